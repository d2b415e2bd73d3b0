"""AW-5 The King's Storehouse."""

from __future__ import annotations

import pytest

from architects.table import A, held, legal, look, question, say, table, turn, why
from mizban.games.architects import GAME

BASIC = {A: {"clay": 2, "wood": 3, "stone": 3}}
PAIRS = ["clay-clay", "clay-wood", "clay-stone", "wood-wood", "wood-stone", "stone-stone"]
TRIOS = ["wood-wood-wood", "wood-wood-stone", "wood-stone-stone", "stone-stone-stone"]


def test_one_trade_for_each_worker() -> None:
    """AW-5.1, AW-5.5, AW-26.4"""
    s = table(2, goods={A: {"wood": 9}}, workers={A: {"kings_storehouse": 2}})
    turn(s, "place:storehouse", "donate:wood-wood", "donate:wood-wood", "carve:wood-wood-wood")
    assert (held(s), s.virtue[A]) == ({"wood": 2, "marble": 1}, 9)
    assert question(s) == "1 Turn"


def test_every_mix_is_a_way_to_pay() -> None:
    """AW-5.2, AW-5.3, AW-26.4"""
    s = turn(table(2, goods=BASIC), "place:storehouse")
    assert legal(s, "donate") == PAIRS
    assert legal(s, "carve") == TRIOS
    s = turn(table(2, goods={A: {"clay": 1, "wood": 1}}), "place:storehouse")
    assert legal(s) == ["donate:clay-wood", "stop-trading"]
    assert why(s, "carve:wood-wood-stone") == "no-goods AW-5.2"
    assert GAME.why(s, "carve:wood-wood-stone", "en") == "You lack 1 wood and 1 stone. (AW-5.2)"


@pytest.mark.parametrize("way", PAIRS)
def test_two_goods_for_virtue(way: str) -> None:
    """AW-5.2"""
    s = turn(table(2, goods=BASIC), "place:storehouse", f"donate:{way}")
    left = {good: n - way.split("-").count(good) for good, n in BASIC[A].items()}
    assert held(s) == {good: n for good, n in left.items() if n}
    assert s.virtue[A] == 8


@pytest.mark.parametrize("way", TRIOS)
def test_three_goods_for_marble(way: str) -> None:
    """AW-5.3"""
    s = turn(table(2, goods=BASIC), "place:storehouse", f"carve:{way}")
    left = {good: n - way.split("-").count(good) for good, n in BASIC[A].items()}
    assert held(s) == {**{good: n for good, n in left.items() if n}, "marble": 1}


def test_apprentices_add_trades() -> None:
    """AW-5.4, AW-5.5"""
    s = table(2, goods={A: {"silver": 4}}, hired={A: ["merchant_gold"]}, workers={A: {"kings_storehouse": 1}})
    turn(s, "place:storehouse")
    assert legal(s) == ["trade:merchant_gold", "stop-trading"]
    assert why(s, "trade:patron_silver") == "not-hired AW-5.4"
    say(s, "trade:merchant_gold", "trade:merchant_gold")
    assert held(s) == {"gold": 2}


def test_what_one_trade_gains_the_next_may_spend() -> None:
    """AW-5.6"""
    s = table(
        2,
        goods={A: {"silver": 1}},
        hired={A: ["merchant_wood", "trader_wood"]},
        workers={A: {"kings_storehouse": 1}},
    )
    turn(s, "place:storehouse", "trade:merchant_wood", "trade:trader_wood")
    assert held(s) == {"marble": 1}


def test_giving_at_the_top_is_legal() -> None:
    """AW-5.7"""
    s = table(2, goods={A: {"wood": 2}}, virtue={A: 14}, unpaid={A: 1})
    turn(s, "place:storehouse", "donate:wood-wood", "destroy:1")
    assert (held(s), s.virtue[A], s.unpaid[A]) == ({}, 14, 0)


def test_the_decision_is_never_large() -> None:
    """AW-26.4 Ten printed payments, the trades of six apprentices, and stop."""
    traders = ["merchant_clay", "merchant_gold", "merchant_marble", "patron_clay", "trader_clay", "patron_silver"]
    goods = {A: {"clay": 9, "wood": 9, "stone": 9, "silver": 9}}
    s = table(2, goods=goods, hired={A: traders}, boards={A: "rudolf"})
    assert len(legal(turn(s, "place:storehouse"))) == 17
    assert look(s)["left"] == 1
