"""The Gift phase (BI-4) and the Church cards (BI-5)."""

from __future__ import annotations

from typing import Final, final

from mizban.core.packed import append, i64, pop
from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.games.biblios.rules.cards import CHURCH, CHURCHES, HIGHEST, KIND, LOWEST
from mizban.games.biblios.rules.state import (
    ALL,
    DECLINE,
    DICE,
    DRAWN,
    KEEP,
    LOWER,
    NOBODY,
    OPEN,
    PILE,
    PLACE,
    PUBLIC,
    RAISE,
    SETS,
    SHOW,
    TAKE,
    Biblios,
)


@final
class Gift(Step[Biblios]):
    """BI-4.1, BI-4.2, BI-4.9, BI-4.14 Allocate a card for each seat and one more; then the others take, clockwise."""

    def resolve(self, s: Biblios) -> None:
        if not len(s.deck):  # BI-4.13
            return
        s.active = self.seat
        s.tell(EVERYBODY, "gift-turn seat", self.seat)
        s.then(ALLOCATORS[at(self.seat, 1, s.seats - 1, 1)])
        seat = s.left(self.seat)
        while seat != self.seat:
            s.then(TAKERS[seat])
            seat = s.left(seat)
        s.then(GIFTS[s.left(self.seat)])


class Room(Step[Biblios]):
    """A step that knows how many cards each place still takes this turn."""

    def __init__(self, seat: i64, keep: i64, public: i64, auction: i64) -> None:
        super().__init__(seat)
        self.keep: Final = keep
        self.public: Final = public
        self.auction: Final = auction

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.keep, self.public, self.auction)


@final
class Allocate(Room):
    """BI-4.3, BI-4.4, BI-4.5 Draw a card and place it before the next is drawn."""

    def resolve(self, s: Biblios) -> None:
        if self.keep + self.public + self.auction:
            s.deck, card = pop(s.deck)
            mine: i64 = 1 << self.seat
            s.card = card
            s.where[card] = DRAWN
            s.seen[card] = mine  # BI-11.3
            s.learned += 1
            s.tell(mine, "draws card", KIND[card])
            s.then(PLACERS[at(self.seat, self.keep, self.public, self.auction)])


@final
class Place(Room):
    """BI-4.5, BI-4.6, BI-4.7, BI-15.1 One card kept, one for the auction, the rest public; a full place is closed."""

    def ask(self, s: Biblios) -> Said:
        cards = s.seats + 1
        return ("Place seat n of", (self.seat, cards - self.keep - self.public - self.auction + 1, cards))

    def candidates(self, s: Biblios) -> list[Option]:
        return PLACE

    def options(self, s: Biblios) -> list[Option]:
        return PLACES[(self.keep > 0) | (self.public > 0) << 1 | (self.auction > 0) << 2]

    def why(self, s: Biblios, o: Option) -> Said:
        room = self.keep if o is KEEP else self.public if o is SHOW else self.auction
        return LEGAL if room else ("place-full BI-4.6", ())

    def choose(self, s: Biblios, o: Option) -> None:
        card = s.card
        keep, public, auction = self.keep, self.public, self.auction
        s.card = NOBODY
        if o is KEEP:
            keep -= 1
            s.tell(EVERYBODY, "keeps seat", self.seat)
            acquire(s, self.seat, card)  # BI-4.8; BI-5.6 before the next card is drawn
        elif o is SHOW:
            public -= 1
            s.show(card, ALL)
            s.where[card] = PUBLIC
            s.public = append(s.public, card)
            s.tell(EVERYBODY, "shows seat card", self.seat, KIND[card])
        else:
            auction -= 1
            s.where[card] = PILE  # BI-4.12, BI-5.3
            s.tell(EVERYBODY, "sets-aside seat", self.seat)
        s.then(ALLOCATORS[at(self.seat, keep, public, auction)])


