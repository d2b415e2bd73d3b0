"""Final scoring by gods (CO-15), and the order of the players (CO-16)."""

from __future__ import annotations

from mizban.core.bits import count
from mizban.core.packed import i64
from mizban.games.concordia.rules.board import FIRST_PROVINCE, IN_PROVINCE
from mizban.games.concordia.rules.cards import (
    BRICK,
    COLONIST_POINTS,
    CONCORDIA,
    JUPITER,
    MARS,
    MASON,
    MERCURIUS,
    MINERVA_POINTS,
    OF_GOD,
    OF_SORT,
    PRICE,
    SATURNUS,
    TYPE_POINTS,
    TYPES,
    VESTA,
)
from mizban.games.concordia.rules.state import Concordia


def wealth(s: Concordia, seat: i64) -> i64:
    """CO-15.3 Cash, and goods at their prices."""
    sestertii = s.cash[seat]
    for good in range(TYPES):
        sestertii += PRICE[good] * s.goods[seat * TYPES + good]
    return sestertii


def provinces(s: Concordia, seat: i64) -> i64:
    """CO-15.5 Provinces with an own house."""
    total: i64 = 0
    for province in range(FIRST_PROVINCE[s.map], FIRST_PROVINCE[s.map + 1]):
        if s.houses[seat] & IN_PROVINCE[province]:
            total += 1
    return total


def types(s: Concordia, seat: i64) -> i64:
    """CO-15.6, CO-19.24 Types of goods that own houses can produce."""
    total: i64 = 0
    for good in range(TYPES):
        if s.houses[seat] & s.types[good]:
            total += 1
    return total


def worth(s: Concordia, seat: i64, god: i64) -> i64:
    """CO-15.2 to CO-15.7, CO-19.23 What each card of a god scores; of Minerva's each scores by itself."""
    if god == VESTA:
        return wealth(s, seat) // 10
    if god == JUPITER:
        return count(s.houses[seat] & ~s.types[BRICK])
    if god == SATURNUS:
        return provinces(s, seat)
    if god == MERCURIUS:
        return TYPE_POINTS * types(s, seat)
    return COLONIST_POINTS * s.on_board(seat) if god == MARS else 0


def of_minerva(s: Concordia, seat: i64) -> i64:
    """CO-15.8, CO-19.25 Each specialist's points for each own house in a city of its good."""
    owned = s.hand[seat] | s.pile[seat]
    total: i64 = 0
    for good in range(TYPES):
        if owned & OF_SORT[MASON + good]:
            total += MINERVA_POINTS[good] * s.produced(seat, good)
    return total


def by_god(s: Concordia, seat: i64) -> list[int]:
    """CO-15.1, CO-15.2, CO-15.9 to CO-15.11, CO-19.26 The points of a seat: for each god, and last for the Concordia
    card. Every own card counts, in hand or played."""
    owned = s.hand[seat] | s.pile[seat]
    parts: list[int] = []
    for god in range(VESTA, MARS + 1):
        parts.append(count(owned & OF_GOD[god]) * worth(s, seat, god))
    parts.append(of_minerva(s, seat))
    parts.append(CONCORDIA if s.concordia == seat else 0)
    return parts


def points(s: Concordia, seat: i64) -> i64:
    """CO-15.2, CO-17.7 The total of a seat, as if the game ended now; the scoring markers add nothing."""
    total: i64 = 0
    for part in by_god(s, seat):
        total += part
    return total


def scores(s: Concordia) -> list[int]:
    """CO-1.1, CO-2.16 The points of each seat; there is no limit."""
    return [points(s, seat) for seat in range(s.seats)]


def ranks(s: Concordia) -> list[int]:
    """CO-16.1 to CO-16.3 Places from 1; of tied players the one whom the Praefectus Magnus reaches first is before."""
    total = scores(s)
    away = [(s.magnus - seat + s.seats) % s.seats for seat in range(s.seats)]
    places: list[int] = []
    for seat in range(s.seats):
        better = 0
        for other in range(s.seats):
            if total[other] > total[seat] or (total[other] == total[seat] and away[other] < away[seat]):
                better += 1
        places.append(better + 1)
    return places
