"""What counts of a position of Kingdom Builder for one seat: its rows, sectors and areas, and the goals before it."""

from __future__ import annotations

from typing import Final

from mizban.core.bits import count, place
from mizban.core.packed import append, i64, vec
from mizban.games.kingdom_builder.bot import weights as w
from mizban.games.kingdom_builder.bot.card_values import A_CASTLE, A_FARMER
from mizban.games.kingdom_builder.bot.landscape import BLANK, GOALS, land
from mizban.games.kingdom_builder.rules.board import AT, BIT, BITS, NEXT, PARTS, SECTORS, SIDE, WAYS
from mizban.games.kingdom_builder.rules.cards import (
    CITIZENS,
    DISCOVERERS,
    FARMERS,
    HERMITS,
    KNIGHTS,
    LORDS,
    MANDATORY,
    MERCHANTS,
    SUPPLY,
    TILES,
)
from mizban.games.kingdom_builder.rules.scoring import in_sector, on_line
from mizban.games.kingdom_builder.rules.state import KingdomBuilder

OF_AREAS: Final[i64] = MERCHANTS | HERMITS | CITIZENS
AREAS: Final[i64] = SUPPLY + 2  # more than a seat has; none has the number 0
ABOVE_SIZE: Final[i64] = 64  # what a goal counts against settlements: more than a seat has


