"""What a worker would bring in each place of Architects of the West Kingdom, in thousandths of a point."""

from __future__ import annotations

from mizban.core.bits import ONE, count
from mizban.core.packed import i64, vec
from mizban.games.architects.bot import weights as w
from mizban.games.architects.bot.captures import captures, guarding
from mizban.games.architects.bot.evaluation import UNKNOWN, Evaluation
from mizban.games.architects.rules.cards import (
    COLLECTORS,
    COLUMNS,
    COST,
    GUARDHOUSE,
    HIRE_TAX,
    HOUSES,
    ILLUSIONISTS,
    LEVEL_COST,
    LINES,
    MARBLE,
    MARKET_LARGE,
    MARKET_LOSS,
    MARKET_SMALL,
    PICKPOCKETS,
    PRINTED,
    PUPIL_GAIN,
    PUPIL_PAY,
    PUPILS,
    SILVER,
    STAND_LOSS,
    STONE,
    SWINDLERS,
    THIEVES,
    TOP,
    TOWN,
    TYPES,
    WOOD,
    WORKSHOP,
)
from mizban.games.architects.rules.cathedral import can_advance, mix_of
from mizban.games.architects.rules.gathering import brought
from mizban.games.architects.rules.guildhall import buildable
from mizban.games.architects.rules.market import GOODS_LARGE, GOODS_SMALL, HIRING, SPACE, fee
from mizban.games.architects.rules.state import (
    AT_DRAW,
    AT_GUARDHOUSE,
    AT_HIRE,
    AT_LARGE,
    AT_SILVERSMITH,
    AT_SMALL,
    AT_STAND,
    AT_STOREHOUSE,
    AT_TOWN,
    CIRCLE,
    DONATE,
    GATHERED,
    NOBODY,
    TRADE,
    TRADER,
)
from mizban.games.architects.rules.storehouse import CARVED, DONATED, trades
from mizban.games.architects.rules.supply import due
from mizban.games.architects.rules.workshop import limit, skipped, wage


