"""The influence track (TR-15.1)."""

from __future__ import annotations

from functools import lru_cache

from mizban.games.troyes.face.scene.drawings import MARKERS, SIGN
from mizban.games.troyes.face.scene.table import Table
from mizban.games.troyes.rules.cards import MOST_INFLUENCE
from mizban.render.shapes import Box, Group, Shape, Text, Use, ring

CELLS = int(MOST_INFLUENCE) + 1


@lru_cache(16)
def ground(width: float, height: float) -> tuple[Shape, ...]:
    """The spaces from 0 on, from left to right as on the board."""
    step = (width - 32) / CELLS
    shapes: list[Shape] = [Box(0, 0, width, height, 8, "track"), Use(SIGN["influence"], 14, height / 2, 0.78)]
    for i in range(CELLS):
        left = round(28 + i * step, 1)
        shapes.append(Box(left, 3, round(step - 1, 1), height - 6, 3, "space"))
    return tuple(shapes)


def track(t: Table, x: float, y: float, width: float, height: float) -> list[Shape]:
    """TR-15.1 Who has how much influence; those on one space stand smaller, side by side."""
    step = (width - 32) / CELLS
    shapes: list[Shape] = [
        Group(ground(width, height), x, y, 1, "track", "track:influence", ring=ring(width, height, 8))
    ]
    for i in range(CELLS):
        here = [seat for seat in range(t.v["seats"]) if t.v["influence"][seat] == i]
        if not here and (i % 5 == 0 or step > 18):
            number = Text(0, 0, str(i), "track-number")
            shapes.append(Group((number,), round(x + 27.5 + (i + 0.5) * step, 1), y + height / 2 + 0.5, ink="through"))
        for j, seat in enumerate(here):
            scale = 0.72 if len(here) == 1 else 0.5 if len(here) == 2 else 0.42
            across, down = spots(len(here))[j]
            left, top = x + 27.5 + (i + 0.5) * step + across * step * 0.52, y + height / 2 + down * height * 0.46
            figure = Use(MARKERS[seat], 0, 0, scale)
            shapes.append(Group((figure,), round(left, 1), round(top, 1), 1, f"marker-{seat}", ink="through"))
    return shapes


def spots(n: int) -> list[tuple[float, float]]:
    """Where markers on one space stand."""
    if n == 1:
        return [(0, 0)]
    if n == 2:
        return [(0, -0.5), (0, 0.5)]
    return [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)]
