"""Playthroughs and counts with the bonus cards; those of the standard game are in test_playthroughs.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from golden_files import check_counts, check_text, counts
from mizban import testing
from mizban.games.troyes import GAME
from troyes.table import A, N, table, turn

HERE = Path(__file__).parent / "playthroughs"
SETS = {
    "bonus": {"bonus_cards": "on"},
    "pushing": {"bonus_cards": "on", "entry": "from_left", "running_points": "on"},
    "host": {"first_player": "host_choice", "first_seat": "1"},
}
SEEDS = {"bonus": 259, "pushing": 278, "host": 1}  # in the first two, three bonus cards lie on the table
COUNTED = [(name, seats) for name in SETS for seats in (1, 2, 3, 4) if (name, seats) != ("host", 1)]
DEPTHS = {0: 3, 20: 3, 30: 2, 36: 2, -40: 2, -25: 2, -8: 3}  # words said before, or left: decisions to look ahead


def test_every_value_of_every_option_is_counted() -> None:
    """TR-21.1, TR-11.16, TR-2.4 But the figures of the cards, which are no rules."""
    counted = {(id, value) for options in SETS.values() for id, value in options.items()}
    usual = {(setting.id, setting.default) for setting in GAME.settings}
    every = {
        (setting.id, value) for setting in GAME.settings for value in setting.choices(2) if setting.id != "figures"
    }
    assert every <= counted | usual


@pytest.mark.parametrize(("name", "seats"), [("bonus", 1), ("bonus", 2), ("pushing", 3), ("bonus", 4)])
def test_a_playthrough_with_other_options_is_as_it_was(name: str, seats: int, anew: bool) -> None:
    """TR-21.1 to TR-21.6, TR-11.16"""
    text = testing.playthrough(GAME, seats, SEEDS[name], SETS[name])
    check_text(HERE / f"{seats}-{name}.txt", text, anew)


@pytest.mark.parametrize(("name", "seats"), COUNTED)
def test_the_counts_with_other_options_are_as_they_were(name: str, seats: int, anew: bool) -> None:
    """TR-21.1 to TR-21.6, TR-11.16"""
    found = counts(GAME, seats, DEPTHS, SETS[name], SEEDS[name])
    check_counts(HERE / "perft-options.json", f"{seats}-{name}", found, anew)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_how_citizens_enter_a_row_decides_what_can_follow(seats: int, anew: bool) -> None:
    """TR-11.7, TR-11.11, TR-11.16 The gap is at the end of the row, and grey is protected: entering at the left pushes
    grey there and closes the row to whoever comes next."""
    found = {}
    for entry in ("first_gap", "from_left"):
        s = table(
            seats,
            dice={(A, "yellow"): [4, 5]},
            spaces={"city_hall_456_a": A, "city_hall_456_b": N},
            lying={"city_hall": [N]},
            influence=dict.fromkeys(range(seats), 0),
            entry=entry,
        )
        found[entry] = testing.count_positions(turn(s), 6)
    assert found["first_gap"] != found["from_left"]
    check_counts(HERE / "perft-options.json", f"{seats}-entry", found, anew)
