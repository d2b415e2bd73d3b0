"""The frame of a scene: a view being laid out, who looks, what may be chosen, and words to say."""

from __future__ import annotations

from functools import lru_cache
from typing import Generic, TypeVar

from mizban.core import words
from mizban.core.views import Head
from mizban.render.glyphs import Side
from mizban.render.shapes import Box, Group, Shape, Text, Words, ring
from mizban.render.tongue import each, first, second, spoken

View = TypeVar("View", bound=Head)


class Frame(Generic[View]):
    """One view, in one tongue. A game adds what its own forms need."""

    def __init__(self, v: View, tongue: str, words: words.Words) -> None:
        self.v, self.lang = v, spoken(tongue)
        self.tongue, self.second = first(tongue), second(tongue)  # of the names; "": things have no second one
        self.tongues = each(tongue)
        self.me = v["viewer"]
        self.lit = {ref for word in v["legal"] for ref in words.named[word].ref.split()}
        self.question = v["question"] if v["asked"] == self.me else ""  # what the one who looks is asked

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

    def side(self, width: float) -> Side:
        """Places in a thing of some width."""
        return Side(self.lang, width)

    def button(self, verb: str, x: float, y: float, width: float, height: float) -> list[Shape]:
        """What says a word, while it may be said."""
        return [self.plate(verb, x, y, width, height)] if f"say:{verb}" in self.lit else []

    def plate(self, verb: str, x: float, y: float, width: float, height: float) -> Group:
        """A word to say, whether it may be said or not."""
        return plate(verb, (f"picture-{verb}", ()), x, y, width, height)


@lru_cache(512)
def plate(verb: str, label: Words, x: float, y: float, width: float, height: float) -> Group:
    """A word to say, on a plate."""
    below = [Box(0, 3, width, height, 11, "button-foot"), Box(0, 0, width, height, 11, "button")]
    text = Text(width / 2, height / 2 + 0.5, label, "button-label")
    return Group((*below, text), x, y, 1, verb, f"say:{verb}", lit=True, ring=ring(width, height, 11))
