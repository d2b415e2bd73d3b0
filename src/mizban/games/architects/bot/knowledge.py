"""What a player of some practice knows of Architects of the West Kingdom: a quick answer to every question, for bots to
think with.

It looks only at what the seat that is asked may know (AW-21): at what things are worth in its `evaluation`, and at what
its `plans` and `captures` would bring.
"""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64
from mizban.core.rng import Rng
from mizban.core.words import Option
from mizban.games.architects.bot import weights as w
from mizban.games.architects.bot.captures import group, helping, paying, ransoming, releasing, sending
from mizban.games.architects.bot.evaluation import UNKNOWN, Evaluation
from mizban.games.architects.bot.plans import advancing, building, carving, donating, engaging, placing, trading
from mizban.games.architects.rules.buildings import Discard, Library, TakeOne
from mizban.games.architects.rules.cards import (
    BRIBE,
    CIRCLES,
    GOLD,
    HOUSE_GAIN,
    HOUSE_OTHER,
    MARBLE,
    SEATS,
    SILVER,
    STONE,
    WIDTH,
    WOOD,
    WORKSHOP,
)
from mizban.games.architects.rules.cathedral import MIX_STONE, MIX_WOOD, Gild, PayMix, Shed
from mizban.games.architects.rules.characters import Choose
from mizban.games.architects.rules.draft import Draft
from mizban.games.architects.rules.guardhouse import Guardhouse
from mizban.games.architects.rules.guildhall import Spare, Work
from mizban.games.architects.rules.market import Look
from mizban.games.architects.rules.redeal import redeal
from mizban.games.architects.rules.reset import Abilities
from mizban.games.architects.rules.state import (
    ADVANCE,
    BUY_OFF,
    FREE_ALL,
    KEEP_ALL,
    NO_HIRE,
    PAY_DEBT,
    RANSOM,
    RANSOM_DEBT,
    RELEASE,
    SEND,
    STOP_CAPTURING,
    STOP_GUARDING,
    STOP_TRADING,
    TRADER,
    Architects,
)
from mizban.games.architects.rules.storehouse import Storehouse
from mizban.games.architects.rules.town import Barracks, Capture, Raid
from mizban.games.architects.rules.turns import TakeBack, Turn
from mizban.games.architects.rules.virtue import BuyOff, Destroy
from mizban.games.architects.rules.workshop import PAID, Dismiss, Hire, find


def likely(s: Architects, rng: Rng, blur: i64) -> Option:
    """A sensible answer to the open question. One who judges every worth up to `blur` per cent off makes mistakes."""
    if len(s.legal) == 1:
        return s.legal[0]
    e = Evaluation(s, s.todo[-1].seat, blur, rng)
    best = s.legal[0]
    most: i64 = 2 * UNKNOWN
    for o in s.legal:
        worth = e.judged(answer(s, e, o))
        if worth > most:
            best, most = o, worth
    return best


def answer(s: Architects, e: Evaluation, o: Option) -> i64:
    """What an answer is worth."""
    step = s.todo[-1]
    if isinstance(step, Turn):
        return placing(e, o.arg)
    if isinstance(step, Work):
        return advancing(e) if o is ADVANCE else building(e, o.arg)
    if isinstance(step, Storehouse):
        return trade(e, o)
    if isinstance(step, (Capture, Raid, Barracks)):
        return seize(e, o)
    if isinstance(step, Guardhouse):
        return guard(e, o)
    if isinstance(step, Abilities):
        return helping(e, step, o)
    if isinstance(step, TakeBack):
        return -e.stake(o.arg, 1) if o.arg < CIRCLES else 0
    if isinstance(step, Hire):
        return 0 if o is NO_HIRE else engaging(e, find(s, o.arg), step.how == PAID, s.at(WORKSHOP, e.seat))
    if isinstance(step, Dismiss):
        return -w.ROOM if o is NO_HIRE else -e.parting(o.arg)
    if isinstance(step, (Draft, Look)):
        return e.card(o.arg)
    return payment(s, e, o)


def payment(s: Architects, e: Evaluation, o: Option) -> i64:
    """What a way to pay or a gain is worth."""
    step = s.todo[-1]
    if isinstance(step, (Discard, Shed)):
        return -e.card(o.arg)
    if isinstance(step, Library):
        return 0 if o is KEEP_ALL else library(e, step.card, o.arg)
    if isinstance(step, PayMix):
        return -e.spent(WOOD, MIX_WOOD[o.arg]) - e.spent(STONE, MIX_STONE[o.arg])
    if isinstance(step, Gild):
        return -e.spent(GOLD, o.arg) - e.spent(MARBLE, step.n - o.arg)
    if isinstance(step, Spare):
        return e.spent(WOOD + o.arg, 1)
    if isinstance(step, TakeOne):
        at = step.card * WIDTH + GOLD + o.arg
        return e.gained(GOLD + o.arg, HOUSE_GAIN[at] + HOUSE_OTHER[at])
    if isinstance(step, Destroy):
        return e.debt * o.arg
    if isinstance(step, BuyOff):
        return e.debt - e.spent(SILVER, BRIBE) if o is BUY_OFF else 0
    assert isinstance(step, Choose)  # AW-20.1
    return w.CHARACTERS[o.arg]


def library(e: Evaluation, house: i64, card: i64) -> i64:
    """AW-17.8 What the gold of a building brings for a card of the hand."""
    gold = e.gained(GOLD, HOUSE_GAIN[house * WIDTH + GOLD])
    return gold - e.drawn(1) - max(e.card(card), 0) * w.UNBUILT // 100


def trade(e: Evaluation, o: Option) -> i64:
    """AW-5.2 to AW-5.4 What a trade in the King's Storehouse brings."""
    if o is STOP_TRADING:
        return 0
    if o.verb == "donate":
        return donating(e, o.arg)
    return carving(e, o.arg) if o.verb == "carve" else trading(e, TRADER[o.arg])


def seize(e: Evaluation, o: Option) -> i64:
    """AW-7.2, AW-17.4, AW-17.5 What a capture brings, paid for in the Town Centre."""
    step = e.s.todo[-1]
    if o is STOP_CAPTURING:
        return 0
    if o is FREE_ALL:
        return e.workers(e.s.away(e.seat))
    price: i64 = step.price(e.s) if isinstance(step, Capture) else 0
    return group(e, o.arg // SEATS, o.arg % SEATS) - (e.spent(SILVER, price) if price else 0)


def guard(e: Evaluation, o: Option) -> i64:
    """AW-10.4 to AW-10.7 What an action in the Guardhouse brings."""
    if o is STOP_GUARDING:
        return 0
    if o is SEND:
        return sending(e)
    if o is RELEASE:
        return releasing(e)
    if o is PAY_DEBT:
        return paying(e)
    assert o is RANSOM or o is RANSOM_DEBT
    return ransoming(e, o is RANSOM_DEBT)


world: Final = redeal
