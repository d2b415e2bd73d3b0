"""The Architect of Concordia thought through, for bots: where colonists go, and which houses they build."""

from __future__ import annotations

from typing import final

from mizban.core.bits import ONE, count, place
from mizban.core.packed import i64, vec
from mizban.games.concordia.bot import weights as w
from mizban.games.concordia.bot.evaluation import UNKNOWN, ZEROES, Evaluation
from mizban.games.concordia.bot.landscape import near
from mizban.games.concordia.rules.architect import price
from mizban.games.concordia.rules.board import (
    BIT,
    END_A,
    END_B,
    ENDS,
    FIRST_LINE,
    LAND,
    LINE_COUNT,
    ROMA,
    WAY,
    distance,
    network,
    reach,
)
from mizban.games.concordia.rules.cards import (
    COLONISTS,
    HOUSE_GOODS,
    HOUSES,
    TYPES,
)
from mizban.games.concordia.rules.state import NOBODY, STOCK, Concordia


@final
class Journey:
    """CO-7 The Architect thought through: the move or the house that brings most, then the next, until nothing does.
    Who stands beside a city where a house is built stays there."""

    def __init__(self, e: Evaluation, spots: vec[i64], steps: i64) -> None:
        s = e.s
        self.e = e
        self.s = s
        self.spots = spots
        self.roads = s.roads
        self.waters = s.waters
        self.built: i64 = 0  # cities
        self.stays: i64 = 0  # a bit for each colonist
        self.steps = steps
        self.cities = near(e.s, self.spots, steps) & ~e.houses  # where a house may be built
        self.lifted = NOBODY  # the spot of the colonist who moves first
        self.line = NOBODY  # and where it goes
        self.gain: i64 = 0
        self.nets = ZEROES[:]  # [city] what a house brings that can be paid for
        self.wishes = ZEROES[:]  # [city] what it counts that one cannot
        self.weigh()

    def think(self) -> i64:
        """All of it, and what it brings."""
        while self.goes_on():
            self.weigh()
        return self.gain

    def goes_on(self) -> bool:
        """The next move or house, in thought."""
        city = self.best_city()
        worth: i64 = self.nets[city] if city != NOBODY else 0
        who = NOBODY
        line = NOBODY
        most = worth
        for i in range(len(self.spots)):
            if self.spots[i] != STOCK and not self.stays >> i & 1:
                to = self.best_line(self.spots[i], self.steps)
                if to != NOBODY:
                    brings = self.better(self.spots[i], to)
                    if brings > most:
                        who, line, most = i, to, brings
        if who != NOBODY:
            self.move(who, line)
            return True
        if city != NOBODY:
            self.build(city)
            return True
        return False

    def weigh(self) -> None:
        """What a house brings in each city, with what is left of goods and cash."""
        e, s = self.e, self.s
        left = count(e.houses | self.built) < HOUSES
        cities = self.cities
        while cities:
            low = cities & -cities
            cities ^= low
            city = place(low)
            self.nets[city] = self.wishes[city] = 0
            if left and not self.built & low:
                net = e.house(city) - e.costs(city)
                if net > 0:
                    if e.cash >= price(s, city) and e.can_pay(HOUSE_GOODS, s.tokens[city] * TYPES):
                        self.nets[city] = net
                    elif e.left:
                        self.wishes[city] = net * w.WISH // 100

    def best_city(self) -> i64:
        """The best city beside an own colonist to build in now, or NOBODY."""
        best = NOBODY
        most: i64 = 0
        for i in range(len(self.spots)):
            spot = self.spots[i]
            if 0 <= spot < LINE_COUNT:
                for city in (END_A[spot], END_B[spot]):
                    if city != ROMA and self.nets[city] > most:
                        best, most = city, self.nets[city]
        return best

    def beside(self, line: i64) -> i64:
        """What it is worth to stand on a line: the better of its cities, and a part of the other."""
        a, b = END_A[line], END_B[line]
        first: i64 = self.nets[a] + self.wishes[a] if a != ROMA else 0
        second: i64 = self.nets[b] + self.wishes[b] if b != ROMA else 0
        return max(first, second) + min(first, second) * w.BOTH // 100

    def wished(self, spot: i64) -> i64:
        """What it counts to stand where houses can be built later."""
        if spot >= LINE_COUNT:
            return 0
        a, b = END_A[spot], END_B[spot]
        return (self.wishes[a] if a != ROMA else 0) + (self.wishes[b] if b != ROMA else 0)

    def better(self, spot: i64, line: i64) -> i64:
        """How much better it is for a colonist to stand on a line than where it is."""
        here: i64 = self.beside(spot) if spot < LINE_COUNT else 0
        return self.beside(line) - here - w.STEP * distance(self.s.map, spot, line)

    def best_line(self, spot: i64, steps: i64) -> i64:
        """The best line that a colonist can get to, or NOBODY."""
        way = WAY[spot]
        first = FIRST_LINE[network(self.s.map, way)]
        lines: i64 = reach(self.s.map, spot, steps) & ~(self.roads if way == LAND else self.waters) if steps else 0
        best = NOBODY
        most: i64 = UNKNOWN
        while lines:
            low = lines & -lines
            lines ^= low
            line = first + place(low)
            worth = self.beside(line) - w.STEP * distance(self.s.map, spot, line)
            if worth > most:
                best, most = line, worth
        return best

    def move(self, i: i64, line: i64) -> None:
        """A colonist goes to a line."""
        spot = self.spots[i]
        if self.lifted == NOBODY:
            self.lifted, self.line = spot, line
        self.gain += self.wished(line) - self.wished(spot)
        self.steps -= distance(self.s.map, spot, line)
        freed: i64 = BIT[spot] if spot < LINE_COUNT else 0
        if WAY[line] == LAND:
            self.roads = self.roads & ~freed | BIT[line]
        else:
            self.waters = self.waters & ~freed | BIT[line]
        self.spots[i] = line

    def build(self, city: i64) -> None:
        """A house is built, and one colonist beside it stays."""
        e, good = self.e, self.s.tokens[city]
        self.gain += self.nets[city]
        self.built |= ONE[city]
        e.cash -= price(self.s, city)
        e.pay(HOUSE_GOODS, good * TYPES)
        for i in range(len(self.spots)):
            if 0 <= self.spots[i] < LINE_COUNT and ENDS[self.spots[i]] >> city & 1:
                self.stays |= 1 << i
                break


def own_spots(s: Concordia, seat: i64) -> vec[i64]:
    """Where the colonists of a seat stand."""
    return s.spots[seat * COLONISTS : (seat + 1) * COLONISTS]
