"""The end of the game (AW-18): what buildings do to Virtue before the points are counted."""

from __future__ import annotations

from typing import final

from mizban.core.bits import ONE, count
from mizban.core.packed import append, i64, vec
from mizban.core.state import EVERYBODY, Step
from mizban.games.architects.rules.cards import BUILDINGS, GOLD, HIGHEST, HOUSE_KIND, HOUSES, MARBLE, THERESE, TYPES
from mizban.games.architects.rules.effects import (
    AT_END,
    VIRTUE_IF_HIGHEST,
    VIRTUE_PER_BUILDING,
    VIRTUE_PER_PAID_DEBT,
    VIRTUE_PER_RESOURCE,
)
from mizban.games.architects.rules.scoring import highest, points
from mizban.games.architects.rules.state import Architects
from mizban.games.architects.rules.virtue import BuyOff, lose_virtue


@final
class Finish(Step[Architects]):
    """AW-18.5 to AW-18.8 All seats carry out what their buildings do at the end; then the game is over."""

    def resolve(self, s: Architects) -> None:
        for i in range(s.seats):
            last_virtue(s, (s.first + i) % s.seats)
        s.then(Over(self.seat))


@final
class Over(Step[Architects]):
    """AW-18.8 The points are counted."""

    def resolve(self, s: Architects) -> None:
        s.over = 1
        s.tell(EVERYBODY, "game-ends")


def last_gain(s: Architects, seat: i64, card: i64) -> i64:
    """AW-17.13, AW-17.14, AW-24.1 The Virtue that a building gives at the end."""
    building, kind = BUILDINGS[card], HOUSE_KIND[card]
    if kind == VIRTUE_PER_RESOURCE:
        return counted(s, seat, card) // building.per * building.grace
    if kind == VIRTUE_PER_PAID_DEBT:
        return s.paid[seat] // building.per * building.grace
    if kind == VIRTUE_IF_HIGHEST:
        return building.grace if highest(s, seat) else 0
    if kind == VIRTUE_PER_BUILDING:
        return count(s.built[seat]) // building.per * building.grace
    return 0


def counted(s: Architects, seat: i64, card: i64) -> i64:
    """AW-17.13, AW-20.10 The goods that a building counts; for Therese gold and marble are the same."""
    units: i64 = 0
    for good in BUILDINGS[card].counted:
        units += s.goods[seat * TYPES + good]
        if s.is_board(seat, THERESE) and good in (GOLD, MARBLE):
            units += s.goods[seat * TYPES + GOLD + MARBLE - good]
    return units


def last_virtue(s: Architects, seat: i64) -> None:
    """AW-17.15, AW-18.5 to AW-18.7 The end-game Virtue of a seat, in the order that is best for it."""
    gains = vec[i64]()
    loss: i64 = 0
    for card in range(HOUSES):
        if s.built[seat] >> card & 1 and BUILDINGS[card].timing == AT_END:
            loss += BUILDINGS[card].loss
            gain = last_gain(s, seat, card)
            if gain:
                gains = append(gains, gain)
    if len(gains) or loss:
        before = best_order(s, seat, gains, loss)
        carry_out(s, seat, before, loss, total(gains) - before)


def total(gains: vec[i64]) -> i64:
    """The sum of gains."""
    gained: i64 = 0
    for gain in gains:
        gained += gain
    return gained


def best_order(s: Architects, seat: i64, gains: vec[i64], loss: i64) -> i64:
    """AW-18.7 How much of the gains comes before the loss: the way with the most points, and then the most Virtue."""
    best: i64 = 0
    most: i64 = -100_000
    for chosen in range(ONE[len(gains)] if loss else 1):
        before: i64 = 0
        for i in range(len(gains)):
            if chosen >> i & 1:
                before += gains[i]
        worth = judged(s, seat, before, loss, total(gains) - before)
        if worth > most:
            best, most = before, worth
    return best


def judged(s: Architects, seat: i64, before: i64, loss: i64, after: i64) -> i64:
    """What a way to order the effects is worth: points first, then Virtue."""
    c = s.copy()
    carry_out(c, seat, before, loss, after)
    return settled(c, seat)


def settled(s: Architects, seat: i64) -> i64:
    """AW-24.2 The same once Hugo has paid or taken the debts of the loss, as is best for him."""
    step = s.todo[-1] if s.todo else None
    if not isinstance(step, BuyOff) or step.seat != seat:
        return points(s, seat) * 100 + s.virtue[seat]
    most: i64 = -100_000
    for option in step.options(s):
        c = s.copy()
        c.play(option)
        most = max(most, settled(c, seat))
    return most


def carry_out(s: Architects, seat: i64, before: i64, loss: i64, after: i64) -> None:
    """AW-18.5 Gains, the loss of a Dungeon, and gains again."""
    rise(s, seat, before)
    if loss:
        lose_virtue(s, seat, loss)
    rise(s, seat, after)


def rise(s: Architects, seat: i64, n: i64) -> None:
    """AW-18.6 Virtue above the top destroys unpaid debts, one each."""
    if not n:
        return
    virtue = s.virtue[seat] + n
    s.virtue[seat] = min(virtue, HIGHEST)
    s.tell(EVERYBODY, "virtue-up seat n of", seat, n, s.virtue[seat])
    gone = min(s.unpaid[seat], max(0, virtue - HIGHEST))
    if gone:
        s.unpaid[seat] -= gone
        s.tell(EVERYBODY, "destroys seat n", seat, gone)
