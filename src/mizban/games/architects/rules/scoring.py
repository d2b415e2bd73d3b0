"""Scoring (AW-19) by the rows of the score pad, and the order of the players."""

from __future__ import annotations

from typing import Final

from mizban.core.bits import count
from mizban.core.packed import i64
from mizban.games.architects.rules.cards import (
    BUILDINGS,
    DATA,
    GOLD,
    HOUSE_KIND,
    HOUSES,
    LEVEL_POINTS,
    MARBLE,
    PUPIL_SKILLS,
    PUPILS,
    SILVER,
    TRACK,
    TYPES,
)
from mizban.games.architects.rules.effects import (
    DEBT_PENALTY,
    POINTS_IF_HIGHEST,
    POINTS_IF_NO_DEBT,
    POINTS_IF_RICHEST,
    POINTS_PER_BUILDING,
    POINTS_PER_CAPTURED,
    POINTS_PER_PAID_DEBT,
    POINTS_PER_SKILL,
    POINTS_PER_VIRTUE,
)
from mizban.games.architects.rules.state import PRISON, Architects

PER: Final[dict[str, int]] = {row["id"]: row.get("per", 1) for row in DATA["score_row"]}
EACH: Final[dict[str, int]] = {row["id"]: row.get("vp_each", 1) for row in DATA["score_row"]}
SILVER_PER: Final[i64] = PER["silver"]  # AW-19.6
PRISON_PER: Final[i64] = PER["prison"]  # AW-19.7
DEBT_POINTS: Final[i64] = EACH["unpaid_debt"]  # AW-19.4


def highest(s: Architects, seat: i64) -> bool:
    """AW-17.14, AW-17.16, AW-25.10 Whether a seat is strictly highest on the Cathedral."""
    return all(s.level[other] < s.level[seat] for other in range(s.seats) if other != seat)


def richest(s: Architects, seat: i64, good: i64) -> bool:
    """AW-17.17, AW-25.10 Whether a seat holds strictly more of a good than each other."""
    mine = s.goods[seat * TYPES + good]
    return all(s.goods[other * TYPES + good] < mine for other in range(s.seats) if other != seat)


def skilled(s: Architects, seat: i64, skill: i64) -> i64:
    """AW-17.18 How many own apprentices have a skill."""
    able: i64 = 0
    for card in range(PUPILS):
        if s.hired[seat] >> card & 1 and PUPIL_SKILLS[card] & skill:
            able += 1
    return able


def bonus(s: Architects, seat: i64, card: i64) -> i64:
    """AW-17.16 to AW-17.21 What a building scores beside its printed points."""
    building = BUILDINGS[card]
    each, kind = building.bonus, HOUSE_KIND[card]
    if kind == POINTS_IF_HIGHEST:
        return each if highest(s, seat) else 0
    if kind == POINTS_IF_RICHEST:
        return each if richest(s, seat, building.counted[0]) else 0
    if kind == POINTS_PER_SKILL:
        return each * skilled(s, seat, building.skill)
    if kind == POINTS_PER_BUILDING:
        return each * count(s.built[seat])
    if kind == POINTS_PER_CAPTURED:
        return s.held(seat) // building.per * each
    if kind == POINTS_PER_VIRTUE:
        return s.virtue[seat] // building.per * each
    if kind == POINTS_PER_PAID_DEBT:
        return s.paid[seat] // building.per * each
    return each if kind == POINTS_IF_NO_DEBT and not s.unpaid[seat] else 0


def debt_points(s: Architects, seat: i64) -> i64:
    """AW-17.22, AW-19.4 What one unpaid debt costs."""
    each = DEBT_POINTS
    for card in range(HOUSES):
        if s.built[seat] >> card & 1 and HOUSE_KIND[card] == DEBT_PENALTY:
            each += BUILDINGS[card].bonus
    return each


def parts(s: Architects, seat: i64) -> list[int]:
    """AW-14.3, AW-19.1 to AW-19.7, AW-19.9 The points of a seat by row: buildings, Cathedral, Virtue, debts, gold and
    marble, silver, Prison."""
    buildings: i64 = 0
    for card in range(HOUSES):
        if s.built[seat] >> card & 1:
            buildings += BUILDINGS[card].points + bonus(s, seat, card)
    return [
        buildings,
        LEVEL_POINTS[s.level[seat]],
        TRACK[s.virtue[seat]],
        s.unpaid[seat] * debt_points(s, seat),
        s.has(seat, GOLD) + s.has(seat, MARBLE),
        s.has(seat, SILVER) // SILVER_PER,
        -(s.at(PRISON, seat) // PRISON_PER),
    ]


def points(s: Architects, seat: i64) -> i64:
    """AW-19.8, AW-19.9 The total of a seat, as if the game ended now; it may be negative."""
    total: i64 = 0
    for part in parts(s, seat):
        total += part
    return total


def scores(s: Architects) -> list[int]:
    """AW-19.8 The points of each seat."""
    return [points(s, seat) for seat in range(s.seats)]


def ranks(s: Architects) -> list[int]:
    """AW-19.8 Places from 1: of tied players the one with more Virtue is before, then with more silver; else they
    share the place."""
    marks = [(points(s, seat), s.virtue[seat], s.has(seat, SILVER)) for seat in range(s.seats)]
    return [1 + sum(other > mine for other in marks) for mine in marks]
