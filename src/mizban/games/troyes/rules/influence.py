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
    SIDES,
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
        held = s.dice[seat * HUES + colour]
        for face in range(SIDES):
            if held >> SHIFT[face] & FEW:
                legal.append(REROLL[seat * DIE_KINDS + colour * SIDES + face])
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
        if not holds(s, seat, o.arg % DIE_KINDS):
            return ("no-own-die TR-15.6", ())
    if o is RECRUIT and not able:
        return ("no-use TR-15.5", ())
    if o is RECRUIT and not s.stock[seat]:
        return ("no-stock TR-25.1", ())
    if o is FLIP and not s.dice_in(seat):
        return ("no-own-die TR-15.6", ())
    return LEGAL if s.influence[seat] >= cost else ("no-influence n of TR-15.5", (cost, s.influence[seat]))


def holds(s: Troyes, seat: i64, die: i64) -> bool:
    """TR-15.6 Whether a seat has such a die in its own district."""
    return s.dice[seat * HUES + die // SIDES] >> SHIFT[die % SIDES] & FEW > 0


def use(s: Troyes, seat: i64, o: Option) -> None:
    """TR-15.2 to TR-15.4 Influence is spent."""
    if o is RECRUIT:
        s.influence[seat] -= RECRUIT_COST
        s.stock[seat] -= 1
        s.supply[seat] += 1
        s.tell(EVERYBODY, "recruits seat", seat)
    elif o is FLIP:
        s.influence[seat] -= FLIP_COST
        s.tell(EVERYBODY, "flips seat", seat)
        s.then(TurnOver(seat, FLIP_MOST, NOBODY, NOBODY))
    else:
        s.influence[seat] -= REROLL_COST
        reroll(s, seat, o.arg % DIE_KINDS)


def reroll(s: Troyes, seat: i64, die: i64) -> None:
    """TR-15.2 One die of the own district is rolled again."""
    at = seat * HUES + die // SIDES
    face = s.rng.below(6)
    s.dice[at] += DIE[face] - DIE[die % SIDES]
    s.tell(EVERYBODY, "rerolls seat die other-die", seat, die, die // SIDES * SIDES + face)


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
        for die in range(DIE_KINDS):
            if self.free(s, die):
                legal.append(TURN_OVER[self.seat * DIE_KINDS + die])
        if self.left < FLIP_MOST:
            legal.append(STOP_FLIPPING)
        return legal

    def free(self, s: Troyes, die: i64) -> bool:
        """Whether the seat has such a die that was not turned over just now."""
        n = s.dice[self.seat * HUES + die // SIDES] >> SHIFT[die % SIDES] & FEW
        if self.first == die:
            n -= 1
        if self.second == die:
            n -= 1
        return n > 0

    def why(self, s: Troyes, o: Option) -> Said:
        if o is STOP_FLIPPING:
            return LEGAL if self.left < FLIP_MOST else ("flip-one TR-15.4", ())
        return LEGAL if self.free(s, o.arg % DIE_KINDS) else ("no-own-die TR-15.6", ())

    def choose(self, s: Troyes, o: Option) -> None:
        if o is STOP_FLIPPING:
            return
        die = o.arg % DIE_KINDS
        turned = die // SIDES * SIDES + OPPOSITE - 2 - die % SIDES
        s.dice[self.seat * HUES + die // SIDES] += DIE[turned % SIDES] - DIE[die % SIDES]
        s.tell(EVERYBODY, "turns seat die other-die", self.seat, die, turned)
        if self.left > 1:
            if self.first == NOBODY:
                s.then(TurnOver(self.seat, self.left - 1, turned, NOBODY))
            else:
                s.then(TurnOver(self.seat, self.left - 1, self.first, turned))


FLIPPED: Final = [[*TURN_OVER[seat * DIE_KINDS : (seat + 1) * DIE_KINDS], STOP_FLIPPING] for seat in range(4)]
USES: Final = [[*REROLL[seat * DIE_KINDS : (seat + 1) * DIE_KINDS], RECRUIT, FLIP] for seat in range(4)]
