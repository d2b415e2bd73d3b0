"""What the things of a game are called: in the box, in the Persian rule book, and at our table.

A game says so in a file `names.toml`, and may have none. What stands in its data or its texts is taken from there, so
that a list of names cannot say another word than the table."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from mizban.core.data import FILE as DATA
from mizban.core.data import Flaw, components
from mizban.core.game.registry import folder
from mizban.render.spelling import folded, same, singular, spans
from mizban.render.texts import LANGS, Texts, of_game

FILE = "names.toml"
TABLE_LANG = "fa"  # of the third column: the first is English


class Name(NamedTuple):
    """A thing of a game."""

    id: str
    """Its address on a page; the same as long as its row stands."""
    box: str
    book: tuple[str, ...]
    """The rule book's words, the usual one first; none where it has none."""
    table: tuple[str, ...]
    """Our words; the first is that on the table."""
    reasons: dict[str, str]
    """Why ours is another one, by language."""
    alike: bool = False
    """Whether the rule book has our word in a longer form."""

    @property
    def words(self) -> tuple[str, ...]:
        """All its names."""
        return (self.box, *self.book, *self.table)

    @property
    def differs(self) -> bool:
        """Whether the rule book has another word than we have; spelling does not count."""
        return bool(self.book) and not self.alike and not any(same(word, self.table[0]) for word in self.book)

    def found(self, query: str) -> bool:
        """Whether it is called so; with nothing to look for, it is."""
        return not folded(query) or any(spans(query, word) for word in self.words)

    def called(self, query: str) -> bool:
        """Whether this is the whole of one of its names."""
        return any(same(word, query) for word in self.words)

    def word(self, lang: str) -> str:
        """What the rules of a language call it."""
        return self.box if lang == LANGS[0] else self.table[0]


class Group(NamedTuple):
    """Things of one kind."""

    titles: dict[str, str]
    reasons: dict[str, str]
    names: tuple[Name, ...]


def read(name: str, tables: dict[str, Any]) -> tuple[Group, ...]:
    """The names of a game from the tables of its file."""
    package = folder(name)
    data, texts = components(package), {lang: of_game(name, lang) for lang in LANGS}
    groups = []
    for table in tables.get("group", []):
        titles = in_languages(table, "name")
        where = f"{FILE}: the group {titles.get('en', '')!r}"
        if set(titles) != set(LANGS) or not all(titles.values()) or not table.get("names"):
            raise Flaw(f"{where} lacks a name or has no names")
        names = tuple(named(row, data, texts, where) for row in table["names"])
        groups.append(Group(titles, in_languages(table, "why"), names))
    return tuple(groups)


def in_languages(row: dict[str, Any], key: str) -> dict[str, str]:
    """What a row says in each language, of those in which it says it."""
    keys = {lang: key if lang == LANGS[0] else f"{key}_{lang}" for lang in LANGS}
    return {lang: str(row[key]) for lang, key in keys.items() if key in row}


def named(row: dict[str, Any], data: dict[str, Any], texts: dict[str, Texts], where: str) -> Name:
    """A row of a group."""
    box, *table = called(row, data, texts, where)
    book = tuple(str(word) for word in row.get("book", ()))
    if not all(word.strip() for word in (box, *book, *table)):
        raise Flaw(f"{where} has an empty name: {row}")
    key = str(row.get("of") or row.get("text") or row["name"])
    id = "".join(sign if sign.isalnum() else "-" for sign in key)
    return Name(f"n-{id}", box, book, tuple(table), in_languages(row, "why"), row.get("alike", False))


def called(row: dict[str, Any], data: dict[str, Any], texts: dict[str, Texts], where: str) -> list[str]:
    """The English name of a thing, and our words for it: from the data, from the texts, or as they stand here."""
    if "text" in row:
        id = row["text"]
        if not all(text.has(id) for text in texts.values()):
            raise Flaw(f"{where} names a text that is not there: {id}")
        return [texts[lang].say(id) for lang in (LANGS[0], TABLE_LANG)]
    path, _, place = str(row.get("of", "")).partition(":")
    id, _, attribute = place.partition(".")
    source, key = of_data(path, id, data) if "of" in row else row, attribute or "name"
    if key not in source or f"{key}_{TABLE_LANG}" not in source:
        raise Flaw(f"{where} names what {DATA} does not have: {row}" if "of" in row else f"{where} lacks a name: {row}")
    keys = (key, f"{key}_{TABLE_LANG}", f"known_{TABLE_LANG}")
    return [str(source[key]) for key in keys if key in source]


def of_data(path: str, id: str, data: dict[str, Any]) -> dict[str, Any]:
    """The row of this id in a table of the data; an empty one if there is none."""
    table: Any = data
    for part in path.split("."):
        table = table.get(part, {}) if isinstance(table, dict) else {}
    rows = table if isinstance(table, list) else [table]
    return next((row for row in rows if row.get("id", "") == id), {})


@cache
def names(name: str) -> tuple[Group, ...]:
    """The names of a game, by kind; none if it has no file of them."""
    path = files(folder(name)).joinpath(FILE)
    if not path.is_file():
        return ()
    try:
        return read(name, tomllib.loads(path.read_text(encoding="utf-8")))
    except tomllib.TOMLDecodeError as error:
        raise Flaw(f"{FILE}: {error}") from error


def all_names(name: str) -> list[Name]:
    """The names of a game in a row."""
    return [named for group in names(name) for named in group.names]


def sought(query: str, among: list[Name]) -> str:
    """What is looked for among these names: what is typed or, where nothing is called so, the same without the endings
    of the plural; "" if there is nothing to compare."""
    one = singular(query)
    if one and not any(name.found(query) for name in among) and any(name.found(one) for name in among):
        return one
    return query if folded(query) else ""
