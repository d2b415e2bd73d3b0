"""The maps of Concordia as a player of some practice sees them all game: what is near to what (CO-7.10)."""

from __future__ import annotations

from typing import Final

from mizban.core.bits import BITS
from mizban.core.packed import i64, vec
from mizban.games.concordia.rules.board import (
    CITIES,
    CITY_STARTS,
    ENDS,
    FIRST_LINE,
    FIRST_PROVINCE,
    IN_PROVINCE,
    LINE_COUNT,
    LINES,
    REACH,
    RINGS,
    WAY,
    network,
)
from mizban.games.concordia.rules.state import STOCK, Concordia

PROVINCE: Final = vec[i64](  # [map * CITY_COUNT + city]
    [
        next((i for i in range(*bounds) if int(IN_PROVINCE[i]) >> city & 1), 0)
        for bounds in (
            (int(FIRST_PROVINCE[0]), int(FIRST_PROVINCE[1])),
            (int(FIRST_PROVINCE[1]), int(FIRST_PROVINCE[2])),
        )
        for city in range(len(CITIES))
    ]
)


def in_reach() -> list[int]:
    """The cities beside the lines that can be reached from each start with 0, 1, 2 ... steps."""
    sets: list[int] = []
    for start in range(len(REACH) // RINGS):
        number = 0 if start < int(FIRST_LINE[2]) else 1
        way = int(WAY[start]) if start < len(LINES) else 0
        if start >= len(LINES):
            number, rest = divmod(start - len(LINES), int(CITY_STARTS))
            way = rest // len(CITIES)
        first = int(FIRST_LINE[network(number, way)])
        for steps in range(RINGS):
            cities = 0
            for i in range(BITS):
                if int(REACH[start * RINGS + steps]) >> i & 1:
                    cities |= int(ENDS[first + i])
            sets.append(cities)
    return sets


NEAR: Final = vec[i64](in_reach())  # [start * RINGS + steps] cities as bits


def near(s: Concordia, spots: vec[i64], steps: i64) -> i64:
    """The cities that colonists stand beside or can come to stand beside with so many steps."""
    cities: i64 = 0
    for spot in spots:
        if spot >= LINE_COUNT:
            cities |= NEAR[(spot + s.map * CITY_STARTS) * RINGS + steps]
        elif spot != STOCK:
            cities |= NEAR[spot * RINGS + steps] | ENDS[spot]
    return cities
