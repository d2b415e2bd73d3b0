"""A view being laid out: who looks, what may be chosen, and what every form needs."""

from __future__ import annotations

from mizban.games.concordia.face.answers import brings
from mizban.games.concordia.rules.state import WORDS
from mizban.games.concordia.rules.view import View
from mizban.render.frames import Frame, plate
from mizban.render.shapes import Group, Shape, Words

SAYINGS = tuple(option.verb for option in WORDS.all if option.ref.startswith("say:"))


class Table(Frame[View]):
    """One view."""

    def __init__(self, v: View, tongue: str) -> None:
        super().__init__(v, tongue, WORDS)

    def said(self, x: float, y: float, width: float, height: float) -> list[Shape]:
        """What ends or declines something, while that may be said: there is never more than one such answer."""
        return [shape for verb in SAYINGS for shape in self.button(verb, x, y, width, height)]

    def plate(self, verb: str, x: float, y: float, width: float, height: float) -> Group:
        """A word to say, with the money that it brings."""
        cash = brings(self.v, verb)
        label: Words = (f"picture-{verb} n", (cash,)) if cash else (f"picture-{verb}", ())
        return plate(verb, label, x, y, width, height)
