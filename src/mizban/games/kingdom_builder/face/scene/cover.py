"""The cover of Kingdom Builder: a piece of land with settlements, a castle and a location."""

from __future__ import annotations

from functools import cache
from typing import Final

from mizban.games.kingdom_builder.face.scene.drawings import ACROSS, CASTLE, CELLS, HOUSES, LOOK, SIDE, TILES
from mizban.games.kingdom_builder.rules.cards import DATA
from mizban.render.shapes import Board, Group, Shape, Use
from mizban.render.tongue import named

WIDTH, HEIGHT = 270, 160
ROWS: Final = (
    ("forest", "forest", "grass", "mountain", "desert"),
    ("forest", "location", "grass", "castle", "desert", "flower_field"),
    ("water", "grass", "flower_field", "canyon", "canyon"),
)
PIECES: Final = {(0, 2): 0, (1, 0): 2, (2, 1): 0, (1, 4): 1, (0, 4): 1, (2, 4): 3}  # [row and column] whose


@cache
def cover(lang: str) -> list[Shape]:
    """What lies on the cloth in a list of games."""
    title = named(DATA["meta"], lang)
    cells: list[Shape] = []
    pieces: list[Shape] = []
    for r, row in enumerate(ROWS):
        for c, terrain in enumerate(row):
            x, y = ACROSS * (2 * c + 1 + (r + 1) % 2), SIDE + r * SIDE * 3 // 2
            cells.append(Use(CELLS[terrain][(r + c) % 2], x, y))
            if (r, c) in PIECES:
                seat = PIECES[r, c]
                pieces.append(Use(HOUSES[seat], x, y - 1, 1.45, f"seat-{seat}"))
            if terrain == "castle":
                pieces.append(Use(CASTLE, x, y, 2))
            if terrain == "location":
                pieces.append(Use(TILES["tavern"], x, y, 1.24))
    return [Board(LOOK, WIDTH, HEIGHT, title, title), Group((*cells, *pieces), 11, 20, 0.795, ink="shadow")]
