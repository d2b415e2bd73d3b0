"""Virtue and debts (AW-14, AW-10.10 to AW-10.12)."""

from __future__ import annotations

from typing import Final, final

from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.games.architects.rules.cards import BRIBE, HIGHEST, HUGO, SILVER, TYPES
from mizban.games.architects.rules.state import BUY_OFF, DESTROY, TAKE_DEBT, Architects
from mizban.games.architects.rules.steps import Counted


def gain_virtue(s: Architects, seat: i64, n: i64) -> None:
    """AW-14.2, AW-14.4, AW-25.3 The marker moves up at once; for what is above the top debts may be destroyed."""
    virtue = s.virtue[seat] + n
    excess = virtue - HIGHEST
    s.virtue[seat] = HIGHEST if excess > 0 else virtue
    s.tell(EVERYBODY, "virtue-up seat n of", seat, n, s.virtue[seat])
    if excess > 0 and s.unpaid[seat]:
        s.then(Destroy(seat, min(excess, s.unpaid[seat])))


def lose_virtue(s: Architects, seat: i64, n: i64) -> None:
    """AW-14.2, AW-14.5, AW-25.2, AW-27.7 The marker moves down at once; each Virtue below the bottom is a debt."""
    virtue = s.virtue[seat] - n
    s.virtue[seat] = 0 if virtue < 0 else virtue
    s.tell(EVERYBODY, "virtue-down seat n of", seat, n, s.virtue[seat])
    if virtue < 0:
        take_debts(s, seat, -virtue)


def change_virtue(s: Architects, seat: i64, n: i64) -> None:
    """AW-6.7, AW-12.4 The Virtue sign of a card."""
    if n > 0:
        gain_virtue(s, seat, n)
    elif n < 0:
        lose_virtue(s, seat, -n)


def take_debts(s: Architects, seat: i64, n: i64) -> None:
    """AW-10.10, AW-24.2 Debts lie unpaid side up before the seat; Hugo may pay instead."""
    if s.is_board(seat, HUGO):
        s.then(BuyOff(seat, n))
    else:
        owe(s, seat, n)


def owe(s: Architects, seat: i64, n: i64) -> None:
    """AW-2.4, AW-10.10, AW-22.2 Debts are taken; they never run out."""
    s.unpaid[seat] += n
    s.tell(EVERYBODY, "takes-debt seat n", seat, n)


@final
class Destroy(Step[Architects]):
    """AW-14.4, AW-17.7, AW-26.14, AW-26.16 Say how many of the own unpaid debts are destroyed, up to so many."""

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: Final = most

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.most)

    def ask(self, s: Architects) -> Said:
        return ("Destroy seat n", (self.seat, self.most))

    def candidates(self, s: Architects) -> list[Option]:
        return DESTROY

    def options(self, s: Architects) -> list[Option]:
        return DESTROY[: self.most + 1]

    def why(self, s: Architects, o: Option) -> Said:
        return LEGAL if o.arg <= self.most else ("too-many-debts n AW-14.4", (self.most,))

    def choose(self, s: Architects, o: Option) -> None:
        """AW-10.11 A destroyed debt is gone; it brings no Virtue and no Debt Collector."""
        if o.arg:
            s.unpaid[self.seat] -= o.arg
            s.tell(EVERYBODY, "destroys seat n", self.seat, o.arg)


@final
class BuyOff(Counted):
    """AW-24.2, AW-25.1, AW-26.19 Hugo pays silver or takes the debt, for each debt anew."""

    def ask(self, s: Architects) -> Said:
        return ("BuyOff seat n", (self.seat, self.left))

    def candidates(self, s: Architects) -> list[Option]:
        return BUY_OR_TAKE

    def options(self, s: Architects) -> list[Option]:
        return BUY_OR_TAKE if s.has(self.seat, SILVER) >= BRIBE else ONLY_TAKE

    def why(self, s: Architects, o: Option) -> Said:
        if o is TAKE_DEBT or s.has(self.seat, SILVER) >= BRIBE:
            return LEGAL
        return ("no-silver n of AW-24.2", (BRIBE, s.has(self.seat, SILVER)))

    def choose(self, s: Architects, o: Option) -> None:
        if o is BUY_OFF:
            s.goods[self.seat * TYPES + SILVER] -= BRIBE
            s.tell(EVERYBODY, "buys-off seat n", self.seat, BRIBE)
        else:
            owe(s, self.seat, 1)
        if self.left > 1:
            s.then(BuyOff(self.seat, self.left - 1))


BUY_OR_TAKE: Final = [BUY_OFF, TAKE_DEBT]
ONLY_TAKE: Final = [TAKE_DEBT]
