"""A round (TR-4): revealing, income and salaries, the work force, and the end of the round; the initial placement."""

from __future__ import annotations

from typing import Final, final

from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.games.troyes.rules.cards import (
    CYCLE_OWN,
    HOUSE,
    HUES,
    INCOME,
    NEUTRAL,
    NOBODY,
    NUMBERS,
    PARTIES,
    PENALTY,
    PLACES,
    ROUNDS,
    SALARY,
    SIDES,
    SLOTS,
)
from mizban.games.troyes.rules.defence import Attack
from mizban.games.troyes.rules.event_phase import Events
from mizban.games.troyes.rules.solo import cycle
from mizban.games.troyes.rules.state import DIE, SETTLE, Troyes
from mizban.games.troyes.rules.turns import Actions

# ---------------------------------------------------------------- initial placement


@final
class Settle(Step[Troyes]):
    """TR-3.1 to TR-3.4 One citizen on any empty space of any building."""

    def ask(self, s: Troyes) -> Said:
        return ("Settle seat", (self.seat,))

    def candidates(self, s: Troyes) -> list[Option]:
        return SETTLE

    def options(self, s: Troyes) -> list[Option]:
        return [SETTLE[space] for space in range(PLACES) if s.spaces[space] == NOBODY]

    def why(self, s: Troyes, o: Option) -> Said:
        return LEGAL if s.spaces[o.arg] == NOBODY else ("space-taken TR-3.3", ())

    def choose(self, s: Troyes, o: Option) -> None:
        s.spaces[o.arg] = self.seat
        s.supply[self.seat] -= 1
        s.tell(EVERYBODY, "stands seat space", self.seat, o.arg)


@final
class Fill(Step[Troyes]):
    """TR-3.5, TR-3.7 Grey citizens fill every empty space."""

    def resolve(self, s: Troyes) -> None:
        for space in range(PLACES):
            if s.spaces[space] == NOBODY:
                s.spaces[space] = NEUTRAL
                s.stock[NEUTRAL] -= 1
                s.tell(EVERYBODY, "enters space", space)


@final
class Cycle(Step[Troyes]):
    """TR-22.4 Three citizens of Le Roy, then two of the player, until all spaces are full."""

    def resolve(self, s: Troyes) -> None:
        cycle(s)
        for _ in range(min(s.supply[0], CYCLE_OWN)):
            s.then(Settle(0))
        if any(space == NOBODY for space in s.spaces):
            s.then(self)


# ---------------------------------------------------------------- phases


@final
class Round(Step[Troyes]):
    """TR-4.1, TR-4.2 The phases of a round, one after another."""

    def resolve(self, s: Troyes) -> None:
        s.round += 1
        s.tell(EVERYBODY, "round n of", s.round, ROUNDS[s.seats])
        s.then(Reveal(0))
        s.then(Income(0))
        s.then(WorkForce(0))
        s.then(Events(0))
        s.then(Attack(0, s.start))
        s.then(Actions(0))
        s.then(Close(0))


@final
class Reveal(Step[Troyes]):
    """TR-5.1 Phase 0: in the first three rounds an activity card of each colour is turned up."""

    def resolve(self, s: Troyes) -> None:
        if s.shown == NUMBERS:
            return
        s.phase = 0
        s.shown += 1
        s.learned += 1
        for slot in range(s.shown - 1, SLOTS, NUMBERS):
            s.tell(EVERYBODY, "reveals activity", s.slots[slot])


@final
class Income(Step[Troyes]):
    """TR-5.2 to TR-5.5, TR-22.9, TR-24.2 Phase 1: income, then salaries; who cannot pay all loses points."""

    def resolve(self, s: Troyes) -> None:
        s.phase = 1
        for seat in range(s.seats):
            owed: i64 = 0
            for building in range(HUES):
                owed += s.standing(seat, building) * SALARY[building]
            purse = s.deniers[seat] + INCOME
            s.deniers[seat] = max(purse - owed, 0)
            s.tell(EVERYBODY, "income seat n of", seat, INCOME, min(owed, purse))
            if purse < owed:
                s.punish(seat, PENALTY)


@final
class WorkForce(Step[Troyes]):
    """TR-5.6 to TR-5.8, TR-22.9, TR-25.4 Phase 2: a die for each citizen standing in a building, grey ones too."""

    def resolve(self, s: Troyes) -> None:
        s.phase = 2
        for party in range(PARTIES):
            for space in range(PLACES):
                if s.spaces[space] == party:
                    s.dice[party * HUES + HOUSE[space]] += DIE[s.rng.below(SIDES)]
        s.tell(EVERYBODY, "work-force")


@final
class Close(Step[Troyes]):
    """TR-14.3 to TR-14.6, TR-11.15, TR-16.1, TR-16.9, TR-22.30 Phase 5: deniers to hand, unused dice and lying citizens
    back, the Start Player card to the left; after the last round the game is over."""

    def resolve(self, s: Troyes) -> None:
        s.phase = 5
        for seat in range(s.seats):
            if s.pouch[seat]:
                s.tell(EVERYBODY, "takes-pouch seat n", seat, s.pouch[seat])
            s.deniers[seat] += s.pouch[seat]
            s.pouch[seat] = 0
            s.passed[seat] = 0
        for i in range(len(s.dice)):
            s.dice[i] = 0
        for party in range(PARTIES):
            for building in range(HUES):
                go_home(s, party, building)
        s.rolled = 0
        s.start = s.left(s.start)
        s.active = s.start
        if s.round < ROUNDS[s.seats]:
            s.then(Round(0))
        else:
            s.over = 1
            s.learned += 1
            s.tell(EVERYBODY, "game-ends")


def go_home(s: Troyes, party: i64, building: i64) -> None:
    """TR-11.15, TR-14.5 Lying citizens go to the personal supply, grey ones to the general supply."""
    n = s.lying[party * HUES + building]
    s.lying[party * HUES + building] = 0
    if party == NEUTRAL:
        s.stock[party] += n
    else:
        s.supply[party] += n


assert len(HOUSE) == PLACES
ROUND: Final = Round(0)
