"""A view being laid out: who looks, what may be chosen, and what every form needs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mizban.games.architects.rules.state import WORDS
from mizban.games.architects.rules.view import View
from mizban.render.frames import Frame
from mizban.render.shapes import Box, Group, Shape, Text, ring

PLACINGS: Final = {  # AW-26.2 how a worker may be placed at each location
    "forest": ("forest",),
    "quarry": ("quarry",),
    "mines": ("mines_clay", "mines_gold"),
    "silversmith": ("silversmith",),
    "kings_storehouse": ("storehouse",),
    "workshop": ("hire", "draw"),
    "town_centre": ("town_centre",),
    "tax_stand": ("tax_stand",),
    "guardhouse": ("guardhouse",),
}
PLACING: Final = "Turn"  # the questions that locations answer
TAKING_BACK: Final = "TakeBack"
DRAFTING: Final = "Draft"  # the questions before the first turn
CHOOSING: Final = "Choose"
CAPTURING: Final = ("Capture", "Raid", "Barracks")


class Table(Frame[View]):
    """One view."""

    def __init__(self, v: View, tongue: str) -> None:
        super().__init__(v, tongue, WORDS)

    @property
    def turn(self) -> int:
        """AW-3.1, AW-2.9, AW-20.1 Whose turn it is; nobody's while all choose cards, and when the game is over."""
        if self.v["over"] or self.v["question"] == DRAFTING:
            return -1
        return self.v["asked"] if self.v["question"] == CHOOSING else self.v["active"]

    def target(self, location: str, placing: str, x: float, y: float, size: tuple[float, float]) -> list[Shape]:
        """What lies over a location while a worker is placed or taken back: a click means that then."""
        ref = self.pointed(location, placing)
        return [target(ref, ref in self.lit, x, y, *size)] if ref else []

    def pointed(self, location: str, placing: str = "") -> str:
        """What a click on a location means now: to place a worker, to take one back, or nothing."""
        if self.question == PLACING and placing:
            return f"place:{placing}"
        return f"back:{location}" if self.question == TAKING_BACK else ""

    def plate(self, verb: str, x: float, y: float, width: float, height: float) -> Group:
        return plate(verb, x, y, width, height)


@lru_cache(256)
def plate(verb: str, x: float, y: float, width: float, height: float) -> Group:
    """A word to say, on a plate."""
    below = [Box(0, 2.5, width, height, 9, "button-foot"), Box(0, 0, width, height, 9, "button")]
    label = Text(width / 2, height / 2 + 0.5, (f"picture-{verb}", ()), "button-label" if width > 130 else "trade")
    return Group((*below, label), x, y, 1, verb, f"say:{verb}", lit=True, ring=ring(width, height, 9))


@lru_cache(1024)
def target(ref: str, lit: bool, x: float, y: float, width: float, height: float) -> Group:
    """A place to click, without a look of its own but its lamp."""
    content = (Box(0, 0, width, height, 11, "blank"),)
    return Group(content, x, y, 1, f"on-{ref.replace(':', '-')}", ref, lit=lit, ring=ring(width, height, 11))
