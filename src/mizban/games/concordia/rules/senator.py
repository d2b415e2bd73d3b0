"""The Senator and the Consul (CO-12): buying cards."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import ONE
from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, LEGAL, NOTHING, Said, Step
from mizban.core.words import Option
from mizban.games.concordia.rules.cards import ANY, CARD_FIGURE, CLOTH, COST, EXTRA_CLOTH, SEATS, SLOTS, START, TYPES
from mizban.games.concordia.rules.goods import units
from mizban.games.concordia.rules.state import BUY, NOBODY, PAY, STOP_BUYING, Concordia
from mizban.games.concordia.rules.storehouse import pay


def shop(s: Concordia, seat: i64, cards: i64, plain: i64) -> None:
    """CO-12.1, CO-12.5, CO-12.9, CO-11.8 Buy up to so many cards; then the display is put in order."""
    s.then(Buy(seat, cards, plain))
    s.then(REFILLS[seat])


def extra_cloth(slot: i64, plain: i64) -> i64:
    """CO-2.12, CO-12.2, CO-12.5 The cloth that a slot costs; with a Consul it costs nothing."""
    return 0 if plain else EXTRA_CLOTH[slot]


def any_goods(slot: i64, plain: i64) -> i64:
    """CO-2.12, CO-12.2, CO-12.5 The goods of any type that a slot costs."""
    return 0 if plain else ANY[slot]


def missing(s: Concordia, seat: i64, slot: i64, plain: i64) -> i64:
    """CO-4.10, CO-12.2, CO-12.3, CO-12.8 A good that the seat lacks for the card in a slot; TYPES: any good at all;
    NOBODY: it can pay all of it."""
    mine, card = seat * TYPES, s.display[slot]
    rest: i64 = 0
    for good in range(TYPES):
        left = s.goods[mine + good] - COST[card * TYPES + good]
        if good == CLOTH:
            left -= extra_cloth(slot, plain)
        if left < 0:
            return good
        rest += left
    return NOBODY if rest >= any_goods(slot, plain) else TYPES


@final
class Buy(Step[Concordia]):
    """CO-5.7, CO-12.1 to CO-12.5, CO-19.14, CO-19.15, CO-20.10 Buy a card of the display, from the slot where it lay
    when the first one was bought, or stop."""

    def __init__(self, seat: i64, cards: i64, plain: i64) -> None:
        super().__init__(seat)
        self.cards: Final = cards  # so many may still be bought
        self.plain: Final = plain  # 1: with a Consul

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.cards, self.plain)

    def ask(self, s: Concordia) -> Said:
        return ("BuyPlain seat", (self.seat,)) if self.plain else ("Buy seat n", (self.seat, self.cards))

    def candidates(self, s: Concordia) -> list[Option]:
        return OFFERS

    def options(self, s: Concordia) -> list[Option]:
        legal: list[Option] = []
        if self.cards:
            for slot in range(SLOTS):
                card = s.display[slot]
                if card != NOBODY and missing(s, self.seat, slot, self.plain) == NOBODY:
                    legal.append(BUY[card - START])
        if not legal:
            return NOTHING
        legal.append(STOP_BUYING)
        return legal

    def why(self, s: Concordia, o: Option) -> Said:
        if o is STOP_BUYING:
            return LEGAL
        card = o.arg + START
        for slot in range(SLOTS):
            if s.display[slot] == card:
                good = missing(s, self.seat, slot, self.plain)
                if good == NOBODY:
                    return LEGAL
                return ("no-any CO-12.3", ()) if good == TYPES else ("card-goods good CO-12.2", (good,))
        return ("not-for-sale card CO-12.1", (card,))

    def choose(self, s: Concordia, o: Option) -> None:
        if o is STOP_BUYING:
            return
        seat, card = self.seat, o.arg + START
        for slot in range(SLOTS):
            if s.display[slot] == card:
                s.display[slot] = NOBODY
                pay(s, seat, COST, card * TYPES)
                cloth = extra_cloth(slot, self.plain)
                s.goods[seat * TYPES + CLOTH] -= cloth
                s.hand[seat] |= ONE[card]  # CO-5.5
                s.tell(EVERYBODY, "buys seat card goods", seat, card, CARD_FIGURE[card] + units(CLOTH, cloth))
                if any_goods(slot, self.plain):
                    s.then(PAYERS[seat])
                s.then(Buy(seat, self.cards - 1, self.plain))
                return

    def resolve(self, s: Concordia) -> None:
        """CO-5.7 No card can be paid for, or as many as may be are bought."""


@final
class PayAny(Step[Concordia]):
    """CO-12.3, CO-20.10 The good of any type that a slot costs: one of those that are left."""

    def ask(self, s: Concordia) -> Said:
        return ("PayAny seat", (self.seat,))

    def candidates(self, s: Concordia) -> list[Option]:
        return PAY

    def options(self, s: Concordia) -> list[Option]:
        legal: list[Option] = []
        for good in range(TYPES):
            if s.goods[self.seat * TYPES + good]:
                legal.append(PAY[good])
        return legal

    def why(self, s: Concordia, o: Option) -> Said:
        return LEGAL if s.goods[self.seat * TYPES + o.arg] else ("no-such-good good CO-12.3", (o.arg,))

    def choose(self, s: Concordia, o: Option) -> None:
        s.goods[self.seat * TYPES + o.arg] -= 1
        s.tell(EVERYBODY, "pays seat good", self.seat, o.arg)


@final
class Refill(Step[Concordia]):
    """CO-12.4, CO-12.6, CO-12.7, CO-12.9, CO-18.6 Cards move left, and new ones are turned up for all to see."""

    def resolve(self, s: Concordia) -> None:
        slot: i64 = 0
        for from_slot in range(SLOTS):
            card = s.display[from_slot]
            if card != NOBODY:
                s.display[from_slot] = NOBODY
                s.display[slot] = card
                slot += 1
        while slot < SLOTS and s.stacked():
            s.display[slot] = s.stack[s.drawn]
            s.drawn += 1
            s.learned += 1
            s.tell(EVERYBODY, "turns-up card", s.display[slot])
            slot += 1


OFFERS: Final = [*BUY, STOP_BUYING]
PAYERS: Final = [PayAny(seat) for seat in range(SEATS)]
REFILLS: Final = [Refill(seat) for seat in range(SEATS)]
