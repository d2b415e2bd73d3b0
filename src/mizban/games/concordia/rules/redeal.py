"""What a seat does not know, dealt anew (CO-18)."""

from __future__ import annotations

from mizban.core.packed import i64
from mizban.core.rng import Rng, fast
from mizban.games.concordia.rules.cards import CARDS
from mizban.games.concordia.rules.state import Concordia


def redeal(s: Concordia, viewer: i64, rng: Rng) -> Concordia:
    """CO-18.2, CO-18.4 A position that `viewer` cannot tell from `s`: the face-down cards of each deck in another
    order. All hands follow from what everybody has seen, so they stay."""
    if not 0 <= viewer <= s.seats:
        raise ValueError("there is no such seat")
    c = s.copy()
    c.rng = fast(rng.next32())
    c.stack = s.stack[:]
    start = c.drawn
    while start < len(c.stack):
        end = start
        while end < len(c.stack) and CARDS[c.stack[end]].deck == CARDS[c.stack[start]].deck:
            end += 1
        part = c.stack[start:end]
        rng.deal_anew(part)
        for i in range(start, end):
            c.stack[i] = part[i - start]
        start = end
    c.ask_again()
    return c
