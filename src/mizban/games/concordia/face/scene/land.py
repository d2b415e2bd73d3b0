"""The map (CO-1, CO-2): the ground is drawn once for a map, the tokens once for a game, and only the rest changes."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from mizban.games.concordia.face.names import PROVINCE
from mizban.games.concordia.face.scene import beside_cities
from mizban.games.concordia.face.scene.atlas import Atlas, Point, atlas, closed
from mizban.games.concordia.face.scene.drawings import GOOD, SESTERTIUS
from mizban.games.concordia.face.scene.table import Table
from mizban.games.concordia.rules.cards import COINS, GOODS
from mizban.render.shapes import Box, Disc, Group, Path, Shape, Symbol, Text, Use, ring, star
from mizban.render.texts import foreign
from mizban.render.tongue import named

RIM: Final = 8  # of the frame round the map
TOKEN: Final = 21  # the radius of a city
SPACE: Final = 12  # half the width of the space of a line
OPEN: Final = 17  # the same while it may be chosen
PLATE: Final = 30  # the height of a province's plate
TWICE: Final = 42  # the same with two names
LINE: Final = 17  # from name to name
UNIT: Final = 44  # of a good that one would get, with its figure
CAPITAL: Final = 31  # the radius of Roma


Tongues = tuple[str, ...]


class Place(NamedTuple):
    """Where a map lies on the table, and how large it is drawn."""

    map: str
    x: float
    y: float
    scale: float

    def of(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the map is on the table."""
        frame = atlas(self.map).frame
        return round(self.x + self.scale * (x - frame.left), 1), round(self.y + self.scale * (y - frame.top), 1)


@cache
def fitted(map: str, x: float, y: float, width: float, height: float) -> Place:
    """As large as there is room with its rim, in the middle of it."""
    frame = atlas(map).frame
    scale = round(min(width / (frame.width + 2 * RIM), height / (frame.height + 2 * RIM)), 4)
    left, top = x + (width - scale * frame.width) / 2, y + (height - scale * frame.height) / 2
    return Place(map, round(left, 1), round(top, 1), scale)


# ---------------------------------------------------------------- what is drawn once

POST: Final = Symbol("post", (Box(-SPACE, -SPACE, 2 * SPACE, 2 * SPACE, 5, "post"),))
BUOY: Final = Symbol(
    "buoy", (Disc(0, 0, SPACE + 1, "buoy"), Path("M-7.5 1q3.75-5 7.5 0t7.5 0", "buoy-line"))
)  # CO-1.5 round and with a wave, so that nobody needs the colour
SPACES: Final = {"land": POST, "sea": BUOY}  # [way]
ROMA: Final = Symbol(
    "roma",
    (Path(star(8, CAPITAL, 0.76 * CAPITAL), "capital"), Path(star(8, CAPITAL - 5, 0.76 * CAPITAL - 4), "capital-line")),
)


@cache
def token(good: str, letter: str) -> Symbol:
    """CO-2.6 A city with the good it produces, and its letter on a dot."""
    dot = (Disc(-17, -15, 9, "class-dot"), Text(-17, -14.5, letter, "class-letter"))
    return Symbol(f"city-{good}-{letter}", (Disc(0, 0, TOKEN, "disc"), Use(GOOD[good], 0, 0, 1.24), *dot))


@cache
def ground(place: Place, tongues: Tongues) -> Group:
    """What is below all else: land, sea and names, and the spaces of the lines, each of which explains itself."""
    map = atlas(place.map)
    spaces = [Use(SPACES[line["type"]], line["x"], line["y"], ref=f"line:{id}") for id, line in map.lines.items()]
    roma = lines(map.cities["roma"], *at(map, "roma"), tongues, ("capital-name", "capital-second"))
    content: tuple[Shape, ...] = (
        Use(country(place.map, tongues)),
        *spaces,
        Use(ROMA, *at(map, "roma"), ref="city:roma"),
        *roma,
    )
    return Group(content, *place.of(0, 0), place.scale)


@cache
def country(name: str, tongues: Tongues) -> Symbol:
    """Land and sea, the lines, and the names: the sea is drawn over the rough areas of the provinces."""
    map = atlas(name)
    frame = map.frame
    edge = Box(frame.left - RIM, frame.top - RIM, frame.width + 2 * RIM, frame.height + 2 * RIM, RIM + 3, "frame")
    whole = closed(frame.corners)
    shapes: list[Shape] = [edge, Group((Path(whole, "main"),), tone="bare")]
    shapes += [Group((Path(area, "region"),), tone=f"earth-{id}") for id, area in map.areas.items()]
    shapes.append(Group((Path(whole + map.coast, "main"), Path(map.ripples(), "ripple")), tone="open-sea"))
    shapes += [Path(map.shore, "surf"), Path(map.shore, "shore")]
    shapes += [Path(closed(frame.less(-3.5).corners), "rim-band"), Path(whole, "frame-line")]
    shapes += [Path(map.ways("land"), "road-bed"), Path(map.ways("land"), "road"), Path(map.ways("sea"), "seaway")]
    return Symbol(f"country-{name}", (*shapes, *names(map, tongues)))


