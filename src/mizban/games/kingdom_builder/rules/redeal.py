"""What a seat does not know, dealt anew (KB-14)."""

from __future__ import annotations

from mizban.core.packed import i64
from mizban.core.rng import Rng, fast
from mizban.games.kingdom_builder.rules.cards import LANDS
from mizban.games.kingdom_builder.rules.state import DRAW, NOBODY, KingdomBuilder


def redeal(s: KingdomBuilder, viewer: i64, rng: Rng) -> KingdomBuilder:
    """A position that `viewer` cannot tell from `s`: the others' cards are drawn anew.

    What it can work out: who counts cards knows what lies in the draw pile and in hands together, and what was in hands
    when the discards were shuffled (KB-5.2, KB-14.4); a card drawn before that is not in the new pile.
    """
    if not 0 <= viewer <= s.seats:
        raise ValueError("there is no such seat")
    c = s.copy()
    c.rng = fast(rng.next32())
    unseen = [0] * LANDS  # cards of others drawn before the last shuffle
    for seat in range(s.seats):
        if seat != viewer and s.hand[seat] != NOBODY:
            if s.old >> seat & 1:
                unseen[s.hand[seat]] += 1
            else:
                c.piles[DRAW * LANDS + s.hand[seat]] += 1
    for seat in range(s.seats):
        if seat != viewer and s.hand[seat] != NOBODY:
            if s.old >> seat & 1:
                c.hand[seat] = any_of(unseen, rng)
                unseen[c.hand[seat]] -= 1
            else:
                c.hand[seat] = any_of([c.piles[DRAW * LANDS + i] for i in range(LANDS)], rng)
                c.piles[DRAW * LANDS + c.hand[seat]] -= 1
    c.ask_again()
    return c


def any_of(counts: list[int], rng: Rng) -> int:
    """A terrain at random, where there are so many cards of each."""
    left = rng.below(sum(counts))
    for terrain in range(len(counts)):
        left -= counts[terrain]
        if left < 0:
            return terrain
    raise AssertionError("no card to draw")
