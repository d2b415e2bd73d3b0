"""Cubes on events (TR-10): placing them, and what happens when an event is countered."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import ONE
from mizban.core.packed import append, i64, vec
from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.games.troyes.rules import earlier
from mizban.games.troyes.rules.cards import EVENTS, MARAUDING, NEUTRAL, PARTIES, PER_CUBE, RESISTANCE, SEATS
from mizban.games.troyes.rules.figures import MOST, NEXT
from mizban.games.troyes.rules.state import MARK, PARTY_BITS, Troyes, mark_number, mark_parts


def put_cubes(s: Troyes, party: i64, event: i64, n: i64) -> None:
    """TR-10.3, TR-10.4, TR-17.29, TR-17.31 So many cubes on the flags of an event, as far as there is room; a seat
    gains influence for each."""
    n = min(n, s.room(event))
    for _ in range(n):
        s.marks = append(s.marks, mark_number(event, party))
    if not n:
        return
    if party == NEUTRAL:
        s.tell(EVERYBODY, "royal-marks n event" if s.alone() else "neutral-marks n event", n, event)
    else:
        s.tell(EVERYBODY, "marks seat n event", party, n, event)
        s.inspire(party, n * PER_CUBE)


def settle_events(s: Troyes) -> None:
    """TR-10.6, TR-10.18 Every event whose flags are all taken is countered, from left to right."""
    again = True
    while again:
        again = False
        for event in s.row:
            if s.room(event) <= 0:
                counter(s, event)
                again = True
                break


def counter(s: Troyes, event: i64) -> None:
    """TR-10.7 to TR-10.16 An event is countered: points, the card to whoever has most, cubes back to their owners."""
    s.tell(EVERYBODY, "countered event", event)
    counts = [s.on(event, party) for party in range(PARTIES)]
    reward(s, event, counts)
    taker = first_placer(s, event, counts)
    s.won[taker] |= ONE[event]
    if taker == NEUTRAL:
        s.tell(EVERYBODY, "royal-wins event" if s.alone() else "nobody-wins event", event)
    else:
        s.tell(EVERYBODY, "wins seat event", taker, event)
    s.row = without(s.row, event)
    kept = vec[i64]()
    for mark in s.marks:
        if mark >> PARTY_BITS != event:
            kept = append(kept, mark)
    s.marks = kept
    if event == RESISTANCE:
        take_back(s)


def reward(s: Troyes, event: i64, counts: list[int]) -> None:
    """TR-10.8 to TR-10.12 The points of an event: the most cubes, the second most; ties share; one colour alone has
    both; what is grey is lost."""
    most, next = s.event(event, MOST), s.event(event, NEXT)
    top = max(counts)
    second = max([n for n in counts if n < top], default=0)
    first = [party for party in range(PARTIES) if counts[party] == top]
    if len(first) > 1 or second == 0:
        for party in first:
            s.score(party, (most + next) // len(first))
        return
    s.score(first[0], most)
    behind = [party for party in range(PARTIES) if counts[party] == second]
    for party in behind:
        s.score(party, next // len(behind))


def first_placer(s: Troyes, event: i64, counts: list[int]) -> i64:
    """TR-10.13, TR-10.14 Who takes the card: the most cubes, in a tie the one of them who placed first."""
    top = max(counts)
    for mark in s.marks:
        at, party = mark_parts(mark)
        if at == event and counts[party] == top:
            return party
    return NEUTRAL


def without(events: vec[i64], event: i64) -> vec[i64]:
    """TR-10.16 The same events in their order, but one."""
    rest = vec[i64]()
    for other in events:
        if other != event:
            rest = append(rest, other)
    return rest


def take_back(s: Troyes) -> None:
    """TR-10.6, TR-21.3, TR-22.8 Resistance is countered: every other open event, Marauding too, loses the cube that was
    placed last, if it is not Le Roy's; one whose flags are all taken is countered itself."""
    gone = vec[i64]([-1] * EVENTS)  # [event] where its last cube is
    for i in range(len(s.marks)):
        gone[s.marks[i] >> PARTY_BITS] = i
    kept = vec[i64]()
    for i in range(len(s.marks)):
        event, party = mark_parts(s.marks[i])
        if gone[event] != i or s.room(event) <= 0 or earlier.untouched(s, party):
            kept = append(kept, s.marks[i])
        else:
            s.tell(EVERYBODY, "loses-mark event", event)
    s.marks = kept


@final
class Settled(Step[Troyes]):
    """TR-10.18, TR-26.1 The action is done: what has been countered is resolved."""

    def resolve(self, s: Troyes) -> None:
        settle_events(s)


@final
class Mark(Step[Troyes]):
    """TR-17.19 to TR-17.21, TR-17.29, TR-17.30 Choose an open event with room for a cube, or for `size` of them."""

    def __init__(self, seat: i64, left: i64, size: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.size: Final = size

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.size)

    def ask(self, s: Troyes) -> Said:
        return ("Mark seat n", (self.seat, self.left * self.size))

    def candidates(self, s: Troyes) -> list[Option]:
        return MARK

    def options(self, s: Troyes) -> list[Option]:
        legal = [MARK[MARAUDING]]
        for event in s.row:
            if s.room(event) > 0:
                legal.append(MARK[event])
        return legal

    def why(self, s: Troyes, o: Option) -> Said:
        if not s.is_open(o.arg):
            return ("not-open TR-10.1", ())
        return LEGAL if s.room(o.arg) > 0 else ("no-flags TR-17.29", ())

    def choose(self, s: Troyes, o: Option) -> None:
        put_cubes(s, self.seat, o.arg, self.size)
        if self.left > 1:
            s.then(Mark(self.seat, self.left - 1, self.size))


SETTLED: Final = [Settled(seat) for seat in range(SEATS)]
