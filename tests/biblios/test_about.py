"""What the things of Biblios are, where the news point, and their small drawings."""

from __future__ import annotations

import re

import pytest

from biblios.table import BOB, JAMES, STEVE, ask, random_game, say, table
from mizban.games.biblios import GAME
from mizban.games.biblios.rules.auctions import Pay
from mizban.games.biblios.rules.cards import CATEGORIES, KINDS
from mizban.games.biblios.rules.gifts import Gift
from mizban.games.biblios.rules.state import REFUSE
from mizban.render.digits import digits
from mizban.render.texts import CLAUSE, LANGS


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_and_die_is_explained_by_its_name_and_clauses(lang: str) -> None:
    dice = [f"{way}:{id}" for way in ("die", "up", "down") for id in CATEGORIES]
    for ref in [f"card:{kind}" for kind in KINDS] + dice:
        text = GAME.about(ref, lang)
        assert CLAUSE.search(text)
        assert "{" not in text
    names = {GAME.about(f"card:{kind}", lang) for kind in KINDS}
    assert len(names) == len(KINDS)


def test_what_a_church_card_does_is_said() -> None:
    assert "raise two different dice" in GAME.about("card:church_plus_two", "en")
    assert "lower one die" in GAME.about("card:church_minus_one", "en")
    assert "raise or lower one die" in GAME.about("card:church_either_one", "en")


@pytest.mark.parametrize("lang", LANGS)
def test_a_place_that_cannot_be_chosen_says_whose_it_is_and_why(lang: str) -> None:
    names = ["Bob", "James", "Steve"]
    s = ask(table(deck=["gold_3_01", "monks_a", "monks_b", "monks_c"]), Gift(BOB))

    def found(viewer: int, place: str) -> str:
        return GAME.explained(GAME.view(s, viewer), f"place:{place}", lang, names)

    for place in ("keep", "public", "auction"):
        assert found(BOB, place) == GAME.about(f"place:{place}", lang), "what the answer does"
        for other in (JAMES, STEVE, 3):
            assert "BI-4.3" in found(other, place)
    say(s, "0 place:keep", "0 place:public", "0 place:public")
    assert s.asked == JAMES
    for viewer in (BOB, JAMES, 3):
        assert all("BI-4.3" in found(viewer, place) for place in ("keep", "public", "auction"))
    assert "Bob" in found(JAMES, "keep")
    assert "Bob" not in found(BOB, "keep")


@pytest.mark.parametrize(("penalty", "clause", "cards"), [("standard", "BI-8.1", 2), ("medieval_bluff", "BI-8.11", 1)])
@pytest.mark.parametrize("lang", LANGS)
def test_refusing_is_explained_by_the_penalty_that_is_played(penalty: str, clause: str, cards: int, lang: str) -> None:
    """BI-7.9, BI-8.1, BI-8.6, BI-8.11, BI-8.12"""
    hands = {BOB: ["monks_a", "monks_b", "gold_1_01"], JAMES: ["monks_c"], STEVE: []}
    s = ask(table(hands=hands, block="monks_i", options={"penalty": penalty}), Pay(BOB))
    v = GAME.view(s, BOB)
    assert set(CLAUSE.findall(GAME.help(REFUSE, lang, v))) == {"BI-7.9", clause, "BI-8.6"}
    assert digits(cards, lang) in GAME.remark(v, REFUSE, lang)
    assert ("BI-8.12" in GAME.explained(v, "discards:closed", lang)) == (penalty == "medieval_bluff")


def test_a_penalty_cannot_cost_more_cards_than_there_are() -> None:
    """BI-8.2, BI-8.13"""
    for hand, words in ((["monks_a"], "you lose 1 card "), ([], "you have no card to lose")):
        s = ask(table(hands={BOB: hand}, block="monks_i"), Pay(BOB))
        assert GAME.remark(GAME.view(s, BOB), REFUSE, "en").startswith(words)


STRANGE = ["", ":", "card:", "card:x", "die:x", "seat:9", "seat:²", "deck:x", "bid:x", "x" * 1000, "about:card"]


@pytest.mark.parametrize("ref", STRANGE)
def test_what_is_no_thing_is_not_explained(ref: str) -> None:
    for lang in LANGS:
        assert GAME.about(ref, lang) == ""
        GAME.token(ref, lang)


def test_news_point_at_things_that_are_explained_and_drawn() -> None:
    met = set()
    for s in random_game(3, 3):
        for news in s.news or []:
            for ref in GAME.refs(news):
                met.add(ref.partition(":")[0])
                assert GAME.about(ref, "en")
                assert GAME.token(ref, "fa").startswith("<svg")
        s.news = []
    assert met == {"card", "die", "seat"}


def test_small_drawings_need_nothing_else() -> None:
    refs = {ref for o in GAME.words.all for ref in o.ref.split()} | {"card:hidden", "seat:2", "price:gold", "deck:draw"}
    for ref in refs:
        text = GAME.token(ref, "fa")
        assert "<use" not in text
        assert not re.search("url|style", text)
    assert all(GAME.token(f"card:{kind}", "en") for kind in KINDS)
    assert "۴" in GAME.token("bid:4", "fa")
