"""The rules of the smallest whole game, for tests: take a pebble from one of two heaps; who takes the last one wins.

Everybody has a colour that the others do not know; pebbles taken from the heap of one's colour count as points.
"""

from __future__ import annotations

from typing import Any, final

from mizban.core.rng import Rng, fast
from mizban.core.state import EVERYBODY, LEGAL, Said, State, Step
from mizban.core.words import Option, Words

HEAPS = ["left", "right"]
WORDS = Words()
TAKE = WORDS.verb("take", "heap", HEAPS)


@final
class Tiny(State):
    """Two heaps, and what everybody has."""

    heaps: list[int]
    taken: list[int]  # [seat] points
    colour: list[int]  # [seat] the heap that counts; a secret
    last: int

    def copy(self) -> Tiny:
        c = Tiny()
        self.copy_to(c)
        c.heaps, c.taken, c.colour, c.last = self.heaps[:], self.taken[:], self.colour[:], self.last
        return c


@final
class Take(Step[Tiny]):
    """TI-1.1 Take a pebble; an empty heap has none."""

    def candidates(self, s: Tiny) -> list[Option]:
        return TAKE

    def why(self, s: Tiny, o: Option) -> Said:
        return LEGAL if s.heaps[o.arg] else ("heap-empty TI-1.1", ())

    def choose(self, s: Tiny, o: Option) -> None:
        s.heaps[o.arg] -= 1
        s.taken[self.seat] += s.colour[self.seat] == o.arg
        s.last = self.seat
        s.tell(EVERYBODY, "takes seat heap", self.seat, o.arg)
        s.then(Take((self.seat + 1) % s.seats))

    def resolve(self, s: Tiny) -> None:
        s.learned += 1  # the colours are shown now
        s.tell(EVERYBODY, "ends seat", s.last)

    def ask(self, s: Tiny) -> Said:
        return ("Take seat", (self.seat,))


def new_game(seats: int, rng: Rng, options: dict[str, str]) -> Tiny:
    s = Tiny()
    s.begin(seats, rng)
    s.heaps = [3 + rng.below(2), 3 + rng.below(2)]
    s.taken = [0] * seats
    s.colour = [rng.below(2) for _ in range(seats)]
    s.last = 0
    s.then(Take(0))
    s.settle()
    return s


def view(s: Tiny, viewer: int) -> dict[str, Any]:
    over = not s.legal
    return {
        "seats": s.seats,
        "viewer": viewer,
        "asked": s.asked,
        "heaps": list(s.heaps),
        "colour": [s.colour[seat] if over or seat == viewer else -1 for seat in range(s.seats)],
        "points": scores(s) if over else [],
    }


def redeal(s: Tiny, viewer: int, rng: Rng) -> Tiny:
    c = s.copy()
    c.rng = fast(rng.next32())
    for seat in range(s.seats):
        if seat != viewer and s.legal:
            c.colour[seat] = rng.below(2)
            c.taken[seat] = 0
    return c


def scores(s: Tiny) -> list[int]:
    return [s.taken[seat] + (10 if seat == s.last else 0) for seat in range(s.seats)]


def ranks(s: Tiny) -> list[int]:
    points = scores(s)
    return [1 + sum(other > own for other in points) for own in points]


def invariant(s: Tiny) -> None:
    assert all(0 <= heap <= 4 for heap in s.heaps)
