"""Mizban's fixtures, and the game that they try."""

import pytest
from mizban_pig import GAME

from mizban import Game

pytest_plugins = ["mizban.testing.fixtures"]


@pytest.fixture
def game() -> Game:
    return GAME
