"""The Black Market Reset (AW-15)."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import ONE, count, members
from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, LEGAL, NOTHING, Said, Step
from mizban.core.words import Option
from mizban.games.architects.rules.cards import (
    APPRENTICES,
    FARA,
    GATEKEEPERS,
    HIGHEST,
    MANY_PRISONERS,
    PEDDLERS,
    PUPIL_AMOUNT,
    PUPIL_GAIN,
    PUPILS,
    SEATS,
    SQUIRES,
    VIRTUE,
)
from mizban.games.architects.rules.earlier import may_leave_abilities
from mizban.games.architects.rules.state import (
    FREE,
    HELPER,
    NOBODY,
    PRISON,
    USE,
    USE_ALL,
    USE_NONE,
    Architects,
)
from mizban.games.architects.rules.supply import gain_each
from mizban.games.architects.rules.town import free_from_prison
from mizban.games.architects.rules.virtue import lose_virtue, take_debts


@final
class Reset(Step[Architects]):
    """AW-15.1 to AW-15.5, AW-15.10 Workers to the Prison, a new card, and what seats have for a Reset, clockwise from
    the active one; then the penalties."""

    def resolve(self, s: Architects) -> None:
        s.tell(EVERYBODY, "reset")
        empty_market(s)
        turn_card(s)
        asked = may_leave_abilities(s)
        for i in range(s.seats):
            seat = (self.seat + i) % s.seats
            if asked:
                s.then(Abilities(seat, releases(s, seat), s.hired[seat] & HELPERS))
            else:
                use_all(s, seat, releases(s, seat), s.hired[seat] & HELPERS)
        s.then(Burden(self.seat))


def empty_market(s: Architects) -> None:
    """AW-15.2, AW-3.9 Step 1: all workers in the Black Market go to the Prison."""
    for space in range(len(s.market)):
        owner = s.market[space]
        if owner != NOBODY:
            s.workers[PRISON * SEATS + owner] += 1
            s.market[space] = NOBODY
            s.tell(EVERYBODY, "to-prison seat space", owner, space)


def turn_card(s: Architects) -> None:
    """AW-15.3, AW-15.9 Step 2: the top card of the small pile is turned over; with no such card all are shuffled."""
    if s.flipped == len(s.dealt):
        s.tell(EVERYBODY, "shuffles-market")
        s.dealt = s.dealt[:]
        s.rng.shuffle(s.dealt)
        s.flipped = 0
    s.flipped += 1
    s.learned += 1
    s.tell(EVERYBODY, "new-large bazaar", s.large())
    s.tell(EVERYBODY, "new-small stock", s.small())


# ---------------------------------------------------------------- step 3: abilities


def releases(s: Architects, seat: i64) -> i64:
    """AW-15.4, AW-16.4, AW-24.2 How many own workers a seat may release in a Reset: with Gatekeepers, and as Fara."""
    workers: i64 = 1 if s.is_board(seat, FARA) else 0
    keepers = s.hired[seat] & GATEKEEPERS
    for card in range(PUPILS):
        if keepers >> card & 1:
            workers += PUPIL_AMOUNT[card]
    return workers


def helpful(s: Architects, seat: i64, cards: i64, prisoners: i64) -> i64:
    """AW-15.4, AW-15.5, AW-16.12, AW-24.1 Those of these apprentices who would change something now: a Squire with no
    own worker in Prison, a Peddler in any case; Virtue at the top only for who has a debt."""
    if prisoners:
        cards &= PEDDLERS
    if s.virtue[seat] == HIGHEST and not s.unpaid[seat]:
        cards &= ~PIOUS
    return cards


@final
class Abilities(Step[Architects]):
    """AW-15.4, AW-15.5, AW-26.17 What a seat has for a Reset is used all at once or one after the other, in any order,
    or left out. It is asked only where something would change."""

    def __init__(self, seat: i64, releases: i64, cards: i64) -> None:
        super().__init__(seat)
        self.releases: Final = releases  # how many prisoners may still be released
        self.cards: Final = cards  # Squires and Peddlers that are not used yet, a bit for each

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.releases, self.cards)

    def ask(self, s: Architects) -> Said:
        return ("Abilities seat", (self.seat,))

    def most(self, s: Architects) -> i64:
        """How many prisoners can be released."""
        return min(self.releases, s.at(PRISON, self.seat))

    def several(self, s: Architects) -> bool:
        """Whether there are several things to use, once all are released who can be."""
        most = self.most(s)
        cards = helpful(s, self.seat, self.cards, s.at(PRISON, self.seat) - most)
        return count(cards) + min(most, 1) > 1

    def candidates(self, s: Architects) -> list[Option]:
        return HELP

    def options(self, s: Architects) -> list[Option]:
        legal: list[Option] = [USE_ALL] if self.several(s) else []
        for n in range(self.most(s), 0, -1):
            legal.append(FREE[n - 1])
        cards = helpful(s, self.seat, self.cards, s.at(PRISON, self.seat))
        for i in range(len(USE)):
            if cards >> HELPER[i] & 1:
                legal.append(USE[i])
        if not legal:
            return NOTHING
        legal.append(USE_NONE)
        return legal

    def why(self, s: Architects, o: Option) -> Said:
        if o is USE_ALL:
            return LEGAL if self.several(s) else ("only-one AW-15.5", ())
        if o.verb == "free":
            most = self.most(s)
            return LEGAL if o.arg < most else ("too-many-freed n AW-15.4", (most,))
        return LEGAL if o is USE_NONE else self.why_not_use(s, HELPER[o.arg])

    def why_not_use(self, s: Architects, card: i64) -> Said:
        """AW-15.4, AW-15.5 Why an apprentice does not help now."""
        prisoners = s.at(PRISON, self.seat)
        if not self.cards >> card & 1:
            return ("not-to-use apprentice AW-15.4", (card,))
        if helpful(s, self.seat, self.cards, prisoners) >> card & 1:
            return LEGAL
        return ("still-in-prison n AW-15.4", (prisoners,)) if prisoners else ("no-change apprentice AW-15.5", (card,))

    def choose(self, s: Architects, o: Option) -> None:
        seat = self.seat
        if o is USE_ALL:
            use_all(s, seat, self.releases, self.cards)
        elif o.verb == "free":
            let_go(s, seat, o.arg + 1)
            s.then(Abilities(seat, 0, self.cards))
        elif o is not USE_NONE:
            gain_named(s, seat, ONE[HELPER[o.arg]])
            s.then(Abilities(seat, self.releases, self.cards & ~ONE[HELPER[o.arg]]))
        else:
            s.tell(EVERYBODY, "uses-none seat", seat)

    def resolve(self, s: Architects) -> None:
        """AW-15.5 Nothing to use would change anything."""


def use_all(s: Architects, seat: i64, releases: i64, cards: i64) -> None:
    """AW-15.4, AW-15.5, AW-16.4, AW-16.12, AW-24.1, AW-24.2 Releases first, as many as possible; then Peddlers, and
    the Squires of who has nobody in Prison."""
    let_go(s, seat, min(releases, s.at(PRISON, seat)))
    gain_named(s, seat, cards & PEDDLERS)
    if not s.at(PRISON, seat):
        gain_named(s, seat, cards & SQUIRES)


def let_go(s: Architects, seat: i64, n: i64) -> None:
    """AW-15.4, AW-24.2 So many own workers leave the Prison: Fara frees the first, a Gatekeeper the others."""
    if n > (1 if s.is_board(seat, FARA) else 0):
        name(s, seat, s.hired[seat] & GATEKEEPERS)
    free_from_prison(s, seat, n)


def gain_named(s: Architects, seat: i64, cards: i64) -> None:
    """AW-6.12, AW-15.4 What each of these apprentices gives in a Reset."""
    name(s, seat, cards)
    gain_each(s, seat, cards, PUPIL_GAIN)


def name(s: Architects, seat: i64, cards: i64) -> None:
    """Tells which apprentices do something now."""
    if cards and s.news is not None:
        for card in members(cards):
            s.tell(EVERYBODY, "uses seat apprentice", seat, card)


# ---------------------------------------------------------------- steps 4 and 5: penalties


@final
class Burden(Step[Architects]):
    """AW-15.6, AW-25.9 Step 4: with three or more workers in Prison a seat loses Virtue."""

    def resolve(self, s: Architects) -> None:
        for i in range(s.seats):
            seat = (self.seat + i) % s.seats
            if s.at(PRISON, seat) >= MANY_PRISONERS:
                s.tell(EVERYBODY, "burden seat n", seat, s.at(PRISON, seat))
                lose_virtue(s, seat, 1)
        s.then(Fullest(self.seat))


@final
class Fullest(Step[Architects]):
    """AW-15.7, AW-15.8 Step 5: who has the most workers in Prison takes a debt, also if several have."""

    def resolve(self, s: Architects) -> None:
        most: i64 = 0
        for seat in range(s.seats):
            most = max(most, s.at(PRISON, seat))
        if most:
            for i in range(s.seats):
                seat = (self.seat + i) % s.seats
                if s.at(PRISON, seat) == most:
                    s.tell(EVERYBODY, "fullest seat n", seat, most)
                    take_debts(s, seat, 1)


HELPERS: Final[i64] = SQUIRES | PEDDLERS
PIOUS: Final[i64] = sum(ONE[card] for card in members(SQUIRES) if not any(APPRENTICES[card].gain[:VIRTUE]))
HELP: Final = [USE_ALL, *FREE, *USE, USE_NONE]
