"""The cover of Troyes: the cathedral, the three buildings before it, dice of three colours, and citizens."""

from __future__ import annotations

from functools import cache
from typing import Final

from mizban.games.troyes.face.scene.drawings import CITIZENS, CUBES, DIE, LOOK, SIGN
from mizban.games.troyes.rules.cards import DATA
from mizban.render.shapes import Board, Box, Disc, Group, Path, Shape, Use, star
from mizban.render.tongue import named

WIDTH, HEIGHT = 270, 160
CHURCH: Final = "M86 118V54L98 30 110 54V66L125 46 140 66V54L152 30 164 54V118Z"
WINDOWS: Final = ((98, 70), (152, 70))


@cache
def cover(lang: str) -> list[Shape]:
    """What lies on the cloth in a list of games."""
    title = named(DATA["meta"], lang)
    return [Board(LOOK, WIDTH, HEIGHT, title, title), Group((*sky(), *church(), *town()), 10, 10, ink="shadow")]


def sky() -> list[Shape]:
    """Evening glass, and the paving of the square."""
    ground = Path("M0 108H250V131Q250 140 241 140H9Q0 140 0 131Z", "paving")
    rays = [Path(star(8, 64, 48, 125, 66), "rose-ray")]
    return [Box(0, 0, 250, 140, 9, "evening"), *rays, ground, Box(0, 0, 250, 140, 9, "rim")]


def church() -> list[Shape]:
    """Two towers and a rose window."""
    lancets: list[Shape] = [
        Path(f"M{x - 4} {y + 26}V{y + 4}Q{x - 4} {y} {x} {y - 3}Q{x + 4} {y} {x + 4} {y + 4}V{y + 26}Z", "lancet-high")
        for x, y in WINDOWS
    ]
    rose: list[Shape] = [Disc(125, 78, 13, "lancet-high"), Path(star(8, 11, 6, 125, 78), "rose")]
    door = Path("M117 118V106Q117 98 125 94 133 98 133 106V118Z", "dark")
    cubes: list[Shape] = [Use(CUBES[look], x, 126, 0.9) for look, x in ((0, 104), (2, 125), (1, 146))]
    return [Path(CHURCH, "ashlar"), *lancets, *rose, door, *cubes]


def town() -> list[Shape]:
    """Buildings, dice and citizens."""
    shapes: list[Shape] = [
        Use(SIGN["palace"], 34, 82, 2.3),
        Use(SIGN["bishopric"], 68, 90, 1.6),
        Use(SIGN["city_hall"], 204, 82, 2.3),
    ]
    for x, y, colour, value in ((26, 122, "red", 5), (58, 124, "white", 3), (222, 122, "yellow", 6)):
        shapes.append(Use(DIE[colour, value], x, y, 0.86))
    for x, look in ((80, 1), (170, 2), (190, 0)):
        shapes.append(Use(CITIZENS[look], x, 118, 1.1))
    return shapes
