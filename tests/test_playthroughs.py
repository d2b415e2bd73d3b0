"""Playthroughs and counts: a change of the rules shows as a difference that a reviewer can read."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import mizban
from golden_files import check_counts, check_text, counts
from mizban import testing

HERE = Path(__file__).parent
pytestmark = pytest.mark.built
SIZES = [(game.name, seats) for game in mizban.registered_games() for seats in range(game.least, game.most + 1)]
DEPTHS = {"0": 7, "25": 6, "60": 4, "90": 3, "120": 3}  # words said before: decisions to look ahead


def sizes(name: str) -> dict[str, Any]:
    """How far this looks, where a game wants it otherwise than usual: `playthroughs/sizes.toml` beside its tests."""
    path = HERE / name / "playthroughs" / "sizes.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_the_playthrough_is_as_it_was(name: str, seats: int, anew: bool) -> None:
    game = mizban.game(name)
    text = testing.playthrough(game, seats, most=0 if seats == game.least else sizes(name).get("most", 0))
    check_text(HERE / name / "playthroughs" / f"{seats}.txt", text, anew)


@pytest.mark.sampled(1, each="name")
@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_the_counts_of_positions_are_as_they_were(name: str, seats: int, anew: bool) -> None:
    depths = {int(said): depth for said, depth in sizes(name).get("perft", DEPTHS).items()}
    check_counts(
        HERE / name / "playthroughs" / "perft.json", str(seats), counts(mizban.game(name), seats, depths), anew
    )
