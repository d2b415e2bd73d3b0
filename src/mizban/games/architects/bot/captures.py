"""What captures, actions of the Guardhouse and abilities in a Reset bring in Architects of the West Kingdom, in
thousandths of a point."""

from __future__ import annotations

from mizban.core.bits import ONE, count
from mizban.core.packed import i64
from mizban.core.words import Option
from mizban.games.architects.bot import weights as w
from mizban.games.architects.bot.evaluation import Evaluation
from mizban.games.architects.rules.cards import (
    BERTHA,
    BERTHA_SILVER,
    CAPTURE_PLACES,
    CAPTURE_SILVER,
    CAPTURE_TAX,
    CIRCLES,
    CONSPIRATORS,
    DEBT_COLLECTORS,
    ENFORCERS,
    MANY_PRISONERS,
    PUPIL_GAIN,
    PUPILS,
    SEATS,
    SILVER,
)
from mizban.games.architects.rules.guardhouse import debt_price, ransom_price
from mizban.games.architects.rules.reset import Abilities, helpful
from mizban.games.architects.rules.scoring import PRISON_PER
from mizban.games.architects.rules.state import HELPER, NOBODY, PRISON, USE_ALL, USE_NONE
from mizban.games.architects.rules.supply import due


def group(e: Evaluation, location: i64, owner: i64) -> i64:
    """AW-7.2, AW-7.6 What it brings to capture a group: own workers come back, others are worth silver and missed."""
    s = e.s
    n = s.at(location, owner)
    if owner == e.seat:
        return e.workers(n) - e.stake(location, n)
    turns = min(n, e.left // 100)  # it takes as many to come so far again
    robbed = n * (w.ROB_WORKER * e.fade // 100 + turns * w.YIELD[location]) if e.left else 0
    return n * w.CAPTIVE * e.fade // 100 + robbed * w.SHARE[s.seats] // 100


def captures(e: Evaluation, n: i64) -> i64:
    """AW-7.1 to AW-7.5, AW-7.12 What so many captures bring, the best ones first."""
    s = e.s
    price = due(s, e.seat, CAPTURE_TAX)
    purse = e.goods[SILVER]
    spared = count(s.hired[e.seat] & CONSPIRATORS)
    gained: i64 = 0
    done: i64 = 0
    places: i64 = 0
    while n and price <= purse:
        at = best_group(e, done, places)
        if at == NOBODY:
            break
        worth = group(e, at // SEATS, at % SEATS) - price * e.spent(SILVER, 1)
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


def best_group(e: Evaluation, done: i64, places: i64) -> i64:
    """The group that brings most, of those that may still be captured, or NOBODY."""
    s = e.s
    best = NOBODY
    most: i64 = 0
    full = count(places) >= CAPTURE_PLACES[s.seats]
    for location in range(CIRCLES):
        if full and not places >> location & 1:
            continue
        for owner in range(s.seats):
            at = location * SEATS + owner
            if s.workers[at] and not done >> at & 1:
                worth = group(e, location, owner)
                if worth > most:
                    best, most = at, worth
    return best


def sending(e: Evaluation) -> i64:
    """AW-10.4 What it brings to send all captured workers to Prison, from where their owners can free them."""
    s, seat = e.s, e.seat
    n = s.held(seat)
    bonus: i64 = BERTHA_SILVER if s.is_board(seat, BERTHA) else 0
    worth = e.gained(SILVER, n + bonus) + e.each(s.hired[seat] & ENFORCERS, PUPIL_GAIN)
    return worth - n * w.FREED * e.fade // 100


def releasing(e: Evaluation) -> i64:
    """AW-10.5, AW-19.7 What it brings to free the own workers from Prison."""
    n = e.s.at(PRISON, e.seat)
    return e.workers(n) + (n * w.PRISONER if e.left else w.POINT * (n // PRISON_PER))


def ransoming(e: Evaluation, on_debt: bool) -> i64:
    """AW-10.6 What it brings to free the own workers from the boards of others."""
    worth = e.workers(e.s.away(e.seat))
    if on_debt:
        return worth - e.debt + e.rise(-1)
    return worth - e.spent(SILVER, ransom_price(e.s, e.seat))


def paying(e: Evaluation) -> i64:
    """AW-10.7, AW-10.8 What it brings to pay a debt."""
    s, seat = e.s, e.seat
    bonus = e.each(s.hired[seat] & DEBT_COLLECTORS, PUPIL_GAIN)
    return e.debt + e.rise(1) + bonus - e.spent(SILVER, debt_price(s, seat))


def guarding(e: Evaluation, n: i64) -> i64:
    """AW-10.1 What so many actions in the Guardhouse bring, the best ones first."""
    s, seat = e.s, e.seat
    first: i64 = sending(e) if s.held(seat) else 0
    second: i64 = releasing(e) if s.at(PRISON, seat) else 0
    third: i64 = 0
    if s.away(seat):
        third = ransoming(e, True)
        if e.goods[SILVER] >= ransom_price(s, seat):
            third = max(third, ransoming(e, False))
    fourth: i64 = paying(e) if s.unpaid[seat] and e.goods[SILVER] >= debt_price(s, seat) else 0
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


# ---------------------------------------------------------------- a Reset


def helping(e: Evaluation, step: Abilities, o: Option) -> i64:
    """AW-15.4, AW-15.5 What it brings to use abilities in a Reset, with what can still be used after that."""
    most, prisoners = step.most(e.s), e.s.at(PRISON, e.seat)
    if o is USE_NONE:
        return freed(e, 0)
    if o is USE_ALL:
        return freed(e, most) + e.each(helpful(e.s, e.seat, step.cards, prisoners - most), PUPIL_GAIN)
    if o.verb == "free":
        return freed(e, o.arg + 1) + hoped(e, step.cards, prisoners - o.arg - 1)
    card = HELPER[o.arg]
    best = freed(e, 0)
    for n in range(1, most + 1):
        best = max(best, freed(e, n))
    return e.row(PUPIL_GAIN, card) + hoped(e, step.cards & ~ONE[card], prisoners) + best


def hoped(e: Evaluation, cards: i64, prisoners: i64) -> i64:
    """What those of these apprentices bring who help with so many own workers in Prison, and are worth it."""
    worth: i64 = 0
    cards = helpful(e.s, e.seat, cards, prisoners)
    for card in range(PUPILS):
        if cards >> card & 1:
            worth += max(e.row(PUPIL_GAIN, card), 0)
    return worth


def freed(e: Evaluation, n: i64) -> i64:
    """AW-15.6, AW-15.7, AW-19.7 What it brings that so many own workers leave the Prison before the penalties."""
    s, prisoners = e.s, e.s.at(PRISON, e.seat)
    left = prisoners - n
    worth = e.workers(n) + (n * w.PRISONER if e.left else w.POINT * (prisoners // PRISON_PER - left // PRISON_PER))
    if left >= MANY_PRISONERS:
        worth += e.rise(-1)
    most: i64 = 1
    for other in range(s.seats):
        if other != e.seat:
            most = max(most, s.at(PRISON, other))
    return worth - (e.debt if left >= most else 0)
