"""What each card of Concordia would bring to the one who plays it now, in thousandths of a point."""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64
from mizban.games.concordia.bot.journey import Journey, own_spots
from mizban.games.concordia.bot.outlook import UNKNOWN, USUAL, Outlook, for_sale
from mizban.games.concordia.rules.board import (
    FIRST_PROVINCE,
    LAND,
    PLACE_OF,
    SEA,
    count,
)
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

# Figures of style, found by playing many games against other figures: per cent, or thousandths of a point.
RIVAL: Final[i64] = 24  # how much it counts what others receive
REOPEN: Final[i64] = 180  # what a marker is worth that shows its good again
SAVED: Final[i64] = 6  # how much of what a card usually brings is lost when it is played
EMPTY: Final[i64] = 20_000  # what a Tribune costs that takes nothing back
BACK: Final[i64] = 6  # how much of it a card brings that is taken back


def province(outlook: Outlook, i: i64) -> i64:
    """CO-8.2, CO-8.3 What it brings to produce in a province, less what it brings others."""
    s, seat = outlook.s, outlook.seat
    worth = outlook.stored(gains(s, seat, i), s.free(seat))
    rivals: i64 = 0
    for other in range(s.seats):
        if other != seat:
            goods = yields(s, other, i)
            free = s.free(other)
            for good in range(TYPES):
                n = min(among(goods, good), free)
                free -= n
                rivals += n * PRICE[good]
    return outlook.judged(worth) - rivals * outlook.coin * RIVAL // (100 * (s.seats - 1))


def cash_in(outlook: Outlook) -> i64:
    """CO-8.5 What the coins on the markers bring."""
    return outlook.judged(outlook.money(coins(outlook.s))) + (REOPEN * count(outlook.s.turned) if outlook.left else 0)


def prefect(outlook: Outlook) -> i64:
    """The best that a Prefect brings."""
    s = outlook.s
    best: i64 = cash_in(outlook) if s.turned else UNKNOWN
    for i in range(FIRST_PROVINCE[s.map], FIRST_PROVINCE[s.map + 1]):
        if not s.turned >> i & 1:
            best = max(best, province(outlook, i))
    return best


def selling(outlook: Outlook, good: i64) -> i64:
    """What it brings to sell one more unit."""
    return PRICE[good] * outlook.sestertius() - outlook.gained(good, outlook.store[good] - 1)


def purchasing(outlook: Outlook, good: i64) -> i64:
    """What it brings to buy one more unit."""
    return outlook.gained(good, outlook.store[good]) - PRICE[good] * outlook.sestertius()


def mercator(outlook: Outlook, cash: i64) -> i64:
    """CO-10 What a Mercator brings that pays so much: unit after unit the best trade there is."""
    s = outlook.s
    gained = outlook.money(cash)
    outlook.cash += cash
    free = s.free(outlook.seat)
    sold: i64 = 0
    bought: i64 = 0
    while True:
        open: i64 = ~(sold | bought) if count(sold | bought) < MOST_TYPES else 0
        best = NOBODY
        most: i64 = 0
        buys = False
        for good in range(TYPES):
            if (sold | open) >> good & 1 and outlook.store[good]:
                worth = selling(outlook, good)
                if worth > most:
                    best, most, buys = good, worth, False
            if (bought | open) >> good & 1 and free and outlook.cash >= PRICE[good]:
                worth = purchasing(outlook, good)
                if worth > most:
                    best, most, buys = good, worth, True
        if best == NOBODY:
            return gained
        gained += most
        n: i64 = 1 if buys else -1
        outlook.store[best] += n
        outlook.cash -= n * PRICE[best]
        free -= n
        if buys:
            bought |= 1 << best
        else:
            sold |= 1 << best


def offer(outlook: Outlook, slot: i64, plain: i64) -> i64:
    """CO-12.2, CO-12.3 What it brings to buy the card in a slot, or less than nothing if it cannot be paid for."""
    s, card = outlook.s, outlook.s.display[slot]
    if card == NOBODY or not outlook.can_pay(COST, card * TYPES):
        return -1
    cloth = extra_cloth(slot, plain)
    left = outlook.store[CLOTH] - COST[card * TYPES + CLOTH]
    if left < cloth:
        return -1
    worth = outlook.card(card) - outlook.spent(COST, card * TYPES)
    for i in range(cloth):
        worth -= outlook.unit(CLOTH, left - 1 - i)
    if any_goods(slot, plain):
        good = cheapest(outlook, card, cloth)
        if good == NOBODY:
            return -1
        worth -= outlook.unit(good, outlook.store[good] - COST[card * TYPES + good] - 1)
    return worth + (outlook.ending() if for_sale(s) == 1 else 0)


