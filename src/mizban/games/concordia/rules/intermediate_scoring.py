"""The intermediate scoring (CO-17): each seat is scored at its first Tribune, and the two highest totals are paid."""

from __future__ import annotations

from mizban.core.packed import i64
from mizban.core.state import EVERYBODY
from mizban.games.concordia.rules.cards import HIGHEST, SECOND
from mizban.games.concordia.rules.scoring import points
from mizban.games.concordia.rules.state import NOBODY, Concordia


def mark(s: Concordia, seat: i64) -> None:
    """CO-17.2, CO-17.3, CO-17.8 The first Tribune of a seat: all its cards are scored, before a colonist is hired."""
    s.marks[seat] = points(s, seat)
    s.tell(EVERYBODY, "marks seat n", seat, s.marks[seat])
    for other in range(s.seats):
        if s.marks[other] == NOBODY:
            return
    compare(s)


def compare(s: Concordia) -> None:
    """CO-17.4 to CO-17.6 All seats have been scored: the highest total and the second highest are paid, and all markers
    go back to 0."""
    best: i64 = 0
    next: i64 = NOBODY
    for seat in range(s.seats):
        best = max(best, s.marks[seat])
    for seat in range(s.seats):
        if s.marks[seat] < best:
            next = max(next, s.marks[seat])
    for seat in range(s.seats):
        prize = HIGHEST if s.marks[seat] == best else SECOND if s.marks[seat] == next else 0
        if prize:
            s.cash[seat] += prize
            s.tell(EVERYBODY, "prize seat n of", seat, s.marks[seat], prize)
    for seat in range(s.seats):
        s.marks[seat] = 0
