"""The Architect (CO-7): colonists move, then houses are built."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import ONE, count, place
from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, LEGAL, NOTHING, Said, Step
from mizban.core.words import Option
from mizban.games.concordia.rules.board import (
    BIT,
    ENDS,
    FIRST_LINE,
    LAND,
    LINE_COUNT,
    ON_MAP,
    RINGS,
    ROMA,
    ROMA_BIT,
    SEA,
    STEPS,
    WAY,
    distance,
    lines_on,
    members,
    network,
    reach,
    spoken,
    spot_in,
)
from mizban.games.concordia.rules.cards import COLONISTS, HOUSE_CASH, HOUSE_FIGURE, HOUSE_GOODS, HOUSES, SEATS, TYPES
from mizban.games.concordia.rules.goods import bill
from mizban.games.concordia.rules.state import (
    BUILD,
    LIFT,
    MOVE,
    STOCK,
    STOP_BUILDING,
    STOP_MOVING,
    Concordia,
)
from mizban.games.concordia.rules.storehouse import can_pay, pay


def architect(s: Concordia, seat: i64) -> None:
    """CO-7.1, CO-7.11, CO-7.18, CO-19.4 As many steps as there are own colonists on the board; then building."""
    s.then(mover(seat, s.on_board(seat)))
    s.then(BUILDERS[seat])


# ---------------------------------------------------------------- movement


def targets(s: Concordia, spot: i64, steps: i64) -> i64:
    """CO-7.3 to CO-7.8, CO-7.10, CO-19.1, CO-19.2 The lines where the colonist on a spot may end, with so many steps:
    those of its kind with no colonist on them."""
    return reach(s.map, spot, steps) & ~s.busy(WAY[spot])


@final
class Move(Step[Concordia]):
    """CO-7.2, CO-7.9, CO-20.3, CO-20.11 Which own colonist moves next, or none; steps are left."""

    def __init__(self, seat: i64, steps: i64) -> None:
        super().__init__(seat)
        self.steps: Final = steps

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.steps)

    def ask(self, s: Concordia) -> Said:
        return ("Move seat n", (self.seat, self.steps))

    def candidates(self, s: Concordia) -> list[Option]:
        return LIFTS[s.map]

    def options(self, s: Concordia) -> list[Option]:
        legal: list[Option] = []
        if self.steps:
            last = STOCK
            for i in range(self.seat * COLONISTS, (self.seat + 1) * COLONISTS):
                spot = s.spots[i]
                if spot != STOCK and spot != last and targets(s, spot, self.steps):
                    option = LIFT[spot]
                    if option not in legal:
                        legal.append(option)
                last = spot
        if not legal:
            return NOTHING
        legal.append(STOP_MOVING)
        return legal

    def why(self, s: Concordia, o: Option) -> Said:
        if o is STOP_MOVING:
            return LEGAL
        if not any(s.spots[i] == o.arg for i in range(self.seat * COLONISTS, (self.seat + 1) * COLONISTS)):
            return ("not-there CO-7.2", ())
        return LEGAL if targets(s, o.arg, self.steps) else ("no-way n CO-7.7", (self.steps,))

    def choose(self, s: Concordia, o: Option) -> None:
        if o is not STOP_MOVING:
            s.then(March(self.seat, self.steps, o.arg))

    def resolve(self, s: Concordia) -> None:
        """CO-7.2 No step is left, or nobody has a free line in reach."""


@final
class March(Step[Concordia]):
    """CO-7.3 to CO-7.10, CO-20.3 Where the chosen colonist goes; the shortest way counts."""

    def __init__(self, seat: i64, steps: i64, spot: i64) -> None:
        super().__init__(seat)
        self.steps: Final = steps
        self.spot: Final = spot

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.steps, self.spot)

    def ask(self, s: Concordia) -> Said:
        return ("March seat spot n", (self.seat, self.spot, self.steps))

    def candidates(self, s: Concordia) -> list[Option]:
        return MARCHES[s.map]

    def options(self, s: Concordia) -> list[Option]:
        way = WAY[self.spot]
        return spoken(MOVE, targets(s, self.spot, self.steps), FIRST_LINE[network(s.map, way)])

    def why(self, s: Concordia, o: Option) -> Said:
        way = WAY[self.spot]
        if WAY[o.arg] != way:
            return ("land-only CO-7.3", ()) if way == LAND else ("sea-only CO-7.3", ())
        if s.busy(way) & BIT[o.arg]:
            return ("occupied line CO-7.7", (o.arg,))
        steps = distance(s.map, self.spot, o.arg)
        if steps > STEPS:
            return ("out-of-reach line CO-7.10", (o.arg,))
        return LEGAL if steps <= self.steps else ("too-far line n of CO-7.10", (o.arg, steps, self.steps))

    def choose(self, s: Concordia, o: Option) -> None:
        steps = distance(s.map, self.spot, o.arg)
        move(s, self.seat, self.spot, o.arg)
        s.tell(EVERYBODY, "moves seat spot line", self.seat, self.spot, o.arg)
        s.then(mover(self.seat, self.steps - steps))


def move(s: Concordia, seat: i64, spot: i64, line: i64) -> None:
    """CO-7.6, CO-7.8 A colonist goes to a line, and the one that it leaves is free."""
    freed: i64 = BIT[spot] if spot < LINE_COUNT else 0
    if WAY[line] == LAND:
        s.roads = s.roads & ~freed | BIT[line]
    else:
        s.waters = s.waters & ~freed | BIT[line]
    for i in range(seat * COLONISTS, (seat + 1) * COLONISTS):
        if s.spots[i] == spot:
            s.spots[i] = line
            return
    raise AssertionError("no colonist stands there")


# ---------------------------------------------------------------- building


def adjacent(s: Concordia, seat: i64) -> i64:
    """CO-1.6, CO-7.12, CO-19.3, CO-19.6 The cities at the ends of lines with own colonists; Roma is none of them."""
    cities: i64 = 0
    for i in range(seat * COLONISTS, (seat + 1) * COLONISTS):
        spot = s.spots[i]
        if 0 <= spot < LINE_COUNT:
            cities |= ENDS[spot]
    return cities


def price(s: Concordia, city: i64) -> i64:
    """CO-7.14, CO-7.15, CO-21.1 The sestertii for one more house in a city: its base for each house there, this one
    included."""
    return HOUSE_CASH[s.tokens[city]] * (s.houses_in(city) + 1)


def affordable(s: Concordia, seat: i64, city: i64) -> bool:
    """CO-4.10, CO-7.14 Whether a seat has the sestertii and the goods for a house."""
    return s.cash[seat] >= price(s, city) and can_pay(s, seat, HOUSE_GOODS, s.tokens[city] * TYPES)


@final
class Build(Step[Concordia]):
    """CO-7.12, CO-7.13, CO-7.16, CO-7.17, CO-19.20, CO-20.4 Build a house in a city beside an own colonist, or stop."""

    def ask(self, s: Concordia) -> Said:
        return ("Build seat", (self.seat,))

    def candidates(self, s: Concordia) -> list[Option]:
        return BUILDS[s.map]

    def options(self, s: Concordia) -> list[Option]:
        seat = self.seat
        legal: list[Option] = []
        if not houses_left(s, seat):
            return NOTHING
        cities = adjacent(s, seat) & ~s.houses[seat]
        while cities:
            low = cities & -cities
            city = place(low)
            if affordable(s, seat, city):
                legal.append(BUILD[city])
            cities ^= low
        if not legal:
            return NOTHING
        legal.append(STOP_BUILDING)
        return legal

    def why(self, s: Concordia, o: Option) -> Said:
        if o is STOP_BUILDING:
            return LEGAL
        if o.arg == ROMA:
            return ("in-roma CO-7.16", ())
        if s.houses[self.seat] >> o.arg & 1:
            return ("house-there city CO-7.13", (o.arg,))
        if not adjacent(s, self.seat) >> o.arg & 1:
            return ("not-adjacent city CO-7.12", (o.arg,))
        if not can_pay(s, self.seat, HOUSE_GOODS, s.tokens[o.arg] * TYPES):
            return ("house-goods city goods CO-7.14", (o.arg, HOUSE_FIGURE[s.tokens[o.arg]]))
        short = price(s, o.arg) > s.cash[self.seat]
        return ("house-cash n of CO-7.15", (price(s, o.arg), s.cash[self.seat])) if short else LEGAL

    def choose(self, s: Concordia, o: Option) -> None:
        if o is STOP_BUILDING:
            return
        seat, cash = self.seat, price(s, o.arg)
        s.cash[seat] -= cash
        pay(s, seat, HOUSE_GOODS, s.tokens[o.arg] * TYPES)
        s.houses[seat] |= ONE[o.arg]
        s.tell(EVERYBODY, "builds seat city bill", seat, o.arg, bill(cash, HOUSE_FIGURE[s.tokens[o.arg]]))
        if not houses_left(s, seat):
            s.tell(EVERYBODY, "last-house seat", seat)
        s.then(BUILDERS[seat])  # CO-7.19 the colonists are where they were

    def resolve(self, s: Concordia) -> None:
        """CO-5.7, CO-7.17 There is no city where a house can be built and paid for."""


def houses_left(s: Concordia, seat: i64) -> i64:
    """CO-4.13, CO-7.17 How many houses a seat has still to build."""
    return HOUSES - count(s.houses[seat])


LIFTS: Final = [
    [LIFT[line] for line in lines_on(map)]
    + [LIFT[spot_in(way, city)] for way in (LAND, SEA) for city in members(ON_MAP[map] | ROMA_BIT)]
    + [STOP_MOVING]
    for map in (0, 1)
]
MARCHES: Final = [[MOVE[line] for line in lines_on(map)] for map in (0, 1)]
BUILDS: Final = [[BUILD[city] for city in members(ON_MAP[map] | ROMA_BIT)] + [STOP_BUILDING] for map in (0, 1)]
MOVERS: Final = [Move(seat, steps) for seat in range(SEATS) for steps in range(RINGS)]  # [seat * RINGS + steps]
BUILDERS: Final = [Build(seat) for seat in range(SEATS)]


def mover(seat: i64, steps: i64) -> Move:
    """The question which colonist of a seat moves with so many steps."""
    return MOVERS[seat * RINGS + steps]
