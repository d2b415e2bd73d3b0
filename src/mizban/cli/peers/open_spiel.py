"""Some games of OpenSpiel, whose core is C++, through its Python interface."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pyspiel  # type: ignore[import, unused-ignore]

GAMES = {"backgammon": "backgammon", "chess": "chess", "go 9x9": "go(board_size=9)", "gin_rummy": "gin_rummy"}


def step(state: Any, rng: Random) -> int:
    """One decision, or one draw of chance, which counts as none; any outcome will do to time the calls."""
    chance = state.is_chance_node()
    actions = [action for action, _ in state.chance_outcomes()] if chance else state.legal_actions()
    state.apply_action(actions[int(rng.random() * len(actions))])
    return 0 if chance else 1


def play(game: Any, rng: Random) -> int:
    """A random game."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        decisions += step(state, rng)
    state.returns()
    return decisions


def halfway(game: Any) -> Any:
    """A position in the middle of a game."""
    half, rng, state = play(game, Random(1)) // 2, Random(1), game.new_initial_state()
    while half > 0:
        half -= step(state, rng)
    return state


def case(game: Any) -> dict[str, Callable[..., object]]:
    return {"play": partial(play, game), "copy": halfway(game).clone}


def cases() -> dict[str, dict[str, Callable[..., object]]]:
    """A board game with dice, two without chance, and a card game."""
    return {name: case(pyspiel.load_game(text)) for name, text in GAMES.items()}
