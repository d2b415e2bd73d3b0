"""The lists of names: complete, true, and found by who has only the Persian rule book, or the box, before them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import mizban
from mizban.core.data import Flaw, components
from mizban.core.game.registry import folder
from mizban.render import names as module
from mizban.render.names import Name, all_names, names, read, sought
from mizban.render.spelling import same, squeezed
from mizban.testing.name_checks import faults_of_names
from mizban.web.book.names import elsewhere
from mizban.web.book.search import SHOWN, search

WORDS: dict[str, dict[str, str]] = tomllib.loads((Path(__file__).parent / "book_words.toml").read_text("utf-8"))
GAMES = sorted(WORDS)
UNNAMED = {  # tables of the data whose rows are no things of play, or parts of one
    "architects": {"option", "ruling", "guildhall_layout"},
    "biblios": {"option", "ruling", "card"},
    "concordia": {"option", "ruling"},
    "kingdom_builder": {"option", "ruling", "layout", "direction", "section", "location_summary", "tile_state"},
    "troyes": {"option", "ruling", "solo_rating", "component", "cathedral_space"},
}
LEAST = 40  # words of each book


def rows(table: Any, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """All rows of the data that have names, each with its table."""
    if isinstance(table, dict):
        if "name_fa" in table and path:
            yield path, table
        for key, part in table.items():
            yield from rows(part, f"{path}.{key}" if path else key)
    elif isinstance(table, list):
        yield from ((path, row) for row in table if isinstance(row, dict) and "name_fa" in row)


def found(game: str, word: str) -> list[str]:
    """What is found first when a word is looked up in the rules, by its name on the box."""
    return [name.box for name in search(mizban.game(game), "fa", word).names[:SHOWN]]


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_of_a_game_is_in_its_list(game: str) -> None:
    listed = {(name.box, name.table[0]) for name in all_names(game)}
    things = {
        (row["name"], row["name_fa"]) for path, row in rows(components(folder(game))) if path not in UNNAMED[game]
    }
    said = {ours for _, ours in listed}
    assert [thing for thing in sorted(things - listed) if thing[1] not in said] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_list_has_words_of_its_table_each_once(game: str) -> None:
    assert faults_of_names(game) == []


@pytest.mark.parametrize("game", GAMES)
def test_who_has_only_the_book_finds_each_of_its_words(game: str) -> None:
    """By the book's words, in the order of a search of the rules: each leads to the row of the thing it means."""
    words = WORDS[game]
    assert len(words) >= LEAST
    assert [(word, box, found(game, word)) for word, box in words.items() if box not in found(game, word)] == []


@pytest.mark.parametrize("game", GAMES)
def test_who_writes_otherwise_finds_the_same(game: str) -> None:
    for word, box in WORDS[game].items():
        for other in (word.replace(" ", "\u200c"), word.replace("ی", "ي").replace("ک", "ك"), word.replace("آ", "ا")):
            assert box in found(game, other), other


@pytest.mark.parametrize("game", GAMES)
def test_a_word_of_the_book_leads_to_clauses_with_ours(game: str) -> None:
    """In both languages: where the book has another word, the clauses are those that have ours."""
    different = [name for name in all_names(game) if name.differs]
    for name in different:
        for lang in ("en", "fa"):
            lines = search(mizban.game(game), lang, name.book[0]).lines
            own = [line for line in search(mizban.game(game), lang, name.word(lang)).lines if line]
            assert not own or lines, (name.box, lang)
    assert len(different) > 7


NEAR = [  # a short word of ours, which is the end or the middle of many others, and how few lines it leads to at most
    ("architects", "fa", "بازداشتگاه", "ارگ", 9),
    ("architects", "fa", "موزه", "موزه", 2),
    ("architects", "fa", "آبی", "آبی", 2),
    ("architects", "en", "قرمز", "Red", 5),
    ("concordia", "fa", "رم", "رم", 14),
]


@pytest.mark.parametrize(("game", "lang", "word", "ours", "most"), NEAR)
def test_a_word_is_not_found_inside_another(game: str, lang: str, word: str, ours: str, most: int) -> None:
    found = search(mizban.game(game), lang, word).lines
    assert 0 < len(found) <= most
    parted = [squeezed(part) for line in found for part in re.split(r"[\W_]+", line.text)]
    assert sum(part.startswith(squeezed(ours)) for part in parted) >= len(found)


@pytest.mark.parametrize("word", ["شبه نظامیان", "شبه\u200cنظامیان", "شبهنظامیان", "نظامیان"])
def test_a_half_space_parts_words_and_joins_them(word: str) -> None:
    found = search(mizban.game("troyes"), "fa", word)
    assert [name.box for name in found.names] == ["Militia"]
    assert "TR-17.6" in [line.id for line in found.lines]


def test_only_what_has_no_row_is_looked_up_without_the_plural() -> None:
    names_of = all_names("troyes")
    assert sought("شوالیه ها", names_of) == "شوالیه"
    assert sought("شوالیه ها", all_names("kingdom_builder")) == "شوالیه ها"
    assert sought("قطارها", names_of) == "قطارها"
    for nothing in ("", " ", "«»", "\u200c"):
        assert sought(nothing, names_of) == ""
        assert search(mizban.game("troyes"), "fa", nothing) == ([], [], "")
        assert all(name.found(nothing) for name in names_of)
    one, several = (search(mizban.game("architects"), "fa", word) for word in ("خیانتکار", "خیانتکارها"))
    assert one == several
    assert elsewhere(mizban.registered_games(), mizban.game("troyes"), "کولونیست ها")[0][0].name == "concordia"


