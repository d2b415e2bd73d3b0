"""Scoring (KB-12): what each Kingdom Builder card counts, castles, and the order of the players (KB-13)."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import count, place
from mizban.core.packed import append, i64, pop, vec
from mizban.games.kingdom_builder.rules.board import (
    AT,
    BIT,
    BITS,
    NEXT,
    NONE,
    PARTS,
    ROW,
    ROWS,
    SECTOR,
    SECTORS,
    SIDE,
    WAYS,
    around,
    size,
)
from mizban.games.kingdom_builder.rules.cards import (
    CARDS,
    CASTLE,
    CASTLE_GOLD,
    GOLD,
    LOCATION,
    MOUNTAIN,
    SECOND,
    WATER,
)
from mizban.games.kingdom_builder.rules.state import KingdomBuilder


class Scoring:
    """A Kingdom Builder card: how much gold a seat earns with it."""

    def __init__(self, card: i64) -> None:
        self.gold: Final = GOLD[card]  # for each thing that it counts

    def earned(self, s: KingdomBuilder, seat: i64) -> i64:
        """The gold of a seat."""
        return self.gold * self.counted(s, seat)

    def counted(self, s: KingdomBuilder, seat: i64) -> i64:
        """How many things count."""
        raise NotImplementedError


def count_beside(s: KingdomBuilder, seat: i64, hexes: vec[i64], at: i64) -> i64:
    """How many settlements of a seat have a neighbour in a set; each counts once, however many it has."""
    near, total = around(hexes, at), 0
    for part in range(PARTS):
        total += count(s.own[seat * PARTS + part] & near[part])
    return total


@final
class Fishermen(Scoring):
    """KB-12.3, KB-12.3.1, KB-12.3.2 Settlements beside water, which do not stand on water themselves."""

    def counted(self, s: KingdomBuilder, seat: i64) -> i64:
        near = around(s.sets, WATER * PARTS)
        total: i64 = 0
        for part in range(PARTS):
            total += count(s.own[seat * PARTS + part] & near[part] & ~s.sets[WATER * PARTS + part])
        return total


@final
class Miners(Scoring):
    """KB-12.4, KB-12.4.1 Settlements beside a mountain."""

    def counted(self, s: KingdomBuilder, seat: i64) -> i64:
        return count_beside(s, seat, s.sets, MOUNTAIN * PARTS)


@final
class Merchants(Scoring):
    """KB-12.5, KB-12.5.1 to KB-12.5.5 Location and castle hexes that one settlement area links to another one."""

    def counted(self, s: KingdomBuilder, seat: i64) -> i64:
        linked = NONE[:]
        goals = special(s)
        for area in areas(s, seat):
            touched = around(area, 0)
            for part in range(PARTS):
                touched[part] &= goals[part]
            if size(touched, 0) > 1:
                for part in range(PARTS):
                    linked[part] |= touched[part]
        return size(linked, 0)


@final
class Workers(Scoring):
    """KB-12.6 Settlements beside a location or castle hex."""

    def counted(self, s: KingdomBuilder, seat: i64) -> i64:
        return count_beside(s, seat, special(s), 0)


@final
class Discoverers(Scoring):
    """KB-12.7 Horizontal lines with a settlement."""

    def counted(self, s: KingdomBuilder, seat: i64) -> i64:
        total: i64 = 0
        for row in range(SIDE):
            total += 1 if on_line(s, seat, row) else 0
        return total


@final
class Knights(Scoring):
    """KB-12.8, KB-12.8.1, KB-12.8.2 Settlements on the one horizontal line with most of them."""

    def counted(self, s: KingdomBuilder, seat: i64) -> i64:
        most: i64 = 0
        for row in range(SIDE):
            most = max(most, on_line(s, seat, row))
        return most


@final
class Hermits(Scoring):
    """KB-12.9 Settlement areas."""

    def counted(self, s: KingdomBuilder, seat: i64) -> i64:
        return len(areas(s, seat))


@final
class Lords(Scoring):
    """KB-12.10, KB-12.10.1 to KB-12.10.5 In each sector much for the most settlements, less for the next number."""

    def earned(self, s: KingdomBuilder, seat: i64) -> i64:
        total: i64 = 0
        for sector in range(SECTORS):
            mine = in_sector(s, seat, sector)
            above: i64 = 0  # different numbers greater than mine
            best: i64 = mine
            for other in range(s.seats):
                theirs = in_sector(s, other, sector)
                if theirs > mine and (not above or theirs != best):
                    above += 1
                    best = theirs
            total += self.gold if not above else SECOND if above == 1 else 0
        return total


@final
class Citizens(Scoring):
    """KB-12.11, KB-12.11.1 Pairs of settlements in the largest area."""

    def counted(self, s: KingdomBuilder, seat: i64) -> i64:
        most: i64 = 0
        for area in areas(s, seat):
            most = max(most, size(area, 0))
        return most // 2


@final
class Farmers(Scoring):
    """KB-12.12, KB-12.12.1, KB-12.12.2 Settlements in the one sector with fewest of them."""

    def counted(self, s: KingdomBuilder, seat: i64) -> i64:
        least = in_sector(s, seat, 0)
        for sector in range(1, SECTORS):
            least = min(least, in_sector(s, seat, sector))
        return least


def special(s: KingdomBuilder) -> vec[i64]:
    """KB-2.15 The location and castle hexes."""
    hexes = NONE[:]
    for part in range(PARTS):
        hexes[part] = s.sets[LOCATION * PARTS + part] | s.sets[CASTLE * PARTS + part]
    return hexes


def on_line(s: KingdomBuilder, seat: i64, row: i64) -> i64:
    """KB-2.8 How many settlements of a seat are on a horizontal line, which runs through both sections."""
    return count(s.own[seat * PARTS + row // ROWS] >> row % ROWS * SIDE & ROW)


def in_sector(s: KingdomBuilder, seat: i64, sector: i64) -> i64:
    """KB-2.7 How many settlements of a seat are in a sector."""
    total: i64 = 0
    for part in range(PARTS):
        total += count(s.own[seat * PARTS + part] & SECTOR[sector * PARTS + part])
    return total


def areas(s: KingdomBuilder, seat: i64) -> list[vec[i64]]:
    """KB-12.1.2 The settlement areas of a seat, each a set of hexes."""
    mine = seat * PARTS
    left = s.own[mine : mine + PARTS]
    sets: list[vec[i64]] = []
    for part in range(PARTS):
        while left[part]:
            low = left[part] & -left[part]
            sets.append(area(left, part * BITS + place(low)))
    return sets


def area(left: vec[i64], hex: i64) -> vec[i64]:
    """The area that a hex belongs to, taken out of what is left."""
    hexes = NONE[:]
    reached = append(vec[i64](), hex)
    left[AT[hex]] ^= BIT[hex]
    while len(reached):
        reached, here = pop(reached)
        hexes[AT[here]] |= BIT[here]
        for way in range(WAYS):
            near = NEXT[here * WAYS + way]
            if near >= 0 and left[AT[near]] & BIT[near]:
                left[AT[near]] ^= BIT[near]
                reached = append(reached, near)
    return hexes


SCORING_OF: Final[dict[str, type[Scoring]]] = {
    "fishermen": Fishermen,
    "miners": Miners,
    "merchants": Merchants,
    "workers": Workers,
    "discoverers": Discoverers,
    "knights": Knights,
    "hermits": Hermits,
    "lords": Lords,
    "citizens": Citizens,
    "farmers": Farmers,
}
SCORINGS: Final = [SCORING_OF[id](card) for card, id in enumerate(CARDS)]  # [card]


def of_castles(s: KingdomBuilder, seat: i64) -> i64:
    """KB-12.2, KB-12.2.1 Gold for each castle beside own settlements, in every game."""
    total: i64 = 0
    for part in range(PARTS):
        total += count(s.sets[CASTLE * PARTS + part] & s.near[seat * PARTS + part])
    return CASTLE_GOLD * total


def earned(s: KingdomBuilder, seat: i64) -> list[int]:
    """KB-12.1, KB-12.1.3 The gold of a seat by card, in the order of the data, and last by castles."""
    gold: list[int] = []
    for card in range(len(CARDS)):
        if s.cards >> card & 1:
            gold.append(SCORINGS[card].earned(s, seat))
    gold.append(of_castles(s, seat))
    return gold


def scores(s: KingdomBuilder) -> list[int]:
    """KB-1.9, KB-12.1, KB-12.1.1 The gold of each seat, as if the game ended now; there is no limit."""
    return [sum(earned(s, seat)) for seat in range(s.seats)]


def ranks(s: KingdomBuilder) -> list[int]:
    """KB-13.1 to KB-13.3 Places from 1; equal gold shares one."""
    points = scores(s)
    return [1 + sum(other > mine for other in points) for mine in points]
