"""Two of RLCard's games through its environments; they can step back but not be copied."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import rlcard  # type: ignore[import, unused-ignore]

GAMES = ("uno", "leduc-holdem")


def play(env: Any, rng: Random) -> int:
    """A random game."""
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(rng.random() * len(legal))])
        decisions += 1
    env.get_payoffs()
    return decisions


def cases() -> dict[str, dict[str, Callable[..., object]]]:
    """A long card game and a short one."""
    return {name: {"play": partial(play, rlcard.make(name, config={"seed": 1}))} for name in GAMES}
