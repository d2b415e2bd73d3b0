"""The rules pages of a game: its chapters and clauses in a language, as plain text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from mizban.core.game.registry import folder
from mizban.core.game.rules import Rules

NUMBER = r"[A-Z]{2}-\d+(?:\.[A-Z]?\d+)*"  # of a chapter or a clause; those of cards may have a letter: AB-17.B16
CHAPTER = re.compile(r"## ([A-Z]{2}-\d+) (.+)")
CLAUSE = re.compile(rf'- <a id="({NUMBER})"></a>\*\*\1\*\* (.+)')
RULING = re.compile(r"\|[ |:-]+\|")  # the line under the head of a table
MARKS = re.compile(r"\[([^]]+)\]\([^)]*\)|\*\*|`")


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rules: its number, its title, and its lines, each with its clause or ""."""

    id: str
    title: str
    lines: tuple[tuple[str, str], ...]


def plain(line: str) -> str:
    """A line without the marks of the page; the cells of a table stand in a row."""
    text = MARKS.sub(lambda mark: mark[1] or "", line).strip()
    return " · ".join(cell.strip() for cell in text.strip("|").split("|")) if text.startswith("|") else text


def read(text: str) -> tuple[Chapter, ...]:
    """The chapters of a page."""
    chapters: list[Chapter] = []
    lines: list[tuple[str, str]] = []
    for line in text.splitlines():
        if head := CHAPTER.fullmatch(line):
            lines = []
            chapters.append(Chapter(head[1], head[2], ()))
        elif clause := CLAUSE.fullmatch(line):
            lines.append((clause[1], plain(clause[2])))
        elif line and not RULING.fullmatch(line):
            lines.append(("", plain(line)))
        if chapters:
            chapters[-1] = Chapter(chapters[-1].id, chapters[-1].title, tuple(lines))
    return tuple(chapters)


@cache
def pages(name: str, lang: str) -> tuple[Chapter, ...]:
    """All chapters of a game's rules; a game may have none."""
    page = files(folder(name)).joinpath("book", f"{lang}.md")
    return read(page.read_text(encoding="utf-8")) if page.is_file() else ()


@cache
def clauses(name: str, lang: str) -> frozenset[str]:
    """The numbers of all chapters and clauses of a game's rules."""
    return frozenset(id for part in pages(name, lang) for id in (part.id, *dict(part.lines)) if id)


def chapters(game: Rules, lang: str) -> tuple[Chapter, ...]:
    """The chapters of the rules of a game."""
    return pages(game.name, lang)


def chapter(game: Rules, id: str, lang: str) -> Chapter | None:
    """One chapter, by its number."""
    return next((part for part in chapters(game, lang) if part.id == id), None)


def clause(game: Rules, id: str, lang: str) -> str:
    """The text of one clause; "" if there is none."""
    found = chapter(game, id.partition(".")[0], lang)
    return dict(found.lines).get(id, "") if found and id else ""
