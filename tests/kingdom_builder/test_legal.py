"""What is legal, worked out twice at every decision of random games."""

from __future__ import annotations

import pytest

from kingdom_builder.second_rules import Position
from kingdom_builder.table import look
from mizban import testing
from mizban.core.rng import fast
from mizban.games.kingdom_builder import GAME


def compare(seats: int, seed: int) -> None:
    """One random game; with `by_verb` its players use tiles as often as they build."""
    s = GAME.new(seats, seed)
    rng = fast(seed)
    while s.legal:
        position = Position(look(s, s.asked), begun=0 < s.owed < 3)
        assert {option.word for option in s.legal} == position.answers(), f"seed {seed}: {s.todo[-1]}"
        s.play(testing.pick(s.legal, rng, by_verb=seed % 3 > 0))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(24))
def test_the_second_rules_allow_the_same(seed: int) -> None:
    """KB-4.5, KB-7.3, KB-9.4 to KB-9.10, KB-10.1 to KB-10.8, KB-19.1 to KB-19.4"""
    compare(2 + seed % 3, seed)


@pytest.mark.deep
@pytest.mark.parametrize("part", range(20))
def test_the_second_rules_allow_the_same_in_many_games(part: int) -> None:
    """KB-7.3, KB-9.8, KB-10.1 to KB-10.8"""
    for seed in range(100 + part * 50, 150 + part * 50):
        compare(2 + seed % 3, seed)
