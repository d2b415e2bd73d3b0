"""What is true of every position: one with a piece too many, too few or out of place is found."""

from __future__ import annotations

import pytest

from concordia.table import A, B, number, table
from mizban.core.plain import packed
from mizban.games.concordia import GAME
from mizban.games.concordia.examples.layout import letter
from mizban.games.concordia.rules.board import (
    BIT,
    CITIES,
    FIRST_LINE,
    LINE_COUNT,
    LINES,
    MAPS,
    PROVINCES,
    ROWS,
    SPOTS,
    WAY,
    WAYS,
)
from mizban.games.concordia.rules.cards import COLONISTS, TYPES
from mizban.games.concordia.rules.setup import lay_bonus
from mizban.games.concordia.rules.state import NOBODY, Concordia


def wrong(s: Concordia) -> bool:
    """Whether the position is found to be none that can be."""
    try:
        GAME.invariant(s)
    except AssertionError:
        return True
    return False


def stand_on(s: Concordia, colonist: int, spot: int) -> Concordia:
    """Puts a colonist anywhere, and says of every line whether one stands there."""
    s.spots[colonist] = spot
    lines = [spot for spot in s.spots if 0 <= spot < LINE_COUNT]
    s.roads, s.waters = (sum({int(BIT[line]) for line in lines if WAY[line] == way}) for way in (0, 1))
    return s


@pytest.mark.parametrize("map", [-1, 2])
def test_there_are_two_maps(map: int) -> None:
    """CO-2.1, CO-2.2"""
    s = table(3)
    s.map = map
    assert wrong(s)


@pytest.mark.parametrize("name", ["houses", "cash", "hand", "pile", "top", "marks", "goods", "spots"])
@pytest.mark.parametrize("more", [1, -1])
def test_every_seat_has_pieces_of_its_own_and_nobody_else_has(name: str, more: int) -> None:
    """CO-2.5, CO-2.11, CO-4.13"""
    s = table(3)
    held = list(getattr(s, name))
    blank = NOBODY if name in ("top", "spots") else 0
    setattr(s, name, packed(getattr(s, name), [*held, blank] if more > 0 else held[:-1]))
    assert wrong(s)


@pytest.mark.parametrize("seat", [-1, 3])
def test_somebody_holds_the_praefectus_magnus(seat: int) -> None:
    """CO-2.5, CO-4.13"""
    s = table(3)
    s.magnus = seat
    assert wrong(s)


def test_the_concordia_card_is_with_one_seat_or_with_none() -> None:
    """CO-2.5, CO-4.13 Once the game is over somebody has it."""
    s = table(3)
    for seat, bad in ((-2, True), (NOBODY, False), (A, False), (2, False), (3, True)):
        s.concordia = seat
        assert wrong(s) == bad
    for seat, over, bad in ((NOBODY, 1, True), (A, 1, False), (NOBODY, 0, False)):
        s.concordia, s.over = seat, over
        assert wrong(s) == bad


@pytest.mark.parametrize("map", MAPS)
def test_a_letter_keeps_its_tokens(map: str) -> None:
    """CO-2.6, CO-3.2 Two tokens of different letters have changed places, and everything else goes with them."""
    s = table(3, map)
    cities = [city for city in range(len(CITIES)) if s.tokens[city] != NOBODY]
    bears = {city: letter(s, CITIES[city]) for city in cities}
    one, two = next(
        (a, b) for a in cities for b in cities if s.tokens[a] != s.tokens[b] and (bears[a], bears[b]) == ("A", "C")
    )
    s.tokens[one], s.tokens[two] = s.tokens[two], s.tokens[one]
    for good in range(TYPES):
        s.types[good] = sum(1 << city for city in cities if s.tokens[city] == good)
    lay_bonus(s)
    assert wrong(s)


def test_the_cities_of_a_good_are_those_with_its_token() -> None:
    """CO-2.6, CO-3.2"""
    for good in range(TYPES):
        s = table(3)
        s.types[good] ^= 1 << CITIES.index("massilia")
        assert wrong(s)


def test_a_province_keeps_the_marker_of_its_most_valuable_good() -> None:
    """CO-3.3, CO-19.8"""
    for province in range(12):
        s = table(3)
        s.bonus[province] = (s.bonus[province] + 1) % TYPES
        assert wrong(s)


@pytest.mark.parametrize(("map", "first", "last"), [("imperium", 0, 11), ("italia", 12, 22)])
def test_only_markers_of_this_map_are_turned(map: str, first: int, last: int) -> None:
    """CO-2.2, CO-3.3"""
    s = table(3, map)
    for province in range(len(PROVINCES)):
        s.turned = 1 << province
        assert wrong(s) != (first <= province <= last)


# ---------------------------------------------------------------- cards


def test_the_stack_is_made_of_the_cards_for_so_many() -> None:
    """CO-2.13, CO-3.4"""
    s = table(3)
    s.stack[20] = s.stack[19]
    assert wrong(s)
    s = table(3)
    s.stack = packed(s.stack, [card for card in table(4).stack if card not in s.display])
    s.stack = packed(s.stack, [*s.display, *s.stack])
    assert wrong(s)


