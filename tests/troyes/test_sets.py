"""Playthroughs and counts with the bonus cards; those of the standard game are in test_playthroughs.py."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import kit
from mizban.core.rng import fast
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
    path = HERE / f"{seats}-{name}.txt"
    text = kit.playthrough(GAME, seats, 3, SETS[name], most=80)
    if anew:
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("seats", SIZES)
def test_the_counts_with_other_options_are_as_they_were(name: str, seats: int, anew: bool) -> None:
    """TR-21.1 to TR-21.6, TR-11.16"""
    path = HERE / "perft-options.json"
    counts = {str(said): counted(name, seats, said, depth) for said, depth in DEPTHS.items()}
    assert 1 not in counts.values(), "the game is over by then"
    known = json.loads(path.read_text()) if path.exists() else {}
    if anew:
        path.write_text(json.dumps({**known, f"{seats}-{name}": counts}, indent=1, sort_keys=True) + "\n")
    assert counts == json.loads(path.read_text())[f"{seats}-{name}"]


def counted(name: str, seats: int, said: int, depth: int) -> int:
    """perft of a game after so many random words."""
    s = GAME.new(seats, 1, SETS[name])
    rng = fast(2)
    for _ in range(said):
        if s.legal:
            s.play(kit.pick(s.legal, rng, by_verb=True))
    return kit.count_positions(s, depth)
