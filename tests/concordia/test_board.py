"""CO-1 vocabulary and CO-2 components: the maps, gate by gate. Distances from Roma are kept in a file."""

from __future__ import annotations

import json
from collections import Counter, deque
from itertools import pairwise
from pathlib import Path

import pytest

from concordia.table import table
from mizban.core.bits import count
from mizban.games.concordia.rules.architect import adjacent, targets
from mizban.games.concordia.rules.board import (
    CITIES,
    END_A,
    END_B,
    FIRST_LINE,
    LINES,
    MAPS,
    ON_MAP,
    REACH,
    ROWS,
    SERVED,
    SPOTS,
    WAY,
    distance,
    members,
)
from mizban.games.concordia.rules.cards import DATA, GOODS

DISTANCES = json.loads((Path(__file__).parent / "distances.json").read_text(encoding="utf-8"))
SIDES = {"imperium": (12, 30, 44, 35), "italia": (11, 25, 40, 23)}
LETTERS = {"imperium": {"A": 7, "B": 8, "C": 10, "D": 5}, "italia": {"A": 7, "B": 8, "C": 10}}
NO_SEA = {
    "imperium": "lutetia novaria vindobona sirmium napoca memphis petra",
    "italia": "bauzanum verona comum segusio mutina florentia spoletum casinum luceria potentia",
}
NO_LAND = {"imperium": "", "italia": "aleria olbia"}


def neighbours(map: str, way: str) -> dict[str, set[str]]:
    """CO-1.4 The cities beside each city, from the rows of the data."""
    beside: dict[str, set[str]] = {city["id"]: set() for city in DATA["maps"][map]["cities"]}
    for line in DATA["maps"][map]["lines"]:
        if line["type"] == way:
            beside[line["a"]].add(line["b"])
            beside[line["b"]].add(line["a"])
    return beside


def from_roma(map: str, way: str) -> dict[str, int]:
    """How many lines it takes from Roma to each city that can be reached."""
    beside, steps, queue = neighbours(map, way), {"roma": 0}, deque(["roma"])
    while queue:
        city = queue.popleft()
        for other in beside[city] - set(steps):
            steps[other] = steps[city] + 1
            queue.append(other)
    return steps


@pytest.mark.parametrize("map", MAPS)
def test_a_map_has_its_provinces_cities_and_lines(map: str) -> None:
    """CO-2.1, CO-2.2"""
    row = DATA["maps"][map]
    cities = [city["id"] for city in row["cities"]]
    kinds = Counter(line["type"] for line in row["lines"])
    assert (len(row["provinces"]), len(cities) - 1, kinds["land"], kinds["sea"]) == SIDES[map]
    assert len(set(cities)) == len(cities)
    assert cities.count("roma") == 1
    assert len({line["id"] for line in row["lines"]}) == len(row["lines"])
    assert (row["province_count"], row["city_count"], row["land_line_count"], row["sea_line_count"]) == SIDES[map]


@pytest.mark.parametrize("map", MAPS)
def test_a_line_borders_two_cities_and_both_know_it(map: str) -> None:
    """CO-1.4, CO-1.5 Incidence is symmetric; a land line and a sea line may join two cities, two alike never."""
    number = MAPS.index(map)
    met = set()
    for row in DATA["maps"][map]["lines"]:
        line = LINES.index(row["id"])
        way = ("land", "sea").index(row["type"])
        assert row["a"] != row["b"]
        assert row["id"] == f"{row['type']}_{row['a']}_{row['b']}"
        assert FIRST_LINE[number * 2 + way] <= line < FIRST_LINE[number * 2 + way + 1]
        assert {CITIES[END_A[line]], CITIES[END_B[line]]} == {row["a"], row["b"]}
        assert WAY[line] == way
        for city in (row["a"], row["b"]):
            assert SERVED[number * 2 + way] >> CITIES.index(city) & 1
            in_city = SPOTS.index(f"{row['type']}_{city}")
            assert distance(number, in_city, line) == 1
        met.add((row["type"], *sorted((row["a"], row["b"]))))
    assert len(met) == len(DATA["maps"][map]["lines"])
    both = Counter(ends for _, *rest in met for ends in [tuple(rest)])
    assert max(both.values()) == 2  # by land and by sea


@pytest.mark.parametrize("map", MAPS)
def test_steps_are_the_same_there_and_back(map: str) -> None:
    """CO-7.5, CO-7.10"""
    number = MAPS.index(map)
    for way in (0, 1):
        lines = range(FIRST_LINE[number * 2 + way], FIRST_LINE[number * 2 + way + 1])
        for line in lines:
            for other in lines:
                if line != other:
                    assert distance(number, line, other) == distance(number, other, line)


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("way", ["land", "sea"])
def test_distances_from_roma_are_as_they_were(map: str, way: str) -> None:
    """CO-2.2, CO-7.10 A table of all cities; what has no way there is left out."""
    known = DISTANCES[map][way]
    assert from_roma(map, way) == known
    number = MAPS.index(map)
    roma = SPOTS.index(f"{way}_roma")
    for city, steps in known.items():
        if city == "roma":
            continue
        ends = [i for i, row in enumerate(LINES) if WAY[i] == ("land", "sea").index(way) and city in ends_of(i)]
        here = [i for i in ends if i in range(FIRST_LINE[number * 2], FIRST_LINE[number * 2 + 2])]
        assert min(distance(number, roma, line) for line in here) == min(steps, 7)


