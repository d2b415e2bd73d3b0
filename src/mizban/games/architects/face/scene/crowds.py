"""Workers where they stand: a chip for each seat with how many there are, one's own first, and their figures on it.

All workers of a group stand on one spot. Each is a piece of its own whose ref is its owner's: so a page sees one that
is gone from here and one that is new there as the same, and lets it walk."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from mizban.games.architects.face.scene.drawings import WORKERS
from mizban.games.architects.face.scene.table import CAPTURING, Table
from mizban.render.shapes import Box, Group, Shape, Text, Use, ring


class Chip(NamedTuple):
    """Its measures."""

    wide: float
    high: float
    scale: float  # of the figure
    ink: str
    step: float  # from chip to chip
    row: float  # from row to row


LARGE: Final = Chip(33, 23, 0.82, "figure-count", 36, 26)
SMALL: Final = Chip(31, 19, 0.68, "glyph-small", 34, 22)
TINY: Final = Chip(29, 17.5, 0.62, "glyph-small", 34, 20)


@lru_cache(4096)
def chip(kind: Chip, seat: int, n: int, own: bool, id: str, ref: str, lit: bool, x: float, y: float) -> Group:
    """So many workers of a seat; its upper left corner is there."""
    ground = "lamp-fill" if lit else "crowd-own" if own else "crowd"
    middle = kind.high / 2
    content = (
        Box(0, 0, kind.wide, kind.high, 6, "crowd-own" if own else "crowd"),
        *((Box(1, 1, kind.wide - 2, kind.high - 2, 5, ground),) if lit else ()),
        Text(round(kind.wide * 0.74, 1), middle + 0.5, str(n), kind.ink),
    )
    lamp = ring(kind.wide, kind.high, 6) if ref else None
    return Group(content, x, y, 1, id, ref, "", "" if ref else "through", "", lit, lamp)


@lru_cache(8192)
def figure(place: str, seat: int, i: int, x: float, y: float, scale: float) -> Group:
    """AW-1.4 The i-th worker of a seat in a place; a click on it is one on what lies below."""
    shape = Use(WORKERS[seat], 0, 0, scale, f"seat-{seat}")
    return Group((shape,), x, y, 1, f"worker-{place}-{seat}-{i}", f"workers:{seat}", ink="through")


def figures(place: str, seat: int, n: int, x: float, y: float, scale: float) -> list[Shape]:
    """All workers of a seat in a place."""
    return [figure(place, seat, i, round(x, 1), round(y, 1), scale) for i in range(n)]


def crowd(
    t: Table, location: str, counts: list[int], kind: Chip, x: float, y: float, across: int, alone: bool = True
) -> list[Shape]:
    """The workers at a location, about a point: in rows of so many. A chip is a thing of its own unless a click on it
    is one on the location."""
    seats = [seat for seat in t.order() if counts[seat]]
    capturing = t.question in CAPTURING
    rows = [seats[i : i + across] for i in range(0, len(seats), across)]
    shapes: list[Shape] = []
    for i, row in enumerate(rows):
        top = y + kind.row * (i - (len(rows) - 1) / 2) - kind.high / 2
        for j, seat in enumerate(row):
            left = x + kind.step * (j - (len(row) - 1) / 2) - kind.wide / 2
            ref = f"group:{location}-{seat}" if alone else ""
            lit = capturing and ref in t.lit
            id = f"crowd-{location}-{seat}"
            n, own = counts[seat], seat == t.me
            shapes.append(chip(kind, seat, n, own, id, ref, lit, round(left, 1), round(top, 1)))
            away = kind.wide * 0.33 - (0 if n < 10 else 2)
            shapes += figures(location, seat, n, left + away, top + kind.high / 2, kind.scale)
    return shapes
