"""AW-20 The powers of the characters, AW-24.2 those of the extra boards."""

from __future__ import annotations

import pytest

from architects.table import A, B, C, ask, end, hand, held, legal, look, question, say, table, told, turn, why
from mizban.games.architects.rules.cards import BUILDING_IDS, DATA, GOODS
from mizban.games.architects.rules.cathedral import why_not_payable as no_level
from mizban.games.architects.rules.guildhall import why_not_payable as no_building
from mizban.games.architects.rules.reset import Reset

RICH = {"silver": 9}


@pytest.mark.parametrize(("virtue", "tax"), [(11, 1), (3, 0), (1, 0)])
def test_ada_ignores_a_tax_coin(virtue: int, tax: int) -> None:
    """AW-20.6, AW-8.5"""
    s = table(2, goods={A: RICH}, boards={A: "ada"}, virtue={A: virtue}, rows=[["thief"], []])
    assert look(s)["evasion"][A] == 1 + {11: 0, 3: 1, 1: 2}[virtue]
    turn(s, "place:hire", "hire:thief")
    assert (held(s)["silver"], s.tax) == (7 - tax, 4 + tax)


def test_ada_everywhere() -> None:
    """AW-20.6, AW-9.14"""
    s = table(2, goods={A: RICH}, boards={A: "ada"}, workers={B: {"forest": 1}})
    turn(s, "place:town_centre", "capture:forest-1")
    assert (held(s), s.tax) == ({"silver": 9}, 4)
    s = table(2, goods={A: RICH}, boards={A: "ada"}, unpaid={A: 1})
    turn(s, "place:guardhouse", "pay-debt")
    assert (held(s), s.tax) == ({"silver": 4}, 6)
    s = table(2, goods={A: RICH}, boards={A: "ada"}, captured={B: {A: 1}})
    turn(s, "place:guardhouse", "ransom")
    assert (held(s), s.tax) == ({"silver": 5}, 5)
    s = turn(table(2, goods={A: RICH}, boards={A: "ada"}), "place:market_large")
    assert held(s)["silver"] == 6


@pytest.mark.parametrize("space", ["small", "hire", "look", "large"])
def test_caroline_draws_with_each_black_market_action(space: str) -> None:
    """AW-20.7, AW-9.8"""
    s = table(2, goods={A: RICH}, boards={A: "caroline"})
    assert look(s)["gives"][f"market_{space}"]["building_card"] == (2 if space == "look" else 1)
    turn(s, f"place:market_{space}")
    if space in ("hire", "look"):
        say(s, legal(s)[0])
    assert len(hand(s)) == (2 if space == "look" else 1)


def test_frederick_needs_no_card() -> None:
    """AW-20.8, AW-13.5"""
    s = table(2, goods={A: {"gold": 1}}, boards={A: "frederick"}, rewards=["reward_virtue"])
    turn(s, "place:guildhall", "advance")
    assert s.level[A] == 1
    s = table(2, goods={A: {"gold": 1}}, hands={A: ["keep"]}, boards={A: "frederick"}, rewards=["reward_virtue"])
    turn(s, "place:guildhall", "advance")
    assert hand(s) == ["keep"]


def test_rudolf_hires_cheaply_and_six() -> None:
    """AW-20.9, AW-6.9, AW-26.7"""
    s = table(2, goods={A: {"silver": 3}}, boards={A: "rudolf"}, rows=[["thief"], []])
    turn(s, "place:hire", "hire:thief")
    assert (held(s), s.tax) == ({}, 6)
    five = ["patron_clay", "patron_wood", "patron_stone", "trader_clay", "trader_wood"]
    s = table(2, goods={A: RICH}, boards={A: "rudolf"}, hired={A: five}, rows=[["thief", "miner_1"], []])
    turn(s, "place:hire", "hire:thief")
    assert len(look(s)["hired"][A]) == look(s)["limits"][A] == 6
    s.active = A
    turn(s, "place:hire")
    assert len(legal(s, "dismiss")) == 6


def test_therese_pays_gold_or_marble() -> None:
    """AW-20.10, AW-20.11, AW-26.18"""
    three = ["labourer"]
    s = table(
        2,
        goods={A: {"stone": 4, "gold": 3, "marble": 2}},
        boards={A: "therese"},
        hired={A: three},
        hands={A: ["dungeon"]},
    )
    turn(s, "place:guildhall", "build:dungeon")
    assert legal(s, "gold") == ["2", "3"]
    assert why(s, "gold:1") == why(s, "gold:4") == "no-goods AW-20.11"
    say(s, "gold:3")
    assert held(s) == {"marble": 1}
    s = table(2, goods={A: {"marble": 1}}, boards={A: "therese"}, hands={A: ["keep"]}, rewards=["reward_virtue"])
    turn(s, "place:guildhall", "advance")  # level 1 costs gold
    assert (held(s), s.level[A]) == ({}, 1)
    goods = {A: {"gold": 1, "marble": 1}}
    s = table(2, goods=goods, boards={A: "therese"}, hands={A: ["keep"]}, levels={A: 2}, rewards=["reward_virtue"])
    turn(s, "place:guildhall", "advance")
    assert why(s, "gold:2") == "too-much-gold AW-20.11"
    say(s, "gold:1")
    assert held(s) == {"marble": 1}
    s = table(2, goods={A: {"wood": 2, "stone": 2}}, boards={A: "therese"}, hands={A: ["well"]})
    assert held(turn(s, "place:guildhall", "build:well")) == {"clay": 4}  # nothing to choose


