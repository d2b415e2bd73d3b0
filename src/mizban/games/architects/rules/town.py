"""The Town Centre (AW-7), and the captures and releases that buildings bring (AW-7.14, AW-17.4, AW-17.5)."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import ONE, count
from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, LEGAL, NOTHING, Said, Step
from mizban.core.words import Option
from mizban.games.architects.rules.cards import (
    CAPTURE_PLACES,
    CAPTURE_SILVER,
    CAPTURE_TAX,
    CIRCLES,
    CONSPIRATORS,
    SEATS,
    SILVER,
    TOWN,
)
from mizban.games.architects.rules.state import (
    BOARD,
    CAPTURE,
    FREE_ALL,
    PRISON,
    STOP_CAPTURING,
    SUPPLY,
    Architects,
)
from mizban.games.architects.rules.steps import Counted
from mizban.games.architects.rules.supply import due, pay

TROOP: Final = 32  # more than there are places: a figure for workers in a place is n * TROOP + place


def visit(s: Architects, seat: i64) -> None:
    """AW-7.1, AW-7.10, AW-7.11 As many captures as there are own workers here, counted once."""
    s.then(Capture(seat, s.at(TOWN, seat), 0, count(s.hired[seat] & CONSPIRATORS), 0))


def capture(s: Architects, seat: i64, location: i64, owner: i64) -> None:
    """AW-7.2, AW-7.6, AW-7.8, AW-7.9 All workers of one colour in one place: others to the own board, the own to the
    supply."""
    n = s.at(location, owner)
    if owner == seat:
        s.move(owner, location, SUPPLY, n)
        s.tell(EVERYBODY, "takes-group seat troop", seat, troop(location, n))
    else:
        s.move(owner, location, BOARD + seat, n)
        s.tell(EVERYBODY, "captures seat other troop", seat, owner, troop(location, n))


def troop(place: i64, n: i64) -> i64:
    """So many workers in a place, as one figure for the news, which `troop_parts` takes apart."""
    return n * TROOP + place


def troop_parts(figure: i64) -> tuple[i64, i64]:
    """The place of such a figure, and how many workers it tells."""
    return figure % TROOP, figure // TROOP


def groups(s: Architects, places: i64) -> list[Option]:
    """AW-7.2, AW-7.7 The groups that can be captured in a set of large circles."""
    captures: list[Option] = []
    for location in range(CIRCLES):
        if places >> location & 1:
            for owner in range(s.seats):
                if s.workers[location * SEATS + owner]:
                    captures.append(CAPTURE[location * SEATS + owner])
    return captures


ANYWHERE: Final[i64] = ONE[CIRCLES] - 1


@final
class Capture(Step[Architects]):
    """AW-3.15, AW-7.1 to AW-7.7, AW-7.10 to AW-7.13, AW-26.5 Capture one group and pay for it, or stop."""

    def __init__(self, seat: i64, left: i64, done: i64, spared: i64, places: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.done: Final = done  # captures made in this visit
        self.spared: Final = spared  # AW-7.12 silver that Conspirators still save
        self.places: Final = places  # a bit for each place captured from

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.done, self.spared, self.places)

    def ask(self, s: Architects) -> Said:
        return ("Capture seat n of", (self.seat, self.left, self.price(s)))

    def price(self, s: Architects) -> i64:
        """AW-7.3, AW-7.11, AW-7.12 Tax for the first capture, then silver, of which Conspirators save some."""
        if not self.done:
            return due(s, self.seat, CAPTURE_TAX)
        return 0 if self.spared else CAPTURE_SILVER

    def reach(self, s: Architects) -> i64:
        """AW-7.4, AW-7.5 The places that may still be captured from."""
        return self.places if count(self.places) >= CAPTURE_PLACES[s.seats] else ANYWHERE

    def candidates(self, s: Architects) -> list[Option]:
        return CAPTURES

    def options(self, s: Architects) -> list[Option]:
        if s.has(self.seat, SILVER) < self.price(s):
            return NOTHING
        legal = groups(s, self.reach(s))
        if not legal:
            return NOTHING
        legal.append(STOP_CAPTURING)
        return legal

    def why(self, s: Architects, o: Option) -> Said:
        if o is STOP_CAPTURING:
            return LEGAL
        location = o.arg // SEATS
        if not s.workers[o.arg]:
            return ("no-group location AW-7.2", (location,))
        if not self.reach(s) >> location & 1:
            return ("too-many-places n AW-7.4", (CAPTURE_PLACES[s.seats],))
        price, purse = self.price(s), s.has(self.seat, SILVER)
        return LEGAL if price <= purse else ("no-silver n of AW-7.3", (price, purse))

    def choose(self, s: Architects, o: Option) -> None:
        if o is STOP_CAPTURING:
            return
        price, location = self.price(s), o.arg // SEATS
        pay(s, self.seat, price if self.done else 0, 0 if self.done else price)
        capture(s, self.seat, location, o.arg % SEATS)
        if self.left > 1:
            spared = self.spared - 1 if self.done and self.spared else self.spared
            s.then(Capture(self.seat, self.left - 1, self.done + 1, spared, self.places | ONE[location]))

    def resolve(self, s: Architects) -> None:
        """AW-3.15 There is nobody to capture, or no silver for it."""


@final
class Raid(Counted):
    """AW-7.14, AW-12.5, AW-17.4, AW-26.15 Free captures of a building, from any large circles, or stop."""

    def ask(self, s: Architects) -> Said:
        return ("Raid seat n", (self.seat, self.left))

    def candidates(self, s: Architects) -> list[Option]:
        return CAPTURES

    def options(self, s: Architects) -> list[Option]:
        legal = groups(s, ANYWHERE)
        if not legal:
            return NOTHING
        legal.append(STOP_CAPTURING)
        return legal

    def why(self, s: Architects, o: Option) -> Said:
        if o is STOP_CAPTURING or s.workers[o.arg]:
            return LEGAL
        return ("no-group location AW-7.2", (o.arg // SEATS,))

    def choose(self, s: Architects, o: Option) -> None:
        if o is not STOP_CAPTURING:
            capture(s, self.seat, o.arg // SEATS, o.arg % SEATS)
            if self.left > 1:
                s.then(Raid(self.seat, self.left - 1))

    def resolve(self, s: Architects) -> None:
        """AW-12.5 There is nobody to capture."""


@final
class Barracks(Step[Architects]):
    """AW-12.5, AW-17.5, AW-26.15 Release all own workers from other boards, or capture one group, or neither."""

    def ask(self, s: Architects) -> Said:
        return ("Barracks seat", (self.seat,))

    def candidates(self, s: Architects) -> list[Option]:
        return BARRACKS

    def options(self, s: Architects) -> list[Option]:
        legal = groups(s, ANYWHERE)
        if s.away(self.seat):
            legal.append(FREE_ALL)
        if not legal:
            return NOTHING
        legal.append(STOP_CAPTURING)
        return legal

    def why(self, s: Architects, o: Option) -> Said:
        if o is STOP_CAPTURING:
            return LEGAL
        if o is FREE_ALL:
            return LEGAL if s.away(self.seat) else ("nobody-away AW-17.5", ())
        return LEGAL if s.workers[o.arg] else ("no-group location AW-7.2", (o.arg // SEATS,))

    def choose(self, s: Architects, o: Option) -> None:
        if o is FREE_ALL:
            free_from_boards(s, self.seat)
        elif o is not STOP_CAPTURING:
            capture(s, self.seat, o.arg // SEATS, o.arg % SEATS)

    def resolve(self, s: Architects) -> None:
        """AW-12.5 There is nobody to release or to capture."""


def free_from_boards(s: Architects, seat: i64) -> None:
    """AW-10.6, AW-17.5 All own workers on the boards of others return to the supply."""
    for other in range(s.seats):
        n = s.at(BOARD + other, seat)
        if n:
            s.move(seat, BOARD + other, SUPPLY, n)
            s.tell(EVERYBODY, "freed-from seat other n", seat, other, n)


def free_from_prison(s: Architects, seat: i64, most: i64) -> None:
    """AW-10.5, AW-15.4, AW-17.6 Own workers, up to so many, leave the Prison for the supply."""
    n = min(s.at(PRISON, seat), most)
    if n:
        s.move(seat, PRISON, SUPPLY, n)
        s.tell(EVERYBODY, "freed-from-prison seat n", seat, n)


CAPTURES: Final = [*CAPTURE, STOP_CAPTURING]
BARRACKS: Final = [*CAPTURE, FREE_ALL, STOP_CAPTURING]
