"""The data file of a game: every figure of its box, names in all languages."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

from mizban.core.problem import Problem


def components(package: str) -> dict[str, Any]:
    """The tables of the components.toml in the package of a game, ours or somebody else's."""
    text = files(package).joinpath("components.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


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
