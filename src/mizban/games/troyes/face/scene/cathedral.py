"""The cathedral (TR-9): three levels with six windows each, the first at the bottom, and whose cubes are there."""

from __future__ import annotations

from functools import lru_cache

from mizban.games.troyes.face.scene.drawings import CUBES, SIGN
from mizban.games.troyes.face.scene.glyphs import Glyph
from mizban.games.troyes.face.scene.table import Table
from mizban.games.troyes.rules.cards import CATHEDRAL, LEVEL_SPACES, LEVELS, PER_LEVEL
from mizban.render.shapes import TICK, Box, Disc, Group, Path, Shape, Text, Use, ring

RIGHT = 34.0  # beside the windows: whether the one who looks has a cube on a level


def start(width: float) -> float:
    """Where the windows begin."""
    return 92.0 if width > 400 else 68.0


@lru_cache(8)
def facade(width: float, height: float) -> tuple[Shape, ...]:
    """The wall, and a lancet window for each space."""
    shapes: list[Shape] = [Box(0.8, 0.8, width - 1.6, height - 1.6, 10, "facade")]
    for level in range(int(LEVELS)):
        for i in range(LEVEL_SPACES):
            x, y, wide, high = window(level, i, width, height)
            shapes.append(Path(lancet(x, y, wide, high), "lancet-high" if i >= 3 else "lancet"))
            shapes.append(Text(x + 8, y + high / 2 + 1.5, str(i + 1), "lancet-number"))
            gain = int(CATHEDRAL[level * LEVEL_SPACES + i]["influence"])
            scale = 0.48 if wide > 40 else 0.38
            for j in range(gain):
                at = x + wide - (19 * scale) - 24 * scale * j
                shapes.append(Use(SIGN["influence"], round(at, 1), y + high / 2 + 1.5, scale))
    return tuple(shapes)


def lancet(x: float, y: float, wide: float, high: float) -> str:
    """A window with a pointed arch."""
    middle, right, foot = x + wide / 2, x + wide, y + high
    arch = f"Q{x:g} {y + 2:g} {middle:g} {y:g}Q{right:g} {y + 2:g} {right:g} {y + 8:g}"
    return f"M{x:g} {foot:g}V{y + 8:g}{arch}V{foot:g}Z"


def window(level: int, i: int, width: float, height: float) -> tuple[float, float, float, float]:
    """Where a space is: level 0 at the bottom."""
    wide = (width - start(width) - RIGHT - 4) / 6
    high = (height - 10) / int(LEVELS)
    return (
        round(start(width) + i * wide + 1.5, 1),
        round(5 + (int(LEVELS) - 1 - level) * high + 1, 1),
        round(wide - 3, 1),
        round(high - 2, 1),
    )


def cathedral(t: Table, x: float, y: float, width: float, height: float) -> list[Shape]:
    """TR-9.1 to TR-9.7 The cathedral is one thing: who builds says so by a click, and the dice say where."""
    lit = "say:build" in t.lit
    shapes: list[Shape] = list(facade(width, height))
    middle = start(width) / 2
    shapes += [
        Use(SIGN["cathedral"], middle, height * 0.26, 1),
        Text(middle, height * 0.54, ("picture-cathedral", ()), "trade-ink"),
    ]
    gain: list[Glyph] = [SIGN["white"], "+1", SIGN["points"]]
    shapes += t.line(gain, middle, height * 0.79, 0.62, 2 * middle - 8)
    shapes += bare(t, width, height)
    ground = Group(tuple(shapes), x, y, 1, "cathedral", "say:build", lit=lit, ring=ring(width, height, 11))
    return [ground, *stones(t, x, y, width, height)]


def bare(t: Table, width: float, height: float) -> list[Shape]:
    """TR-16.5 For the one who looks: the levels that would cost points, and those that have a cube."""
    if not t.seated:
        return []
    shapes: list[Shape] = []
    for level, row in enumerate(t.v["cathedral"]):
        _, top, _, high = window(level, 0, width, height)
        at, y = width - RIGHT / 2 - 2, round(top + high / 2 + 1, 1)
        if t.me in row:
            shapes += [Disc(at, y, 8.5, "yes-disc"), Use(TICK, at, y, 0.5, ink="yes")]
        else:
            shapes += [Box(at - 13, y - 9, 26, 18, 7, "short"), Text(at, y + 0.5, f"−{-int(PER_LEVEL)}", "glyph-bad")]
    return shapes


def stones(t: Table, x: float, y: float, width: float, height: float) -> list[Shape]:
    """TR-9.2 The cubes."""
    shapes: list[Shape] = []
    for level, row in enumerate(t.v["cathedral"]):
        for i, party in enumerate(row):
            if party >= 0:
                left, top, wide, high = window(level, i, width, height)
                size = 1 if wide > 40 else 0.82
                place = (round(x + left + wide - 14 * size, 1), round(y + top + high / 2 + 1.5, 1))
                shapes.append(stone(level, i, t.look(party), *place, size))
    return shapes


@lru_cache(2048)
def stone(level: int, i: int, look: int, x: float, y: float, size: float) -> Group:
    """A cube on its space; a click on it is one on the cathedral."""
    content = (Disc(0, 0, 12.5, "lancet-filled"), Use(CUBES[look], 0, 0, 0.92))
    return Group(content, x, y, size, f"stone-{level}-{i}", "", ink="through")
