"""Where houses, colonists and prices stand beside a city: of many places the one that is clearest of all else."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, hypot, pi, sin
from typing import Final, NamedTuple

from mizban.games.concordia.face.scene.atlas import Atlas, Point, atlas

APART: Final = 23  # two houses of a city
BESIDE: Final = 20  # two colonists of a city
SMALL: Final = 11  # half the width of a house or a colonist
NEAR: Final = 130  # what is farther from a city is no matter
TAG: Final = (26, 14)  # half the width and half the height of a price
RING: Final = 22  # it hangs so far from the middle of its city
PIECE: Final = 12  # what a house or a colonist needs, about its middle
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
    """What a house or a colonist should keep clear of: its own city and its letter, and all that lies about it."""
    x, y = map.cities[city]["x"], map.cities[city]["y"]
    things = [each._replace(room=23) if (each.x, each.y) == (x, y) else each for each in about(map, x, y)]
    return [*things, Thing(x - 17, y - 15, 7), *(Thing(a, b, -5) for a, b in bends(map) if hypot(a - x, b - y) < NEAR)]


def about(map: Atlas, x: float, y: float) -> list[Thing]:
    """The cities, spaces, names and plates about a point."""
    things = [Thing(line["x"], line["y"], 17) for line in map.lines.values()]
    things += [Thing(each["x"], each["y"], 25) for each in map.cities.values()]
    for each in map.cities.values():
        half = max(12.0, 4.6 * len(each["name"]) - 6)
        middle, down = each["x"] + each["label"][0], each["y"] + each["label"][1]
        things += [Thing(middle + half * i / 3, down, 9) for i in range(-3, 4)]
    for left, top in map.plates.values():
        things += [Thing(left + 18 * i, top, 16) for i in range(-3, 4)]
    return [each for each in things if hypot(each.x - x, each.y - y) < NEAR]


@cache
def bends(map: Atlas) -> list[Point]:
    """Points along all lines; a piece may stand on them if it must."""
    bends: list[Point] = []
    for line in map.lines.values():
        a, b = map.cities[line["a"]], map.cities[line["b"]]
        for i in range(1, 12):
            u = i / 12
            weights = (1 - u) ** 2 - u * (1 - u), 4 * u * (1 - u), u**2 - u * (1 - u)
            bends.append(
                (
                    weights[0] * a["x"] + weights[1] * line["x"] + weights[2] * b["x"],
                    weights[0] * a["y"] + weights[1] * line["y"] + weights[2] * b["y"],
                )
            )
    return bends


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
        rooms = [clear([(x + a, y + b)], others, map) for a, b in spots]
        return min(min(rooms[:1]), 6) * 2 + min(min(rooms[:2]), 5) + min(min(rooms), 4) / 2 - 0.01 * abs(row.y)

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


# ---------------------------------------------------------------- prices


def beside(box: Point, thing: Thing, half: Point = TAG) -> float:
    """How far a price or other box about a point is from a thing; less than nothing: it covers it."""
    return hypot(max(abs(box[0] - thing.x) - half[0], 0), max(abs(box[1] - thing.y) - half[1], 0)) - thing.room


def hung(x: float, y: float) -> Point:
    """Where a price hangs on the ring of its city, in this direction."""
    away, ring = float(RING), Thing(0, 0, RING)
    while beside((away * x, away * y), ring) < 0:
        away += 0.5
    return away * x, away * y


HANGS: Final = [hung(cos(i * pi / 12), sin(i * pi / 12)) for i in range(24)]


def covered(map: Atlas, city: str) -> list[tuple[Thing, float]]:
    """What a price may cover if it must, and how bad that is: an empty space rather than a name or another city."""
    weighed = [(each, 2.0 if each.room > 17 else 1.0) for each in things(map, city) if each.room > 0]
    own = Thing(map.cities[city]["x"], map.cities[city]["y"], 23)
    return [pair for pair in weighed if pair[0] != own and hypot(pair[0].x - own.x, pair[0].y - own.y) > 23]


def harm(map: Atlas, box: Point, things: list[tuple[Thing, float]], half: Point = TAG) -> float:
    """How much a box would hide there, and how much of it would leave the map."""
    frame = map.frame.less(4)
    out = max(frame.left - box[0] + half[0], box[0] + half[0] - frame.right, 0)
    out += max(frame.top - box[1] + half[1], box[1] + half[1] - frame.bottom, 0)
    return 9 * out + sum(weight * max(-beside(box, thing, half), 0) for thing, weight in things)


@lru_cache(512)
def tags(name: str, cities: tuple[str, ...], pieces: tuple[Point, ...]) -> tuple[Point, ...]:
    """From the middle of each city to that of its price: none hides a piece or another price while there is a way."""
    map, places = atlas(name), list[Point]()
    standing = [(Thing(x, y, PIECE), 9.0) for x, y in pieces]
    for city in cities:
        x, y = map.cities[city]["x"], map.cities[city]["y"]
        others = [*covered(map, city), *standing]
        best = min(HANGS, key=lambda by: harm(map, (x + by[0], y + by[1]), others) + 0.02 * abs(by[0]))
        standing += [(Thing(x + best[0] + i, y + best[1], TAG[1]), 9.0) for i in (-13, 0, 13)]
        places.append(best)
    return tuple(places)


@lru_cache(4096)
def gains(name: str, province: str, plate: float, wide: float, pieces: tuple[Point, ...]) -> Point:
    """From the middle of a province's plate, so wide, to that of the goods that it brings: beside, above or below."""
    map, half = atlas(name), (wide / 2, 15.0)
    x, y = map.plates[province]
    things = [(each, 2.0 if each.room > 17 or each.room < 10 else 1.0) for each in about(map, x, y)]
    things += [(Thing(a, b, PIECE), 9.0) for a, b in pieces if hypot(a - x, b - y) < NEAR]
    most = (plate - wide) / 2
    spots = [(right, down) for down in (34.0, -34.0) for right in (0.0, most, -most)]
    spots += [((plate + wide) / 2 + 2, 0.0), (-(plate + wide) / 2 - 2, 0.0)]
    return min(spots, key=lambda by: harm(map, (x + by[0], y + by[1]), things, half) + 0.02 * abs(by[0]))


