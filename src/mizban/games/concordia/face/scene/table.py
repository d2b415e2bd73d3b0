"""A view being laid out: who looks, what may be chosen, and what every form needs."""

from __future__ import annotations

from functools import lru_cache

from mizban.games.concordia.face.panels import brings
from mizban.games.concordia.rules.state import WORDS
from mizban.games.concordia.rules.view import View
from mizban.render.shapes import Box, Group, Shape, Text, Words, ring

SAYINGS = tuple(option.verb for option in WORDS.all if option.ref.startswith("say:"))


class Table:
    """One view."""

    def __init__(self, v: View, lang: str) -> None:
        self.v, self.lang = v, lang
        self.lit = {WORDS.named[word].ref for word in v["legal"]}
        self.me = v["viewer"]

    @property
    def seated(self) -> bool:
        """Whether the one who looks plays."""
        return self.me < self.v["seats"]

    def order(self) -> list[int]:
        """The seats clockwise, first the one who looks."""
        seats = self.v["seats"]
        return [(self.me + i) % seats for i in range(seats)] if self.seated else list(range(seats))

    def name(self, seat: int) -> Words:
        """Who sits there."""
        return ("picture-you", ()) if seat == self.me else ("name seat", (seat,))

    def button(self, x: float, y: float, width: float, height: float) -> list[Shape]:
        """What ends or declines something, while that may be said: there is never more than one such answer."""
        return [
            button(verb, brings(self.v, verb), x, y, width, height) for verb in SAYINGS if f"say:{verb}" in self.lit
        ]


@lru_cache(256)
def button(verb: str, cash: int, x: float, y: float, width: float, height: float) -> Group:
    """A word to say, on a plate."""
    plate = [Box(0, 3, width, height, 11, "button-foot"), Box(0, 0, width, height, 11, "button")]
    words: Words = (f"picture-{verb} n", (cash,)) if cash else (f"picture-{verb}", ())
    label = Text(width / 2, height / 2 + 0.5, words, "button-label")
    return Group((*plate, label), x, y, 1, verb, f"say:{verb}", lit=True, ring=ring(width, height, 11))
