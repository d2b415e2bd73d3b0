"""AW-16 Every apprentice, one by one."""

from __future__ import annotations

import pytest

from architects.table import A, B, ask, held, look, say, table, told, turn
from mizban.games.architects.rules.cards import APPRENTICE_IDS, APPRENTICES, BUILDING_IDS, DATA, SKILLS
from mizban.games.architects.rules.guildhall import buildable
from mizban.games.architects.rules.reset import Reset

# AW-16.A01 to AW-16.A40 as the cards have it: skills and the change of Virtue on hiring.
CA, TI, MA = "carpentry", "tiling", "masonry"
PRINTED = {
    "acolyte_building": (CA, 1),
    "acolyte_clay": (TI, 1),
    "acolyte_silver": (MA, 1),
    "conspirator_1": (CA, 0),
    "conspirator_2": (CA, 0),
    "debt_collector_clay": (TI, 0),
    "debt_collector_stone": (MA, 0),
    "debt_collector_wood": (CA, 0),
    "gatekeeper": (MA, -1),
    "illusionist": (CA, -1),
    "jeweller_1": (TI, 0),
    "jeweller_2": (TI, 0),
    "labourer": ("all", 0),
    "merchant_clay": (TI, 0),
    "merchant_gold": (MA, 0),
    "merchant_marble": (TI, 0),
    "merchant_stone": (MA, 0),
    "merchant_wood": (CA, 0),
    "miner_1": (TI, 0),
    "miner_2": (TI, 0),
    "patron_clay": (TI, 0),
    "patron_silver": (MA, 0),
    "patron_stone": (MA, 0),
    "patron_wood": (CA, 0),
    "pickpocket": (TI, -1),
    "squire_gold": (TI, 1),
    "squire_marble": (MA, 1),
    "squire_virtue": (CA, 1),
    "stonecutter_1": (MA, 0),
    "stonecutter_2": (MA, 0),
    "swindler_clay": (TI, -1),
    "swindler_stone": (MA, -1),
    "swindler_wood": (CA, -1),
    "thief": (CA, 0),
    "trader_clay": (TI, 0),
    "trader_stone": (MA, 0),
    "trader_wood": (CA, 0),
    "trickster": (MA, -1),
    "woodcutter_1": (CA, 0),
    "woodcutter_2": (CA, 0),
    "enforcer": (TI, 0),
    "overseer": (MA, 0),
    "peddler": (CA, -1),
}


@pytest.mark.parametrize("card", APPRENTICE_IDS)
def test_skill_and_virtue_of_a_card(card: str) -> None:
    """AW-16.A01 to AW-16.A40, AW-6.7, AW-12.1, AW-24.1"""
    s = table(2, goods={A: {"silver": 4}}, rows=[[card], []], promo_cards="on")
    turn(s, "place:hire", f"hire:{card}")
    skill, virtue = PRINTED[card]
    assert s.virtue[A] == 7 + virtue
    wanted = set(SKILLS) if skill == "all" else {skill}
    assert {name for i, name in enumerate(SKILLS) if s.skills[A] >> i & 1} == wanted


def test_every_apprentice_is_listed_here() -> None:
    """AW-1.2, AW-16.A01 to AW-16.A40"""
    assert list(PRINTED) == APPRENTICE_IDS
    assert [APPRENTICES[i].id for i in range(40)] == [row["id"] for row in DATA["apprentice"] if row["set"] == "base"]


@pytest.mark.parametrize(
    ("card", "goods", "cards"),
    [("acolyte_building", {}, 1), ("acolyte_clay", {"clay": 2}, 0), ("acolyte_silver", {"silver": 2}, 0)],
)
def test_acolytes(card: str, goods: dict[str, int], cards: int) -> None:
    """AW-16.1, AW-16.A01, AW-16.A02, AW-16.A03, AW-13.8"""
    s = table(2, goods={A: {"gold": 1}}, hands={A: ["keep"]}, hired={A: [card]}, rewards=["reward_virtue"])
    turn(s, "place:guildhall", "advance")
    assert (held(s), len(look(s)["hands"][A])) == (goods, cards)


@pytest.mark.parametrize("good", ["clay", "stone", "wood"])
def test_debt_collectors(good: str) -> None:
    """AW-16.3, AW-16.A06, AW-16.A07, AW-16.A08, AW-10.7"""
    s = table(2, goods={A: {"silver": 6}}, unpaid={A: 1}, hired={A: [f"debt_collector_{good}"]})
    assert held(turn(s, "place:guardhouse", "pay-debt")) == {good: 2}


@pytest.mark.parametrize(("prisoners", "left"), [(1, 0), (2, 0), (5, 3)])
def test_the_gatekeeper(prisoners: int, left: int) -> None:
    """AW-16.4, AW-16.A09, AW-15.4"""
    s = table(2, prison={A: prisoners, B: 6}, hired={A: ["gatekeeper"]})
    say(ask(s, Reset(A)), f"free:{prisoners - left}")
    assert look(s)["prison"] == [left, 6]


def test_the_illusionist() -> None:
    """AW-16.5, AW-16.A10"""
    s = turn(table(2, goods={A: {"silver": 1}}, hired={A: ["illusionist"]}), "place:market_small")
    assert s.virtue[A] == 7


