"""A view being laid out: who looks, what may be chosen, and what every form needs."""

from __future__ import annotations

from functools import lru_cache

from mizban.games.kingdom_builder.rules.state import WORDS
from mizban.games.kingdom_builder.rules.view import View
from mizban.render.shapes import Box, Group, Text, Words, ring


class Table:
    """One view."""

    def __init__(self, v: View, lang: str) -> None:
        self.v, self.lang = v, lang
        self.lit = {ref for word in v["legal"] for ref in WORDS.named[word].ref.split()}
        self.me = v["viewer"]

    @property
    def seated(self) -> bool:
        """Whether the one who looks plays."""
        return self.me < self.v["seats"]

    def identity(self, name: str) -> str:
        """The id of the settlement on a hex. It has that of the hex; but one that has just moved keeps its old one, so
        that it glides, and one that is new has its own, because on that hex another may have stood."""
        last = self.v["last"]
        if not last or name != last[0]:
            return f"home-{name}"
        return f"home-{last[1]}" if len(last) > 1 else f"new-{name}"

    def state(self, name: str) -> str:
        """Whether the settlement on a hex may be moved, or is being moved."""
        return "lifted" if name == self.v["lifted"] else "lit" if f"hex:{name}" in self.lit else ""

    def name(self, seat: int) -> Words:
        """Who sits there."""
        return ("picture-you", ()) if seat == self.me else ("name seat", (seat,))


@lru_cache(64)
def button(verb: str, x: float, y: float, width: float, height: float) -> Group:
    """A word to say, on a plate."""
    plate = [Box(0, 3, width, height, 11, "button-foot"), Box(0, 0, width, height, 11, "button")]
    label = Text(width / 2, height / 2 + 0.5, (f"picture-{verb}", ()), "button-label")
    return Group((*plate, label), x, y, 1, verb, f"say:{verb}", lit=True, ring=ring(width, height, 11))
