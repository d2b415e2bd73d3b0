"""What an action would bring a seat of Troyes, for bots to think with: the best dice for it, what they cost, and what
they do.

Dice are not chosen one by one here but counted: so many own ones and so many bought ones, the highest there are. Of own
dice only the pips are paid for that the action needs.
"""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64, vec
from mizban.games.troyes.bot import weights as w
from mizban.games.troyes.bot.evaluation import UNKNOWN, Evaluation
from mizban.games.troyes.rules.activities import feasting, red_sum
from mizban.games.troyes.rules.cards import (
    BISHOPRIC,
    CITY_HALL,
    DELAYED,
    EFFECT,
    FARM_GAIN,
    FREE,
    HIT,
    HUES,
    LEVEL_SPACES,
    MARAUDING,
    NEUTRAL,
    NOBODY,
    PALACE,
    PARTIES,
    PRICE,
    RED,
    SIDES,
    SLOTS,
    TAKEN,
    TRADE,
    WHITE,
    YELLOW,
)
from mizban.games.troyes.rules.citizens import closed
from mizban.games.troyes.rules.dice import all_dice, most_activations, own_and_bought, paid_dice
from mizban.games.troyes.rules.effects import (
    ARCHERY,
    BAKING,
    CAPTAINCY,
    CHIVALRY,
    DIPLOMACY,
    GLASS,
    JOUST,
    MILLING,
    PROCESSION,
    TAXES,
)
from mizban.games.troyes.rules.figures import A, B, C, D, E
from mizban.games.troyes.rules.requirements import (
    bonus,
    cubes_each,
    drawn_from,
    factor,
    favour,
    fee,
    is_placing,
    mixes,
    most_dice,
    needed,
    purse,
)
from mizban.games.troyes.rules.scoring import marked
from mizban.games.troyes.rules.state import BUILDING_ACT, COMBAT_ACT, DIE, FARM_ACT, FEW, PLACE_ACT, SHIFT, number

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


# ---------------------------------------------------------------- effects


def effect(e: Evaluation, act: i64, often: i64, dice: i64, pips: i64) -> i64:
    """TR-26.1 What an action does so often; so many own dice with so many pips are used for it."""
    if act == FARM_ACT:
        return e.coins(often * FARM_GAIN)
    if act >= COMBAT_ACT:
        return e.marking(act - COMBAT_ACT, often)
    card = e.s.slots[act]
    if DELAYED[card]:
        return e.cubes(act, e.s.cubes[e.seat * SLOTS + act], often)
    if TRADE[card]:
        return trading(e, act, often)
    return often * once(e, card, dice, pips)


def trading(e: Evaluation, act: i64, often: i64) -> i64:
    """TR-8.17 What a card brings that is paid for and gives: as often as it can be paid."""
    s, seat = e.s, e.seat
    card = s.slots[act]
    if fee(s, act):
        often = min(often, s.deniers[seat] // fee(s, act))
    if favour(s, act):
        often = min(often, s.influence[seat] // favour(s, act))
    deniers, influence = s.figure(card, C) - s.figure(card, B), s.figure(card, D) - s.figure(card, A)
    return e.coins(often * deniers) + e.influence(often * influence) + 1000 * often * s.figure(card, E)


def once(e: Evaluation, card: i64, dice: i64, pips: i64) -> i64:
    """TR-17 What one activation of another card brings."""
    s, seat = e.s, e.seat
    kind, n = EFFECT[card], s.figure(card, A)
    if kind == MILLING:
        return e.coins(n * max(s.standing(seat, PALACE), s.standing(seat, BISHOPRIC)))
    if kind == GLASS:
        return 1000 * n * (e.stones // 2)
    if kind == PROCESSION:
        return leading(e, 1000 * n, s.dice_in(seat) - dice, False) if s.dice_in(seat) - dice >= s.figure(card, B) else 0
    if kind == ARCHERY:
        return marking(e, n) * (SIDES + 1 - HIT) // SIDES
    if kind == CHIVALRY:
        return n * max(number(s.dice[seat * HUES + RED]) - dice, 0) * marking(e, 1)
    if kind == DIPLOMACY:
        return marking(e, s.figure(card, B)) + e.influence(-n)
    if kind == TAXES:
        return taxing(e, card)
    if kind == CAPTAINCY:
        return 1000 * n * marked(s, seat)
    if kind == JOUST:
        return leading(e, 1000 * n, red_sum(s, seat) - pips, True)
    if kind == BAKING:
        return e.coins(n * max(all_dice(s, YELLOW) - dice, 0))
    return 1000 * n * feasting(s)


def leading(e: Evaluation, worth: i64, mine: i64, red: bool) -> i64:
    """TR-17.18, TR-17.26 What the most dice are worth, or the highest sum of red ones; who ties gains, too."""
    s = e.s
    if mine <= 0:
        return 0
    gain = worth
    for party in range(PARTIES):
        if party != e.seat:
            other = red_sum(s, party) if red else s.dice_in(party)
            if other > mine:
                return 0
            if other == mine and (party != NEUTRAL or s.seats == 1):
                gain -= worth * e.rival // 100
    return gain


def marking(e: Evaluation, n: i64) -> i64:
    """TR-17.19 What so many cubes are worth on the event where they are worth most."""
    best = e.marking(MARAUDING, n)
    for event in e.s.row:
        room = e.s.room(event)
        if room > 0:
            best = max(best, e.marking(event, min(n, room)))
    return best


def taxing(e: Evaluation, card: i64) -> i64:
    """TR-17.24, TR-22.24 What the Tax Collector brings, once."""
    s = e.s
    if s.seats == 1:
        return e.coins(s.standing(NEUTRAL, CITY_HALL) * s.figure(card, B))
    deniers: i64 = 0
    for other in range(s.seats):
        if other != e.seat:
            deniers += min(s.standing(other, CITY_HALL) * s.figure(card, A), s.deniers[other])
    return e.coins(deniers) * (100 + e.rival) // 100
