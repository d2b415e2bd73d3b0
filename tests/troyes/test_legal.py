"""What is legal, worked out twice at every decision of random games."""

from __future__ import annotations

import pytest

from mizban import testing
from mizban.core.rng import fast
from mizban.games.troyes import GAME
from troyes.second_rules import Position
from troyes.table import look


def compare(seed: int, longest: int) -> set[str]:
    """One random game, or its beginning; returns the questions that came up."""
    seats = seed % 4 + 1
    bonus = "on" if seed // 4 % 2 else "off"
    s = GAME.new(seats, seed, {"bonus_cards": bonus, "entry": "from_left" if seed % 3 == 0 else "first_gap"})
    rng = fast(seed)
    asked = set()
    for _ in range(longest):
        if not s.legal:
            break
        step = s.todo[-1]
        position = Position(look(s, s.asked), step.key())  # type: ignore[arg-type]
        assert {option.word for option in s.legal} == position.answers(), f"seed {seed}: {step}"
        assert len(s.legal) <= 200, f"seed {seed}: {step} offers {len(s.legal)} answers"
        asked.add(type(step).__name__)
        s.play(testing.pick(s.legal, rng, by_verb=seed % 3 > 0))
    return asked


def test_the_second_rules_allow_the_same() -> None:
    """TR-3.3, TR-6.13 to TR-6.23, TR-7.3 to TR-7.8, TR-7.12, TR-7.15 to TR-7.17, TR-8.17 to TR-8.19, TR-9.1 to TR-9.6,
    TR-10.1 to TR-10.3, TR-11.5 to TR-11.14, TR-13.5, TR-15.2 to TR-15.6, TR-26.1, TR-26.3, TR-29.1 to TR-29.3"""
    asked = set[str]()
    for seed in range(16):
        asked |= compare(seed, 400)
    assert asked >= {"Settle", "Turn", "Defend", "Face", "Spend", "Cube", "Group", "Take", "Often", "Citizen", "Hire"}


@pytest.mark.deep
@pytest.mark.parametrize("part", range(20))
def test_the_second_rules_allow_the_same_in_many_games(part: int) -> None:
    """TR-7.3 to TR-7.17, TR-11.5 to TR-11.14, TR-26.3"""
    for seed in range(100 + part * 12, 112 + part * 12):
        compare(seed, 1000)
