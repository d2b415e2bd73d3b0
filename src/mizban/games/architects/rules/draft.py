"""Before the first turn: what seats begin with (AW-2.11), starting apprentices (AW-24.3) and the draft (AW-2.9)."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import ONE
from mizban.core.packed import append, i64, pop, vec
from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.games.architects.rules.cards import (
    BOARDS,
    CARD,
    COLUMNS,
    DEAL,
    HOUSES,
    LINES,
    SILVER,
    START_SILVER,
    TYPES,
)
from mizban.games.architects.rules.characters import equip
from mizban.games.architects.rules.state import KEEP, NOBODY, Architects
from mizban.games.architects.rules.supply import blur, draw
from mizban.games.architects.rules.workshop import START, Hire, fill


@final
class Begin(Step[Architects]):
    """AW-2.11, AW-20.2 to AW-20.5, AW-24.3 What each seat begins with and who is first; then starting apprentices in
    reverse order, and the draft."""

    def resolve(self, s: Architects) -> None:
        if s.variable:
            equip(s)
        else:
            for i in range(s.seats):
                s.goods[(s.first + i) % s.seats * TYPES + SILVER] = START_SILVER[i]
        s.active = s.first
        s.tell(EVERYBODY, "first seat", s.first)
        if s.starting:
            for i in range(s.seats):
                s.then(Hire((s.first - 1 - i + s.seats) % s.seats, START))
            s.then(Fill(s.first))
        s.then(Deal(s.first))


@final
class Fill(Step[Architects]):
    """AW-24.3 When all have chosen, the empty places are filled."""

    def resolve(self, s: Architects) -> None:
        for post in range(LINES * COLUMNS):
            if s.display[post] == NOBODY:
                fill(s, post)


# ---------------------------------------------------------------- the draft


@final
class Deal(Step[Architects]):
    """AW-2.9 Four buildings to each seat; they go round three times."""

    def resolve(self, s: Architects) -> None:
        s.pack = vec[i64]([0] * s.seats)
        s.picked = vec[i64]([NOBODY] * s.seats)
        for seat in range(s.seats):
            for _ in range(DEAL):
                s.pile, card = pop(s.pile, 0)
                s.pack[seat] |= ONE[card]
                s.seen[card] |= ONE[seat]
        s.fresh = len(s.pile)
        s.learned += 1
        choosing(s)


def choosing(s: Architects) -> None:
    """AW-2.9 All choose at once, and then pass."""
    for seat in range(s.seats):
        s.then(DRAFTS[seat])
    s.then(PASSING)


@final
class Draft(Step[Architects]):
    """AW-2.9, AW-21.2, AW-26.1 Keep one card of the pack, secretly and together with the others."""

    def together(self) -> bool:
        return True

    def secret(self) -> bool:
        return True

    def ask(self, s: Architects) -> Said:
        return ("Draft seat", (self.seat,))

    def candidates(self, s: Architects) -> list[Option]:
        return KEEP

    def options(self, s: Architects) -> list[Option]:
        legal: list[Option] = []
        pack = s.pack[self.seat]
        for card in range(HOUSES):
            if pack >> card & 1:
                legal.append(KEEP[card])
        return legal

    def why(self, s: Architects, o: Option) -> Said:
        return LEGAL if s.pack[self.seat] >> o.arg & 1 else ("not-in-pack building AW-2.9", (o.arg,))

    def choose(self, s: Architects, o: Option) -> None:
        s.picked[self.seat] = o.arg
        s.tell(ONE[self.seat], "picked building", o.arg)


@final
class Pass(Step[Architects]):
    """AW-2.9 What was chosen comes to the hands, and the packs go to the left; the last card goes under the pile."""

    def resolve(self, s: Architects) -> None:
        for seat in range(s.seats):
            keep(s, seat)
        s.learned += 1
        if not s.pack[0] & (s.pack[0] - 1):  # one card is left
            finish(s)
        else:
            rotate(s)
            choosing(s)


def keep(s: Architects, seat: i64) -> None:
    """AW-21.2 A card of the pack comes to the hand. Who knew the pack knows no longer which card is where; only who
    gets the rest back can tell."""
    card, pack, left = s.picked[seat], s.pack[seat], s.left(seat)
    ends = count_two(pack)
    blur(s, pack, ONE[seat] if ends else ONE[seat] | ONE[left])
    s.pack[seat] = pack ^ ONE[card]
    s.hand[seat] |= ONE[card]
    s.picked[seat] = NOBODY


def count_two(pack: i64) -> bool:
    """Whether a pack has two cards: the last round."""
    rest = pack & (pack - 1)
    return not rest & (rest - 1)


def rotate(s: Architects) -> None:
    """AW-2.9 Every pack goes to the left; who passes it knows what is in it."""
    packs = s.pack[:]
    for seat in range(s.seats):
        left = s.left(seat)
        s.pack[left] = packs[seat]
        for card in range(HOUSES):
            if packs[seat] >> card & 1:
                s.seen[card] |= ONE[left]
    s.tell(EVERYBODY, "passes-on")


def finish(s: Architects) -> None:
    """AW-2.9, AW-2.10, AW-20.4 The last cards go under the pile, from the first player on; then the boards' extra
    cards, and the first turn."""
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        for card in range(HOUSES):
            if s.pack[seat] >> card & 1:
                s.pile = append(s.pile, card)
    s.pack = vec[i64]()
    s.picked = vec[i64]()
    s.tell(EVERYBODY, "drafted")
    if s.variable:
        for i in range(s.seats):
            seat = (s.first + i) % s.seats
            n = BOARDS[s.boards[seat]].extra[CARD]
            if n:
                draw(s, seat, n)


DRAFTS: Final = [Draft(seat) for seat in range(5)]
PASSING: Final = Pass(0)
