"""Catan by Catanatron's own random players."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import, unused-ignore]

TURNS = 1000  # Catanatron's own limit


def started(seats: int, seed: int) -> Any:
    return Game([RandomPlayer(color) for color in list(Color)[:seats]], seed=seed)


def play(seats: int, rng: Random) -> int:
    """A random game; a tick is one decision: the player is given what is playable, and chooses."""
    game = started(seats, rng.getrandbits(31) + 1)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS:
        game.play_tick()
        decisions += 1
    return decisions


def halfway(seats: int) -> Any:
    """A position in the middle of a game."""
    ticks = play(seats, Random(1)) // 2
    game = started(seats, Random(1).getrandbits(31) + 1)
    for _ in range(ticks):
        game.play_tick()
    return game


def cases() -> dict[str, dict[str, Callable[..., object]]]:
    """The first one is the base of all ratios."""
    return {f"Catan {seats}p": {"play": partial(play, seats), "copy": halfway(seats).copy} for seats in (2, 4)}
