"""Two of PettingZoo's classic games through its turn-by-turn interface; an environment cannot be copied."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

GAMES = {"connect_four": "connect_four_v3", "hanabi": "hanabi_v5"}


def play(env: Any, rng: Random) -> int:
    """A random game."""
    env.reset(seed=rng.getrandbits(31))
    decisions = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]
        env.step(int(legal[int(rng.random() * len(legal))]))
        decisions += 1
    return decisions


def cases() -> dict[str, dict[str, Callable[..., object]]]:
    """A board game and a card game."""
    made = {name: import_module(f"pettingzoo.classic.{module}").env() for name, module in GAMES.items()}
    return {name: {"play": partial(play, env)} for name, env in made.items()}
