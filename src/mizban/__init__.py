"""Mizban: modern board games as a table for people and a fast rules library."""

from mizban._build import build
from mizban.core.games import Game, game, games
from mizban.core.match import Match
from mizban.core.problem import Problem
from mizban.core.record import Record

__version__ = "0.1.0"
__all__ = ["Game", "Match", "Problem", "Record", "__version__", "build", "game", "games"]
