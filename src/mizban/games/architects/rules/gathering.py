"""Forest, Quarry, Mines and Silversmith (AW-4)."""

from __future__ import annotations

from mizban.core.packed import i64
from mizban.games.architects.rules.cards import (
    CLAY,
    COLLECTORS,
    FOREST,
    GOLD,
    MINES,
    PUPIL_GAIN,
    QUARRY,
    SILVER,
    SILVERSMITH,
    STONE,
    WOOD,
)
from mizban.games.architects.rules.state import Architects
from mizban.games.architects.rules.supply import gain_each, give


def gather(s: Architects, seat: i64, location: i64, good: i64) -> None:
    """AW-3.12, AW-4.1 to AW-4.7 As much as the own workers there bring, and what own apprentices add."""
    give(s, seat, good, brought(location, good, s.at(location, seat)))
    gain_each(s, seat, s.hired[seat] & COLLECTORS[location], PUPIL_GAIN)


def brought(location: i64, good: i64, n: i64) -> i64:
    """AW-4.2 to AW-4.6 What so many workers bring."""
    if location == FOREST:
        assert good == WOOD
        return n
    if location == QUARRY:
        assert good == STONE
        return n
    if location == MINES and good == GOLD:
        return n // 2
    assert good == (CLAY if location == MINES else SILVER)
    assert location in (MINES, SILVERSMITH)
    return n + 1
