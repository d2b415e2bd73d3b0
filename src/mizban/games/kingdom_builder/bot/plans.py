"""What it is worth to use a location tile: to move a settlement, or to build one more."""

from __future__ import annotations

from mizban.core.bits import count, place
from mizban.core.packed import i64
from mizban.games.kingdom_builder.bot import weights as w
from mizban.games.kingdom_builder.bot.card_values import (
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
from mizban.games.kingdom_builder.bot.evaluation import UNKNOWN, Evaluation
from mizban.games.kingdom_builder.bot.features import OF_AREAS
from mizban.games.kingdom_builder.rules.board import AT, BIT, BITS, JUMP, NEXT, PARTS, SECTOR_OF, SIDE, WAYS
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


def loss(e: Evaluation, hex: i64) -> i64:
    """What goes with an own settlement that leaves this hex."""
    s, cards, at, bit, land, mine = e.s, e.cards, AT[hex], BIT[hex], e.land, e.mine
    total: i64 = 0
    touch = land.touch[hex]
    if cards & FISHERMEN and land.water[at] & bit and land.terrain[hex] != WATER:
        total += A_FISHERMAN
    if cards & MINERS and land.mountain[at] & bit:
        total += A_MINER
    if cards & WORKERS and touch:
        total += A_WORKER
    row = e.rows[hex // SIDE]
    if cards & DISCOVERERS and row == 1:
        total += A_LINE
    if cards & KNIGHTS:
        total += A_KNIGHT if row == e.longest else w.SECOND_LINE if row == e.longest - 1 else 0
    if cards & (LORDS | FARMERS):
        total += e.sectors[SECTOR_OF[hex]]
    alone: i64 = 0
    for goal in range(len(land.goals)):
        if touch >> goal & 1 and not meets_others(s.own, mine, land.goals[goal], hex):
            alone |= 1 << goal
            if goal >= len(s.places):
                total += A_CASTLE
            elif s.held(e.seat) >> goal & 1:
                total += w.TILE[s.kinds[goal]] * max(e.turns - 1, 0)
    if cards & OF_AREAS:
        arcs: i64 = 0  # own neighbours that do not touch each other
        neighbours: i64 = 0
        last = NEXT[hex * WAYS + WAYS - 1]
        before = last >= 0 and e.label[last] > 0
        for way in range(WAYS):
            near = NEXT[hex * WAYS + way]
            now = near >= 0 and e.label[near] > 0
            if now:
                neighbours += 1
                if not before:
                    arcs += 1
            before = now
        if neighbours == WAYS:
            arcs = 1
        if cards & HERMITS:
            total -= AN_AREA * (arcs - 1)
        if cards & CITIZENS and e.sizes[e.label[hex]] == e.largest:
            total += A_CITIZEN if arcs < 2 else w.TORN
        if cards & MERCHANTS:
            goals = e.meets[e.label[hex]]
            if goals & (goals - 1):
                total += A_LINK * count(alone) + (w.TORN_LINKS if arcs > 1 else 0)
    return total


def jump(e: Evaluation, hex: i64) -> i64:
    """The best that a jump from here brings."""
    best = UNKNOWN
    for way in range(WAYS):
        to = JUMP[hex * WAYS + way]
        if lands(e.s, to):
            best = max(best, e.gain(to))
    return best


def destination(e: Evaluation, kind: i64) -> i64:
    """The best hex that a tile may move a settlement to; below zero if there is none."""
    s = e.s
    best: i64 = -1
    most = UNKNOWN
    hexes = targets(s, e.seat, allowed(s, kind))
    for part in range(PARTS):
        bits = hexes[part]
        while bits:
            low = bits & -bits
            bits ^= low
            hex = part * BITS + place(low)
            gain = e.gain(hex)
            if gain > most:
                best, most = hex, gain
    return best


def moving(e: Evaluation, kind: i64, hex: i64, to: i64) -> i64:
    """What it brings to move the settlement on this hex with a tile; `to` is the best destination, if there is one."""
    if TILES[kind].jumps:
        gain = jump(e, hex)
    elif to >= 0 and (meets_others(e.s.own, e.mine, to, hex) or not e.s.near[e.mine + AT[to]] & BIT[to]):
        gain = e.gain(to)
    else:
        gain = UNKNOWN
    return gain if gain == UNKNOWN else gain - loss(e, hex)


def move(e: Evaluation, kind: i64) -> i64:
    """What a tile that moves is worth now."""
    s = e.s
    to: i64 = -1 if TILES[kind].jumps else destination(e, kind)
    best = UNKNOWN
    for part in range(PARTS):
        bits = s.own[e.mine + part]
        while bits:
            low = bits & -bits
            bits ^= low
            best = max(best, moving(e, kind, part * BITS + place(low), to))
    return e.judged(best - w.EFFORT) if best > UNKNOWN else best


def extra(e: Evaluation, kind: i64, owed: i64) -> i64:
    """What a tile that builds is worth now."""
    s = e.s
    hexes = extra_hexes(s, e.seat, kind)
    best = UNKNOWN
    for part in range(PARTS):
        bits = hexes[part]
        while bits:
            low = bits & -bits
            bits ^= low
            best = max(best, e.value(part * BITS + place(low), owed))
    return best
