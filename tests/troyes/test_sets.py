"""Playthroughs and counts with the bonus cards; those of the standard game are in test_playthroughs.py."""

from __future__ import annotations

from pathlib import Path

import pytest

import kit
from kept import check_counts, check_text, counts
from mizban.games.troyes import GAME

HERE = Path(__file__).parent / "playthroughs"
SETS = {
    "bonus": {"bonus_cards": "on"},
    "pushing": {"bonus_cards": "on", "entry": "from_left", "running_points": "on"},
}
DEPTHS = {0: 3, 20: 3, 30: 2, 40: 2}  # words said before: decisions to look ahead
SIZES = [1, 2, 3, 4]


@pytest.mark.parametrize(("name", "seats"), [("bonus", 1), ("bonus", 2), ("pushing", 3), ("bonus", 4)])
def test_a_playthrough_with_other_options_is_as_it_was(name: str, seats: int, anew: bool) -> None:
    """TR-21.1 to TR-21.6, TR-11.16"""
    text = kit.playthrough(GAME, seats, 3, SETS[name], most=80)
    check_text(HERE / f"{seats}-{name}.txt", text, anew)


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("seats", SIZES)
def test_the_counts_with_other_options_are_as_they_were(name: str, seats: int, anew: bool) -> None:
    """TR-21.1 to TR-21.6, TR-11.16"""
    found = counts(GAME, seats, DEPTHS, SETS[name])
    check_counts(HERE / "perft-options.json", f"{seats}-{name}", found, anew)
