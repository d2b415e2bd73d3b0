"""Whole games, replayed to their last point."""

from __future__ import annotations

import pytest

from architects.second import placing, rows
from architects.test_scoring import player
from mizban.games.architects import GAME
from records import Records, verbs

RECORDS = Records(GAME)
RESULTS = {
    "two-seats-chosen-modules": ([25, 52], [2, 1]),
    "three-seats-dealt-extra": ([29, 31, -3], [2, 1, 3]),
    "five-seats-standard": ([27, -11, 5, 5, 5], [1, 5, 2, 4, 3]),
    "four-seats-dealt": ([20, 13, 39, -14], [2, 3, 1, 4]),
    "four-seats-dealt-abilities": ([14, 20, 12, 21], [3, 2, 4, 1]),
}


def test_every_record_has_its_result_here() -> None:
    """AW-22.1"""
    assert RECORDS.names() == sorted(RESULTS)


@pytest.mark.parametrize("name", RESULTS)
def test_a_record_replays_to_its_result(name: str) -> None:
    """AW-19.8, AW-22.1"""
    s = RECORDS.verified(name)
    assert (GAME.scores(s), GAME.ranks(s)) == RESULTS[name]


@pytest.mark.parametrize("name", RESULTS)
def test_the_second_scorer_agrees_about_a_record(name: str) -> None:
    """AW-19.1 to AW-19.8"""
    record = RECORDS.read(name)
    s = record.replay()
    players = [player(s, seat) for seat in range(s.seats)]
    scores = [sum(rows(me, [other for other in players if other is not me])) for me in players]
    assert record.scores == scores
    silver = [me.goods["silver"] for me in players]
    assert GAME.ranks(s) == placing(scores, [me.virtue for me in players], silver)


def test_the_records_show_every_kind_of_answer() -> None:
    """AW-26.1 to AW-26.19"""
    assert verbs(RECORDS.said()) == {option.verb for option in GAME.words.all}