def test_what_is_missing_goes_by_the_character() -> None:
    """AW-20.10, AW-24.2 What Therese and Lothaire can do without is not missing, also where something else is."""

    def missing(board: str, card: str, **goods: int) -> list[str]:
        s = table(2, goods={A: goods}, boards={A: board}, hands={A: [card]}, hired={A: ["labourer"]})
        return look(s)["costs"][card]

    assert missing("therese", "dungeon", stone=3, gold=0, marble=4) == ["stone"]
    assert missing("therese", "dungeon", stone=4, gold=0, marble=3) == ["gold"]
    assert missing("therese", "dungeon", stone=4, gold=1, marble=3) == []
    assert missing("ada", "dungeon", stone=3, gold=0, marble=4) == ["stone", "gold"]
    assert missing("lothaire", "armoury", wood=2, stone=5) == ["gold"]
    assert missing("lothaire", "armoury", wood=2, stone=4, gold=1) == ["wood", "stone"]
    assert missing("lothaire", "armoury", wood=2, stone=5, gold=1) == []


@pytest.mark.parametrize("card", ["castle", "observatory"])
def test_therese_counts_gold_and_marble_together(card: str) -> None:
    """AW-20.10, AW-17.13"""
    s = table(2, goods={A: {"gold": 3, "marble": 2}}, boards={A: "therese"}, built={A: [card]})
    s.last = 0
    end(s)
    assert s.virtue[A] == 7 + 2


# ---------------------------------------------------------------- extra boards


def test_lothaire_pays_one_less() -> None:
    """AW-24.2, AW-24.5"""
    s = table(2, goods={A: {"wood": 2, "stone": 2}}, boards={A: "lothaire"}, hands={A: ["well"]})
    turn(s, "place:guildhall", "build:well")
    assert legal(s) == ["spare:wood", "spare:stone"]
    say(s, "spare:stone")
    assert held(s) == {"clay": 4, "stone": 1}
    s = table(2, goods={A: {"wood": 1, "stone": 2}}, boards={A: "lothaire"}, hands={A: ["well"]})
    assert held(turn(s, "place:guildhall", "build:well")) == {"clay": 4}  # only wood can be spared
    s = table(2, goods={A: {"wood": 1, "stone": 1}}, boards={A: "lothaire"}, hands={A: ["well"]})
    assert "place:guildhall" not in legal(turn(s))
    s = table(2, goods={A: {"clay": 6}}, boards={A: "lothaire"}, hands={A: ["reservoir"]})
    assert held(turn(s, "place:guildhall", "build:reservoir")) == {}


def test_lothaire_at_the_cathedral() -> None:
    """AW-24.2, AW-24.5"""
    s = table(2, goods={A: {"wood": 3}}, boards={A: "lothaire"}, hands={A: ["keep"]}, levels={A: 1})
    assert look(s)["advance"] == ""
    s = table(2, goods={A: {"wood": 3, "stone": 1}}, boards={A: "lothaire"}, hands={A: ["keep"]}, levels={A: 1})
    turn(s, "place:guildhall", "advance")
    assert legal(s, "mix") == ["2-1", "3-0"]
    s = table(2, boards={A: "lothaire"}, hands={A: ["keep"]})
    assert look(s)["advance"] == "goods"  # gold is not spared


def test_hugo_buys_debts_off() -> None:
    """AW-24.2, AW-26.19, AW-25.1"""
    s = table(2, goods={A: {"silver": 3}}, virtue={A: 0}, boards={A: "hugo"}, tax=1)
    turn(s, "place:tax_stand")
    assert legal(s) == ["buy-off", "take-debt"]
    assert look(s)["left"] == 2
    say(s, "buy-off", "buy-off")
    assert (held(s), s.unpaid[A]) == ({}, 0)
    s = table(2, goods={A: {"silver": 1}}, virtue={A: 0}, boards={A: "hugo"}, tax=1)
    turn(s, "place:tax_stand", "take-debt")
    assert question(s) == "0 BuyOff"
    say(s, "buy-off")
    assert (held(s), s.unpaid[A]) == ({}, 1)


