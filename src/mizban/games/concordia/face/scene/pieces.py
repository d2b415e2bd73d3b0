"""What stands on the map: houses, colonists, and the lamps on what may be chosen there."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mizban.games.concordia.face.scene import beside_cities
from mizban.games.concordia.face.scene.atlas import atlas
from mizban.games.concordia.face.scene.drawings import COLONIST, HOUSES, SESTERTIUS
from mizban.games.concordia.face.scene.land import OPEN, TOKEN, Place, at, token
from mizban.games.concordia.face.scene.table import Table
from mizban.games.concordia.rules.board import LINES
from mizban.render.shapes import Box, Disc, Group, Shape, Text, Use, ring, round_ring

HOUSE: Final = 1.12  # how large a house of 24 by 24 stands there
FIGURE: Final = 1.5  # a colonist on a line
SMALL: Final = 1.16  # one in a city
CROWD: Final = 112  # what the colonists of one kind in Roma may take
ASIDE: Final = 8  # so far to the right of it
ON_LINE: Final = frozenset(LINES)


# ---------------------------------------------------------------- houses


def houses(t: Table, place: Place) -> list[Shape]:
    """CO-7.12 The houses, city by city; those of a city in the order of seats."""
    return [row(city, tuple(seats), place) for city, seats in sorted(owners(t).items())]


def owners(t: Table) -> dict[str, list[int]]:
    """The seats with a house, by city."""
    owners: dict[str, list[int]] = {}
    for seat, cities in enumerate(t.v["houses"]):
        for city in cities:
            owners.setdefault(city, []).append(seat)
    return owners


def built(map: str, city: str, n: int) -> list[tuple[float, float]]:
    """From the middle of a city to each of its n houses."""
    return [beside_cities.houses(map, city).of(i, n, beside_cities.APART) for i in range(n)]


@lru_cache(4096)
def row(city: str, seats: tuple[int, ...], place: Place) -> Group:
    """The houses of a city in a row: from its first house away from the token, or about the point above it."""
    spots = built(place.map, city, len(seats))
    houses = [
        Group((Use(HOUSES[seat], 0, 0, HOUSE, f"seat-{seat}"),), x, y, 1, f"house-{seat}-{city}")
        for seat, (x, y) in zip(seats, spots, strict=True)
    ]
    return Group(tuple(houses), *place.of(*at(atlas(place.map), city)), place.scale, ref=f"city:{city}")


# ---------------------------------------------------------------- colonists


def colonists(t: Table, place: Place) -> list[Shape]:
    """CO-1.7 Every colonist, those of the one who looks on top. The n-th of a seat and kind keeps its id. Where several
    seats may stand in one place only one's own has the ref that an answer points at."""
    crowds = crowded(t)
    shapes: list[Shape] = []
    for seat in reversed(t.order()):
        spots = t.v["colonists"][seat]
        for i, spot in enumerate(spots):
            way = spot.partition("_")[0]
            id = f"colonist-{seat}-{way}-{sum(other.startswith(way) for other in spots[:i])}"
            x, y = middle(place.map, spot) if spot in ON_LINE else crowds[seat, spot]
            alike = 0 if spot in spots[i + 1 :] else spots.count(spot)
            ref = colonist_ref(seat, spot, seat == t.me)
            shapes.append(colonist(seat, spot, id, ref, alike, state(t, seat, spot), x, y, place))
    return shapes


def colonist_ref(seat: int, spot: str, own: bool) -> str:
    """What a colonist is called: alone on a line, or one's own, by its spot; in a city that of another by its seat."""
    return f"colonist:{spot}" if own or spot in ON_LINE else f"figure:{seat}:{spot}"


def state(t: Table, seat: int, spot: str) -> str:
    """Whether a colonist may be moved, or is being moved."""
    if seat == t.me and f"colonist:{spot}" in t.lit:
        return "lit"
    return "lifted" if spot == t.v["lifted"] and seat == t.v["active"] else ""


def crowded(t: Table) -> dict[tuple[int, str], tuple[float, float]]:
    """Where the colonists of each seat stand in each city: side by side, those who may still come included."""
    seats: dict[str, list[int]] = {}
    for seat in range(t.v["seats"]):
        for spot in dict.fromkeys(t.v["colonists"][seat]):
            if spot not in ON_LINE:
                seats.setdefault(spot, []).append(seat)
    for ref in t.lit:
        spot = ref.removeprefix("settle:")
        if spot != ref and t.me not in seats.get(spot, ()):
            seats.setdefault(spot, []).append(t.me)
    return {
        (seat, spot): stand(t.v["map"], spot, i, len(of)) for spot, of in seats.items() for i, seat in enumerate(of)
    }


@lru_cache(4096)
def stand(map: str, spot: str, i: int, n: int) -> tuple[float, float]:
    """The i-th of n places for the colonists of a kind in a city: in Roma a row for each kind, above and below."""
    way, _, city = spot.partition("_")
    x, y = at(atlas(map), city)
    if city == "roma":
        step = min(30.0, CROWD / n)
        return x + ASIDE + step * (i - (n - 1) / 2), y + (-44 if way == "land" else 49)
    right, down = beside_cities.stands(map, city)[way == "sea"].of(i, n, beside_cities.BESIDE)
    return x + right, y + down


