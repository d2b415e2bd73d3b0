"""What an action would bring a seat of Troyes, for bots to think with: the best dice for it, what they cost, and what
they do.

Dice are not chosen one by one here but counted: so many own ones and so many bought ones, the highest there are. Of own
dice only the pips are paid for that the action needs.
"""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64, vec
from mizban.games.troyes.bot import weights as w
from mizban.games.troyes.bot.effect_values import effect
from mizban.games.troyes.bot.evaluation import UNKNOWN, Evaluation
from mizban.games.troyes.rules.cards import (
    FREE,
    HUES,
    LEVEL_SPACES,
    NOBODY,
    PRICE,
    RED,
    SIDES,
    SLOTS,
    TAKEN,
    WHITE,
)
from mizban.games.troyes.rules.citizens import closed
from mizban.games.troyes.rules.dice import most_activations, own_and_bought, paid_dice
from mizban.games.troyes.rules.requirements import (
    bonus,
    cubes_each,
    drawn_from,
    factor,
    is_placing,
    mixes,
    most_dice,
    needed,
    purse,
)
from mizban.games.troyes.rules.state import BUILDING_ACT, DIE, FEW, PLACE_ACT, SHIFT

NOT_BUILT: Final = vec[i64]([0] * LEVEL_SPACES)


# ---------------------------------------------------------------- dice


def top(dice: i64, n: i64) -> i64:
    """The pips of the n highest dice of a count; -1 if it has fewer."""
    pips: i64 = 0
    face: i64 = SIDES - 1
    while n and face >= 0:
        some = min(dice >> SHIFT[face] & FEW, n)
        pips += some * (face + 1)
        n -= some
        face -= 1
    return -1 if n else pips


def bottom(dice: i64, n: i64) -> i64:
    """The pips of the n lowest dice of a count that has as many."""
    pips: i64 = 0
    for face in range(SIDES):
        some = min(dice >> SHIFT[face] & FEW, n)
        pips += some * (face + 1)
        n -= some
    return pips


def price(e: Evaluation, cube: i64, size: i64, n: i64) -> i64:
    """TR-7.6, TR-17.10 What it costs to buy so many dice for a group of a size."""
    if not n or (cube != NOBODY and FREE[cube]):
        return 0
    return -e.coins(-n * PRICE[size]) - (n * w.ROYAL if e.s.seats == 1 else 0)


# ---------------------------------------------------------------- actions


def acting(e: Evaluation, act: i64) -> i64:
    """TR-7.2 What an action brings, with the best cube and the best dice."""
    best = spending(e, act, NOBODY)
    for slot in range(SLOTS):
        if e.s.cubes[e.seat * SLOTS + slot]:
            best = max(best, spending(e, act, e.s.slots[slot]))
    return best


def spending(e: Evaluation, act: i64, cube: i64) -> i64:
    """TR-8.18 What an action brings with this cube, or with none."""
    colours = drawn_from(e.s, act, cube)
    best = UNKNOWN
    if colours and purse(e.s, e.seat, act) >= 0:
        for size in range(1, most_dice(act, cube) + 1):
            best = max(best, grouping(e, act, cube, size))
    if best == UNKNOWN or cube == NOBODY:
        return best
    slot = e.s.slot_of(cube)
    return best - e.cubes(slot, e.s.cubes[e.seat * SLOTS + slot] - 1, 1)


def grouping(e: Evaluation, act: i64, cube: i64, size: i64) -> i64:
    """TR-7.3 What an action brings with a group of a size."""
    return finishing(e, act, cube, size, size, bonus(e.s, cube, size), drawn_from(e.s, act, cube), NOBODY)


