"""Mizban's kit over the game, and its clauses one by one."""

from __future__ import annotations

import pytest
from mizban_pig import GAME
from mizban_pig.rules import GOAL, LUCKY, Turn, new_game, scores

from mizban.core.rng import fast
from mizban.testing import play_through


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_a_random_game_passes_the_kit(seats: int, seed: int) -> None:
    play_through(GAME, seats, {}, seed)


def test_one_may_stop_only_after_a_roll() -> None:
    """PG-1.4."""
    s = new_game(2, fast(1), {})
    s.turn = 0
    assert [o.word for o in Turn(0).options(s)] == ["roll"]
    s.turn = 4
    assert [o.word for o in Turn(0).options(s)] == ["roll", "stop"]


def test_who_stops_with_enough_ends_the_game() -> None:
    """PG-1.5, PG-1.6 Each lucky roll brings three points."""
    s = new_game(2, fast(1), {})
    s.todo, s.points, s.turn, s.hits = [Turn(0)], [GOAL - 2, 7], 2, [0] * 12
    s.hits[s.lucky[0] - 1] = 2
    s.ask_again()
    s.play(GAME.words.named["stop"])
    assert not s.legal
    assert scores(s) == [GOAL + 2 * LUCKY, 7]
