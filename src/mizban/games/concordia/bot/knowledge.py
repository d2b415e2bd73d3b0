"""What a player of some practice knows of Concordia: a quick answer to every question, for bots to think with."""

from __future__ import annotations

from typing import Final

from mizban.core.packed import append, i64, vec
from mizban.core.rng import Rng
from mizban.core.words import Option
from mizban.games.concordia.bot import weights as w
from mizban.games.concordia.bot.evaluation import UNKNOWN, Evaluation
from mizban.games.concordia.bot.journey import Journey, own_spots
from mizban.games.concordia.bot.plans import (
    act,
    cash_in,
    hiring,
    offer,
    playing,
    province,
    purchasing,
    selling,
)
from mizban.games.concordia.rules.architect import Build, March, Move
from mizban.games.concordia.rules.board import ROMA, city_in, spot_in, way_in
from mizban.games.concordia.rules.cards import SLOTS, START
from mizban.games.concordia.rules.colonist import Settle, earnings
from mizban.games.concordia.rules.mercator import Trade
from mizban.games.concordia.rules.prefect import Prefect
from mizban.games.concordia.rules.redeal import redeal
from mizban.games.concordia.rules.senator import Buy, PayAny
from mizban.games.concordia.rules.state import (
    COLLECT,
    LIFT,
    MOVE,
    NO_COLONIST,
    NOBODY,
    STOP_BUILDING,
    STOP_BUYING,
    STOP_MOVING,
    STOP_SETTLING,
    STOP_TRADING,
    TAKE_CASH,
    Concordia,
)
from mizban.games.concordia.rules.storehouse import Keep
from mizban.games.concordia.rules.tribune import Hire
from mizban.games.concordia.rules.turns import Copy, Turn

COST: Final = 4  # how many times as long as usual a likely answer takes


def likely(s: Concordia, rng: Rng, blur: i64) -> Option:
    """A sensible answer to the open question. One who judges every worth up to `blur` per cent off makes mistakes."""
    step = s.todo[-1]
    e = Evaluation(s, step.seat, blur, rng)
    if isinstance(step, Move):
        journey = Journey(e, own_spots(s, step.seat), step.steps)
        journey.think()
        return STOP_MOVING if journey.lifted == NOBODY else LIFT[journey.lifted]
    if isinstance(step, March):
        return march(s, e, step)
    best = s.legal[0]
    most: i64 = UNKNOWN
    for o in s.legal:
        worth = answer(s, e, o)
        if worth > most:
            best, most = o, worth
    return best


def march(s: Concordia, e: Evaluation, step: March) -> Option:
    """CO-7.10 Where the chosen colonist goes: as planned, or if others should have gone, the best line for it alone."""
    journey = Journey(e, own_spots(s, step.seat), step.steps)
    journey.think()
    if journey.lifted == step.spot:
        return MOVE[journey.line]
    alone = Journey(e, append(vec[i64](), step.spot), step.steps)
    return MOVE[alone.best_line(step.spot, step.steps)]


def answer(s: Concordia, e: Evaluation, o: Option) -> i64:
    """What an answer is worth."""
    step = s.todo[-1]
    if isinstance(step, Turn):
        return playing(e, o.arg)
    if isinstance(step, Copy):
        return e.judged(act(e, o.arg))
    if isinstance(step, Build):
        return 0 if o is STOP_BUILDING else e.house(o.arg) - e.costs(o.arg)
    if isinstance(step, Prefect):
        return cash_in(e) if o is COLLECT else province(e, o.arg)
    if isinstance(step, Keep):
        return e.judged(e.gained(o.arg, e.store[o.arg]))
    if isinstance(step, Trade):
        return trade(e, o)
    if isinstance(step, Buy):
        return buy(s, e, o, step.plain)
    if isinstance(step, PayAny):
        return -e.judged(e.gained(o.arg, e.store[o.arg] - 1))
    if isinstance(step, Hire):
        return 0 if o is NO_COLONIST else e.judged(hiring(e)) + around(e, o.arg, ROMA)
    assert isinstance(step, Settle)
    return settle(s, e, o)


def trade(e: Evaluation, o: Option) -> i64:
    """CO-10.3, CO-10.4 What one unit sold or bought brings."""
    if o is STOP_TRADING:
        return 0
    return e.judged(selling(e, o.arg) if o.verb == "sell" else purchasing(e, o.arg))


def buy(s: Concordia, e: Evaluation, o: Option, plain: i64) -> i64:
    """CO-12.2 What a card of the display brings."""
    if o is not STOP_BUYING:
        for slot in range(SLOTS):
            if s.display[slot] == o.arg + START:
                return offer(e, slot, plain)
    return 0


def settle(s: Concordia, e: Evaluation, o: Option) -> i64:
    """CO-9.1, CO-9.5 What colonists in a city bring, as a rule two of them, or the money."""
    if o is STOP_SETTLING:
        return 0
    if o is TAKE_CASH:
        return e.judged(e.money(earnings(s.on_board(e.seat))))
    return w.SETTLERS * e.judged(hiring(e)) + around(e, way_in(o.arg), city_in(o.arg))


def around(e: Evaluation, way: i64, city: i64) -> i64:
    """What the best line is worth to which a new colonist in a city will come, a small part of it."""
    spot = spot_in(way, city)
    journey = Journey(e, append(vec[i64](), spot), w.SOON)
    line = journey.best_line(spot, w.SOON)
    return journey.better(spot, line) // w.AROUND if line != NOBODY else 0


world: Final = redeal
