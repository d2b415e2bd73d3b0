"""The maps (CO-1, CO-2): cities, lines and provinces by number, what a colonist can reach, and sets as bits.

Cities, lines and provinces of both maps are numbered in one row; three cities are on both. A set of cities is one whole
number. A line is one of at most 62 of its kind on its map, so a set of lines of one kind is one whole number, too. A
spot is where a colonist stands: a line, or a city as a colonist of land or sea (`spot_in`).
"""

from __future__ import annotations

from typing import Any, Final

from mizban.core.bits import PLACE_OF, REST
from mizban.core.packed import i64, vec
from mizban.core.words import Option
from mizban.games.concordia.rules.cards import DATA

MAPS: Final[list[str]] = list(DATA["maps"])  # CO-2.1 imperium, italia
LAND: Final[i64] = 0
SEA: Final[i64] = 1
WAYS: Final[list[str]] = ["land", "sea"]  # CO-1.5 the kinds of lines and of colonists
STEPS: Final[i64] = 6  # CO-19.4 the most steps there can be
RINGS: Final[i64] = STEPS + 1  # by so many numbers of steps, from 0

ROWS: Final[list[dict[str, Any]]] = [DATA["maps"][name] for name in MAPS]  # [map]
CITIES: Final[list[str]] = list(dict.fromkeys([city["id"] for row in ROWS for city in row["cities"]]))
PROVINCES: Final[list[str]] = [province["id"] for row in ROWS for province in row["provinces"]]
LINE_ROWS: Final[list[dict[str, Any]]] = [
    line for row in ROWS for way in WAYS for line in row["lines"] if line["type"] == way
]
LINES: Final[list[str]] = [line["id"] for line in LINE_ROWS]  # those of one kind on one map lie side by side
SPOTS: Final[list[str]] = LINES + [f"{way}_{city}" for way in WAYS for city in CITIES]  # CO-1.7
CITY_COUNT: Final[i64] = len(CITIES)
LINE_COUNT: Final[i64] = len(LINES)
ROMA: Final[i64] = CITIES.index("roma")
ROMA_BIT: Final[i64] = 1 << CITIES.index("roma")


def in_city(way: i64, city: i64) -> i64:
    """A colonist of a kind in a city, as `SETTLE` numbers them: first all of land, then all of the sea."""
    return way * CITY_COUNT + city


def spot_in(way: i64, city: i64) -> i64:
    """CO-1.7 The spot of a colonist of a kind in a city: these come after all lines."""
    return LINE_COUNT + in_city(way, city)


def way_in(place: i64) -> i64:
    """Of which kind is a colonist in a city, `in_city`."""
    return place // CITY_COUNT


def city_in(place: i64) -> i64:
    """In which city it is."""
    return place % CITY_COUNT


def network(map: i64, way: i64) -> i64:
    """CO-1.5 The number of the lines of one kind on one map."""
    return map * 2 + way


FIRST_PROVINCE: Final = vec[i64]([0, len(ROWS[0]["provinces"]), len(PROVINCES)])  # [map] and the one after the last


def first_lines() -> list[int]:
    """Where the lines of each map and kind begin."""
    firsts = [0]
    for row in ROWS:
        for way in WAYS:
            firsts.append(firsts[-1] + sum(line["type"] == way for line in row["lines"]))
    return firsts


FIRST_LINE: Final = vec[i64](first_lines())  # [network] and the one after the last


def lines_on(map: int) -> list[int]:
    """CO-2.2 The lines of a map, those of land first."""
    return list(range(int(FIRST_LINE[network(map, LAND)]), int(FIRST_LINE[network(map, SEA) + 1])))


def of_map(number: int) -> list[str]:
    """CO-2.2 The cities of a map."""
    return [city["id"] for city in ROWS[number]["cities"]]


def bits(cities: list[str]) -> int:
    """A set of cities."""
    return sum(1 << CITIES.index(city) for city in cities)


def lines_at(number: int, way: int, city: int) -> list[int]:
    """CO-1.4 The lines of one kind on one map that end in a city."""
    net = network(number, way)
    lines = range(int(FIRST_LINE[net]), int(FIRST_LINE[net + 1]))
    return [line for line in lines if CITIES[city] in (LINE_ROWS[line]["a"], LINE_ROWS[line]["b"])]


