"""Le Roy (TR-22): his district, the table of what his rolls mean, and the pile of characters."""

from __future__ import annotations

from typing import Final

from mizban.games.troyes.face.scene.drawings import CITIZENS, CUBES, NEUTRAL, ROYAL, SIGN, SMALL, UNROLLED
from mizban.games.troyes.face.scene.glyphs import Glyph, Unsure
from mizban.games.troyes.face.scene.square import (
    PITCHES,
    Pitch,
    district,
    field,
    figures,
    fitting,
    frame,
    lots,
    named,
    portrait,
    signs,
)
from mizban.games.troyes.face.scene.table import Table
from mizban.render.shapes import Box, Group, Shape, Text, Use, ring
from mizban.render.texts import of_game

SUMS: Final = ((2, 12), (3, 11), (4, 10), (5, 9), (6,), (7,), (8,))  # TR-22.14
ASIDE: Final = 196  # what his table takes
LINE: Final = 18  # the height of a line of his table


def deeds(t: Table) -> list[list[Glyph]]:
    """TR-22.14 What he does with each sum: the dice it takes, and what it brings."""
    high, low = (str(n) for n in t.v["royal"][:2])
    die, points = SMALL["any"], SIGN["points"]
    return [
        ["3", die, "→", f"+{high}" if t.printed else Unsure(f"+{high}"), points],
        ["2", die, "→", f"+{low}", points],
        ["1", die, "→", CITIZENS[ROYAL], SIGN["palace"]],
        [die, "→", CUBES[ROYAL], SIGN["flag"]],
        ["1", die, "→", CITIZENS[ROYAL], SIGN["card"]],
        ["2", die, "→", "2", CUBES[ROYAL], SIGN["cathedral"]],
        [SIGN["person"]],
    ]


def between(t: Table) -> str:
    """What stands between two sums: a dot would look like a Persian nought."""
    return of_game("troyes", t.lang).say("list-comma")


def plan(t: Table, x: float, y: float, width: float) -> list[Shape]:
    """TR-22.13, TR-22.14 His table; his last roll is marked."""
    side, shapes = t.side(width), list[Shape]()
    for i, (sums, glyphs) in enumerate(zip(SUMS, deeds(t), strict=True)):
        top = i * LINE
        if t.v["rolled"] in sums:
            shapes.append(Box(0, top, width, LINE, 6, "marked-row"))
        shapes.append(Text(side.at(26), top + LINE / 2 + 0.5, between(t).join(str(n) for n in sums), "glyph-small"))
        shapes += t.line(glyphs, side.at(52 + (width - 56) / 2), top + LINE / 2, 0.56, width - 58)
    return [
        Group(
            (Box(-2, -2, width + 4, 7 * LINE + 4, 8, "blank"), *shapes),
            x,
            y,
            1,
            "royal-plan",
            "royal:plan",
            ring=ring(width, 7 * LINE, 8),
        )
    ]


def roll(t: Table, x: float, y: float) -> list[Shape]:
    """TR-22.13 His last roll."""
    if not t.v["rolled"]:
        return []
    return [Use(UNROLLED, x, y, 0.56), Text(x + 18, y + 0.5, f"={t.v['rolled']}", "glyph")]


def pile(t: Table, x: float, y: float, width: float) -> list[Shape]:
    """TR-22.6 The characters that are still to be scored, the next one first."""
    side, wide = t.side(width), round(min(34.0, width / 6 - 3), 1)
    ids = t.v["pile"]
    return [portrait(id, t.tongue, round(x + side.left(i * (wide + 3), wide), 1), y, wide) for i, id in enumerate(ids)]


def royal(
    t: Table, x: float, y: float, width: float, height: float, pitches: tuple[Pitch, ...] = PITCHES
) -> list[Shape]:
    """TR-22.9 His district: dice, points, his last roll; and beside them his table."""
    side, half = t.side(width), width - ASIDE
    shapes = [*frame(t, NEUTRAL, width, height), *named(t, NEUTRAL, side, 120), *signs(t, NEUTRAL, side)]
    shapes += figures(t, NEUTRAL, side, 33, 14, 46)
    shapes += roll(t, side.at(half - 40) - (18 if side.turned else 0), 33)
    room = height - 46
    pitch = fitting(lots(t, NEUTRAL), half - 6, room, pitches)
    ground = Group(tuple(shapes), x, y, 1, "district-4", "seat:n", ring=ring(width, height, 10))
    dice = field(t, NEUTRAL, x + side.left(4, half - 6), y + 43, half - 6, room, pitch)
    return [ground, *dice, *plan(t, round(x + side.left(half, 190), 1), y + 25, 190)]


def alone(t: Table, x: float, y: float, width: float, height: float) -> list[Shape]:
    """TR-22.6 The square of the solo game: my district with the pile of characters, and Le Roy's below it."""
    low = 7 * LINE + 32
    high = round(height - low - 6, 1)
    left = x + t.side(width).left(width - 224, 220)
    return [
        *district(t, 0, x, y, width, high),
        *pile(t, left, y + 23, 220),
        *royal(t, x, round(y + high + 6, 1), width, low),
    ]
