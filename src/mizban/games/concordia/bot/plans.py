"""What each card of Concordia would bring to the one who plays it now, in thousandths of a point."""

from __future__ import annotations

from mizban.core.bits import count, place
from mizban.core.packed import i64
from mizban.games.concordia.bot import weights as w
from mizban.games.concordia.bot.evaluation import UNKNOWN, Evaluation, for_sale
from mizban.games.concordia.bot.journey import Journey, own_spots
from mizban.games.concordia.rules.board import FIRST_PROVINCE, LAND, SEA
from mizban.games.concordia.rules.cards import (
    ARCHITECT,
    CLOTH,
    COLONIST,
    COLONISTS,
    CONSUL,
    CONSUL_CARDS,
    COST,
    DIPLOMAT,
    FREE_CARDS,
    MASON,
    MERCATOR,
    MERCATOR_5,
    MOST_TYPES,
    NEW_COLONIST,
    PAYS,
    PAYS_MORE,
    PREFECT,
    PRICE,
    SENATOR,
    SENATOR_CARDS,
    SLOTS,
    SORT,
    TRIBUNE,
    TYPES,
)
from mizban.games.concordia.rules.colonist import earnings
from mizban.games.concordia.rules.goods import among, units
from mizban.games.concordia.rules.prefect import coins, gains, yields
from mizban.games.concordia.rules.senator import any_goods, extra_cloth
from mizban.games.concordia.rules.state import NOBODY


def province(e: Evaluation, i: i64) -> i64:
    """CO-8.2, CO-8.3 What it brings to produce in a province, less what it brings others."""
    s, seat = e.s, e.seat
    worth = e.stored(gains(s, seat, i), s.free(seat))
    rivals: i64 = 0
    for other in range(s.seats):
        if other != seat:
            goods = yields(s, other, i)
            free = s.free(other)
            for good in range(TYPES):
                n = min(among(goods, good), free)
                free -= n
                rivals += n * PRICE[good]
    return e.judged(worth) - rivals * e.coin * w.RIVAL // (100 * (s.seats - 1))


def cash_in(e: Evaluation) -> i64:
    """CO-8.5 What the coins on the markers bring."""
    return e.judged(e.money(coins(e.s))) + (w.REOPEN * count(e.s.turned) if e.left else 0)


def prefect(e: Evaluation) -> i64:
    """The best that a Prefect brings."""
    s = e.s
    best: i64 = cash_in(e) if s.turned else UNKNOWN
    for i in range(FIRST_PROVINCE[s.map], FIRST_PROVINCE[s.map + 1]):
        if not s.turned >> i & 1:
            best = max(best, province(e, i))
    return best


def selling(e: Evaluation, good: i64) -> i64:
    """What it brings to sell one more unit."""
    return PRICE[good] * e.sestertius() - e.gained(good, e.store[good] - 1)


def purchasing(e: Evaluation, good: i64) -> i64:
    """What it brings to buy one more unit."""
    return e.gained(good, e.store[good]) - PRICE[good] * e.sestertius()


def mercator(e: Evaluation, cash: i64) -> i64:
    """CO-10 What a Mercator brings that pays so much: unit after unit the best trade there is."""
    s = e.s
    gained = e.money(cash)
    e.cash += cash
    free = s.free(e.seat)
    sold: i64 = 0
    bought: i64 = 0
    while True:
        open: i64 = ~(sold | bought) if count(sold | bought) < MOST_TYPES else 0
        best = NOBODY
        most: i64 = 0
        buys = False
        for good in range(TYPES):
            if (sold | open) >> good & 1 and e.store[good]:
                worth = selling(e, good)
                if worth > most:
                    best, most, buys = good, worth, False
            if (bought | open) >> good & 1 and free and e.cash >= PRICE[good]:
                worth = purchasing(e, good)
                if worth > most:
                    best, most, buys = good, worth, True
        if best == NOBODY:
            return gained
        gained += most
        n: i64 = 1 if buys else -1
        e.store[best] += n
        e.cash -= n * PRICE[best]
        free -= n
        if buys:
            bought |= 1 << best
        else:
            sold |= 1 << best


def offer(e: Evaluation, slot: i64, plain: i64) -> i64:
    """CO-12.2, CO-12.3 What it brings to buy the card in a slot, or less than nothing if it cannot be paid for."""
    s, card = e.s, e.s.display[slot]
    if card == NOBODY or not e.can_pay(COST, card * TYPES):
        return -1
    cloth = extra_cloth(slot, plain)
    left = e.store[CLOTH] - COST[card * TYPES + CLOTH]
    if left < cloth:
        return -1
    worth = e.card(card) - e.spent(COST, card * TYPES)
    for i in range(cloth):
        worth -= e.unit(CLOTH, left - 1 - i)
    if any_goods(slot, plain):
        good = cheapest(e, card, cloth)
        if good == NOBODY:
            return -1
        worth -= e.unit(good, e.store[good] - COST[card * TYPES + good] - 1)
    return worth + (e.ending() if for_sale(s) == 1 else 0)


