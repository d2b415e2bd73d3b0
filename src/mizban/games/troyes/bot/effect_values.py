"""What the effects of actions and cards (TR-17, TR-21) are worth to a seat of Troyes, for bots to think with."""

from __future__ import annotations

from mizban.core.packed import i64
from mizban.games.troyes.bot import weights as w
from mizban.games.troyes.bot.evaluation import Evaluation
from mizban.games.troyes.rules.activities import feasting, red_sum
from mizban.games.troyes.rules.cards import (
    BISHOPRIC,
    CITY_HALL,
    DELAYED,
    EFFECT,
    FARM_GAIN,
    HIT,
    HUES,
    MARAUDING,
    NEUTRAL,
    PALACE,
    PARTIES,
    RED,
    SIDES,
    SLOTS,
    TRADE,
    YELLOW,
)
from mizban.games.troyes.rules.dice import all_dice
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
    favour,
    fee,
)
from mizban.games.troyes.rules.scoring import marked
from mizban.games.troyes.rules.state import COMBAT_ACT, FARM_ACT, number


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
    return e.coins(often * deniers) + e.influence(often * influence) + w.POINT * often * s.figure(card, E)


def once(e: Evaluation, card: i64, dice: i64, pips: i64) -> i64:
    """TR-17 What one activation of another card brings."""
    s, seat = e.s, e.seat
    kind, n = EFFECT[card], s.figure(card, A)
    if kind == MILLING:
        return e.coins(n * max(s.standing(seat, PALACE), s.standing(seat, BISHOPRIC)))
    if kind == GLASS:
        return w.POINT * n * (e.stones // 2)
    if kind == PROCESSION:
        rest = s.dice_in(seat) - dice
        return leading(e, w.POINT * n, rest, False) if rest >= s.figure(card, B) else 0
    if kind == ARCHERY:
        return marking(e, n) * (SIDES + 1 - HIT) // SIDES
    if kind == CHIVALRY:
        return n * max(number(s.dice[seat * HUES + RED]) - dice, 0) * marking(e, 1)
    if kind == DIPLOMACY:
        return marking(e, s.figure(card, B)) + e.influence(-n)
    if kind == TAXES:
        return taxing(e, card)
    if kind == CAPTAINCY:
        return w.POINT * n * marked(s, seat)
    if kind == JOUST:
        return leading(e, w.POINT * n, red_sum(s, seat) - pips, True)
    if kind == BAKING:
        return e.coins(n * max(all_dice(s, YELLOW) - dice, 0))
    return w.POINT * n * feasting(s)


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
