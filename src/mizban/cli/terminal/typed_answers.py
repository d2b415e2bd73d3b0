"""What can be typed for an answer: a number, a word, its text, or a short form of an amount."""

from __future__ import annotations

import re
from typing import Any

from mizban.core.problem import Problem
from mizban.core.words import Option
from mizban.render.digits import digits
from mizban.render.games import Game

AMOUNT = re.compile(r"([a-z-]+):(\d+)")  # a word that names a number: bid:4
SHORT = re.compile(r"([a-z-]+)[ :]?(\d+)")  # the same as people type it: b4, bid 4
PLACES = 9  # of a number: nobody means a longer one


def latin(text: str) -> str:
    """A text with its digits, of whatever script, as Latin ones."""
    return "".join(str(int(c)) if c.isdecimal() else c for c in text)


class Answers:
    """The answers to the open question, by number: 0 says no, an amount is its own number, the rest count from 1."""

    def __init__(self, game: Game, s: Any, lang: str) -> None:
        self.game = game
        self.s = s
        self.lang = lang
        noes = [option for option in s.legal if ":" not in option.word]
        rest = [option for option in s.legal if len(noes) != 1 or option not in noes]
        amounts = [AMOUNT.fullmatch(option.word) for option in rest]
        self.verb = amounts[0][1] if amounts and amounts[0] else ""  # what the amounts are said of: bid
        named = [int(amount[2]) for amount in amounts if amount and amount[1] == self.verb]
        self.amounts = named if len(named) == len(rest) and 0 not in named else []
        numbers = dict(zip(rest, self.amounts or range(1, len(rest) + 1), strict=True))
        self.numbered: dict[int, Option] = {numbers.get(option, 0): option for option in s.legal}

    def word(self, line: str) -> str:
        """The word that was meant, legal or not; a Problem when there is none."""
        line = latin(line)
        if line.isascii() and line.isdigit():
            return self.at(int(line[:PLACES]))
        if line.lower() in self.game.words.named:
            return line.lower()
        for option in self.s.legal:
            if digits(line, self.lang).lower() == self.game.say(self.s, option, self.lang).lower():
                return str(option.word)
        short = SHORT.fullmatch(line.lower())
        if short and self.amounts and self.verb.startswith(short[1]):
            return self.at(int(short[2][:PLACES]))
        raise Problem("play-unclear", typed=line[:40])

    def at(self, number: int) -> str:
        """The word with a number; where amounts are asked for, also one that cannot be chosen now."""
        if number in self.numbered:
            return self.numbered[number].word
        word = f"{self.verb}:{number}"
        if self.amounts and word in self.game.words.named:
            return word
        raise Problem("play-no-number", number=digits(number, self.lang))
