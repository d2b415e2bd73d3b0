"""Influence (TR-15): what it buys right before an action, or before a black die is countered."""

from __future__ import annotations

from typing import Final, final

from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.games.troyes.rules.cards import (
    DIE_KINDS,
    FLIP_COST,
    FLIP_MOST,
    HUES,
    NOBODY,
    OPPOSITE,
    RECRUIT_COST,
    REROLL_COST,
    SEATS,
    SIDES,
    die_number,
    kind_number,
    kind_of,
    kind_parts,
)
from mizban.games.troyes.rules.state import (
    DIE,
    FEW,
    FLIP,
    RECRUIT,
    REROLL,
    SHIFT,
    STOP_FLIPPING,
    TURN_OVER,
    Troyes,
)


def uses(s: Troyes, seat: i64, legal: list[Option], able: bool) -> None:
    """TR-15.2 to TR-15.7 Adds what a seat may use influence for. Who is not `able` to do what must follow may only
    change dice, which can help; a citizen cannot."""
    influence = s.influence[seat]
    if influence < REROLL_COST:
        return
    dice = False
    for colour in range(HUES):
        counted = s.dice[seat * HUES + colour]
        for face in range(SIDES):
            if counted >> SHIFT[face] & FEW:
                legal.append(REROLL[die_number(seat, colour, face)])
                dice = True
    if able and influence >= RECRUIT_COST and s.stock[seat]:
        legal.append(RECRUIT)
    if influence >= FLIP_COST and dice:
        legal.append(FLIP)


def why_not(s: Troyes, seat: i64, o: Option, able: bool) -> Said:
    """TR-15.2 to TR-15.6, TR-25.1 Why a seat may not use its influence so."""
    cost: i64 = RECRUIT_COST if o is RECRUIT else FLIP_COST
    if o.verb == "reroll":
        cost = REROLL_COST
        if not held(s, seat, kind_of(o.arg)):
            return ("no-own-die TR-15.6", ())
    if o is RECRUIT and not able:
        return ("no-use TR-15.5", ())
    if o is RECRUIT and not s.stock[seat]:
        return ("no-stock TR-25.1", ())
    if o is FLIP and not s.dice_in(seat):
        return ("no-own-die TR-15.6", ())
    return LEGAL if s.influence[seat] >= cost else ("no-influence n of TR-15.5", (cost, s.influence[seat]))


def held(s: Troyes, seat: i64, kind: i64) -> i64:
    """TR-15.6 How many dice of a kind a seat has in its own district."""
    colour, face = kind_parts(kind)
    return s.dice[seat * HUES + colour] >> SHIFT[face] & FEW


def use(s: Troyes, seat: i64, o: Option) -> None:
    """TR-15.2 to TR-15.4 Influence is spent."""
    if o is RECRUIT:
        recruit(s, seat)
    elif o is FLIP:
        s.influence[seat] -= FLIP_COST
        s.tell(EVERYBODY, "flips seat", seat)
        s.then(TurnOver(seat, FLIP_MOST, NOBODY, NOBODY))
    else:
        s.influence[seat] -= REROLL_COST
        reroll(s, seat, kind_of(o.arg))


def recruit(s: Troyes, seat: i64) -> None:
    """TR-15.3 A citizen comes from the general supply to the personal one."""
    s.influence[seat] -= RECRUIT_COST
    s.stock[seat] -= 1
    s.supply[seat] += 1
    s.tell(EVERYBODY, "recruits seat", seat)


def reroll(s: Troyes, seat: i64, kind: i64) -> None:
    """TR-15.2 One die of the own district is rolled again."""
    colour, before = kind_parts(kind)
    face = s.rng.below(SIDES)
    s.dice[seat * HUES + colour] += DIE[face] - DIE[before]
    s.tell(EVERYBODY, "rerolls seat die other-die", seat, kind, kind_number(colour, face))


@final
class TurnOver(Step[Troyes]):
    """TR-15.4 Turn one, two or three own dice to the opposite face; those that lie turned already stay so."""

    def __init__(self, seat: i64, left: i64, first: i64, second: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.first: Final = first  # dice as they lie after turning, or NOBODY
        self.second: Final = second

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.first, self.second)

    def ask(self, s: Troyes) -> Said:
        return ("TurnOver seat n", (self.seat, self.left))

    def candidates(self, s: Troyes) -> list[Option]:
        return FLIPPED[self.seat]

    def options(self, s: Troyes) -> list[Option]:
        legal: list[Option] = []
        first = self.seat * DIE_KINDS
        for kind in range(DIE_KINDS):
            if self.free(s, kind):
                legal.append(TURN_OVER[first + kind])
        if self.left < FLIP_MOST:
            legal.append(STOP_FLIPPING)
        return legal

    def free(self, s: Troyes, kind: i64) -> bool:
        """Whether the seat has such a die that was not turned over just now."""
        n = held(s, self.seat, kind)
        if self.first == kind:
            n -= 1
        if self.second == kind:
            n -= 1
        return n > 0

    def why(self, s: Troyes, o: Option) -> Said:
        if o is STOP_FLIPPING:
            return LEGAL if self.left < FLIP_MOST else ("flip-one TR-15.4", ())
        return LEGAL if self.free(s, kind_of(o.arg)) else ("no-own-die TR-15.6", ())

    def choose(self, s: Troyes, o: Option) -> None:
        if o is STOP_FLIPPING:
            return
        colour, face = kind_parts(kind_of(o.arg))
        opposite = OPPOSITE - 2 - face
        turned = kind_number(colour, opposite)
        s.dice[self.seat * HUES + colour] += DIE[opposite] - DIE[face]
        s.tell(EVERYBODY, "turns seat die other-die", self.seat, kind_of(o.arg), turned)
        if self.left > 1:
            if self.first == NOBODY:
                s.then(TurnOver(self.seat, self.left - 1, turned, NOBODY))
            else:
                s.then(TurnOver(self.seat, self.left - 1, self.first, turned))


def own_words(words: list[Option], seat: i64) -> list[Option]:
    """Those words about dice that are said of the own district."""
    return words[seat * DIE_KINDS : (seat + 1) * DIE_KINDS]


FLIPPED: Final = [[*own_words(TURN_OVER, seat), STOP_FLIPPING] for seat in range(SEATS)]
USES: Final = [[*own_words(REROLL, seat), RECRUIT, FLIP] for seat in range(SEATS)]
