"""CO-9 The Colonist."""

from __future__ import annotations

import pytest

from concordia.table import A, legal, look, question, say, stored, table, told, turn, why

CARD = {A: ["m1_colonist"]}


def test_any_number_each_for_food_and_tool() -> None:
    """CO-9.1, CO-9.2, CO-20.7, CO-4.3"""
    s = table(3, cards=CARD, houses={A: ["massilia"]}, goods={A: {"food": 4, "tool": 4}})
    turn(s, "play:colonist", "settle:land_roma", "settle:sea_massilia", "settle:land_massilia", "settle:sea_massilia")
    assert look(s)["stock"][A] == [0, 0]
    assert stored(s) == {}
    assert sorted(look(s)["colonists"][A]) == sorted(
        ["land_roma", "land_roma", "land_massilia", "sea_roma", "sea_massilia", "sea_massilia"]
    )
    assert s.free(A) == 12
    assert question(s) == "1 Turn"  # CO-9.4 none is left


def test_the_question_says_what_cash_would_bring_until_one_is_placed() -> None:
    """CO-9.1, CO-9.5, CO-9.6"""
    s = turn(table(3, cards=CARD, goods={A: {"food": 4, "tool": 4}}), "play:colonist")
    assert s.todo[-1].ask(s) == ("Settle seat n", (A, 7))
    say(s, "settle:land_roma")
    assert s.todo[-1].ask(s) == ("SettleMore seat", (A,))


def test_placing_may_stop() -> None:
    """CO-9.1, CO-5.7"""
    s = table(3, cards=CARD, goods={A: {"food": 4, "tool": 4}})
    turn(s, "play:colonist", "settle:land_roma")
    assert "stop-settling" in legal(s)
    say(s, "stop-settling")
    assert look(s)["stock"][A] == [1, 2]


def test_only_in_roma_and_where_a_house_is() -> None:
    """CO-9.2"""
    s = turn(table(3, cards=CARD, houses={A: ["massilia", "aquileia"], 1: ["novaria"]}), "play:colonist")
    places = {"aquileia", "massilia", "roma"}
    assert set(legal(s, "settle")) == {f"{way}_{city}" for way in ("land", "sea") for city in places}
    assert why(s, "settle:land_novaria") == "no-house CO-9.2"


def test_only_where_a_line_of_its_kind_ends() -> None:
    """CO-9.3"""
    s = turn(table(3, cards=CARD, houses={A: ["novaria", "petra"]}), "play:colonist")
    assert set(legal(s, "settle")) == {"land_roma", "land_novaria", "land_petra", "sea_roma"}
    assert why(s, "settle:sea_novaria") == "no-line CO-9.3"
    s = turn(table(3, "italia", cards=CARD, houses={A: ["aleria", "mutina"]}), "play:colonist")
    assert set(legal(s, "settle")) == {"land_roma", "land_mutina", "sea_roma", "sea_aleria"}


def test_no_more_than_there_are() -> None:
    """CO-9.4, CO-2.5"""
    s = table(3, cards=CARD, colonists={A: ["land_roma"] * 3 + ["sea_roma"] * 2}, goods={A: {"food": 3, "tool": 3}})
    turn(s, "play:colonist")
    assert legal(s) == ["settle:sea_roma", "take-cash"]
    assert why(s, "settle:land_roma") == "none-left CO-9.4"
    say(s, "settle:sea_roma")
    assert question(s) == "1 Turn"


@pytest.mark.parametrize("colonists", [1, 2, 4, 6])
def test_cash(colonists: int) -> None:
    """CO-9.5, CO-9.6"""
    spots = ["land_roma", "sea_roma", "land_roma", "sea_massilia_roma", "land_novaria_roma", "sea_roma"][:colonists]
    s = table(3, cards=CARD, colonists={A: spots}, cash={A: 1})
    turn(s, "play:colonist")
    if question(s) == "0 Settle":
        say(s, "take-cash")
    assert s.cash[A] == 1 + 5 + colonists
    assert question(s) == "1 Turn"
    assert told(s, "takes-cash") == [(A, 5 + colonists)]


def test_one_of_the_two_actions() -> None:
    """CO-9.6, CO-5.7"""
    s = turn(table(3, cards=CARD, goods={A: {"food": 2, "tool": 2}}), "play:colonist")
    assert why(s, "stop-settling") == "place-or-cash CO-9.6"
    say(s, "settle:land_roma")
    assert why(s, "take-cash") == "begun CO-9.6"


@pytest.mark.parametrize("goods", [{}, {"food": 2}, {"tool": 3}])
def test_who_cannot_place_takes_the_money(goods: dict[str, int]) -> None:
    """CO-9.6, CO-9.1"""
    s = turn(table(3, cards=CARD, goods={A: goods}, cash={A: 0}), "play:colonist")
    assert (s.cash[A], question(s)) == (7, "1 Turn")


def test_a_placed_colonist_does_not_move_in_this_turn() -> None:
    """CO-19.5, CO-19.6 And it is beside no city."""
    s = table(3, cards=CARD, houses={A: ["massilia"]}, colonists={A: []}, goods={A: {"food": 1, "tool": 1}})
    turn(s, "play:colonist", "settle:land_massilia")
    assert look(s)["colonists"][A] == ["land_massilia"]
    say(s, "1 play:diplomat", "1 take-cash", "2 play:diplomat", "2 take-cash", "0 play:architect", "0 stop-moving")
    assert look(s)["houses"][A] == ["massilia"]


def test_why_without_goods() -> None:
    """CO-9.1"""
    s = turn(table(3, cards=CARD, goods={A: {"food": 1, "tool": 1}}), "play:colonist")
    step = s.todo[-1]
    s.goods[1] = 0
    text, _ = step.why(s, s.legal[0])
    assert text == "colonist-goods CO-9.1"
