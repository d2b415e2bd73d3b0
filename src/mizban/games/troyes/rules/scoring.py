"""Scoring (TR-16, TR-19), and the order of the players."""

from __future__ import annotations

from mizban.core.bits import count
from mizban.core.packed import i64
from mizban.games.troyes.rules.cards import (
    CHARACTERS,
    CHRETIEN,
    EVENTS,
    FLORENTIN,
    HELD,
    HUES,
    HUGUES,
    LEVEL_SPACES,
    LEVELS,
    MARAUDING,
    NEUTRAL,
    PER_EVENT,
    PER_LEVEL,
    PICTURE,
    RATINGS,
    SLOTS,
    THIBAUT,
    TIER_MANY,
    TIER_POINTS,
    TIER_TWO,
    TIERS,
    URBAIN,
)
from mizban.games.troyes.rules.figures import FIRST
from mizban.games.troyes.rules.state import Troyes


def cubes_in_cathedral(s: Troyes, party: i64) -> i64:
    """TR-17.16, TR-19.3 How many own cubes the cathedral has."""
    cubes: i64 = 0
    for owner in s.cathedral:
        if owner == party:
            cubes += 1
    return cubes


def tradesmen(s: Troyes, party: i64) -> i64:
    """TR-19.6 How many own tradesmen there are, also those without points."""
    n: i64 = 0
    for slot in range(SLOTS):
        if s.trade[party * SLOTS + slot]:
            n += 1
    return n


def marked(s: Troyes, party: i64) -> i64:
    """TR-16.3, TR-17.25 How many open events have an own cube, Marauding included."""
    events: i64 = 1 if s.on(MARAUDING, party) else 0
    for event in s.row:
        if s.on(event, party):
            events += 1
    return events


def counted(s: Troyes, party: i64, character: i64) -> i64:
    """TR-19.2 to TR-19.8, TR-22.20 What a character counts; Le Roy has neither deniers nor influence."""
    if character == CHRETIEN:
        citizens: i64 = 0
        for building in range(HUES):
            citizens += s.standing(party, building)
        return citizens
    if character == URBAIN:
        return cubes_in_cathedral(s, party)
    if character == THIBAUT:
        return 0 if party == NEUTRAL else s.deniers[party]
    if character == HUGUES:
        return 0 if party == NEUTRAL else s.influence[party]
    return tradesmen(s, party) if character == FLORENTIN else count(s.won[party])


def tier(s: Troyes, party: i64, character: i64) -> i64:
    """TR-19.1, TR-20.1, TR-22.2 What a character gives: the highest tier that is reached."""
    n = counted(s, party, character)
    points: i64 = 0
    for i in range(TIERS):
        at = character * TIERS + i
        least = TIER_MANY[at] if s.seats > 2 else TIER_TWO[at]
        if n >= least:
            points = TIER_POINTS[at]
    return points


def in_play(s: Troyes) -> list[int]:
    """TR-16.6, TR-20.1, TR-22.22 The characters that score at the end."""
    if s.seats == 1:
        return list(s.characters[s.scored :])
    return list(s.characters[: s.seats * HELD[s.seats]])


def space_points(s: Troyes, party: i64) -> i64:
    """TR-8.6, TR-16.4 The points of the tradesman spaces that a party holds."""
    points: i64 = 0
    for slot in range(SLOTS):
        at = s.trade[party * SLOTS + slot]
        if 0 < at < PICTURE:
            points += s.figure(s.slots[slot], FIRST + at - 1)
    return points


def bare_levels(s: Troyes, party: i64) -> i64:
    """TR-16.5 How many levels of the cathedral have no own cube."""
    levels: i64 = 0
    for level in range(LEVELS):
        if all(s.cathedral[level * LEVEL_SPACES + i] != party for i in range(LEVEL_SPACES)):
            levels += 1
    return levels


def parts(s: Troyes, party: i64) -> list[int]:
    """TR-8.22, TR-16.2 to TR-16.6, TR-16.9 The points of a party as if the game ended now: tokens, open events,
    tradesmen, bare levels of the cathedral, and characters."""
    characters: i64 = 0
    for character in in_play(s):
        characters += tier(s, party, character)
    return [
        s.points[party],
        marked(s, party) * PER_EVENT,
        space_points(s, party),
        bare_levels(s, party) * PER_LEVEL,
        characters,
    ]


def total(s: Troyes, party: i64) -> i64:
    """TR-16.7 All points of a party; they may be negative."""
    points: i64 = 0
    for part in parts(s, party):
        points += part
    return points


def scores(s: Troyes) -> list[int]:
    """TR-16.8, TR-22.23 The points of each seat; alone, how far the player is before Le Roy."""
    if s.seats == 1:
        return [total(s, 0) - total(s, NEUTRAL)]
    return [total(s, seat) for seat in range(s.seats)]


def ranks(s: Troyes) -> list[int]:
    """TR-16.8 Places from 1; who ties shares the place."""
    points = scores(s)
    return [1 + sum(other > mine for other in points) for mine in points]


def rating(result: int) -> str:
    """TR-22.23 What a result against Le Roy is called."""
    for row in RATINGS:
        if result <= row["max"]:
            return str(row["id"])
    return str(RATINGS[-1]["id"])


assert len(CHARACTERS) == 6
assert MARAUDING == EVENTS - 1
