"""Penalties (BI-8): what a hand loses to chance when its owner does not pay."""

from __future__ import annotations

from mizban.core.packed import i64
from mizban.core.state import EVERYBODY
from mizban.games.biblios.rules.cards import HOLDABLE, KIND
from mizban.games.biblios.rules.state import CLOSED, OPEN, Biblios


def penalize(s: Biblios, seat: i64) -> None:
    """BI-8.1 to BI-8.3, BI-8.11, BI-8.13 All others take a card, clockwise; in the Medieval Bluff one is discarded."""
    if s.bluff:
        if s.size[seat]:
            discard_any(s, seat)
        return
    thief = s.left(seat)
    while thief != seat:
        if s.size[seat]:
            rob(s, seat, thief)
        thief = s.left(thief)


def discard_any(s: Biblios, seat: i64) -> None:
    """BI-8.11, BI-8.12 One card at random is discarded face down; only its owner knows which."""
    mine: i64 = 1 << seat
    card = any_card(s, seat)
    s.blur(seat, mine)
    s.lose(seat, card, CLOSED)
    s.seen[card] = mine
    s.tell(mine, "you-lose card", KIND[card])
    s.tell(EVERYBODY, "loses-one seat", seat)


def rob(s: Biblios, seat: i64, thief: i64) -> None:
    """BI-8.4, BI-11.8 One card at random; the two of them know which."""
    card = any_card(s, seat)
    both: i64 = 1 << seat | 1 << thief
    s.show(card, both)
    s.blur(seat, both)
    s.lose(seat, card, OPEN)
    s.take(thief, card)
    s.tell(both, "robs-of seat other card", thief, seat, KIND[card])
    s.tell(EVERYBODY & ~both, "robs seat other", thief, seat)


def any_card(s: Biblios, seat: i64) -> i64:
    """BI-12.1 A card of this hand at random."""
    left = s.rng.below(s.size[seat])
    where = s.where
    for card in range(HOLDABLE):
        if where[card] == seat:
            if not left:
                return card
            left -= 1
    raise AssertionError("a hand is smaller than its size")
