"""Playthroughs and counts of positions for three and four on Italia; the usual maps are with those of all games."""

from __future__ import annotations

from pathlib import Path

import pytest

from golden_files import check_counts, check_text, counts
from mizban import testing
from mizban.games.concordia import GAME

HERE = Path(__file__).parent / "playthroughs"
ITALIA = {"map": "italia"}
SAID = 120  # so many decisions are written down
DEPTHS = {0: 5, 40: 4, 150: 4, 300: 4}  # words said before: decisions to look ahead


@pytest.mark.parametrize("seats", [3, 4])
def test_the_playthrough_on_italia_is_as_it_was(seats: int, anew: bool) -> None:
    """CO-3.1, CO-23.1"""
    text = testing.playthrough(GAME, seats, options=ITALIA, most=SAID)
    check_text(HERE / f"{seats}-italia.txt", text, anew)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_counts_of_positions_on_italia_are_as_they_were(seats: int, anew: bool) -> None:
    """CO-20.1 to CO-20.11"""
    check_counts(HERE / "perft-italia.json", str(seats), counts(GAME, seats, DEPTHS, ITALIA), anew)