def test_there_are_seven_slots_and_as_many_cards_have_been_turned_up() -> None:
    """CO-3.4, CO-5.6"""
    s = table(3)
    s.display = packed(s.display, [*s.display, NOBODY])
    assert wrong(s)
    s = table(3)
    s.drawn, s.display[6] = 6, NOBODY  # as if a slot had never been filled
    assert wrong(s)
    s = table(3, stack=0, display=[])
    assert not wrong(s)
    s.drawn += 1
    assert wrong(s)


def test_a_card_is_in_one_place() -> None:
    """CO-2.11, CO-2.13, CO-5.6 Not in the hand and on the pile, not with two, not lost, and no starting card away."""
    s = table(3, piles={A: ["start_senator"]})
    s.hand[A] |= 1 << number("start_senator")
    assert wrong(s)
    s = table(3, cards={A: ["m1_mason"]})
    s.hand[B] |= 1 << number("m1_mason")
    assert wrong(s)
    s.hand[A] ^= 1 << number("m1_mason")
    assert not wrong(s)
    s.hand[B] ^= 1 << number("m1_mason")
    assert wrong(s)
    s = table(3)
    s.hand[A] ^= 1 << number("start_senator")
    assert wrong(s)


def test_the_top_card_lies_on_the_pile_and_is_no_tribune() -> None:
    """CO-5.3, CO-5.6"""
    played = ["start_senator", "start_mercator"]
    for top, bad in (("start_senator", False), ("start_mercator", False), ("start_architect", True)):
        s = table(3, piles={A: played})
        s.top[A] = number(top)
        assert wrong(s) == bad
    s.top[A] = NOBODY
    assert wrong(s)
    s = table(3)
    s.top[A] = number("start_senator")
    assert wrong(s)
    s = table(3)
    s.hand[A] ^= 1 << number("start_tribune")
    s.pile[A] ^= 1 << number("start_tribune")
    s.top[A] = number("start_tribune")
    assert wrong(s)


# ---------------------------------------------------------------- colonists


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("way", [0, 1])
def test_a_colonist_stands_on_a_line_of_its_kind_and_map(map: str, way: int) -> None:
    """CO-1.4, CO-1.7, CO-7.3"""
    part, s = MAPS.index(map) * 2 + way, table(3, map)
    for line in range(LINE_COUNT):
        assert wrong(stand_on(s, way * 3, line)) != (FIRST_LINE[part] <= line < FIRST_LINE[part + 1])


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("way", [0, 1])
def test_a_colonist_stands_in_a_city_of_the_map_with_a_line_for_it(map: str, way: int) -> None:
    """CO-1.7, CO-7.3"""
    rows = ROWS[MAPS.index(map)]
    ends = {city for line in rows["lines"] if line["type"] == WAYS[way] for city in (line["a"], line["b"])}
    s = table(3, map)
    for kind in WAYS:
        for city in CITIES:
            stand_on(s, way * 3, SPOTS.index(f"{kind}_{city}"))
            assert wrong(s) != (kind == WAYS[way] and city in ends)


@pytest.mark.parametrize("spot", [-2, len(SPOTS)])
def test_a_colonist_stands_somewhere(spot: int) -> None:
    """CO-1.7"""
    s = table(3)
    s.spots[3] = spot
    assert wrong(s)


def test_a_line_holds_one_colonist() -> None:
    """CO-1.4, CO-7.7 Of any seat; and the lines that count as occupied are those with a colonist."""
    for line, other in (("land_massilia_novaria", 0), ("sea_massilia_roma", 3)):
        for colonist in (other + 1, COLONISTS + other):
            s = table(3, colonists={A: [line]})
            assert wrong(stand_on(s, colonist, LINES.index(line)))
    s = table(3, colonists={A: [], B: ["land_massilia_novaria", "sea_massilia_roma"]})
    for name in ("roads", "waters"):
        t = s.copy()
        setattr(t, name, 0)
        assert wrong(t)
        setattr(t, name, getattr(s, name) | 1 << 7)
        assert wrong(t)


# ---------------------------------------------------------------- what a seat has


def test_nothing_falls_below_nothing() -> None:
    """CO-1.3, CO-4.1"""
    s = table(3, cash={2: 0})
    s.cash[2] -= 1
    assert wrong(s)
    for good in range(TYPES):
        s = table(3, goods={B: {}})
        s.goods[TYPES + good] -= 1
        assert wrong(s)


def test_no_more_is_in_the_storehouse_than_fits() -> None:
    """CO-4.1, CO-4.4"""
    s = table(3, goods={B: {"brick": 8}})  # and four colonists
    assert s.free(B) == 0
    s.goods[TYPES] += 1
    assert wrong(s)


def test_houses_stand_in_cities_of_the_map_and_never_in_roma() -> None:
    """CO-7.16"""
    for map in MAPS:
        s = table(3, map)
        for city in range(len(CITIES)):
            s.houses[B] = 1 << city
            assert wrong(s) == (s.tokens[city] == NOBODY)


def test_a_seat_has_fifteen_houses() -> None:
    """CO-4.13, CO-7.17"""
    s = table(3)
    cities = [city for city in range(len(CITIES)) if s.tokens[city] != NOBODY]
    for n, bad in ((15, False), (16, True)):
        s.houses[B] = sum(1 << city for city in cities[:n])
        assert wrong(s) == bad
