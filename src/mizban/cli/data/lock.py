"""The lock of a folder of data: one process at a time holds it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from mizban.core.problem import Problem
from mizban.server.storage.data_folder import LOCK, prepared, private


@contextmanager
def alone(folder: Path) -> Iterator[IO[str]]:
    """Holds a folder of data: a second server on it refuses to start. What it writes into the lock, others can read."""
    try:
        prepared(folder)
        private(folder / LOCK)
        lock = (folder / LOCK).open("r+", encoding="utf-8")
    except OSError:
        raise Problem("data-unusable", folder=str(folder)) from None
    with lock as file:
        if not locked(file):
            raise Problem("data-in-use", folder=str(folder))
        yield file


def locked(file: IO[str]) -> bool:
    """Whether this process could take the lock; it lets go when it ends, however it ends."""
    try:
        import fcntl
    except ImportError:  # Windows keeps others out by itself
        return True
    with suppress(OSError):
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    return False