class Features:
    """How a seat stands, by all that the cards in play count and by all that may be touched."""

    def __init__(self, s: KingdomBuilder, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.mine = seat * PARTS
        self.land = land(s)
        self.cards = s.cards
        self.turns = turns_left(s)
        self.rows = BLANK[:SIDE]  # [row] own settlements
        self.longest: i64 = 0
        if s.cards & (KNIGHTS | DISCOVERERS):
            self.look_at_rows()
        self.sectors = BLANK[:SECTORS]  # [sector] what one more settlement there is worth
        if s.cards & (LORDS | FARMERS):
            self.look_at_sectors()
        self.label = BLANK  # [hex] the number of its own area, from 1
        self.sizes = BLANK  # [area]
        self.meets = BLANK  # [area] a bit for each goal it touches
        self.largest: i64 = 0  # how many settlements
        self.main: i64 = 0  # the area that touches most goals
        if s.cards & OF_AREAS:
            self.look_at_areas()
        self.look_at_goals()

    def look_at_rows(self) -> None:
        """KB-12.7, KB-12.8 The own settlements on each horizontal line."""
        for row in range(SIDE):
            self.rows[row] = on_line(self.s, self.seat, row)
            self.longest = max(self.longest, self.rows[row])

    def look_at_sectors(self) -> None:
        """KB-12.10, KB-12.12 What one more settlement in each sector is worth."""
        if self.cards & LORDS:
            self.look_at_leads()
        if self.cards & FARMERS:
            self.look_at_fewest()

    def look_at_leads(self) -> None:
        """KB-12.10 How far one is ahead or behind in each sector."""
        s = self.s
        for sector in range(SECTORS):
            mine = in_sector(s, self.seat, sector)
            best: i64 = 0
            for other in range(s.seats):
                if other != self.seat:
                    best = max(best, in_sector(s, other, sector))
            lead = max(-w.MOST_BEHIND, min(w.MOST_AHEAD, mine - best))
            self.sectors[sector] += w.SWING[lead + w.MOST_BEHIND] * w.CONTEST // 100

    def look_at_fewest(self) -> None:
        """KB-12.12 The sectors with fewest own settlements, and those with little more."""
        least: i64 = SUPPLY + 1
        lowest: i64 = 0  # so many sectors have the fewest
        counts = BLANK[:SECTORS]
        for sector in range(SECTORS):
            counts[sector] = in_sector(self.s, self.seat, sector)
            if counts[sector] < least:
                least = counts[sector]
                lowest = 1
            elif counts[sector] == least:
                lowest += 1
        for sector in range(SECTORS):
            if counts[sector] == least:
                self.sectors[sector] += A_FARMER // lowest
            elif counts[sector] == least + 1:
                self.sectors[sector] += w.SPARE
            elif counts[sector] == least + 2:
                self.sectors[sector] += w.SECOND_SPARE

    def look_at_areas(self) -> None:
        """KB-12.1.2 Numbers the own areas."""
        s, mine, touch = self.s, self.mine, self.land.touch
        label = BLANK[:]
        sizes = BLANK[:AREAS]
        meets = BLANK[:AREAS]
        left = s.own[mine : mine + PARTS]
        reached = vec[i64]()
        areas: i64 = 0
        most: i64 = -1
        for part in range(PARTS):
            while left[part]:
                low = left[part] & -left[part]
                left[part] ^= low
                areas += 1
                reached = append(vec[i64](), part * BITS + place(low))
                at: i64 = 0
                while at < len(reached):
                    here = reached[at]
                    at += 1
                    label[here] = areas
                    meets[areas] |= touch[here]
                    for way in range(WAYS):
                        near = NEXT[here * WAYS + way]
                        if near >= 0 and left[AT[near]] & BIT[near]:
                            left[AT[near]] ^= BIT[near]
                            reached = append(reached, near)
                sizes[areas] = len(reached)
                self.largest = max(self.largest, sizes[areas])
                rank = count(meets[areas]) * ABOVE_SIZE + sizes[areas]
                if rank > most:
                    most = rank
                    self.main = areas
        self.label, self.sizes, self.meets = label, sizes, meets

    def look_at_goals(self) -> None:
        """What each goal would bring, and how near one is to it."""
        n = len(self.land.goals)
        self.prize = BLANK[:n]  # [goal] for touching it
        self.pull = BLANK[:n]  # [goal] for coming near
        self.close = BLANK[:n]  # [goal] per cent of nearness
        self.link = BLANK[:n]  # [goal] the same of the main area, for merchants
        self.open: i64 = 0  # a bit for each goal with a prize
        self.look_at_prizes()
        self.look_at_nearness()

    def look_at_prizes(self) -> None:
        """KB-8.1, KB-12.2 What it brings to touch each goal: a tile for the turns to come, or the gold of a castle."""
        s, places = self.s, self.land.goals
        for goal in range(len(places)):
            if goal < len(s.places):
                if not s.taken[self.seat] >> goal & 1 and s.tiles(goal):
                    self.prize[goal] = w.TILE[s.kinds[goal]] * max(self.turns - 1, 0)
            elif not s.near[self.mine + AT[places[goal]]] & BIT[places[goal]]:
                self.prize[goal] = A_CASTLE
            if self.prize[goal]:
                self.open |= 1 << goal
                self.pull[goal] = self.prize[goal] * (w.TO_TILE if goal < len(s.places) else w.TO_CASTLE) // 100

    def look_at_nearness(self) -> None:
        """How near own settlements are to each goal."""
        s, steps = self.s, self.land.steps
        merchants = s.cards & MERCHANTS
        for part in range(PARTS):
            bits = s.own[self.mine + part]
            while bits:
                low = bits & -bits
                bits ^= low
                hex = part * BITS + place(low)
                goals = self.land.reach[hex]
                while goals:
                    one = goals & -goals
                    goals ^= one
                    goal = place(one)
                    far = steps[hex * GOALS + goal]
                    if w.NEARNESS[far] > self.close[goal]:
                        self.close[goal] = w.NEARNESS[far]
                    if merchants and w.LINKED[far] > self.link[goal] and self.label[hex] == self.main:
                        self.link[goal] = w.LINKED[far]


def turns_left(s: KingdomBuilder) -> i64:
    """How many turns everybody still has, about."""
    turns: i64 = SUPPLY
    for seat in range(s.seats):
        pace = MANDATORY
        held = s.held(seat)
        for location in range(len(s.kinds)):
            if held >> location & 1 and not TILES[s.kinds[location]].moves:
                pace += 1
        turns = min(turns, (s.supply[seat] + pace - 1) // pace)
    return turns
