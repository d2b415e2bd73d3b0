"""Mizban: modern board games as a table for people and a fast rules library."""

from importlib import import_module

from mizban._build import build

TYPE_CHECKING = False  # as `typing` has it, which takes longer to load than all that is here
if TYPE_CHECKING:
    from mizban.core.games import Game, game, registered_games
    from mizban.core.match import Match
    from mizban.core.problem import Problem
    from mizban.core.record import Record

__version__ = "0.1.0"
__all__ = ["Game", "Match", "Problem", "Record", "__version__", "build", "game", "registered_games"]

PLACES = {
    "Game": "games",
    "game": "games",
    "registered_games": "games",
    "Match": "match",
    "Problem": "problem",
    "Record": "record",
}


def __getattr__(name: str) -> object:
    """What is offered here is loaded when somebody asks for it, so that the command line hears Ctrl+C early."""
    if name == "core":
        return import_module("mizban.core.games") and import_module("mizban.core")
    if name == "games":
        return import_module("mizban.games")
    if name not in PLACES:
        raise AttributeError(f"module 'mizban' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f"mizban.core.{PLACES[name]}"), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