def cheapest(outlook: Outlook, card: i64, cloth: i64) -> i64:
    """The good that one would miss least besides the cost of a card, or NOBODY."""
    best = NOBODY
    least: i64 = 0
    for good in range(TYPES):
        left = outlook.store[good]
        if card != NOBODY:
            left -= COST[card * TYPES + good]
        if good == CLOTH:
            left -= cloth
        if left > 0:
            worth = outlook.unit(good, left - 1)
            if best == NOBODY or worth < least:
                best, least = good, worth
    return best


def shop(outlook: Outlook, cards: i64, plain: i64) -> i64:
    """CO-12 What a Senator or a Consul brings that may buy so many cards."""
    s = outlook.s
    gained: i64 = 0
    bought: i64 = 0
    while cards:
        best = NOBODY
        most: i64 = 0
        for slot in range(SLOTS):
            if not bought >> slot & 1:
                worth = offer(outlook, slot, plain)
                if worth > most:
                    best, most = slot, worth
        if best == NOBODY:
            break
        gained += most
        bought |= 1 << best
        cards -= 1
        card = s.display[best]
        outlook.pay(COST, card * TYPES)
        outlook.store[CLOTH] -= extra_cloth(best, plain)
        if any_goods(best, plain):
            outlook.store[cheapest(outlook, NOBODY, 0)] -= 1
    return gained


def hiring(outlook: Outlook) -> i64:
    """CO-6.3 What one more colonist brings, paid for."""
    return outlook.colonist() - outlook.spent(NEW_COLONIST, 0)


def settling(outlook: Outlook) -> i64:
    """CO-9 What a Colonist brings: placed as often as it pays, or the money."""
    s, seat = outlook.s, outlook.seat
    gained: i64 = 0
    left = s.stocked(seat, LAND) + s.stocked(seat, SEA)
    while left and outlook.can_pay(NEW_COLONIST, 0) and hiring(outlook) > 0:
        gained += hiring(outlook)
        outlook.pay(NEW_COLONIST, 0)
        left -= 1
    return max(gained, outlook.money(earnings(s.on_board(seat))))


def tribune(outlook: Outlook) -> i64:
    """CO-6 What a Tribune brings: the cards that come back, money, and a colonist."""
    s, seat = outlook.s, outlook.seat
    pile = s.pile[seat]
    if not pile:
        return -EMPTY
    gained = outlook.money(max(count(pile) + 1 - FREE_CARDS, 0))
    if outlook.left:
        ready: i64 = 0
        while pile:
            low = pile & -pile
            pile ^= low
            ready += USUAL[SORT[PLACE_OF[low % 67]]]
        gained += ready * BACK // 100
    if s.on_board(seat) < COLONISTS and outlook.can_pay(NEW_COLONIST, 0):
        gained += max(hiring(outlook), 0)
    return gained


def act(outlook: Outlook, sort: i64) -> i64:
    """What a card of a sort brings, played or copied."""
    s, seat = outlook.s, outlook.seat
    cash = outlook.cash
    store = outlook.store
    outlook.store = store[:]
    gained: i64 = 0
    if sort == TRIBUNE:
        gained = tribune(outlook)
    elif sort == ARCHITECT:
        gained = Journey(outlook, own_spots(s, seat), s.on_board(seat)).think()
    elif sort == PREFECT:
        gained = prefect(outlook)
    elif sort in (MERCATOR, MERCATOR_5):
        gained = mercator(outlook, PAYS if sort == MERCATOR else PAYS_MORE)
    elif sort == DIPLOMAT:
        gained = copying(outlook)
    elif sort == SENATOR:
        gained = shop(outlook, SENATOR_CARDS, 0)
    elif sort == CONSUL:
        gained = shop(outlook, CONSUL_CARDS, 1)
    elif sort == COLONIST:
        gained = settling(outlook)
    else:
        good = sort - MASON
        gained = outlook.stored(units(good, s.produced(seat, good)), s.free(seat))
    outlook.cash = cash
    outlook.store = store
    return gained


def copying(outlook: Outlook) -> i64:
    """CO-11 The best of the cards that a Diplomat can copy."""
    s = outlook.s
    tried: i64 = 0
    best: i64 = 0
    for other in range(s.seats):
        if other != outlook.seat and s.top[other] != NOBODY:
            sort = SORT[s.top[other]]
            if sort != DIPLOMAT and not tried >> sort & 1:
                tried |= 1 << sort
                best = max(best, act(outlook, sort))
    return best


def playing(outlook: Outlook, sort: i64) -> i64:
    """What it is worth to play a card now: what it brings, less what it may bring later instead."""
    worth = outlook.judged(act(outlook, sort))
    if outlook.left and sort != TRIBUNE:
        worth -= USUAL[sort] * SAVED // 100
    return worth
