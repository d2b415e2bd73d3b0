"""The data file of a game: every figure of its box, names in all languages."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def components(game: str) -> dict[str, Any]:
    """The tables of a game's components.toml."""
    text = files(f"mizban.games.{game}").joinpath("components.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