ON_MAP: Final = vec[i64]([bits([city for city in of_map(number) if city != "roma"]) for number in (0, 1)])  # [map]
IN_PROVINCE: Final = vec[i64]([bits(province["cities"]) for row in ROWS for province in row["provinces"]])  # [province]
END_A: Final = vec[i64]([CITIES.index(line["a"]) for line in LINE_ROWS])  # [line]
END_B: Final = vec[i64]([CITIES.index(line["b"]) for line in LINE_ROWS])  # [line]
ENDS: Final = vec[i64](  # [line] CO-1.6, CO-7.16 the cities at its ends as bits, without Roma
    [bits([city for city in (line["a"], line["b"]) if city != "roma"]) for line in LINE_ROWS]
)
WAY: Final = vec[i64](  # [spot] whether a colonist of land or sea stands there
    [WAYS.index(line["type"]) for line in LINE_ROWS] + [way for way in (0, 1) for _ in CITIES]
)
BIT: Final = vec[i64](  # [line] its bit among those of its kind on its map
    [
        1 << (line - int(FIRST_LINE[net]))
        for net in range(4)
        for line in range(int(FIRST_LINE[net]), int(FIRST_LINE[net + 1]))
    ]
)
SERVED: Final = vec[i64](  # [network] CO-9.3 the cities with a line of this kind
    [
        sum(1 << city for city in range(len(CITIES)) if lines_at(number, way, city))
        for number in (0, 1)
        for way in (0, 1)
    ]
)

# ---------------------------------------------------------------- movement


def next_to(number: int, line: int) -> list[int]:
    """CO-7.5 The lines one step on: through one of the end cities onto another line of the same kind."""
    way = WAYS.index(LINE_ROWS[line]["type"])
    ends = (int(END_A[line]), int(END_B[line]))
    return [other for city in ends for other in lines_at(number, way, city) if other != line]


def rings(number: int, near: list[int]) -> list[int]:
    """CO-7.4 to CO-7.7, CO-7.10 What can be reached from a place with 0, 1, 2 ... steps, where these lines are one step
    away: each a set of lines. Lines with a colonist are passed like any other."""
    sets, reached, edge = [0], set[int](), set(near)
    while len(sets) < RINGS:
        reached |= edge
        sets.append(sum(int(BIT[line]) for line in reached))
        edge = {other for line in edge for other in next_to(number, line)} - reached
    return sets


def starts() -> list[int]:
    """The rings of all lines, then of all cities, by map and kind."""
    sets: list[int] = []
    for line in range(len(LINES)):
        number = 0 if line in lines_on(0) else 1
        sets += rings(number, next_to(number, line))
    for number in (0, 1):
        for way in (0, 1):
            for city in range(len(CITIES)):
                sets += rings(number, lines_at(number, way, city))
    return sets


REACH: Final = vec[i64](starts())  # [start * RINGS + steps] the lines that can be reached
CITY_STARTS: Final[i64] = 2 * CITY_COUNT  # on each map; the starts on lines come before them


def reach(map: i64, spot: i64, steps: i64) -> i64:
    """CO-7.10 The lines of its kind that a colonist can get to with so many steps, occupied or not."""
    start = spot if spot < LINE_COUNT else spot + map * CITY_STARTS
    return REACH[start * RINGS + steps]


def distance(map: i64, spot: i64, line: i64) -> i64:
    """CO-7.10 The fewest steps from a spot to a line; one more than the most when it is out of reach."""
    for steps in range(1, STEPS + 1):
        if reach(map, spot, steps) & BIT[line]:
            return steps
    return STEPS + 1


# ---------------------------------------------------------------- sets


def spoken(verb: list[Option], bits: i64, first: i64) -> list[Option]:
    """A verb, said of each member of a set whose first bit is thing number `first`."""
    options: list[Option] = []
    while bits:
        low = bits & -bits
        options.append(verb[first + PLACE_OF[low % REST]])  # `place`, written out: it is hot
        bits ^= low
    return options


def members(bits: i64) -> list[int]:
    """The members of a set, in order."""
    return [i for i in range(62) if bits >> i & 1]
