"""Figures of style of bots that play Concordia, found by playing many games against other figures.

Thousandths of a point, a turn, a house, a card or a colonist, or per cent where it is said.
"""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64, vec
from mizban.games.concordia.rules.cards import GOODS, SORTS

# ---------------------------------------------------------------- what things are worth

CARD_PACE: Final[i64] = 300  # thousandths of a card that a seat buys in a turn
HOUSE_PACE: Final[i64] = 360  # thousandths of a house that a seat builds in a turn
HIRE_PACE: Final[i64] = 63  # thousandths of a colonist that a seat hires in a turn
LEAST_LEFT: Final[i64] = 600  # thousandths of a turn that are to come as long as the end has not begun
NOT_BRICK: Final[i64] = 50  # per cent of new houses that count for Jupiter
NEW_LAND: Final[i64] = 62  # per cent of new houses in a new province
NEW_TYPE: Final[i64] = 56  # per cent of new houses in a city of a new type
SAME_TYPE: Final[i64] = 13  # per cent of new houses in a city of one type
SAME_MOST: Final[i64] = 3000  # thousandths of a house that may come so
SHARE: Final[i64] = 90  # per cent of one's share of the unsold cards
COIN_TURN: Final[i64] = 38  # what a sestertius is worth for each turn to come
COIN_MOST: Final[i64] = 720  # and at most, beyond what Vesta gives for it
OUTPUT: Final[i64] = 32  # how often a house produces in a turn, in thousandths
TOGETHER: Final[i64] = 35  # per cent more for each other own house in the province
NEED: Final[i64] = 43  # per cent of what a house or card brings, for the goods that it lacks
FLUSH: Final[i64] = 42  # sestertii that make a further one worth half as much
LEAD: Final[i64] = 188  # what a point of lead counts for ending the game
STRIDE: Final[i64] = 248  # what one more colonist is worth in each turn
USE: Final[i64] = 100  # per cent of what a new card brings whenever it is played
SECOND_USE: Final[i64] = 30  # per cent of what its sort usually brings that a new card brings more
SPECIALIST: Final[i64] = 2000  # what another card would have brought instead of a specialist
# per cent of its price that a good is worth
GOOD_WORTH: Final = {"brick": 108, "food": 94, "tool": 76, "wine": 76, "cloth": 47}
GOOD: Final = vec[i64]([GOOD_WORTH[good] for good in GOODS])  # [good]
UNITS: Final = vec[i64]([120, 121, 95, 68, 64, 60, 56, 56, 56, 56, 56, 56, 56])  # [units there already] per cent
# what playing a card of each sort brings, about
CARD_WORTH: Final = {
    "tribune": 0,
    "architect": 6000,
    "prefect": 4500,
    "mercator": 3500,
    "diplomat": 3500,
    "senator": 9000,
    "consul": 8000,
    "colonist": 5000,
    "mason": 3500,
    "farmer": 3500,
    "smith": 3500,
    "vintner": 3500,
    "weaver": 3500,
    "mercator_5": 4500,
}
USUAL: Final = vec[i64]([CARD_WORTH[sort] for sort in SORTS])  # [sort]
CYCLE: Final[i64] = 8  # turns in which each card is played once

# ---------------------------------------------------------------- what actions would bring

RIVAL: Final[i64] = 24  # per cent that it counts what others receive
REOPEN: Final[i64] = 180  # what a marker is worth that shows its good again
SAVED: Final[i64] = 6  # per cent of what a card usually brings that are lost when it is played
EMPTY: Final[i64] = 20_000  # what a Tribune costs that takes nothing back
BACK: Final[i64] = 6  # per cent of what it usually brings, for a card that is taken back

# ---------------------------------------------------------------- where colonists go

WISH: Final[i64] = 7  # per cent that a city counts that cannot be paid for yet
BOTH: Final[i64] = 20  # per cent that the second city of a line counts
STEP: Final[i64] = 100  # what a step costs

# ---------------------------------------------------------------- which answer is given

SOON: Final[i64] = 3  # steps that a new colonist will have
AROUND: Final[i64] = 10  # one part in so many that its best line counts
SETTLERS: Final[i64] = 2  # colonists that are placed with one card, as a rule