# ---------------------------------------------------------------- second names

NAME: Final = 9  # half the height of a name
AFTER: Final = 18  # from the first name of a city to its second


@cache
def second(name: str, city: str, half: float, plates: tuple[tuple[float, float, float, float], ...]) -> float:
    """How far two names of a city, half so wide, are apart where they cover nothing: more than nothing where the second
    one stands below the usual place, less where the first stands above it; 0: there is no room. Plates are given by
    their middles and half their sizes."""
    map = atlas(name)
    x, y = (map.cities[city][side] + away for side, away in zip("xy", map.cities[city]["label"], strict=True))
    things = [Thing(each["x"], each["y"], 13) for each in map.lines.values()]
    things += [Thing(each["x"], each["y"], 22) for each in map.cities.values()]
    for other in map.cities:
        rows = [(houses(name, other), 2), *((stand, 1) for stand in stands(name, other))]
        things += [Thing(*standing(map, other, row.of(i, n, APART)), SMALL) for row, n in rows for i in range(n)]
    boxes = [*plates, *(first for other in map.cities if other != city for first in [written(map, other)])]
    frame = map.frame
    for down in (AFTER, -AFTER) if y > map.cities[city]["y"] else (-AFTER, AFTER):
        clear = all(beside((x, y + down), thing, (half, NAME - 2)) > 0 for thing in things)
        alone = all(abs(x - a) > half + c or abs(y + down - b) > NAME - 2 + d for a, b, c, d in boxes)
        inside = frame.left < x - half and x + half < frame.right
        if clear and alone and inside and frame.top < y + down - NAME and y + down + NAME < frame.bottom:
            return down
    return 0


def standing(map: Atlas, city: str, by: Point) -> Point:
    """A place beside a city."""
    return map.cities[city]["x"] + by[0], map.cities[city]["y"] + by[1]


def written(map: Atlas, city: str) -> tuple[float, float, float, float]:
    """The first name of a city: its middle, and about half its size."""
    row = map.cities[city]
    return row["x"] + row["label"][0], row["y"] + row["label"][1], 4.4 * len(row["name"]), NAME - 2
