"""Whole games, replayed to their last point."""

from __future__ import annotations

import pytest

from kingdom_builder.second import gold_of, places
from kingdom_builder.table import settlements
from mizban.games.kingdom_builder import GAME
from records import Records, verbs

RECORDS = Records(GAME)
RESULTS = {
    "two-seats-first-game": ([19, 24], [2, 1]),
    "three-seats-chosen-board": ([47, 64, 36], [2, 1, 3]),
    "four-seats-random-running": ([20, 16, 29, 14], [2, 3, 1, 4]),
}


def test_every_record_has_its_result_here() -> None:
    """KB-15.2"""
    assert RECORDS.names() == sorted(RESULTS)


@pytest.mark.parametrize("name", RESULTS)
def test_a_record_replays_to_its_result(name: str) -> None:
    """KB-15.2, KB-12.1, KB-13.1"""
    s = RECORDS.verified(name)
    assert (GAME.scores(s), GAME.ranks(s)) == RESULTS[name]


@pytest.mark.parametrize("name", RESULTS)
def test_the_second_scorer_agrees_about_a_record(name: str) -> None:
    """KB-12.1, KB-12.2, KB-13.2"""
    record = RECORDS.read(name)
    s = record.replay()
    v = GAME.view(s, 0)
    everybody = [settlements(s, seat) for seat in range(s.seats)]
    cards = [*v["cards"], "castle"]
    scores = [sum(gold_of(v["terrain"], everybody, seat, card) for card in cards) for seat in range(s.seats)]
    assert record.scores == scores
    assert GAME.ranks(s) == places(scores)


def test_the_records_show_every_kind_of_answer() -> None:
    """KB-19.1, KB-19.2, KB-19.3"""
    said = RECORDS.said()
    assert verbs(said) == {option.verb for option in GAME.words.all}
    assert {word for word in said if word.startswith("use")} == {o.word for o in GAME.words.all if o.verb == "use"}
