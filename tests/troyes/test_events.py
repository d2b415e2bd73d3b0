"""TR-6 Events and black dice, TR-10 countering, TR-18 each event, TR-21 Resistance."""

from __future__ import annotations

from typing import Any

import pytest

from mizban.games.troyes import GAME
from mizban.games.troyes.rules.cards import EVENT_IDS
from mizban.games.troyes.rules.countered_events import Settled
from mizban.games.troyes.rules.defence import Attack
from mizban.games.troyes.rules.event_phase import Events, act, arrive
from mizban.games.troyes.rules.rounds import Round
from mizban.games.troyes.rules.state import Troyes
from troyes.table import (
    NONE,
    A,
    B,
    C,
    D,
    N,
    Rolls,
    ask,
    cubes_on,
    legal,
    lies,
    look,
    question,
    say,
    stands,
    table,
    told,
    turn,
    why,
)


def acted(event: str, /, **more: Any) -> Troyes:
    """The table after an event has acted once."""
    s = table(events=[event], **more)
    act(s, EVENT_IDS.index(event))
    GAME.invariant(s)
    return s


# ---------------------------------------------------------------- new events


def test_red_calls_its_second_event() -> None:
    """TR-6.1, TR-6.2, TR-18.4, TR-18.18"""
    s = table(2, decks={"red": ["war"]})
    white = EVENT_IDS[s.white[0]]
    s.rng = Rolls(*[1] * 12)
    ask(s, Events(0))
    assert [row["event"] for row in look(s)["events"]] == ["marauding", "war", white]


def test_an_empty_deck_calls_nothing() -> None:
    """TR-6.3, TR-25.3"""
    s = table(2, events=["theological_conflict", "heresy", "interruption_of_work", "migrant_workers"])
    arrive(s, EVENT_IDS.index("war"))
    assert [row["event"] for row in look(s)["events"]][-1] == "war"
    assert len(s.row) == 5


def test_every_open_event_brings_its_black_dice_again() -> None:
    """TR-6.4 to TR-6.6, TR-6.12, TR-18.1 to TR-18.4"""
    s = table(
        2,
        events=["war", "normans_attack", "brigands_1", "brigands_2", "skirmishes_1", "civil_war"],
        decks={"red": ["succession_conflict"]},
    )
    ask(s, Events(0))
    assert len(s.black) == 1 + 2 + 2 + 1 + 1 + 1


@pytest.mark.parametrize(
    ("event", "n"),
    [
        ("brigands_1", 1),
        ("brigands_2", 1),
        ("brigands_3", 1),
        ("skirmishes_1", 1),
        ("skirmishes_2", 1),
        ("war", 2),
        ("normans_attack", 2),
    ],
)
def test_an_enemy_brings_so_many_black_dice(event: str, n: int) -> None:
    """TR-18.1, TR-18.2, TR-18.3, TR-18.4, TR-28.6 Beside the one of Marauding; those of War and Normans Attack are
    known."""
    s = table(2, events=[event], decks={"red": ["succession_conflict"]})
    ask(s, Events(0))
    assert len(s.black) == 1 + n


def test_an_event_that_acts_is_named_before_what_it_does() -> None:
    """TR-6.5, TR-18.9 One that only brings black dice is not."""
    s = acted("heresy")
    assert s.news is not None
    assert s.news[0][1:] == ("acts event", (EVENT_IDS.index("heresy"),))
    assert len(s.news) > 1
    assert not acted("war").news


def test_events_act_from_left_to_right() -> None:
    """TR-6.5"""
    row = ["heresy", "civil_war", "drought"]
    s = table(2, events=row, decks={"red": ["brigands_1"]})
    ask(s, Events(0))
    assert told(s, "acts")[:3] == [(EVENT_IDS.index(id),) for id in row]


def test_resistance_calls_a_red_card_that_was_put_aside() -> None:
    """TR-21.1, TR-21.2"""
    s = table(2, bonus=True, decks={"red": ["resistance"]})
    aside = EVENT_IDS[s.aside[0]]
    ask(s, Events(0))
    names = [row["event"] for row in look(s)["events"]]
    assert names[:3] == ["marauding", "resistance", aside]
    assert len(names) == 4
    assert look(s)["rounds"] == 4


