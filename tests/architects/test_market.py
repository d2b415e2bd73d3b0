"""AW-8 The Tax Stand, AW-9 the Black Market."""

from __future__ import annotations

import pytest

from architects.table import A, B, hand, held, legal, look, question, say, table, told, turn, why
from mizban.games.architects import GAME
from mizban.games.architects.rules.cards import APPRENTICES, BUILDING_IDS
from mizban.games.architects.rules.state import Architects

RICH = {A: {"silver": 9}}


def test_the_stand_needs_silver() -> None:
    """AW-8.1, AW-8.2"""
    assert "place:tax_stand" in legal(turn(table(2, tax=1)))
    s = turn(table(2, tax=1), "place:tax_stand")
    assert (held(s), s.tax, s.virtue[A]) == ({"silver": 1}, 0, 5)


@pytest.mark.parametrize(
    ("words", "goods", "tax"),
    [
        (["place:hire", "hire:thief"], {"silver": 9}, 2),
        (["place:town_centre", "capture:forest-1"], {"silver": 9}, 1),
        (["place:guardhouse", "ransom"], {"silver": 9}, 2),
        (["place:guardhouse", "pay-debt"], {"silver": 9}, 3),
        (["place:market_large"], {"silver": 9}, 0),
    ],
)
def test_where_tax_is_paid(words: list[str], goods: dict[str, int], tax: int) -> None:
    """AW-8.3, AW-8.4, AW-9.14"""
    s = table(
        2, goods={A: goods}, rows=[["thief"], []], workers={B: {"forest": 1}}, captured={B: {A: 1}}, unpaid={A: 1}
    )
    turn(s, *words)
    assert s.tax == 4 + tax


def test_ignored_tax_is_paid_to_nobody() -> None:
    """AW-8.5"""
    s = table(2, goods=RICH, virtue={A: 2}, rows=[["thief"], []])
    turn(s, "place:hire", "hire:thief")
    assert (held(s), s.tax) == ({"silver": 6}, 5)


def test_thief_and_pickpocket() -> None:
    """AW-8.6, AW-16.11, AW-16.15, AW-16.A25, AW-16.A34"""
    s = turn(table(2, hired={A: ["thief"]}), "place:tax_stand")
    assert (held(s), s.virtue[A]) == ({"silver": 4}, 6)
    s = turn(table(2, hired={A: ["pickpocket"]}), "place:tax_stand")
    assert (held(s), s.virtue[A]) == ({"silver": 4, "gold": 1}, 5)


@pytest.mark.parametrize(("virtue", "open"), [(0, True), (9, True), (10, False), (14, False)])
def test_virtue_closes_the_market(virtue: int, open: bool) -> None:
    """AW-9.1, AW-14.9"""
    s = turn(table(2, goods=RICH, virtue={A: virtue}))
    spaces = [f"market_{what}" for what in ("small", "hire", "look", "large")]
    assert [space for space in legal(s, "place") if space.startswith("market")] == (spaces if open else [])
    if not open:
        assert why(s, "place:market_hire") == "too-virtuous AW-9.1"
        assert f"is {virtue}; the Black Market is open only up to 9." in GAME.why(s, "place:market_hire", "en")


@pytest.mark.parametrize(("space", "price"), [("small", 1), ("hire", 2), ("look", 2), ("large", 3)])
def test_the_price_of_each_space(space: str, price: int) -> None:
    """AW-9.2, AW-9.3, AW-9.4, AW-9.11, AW-9.14"""
    s = turn(table(2, goods={A: {"silver": price - 1}}))
    assert f"place:market_{space}" not in legal(s)
    if price > 1:
        assert why(s, f"place:market_{space}") == "no-silver AW-9.11"
    s = turn(table(2, goods={A: {"silver": price}}), f"place:market_{space}")
    assert "silver" not in held(s)
    assert (s.virtue[A], s.tax) == (6, 4)


def test_goods_may_be_taken_again_and_again() -> None:
    """AW-9.5 The cards do not change when goods are taken."""
    s = table(2, goods=RICH, dealt=["bm_02"])
    before = look(s)
    turn(s, "place:market_small")
    after = look(s)
    assert (before["small"], before["large"], before["small_pile"]) == (
        after["small"],
        after["large"],
        after["small_pile"],
    )
    assert held(s) == {"silver": 8, "gold": 2}


def test_an_empty_small_pile() -> None:
    """AW-9.6"""
    s = table(2, goods=RICH, flipped=10)
    assert (look(s)["small"], look(s)["small_pile"]) == ({"gold": 1, "marble": 1}, 0)
    assert held(turn(s, "place:market_small")) == {"silver": 8, "gold": 1, "marble": 1}


