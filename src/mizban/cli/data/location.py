"""The folder of the data: one for everything, where the platform keeps such things. What lies where it was kept before
moves there."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import IO

import click

from mizban.cli.command_line.messages import texts
from mizban.cli.data.lock import alone
from mizban.core.problem import Problem
from mizban.server.storage.data_folder import DATABASE, LOCK, OURS, on_disk, prepared, usual_folder

PATIENCE = 1.0  # seconds for another process that is just moving the data


def data_folder(said: Path | None, lang: str) -> Path:
    """Where the data is: the folder that was said, or that of MIZBAN_DATA, or the usual one."""
    named = os.environ.get("MIZBAN_DATA")
    if said or named:
        return said or Path(named or "")
    return settled(lang)


# ---------------------------------------------------------------- where it was before


def earlier_folder() -> Path:
    """Where the server kept its data before: the folder for settings."""
    return Path(click.get_app_dir("mizban"))


def earlier_records() -> Path:
    """Where games in the terminal were kept before."""
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA") or ""
    return (Path(home) if home else Path.home() / ".local" / "share") / "mizban" / "records"


def settled(lang: str) -> Path:
    """The usual folder, once what was kept elsewhere has moved there. What cannot move is used where it is: a server
    may be running on it."""
    here, there, records = usual_folder(), earlier_folder(), earlier_records()
    try:
        if there != here and known(there):
            if has_tables(there) and has_tables(here):
                tell("older-data", there, here, lang)
            elif moved(there, here):
                tell("moved-data", there, here, lang)
        if records != here / "records" and records.is_dir():
            prepared(here)
            if carried(records, here / "records"):
                tell("moved-data", records, here / "records", lang)
    except (Problem, OSError, sqlite3.Error) as wrong:
        if not has_tables(there) or has_tables(here):
            return here
        if not (isinstance(wrong, Problem) and wrong.text == "data-in-use"):
            tell("not-moved", there, here, lang)
        return there
    return here


def tell(text: str, there: Path, here: Path, lang: str) -> None:
    """A line for the person, beside what the command prints."""
    click.echo(texts(lang).say(text, {"old": str(there), "new": str(here)}), err=True)


def has_tables(folder: Path) -> bool:
    """Whether a database lies in a folder, as far as we may look."""
    return os.path.exists(folder / DATABASE)


def known(folder: Path) -> list[Path]:
    """What is ours in a folder; a lock, and what SQLite puts beside a database, are nothing by themselves."""
    if not folder.is_dir():
        return []
    paths = [path for pattern in OURS for path in sorted(folder.glob(pattern))]
    return [path for path in paths if path.name != LOCK and not path.name.startswith(f"{DATABASE}-") and not bare(path)]


def bare(path: Path) -> bool:
    """Whether this is a folder with nothing in it."""
    return path.is_dir() and not any(path.iterdir())


def moved(there: Path, here: Path) -> bool:
    """Moves all that is ours, the database last: as long as it is in the old place, whoever comes next goes on with
    this. Returns whether anything has moved."""
    with ExitStack() as held:
        wait_for(held, there)
        held.enter_context(alone(here))
        done = [carried(path, here / path.name) for path in known(there) if path.name != DATABASE]
        if has_tables(there) and not has_tables(here):
            move_database(there / DATABASE, here / DATABASE)
            done.append(True)
    with suppress(OSError):
        if [path.name for path in there.iterdir()] == [LOCK]:
            (there / LOCK).unlink()
            there.rmdir()
    return any(done)


def wait_for(held: ExitStack, folder: Path) -> IO[str]:
    """Holds a folder; waits a little if another process does, which may be moving the same."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return held.enter_context(alone(folder))
        except Problem as wrong:
            if wrong.text != "data-in-use" or time.monotonic() > end:
                raise
            time.sleep(0.05)


def move_database(source: Path, target: Path) -> None:
    """Moves a database. At every moment it is whole in one of the places, or in both."""
    from mizban.server.storage.store import copied, in_one_file

    in_one_file(source)
    for ending in ("-wal", "-shm"):
        Path(f"{target}{ending}").unlink(missing_ok=True)
    try:
        source.rename(target)
    except OSError as wrong:
        if wrong.errno != errno.EXDEV:
            raise
        copied(source, target)
        on_disk(target)
        source.unlink()


def carried(source: Path, target: Path) -> bool:
    """Moves a file or a folder, and what is in a folder into one that is there already; what is there stays. Returns
    whether anything has moved."""
    if source.is_dir() and target.is_dir():
        done = [carried(path, target / path.name) for path in sorted(source.iterdir())]
        with suppress(OSError):  # something was there already
            source.rmdir()
        return any(done)
    if target.exists():
        return False
    try:
        source.rename(target)
    except OSError as wrong:
        if wrong.errno != errno.EXDEV:
            raise
        across(source, target)
    return True


def across(source: Path, target: Path) -> None:
    """Moves a file or a folder to another disk."""
    if source.is_dir():
        target.mkdir(mode=0o700)
        carried(source, target)
        return
    part = target.with_name(f".{target.name}.part")
    shutil.copy2(source, part)
    on_disk(part)
    part.rename(target)
    source.unlink()
