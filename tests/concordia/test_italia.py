"""Playthroughs and counts of positions for three and four on Italia; the usual maps are with those of all games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import kit
from mizban.core.rng import fast
from mizban.games.concordia import GAME

HERE = Path(__file__).parent / "playthroughs"
ITALIA = {"map": "italia"}
SAID = 120  # so many decisions are written down
DEPTHS = {0: 5, 40: 4, 150: 4, 300: 4}  # words said before: decisions to look ahead


@pytest.mark.parametrize("seats", [3, 4])
def test_the_playthrough_on_italia_is_as_it_was(seats: int, anew: bool) -> None:
    """CO-3.1, CO-23.1"""
    path = HERE / f"{seats}-italia.txt"
    text = kit.playthrough(GAME, seats, options=ITALIA, most=SAID)
    if anew:
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("seats", [3, 4])
def test_the_counts_of_positions_on_italia_are_as_they_were(seats: int, anew: bool) -> None:
    """CO-20.1 to CO-20.11"""
    path = HERE / "perft-italia.json"
    counts = {str(said): counted(seats, said, depth) for said, depth in DEPTHS.items()}
    known = json.loads(path.read_text()) if path.exists() else {}
    if anew:
        path.write_text(json.dumps({**known, str(seats): counts}, indent=1, sort_keys=True) + "\n")
    assert counts == json.loads(path.read_text())[str(seats)]


def counted(seats: int, said: int, depth: int) -> int:
    """perft after so many random words."""
    s = GAME.new(seats, 1, ITALIA)
    rng = fast(2)
    for _ in range(said):
        s.play(kit.pick(s.legal, rng, by_verb=True))
    return kit.count_positions(s, depth)
