"""AW-7 The Town Centre."""

from __future__ import annotations

import pytest

from architects.table import A, B, C, ask, held, legal, look, question, say, table, told, turn, why
from mizban.games.architects.rules.state import Architects
from mizban.games.architects.rules.town import Barracks, Raid

CROWD = {B: {"forest": 3, "quarry": 2, "guardhouse": 1}, C: {"forest": 1, "town_centre": 2}}


def town(seats: int = 3, here: int = 2, silver: int = 9, **more: object) -> Architects:
    """Seat A goes to the Town Centre, where it then has so many workers."""
    s = table(
        seats,
        goods={A: {"silver": silver}},
        workers={A: {"town_centre": here - 1, "mines": 2}, **CROWD},
        **more,  # type: ignore[arg-type]
    )
    return turn(s, "place:town_centre")


def test_a_capture_takes_a_whole_group() -> None:
    """AW-7.1, AW-7.2, AW-7.8, AW-26.5"""
    s = town()
    wanted = ["forest-1", "forest-2", "quarry-1", "mines-0", "town_centre-0", "town_centre-2", "guardhouse-1"]
    assert legal(s, "capture") == wanted
    say(s, "capture:forest-1")
    v = look(s)
    assert v["captured"][A] == [0, 3, 0]
    assert v["workers"]["forest"] == [0, 0, 1]
    assert v["left"] == 1
    assert why(s, "capture:forest-1") == "no-group AW-7.2"


def test_what_captures_cost() -> None:
    """AW-7.3, AW-7.13, AW-8.4"""
    s = table(3, goods={A: {"silver": 9}}, workers={A: {"town_centre": 3}, **CROWD})
    turn(s, "place:town_centre", "capture:forest-1")
    assert (held(s)["silver"], s.tax) == (8, 5)
    say(s, "capture:forest-2")
    assert (held(s)["silver"], s.tax) == (7, 5)
    say(s, "capture:quarry-1")
    assert (held(s)["silver"], s.tax) == (6, 5)
    assert question(s) == "1 Turn"  # nobody is left in these two places


def test_without_silver_there_is_no_further_capture() -> None:
    """AW-7.3, AW-3.15"""
    s = table(3, goods={A: {"silver": 1}}, workers={A: {"town_centre": 3}, **CROWD})
    turn(s, "place:town_centre", "capture:forest-1")
    assert question(s) == "1 Turn"
    s = table(3, workers={A: {"town_centre": 3}, **CROWD})
    assert question(turn(s, "place:town_centre")) == "1 Turn"


