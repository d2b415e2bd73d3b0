"""All that one pair of eyes may see of a position: what pages, streams and programs are made from."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, NamedTuple

from mizban.core.words import Option
from mizban.render.games import Game
from mizban.render.panels import Held, Holding, Panel, Row
from mizban.render.svg import Drawn


class Rendered:
    """Parts of pages that several people see alike: each is made once for all who see it from equal inputs."""

    def __init__(self) -> None:
        self.parts: dict[tuple[str, str, bool, bool], tuple[object, str]] = {}

    def part(self, key: tuple[str, str, bool, bool], inputs: object, make: Callable[[], str]) -> str:
        """A part, made again where its inputs are others than the last time."""
        known = self.parts.get(key)
        if known is None or known[0] != inputs:
            known = self.parts[key] = (inputs, make())
        return known[1]


class Choice(NamedTuple):
    """An answer that may be given."""

    word: str
    verb: str
    ref: str
    amount: bool
    text: str
    help: str
    note: str
    risky: bool
    own: bool  # it names the one who is asked, who reads other words


class About(NamedTuple):
    """What a thing is, and why it cannot be chosen now."""

    text: str
    why: str


class Seen:
    """A position through the eyes of one seat, or of the public, in a tongue. Made when it is asked for, once."""

    def __init__(
        self,
        game: Game,
        s: Any,
        viewer: int,
        tongue: str,
        form: str,
        names: list[str],
        undo: int,
        sealed: str = "",
        aided: bool = True,
    ) -> None:
        self.game = game
        self._s = s
        self.viewer = viewer
        self.tongue = tongue
        self.form = form
        self.names = names
        self.undo = undo
        self.sealed = sealed  # the word that these eyes have answered with, while others have yet to answer
        self.aided = aided  # whether they are shown what they would have to remember
        self.asked: int = s.asked
        self.mine = s.asked == viewer

    @cached_property
    def view(self) -> Any:
        """What these eyes may know, as plain data."""
        view = self.game.view(self._s, self.viewer)
        return view if self.aided or not self.game.forget else self.game.forget(view)

    @cached_property
    def drawn(self) -> Drawn:
        """The board."""
        return self.game.drawn(self.view, self.tongue, self.names, self.form)

    @cached_property
    def prompt(self) -> str:
        """The open question, or what is waited for."""
        return self.game.prompt(self._s, self.tongue, self.viewer, self.names)

    @cached_property
    def things(self) -> tuple[str, ...]:
        """The things on the table that the open question names."""
        return tuple(self.game.refs((0, *self._s.todo[-1].ask(self._s)))) if self._s.todo else ()

    @property
    def legal(self) -> list[Option]:
        """The answers that may be given by the one who looks."""
        return self._s.legal if self.mine else []

    @cached_property
    def options(self) -> list[Choice]:
        """The same, in words."""
        texts = self.game.texts(self.tongue, self.names)
        explaining = self.game.explaining(self.tongue, self.names)
        return [
            Choice(
                o.word,
                o.verb,
                o.ref,
                o.amount,
                texts.option(o, "", self.viewer),
                explaining.help(o, self.viewer, self.view),
                self.game.remark(self.view, o, self.tongue, self.names),
                self.game.risky(self.view, o),
                texts.own(o, self.viewer),
            )
            for o in self.legal
        ]

    @property
    def chosen(self) -> str:
        """What these eyes have answered, in words, while others have yet to answer."""
        texts = self.game.texts(self.tongue, self.names)
        return texts.option(self.game.words.named[self.sealed], "", self.viewer) if self.sealed else ""

    @cached_property
    def panels(self) -> list[Panel]:
        """What the game puts beside its board for the one who is asked."""
        return self.game.panels(self.view) if self.mine else []

    @cached_property
    def holdings(self) -> list[Holding]:
        """What each seat has that is worth a glance."""
        return self.game.holdings(self.view)

    @cached_property
    def held(self) -> list[Held]:
        """What the one who looks plays with."""
        return self.game.held(self.view)

    @cached_property
    def tally(self) -> list[Row]:
        """The points so far, for each reason."""
        return self.game.tally(self.view)

    @cached_property
    def result(self) -> list[tuple[int, int, int]]:
        """Seat, points and rank, the first first; empty while the game is on."""
        if self._s.legal:
            return []
        rows = zip(range(self._s.seats), self.game.scores(self._s), self.game.ranks(self._s), strict=True)
        return sorted(rows, key=lambda row: row[2])

    def about(self, ref: str) -> About:
        """What a thing is; and if it belongs to an answer that may not be given now, why not."""
        text = self.game.explained(self.view, ref, self.tongue, self.names)
        if not self.mine or any(ref in option.ref.split() for option in self.legal):
            return About(text, "")
        step = self._s.todo[-1]
        refused = next((o for o in step.candidates(self._s) if ref in o.ref.split()), None)
        return About(text, self.game.why(self._s, refused, self.tongue, self.names) if refused else "")
