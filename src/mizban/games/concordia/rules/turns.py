"""The turn (CO-5), what each card does, the Diplomat (CO-11), and the end of the game (CO-14)."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import ONE
from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, LEGAL, NOTHING, Said, Step
from mizban.core.words import Option
from mizban.games.concordia.rules.architect import architect, houses_left
from mizban.games.concordia.rules.cards import (
    ARCHITECT,
    CARDS,
    COLONIST,
    CONSUL,
    CONSUL_CARDS,
    DIPLOMAT,
    MASON,
    MERCATOR,
    MERCATOR_5,
    OF_SORT,
    PAYS,
    PAYS_MORE,
    PREFECT,
    SEATS,
    SENATOR,
    SENATOR_CARDS,
    SORT,
    TRIBUNE,
)
from mizban.games.concordia.rules.colonist import FIRST_SETTLERS
from mizban.games.concordia.rules.mercator import mercator
from mizban.games.concordia.rules.prefect import PREFECTS, specialist
from mizban.games.concordia.rules.senator import shop
from mizban.games.concordia.rules.state import COPY, NOBODY, PLAY, Concordia
from mizban.games.concordia.rules.tribune import tribune


@final
class Turn(Step[Concordia]):
    """CO-5.1 to CO-5.6, CO-20.1, CO-20.11 Play a card of the hand; there is always one, for the Tribune never stays
    away. Cards that do the same are offered once."""

    def ask(self, s: Concordia) -> Said:
        return ("Turn seat" if s.concordia == NOBODY else "LastTurn seat", (self.seat,))

    def candidates(self, s: Concordia) -> list[Option]:
        return PLAY

    def options(self, s: Concordia) -> list[Option]:
        legal: list[Option] = []
        hand = s.hand[self.seat]
        for sort in range(len(PLAY)):
            if hand & OF_SORT[sort]:
                legal.append(PLAY[sort])
        return legal

    def why(self, s: Concordia, o: Option) -> Said:
        return LEGAL if s.hand[self.seat] & OF_SORT[o.arg] else ("not-in-hand sort CO-5.2", (o.arg,))

    def choose(self, s: Concordia, o: Option) -> None:
        seat, cards = self.seat, s.hand[self.seat] & OF_SORT[o.arg]
        card = lowest(cards)
        s.active = seat
        s.hand[seat] ^= ONE[card]
        s.pile[seat] |= ONE[card]
        s.top[seat] = card
        s.card = card
        s.tell(EVERYBODY, "plays seat card", seat, card)
        act(s, seat, o.arg)
        s.then(ENDS[seat])


def lowest(cards: i64) -> i64:
    """The first card of a set."""
    for card in range(len(CARDS)):
        if cards >> card & 1:
            return card
    raise AssertionError("no card is there")


def act(s: Concordia, seat: i64, sort: i64) -> None:
    """CO-5.2, CO-5.7, CO-11.1, CO-11.5 What a card of this sort does, played or copied."""
    if sort == TRIBUNE:
        tribune(s, seat)
    elif sort == ARCHITECT:
        architect(s, seat)
    elif sort == PREFECT:
        s.then(PREFECTS[seat])
    elif sort in (MERCATOR, MERCATOR_5):
        mercator(s, seat, PAYS if sort == MERCATOR else PAYS_MORE)
    elif sort == DIPLOMAT:
        s.then(COPIES[seat])
    elif sort == SENATOR:
        shop(s, seat, SENATOR_CARDS, 0)
    elif sort == CONSUL:
        shop(s, seat, CONSUL_CARDS, 1)
    elif sort == COLONIST:
        s.then(FIRST_SETTLERS[seat])
    else:
        specialist(s, seat, sort - MASON)


@final
class Copy(Step[Concordia]):
    """CO-5.8, CO-11.1 to CO-11.6, CO-11.10, CO-11.11, CO-19.17, CO-20.9 Carry out the top card of another pile, which
    must not be a Diplomat; it stays where it is."""

    def ask(self, s: Concordia) -> Said:
        return ("Copy seat", (self.seat,))

    def candidates(self, s: Concordia) -> list[Option]:
        return COPY

    def whose(self, s: Concordia, sort: i64) -> i64:
        """CO-11.2 to CO-11.4, CO-21.5 The first seat clockwise with a card of this sort on top that can be copied,
        or NOBODY."""
        other = s.left(self.seat)
        while other != self.seat:
            if s.top[other] != NOBODY and SORT[s.top[other]] == sort and sort != DIPLOMAT:
                return other
            other = s.left(other)
        return NOBODY

    def options(self, s: Concordia) -> list[Option]:
        tops: i64 = 0
        for other in range(s.seats):
            if other != self.seat and s.top[other] != NOBODY:
                tops |= 1 << SORT[s.top[other]]
        tops &= ~(1 << DIPLOMAT)
        if not tops:
            return NOTHING
        legal: list[Option] = []
        for sort in range(len(COPY)):
            if tops >> sort & 1:
                legal.append(COPY[sort])
        return legal

    def why(self, s: Concordia, o: Option) -> Said:
        if o.arg == DIPLOMAT:
            return ("no-diplomat CO-11.2", ())
        return LEGAL if self.whose(s, o.arg) != NOBODY else ("not-on-top sort CO-11.4", (o.arg,))

    def choose(self, s: Concordia, o: Option) -> None:
        s.copied = self.whose(s, o.arg)
        s.tell(EVERYBODY, "copies seat card other", self.seat, s.top[s.copied], s.copied)
        act(s, self.seat, o.arg)

    def resolve(self, s: Concordia) -> None:
        """CO-11.9, CO-19.16 With nothing to copy the Diplomat has no effect."""
        s.tell(EVERYBODY, "no-effect seat", self.seat)


@final
class End(Step[Concordia]):
    """CO-8.12, CO-14.1 to CO-14.6, CO-19.18, CO-19.21, CO-19.22 The turn ends: the Praefectus Magnus is passed if it
    was used, the Concordia card is taken if the end has come, and each of the others has one last turn."""

    def resolve(self, s: Concordia) -> None:
        seat = self.seat
        s.card = s.copied = NOBODY
        if s.doubled:
            s.doubled = 0
            s.magnus = s.right(seat)
            s.tell(EVERYBODY, "passes seat other", seat, s.magnus)
        if s.concordia == NOBODY and (not for_sale(s) or not houses_left(s, seat)):
            s.concordia = seat
            s.tell(EVERYBODY, "concordia seat", seat)
        following = s.left(seat)
        if following == s.concordia:
            s.over = 1
            s.tell(EVERYBODY, "game-ends")
        else:
            s.active = following
            s.then(TURNS[following])


def for_sale(s: Concordia) -> bool:
    """CO-14.1, CO-14.6 Whether a card is in the display; an empty stack alone ends nothing."""
    return s.display[0] != NOBODY


TURNS: Final = [Turn(seat) for seat in range(SEATS)]
COPIES: Final = [Copy(seat) for seat in range(SEATS)]
ENDS: Final = [End(seat) for seat in range(SEATS)]
