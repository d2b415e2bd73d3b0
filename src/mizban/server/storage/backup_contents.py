"""A backup: one file with the database and, in a table of its own, the files that lie beside it: the key of the host,
printed figures, and records of games in the terminal. Plain copies of a database are backups, too."""

from __future__ import annotations

import hashlib
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from mizban.core.record import LARGEST
from mizban.server.storage import figures
from mizban.server.storage.data_folder import DATABASE, RECORDS, on_disk, private
from mizban.server.storage.store import Watch, copied, made_ready

TABLE = "backup_files"
MOST = 100_000  # files
STAGE = "restore-files"  # what comes out of a backup, until it is put in its place
ODD = r"/\\:\x00-\x1f\ud800-\udfff"  # signs that no name of a file may have
SIZES = {  # the files that are ours, and how many bytes they may have
    re.compile(re.escape(figures.KEY)): 1000,
    re.compile(rf"{figures.FOLDER}/\w{{1,60}}\.(toml|old)", re.ASCII): 4 * figures.LONGEST,
    re.compile(rf"{RECORDS}/[^.{ODD}][^{ODD}]{{0,200}}\.txt"): LARGEST,
}


class Damaged(ValueError):
    """A file that is no backup, or not a whole one."""


class Contents(NamedTuple):
    """What is in a backup."""

    tables: int
    files: list[str] | None  # None: a copy of the database alone

    def count(self, folder: str) -> int:
        """How many files are of a folder."""
        return sum(name.startswith(f"{folder}/") for name in self.files or [])


def fits(name: str, size: int) -> bool:
    """Whether a file of this name is one of ours, and no larger than such a one may be."""
    return any(pattern.fullmatch(name) and size <= most for pattern, most in SIZES.items())


def files(folder: Path) -> dict[str, Path]:
    """The files in a folder of data that a backup takes beside the database."""
    places = [folder, folder / figures.FOLDER, folder / RECORDS]
    paths = {path.relative_to(folder).as_posix(): path for place in places for path in sorted(place.glob("*"))}
    return {name: path for name, path in paths.items() if path.is_file() and fits(name, path.stat().st_size)}


# ---------------------------------------------------------------- into a backup


def packed(folder: Path, target: Path, watch: Watch | None = None) -> None:
    """Makes a backup of a folder, also while a server runs on it; it is whole, or it is not there."""
    ready = target.with_name(f"{target.name}.new")
    try:
        if (folder / DATABASE).is_file():
            copied(folder / DATABASE, ready, watch)
        else:
            private(ready)
            made_ready(ready)
        enclose(folder, ready)
        on_disk(ready)
        ready.replace(target)
    finally:
        ready.unlink(missing_ok=True)


def enclose(folder: Path, path: Path) -> None:
    """Adds the files of a folder to a copy of its database."""
    with closing(sqlite3.connect(path)) as c:
        c.execute("PRAGMA journal_mode=DELETE")
        with c:
            c.execute(f"DROP TABLE IF EXISTS {TABLE}")
            c.execute(f"CREATE TABLE {TABLE} (name TEXT PRIMARY KEY, data BLOB NOT NULL, digest BLOB NOT NULL)")
            for name, file in files(folder).items():
                data = file.read_bytes()
                c.execute(f"INSERT INTO {TABLE} VALUES (?, ?, ?)", (name, data, digest(data)))


def digest(data: bytes) -> bytes:
    """What tells whether a file is still the same: SQLite does not look at what it keeps."""
    return hashlib.blake2b(data, digest_size=16).digest()


# ---------------------------------------------------------------- out of a backup


def contents(path: Path) -> Contents:
    """What a backup holds. It may come from a stranger: only what we write ourselves is looked at."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as c:
            check_schema(c)
            if c.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
                raise Damaged
            c.execute("SELECT version_num FROM alembic_version").fetchone()
            tables = int(c.execute("SELECT count(*) FROM tables").fetchone()[0])
            return Contents(tables, [name for name, _ in enclosed(c)] if has_files(c) else None)
    except sqlite3.Error:
        raise Damaged from None


def check_schema(c: sqlite3.Connection) -> None:
    """Nothing in it may do anything by itself: there are tables and indexes, no views and no triggers."""
    c.execute("PRAGMA trusted_schema=OFF")
    for kind, made in c.execute("SELECT type, sql FROM sqlite_master"):
        if kind not in ("table", "index") or re.match(r"\s*CREATE\s+VIRTUAL", str(made), re.IGNORECASE):
            raise Damaged


def has_files(c: sqlite3.Connection) -> bool:
    """Whether a backup has more than the database."""
    return bool(
        c.execute("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?", (TABLE,)).fetchone()[0]
    )


def enclosed(c: sqlite3.Connection) -> Iterator[tuple[str, bytes]]:
    """The files in a backup, one after the other; none that is too large is read."""
    names = c.execute(f"SELECT rowid, name, typeof(data), length(data) FROM {TABLE} LIMIT {MOST + 1}").fetchall()
    if len(names) > MOST:
        raise Damaged
    for row, name, kind, size in names:
        if kind != "blob" or not fits(str(name), size):
            raise Damaged
        data, known = c.execute(f"SELECT data, digest FROM {TABLE} WHERE rowid = ?", (row,)).fetchone()
        if digest(data) != known:
            raise Damaged
        yield str(name), data


def unpack(path: Path, folder: Path) -> None:
    """Takes the files out of a copy of a backup, and lays them ready in a folder of data."""
    stage = folder / STAGE
    shutil.rmtree(stage, ignore_errors=True)
    with closing(sqlite3.connect(path)) as c:
        if not has_files(c):
            return
        for place in (stage, stage / figures.FOLDER, stage / RECORDS):
            place.mkdir(mode=0o700)
        for name, data in enclosed(c):
            private(stage / name)
            (stage / name).write_bytes(data)
        with c:
            c.execute(f"DROP TABLE {TABLE}")


def put_back(folder: Path) -> None:
    """Puts the files that were laid ready in their places. Figures are those of the backup only; records come to those
    that are there."""
    stage = folder / STAGE
    for name in (name for name in files(folder) if name.startswith(f"{figures.FOLDER}/")):
        if not (stage / name).exists():
            (folder / name).unlink()
    for name, path in files(stage).items():
        (folder / name).parent.mkdir(mode=0o700, exist_ok=True)
        path.replace(folder / name)
    shutil.rmtree(stage)
