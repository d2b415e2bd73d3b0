"""The Guardhouse (AW-10): prisoners, ransom and debts."""

from __future__ import annotations

from typing import Final, final

from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, LEGAL, NOTHING, Said
from mizban.core.words import Option
from mizban.games.architects.rules.cards import (
    BERTHA,
    BERTHA_SILVER,
    DEBT_COLLECTORS,
    DEBT_SILVER,
    DEBT_TAX,
    ENFORCERS,
    PUPIL_GAIN,
    RANSOM_SILVER,
    RANSOM_TAX,
    SILVER,
    WORKERS,
)
from mizban.games.architects.rules.state import (
    BOARD,
    PAY_DEBT,
    PRISON,
    RANSOM,
    RANSOM_DEBT,
    RELEASE,
    SEND,
    STOP_GUARDING,
    Architects,
)
from mizban.games.architects.rules.steps import Counted
from mizban.games.architects.rules.supply import due, gain_each, give, pay
from mizban.games.architects.rules.town import free_from_boards, free_from_prison
from mizban.games.architects.rules.virtue import gain_virtue, lose_virtue, take_debts


def ransom_price(s: Architects, seat: i64) -> i64:
    """AW-10.6 What it costs now to release the own workers from all boards."""
    return RANSOM_SILVER + due(s, seat, RANSOM_TAX)


def debt_price(s: Architects, seat: i64) -> i64:
    """AW-10.7 What it costs now to pay a debt."""
    return DEBT_SILVER + due(s, seat, DEBT_TAX)


@final
class Guardhouse(Counted):
    """AW-3.15, AW-10.1 to AW-10.9, AW-26.6 One action after the other, as long as there are any left, or stop."""

    def ask(self, s: Architects) -> Said:
        return ("Guardhouse seat n", (self.seat, self.left))

    def candidates(self, s: Architects) -> list[Option]:
        return ACTIONS

    def options(self, s: Architects) -> list[Option]:
        legal: list[Option] = []
        seat, purse = self.seat, s.has(self.seat, SILVER)
        if s.held(seat):
            legal.append(SEND)
        if s.at(PRISON, seat):
            legal.append(RELEASE)
        if s.away(seat):
            if purse >= ransom_price(s, seat):
                legal.append(RANSOM)
            legal.append(RANSOM_DEBT)
        if s.unpaid[seat] and purse >= debt_price(s, seat):
            legal.append(PAY_DEBT)
        if not legal:
            return NOTHING
        legal.append(STOP_GUARDING)
        return legal

    def why(self, s: Architects, o: Option) -> Said:
        seat, purse = self.seat, s.has(self.seat, SILVER)
        if o is SEND:
            return LEGAL if s.held(seat) else ("no-captives AW-10.4", ())
        if o is RELEASE:
            return LEGAL if s.at(PRISON, seat) else ("no-prisoners AW-10.5", ())
        if o is RANSOM or o is RANSOM_DEBT:
            if not s.away(seat):
                return ("nobody-away AW-10.6", ())
            price = ransom_price(s, seat) if o is RANSOM else 0
            return LEGAL if price <= purse else ("no-silver n of AW-10.6", (price, purse))
        if o is PAY_DEBT:
            if not s.unpaid[seat]:
                return ("no-debts AW-10.7", ())
            price = debt_price(s, seat)
            return LEGAL if price <= purse else ("no-silver n of AW-10.7", (price, purse))
        return LEGAL

    def choose(self, s: Architects, o: Option) -> None:
        if o is STOP_GUARDING:
            return
        seat = self.seat
        if o is SEND:
            send(s, seat)
        elif o is RELEASE:
            free_from_prison(s, seat, WORKERS)
        elif o is PAY_DEBT:
            pay_debt(s, seat)
        else:
            ransom(s, seat, o is RANSOM_DEBT)
        if self.left > 1:
            s.then(Guardhouse(seat, self.left - 1))

    def resolve(self, s: Architects) -> None:
        """AW-3.15, AW-10.3 No action is possible."""


def send(s: Architects, seat: i64) -> None:
    """AW-10.4, AW-24.1, AW-24.2 All captured workers go to the Prison, for 1 silver each; an Enforcer adds gold,
    Bertha silver."""
    silver: i64 = BERTHA_SILVER if s.is_board(seat, BERTHA) else 0
    for owner in range(s.seats):
        n = s.at(BOARD + seat, owner)
        if n:
            s.move(owner, BOARD + seat, PRISON, n)
            s.tell(EVERYBODY, "imprisons seat other n", seat, owner, n)
            silver += n
    give(s, seat, SILVER, silver)
    gain_each(s, seat, s.hired[seat] & ENFORCERS, PUPIL_GAIN)


def ransom(s: Architects, seat: i64, on_debt: bool) -> None:
    """AW-10.6, AW-10.12 The own workers come back from all boards, for silver, or for a debt and Virtue."""
    if on_debt:
        take_debts(s, seat, 1)
        lose_virtue(s, seat, 1)
    else:
        pay(s, seat, RANSOM_SILVER, due(s, seat, RANSOM_TAX))
    free_from_boards(s, seat)


def pay_debt(s: Architects, seat: i64) -> None:
    """AW-10.7, AW-10.8, AW-10.10 One debt is turned to its paid side: Virtue, and what Debt Collectors bring."""
    pay(s, seat, DEBT_SILVER, due(s, seat, DEBT_TAX))
    s.unpaid[seat] -= 1
    s.paid[seat] += 1
    s.tell(EVERYBODY, "pays-debt seat", seat)
    gain_virtue(s, seat, 1)
    gain_each(s, seat, s.hired[seat] & DEBT_COLLECTORS, PUPIL_GAIN)


ACTIONS: Final = [SEND, RELEASE, RANSOM, RANSOM_DEBT, PAY_DEBT, STOP_GUARDING]
