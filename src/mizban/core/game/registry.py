"""Which games there are: ours, and those of other packages."""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from mizban.core.game.rules import Rules
from mizban.core.problem import Problem

OURS = "mizban.games"  # our package of games, and the group of entry points by which other packages add theirs
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
    package = folder(name)
    if package.startswith(f"{OURS}."):
        return loaded(name, package)
    try:
        return loaded(name, package)
    except Exception as error:  # whatever somebody else's package raises
        lines = str(error).strip().splitlines() or [""]
        message = f"{type(error).__name__}: {lines[0]}"
        raise Problem("broken-game", game=name, package=package, message=message) from error


def loaded(name: str, package: str) -> Rules:
    """The game of a package."""
    registered = import_module(package).GAME
    if not isinstance(registered, Rules) or registered.name != name:
        raise TypeError(f"GAME is no game of the name {name}")
    return registered


def working() -> list[str]:
    """The games that can be played, by name. One of another package that is broken or gone is named in one line, once,
    and harms no other."""
    names = []
    for name in folders():
        try:
            names.append(rules(name).name)
        except Problem as problem:
            if name not in SAID:
                SAID.add(name)
                print(f"mizban: {problem}", file=sys.stderr)
    return names
