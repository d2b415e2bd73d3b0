"""Names on cards: in every game, in either language of the pages, in Persian, in English or in both."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

from mizban.games.architects.rules.cards import DATA as ARCHITECTS
from mizban.games.biblios.rules.cards import DATA as BIBLIOS
from mizban.games.concordia.rules.cards import DATA as CONCORDIA
from mizban.games.kingdom_builder.rules.cards import DATA as KINGDOM
from mizban.games.troyes.rules.cards import DATA as TROYES
from mizban.render.games import game
from mizban.render.texts import LANGS, RIGHT_TO_LEFT, foreign
from mizban.render.tongue import BOTH, OTHER, OWN, TONGUES, first, named, second, spoken, tongue

SVG = "{http://www.w3.org/2000/svg}"
Row = dict[str, Any]


def stalls(s: Any) -> list[Row]:
    """The apprentices that may be hired."""
    shown = [post["card"] for row in game("architects").view(s, 0)["display"] for post in row]
    return [row for row in ARCHITECTS["apprentice"] if row["id"] in shown]


def offered(s: Any) -> list[Row]:
    """The personalities that are for sale."""
    kinds = {row["id"]: row["kind"] for row in CONCORDIA["cards"]["market"]}
    shown = [kinds[offer["card"]] for offer in game("concordia").view(s, 0)["display"]]
    return [row for row in CONCORDIA["personality"] if row["id"] in shown]


NAMED: dict[str, Callable[[Any], list[Row]]] = {
    "architects": stalls,
    "biblios": lambda s: BIBLIOS["category"],
    "concordia": offered,
    "kingdom_builder": lambda s: [row for row in KINGDOM["kingdom_builder_card"] if row["id"] in view(s)["cards"]],
    "troyes": lambda s: TROYES["building"][:3],
}


def view(s: Any) -> Any:
    return game("kingdom_builder").view(s, 0)


def written(name: str, s: Any, tongue: str, form: str = "wide") -> list[tuple[str, str]]:
    """All texts of a picture, with the language that is said of them."""
    root = ElementTree.fromstring(game(name).svg(s, 0, tongue, form=form))
    return [(text.text or "", text.get("lang", "")) for text in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("names", ["fa", "en", BOTH])
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", NAMED)
def test_cards_are_named_as_somebody_wants(name: str, lang: str, names: str) -> None:
    """A name in another language than the page says which; where there are both, the page's own comes first."""
    s = game(name).new(2, 7)
    found = written(name, s, tongue(lang, names))
    rows, other = NAMED[name](s), OTHER[lang]
    assert len(rows) > 2
    for row in rows:
        own, foreign_one = ((named(row, lang), ""), (named(row, other), other))
        assert (own in found) == (names in (lang, BOTH)), own
        assert (foreign_one in found) == (names in (other, BOTH)), foreign_one
        if names == BOTH:
            assert found.index(own) < found.index(foreign_one)


@pytest.mark.parametrize("form", ["wide", "tall"])
@pytest.mark.parametrize("each", TONGUES)
@pytest.mark.parametrize("name", NAMED)
def test_only_names_are_in_another_language(name: str, each: str, form: str) -> None:
    """Digits and sentences stay those of the page; whatever runs against it says which language it is in."""
    lang = spoken(each)
    found = written(name, game(name).new(2, 7), each, form)
    assert each == lang or any(said for _, said in found) or form == "tall"
    for text, said in found:
        assert said in ("", OTHER[lang])
        assert not said or foreign(text, lang)
        assert lang not in RIGHT_TO_LEFT or not any(letter in "0123456789" for letter in text), text


@pytest.mark.parametrize("name", NAMED)
def test_a_picture_in_one_language_is_as_ever(name: str) -> None:
    for lang in LANGS:
        assert tongue(lang, OWN) == tongue(lang, lang) == lang
        assert all(said == "" for _, said in written(name, game(name).new(2, 7), lang))


