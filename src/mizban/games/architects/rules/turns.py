"""The turn (AW-3): placing a worker, taking one back, and how turns follow each other (AW-18.2)."""

from __future__ import annotations

from typing import Final, final

from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.games.architects.rules.buildings import Discard
from mizban.games.architects.rules.cards import (
    CIRCLES,
    GUARDHOUSE,
    HAND_LIMIT,
    LOCATIONS,
    MINES,
    MOST_TRUSTED,
    SEATS,
    SILVER,
    TRUSTED,
)
from mizban.games.architects.rules.ending import Finish
from mizban.games.architects.rules.gathering import gather
from mizban.games.architects.rules.guardhouse import Guardhouse
from mizban.games.architects.rules.guildhall import WORKERS_AT, can_work, occupy
from mizban.games.architects.rules.market import SPACE, deal, fee, steal
from mizban.games.architects.rules.reset import Reset
from mizban.games.architects.rules.state import (
    AT_CLAY,
    AT_DRAW,
    AT_FOREST,
    AT_GOLD,
    AT_GUARDHOUSE,
    AT_GUILDHALL,
    AT_HIRE,
    AT_LARGE,
    AT_LOOK,
    AT_QUARRY,
    AT_SILVERSMITH,
    AT_SMALL,
    AT_STAND,
    AT_STOREHOUSE,
    AT_TOWN,
    BOARD,
    CIRCLE,
    FROM_BOARD,
    FROM_MARKET,
    FROM_PRISON,
    GATHERED,
    HELD,
    NOBODY,
    PLACE,
    PRISON,
    SUPPLY,
    TAKE_BACK,
    Architects,
)
from mizban.games.architects.rules.storehouse import Storehouse, trades
from mizban.games.architects.rules.town import visit
from mizban.games.architects.rules.workshop import PAID, draw_buildings, hire_price, recruit


def begin_turn(s: Architects, seat: i64) -> None:
    """AW-3.2, AW-3.3, AW-3.13 Who has a worker places one; who has none takes one back."""
    s.active = seat
    s.then(TURNS[seat] if s.at(SUPPLY, seat) else BACKS[seat])


@final
class Turn(Step[Architects]):
    """AW-3.2, AW-3.7, AW-3.13, AW-3.14, AW-26.2 Place one worker; most places are always open."""

    def ask(self, s: Architects) -> Said:
        return ("Turn seat" if s.last == NOBODY else "LastTurn seat", (self.seat,))

    def candidates(self, s: Architects) -> list[Option]:
        return PLACE

    def options(self, s: Architects) -> list[Option]:
        seat = self.seat
        legal = [PLACE[AT_FOREST], PLACE[AT_QUARRY], PLACE[AT_CLAY]]
        if s.at(MINES, seat):
            legal.append(PLACE[AT_GOLD])
        legal.append(PLACE[AT_SILVERSMITH])
        legal.append(PLACE[AT_STOREHOUSE])
        if s.has(seat, SILVER) >= hire_price(s, seat):
            legal.append(PLACE[AT_HIRE])
        legal.append(PLACE[AT_DRAW])
        legal.append(PLACE[AT_TOWN])
        if s.tax:
            legal.append(PLACE[AT_STAND])
        if TRUSTED[s.virtue[seat]]:
            for what in range(4):
                if self.open_market(s, what):
                    legal.append(PLACE[AT_SMALL + what])
        legal.append(PLACE[AT_GUARDHOUSE])
        if can_work(s, seat):
            legal.append(PLACE[AT_GUILDHALL])
        return legal

    def open_market(self, s: Architects, what: i64) -> bool:
        """AW-3.8, AW-9.11, AW-9.12 Whether the space is free, can be paid, and has something to look at."""
        space = SPACE[what]
        if s.market[space] != NOBODY or s.has(self.seat, SILVER) < fee(s, self.seat, space):
            return False
        return what + AT_SMALL != AT_LOOK or len(s.pile) > 0

    def why(self, s: Architects, o: Option) -> Said:
        seat, purse = self.seat, s.has(self.seat, SILVER)
        if o.arg == AT_GOLD and not s.at(MINES, seat):
            return ("no-gold AW-4.5", ())
        if o.arg == AT_HIRE and purse < hire_price(s, seat):
            return ("no-silver n of AW-6.18", (hire_price(s, seat), purse))
        if o.arg == AT_STAND and not s.tax:
            return ("no-tax AW-8.1", ())
        if o.arg == AT_GUILDHALL and not can_work(s, seat):
            return ("no-work AW-11.5", ())
        if AT_SMALL <= o.arg <= AT_LARGE:
            return self.why_not_market(s, o.arg - AT_SMALL)
        return LEGAL

    def why_not_market(self, s: Architects, what: i64) -> Said:
        """AW-9.1, AW-9.10 to AW-9.12, AW-14.9 Why the Black Market is closed."""
        purse, price = s.has(self.seat, SILVER), fee(s, self.seat, SPACE[what])
        if not TRUSTED[s.virtue[self.seat]]:
            return ("too-virtuous n of AW-9.1", (s.virtue[self.seat], MOST_TRUSTED))
        if s.market[SPACE[what]] != NOBODY:
            return ("space-taken AW-3.8", ())
        if purse < price:
            return ("no-silver n of AW-9.11", (price, purse))
        return LEGAL if self.open_market(s, what) else ("no-cards AW-9.12", ())

    def choose(self, s: Architects, o: Option) -> None:
        """AW-3.2, AW-3.16, AW-3.17 The worker moves to its place, and the place is carried out; then the turn ends."""
        s.tell(EVERYBODY, "places seat placing", self.seat, o.arg)
        circle = CIRCLE[o.arg]
        if circle != NOBODY:
            s.move(self.seat, SUPPLY, circle, 1)
        act(s, self.seat, o.arg)
        s.then(ENDS[self.seat])


