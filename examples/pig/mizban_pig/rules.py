"""The rules, question by question: each step names its clause, and `book/` has the clauses for people."""

from __future__ import annotations

from typing import Any, Final, final

from mizban.core.data import components
from mizban.core.rng import Rng, fast
from mizban.core.state import EVERYBODY, LEGAL, Said, State, Step
from mizban.core.views import head
from mizban.core.words import Option, Words

DATA: Final = components("mizban_pig")
SIDES: Final[int] = DATA["rolls_of"]
GOAL: Final[int] = DATA["goal"]
LUCKY: Final[int] = DATA["lucky_points"]
PIG: Final = 1  # the face that loses a turn
NOBODY_KNOWS: Final = 0

WORDS: Final = Words()
ROLL: Final = WORDS.word("roll")
STOP: Final = WORDS.word("stop")
ANSWERS: Final = [ROLL, STOP]


@final
class Pig(State):
    """The table."""

    lucky: list[int]  # [seat] the lucky number, which only its owner knows until the end
    hits: list[int]  # [seat, face] how often a seat has rolled a face
    points: list[int]  # [seat]
    turn: int  # points of this turn
    face: int  # what the die shows
    shown: int  # 1 once the lucky numbers lie open

    def copy(self) -> Pig:
        c = Pig()
        self.copy_to(c)
        c.lucky, c.hits, c.points = self.lucky[:], self.hits[:], self.points[:]
        c.turn, c.face, c.shown = self.turn, self.face, self.shown
        return c

    def lucky_rolls(self, seat: int) -> int:
        """How often a seat has rolled its lucky number."""
        return self.hits[seat * SIDES + self.lucky[seat] - 1]


@final
class Turn(Step[Pig]):
    """PG-1.2 Roll as often as you like, then stop."""

    def candidates(self, s: Pig) -> list[Option]:
        return ANSWERS

    def why(self, s: Pig, o: Option) -> Said:
        """PG-1.4 There must be something to keep."""
        return ("nothing-yet PG-1.4", ()) if o is STOP and not s.turn else LEGAL

    def choose(self, s: Pig, o: Option) -> None:
        if o is ROLL:
            roll(s, self.seat)
        else:
            keep(s, self.seat)

    def ask(self, s: Pig) -> Said:
        return ("Turn n seat", (s.turn, self.seat))


@final
class Reveal(Step[Pig]):
    """PG-1.6 The lucky numbers are shown."""

    def resolve(self, s: Pig) -> None:
        s.shown = 1
        s.learned += 1  # somebody has seen something hidden: nobody takes back what came before
        for seat in range(s.seats):
            s.tell(EVERYBODY, "reveals seat n of", seat, s.lucky[seat], s.lucky_rolls(seat))


def roll(s: Pig, seat: int) -> None:
    """PG-1.2, PG-1.3 What the die shows is added; a one loses it all, and the next seat is asked."""
    s.face = 1 + s.rng.below(SIDES)
    s.hits[seat * SIDES + s.face - 1] += 1
    if s.face == PIG:
        s.tell(EVERYBODY, "loses seat n", seat, s.turn)
        s.turn = 0
        s.then(Turn((seat + 1) % s.seats))
    else:
        s.tell(EVERYBODY, "rolls seat n", seat, s.face)
        s.turn += s.face
        s.then(Turn(seat))


def keep(s: Pig, seat: int) -> None:
    """PG-1.4, PG-1.5 The points of the turn are kept; who has enough ends the game."""
    s.tell(EVERYBODY, "keeps seat n", seat, s.turn)
    s.points[seat] += s.turn
    s.turn = 0
    s.then(Reveal(seat) if s.points[seat] >= GOAL else Turn((seat + 1) % s.seats))


def new_game(seats: int, rng: Rng, options: dict[str, str]) -> Pig:
    """PG-1.1 Everybody is dealt a lucky number; no two have the same."""
    s = Pig()
    s.begin(seats, rng)
    s.points, s.hits = [0] * seats, [0] * seats * SIDES
    s.turn, s.face, s.shown = 0, SIDES, 0
    s.lucky = dealt(rng, seats, [])
    s.then(Turn(0))
    s.settle()
    return s


def dealt(rng: Rng, count: int, known: list[int]) -> list[int]:
    """So many lucky numbers, none of them known."""
    left = [n for n in range(PIG + 1, SIDES + 1) if n not in known]
    return [left.pop(rng.below(len(left))) for _ in range(count)]


def view(s: Pig, viewer: int) -> dict[str, Any]:
    """PG-1.1, PG-1.6 What a seat may know, built from nothing: everything but the lucky numbers of the others."""
    return {
        **head(s, viewer),
        "points": s.points[:],
        "turn": s.turn,
        "face": s.face,
        "hits": s.hits[:],
        "lucky": [s.lucky[seat] if s.shown or seat == viewer else NOBODY_KNOWS for seat in range(s.seats)],
    }


def redeal(s: Pig, viewer: int, rng: Rng) -> Pig:
    """A position that `viewer` cannot tell from `s`: bots think in such worlds, so they cannot cheat."""
    c = s.copy()
    c.rng = fast(rng.next32())  # nor does anybody know what the die will show
    if not s.shown:
        known = s.lucky[viewer : viewer + 1]
        others = dealt(rng, s.seats - len(known), known)
        c.lucky = [s.lucky[seat] if seat == viewer else others.pop() for seat in range(s.seats)]
    return c


def scores(s: Pig) -> list[int]:
    """PG-1.6 Points, and those for lucky rolls once the numbers are shown."""
    return [s.points[seat] + s.shown * LUCKY * s.lucky_rolls(seat) for seat in range(s.seats)]


def ranks(s: Pig) -> list[int]:
    """PG-1.6 Most points win; who has as many shares the place."""
    points = scores(s)
    return [1 + sum(other > own for other in points) for own in points]


def invariant(s: Pig) -> None:
    """What is true of every position."""
    assert len(set(s.lucky)) == s.seats
    assert all(PIG < n <= SIDES for n in s.lucky)
    assert s.turn >= 0
    assert 1 <= s.face <= SIDES
