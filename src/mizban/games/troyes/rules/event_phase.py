"""Phase 3 (TR-6.1 to TR-6.12, TR-18): new events, what all open ones do, and the black dice they bring."""

from __future__ import annotations

from typing import final

from mizban.core.packed import append, i64, pop, vec
from mizban.core.state import EVERYBODY, Step
from mizban.games.troyes.rules import earlier
from mizban.games.troyes.rules.cards import (
    CITY_HALL,
    EVENT_EFFECT,
    INVADED,
    MARAUDING,
    NEUTRAL,
    NOBODY,
    PENALTY,
    SIDES,
    WHITE,
    YELLOW,
)
from mizban.games.troyes.rules.cathedral import build, least_empty, most_valuable
from mizban.games.troyes.rules.citizens import enter, pushed
from mizban.games.troyes.rules.countered_events import put_cubes, settle_events
from mizban.games.troyes.rules.effects import ATTACKS, CALLER, DROUGHT, LOSSES, MIGRANTS, RUIN, SUPPORT
from mizban.games.troyes.rules.figures import ASIDE_CALL, BLACK, CALLS, X, Y
from mizban.games.troyes.rules.state import Troyes, insert


@final
class Events(Step[Troyes]):
    """TR-6.5, TR-6.6, TR-6.11, TR-6.12, TR-18.1 to TR-18.4 New events come, all open ones act from left to right, then
    the black dice they brought are rolled."""

    def resolve(self, s: Troyes) -> None:
        s.phase = 3
        reveal_red(s)
        n: i64 = s.event(MARAUDING, BLACK)
        for event in s.row[:]:
            n += s.event(event, BLACK)
            act(s, event)
        for _ in range(n):
            face = s.rng.below(SIDES) + 1
            s.black = insert(s.black, face)
            s.tell(EVERYBODY, "black-die n", face)


def reveal_red(s: Troyes) -> None:
    """TR-6.1 The top red event comes."""
    if len(s.red):
        s.red, event = pop(s.red, 0)
        arrive(s, event)


def arrive(s: Troyes, event: i64) -> None:
    """TR-6.1 to TR-6.4, TR-18.18, TR-21.2, TR-25.3 An event goes to the right end of the row, and calls another one,
    if there is one."""
    s.row = append(s.row, event)
    s.learned += 1
    s.tell(EVERYBODY, "arrives event", event)
    called = s.event(event, CALLS)
    if called == ASIDE_CALL and len(s.aside):
        s.aside, other = pop(s.aside, 0)
        arrive(s, other)
    elif called == WHITE and len(s.white):
        s.white, other = pop(s.white, 0)
        arrive(s, other)
    elif called == YELLOW and len(s.yellow):
        s.yellow, other = pop(s.yellow, 0)
        arrive(s, other)


def act(s: Troyes, event: i64) -> None:
    """TR-6.5, TR-6.6, TR-24.3 What an open event does each round, beside bringing black dice."""
    effect = EVENT_EFFECT[event]
    if effect in (ATTACKS, CALLER):
        return
    s.tell(EVERYBODY, "acts event", event)
    if INVADED[event] != NOBODY:
        invade(s, INVADED[event])
    elif effect == LOSSES:
        for seat in range(s.seats):
            lose(s, seat, s.event(event, X), s.event(event, Y))
    elif effect == DROUGHT:
        for seat in range(s.seats):
            lose(s, seat, 0, s.standing(seat, CITY_HALL) * s.event(event, X))
    elif effect == RUIN:
        ruin(s)
    elif effect == MIGRANTS:
        migrate(s, event)
    elif effect == SUPPORT:
        support(s, event)


def invade(s: Troyes, building: i64) -> None:
    """TR-18.5 to TR-18.8, TR-18.15 to TR-18.17, TR-18.19, TR-22.8 A grey citizen enters a building where a die says,
    always at the left; if none is left, or it would expel one of Le Roy's, nothing happens."""
    if not s.stock[NEUTRAL]:
        return
    face = s.rng.below(SIDES)
    s.tell(EVERYBODY, "event-die n", face + 1)
    if earlier.untouched(s, pushed(s, building, face, NOBODY)):
        s.tell(EVERYBODY, "royal-untouched building", building)
        return
    s.stock[NEUTRAL] -= 1
    enter(s, NEUTRAL, building, face, True)


def lose(s: Troyes, seat: i64, influence: i64, deniers: i64) -> None:
    """TR-6.7, TR-6.9, TR-6.10, TR-18.9, TR-18.12, TR-18.14, TR-22.8 A seat loses so much, or what it has and points."""
    lost = min(influence, s.influence[seat])
    paid = min(deniers, s.deniers[seat])
    s.influence[seat] -= lost
    s.deniers[seat] -= paid
    if lost:
        s.tell(EVERYBODY, "loses-influence seat n of", seat, lost, s.influence[seat])
    if paid:
        s.tell(EVERYBODY, "loses-deniers seat n", seat, paid)
    if lost < influence or paid < deniers:
        s.punish(seat, PENALTY)


def ruin(s: Troyes) -> None:
    """TR-18.10, TR-22.34 The most valuable cube leaves the cathedral; in the solo game not if it is Le Roy's."""
    space = most_valuable(s)
    if space == NOBODY or (s.seats == 1 and s.cathedral[space] == NEUTRAL):
        return
    s.cathedral[space] = NOBODY
    s.tell(EVERYBODY, "ruins stone", space)


def migrate(s: Troyes, event: i64) -> None:
    """TR-18.11, TR-22.26 A grey cube on the least valuable empty space; Le Roy scores for it."""
    space = least_empty(s)
    if space != NOBODY:
        build(s, NEUTRAL, space)
        s.score(NEUTRAL, s.event(event, X))


def support(s: Troyes, event: i64) -> None:
    """TR-18.13, TR-18.20 A grey cube on each of the two events directly to the left; what this fills is countered."""
    helped = vec[i64]()
    for other in s.row:
        if other == event:
            break
        helped = append(helped, other)
    for other in helped[max(0, len(helped) - s.event(event, X)) :]:
        if s.is_open(other):
            put_cubes(s, NEUTRAL, other, s.event(event, Y))
            settle_events(s)
