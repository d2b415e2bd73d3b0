"""What buildings do at once (AW-17.1 to AW-17.12)."""

from __future__ import annotations

from typing import Final, final

from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, LEGAL, NOTHING, Said, Step
from mizban.core.words import Option
from mizban.games.architects.rules.cards import (
    BUILDINGS,
    GOLD,
    HAND_LIMIT,
    HOUSE_GAIN,
    HOUSE_KIND,
    HOUSE_OTHER,
    MANY_PRISONERS,
    WIDTH,
    WORKERS,
)
from mizban.games.architects.rules.cathedral import in_hand
from mizban.games.architects.rules.effects import (
    ALL_GAIN_VIRTUE,
    ALL_LOSE_VIRTUE,
    DESTROY_DEBT,
    DISCARD_APPRENTICE,
    DISCARD_BUILDING,
    FREE_CAPTURE,
    GAIN,
    GAIN_CHOICE,
    GAIN_PER_VIRTUE,
    HIRE_FREE,
    RELEASE_BOARDS,
    RELEASE_PRISON,
    TAKE_DEBT,
)
from mizban.games.architects.rules.state import DISCARD, KEEP_ALL, PRISON, TAKE, Architects
from mizban.games.architects.rules.steps import OfBuilding
from mizban.games.architects.rules.supply import bury, gain, give
from mizban.games.architects.rules.town import Barracks, Raid, free_from_prison
from mizban.games.architects.rules.virtue import Destroy, gain_virtue, lose_virtue, take_debts
from mizban.games.architects.rules.workshop import GRAVEYARD, TAVERN, Dismiss, recruit


def effect(s: Architects, seat: i64, card: i64) -> None:
    """AW-12.5, AW-17.1 to AW-17.12, AW-27.1, AW-27.8 The immediate effect of a building, as far as it is possible."""
    kind = HOUSE_KIND[card]
    if kind == GAIN:
        gain(s, seat, HOUSE_GAIN, card)
    elif kind == GAIN_CHOICE:
        s.then(TakeOne(seat, card))
    elif kind == TAKE_DEBT:
        take_debts(s, seat, BUILDINGS[card].debts)
    elif kind == DISCARD_BUILDING:
        s.then(Library(seat, card))
    elif kind == GAIN_PER_VIRTUE:  # AW-17.11, AW-25.6
        give(s, seat, GOLD, s.virtue[seat] // BUILDINGS[card].per)
    elif kind == HIRE_FREE:
        recruit(s, seat, TAVERN)
    elif kind == DISCARD_APPRENTICE:  # AW-24.1
        if s.hired[seat]:
            s.then(Dismiss(seat, GRAVEYARD))
    else:
        on_people(s, seat, card, kind)


def on_people(s: Architects, seat: i64, card: i64, kind: i64) -> None:
    """AW-17.4 to AW-17.7, AW-17.9, AW-17.10, AW-25.1 What buildings do to workers, debts and the Virtue of all."""
    if kind == FREE_CAPTURE:
        s.then(Raid(seat, BUILDINGS[card].captures))
    elif kind == RELEASE_BOARDS:
        s.then(Barracks(seat))
    elif kind == RELEASE_PRISON:
        free_from_prison(s, seat, WORKERS)
    elif kind == DESTROY_DEBT:
        if s.unpaid[seat]:
            s.then(Destroy(seat, BUILDINGS[card].debts))
    elif kind in (ALL_GAIN_VIRTUE, ALL_LOSE_VIRTUE):
        for i in range(s.seats):
            other = (seat + i) % s.seats
            if kind == ALL_GAIN_VIRTUE:
                gain_virtue(s, other, BUILDINGS[card].grace)
            elif s.at(PRISON, other) >= MANY_PRISONERS:
                lose_virtue(s, other, BUILDINGS[card].loss)


@final
class TakeOne(OfBuilding):
    """AW-17.2, AW-26.13 Choose one of the two goods that the building offers."""

    def ask(self, s: Architects) -> Said:
        return ("TakeOne seat building", (self.seat, self.card))

    def offers(self, good: i64) -> bool:
        """Whether the building offers a good: the first of TAKE is gold."""
        at = self.card * WIDTH + GOLD + good
        return HOUSE_GAIN[at] + HOUSE_OTHER[at] > 0

    def candidates(self, s: Architects) -> list[Option]:
        return TAKE

    def options(self, s: Architects) -> list[Option]:
        return [o for o in TAKE if self.offers(o.arg)]

    def why(self, s: Architects, o: Option) -> Said:
        return LEGAL if self.offers(o.arg) else ("not-offered good AW-17.2", (GOLD + o.arg,))

    def choose(self, s: Architects, o: Option) -> None:
        first = HOUSE_GAIN[self.card * WIDTH + GOLD + o.arg] > 0
        gain(s, self.seat, HOUSE_GAIN if first else HOUSE_OTHER, self.card)


@final
class Library(OfBuilding):
    """AW-12.5, AW-17.8, AW-26.14 A card of the hand may be discarded for gold."""

    def ask(self, s: Architects) -> Said:
        return ("Library seat", (self.seat,))

    def candidates(self, s: Architects) -> list[Option]:
        return DISCARD_OR_NOT

    def options(self, s: Architects) -> list[Option]:
        legal = in_hand(s, self.seat)
        if not legal:
            return NOTHING
        legal.append(KEEP_ALL)
        return legal

    def why(self, s: Architects, o: Option) -> Said:
        if o is KEEP_ALL or s.hand[self.seat] >> o.arg & 1:
            return LEGAL
        return ("not-in-hand building AW-17.8", (o.arg,))

    def choose(self, s: Architects, o: Option) -> None:
        if o is KEEP_ALL:
            s.tell(EVERYBODY, "keeps-all seat", self.seat)
        else:
            bury(s, self.seat, o.arg)
            gain(s, self.seat, HOUSE_GAIN, self.card)

    def resolve(self, s: Architects) -> None:
        """AW-12.5 There is no card to discard."""


@final
class Discard(Step[Architects]):
    """AW-6.16, AW-6.17, AW-26.12 With more than six cards in hand, discard one, and again."""

    def ask(self, s: Architects) -> Said:
        return ("Discard seat n", (self.seat, s.hand_size(self.seat) - HAND_LIMIT))

    def candidates(self, s: Architects) -> list[Option]:
        return DISCARD

    def options(self, s: Architects) -> list[Option]:
        return in_hand(s, self.seat)

    def why(self, s: Architects, o: Option) -> Said:
        return LEGAL if s.hand[self.seat] >> o.arg & 1 else ("not-in-hand building AW-6.16", (o.arg,))

    def choose(self, s: Architects, o: Option) -> None:
        bury(s, self.seat, o.arg)


DISCARD_OR_NOT: Final = [*DISCARD, KEEP_ALL]
