"""What a player of some practice knows of Biblios: a quick answer to every question, for bots to think with.

It looks only at what the seat that is asked may know (BI-11). Worth is counted in thousandths of a point of victory
and in whole numbers, so that the answers are the same compiled or not.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mizban.core.packed import append, i64, vec
from mizban.core.rng import Rng
from mizban.core.words import Option
from mizban.games.biblios.rules.auctions import Bid, Discard, Pay, gold_for_sale
from mizban.games.biblios.rules.cards import CARDS, CATEGORIES, CHURCH, CHURCHES, COUNT, FIRST, GOLD, HOLDABLE, KIND
from mizban.games.biblios.rules.gifts import Place, Take, TurnDice
from mizban.games.biblios.rules.redeal import redeal
from mizban.games.biblios.rules.state import (
    BID,
    DECK,
    DECLINE,
    DICE,
    KEEP,
    MOST,
    OPEN,
    PASS,
    PILE,
    PLACE,
    REFUSE,
    SHOW,
    Biblios,
)

# Figures of style, in per cent, found by playing many games against other figures.
HOARD: Final[i64] = 150  # what others keep unseen is so much better than what lies unseen elsewhere
STEEP: Final[i64] = 45  # how surely a lead lasts, for each seat
CROWD: Final[i64] = 51  # how far the best of several rivals is ahead, in parts of the spread
DENY: Final[i64] = 50  # how often a card that one leaves goes to the best of several rivals
COIN: Final[i64] = 215  # what Gold is worth while gifts are made, in thousandths of a point
THRIFT: Final[i64] = 40  # what Gold is worth in auctions, in parts of what it still buys, for each seat
CHOOSY: Final[i64] = 20  # how much better a card must be to be kept, for each one still to come
GENEROUS: Final[i64] = 76  # how good a card may be and still be given away
CHURCHLY: Final[i64] = 75  # how much of what a Church card promises will last

VALUE: Final = vec[i64]([card.value for card in CARDS])  # [card]
CATEGORY: Final = vec[i64]([card.category for card in CARDS])  # [card]
VALUES: Final = [[card.value for card in CARDS if card.category == category] for category in range(len(CATEGORIES))]
MEAN: Final = vec[i64]([round(sum(values) / len(values)) for values in VALUES])  # [category] the value of a card
REACH: Final[i64] = 60
CHANCE: Final = vec[i64]([round(1000 / (1 + exp(-x / 10))) for x in range(-REACH, REACH + 1)])  # [lead in spreads * 17]
SPREAD: Final = vec[i64]([round(16 * (x * 2 / 3 + 0.4) ** 0.5) for x in range(100)])  # [sum of squares] in sixteenths


@final
class Evaluation:
    """How a seat stands, as far as it can know: its lead in each category, and how much of that may still change."""

    def __init__(self, s: Biblios, seat: i64, blur: i64, rng: Rng) -> None:
        self.seats = s.seats
        self.dice = s.dice
        self.blur = blur
        self.rng = rng
        self.lead = vec[i64]([0] * DICE)  # [category] over the best rival, in sixteenths
        self.spread = vec[i64]([0] * DICE)  # [category] in sixteenths
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
                    kept = hidden[other] * loose[category] * 16 * HOARD // (100 * unseen)
                    best = max(best, held[other * DICE + category] * 16 + kept)
            spread = SPREAD[open[category]]
            self.spread[category] = spread
            self.lead[category] = held[seat * DICE + category] * 16 - best
            if s.seats > 2:
                self.lead[category] -= spread * CROWD // 100

    def chance(self, category: i64, more: i64) -> i64:
        """The chance to win a category with so many sixteenths more, in thousandths."""
        x = (self.lead[category] + more) * STEEP * self.seats // (6 * self.spread[category])
        return CHANCE[max(-REACH, min(REACH, x)) + REACH]

    def gain(self, category: i64, value: i64) -> i64:
        """What it is worth to get such a card, and not to see it go to another."""
        lost: i64 = 16 if self.seats == 2 else 16 * DENY // 100
        return self.dice[category] * (self.chance(category, 16 * value) - self.chance(category, -lost * value))

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
        return (first + second if church.dice == 2 else first) * CHURCHLY // 100

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
        return self.dice[category] * (self.chance(category, 0) - self.chance(category, -16 * VALUE[card]))

    def coin(self) -> i64:
        """What Gold is worth in auctions: a share of what it can still buy."""
        return self.lots * self.usual() * THRIFT * self.seats // (100 * max(self.gold, 1))

    def judged(self, worth: i64) -> i64:
        """A worth as somebody sees it who is off by up to so many per cent."""
        return worth * (100 - self.blur + self.rng.below(2 * self.blur + 1)) // 100 if self.blur else worth


def likely(s: Biblios, rng: Rng, blur: i64) -> Option:
    """A sensible answer to the open question. One who judges every worth up to `blur` per cent off makes mistakes."""
    step = s.todo[-1]
    if isinstance(step, Pay):
        return pay(s)
    if isinstance(step, Bid):
        if gold_for_sale(s):
            return bid_cards(s, step.seat, blur, rng)
        return bid_gold(s, step.seat, blur, rng)
    e = Evaluation(s, step.seat, blur, rng)
    if isinstance(step, Place):
        return place(s, step, e)
    if isinstance(step, Take):
        return take(s, e)
    if isinstance(step, TurnDice):
        return turn(s, e)
    assert isinstance(step, Discard)
    return discard(s, e)


def place(s: Biblios, step: Place, e: Evaluation) -> Option:
    """Keep the best, give the worst away, and have the rest auctioned."""
    usual = e.usual()
    worth = 100 * e.worth(KIND[s.card], COIN)
    later = step.keep + step.public + step.auction - 2
    if step.keep and worth >= usual * (100 + CHOOSY * later):
        return KEEP
    if step.public and (not step.auction or worth <= usual * GENEROUS):
        return SHOW
    return PLACE[2] if step.auction else KEEP


def take(s: Biblios, e: Evaluation) -> Option:
    """The card that is worth most."""
    best = s.legal[0]
    most: i64 = -1
    for o in s.legal:
        worth = e.worth(o.arg, COIN)
        if worth > most:
            best, most = o, worth
    return best


def turn(s: Biblios, e: Evaluation) -> Option:
    """Up with the dice one will win, down with the others."""
    best = DECLINE
    most: i64 = 0
    for o in s.legal:
        gain: i64 = 0
        for category in range(DICE):
            if o.arg >> category & 1:
                gain += e.tilt(category)
        gain = e.judged(-gain if o.verb == "lower" else gain)
        if gain > most:
            best, most = o, gain
    return best


def bid_gold(s: Biblios, seat: i64, blur: i64, rng: Rng) -> Option:
    """Bid what one can pay, as long as the card is worth it; where change would be lost, bid all that must be paid."""
    cost = least(s, seat, s.bid + 1)
    if not cost:
        return PASS
    e = Evaluation(s, seat, blur, rng)
    return BID[cost - 1] if e.worth(KIND[s.card], 0) > cost * e.coin() else PASS


def least(s: Biblios, seat: i64, amount: i64) -> i64:
    """The smallest payment that covers an amount; 0 if there is none."""
    ones = s.gold[seat * 3]
    twos = s.gold[seat * 3 + 1]
    threes = s.gold[seat * 3 + 2]
    for total in range(amount, min(amount + 2, ones + 2 * twos + 3 * threes) + 1):
        most = min(threes, total // 3)
        for three in range(max(most - 1, 0), most + 1):
            left = total - 3 * three
            if left - 2 * min(twos, left // 2) <= ones:
                return total
    return 0


def pay(s: Biblios) -> Option:
    """Pay as little as possible, and with as few cards."""
    best = REFUSE
    cost: i64 = 0
    for o in s.legal:
        one = o.arg % MOST
        two = o.arg // MOST % MOST
        three = o.arg // MOST // MOST
        total = 100 * (one + 2 * two + 3 * three) + one + two + three
        if o is not REFUSE and (best is REFUSE or total < cost):
            best, cost = o, total
    return best


def bid_cards(s: Biblios, seat: i64, blur: i64, rng: Rng) -> Option:
    """Bid one card more, as long as the Gold is worth more than the cards one would miss least."""
    if s.size[seat] <= s.bid:
        return PASS
    e = Evaluation(s, seat, blur, rng)
    coin = e.coin()
    left = e.worth(KIND[s.card], coin)
    losses = vec[i64]()
    where = s.where
    for card in range(HOLDABLE):
        if where[card] == seat:
            losses = append(losses, e.loss(KIND[card], coin))
    for i in range(s.bid + 1):
        low: i64 = i
        for j in range(i + 1, len(losses)):
            if losses[j] < losses[low]:
                low = j
        left -= losses[low]
        if left <= 0:
            return PASS
        losses[low] = losses[i]
    return BID[s.bid]


def discard(s: Biblios, e: Evaluation) -> Option:
    """The card that one would miss least."""
    coin = e.coin()
    best = s.legal[0]
    least: i64 = -1
    for o in s.legal:
        if o is not REFUSE:
            loss = e.loss(o.arg, coin)
            if least < 0 or loss < least:
                best, least = o, loss
    return best


def world(s: Biblios, viewer: i64, rng: Rng) -> Biblios:
    """A position that `viewer` cannot tell from this one, and as play may have brought it about: whoever kept a card
    and had another auctioned kept the better one."""
    c = redeal(s, viewer, rng)
    piled = vec[i64]()
    for card in range(HOLDABLE):
        if c.where[card] == PILE and secret(c, card, viewer):
            piled = append(piled, card)
    rng.shuffle(piled)
    next: i64 = 0
    for seat in range(c.seats):
        if seat != viewer:
            e = Evaluation(c, seat, 0, rng)
            for card in range(HOLDABLE):
                if next < len(piled) and c.where[card] == seat and secret(c, card, viewer):
                    if e.worth(KIND[piled[next]], COIN) > e.worth(KIND[card], COIN):
                        swap(c, card, piled[next])
                    next += 1
    c.ask_again()
    return c


def secret(s: Biblios, card: i64, seat: i64) -> bool:
    """Whether a seat has never seen a card."""
    return not (s.seen[card] | s.met[card]) >> seat & 1


def swap(c: Biblios, held: i64, piled: i64) -> None:
    """A card of a hand and one of the pile change places."""
    seat = c.where[held]
    c.where[held], c.where[piled] = PILE, seat
    c.seen[held], c.seen[piled] = c.seen[piled], c.seen[held]
    c.met[held], c.met[piled] = c.met[piled], c.met[held]
    if KIND[held] >= GOLD:
        c.gold[seat * 3 + KIND[held] - GOLD] -= 1
    if KIND[piled] >= GOLD:
        c.gold[seat * 3 + KIND[piled] - GOLD] += 1
    for i in range(len(c.deck)):
        if c.deck[i] == piled:
            c.deck[i] = held
