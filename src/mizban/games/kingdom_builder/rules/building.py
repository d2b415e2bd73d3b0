"""Building rules (KB-7): where a settlement may stand, and how it comes and goes there."""

from __future__ import annotations

from mizban.core.packed import i64, vec
from mizban.core.state import EVERYBODY, LEGAL, Said
from mizban.games.kingdom_builder.rules.board import AROUND, AT, BIT, NONE, PARTS, around, holds
from mizban.games.kingdom_builder.rules.cards import BUILDABLE, RIM, WATER
from mizban.games.kingdom_builder.rules.location_tiles import lose_tile, take_tile
from mizban.games.kingdom_builder.rules.state import NOBODY, KingdomBuilder

# ---------------------------------------------------------------- where


def room(s: KingdomBuilder, allowed: i64) -> bool:
    """KB-5.11 Whether a set of hexes has an unoccupied one, anywhere on the board."""
    if allowed < 0:
        return False
    sets, free, at = s.sets, s.free, allowed * PARTS
    return any(sets[at + part] & free[part] for part in range(PARTS))


def targets(s: KingdomBuilder, seat: i64, allowed: i64) -> vec[i64]:
    """KB-7.1 to KB-7.3, KB-7.3.1 to KB-7.3.8 Of the allowed hexes the unoccupied ones beside own settlements; if there
    is none, all the unoccupied ones. Judged anew for each settlement."""
    hexes = NONE[:]
    if allowed < 0:
        return hexes
    sets, free, near = s.sets, s.free, s.near
    at, mine = allowed * PARTS, seat * PARTS
    some: i64 = 0
    for part in range(PARTS):
        hexes[part] = sets[at + part] & free[part] & near[mine + part]
        some |= hexes[part]
    if not some:
        for part in range(PARTS):
            hexes[part] = sets[at + part] & free[part]
    return hexes


def refusal(s: KingdomBuilder, hexes: vec[i64], allowed: i64, hex: i64) -> Said:
    """Why one may not build on this hex, where these are the ones on which one may."""
    if holds(hexes, 0, hex):
        return LEGAL
    terrain = s.terrain(hex)
    if allowed != WATER and terrain == WATER:
        return ("on-water KB-7.2.1", ())
    if terrain != allowed and not holds(s.sets, BUILDABLE * PARTS, hex) and terrain != WATER:
        return ("never terrain KB-7.2.2", (terrain,))
    if not holds(s.free, 0, hex):
        owner = s.owner(hex)
        return ("own-here KB-7.1", ()) if owner == s.active else ("occupied seat KB-7.1", (owner,))
    if allowed == RIM and not holds(s.sets, RIM * PARTS, hex):
        return ("not-the-edge KB-10.4", ())
    if allowed < 0:
        return ("no-card KB-5.13", ())
    if allowed < BUILDABLE and terrain != allowed:
        return ("other-terrain terrain wanted KB-7.4", (terrain, allowed))
    return ("not-beside KB-7.3.1", ())


# ---------------------------------------------------------------- settlements


def build(s: KingdomBuilder, seat: i64, hex: i64) -> None:
    """KB-6.1, KB-7.7, KB-8.1, KB-11.1 A settlement from the supply, which may be the last one."""
    mine = seat * PARTS
    part, bit = AT[hex], BIT[hex]
    s.supply[seat] -= 1
    s.free[part] &= ~bit
    s.own[mine + part] |= bit
    near, at = s.near, hex * PARTS
    for i in range(PARTS):
        near[mine + i] |= AROUND[at + i]
    s.last = hex
    s.whence = NOBODY
    if s.news is not None:
        s.tell(EVERYBODY, "builds seat hex terrain", seat, hex, s.terrain(hex))
    take_tile(s, seat, hex)
    if not s.supply[seat]:
        s.owed = 0  # KB-6.4
        s.ending = 1
        s.tell(EVERYBODY, "last-settlement seat", seat)


def move(s: KingdomBuilder, seat: i64, hex: i64, to: i64) -> None:
    """KB-8.3, KB-8.12, KB-8.14, KB-9.11, KB-10.7.3 A settlement goes to another hex; tiles are lost first, then won."""
    mine = seat * PARTS
    s.free[AT[hex]] |= BIT[hex]
    s.own[mine + AT[hex]] &= ~BIT[hex]
    s.free[AT[to]] &= ~BIT[to]
    s.own[mine + AT[to]] |= BIT[to]
    near = around(s.own, mine)
    for part in range(PARTS):
        s.near[mine + part] = near[part]
    s.last = to
    s.whence = hex
    s.tell(EVERYBODY, "moves seat hex to", seat, hex, to)
    lose_tile(s, seat, hex)
    take_tile(s, seat, to)
