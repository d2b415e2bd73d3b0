"""The scriptorium (BI-1.2, BI-1.3): a niche for each category with its die, and arrows while dice may be turned."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from mizban.games.biblios.face.scene.drawings import EMBLEMS, LEFT, WIDE
from mizban.games.biblios.face.scene.table import Table
from mizban.games.biblios.rules.cards import CATEGORIES, DATA
from mizban.render.shapes import DICE, Box, Group, Path, Shape, Symbol, Text, Use, ring
from mizban.render.tongue import named

DIE_RING: Final = ring(44, 48, 9)


class Shelf(NamedTuple):
    """Its measures: the wood, the arches, and where the dice and their arrows are."""

    x: float
    y: float
    width: float
    height: float
    arch: str  # about its peak
    sill: str
    emblem: tuple[float, float]  # below the peak, and its scale
    die: tuple[float, float]
    up: tuple[float, float, float, float]  # beside the middle and below the peak, and its size
    down: tuple[float, float, float, float]
    names: bool

    def middle(self, i: int) -> float:
        """Where the arch of a category is, from left to right."""
        return round(self.x + self.width * (i + 0.5) / len(CATEGORIES), 1)

    @property
    def peak(self) -> float:
        return self.y + (10 if self.names else 5)


ON_TABLE: Final = Shelf(
    LEFT,
    20,
    WIDE,
    208,
    "M-72 166V70C-72 29-36 22 0 0 36 22 72 29 72 70V166Z",
    "M-64 154H64l6 12H-70Z",
    (52, 1.15),
    (95, 1.32),
    (33, 104, 36, 44),
    (-69, 104, 36, 44),
    True,
)
ON_PHONE: Final = Shelf(
    8,
    6,
    344,
    82,
    "M-29 72V30C-29 14-15 10 0 0 15 10 29 14 29 30V72Z",
    "M-26 66H26l3 6H-29Z",
    (19, 0.46),
    (32, 0.78),
    (-28, 0, 56, 30),
    (-28, 74, 56, 32),
    False,
)


def scriptorium(t: Table, shelf: Shelf) -> list[Shape]:
    """The board and its dice."""
    shapes: list[Shape] = [Use(wood(shelf, t.tongue, t.second))]
    shapes += [die(shelf, i, n, t.tongue) for i, n in enumerate(t.v["dice"])]
    for i, tone in enumerate(CATEGORIES):
        shapes += [arrow(shelf, i, way) for way in ("up", "down") if f"{way}:{tone}" in t.lit]
    return shapes


def category(i: int, tongue: str) -> str:
    """The name of a category."""
    return named(DATA["category"][i], tongue)


@cache
def wood(shelf: Shelf, tongue: str, second: str) -> Symbol:
    """BI-1.2 The board: an arch for each category, with its name, and a second one in another tongue."""
    x, y, width, height = shelf[:4]
    shapes: list[Shape] = [Box(x, y, width, height, 12, "wood"), Box(x + 4, y + 4, width - 8, height - 8, 9, "inlay")]
    for i, tone in enumerate(CATEGORIES):
        shapes.append(Use(niche(shelf, tone), shelf.middle(i), shelf.peak))
        if shelf.names:
            shapes.append(Text(shelf.middle(i), y + height - (23 if second else 16), category(i, tongue), "caption"))
        if shelf.names and second:
            shapes.append(Text(shelf.middle(i), y + height - 9, category(i, second), "second-caption"))
    return Symbol(f"shelf-{shelf.width:g}", tuple(shapes))


@cache
def niche(shelf: Shelf, tone: str) -> Symbol:
    """An arch about its peak, with its emblem; the die stands on the sill at its foot."""
    y, scale = shelf.emblem
    shapes = (Path(shelf.arch, "niche"), Use(EMBLEMS[tone], 0, y, scale), Path(shelf.sill, "desk"))
    return Symbol(f"niche-{shelf.width:g}-{tone}", shapes, tone)


@cache
def die(shelf: Shelf, i: int, n: int, tongue: str) -> Group:
    """The die of a category."""
    tone, title, (y, scale) = CATEGORIES[i], f"{category(i, tongue)}: {n}", shelf.die
    x = round(shelf.middle(i) - 22 * scale, 1)
    return Group(
        (Use(DICE[n]),), x, shelf.peak + y, scale, f"die-{tone}", f"die:{tone}", tone, "shadow", title, False, DIE_RING
    )


@cache
def arrow(shelf: Shelf, i: int, way: str) -> Group:
    """BI-5.9 What turns a die up or down by one; where it lies over the emblem of its category, it shows it."""
    x, y, width, height = shelf.up if way == "up" else shelf.down
    covers = y <= shelf.emblem[0] <= y + height
    middle, turn = width * (0.71 if covers else 0.5), -1 if way == "up" else 1
    sign = f"M{middle - 10:g} {height / 2 - 6 * turn:g}h20L{middle:g} {height / 2 + 7 * turn:g}Z"
    plate: list[Shape] = [Box(0, 2, width, height, 9, "button-foot"), Box(0, 0, width, height, 9, "button")]
    if covers:
        plate.append(Use(EMBLEMS[CATEGORIES[i]], width * 0.29, height / 2, 0.5))
    x, y, ref = round(shelf.middle(i) + x, 1), shelf.peak + y, f"{way}:{CATEGORIES[i]}"
    content = (*plate, Path(sign, "arrow"))
    return Group(content, x, y, 1, ref.replace(":", "-"), ref, lit=True, ring=ring(width, height, 9))
