"""Where houses and colonists stand beside a city: of many places the one that is clearest of all else."""

from __future__ import annotations

from functools import cache
from math import cos, hypot, pi, sin
from typing import Final, NamedTuple

from mizban.games.concordia.scene.atlas import Atlas, Point, atlas

APART: Final = 23  # two houses of a city
BESIDE: Final = 20  # two colonists of a city
SMALL: Final = 11  # half the width of a house or a colonist
NEAR: Final = 130  # what is farther from a city is no matter
WAYS: Final = [(round(cos(i * pi / 8), 3), round(sin(i * pi / 8), 3)) for i in range(16)]


class Row(NamedTuple):
    """Places side by side: the first from the middle of the city, and how far the next is; 0: they spread about it."""

    x: float
    y: float
    step: float

    def of(self, i: int, n: int, apart: float) -> Point:
        """The i-th of n."""
        return (self.x + self.step * i, self.y) if self.step else (self.x + apart * (i - (n - 1) / 2), self.y)


class Thing(NamedTuple):
    """Something that takes room on the map about a point."""

    x: float
    y: float
    room: float


def things(map: Atlas, city: str) -> list[Thing]:
    """What a house or a colonist should keep clear of: its own city, others, spaces, names, plates and lines."""
    found = [Thing(line["x"], line["y"], 17) for line in map.lines.values()]
    found += [Thing(each["x"], each["y"], 23 if each["id"] == city else 25) for each in map.cities.values()]
    for each in map.cities.values():
        half = max(12.0, 4.6 * len(each["name"]) - 6)
        middle, y = each["x"] + each["label"][0], each["y"] + each["label"][1]
        found += [Thing(middle + half * i / 3, y, 9) for i in range(-3, 4)]
    for x, y in map.plates.values():
        found += [Thing(x + 18 * i, y, 16) for i in range(-3, 4)]
    found.append(Thing(map.cities[city]["x"] - 17, map.cities[city]["y"] - 15, 7))  # its letter
    found += [Thing(x, y, -5) for x, y in bends(map)]
    x, y = map.cities[city]["x"], map.cities[city]["y"]
    return [each for each in found if hypot(each.x - x, each.y - y) < NEAR]


@cache
def bends(map: Atlas) -> list[Point]:
    """Points along all lines; a piece may stand on them if it must."""
    found: list[Point] = []
    for line in map.lines.values():
        a, b = map.cities[line["a"]], map.cities[line["b"]]
        for i in range(1, 12):
            u = i / 12
            weights = (1 - u) ** 2 - u * (1 - u), 4 * u * (1 - u), u**2 - u * (1 - u)
            found.append(
                (
                    weights[0] * a["x"] + weights[1] * line["x"] + weights[2] * b["x"],
                    weights[0] * a["y"] + weights[1] * line["y"] + weights[2] * b["y"],
                )
            )
    return found


def clear(spots: list[Point], others: list[Thing], map: Atlas) -> float:
    """How far the worst of some places is from what lies nearest, less the room that needs."""
    near = min(hypot(x - each.x, 1.1 * (y - each.y)) - each.room for x, y in spots for each in others)
    frame = map.frame
    edge = min(min(x - frame.left, frame.right - x, y - frame.top, frame.bottom - y) for x, y in spots)
    return min(near, edge - 4) - SMALL


def best(map: Atlas, city: str, others: list[Thing], apart: float, n: int, away: float) -> Row:
    """The clearest row of n places beside a city."""
    x, y = map.cities[city]["x"], map.cities[city]["y"]
    rows = [Row(round(away * a), round(away * b), step) for a, b in WAYS for step in (apart, -apart)]
    rows += [Row(0, down, 0) for down in (-away, away)]

    def worth(row: Row) -> float:
        """The first place counts most: often there is only one."""
        spots = [row.of(i, n, apart) for i in range(n)]
        found = [clear([(x + a, y + b)], others, map) for a, b in spots]
        return min(min(found[:1]), 6) * 2 + min(min(found[:2]), 5) + min(min(found), 4) / 2 - 0.01 * abs(row.y)

    return max(rows, key=worth)


@cache
def houses(name: str, city: str) -> Row:
    """The row of the houses of a city."""
    map = atlas(name)
    return best(map, city, things(map, city), APART, 3, 35)


@cache
def stands(name: str, city: str) -> tuple[Row, Row]:
    """The rows of its colonists, of land and of the sea."""
    map = atlas(name)
    others = things(map, city)
    x, y = map.cities[city]["x"], map.cities[city]["y"]
    built = houses(name, city)
    others += [Thing(x + built.of(i, 2, APART)[0], y + built.of(i, 2, APART)[1], 11) for i in range(2)]
    land = best(map, city, others, BESIDE, 1, 39)
    others.append(Thing(x + land.x, y + land.y, 13))
    return land, best(map, city, others, BESIDE, 1, 39)
