"""Black dice (TR-6.11 to TR-6.25): each player in turn faces the highest one, and more if they like."""

from __future__ import annotations

from typing import Final, final

from mizban.core.packed import append, i64, vec
from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.games.troyes.rules.cards import (
    DIE_KINDS,
    DOUBLE,
    HUES,
    NEUTRAL,
    PENALTY,
    PER_BLACK,
    RED,
    SEATS,
    WHITE,
    YELLOW,
    kind_of,
    kind_parts,
)
from mizban.games.troyes.rules.dice import drop
from mizban.games.troyes.rules.influence import USES, held, own_words, use, uses, why_not
from mizban.games.troyes.rules.solo import best_die
from mizban.games.troyes.rules.state import (
    DEFEND,
    ENOUGH,
    FACE,
    SPEND,
    STOP_SPENDING,
    YIELD,
    Troyes,
    pips,
)


def worth(kind: i64) -> i64:
    """TR-6.15 What a die is worth against black dice."""
    colour, face = kind_parts(kind)
    return (face + 1) * (DOUBLE if colour == RED else 1)


def strength(s: Troyes, seat: i64) -> i64:
    """TR-6.15 to TR-6.18, TR-6.23 What all dice of the own district are worth together."""
    first = seat * HUES
    return pips(s.dice[first + RED]) * DOUBLE + pips(s.dice[first + WHITE]) + pips(s.dice[first + YELLOW])


def removed(black: vec[i64], value: i64) -> vec[i64]:
    """The black dice without one of this value."""
    rest = vec[i64]()
    gone = False
    for other in black:
        if other == value and not gone:
            gone = True
        else:
            rest = append(rest, other)
    return rest


@final
class Attack(Step[Troyes]):
    """TR-6.13, TR-6.21, TR-22.11 As long as there are black dice, the next player to the left faces the highest."""

    def __init__(self, seat: i64, party: i64) -> None:
        super().__init__(seat)
        self.party: Final = party

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.party)

    def resolve(self, s: Troyes) -> None:
        if not len(s.black):
            return
        s.active = self.party
        if self.party == NEUTRAL:
            royal_defence(s)
        else:
            s.then(DEFENDS[self.party])
        s.then(Attack(0, s.left(self.party)))


def royal_defence(s: Troyes) -> None:
    """TR-22.11 Le Roy gives his best die for the highest black one, whatever they show."""
    s.tell(EVERYBODY, "royal-defends n", s.black[0])
    s.black = removed(s.black, s.black[0])
    die = best_die(s, NEUTRAL)
    if die >= 0:
        drop(s, NEUTRAL, die)


@final
class Defend(Step[Troyes]):
    """TR-6.13, TR-6.22 to TR-6.24 Who can must counter the highest black die; who cannot loses points. Influence may be
    used before."""

    def ask(self, s: Troyes) -> Said:
        return ("Defend seat n", (self.seat, s.black[0]))

    def candidates(self, s: Troyes) -> list[Option]:
        return DEFENCES[self.seat]

    def able(self, s: Troyes) -> bool:
        """TR-6.23 Whether the own dice reach the highest black die as they lie."""
        return strength(s, self.seat) >= s.black[0]

    def options(self, s: Troyes) -> list[Option]:
        able = self.able(s)
        legal = [DEFEND if able else YIELD]
        uses(s, self.seat, legal, able)
        return legal

    def why(self, s: Troyes, o: Option) -> Said:
        if o is DEFEND:
            return LEGAL if self.able(s) else ("too-weak n of TR-6.22", (strength(s, self.seat), s.black[0]))
        if o is YIELD:
            return ("must-defend TR-6.23", ()) if self.able(s) else LEGAL
        return why_not(s, self.seat, o, self.able(s))

    def choose(self, s: Troyes, o: Option) -> None:
        if o is DEFEND:
            s.then(Face(self.seat, s.black[0], 1))
            s.black = removed(s.black, s.black[0])
        elif o is YIELD:
            s.tell(EVERYBODY, "yields seat n", self.seat, s.black[0])
            s.black = removed(s.black, s.black[0])
            s.punish(self.seat, PENALTY)
        else:
            use(s, self.seat, o)
            s.then(self)


