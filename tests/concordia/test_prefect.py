"""CO-8 The Prefect and the Praefectus Magnus, CO-13 specialists."""

from __future__ import annotations

import pytest

from concordia.table import A, B, C, D, legal, look, question, say, stored, table, told, turn, why
from mizban.games.concordia import GAME
from mizban.games.concordia.rules.board import FIRST_PROVINCE, MAPS, PROVINCES
from mizban.games.concordia.rules.cards import DATA
from mizban.games.concordia.rules.prefect import coins

EMPTY: dict[int, dict[str, int]] = {A: {}, B: {}, C: {}}
SYRIA = {"antiochia": "food", "tyros": "cloth"}  # its bonus marker shows cloth
NAMES = [province["id"] for province in DATA["maps"]["imperium"]["provinces"]]


def test_the_bonus_comes_and_the_marker_turns() -> None:
    """CO-8.1, CO-8.2, CO-8.4 No house is needed."""
    s = turn(table(3, tokens=SYRIA, goods=EMPTY, magnus=C), "play:prefect", "produce:syria")
    assert stored(s) == {"cloth": 1}
    assert look(s)["turned"] == ["syria"]
    assert look(s)["coins"] == 1
    assert look(s)["bonus"]["syria"] == "cloth"  # CO-19.8


def test_every_house_produces_for_its_owner() -> None:
    """CO-8.3, CO-19.9"""
    houses = {A: ["antiochia"], B: ["antiochia", "tyros"], C: ["lutetia"]}
    s = turn(table(3, tokens=SYRIA, houses=houses, goods=EMPTY, magnus=C), "play:prefect", "produce:syria")
    assert [stored(s, seat) for seat in range(3)] == [{"food": 1, "cloth": 1}, {"food": 1, "cloth": 1}, {}]


def test_others_cannot_refuse() -> None:
    """CO-19.9, CO-4.8 Also where the active player has no house."""
    s = turn(table(3, tokens=SYRIA, houses={B: ["tyros"]}, goods=EMPTY, magnus=C), "play:prefect", "produce:syria")
    assert stored(s, B) == {"cloth": 1}
    assert question(s) == "1 Turn"


def test_cash_turns_all_markers_back() -> None:
    """CO-8.5, CO-8.6, CO-8.8 Nothing is produced."""
    s = table(3, tokens=SYRIA, houses={A: ["tyros"]}, goods=EMPTY, turned=["syria", "gallia", "dacia"], cash={A: 0})
    bonus = look(s)["bonus"]
    expected = sum(1 if bonus[name] == "cloth" else 2 for name in ("syria", "gallia", "dacia"))
    assert coins(s) == expected
    turn(s, "play:prefect")
    assert look(s)["yields"].keys() == set(NAMES) - {"syria", "gallia", "dacia"}
    say(s, "collect")
    assert (s.cash[A], look(s)["turned"], stored(s)) == (expected, [], {})


def test_a_turned_marker_does_not_produce() -> None:
    """CO-8.1, CO-8.8"""
    s = turn(table(3, turned=["syria"]), "play:prefect")
    assert "syria" not in legal(s, "produce")
    assert why(s, "produce:syria") == "turned CO-8.1"
    assert len(legal(s, "produce")) == 11


def test_markers_stay_turned_over_many_turns() -> None:
    """CO-8.8"""
    s = turn(table(3, goods=EMPTY), "play:prefect", "produce:asia")
    say(s, "1 play:prefect", "1 produce:gallia", "2 play:senator")
    assert look(s)["turned"] == ["gallia", "asia"]


def test_with_no_marker_turned_there_is_no_cash() -> None:
    """CO-8.7, CO-20.5"""
    s = turn(table(3), "play:prefect")
    assert legal(s, "produce") == NAMES
    assert why(s, "collect") == "no-coins CO-8.7"


def test_with_all_markers_turned_there_is_only_cash() -> None:
    """CO-8.7, CO-5.7"""
    s = turn(table(3, turned=NAMES, cash={A: 0}), "play:prefect")
    assert s.cash[A] == sum(1 if good == "cloth" else 2 for good in look(s)["bonus"].values())
    assert question(s) == "1 Turn"


@pytest.mark.parametrize(("map", "seats", "expected"), [("imperium", 3, 20), ("italia", 2, 19)])
def test_the_coins_of_all_markers(map: str, seats: int, expected: int) -> None:
    """CO-8.6 One token of cloth for each letter but C, so four provinces show cloth on Imperium and three on Italia."""
    number = MAPS.index(map)
    names = PROVINCES[FIRST_PROVINCE[number] : FIRST_PROVINCE[number + 1]]
    laid = set()
    for seed in range(3):
        s = GAME.new(seats, seed, {"map": map})
        s.turned = sum(1 << PROVINCES.index(name) for name in names)
        assert coins(s) == expected == look(s)["coins"]
        laid.add(tuple(look(s)["bonus"].values()))
    assert len(laid) == 3


