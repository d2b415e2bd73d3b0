"""The storehouse (CO-4): what comes in, what is paid, and what to keep when not all of it fits."""

from __future__ import annotations

from typing import Final, final

from mizban.core.packed import i64, vec
from mizban.core.state import EVERYBODY, LEGAL, NOTHING, Said, Step
from mizban.core.words import Option
from mizban.games.concordia.rules.cards import TYPES
from mizban.games.concordia.rules.goods import among, total, units
from mizban.games.concordia.rules.state import KEEP, Concordia


def can_pay(s: Concordia, seat: i64, cost: vec[i64], first: i64) -> bool:
    """CO-4.10 Whether the storehouse has all of a cost, which begins at `first` of a table."""
    mine, goods = seat * TYPES, s.goods
    return all(goods[mine + good] >= cost[first + good] for good in range(TYPES))


def pay(s: Concordia, seat: i64, cost: vec[i64], first: i64) -> None:
    """CO-4.10 Goods go to the bank."""
    mine, goods = seat * TYPES, s.goods
    for good in range(TYPES):
        goods[mine + good] -= cost[first + good]


def receive(s: Concordia, seat: i64, goods: i64) -> None:
    """CO-4.4 to CO-4.9, CO-19.9, CO-19.10 What comes at one moment fills the free spaces; of what is too much the seat
    chooses what to keep, and the rest is lost. Nothing that fits can be refused, nothing stored makes room."""
    if not goods:
        return
    free = s.free(seat)
    if total(goods) <= free:
        store(s, seat, goods)
    elif not free:
        s.tell(EVERYBODY, "no-room seat goods", seat, goods)
    else:
        s.then(Keep(seat, goods))


def store(s: Concordia, seat: i64, goods: i64) -> None:
    """Units go to the storehouse."""
    for good in range(TYPES):
        s.goods[seat * TYPES + good] += among(goods, good)
    s.tell(EVERYBODY, "receives seat goods", seat, goods)


@final
class Keep(Step[Concordia]):
    """CO-4.6, CO-8.9, CO-19.11, CO-20.6 Choose a unit to keep among those just received, as long as a space is free."""

    def __init__(self, seat: i64, goods: i64) -> None:
        super().__init__(seat)
        self.goods: Final = goods  # what has come and is neither kept nor lost

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.goods)

    def ask(self, s: Concordia) -> Said:
        return ("Keep seat n goods", (self.seat, s.free(self.seat), self.goods))

    def candidates(self, s: Concordia) -> list[Option]:
        return KEEP

    def options(self, s: Concordia) -> list[Option]:
        if total(self.goods) <= s.free(self.seat):
            return NOTHING
        legal: list[Option] = []
        for good in range(TYPES):
            if among(self.goods, good):
                legal.append(KEEP[good])
        return legal if len(legal) > 1 else NOTHING

    def why(self, s: Concordia, o: Option) -> Said:
        return LEGAL if among(self.goods, o.arg) else ("not-received good CO-4.6", (o.arg,))

    def choose(self, s: Concordia, o: Option) -> None:
        one = units(o.arg, 1)
        store(s, self.seat, one)
        rest = self.goods - one
        if s.free(self.seat):
            s.then(Keep(self.seat, rest))
        else:
            s.tell(EVERYBODY, "no-room seat goods", self.seat, rest)

    def resolve(self, s: Concordia) -> None:
        """CO-4.6, CO-4.8 All that is left fits, or it is all the same: the spaces are filled."""
        goods, free = self.goods, s.free(self.seat)
        if total(goods) <= free:
            store(s, self.seat, goods)
            return
        for good in range(TYPES):
            if among(goods, good):
                store(s, self.seat, units(good, free))
                s.tell(EVERYBODY, "no-room seat goods", self.seat, goods - units(good, free))
