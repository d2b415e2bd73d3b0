"""Figures of style of bots that play Concordia, found by playing many games against other figures.

Thousandths of a point, or per cent where it is said.
"""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64, vec

# ---------------------------------------------------------------- what things are worth

CARD_PACE: Final[i64] = 300  # cards that a seat buys in a turn
HOUSE_PACE: Final[i64] = 360  # houses that a seat builds in a turn
HIRE_PACE: Final[i64] = 63  # colonists
NOT_BRICK: Final[i64] = 50  # per cent of new houses that count for Jupiter
NEW_LAND: Final[i64] = 62  # per cent of new houses in a new province
NEW_TYPE: Final[i64] = 56  # per cent of new houses in a city of a new type
SAME_TYPE: Final[i64] = 13  # per cent of new houses in a city of one type
SHARE: Final[i64] = 90  # per cent of one's share of the unsold cards
COIN_TURN: Final[i64] = 38  # what a sestertius is worth for each turn to come
COIN_MOST: Final[i64] = 720  # and at most, beyond what Vesta gives for it
OUTPUT: Final[i64] = 32  # how often a house produces in a turn
TOGETHER: Final[i64] = 35  # per cent more for each other own house in the province
NEED: Final[i64] = 43  # per cent of what a house or card brings, for the goods that it lacks
FLUSH: Final[i64] = 42  # sestertii that make a further one worth half as much
LEAD: Final[i64] = 188  # what a point of lead counts for ending the game
STRIDE: Final[i64] = 248  # what one more colonist is worth in each turn
USE: Final[i64] = 100  # per cent of what a new card brings whenever it is played
GOOD: Final = vec[i64]([108, 94, 76, 76, 47])  # [good] per cent of its price
UNITS: Final = vec[i64]([120, 121, 95, 68, 64, 60, 56, 56, 56, 56, 56, 56, 56])  # [units there already] per cent
# what playing a card of each sort brings, about
USUAL: Final = vec[i64]([0, 6000, 4500, 3500, 3500, 9000, 8000, 5000, 3500, 3500, 3500, 3500, 3500, 4500])  # [sort]

CYCLE: Final[i64] = 8  # turns in which each card is played once

# ---------------------------------------------------------------- what actions would bring

RIVAL: Final[i64] = 24  # how much it counts what others receive
REOPEN: Final[i64] = 180  # what a marker is worth that shows its good again
SAVED: Final[i64] = 6  # how much of what a card usually brings is lost when it is played
EMPTY: Final[i64] = 20_000  # what a Tribune costs that takes nothing back
BACK: Final[i64] = 6  # how much of it a card brings that is taken back

# ---------------------------------------------------------------- where colonists go

WISH: Final[i64] = 7  # how much a city counts that cannot be paid for yet
BOTH: Final[i64] = 20  # how much the second city of a line counts
STEP: Final[i64] = 100  # what a step costs

# ---------------------------------------------------------------- which answer is given

SOON: Final[i64] = 3  # steps that a new colonist will have