def placing(e: Evaluation, what: i64) -> i64:
    """AW-3.2 What it brings to place a worker."""
    s, seat = e.s, e.seat
    if what <= AT_SILVERSMITH:
        return harvest(e, what)
    if what == AT_STOREHOUSE:
        return store(e, trades(s, seat) + 1) + e.stake(CIRCLE[what], 1)
    if what == AT_HIRE:
        return hiring(e, True, s.at(WORKSHOP, seat) + 1) + e.stake(CIRCLE[what], 1)
    if what == AT_DRAW:
        return e.drawn(1 + (s.at(WORKSHOP, seat) + 1) // 2) + e.stake(CIRCLE[what], 1)
    if what == AT_TOWN:
        return captures(e, s.at(TOWN, seat) + 1) + e.stake(CIRCLE[what], 1)
    if what == AT_STAND:
        return stealing(e)
    if what <= AT_LARGE:
        return bargain(e, what - AT_SMALL)
    if what == AT_GUARDHOUSE:
        return guarding(e, s.at(GUARDHOUSE, seat) + 1) + e.stake(CIRCLE[what], 1)
    return working(e)


def harvest(e: Evaluation, what: i64) -> i64:
    """AW-4.2 to AW-4.7 The goods, and the worker there for later visits."""
    s, seat, location, good = e.s, e.seat, CIRCLE[what], GATHERED[what]
    worth = e.gained(good, brought(location, good, s.at(location, seat) + 1))
    return worth + e.each(s.hired[seat] & COLLECTORS[location], PUPIL_GAIN) + e.stake(location, 1)


# ---------------------------------------------------------------- the King's Storehouse


def can_give(e: Evaluation, costs: vec[i64], row: i64) -> bool:
    """Whether there are the goods of a row of costs."""
    return all(costs[row * TYPES + good] <= e.goods[good] for good in range(TYPES))


def given(e: Evaluation, costs: vec[i64], row: i64) -> i64:
    """What the goods of a row of costs are worth."""
    worth: i64 = 0
    for good in range(TYPES):
        if costs[row * TYPES + good]:
            worth += e.spent(good, costs[row * TYPES + good])
    return worth


def donating(e: Evaluation, way: i64) -> i64:
    """AW-5.2 What Virtue for two goods brings."""
    return e.rise(1) - given(e, DONATED, way)


def carving(e: Evaluation, way: i64) -> i64:
    """AW-5.3 What marble for three goods brings."""
    return e.gained(MARBLE, 1) - given(e, CARVED, way)


def trading(e: Evaluation, trader: i64) -> i64:
    """AW-5.4 What the trade of an apprentice brings."""
    return e.row(PUPIL_GAIN, trader) - given(e, PUPIL_PAY, trader)


def store(e: Evaluation, n: i64) -> i64:
    """AW-5.1 What so many trades bring, the best one so many times as its goods allow, about."""
    best: i64 = 0
    for way in range(len(DONATE)):
        if can_give(e, DONATED, way):
            best = max(best, donating(e, way))
    for way in range(4):
        if can_give(e, CARVED, way):
            best = max(best, carving(e, way))
    for trade in range(len(TRADE)):
        trader = TRADER[trade]
        if e.s.hired[e.seat] & ONE[trader] and can_give(e, PUPIL_PAY, trader):
            best = max(best, trading(e, trader))
    return best + best * (n - 1) * w.FURTHER_TRADE // 100


# ---------------------------------------------------------------- the Workshop


def hiring(e: Evaluation, paid: bool, workers: i64) -> i64:
    """AW-6.1 to AW-6.5 What the best apprentice brings, paid for."""
    best = UNKNOWN
    for post in range(LINES * COLUMNS):
        if e.s.display[post] != NOBODY:
            best = max(best, engaging(e, post, paid, workers))
    if count(e.s.hired[e.seat]) >= limit(e.s, e.seat):
        best -= least(e) * w.LOSS // 100
    return best


def engaging(e: Evaluation, post: i64, paid: bool, workers: i64) -> i64:
    """AW-6.3, AW-6.6 What the apprentice of one place brings: less the price and the coins for those skipped."""
    s, seat = e.s, e.seat
    price: i64 = 0
    if paid:
        price = wage(s, seat) + due(s, seat, HIRE_TAX) + skipped(workers, post % COLUMNS)
        if price > e.goods[SILVER]:
            return UNKNOWN
    worth = e.pupil(s.display[post])
    if s.coins[post]:
        worth += e.gained(SILVER, s.coins[post])
    return worth - e.spent(SILVER, price)


def least(e: Evaluation) -> i64:
    """AW-6.10 What the apprentice is worth that one would miss least."""
    worth: i64 = -UNKNOWN
    for card in range(PUPILS):
        if e.s.hired[e.seat] >> card & 1:
            worth = min(worth, e.parting(card))
    return worth


# ---------------------------------------------------------------- the Tax Stand and the Black Market


def stealing(e: Evaluation) -> i64:
    """AW-8.2 The silver of the stand, for Virtue."""
    s, seat = e.s, e.seat
    worth = e.gained(SILVER, s.tax) + e.each(s.hired[seat] & PICKPOCKETS, PUPIL_GAIN)
    loss = max(STAND_LOSS - count(s.hired[seat] & THIEVES), 0)
    return worth + (e.rise(-loss) if loss else 0)


def bargain(e: Evaluation, what: i64) -> i64:
    """AW-9.2 to AW-9.8 What a space of the Black Market gives, less silver and Virtue, and the Prison to come."""
    s, seat = e.s, e.seat
    space = SPACE[what]
    price = fee(s, seat, space)
    worth = e.each(s.hired[seat] & SWINDLERS, PUPIL_GAIN) - e.spent(SILVER, price) - (w.RISK if e.left else 0)
    if not s.hired[seat] & ILLUSIONISTS:
        worth += e.rise(-MARKET_LOSS[space])
    if what == GOODS_SMALL:
        return worth + e.row(MARKET_SMALL, s.small() if s.small() != NOBODY else PRINTED)
    if what == GOODS_LARGE:
        return worth + e.row(MARKET_LARGE, s.large() if s.large() != NOBODY else PRINTED)
    if what == HIRING:
        return worth + hiring(e, False, 0)
    return worth + e.drawn(1) * w.BEST_OF // 100


# ---------------------------------------------------------------- the Guildhall


def working(e: Evaluation) -> i64:
    """AW-11.4 The best that can be built, or the Cathedral."""
    s, seat = e.s, e.seat
    best = UNKNOWN
    hand = s.hand[seat]
    for card in range(HOUSES):
        if hand >> card & 1 and buildable(s, seat, card):
            best = max(best, building(e, card))
    if can_advance(s, seat):
        best = max(best, advancing(e))
    return best + w.GUILD + e.ending()


def building(e: Evaluation, card: i64) -> i64:
    """AW-12.2 What it brings to construct a building, paid for."""
    return e.house(card) - given(e, COST, card) * w.PAID_SHARE // 100


def advancing(e: Evaluation) -> i64:
    """AW-13.5 What it brings to advance the Cathedral, paid for."""
    s, seat = e.s, e.seat
    level = s.level[seat] + 1
    assert level <= TOP
    cost = given(e, LEVEL_COST, level)
    mix = mix_of(s, seat, level)
    if mix:
        stone = min(mix, e.goods[STONE])
        cost += e.spent(STONE, stone) + e.spent(WOOD, mix - stone)
    return e.level() - cost * w.PAID_SHARE // 100