def test_resistance_takes_the_last_cube_of_every_other_event() -> None:
    """TR-21.3, TR-10.17"""
    marks = [("war", A), ("war", B), ("marauding", B), ("heresy", A), ("resistance", C)]
    s = table(3, bonus=True, events=["resistance", "war", "heresy"], marks=marks, printed={"resistance": {"flags": 1}})
    ask(s, Settled(0))
    assert [cubes_on(s, id) for id in ("war", "heresy", "marauding")] == [[A], [], []]


def test_resistance_leaves_an_event_that_is_countered_with_it() -> None:
    """TR-10.6, TR-21.3 An event whose flags are all taken is countered at once: it is not open any more."""
    flags = {"resistance": {"flags": 1}, "war": {"flags": 2}}
    marks = [("resistance", C), ("war", A), ("war", B)]
    s = table(3, bonus=True, events=["resistance", "war"], marks=marks, printed=flags)
    ask(s, Settled(0))
    assert ([row["event"] for row in look(s)["events"]], look(s)["won"][A]) == (["marauding"], ["war"])


def test_events_countered_together_are_resolved_from_left_to_right() -> None:
    """TR-10.18"""
    row = ["heresy", "war", "drought"]
    s = table(2, events=row, marks=[(id, A) for id in row], printed={id: {"flags": 1} for id in row})
    ask(s, Settled(0))
    assert told(s, "countered") == [(EVENT_IDS.index(id),) for id in row]


# ---------------------------------------------------------------- each event


@pytest.mark.parametrize("there", [-1, B, N])
def test_succession_conflict(there: int) -> None:
    """TR-18.5, TR-18.16, TR-18.17 The dice that were rolled for whoever is expelled stay."""
    dice = {(B, "red"): [2], (N, "red"): [1]}
    s = table(3, events=["succession_conflict"], dice=dice, spaces={} if there < 0 else {"palace_4": there})
    before, s.rng = list(s.dice), Rolls(4)
    act(s, EVENT_IDS.index("succession_conflict"))
    assert (stands(s, "palace_4"), lies(s, "palace")) == (N, [] if there < 0 else [there])
    assert list(s.dice) == before


@pytest.mark.parametrize(
    ("event", "roll", "row"),
    [("theological_conflict", 3, "bishopric_34"), ("wayfarers", 5, "city_hall_456")],
)
def test_grey_citizens_enter_rows_at_the_left(event: str, roll: int, row: str) -> None:
    """TR-18.6, TR-18.7, TR-18.8, TR-11.17"""
    size = 2 if "bishopric" in row else 3
    names = [f"{row}_{letter}" for letter in "abc"[:size]]
    s = table(3, events=[event], spaces={names[0]: A})
    s.rng = Rolls(roll)
    act(s, EVENT_IDS.index(event))
    assert [stands(s, name) for name in names][:2] == [N, A]
    assert lies(s, row.rpartition("_")[0]) == []
    s = table(3, events=[event], spaces={name: i for i, name in enumerate(names)})
    s.rng = Rolls(roll)
    act(s, EVENT_IDS.index(event))
    assert [stands(s, name) for name in names] == [N, *range(size - 1)]
    assert lies(s, row.rpartition("_")[0]) == [size - 1]


def test_without_grey_citizens_nothing_enters() -> None:
    """TR-18.15"""
    spaces = {f"palace_{n}": N for n in range(1, 7)} | {"bishopric_12_a": N}
    s = table(3, events=["wayfarers"], spaces=spaces, lying={"bishopric": [N]})
    act(s, EVENT_IDS.index("wayfarers"))
    assert list(look(s)["spaces"].values()).count(N) == 7


def test_heresy() -> None:
    """TR-18.9, TR-6.7"""
    s = acted("heresy", influence={A: 5, B: 1}, points={A: 3, B: 3, C: 3, D: 3})
    assert list(s.influence) == [3, 0, 8, 8]
    assert list(s.points) == [3, 1, 3, 3, 0]


def test_interruption_of_work() -> None:
    """TR-18.10"""
    s = acted("interruption_of_work", cathedral={(1, 6): A, (1, 2): B, (2, 2): C}, points={C: 1})
    assert look(s)["cathedral"][1] == [-1] * 6
    assert s.points[C] == 1
    assert look(acted("interruption_of_work"))["cathedral"][0] == [-1] * 6


def test_migrant_workers() -> None:
    """TR-18.11, TR-6.10"""
    s = acted("migrant_workers", cathedral={(1, 1): A})
    assert look(s)["cathedral"][0] == [A, N, -1, -1, -1, -1]
    assert s.points[N] == 0
    full = {(level, number): A for level in (1, 2, 3) for number in range(1, 7)}
    assert look(acted("migrant_workers", cathedral=full))["cathedral"] == [[A] * 6] * 3


