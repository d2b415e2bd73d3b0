"""The words of Concordia and the pieces on its table."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import count
from mizban.core.packed import i64, vec
from mizban.core.state import State
from mizban.core.words import Words
from mizban.games.concordia.rules.board import CITIES, LAND, LINES, PROVINCES, SPOTS, WAYS, spot_in
from mizban.games.concordia.rules.cards import COLONISTS, GOODS, NAMES, OF_KIND, SORTS, SPACES, START, TYPES

NOBODY: Final[i64] = -1  # no seat, no card, no good
STOCK: Final[i64] = -1  # CO-4.1 a colonist in the storehouse

WORDS: Final = Words()
PLAY: Final = WORDS.verb("play", "hand", SORTS)
HIRE: Final = WORDS.verb("hire", "hire", WAYS)
NO_COLONIST: Final = WORDS.word("no-colonist")
LIFT: Final = WORDS.verb("lift", "colonist", SPOTS)
STOP_MOVING: Final = WORDS.word("stop-moving")
MOVE: Final = WORDS.verb("move", "line", LINES)
BUILD: Final = WORDS.verb("build", "city", CITIES)
STOP_BUILDING: Final = WORDS.word("stop-building")
PRODUCE: Final = WORDS.verb("produce", "province", PROVINCES)
COLLECT: Final = WORDS.word("collect")
KEEP: Final = WORDS.verb("keep", "keep", GOODS)
SETTLE: Final = WORDS.verb("settle", "settle", SPOTS[len(LINES) :])
TAKE_CASH: Final = WORDS.word("take-cash")
STOP_SETTLING: Final = WORDS.word("stop-settling")
SELL: Final = WORDS.verb("sell", "sell", GOODS)
PURCHASE: Final = WORDS.verb("purchase", "purchase", GOODS)
STOP_TRADING: Final = WORDS.word("stop-trading")
COPY: Final = WORDS.verb("copy", "top", SORTS)
BUY: Final = WORDS.verb("buy", "card", NAMES[int(START) :])
STOP_BUYING: Final = WORDS.word("stop-buying")
PAY: Final = WORDS.verb("pay", "pay", GOODS)


@final
class Concordia(State):
    """Hands, piles and houses are sets of bits. Colonists 0 to 2 of a seat are for land, 3 to 5 for the sea."""

    map: i64
    intermediate: i64  # CO-17.1 1: points are counted once in between
    open_hands: i64  # CO-23.4 1: everybody sees all hands
    running: i64  # CO-23.4 1: everybody sees what the game would score now
    first: i64  # CO-3.10 the start player
    tokens: vec[i64]  # [city] its good, or NOBODY; never changed, so copies share it
    types: vec[i64]  # [good] the cities of that good as bits; never changed
    bonus: vec[i64]  # [province] the good of its bonus marker, or NOBODY; never changed
    stack: vec[i64]  # all market cards in the order they come; never changed
    drawn: i64  # how many of them have been turned up
    display: vec[i64]  # [slot] the card that lies there, or NOBODY
    turned: i64  # CO-8.2 a bit for each province whose marker shows coins
    houses: vec[i64]  # [seat] a bit for each city with its house
    spots: vec[i64]  # [seat * COLONISTS + colonist] where it stands, or STOCK
    roads: i64  # CO-7.7 a bit for each land line with a colonist
    waters: i64  # and for each sea line
    goods: vec[i64]  # [seat * TYPES + good] units in the storehouse
    cash: vec[i64]  # [seat] sestertii
    hand: vec[i64]  # [seat] a bit for each card
    pile: vec[i64]  # [seat] CO-1.10 a bit for each card played and not taken back
    top: vec[i64]  # [seat] the card on top of it, or NOBODY
    active: i64
    card: i64  # the card that is carried out, or NOBODY
    copied: i64  # CO-11.1 the seat whose card is copied, or NOBODY
    magnus: i64  # CO-3.12 who holds the Praefectus Magnus
    doubled: i64  # CO-8.12 1: it was used in this turn
    concordia: i64  # CO-14.2 who has the Concordia card, or NOBODY
    marks: vec[i64]  # CO-17.2 [seat] the scoring marker: points at the first Tribune, or NOBODY before it
    over: i64

    def copy(self) -> Concordia:
        c = Concordia()
        self.copy_to(c)
        c.map, c.intermediate, c.open_hands = self.map, self.intermediate, self.open_hands
        c.running, c.first = self.running, self.first
        c.tokens, c.types, c.bonus, c.stack = self.tokens, self.types, self.bonus, self.stack
        c.drawn, c.display, c.turned = self.drawn, self.display[:], self.turned
        c.houses, c.spots, c.roads, c.waters = self.houses[:], self.spots[:], self.roads, self.waters
        c.goods, c.cash = self.goods[:], self.cash[:]
        c.hand, c.pile, c.top = self.hand[:], self.pile[:], self.top[:]
        c.active, c.card, c.copied = self.active, self.card, self.copied
        c.magnus, c.doubled, c.concordia = self.magnus, self.doubled, self.concordia
        c.marks, c.over = self.marks[:], self.over
        return c

    def left(self, seat: i64) -> i64:
        """CO-1.9, CO-5.1 The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def right(self, seat: i64) -> i64:
        """CO-1.9 The seat before, anticlockwise."""
        return seat - 1 if seat else self.seats - 1

    def stocked(self, seat: i64, way: i64) -> i64:
        """CO-4.1 How many colonists of a kind are in the storehouse."""
        colonists: i64 = 0
        first = seat * COLONISTS + way * OF_KIND
        for i in range(first, first + OF_KIND):
            if self.spots[i] == STOCK:
                colonists += 1
        return colonists

    def on_board(self, seat: i64) -> i64:
        """CO-7.1 How many colonists of a seat are on the board, in cities and on lines."""
        colonists: i64 = 0
        for i in range(seat * COLONISTS, (seat + 1) * COLONISTS):
            if self.spots[i] != STOCK:
                colonists += 1
        return colonists

    def free(self, seat: i64) -> i64:
        """CO-4.2, CO-4.3 Free spaces in the storehouse."""
        spaces = SPACES - COLONISTS + self.on_board(seat)
        for i in range(seat * TYPES, (seat + 1) * TYPES):
            spaces -= self.goods[i]
        return spaces

    def houses_in(self, city: i64) -> i64:
        """CO-7.15, CO-19.19 How many houses a city has, of all seats together."""
        houses: i64 = 0
        for seat in range(self.seats):
            houses += self.houses[seat] >> city & 1
        return houses

    def produced(self, seat: i64, good: i64) -> i64:
        """How many houses of a seat stand in cities of a good."""
        return count(self.houses[seat] & self.types[good])

    def busy(self, way: i64) -> i64:
        """CO-7.7 The lines of a kind with a colonist."""
        return self.roads if way == LAND else self.waters

    def place(self, seat: i64, way: i64, city: i64) -> None:
        """CO-4.3 A colonist goes from the storehouse to a city."""
        first = seat * COLONISTS + way * OF_KIND
        for i in range(first, first + OF_KIND):
            if self.spots[i] == STOCK:
                self.spots[i] = spot_in(way, city)
                return
        raise AssertionError("no such colonist is left")

    def stacked(self) -> i64:
        """CO-3.6 How many cards lie face down."""
        return len(self.stack) - self.drawn
