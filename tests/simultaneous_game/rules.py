"""A game for tests of questions that all answer at once: everybody secretly lays a card; then all are turned.

Who alone has laid the highest card takes what all cards of the round are worth.
"""

from __future__ import annotations

from typing import Any, final

from mizban.core.rng import Rng, fast
from mizban.core.state import EVERYBODY, LEGAL, Said, State, Step
from mizban.core.words import Option, Words

CARDS = ["one", "two", "three", "four"]
ROUNDS = 3
NONE = -1
WORDS = Words()
LAY = WORDS.verb("lay", "card", CARDS)


@final
class Simultaneous(State):
    """The hands, and what lies on the table."""

    held: list[int]  # [seat] a bit for each card
    laid: list[int]  # [seat] the card that lies face down, or NONE
    shown: list[int]  # [seat] the card of the last round, or NONE
    points: list[int]  # [seat]
    round: int

    def copy(self) -> Simultaneous:
        c = Simultaneous()
        self.copy_to(c)
        c.held, c.laid, c.shown, c.points = self.held[:], self.laid[:], self.shown[:], self.points[:]
        c.round = self.round
        return c


@final
class Lay(Step[Simultaneous]):
    """SI-1.1 Everybody lays a card face down, all at once."""

    def together(self) -> bool:
        return True

    def candidates(self, s: Simultaneous) -> list[Option]:
        return LAY

    def why(self, s: Simultaneous, o: Option) -> Said:
        return LEGAL if s.held[self.seat] >> o.arg & 1 else ("not-held SI-1.1", ())

    def choose(self, s: Simultaneous, o: Option) -> None:
        s.laid[self.seat] = o.arg
        s.tell(EVERYBODY, "lays seat", self.seat)

    def ask(self, s: Simultaneous) -> Said:
        return ("Lay seat", (self.seat,))


@final
class Turn(Step[Simultaneous]):
    """SI-1.2 The cards are turned: the highest, if it lies alone, takes what all are worth."""

    def resolve(self, s: Simultaneous) -> None:
        s.learned += 1
        best = max(s.laid)
        for seat in range(s.seats):
            s.tell(EVERYBODY, "shows seat card", seat, s.laid[seat])
            s.held[seat] &= ~(1 << s.laid[seat])
            if s.laid[seat] == best and s.laid.count(best) == 1:
                s.points[seat] += sum(s.laid) + s.seats
        s.shown, s.laid = s.laid, [NONE] * s.seats
        s.round += 1
        if s.round < ROUNDS:
            begin_round(s)


def begin_round(s: Simultaneous) -> None:
    """SI-1.3 Another round begins, on another seat."""
    for i in range(s.seats):
        s.then(Lay((s.round + i) % s.seats))
    s.then(Turn(0))


def new_game(seats: int, rng: Rng, options: dict[str, str]) -> Simultaneous:
    s = Simultaneous()
    s.begin(seats, rng)
    s.held = [(1 << len(CARDS)) - 1] * seats
    s.laid, s.shown, s.points = [NONE] * seats, [NONE] * seats, [0] * seats
    s.round = 0
    begin_round(s)
    s.settle()
    return s


def view(s: Simultaneous, viewer: int) -> dict[str, Any]:
    return {
        "seats": s.seats,
        "viewer": viewer,
        "asked": s.asked,
        "round": s.round,
        "held": list(s.held),
        "laid": [s.laid[seat] if seat == viewer else NONE for seat in range(s.seats)],
        "down": [card != NONE for card in s.laid],
        "shown": list(s.shown),
        "points": list(s.points),
    }


def redeal(s: Simultaneous, viewer: int, rng: Rng) -> Simultaneous:
    c = s.copy()
    c.rng = fast(rng.next32())
    for seat in range(s.seats):
        if seat != viewer and s.laid[seat] != NONE:
            cards = [card for card in range(len(CARDS)) if s.held[seat] >> card & 1]
            c.laid[seat] = cards[rng.below(len(cards))]
    return c


def scores(s: Simultaneous) -> list[int]:
    return list(s.points)


def ranks(s: Simultaneous) -> list[int]:
    return [1 + sum(other > own for other in s.points) for own in s.points]


def invariant(s: Simultaneous) -> None:
    for seat in range(s.seats):
        assert s.held[seat].bit_count() == len(CARDS) - s.round
        assert s.laid[seat] == NONE or s.held[seat] >> s.laid[seat] & 1