@pytest.mark.parametrize(
    ("card", "place", "goods"),
    [
        ("jeweller_1", "silversmith", {"silver": 3}),
        ("jeweller_2", "silversmith", {"silver": 3}),
        ("miner_1", "mines_clay", {"clay": 3}),
        ("miner_2", "mines_clay", {"clay": 3}),
        ("stonecutter_1", "quarry", {"stone": 2}),
        ("stonecutter_2", "quarry", {"stone": 2}),
        ("woodcutter_1", "forest", {"wood": 2}),
        ("woodcutter_2", "forest", {"wood": 2}),
    ],
)
def test_those_who_gather(card: str, place: str, goods: dict[str, int]) -> None:
    """AW-16.6, AW-16.9, AW-16.13, AW-16.18, AW-16.A11, AW-16.A12, AW-16.A19, AW-16.A20, AW-16.A29, AW-16.A30,
    AW-16.A39, AW-16.A40"""
    assert held(turn(table(2, hired={A: [card]}), f"place:{place}")) == goods
    others = {"silversmith", "mines_clay", "quarry", "forest"} - {place}
    for other in others:
        got = held(turn(table(2, hired={A: [card]}), f"place:{other}"))
        assert sum(got.values()) == (2 if other in ("silversmith", "mines_clay") else 1)


def test_the_labourer_has_all_skills() -> None:
    """AW-16.7, AW-16.A13, AW-12.1"""
    goods = {A: {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9}}
    s = table(2, goods=goods, hired={A: ["labourer"]})
    assert all(buildable(s, A, card) for card in range(len(BUILDING_IDS)))
    assert not buildable(table(2, goods=goods), A, BUILDING_IDS.index("keep"))


TRADES = {
    "merchant_clay": ({"silver": 1}, {"clay": 3}),
    "merchant_gold": ({"silver": 2}, {"gold": 1}),
    "merchant_marble": ({"silver": 3}, {"marble": 1}),
    "merchant_stone": ({"silver": 1}, {"stone": 2}),
    "merchant_wood": ({"silver": 1}, {"wood": 2}),
    "patron_clay": ({"clay": 1}, {"virtue": 1}),
    "patron_silver": ({"silver": 2}, {"virtue": 1}),
    "patron_stone": ({"stone": 1}, {"virtue": 1}),
    "patron_wood": ({"wood": 1}, {"virtue": 1}),
    "trader_clay": ({"clay": 3}, {"marble": 1}),
    "trader_stone": ({"stone": 2}, {"marble": 1}),
    "trader_wood": ({"wood": 2}, {"marble": 1}),
}


@pytest.mark.parametrize("card", TRADES)
def test_those_who_trade(card: str) -> None:
    """AW-16.8, AW-16.10, AW-16.16, AW-16.A14 to AW-16.A18, AW-16.A21 to AW-16.A24, AW-16.A35 to AW-16.A37"""
    pay, gain = TRADES[card]
    s = table(2, goods={A: pay}, hired={A: [card]})
    turn(s, "place:storehouse", f"trade:{card}")
    assert held(s) == {good: n for good, n in gain.items() if good != "virtue"}
    assert s.virtue[A] == 7 + gain.get("virtue", 0)
    less = {good: n - 1 for good, n in pay.items()}
    s = turn(table(2, goods={A: less}, hired={A: [card]}), "place:storehouse")
    assert f"trade:{card}" not in [option.word for option in s.legal]


@pytest.mark.parametrize(
    ("card", "goods", "virtue"),
    [("squire_gold", {"gold": 1}, 7), ("squire_marble", {"marble": 1}, 7), ("squire_virtue", {}, 9)],
)
def test_squires(card: str, goods: dict[str, int], virtue: int) -> None:
    """AW-16.12, AW-16.A26, AW-16.A27, AW-16.A28, AW-15.4"""
    s = say(ask(table(2, hired={A: [card]}), Reset(B)), f"use:{card}")
    assert (held(s), s.virtue[A]) == (goods, virtue)
    s = ask(table(2, hired={A: [card]}, prison={A: 1, B: 2}), Reset(B))
    assert (held(s), s.virtue[A]) == ({}, 7)
    s = ask(table(2, hired={A: [card, "gatekeeper"]}, prison={A: 2}), Reset(B))
    say(s, "free:2", f"use:{card}")  # after the own releases
    assert (held(s), s.virtue[A]) == (goods, virtue)


@pytest.mark.parametrize(("card", "goods"), [("clay", {"clay": 2}), ("stone", {"stone": 1}), ("wood", {"wood": 1})])
def test_swindlers(card: str, goods: dict[str, int]) -> None:
    """AW-16.14, AW-16.A31, AW-16.A32, AW-16.A33"""
    s = table(2, goods={A: {"silver": 1}}, hired={A: [f"swindler_{card}"]}, dealt=["bm_02"])
    assert held(turn(s, "place:market_small")) == {"gold": 2, **goods}


def test_the_trickster() -> None:
    """AW-16.17, AW-16.A38"""
    s = table(2, goods={A: {"silver": 2}}, hired={A: ["trickster"]})
    assert "silver" not in held(turn(s, "place:market_large"))


def test_promo_apprentices() -> None:
    """AW-24.1"""
    s = table(2, captured={A: {B: 2}}, hired={A: ["enforcer"]}, promo_cards="on")
    assert held(turn(s, "place:guardhouse", "send")) == {"silver": 2, "gold": 1}
    s = table(2, goods={A: {"wood": 4}}, hired={A: ["overseer"]}, promo_cards="on")
    turn(s, "place:storehouse", "donate:wood-wood")
    assert look(s)["left"] == 1
    say(s, "donate:wood-wood")
    assert (held(s), s.virtue[A]) == ({}, 9)
    s = ask(table(2, hired={A: ["peddler"]}, prison={A: 3}, promo_cards="on"), Reset(B))
    say(s, "use:peddler")
    assert held(s) == {"silver": 2}
    assert told(s, "gains") == [(A, 2 << 50)]