def test_hugo_out_of_turn() -> None:
    """AW-24.2, AW-25.1 In a Reset that another player brings."""
    s = table(3, goods={C: {"silver": 2}}, prison={C: 4}, boards={C: "hugo"}, virtue={C: 0})
    ask(s, Reset(B))
    assert question(s) == "2 BuyOff"
    say(s, "take-debt", "buy-off")
    assert s.unpaid[C] == 1
    s = table(3, goods={C: {"silver": 1}}, prison={C: 1}, boards={C: "hugo"})
    ask(s, Reset(B))
    assert s.unpaid[C] == 1  # there is nothing to choose


def test_clovis_draws_after_each_construction() -> None:
    """AW-24.2"""
    s = table(2, goods={A: {"wood": 2, "stone": 2}}, boards={A: "clovis"}, hands={A: ["well"]}, pile=["keep"])
    assert hand(turn(s, "place:guildhall", "build:well")) == ["keep"]


def test_fara_releases_one_in_each_reset() -> None:
    """AW-24.2, AW-15.4"""
    s = ask(table(2, prison={A: 3, B: 5}, boards={A: "fara"}), Reset(B))
    assert legal(s) == ["free:1", "use-none"]
    say(s, "free:1")
    assert look(s)["prison"] == [2, 5]
    assert s.virtue[A] == 7
    s = ask(table(2, prison={A: 3, B: 5}, boards={A: "fara"}, hired={A: ["gatekeeper", "squire_gold"]}), Reset(B))
    say(s, "use-all")
    assert (held(s), look(s)["prison"]) == ({"gold": 1}, [0, 5])


def test_bertha_gains_more_for_captives() -> None:
    """AW-24.2, AW-10.4"""
    s = table(2, captured={A: {B: 3}}, boards={A: "bertha"})
    assert held(turn(s, "place:guardhouse", "send")) == {"silver": 5}


# ---------------------------------------------------------------- refusals


def figure(goods: dict[str, int]) -> int:
    """Goods in one figure."""
    return sum(n << 10 * GOODS.index(good) for good, n in goods.items())


def test_what_is_lacking_for_a_building_is_said_by_the_character() -> None:
    """AW-12.2, AW-20.10, AW-24.2 To Therese gold and marble are one sum, and Lothaire lacks one wood or stone less."""
    tables = {board: table(2, boards={A: board}) for board in ("ada", "therese", "lothaire")}
    for number, row in enumerate(DATA["building"]):
        cost = row["cost"]
        assert no_building(tables["ada"], A, number) == ("no-goods goods AW-12.2", (figure(cost),))
        other = {good: n for good, n in cost.items() if good not in ("gold", "marble")}
        assert no_building(tables["therese"], A, number) == ("no-goods goods AW-12.2", (figure(other),))
        less = dict(cost)
        less["wood" if "wood" in cost else "stone"] -= 1
        assert no_building(tables["lothaire"], A, number) == ("no-goods goods AW-12.2", (figure(less),))
    s = table(2, boards={A: "therese"}, goods={A: {"stone": 4, "gold": 1, "marble": 2}})
    assert no_building(s, A, BUILDING_IDS.index("dungeon")) == ("no-precious n of AW-12.2", (4, 3))
    s = table(2, boards={A: "lothaire"}, goods={A: {"wood": 3, "stone": 3}})
    assert no_building(s, A, BUILDING_IDS.index("armoury")) == (
        "no-goods goods AW-12.2",
        (figure({"stone": 1, "gold": 1}),),
    )


def test_what_is_lacking_for_a_level_is_said_by_the_character() -> None:
    """AW-13.2, AW-20.10, AW-24.2"""
    goods = {A: {"wood": 1, "stone": 2, "gold": 1, "marble": 1}}
    tables = {board: table(2, boards={A: board}, goods=goods) for board in ("ada", "therese", "lothaire")}
    assert no_level(tables["ada"], A, 5) == ("no-goods goods AW-13.2", (figure({"gold": 1, "marble": 1}),))
    assert no_level(tables["therese"], A, 5) == ("no-precious n of AW-13.2", (4, 2))
    for level, n in ((2, 4), (4, 8)):
        assert no_level(tables["ada"], A, level) == ("no-mix n of AW-13.2", (n, 3))
        assert no_level(tables["lothaire"], A, level) == ("no-mix n of AW-13.2", (n - 1, 3))
    assert no_level(table(2), A, 1) == ("no-goods goods AW-13.2", (figure({"gold": 1}),))
    assert no_level(table(2, boards={A: "therese"}), A, 3) == ("no-precious n of AW-13.2", (1, 0))


def test_goods_that_are_paid_are_told() -> None:
    """AW-12.2, AW-20.10, AW-24.2 Every good with its number, for whoever pays it in another way too."""
    goods = {"wood": 3, "stone": 5, "gold": 1}
    for board, paid in (("ada", goods), ("therese", {"wood": 3, "stone": 5}), ("lothaire", goods)):
        s = table(2, boards={A: board}, goods={A: goods}, hands={A: ["armoury"]}, hired={A: ["labourer"]})
        turn(s, "place:guildhall", "build:armoury")
        if board == "lothaire":
            say(s, "spare:wood")
        assert told(s, "gives")[0] == (A, figure(paid))