def test_the_third_worker_brings_a_reset() -> None:
    """AW-9.7"""
    for other, space in (("small", "large"), ("middle", "large"), ("large", "small"), ("middle", "small")):
        s = turn(table(2, goods=RICH, market={other: B}), f"place:market_{space}")
        assert told(s, "reset") == []
    s = table(2, goods=RICH, market={"small": B, "middle": B})
    turn(s, "place:market_large")
    assert told(s, "reset") == [()]
    assert look(s)["prison"] == [1, 2]


@pytest.mark.parametrize("space", ["small", "hire", "look", "large"])
def test_apprentices_work_in_all_spaces(space: str) -> None:
    """AW-9.8, AW-16.5, AW-16.14, AW-16.17, AW-16.A10, AW-16.A31 to AW-16.A33, AW-16.A38"""
    hired = ["trickster", "illusionist", "swindler_clay", "swindler_stone", "swindler_wood"]
    s = table(2, goods=RICH, hired={A: hired}, dealt=["bm_02"], boards={A: "rudolf"})
    turn(s, f"place:market_{space}")
    price = {"small": 1, "hire": 2, "look": 2, "large": 3}[space] - 1
    if space in ("hire", "look"):
        say(s, next(word for word in legal(s)))
    got = held(s)
    base = {"small": {}, "large": {"wood": 1, "stone": 1}}.get(space, {})
    assert got["silver"] == 9 - price
    assert (got["clay"], got["stone"], got["wood"]) == (2, 1 + base.get("stone", 0), 1 + base.get("wood", 0))
    assert s.virtue[A] == 7 + (signs(s) if space == "hire" else 0)


def signs(s: Architects) -> int:
    """What the apprentice that was hired last changed."""
    [(_, card)] = told(s, "hires")
    return int(APPRENTICES[card].virtue)


def test_a_trickster_pays_nothing_below_nothing() -> None:
    """AW-9.8"""
    s = turn(table(2, hired={A: ["trickster"]}, dealt=["bm_02"]), "place:market_small")
    assert held(s) == {"gold": 2}


def test_who_is_hired_by_this_very_action_does_not_change_it() -> None:
    """AW-9.9, AW-25.5"""
    s = table(2, goods={A: {"silver": 2}}, rows=[["swindler_clay", "illusionist"], []])
    turn(s, "place:market_hire", "hire:swindler_clay")
    assert held(s) == {}
    assert s.virtue[A] == 5  # the price and the sign
    s = table(2, goods={A: {"silver": 2}}, rows=[["swindler_clay", "illusionist"], []])
    turn(s, "place:market_hire", "hire:illusionist")
    assert s.virtue[A] == 5


def test_a_swindler_who_makes_room_still_gives() -> None:
    """AW-9.9, AW-6.11 Its goods come with the action; those of the one hired do not."""
    hired = ["swindler_clay", "swindler_stone", "thief", "miner_1", "jeweller_1"]
    s = table(2, goods={A: {"silver": 2}}, hired={A: hired}, rows=[["swindler_wood"], []])
    turn(s, "place:market_hire", "dismiss:swindler_clay", "hire:swindler_wood")
    assert held(s) == {"clay": 2, "stone": 1}
    assert look(s)["hired"][A] == ["jeweller_1", "miner_1", "swindler_stone", "swindler_wood", "thief"]


def test_an_illusionist_does_not_open_the_market() -> None:
    """AW-9.10"""
    s = turn(table(2, goods=RICH, hired={A: ["illusionist"]}, virtue={A: 10}))
    assert why(s, "place:market_small") == "too-virtuous AW-9.1"


def test_losing_virtue_at_the_bottom_brings_a_debt() -> None:
    """AW-9.11, AW-14.5"""
    s = turn(table(2, goods=RICH, virtue={A: 0}), "place:market_small")
    assert (s.virtue[A], s.unpaid[A]) == (0, 1)


@pytest.mark.parametrize("left", [1, 2, 5, 7])
def test_looking_at_what_there_is(left: int) -> None:
    """AW-9.12, AW-9.13, AW-26.8"""
    s = table(3, goods=RICH, hands={B: BUILDING_IDS[left:40]})
    turn(s, "place:market_look")
    if left > 1:
        assert legal(s, "keep") == BUILDING_IDS[: min(5, left)]
        assert why(s, "keep:museum") == "not-looked-at AW-9.3"
        say(s, f"keep:{BUILDING_IDS[1]}")
    assert hand(s) == [BUILDING_IDS[1 if left > 1 else 0]]
    assert look(s)["pile"] == left - 1


def test_nothing_to_look_at() -> None:
    """AW-9.12"""
    s = turn(table(3, goods=RICH, hands={B: BUILDING_IDS[:40]}))
    assert why(s, "place:market_look") == "no-cards AW-9.12"


def test_hire_and_look_share_a_space() -> None:
    """AW-9.3"""
    s = turn(table(2, goods=RICH), "place:market_look")
    say(s, legal(s)[0])
    assert look(s)["market"] == {"small": -1, "middle": A, "large": -1}
    assert question(s) == "1 Turn"
