"""Figures of style of bots that play Kingdom Builder, found by playing many games against other figures.

Per cent or hexes where it is said, else thousandths of a piece of gold.
"""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64, vec
from mizban.games.kingdom_builder.rules.cards import LOCATIONS

# ---------------------------------------------------------------- what is near

NEARNESS: Final = vec[i64]([0, 100, 45, 25, 12, 5, 2, 0, 0])  # [distance] per cent of what stands there

# ---------------------------------------------------------------- what things are worth

LINKED: Final = vec[i64]([0, 100, 70, 52, 38, 26, 16, 8, 3])  # [distance] the same, for a line of settlements
AHEAD: Final[i64] = 40  # how much the next turn's choice counts, in per cent of this one's
WHOLE: Final[i64] = 9  # hexes of a region that binds one for long
TO_CASTLE: Final[i64] = 40  # per cent of the gold of a castle that it counts to come near
TO_TILE: Final[i64] = 40  # per cent of what a tile is worth that it counts to come near
TO_LINK: Final[i64] = 90  # per cent of the gold of a link that it counts to come near
SECOND_LINE: Final[i64] = 900  # a settlement on a line that is one behind the longest
THIRD_LINE: Final[i64] = 300  # two behind
SPARE: Final[i64] = 500  # a settlement in the sector with one more than the fewest
SECOND_SPARE: Final[i64] = 250  # with two more
CONTEST: Final[i64] = 200  # how much the lead in a sector counts, in per cent
OUTSIDE: Final[i64] = 150  # a settlement that is not in the largest area
TEMPO: Final[i64] = 1300  # any settlement
FIRST_LINK: Final[i64] = 1200  # a location or castle that is linked to no other yet
# what having a tile is worth in every turn
TILE: Final = vec[i64]([{"oracle": 1200, "barn": 500}.get(location, 800) for location in LOCATIONS])  # [kind]
MOST_BEHIND: Final[i64] = 6  # settlements in a sector by which one may be behind and still take it
MOST_AHEAD: Final[i64] = 5  # and ahead and still lose it
# a settlement in a sector where one leads by so many
SWING: Final = vec[i64]([60, 100, 200, 400, 700, 1000, 1000, 700, 400, 200, 100, 60])  # [lead + MOST_BEHIND]

# ---------------------------------------------------------------- what actions would bring

EFFORT: Final[i64] = 300  # what a move must bring
TORN: Final[i64] = 1500  # the largest area falls apart
TORN_LINKS: Final[i64] = 6000  # an area that links places falls apart
