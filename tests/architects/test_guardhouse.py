"""AW-10 The Guardhouse, the Prison and debts; AW-14 Virtue."""

from __future__ import annotations

import pytest

from architects.table import A, B, C, ask, held, legal, look, question, say, table, told, turn, why
from mizban.games.architects.rules.scoring import parts
from mizban.games.architects.rules.virtue import Destroy, gain_virtue, lose_virtue

BUSY = {"captured": {A: {B: 2, C: 1}, B: {A: 3}, C: {A: 1}}, "prison": {A: 2}, "unpaid": {A: 2}}


def test_the_actions() -> None:
    """AW-10.1, AW-10.2, AW-26.6 In any order, and again."""
    s = table(3, goods={A: {"silver": 20}}, workers={A: {"guardhouse": 4}}, **BUSY)  # type: ignore[arg-type]
    turn(s, "place:guardhouse")
    assert legal(s) == ["send", "release", "ransom", "ransom-debt", "pay-debt", "stop-guarding"]
    say(s, "pay-debt", "release", "pay-debt", "send", "ransom")
    v = look(s)
    assert (v["paid"][A], v["unpaid"][A], v["prison"], v["captured"][B][A]) == (2, 0, [0, 2, 1], 0)
    assert held(s) == {"silver": 20 - 6 - 6 + 3 - 5}
    assert question(s) == "1 Turn"


def test_what_is_not_possible_cannot_be_chosen() -> None:
    """AW-10.3"""
    s = table(2, unpaid={A: 1}, prison={A: 1})
    turn(s, "place:guardhouse")
    assert legal(s) == ["release", "stop-guarding"]
    assert why(s, "send") == "no-captives AW-10.4"
    assert why(s, "ransom") == why(s, "ransom-debt") == "nobody-away AW-10.6"
    assert why(s, "pay-debt") == "no-silver AW-10.7"
    s = table(2, captured={A: {B: 1}, B: {A: 1}})
    turn(s, "place:guardhouse")
    assert why(s, "release") == "no-prisoners AW-10.5"
    assert why(s, "pay-debt") == "no-debts AW-10.7"
    assert why(s, "ransom") == "no-silver AW-10.6"


def test_sending_all_for_silver() -> None:
    """AW-10.4"""
    s = turn(table(3, **BUSY), "place:guardhouse", "send")  # type: ignore[arg-type]
    v = look(s)
    assert (held(s), v["prison"], v["captured"][A]) == ({"silver": 3}, [2, 2, 1], [0, 0, 0])
    assert told(s, "imprisons") == [(A, B, 2), (A, C, 1)]


def test_release_from_prison_is_free() -> None:
    """AW-10.5"""
    s = turn(table(3, **BUSY), "place:guardhouse", "release")  # type: ignore[arg-type]
    assert (held(s), look(s)["prison"][A], look(s)["supply"][A]) == ({}, 0, 15)


def test_ransom_for_silver() -> None:
    """AW-10.6"""
    s = table(3, goods={A: {"silver": 5}}, **BUSY)  # type: ignore[arg-type]
    turn(s, "place:guardhouse", "ransom")
    v = look(s)
    assert (held(s), s.tax, v["supply"][A]) == ({}, 6, 17)
    assert (v["captured"][B][A], v["captured"][C][A]) == (0, 0)


def test_ransom_for_a_debt() -> None:
    """AW-10.6, AW-10.10"""
    s = turn(table(3, **BUSY), "place:guardhouse", "ransom-debt")  # type: ignore[arg-type]
    assert (s.unpaid[A], s.virtue[A], look(s)["supply"][A]) == (3, 6, 17)


def test_ransom_at_the_bottom_brings_two_debts() -> None:
    """AW-10.12"""
    s = table(2, captured={B: {A: 1}}, virtue={A: 0})
    turn(s, "place:guardhouse", "ransom-debt")
    assert (s.unpaid[A], s.virtue[A]) == (2, 0)


def test_paying_debts_one_by_one() -> None:
    """AW-10.7, AW-10.8, AW-10.10 A paid debt stays and costs nothing."""
    s = table(2, goods={A: {"silver": 12}}, unpaid={A: 2}, workers={A: {"guardhouse": 1}})
    turn(s, "place:guardhouse", "pay-debt", "stop-guarding")
    assert (held(s), s.tax, s.virtue[A]) == ({"silver": 6}, 7, 8)
    assert (s.unpaid[A], s.paid[A], parts(s, A)[3]) == (1, 1, -2)


def test_evasion_is_looked_up_for_each_payment() -> None:
    """AW-10.9, AW-14.6 At Virtue 1 both coins are ignored; paying brings it to 2, where one is."""
    s = table(2, goods={A: {"silver": 20}}, virtue={A: 1}, unpaid={A: 2}, workers={A: {"guardhouse": 1}})
    turn(s, "place:guardhouse", "pay-debt")
    assert (held(s)["silver"], s.tax) == (16, 5)
    say(s, "pay-debt")
    assert (held(s)["silver"], s.tax) == (11, 7)


