"""Mizban's kit over the game, and its clauses one by one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from mizban_pig import GAME
from mizban_pig.rules import GOAL, LUCKY, ROLL, STOP, Pig, Turn, new_game, scores

from mizban.core.rng import fast
from mizban.testing import Tables, playthrough

HERE = Path(__file__).parent


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_a_random_game_passes_the_kit(kit: Callable[..., None], seats: int, seed: int) -> None:
    kit(seats, {}, seed)


def test_a_game_goes_as_it_went(same_as_before: Callable[[Path, str], None]) -> None:
    """Every question, answer and view of one random game: `pytest --anew` writes it, and a change shows."""
    same_as_before(HERE / "playthrough.txt", playthrough(GAME, 2))


def test_one_may_stop_only_after_a_roll(tables: Tables[Pig, dict[str, object]]) -> None:
    """PG-1.4 A question with one answer is not asked: the first roll of a turn is made at once."""
    s = new_game(2, fast(1), {})
    s.turn = 0
    assert Turn(0).options(s) == [ROLL]
    assert Turn(0).why(s, STOP) == ("nothing-yet PG-1.4", ())
    s.turn = 4
    assert tables.legal(tables.ask(s, Turn(0))) == ["roll", "stop"]


def test_who_stops_with_enough_ends_the_game(tables: Tables[Pig, dict[str, object]]) -> None:
    """PG-1.5, PG-1.6 Each lucky roll brings three points."""
    s = new_game(2, fast(1), {})
    s.points, s.turn, s.hits = [GOAL - 2, 7], 2, [0] * 12
    s.hits[s.lucky[0] - 1] = 2
    tables.say(tables.ask(s, Turn(0)), "stop")
    assert not s.legal
    assert scores(s) == [GOAL + 2 * LUCKY, 7]