def test_the_praefectus_magnus_doubles_the_bonus_only() -> None:
    """CO-8.10, CO-8.11, CO-8.12, CO-19.18"""
    houses = {C: ["antiochia", "tyros"], A: ["tyros"]}
    s = table(3, tokens=SYRIA, houses=houses, goods=EMPTY, magnus=C, active=C)
    turn(s, "play:prefect", "produce:syria")
    assert stored(s, C) == {"food": 1, "cloth": 3}
    assert stored(s, A) == {"cloth": 1}
    assert s.magnus == B  # the right neighbour
    assert told(s, "passes") == [(C, B)]


def test_it_wanders_against_the_turn_order() -> None:
    """CO-8.12, CO-19.18, CO-1.9"""
    s = table(4, goods=EMPTY, magnus=A)
    turn(s, "play:prefect", "produce:asia")
    assert s.magnus == D
    say(s, "1 play:prefect", "1 produce:gallia")
    assert s.magnus == D  # B did not hold it
    say(s, "2 play:senator", "3 play:prefect", "3 produce:dacia")
    assert s.magnus == C


def test_cash_leaves_it_where_it_is() -> None:
    """CO-8.13"""
    s = turn(table(3, turned=["syria"], tokens=SYRIA, magnus=A, cash={A: 0}), "play:prefect", "collect")
    assert (s.magnus, s.cash[A]) == (A, 1)


def test_it_is_passed_even_without_room() -> None:
    """CO-8.14, CO-19.10"""
    s = turn(table(3, goods={A: {"brick": 8}}, magnus=A), "play:prefect", "produce:syria")
    assert (s.magnus, stored(s)) == (C, {"brick": 8})


def test_other_cards_never_touch_it() -> None:
    """CO-8.15, CO-13.2"""
    s = table(3, tokens=SYRIA, houses={A: ["antiochia"]}, goods=EMPTY, magnus=A, cards={A: ["m1_farmer"]})
    turn(s, "play:farmer")
    assert (s.magnus, stored(s), look(s)["turned"]) == (A, {"food": 1}, [])


def test_what_each_province_would_bring() -> None:
    """CO-8.2, CO-8.3, CO-8.10"""
    houses = {A: ["antiochia"], B: ["tyros"]}
    s = turn(table(3, tokens=SYRIA, houses=houses, magnus=A), "play:prefect")
    assert look(s)["yields"]["syria"] == [{"food": 1, "cloth": 2}, {"cloth": 1}, {}]


# ---------------------------------------------------------------- specialists


@pytest.mark.parametrize(
    ("card", "good"),
    [
        ("m1_mason", "brick"),
        ("m1_farmer", "food"),
        ("m1_smith", "tool"),
        ("m2_vintner", "wine"),
        ("m2_weaver", "cloth"),
    ],
)
def test_a_specialist_lets_all_own_houses_of_a_good_produce(card: str, good: str) -> None:
    """CO-13.1, CO-13.2 In all provinces, and for nobody else."""
    tokens = {"massilia": good, "novaria": good, "tyros": good, "londinium": good}
    houses = {A: ["massilia", "novaria", "tyros"], B: ["londinium", "massilia"]}
    s = table(3, tokens=tokens, houses=houses, goods=EMPTY, cards={A: [card]})
    turn(s, f"play:{card[3:]}")
    assert [stored(s, seat) for seat in range(3)] == [{good: 3}, {}, {}]
    assert look(s)["turned"] == []


def test_a_specialist_fills_what_is_free() -> None:
    """CO-13.3"""
    tokens = {"massilia": "brick", "novaria": "brick", "tyros": "brick"}
    s = table(3, tokens=tokens, houses={A: list(tokens)}, goods={A: {"cloth": 6}}, cards={A: ["m1_mason"]})
    turn(s, "play:mason")
    assert stored(s) == {"brick": 2, "cloth": 6}
    assert told(s, "no-room") == [(A, 1)]


def test_a_specialist_without_a_house_may_still_be_played() -> None:
    """CO-19.25, CO-5.7"""
    s = turn(table(3, goods=EMPTY, cards={A: ["m1_mason"]}), "play:mason")
    assert (stored(s), told(s, "no-effect"), question(s)) == ({}, [(A,)], "1 Turn")
