"""`mizban backup` and `mizban restore`: the data as one file, also while the server runs."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import click

from mizban.cli.common import emit, in_folder, shared, texts
from mizban.cli.data import alone, data_folder
from mizban.cli.help import Command
from mizban.core.problem import Problem

PATIENCE = 30.0  # seconds a running server may take to go back


def tables_in(path: Path) -> int:
    """How many tables a backup holds; a Problem when it is none."""
    if not path.is_file():
        raise Problem("no-backup", path=str(path))
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as found:
            if found.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise Problem("not-a-backup", path=str(path))
            found.execute("SELECT version_num FROM alembic_version").fetchone()
            return int(found.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error:
        raise Problem("not-a-backup", path=str(path)) from None


@click.command(cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@in_folder
@shared
def backup(file: Path, data: Path | None, lang: str, as_json: bool) -> None:
    """Copy all data into FILE, also while the server runs."""
    from mizban.server.store import copied

    source = data_folder(data, lang) / "mizban.sqlite"
    if not source.is_file():
        raise Problem("no-data", folder=str(source.parent))
    if file.exists():
        raise Problem("file-exists", path=str(file))
    try:
        copied(source, file)
    except (OSError, sqlite3.Error):
        raise Problem("cannot-write", path=str(file)) from None
    report("backed-up", file, lang, as_json)


@click.command(cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@in_folder
@shared
def restore(file: Path, data: Path | None, lang: str, as_json: bool) -> None:
    """Go back to the backup in FILE, also while the server runs; the data so far is put aside."""
    from mizban.server.folder import prepared
    from mizban.server.host import REFUSED, RESTORE
    from mizban.server.store import copied, made_ready

    tables_in(file)
    wanted = data_folder(data, lang) / RESTORE
    ready, refused = wanted.with_name(f"{RESTORE}.new"), wanted.with_name(REFUSED)
    try:
        prepared(wanted.parent)
        refused.unlink(missing_ok=True)
        copied(file, ready)
        made_ready(ready)
    except (OSError, sqlite3.Error):
        raise Problem("cannot-write", path=str(wanted)) from None
    except Exception:  # of a version that is newer than this one
        ready.unlink(missing_ok=True)
        raise Problem("not-a-backup", path=str(file)) from None
    try:
        with alone(wanted.parent):
            path = wanted.with_name("mizban.sqlite")
            if path.exists():
                copied(path, wanted.with_name(f"before-restore-{time.strftime('%Y%m%d-%H%M%S')}.sqlite"))
            for ending in ("-wal", "-shm"):
                Path(f"{path}{ending}").unlink(missing_ok=True)
            ready.replace(path)
    except Problem:
        ready.replace(wanted)
        wait(wanted, refused)
    report("restored", file, lang, as_json)


def wait(wanted: Path, refused: Path) -> None:
    """A running server takes the file by itself."""
    end = time.monotonic() + PATIENCE
    while wanted.exists() and time.monotonic() < end:
        time.sleep(0.1)
    if wanted.exists() or refused.exists():
        wanted.unlink(missing_ok=True)
        refused.unlink(missing_ok=True)
        raise Problem("not-restored")


def report(text: str, file: Path, lang: str, as_json: bool) -> None:
    """What was done, for people or for programs."""
    tables = tables_in(file)
    if as_json:
        emit({"file": str(file), "tables": tables})
    else:
        click.echo(texts(lang).say(text, {"path": str(file), "n": tables}))
