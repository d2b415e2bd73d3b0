"""What is true of every position; the kit looks at each one it meets."""

from __future__ import annotations

from mizban.games.concordia.rules.board import (
    BIT,
    CITIES,
    FIRST_LINE,
    FIRST_PROVINCE,
    LINE_COUNT,
    MAPS,
    ON_MAP,
    ROMA_BIT,
    SERVED,
    SPOTS,
    WAY,
    city_in,
    members,
    network,
)
from mizban.games.concordia.rules.cards import (
    CARDS,
    COLONISTS,
    HAND,
    HOUSES,
    OF_KIND,
    SLOTS,
    SPACES,
    START,
    TRIBUNE,
    TYPES,
)
from mizban.games.concordia.rules.setup import BEARING, LETTERS, TOKENS, lay_bonus
from mizban.games.concordia.rules.state import NOBODY, STOCK, Concordia


def invariant(s: Concordia) -> None:
    """CO-1.3, CO-2.2 to CO-2.6, CO-4.13 No piece is lost, and nothing says something else than another."""
    assert 0 <= s.map < len(MAPS)
    for array in (s.houses, s.cash, s.hand, s.pile, s.top, s.marks):
        assert len(array) == s.seats
    assert len(s.goods) == s.seats * TYPES
    assert len(s.spots) == s.seats * COLONISTS
    assert 0 <= s.magnus < s.seats
    assert NOBODY <= s.concordia < s.seats
    check_tokens(s)
    check_cards(s)
    check_colonists(s)
    for seat in range(s.seats):
        check_seat(s, seat)
    assert not s.over or s.concordia != NOBODY


def check_tokens(s: Concordia) -> None:
    """CO-2.6, CO-3.2, CO-3.3, CO-19.8 Each letter has its tokens, each province the marker of its best good."""
    for letter in range(len(LETTERS)):
        cities = BEARING[s.map * len(LETTERS) + letter]
        if len(cities):
            assert sorted(s.tokens[city] for city in cities) == list(TOKENS[letter])
    for good in range(TYPES):
        assert members(s.types[good]) == [city for city in range(len(CITIES)) if s.tokens[city] == good]
    laid = s.copy()
    lay_bonus(laid)
    assert list(laid.bonus) == list(s.bonus)
    inside = sum(1 << province for province in range(FIRST_PROVINCE[s.map], FIRST_PROVINCE[s.map + 1]))
    assert s.turned & ~inside == 0


def check_cards(s: Concordia) -> None:
    """CO-2.11, CO-2.13, CO-3.4, CO-5.3, CO-5.6 Every card in play is in one place; the Tribune is in its owner's hand
    when its turn begins."""
    assert sorted(s.stack) == [i for i in range(START, len(CARDS)) if CARDS[i].deck <= s.seats]
    assert SLOTS <= s.drawn <= len(s.stack)
    shown = [card for card in s.display if card != NOBODY]
    assert len(s.display) == SLOTS
    owned = 0
    for seat in range(s.seats):
        assert s.hand[seat] & s.pile[seat] == 0
        mine = s.hand[seat] | s.pile[seat]
        assert mine & HAND == HAND
        assert owned & mine & ~HAND == 0
        owned |= mine & ~HAND
        assert (s.top[seat] == NOBODY) == (not s.pile[seat])
        assert s.top[seat] == NOBODY or s.pile[seat] >> s.top[seat] & 1
        assert s.top[seat] == NOBODY or CARDS[s.top[seat]].kind != TRIBUNE
    assert sorted([*shown, *members(owned)]) == sorted(s.stack[: s.drawn])


def check_colonists(s: Concordia) -> None:
    """CO-1.4, CO-1.7, CO-2.5, CO-7.3, CO-7.7 Three of each kind, on the lines of this map or in its cities, and never
    two on one line."""
    busy = [0, 0]
    for i, spot in enumerate(s.spots):
        if spot == STOCK:
            continue
        way = i % COLONISTS // OF_KIND
        net = network(s.map, way)
        assert 0 <= spot < len(SPOTS)
        assert WAY[spot] == way
        if spot < LINE_COUNT:
            assert FIRST_LINE[net] <= spot < FIRST_LINE[net + 1]
            assert busy[way] & BIT[spot] == 0
            busy[way] |= BIT[spot]
        else:
            assert SERVED[net] >> city_in(spot - LINE_COUNT) & 1
    assert busy == [s.roads, s.waters]


def check_seat(s: Concordia, seat: int) -> None:
    """CO-1.3, CO-4.1, CO-4.4, CO-7.16, CO-7.17 Nothing below nothing, no more than fits, no house in Roma."""
    assert s.cash[seat] >= 0
    assert all(s.goods[seat * TYPES + good] >= 0 for good in range(TYPES))
    assert 0 <= s.free(seat) <= SPACES
    assert s.houses[seat] & ~ON_MAP[s.map] == 0
    assert s.houses[seat] & ROMA_BIT == 0
    assert len(members(s.houses[seat])) <= HOUSES
