"""What it is worth to use a location tile: to move a settlement, or to build one more."""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64
from mizban.games.kingdom_builder.bot.outlook import OF_AREAS, SECOND_LINE, SECTOR_OF, TILE, UNKNOWN, Outlook
from mizban.games.kingdom_builder.bot.worth import (
    A_CASTLE,
    A_CITIZEN,
    A_FISHERMAN,
    A_KNIGHT,
    A_LINE,
    A_LINK,
    A_MINER,
    A_WORKER,
    AN_AREA,
)
from mizban.games.kingdom_builder.rules.board import AT, BIT, BITS, JUMP, NEXT, PARTS, PLACE_OF, SIDE, WAYS, count
from mizban.games.kingdom_builder.rules.building import targets
from mizban.games.kingdom_builder.rules.cards import (
    CITIZENS,
    DISCOVERERS,
    FARMERS,
    FISHERMEN,
    HERMITS,
    KNIGHTS,
    LORDS,
    MERCHANTS,
    MINERS,
    TILES,
    WATER,
    WORKERS,
)
from mizban.games.kingdom_builder.rules.extras import allowed, extra_hexes, lands, meets_others

# Figures of style, as in `outlook`.
EFFORT: Final[i64] = 300  # what a move must bring
TORN: Final[i64] = 1500  # the largest area falls apart
TORN_LINKS: Final[i64] = 6000  # an area that links places falls apart


def loss(outlook: Outlook, hex: i64) -> i64:
    """What goes with an own settlement that leaves this hex."""
    s, cards, at, bit, land, mine = outlook.s, outlook.cards, AT[hex], BIT[hex], outlook.land, outlook.mine
    total: i64 = 0
    touch = land.touch[hex]
    if cards & FISHERMEN and land.water[at] & bit and land.terrain[hex] != WATER:
        total += A_FISHERMAN
    if cards & MINERS and land.mountain[at] & bit:
        total += A_MINER
    if cards & WORKERS and touch:
        total += A_WORKER
    row = outlook.rows[hex // SIDE]
    if cards & DISCOVERERS and row == 1:
        total += A_LINE
    if cards & KNIGHTS:
        total += A_KNIGHT if row == outlook.longest else SECOND_LINE if row == outlook.longest - 1 else 0
    if cards & (LORDS | FARMERS):
        total += outlook.sectors[SECTOR_OF[hex]]
    alone: i64 = 0
    for goal in range(len(land.goals)):
        if touch >> goal & 1 and not meets_others(s.own, mine, land.goals[goal], hex):
            alone |= 1 << goal
            if goal >= len(s.places):
                total += A_CASTLE
            elif s.held(outlook.seat) >> goal & 1:
                total += TILE[s.kinds[goal]] * max(outlook.turns - 1, 0)
    if cards & OF_AREAS:
        arcs: i64 = 0  # own neighbours that do not touch each other
        neighbours: i64 = 0
        last = NEXT[hex * WAYS + WAYS - 1]
        before = last >= 0 and outlook.label[last] > 0
        for way in range(WAYS):
            near = NEXT[hex * WAYS + way]
            now = near >= 0 and outlook.label[near] > 0
            if now:
                neighbours += 1
                if not before:
                    arcs += 1
            before = now
        if neighbours == WAYS:
            arcs = 1
        if cards & HERMITS:
            total -= AN_AREA * (arcs - 1)
        if cards & CITIZENS and outlook.sizes[outlook.label[hex]] == outlook.largest:
            total += A_CITIZEN if arcs < 2 else TORN
        if cards & MERCHANTS:
            goals = outlook.meets[outlook.label[hex]]
            if goals & (goals - 1):
                total += A_LINK * count(alone) + (TORN_LINKS if arcs > 1 else 0)
    return total


def jump(outlook: Outlook, hex: i64) -> i64:
    """The best that a jump from here brings."""
    best = UNKNOWN
    for way in range(WAYS):
        to = JUMP[hex * WAYS + way]
        if lands(outlook.s, to):
            best = max(best, outlook.gain(to))
    return best


def destination(outlook: Outlook, kind: i64) -> i64:
    """The best hex that a tile may move a settlement to; below zero if there is none."""
    s = outlook.s
    best: i64 = -1
    most = UNKNOWN
    hexes = targets(s, outlook.seat, allowed(s, kind))
    for part in range(PARTS):
        bits = hexes[part]
        while bits:
            low = bits & -bits
            bits ^= low
            hex = part * BITS + PLACE_OF[low % 67]
            gain = outlook.gain(hex)
            if gain > most:
                best, most = hex, gain
    return best


def moving(outlook: Outlook, kind: i64, hex: i64, to: i64) -> i64:
    """What it brings to move the settlement on this hex with a tile; `to` is the best destination, if there is one."""
    if TILES[kind].jumps:
        gain = jump(outlook, hex)
    elif to >= 0 and (
        meets_others(outlook.s.own, outlook.mine, to, hex) or not outlook.s.near[outlook.mine + AT[to]] & BIT[to]
    ):
        gain = outlook.gain(to)
    else:
        gain = UNKNOWN
    return gain if gain == UNKNOWN else gain - loss(outlook, hex)


def move(outlook: Outlook, kind: i64) -> i64:
    """What a tile that moves is worth now."""
    s = outlook.s
    to: i64 = -1 if TILES[kind].jumps else destination(outlook, kind)
    best = UNKNOWN
    for part in range(PARTS):
        bits = s.own[outlook.mine + part]
        while bits:
            low = bits & -bits
            bits ^= low
            best = max(best, moving(outlook, kind, part * BITS + PLACE_OF[low % 67], to))
    return outlook.judged(best - EFFORT) if best > UNKNOWN else best


def extra(outlook: Outlook, kind: i64, owed: i64) -> i64:
    """What a tile that builds is worth now."""
    s = outlook.s
    hexes = extra_hexes(s, outlook.seat, kind)
    best = UNKNOWN
    for part in range(PARTS):
        bits = hexes[part]
        while bits:
            low = bits & -bits
            bits ^= low
            best = max(best, outlook.value(part * BITS + PLACE_OF[low % 67], owed))
    return best
