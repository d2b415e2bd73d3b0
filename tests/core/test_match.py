"""Matches: saying, news, and what may be taken back."""

from __future__ import annotations

import pytest

import mizban
from mizban.core.match import Match
from mizban.core.problem import Problem
from mizban.core.record import Record
from mizban.core.rng import fast

GAME = mizban.game("biblios")


def match(seats: int = 3, seed: int = 7) -> Match:
    return Match(Record.new(GAME, seats, seed))


def to_question(name: str, seats: int = 3, seed: int = 7) -> Match:
    """A match at the first question of this kind."""
    m, rng = match(seats, seed), fast(seed)
    while type(m.s.todo[-1]).__name__ != name:
        m.say(m.s.asked, m.s.legal[rng.below(len(m.s.legal))].word)
    return m


def test_only_the_seat_that_is_asked_may_answer() -> None:
    m = match()
    with pytest.raises(Problem) as refused:
        m.say((m.s.asked + 1) % 3, "place:keep")
    assert refused.value.text == "not-your-turn"
    assert m.record.said == []


@pytest.mark.parametrize(("word", "problem"), [("castle", "unknown-word"), ("bid:3", "illegal-word")])
def test_a_word_that_cannot_be_said_changes_nothing(word: str, problem: str) -> None:
    m = match()
    before = GAME.dump(m.s)
    with pytest.raises(Problem) as refused:
        m.say(m.s.asked, word)
    assert refused.value.text == problem
    assert GAME.dump(m.s) == before
    assert m.record.said == []


def test_a_placement_cannot_be_taken_back_once_the_next_card_is_drawn() -> None:
    m = match()
    seat = m.s.asked
    m.say(seat, "place:keep")
    assert m.undoable(seat) == 0


def test_a_bid_can_be_taken_back_until_the_next_one_answers() -> None:
    m = to_question("Bid")
    before = GAME.dump(m.s)
    seat = m.s.asked
    m.say(seat, m.s.legal[1].word)
    assert m.s.asked != seat
    assert m.undoable(seat) == 1
    assert m.undoable(m.s.asked) == 0
    m.undo()
    assert GAME.dump(m.s) == before
    m.say(seat, m.s.legal[1].word)
    m.say(m.s.asked, m.s.legal[1].word)
    assert m.undoable(seat) == 0


def test_several_own_words_can_be_taken_back_together() -> None:
    m, rng = match(2), fast(3)
    while m.s.bid < 3 or type(m.s.todo[-1]).__name__ != "Discard" or m.s.size[m.s.asked] < 5:
        m.say(m.s.asked, m.s.legal[rng.below(len(m.s.legal))].word)
    seat, before = m.s.asked, GAME.dump(m.s)
    m.say(seat, m.s.legal[1].word)
    m.say(seat, m.s.legal[0].word)
    assert m.undoable(seat) >= 2
    m.undo(2)
    assert GAME.dump(m.s) == before


def test_news_come_with_the_word_that_brought_them() -> None:
    m = match()
    news = m.say(m.s.asked, "place:public")
    assert news == m.told[-1]
    assert any(text.startswith("shows") for _, text, _ in news)


def test_a_match_goes_on_from_a_record() -> None:
    m = to_question("Bid")
    again = Match(Record.read(m.record.write()))
    assert GAME.dump(again.s) == GAME.dump(m.s)
    assert again.told == m.told
    assert again.marks == m.marks


def test_the_result_is_written_when_the_game_is_over_and_taken_back_with_undo() -> None:
    m, rng = match(2), fast(3)
    while m.s.legal:
        assert m.record.scores is None
        m.say(m.s.asked, m.s.legal[rng.below(len(m.s.legal))].word)
    assert m.record.scores == GAME.scores(m.s)
    m.undo()
    assert m.record.scores is None
    assert m.s.legal
