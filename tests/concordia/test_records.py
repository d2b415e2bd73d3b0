"""Whole games, replayed to their last point."""

from __future__ import annotations

import pytest

from concordia.second import placing, result
from concordia.test_scoring import player
from mizban.games.concordia import GAME
from records import Records, verbs

RECORDS = Records(GAME)
RESULTS = {
    "two-seats-italia-intermediate": ([31, 32], [2, 1]),
    "four-seats-italia-running": ([24, 39, 24, 38], [4, 1, 3, 2]),
    "five-seats-imperium": ([24, 45, 43, 30, 34], [5, 1, 2, 4, 3]),
}


def test_every_record_has_its_result_here() -> None:
    """CO-18.1"""
    assert RECORDS.names() == sorted(RESULTS)


@pytest.mark.parametrize("name", RESULTS)
def test_a_record_replays_to_its_result(name: str) -> None:
    """CO-15.2, CO-16.1, CO-18.1"""
    s = RECORDS.verified(name)
    assert (GAME.scores(s), GAME.ranks(s)) == RESULTS[name]


@pytest.mark.parametrize("name", RESULTS)
def test_the_second_scorer_agrees_about_a_record(name: str) -> None:
    """CO-15.1 to CO-15.9, CO-16.2"""
    record = RECORDS.read(name)
    s = record.replay()
    scores = [sum(result(player(s, seat)).values()) for seat in range(s.seats)]
    assert record.scores == scores
    assert GAME.ranks(s) == placing(scores, s.magnus)


def test_a_tie_is_broken_in_one_of_them() -> None:
    """CO-16.2, CO-16.3"""
    scores, ranks = RESULTS["four-seats-italia-running"]
    assert len(set(scores)) < len(scores)
    assert len(set(ranks)) == len(ranks)


def test_the_records_show_every_kind_of_answer() -> None:
    """CO-20.1 to CO-20.10"""
    assert verbs(RECORDS.said()) == {option.verb for option in GAME.words.all}