def middle(map: str, line: str) -> tuple[float, float]:
    """The space of a line."""
    place = atlas(map).lines[line]
    return place["x"], place["y"]


@lru_cache(8192)
def colonist(
    seat: int, spot: str, id: str, ref: str, alike: int, state: str, x: float, y: float, place: Place
) -> Group:
    """A colonist: lit while it may be moved, on a lamp while it is being moved. Of alike ones in a city the last, which
    lies on top, shows how many they are."""
    size = FIGURE if spot in ON_LINE else SMALL
    radius = round(14 * size)
    shapes: list[Shape] = [Use(COLONIST[spot.partition("_")[0]][seat], 0, 0, size, f"seat-{seat}")]
    if state:
        shapes.insert(0, Disc(0, 0, radius, "lamp-fill" if state == "lit" else "lamp-solid"))
    if alike > 1:
        shapes += [Disc(11, -11, 9, "class-dot"), Text(11, -10.5, str(alike), "class-letter")]
    lit, lamp = state == "lit", round_ring(radius)
    return Group(tuple(shapes), *place.of(x, y), place.scale, id, ref, lit=lit, ring=lamp)


# ---------------------------------------------------------------- what may be chosen


def open_lines(t: Table, place: Place) -> list[Shape]:
    """CO-7.10 The lines that the colonist may go to, each with the steps it costs."""
    if not t.v["lifted"] or not t.lit:
        return []
    ways = t.v["reach"][t.v["lifted"]]
    return [open_line(id, steps, place) for id, steps in ways.items() if f"line:{id}" in t.lit]


@lru_cache(1024)
def open_line(id: str, steps: int, place: Place) -> Group:
    """A line that may be chosen."""
    land = atlas(place.map).lines[id]["type"] == "land"
    figure = Text(0, 0.5, str(steps), "steps")
    spot, ref = place.of(*middle(place.map, id)), f"line:{id}"
    if not land:
        return Group(
            (Disc(0, 0, OPEN, "lamp-fill"), figure), *spot, place.scale, "", ref, lit=True, ring=round_ring(OPEN)
        )
    box = Group((figure,), OPEN, OPEN)
    corner = place.of(middle(place.map, id)[0] - OPEN, middle(place.map, id)[1] - OPEN)
    content = (Box(0, 0, 2 * OPEN, 2 * OPEN, 9, "lamp-fill"), box)
    return Group(content, *corner, place.scale, "", ref, lit=True, ring=ring(2 * OPEN, 2 * OPEN, 9))


def open_cities(t: Table, place: Place) -> list[Shape]:
    """CO-7.14, CO-7.15 The cities where a house can be built, each with its price, which hides nothing that stands."""
    cities = tuple(city for city in t.v["tokens"] if f"city:{city}" in t.lit)
    tags = beside_cities.tags(place.map, cities, standing(t)) if cities else ()
    return [
        open_city(city, t.v["tokens"][city], t.v["prices"][city], by, place)
        for city, by in zip(cities, tags, strict=True)
    ]


def standing(t: Table) -> tuple[tuple[float, float], ...]:
    """Where houses and colonists stand on the map."""
    places: list[tuple[float, float]] = []
    for city, seats in owners(t).items():
        x, y = at(atlas(t.v["map"]), city)
        places += [(x + right, y + down) for right, down in built(t.v["map"], city, len(seats))]
    on_lines = [spot for spots in t.v["colonists"] for spot in spots if spot in ON_LINE]
    return (*places, *(middle(t.v["map"], line) for line in on_lines), *crowded(t).values())


@lru_cache(1024)
def open_city(id: str, good: str, price: int, by: tuple[float, float], place: Place) -> Group:
    """A city that may be chosen: its price hangs on it, so far from its middle."""
    city = atlas(place.map).cities[id]
    tag = (Box(-26, -14, 52, 28, 9, "lamp-tag"), Use(SESTERTIUS, -11, 0, 0.86), Text(11, 0.5, str(price), "tag-figure"))
    content = (Group(tag, round(by[0], 1), round(by[1], 1)), Use(token(good, city["letter"])))
    return Group(
        content, *place.of(city["x"], city["y"]), place.scale, "", f"city:{id}", lit=True, ring=round_ring(TOKEN + 2)
    )


def open_stands(t: Table, place: Place) -> list[Shape]:
    """CO-9.2 Where a colonist may be placed, as it would stand there."""
    shapes: list[Shape] = []
    crowds = crowded(t)
    for ref in sorted(t.lit):
        spot = ref.removeprefix("settle:")
        if spot != ref:
            x, y = crowds[t.me, spot]
            shapes.append(open_stand(t.me, spot, x, y + (OPEN if spot in t.v["colonists"][t.me] else 0), place))
    return shapes


@lru_cache(4096)
def open_stand(seat: int, spot: str, x: float, y: float, place: Place) -> Group:
    """A place for a colonist, who is not there yet."""
    way = spot.partition("_")[0]
    ghost = Use(COLONIST[way][seat], 0, 0, SMALL, f"seat-{seat}", "lifted")
    content = (Disc(0, 0, OPEN, "lamp-fill"), ghost)
    return Group(content, *place.of(x, y), place.scale, "", f"settle:{spot}", lit=True, ring=round_ring(OPEN))
