"""The Mercator (CO-10): money, and trade with the bank."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import count
from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, LEGAL, NOTHING, Said, Step
from mizban.core.words import Option
from mizban.games.concordia.rules.cards import MOST_TYPES, PRICE, TYPES
from mizban.games.concordia.rules.state import PURCHASE, SELL, STOP_TRADING, Concordia


def mercator(s: Concordia, seat: i64, cash: i64) -> None:
    """CO-5.8, CO-10.1, CO-11.6 What this very card pays; then trade."""
    s.cash[seat] += cash
    s.tell(EVERYBODY, "takes-cash seat n", seat, cash)
    s.then(Trade(seat, 0, 0))


@final
class Trade(Step[Concordia]):
    """CO-4.9, CO-4.11, CO-4.12, CO-10.2 to CO-10.6, CO-20.8 Sell or buy one unit after the other, of two types at most
    and of each type only one way, or stop."""

    def __init__(self, seat: i64, sold: i64, bought: i64) -> None:
        super().__init__(seat)
        self.sold: Final = sold  # a bit for each type
        self.bought: Final = bought

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.sold, self.bought)

    def ask(self, s: Concordia) -> Said:
        if not self.sold | self.bought:
            return ("Trade seat n", (self.seat, s.cash[self.seat]))
        return ("TradeMore seat n", (self.seat, s.cash[self.seat]))

    def candidates(self, s: Concordia) -> list[Option]:
        return TRADES

    def options(self, s: Concordia) -> list[Option]:
        legal: list[Option] = []
        seat = self.seat
        traded = self.sold | self.bought
        open: i64 = ~traded if count(traded) < MOST_TYPES else 0  # CO-10.2 types that may be begun
        for good in range(TYPES):
            if (self.sold | open) >> good & 1 and s.goods[seat * TYPES + good]:
                legal.append(SELL[good])
        if s.free(seat):
            for good in range(TYPES):
                if (self.bought | open) >> good & 1 and s.cash[seat] >= PRICE[good]:
                    legal.append(PURCHASE[good])
        if not legal:
            return NOTHING
        legal.append(STOP_TRADING)
        return legal

    def why(self, s: Concordia, o: Option) -> Said:
        if o is STOP_TRADING:
            return LEGAL
        selling = o.verb == "sell"
        if (self.bought if selling else self.sold) >> o.arg & 1:
            return ("one-way good CO-10.3", (o.arg,))
        traded = self.sold | self.bought
        if not traded >> o.arg & 1 and count(traded) >= MOST_TYPES:
            return ("two-types CO-10.2", ())
        if selling:
            return LEGAL if s.goods[self.seat * TYPES + o.arg] else ("nothing-to-sell good CO-10.3", (o.arg,))
        if not s.free(self.seat):
            return ("no-space CO-10.5", ())
        return (
            LEGAL if s.cash[self.seat] >= PRICE[o.arg] else ("no-cash n of CO-10.4", (PRICE[o.arg], s.cash[self.seat]))
        )

    def choose(self, s: Concordia, o: Option) -> None:
        if o is STOP_TRADING:
            return
        seat, good = self.seat, o.arg
        if o.verb == "sell":
            s.goods[seat * TYPES + good] -= 1
            s.cash[seat] += PRICE[good]
            s.tell(EVERYBODY, "sells seat good n", seat, good, PRICE[good])
            s.then(Trade(seat, self.sold | 1 << good, self.bought))
        else:
            s.goods[seat * TYPES + good] += 1
            s.cash[seat] -= PRICE[good]
            s.tell(EVERYBODY, "purchases seat good n", seat, good, PRICE[good])
            s.then(Trade(seat, self.sold, self.bought | 1 << good))

    def resolve(self, s: Concordia) -> None:
        """CO-5.7 There is nothing left to trade."""


TRADES: Final = [*SELL, *PURCHASE, STOP_TRADING]
