"""What rulings have changed: a game goes on by the rules it began with, and each function says what it may do.

The rows `[[ruling]]` of the data say since which version, and why.
"""

from __future__ import annotations

from typing import Final

from mizban.core.game.rulings import since
from mizban.core.packed import i64
from mizban.games.troyes.rules.cards import DATA, NEUTRAL
from mizban.games.troyes.rules.state import Troyes

SINCE: Final = since(DATA)
RETURN: Final[i64] = SINCE["return"]
UNTOUCHED: Final[i64] = SINCE["untouched"]
RECRUITED: Final[i64] = SINCE["recruited"]
CORNERS: Final[i64] = SINCE["corners"]


def returns(s: Troyes) -> bool:
    """TR-11.3 A citizen may come back to the space of the Palace that it left, though its colour is protected."""
    return s.version >= RETURN


def untouched(s: Troyes, party: i64) -> bool:
    """TR-22.8 No event takes anything from Le Roy."""
    return s.version >= UNTOUCHED and s.seats == 1 and party == NEUTRAL


def recruited(s: Troyes) -> bool:
    """TR-8.5, TR-11.2 Who is asked which citizen comes may recruit one."""
    return s.version >= RECRUITED


def corners(s: Troyes) -> bool:
    """TR-3.6 With two players grey citizens stand in two corners of each building."""
    return s.version >= CORNERS
