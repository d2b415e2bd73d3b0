"""Playthroughs and counts with characters and modules; those of the standard game are in test_playthroughs.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from golden_files import check_counts, check_text, counts
from mizban import testing
from mizban.games.architects import GAME

HERE = Path(__file__).parent / "playthroughs"
SETS = {
    "dealt": {"boards": "dealt"},
    "chosen": {"boards": "chosen", "extra_boards": "on"},
    "modules": {
        "boards": "dealt",
        "extra_boards": "on",
        "promo_cards": "on",
        "starting_apprentice": "on",
        "apprentice_refresh": "on",
        "running_scores": "on",
    },
    "promo": {"promo_cards": "on"},
    "starting": {"starting_apprentice": "on"},
    "refresh": {"apprentice_refresh": "on"},
    "extra": {"boards": "dealt", "extra_boards": "on"},
    "host": {"first_player": "host_choice", "first_seat": "1"},
}
DEPTHS = {0: 3, 20: 3, 60: 3, 120: 2, -60: 2, -25: 2, -8: 3}  # words said before, or left: decisions to look ahead
SIZES = [2, 3, 4, 5]


PLAYED = [
    ("dealt", 2),
    ("chosen", 3),
    ("modules", 4),
    ("dealt", 5),
    ("promo", 3),
    ("starting", 4),
    ("refresh", 2),
    ("extra", 3),
    ("host", 3),
]


def test_every_value_of_every_option_is_counted() -> None:
    """AW-20.1, AW-24.1 to AW-24.6 But that of the solo game, which plays as any other (AW-23.6, AW-23.7)."""
    counted = {(id, value) for options in SETS.values() for id, value in options.items()}
    usual = {(setting.id, setting.default) for setting in GAME.settings}
    every = {(setting.id, value) for setting in GAME.settings for value in setting.choices(2) if setting.id != "solo"}
    assert every <= counted | usual


@pytest.mark.parametrize(("name", "seats"), PLAYED)
def test_a_playthrough_with_other_options_is_as_it_was(name: str, seats: int, anew: bool) -> None:
    """AW-20.1, AW-24.1 to AW-24.6"""
    text = testing.playthrough(GAME, seats, 1, SETS[name], most=0 if seats == 2 else 150)
    check_text(HERE / f"{seats}-{name}.txt", text, anew)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("seats", SIZES)
def test_the_counts_with_other_options_are_as_they_were(name: str, seats: int, anew: bool) -> None:
    """AW-20.1, AW-24.1 to AW-24.5"""
    found = counts(GAME, seats, DEPTHS, SETS[name])
    check_counts(HERE / "perft-options.json", f"{seats}-{name}", found, anew)
