"""What an answer would mean: a few words about it, whether it is risky, and whether it comes after the others."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from mizban.core.words import Option
from mizban.games.biblios.face.names import golds, packed
from mizban.games.biblios.rules.cards import CARDS, CATEGORIES, CHURCH, FIRST, GOLD, GOLDS, KINDS
from mizban.games.biblios.rules.payments import too_many
from mizban.games.biblios.rules.state import DECLINE, KEEP, REFUSE, SHOW, gold_figure
from mizban.games.biblios.rules.view import View
from mizban.render.shapes import Words


def note(v: View, o: Option) -> Words:
    """A few words about an answer, for the one who is asked."""
    hand = v["hands"][v["viewer"]]
    if o.verb == "bid":
        return of_bid(v, o.arg + 1, hand)
    if o.verb == "pay":
        paid = worth(o.arg)
        left, lost = purse(hand) - paid, paid - v["bid"]
        return ("note-paid-over n of", (left, lost)) if lost else ("note-paid n", (left,))
    if o is REFUSE:
        return of_refusing(v, hand)
    if o.verb == "place":
        return of_place(v, o)
    if o.verb in ("take", "discard"):
        return of_card(hand, o.arg, 1 if o.verb == "take" else -1)
    if o.verb in ("raise", "lower"):
        step = 1 if o.verb == "raise" else -1
        turned = packed(n + step if o.arg >> i & 1 else 0 for i, n in enumerate(v["dice"]))
        return ("note-faces faces", (turned,))
    return ""


def risky(v: View, o: Option) -> bool:
    """BI-6.9, BI-7.9 A bid that the hand cannot pay, and refusing to pay what it could."""
    hand = v["hands"][v["viewer"]]
    if o.verb == "bid":
        return o.arg + 1 > (len(hand) if v["block"][0] in GOLDS else purse(hand))
    return o is REFUSE


def late(v: View, o: Option) -> int:
    """BI-5.13, BI-7.9 To decline or to refuse comes after everything that can be done, also where that is much."""
    return 1 if o in (DECLINE, REFUSE) else 0


def of_bid(v: View, bid: int, hand: list[str]) -> Words:
    """BI-6.9, BI-7.3, BI-7.6 How a bid could be paid, or that it is a bluff."""
    if v["block"][0] in GOLDS:
        return ("note-keep n", (max(len(hand) - bid, 0),))
    coins, lost = payment(*(hand.count(gold) for gold in GOLDS), bid)
    if not coins:
        return ("note-bluff n", (purse(hand),))
    return ("note-over coins n", (coins, lost)) if lost else ("note-exact coins", (coins,))


def of_refusing(v: View, hand: list[str]) -> Words:
    """BI-8.1, BI-8.2, BI-8.11, BI-8.13 How many cards a penalty costs."""
    takers = 1 if v["penalty"] == "medieval_bluff" else v["seats"] - 1
    return ("note-refused n", (min(takers, len(hand)),))


def of_place(v: View, o: Option) -> Words:
    """BI-4.8, BI-4.9, BI-11.4 Who gets to see the drawn card, and when."""
    if o is KEEP:
        return ("note-played", ()) if KINDS.index(v["drawn"][0]) >= CHURCH else ("note-hand", ())
    return ("note-first seat", ((v["viewer"] + 1) % v["seats"],)) if o is SHOW else ("note-yours", ())


def of_card(hand: list[str], kind: int, step: int) -> Words:
    """BI-5.1, BI-9.3 What the hand is worth once this card has come or gone."""
    if kind >= CHURCH:
        return ("note-played", ())
    card = CARDS[FIRST[kind]]
    if kind >= GOLD:
        return ("note-purse n", (purse(hand) + step * card.value,))
    tone = CATEGORIES[card.category]
    total = sum(CARDS[FIRST[KINDS.index(held)]].value for held in hand if held.startswith(tone))
    return ("note-total category n", (card.category, total + step * card.value))


def purse(hand: Iterable[str]) -> int:
    """BI-1.8 What the Gold cards of a hand are worth."""
    return sum(GOLDS.index(kind) + 1 for kind in hand if kind in GOLDS)


def worth(figure: int) -> int:
    """BI-7.2 What the Gold cards of a payment are worth."""
    return sum(value * n for value, n in enumerate(golds(figure), 1))


@lru_cache(4096)
def payment(ones: int, twos: int, threes: int, bid: int) -> tuple[int, int]:
    """BI-7.2 to BI-7.4 The payment that loses least, with the fewest cards: its figure, as in `pay`, and the loss."""
    ways: list[tuple[int, int, int]] = []
    for three in range(min(threes, (bid + 2) // 3) + 1):
        for two in range(min(twos, (bid + 1) // 2) + 1):
            one = max(bid - 3 * three - 2 * two, 0)
            lost = one + 2 * two + 3 * three - bid
            if one <= ones and not too_many(one, two, three, bid):
                ways.append((lost, one + two + three, gold_figure(one, two, three)))
    lost, _, coins = min(ways, default=(0, 0, 0))
    return coins, lost
