"""Mizban: five modern board games as a table for people and a fast rules library."""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Sequence

__version__ = "0.1.0"


class Pure:
    """Finds the sources of this package and passes its compiled modules by."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.startswith("mizban.") and path:
            return FileFinder(list(path)[0], (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
        return None


if os.environ.get("MIZBAN_PURE", "0") not in ("", "0"):
    sys.meta_path.insert(0, Pure)

from mizban.core.games import Game, game, games  # noqa: E402
from mizban.core.match import Match  # noqa: E402
from mizban.core.problem import Problem  # noqa: E402
from mizban.core.record import Record  # noqa: E402

__all__ = ["Game", "Match", "Problem", "Record", "__version__", "build", "game", "games"]


def build() -> str:
    """Which build is running: "compiled" or "pure"."""
    from mizban.core import state

    return "pure" if (state.__file__ or "").endswith(".py") else "compiled"