@pytest.mark.parametrize("game", GAMES)
def test_without_its_rows_a_list_finds_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A list that loses a row loses the words that only its row has."""
    other = {name.box for name in all_names(game) if name.differs}
    words = [word for word, box in WORDS[game].items() if box in other]
    kept = tuple(group._replace(names=tuple(name for name in group.names if not name.differs)) for group in names(game))
    monkeypatch.setattr(module, "names", lambda name: kept)
    assert [word for word in words if WORDS[game][word] in found(game, word)] == []
    assert len(words) > 5


@pytest.mark.parametrize("game", GAMES)
def test_names_and_numbers_of_the_table_are_found(game: str) -> None:
    for name in all_names(game):
        assert name.box in [other.box for other in search(mizban.game(game), "fa", name.table[0]).names], name
        assert name in search(mizban.game(game), "en", name.box).names


def test_a_number_is_found_in_the_digits_of_any_language() -> None:
    for query in ("TR-17.18", "tr-۱۷.۱۸", "tr-\u0661\u0667.\u0661\u0668"):
        assert "TR-17.18" in [line.id for line in search(mizban.game("troyes"), "fa", query).lines]


def test_the_known_names_of_cities_are_beside_the_latin_ones() -> None:
    """CO-2.2 People know them from history; they are not on the board."""
    known = {name.box: name.table[1] for name in all_names("concordia") if len(name.table) > 1}
    assert known == {
        "Aegyptus": "مصر",
        "Carthago": "کارتاژ",
        "Athenae": "آتن",
        "Bycantium": "بیزانس",
        "Antiochia": "انطاکیه",
        "Genua": "جنوا",
    }


def test_other_games_are_searched_too() -> None:
    games = mizban.registered_games()
    assert [(game.name, n) for game, n in elsewhere(games, mizban.game("troyes"), "کولونیست")] == [("concordia", 1)]
    assert elsewhere(games, mizban.game("troyes"), "قطار") == []


def test_only_another_word_is_a_difference() -> None:
    for game in GAMES:
        for name in all_names(game):
            other = not any(same(word, name.table[0]) for word in name.book)
            assert name.differs == (bool(name.book) and not name.alike and other), name
            longer = any(squeezed(name.table[0]) in squeezed(word) for word in name.book)
            assert not name.alike or (other and longer), f"{name.box} is not alike in the book"
    spelt = Name("n-x", "Game board", ("صفحه ی بازی",), ("صفحهٔ بازی",), {})
    assert not spelt.differs
    assert not spelt._replace(book=()).differs
    assert spelt._replace(book=("تخته",)).differs
    assert not spelt._replace(book=("صفحهٔ اصلی بازی",), alike=True).differs


GROUP = {"name": "Places", "name_fa": "جاها"}
SPOILT = [
    (
        {"group": [{**GROUP, "names": [{"of": "location:nowhere", "book": []}]}]},
        "names what components.toml does not have",
    ),
    (
        {"group": [{**GROUP, "names": [{"of": "nothing.here:x", "book": []}]}]},
        "names what components.toml does not have",
    ),
    ({"group": [{**GROUP, "names": [{"text": "nowhere", "book": []}]}]}, "names a text that is not there: nowhere"),
    ({"group": [{**GROUP, "names": [{"name": "row", "book": []}]}]}, "lacks a name"),
    ({"group": [{**GROUP, "names": [{"name": "row", "name_fa": " ", "book": []}]}]}, "has an empty name"),
    ({"group": [{**GROUP, "names": [{"name": "row", "name_fa": "ردیف", "book": [""]}]}]}, "has an empty name"),
    ({"group": [{"name": "Places", "names": [{"name": "row", "name_fa": "ردیف"}]}]}, "'Places' lacks a name"),
    ({"group": [GROUP]}, "'Places' lacks a name or has no names"),
]


@pytest.mark.parametrize(("tables", "why"), SPOILT, ids=[why for _, why in SPOILT])
def test_a_list_that_is_wrong_says_where(tables: dict[str, Any], why: str) -> None:
    with pytest.raises(Flaw, match=r"names\.toml: the group") as caught:
        read("architects", tables)
    assert why in str(caught.value)


def test_the_kit_finds_words_that_nothing_says_and_rows_that_come_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    strange = {"name": "train", "name_fa": "قطار", "book": []}
    place = {"of": "location:forest", "book": ["جنگل"]}
    groups = read("architects", {"group": [{**GROUP, "names": [strange, place, place]}]})
    monkeypatch.setattr("mizban.testing.name_checks.names", lambda name: groups)
    monkeypatch.setattr("mizban.testing.name_checks.all_names", lambda name: list(groups[0].names))
    faults = faults_of_names.__wrapped__("architects")
    assert faults[0] == "names.toml: no text and no page of the game says قطار (train)"
    assert faults[1].endswith("more than once in a group")
    assert faults[2] == "names.toml: several names have the address n-location-forest"
