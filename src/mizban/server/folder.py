"""The folder of the data: only the one who runs the server may read what is in it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

DATABASE, LOCK, RECORDS = "mizban.sqlite", "mizban.lock", "records"
FILES = (f"{DATABASE}*", "mizban.log*", LOCK, "before-restore-*.sqlite", "restore*.sqlite*", "host.key")
OURS = (*FILES, "figures", RECORDS)  # all that is in it


def prepared(folder: Path) -> None:
    """Makes the folder for us alone; one that was there stays as it is, but nobody else may read our files in it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for path in (path for pattern in FILES for path in folder.glob(pattern)):
        narrow(path)


def private(path: Path) -> None:
    """Makes a file that nobody else may read, before anything is in it; one that was there becomes such a file."""
    with suppress(OSError):  # who opens it says what is wrong
        path.touch(mode=0o600)
    narrow(path)


def narrow(path: Path) -> None:
    """Keeps others from reading a file."""
    with suppress(OSError):  # somebody else's file, or a disk that knows no such thing
        path.chmod(0o600)
