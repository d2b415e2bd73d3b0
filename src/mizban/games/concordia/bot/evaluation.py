"""What things are worth to a seat of Concordia: houses, cards, goods, sestertii and colonists, for bots to think with.

It looks only at what the seat may know (CO-18).
"""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import count, place
from mizban.core.packed import i64, vec
from mizban.core.rng import Rng
from mizban.games.concordia.bot import weights as w
from mizban.games.concordia.bot.landscape import PROVINCE, near
from mizban.games.concordia.rules.architect import price
from mizban.games.concordia.rules.board import CITY_COUNT, FIRST_PROVINCE, IN_PROVINCE
from mizban.games.concordia.rules.cards import (
    BRICK,
    CARDS,
    CLOTH,
    COLONIST_POINTS,
    COLONISTS,
    CONCORDIA,
    COST,
    GODS,
    HOUSE_GOODS,
    HOUSES,
    JUPITER,
    MARS,
    MASON,
    MERCATOR_5,
    MERCURIUS,
    MINERVA,
    MINERVA_POINTS,
    OF_GOD,
    OF_SORT,
    PRICE,
    SATURNUS,
    SEATS,
    SLOTS,
    SORT,
    TYPE_POINTS,
    TYPES,
    VESTA,
)
from mizban.games.concordia.rules.goods import among, units
from mizban.games.concordia.rules.scoring import points, provinces, types
from mizban.games.concordia.rules.senator import extra_cloth
from mizban.games.concordia.rules.state import NOBODY, Concordia

ON_SALE: Final = vec[i64](  # [seats] a bit for each market card in play
    [sum(1 << number for number, card in enumerate(CARDS) if 0 < card.deck <= seats) for seats in range(SEATS + 1)]
)
GOD: Final = vec[i64]([card.god for card in CARDS])  # [card]
ZERO_EACH_GOD: Final = vec[i64]([0] * len(GODS))  # [god]
CASH: Final[i64] = TYPES  # stands after the goods where these are wanted
ZERO_EACH_WANT: Final = vec[i64]([0] * (TYPES + 1))  # [good], and last cash
COIN: Final[i64] = 100  # CO-15.3 what Vesta gives for a sestertius
PER_CENT: Final = 10  # thousandths that make one
OF_SHARES: Final = 100 * 100  # divides what two shares in per cent were taken of
OF_PACES: Final = 1000 * 1000  # divided by a pace in thousandths it gives thousandths of a turn
UNKNOWN: Final[i64] = -(1 << 40)  # less than anything is worth
ZEROES: Final = vec[i64]([0] * CITY_COUNT)  # [city]
UNJUDGED: Final = vec[i64]([UNKNOWN] * CITY_COUNT)  # [city]


def for_sale(s: Concordia) -> i64:
    """How many cards are for sale, or will be."""
    cards = s.stacked()
    for card in s.display:
        if card != NOBODY:
            cards += 1
    return cards


