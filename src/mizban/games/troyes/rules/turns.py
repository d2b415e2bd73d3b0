"""Phase 4 (TR-7, TR-13): whose turn it is, the choice of an action, and passing."""

from __future__ import annotations

from typing import Final, final

from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.games.troyes.rules.actions import Cube
from mizban.games.troyes.rules.cards import HUES, MARAUDING, NEUTRAL, NOBODY, PASS_FIRST, PASS_NEXT, SEATS, SLOTS
from mizban.games.troyes.rules.citizens import unprotected
from mizban.games.troyes.rules.countered_events import SETTLED
from mizban.games.troyes.rules.dice import Reach, can, helped
from mizban.games.troyes.rules.influence import USES, use, uses, why_not
from mizban.games.troyes.rules.requirements import favour, fee, hiring, is_placing, purse
from mizban.games.troyes.rules.solo import royal_turn
from mizban.games.troyes.rules.state import (
    ACTIVATE,
    BUILD,
    BUILDING_ACT,
    COMBAT,
    COMBAT_ACT,
    FARM,
    FARM_ACT,
    PASS,
    PLACE,
    PLACE_ACT,
    Troyes,
)


def possible(s: Troyes, seat: i64, act: i64) -> bool:
    """TR-7.16, TR-26.3 Whether an action can be completed, with a cube or without."""
    return can(s, seat, act, NOBODY) or helped(s, seat, act)


def actions(s: Troyes, seat: i64) -> list[Option]:
    """TR-7.2, TR-29.1 Every action that a seat can complete now."""
    legal: list[Option] = []
    reach = Reach(s, seat)
    for slot in range(SLOTS):
        if s.up(slot) and reach.possible(slot):
            legal.append(ACTIVATE[s.slots[slot]])
    if reach.possible(BUILDING_ACT):
        legal.append(BUILD)
    if reach.possible(COMBAT_ACT + MARAUDING):
        legal.append(COMBAT[MARAUDING])
    for event in s.row:
        if reach.possible(COMBAT_ACT + event):
            legal.append(COMBAT[event])
    for building in range(HUES):
        if reach.possible(PLACE_ACT + building):
            legal.append(PLACE[building])
    if reach.possible(FARM_ACT):
        legal.append(FARM)
    return legal


def act_of(s: Troyes, o: Option) -> i64:
    """The number of the action that a word names; NOBODY where it cannot be meant."""
    if o.verb == "activate":
        return s.slot_of(o.arg)
    if o.verb == "combat":
        return COMBAT_ACT + o.arg if s.is_open(o.arg) else NOBODY
    if o.verb == "place":
        return PLACE_ACT + o.arg
    return BUILDING_ACT if o is BUILD else FARM_ACT


@final
class Turn(Step[Troyes]):
    """TR-7.1, TR-7.2, TR-7.15, TR-13.1, TR-13.5, TR-15.5 Take one action or pass; before an action influence may be
    used."""

    def __init__(self, seat: i64, spent: i64) -> None:
        super().__init__(seat)
        self.spent: Final = spent  # 1: influence has been used, so an action must follow if there is one

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.spent)

    def ask(self, s: Troyes) -> Said:
        return ("Act seat" if self.spent else "Turn seat", (self.seat,))

    def candidates(self, s: Troyes) -> list[Option]:
        return TURN_WORDS[self.seat]

    def options(self, s: Troyes) -> list[Option]:
        legal = actions(s, self.seat)
        able = len(legal) > 0
        if not self.spent or not able:
            legal.append(PASS)
        uses(s, self.seat, legal, able)
        return legal

    def why(self, s: Troyes, o: Option) -> Said:
        if o is PASS:
            return ("no-pass TR-13.5", ()) if self.spent and actions(s, self.seat) else LEGAL
        if o.verb in ("reroll", "recruit", "flip"):
            return why_not(s, self.seat, o, len(actions(s, self.seat)) > 0)
        act = act_of(s, o)
        if act == NOBODY:
            return ("not-open TR-10.1", ()) if o.verb == "combat" else ("not-shown TR-5.1", ())
        return LEGAL if possible(s, self.seat, act) else self.why_not_act(s, act)

    def why_not_act(self, s: Troyes, act: i64) -> Said:
        """TR-7.8, TR-7.16, TR-8.17, TR-11.11 Why an action cannot be completed."""
        seat = self.seat
        if s.influence[seat] < favour(s, act):
            return ("no-influence n of TR-8.17", (favour(s, act), s.influence[seat]))
        if purse(s, seat, act) < 0:
            return ("no-deniers n of TR-7.8", (hiring(s, seat, act) + fee(s, act), s.deniers[seat]))
        if is_placing(act) and possible(unprotected(s), seat, act):
            return ("is-protected TR-11.11", ())
        return ("no-group TR-7.16", ())

    def choose(self, s: Troyes, o: Option) -> None:
        seat = self.seat
        if o is PASS:
            s.passed[seat] = 1
            s.pouch[seat] += PASS_FIRST
            s.tell(EVERYBODY, "passes seat n", seat, PASS_FIRST)
            s.then(NEXTS[seat])
        elif o.verb in ("reroll", "recruit", "flip"):
            use(s, seat, o)
            s.then(ACTS[seat])
        else:
            s.then(Cube(seat, act_of(s, o)))
            s.then(SETTLED[seat])
            s.then(NEXTS[seat])


@final
class Next(Step[Troyes]):
    """TR-7.13, TR-7.14, TR-13.3, TR-14.1, TR-14.2, TR-22.7, TR-22.21 The turn passes on, unless the round is over; who
    has passed gets a denier instead."""

    def resolve(self, s: Troyes) -> None:
        while not ended(s):
            s.active = s.left(s.active)
            if s.active == NEUTRAL:
                royal_turn(s)
            elif s.passed[s.active]:
                s.pouch[s.active] += PASS_NEXT
                s.tell(EVERYBODY, "waits seat n", s.active, PASS_NEXT)
            else:
                s.then(TURNS[s.active])
                return


def ended(s: Troyes) -> bool:
    """TR-14.1, TR-14.2, TR-22.28 All have passed, or no dice are left; Le Roy has passed when he has no dice."""
    if not s.square():
        return True
    if s.seats == 1:
        return s.passed[0] == 1 and not s.dice_in(NEUTRAL)
    return all(s.passed[seat] == 1 for seat in range(s.seats))


@final
class Actions(Step[Troyes]):
    """TR-7.1, TR-13.1 Phase 4 begins with the start player; without dice there is nothing to do."""

    def resolve(self, s: Troyes) -> None:
        s.phase = 4
        s.active = s.start
        if not s.square():
            return
        if s.active == NEUTRAL:
            royal_turn(s)
            s.then(NEXTS[0])
        else:
            s.then(TURNS[s.active])


TURNS: Final = [Turn(seat, 0) for seat in range(SEATS)]
ACTS: Final = [Turn(seat, 1) for seat in range(SEATS)]
NEXTS: Final = [Next(seat) for seat in range(SEATS)]
ACTIONS: Final = [*ACTIVATE, BUILD, *COMBAT, *PLACE, FARM, PASS]
TURN_WORDS: Final = [[*ACTIONS, *USES[seat]] for seat in range(SEATS)]
