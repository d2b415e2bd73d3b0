"""The location tiles (KB-8): settlements beside a location win its tile, and the last one that leaves loses it."""

from __future__ import annotations

from mizban.core.packed import i64
from mizban.core.state import EVERYBODY
from mizban.games.kingdom_builder.rules.board import AROUND, PARTS, holds, meets
from mizban.games.kingdom_builder.rules.cards import TOUCHING
from mizban.games.kingdom_builder.rules.state import KingdomBuilder


def take_tile(s: KingdomBuilder, seat: i64, hex: i64) -> None:
    """KB-8.1, KB-8.2, KB-8.4 to KB-8.8, KB-8.18, KB-17.8 Beside a location hex with a tile on it, the first one
    from there is taken at once; it is new. A castle has none (KB-8.17)."""
    if not holds(s.sets, TOUCHING * PARTS, hex):
        return
    places, at = s.places, hex * PARTS
    for location in range(len(places)):
        if holds(AROUND, at, places[location]):
            if not s.taken[seat] >> location & 1 and s.tiles(location):
                s.taken[seat] |= 1 << location
                s.fresh |= 1 << location
                s.tell(EVERYBODY, "takes-tile seat tile", seat, s.kinds[location])
            return


def lose_tile(s: KingdomBuilder, seat: i64, hex: i64) -> None:
    """KB-8.10, KB-8.11, KB-8.13, KB-8.16 The last own settlement beside a location has left this hex: its tile is gone.
    Nothing that others do takes it away."""
    places, at, held = s.places, hex * PARTS, s.held(seat)
    for location in range(len(places)):
        if held >> location & 1 and holds(AROUND, at, places[location]):
            if not meets(s.own, seat * PARTS, places[location]):
                give_up(s, seat, location)
                s.tell(EVERYBODY, "loses-tile seat tile", seat, s.kinds[location])
            return


def give_up(s: KingdomBuilder, seat: i64, location: i64) -> None:
    """KB-8.15 Of two tiles of a kind a used or new one goes, so that a ready one stays."""
    gone: i64 = 1 << location
    if s.ready[seat] & gone:
        for twin in range(len(s.kinds)):
            bit: i64 = 1 << twin
            if s.kinds[twin] == s.kinds[location] and (s.used | s.fresh) & bit:
                s.ready[seat] |= bit
                s.used &= ~bit
                s.fresh &= ~bit
    s.ready[seat] &= ~gone
    s.used &= ~gone
    s.fresh &= ~gone
