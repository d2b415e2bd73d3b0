"""One folder for all data: where the platform keeps such things; what was kept elsewhere is found again and moves."""

from __future__ import annotations

import errno
import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import platformdirs
import pytest

from cli.run import Ran, mizban, refusals
from mizban.cli.command_line.messages import texts
from mizban.cli.data import location
from mizban.cli.data.location import data_folder, settled
from mizban.cli.data.lock import alone
from mizban.server.storage.data_folder import usual_folder
from mizban.server.storage.store import made_ready

FILES = {"host.key": "KEY", "mizban.log": "a line", "figures/troyes.toml": "figures", "before-restore-1.sqlite": "old"}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, as on Linux."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    return tmp_path


@pytest.fixture
def there(home: Path) -> Path:
    """Data where it was kept before, as a server leaves it that was killed: the last table is in the WAL only."""
    folder = home / "config" / "mizban"
    lay(folder, "old")
    for name, text in FILES.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text)
    return folder


@pytest.fixture
def here(home: Path) -> Path:
    return home / "share" / "mizban"


def lay(folder: Path, id: str) -> None:
    """A database with one table in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "mizban.sqlite"
    path.touch()
    made_ready(path)
    with closing(sqlite3.connect(path)) as c, closing(sqlite3.connect(path)) as other:
        other.execute("SELECT 1 FROM tables").fetchall()
        fields = [row[1] for row in c.execute("PRAGMA table_info(tables)") if row[3] and row[1] != "id"]
        values = ", ".join("'x'" for _ in fields)
        c.execute(f"INSERT INTO tables (id, {', '.join(fields)}) VALUES ('{id}', {values})")
        c.commit()
        kept = {ending: Path(f"{path}{ending}").read_bytes() for ending in ("", "-wal", "-shm")}
    for ending, content in kept.items():
        Path(f"{path}{ending}").write_bytes(content)


def tables(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "mizban.sqlite")) as c:
        assert c.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return [row[0] for row in c.execute("SELECT id FROM tables")]


def arrived(here: Path) -> bool:
    return tables(here) == ["old"] and all((here / name).read_text() == text for name, text in FILES.items())


def line(text: str, old: Path, new: Path, lang: str = "en") -> str:
    return texts(lang).say(text, {"old": str(old), "new": str(new)}) + "\n"


def backed_up(home: Path, *words: str) -> Ran:
    """A command that looks for the data."""
    (home / "copy.sqlite").unlink(missing_ok=True)
    return mizban("backup", str(home / "copy.sqlite"), *words)


def test_the_folder_is_the_one_of_the_platform(here: Path) -> None:
    assert data_folder(None, "en") == here == platformdirs.user_data_path("mizban", appauthor=False)
    assert not here.exists()


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_what_was_kept_elsewhere_moves_with_a_line(home: Path, there: Path, here: Path, lang: str) -> None:
    (there / "notes.txt").write_text("not ours")
    ran = backed_up(home, "--lang", lang)
    assert (ran.status, ran.err) == (0, line("moved-data", there, here, lang))
    assert arrived(here)
    assert sorted(path.name for path in there.iterdir()) == ["mizban.lock", "notes.txt"]
    assert (here / "mizban.sqlite").stat().st_mode & 0o777 == 0o600
    assert backed_up(home, "--lang", lang).err == ""


def test_an_empty_folder_does_not_stay_behind(there: Path, here: Path) -> None:
    assert settled("en") == here
    assert not there.exists()


def test_where_both_have_data_the_newer_place_counts(home: Path, there: Path, here: Path) -> None:
    lay(here, "new")
    ran = backed_up(home)
    assert (ran.status, ran.err) == (0, line("older-data", there, here))
    assert tables(here) == ["new"]
    assert tables(there) == ["old"]


@pytest.mark.parametrize("how", ["--data", "MIZBAN_DATA"])
def test_nothing_moves_when_a_folder_is_named(
    home: Path, there: Path, here: Path, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(home / "mine", "mine")
    if how == "MIZBAN_DATA":
        monkeypatch.setenv(how, str(home / "mine"))
    ran = backed_up(home, *(["--data", str(home / "mine")] if how == "--data" else []))
    assert (ran.status, ran.err) == (0, "")
    assert tables(there) == ["old"]
    assert not here.exists()


@pytest.mark.long
@pytest.mark.skipif(os.name != "posix", reason="Windows keeps others out by itself")
def test_a_server_that_runs_keeps_its_files_and_is_found(
    home: Path, there: Path, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(location, "PATIENCE", 0.0)
    with alone(there):
        ran = backed_up(home)
        assert (ran.status, ran.err) == (0, "")
        assert tables(there) == ["old"]
        assert not (here / "mizban.sqlite").exists()
        for said in refusals("--no-open"):
            assert str(there) in said
    assert settled("en") == here
    assert arrived(here)


class Died(BaseException):
    """The process is killed."""


def dying(at: int, after: bool, act: Callable[..., Any], count: list[int]) -> Callable[..., Any]:
    """Something done to a file, the n-th of which is the last thing that a process does."""

    def done(*args: Any, **kwargs: Any) -> Any:
        count[0] += 1
        if count[0] == at and not after:
            raise Died
        result = act(*args, **kwargs)
        if count[0] == at:
            raise Died
        return result

    return done


def apart(there: Path, rename: Callable[[Path, Path], Path]) -> Callable[[Path, Path], Path]:
    """Renaming where the old place is on another disk."""

    def renamed(path: Path, target: Path) -> Path:
        if there in path.parents and there not in target.parents:
            raise OSError(errno.EXDEV, "another disk")
        return rename(path, target)

    return renamed


@pytest.mark.sampled(12)
@pytest.mark.parametrize("disks", [1, 2])
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("at", range(1, 13))
def test_whoever_is_killed_while_the_data_moves_finds_all_of_it(
    there: Path, here: Path, at: int, after: bool, disks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = [0]
    with monkeypatch.context() as patch:
        if disks == 2:
            patch.setattr(Path, "rename", apart(there, Path.rename))
        for name in ("rename", "replace", "unlink", "rmdir", "mkdir"):
            patch.setattr(Path, name, dying(at, after, getattr(Path, name), count))
        with suppress(Died):
            settled("en")
    assert settled("en") == here
    assert arrived(here)


def test_data_on_another_disk_moves_too(there: Path, here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "rename", apart(there, Path.rename))
    assert settled("en") == here
    assert arrived(here)
    assert not there.exists()


def test_data_that_cannot_move_is_used_where_it_is(home: Path, there: Path, here: Path) -> None:
    here.parent.mkdir()
    here.write_text("not a folder")
    ran = backed_up(home)
    assert (ran.status, ran.err) == (0, line("not-moved", there, here))
    assert tables(there) == ["old"]


def test_records_that_lay_elsewhere_move_among_the_data(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a Mac, where the data is in another place than games in the terminal were."""
    library, old = home / "Library" / "mizban", home / "share" / "mizban" / "records"
    monkeypatch.setattr(location, "usual_folder", lambda: library)
    old.mkdir(parents=True)
    (old / "game.txt").write_text("a game")
    (library / "records").mkdir(parents=True)
    (library / "records" / "other.txt").write_text("another")
    assert settled("en") == library
    assert sorted(path.name for path in (library / "records").iterdir()) == ["game.txt", "other.txt"]
    assert not old.exists()


class Nobody:
    """A keyboard at which nobody sits."""

    def readline(self, size: int = -1) -> str:
        return ""


@pytest.mark.parametrize("how", ["--data", "MIZBAN_DATA", "usual"])
def test_games_in_the_terminal_are_kept_among_the_data(home: Path, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = usual_folder() if how == "usual" else home / "mine"
    if how == "MIZBAN_DATA":
        monkeypatch.setenv(how, str(folder))
    monkeypatch.setattr(sys, "stdin", Nobody())
    ran = mizban("play", "biblios", "--json", *(["--data", str(folder)] if how == "--data" else []))
    assert ran.status == 0, ran
    (path,) = (folder / "records").iterdir()
    assert path.name.startswith("biblios-")
    if os.name == "posix":
        assert folder.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("words", [["play", "biblios"], ["--no-open"]], ids=" ".join)
def test_a_folder_that_cannot_be_used_is_refused(home: Path, words: list[str]) -> None:
    (home / "file").write_text("precious")
    for said in refusals(*words, "--data", str(home / "file" / "data")):
        assert str(home / "file" / "data") in said
    assert (home / "file").read_text() == "precious"
