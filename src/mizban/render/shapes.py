"""The few shapes that a game draws its table with: what lies where. How it looks on a screen is the business of `svg`.

An ink is the name of a way to paint: `inks` has those of all games, a look those of one. A tone is the name of a set of
colours that a game brings.
Shapes are values: two that are equal look the same, so what was printed once can be used again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache
from math import cos, pi, sin
from typing import Final, NamedTuple, TypeAlias

Said: TypeAlias = tuple[str, tuple[int, ...]]  # as in core: "takes seat card", and the figures
Words: TypeAlias = str | Said  # as it stands, or a message in the language of the reader


class Path(NamedTuple):
    """A line or an area, in the path language of SVG."""

    d: str
    ink: str


class Box(NamedTuple):
    """A rectangle with round corners."""

    x: float
    y: float
    width: float
    height: float
    corner: float
    ink: str


class Disc(NamedTuple):
    """A circle about a point."""

    x: float
    y: float
    radius: float
    ink: str


class Text(NamedTuple):
    """One short line; its ink says on which side of the point it stands."""

    x: float
    y: float
    words: Words
    ink: str
    room: int = 20  #: letters of a player's name that there is room for


@dataclass(frozen=True, eq=False)
class Symbol:
    """A drawing that is written once and used often. Make each one once, too."""

    id: str
    content: tuple[Shape, ...]
    tone: str = ""


class Use(NamedTuple):
    """A symbol, laid somewhere."""

    symbol: Symbol
    x: float = 0
    y: float = 0
    scale: float = 1
    tone: str = ""
    ink: str = ""
    turn: float = 0  #: degrees, clockwise
    ref: str = ""  #: where it is a place of its own, as a group is; it has no ring, but its inks may read the variables


class Group(NamedTuple):
    """Shapes that belong together: a piece with its own id, or a place; an option may point at its `ref`.

    Its ring shows while it is `lit`, which is while it may be chosen.
    """

    content: tuple[Shape, ...]
    x: float = 0
    y: float = 0
    scale: float = 1
    id: str = ""
    ref: str = ""
    tone: str = ""
    ink: str = ""
    title: Words = ""
    lit: bool = False
    ring: Symbol | None = None


class Tone(NamedTuple):
    """The colours of one kind of thing."""

    deep: str
    bright: str
    body: str  #: the large parts of its emblem
    spot: str  #: the small ones
    line: str = "#2A221C"  # the lines inside it
    mark: str = "#FFF9EA"  # figures and pips on it


def darker(colour: str, share: float) -> str:
    """A colour mixed with black; this share of it stays."""
    parts = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#" + "".join(f"{round(part * share):02X}" for part in parts)


@dataclass(frozen=True, eq=False)
class Look:
    """What is the same for every picture of a game. Make it once."""

    game: str
    cloth: tuple[str, str]  #: in light and in dark
    weave: tuple[str, str]  #: the pattern in the cloth
    tones: dict[str, Tone]
    colours: dict[str, tuple[str, str]] = field(default_factory=dict)  #: [name] in light and in dark, for tones
    inks: dict[str, str] = field(default_factory=dict)  #: [name] its CSS: ways to paint that only this game has


class Pane(NamedTuple):
    """A part of the cloth that a phone shows by itself, from the top of the cloth on; its tab says the title.

    Panes lie side by side, `BETWEEN` apart, so that none is seen beside another."""

    title: Words
    x: int
    width: int
    height: int
    zoom: bool = False  #: it is large: a part of it may be shown


class Board(NamedTuple):
    """Always the first shape: the cloth under all others, and what the picture is to somebody who does not see it."""

    look: Look
    width: int
    height: int
    title: Words
    about: Words
    zoom: bool = False  #: it is large: a small screen may show a part of it
    panes: tuple[Pane, ...] = ()


BETWEEN: Final = 500  # two panes


Shape: TypeAlias = Path | Box | Disc | Text | Use | Group | Board


def star(points: int, radius: float, inner: float, x: float = 0, y: float = 0, turn: float = 0) -> str:
    """The path of a star. The one with eight points is our only ornament."""
    corners = []
    for i in range(2 * points):
        angle, length = pi * i / points + turn, inner if i % 2 else radius
        corners.append(f"{x + length * sin(angle):.1f} {y - length * cos(angle):.1f}")
    return "M" + "L".join(corners) + "Z"


# ---------------------------------------------------------------- what every table has

CARD = (80, 116)  # the size of a card as it is drawn
PIPS = ["", "4", "08", "048", "0268", "02468", "023568"]  # [face] which of the nine points of a die


def marks(id: str, *drawn: tuple[str, str]) -> Symbol:
    """A symbol of paths, each with its ink."""
    return Symbol(id, tuple(Path(d, ink) for ink, d in drawn))


def die(face: int) -> Symbol:
    """A die that lies on the table, 44 by 48."""
    pips = [Disc(11 + 11 * (int(p) % 3), 11 + 11 * (int(p) // 3), 4.1, "pip") for p in PIPS[face]]
    side = Path("M1 9q0-8 8-8h26q8 0 8 8v31q0 7-8 7H9q-8 0-8-7Z", "die-side")
    return Symbol(f"die-{face}", (side, Box(1, 1, 42, 41, 8, "die-top"), *pips))


CHOSEN = Symbol("chosen", (Disc(0, 0, 10, "chosen-disc"), Path("M-5 0-1.5 3.5 5-4", "chosen-tick")))
DENIED = Symbol(
    "denied", (Disc(0, 0, 12, "denied-disc"), Path("M-5-1H5V6H-5ZM-3-1V-3.5a3 3 0 0 1 6 0V-1", "denied-lock"))
)


@cache
def ring(width: float, height: float, corner: float, tick: tuple[float, float] | None = None) -> Symbol:
    """The lamp round a thing of this size: a yellow line between two dark ones, and the signs of its other states.

    The tick of a chosen thing is at its upper right corner, unless that may be covered."""
    around = [Box(0, 0, width, height, corner, ink) for ink in ("denied", "lamp-edge", "lamp")]
    x, y = tick or (width - 4, 4)
    signs = (Use(CHOSEN, x, y), Use(DENIED, width / 2, height / 2))
    return Symbol(f"ring-{width}-{height}-{corner}{'-inner' if tick else ''}".replace(".", "_"), (*around, *signs))


@cache
def round_ring(radius: float) -> Symbol:
    """The same round a coin or another round thing, about its centre."""
    around = [Disc(0, 0, radius, ink) for ink in ("denied", "lamp-edge", "lamp")]
    signs = (Use(CHOSEN, 0.72 * radius, -0.72 * radius), Use(DENIED))
    return Symbol(f"ring-{radius}".replace(".", "_"), (*around, *signs))


SEATS = [  # the shape of each seat, 24 by 24 about its centre; its colour is the tone seat-0, seat-1 and so on
    marks("seat-0", ("seat", "M-8.4 0A8.4 8.4 0 1 1 8.4 0 8.4 8.4 0 1 1-8.4 0Z")),
    marks("seat-1", ("seat", "M0-9.4 9.4 7.4H-9.4Z")),
    marks("seat-2", ("seat", "M-6-7.6H6Q7.6-7.6 7.6-6V6Q7.6 7.6 6 7.6H-6Q-7.6 7.6-7.6 6V-6Q-7.6-7.6-6-7.6Z")),
    marks("seat-3", ("seat", "M-5-8.6H5L10 0 5 8.6H-5L-10 0Z")),
    marks("seat-4", ("seat", "M0-10.2 9 0 0 10.2-9 0Z")),
]
DICE = [die(face) for face in range(7)]  # [face]
BACK = Symbol(
    "back",
    (
        Box(1, 1, 78, 114, 7, "paper"),
        Box(6, 6, 68, 104, 4, "back"),
        Box(6, 6, 68, 104, 4, "girih"),
        Box(9, 9, 62, 98, 3, "trim"),
        Path(star(8, 17, 13, 40, 58), "back-star"),
        Path(star(8, 10, 7.5, 40, 58), "gilt"),
    ),
)
EDGE = Symbol("edge", (Box(1, 1, 78, 114, 7, "paper"),))  # of a card that lies under another
COIN = Symbol("coin", (Disc(0, 0, 27, "coin"), Disc(0, 0, 21, "coin-line")))
HAND = marks("hand", ("icon", "M-9-6l8-2 4 14-8 2ZM1-8h8V7H5"))  # icons are 24 by 24 about their centre
LOCK = marks("lock", ("icon", "M-6-1H6V8H-6ZM-3.5-1V-4a3.5 3.5 0 0 1 7 0V-1"))
TICK = marks("tick", ("icon", "M-8 0-2.5 6 8-6"))
CROSS = marks("cross", ("cross", "M-9-9 9 9M9-9-9 9"))


@cache
def pile(cards: int, scale: float, most: int = 4) -> tuple[Shape, ...]:
    """A pile of cards face down at the origin; it grows a little with its cards."""
    under = range(min(most, (cards + 9) // 10), 0, -1)
    return (*(Use(EDGE, 1.6 * i, 1.6 * i, scale) for i in under), Use(BACK, 0, 0, scale)) if cards else ()


@lru_cache(4096)
def count(n: int, x: float, y: float) -> Group:
    """How many things lie there, on a disc at the corner."""
    return Group((Disc(0, 0, 15, "disc"), Text(0, 0, str(n), "count")), x, y)
