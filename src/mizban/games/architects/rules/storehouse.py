"""The King's Storehouse (AW-5)."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import ONE, count
from mizban.core.packed import i64, vec
from mizban.core.state import EVERYBODY, LEGAL, NOTHING, Said
from mizban.core.words import Option
from mizban.games.architects.rules.cards import (
    GOODS,
    MARBLE,
    OVERSEERS,
    PUPIL_GAIN,
    PUPIL_PAY,
    STOREHOUSE,
    TYPES,
    units,
)
from mizban.games.architects.rules.state import (
    CARVE,
    DONATE,
    PAIRS,
    STOP_TRADING,
    TRADE,
    TRADER,
    TRIOS,
    Architects,
)
from mizban.games.architects.rules.steps import Counted
from mizban.games.architects.rules.supply import gain, give
from mizban.games.architects.rules.virtue import gain_virtue


def packed_costs(sets: list[list[int]]) -> list[int]:
    """Ways to pay as rows of a table."""
    return [goods.count(good) for goods in sets for good in range(len(GOODS))]


DONATED: Final = vec[i64](packed_costs(PAIRS))  # AW-5.2 [way * TYPES + good]
CARVED: Final = vec[i64](packed_costs(TRIOS))  # AW-5.3 [way * TYPES + good]


def trades(s: Architects, seat: i64) -> i64:
    """AW-5.1, AW-24.1 How many trades there are: one for each own worker, and one for an Overseer."""
    return s.at(STOREHOUSE, seat) + count(s.hired[seat] & OVERSEERS)


def affords(s: Architects, seat: i64, costs: vec[i64], row: i64) -> bool:
    """Whether a seat has all goods of a row of costs."""
    mine, first, goods = seat * TYPES, row * TYPES, s.goods
    return all(goods[mine + good] >= costs[first + good] for good in range(TYPES))


def lack(s: Architects, seat: i64, costs: vec[i64], row: i64) -> i64:
    """The goods of a row of costs that a seat lacks, as one figure."""
    mine, first = seat * TYPES, row * TYPES
    lacking: i64 = 0
    for good in range(TYPES):
        lacking += units(good, short(costs[first + good], s.goods[mine + good]))
    return lacking


def short(n: i64, of: i64) -> i64:
    """How much is lacking where so much is needed and so much is there."""
    return max(0, n - of)


def spend(s: Architects, seat: i64, costs: vec[i64], row: i64) -> None:
    """The goods of a row of costs go to the Supply."""
    mine, first = seat * TYPES, row * TYPES
    told: i64 = 0
    for good in range(TYPES):
        n = costs[first + good]
        if n:
            s.goods[mine + good] -= n
            told += units(good, n)
    s.tell(EVERYBODY, "gives seat goods", seat, told)


@final
class Storehouse(Counted):
    """AW-3.15, AW-5.1 to AW-5.7, AW-26.4 One trade after the other, as long as there are any left, or stop."""

    def ask(self, s: Architects) -> Said:
        return ("Storehouse seat n", (self.seat, self.left))

    def candidates(self, s: Architects) -> list[Option]:
        return TRADES

    def options(self, s: Architects) -> list[Option]:
        legal: list[Option] = []
        seat = self.seat
        for way in range(len(DONATE)):
            if affords(s, seat, DONATED, way):
                legal.append(DONATE[way])
        for way in range(len(CARVE)):
            if affords(s, seat, CARVED, way):
                legal.append(CARVE[way])
        for trade in range(len(TRADE)):
            trader = TRADER[trade]
            if s.hired[seat] & ONE[trader] and affords(s, seat, PUPIL_PAY, trader):
                legal.append(TRADE[trade])
        if not legal:
            return NOTHING
        legal.append(STOP_TRADING)
        return legal

    def why(self, s: Architects, o: Option) -> Said:
        if o is STOP_TRADING:
            return LEGAL
        costs, row = DONATED, o.arg
        if o.verb == "carve":
            costs = CARVED
        elif o.verb == "trade":
            costs, row = PUPIL_PAY, TRADER[o.arg]
            if not s.hired[self.seat] & ONE[row]:
                return ("not-hired apprentice AW-5.4", (row,))
        lacking = lack(s, self.seat, costs, row)
        return ("no-goods goods AW-5.2", (lacking,)) if lacking else LEGAL

    def choose(self, s: Architects, o: Option) -> None:
        if o is STOP_TRADING:
            return
        seat = self.seat
        if o.verb == "donate":
            spend(s, seat, DONATED, o.arg)
            gain_virtue(s, seat, 1)
        elif o.verb == "carve":
            spend(s, seat, CARVED, o.arg)
            give(s, seat, MARBLE, 1)
        else:
            spend(s, seat, PUPIL_PAY, TRADER[o.arg])
            gain(s, seat, PUPIL_GAIN, TRADER[o.arg])
        if self.left > 1:
            s.then(Storehouse(seat, self.left - 1))

    def resolve(self, s: Architects) -> None:
        """AW-3.15 There is nothing to trade with."""


TRADES: Final = [*DONATE, *CARVE, *TRADE, STOP_TRADING]
