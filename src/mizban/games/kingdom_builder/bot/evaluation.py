"""How a seat stands in Kingdom Builder, and what a settlement anywhere would be worth to it."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import count, place
from mizban.core.packed import i64, vec
from mizban.core.rng import Rng
from mizban.games.kingdom_builder.bot import weights as w
from mizban.games.kingdom_builder.bot.card_values import (
    A_CITIZEN,
    A_FISHERMAN,
    A_KNIGHT,
    A_LINE,
    A_LINK,
    A_MINER,
    A_WORKER,
    AN_AREA,
)
from mizban.games.kingdom_builder.bot.features import OF_AREAS, Features
from mizban.games.kingdom_builder.bot.landscape import GOALS
from mizban.games.kingdom_builder.rules.board import AT, BIT, BITS, HEXES, NEXT, PARTS, SECTOR_OF, SIDE, WAYS
from mizban.games.kingdom_builder.rules.cards import (
    ALIKE,
    CITIZENS,
    DISCOVERERS,
    FARMERS,
    FISHERMEN,
    HERMITS,
    KNIGHTS,
    LANDS,
    LORDS,
    MANDATORY,
    MERCHANTS,
    MINERS,
    WATER,
    WORKERS,
)
from mizban.games.kingdom_builder.rules.state import DISCARDS, REMOVED, KingdomBuilder

UNKNOWN: Final[i64] = -(1 << 40)  # less than anything is worth
UNJUDGED: Final = vec[i64]([UNKNOWN] * HEXES)  # [hex]
ZERO_EACH: Final = vec[i64]([0] * LANDS)  # [terrain]
UNKNOWN_EACH: Final = vec[i64]([UNKNOWN] * LANDS)  # [terrain]


@final
class Evaluation(Features):
    """How a seat stands, and what a settlement on any hex would be worth to it."""

    def __init__(self, s: KingdomBuilder, seat: i64, blur: i64, rng: Rng) -> None:
        super().__init__(s, seat)
        self.blur = blur
        self.rng = rng
        self.worth = UNJUDGED[:]  # [hex] what a settlement there brings, as far as it is known
        self.looked = False

    def gain(self, hex: i64) -> i64:
        """What a settlement on a hex brings."""
        worth = self.worth[hex]
        if worth == UNKNOWN:
            worth = self.judge(hex)
            self.worth[hex] = worth
        return worth

    def judge(self, hex: i64) -> i64:
        """The same, worked out."""
        cards, at, bit, land = self.cards, AT[hex], BIT[hex], self.land
        total: i64 = 0
        touch = land.touch[hex]
        if cards & FISHERMEN and land.water[at] & bit and land.terrain[hex] != WATER:
            total += A_FISHERMAN
        if cards & MINERS and land.mountain[at] & bit:
            total += A_MINER
        if cards & WORKERS and touch:
            total += A_WORKER
        if cards & DISCOVERERS and not self.rows[hex // SIDE]:
            total += A_LINE
        if cards & KNIGHTS:
            behind = self.longest - self.rows[hex // SIDE]
            total += A_KNIGHT if behind == 0 else w.SECOND_LINE if behind == 1 else w.THIRD_LINE if behind == 2 else 0
        if cards & (LORDS | FARMERS):
            total += self.sectors[SECTOR_OF[hex]]
        if cards & OF_AREAS:
            total += self.joined(hex, touch)
        goals = land.reach[hex] & self.open
        while goals:
            one = goals & -goals
            goals ^= one
            goal = place(one)
            if touch & one:
                total += self.prize[goal]
            else:
                near = w.NEARNESS[land.steps[hex * GOALS + goal]] - self.close[goal]
                if near > 0:
                    total += self.pull[goal] * near // 100
        return total

    def joined(self, hex: i64, touch: i64) -> i64:
        """KB-12.5, KB-12.9, KB-12.11 What the own areas gain that a hex would join."""
        cards, label = self.cards, self.label
        seen: i64 = 0
        joins: i64 = 0
        size: i64 = 1
        meets: i64 = touch
        linked: i64 = 0
        for way in range(WAYS):
            near = NEXT[hex * WAYS + way]
            if near >= 0:
                area = label[near]
                if area and not seen >> area & 1:
                    seen |= 1 << area
                    joins += 1
                    size += self.sizes[area]
                    goals = self.meets[area]
                    meets |= goals
                    if goals & (goals - 1):
                        linked += count(goals)
        total: i64 = 0
        if cards & HERMITS:
            total += AN_AREA - AN_AREA * joins
        if cards & CITIZENS:
            total += A_CITIZEN * (size - self.largest) if size > self.largest else w.OUTSIDE
        if cards & MERCHANTS:
            after: i64 = count(meets) if meets & (meets - 1) else 0
            total += A_LINK * (after - linked)
            if touch and not after:
                total += w.FIRST_LINK
            if seen >> self.main & 1 and self.main:
                others = self.land.reach[hex] & ~meets
                while others:
                    one = others & -others
                    others ^= one
                    goal = place(one)
                    near = w.LINKED[self.land.steps[hex * GOALS + goal]] - self.link[goal]
                    if near > 0:
                        total += A_LINK * near * w.TO_LINK // 10000
        return total

    # ------------------------------------------------------------ freedom

    def look_around(self) -> None:
        """What the next settlement on each terrain would bring, as rule 3 lets one choose (KB-7.3)."""
        self.looked = True
        s, mine = self.s, self.mine
        self.weight = ZERO_EACH[:]  # [terrain] how many settlements will be built there soon, in thousandths
        self.near = ZERO_EACH[:]  # [terrain] hexes beside own settlements
        self.first = UNKNOWN_EACH[:]  # [terrain] the best of them
        self.second = UNKNOWN_EACH[:]
        self.best = ZERO_EACH[:]  # [terrain] which hex
        self.anywhere = UNKNOWN_EACH[:]  # [terrain] the best one of all, where it has been looked for
        unseen: i64 = 0
        for terrain in range(LANDS):
            left = ALIKE - s.piles[DISCARDS * LANDS + terrain] - s.piles[REMOVED * LANDS + terrain]
            self.weight[terrain] = left - (1 if terrain == s.played else 0)
            unseen += self.weight[terrain]
        later: i64 = 0 if s.ending else max(min(MANDATORY, s.supply[self.seat] - s.owed), 0)
        soon = later * 10 * w.AHEAD
        for terrain in range(LANDS):
            self.weight[terrain] = soon * self.weight[terrain] // unseen if unseen > 0 else soon // LANDS
            for part in range(PARTS):
                bits = s.sets[terrain * PARTS + part] & s.free[part] & s.near[mine + part]
                while bits:
                    low = bits & -bits
                    bits ^= low
                    self.note(terrain, part * BITS + place(low))

    def note(self, terrain: i64, hex: i64) -> None:
        """A hex beside own settlements."""
        self.near[terrain] += 1
        gain = self.gain(hex)
        if gain > self.first[terrain]:
            self.second[terrain] = self.first[terrain]
            self.first[terrain] = gain
            self.best[terrain] = hex
        elif gain > self.second[terrain]:
            self.second[terrain] = gain

    def at_will(self, terrain: i64) -> i64:
        """The best that any hex of a terrain would bring."""
        if self.anywhere[terrain] == UNKNOWN:
            s = self.s
            best: i64 = 0
            for part in range(PARTS):
                bits = s.sets[terrain * PARTS + part] & s.free[part]
                while bits:
                    low = bits & -bits
                    bits ^= low
                    best = max(best, self.gain(part * BITS + place(low)))
            self.anywhere[terrain] = best
        return self.anywhere[terrain]

    def freedom(self, hex: i64, owed: i64) -> i64:
        """What changes for later settlements when one is built here, so many of them in this turn."""
        s, mine, terrains = self.s, self.mine, self.land.terrain
        fresh = UNKNOWN_EACH[:]  # [terrain] the best hex that comes into reach
        size = ZERO_EACH[:]
        for way in range(WAYS):
            near = NEXT[hex * WAYS + way]
            if near >= 0 and s.free[AT[near]] & BIT[near] and not s.near[mine + AT[near]] & BIT[near]:
                terrain = terrains[near]
                if terrain < LANDS:
                    size[terrain] = max(size[terrain], self.land.region[near])
                    fresh[terrain] = max(fresh[terrain], self.gain(near))
        here = terrains[hex]
        total: i64 = 0
        for terrain in range(LANDS):
            left = self.near[terrain]
            best = self.first[terrain]
            if terrain == here and s.near[mine + AT[hex]] & BIT[hex]:
                left -= 1
                if hex == self.best[terrain]:
                    best = self.second[terrain]
            if fresh[terrain] == UNKNOWN and left == self.near[terrain]:
                continue
            weight = self.weight[terrain]
            if owed and terrain == s.played:
                weight += 1000 * owed
            before = self.first[terrain] if self.near[terrain] else self.at_will(terrain)
            if left:
                total += (max(best, fresh[terrain]) - before) * weight
            elif fresh[terrain] == UNKNOWN:
                total += (self.at_will(terrain) - before) * weight
            else:
                total += (fresh[terrain] - before) * weight * min(size[terrain], w.WHOLE) // w.WHOLE
        return total // 1000

    def value(self, hex: i64, owed: i64) -> i64:
        """What it is worth to build here now, with so many settlements to come in this turn."""
        if not self.looked:
            self.look_around()
        owed = min(owed, self.s.supply[self.seat] - 1)
        return self.judged(self.gain(hex) + self.freedom(hex, owed) + w.TEMPO)

    def judged(self, worth: i64) -> i64:
        """A worth as somebody sees it who is off by up to so many per cent."""
        return worth * (100 - self.blur + self.rng.below(2 * self.blur + 1)) // 100 if self.blur else worth