def test_drought() -> None:
    """TR-18.12, TR-6.9"""
    spaces = {"city_hall_123_a": A, "city_hall_123_b": A, "city_hall_456_a": B}
    s = acted("drought", spaces=spaces, lying={"city_hall": [A]}, deniers={B: 0}, points={B: 5, C: 5})
    assert list(s.deniers) == [18, 0, 20, 20]
    assert (s.points[B], s.points[C]) == (3, 5)


def test_a_drought_takes_as_many_deniers_as_the_card_says_for_each_citizen() -> None:
    """TR-18.12, TR-28.6"""
    spaces = {"city_hall_123_a": A, "city_hall_123_b": A, "city_hall_456_a": B}
    s = acted("drought", spaces=spaces, printed={"drought": {"deniers_per_citizen": 2}})
    assert list(s.deniers) == [16, 18, 20, 20]


def test_support_counters_what_it_fills() -> None:
    """TR-18.13, TR-18.20, TR-10.6"""
    s = acted_row(["brigands_1", "war", "heresy", "support"], [("heresy", A)] * 3)
    assert look(s)["won"][A] == ["heresy"]
    assert (cubes_on(s, "war"), cubes_on(s, "brigands_1"), s.points[A]) == ([N], [], 3)


def test_support_counters_the_first_event_before_the_second_has_its_cube() -> None:
    """TR-18.13, TR-10.6, TR-21.3 So Resistance takes an older cube."""
    marks = [("war", A)]
    s = acted_row(["resistance", "war", "support"], marks, bonus=True, printed={"resistance": {"flags": 1}})
    assert cubes_on(s, "war") == [N]


def acted_row(row: list[str], marks: list[tuple[str, int]], **more: Any) -> Troyes:
    """The table after Support has acted in a row."""
    s = table(2, events=row, marks=marks, **more)
    act(s, EVENT_IDS.index("support"))
    GAME.invariant(s)
    return s


# ---------------------------------------------------------------- black dice


def test_black_dice_go_round_the_table() -> None:
    """TR-6.13, TR-6.21, TR-6.22"""
    dice = {(A, "red"): [1], (B, "yellow"): [6]}
    s = table(2, dice=dice, influence=NONE, points={A: 5, B: 5}, black=[5, 5, 4])
    ask(s, Attack(0, A))
    assert (list(s.points)[:2], s.influence[B], list(s.black)) == ([1, 5], 1, [])


def test_the_start_player_faces_the_first_black_die_of_a_round() -> None:
    """TR-6.13, TR-6.21"""
    s = ask(table(3, start=B, influence=NONE, round=4, printed={"marauding": {"black_dice": 3}}), Round(0))
    assert [seat for seat, _ in told(s, "yields")][:3] == [B, C, A]


def test_equal_black_dice_are_one_choice() -> None:
    """TR-6.13, TR-29.2"""
    s = ask(table(2, dice={(A, "red"): [6]}, black=[5, 2, 2], influence={A: 0}), Attack(0, A))
    assert legal(s) == ["enough", "face:2"]


def test_who_can_must_counter_and_may_take_more() -> None:
    """TR-6.13, TR-6.14, TR-6.15, TR-6.16, TR-6.17, TR-6.18, TR-6.19, TR-6.23, TR-6.25"""
    s = table(2, dice={(A, "red"): [3], (A, "white"): [2, 1]}, black=[5, 2, 1], influence={A: 0})
    ask(s, Attack(0, A))
    assert legal(s) == ["enough", "face:2", "face:1"]
    say(s, "face:2")
    assert legal(s) == ["enough", "face:1"]
    say(s, "face:1")
    assert why(s, "stop-spending") == "not-enough TR-6.14"
    say(s, "spend:0-red-3", "spend:0-white-2")
    assert legal(s) == ["spend:0-white-1", "stop-spending"]
    say(s, "stop-spending")
    assert (s.influence[A], s.dice_in(A), list(s.black)) == (3, 1, [])


