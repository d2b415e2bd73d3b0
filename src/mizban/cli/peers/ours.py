"""Our own games, measured as the peers are: by an interpreted caller; and inside the package, by its own loop."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import mizban
from mizban.bots.playout import play_out
from mizban.core.record import Record
from mizban.core.rng import fast
from mizban.render.games import Game

BUILD = mizban.build()


def by_caller(game: Game, seats: int, rng: Random) -> int:
    """A random game by a plain Python loop."""
    s = game.new(seats, rng.getrandbits(32))
    decisions = 0
    legal = s.legal
    while legal:
        s.play(legal[int(rng.random() * len(legal))])
        legal = s.legal
        decisions += 1
    game.scores(s)
    return decisions


def inside(game: Game, seats: int, rng: Random) -> int:
    """A random game by the loop that bots and simulations use."""
    seed = rng.getrandbits(32)
    s = game.new(seats, seed)
    decisions = play_out(s, fast(seed))
    game.scores(s)
    return decisions


def recorded(game: Game, seats: int) -> Record:
    """A whole random game."""
    rng, record = Random(1), Record.new(game, seats, 1)
    s = record.start()
    while s.legal:
        option = s.legal[int(rng.random() * len(s.legal))]
        record.said.append((s.asked, option.word))
        s.play(option)
    return record


def halfway(record: Record) -> Any:
    """The position in the middle of a game."""
    said = record.said[: len(record.said) // 2]
    return Record(record.game, record.seats, record.seed, record.options, said=said).replay()


def cases(name: str, seats: str) -> dict[str, dict[str, Callable[..., object]]]:
    """A game driven both ways."""
    game = mizban.game(name)
    record = recorded(game, int(seats))
    copy, replay = halfway(record).copy, record.replay
    return {
        "caller": {"play": partial(by_caller, game, int(seats)), "copy": copy, "replay": replay},
        "inside": {"play": partial(inside, game, int(seats))},
    }
