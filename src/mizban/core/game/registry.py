"""Which games there are: ours, and those of other packages."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import TypeVar

from mizban.core.data import Flaw, check_data
from mizban.core.game.rules import Rules
from mizban.core.problem import Problem

OURS = "mizban.games"  # our package of games, and the group of entry points by which other packages add theirs
G = TypeVar("G", bound=Rules)
SAID: set[str] = set()  # broken games that were named already


@cache
def folders() -> dict[str, str]:
    """The package of each game: ours; those of packages that are installed, by their entry points; and those that
    MIZBAN_GAMES names, with commas between: `mizban_pig` or, where the game has another name, `pig=mizban_pig`. A game
    of ours keeps its name."""
    ours = {module.name: f"{OURS}.{module.name}" for module in iter_modules(import_module(OURS).__path__)}
    installed = {point.name: point.module for point in entry_points(group=OURS)}
    given = [part.rpartition("=") for part in os.environ.get("MIZBAN_GAMES", "").split(",") if part]
    named = {name or package.rpartition(".")[2]: package for name, _, package in given}
    others = sorted((name, package) for name, package in (installed | named).items() if name not in ours)
    return dict(sorted(ours.items())) | dict(others)


def folder(name: str) -> str:
    """The package of the game of this name."""
    if name not in folders():
        raise Problem("unknown-game", game=name, known=", ".join(folders()))
    return folders()[name]


def rules(name: str) -> Rules:
    """The rules of the game of this name."""
    if ours(name):
        return loaded(name, folder(name))
    try:
        foreign = loaded(name, folder(name))
        check_data(foreign.data)
    except (Exception, SystemExit) as error:  # whatever somebody else's package raises
        raise broken(name, in_a_line(error)) from error
    return foreign


def ours(name: str) -> bool:
    """Whether a game is one of ours, and not of another package."""
    return folder(name).startswith(f"{OURS}.")


def broken(name: str, message: str) -> Problem:
    """That a game of another package cannot be played, and why."""
    return Problem("broken-game", game=name, package=folder(name), message=message)


def in_a_line(error: BaseException) -> str:
    """What an error says, in one line; a flaw is named with its file."""
    lines = str(error).strip().splitlines() or [""]
    return lines[0] if isinstance(error, Flaw) else f"{type(error).__name__}: {lines[0]}"


def loaded(name: str, package: str) -> Rules:
    """The game of a package."""
    registered = import_module(package).GAME
    if not isinstance(registered, Rules) or registered.name != name:
        raise TypeError(f"GAME is no game of the name {name}")
    return registered


def working(load: Callable[[str], G]) -> list[G]:
    """The games that can be loaded so, by name. One of another package that is broken or gone is named in one line,
    once, and harms no other."""
    games = []
    for name in folders():
        try:
            games.append(load(name))
        except Problem as problem:
            if name not in SAID:
                SAID.add(name)
                print(f"mizban: {problem}", file=sys.stderr)
    return games
