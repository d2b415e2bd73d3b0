"""The words of Kingdom Builder and the pieces on its table."""

from __future__ import annotations

from typing import Final, final

from mizban.core.packed import i64, vec
from mizban.core.state import State
from mizban.core.words import Words
from mizban.games.kingdom_builder.rules.board import NAMES, PARTS, holds
from mizban.games.kingdom_builder.rules.cards import LANDS, LOCATIONS, ON_HEX, TERRAINS

NOBODY: Final[i64] = -1  # no seat, no card, no hex

# Piles of terrain cards.
DRAW: Final[i64] = 0
DISCARDS: Final[i64] = 1
REMOVED: Final[i64] = 2  # KB-5.10 out of the game

WORDS: Final = Words()
BUILD: Final = WORDS.verb("build", "hex", NAMES)
LIFT: Final = WORDS.verb("lift", "hex", NAMES)
MOVE: Final = WORDS.verb("move", "hex", NAMES)
USE: Final = WORDS.verb("use", "tile", LOCATIONS)
END: Final = WORDS.word("end")


@final
class KingdomBuilder(State):
    """Settlements are sets of hexes (see `board`); tiles are bits, one for each location hex of this board."""

    layout: i64  # a piece for each place, nw first (`board.piece_at`)
    cards: i64  # a bit for each Kingdom Builder card in play
    running: i64  # KB-16.5 1: what would be scored now is shown
    first: i64  # KB-3.9 the start player
    sets: vec[i64]  # [set * PARTS + part] the hexes of each terrain and so on; never changed, so copies share it
    places: vec[i64]  # [location] its hex; never changed
    kinds: vec[i64]  # [location] its kind; never changed
    free: vec[i64]  # [part] the hexes without a settlement
    own: vec[i64]  # [seat * PARTS + part] the hexes with this seat's settlements
    near: vec[i64]  # [seat * PARTS + part] the hexes beside them
    supply: vec[i64]  # [seat] settlements not built yet
    hand: vec[i64]  # [seat] the terrain of the card in hand, or NOBODY
    piles: vec[i64]  # [pile * LANDS + terrain] how many cards of it are there
    taken: vec[i64]  # [seat] a bit for each location hex from which this seat has ever had a tile
    ready: vec[i64]  # [seat] a bit for each tile that may be used
    used: i64  # KB-8.9 the same for tiles of the active player, used in this turn
    fresh: i64  # and for those taken in this turn
    old: i64  # a bit for each seat whose card was drawn before the last shuffle
    active: i64
    played: i64  # KB-5.9 the terrain of the card that lies open, or NOBODY
    owed: i64  # settlements of the mandatory action still to build
    ending: i64  # KB-11.1 1: this is the last round
    over: i64
    last: i64  # the hex where a settlement was set down last, or NOBODY
    whence: i64  # the hex it came from, or NOBODY for the supply

    def copy(self) -> KingdomBuilder:
        c = KingdomBuilder()
        self.copy_to(c)
        c.layout, c.cards, c.running, c.first = self.layout, self.cards, self.running, self.first
        c.sets, c.places, c.kinds = self.sets, self.places, self.kinds
        c.free, c.own, c.near = self.free[:], self.own[:], self.near[:]
        c.supply, c.hand, c.piles = self.supply[:], self.hand[:], self.piles[:]
        c.taken, c.ready = self.taken[:], self.ready[:]
        c.used, c.fresh, c.old, c.active = self.used, self.fresh, self.old, self.active
        c.played, c.owed, c.ending, c.over = self.played, self.owed, self.ending, self.over
        c.last, c.whence = self.last, self.whence
        return c

    def left(self, seat: i64) -> i64:
        """KB-4.1 The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def terrain(self, hex: i64) -> i64:
        """KB-2.3, KB-2.19 What a hex is; a settlement on it changes nothing."""
        for terrain in range(len(TERRAINS)):
            if holds(self.sets, terrain * PARTS, hex):
                return terrain
        raise AssertionError("a hex without terrain")

    def owner(self, hex: i64) -> i64:
        """KB-2.18 Whose settlement stands on a hex, or NOBODY."""
        for seat in range(self.seats):
            if holds(self.own, seat * PARTS, hex):
                return seat
        return NOBODY

    def tiles(self, location: i64) -> i64:
        """KB-3.4, KB-8.6 How many tiles lie on a location hex."""
        left = ON_HEX
        for seat in range(self.seats):
            left -= self.taken[seat] >> location & 1
        return left

    def held(self, seat: i64) -> i64:
        """A bit for each tile that a seat has, whatever its state."""
        return self.ready[seat] | (self.used | self.fresh if seat == self.active else 0)

    def cards_in(self, pile: i64) -> i64:
        """How many cards a pile has."""
        total: i64 = 0
        for terrain in range(LANDS):
            total += self.piles[pile * LANDS + terrain]
        return total
