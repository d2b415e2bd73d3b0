"""What a worker would bring in each place of Architects of the West Kingdom, in thousandths of a point."""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64, vec
from mizban.games.architects.bot.judgement import UNKNOWN, Judgement
from mizban.games.architects.rules.cards import (
    BERTHA,
    CAPTURE_PLACES,
    CAPTURE_SILVER,
    CAPTURE_TAX,
    CIRCLES,
    COLLECTORS,
    COLUMNS,
    CONSPIRATORS,
    COST,
    DEBT_COLLECTORS,
    ENFORCERS,
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
    ONE,
    PICKPOCKETS,
    PRINTED,
    PUPIL_GAIN,
    PUPIL_PAY,
    PUPILS,
    SEATS,
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
    count,
)
from mizban.games.architects.rules.cathedral import can_advance, mix_of
from mizban.games.architects.rules.gathering import brought
from mizban.games.architects.rules.guardhouse import debt_price, ransom_price
from mizban.games.architects.rules.guildhall import buildable
from mizban.games.architects.rules.market import GOODS_LARGE, GOODS_SMALL, HIRING, SPACE, fee
from mizban.games.architects.rules.state import DONATE, NOBODY, PRISON, TRADE, TRADER
from mizban.games.architects.rules.storehouse import CARVED, DONATED, trades
from mizban.games.architects.rules.supply import due
from mizban.games.architects.rules.turns import (
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
    GATHERED,
)
from mizban.games.architects.rules.workshop import limit, skipped, wage

# Figures of style, found by playing many games against other figures: thousandths of a point, or per cent.
ROB_WORKER: Final[i64] = 200  # what a worker is worth that a rival loses
YIELD: Final = vec[i64]([70, 70, 130, 60, 30, 20, 30, 5, 15])  # [large circle] and would bring there in a turn
SHARE: Final = vec[i64]([0, 0, 100, 80, 65, 55])  # [seats] per cent of what a rival loses that the others gain by it
CAPTIVE: Final[i64] = 102  # what a captured worker will bring
FREED: Final[i64] = 83  # what it costs that a worker in Prison can be freed for nothing
PRISONER: Final[i64] = 749  # what an own worker in Prison costs beside its work
RISK: Final[i64] = 2343  # what it costs that a worker in the Black Market goes to Prison
PAID_SHARE: Final[i64] = 101  # per cent of the goods that a building takes
GUILD: Final[i64] = 300  # what a space of the Guildhall is worth by itself
BEST_OF: Final[i64] = 170  # per cent of a card, for one chosen among five
LOSS: Final[i64] = 100  # per cent of what goes when an apprentice makes room for another one