@final
class Take(Step[Biblios]):
    """BI-4.9, BI-4.10, BI-15.2 Take one of the public cards; nobody may skip, and the last taker has no choice."""

    def ask(self, s: Biblios) -> Said:
        return ("Take seat", (self.seat,))

    def candidates(self, s: Biblios) -> list[Option]:
        return TAKE

    def options(self, s: Biblios) -> list[Option]:
        legal: list[Option] = []
        for card in s.public:
            option = TAKE[KIND[card]]
            if option not in legal:
                legal.append(option)
        return legal

    def why(self, s: Biblios, o: Option) -> Said:
        return LEGAL if s.find(o.arg, PUBLIC) != NOBODY else ("not-public card BI-4.9", (o.arg,))

    def choose(self, s: Biblios, o: Option) -> None:
        at: i64 = 0
        while KIND[s.public[at]] != o.arg:  # BI-1.10 of alike ones the first that came
            at += 1
        s.public, card = pop(s.public, at)
        s.tell(EVERYBODY, "takes seat card", self.seat, o.arg)
        acquire(s, self.seat, card)  # BI-5.7 before the next one takes


@final
class TurnDice(Step[Biblios]):
    """BI-5.9 to BI-5.14, BI-15.3 Turn the dice of a Church card, any of the five, or decline."""

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.kind)

    def ask(self, s: Biblios) -> Said:
        return ("TurnDice seat card n", (self.seat, self.kind, CHURCHES[self.kind - CHURCH].dice))

    def candidates(self, s: Biblios) -> list[Option]:
        return TURNS

    def options(self, s: Biblios) -> list[Option]:
        top: i64 = 0  # a bit for each die that cannot be raised, and so on
        bottom: i64 = 0
        for die in range(DICE):
            if s.dice[die] == HIGHEST:
                top |= 1 << die
            elif s.dice[die] == LOWEST:
                bottom |= 1 << die
        legal = [o for o in UP[self.kind - CHURCH] if not o.arg & top]
        legal += [o for o in DOWN[self.kind - CHURCH] if not o.arg & bottom]
        legal.append(DECLINE)  # BI-5.16, BI-13.4 it may be all that is left
        return legal

    def why(self, s: Biblios, o: Option) -> Said:
        if o is DECLINE:  # BI-5.13
            return LEGAL
        church = CHURCHES[self.kind - CHURCH]
        up = o.verb == "raise"
        if not (church.up if up else church.down):  # BI-5.9
            return ("wrong-way card BI-5.9", (self.kind,))
        count: i64 = 0
        for die in range(DICE):
            if o.arg >> die & 1:
                count += 1
                if s.dice[die] == (HIGHEST if up else LOWEST):
                    return ("die-at-limit category n BI-5.15", (die, s.dice[die]))
        return LEGAL if count == church.dice else ("wrong-number n BI-5.12", (church.dice,))

    def choose(self, s: Biblios, o: Option) -> None:
        if o is DECLINE:
            s.tell(EVERYBODY, "declines seat card", self.seat, self.kind)
            return
        step: i64 = 1 if o.verb == "raise" else -1
        for die in range(DICE):
            if o.arg >> die & 1:
                s.dice[die] += step
                s.tell(EVERYBODY, "turns seat category n", self.seat, die, s.dice[die])  # BI-5.17


def acquire(s: Biblios, seat: i64, card: i64) -> None:
    """BI-5.1, BI-5.2, BI-5.4, BI-5.5 A Church card is played at once and never enters a hand."""
    if KIND[card] < CHURCH:
        s.take(seat, card)
        return
    if s.seen[card] != ALL:
        s.show(card, ALL)
    s.where[card] = OPEN
    s.tell(EVERYBODY, "plays-church seat card", seat, KIND[card])
    s.then(TurnDice(seat, KIND[card]))


def at(seat: i64, keep: i64, public: i64, auction: i64) -> i64:
    """The number of a step with this room among those made ready."""
    return ((seat * 2 + keep) * 4 + public) * 2 + auction


PLACES: Final = [[o for o in PLACE if room >> o.arg & 1] for room in range(8)]
TURNS: Final = RAISE + LOWER + [DECLINE]
UP: Final = [[o for o, dice in zip(RAISE, SETS, strict=True) if c.up and len(dice) == c.dice] for c in CHURCHES]
DOWN: Final = [[o for o, dice in zip(LOWER, SETS, strict=True) if c.down and len(dice) == c.dice] for c in CHURCHES]
ROOMS: Final = [(s, k, p, a) for s in range(4) for k in range(2) for p in range(4) for a in range(2)]
ALLOCATORS: Final = [Allocate(*room) for room in ROOMS]
PLACERS: Final = [Place(*room) for room in ROOMS]
GIFTS: Final = [Gift(seat) for seat in range(4)]
TAKERS: Final = [Take(seat) for seat in range(4)]
