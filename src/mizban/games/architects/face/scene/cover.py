"""The cover of Architects: a cathedral that grows, the town round it, workers, and what they build with."""

from __future__ import annotations

from functools import cache
from typing import Final

from mizban.games.architects.face.scene.buildings import HOUSE
from mizban.games.architects.face.scene.cathedral import stone
from mizban.games.architects.face.scene.drawings import GOOD, LOOK, WORKERS
from mizban.games.architects.rules.cards import DATA
from mizban.render.shapes import Board, Box, Disc, Group, Path, Shape, Use
from mizban.render.tongue import named

WIDTH, HEIGHT = 270, 160
HILLS: Final = "M0 104Q50 84 104 98T250 86V131Q250 140 241 140H9Q0 140 0 131Z"
FIELD: Final = "M0 118Q70 106 140 116T250 112V131Q250 140 241 140H9Q0 140 0 131Z"


@cache
def cover(lang: str) -> list[Shape]:
    """What lies on the cloth in a list of games."""
    title = named(DATA["meta"], lang)
    return [Board(LOOK, WIDTH, HEIGHT, title, title), Group((*ground(), *church(), *town()), 10, 10, ink="shadow")]


def ground() -> list[Shape]:
    """Sky and hills."""
    sky = Group((Box(0, 0, 250, 140, 9, "main"),), tone="cathedral")
    hills = Group((Path(HILLS, "ground"),), tone="forest")
    return [sky, hills, Group((Path(FIELD, "ground"),), tone="kings_storehouse"), Box(0, 0, 250, 140, 9, "rim")]


def church() -> list[Shape]:
    """The Cathedral: three storeys stand, two are planned."""
    storeys = [shape for i in range(5) for shape in stone(i + 1, i < 3, 0, -30.0 * i, 30.0)]
    crane = Path("M78 0V-140M66 0H90M78-140 34-152M78-116 56-146", "stick-thin")
    load = (Path("M36-151V-124", "detail"), Path("M27-124H45V-112H27Z", "ashlar"))
    door = Path("M-13 0V-11a13 13 0 0 1 26 0V0Z", "dark")
    rose = (Disc(0, -45, 10, "pane"), Disc(0, -75, 8, "pane"))
    return [Group((*storeys, door, *rose, crane, *load), 122, 118, 0.66)]


def town() -> list[Shape]:
    """Houses, workers and goods."""
    shapes: list[Shape] = [Use(HOUSE["church"], 34, 92, 0.95), Use(HOUSE["smithy"], 222, 88, 0.95)]
    shapes += [Use(HOUSE["watchtower"], 196, 85, 1)]
    for x, y, seat in ((60, 118, 4), (84, 124, 2), (168, 122, 1), (192, 118, 0), (212, 122, 3)):
        shapes.append(Use(WORKERS[seat], x, y, 0.95, f"seat-{seat}"))
    goods = ((18, 124, "wood"), (38, 126, "clay"), (232, 124, "marble"))
    return [*shapes, *(Use(GOOD[good], x, y, 0.8) for x, y, good in goods)]
