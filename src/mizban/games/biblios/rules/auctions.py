"""The Auction phase step by step: bidding (BI-6), paying or refusing (BI-7), a new auction (BI-8), the end (BI-9.1)."""

from __future__ import annotations

from typing import Final, final

from mizban.core.packed import append, i64, pop, vec
from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.games.biblios.rules.cards import CHURCH, COUNT, GOLD, HOLDABLE, KIND, SETUPS
from mizban.games.biblios.rules.gifts import acquire
from mizban.games.biblios.rules.payments import pay_gold, payments, why_not_payment
from mizban.games.biblios.rules.penalties import penalize
from mizban.games.biblios.rules.state import (
    ALL,
    BID,
    BLOCK,
    CLOSED,
    DISCARD,
    NOBODY,
    OPEN,
    PASS,
    PAY,
    PILE,
    REFUSE,
    Biblios,
)


@final
class Auctions(Step[Biblios]):
    """BI-2.3, BI-6.1, BI-6.2 Shuffle the auction pile; who began the game begins again."""

    def resolve(self, s: Biblios) -> None:
        s.phase = 1
        for card in range(COUNT):
            if s.where[card] == PILE:
                s.deck = append(s.deck, card)
        s.rng.shuffle(s.deck)
        s.tell(EVERYBODY, "auctions-begin n", len(s.deck))
        s.then(LOTS[s.first])


@final
class Lot(Step[Biblios]):
    """BI-6.3, BI-6.11, BI-9.1 Turn up the next card for sale, until there is none."""

    def resolve(self, s: Biblios) -> None:
        if not len(s.deck):
            s.then(End(self.seat))
            return
        s.deck, card = pop(s.deck)
        s.active = self.seat
        s.card = card
        s.show(card, ALL)
        s.where[card] = BLOCK
        s.tell(EVERYBODY, "turns-up seat card", self.seat, KIND[card])
        s.then(OPENINGS[self.seat])
        s.then(LOTS[s.left(self.seat)])


@final
class Open(Step[Biblios]):
    """BI-6.4, BI-8.5, BI-8.7 The bidding for a card starts from no bid, left of the active player."""

    def resolve(self, s: Biblios) -> None:
        s.bid = 0
        s.bidder = NOBODY
        s.silent = s.barred
        go_round(s, self.seat)


@final
class Bid(Step[Biblios]):
    """BI-6.4 to BI-6.6, BI-6.10, BI-15.4 Bid more than the highest bid, or pass and be out."""

    def ask(self, s: Biblios) -> Said:
        text = "BidCards seat card n" if gold_for_sale(s) else "BidGold seat card n"
        return (text, (self.seat, KIND[s.card], s.bid + 1))

    def candidates(self, s: Biblios) -> list[Option]:
        return OFFERS

    def options(self, s: Biblios) -> list[Option]:
        return OFFERED[s.bid * MOST_BIDS + ceiling(s, self.seat)]

    def why(self, s: Biblios, o: Option) -> Said:
        if o is PASS:
            return LEGAL
        if o.arg < s.bid:
            return ("too-low-cards n BI-6.5" if gold_for_sale(s) else "too-low-gold n BI-6.5", (s.bid,))
        most = ceiling(s, self.seat)
        if o.arg < most:
            return LEGAL
        return ("too-high-cards n BI-6.9" if gold_for_sale(s) else "too-high-gold n BI-6.9", (most,))

    def choose(self, s: Biblios, o: Option) -> None:
        if o is PASS:
            s.silent |= 1 << self.seat
            s.tell(EVERYBODY, "passes seat", self.seat)
        else:
            s.bid = o.arg + 1
            s.bidder = self.seat
            s.tell(EVERYBODY, "bids-cards seat n" if gold_for_sale(s) else "bids-gold seat n", self.seat, s.bid)
        go_round(s, self.seat)


def go_round(s: Biblios, seat: i64) -> None:
    """BI-6.4, BI-6.7, BI-6.8, BI-8.9 Ask the next who is still in; when nobody else is, sell or discard the card."""
    for _ in range(s.seats):
        seat = s.left(seat)
        if seat == s.bidder:
            s.then(SALES[seat])
            return
        if not s.silent >> seat & 1:
            s.then(BIDDERS[seat])
            return
    s.where[s.card] = OPEN
    s.tell(EVERYBODY, "unsold card", KIND[s.card])
    clear_block(s)


def clear_block(s: Biblios) -> None:
    """BI-8.10 The card is sold or discarded: bids and bars end with it."""
    s.card = NOBODY
    s.bid = 0
    s.bidder = NOBODY
    s.silent = 0
    s.barred = 0


def gold_for_sale(s: Biblios) -> bool:
    """BI-6.12 A Gold card is bought with cards, any other card with Gold."""
    return GOLD <= KIND[s.card] < CHURCH


def ceiling(s: Biblios, seat: i64) -> i64:
    """BI-6.9, BI-13.2 The highest bid that the table cannot see to be unpayable; at least the bid that stands."""
    cards: i64 = s.size[seat]
    most = cards if gold_for_sale(s) else min(3 * cards, GOLD_IN_GAME[s.seats])
    return max(most, s.bid)


@final
class Sale(Step[Biblios]):
    """BI-6.7, BI-7.1 The last one left has won the card and is asked to pay."""

    def resolve(self, s: Biblios) -> None:
        if gold_for_sale(s):
            s.tell(EVERYBODY, "wins-for-cards seat n", self.seat, s.bid)
            s.then(Discard(self.seat, s.bid))
        else:
            s.tell(EVERYBODY, "wins-for-gold seat n", self.seat, s.bid)
            s.then(PAYERS[self.seat])


