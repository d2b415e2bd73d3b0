"""Figures of style of bots that play Biblios, found by playing many games against other figures.

Per cent where nothing else is said.
"""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64

# ---------------------------------------------------------------- what things are worth

HOARD: Final[i64] = 150  # what others keep unseen is so much better than what lies unseen elsewhere
STEEP: Final[i64] = 45  # how surely a lead lasts, for each seat
STEEP_PARTS: Final[i64] = 6  # in parts of the spread, on the curve of chances
CURVE: Final = 10  # steps on that curve that make odds of e to 1; no share
DOUBT: Final = 2 / 3  # how much of the squares of the values that may still change hands adds to the spread
LEAST_DOUBT: Final = 0.4  # the square of the spread when nothing can change any more
CROWD: Final[i64] = 51  # how far the best of several rivals is ahead, in parts of the spread
DENY: Final[i64] = 50  # how often a card that one leaves goes to the best of several rivals
THRIFT: Final[i64] = 40  # what Gold is worth in auctions, in parts of what it still buys, for each seat
CHURCHLY: Final[i64] = 75  # how much of what a Church card promises will last

# ---------------------------------------------------------------- which answer is given

COIN: Final[i64] = 215  # what Gold is worth while gifts are made, in thousandths of a point
CHOOSY: Final[i64] = 20  # how much better a card must be to be kept, for each one still to come
GENEROUS: Final[i64] = 76  # how good a card may be and still be given away
