"""What is legal, worked out twice at every decision of random games."""

from __future__ import annotations

import pytest

from concordia.second_rules import Position
from concordia.table import look
from mizban import testing
from mizban.core.rng import fast
from mizban.games.concordia import GAME
from mizban.games.concordia.rules.colonist import Settle

SIDES = [(2, "italia"), (3, "imperium"), (3, "italia"), (4, "imperium"), (4, "italia"), (5, "imperium")]


def compare(seed: int, longest: int) -> set[str]:
    """One random game, or its beginning; returns the questions that came up."""
    seats, map = SIDES[seed % len(SIDES)]
    s = GAME.new(seats, seed, {"map": map})
    rng = fast(seed)
    asked = set()
    for _ in range(longest):
        if not s.legal:
            break
        step = s.todo[-1]
        position = Position(look(s, s.asked), begun=isinstance(step, Settle) and step.begun == 1)
        assert {option.word for option in s.legal} == position.answers(), f"seed {seed}: {step}"
        asked.add(type(step).__name__)
        s.play(testing.pick(s.legal, rng, by_verb=seed % 4 == 0))
    return asked


@pytest.mark.long
def test_the_second_rules_allow_the_same() -> None:
    """CO-6.3, CO-7.2 to CO-7.17, CO-8.1, CO-8.7, CO-9.1 to CO-9.6, CO-10.2 to CO-10.5, CO-11.1 to CO-11.4, CO-12.2 to
    CO-12.5, CO-20.1 to CO-20.10"""
    asked = set[str]()
    for seed in range(12):
        asked |= compare(seed, 700)
    questions = {
        "Turn",
        "Hire",
        "Move",
        "March",
        "Build",
        "Prefect",
        "Settle",
        "Trade",
        "Copy",
        "Buy",
        "PayAny",
        "Keep",
    }
    assert asked == questions


@pytest.mark.deep
@pytest.mark.parametrize("part", range(20))
def test_the_second_rules_allow_the_same_in_many_games(part: int) -> None:
    """CO-7.2 to CO-7.17, CO-10.2 to CO-10.5, CO-12.2 to CO-12.5"""
    for seed in range(100 + part * 30, 130 + part * 30):
        compare(seed, 10_000)
