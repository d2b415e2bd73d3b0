"""The data file of a game: every figure of its box, names in all languages."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

from mizban.core.problem import Problem

FILE = "components.toml"
NEEDED = ("name", "rules", "min_players", "max_players")  # of [meta]
COUNTS = ("rules", "oldest", "min_players", "max_players", "play_minutes")


class Flaw(ValueError):
    """What is wrong with a file of a game, for its author; it begins with the name of the file."""


def components(package: str) -> dict[str, Any]:
    """The tables of the components.toml in the package of a game, ours or somebody else's."""
    path = files(package).joinpath(FILE)
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise Flaw(f"{FILE}: {error}") from error


def check_data(data: dict[str, Any]) -> None:
    """The data of a game says what every list of games needs; a Flaw where it does not."""
    meta = data.get("meta", {})
    for key in NEEDED:
        if key not in meta:
            raise Flaw(f"{FILE}: [meta] has no {key}")
    for key in COUNTS:
        if key in meta and not str(meta[key]).isdecimal():
            raise Flaw(f"{FILE}: {key} in [meta] is no number: {meta[key]!r}")
    if not 1 <= int(meta["min_players"]) <= int(meta["max_players"]):
        raise Flaw(f"{FILE}: min_players in [meta] is 0 or more than max_players")
    for row in data.get("option", []):
        for key in ("id", "values", "default"):
            if key not in row:
                raise Flaw(f"{FILE}: [[option]] {row.get('id', '')} has no {key}".replace("  ", " "))


def tables(text: str) -> dict[str, Any]:
    """The tables of a file that somebody wrote; a Problem with the line where it is no TOML."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also a number or a nest that is too large
        line = re.search(r"line (\d+)", str(error))
        twice = "twice" in str(error) or "overwrite" in str(error)  # as tomllib says it
        raise Problem(
            "toml-twice" if twice else "bad-toml", line=int(line[1]) if line else text.count("\n") + 1
        ) from None
