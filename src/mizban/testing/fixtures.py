"""Fixtures for the tests of a game: say `pytest_plugins = ["mizban.testing.fixtures"]` in its `conftest.py`.

Tests of a game of another package need no more than these: `kit` for random games, `tables` for clauses one by one, and
`same_as_before` for what a reviewer should see when it changes.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import unified_diff
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mizban.render.games import Game
from mizban.testing.kit import play_through
from mizban.testing.tables import Tables

SHOWN = 60  # lines of a difference


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest --anew` makes kept files anew, instead of comparing."""
    parser.addoption("--anew", action="store_true", help="make the files that are compared with anew")


@pytest.fixture
def game() -> Game:
    """The game that is tried; who uses these fixtures has a fixture of this name that returns it."""
    raise LookupError("give a fixture `game` that returns the GAME of your package")


@pytest.fixture
def kit(game: Game) -> Callable[..., None]:
    """Plays a random game and looks at everything: `kit(seats, options, seed)`."""
    return partial(play_through, game)


@pytest.fixture
def tables(game: Game) -> Tables[Any, Any]:
    """Asks one step, says words, and looks: for tests of clauses."""
    return Tables(game)


@pytest.fixture
def same_as_before(request: pytest.FixtureRequest) -> Callable[[Path, str], None]:
    """Compares a text with a file that is kept beside the tests; `--anew` writes that file."""

    def compared(path: Path, text: str) -> None:
        if request.config.getoption("--anew"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert path.exists(), f"{path.name} is not there yet: run pytest --anew, look at it, and keep it"
        difference = list(
            unified_diff(path.read_text(encoding="utf-8").splitlines(), text.splitlines(), lineterm="", n=1)
        )
        assert not difference, "\n".join(
            [f"{path.name} is another; where that is meant, pytest --anew", *difference[:SHOWN]]
        )

    return compared
