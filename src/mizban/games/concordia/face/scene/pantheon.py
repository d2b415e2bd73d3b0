"""The Pantheon table (CO-2.15): how many of the cards for sale each god has in this game, beside their stack."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mizban.games.concordia.face.names import for_sale
from mizban.games.concordia.face.scene.drawings import SEAL
from mizban.games.concordia.rules.cards import GODS
from mizban.render.glyphs import Side
from mizban.render.shapes import Box, Group, Shape, Text, Use, ring

COLUMN: Final = 26  # the width of the table on end
CELL: Final = 24  # of a god of it lying
LYING: Final = CELL * 5 + 4


@lru_cache(16)
def standing(seats: int, lang: str, x: float, y: float, height: float) -> Group:
    """The gods one below the other, each with its number behind it."""
    side, step = Side(lang, COLUMN), height / len(for_sale(seats))
    shapes: list[Shape] = [Box(0, 0, COLUMN, height, 8, "pill")]
    for i, (god, n) in enumerate(for_sale(seats)):
        inner = (
            Use(SEAL[GODS[god]], side.at(9.5), step / 2, 0.62),
            Text(side.at(21), step / 2 + 0.5, str(n), "caption"),
        )
        shapes.append(of_god(GODS[god], inner, 0, round(step * i, 2), COLUMN, step))
    return Group(tuple(shapes), x, y, ring=ring(COLUMN, height, 8))


@lru_cache(16)
def lying(seats: int, lang: str, x: float, y: float, height: float) -> Group:
    """The gods side by side, each with its number below it."""
    side = Side(lang, LYING)
    shapes: list[Shape] = [Box(0, 0, LYING, height, 10, "pill")]
    for i, (god, n) in enumerate(for_sale(seats)):
        left = side.at(2 + CELL * i) - (CELL if side.turned else 0)
        inner = (Use(SEAL[GODS[god]], CELL / 2, 15, 0.8), Text(CELL / 2, 34, str(n), "caption"))
        shapes.append(of_god(GODS[god], inner, left, 0, CELL, height))
    return Group(tuple(shapes), x, y, ring=ring(LYING, height, 10))


def of_god(god: str, content: tuple[Shape, ...], x: float, y: float, width: float, height: float) -> Group:
    """The sign of a god with its number."""
    return Group(content, x, y, 1, f"pantheon-{god}", f"god:{god}", ring=ring(width, round(height, 2), 6))
