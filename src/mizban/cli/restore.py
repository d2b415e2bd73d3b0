"""`mizban restore`: back to the data in a backup, also while the server runs."""

from __future__ import annotations

import shutil
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from mizban.cli.command_line.help import Command
from mizban.cli.command_line.parameters import in_folder, shared
from mizban.cli.data.backup_file import copying, held, report
from mizban.cli.data.location import data_folder
from mizban.cli.data.lock import alone
from mizban.core.problem import Problem
from mizban.server.storage.data_folder import DATABASE, aside, prepared

PATIENCE = 30.0  # seconds a running server may take to go back


@click.command(cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@in_folder
@shared
def restore(file: Path, data: Path | None, lang: str, as_json: bool) -> None:
    """Go back to the backup in FILE, also while the server runs; the data so far is put aside."""
    from mizban.server.host import RESTORE
    from mizban.server.storage.backup_contents import STAGE

    held(file)
    folder = data_folder(data, lang)
    ready = folder / f"{RESTORE}.new"
    try:
        lay_ready(file, ready, lang)
        before = set(asides(folder))
        with unbroken():
            exchange(ready)
            put_aside = [path for path in asides(folder) if path not in before]
            if (folder / STAGE).is_dir():
                bring_files(file, folder, put_aside)
    finally:
        ready.unlink(missing_ok=True)
        shutil.rmtree(folder / STAGE, ignore_errors=True)
    report("restored", file, lang, as_json, len(put_aside))


@contextmanager
def unbroken() -> Iterator[None]:
    """Tables and files come back together: Ctrl+C is heard when they have."""
    heard: list[int] = []
    before = signal.getsignal(signal.SIGINT)
    signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        raise KeyboardInterrupt


def lay_ready(file: Path, ready: Path, lang: str) -> None:
    """Copies a backup into the folder of the data, and brings it to the newest version; nothing counts yet."""
    from mizban.server.storage.backup_contents import unpack
    from mizban.server.storage.store import copied, made_ready

    try:
        prepared(ready.parent)
        with copying(lang) as watch:
            copied(file, ready, watch)
        unpack(ready, ready.parent)
        made_ready(ready)
    except (OSError, sqlite3.Error):
        raise Problem("cannot-write", path=str(ready.parent)) from None
    except Exception:  # of a version that is newer than this one
        raise Problem("not-a-backup", path=str(file)) from None


def exchange(ready: Path) -> None:
    """Puts the database in its place and the old one aside; a server that runs does so itself."""
    from mizban.server.host import REFUSED, RESTORE

    folder = ready.parent
    wanted, refused = folder / RESTORE, folder / REFUSED
    try:
        with alone(folder):
            take(ready, folder)
    except Problem as wrong:
        if wrong.text != "data-in-use":
            raise
        refused.unlink(missing_ok=True)
        ready.replace(wanted)
        wait(wanted, refused)


def take(ready: Path, folder: Path) -> None:
    """The same where no server runs."""
    from mizban.server.storage.backup_contents import files, packed

    path = folder / DATABASE
    try:
        if path.exists() or files(folder):
            packed(folder, aside(folder))
        for ending in ("-wal", "-shm"):
            Path(f"{path}{ending}").unlink(missing_ok=True)
        ready.replace(path)
    except (OSError, sqlite3.Error):
        raise Problem("cannot-write", path=str(folder)) from None


def wait(wanted: Path, refused: Path) -> None:
    """A running server takes the file by itself."""
    end = time.monotonic() + PATIENCE
    while wanted.exists() and time.monotonic() < end:
        time.sleep(0.1)
    if wanted.exists() or refused.exists():
        wanted.unlink(missing_ok=True)
        refused.unlink(missing_ok=True)
        raise Problem("not-restored")


def asides(folder: Path) -> list[Path]:
    """What was put aside so far."""
    return sorted(folder.glob("before-restore-*.sqlite"))


def bring_files(file: Path, folder: Path, put_aside: list[Path]) -> None:
    """Puts the files of a backup in their places, once those that are there lie with the old database."""
    from mizban.server.storage.backup_contents import enclose, put_back

    try:
        for path in put_aside:
            enclose(folder, path)
        put_back(folder)
    except (OSError, sqlite3.Error):
        raise Problem("files-not-restored", path=str(file), folder=str(folder)) from None