SAID = {  # what is asked about, and how its explanation begins in Persian with names in either language, and in both
    "architects": ("location:mines", "معادن", "\u2068Mines\u2069", "\u2068معادن (\u2068Mines\u2069)\u2069"),
    "biblios": ("die:monks", "تاس راهبان", "تاس \u2068Monks\u2069", "تاس \u2068راهبان (\u2068Monks\u2069)\u2069"),
    "concordia": ("province:gallia", "گالیا", "\u2068Gallia\u2069", "\u2068گالیا (\u2068Gallia\u2069)\u2069"),
    "kingdom_builder": ("tile:farm", "مزرعه", "\u2068Farm\u2069", "\u2068مزرعه (\u2068Farm\u2069)\u2069"),
    "troyes": ("building:palace", "کاخ", "\u2068Palace\u2069", "\u2068کاخ (\u2068Palace\u2069)\u2069"),
}


@pytest.mark.parametrize("name", SAID)
def test_explanations_give_the_second_name(name: str) -> None:
    """There is always room for it there, whatever fits on a card."""
    ref, *said = SAID[name]
    for names, begin in zip(("fa", "en", BOTH), said, strict=True):
        assert game(name).about(ref, tongue("fa", names)).startswith(begin)


def test_questions_answers_and_news_follow_and_have_one_name() -> None:
    kingdom = game("kingdom_builder")
    s = kingdom.new(2, 7)
    own, english, both = (kingdom.prompt(s, tongue("fa", names)) for names in ("fa", "en", BOTH))
    assert own == both
    assert not foreign(own, "fa")
    assert foreign(english, "fa")
    assert "اقامتگاه" in english
    news = (3, "takes-tile seat tile", (0, 0))
    assert "\u2068Oracle\u2069" in kingdom.tell(news, 1, "fa-en")
    assert "Oracle" not in kingdom.tell(news, 1, "fa+en")
    use = kingdom.words.named["use:oracle"]
    assert kingdom.texts("en-fa").option(use) == "use the \u2068معبد\u2069"


@pytest.mark.parametrize("lang", LANGS)
def test_the_log_gives_a_second_name_once(lang: str) -> None:
    """In brackets, at the first mention; each viewer has met what they have read of."""
    both, met = game("kingdom_builder").explaining(tongue(lang, BOTH)), set[str]()
    first_line = both.news((1, "takes-tile seat tile", (0, 0)), 0, met)
    assert {"en": "Oracle (\u2068معبد\u2069)", "fa": "معبد (\u2068Oracle\u2069)"}[lang] in first_line
    assert both.news((2, "takes-tile seat tile", (0, 1)), 0, met) == "", "it is for somebody else"
    for line in ((1, "loses-tile seat tile", (0, 0)), (1, "uses seat tile", (0, 0))):
        assert both.news(line, 0, met) == game("kingdom_builder").tell(line, 0, lang)
    again = both.news((1, "uses seat tile", (0, 1)), 0, met)
    assert {"en": "Farm (", "fa": "مزرعه ("}[lang] in again


def test_what_is_not_named_anew_is_given_a_language_only() -> None:
    """A game of another package need know nothing of this."""
    for each in TONGUES:
        assert replace(game("troyes"), bilingual=False).understood(each) == spoken(each)
        assert game("troyes").understood(each) == each


def test_a_tongue_is_a_language_with_that_of_the_names() -> None:
    assert TONGUES == ("en", "en-fa", "en+fa", "fa-en", "fa", "fa+en")
    assert [spoken(each) for each in TONGUES] == ["en", "en", "en", "fa", "fa", "fa"]
    assert [first(each) for each in TONGUES] == ["en", "en-fa", "en", "fa-en", "fa", "fa"]
    assert [second(each) for each in TONGUES] == ["", "", "en-fa", "", "", "fa-en"]
    row = {"name": "Gold 2", "name_fa": "طلای ۲"}
    assert [named(row, each) for each in ("en", "en-fa", "fa-en", "fa")] == ["Gold 2", "طلای ۲", "Gold ۲", "طلای ۲"]
    assert named({"name": "Roma", "name_fa": "Roma"}, "fa+en") == "Roma"