@final
class Pay(Step[Biblios]):
    """BI-7.2 to BI-7.5, BI-15.5 Pay with Gold worth the bid or more, no card too many, or refuse (BI-7.9)."""

    def secret(self) -> bool:
        """BI-15.8, BI-15.9 That nothing can be paid is nobody's business: the question is asked all the same."""
        return True

    def ask(self, s: Biblios) -> Said:
        return ("PayBluff seat card n" if s.bluff else "Pay seat card n", (self.seat, KIND[s.card], s.bid))

    def candidates(self, s: Biblios) -> list[Option]:
        return PAY

    def options(self, s: Biblios) -> list[Option]:
        return payments(s, self.seat)

    def why(self, s: Biblios, o: Option) -> Said:
        return LEGAL if o is REFUSE else why_not_payment(s, self.seat, o.arg)

    def choose(self, s: Biblios, o: Option) -> None:
        if o is REFUSE:
            s.then(PENALTIES[self.seat])
        else:
            pay_gold(s, self.seat, o.arg)
            deliver(s, self.seat)


@final
class Discard(Step[Biblios]):
    """BI-7.6, BI-7.7, BI-15.6 Pay for Gold with cards, one by one, face down; refusing comes before the first only."""

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: Final = count  # how many are still to come

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.count)

    def secret(self) -> bool:
        """BI-15.8 That all cards in hand are alike is nobody's business."""
        return True

    def ask(self, s: Biblios) -> Said:
        text = "DiscardBluff seat card n" if s.bluff else "Discard seat card n"
        return (text if self.count == s.bid else "DiscardMore seat card n", (self.seat, KIND[s.card], self.count))

    def candidates(self, s: Biblios) -> list[Option]:
        return DISCARDS

    def options(self, s: Biblios) -> list[Option]:
        legal: list[Option] = []
        if self.count == s.bid:
            legal.append(REFUSE)
        elif self.count == s.size[self.seat]:
            return legal  # every card goes: nothing to choose
        where, seat = s.where, self.seat
        for card in range(GOLD):
            if where[card] == seat:
                legal.append(DISCARD[card])
        for value in range(3):
            if s.gold[self.seat * 3 + value]:
                legal.append(DISCARD[GOLD + value])
        return legal

    def why(self, s: Biblios, o: Option) -> Said:
        if o is REFUSE:
            return LEGAL if self.count == s.bid else ("too-late BI-15.6", ())
        return LEGAL if s.find(o.arg, self.seat) != NOBODY else ("not-in-hand card BI-7.6", (o.arg,))

    def choose(self, s: Biblios, o: Option) -> None:
        if o is REFUSE:
            s.then(PENALTIES[self.seat])
            return
        self.drop(s, s.find(o.arg, self.seat))
        if self.count > 1:
            s.then(Discard(self.seat, self.count - 1))
        else:
            self.done(s)

    def resolve(self, s: Biblios) -> None:
        """Every card that is left goes."""
        for card in range(HOLDABLE):
            if s.where[card] == self.seat:
                self.drop(s, card)
        self.done(s)

    def drop(self, s: Biblios, card: i64) -> None:
        mine: i64 = 1 << self.seat
        if self.count == s.bid:
            s.blur(self.seat, mine)  # BI-11.7
        s.lose(self.seat, card, CLOSED)
        s.seen[card] = mine

    def done(self, s: Biblios) -> None:
        s.tell(EVERYBODY, "discards seat n", self.seat, s.bid)
        deliver(s, self.seat)


def deliver(s: Biblios, seat: i64) -> None:
    """BI-5.8, BI-7.1, BI-11.6 The card that was paid for goes to its buyer."""
    card = s.card
    clear_block(s)
    acquire(s, seat, card)


@final
class Penalty(Step[Biblios]):
    """BI-8.5, BI-8.6, BI-8.8, BI-8.13 Who refuses is penalised and barred; a new auction without him."""

    def resolve(self, s: Biblios) -> None:
        s.tell(EVERYBODY, "refuses seat", self.seat)
        s.barred |= 1 << self.seat
        penalize(s, self.seat)
        s.then(OPENINGS[s.active])


@final
class End(Step[Biblios]):
    """BI-9.1, BI-9.2, BI-11.10 All hands are shown."""

    def resolve(self, s: Biblios) -> None:
        s.phase = 2
        for card in range(HOLDABLE):
            if s.where[card] < s.seats:
                s.seen[card] = ALL
        s.learned += 1
        s.tell(EVERYBODY, "game-ends")


OFFERS: Final = [PASS, *BID]
MOST_BIDS: Final[i64] = len(OFFERS)
OFFERED: Final = [[PASS, *BID[bid:most]] for bid in range(MOST_BIDS) for most in range(MOST_BIDS)]  # [bid, ceiling]
DISCARDS: Final = [*DISCARD, REFUSE]
LOTS: Final = [Lot(seat) for seat in range(4)]
OPENINGS: Final = [Open(seat) for seat in range(4)]
BIDDERS: Final = [Bid(seat) for seat in range(4)]
SALES: Final = [Sale(seat) for seat in range(4)]
PAYERS: Final = [Pay(seat) for seat in range(4)]
PENALTIES: Final = [Penalty(seat) for seat in range(4)]
GOLD_IN_GAME: Final = vec[i64]([SETUPS[seats].purse if seats in SETUPS else 0 for seats in range(5)])
