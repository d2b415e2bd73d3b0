"""Whole games, replayed to their last point."""

from __future__ import annotations

import pytest

from biblios.table import numbers
from biblios.test_scoring import ORDER, places, points_of
from mizban.core.record import Record
from mizban.games.biblios import GAME
from mizban.games.biblios.rules.cards import CARDS
from records import Records, verbs

RECORDS = Records(GAME)
RESULTS = {
    "two-seats-totals-only": ([8, 8], [2, 1]),
    "three-seats-medieval-bluff": ([0, 8, 6], [3, 1, 2]),
    "four-seats-host-choice": ([3, 4, 4, 2], [3, 2, 1, 4]),
}


def test_every_record_has_its_result_here() -> None:
    """BI-12.3"""
    assert RECORDS.names() == sorted(RESULTS)


@pytest.mark.parametrize("name", RESULTS)
def test_a_record_replays_to_its_result(name: str) -> None:
    """BI-12.3, BI-9.10, BI-10.1"""
    s = RECORDS.verified(name)
    assert (GAME.scores(s), GAME.ranks(s)) == RESULTS[name]


def test_a_record_that_names_no_tiebreak_was_played_with_letters() -> None:
    """BI-10.5, BI-12.3, BI-14.2 That was the default when such records could be written; today's is another."""
    text = "biblios rules=1 seats=2 seed=1 penalty=standard first_player=random first_seat=0\n"
    record = Record.read(text)
    assert record.options["final_tiebreak"] == "total_then_letter"
    assert record.replay().letters == 1
    assert record.write() == text
    assert Record.new(GAME, 2, 1).options["final_tiebreak"] == "totals_only"


@pytest.mark.parametrize("name", RESULTS)
def test_the_second_scorer_agrees_about_a_record(name: str) -> None:
    """BI-9.4, BI-9.6, BI-10.2, BI-10.3, BI-10.5"""
    record = RECORDS.read(name)
    s = record.replay()
    hands = [[CARDS[card].id for card in numbers(s, seat)] for seat in range(s.seats)]
    scores = points_of(hands, dict(zip(ORDER, s.dice, strict=True)))
    assert record.scores == scores
    assert GAME.ranks(s) == places(hands, scores, record.options["final_tiebreak"] == "total_then_letter")


@pytest.mark.parametrize("name", RESULTS)
def test_a_record_shows_every_kind_of_answer(name: str) -> None:
    """BI-7.9, BI-8.5 Among them bids that were not paid, after which the same card was auctioned again."""
    said = verbs([word for _, word in RECORDS.read(name).said])
    assert said | {"take"} == {option.verb for option in GAME.words.all}
