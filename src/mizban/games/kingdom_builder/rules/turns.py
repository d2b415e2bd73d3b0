"""The turn (KB-4), the terrain cards (KB-5), the mandatory action (KB-6), and the end of the game (KB-11)."""

from __future__ import annotations

from typing import Final, final

from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.games.kingdom_builder.rules.board import spoken
from mizban.games.kingdom_builder.rules.building import build, refusal, room, targets
from mizban.games.kingdom_builder.rules.cards import KINDS, LANDS, MANDATORY, SEATS, TILES
from mizban.games.kingdom_builder.rules.extras import EXTRAS, LIFTS, flip, usable
from mizban.games.kingdom_builder.rules.state import (
    BUILD,
    DISCARDS,
    DRAW,
    END,
    NOBODY,
    REMOVED,
    USE,
    KingdomBuilder,
)


@final
class Turn(Step[KingdomBuilder]):
    """KB-4.1, KB-4.2, KB-5.13, KB-11.7, KB-16.7 A turn begins: the card in hand is shown to all, and nobody can unsee
    it."""

    def resolve(self, s: KingdomBuilder) -> None:
        s.active = self.seat
        s.owed = MANDATORY
        s.played = s.hand[self.seat]
        s.hand[self.seat] = NOBODY
        s.old &= ~(1 << self.seat)
        s.learned += 1
        if s.played == NOBODY:
            no_cards(s)
        else:
            s.tell(EVERYBODY, "reveals seat terrain", self.seat, s.played)
        go_on(s, self.seat)


@final
class GoOn(Step[KingdomBuilder]):
    """KB-5.6 After an extra action the card is looked at again."""

    def resolve(self, s: KingdomBuilder) -> None:
        go_on(s, self.seat)


def go_on(s: KingdomBuilder, seat: i64) -> None:
    """KB-5.4 to KB-5.8, KB-5.11, KB-17.3 A card without a free hex is replaced as long as a settlement is owed."""
    while s.owed and not room(s, s.played):
        replace(s, seat)
    s.then(ACTS[seat])


def replace(s: KingdomBuilder, seat: i64) -> None:
    """KB-5.4, KB-5.5, KB-5.10, KB-5.12, KB-5.13 The card leaves the game and another one is shown; there always is one,
    but in made-up positions."""
    s.tell(EVERYBODY, "useless terrain", s.played)
    s.piles[REMOVED * LANDS + s.played] += 1
    s.played = draw(s)
    if s.played == NOBODY:
        no_cards(s)
    else:
        s.tell(EVERYBODY, "reveals seat terrain", seat, s.played)


def no_cards(s: KingdomBuilder) -> None:
    """KB-5.13 Without a card there is nothing to build on: the mandatory action is complete."""
    s.owed = 0
    s.tell(EVERYBODY, "no-cards")


def draw(s: KingdomBuilder) -> i64:
    """KB-5.2, KB-5.3, KB-15.4, KB-17.2 The next card of the draw pile, each one left equally likely; the discards are
    shuffled into an empty one first. NOBODY when there is no card at all."""
    cards = s.cards_in(DRAW)
    if not cards:
        cards = s.cards_in(DISCARDS)
        if not cards:
            return NOBODY
        shuffle(s, cards)
    left = s.rng.below(cards)
    for terrain in range(LANDS):
        left -= s.piles[DRAW * LANDS + terrain]
        if left < 0:
            s.piles[DRAW * LANDS + terrain] -= 1
            return terrain
    raise AssertionError("a pile is smaller than its size")


def shuffle(s: KingdomBuilder, cards: i64) -> None:
    """KB-5.2 The discard pile becomes the draw pile; cards in hands are not among them, as all may know."""
    for terrain in range(LANDS):
        s.piles[DRAW * LANDS + terrain] = s.piles[DISCARDS * LANDS + terrain]
        s.piles[DISCARDS * LANDS + terrain] = 0
    for seat in range(s.seats):
        if s.hand[seat] != NOBODY:
            s.old |= 1 << seat
    s.tell(EVERYBODY, "shuffles n", cards)


