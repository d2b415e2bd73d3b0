"""Playthroughs and counts: a change of the rules shows as a difference that a reviewer can read."""

from __future__ import annotations

from pathlib import Path

import pytest

import mizban
from golden_files import check_counts, check_text, counts
from mizban import testing

HERE = Path(__file__).parent
pytestmark = pytest.mark.built
SIZES = [(game.name, seats) for game in mizban.registered_games() for seats in range(game.least, game.most + 1)]
DEPTHS = {0: 7, 25: 6, 60: 4, 90: 3, 120: 3}  # words said before: decisions to look ahead
SHALLOW = {0: 3, 25: 5, 40: 4, 55: 4, 70: 4}  # the same where there is much to choose from, and few words are said
MOST = {"architects": 200}  # words of a playthrough, in all but the smallest game
LATE = {0: 4, 25: 3, 60: 3, 120: 3}  # the same where games are long, too
BROAD = {0: 3, 20: 3, 30: 3, 40: 2, 44: 2}  # the same where every question is broad
WIDE = {"kingdom_builder": SHALLOW, "architects": LATE, "troyes": BROAD}


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_the_playthrough_is_as_it_was(name: str, seats: int, anew: bool) -> None:
    game = mizban.game(name)
    text = testing.playthrough(game, seats, most=0 if seats == game.least else MOST.get(name, 0))
    check_text(HERE / name / "playthroughs" / f"{seats}.txt", text, anew)


@pytest.mark.sampled(1, each="name")
@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_the_counts_of_positions_are_as_they_were(name: str, seats: int, anew: bool) -> None:
    found = counts(mizban.game(name), seats, WIDE.get(name, DEPTHS))
    check_counts(HERE / name / "playthroughs" / "perft.json", str(seats), found, anew)