def names(map: Atlas, tongues: Tongues) -> list[Shape]:
    """The names of the cities, and second ones where there is room; those of Roma are on its star."""
    shapes: list[Shape] = []
    plates = tuple([(x, y, plate_wide(id, tongues) / 2, TWICE / 2) for id, (x, y) in map.plates.items()])
    for id, city in map.cities.items():
        if id == "roma":
            continue
        x, y = city["x"] + city["label"][0], city["y"] + city["label"][1]
        written = [named(city, tongue) for tongue in tongues]
        half = max(wide(name) for name in written) / 2
        down = beside_cities.second(map.name, id, half, plates) if len(written) > 1 else 0
        shapes.append(Text(x, y + min(down, 0), written[0], "place"))
        shapes += [Text(x, y + max(down, 0), name, "place-second") for name in written[1:] if down]
    return shapes


def lines(row: dict[str, str], x: float, y: float, tongues: Tongues, inks: tuple[str, str]) -> list[Shape]:
    """The names of something below each other, about a point."""
    top = y - (len(tongues) - 1) * LINE / 2
    return [Text(x, top + LINE * i, named(row, tongue), inks[i]) for i, tongue in enumerate(tongues)]


def at(map: Atlas, city: str) -> tuple[float, float]:
    """Where a city is on its map."""
    return map.cities[city]["x"], map.cities[city]["y"]


@lru_cache(256)
def cities(tokens: tuple[tuple[str, str], ...], place: Place) -> Group:
    """CO-3.2 The tokens of a game; each explains itself."""
    map = atlas(place.map)
    marks = [Use(token(good, map.cities[id]["letter"]), *at(map, id), ref=f"city:{id}") for id, good in tokens]
    return Group(tuple(marks), *place.of(0, 0), place.scale)


# ---------------------------------------------------------------- provinces


@cache
def wide(name: str) -> float:
    """How much room a name needs, about, in the letters of a plate."""
    return len(name.replace("\u200c", "")) * (8.9 if foreign(name, "fa") else 7.8)


def plate_wide(id: str, tongues: Tongues) -> int:
    """The width of a province's plate."""
    return round(max([wide(named(PROVINCE[id], tongue)) for tongue in tongues])) + 54


@lru_cache(1024)
def plate(
    id: str, good: str, turned: bool, gain: tuple[tuple[str, int], ...], by: Point, place: Place, tongues: Tongues
) -> Group:
    """CO-2.7, CO-8.2 The name of a province, with its bonus marker: a good, or coins once it has been used. While it
    may be chosen it shows what one would get, so far from its middle."""
    width, high = plate_wide(id, tongues), TWICE if len(tongues) > 1 else PLATE
    coins = int(COINS[GOODS.index(good)])
    shapes: list[Shape] = [Box(0, 0, width, high, high / 2, "tag-spent" if turned else "tag")]
    if turned:
        shapes += [Use(SESTERTIUS, 19 + 6 * (2 * i - coins + 1), high / 2, 0.86) for i in range(coins)]
    else:
        inner = bool(gain)  # then the lamp goes round it
        shapes += [
            Disc(16, high / 2, 13 if inner else 18, "disc"),
            Use(GOOD[good], 16, high / 2, 0.9 if inner else 1.1),
        ]
    middle, ink = 34 + (width - 42) / 2, "tag-name-spent" if turned else "tag-name"
    shapes += lines(PROVINCE[id], middle, high / 2 + 0.5, tongues, (ink, "tag-second"))
    x, y = atlas(place.map).plates[id]
    if gain:
        shapes.append(gains(gain, width / 2 + by[0], high / 2 + by[1]))
    spot = place.of(x - width / 2, y - high / 2)
    lamp = ring(width, high, high // 2)
    return Group(tuple(shapes), *spot, place.scale, f"plate-{id}", f"province:{id}", lit=bool(gain), ring=lamp)


def gains_wide(n: int) -> int:
    """The width of so many types of goods that one would get."""
    return UNIT * n + 12


@lru_cache(1024)
def gains(gain: tuple[tuple[str, int], ...], x: float, y: float) -> Group:
    """Goods that one would get, about a point."""
    width = gains_wide(len(gain))
    shapes: list[Shape] = [Box(-width / 2, -15, width, 30, 9, "lamp-tag")]
    for i, (good, n) in enumerate(gain):
        left = UNIT * (i - len(gain) / 2)
        shapes += [Text(left + 10, 0.5, str(n), "tag-figure"), Use(GOOD[good], left + 30, 0, 0.98)]
    return Group(tuple(shapes), x, y)


def provinces(t: Table, place: Place, pieces: tuple[Point, ...]) -> list[Shape]:
    """The plates of all provinces; for a Prefect with what I would get there, which hides none of the pieces."""
    shapes: list[Shape] = []
    for id, good in t.v["bonus"].items():
        gain, by = t.v["yields"][id][t.me] if f"province:{id}" in t.lit else {}, (0.0, 0.0)
        if gain:
            by = beside_cities.gains(place.map, id, plate_wide(id, t.tongues), gains_wide(len(gain)), pieces)
        shapes.append(plate(id, good, id in t.v["turned"], tuple(gain.items()), by, place, t.tongues))
    return shapes