@final
class Evaluation:
    """How a seat stands, and what more of anything would be worth to it."""

    def __init__(self, s: Concordia, seat: i64, blur: i64, rng: Rng) -> None:
        self.s = s
        self.seat = seat
        self.blur = blur
        self.rng = rng
        self.houses = s.houses[seat]
        self.owned = s.hand[seat] | s.pile[seat]
        self.left = self.turns_left()
        self.cash = s.cash[seat]
        self.store = s.goods[seat * TYPES : seat * TYPES + TYPES]
        self.coin: i64 = COIN
        if self.left:
            self.coin += min(self.left * w.COIN_TURN // 1000, w.COIN_MOST)
        taken: i64 = 0
        for other in range(s.seats):
            taken |= s.hand[other] | s.pile[other]
        self.unsold = ON_SALE[s.seats] & ~taken
        self.times = ZERO_EACH_GOD[:]  # [god] how many of its cards there will be in the end, in hundredths
        for god in range(VESTA, MINERVA):
            unsold = count(self.unsold & OF_GOD[god])
            self.times[god] = 100 * count(self.owned & OF_GOD[god])
            if self.left:
                self.times[god] += unsold * w.SHARE // s.seats
        self.grown = min(self.left * w.HOUSE_PACE // 1000, 1000 * (HOUSES - count(self.houses)))  # houses to come
        self.points = ZERO_EACH_GOD[:]  # [god] what each of its cards will score in the end
        self.look_at_gods()
        self.homes = UNJUDGED[:]  # [city] what a house there is worth, as far as it is known
        self.looked = False
        self.need = ZERO_EACH_WANT[:]  # [good, CASH] what a unit is worth on top, for what is wanted most and lacks it
        self.want = ZERO_EACH_WANT[:]  # [good] so many units are wanted for that

    def turns_left(self) -> i64:
        """How many turns each seat still has after this one, about, in thousandths."""
        s = self.s
        if s.concordia != NOBODY:
            return 0
        turns = for_sale(s) * OF_PACES // (s.seats * w.CARD_PACE)
        for seat in range(s.seats):
            turns = min(turns, (HOUSES - count(s.houses[seat])) * OF_PACES // w.HOUSE_PACE)
        return max(turns, w.LEAST_LEFT)

    def look_at_gods(self) -> None:
        """CO-15.3 to CO-15.7 What a card of each god will score in the end, as the houses grow."""
        s, seat, grown, points = self.s, self.seat, self.grown, self.points
        lands = FIRST_PROVINCE[s.map + 1] - FIRST_PROVINCE[s.map]
        points[JUPITER] = 1000 * count(self.houses & ~s.types[BRICK]) + grown * w.NOT_BRICK // 100
        points[SATURNUS] = min(1000 * provinces(s, seat) + grown * w.NEW_LAND // 100, 1000 * lands)
        points[MERCURIUS] = TYPE_POINTS * min(1000 * types(s, seat) + grown * w.NEW_TYPE // 100, 1000 * TYPES)
        points[MARS] = COLONIST_POINTS * min(
            1000 * s.on_board(seat) + self.left * w.HIRE_PACE // 1000, 1000 * COLONISTS
        )

    def judged(self, worth: i64) -> i64:
        """A worth as somebody sees it who is off by up to so many per cent."""
        return worth * (100 - self.blur + self.rng.below(2 * self.blur + 1)) // 100 if self.blur else worth

    # ------------------------------------------------------------ goods

    def unit(self, good: i64, held: i64) -> i64:
        """What one more unit of a good is worth to one who has so many."""
        if not self.left:
            return PRICE[good] * self.coin
        return PRICE[good] * self.coin * w.GOOD[good] * w.UNITS[held] // OF_SHARES

    def money(self, cash: i64) -> i64:
        """What so many sestertii more are worth."""
        if not self.left:
            return cash * self.coin
        self.look_around()
        worth = cash * self.sestertius()
        if self.cash < self.want[CASH] <= self.cash + cash:
            worth += self.need[CASH]
        return worth

    def sestertius(self) -> i64:
        """What one is worth: the more there are, the less."""
        return COIN + (self.coin - COIN) * w.FLUSH // (w.FLUSH + max(self.cash, 0))

    def gained(self, good: i64, held: i64) -> i64:
        """What one more unit is worth with what it is wanted for."""
        self.look_around()
        return self.unit(good, held) + (self.need[good] if held < self.want[good] else 0)

    def look_around(self) -> None:
        """What goods the best houses in reach and the best cards for sale lack."""
        if self.looked:
            return
        self.looked = True
        if not self.left:
            return
        s, seat = self.s, self.seat
        spots = s.spots[seat * COLONISTS : (seat + 1) * COLONISTS]
        cities = near(s, spots, s.on_board(seat)) & ~self.houses
        while cities:
            low = cities & -cities
            cities ^= low
            city = place(low)
            good = s.tokens[city]
            self.lacks(HOUSE_GOODS, good * TYPES, 0, price(s, city), self.house(city) - self.costs(city))
        last = for_sale(s) == 1
        for slot in range(SLOTS):
            card = s.display[slot]
            if card != NOBODY:
                cloth = extra_cloth(slot, 0)
                net = (
                    self.card(card)
                    + (self.ending() if last else 0)
                    - self.spent(COST, card * TYPES)
                    - cloth * self.unit(CLOTH, 0)
                )
                self.lacks(COST, card * TYPES, cloth, 0, net)

    def lacks(self, cost: vec[i64], first: i64, cloth: i64, cash: i64, net: i64) -> None:
        """Wants what a house or a card lacks that brings so much."""
        missing: i64 = 1 if cash > self.cash else 0
        for good in range(TYPES):
            n = cost[first + good] + (cloth if good == CLOTH else 0)
            missing += max(n - self.store[good], 0)
        if net <= 0 or not missing:
            return
        worth = net * w.NEED // (100 * missing)
        for good in range(TYPES):
            n = cost[first + good] + (cloth if good == CLOTH else 0)
            if n > self.store[good] and worth > self.need[good]:
                self.need[good] = worth
                self.want[good] = n
        if cash > self.cash and worth > self.need[CASH]:
            self.need[CASH] = worth
            self.want[CASH] = cash

    def stored(self, goods: i64, free: i64) -> i64:
        """CO-4.6 What goods in one figure are worth, of which so many units fit."""
        total: i64 = 0
        held = self.store[:]
        while goods and free:
            best: i64 = -1
            most: i64 = -1
            for good in range(TYPES):
                if among(goods, good):
                    worth = self.gained(good, held[good])
                    if worth > most:
                        best, most = good, worth
            held[best] += 1
            goods -= units(best, 1)
            free -= 1
            total += most
        return total

    def spent(self, cost: vec[i64], first: i64) -> i64:
        """What the goods of a cost are worth, which begins at `first` of a table."""
        total: i64 = 0
        for good in range(TYPES):
            for i in range(cost[first + good]):
                total += self.unit(good, max(self.store[good] - 1 - i, 0))
        return total

    def can_pay(self, cost: vec[i64], first: i64) -> bool:
        """CO-4.10 Whether what is left of the goods pays a cost."""
        store = self.store
        return all(store[good] >= cost[first + good] for good in range(TYPES))

    def pay(self, cost: vec[i64], first: i64) -> None:
        """The goods of a cost are gone, in thought."""
        for good in range(TYPES):
            self.store[good] -= cost[first + good]

    # ------------------------------------------------------------ houses

    def house(self, city: i64) -> i64:
        """What a house in a city is worth, whatever it costs."""
        worth = self.homes[city]
        if worth == UNKNOWN:
            worth = self.judged(self.home(city))
            self.homes[city] = worth
        return worth

    def home(self, city: i64) -> i64:
        """The same, worked out: by gods, and by what it will produce."""
        s, houses, good = self.s, self.houses, self.s.tokens[city]
        land = IN_PROVINCE[PROVINCE[s.map * CITY_COUNT + city]]
        total: i64 = 0
        if good != BRICK:
            total += PER_CENT * self.times[JUPITER]
        if not houses & land:
            total += PER_CENT * self.times[SATURNUS]
        if not houses & s.types[good]:
            total += PER_CENT * TYPE_POINTS * self.times[MERCURIUS]
        if self.owned & OF_SORT[MASON + good]:
            total += 1000 * MINERVA_POINTS[good]
        elif self.unsold & OF_SORT[MASON + good] and self.left:
            total += 1000 * MINERVA_POINTS[good] // (s.seats + 1)
        if count(houses) == HOUSES - 1:
            total += self.ending()
        often = self.left * w.OUTPUT // 1000 * (100 + w.TOGETHER * count(houses & land)) // 100
        return total + self.unit(good, 1) * often // 1000

    def costs(self, city: i64) -> i64:
        """CO-7.14, CO-7.15 What a house in a city costs, in worth."""
        good = self.s.tokens[city]
        return price(self.s, city) * self.sestertius() + self.spent(HOUSE_GOODS, good * TYPES)

    # ------------------------------------------------------------ cards and colonists

    def card(self, card: i64) -> i64:
        """What a card is worth: by its god in the end, and each time that it is played until then."""
        sort, god = SORT[card], GOD[card]
        if god == MINERVA:
            good = sort - MASON
            more = min(self.grown * w.SAME_TYPE // 100, w.SAME_MOST)
            total = (1000 * self.s.produced(self.seat, good) + more) * MINERVA_POINTS[good]
        else:
            total = self.points[god]
        return self.judged(total + self.use(sort) * self.left // (1000 * w.CYCLE) * w.USE // 100)

    def use(self, sort: i64) -> i64:
        """What playing a card of a sort brings more than one would have without it."""
        if sort >= MASON and sort < MERCATOR_5:
            made = self.s.produced(self.seat, sort - MASON)
            return max(made * self.unit(sort - MASON, 1) - w.SPECIALIST, 0)
        return w.USUAL[sort] * w.SECOND_USE // 100

    def colonist(self) -> i64:
        """What one more colonist is worth on the board: for Mars, for steps and for a free space."""
        return PER_CENT * COLONIST_POINTS * self.times[MARS] + w.STRIDE * self.left // 1000

    def ending(self) -> i64:
        """CO-14.2, CO-15.9 What it is worth to bring the end about: the Concordia card, and the lead that one has."""
        s = self.s
        if s.concordia != NOBODY:
            return 0
        best: i64 = 0
        for other in range(s.seats):
            if other != self.seat:
                best = max(best, points(s, other))
        return 1000 * CONCORDIA + w.LEAD * (points(s, self.seat) + CONCORDIA - best)