def test_a_destroyed_debt_brings_nothing() -> None:
    """AW-10.11, AW-14.4"""
    s = table(2, unpaid={A: 3}, virtue={A: 9}, hired={A: ["debt_collector_clay"]})
    say(ask(s, Destroy(A, 2)), "destroy:2")
    assert (s.unpaid[A], s.paid[A], s.virtue[A], held(s)) == (1, 0, 9, {})


# ---------------------------------------------------------------- Virtue


TRACK = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]


@pytest.mark.parametrize("virtue", range(15))
def test_the_virtue_track(virtue: int) -> None:
    """AW-14.1, AW-14.3, AW-14.6, AW-14.9"""
    s = table(2, virtue={A: virtue}, goods={A: {"silver": 9, "gold": 1}}, hands={A: ["keep"]}, rows=[["thief"], []])
    assert parts(s, A)[2] == TRACK[virtue]
    turn(s)
    assert ("place:market_small" in legal(s)) == (virtue < 10)
    assert ("place:guildhall" in legal(s)) == (virtue > 4)
    tax = 2 if virtue > 3 else 1 if virtue > 1 else 0
    assert look(s)["evasion"][A] == 2 - tax
    say(s, "place:hire", "hire:thief")
    assert (held(s)["silver"], s.tax) == (7 - tax, 4 + tax)


def test_virtue_moves_at_once() -> None:
    """AW-14.2"""
    s = turn(table(2, goods={A: {"wood": 4}}, workers={A: {"kings_storehouse": 1}}), "place:storehouse")
    say(s, "donate:wood-wood")
    assert s.virtue[A] == 8
    assert told(s, "virtue-up") == [(A, 1, 8)]


@pytest.mark.parametrize(("gain", "debts", "most"), [(1, 3, 1), (2, 3, 2), (3, 3, 3), (2, 1, 1)])
def test_debts_may_be_destroyed_for_virtue_above_the_top(gain: int, debts: int, most: int) -> None:
    """AW-14.4, AW-25.3, AW-26.16 The player picks the number."""
    s = table(2, virtue={A: 14}, unpaid={A: debts})
    gain_virtue(s, A, gain)
    s.settle()
    assert legal(s) == [f"destroy:{n}" for n in range(most + 1)]
    if most < 3:
        assert why(s, f"destroy:{most + 1}") == "too-many-debts AW-14.4"
    say(s, "destroy:0")
    assert (s.virtue[A], s.unpaid[A]) == (14, debts)


def test_unused_excess_is_lost() -> None:
    """AW-14.4"""
    s = table(2, virtue={A: 13})
    gain_virtue(s, A, 3)
    s.settle()
    assert (s.virtue[A], question(s)) == (14, "")


@pytest.mark.parametrize(("virtue", "loss", "left", "debts"), [(7, 2, 5, 0), (1, 2, 0, 1), (0, 2, 0, 2), (0, 1, 0, 1)])
def test_virtue_below_the_bottom_is_debts(virtue: int, loss: int, left: int, debts: int) -> None:
    """AW-14.5, AW-25.2, AW-27.7"""
    s = table(2, virtue={A: virtue})
    lose_virtue(s, A, loss)
    assert (s.virtue[A], s.unpaid[A]) == (left, debts)


def test_evasion_is_automatic_and_looks_at_virtue_before_the_action() -> None:
    """AW-14.7, AW-14.8 The apprentice's sign comes after the price."""
    s = table(2, virtue={A: 4}, goods={A: {"silver": 4}}, rows=[["gatekeeper"], []])
    turn(s, "place:hire", "hire:gatekeeper")
    assert (held(s), s.tax, s.virtue[A]) == ({}, 6, 3)
    s = table(2, virtue={A: 3}, goods={A: {"silver": 4}}, rows=[["gatekeeper"], []])
    turn(s, "place:hire", "hire:gatekeeper")
    assert (held(s), s.tax, s.virtue[A]) == ({"silver": 1}, 5, 2)


def test_debts_never_run_out() -> None:
    """AW-2.4, AW-22.2 Nor do goods."""
    s = table(2, virtue={A: 0})
    lose_virtue(s, A, 30)
    assert s.unpaid[A] == 30
    s = table(2, goods={A: {"wood": 60}})
    assert held(turn(s, "place:forest")) == {"wood": 61}


@pytest.mark.parametrize(("seat", "workers"), [(A, 1), (B, 3), (C, 4)])
def test_as_many_actions_as_workers_for_the_one_who_came(seat: int, workers: int) -> None:
    """AW-10.1"""
    here = {seat: {"guardhouse": workers - 1, "forest": 1}}
    s = turn(table(3, workers=here, prison={A: 1, B: 1, C: 1}, active=seat), "place:guardhouse")
    assert question(s) == f"{seat} Guardhouse"
    assert look(s, seat)["left"] == workers
    say(s, "release")
    assert look(s)["prison"] == [int(other != seat) for other in range(3)]
