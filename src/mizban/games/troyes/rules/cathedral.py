"""The cathedral (TR-9): cubes on its spaces, from the bottom up."""

from __future__ import annotations

from mizban.core.packed import i64
from mizban.core.state import EVERYBODY
from mizban.games.troyes.rules.cards import LEVEL_SPACES, LEVELS, NEUTRAL, NOBODY, STONE_INFLUENCE, STONE_POINTS
from mizban.games.troyes.rules.state import Troyes


def lowest(s: Troyes, number: i64) -> i64:
    """TR-9.3, TR-9.4 The one space of a number that may be built now, or NOBODY."""
    for level in range(LEVELS):
        if s.cathedral[level * LEVEL_SPACES + number] == NOBODY:
            return level * LEVEL_SPACES + number
    return NOBODY


def build(s: Troyes, party: i64, space: i64) -> None:
    """TR-9.1, TR-9.2, TR-9.7 A cube on a space: points, and influence for a seat."""
    s.cathedral[space] = party
    if party == NEUTRAL:
        s.tell(EVERYBODY, "royal-builds stone" if s.alone() else "neutral-builds stone", space)
        return
    s.tell(EVERYBODY, "builds seat stone", party, space)
    s.score(party, STONE_POINTS[space])
    s.inspire(party, STONE_INFLUENCE[space])


def least_empty(s: Troyes) -> i64:
    """TR-18.11 The least valuable empty space, or NOBODY."""
    for space in range(len(s.cathedral)):
        if s.cathedral[space] == NOBODY:
            return space
    return NOBODY


def best_empty(s: Troyes) -> i64:
    """TR-22.19 The highest number of the lowest level that has room, or NOBODY."""
    for level in range(LEVELS):
        for number in range(LEVEL_SPACES - 1, -1, -1):
            if s.cathedral[level * LEVEL_SPACES + number] == NOBODY:
                return level * LEVEL_SPACES + number
    return NOBODY


def most_valuable(s: Troyes) -> i64:
    """TR-18.10 The space of the most valuable cube, or NOBODY."""
    for space in range(len(s.cathedral) - 1, -1, -1):
        if s.cathedral[space] != NOBODY:
            return space
    return NOBODY
