"""Playthroughs and counts of positions that are kept in files: made anew, or compared with what they were."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mizban import testing
from mizban.core.rng import fast
from mizban.render.games import Game


def check_text(path: Path, text: str, anew: bool) -> None:
    """The text is as it was."""
    if anew:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()


def check_counts(path: Path, name: str, found: dict[str, int], anew: bool) -> None:
    """The counts of this name are as they were."""
    assert 1 not in found.values(), "the game is over by then"
    known = json.loads(path.read_text()) if path.exists() else {}
    if anew:
        path.write_text(json.dumps({**known, name: found}, indent=1, sort_keys=True) + "\n")
    assert found == json.loads(path.read_text())[name]


def counts(
    game: Game, seats: int, depths: Mapping[int, int], options: dict[str, str] | None = None, seed: int = 1
) -> dict[str, int]:
    """perft of a game after so many random words, or so many before its end (below 0), so many decisions ahead."""
    return {str(said): counted(game.new(seats, seed, options), said, depth) for said, depth in depths.items()}


def counted(s: Any, said: int, depth: int) -> int:
    past: list[Any] = []
    rng = fast(2)
    while s.legal and (said < 0 or len(past) < said):
        past.append(s.copy() if said < 0 else None)
        s.play(testing.pick(s.legal, rng, by_verb=True))
    return testing.count_positions(past[said] if said < 0 else s, depth)
