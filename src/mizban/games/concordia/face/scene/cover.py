"""The cover of Concordia: a coast, cities with houses, a road, a ship on its way, and goods."""

from __future__ import annotations

from functools import cache
from typing import Final

from mizban.games.concordia.face.scene.drawings import GOOD, HOUSES, LOOK, SHIPS, WALKERS
from mizban.games.concordia.face.scene.land import ROMA, SPACES
from mizban.games.concordia.rules.cards import DATA
from mizban.render.shapes import Board, Box, Disc, Group, Path, Shape, Use
from mizban.render.tongue import named

WIDTH, HEIGHT = 270, 160
NORTH: Final = "M2 6Q2 2 6 2H178Q166 24 132 26 104 28 100 46 94 66 70 62 44 56 30 74 18 88 2 86Z"
EAST: Final = "M178 2H244Q248 2 248 6V62Q226 54 214 44 196 30 178 2Z"
SOUTH: Final = (
    "M248 84V134Q248 138 244 138H62Q74 114 108 116 134 116 142 100 152 82 182 88 204 92 214 84 230 74 248 84Z"
)
ROADS: Final = "M42 36Q84 14 128 30M186 112Q216 102 248 112"
SEAWAYS: Final = "M42 36Q64 108 186 112M128 30Q180 56 218 28"
WAVES: Final = "M12 108q5-5 10 0t10 0M26 122q5-5 10 0t10 0M170 70q5-5 10 0t10 0M116 72q5-5 10 0t10 0"
TOKENS: Final = ((42, 36, "wine"), (186, 112, "cloth"), (218, 28, "food"))  # cities and what they produce


@cache
def cover(lang: str) -> list[Shape]:
    """What lies on the cloth in a list of games."""
    title = named(DATA["meta"], lang)
    return [Board(LOOK, WIDTH, HEIGHT, title, title), Group((*ground(), *pieces()), 10, 10, ink="shadow")]


def ground() -> list[Shape]:
    """Land, sea and the ways over them."""
    shapes: list[Shape] = [Group((Box(0, 0, 250, 140, 9, "main"), Path(WAVES, "ripple")), tone="open-sea")]
    for earth, area in (("gallia", NORTH), ("dacia", EAST), ("lybia", SOUTH)):
        shapes.append(Group((Path(area, "coast"), Path(area, "land")), tone=f"earth-{earth}"))
    shapes += [Path(ROADS, "road"), Path(SEAWAYS, "seaway"), Box(0, 0, 250, 140, 9, "rim")]
    return [*shapes, Use(SPACES["land"], 84, 24, 0.72), Use(SPACES["sea"], 178, 42, 0.72)]


def pieces() -> list[Shape]:
    """Cities with houses, and colonists between them."""
    shapes: list[Shape] = [Use(ROMA, 130, 30, 0.66)]
    for x, y, good in TOKENS:
        shapes += [Disc(x, y, 17, "disc"), Use(GOOD[good], x, y, 1.05)]
    shapes += [Use(HOUSES[4], 68, 48, 0.95, "seat-4"), Use(HOUSES[2], 160, 120, 0.95, "seat-2")]
    shapes += [Use(HOUSES[1], 212, 120, 0.95, "seat-1"), Use(WALKERS[4], 84, 20, 1.1, "seat-4")]
    return [*shapes, Use(SHIPS[4], 82, 92, 1.5, "seat-4"), Use(SHIPS[1], 222, 68, 1.1, "seat-1")]
