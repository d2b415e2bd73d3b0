"""Reads Fluent files, as far as our texts use the format: figures, other messages, letters in quotes, and a choice by a
figure. The tests compare every text with what Fluent's own reader makes of it.

It is our own because Fluent's brings six packages, and who wants the rules only should not have to install them.
"""

from __future__ import annotations

import re
from typing import NamedTuple, NoReturn

NAME = r"[a-zA-Z][a-zA-Z0-9_-]*"
ENTRY = re.compile(rf"({NAME}) *= *")
ATTRIBUTE = re.compile(rf"\s*\n +\.({NAME}) *= *")
END = re.compile(r" *(?:\n|$)")
BETWEEN = re.compile(r"(?: *\n|#[^\n]*(?:\n|$))*")  # lines that say nothing
LINE = re.compile(r"[^{}\n]+")
FOLLOWING = re.compile(r"(\n(?: *\n)*)( +(?=[^ \[*.}\n{])| *(?=\{))")  # the text goes on in another line
OPENING = re.compile(r"\{\s*")
CLOSING = re.compile(r"\s*\}")
LETTERS = re.compile(r'"([^"\\\n]*)"')
FIGURE = re.compile(rf"\$({NAME})")
OTHER = re.compile(rf"({NAME})(?:\.({NAME}))?")
ARROW = re.compile(r"\s*->")
VARIANT = re.compile(rf"\s*\n *(\*?)\[\s*([0-9]+|{NAME})\s*\] *")


class Letters(NamedTuple):
    """Letters in quotes, which stay as they are, blanks too."""

    text: str


class Figure(NamedTuple):
    """A figure of that name."""

    name: str


class Other(NamedTuple):
    """What another message says."""

    id: str
    attribute: str


class Choice(NamedTuple):
    """One of several texts, by a figure: by its number, its plural form or its name."""

    name: str
    texts: dict[int | str, Pattern]
    usual: Pattern


Part = str | Letters | Figure | Other | Choice
Pattern = list[Part]
Messages = dict[str, dict[str, Pattern]]  # by the id, then by the attribute; "" is the message itself


def read(source: str) -> Messages:
    """The messages of a file."""
    return Reader(source).messages()


class Reader:
    """A file, and how far it was read."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0

    def take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        """Reads on if this comes next."""
        found = what.match(self.source, self.at)
        self.at = found.end() if found else self.at
        return found

    def need(self, what: re.Pattern[str]) -> re.Match[str]:
        return self.take(what) or self.fail()

    def fail(self) -> NoReturn:
        line = self.source.count("\n", 0, self.at) + 1
        raise ValueError(f"line {line}: cannot read {self.source[self.at : self.at + 40]!r}")

    def messages(self) -> Messages:
        """All messages; of two with the same id the first counts."""
        messages: Messages = {}
        self.take(BETWEEN)
        while self.at < len(self.source):
            id, texts = self.need(ENTRY)[1], {"": self.pattern()}
            while attribute := self.take(ATTRIBUTE):
                texts[attribute[1]] = self.pattern()
            messages.setdefault(id, {name: text for name, text in texts.items() if text})
            self.need(END)
            self.take(BETWEEN)
        return messages

    def pattern(self) -> Pattern:
        """A text, up to the line that is no part of it."""
        parts: list[Part | re.Match[str]] = []
        while True:
            if line := self.take(LINE):
                parts.append(line[0])
            elif following := self.take(FOLLOWING):
                parts.append(following)
            elif self.take(OPENING):
                parts.append(self.placeable())
                self.need(CLOSING)
            else:
                return trimmed(parts)

    def placeable(self) -> Part:
        """What stands in braces."""
        if letters := self.take(LETTERS):
            return Letters(letters[1])
        if figure := self.take(FIGURE):
            return self.choice(figure[1]) if self.take(ARROW) else Figure(figure[1])
        other = self.need(OTHER)
        return Other(other[1], other[2] or "")

    def choice(self, name: str) -> Choice:
        """The texts to choose from, one of which is the usual one."""
        texts: dict[int | str, Pattern] = {}
        usual: Pattern = []
        while variant := self.take(VARIANT):
            text = texts[int(variant[2]) if variant[2].isdigit() else variant[2]] = self.pattern() or self.fail()
            usual = text if variant[1] else usual
        return Choice(name, texts, usual or self.fail())


def trimmed(parts: list[Part | re.Match[str]]) -> Pattern:
    """A text without what all its lines are indented by, and without blanks at its ends."""
    common = min((len(part[2]) for part in parts if isinstance(part, re.Match)), default=0)
    pattern: Pattern = []
    for part in parts:
        text = part[1].replace(" ", "") + part[2][common:] if isinstance(part, re.Match) else part
        if pattern and isinstance(text, str) and isinstance(pattern[-1], str):
            pattern[-1] += text
        else:
            pattern.append(text)
    if pattern and isinstance(pattern[0], str):
        pattern[0] = pattern[0].lstrip("\n")
    if pattern and isinstance(pattern[-1], str):
        pattern[-1] = pattern[-1].rstrip(" \n")
    return [part for part in pattern if part]


# ---------------------------------------------------------------- saying what was read


def plural(number: int, lang: str) -> str:
    """The plural form that a language uses with a number: in Persian none is as one."""
    return "one" if abs(number) == 1 or (number == 0 and lang == "fa") else "other"


def chosen(choice: Choice, value: object, lang: str) -> Pattern:
    """The text for this value of its figure."""
    if not isinstance(value, int):
        return choice.texts.get(str(value), choice.usual)
    for key, text in choice.texts.items():
        if key in (value, plural(value, lang)):
            return text
    return choice.usual
