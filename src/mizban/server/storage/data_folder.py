"""The folder of the data: only the one who runs the server may read what is in it."""

from __future__ import annotations

import itertools
import os
import time
from contextlib import suppress
from pathlib import Path

import platformdirs

DATABASE, LOCK, RECORDS = "mizban.sqlite", "mizban.lock", "records"
FILES = (f"{DATABASE}*", "mizban.log*", LOCK, "before-restore-*.sqlite", "restore*.sqlite*", "host.key")
OURS = (*FILES, "figures", RECORDS)  # all that is in it


def usual_folder() -> Path:
    """Where the data is kept unless somebody says otherwise."""
    return platformdirs.user_data_path("mizban", appauthor=False)


def prepared(folder: Path) -> None:
    """Makes the folder for us alone; one that was there stays as it is, but nobody else may read our files in it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for path in (path for pattern in FILES for path in folder.glob(pattern)):
        narrow(path)


def aside(folder: Path) -> Path:
    """A new place for what was there before a backup came back."""
    now = time.strftime("%Y%m%d-%H%M%S")
    names = (f"before-restore-{now}{f'-{n}' if n > 1 else ''}.sqlite" for n in itertools.count(1))
    return next(path for path in map(folder.joinpath, names) if not path.exists())


def private(path: Path) -> None:
    """Makes a file that nobody else may read, before anything is in it; one that was there becomes such a file."""
    with suppress(OSError):  # who opens it says what is wrong
        path.touch(mode=0o600)
    narrow(path)


def narrow(path: Path) -> None:
    """Keeps others from reading a file."""
    with suppress(OSError):  # somebody else's file, or a disk that knows no such thing
        path.chmod(0o600)


def on_disk(path: Path) -> None:
    """Waits until a file is on disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())
