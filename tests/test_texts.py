"""Fluent files: the same messages, attributes and arguments in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import mizban
from mizban.core.game.book import NUMBER
from mizban.render.texts import LANGS, of_game

ROOT = Path(mizban.__file__).parent
ENGLISH = sorted(path for path in ROOT.rglob("*.ftl") if re.fullmatch(r"(\w+-)?en", path.stem))
PERSIAN = sorted(path for path in ROOT.rglob("*") if re.fullmatch(r"(\w+-)?fa\.(ftl|md)", path.name))

# code, anchors, links, clause ids, arguments, message ids, variants, options of commands, words of a game
NOT_SHOWN = (
    r"`[^`]*`|<a [^>]*>|\]\([^)]*\)|[A-Z]{2}-\d+(\.[A-Z]?\d+)*|\{[^{}]*\}|^\S+ =|\[\w+\](\(#[^)]*\))?|--\S+|\w+:\w+"
)

# one word for one thing: what we do not write, and what we write
WORDS = {
    "کارساز": "سرور",
    "تماشاچی": "تماشاگر",
    "فایل": "پرونده",
    "پایانه": "ترمینال",
    "این‌جا": "اینجا",
    "آن‌جا": "آنجا",
    "کتابچه": "دفترچه",
}
ON_PAGES = {"توکن": "کلید"}  # a game may have tokens of its own


class Variables(Visitor):
    """Collects the arguments of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The arguments of each message and attribute of a file."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value, **{f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}}
            for name, pattern in parts.items():
                variables = Variables()
                variables.visit(pattern)
                assert name not in found, f"{path}: {name} stands twice"
                found[name] = variables.found
    return found


def test_there_are_texts() -> None:
    assert len(ENGLISH) >= 4
    assert {path.name for path in PERSIAN} >= {"fa.ftl", "table-fa.ftl", "fa.md"}


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_language_says_the_same_with_the_same_arguments(path: Path) -> None:
    for lang in LANGS[1:]:
        assert messages(path.with_stem(path.stem.removesuffix("en") + lang)) == messages(path)


def said(path: Path) -> dict[str, str]:
    """The messages of a file with their attributes, as they are written."""
    found: dict[str, str] = {}
    id = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if match := re.match(r"(\w[\w-]*) =|    \.([\w-]+) =", line):
            id = match[1] or f"{id.partition('.')[0]}.{match[2]}"
        if id and not line.startswith("#"):
            found[id] = found.get(id, "") + line.partition(" =")[2] + line * (" =" not in line)
    return found


COUNTED = re.compile(r"\{ \$(\w+) \} (?!is|was|has)[a-z]+s\b")
NEVER_ONE = {  # a count that is never one, or that comes as a text; and what only looks like a count
    *("name-long", "password-short", "password-long", "too-many-tables", "many-browsers", "players", "minutes"),
    *(
        "crowded",
        "crowded-near",
        "bad-time",
        "clock-minutes",
        "simulate-speed",
        "games-facts",
        "option-seats",
        "bad-seats",
        "bad-name",
        "figures-list",
    ),
}
DOERS = ("name", "bot", "seat", "peer", "path", "other", "line")  # figures that are somebody or something


@pytest.mark.parametrize("path", [path for path in ENGLISH if "games" not in path.parts], ids=lambda path: path.stem)
def test_one_of_a_thing_is_not_called_many(path: Path) -> None:
    for id, text in said(path).items():
        plain = re.sub(r"\*?\[\w+\] [^\[\]]*?(?=\*\[|\[|    \}|^\}|$)", "", text)
        wrong = [found[0] for found in COUNTED.finditer(plain) if found[1] not in DOERS]
        assert not wrong or id.partition(".")[0] in NEVER_ONE, (id, wrong)


@pytest.mark.parametrize(
    ("game", "id", "text"),
    [("concordia", "picture-collect", "Take 1 coin"), ("troyes", "table-royal", "Le Roy: 1 point")],
)
def test_one_of_a_thing_in_a_game_is_not_called_many_either(game: str, id: str, text: str) -> None:
    assert of_game(game, "en").say(id, {"n": 1}) == text
    assert of_game(game, "en").say(id, {"n": 2}) == f"{text.replace('1', '2')}s"


@pytest.mark.parametrize("path", [path for path in ENGLISH if "games" not in path.parts], ids=lambda path: path.stem)
def test_the_record_of_a_game_and_a_file_are_two_words(path: Path) -> None:
    persian = said(path.with_stem(path.stem.removesuffix("en") + "fa"))
    for id, text in said(path).items():
        assert not re.search(r"\brecords?\b", text, re.IGNORECASE) or "سابقه" in persian[id], id
        assert "پرونده" not in persian[id] or re.search(r"\bfile\b", text), id


@pytest.mark.parametrize("path", PERSIAN, ids=lambda path: str(path.relative_to(ROOT)))
def test_persian_is_written_in_one_style(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search("[يك]", text), "Arabic letters"
    assert "ه‌ی " not in text, "the ezafe is written هٔ"
    shown = re.sub(NOT_SHOWN, "", text, flags=re.MULTILINE)
    lines = [line for line in shown.splitlines() if re.search("[0-9]", line) and not line.startswith("#")]
    assert not lines, f"Latin digits: {lines[:3]}"
    assert not re.search("[\u0600-\u06ff][,;?]", shown), "Latin punctuation after a Persian word"
    assert not re.search(rf"{NUMBER}[^\s,]*, ", text), "a Latin comma after the number of a clause"
    for word, ours in (WORDS | ({} if "games" in path.parts else ON_PAGES)).items():
        assert not re.search(rf"\b{word}", shown), f"we write {ours}, not {word}"
