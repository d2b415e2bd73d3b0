"""The lesson: it can be finished, wrong answers are refused, and it is the same for everybody at its start."""

from __future__ import annotations

import pytest

from lessons import begun, heeded
from mizban.core.game.lessons import PUPIL
from mizban.games.kingdom_builder import GAME
from mizban.games.kingdom_builder.face.lesson import FIRST, GOLD

ENDED_BEFORE = (81, 133)  # the game is over before there is enough gold: the lesson is finished all the same


@pytest.mark.parametrize("seed", [*range(6), *ENDED_BEFORE])
def test_whoever_heeds_the_teacher_finishes(seed: int) -> None:
    """Every goal refuses something."""
    s, refused = heeded(GAME, FIRST, seed)
    assert s.over == (seed in ENDED_BEFORE)
    assert (GAME.scores(s)[PUPIL] >= GOLD) != s.over
    assert {0, 1, 2} <= refused


def test_it_begins_with_grass_and_the_pupil() -> None:
    """KB-3.14 to KB-3.17, KB-16.1 The suggested first game."""
    view = GAME.view(begun(GAME, FIRST).start(), PUPIL)
    assert (view["asked"], view["played"]) == (PUPIL, "grass")
    assert view["sections"] == ["tavern", "paddock", "oasis", "farm"]
    assert view["cards"] == ["fishermen", "merchants", "knights"]