def placing(j: Judgement, what: i64) -> i64:
    """AW-3.2 What it brings to place a worker."""
    s, seat = j.s, j.seat
    if what <= AT_SILVERSMITH:
        return harvest(j, what)
    if what == AT_STOREHOUSE:
        return store(j, trades(s, seat) + 1) + j.stake(CIRCLE[what], 1)
    if what == AT_HIRE:
        return hiring(j, True, s.at(WORKSHOP, seat) + 1) + j.stake(CIRCLE[what], 1)
    if what == AT_DRAW:
        return j.drawn(1 + (s.at(WORKSHOP, seat) + 1) // 2) + j.stake(CIRCLE[what], 1)
    if what == AT_TOWN:
        return captures(j, s.at(TOWN, seat) + 1) + j.stake(CIRCLE[what], 1)
    if what == AT_STAND:
        return stealing(j)
    if what <= AT_LARGE:
        return bargain(j, what - AT_SMALL)
    if what == AT_GUARDHOUSE:
        return guarding(j, s.at(GUARDHOUSE, seat) + 1) + j.stake(CIRCLE[what], 1)
    return working(j)


def harvest(j: Judgement, what: i64) -> i64:
    """AW-4.2 to AW-4.7 The goods, and the worker there for later visits."""
    s, seat, location, good = j.s, j.seat, CIRCLE[what], GATHERED[what]
    worth = j.gained(good, brought(location, good, s.at(location, seat) + 1))
    return worth + j.each(s.hired[seat] & COLLECTORS[location], PUPIL_GAIN) + j.stake(location, 1)


# ---------------------------------------------------------------- the King's Storehouse


def can_give(j: Judgement, costs: vec[i64], row: i64) -> bool:
    """Whether there are the goods of a row of costs."""
    return all(costs[row * TYPES + good] <= j.goods[good] for good in range(TYPES))


def given(j: Judgement, costs: vec[i64], row: i64) -> i64:
    """What the goods of a row of costs are worth."""
    worth: i64 = 0
    for good in range(TYPES):
        if costs[row * TYPES + good]:
            worth += j.spent(good, costs[row * TYPES + good])
    return worth


def donating(j: Judgement, way: i64) -> i64:
    """AW-5.2 What Virtue for two goods brings."""
    return j.rise(1) - given(j, DONATED, way)


def carving(j: Judgement, way: i64) -> i64:
    """AW-5.3 What marble for three goods brings."""
    return j.gained(MARBLE, 1) - given(j, CARVED, way)


def trading(j: Judgement, trader: i64) -> i64:
    """AW-5.4 What the trade of an apprentice brings."""
    return j.row(PUPIL_GAIN, trader) - given(j, PUPIL_PAY, trader)


def store(j: Judgement, n: i64) -> i64:
    """AW-5.1 What so many trades bring, the best one so many times as its goods allow, about."""
    best: i64 = 0
    for way in range(len(DONATE)):
        if can_give(j, DONATED, way):
            best = max(best, donating(j, way))
    for way in range(4):
        if can_give(j, CARVED, way):
            best = max(best, carving(j, way))
    for trade in range(len(TRADE)):
        trader = TRADER[trade]
        if j.s.hired[j.seat] & ONE[trader] and can_give(j, PUPIL_PAY, trader):
            best = max(best, trading(j, trader))
    return best + best * (n - 1) * 60 // 100


# ---------------------------------------------------------------- the Workshop


def hiring(j: Judgement, paid: bool, workers: i64) -> i64:
    """AW-6.1 to AW-6.5 What the best apprentice brings, paid for."""
    best = UNKNOWN
    for post in range(LINES * COLUMNS):
        if j.s.display[post] != NOBODY:
            best = max(best, engaging(j, post, paid, workers))
    if count(j.s.hired[j.seat]) >= limit(j.s, j.seat):
        best -= least(j) * LOSS // 100
    return best


def engaging(j: Judgement, post: i64, paid: bool, workers: i64) -> i64:
    """AW-6.3, AW-6.6 What the apprentice of one place brings: less the price and the coins for those skipped."""
    s, seat = j.s, j.seat
    price: i64 = 0
    if paid:
        price = wage(s, seat) + due(s, seat, HIRE_TAX) + skipped(workers, post % COLUMNS)
        if price > j.goods[SILVER]:
            return UNKNOWN
    worth = j.pupil(s.display[post])
    if s.coins[post]:
        worth += j.gained(SILVER, s.coins[post])
    return worth - j.spent(SILVER, price)


def least(j: Judgement) -> i64:
    """AW-6.10 What the apprentice is worth that one would miss least."""
    found: i64 = -UNKNOWN
    for card in range(PUPILS):
        if j.s.hired[j.seat] >> card & 1:
            found = min(found, j.parting(card))
    return found


# ---------------------------------------------------------------- captures and the Guardhouse


def group(j: Judgement, location: i64, owner: i64) -> i64:
    """AW-7.2, AW-7.6 What it brings to capture a group: own workers come back, others are worth silver and missed."""
    s = j.s
    n = s.at(location, owner)
    if owner == j.seat:
        return j.workers(n) - j.stake(location, n)
    turns = min(n, j.left // 100)  # it takes as many to come so far again
    robbed = n * (ROB_WORKER * j.fade // 100 + turns * YIELD[location]) if j.left else 0
    return n * CAPTIVE * j.fade // 100 + robbed * SHARE[s.seats] // 100


def captures(j: Judgement, n: i64) -> i64:
    """AW-7.1 to AW-7.5, AW-7.12 What so many captures bring, the best ones first."""
    s = j.s
    price = due(s, j.seat, CAPTURE_TAX)
    purse = j.goods[SILVER]
    spared = count(s.hired[j.seat] & CONSPIRATORS)
    gained: i64 = 0
    done: i64 = 0
    places: i64 = 0
    while n and price <= purse:
        at = best_group(j, done, places)
        if at == NOBODY:
            break
        worth = group(j, at // SEATS, at % SEATS) - price * j.spent(SILVER, 1)
        if worth <= 0:
            break
        gained += worth
        done |= ONE[at]
        places |= ONE[at // SEATS]
        purse -= price
        price = 0 if spared else CAPTURE_SILVER
        spared = max(spared - 1, 0)
        n -= 1
    return gained


def best_group(j: Judgement, done: i64, places: i64) -> i64:
    """The group that brings most, of those that may still be captured, or NOBODY."""
    s = j.s
    best = NOBODY
    most: i64 = 0
    full = count(places) >= CAPTURE_PLACES[s.seats]
    for location in range(CIRCLES):
        if full and not places >> location & 1:
            continue
        for owner in range(s.seats):
            at = location * SEATS + owner
            if s.workers[at] and not done >> at & 1:
                worth = group(j, location, owner)
                if worth > most:
                    best, most = at, worth
    return best


def sending(j: Judgement) -> i64:
    """AW-10.4 What it brings to send all captured workers to Prison, from where their owners can free them."""
    s, seat = j.s, j.seat
    n = s.held(seat)
    bonus: i64 = 2 if s.is_board(seat, BERTHA) else 0
    worth = j.gained(SILVER, n + bonus) + j.each(s.hired[seat] & ENFORCERS, PUPIL_GAIN)
    return worth - n * FREED * j.fade // 100


def releasing(j: Judgement) -> i64:
    """AW-10.5, AW-19.7 What it brings to free the own workers from Prison."""
    n = j.s.at(PRISON, j.seat)
    return j.workers(n) + (n * PRISONER if j.left else 1000 * (n // 2))


def ransoming(j: Judgement, on_debt: bool) -> i64:
    """AW-10.6 What it brings to free the own workers from the boards of others."""
    worth = j.workers(j.s.away(j.seat))
    if on_debt:
        return worth - j.debt + j.rise(-1)
    return worth - j.spent(SILVER, ransom_price(j.s, j.seat))


def paying(j: Judgement) -> i64:
    """AW-10.7, AW-10.8 What it brings to pay a debt."""
    s, seat = j.s, j.seat
    bonus = j.each(s.hired[seat] & DEBT_COLLECTORS, PUPIL_GAIN)
    return j.debt + j.rise(1) + bonus - j.spent(SILVER, debt_price(s, seat))


def guarding(j: Judgement, n: i64) -> i64:
    """AW-10.1 What so many actions in the Guardhouse bring, the best ones first."""
    s, seat = j.s, j.seat
    first: i64 = sending(j) if s.held(seat) else 0
    second: i64 = releasing(j) if s.at(PRISON, seat) else 0
    third: i64 = 0
    if s.away(seat):
        third = ransoming(j, True)
        if j.goods[SILVER] >= ransom_price(s, seat):
            third = max(third, ransoming(j, False))
    fourth: i64 = paying(j) if s.unpaid[seat] and j.goods[SILVER] >= debt_price(s, seat) else 0
    gained: i64 = 0
    while n:
        best = max(max(first, second), max(third, fourth))
        if best <= 0:
            break
        gained += best
        if best == first:
            first = 0
        elif best == second:
            second = 0
        elif best == third:
            third = 0
        else:
            fourth = 0
        n -= 1
    return gained


# ---------------------------------------------------------------- the Tax Stand and the Black Market


def stealing(j: Judgement) -> i64:
    """AW-8.2 The silver of the stand, for Virtue."""
    s, seat = j.s, j.seat
    worth = j.gained(SILVER, s.tax) + j.each(s.hired[seat] & PICKPOCKETS, PUPIL_GAIN)
    loss = max(STAND_LOSS - count(s.hired[seat] & THIEVES), 0)
    return worth + (j.rise(-loss) if loss else 0)


def bargain(j: Judgement, what: i64) -> i64:
    """AW-9.2 to AW-9.8 What a space of the Black Market gives, less silver and Virtue, and the Prison to come."""
    s, seat = j.s, j.seat
    space = SPACE[what]
    price = fee(s, seat, space)
    worth = j.each(s.hired[seat] & SWINDLERS, PUPIL_GAIN) - j.spent(SILVER, price) - (RISK if j.left else 0)
    if not s.hired[seat] & ILLUSIONISTS:
        worth += j.rise(-MARKET_LOSS[space])
    if what == GOODS_SMALL:
        return worth + j.row(MARKET_SMALL, s.small() if s.small() != NOBODY else PRINTED)
    if what == GOODS_LARGE:
        return worth + j.row(MARKET_LARGE, s.large() if s.large() != NOBODY else PRINTED)
    if what == HIRING:
        return worth + hiring(j, False, 0)
    return worth + j.drawn(1) * BEST_OF // 100


# ---------------------------------------------------------------- the Guildhall


def working(j: Judgement) -> i64:
    """AW-11.4 The best that can be built, or the Cathedral."""
    s, seat = j.s, j.seat
    best = UNKNOWN
    hand = s.hand[seat]
    for card in range(HOUSES):
        if hand >> card & 1 and buildable(s, seat, card):
            best = max(best, building(j, card))
    if can_advance(s, seat):
        best = max(best, advancing(j))
    return best + GUILD + j.ending()


def building(j: Judgement, card: i64) -> i64:
    """AW-12.2 What it brings to construct a building, paid for."""
    return j.house(card) - given(j, COST, card) * PAID_SHARE // 100


def advancing(j: Judgement) -> i64:
    """AW-13.5 What it brings to advance the Cathedral, paid for."""
    s, seat = j.s, j.seat
    level = s.level[seat] + 1
    assert level <= TOP
    cost = given(j, LEVEL_COST, level)
    mix = mix_of(s, seat, level)
    if mix:
        stone = min(mix, j.goods[STONE])
        cost += j.spent(STONE, stone) + j.spent(WOOD, mix - stone)
    return j.level() - cost * PAID_SHARE // 100