def cheapest(e: Evaluation, card: i64, cloth: i64) -> i64:
    """The good that one would miss least besides the cost of a card, or NOBODY."""
    best = NOBODY
    least: i64 = 0
    for good in range(TYPES):
        left = e.store[good]
        if card != NOBODY:
            left -= COST[card * TYPES + good]
        if good == CLOTH:
            left -= cloth
        if left > 0:
            worth = e.unit(good, left - 1)
            if best == NOBODY or worth < least:
                best, least = good, worth
    return best


def shop(e: Evaluation, cards: i64, plain: i64) -> i64:
    """CO-12 What a Senator or a Consul brings that may buy so many cards."""
    s = e.s
    gained: i64 = 0
    bought: i64 = 0
    while cards:
        best = NOBODY
        most: i64 = 0
        for slot in range(SLOTS):
            if not bought >> slot & 1:
                worth = offer(e, slot, plain)
                if worth > most:
                    best, most = slot, worth
        if best == NOBODY:
            break
        gained += most
        bought |= 1 << best
        cards -= 1
        card = s.display[best]
        e.pay(COST, card * TYPES)
        e.store[CLOTH] -= extra_cloth(best, plain)
        if any_goods(best, plain):
            e.store[cheapest(e, NOBODY, 0)] -= 1
    return gained


def hiring(e: Evaluation) -> i64:
    """CO-6.3 What one more colonist brings, paid for."""
    return e.colonist() - e.spent(NEW_COLONIST, 0)


def settling(e: Evaluation) -> i64:
    """CO-9 What a Colonist brings: placed as often as it pays, or the money."""
    s, seat = e.s, e.seat
    gained: i64 = 0
    left = s.stocked(seat, LAND) + s.stocked(seat, SEA)
    while left and e.can_pay(NEW_COLONIST, 0) and hiring(e) > 0:
        gained += hiring(e)
        e.pay(NEW_COLONIST, 0)
        left -= 1
    return max(gained, e.money(earnings(s.on_board(seat))))


def tribune(e: Evaluation) -> i64:
    """CO-6 What a Tribune brings: the cards that come back, money, and a colonist."""
    s, seat = e.s, e.seat
    pile = s.pile[seat]
    if not pile:
        return -w.EMPTY
    gained = e.money(max(count(pile) + 1 - FREE_CARDS, 0))
    if e.left:
        ready: i64 = 0
        while pile:
            low = pile & -pile
            pile ^= low
            ready += w.USUAL[SORT[place(low)]]
        gained += ready * w.BACK // 100
    if s.on_board(seat) < COLONISTS and e.can_pay(NEW_COLONIST, 0):
        gained += max(hiring(e), 0)
    return gained


def act(e: Evaluation, sort: i64) -> i64:
    """What a card of a sort brings, played or copied."""
    s, seat = e.s, e.seat
    cash = e.cash
    store = e.store
    e.store = store[:]
    gained: i64 = 0
    if sort == TRIBUNE:
        gained = tribune(e)
    elif sort == ARCHITECT:
        gained = Journey(e, own_spots(s, seat), s.on_board(seat)).think()
    elif sort == PREFECT:
        gained = prefect(e)
    elif sort in (MERCATOR, MERCATOR_5):
        gained = mercator(e, PAYS if sort == MERCATOR else PAYS_MORE)
    elif sort == DIPLOMAT:
        gained = copying(e)
    elif sort == SENATOR:
        gained = shop(e, SENATOR_CARDS, 0)
    elif sort == CONSUL:
        gained = shop(e, CONSUL_CARDS, 1)
    elif sort == COLONIST:
        gained = settling(e)
    else:
        good = sort - MASON
        gained = e.stored(units(good, s.produced(seat, good)), s.free(seat))
    e.cash = cash
    e.store = store
    return gained


def copying(e: Evaluation) -> i64:
    """CO-11 The best of the cards that a Diplomat can copy."""
    s = e.s
    tried: i64 = 0
    best: i64 = 0
    for other in range(s.seats):
        if other != e.seat and s.top[other] != NOBODY:
            sort = SORT[s.top[other]]
            if sort != DIPLOMAT and not tried >> sort & 1:
                tried |= 1 << sort
                best = max(best, act(e, sort))
    return best


def playing(e: Evaluation, sort: i64) -> i64:
    """What it is worth to play a card now: what it brings, less what it may bring later instead."""
    worth = e.judged(act(e, sort))
    if e.left and sort != TRIBUNE:
        worth -= w.USUAL[sort] * w.SAVED // 100
    return worth
