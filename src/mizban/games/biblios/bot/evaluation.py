"""What cards, dice and Gold are worth to a seat of Biblios, for bots to think with.

It looks only at what the seat may know (BI-11).
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mizban.core.packed import i64, vec
from mizban.core.rng import Rng
from mizban.games.biblios.bot import weights as w
from mizban.games.biblios.rules.cards import CARDS, CATEGORIES, CHURCH, CHURCHES, COUNT, FIRST, GOLD
from mizban.games.biblios.rules.state import DECK, DICE, OPEN, Biblios

VALUE: Final = vec[i64]([card.value for card in CARDS])  # [card]
CATEGORY: Final = vec[i64]([card.category for card in CARDS])  # [card]
VALUES: Final = [[card.value for card in CARDS if card.category == category] for category in range(len(CATEGORIES))]
MEAN: Final = vec[i64]([round(sum(values) / len(values)) for values in VALUES])  # [category] the value of a card
REACH: Final[i64] = 60  # steps on the curve of chances either way; who is further ahead or behind is as sure as there
CHANCE: Final = vec[i64](  # [steps ahead + REACH] to win, in thousandths
    [round(1000 / (1 + exp(-x / w.CURVE))) for x in range(-REACH, REACH + 1)]
)
FINE: Final = 16  # parts of a point of a card's value in which leads are told
SPREAD: Final = vec[i64](  # [sum of squares] in such parts
    [round(FINE * (x * w.DOUBT + w.LEAST_DOUBT) ** 0.5) for x in range(100)]
)


@final
class Evaluation:
    """How a seat stands, as far as it can know: its lead in each category, and how much of that may still change."""

    def __init__(self, s: Biblios, seat: i64, blur: i64, rng: Rng) -> None:
        self.seats = s.seats
        self.dice = s.dice
        self.blur = blur
        self.rng = rng
        self.lead = vec[i64]([0] * DICE)  # [category] over the best rival, in parts (FINE)
        self.spread = vec[i64]([0] * DICE)  # [category] in such parts
        held = vec[i64]([0] * (DICE * 4))  # [seat, category] value in hand
        hidden = vec[i64]([0] * 4)  # [seat] cards in hand that one has not seen
        loose = vec[i64]([0] * DICE)  # [category] value not seen
        open = vec[i64]([0] * DICE)  # [category] squares of the values that are still to be had, or hidden
        where, seen = s.where, s.seen
        unseen: i64 = 0  # cards
        coins: i64 = 0  # Gold not seen
        gold: i64 = 0  # Gold in hands
        for other in range(s.seats):
            hidden[other] = s.size[other]
        for card in range(GOLD):
            at = where[card]
            if seen[card] >> seat & 1:
                if at < DECK:
                    held[at * DICE + CATEGORY[card]] += VALUE[card]
                    hidden[at] -= 1
                elif at < OPEN:
                    open[CATEGORY[card]] += VALUE[card] * VALUE[card]
            else:
                unseen += 1
                loose[CATEGORY[card]] += VALUE[card]
                open[CATEGORY[card]] += VALUE[card] * VALUE[card]
        for card in range(GOLD, COUNT):
            if seen[card] >> seat & 1:
                if where[card] < DECK:
                    hidden[where[card]] -= 1
                    gold += VALUE[card]
            else:
                unseen += 1
                coins += VALUE[card]
        unseen = max(unseen, 1)
        others: i64 = 0
        for other in range(s.seats):
            others += hidden[other]
        self.gold = gold + coins * others // unseen  # in all hands, about
        self.lots = len(s.deck) * (2 * unseen - coins) // (2 * unseen)  # cards to come that Gold will buy, about
        for category in range(DICE):
            best: i64 = 0
            for other in range(s.seats):
                if other != seat:
                    kept = hidden[other] * loose[category] * FINE * w.HOARD // (100 * unseen)
                    best = max(best, held[other * DICE + category] * FINE + kept)
            spread = SPREAD[open[category]]
            self.spread[category] = spread
            self.lead[category] = held[seat * DICE + category] * FINE - best
            if s.seats > 2:
                self.lead[category] -= spread * w.CROWD // 100

    def chance(self, category: i64, more: i64) -> i64:
        """The chance to win a category with so many parts of a point more, in thousandths."""
        x = (self.lead[category] + more) * w.STEEP * self.seats // (w.STEEP_PARTS * self.spread[category])
        return CHANCE[max(-REACH, min(REACH, x)) + REACH]

    def gain(self, category: i64, value: i64) -> i64:
        """What it is worth to get such a card, and not to see it go to another."""
        lost: i64 = FINE if self.seats == 2 else FINE * w.DENY // 100
        return self.dice[category] * (self.chance(category, FINE * value) - self.chance(category, -lost * value))

    def usual(self) -> i64:
        """The same for a category card like any other."""
        total: i64 = 0
        for category in range(DICE):
            total += self.gain(category, MEAN[category])
        return total // DICE

    def tilt(self, category: i64) -> i64:
        """What one more on this die is worth, less what it is worth to each of the others."""
        mine = self.chance(category, 0)
        return mine - (1000 - mine) // (self.seats - 1)

    def turning(self, kind: i64) -> i64:
        """What a Church card is worth."""
        church = CHURCHES[kind - CHURCH]
        first: i64 = 0
        second: i64 = 0
        for category in range(DICE):
            tilt = self.tilt(category)
            gain = max(tilt if church.up else 0, -tilt if church.down else 0)
            if gain > first:
                second = first
                first = gain
            elif gain > second:
                second = gain
        return (first + second if church.dice == 2 else first) * w.CHURCHLY // 100

    def worth(self, kind: i64, coin: i64) -> i64:
        """What a card is worth when Gold is worth so much."""
        card = FIRST[kind]
        if kind >= CHURCH:
            return self.judged(self.turning(kind))
        return self.judged(coin * VALUE[card] if kind >= GOLD else self.gain(CATEGORY[card], VALUE[card]))

    def loss(self, kind: i64, coin: i64) -> i64:
        """What is lost with a card of one's hand."""
        card = FIRST[kind]
        if kind >= GOLD:
            return coin * VALUE[card]
        category = CATEGORY[card]
        return self.dice[category] * (self.chance(category, 0) - self.chance(category, -FINE * VALUE[card]))

    def coin(self) -> i64:
        """What Gold is worth in auctions: a share of what it can still buy."""
        return self.lots * self.usual() * w.THRIFT * self.seats // (100 * max(self.gold, 1))

    def judged(self, worth: i64) -> i64:
        """A worth as somebody sees it who is off by up to so many per cent."""
        return worth * (100 - self.blur + self.rng.below(2 * self.blur + 1)) // 100 if self.blur else worth
