"""The search of a game's rules, for who has no script: words, numbers of clauses and every name. `search.js` finds the
same while one types."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from mizban.core.game.book import pages
from mizban.render.games import Game
from mizban.render.names import Name, all_names, sought
from mizban.render.spelling import Spelt, folded, letters, spelt

SHOWN = 6  # names above the clauses; all of them are on the page of names


class Line(NamedTuple):
    """A line of the rules: where it stands, its text, and how it is compared."""

    id: str
    text: str
    said: Spelt


class Found(NamedTuple):
    """What a search of the rules finds."""

    names: list[Name]
    lines: list[Line]
    sought: str
    """What was looked for; "" if there was nothing to look for."""


@cache
def lines(game: str, lang: str) -> list[Line]:
    """All lines of the rules; one without a number stands in its chapter."""
    parts = [(id or chapter.id, text) for chapter in pages(game, lang) for id, text in chapter.lines]
    return [Line(id, text, spelt(letters(f"{id} {text}"))) for id, text in parts]


def having(words: list[str], among: list[Line]) -> list[Line]:
    """The lines that have all these words, or longer ones that begin so."""
    return [line for line in among if words and all(line.said.starts(word) for word in words)]


def search(game: Game, lang: str, query: str) -> Found:
    """The lines with the words that are looked for, and those with our word for a thing that the box or the rule book
    calls just so. Where there are none, our words count for all things that are called so in part."""
    query = sought(query, all_names(game.name))
    book, names = lines(game.name, lang), [name for name in all_names(game.name) if query and name.found(query)]
    exact = [name for name in names if name.called(query)]
    found = having(folded(query).split(), book) + lines_about(exact, lang, book)
    found = found or lines_about(names, lang, book)
    return Found(sorted(names, key=lambda name: name not in exact), [line for line in book if line in found], query)


def lines_about(names: list[Name], lang: str, among: list[Line]) -> list[Line]:
    """The lines that have our word for one of these things."""
    return [line for name in names for line in having(folded(name.word(lang)).split(), among)]
