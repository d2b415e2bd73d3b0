"""Which build runs. It is imported before everything else of the package.

`MIZBAN_PURE=1` makes an installed compiled build run its own sources.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class Pure:
    """Finds the sources of this package and passes its compiled modules by."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.startswith("mizban.") and path:
            return FileFinder(next(iter(path)), (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
        return None


if os.environ.get("MIZBAN_PURE", "0") not in ("", "0"):
    sys.meta_path.insert(0, Pure)


def build() -> str:
    """Which build is running: "compiled" or "pure"."""
    return "pure" if (import_module("mizban.core.state").__file__ or "").endswith(".py") else "compiled"