@final
class Act(Step[KingdomBuilder]):
    """KB-4.3 to KB-4.8, KB-4.11, KB-6.1 to KB-6.7, KB-19.1, KB-19.5 Build a settlement that is owed, use a ready
    tile before the first or after the last of them, or end the turn after the last."""

    def ask(self, s: KingdomBuilder) -> Said:
        if not s.owed:
            return ("ActAfter seat", (self.seat,))
        n = min(s.owed, s.supply[self.seat])
        if s.owed < MANDATORY:
            return ("ActMore seat n terrain", (self.seat, n, s.played))
        tile = any(option.verb == "use" for option in s.legal)
        text = "ActBefore seat n terrain" if tile else "ActStart seat n terrain"
        return (text, (self.seat, n, s.played))

    def candidates(self, s: KingdomBuilder) -> list[Option]:
        return ANYTHING

    def options(self, s: KingdomBuilder) -> list[Option]:
        seat = self.seat
        legal: list[Option] = spoken(BUILD, targets(s, seat, s.played)) if s.owed else []
        if s.owed == 0 or s.owed == MANDATORY:
            ready = s.ready[seat]
            if ready:
                kinds = s.kinds
                last = NOBODY
                for location in range(len(kinds)):  # KB-19.4 both locations of a kind lie side by side
                    kind = kinds[location]
                    if ready >> location & 1 and kind != last:
                        last = kind
                        if usable(s, seat, kind):
                            legal.append(USE[kind])
            if not s.owed:
                legal.append(END)
        return legal

    def why(self, s: KingdomBuilder, o: Option) -> Said:
        if o is END:
            n = min(s.owed, s.supply[self.seat])
            return ("still-owed n KB-4.7", (n,)) if s.owed else LEGAL
        if o.verb == "use":
            return self.why_not_use(s, o.arg)
        if not s.owed:
            return ("all-built KB-6.4", ())
        return refusal(s, targets(s, self.seat, s.played), s.played, o.arg)

    def why_not_use(self, s: KingdomBuilder, kind: i64) -> Said:
        """KB-4.5, KB-8.8, KB-9.1, KB-9.2, KB-9.4, KB-9.7 What is amiss with a tile."""
        ready, used, fresh = False, False, False
        for location in range(len(s.kinds)):
            if s.kinds[location] == kind:
                bit: i64 = 1 << location
                ready |= (s.ready[self.seat] & bit) != 0
                used |= (s.used & bit) != 0
                fresh |= (s.fresh & bit) != 0
        if not ready:
            text = "tile-used tile KB-9.2" if used else "tile-new tile KB-8.8" if fresh else "no-tile tile KB-9.1"
            return (text, (kind,))
        if 0 < s.owed < MANDATORY:
            return ("not-between KB-4.5", ())
        if usable(s, self.seat, kind):
            return LEGAL
        empty = not TILES[kind].moves and not s.supply[self.seat]
        return ("no-supply KB-9.4", ()) if empty else ("no-target tile KB-9.7", (kind,))

    def choose(self, s: KingdomBuilder, o: Option) -> None:
        seat = self.seat
        if o is END:
            s.then(ENDS[seat])
        elif o.verb == "use":
            flip(s, seat, o.arg)
            s.then((LIFTS if TILES[o.arg].moves else EXTRAS)[seat * KINDS + o.arg])
            s.then(GO_ON[seat])
        else:
            if s.news is not None and len(self.options(s)) == 1:
                s.tell(EVERYBODY, "only-hex seat", seat)
            s.owed -= 1
            build(s, seat, o.arg)
            go_on(s, seat)


@final
class End(Step[KingdomBuilder]):
    """KB-4.9, KB-4.10, KB-11.2 to KB-11.6, KB-11.8, KB-11.9 The turn ends, and in the last round perhaps the game."""

    def resolve(self, s: KingdomBuilder) -> None:
        seat = self.seat
        if s.played != NOBODY:
            s.piles[DISCARDS * LANDS + s.played] += 1
            s.played = NOBODY
        s.ready[seat] |= s.used | s.fresh
        s.used = 0
        s.fresh = 0
        if not s.ending:
            s.hand[seat] = draw(s)
            if s.hand[seat] != NOBODY:  # KB-5.13
                s.tell(1 << seat, "draws terrain", s.hand[seat])
        following = s.left(seat)
        if s.ending and following == s.first:
            s.over = 1
            s.tell(EVERYBODY, "game-ends")
        else:
            s.then(TURNS[following])


ANYTHING: Final = BUILD + USE + [END]
TURNS: Final = [Turn(seat) for seat in range(SEATS)]
GO_ON: Final = [GoOn(seat) for seat in range(SEATS)]
ACTS: Final = [Act(seat) for seat in range(SEATS)]
ENDS: Final = [End(seat) for seat in range(SEATS)]
