"""How much room shapes take: a box round every thing of a picture, so that it can be cut to some of them.

Letters are guessed from their size; a curve takes the room of what it is drawn with, a little more than its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import cos, hypot, inf, radians, sin
from typing import Final, NamedTuple

from mizban.render.inks import INKS
from mizban.render.shapes import Box, Disc, Group, Look, Path, Shape, Symbol, Text, Use

MANY: Final = 20_000  # shapes to keep
STROKE: Final = re.compile(r"([A-Za-z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)")
FIGURES: Final = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "S": 4, "Q": 4, "C": 6, "A": 7}
UNSEEN: Final = {"ring", "denied", "denied-disc", "denied-lock", "chosen-disc", "chosen-tick", "glow", "shadow"}
SIZE: Final = re.compile(r"font-size:([\d.]+)px")
LETTER: Final = 0.55  # of its height: how wide a letter is


class Extent(NamedTuple):
    """A box with its sides along the axes; `NONE` has no room."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def grown(self, by: float) -> Extent:
        """The same with a margin."""
        return Extent(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def moved(self, x: float, y: float, scale: float = 1, turn: float = 0) -> Extent:
        """Round the same thing, scaled, turned and then moved."""
        if self == NONE:
            return NONE
        if not turn:
            return Extent(*(scale * n + d for n, d in zip(self, (x, y, x, y), strict=True)))
        c, s = cos(radians(turn)) * scale, sin(radians(turn)) * scale
        corners = [(a, b) for a in (self.left, self.right) for b in (self.top, self.bottom)]
        return round_points([(x + c * a - s * b, y + s * a + c * b) for a, b in corners])


NONE: Final = Extent(inf, inf, -inf, -inf)


def joined(extents: Iterable[Extent]) -> Extent:
    """The smallest box round all of these."""
    boxes = [NONE, *extents]
    left, top, right, bottom = zip(*boxes, strict=True)
    return Extent(min(left), min(top), max(right), max(bottom))


def round_points(points: Sequence[tuple[float, float]]) -> Extent:
    return joined(Extent(x, y, x, y) for x, y in points)


def things(shapes: Iterable[Shape], look: Look) -> dict[str, list[Extent]]:
    """The room of every thing that an option or a sentence can point at, as often as it is there."""
    extents: dict[str, list[Extent]] = {}
    for shape in shapes:
        for ref, extent in pointed(shape, look):
            extents.setdefault(ref, []).append(extent)
    return extents


@lru_cache(MANY)
def pointed(shape: Shape, look: Look) -> tuple[tuple[str, Extent], ...]:
    """The things in a shape, each with its room."""
    match shape:
        case Group():
            inner = [pair for part in shape.content for pair in pointed(part, look)]
            own = [(shape.ref, extent(shape._replace(x=0, y=0, scale=1), look))] if shape.ref else []
            return tuple((ref, box.moved(shape.x, shape.y, shape.scale)) for ref, box in [*own, *inner])
        case Use() if shape.ref:
            return ((shape.ref, extent(shape, look)),)
    return ()


@lru_cache(MANY)
def extent(shape: Shape, look: Look) -> Extent:
    """The room of a shape and of all that is in it."""
    match shape:
        case Group():
            inner = NONE if shape.ink in UNSEEN - {"shadow"} else joined(extent(part, look) for part in shape.content)
            return inner.moved(shape.x, shape.y, shape.scale)
        case Use():
            inner = NONE if shape.ink in UNSEEN - {"shadow"} else of_symbol(shape.symbol, look)
            return inner.moved(shape.x, shape.y, shape.scale, shape.turn)
        case Box() | Disc() | Path() | Text() if shape.ink in UNSEEN:
            return NONE
        case Box():
            return Extent(shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)
        case Disc():
            return Extent(shape.x, shape.y, shape.x, shape.y).grown(shape.radius)
        case Path():
            return round_points(points(shape.d))
        case Text():
            return of_text(shape, look)
    return NONE


@lru_cache(MANY)
def of_symbol(symbol: Symbol, look: Look) -> Extent:
    return joined(extent(part, look) for part in symbol.content)


def of_text(text: Text, look: Look) -> Extent:
    """About the room of a line of letters: how it is written in the language of the reader is not looked up."""
    css = (INKS | look.inks).get(text.ink, "")
    size = float(found[1]) if (found := SIZE.search(css)) else 0
    wide = size * LETTER * (len(text.words) if isinstance(text.words, str) else 2)
    left = 0 if "anchor:start" in css else -wide if "anchor:end" in css else -wide / 2
    return Extent(text.x + left, text.y - size / 2, text.x + left + wide, text.y + size / 2)


def strokes(d: str) -> Iterator[tuple[str, list[float]]]:
    """The strokes of a path, each with its figures."""
    letter, figures = "M", list[float]()
    for found in STROKE.finditer(d):
        if found[1]:
            letter, figures = found[1], []
            if letter in "Zz":
                yield letter, []
            continue
        figures.append(float(found[2]))
        if len(figures) == FIGURES[letter.upper()]:
            yield letter, figures
            letter, figures = {"M": "L", "m": "l"}.get(letter, letter), []


def points(d: str) -> list[tuple[float, float]]:
    """The points that a path is drawn with; of an arc those of the circle that it is at most."""
    x = y = 0.0
    start = (x, y)
    drawn: list[tuple[float, float]] = []
    for letter, figures in strokes(d):
        kind, own = letter.upper(), letter.islower()
        dx, dy = (x, y) if own else (0.0, 0.0)
        if kind == "Z":
            x, y = start
            continue
        if kind == "H":
            x = figures[0] + dx
        elif kind == "V":
            y = figures[0] + dy
        elif kind == "A":
            to = (figures[5] + dx, figures[6] + dy)
            drawn += around(x, y, *to, figures[0], figures[1], bool(figures[3]))
            x, y = to
        else:
            drawn += [(a + dx, b + dy) for a, b in zip(figures[::2], figures[1::2], strict=True)]
            x, y = drawn[-1]
        if kind == "M":
            start = (x, y)
        drawn.append((x, y))
    return drawn


def around(
    x: float, y: float, to_x: float, to_y: float, wide: float, high: float, large: bool
) -> list[tuple[float, float]]:
    """Points round an arc: a small one does not go farther than its chord is long; a large one is nearly a circle."""
    middle_x, middle_y, chord = (x + to_x) / 2, (y + to_y) / 2, hypot(to_x - x, to_y - y)
    rise = max(wide, high) if large or chord >= 1.9 * max(wide, high) else chord / 4
    return [(middle_x - rise, middle_y - rise), (middle_x + rise, middle_y + rise)]