@final
class Face(Step[Troyes]):
    """TR-6.13, TR-6.14, TR-6.25 Further black dice may be countered at the same time; they are compared as sums."""

    def __init__(self, seat: i64, need: i64, n: i64) -> None:
        super().__init__(seat)
        self.need: Final = need  # the sum of the black dice that are faced
        self.n: Final = n  # how many they are

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.need, self.n)

    def ask(self, s: Troyes) -> Said:
        return ("Face seat n of", (self.seat, self.need, strength(s, self.seat)))

    def candidates(self, s: Troyes) -> list[Option]:
        return FACING

    def options(self, s: Troyes) -> list[Option]:
        legal = [ENOUGH]
        most = strength(s, self.seat) - self.need
        before: i64 = 0
        for value in s.black:
            if value != before and value <= most:
                legal.append(FACE[value - 1])
            before = value
        return legal

    def why(self, s: Troyes, o: Option) -> Said:
        if o is ENOUGH:
            return LEGAL
        if o.arg + 1 not in list(s.black):
            return ("no-black TR-6.13", ())
        most = strength(s, self.seat)
        return LEGAL if self.need + o.arg + 1 <= most else ("too-weak n of TR-6.14", (most, self.need + o.arg + 1))

    def choose(self, s: Troyes, o: Option) -> None:
        if o is ENOUGH:
            s.then(Spend(self.seat, self.need, self.n))
        else:
            s.black = removed(s.black, o.arg + 1)
            s.then(Face(self.seat, self.need + o.arg + 1, self.n + 1))


@final
class Spend(Step[Troyes]):
    """TR-6.14 to TR-6.20, TR-8.23 Own dice are discarded, one by one, until their total is enough; more may be."""

    def __init__(self, seat: i64, need: i64, n: i64) -> None:
        super().__init__(seat)
        self.need: Final = need  # what is still missing; nothing when it is 0 or less
        self.n: Final = n

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.need, self.n)

    def ask(self, s: Troyes) -> Said:
        return ("Spend seat n", (self.seat, self.need)) if self.need > 0 else ("SpendMore seat", (self.seat,))

    def candidates(self, s: Troyes) -> list[Option]:
        return SPENT[self.seat]

    def options(self, s: Troyes) -> list[Option]:
        legal: list[Option] = []
        first = self.seat * DIE_KINDS
        for kind in range(DIE_KINDS):
            if held(s, self.seat, kind):
                legal.append(SPEND[first + kind])
        if self.need <= 0:
            legal.append(STOP_SPENDING)
        return legal

    def why(self, s: Troyes, o: Option) -> Said:
        if o is STOP_SPENDING:
            return LEGAL if self.need <= 0 else ("not-enough n TR-6.14", (self.need,))
        return LEGAL if held(s, self.seat, kind_of(o.arg)) else ("no-own-die TR-6.17", ())

    def choose(self, s: Troyes, o: Option) -> None:
        if o is STOP_SPENDING:
            s.tell(EVERYBODY, "defends seat n", self.seat, self.n)
            s.inspire(self.seat, self.n * PER_BLACK)
            return
        kind = kind_of(o.arg)
        drop(s, self.seat, kind)
        s.tell(EVERYBODY, "spends seat die", self.seat, kind)
        s.then(Spend(self.seat, self.need - worth(kind), self.n))


DEFENDS: Final = [Defend(seat) for seat in range(SEATS)]
DEFENCES: Final = [[DEFEND, YIELD, *USES[seat]] for seat in range(SEATS)]
FACING: Final = [*FACE, ENOUGH]
SPENT: Final = [[*own_words(SPEND, seat), STOP_SPENDING] for seat in range(SEATS)]
