"""Files that are written whole or not at all, whatever interrupts the writing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """Where to write a file: beside its place, which it takes at the end. If that never comes, nothing is left behind.
    What is no file, such as a pipe, is written to directly."""
    if path.exists() and not path.is_file():
        yield path
        return
    path = path.resolve()
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        yield part
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
