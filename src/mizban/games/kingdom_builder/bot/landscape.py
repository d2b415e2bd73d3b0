"""A board as a player of some practice sees it all game: what is near to what, and how large its regions are."""

from __future__ import annotations

from typing import Final, final

from mizban.core.packed import append, i64, vec
from mizban.games.kingdom_builder.bot import weights as w
from mizban.games.kingdom_builder.rules.board import HEXES, NEXT, PARTS, WAYS, around, members
from mizban.games.kingdom_builder.rules.cards import CASTLE, LANDS, MOUNTAIN, WATER
from mizban.games.kingdom_builder.rules.state import KingdomBuilder

KNOWN: Final[i64] = 32  # boards that are kept in mind
GOALS: Final[i64] = 16  # more than a board has of castles and locations
BLANK: Final = vec[i64]([0] * HEXES)  # [hex]


@final
class Land:
    """What stays the same all game on one board."""

    def __init__(self, s: KingdomBuilder) -> None:
        self.terrain = vec[i64]([s.terrain(hex) for hex in range(HEXES)])  # [hex]
        self.water = around(s.sets, WATER * PARTS)
        self.mountain = around(s.sets, MOUNTAIN * PARTS)
        goals = s.places[:]  # locations in their order, then castles
        for hex in members(s.sets, CASTLE * PARTS):
            goals = append(goals, hex)
        self.goals = goals
        self.touch = BLANK[:]  # [hex] a bit for each goal beside it
        self.steps = vec[i64]([0] * (HEXES * GOALS))  # [hex * GOALS + goal] over land; 0: too far
        self.reach = BLANK[:]  # [hex] a bit for each goal that is near at all
        for goal in range(len(goals)):
            self.walk(goal)
        self.region = BLANK[:]  # [hex] how many hexes of its terrain lie together
        for terrain in range(LANDS):
            for hex in members(s.sets, terrain * PARTS):
                if not self.region[hex]:
                    self.mark(hex)

    def walk(self, goal: i64) -> None:
        """How near every hex is to a goal, step by step over land."""
        steps = BLANK[:]
        rim = append(vec[i64](), self.goals[goal])
        at: i64 = 0
        while at < len(rim):
            hex = rim[at]
            at += 1
            near = steps[hex] + 1
            if near == len(w.NEARNESS):
                break
            for way in range(WAYS):
                next = NEXT[hex * WAYS + way]
                if next < 0 or steps[next] or next == self.goals[goal]:
                    continue
                if near == 1:
                    self.touch[next] |= 1 << goal
                    self.reach[next] |= 1 << goal
                if self.terrain[next] < LANDS:
                    steps[next] = near
                    self.steps[next * GOALS + goal] = near
                    self.reach[next] |= 1 << goal
                    rim = append(rim, next)

    def mark(self, hex: i64) -> None:
        """Counts the region that a hex belongs to."""
        hexes = append(vec[i64](), hex)
        self.region[hex] = 1
        at: i64 = 0
        while at < len(hexes):
            here = hexes[at]
            at += 1
            for way in range(WAYS):
                near = NEXT[here * WAYS + way]
                if near >= 0 and not self.region[near] and self.terrain[near] == self.terrain[hex]:
                    self.region[near] = 1
                    hexes = append(hexes, near)
        for i in range(len(hexes)):
            self.region[hexes[i]] = len(hexes)


LANDSCAPES: Final[dict[int, Land]] = {}  # [layout]


def land(s: KingdomBuilder) -> Land:
    """The board, looked at once."""
    found = LANDSCAPES.get(s.layout)
    if found is None:
        if len(LANDSCAPES) >= KNOWN:
            LANDSCAPES.clear()
        found = Land(s)
        LANDSCAPES[s.layout] = found
    return found
