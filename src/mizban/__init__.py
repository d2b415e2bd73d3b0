"""Mizban: modern board games as a table for people and a fast rules library."""

from importlib import import_module

from mizban._build import build

TYPE_CHECKING = False  # as `typing` has it, which takes longer to load than all that is here
if TYPE_CHECKING:
    from mizban.core.match import Match
    from mizban.core.problem import Problem
    from mizban.core.record import Record
    from mizban.render.games import Game, game, registered_games

__version__ = "0.1.0"
__all__ = ["Game", "Match", "Problem", "Record", "__version__", "build", "game", "registered_games"]

PLACES = {
    "Game": "render.games",
    "game": "render.games",
    "registered_games": "render.games",
    "Match": "core.match",
    "Problem": "core.problem",
    "Record": "core.record",
}


def __getattr__(name: str) -> object:
    """What is offered here is loaded when somebody asks for it, so that the command line hears Ctrl+C early."""
    if name in ("core", "games"):
        import_module("mizban.render.games")  # and with it what problems are said in
        return import_module(f"mizban.{name}")
    if name not in PLACES:
        raise AttributeError(f"module 'mizban' has no attribute {name!r}")
    import_module("mizban.render.games")
    offered = globals()[name] = getattr(import_module(f"mizban.{PLACES[name]}"), name)
    return offered


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