def ends_of(line: int) -> tuple[str, str]:
    return CITIES[END_A[line]], CITIES[END_B[line]]


@pytest.mark.parametrize("map", MAPS)
def test_all_cities_can_be_reached_by_land_or_sea(map: str) -> None:
    """CO-2.2, CO-9.3 By each way all cities that have a line of it; the table of distances has every one."""
    cities = {city["id"] for city in DATA["maps"][map]["cities"]}
    assert set(DISTANCES[map]["sea"]) == cities - set(NO_SEA[map].split())
    assert set(DISTANCES[map]["land"]) == cities - set(NO_LAND[map].split())


@pytest.mark.parametrize("map", MAPS)
def test_which_cities_have_no_line_of_a_kind(map: str) -> None:
    """CO-9.3"""
    number = MAPS.index(map)
    every = set(members(ON_MAP[number])) | {CITIES.index("roma")}
    for way, names in enumerate((NO_LAND[map], NO_SEA[map])):
        lacking = {CITIES[city] for city in every - set(members(SERVED[number * 2 + way]))}
        assert lacking == set(names.split())


@pytest.mark.parametrize("map", MAPS)
def test_provinces_and_letters(map: str) -> None:
    """CO-2.3, CO-2.4 Two or three cities, all with the letter of the province; Roma is in none."""
    row = DATA["maps"][map]
    letter = {city["id"]: city["letter"] for city in row["cities"]}
    province = {city["id"]: city["province"] for city in row["cities"]}
    inside = [city for part in row["provinces"] for city in part["cities"]]
    assert sorted(inside) == sorted(city for city in letter if city != "roma")
    for part in row["provinces"]:
        assert len(part["cities"]) in (2, 3)
        assert {letter[city] for city in part["cities"]} == {part["letter"]}
        assert {province[city] for city in part["cities"]} == {part["id"]}
    assert Counter(letter[city] for city in inside) == LETTERS[map]
    assert (letter["roma"], province["roma"]) == ("", "")


def test_roma_has_no_token_and_produces_nothing() -> None:
    """CO-1.8, CO-2.4"""
    for map, seats in (("imperium", 3), ("italia", 2)):
        s = table(seats, map)
        assert s.tokens[CITIES.index("roma")] == -1
        assert not any(types >> CITIES.index("roma") & 1 for types in s.types)
        assert not any(s.tokens[city] < 0 for city in members(ON_MAP[s.map]))


def test_a_colonist_in_a_city_is_beside_no_city() -> None:
    """CO-1.6, CO-1.7, CO-19.3, CO-19.6"""
    s = table(3, houses={0: ["massilia"]}, colonists={0: ["land_massilia", "land_massilia", "sea_roma"]})
    assert adjacent(s, 0) == 0
    s = table(3, colonists={0: ["land_massilia_novaria", "sea_massilia_roma"]})
    assert {CITIES[city] for city in members(adjacent(s, 0))} == {"massilia", "novaria"}  # Roma is none


def test_the_order_of_value() -> None:
    """CO-1.2"""
    assert GOODS == ["brick", "food", "tool", "wine", "cloth"]
    prices = [row["price"] for row in DATA["good"]]
    assert prices == sorted(prices) == [3, 4, 5, 6, 7]


def test_reach_grows_with_the_steps_and_stays_on_its_map() -> None:
    """CO-7.3, CO-7.10"""
    assert len(REACH) % 7 == 0
    for start in range(0, len(REACH), 7):
        rings = [REACH[start + steps] for steps in range(7)]
        assert rings[0] == 0
        assert all(near & ~far == 0 for near, far in pairwise(rings))
    for map, way, lines in (
        ("imperium", "land", 44),
        ("imperium", "sea", 35),
        ("italia", "land", 40),
        ("italia", "sea", 23),
    ):
        s = table(3, map, colonists={0: []})
        assert count(targets(s, SPOTS.index(f"{way}_roma"), 6)) <= lines


def test_every_place_is_drawn_somewhere_of_its_own() -> None:
    """Positions for a picture: inside the sheet, and never two pieces on one another."""
    for row in ROWS:
        points = [(place["x"], place["y"]) for place in [*row["cities"], *row["lines"]]]
        assert all(0 < x < 1425 and 0 < y < 1000 for x, y in points)
        for i, (x, y) in enumerate(points):
            assert all((x - a) ** 2 + (y - b) ** 2 >= 24**2 for a, b in points[i + 1 :])


def test_sets_are_counted() -> None:
    """CO-2.2, CO-1.4 Of cities or of lines, up to as many as there can be."""
    for n in range(60):
        assert count(1 << n) == 1
        assert count((1 << n) - 1) == n
        assert members(1 << n) == [n]
    for n in range(1, 60):
        assert count(sum(1 << i for i in range(0, 60, n))) == len(range(0, 60, n))