def finishing(e: Evaluation, act: i64, cube: i64, size: i64, left: i64, value: i64, colours: i64, gone: i64) -> i64:
    """TR-7.3 to TR-7.16 What an action brings with the best dice that are still to be taken; `gone` is one that is
    taken already, or NOBODY."""
    if is_placing(act):
        return placing(e, act - PLACE_ACT, cube)
    if act == BUILDING_ACT:
        return building(e, cube, size)
    s, seat = e.s, e.seat
    mix = mixes(s, act, cube)
    most: i64 = left if cube != NOBODY and FREE[cube] else paid_dice(purse(s, seat, act), size)
    own: i64 = 0
    bought: i64 = 0
    hue: i64 = RED
    best = UNKNOWN
    for colour in range(HUES):
        if colours >> colour & 1:
            hue = colour
            mine, theirs = own_and_bought(s, seat, colour, gone)
            if not mix:
                best = max(best, choosing(e, act, cube, size, left, value, hue, mine, theirs, most))
            own += mine
            bought += theirs
    return choosing(e, act, cube, size, left, value, hue, own, bought, most) if mix else best


def choosing(
    e: Evaluation, act: i64, cube: i64, size: i64, left: i64, value: i64, hue: i64, own: i64, bought: i64, most: i64
) -> i64:
    """The same with dice of these counts, of which so many at most are bought."""
    s = e.s
    times, need = factor(s, cube), needed(s, act)
    best = UNKNOWN
    for n in range(min(left, most) + 1):
        mine, theirs = top(own, left - n), top(bought, n)
        if mine < 0 or theirs < 0:
            continue
        total = value + (mine + theirs) * times
        if total < need:
            continue
        often = most_activations(s, act, total)
        pips = bottom(own, left - n)
        if times:
            pips = max(pips, min(mine, (often * need - value + times - 1) // times - theirs))
        worth = effect(e, act, often, left - n, pips) - price(e, cube, size, n)
        best = max(best, worth - (left - n) * w.KEEP[hue] - pips * w.PIP[hue])
    return best + (e.hired(act) if act < SLOTS and best != UNKNOWN else 0)


def placing(e: Evaluation, building: i64, cube: i64) -> i64:
    """TR-11.1 What it brings to place a citizen, with the best die."""
    s, seat = e.s, e.seat
    colour = building
    if cube != NOBODY and TAKEN[cube] != NOBODY:
        colour = TAKEN[cube]
    cost = price(e, cube, 1, 1)
    pays = s.deniers[seat] >= PRICE[1] or (cube != NOBODY and FREE[cube] == 1)
    own, bought = own_and_bought(s, seat, colour, NOBODY)
    best = UNKNOWN
    for face in range(SIDES):
        mine, theirs = own >> SHIFT[face] & FEW, bought >> SHIFT[face] & FEW
        if (mine or (theirs and pays)) and not closed(s, seat, building, face):
            worth = e.entering(building, face)
            if mine:
                best = max(best, worth - e.die(colour, face))
            if theirs and pays:
                best = max(best, worth - cost)
    return best if best == UNKNOWN else best - e.cheapest()


def building(e: Evaluation, cube: i64, size: i64) -> i64:
    """TR-9.1 What it brings to build with so many white dice, the best ones first."""
    s, seat = e.s, e.seat
    each = cubes_each(s, cube)
    own, bought = own_and_bought(s, seat, WHITE, NOBODY)
    most = paid_dice(purse(s, seat, BUILDING_ACT), size)
    built = NOT_BUILT[:]  # [number] cubes of this group
    gained: i64 = 0
    for _ in range(size):
        at: i64 = NOBODY
        most_worth = UNKNOWN
        for face in range(SIDES):
            mine, theirs = own >> SHIFT[face] & FEW, bought >> SHIFT[face] & FEW
            if not mine and not (theirs and most):
                continue
            worth = stones(e, face, built[face], each)
            if worth != UNKNOWN:
                worth -= e.die(WHITE, face) if mine else price(e, cube, size, 1)
                if worth > most_worth:
                    at, most_worth = face, worth
        if at == NOBODY:
            return UNKNOWN
        gained += most_worth
        built[at] += each
        if own >> SHIFT[at] & FEW:
            own -= DIE[at]
        else:
            bought -= DIE[at]
            most -= 1
    return gained


def stones(e: Evaluation, face: i64, skip: i64, each: i64) -> i64:
    """TR-9.1, TR-21.4 What the cubes of a die are worth in the cathedral; UNKNOWN if they have no room."""
    total: i64 = 0
    for i in range(each):
        worth = e.stone(face, skip + i)
        if worth == UNKNOWN:
            return UNKNOWN
        total += worth
    return total
