"""The Tax Stand (AW-8) and the Black Market (AW-9)."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import ONE, count
from mizban.core.packed import append, i64, vec
from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.games.architects.rules.cards import (
    CAROLINE,
    ILLUSIONISTS,
    LARGE,
    LOOK,
    MARKET_LARGE,
    MARKET_LOSS,
    MARKET_PRICE,
    MARKET_SMALL,
    MIDDLE,
    PICKPOCKETS,
    PRINTED,
    PUPIL_GAIN,
    SEATS,
    SILVER,
    SMALL,
    STAND_LOSS,
    SWINDLERS,
    THIEVES,
    TRICKSTERS,
)
from mizban.games.architects.rules.state import (
    AT_LARGE,
    AT_LOOK,
    AT_MARKET_HIRE,
    AT_SMALL,
    KEEP,
    NOBODY,
    SUPPLY,
    Architects,
)
from mizban.games.architects.rules.supply import blur, draw, gain, gain_each, give, pay
from mizban.games.architects.rules.virtue import lose_virtue
from mizban.games.architects.rules.workshop import FREE, recruit

# What is done in the Black Market, in the order of placings; hire and look share the middle space.
GOODS_SMALL: Final[i64] = AT_SMALL - AT_SMALL
HIRING: Final[i64] = AT_MARKET_HIRE - AT_SMALL
LOOKING: Final[i64] = AT_LOOK - AT_SMALL
GOODS_LARGE: Final[i64] = AT_LARGE - AT_SMALL
SPACE: Final = vec[i64]([SMALL, MIDDLE, MIDDLE, LARGE])  # [deal] its space


def steal(s: Architects, seat: i64) -> None:
    """AW-8.2, AW-8.6 All silver of the stand, for Virtue; a Thief loses less, a Pickpocket gains gold."""
    loss = max(0, STAND_LOSS - count(s.hired[seat] & THIEVES))
    give(s, seat, SILVER, s.tax)
    s.tax = 0
    gain_each(s, seat, s.hired[seat] & PICKPOCKETS, PUPIL_GAIN)
    if loss:
        lose_virtue(s, seat, loss)


def fee(s: Architects, seat: i64, space: i64) -> i64:
    """AW-9.2 to AW-9.4, AW-9.8, AW-9.14 The silver for a space; a Trickster pays less. It is no Tax."""
    return max(0, MARKET_PRICE[space] - count(s.hired[seat] & TRICKSTERS))


def deal(s: Architects, seat: i64, what: i64) -> None:
    """AW-9.2 to AW-9.4, AW-9.7, AW-9.8 A worker on a space: pay, lose Virtue, and then what the space gives. When all
    three are taken, a Reset follows."""
    space = SPACE[what]
    s.workers[SUPPLY * SEATS + seat] -= 1
    s.market[space] = seat
    pay(s, seat, fee(s, seat, space), 0)
    if not s.hired[seat] & ILLUSIONISTS:
        lose_virtue(s, seat, MARKET_LOSS[space])
    if s.market[0] != NOBODY and s.market[1] != NOBODY and s.market[2] != NOBODY:
        s.resets += 1
    s.then(Bargain(seat, what))


@final
class Bargain(Step[Architects]):
    """AW-9.2 to AW-9.6, AW-9.8, AW-9.9 The goods of the card, or a hire, or a look; then what apprentices add who
    were there before."""

    def __init__(self, seat: i64, what: i64) -> None:
        super().__init__(seat)
        self.what: Final = what

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.what)

    def resolve(self, s: Architects) -> None:
        seat = self.seat
        if self.what == GOODS_SMALL:
            gain(s, seat, MARKET_SMALL, s.small() if s.small() != NOBODY else PRINTED)
        elif self.what == GOODS_LARGE:
            gain(s, seat, MARKET_LARGE, s.large() if s.large() != NOBODY else PRINTED)
        elif self.what == HIRING:
            recruit(s, seat, FREE)
        else:
            look(s, seat)
        s.then(Spoils(seat, s.hired[seat] & SWINDLERS))


@final
class Spoils(Step[Architects]):
    """AW-9.8, AW-9.9, AW-20.7 The extra goods of Swindlers, and Caroline's card."""

    def __init__(self, seat: i64, swindlers: i64) -> None:
        super().__init__(seat)
        self.swindlers: Final = swindlers  # a bit for each

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.swindlers)

    def resolve(self, s: Architects) -> None:
        gain_each(s, self.seat, self.swindlers, PUPIL_GAIN)
        if s.is_board(self.seat, CAROLINE):
            draw(s, self.seat, 1)


def look(s: Architects, seat: i64) -> None:
    """AW-9.3, AW-9.12, AW-21.8 The top five buildings are seen by this seat only, or as many as there are."""
    for card in s.pile[:LOOK]:
        s.seen[card] |= ONE[seat]
    s.learned += 1
    s.tell(EVERYBODY, "looks seat n", seat, min(LOOK, len(s.pile)))
    s.then(Look(seat))


@final
class Look(Step[Architects]):
    """AW-9.3, AW-9.13, AW-26.8 Keep one of the cards; the others go under the pile in the order they were drawn."""

    def ask(self, s: Architects) -> Said:
        return ("Look seat", (self.seat,))

    def candidates(self, s: Architects) -> list[Option]:
        return KEEP

    def options(self, s: Architects) -> list[Option]:
        return [KEEP[card] for card in s.pile[:LOOK]]

    def why(self, s: Architects, o: Option) -> Said:
        return LEGAL if o.arg in s.pile[:LOOK] else ("not-looked-at building AW-9.3", (o.arg,))

    def choose(self, s: Architects, o: Option) -> None:
        cards = s.pile[:LOOK]
        rest = s.pile[LOOK:]
        looked: i64 = 0
        for card in cards:
            looked |= ONE[card]
            if card != o.arg:
                rest = append(rest, card)
        s.pile = rest
        s.fresh = max(0, s.fresh - len(cards))
        s.hand[self.seat] |= ONE[o.arg]
        blur(s, looked, ONE[self.seat])
        s.tell(EVERYBODY, "keeps-one seat", self.seat)
        s.tell(ONE[self.seat], "drew building", o.arg)
