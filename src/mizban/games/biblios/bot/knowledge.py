"""What a player of some practice knows of Biblios: a quick answer to every question, for bots to think with.

It looks only at what the seat that is asked may know (BI-11): at what things are worth in its `evaluation`.
"""

from __future__ import annotations

from mizban.core.packed import append, i64, vec
from mizban.core.rng import Rng
from mizban.core.words import Option
from mizban.games.biblios.bot import weights as w
from mizban.games.biblios.bot.evaluation import Evaluation
from mizban.games.biblios.rules.auctions import Bid, Discard, Pay, gold_for_sale
from mizban.games.biblios.rules.cards import GOLD, HOLDABLE, KIND
from mizban.games.biblios.rules.gifts import Place, Take, TurnDice
from mizban.games.biblios.rules.redeal import redeal
from mizban.games.biblios.rules.state import (
    BID,
    DECLINE,
    DICE,
    KEEP,
    PASS,
    PILE,
    PLACE,
    REFUSE,
    SHOW,
    Biblios,
    gold_ones,
    gold_threes,
    gold_twos,
)


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
    worth = 100 * e.worth(KIND[s.card], w.COIN)
    later = step.keep + step.public + step.auction - 2
    if step.keep and worth >= usual * (100 + w.CHOOSY * later):
        return KEEP
    if step.public and (not step.auction or worth <= usual * w.GENEROUS):
        return SHOW
    return PLACE[2] if step.auction else KEEP


def take(s: Biblios, e: Evaluation) -> Option:
    """The card that is worth most."""
    best = s.legal[0]
    most: i64 = -1
    for o in s.legal:
        worth = e.worth(o.arg, w.COIN)
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
        one, two, three = gold_ones(o.arg), gold_twos(o.arg), gold_threes(o.arg)
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
                    if e.worth(KIND[piled[next]], w.COIN) > e.worth(KIND[card], w.COIN):
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
