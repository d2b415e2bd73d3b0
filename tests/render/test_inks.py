"""Inks: those that every game can name, and those that one brings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mizban.render.games import Game, registered_games
from mizban.render.inks import INKS, area, stylesheet
from mizban.render.shapes import Look, Tone

PAGE = Path(__file__).parents[2] / "docs/reference/inks.md"
EVERY_GAME = pytest.mark.parametrize("game", registered_games(), ids=lambda game: game.name)


def looked(**inks: str) -> Look:
    return Look("biblios", ("#57323A", "#3B2228"), ("#663F47", "#492C33"), {"red": Tone(*["#C04040"] * 4)}, {}, inks)


@EVERY_GAME
def test_inks_have_a_name_that_css_can_hold(game: Game) -> None:
    assert all(re.fullmatch("[a-z0-9-]+", ink) for ink in INKS | game.look.inks)


@EVERY_GAME
def test_a_game_brings_only_inks_that_are_not_there(game: Game) -> None:
    assert not set(game.look.inks) & set(INKS)


@EVERY_GAME
def test_the_style_of_a_game_has_its_own_inks_and_those_of_all_games_but_of_no_other(game: Game) -> None:
    style = game.stylesheet()
    others = {ink for other in registered_games() for ink in other.look.inks} - {*game.look.inks, *game.look.tones}
    assert all(f".m-{ink}{{{css}}}" in style for ink, css in (INKS | game.look.inks).items())
    assert not [ink for ink in others if f".m-{ink}{{" in style]


def test_a_game_may_paint_a_common_ink_otherwise() -> None:
    style = stylesheet(looked(paper=area("#123456")))
    assert style.count(".m-paper{") == 1
    assert ".m-paper{fill:#123456;}" in style


def test_the_page_names_the_inks_of_all_games() -> None:
    rows = [line.split("|")[1] for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    named = [ink for row in rows for ink in re.findall("`([a-z0-9-]+)`", row)]
    assert sorted(named) == sorted(INKS)