def act(s: Architects, seat: i64, placing: i64) -> None:
    """AW-3.2 What a placed worker does."""
    if placing <= AT_SILVERSMITH:
        gather(s, seat, CIRCLE[placing], GATHERED[placing])
    elif placing == AT_STOREHOUSE:
        s.then(Storehouse(seat, trades(s, seat)))
    elif placing == AT_HIRE:
        recruit(s, seat, PAID)
    elif placing == AT_DRAW:
        draw_buildings(s, seat)
    elif placing == AT_TOWN:
        visit(s, seat)
    elif placing == AT_STAND:
        steal(s, seat)
    elif placing <= AT_LARGE:
        deal(s, seat, placing - AT_SMALL)
    elif placing == AT_GUARDHOUSE:
        s.then(Guardhouse(seat, s.at(GUARDHOUSE, seat)))
    else:
        occupy(s, seat)
        s.then(WORKERS_AT[seat])


@final
class TakeBack(Step[Architects]):
    """AW-3.3 to AW-3.6, AW-26.3 Take back one worker from a large circle; with none there, from the Black Market, the
    Prison or another board."""

    def ask(self, s: Architects) -> Said:
        return ("TakeBack seat" if self.circles(s) else "TakeBackHeld seat", (self.seat,))

    def candidates(self, s: Architects) -> list[Option]:
        return TAKE_BACK

    def circles(self, s: Architects) -> bool:
        """Whether the seat has a worker on a large circle."""
        return any(s.at(location, self.seat) for location in range(CIRCLES))

    def stands(self, s: Architects, place: i64) -> bool:
        """Whether the seat has a worker in a place of TAKE_BACK."""
        if place < CIRCLES:
            return s.at(place, self.seat) > 0
        if place < FROM_PRISON:
            return s.market[place - FROM_MARKET] == self.seat
        if place == FROM_PRISON:
            return s.at(PRISON, self.seat) > 0
        return s.at(BOARD + place - FROM_BOARD, self.seat) > 0

    def options(self, s: Architects) -> list[Option]:
        first: i64 = 0 if self.circles(s) else CIRCLES
        after = CIRCLES if not first else len(TAKE_BACK)
        return [TAKE_BACK[place] for place in range(first, after) if self.stands(s, place)]

    def why(self, s: Architects, o: Option) -> Said:
        if o.arg >= CIRCLES and self.circles(s):
            return ("not-from-there AW-3.4", ())
        return LEGAL if self.stands(s, o.arg) else ("no-worker AW-3.4", ())

    def choose(self, s: Architects, o: Option) -> None:
        place = o.arg
        if FROM_MARKET <= place < FROM_PRISON:
            s.market[place - FROM_MARKET] = NOBODY
            s.workers[SUPPLY * SEATS + self.seat] += 1
        else:
            origin = place
            if place == FROM_PRISON:
                origin = PRISON
            elif place >= FROM_BOARD:
                origin = BOARD + place - FROM_BOARD
            s.move(self.seat, origin, SUPPLY, 1)
        s.tell(EVERYBODY, "takes-back seat origin", self.seat, place)
        s.then(ENDS[self.seat])

    def resolve(self, s: Architects) -> None:
        """AW-3.6 Every own worker lies in the Guildhall: the turn is passed."""
        s.tell(EVERYBODY, "no-workers seat", self.seat)
        s.then(ENDS[self.seat])


assert len(TAKE_BACK) == len(LOCATIONS) + len(HELD)


@final
class End(Step[Architects]):
    """AW-3.1, AW-3.16, AW-15.1, AW-18.1 to AW-18.4, AW-22.6, AW-25.7 The action is done: the hand limit, Resets, and
    the next turn; or after everybody's last turn the end."""

    def resolve(self, s: Architects) -> None:
        seat = self.seat
        if s.hand_size(seat) > HAND_LIMIT:
            s.then(DISCARDS[seat])
            s.then(self)
        elif s.resets:
            s.resets -= 1
            s.then(Reset(seat))
            s.then(self)
        elif not s.last:
            s.then(Finish(seat))
        else:
            if s.last != NOBODY:
                s.last -= 1
            begin_turn(s, s.left(seat))


@final
class Start(Step[Architects]):
    """AW-2.11, AW-3.1 The first player has the first turn."""

    def resolve(self, s: Architects) -> None:
        begin_turn(s, s.first)


TURNS: Final = [Turn(seat) for seat in range(5)]
BACKS: Final = [TakeBack(seat) for seat in range(5)]
ENDS: Final = [End(seat) for seat in range(5)]
DISCARDS: Final = [Discard(seat) for seat in range(5)]
