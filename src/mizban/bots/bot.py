"""The interface of all bots, and the simplest of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from mypy_extensions import mypyc_attr

from mizban.core.rng import Rng
from mizban.core.words import Option

if TYPE_CHECKING:
    from mizban.core.games import Game


@final
class Sight:
    """What a bot is given: the legal answers of its seat, and worlds that the seat cannot tell from the true one."""

    def __init__(self, game: Game, s: Any, rng: Rng, known: bool = True) -> None:
        self.game = game
        self.knowledge = game.knowledge if known else None
        self.seat: int = s.asked
        self.legal: list[Option] = s.legal
        self.rng = rng
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

    name: str

    def choose(self, sight: Sight) -> Option:
        """One of `sight.legal`."""
        raise NotImplementedError


@final
class RandomBot(Bot):
    """Any legal answer, each as likely as the others."""

    def __init__(self) -> None:
        self.name = "random"

    def choose(self, sight: Sight) -> Option:
        return sight.legal[sight.rng.below(len(sight.legal))]
