"""Paying for a card with Gold (BI-7): which cards will do, and how they change hands."""

from __future__ import annotations

from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, LEGAL, Said
from mizban.core.words import Option
from mizban.games.biblios.rules.cards import GOLD
from mizban.games.biblios.rules.state import (
    ALL,
    OPEN,
    PAY,
    REFUSE,
    Biblios,
    gold_figure,
    gold_ones,
    gold_threes,
    gold_twos,
)


def payments(s: Biblios, seat: i64) -> list[Option]:
    """BI-7.2 to BI-7.4, BI-7.9 To refuse; or for each number of threes and twos that is not too many, so many ones."""
    legal = [REFUSE]
    ones: i64 = s.gold[seat * 3]
    twos: i64 = s.gold[seat * 3 + 1]
    threes: i64 = s.gold[seat * 3 + 2]
    for three in range(min(threes, (s.bid + 2) // 3) + 1):
        need = s.bid - 3 * three
        for two in range(min(twos, (max(need, 0) + 1) // 2) + 1):
            one = max(need - 2 * two, 0)
            if one <= ones:
                legal.append(PAY[gold_figure(one, two, three)])
    return legal


def why_not_payment(s: Biblios, seat: i64, paid: i64) -> Said:
    """BI-7.2, BI-7.4 What is wrong with a payment."""
    one, two, three = gold_ones(paid), gold_twos(paid), gold_threes(paid)
    at = seat * 3
    if one > s.gold[at] or two > s.gold[at + 1] or three > s.gold[at + 2]:
        return ("not-your-gold BI-7.2", ())
    if one + 2 * two + 3 * three < s.bid:
        return ("too-little n of BI-7.2", (one + 2 * two + 3 * three, s.bid))
    return ("one-too-many BI-7.4", ()) if too_many(one, two, three, s.bid) else LEGAL


def too_many(one: i64, two: i64, three: i64, bid: i64) -> bool:
    """BI-7.4 Whether a card of this payment can be left out; the smallest is the one to try."""
    least: i64 = 1 if one else 2 if two else 3
    return one + 2 * two + 3 * three - least >= bid


def pay_gold(s: Biblios, seat: i64, paid: i64) -> None:
    """BI-7.5 The Gold of a payment is shown and discarded."""
    discard(s, seat, GOLD, gold_ones(paid))
    discard(s, seat, GOLD + 1, gold_twos(paid))
    discard(s, seat, GOLD + 2, gold_threes(paid))
    s.tell(EVERYBODY, "pays seat gold", seat, paid)


def discard(s: Biblios, seat: i64, kind: i64, n: i64) -> None:
    """So many Gold cards of one kind leave a hand face up."""
    for _ in range(n):
        card = s.find(kind, seat)
        s.show(card, ALL)
        s.lose(seat, card, OPEN)
