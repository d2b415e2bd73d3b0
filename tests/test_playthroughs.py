"""Playthroughs and counts: a change of the rules shows as a difference that a reviewer can read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import kit
import mizban
from mizban.core.rng import fast

HERE = Path(__file__).parent
SIZES = [(game.name, seats) for game in mizban.games() for seats in range(game.least, game.most + 1)]
DEPTHS = {0: 7, 25: 6, 60: 4, 90: 3, 120: 3}  # words said before: decisions to look ahead
SHALLOW = {0: 3, 25: 5, 40: 4, 55: 4, 70: 4}  # the same where there is much to choose from, and few words are said
MOST = {"architects": 200}  # words of a playthrough, in all but the smallest game
LATE = {0: 4, 25: 3, 60: 3, 120: 3}  # the same where games are long, too
BROAD = {0: 3, 20: 3, 30: 3, 40: 2, 44: 2}  # the same where every question is broad
WIDE = {"kingdom_builder": SHALLOW, "architects": LATE, "troyes": BROAD}


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_the_playthrough_is_as_it_was(name: str, seats: int, anew: bool) -> None:
    path = HERE / name / "playthroughs" / f"{seats}.txt"
    game = mizban.game(name)
    text = kit.playthrough(game, seats, most=0 if seats == game.least else MOST.get(name, 0))
    if anew:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_the_counts_of_positions_are_as_they_were(name: str, seats: int, anew: bool) -> None:
    path = HERE / name / "playthroughs" / "perft.json"
    depths = WIDE.get(name, DEPTHS)
    counts = {str(said): counted(name, seats, said, depth) for said, depth in depths.items()}
    assert 1 not in counts.values(), "the game is over by then"
    known = json.loads(path.read_text()) if path.exists() else {}
    if anew:
        path.write_text(json.dumps({**known, str(seats): counts}, indent=1, sort_keys=True) + "\n")
    assert counts == json.loads(path.read_text())[str(seats)]


def counted(name: str, seats: int, said: int, depth: int) -> int:
    """perft of a game after so many random words."""
    s = mizban.game(name).new(seats, 1)
    rng = fast(2)
    for _ in range(said):
        if s.legal:
            s.play(kit.pick(s.legal, rng, by_verb=True))
    return kit.count_positions(s, depth)
