"""What an action asks for (TR-7, TR-8), and what a spent cube changes of it (TR-8.18, TR-17)."""

from __future__ import annotations

from mizban.core.bits import ONE
from mizban.core.packed import i64
from mizban.games.troyes.rules.cards import (
    ALONE,
    ANY,
    COLOUR_OF,
    EFFECT,
    FARM_DIVISOR,
    FOR_CATHEDRAL,
    FOR_CITIZEN,
    LARGEST,
    MIXED,
    NOBODY,
    SLOTS,
    SUITS,
    TAKEN,
    TRADE,
    WHITE,
    WORKS_MIXED,
    YELLOW,
)
from mizban.games.troyes.rules.effects import ALL_MORE, DIPLOMACY, EACH_MORE, EACH_SET
from mizban.games.troyes.rules.figures import ANY_ONE, COST, DIVISOR, EVENT_DIVISOR, FOUGHT, A, B
from mizban.games.troyes.rules.state import BUILDING_ACT, COMBAT_ACT, FARM_ACT, PLACE_ACT, Troyes

# ---------------------------------------------------------------- what an action asks for


def is_placing(act: i64) -> bool:
    """TR-11 Whether an action places a citizen."""
    return PLACE_ACT <= act < COMBAT_ACT


def accepted(s: Troyes, act: i64) -> i64:
    """TR-8.13, TR-9.1, TR-10.1, TR-10.21, TR-11.1, TR-12.1 The colours of the groups that an action takes, as bits."""
    if act < SLOTS:
        card = s.slots[act]
        return ANY if MIXED[card] else ONE[COLOUR_OF[card]]
    if act == BUILDING_ACT:
        return ONE[WHITE]
    if act == FARM_ACT:
        return ONE[YELLOW]
    if act < COMBAT_ACT:
        return ONE[act - PLACE_ACT]
    colour = s.event(act - COMBAT_ACT, FOUGHT)
    return ANY if colour == ANY_ONE else ONE[colour]


def needed(s: Troyes, act: i64) -> i64:
    """TR-7.16, TR-8.13, TR-10.2, TR-12.1 The value that a group must reach for some effect."""
    if act < SLOTS:
        return s.figure(s.slots[act], DIVISOR)
    if act == FARM_ACT:
        return FARM_DIVISOR
    return s.event(act - COMBAT_ACT, EVENT_DIVISOR) if act >= COMBAT_ACT else 1


def hiring(s: Troyes, seat: i64, act: i64) -> i64:
    """TR-8.3 What must be kept back for the tradesman."""
    if act >= SLOTS or s.trade[seat * SLOTS + act]:
        return 0
    return s.figure(s.slots[act], COST)


def fee(s: Troyes, act: i64) -> i64:
    """TR-8.17 The deniers that one activation takes."""
    return s.figure(s.slots[act], B) if act < SLOTS and TRADE[s.slots[act]] else 0


def favour(s: Troyes, act: i64) -> i64:
    """TR-8.17 The influence that one activation takes."""
    if act >= SLOTS:
        return 0
    card = s.slots[act]
    return s.figure(card, A) if TRADE[card] or EFFECT[card] == DIPLOMACY else 0


def purse(s: Troyes, seat: i64, act: i64) -> i64:
    """TR-7.8, TR-8.8, TR-8.17 What is left for dice; less than nothing where hiring and one activation cannot be
    paid."""
    if s.influence[seat] < favour(s, act):
        return -1
    return s.deniers[seat] - hiring(s, seat, act) - fee(s, act)


# ---------------------------------------------------------------- what a spent cube changes


def suited(s: Troyes, act: i64, cube: i64) -> i64:
    """TR-8.18, TR-9.8, TR-11.4, TR-12.2, TR-17.17 The colours of the groups of an action that a cube can change, as
    bits; without a cube, all that the action takes."""
    if cube == NOBODY:
        return accepted(s, act)
    if act == BUILDING_ACT and not FOR_CATHEDRAL[cube]:
        return 0
    if is_placing(act) and not FOR_CITIZEN[cube]:
        return 0
    return accepted(s, act) & SUITS[cube]


def drawn_from(s: Troyes, act: i64, cube: i64) -> i64:
    """TR-17.6, TR-17.11, TR-17.15 The colours of the dice that may be taken, as bits."""
    colours = suited(s, act, cube)
    if colours and cube != NOBODY and TAKEN[cube] != NOBODY:
        return ONE[TAKEN[cube]]
    return colours


def mixes(s: Troyes, act: i64, cube: i64) -> bool:
    """TR-7.3, TR-17.17 Whether a group may mix colours."""
    if act >= SLOTS or not MIXED[s.slots[act]]:
        return False
    return cube == NOBODY or WORKS_MIXED[cube] == 1


def most_dice(act: i64, cube: i64) -> i64:
    """TR-7.3, TR-11.1, TR-17.11 How many dice are taken at most."""
    if is_placing(act) or (cube != NOBODY and ALONE[cube]):
        return 1
    return LARGEST


def factor(s: Troyes, cube: i64) -> i64:
    """TR-17.11, TR-17.13, TR-17.15 How many times a die counts its value."""
    if cube == NOBODY:
        return 1
    if ALONE[cube]:
        return s.figure(cube, A)
    return 0 if EFFECT[cube] == EACH_SET else 1


def cubes_each(s: Troyes, cube: i64) -> i64:
    """TR-9.1, TR-21.4 How many cubes a die places in the cathedral."""
    return 1 if cube == NOBODY else s.figure(cube, A)


def bonus(s: Troyes, cube: i64, size: i64) -> i64:
    """TR-7.11, TR-17.5, TR-17.12 to TR-17.14 What a cube adds to a group of this size."""
    if cube == NOBODY:
        return 0
    effect = EFFECT[cube]
    if effect in (EACH_MORE, EACH_SET):
        return s.figure(cube, A) * size
    return s.figure(cube, A) if effect == ALL_MORE else 0