def test_influence_before_a_black_die() -> None:
    """TR-6.24, TR-15.5 A reroll may make one able; nobody is forced to."""
    s = table(2, dice={(A, "white"): [1]}, black=[5], influence={A: 1}, points={A: 3})
    s.rng = Rolls(6)
    ask(s, Attack(0, A))
    assert legal(s) == ["yield", "reroll:0-white-1"]
    assert why(s, "defend") == "too-weak TR-6.22"
    say(s, "reroll:0-white-1")
    assert (s.influence[A], s.points[A], s.square()) == (1, 3, 0)


def test_no_citizen_is_recruited_before_a_black_die_that_cannot_be_countered() -> None:
    """TR-6.24, TR-15.5 A citizen does not help against it; a reroll may."""
    s = ask(table(2, dice={(A, "white"): [1]}, black=[5], influence={A: 2}), Attack(0, A))
    assert legal(s) == ["yield", "reroll:0-white-1"]
    assert why(s, "recruit") == "no-use TR-15.5"
    s = ask(table(2, dice={(A, "white"): [5]}, black=[5], influence={A: 2}), Attack(0, A))
    assert "recruit" in legal(s)


def test_no_cubes_and_no_bought_dice_against_black_dice() -> None:
    """TR-6.17, TR-6.18, TR-8.23"""
    s = table(
        2, dice={(B, "red"): [6]}, black=[6], influence={A: 0}, cards=["confession"], cubes={("confession", A): 3}
    )
    ask(s, Attack(0, A))
    assert (list(s.black), s.deniers[A], s.dice_in(B)) == ([], 20, 1)


# ---------------------------------------------------------------- countering


def test_an_event_is_countered_before_the_next_turn() -> None:
    """TR-10.6, TR-26.1"""
    s = table(2, dice={(A, "red"): [6], (B, "red"): [6]}, events=["war"], printed={"war": {"flags": 1}})
    turn(s, "combat:war", "group:1", "take:0-red-6")
    assert (question(s), list(s.row), look(s)["won"][A]) == ("1 Turn", [], ["war"])


def test_fewer_cubes_than_flags() -> None:
    """TR-10.3, TR-10.5"""
    s = table(2, dice={(A, "red"): [6, 6, 6]}, events=["war"], marks=[("war", B)] * 4, printed={"war": {"flags": 6}})
    turn(s, "combat:war", "group:3")
    assert legal(s) == ["times:1", "times:2"]


def test_an_event_is_fought_with_its_own_colour() -> None:
    """TR-10.1, TR-10.20, TR-10.21"""
    s = turn(table(2, dice={(A, "yellow"): [6]}, events=["war", "civil_war"]))
    assert legal(s, "combat") == ["marauding", "civil_war"]
    assert why(s, "combat:heresy") == "not-open TR-10.1"


def test_marauding_takes_a_group_of_one_colour() -> None:
    """TR-10.19, TR-10.20, TR-7.3"""
    dice = {(A, "yellow"): [2, 1], (A, "red"): [1]}
    s = turn(table(2, dice=dice), "combat:marauding", "take:0-yellow-2")
    assert cubes_on(s, "marauding") == [A]
    assert look(s)["dice"][A]["red"] == [1]


def test_points_of_shares_are_rounded_down() -> None:
    """TR-10.8 to TR-10.10, TR-10.16"""
    marks = [("war", A), ("war", B), ("war", C)]
    s = table(3, events=["brigands_1", "war", "heresy"], marks=marks, printed={"war": {"flags": 3, "divisor": 4}})
    ask(s, Settled(0))
    assert list(s.points) == [2, 2, 2, 0, 0]
    assert [row["event"] for row in look(s)["events"]] == ["marauding", "brigands_1", "heresy"]
    assert look(s)["won"][A] == ["war"]


def test_in_a_tie_only_cubes_on_the_event_itself_say_who_placed_first() -> None:
    """TR-10.13, TR-10.17 An older cube on another event counts for nothing."""
    marks = [("marauding", A), ("heresy", A), ("war", B), ("war", A)]
    s = table(2, events=["heresy", "war"], marks=marks, printed={"war": {"flags": 2}})
    ask(s, Settled(0))
    assert look(s)["won"][:2] == [[], ["war"]]


def test_nobody_faces_more_than_the_dice_can_counter() -> None:
    """TR-6.13, TR-6.14 Not even by one."""
    s = ask(table(2, dice={(A, "red"): [3]}, black=[5, 2, 1], influence={A: 0}), Attack(0, A))
    assert legal(s) == ["enough", "face:1"]
    assert why(s, "face:2") == "too-weak TR-6.14"
