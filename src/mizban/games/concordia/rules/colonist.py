"""The Colonist (CO-9): place colonists, or take money."""

from __future__ import annotations

from typing import Final, final

from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.games.concordia.rules.board import (
    LAND,
    ON_MAP,
    ROMA_BIT,
    SEA,
    SERVED,
    city_in,
    in_city,
    members,
    network,
    spoken,
    way_in,
)
from mizban.games.concordia.rules.cards import COLONIST_CASH, NEW_COLONIST, SEATS
from mizban.games.concordia.rules.state import SETTLE, STOP_SETTLING, TAKE_CASH, Concordia
from mizban.games.concordia.rules.storehouse import can_pay, pay


def earnings(colonists: i64) -> i64:
    """CO-9.5 What the money action pays for so many colonists on the board."""
    return COLONIST_CASH + colonists


def settleable(s: Concordia, seat: i64, way: i64) -> i64:
    """CO-9.2, CO-9.3 The cities where a colonist of a kind may be placed: Roma and those with an own house, if a line
    of its kind ends there."""
    return (s.houses[seat] | ROMA_BIT) & SERVED[network(s.map, way)]


@final
class Settle(Step[Concordia]):
    """CO-5.7, CO-9.1 to CO-9.6, CO-19.5, CO-20.7 Place colonists one after the other, each paid for; or, before the
    first, take money instead."""

    def __init__(self, seat: i64, begun: i64) -> None:
        super().__init__(seat)
        self.begun: Final = begun  # 1: a colonist has been placed

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.begun)

    def ask(self, s: Concordia) -> Said:
        return (
            ("SettleMore seat", (self.seat,))
            if self.begun
            else ("Settle seat n", (self.seat, earnings(s.on_board(self.seat))))
        )

    def candidates(self, s: Concordia) -> list[Option]:
        return PLACES[s.map]

    def options(self, s: Concordia) -> list[Option]:
        legal: list[Option] = []
        if can_pay(s, self.seat, NEW_COLONIST, 0):
            for way in (LAND, SEA):
                if s.stocked(self.seat, way):
                    legal += spoken(SETTLE, settleable(s, self.seat, way), in_city(way, 0))
        if not self.begun:
            legal.append(TAKE_CASH)
        elif legal:
            legal.append(STOP_SETTLING)
        return legal

    def why(self, s: Concordia, o: Option) -> Said:
        if o is TAKE_CASH:
            return ("begun CO-9.6", ()) if self.begun else LEGAL
        if o is STOP_SETTLING:
            return LEGAL if self.begun else ("place-or-cash CO-9.6", ())
        way, city = way_in(o.arg), city_in(o.arg)
        if not can_pay(s, self.seat, NEW_COLONIST, 0):
            return ("colonist-goods CO-9.1", ())
        if not s.stocked(self.seat, way):
            return ("none-left way CO-9.4", (way,))
        if not (s.houses[self.seat] | ROMA_BIT) >> city & 1:
            return ("no-house city CO-9.2", (city,))
        return LEGAL if settleable(s, self.seat, way) >> city & 1 else ("no-line city way CO-9.3", (city, way))

    def choose(self, s: Concordia, o: Option) -> None:
        if o is TAKE_CASH:
            cash = earnings(s.on_board(self.seat))
            s.cash[self.seat] += cash
            s.tell(EVERYBODY, "takes-cash seat n", self.seat, cash)
        elif o is not STOP_SETTLING:
            way, city = way_in(o.arg), city_in(o.arg)
            pay(s, self.seat, NEW_COLONIST, 0)
            s.place(self.seat, way, city)
            s.tell(EVERYBODY, "settles seat way city", self.seat, way, city)
            s.then(SETTLERS[self.seat])

    def resolve(self, s: Concordia) -> None:
        """CO-9.1 No more colonists can be placed."""


PLACES: Final = [
    [SETTLE[in_city(way, city)] for way in (LAND, SEA) for city in members(ON_MAP[map] | ROMA_BIT)]
    + [TAKE_CASH, STOP_SETTLING]
    for map in (0, 1)
]
FIRST_SETTLERS: Final = [Settle(seat, 0) for seat in range(SEATS)]
SETTLERS: Final = [Settle(seat, 1) for seat in range(SEATS)]  # after the first colonist
