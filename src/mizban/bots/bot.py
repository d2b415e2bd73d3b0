"""The interface of all bots, and the simplest of them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import mypyc_attr

from mizban.core.rng import Rng
from mizban.core.words import Option

if TYPE_CHECKING:
    from mizban.core.game.rules import Rules

WALL: Final = 1.1  # how much longer an answer may take on a busy machine than it does on a core of its own


@final
class Time:
    """How long an answer may be thought about: so many seconds of a core, and hardly more by the clock on the wall;
    with 0 as long as it takes."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.core = time.thread_time() if seconds else 0.0
        self.wall = time.monotonic() if seconds else 0.0

    def passed(self) -> float:
        """Which part of it has passed; from 1 on it is up."""
        if not self.seconds:
            return 0.0
        core = time.thread_time() - self.core
        wall = time.monotonic() - self.wall
        return max(core, wall / WALL) / self.seconds


@final
class Sight:
    """What a bot is given: the legal answers of its seat, and worlds that the seat cannot tell from the true one."""

    def __init__(self, game: Rules, s: Any, rng: Rng, known: bool = True) -> None:
        self.game = game  #: what is played
        self.knowledge = game.knowledge if known else None
        self.seat: int = s.asked  #: the seat that is asked
        self.legal: list[Option] = s.legal  #: its answers
        self.rng = rng  #: chance to think with
        self.how = "likely"  #: how the answer was found: it is likely, or "thought" about, or "random"
        self._s = s

    def world(self) -> Any:
        """A position that could be the true one, for the bot to think in."""
        knowledge = self.knowledge
        return (knowledge.world if knowledge else self.game.redeal)(self._s, self.seat, self.rng)

    def plain(self) -> Sight:
        """The same for one who has only read the rules."""
        return Sight(self.game, self._s, self.rng, known=False)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among the legal answers of the seat that is asked."""

    name: str  #: what it is called

    def choose(self, sight: Sight) -> Option:
        """One of `sight.legal`."""
        raise NotImplementedError


@final
class RandomBot(Bot):
    """Any legal answer, each as likely as the others."""

    def __init__(self) -> None:
        self.name = "random"

    def choose(self, sight: Sight) -> Option:
        sight.how = "random"
        return sight.legal[sight.rng.below(len(sight.legal))]
