"""What was ruled in later versions of the rules: a game goes on by the rules that it began with."""

from __future__ import annotations

from typing import Final

from mizban.core.game.rulings import since
from mizban.core.packed import i64
from mizban.games.architects.rules.cards import DATA
from mizban.games.architects.rules.state import Architects

SINCE: Final[dict[str, int]] = since(DATA)
RESET_ABILITIES: Final[i64] = SINCE["reset-abilities"]


def may_leave_abilities(s: Architects) -> bool:
    """AW-15.5 In a Reset all may use their abilities in any order, or leave them out; before, all of them were used."""
    return s.version >= RESET_ABILITIES
