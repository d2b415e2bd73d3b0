"""The Tribune (CO-6): all played cards come back, and one more colonist may be hired."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import count
from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, LEGAL, NOTHING, Said, Step
from mizban.core.words import Option
from mizban.games.concordia.rules.board import LAND, ROMA, SEA
from mizban.games.concordia.rules.cards import FREE_CARDS, NEW_COLONIST, SEATS
from mizban.games.concordia.rules.intermediate_scoring import mark
from mizban.games.concordia.rules.state import HIRE, NO_COLONIST, NOBODY, Concordia
from mizban.games.concordia.rules.storehouse import can_pay, pay


def tribune(s: Concordia, seat: i64) -> None:
    """CO-5.8, CO-6.1, CO-6.2, CO-19.12, CO-19.13, CO-21.6 All played cards come back, this one too, unasked;
    the fourth and more pay."""
    cards = count(s.pile[seat])
    s.hand[seat] |= s.pile[seat]
    s.pile[seat] = 0
    s.top[seat] = NOBODY
    cash = max(cards - FREE_CARDS, 0)
    s.cash[seat] += cash
    s.tell(EVERYBODY, "takes-back seat n of", seat, cards, cash)
    if s.intermediate and s.marks[seat] == NOBODY:
        mark(s, seat)
    s.then(HIRES[seat])


@final
class Hire(Step[Concordia]):
    """CO-6.3 to CO-6.6, CO-19.5, CO-20.2 Pay for one more colonist, who begins in Roma, or for none."""

    def ask(self, s: Concordia) -> Said:
        return ("Hire seat", (self.seat,))

    def candidates(self, s: Concordia) -> list[Option]:
        return HIRES_OR_NOT

    def options(self, s: Concordia) -> list[Option]:
        if not can_pay(s, self.seat, NEW_COLONIST, 0):
            return NOTHING
        legal: list[Option] = []
        for way in (LAND, SEA):
            if s.stocked(self.seat, way):
                legal.append(HIRE[way])
        if not legal:
            return NOTHING
        legal.append(NO_COLONIST)
        return legal

    def why(self, s: Concordia, o: Option) -> Said:
        if o is NO_COLONIST or s.stocked(self.seat, o.arg):
            return LEGAL
        return ("none-left way CO-6.4", (o.arg,))

    def choose(self, s: Concordia, o: Option) -> None:
        if o is not NO_COLONIST:
            pay(s, self.seat, NEW_COLONIST, 0)
            s.place(self.seat, o.arg, ROMA)
            s.tell(EVERYBODY, "hires seat way", self.seat, o.arg)

    def resolve(self, s: Concordia) -> None:
        """CO-6.6 Without both goods and a colonist there is nothing to ask."""


HIRES_OR_NOT: Final = [*HIRE, NO_COLONIST]
HIRES: Final = [Hire(seat) for seat in range(SEATS)]
