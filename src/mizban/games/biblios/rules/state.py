"""The words of Biblios and the pieces on its table."""

from __future__ import annotations

from typing import Final, final

from mizban.core.packed import i64, vec
from mizban.core.state import State
from mizban.core.words import Option, Words
from mizban.games.biblios.rules.cards import (
    ALIKE,
    CATEGORIES,
    CHURCH,
    FIRST,
    GOLD,
    GOLDS,
    HOLDABLE,
    KIND,
    KINDS,
    SETUPS,
)

# Where a card is; 0 to 3 are the seats' hands.
DECK: Final[i64] = 4  # the draw pile
BOX: Final[i64] = 5  # BI-3.6 taken out at random
OUT: Final[i64] = 6  # Gold taken out by rule
DRAWN: Final[i64] = 7
PUBLIC: Final[i64] = 8
PILE: Final[i64] = 9  # the auction pile, later the auction deck
BLOCK: Final[i64] = 10  # under auction
OPEN: Final[i64] = 11  # discarded face up
CLOSED: Final[i64] = 12  # discarded face down

ALL: Final[i64] = 31  # a bit for each of four seats, and for the public
NOBODY: Final[i64] = -1
DICE: Final[i64] = len(CATEGORIES)
MOST: Final[i64] = ALIKE[GOLD] + 1  # BI-1.8 so many answers to "how many of one Gold"

WORDS: Final = Words()
PLACE: Final = WORDS.verb("place", "place", ["keep", "public", "auction"])
KEEP: Final = PLACE[0]
SHOW: Final = PLACE[1]
TAKE: Final = WORDS.verb("take", "card", KINDS)
SETS: Final = [[i] for i in range(5)] + [[i, j] for i in range(5) for j in range(i + 1, 5)]
RAISE: Final = WORDS.sets("raise", "up", CATEGORIES, SETS)
LOWER: Final = WORDS.sets("lower", "down", CATEGORIES, SETS)
DECLINE: Final = WORDS.word("decline")
PASS: Final = WORDS.word("pass")
BID: Final = WORDS.verb("bid", "bid", [str(n) for n in range(1, max(setup.purse for setup in SETUPS.values()) + 1)])
REFUSE: Final = WORDS.word("refuse")
DISCARD: Final = WORDS.verb("discard", "card", KINDS[:CHURCH])


def gold_figure(ones: i64, twos: i64, threes: i64) -> i64:
    """So many Gold cards of each value as one figure, which counts in powers of MOST."""
    return ones + MOST * (twos + MOST * threes)


def gold_ones(figure: i64) -> i64:
    """How many Gold cards of value 1 such a figure tells."""
    return figure % MOST


def gold_twos(figure: i64) -> i64:
    """How many of value 2."""
    return figure // MOST % MOST


def gold_threes(figure: i64) -> i64:
    """How many of value 3."""
    return figure // MOST // MOST


def pay(figure: int) -> Option:
    """The word for paying so many of each Gold, `pay:2-0-1`."""
    counts = [gold_ones(figure), gold_twos(figure), gold_threes(figure)]
    ref = " ".join(f"card:{gold}" for gold, n in zip(GOLDS, counts, strict=True) for _ in range(n))
    return WORDS.add("pay", figure, "pay:" + "-".join(map(str, counts)), ref)


PAY: Final = [pay(figure) if figure else REFUSE for figure in range(MOST**3)]  # [gold_figure]


@final
class Biblios(State):
    """Every card is in one place; `seen` and `met` say who knows which, and `view` and `redeal` are made from them."""

    bluff: i64  # BI-8.11 1: the Medieval Bluff
    letters: i64  # BI-10.5 1: letters count in the final tie-break
    first: i64  # BI-3.8
    active: i64  # the active player
    phase: i64  # 0 gifts, 1 auctions, 2 over
    where: vec[i64]  # [card] its place
    seen: vec[i64]  # [card] a bit for each seat that knows that this card lies there
    met: vec[i64]  # [card] a bit for each seat that once saw it in a hand where it may be no longer
    deck: vec[i64]  # the cards of the draw pile, then of the auction deck; the next one last
    public: vec[i64]  # the cards in the public space, in the order they came
    size: vec[i64]  # [seat] cards in hand
    gold: vec[i64]  # [seat * 3 + value - 1] Gold cards in hand
    dice: vec[i64]  # [category]
    card: i64  # the card drawn, or under auction
    bid: i64  # the highest bid; 0: none yet
    bidder: i64  # whose it is, or NOBODY
    silent: i64  # a bit for each seat that has passed or is barred
    barred: i64  # BI-8.6 a bit for each seat that did not pay for this card

    def copy(self) -> Biblios:
        c = Biblios()
        self.copy_to(c)
        c.bluff, c.letters, c.first, c.active, c.phase = self.bluff, self.letters, self.first, self.active, self.phase
        c.where, c.seen, c.met = self.where[:], self.seen[:], self.met[:]
        c.deck, c.public, c.size, c.gold = self.deck[:], self.public[:], self.size[:], self.gold[:]
        c.dice = self.dice[:]
        c.card, c.bid, c.bidder, c.silent, c.barred = self.card, self.bid, self.bidder, self.silent, self.barred
        return c

    def left(self, seat: i64) -> i64:
        """BI-0.4, BI-2.4 The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def find(self, kind: i64, place: i64) -> i64:
        """A card of this kind in this place, or NOBODY."""
        where = self.where
        for card in range(FIRST[kind], FIRST[kind] + ALIKE[kind]):
            if where[card] == place:
                return card
        return NOBODY

    def show(self, card: i64, seats: i64) -> None:
        """These seats see the card, which is about to leave its place. Alike cards cannot be told apart (BI-1.10):
        who knew of another such card in that place now knows of this one instead."""
        self.learned += 1
        where, seen, kind = self.where, self.seen, KIND[card]
        if kind >= GOLD:
            new = seats & ~seen[card]
            for other in range(FIRST[kind], FIRST[kind] + ALIKE[kind]):
                if where[other] == where[card]:
                    known = seen[other] & new
                    seen[other] &= ~known
                    new &= ~known
        seen[card] |= seats

    def blur(self, seat: i64, knowing: i64) -> None:
        """BI-11.11 A card leaves this hand face down: who does not know which no longer knows the cards that stay."""
        where, seen, met = self.where, self.seen, self.met
        for card in range(HOLDABLE):
            if where[card] == seat:
                if card < GOLD:  # a kind of its own
                    met[card] |= seen[card] & ~knowing
                seen[card] &= knowing

    def take(self, seat: i64, card: i64) -> None:
        """A card comes to a hand."""
        self.where[card] = seat
        self.size[seat] += 1
        kind = KIND[card]
        if kind >= GOLD:
            self.gold[seat * 3 + kind - GOLD] += 1

    def lose(self, seat: i64, card: i64, place: i64) -> None:
        """A card leaves a hand."""
        self.where[card] = place
        self.size[seat] -= 1
        kind = KIND[card]
        if kind >= GOLD:
            self.gold[seat * 3 + kind - GOLD] -= 1