@pytest.mark.parametrize(("seats", "places"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_from_how_many_places(seats: int, places: int) -> None:
    """AW-7.4, AW-7.5"""
    workers = {A: {"town_centre": 3, "forest": 1}, B: {"forest": 1, "quarry": 1, "mines": 1}}
    s = table(seats, goods={A: {"silver": 9}}, workers=workers)
    turn(s, "place:town_centre", "capture:forest-1")
    assert ("capture:quarry-1" in legal(s)) == (places == 2)
    if places == 2:
        say(s, "capture:quarry-1")
        assert why(s, "capture:mines-1") == "too-many-places AW-7.4"
    assert "capture:mines-1" not in legal(s)


def test_the_town_centre_is_a_target_too() -> None:
    """AW-7.6, AW-7.9, AW-7.10 The own group with the worker just placed; the number of captures stays."""
    s = table(2, goods={A: {"silver": 3}}, workers={A: {"town_centre": 2, "forest": 1}, B: {"forest": 1, "quarry": 1}})
    turn(s, "place:town_centre", "capture:town_centre-0")
    v = look(s)
    assert (v["supply"][A], v["workers"]["town_centre"], v["left"]) == (19, [0, 0], 2)
    say(s, "capture:forest-1")
    assert look(s)["captured"][A] == [0, 1]
    assert look(s)["left"] == 1


def test_no_other_place_is_a_target() -> None:
    """AW-7.7"""
    s = table(
        3,
        goods={A: {"silver": 9}},
        workers={A: {"forest": 1}},
        market={"small": B},
        prison={B: 3},
        captured={C: {B: 2}},
        guild=[B, C],
    )
    turn(s, "place:town_centre")
    assert legal(s, "capture") == ["forest-0", "town_centre-0"]


def test_captured_workers_stay() -> None:
    """AW-7.8"""
    s = town(here=1)
    say(s, "capture:forest-1", "1 place:quarry", "2 place:quarry", "0 place:quarry")
    assert look(s)["captured"][A] == [0, 3, 0]


@pytest.mark.parametrize(
    ("hired", "costs"),
    [([], [1, 1, 1, 1]), (["conspirator_1"], [1, 0, 1, 1]), (["conspirator_1", "conspirator_2"], [1, 0, 0, 1])],
)
def test_conspirators_save_silver_but_no_tax(hired: list[str], costs: list[int]) -> None:
    """AW-7.11, AW-7.12, AW-16.2, AW-16.A04, AW-16.A05 One for the visit, not for each capture."""
    workers = {A: {"town_centre": 3}, B: {"forest": 1, "quarry": 1}, C: {"forest": 1, "quarry": 1}}
    s = table(3, goods={A: {"silver": 9}}, workers=workers, hired={A: hired})
    turn(s, "place:town_centre")
    paid: list[int] = []
    for group in ("forest-1", "forest-2", "quarry-1", "quarry-2"):
        before = held(s)["silver"]
        assert look(s)["price"] == costs[len(paid)]
        say(s, f"capture:{group}")
        paid.append(before - held(s)["silver"])
    assert paid == costs
    assert s.tax == 5


def test_captures_of_buildings_are_free_and_from_anywhere() -> None:
    """AW-7.14, AW-17.4, AW-26.15"""
    s = table(5, workers={**CROWD, A: {"mines": 2}})
    ask(s, Raid(A, 2))
    say(s, "capture:forest-1", "capture:guardhouse-1")
    assert (held(s), s.tax, look(s)["captured"][A]) == ({}, 4, [0, 4, 0, 0, 0])
    assert question(s) == ""
    s = table(3, workers=CROWD)
    ask(s, Raid(A, 1))
    assert why(s, "capture:mines-1") == "no-group AW-7.2"
    say(s, "stop-capturing")
    assert look(s)["captured"][A] == [0, 0, 0]
    assert question(ask(table(2), Raid(A, 2))) == ""


def test_barracks_release_or_capture() -> None:
    """AW-17.5, AW-26.15, AW-12.5"""
    s = table(3, workers=CROWD, captured={B: {A: 3}, C: {A: 2}})
    ask(s, Barracks(A))
    assert {"free-all", "capture:forest-1", "stop-capturing"} <= set(legal(s))
    say(s, "free-all")
    assert look(s)["supply"][A] == 20
    assert told(s, "freed-from") == [(A, B, 3), (A, C, 2)]
    s = table(3, workers=CROWD)
    ask(s, Barracks(A))
    assert why(s, "free-all") == "nobody-away AW-17.5"
    assert why(s, "capture:mines-1") == "no-group AW-7.2"
    say(s, "capture:town_centre-2")
    assert look(s)["captured"][A] == [0, 0, 2]
    s = table(3, captured={B: {A: 3}})
    say(ask(s, Barracks(A)), "stop-capturing")
    assert look(s)["captured"][B] == [3, 0, 0]
    assert question(ask(table(2), Barracks(A))) == ""


def test_who_stops_at_the_barracks_moves_nobody() -> None:
    """AW-12.5, AW-17.5 Not even the own workers in the first place of the town."""
    for seat in (A, B):
        s = ask(table(3, workers={A: {"forest": 2}, B: {"forest": 3}}), Barracks(seat))
        before, news = look(s)["workers"], len(s.news or [])
        say(s, "stop-capturing")
        assert (look(s)["workers"], look(s)["captured"][seat]) == (before, [0, 0, 0])
        assert len(s.news or []) == news


def test_the_most_that_can_be_chosen_from() -> None:
    """AW-26.5 Nine places, five colours, and stop."""
    places = dict.fromkeys(
        ["forest", "quarry", "mines", "silversmith", "kings_storehouse", "workshop", "tax_stand", "guardhouse"], 1
    )
    s = table(5, goods={A: {"silver": 1}}, workers={seat: {**places, "town_centre": 1} for seat in range(5)})
    assert len(legal(turn(s, "place:town_centre"))) == 46
