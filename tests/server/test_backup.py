"""Backup and restore, with the server running and without."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import shutil
import signal
import sqlite3
from contextlib import closing, nullcontext, suppress
from pathlib import Path

import pytest

from cli.run import mizban, refusals
from mizban.cli.restore import unbroken
from mizban.core.record import LARGEST
from mizban.core.rng import fast
from mizban.server.errors import Refusal
from mizban.server.host import RESTORE
from mizban.server.log import Pages
from mizban.server.storage.backup_contents import TABLE, digest, files
from mizban.server.storage.figures import Figures
from mizban.server.storage.store import copied
from server.house import house, state
from server.served import served


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as c:
        assert c.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return c.execute(query).fetchall()


def aside(folder: Path) -> list[Path]:
    return sorted(folder.glob("before-restore-*.sqlite"))


async def laid(folder: Path, words: int = 12) -> str:
    """A folder with a table in the middle of its game."""
    async with house(folder) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        rng = fast(1)
        for _ in range(words):
            await h.say(room, people, rng)
        return room.id


def modes(folder: Path) -> set[int]:
    """Who may do what with the files of a folder."""
    return {path.stat().st_mode & 0o777 for path in folder.iterdir()}


@pytest.mark.long
@pytest.mark.skipif(os.name != "posix", reason="Windows keeps the folders of people apart by itself")
async def test_nobody_else_on_the_machine_can_read_the_data_its_copies_or_the_log(tmp_path: Path) -> None:
    data, copies = tmp_path / "deep" / "data", tmp_path / "copies"
    copies.mkdir()
    usual = os.umask(0)
    try:
        with served(data):
            assert mizban("backup", str(copies / "now.sqlite"), "--data", str(data)).status == 0
            assert {path.name for path in data.iterdir()} >= {"mizban.sqlite", "mizban.sqlite-wal", "mizban.log"}
            assert modes(data) == modes(copies) == {0o600}
            assert mizban("restore", str(copies / "now.sqlite"), "--data", str(data)).status == 0
            assert len(aside(data)) == 1
            assert modes(data) == {0o600}
        assert mizban("restore", str(copies / "now.sqlite"), "--data", str(data)).status == 0
        assert modes(data) == {0o600}
        assert data.stat().st_mode & 0o777 == 0o700
    finally:
        os.umask(usual)


@pytest.mark.skipif(os.name != "posix", reason="Windows keeps the folders of people apart by itself")
async def test_a_folder_of_ones_own_stays_as_it_is_but_its_files_are_narrowed(tmp_path: Path) -> None:
    await laid(tmp_path)
    old = [tmp_path / name for name in ("mizban.sqlite", "mizban.log", "mizban.log.1", "before-restore-1.sqlite")]
    other = tmp_path / "notes.txt"
    for path in (*old, other):
        path.touch()
        path.chmod(0o644)
    tmp_path.chmod(0o755)
    async with house(tmp_path):
        assert {path.stat().st_mode & 0o777 for path in old} == {0o600}
        assert other.stat().st_mode & 0o777 == 0o644
        assert tmp_path.stat().st_mode & 0o777 == 0o755


@pytest.mark.skipif(os.name != "posix", reason="Windows keeps the folders of people apart by itself")
def test_a_log_that_is_turned_over_stays_private(tmp_path: Path) -> None:
    pages = Pages(tmp_path / "mizban.log", maxBytes=10, backupCount=2)
    for line in range(3):
        pages.emit(logging.makeLogRecord({"msg": f"line {line} of the log"}))
    pages.close()
    assert len(list(tmp_path.iterdir())) == 3
    assert modes(tmp_path) == {0o600}


async def test_a_backup_under_load_is_whole_and_opens(tmp_path: Path) -> None:
    async with house(tmp_path / "data") as h:
        people = await h.guests(2)
        room = await h.playing(people)

        async def load() -> None:
            rng = fast(1)
            while room.state == "playing":
                await h.say(room, people, rng)

        task = asyncio.create_task(load())
        for i in range(4):
            before = room.history.n
            file = tmp_path / f"copy-{i}" / "mizban.sqlite"
            file.parent.mkdir()
            ran = await asyncio.to_thread(mizban, "backup", str(file), "--data", str(tmp_path / "data"), "--json")
            assert ran.status == 0, ran.err
            assert json.loads(ran.out) == {"file": str(file), "tables": 1, "records": 0, "figures": 0}
            assert rows(file, "SELECT count(*) FROM entries")[0][0] >= before  # type: ignore[operator]
            async with house(file.parent) as other:
                assert state(await other.host.lobby.room(room.id))["record"]
        await task


async def test_restore_while_nobody_serves_puts_the_data_aside_with_all_that_was_acknowledged(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "backup #1.sqlite"
    id = await laid(data)
    assert mizban("backup", str(file), "--data", str(data)).status == 0
    host = house(data)
    h = await host.__aenter__()
    people = [await h.host.people.guest("Eve", "en")]
    later = await h.waiting(people)
    copied(h.host.store.path, tmp_path / "now.sqlite")
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    for ending in ("", "-wal", "-shm"):  # as a crash would leave it
        (crashed / f"mizban.sqlite{ending}").write_bytes(Path(f"{h.host.store.path}{ending}").read_bytes())
    await host.__aexit__(None, None, None)
    ran = mizban("restore", str(file), "--data", str(crashed), "--json")
    assert ran.status == 0, ran
    assert rows(crashed / "mizban.sqlite", "SELECT id FROM tables") == [(id,)]
    [kept] = aside(crashed)
    assert {row[0] for row in rows(kept, "SELECT id FROM tables")} == {id, later.id}
    async with house(crashed) as again:
        await again.host.lobby.room(id)


async def test_restore_while_the_server_runs_goes_back_and_goes_on(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "backup.sqlite"
    async with house(data) as h:
        attending = asyncio.create_task(h.host.attend())
        people = await h.guests(2)
        room = await h.playing(people)
        assert mizban("backup", str(file), "--data", str(data)).status == 0
        before = state(room)
        await h.say(room, people, fast(1))
        copied(file, data / RESTORE)
        while (data / RESTORE).exists():
            with suppress(Refusal):
                await h.do(await h.host.lobby.room(room.id), people[0], "chat", text="during")
            await asyncio.sleep(0.01)
        while room.id in h.host.lobby.rooms and h.host.lobby.rooms[room.id] is room:
            await asyncio.sleep(0.01)
        with pytest.raises(Refusal):
            await h.do(room, people[0], "chat", text="to the past")
        again = await h.host.lobby.room(room.id)
        assert state(again) == before
        await h.say(again, people, fast(1))
        assert state(await h.again(again)) == state(again)
        [kept] = aside(data)
        assert rows(kept, "SELECT count(*) FROM entries")[0][0] > before["n"]
        attending.cancel()


async def test_a_running_server_refuses_what_it_cannot_use_and_goes_on(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        attending = asyncio.create_task(h.host.attend())
        people = await h.guests(2)
        room = await h.playing(people)
        (tmp_path / RESTORE).write_bytes(b"nonsense" * 500)
        while (tmp_path / RESTORE).exists():
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.05)
        again = await h.host.lobby.room(room.id)
        await h.do(again, people[0], "chat", text="still here")
        assert not attending.done()
        attending.cancel()


def test_the_commands_work_beside_a_real_server(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "backup.sqlite"
    id = asyncio.run(laid(data))
    with served(data):
        assert mizban("backup", str(file), "--data", str(data)).status == 0
        ran = mizban("restore", str(file), "--data", str(data))
        assert ran.status == 0, ran.err
        assert len(aside(data)) == 1
        again = mizban("--data", str(data), "--no-open")
        assert (again.status, again.err) == (0, ""), "a second one shows the way to the first"
    assert rows(data / "mizban.sqlite", "SELECT id FROM tables") == [(id,)]


@pytest.mark.parametrize("damage", ["text", "cut", "empty", "other", "missing", "newer", "folder"])
async def test_a_damaged_backup_is_refused_and_nothing_changes(tmp_path: Path, damage: str) -> None:
    data, file = tmp_path / "data", tmp_path / "backup.sqlite"
    await laid(data)
    before = rows(data / "mizban.sqlite", "SELECT * FROM entries")
    files = sorted(path.name for path in data.iterdir())
    assert mizban("backup", str(file), "--data", str(data)).status == 0
    whole = file.read_bytes()
    if damage == "text":
        file.write_text("not a database\n" * 100)
    elif damage == "cut":
        file.write_bytes(whole[: len(whole) // 2])
    elif damage == "empty":
        file.write_bytes(b"")
    elif damage == "missing":
        file.unlink()
    elif damage == "folder":
        file.unlink()
        file.mkdir()
    else:
        with closing(sqlite3.connect(file)) as c, c:
            c.execute("DROP TABLE tables" if damage == "other" else "UPDATE alembic_version SET version_num = '9999'")
    for line in refusals("restore", str(file), "--data", str(data)):
        assert str(file) in line
    assert rows(data / "mizban.sqlite", "SELECT * FROM entries") == before
    assert sorted(path.name for path in data.iterdir()) == files


async def test_a_backup_does_not_write_over_a_file_or_leave_half_of_one(tmp_path: Path) -> None:
    data = tmp_path / "data"
    for line in refusals("backup", str(tmp_path / "x"), "--data", str(data)):
        assert str(data) in line
    await laid(data, 1)
    (tmp_path / "there").write_text("precious")
    for line in refusals("backup", str(tmp_path / "there"), "--data", str(data)):
        assert "there" in line
    assert (tmp_path / "there").read_text() == "precious"
    for line in refusals("backup", str(tmp_path / "none" / "x"), "--data", str(data)):
        assert "none" in line
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "there"]


FILES = {
    "host.key": "AAAA-BBBB-CCCC-DDDD\n",
    "figures/troyes.toml": "figures = 1\n",
    "records/biblios-1.txt": "a game\n",
    "records/بازی‌ها ۱.txt": "another\n",
}
LATER = {
    "host.key": "EEEE-FFFF-GGGG-HHHH\n",
    "figures/troyes.old": "figures = 1\n",
    "figures/other.toml": "figures = 2\n",
    "records/biblios-1.txt": "a game that went on\n",
    "records/biblios-2.txt": "a later game\n",
}


def lay(folder: Path, files: dict[str, str]) -> None:
    """Puts these files beside the database, and none else."""
    for name in ("figures", "records"):
        shutil.rmtree(folder / name, ignore_errors=True)
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def laying(folder: Path) -> dict[str, str]:
    """The files beside the database."""
    paths = [folder / "host.key", *folder.glob("figures/*"), *folder.glob("records/*")]
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in paths if path.exists()}


@pytest.mark.sampled
@pytest.mark.parametrize("runs", [False, True], ids=["alone", "beside a server"])
def test_records_figures_and_keys_are_in_the_backup_and_come_back(tmp_path: Path, runs: bool) -> None:
    data, file = tmp_path / "data", tmp_path / "backup.sqlite"
    id = asyncio.run(laid(data, 1))
    with served(data) if runs else nullcontext():
        lay(data, FILES)
        ran = mizban("backup", str(file), "--data", str(data), "--json")
        assert json.loads(ran.out) == {"file": str(file), "tables": 1, "records": 2, "figures": 1}
        lay(data, LATER)
        assert mizban("restore", str(file), "--data", str(data)).status == 0
        assert laying(data) == {**FILES, "records/biblios-2.txt": "a later game\n"}
        [kept] = aside(data)
        assert mizban("restore", str(kept), "--data", str(data)).status == 0
        back = {**FILES, **LATER}
        del back["figures/troyes.toml"]
        assert laying(data) == back
    assert rows(data / "mizban.sqlite", "SELECT id FROM tables") == [(id,)]
    assert rows(data / "mizban.sqlite", "SELECT name FROM sqlite_master WHERE name LIKE 'backup%'") == []
    assert not list(data.glob("restore*"))
    assert len(aside(data)) == 2


def test_a_server_hears_the_key_that_came_back(tmp_path: Path) -> None:
    figures = Figures(tmp_path)
    before = figures.key
    (tmp_path / "new").write_text("AAAA-BBBB-CCCC-DDDD\n")
    (tmp_path / "new").replace(tmp_path / "host.key")
    figures.check_key("aaaa bbbb cccc dddd")
    with pytest.raises(Refusal):
        figures.check_key(before)


async def test_a_plain_copy_of_a_database_is_a_backup_and_leaves_the_files(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "backup.sqlite"
    id = await laid(data, 1)
    copied(data / "mizban.sqlite", file)  # as backups were made before
    async with house(data) as h:
        await h.waiting([await h.host.people.guest("Eve", "en")])
    lay(data, FILES)
    ran = mizban("restore", str(file), "--data", str(data), "--json")
    assert json.loads(ran.out) == {"file": str(file), "tables": 1, "records": 0, "figures": 0}
    assert rows(data / "mizban.sqlite", "SELECT id FROM tables") == [(id,)]
    assert laying(data) == FILES


def test_games_in_the_terminal_alone_can_be_backed_up(tmp_path: Path) -> None:
    lay(tmp_path / "data", {"records/biblios-1.txt": "a game\n"})
    ran = mizban("backup", str(tmp_path / "b.sqlite"), "--data", str(tmp_path / "data"))
    assert (ran.status, "1 record of games" in ran.out) == (0, True)
    assert sorted(path.name for path in (tmp_path / "data").iterdir()) == ["records"]
    assert mizban("restore", str(tmp_path / "b.sqlite"), "--data", str(tmp_path / "other")).status == 0
    assert laying(tmp_path / "other") == {"records/biblios-1.txt": "a game\n"}


@pytest.mark.parametrize(("lang", "word"), [("en", "before"), ("fa", "کنار")])
def test_only_what_was_there_before_is_spoken_of(tmp_path: Path, lang: str, word: str) -> None:
    file, other = str(tmp_path / "b.sqlite"), str(tmp_path / "other")
    lay(tmp_path / "data", {"records/biblios-1.txt": "a game\n"})
    assert mizban("backup", file, "--data", str(tmp_path / "data")).status == 0
    first, second = (mizban("restore", file, "--data", other, "--lang", lang) for _ in range(2))
    assert (first.status, second.status) == (0, 0)
    assert word not in first.out
    assert word in second.out


def test_what_is_not_ours_is_not_in_a_backup(tmp_path: Path) -> None:
    lay(tmp_path, {**FILES, "notes.txt": "", "mizban.log": "", "records/.hidden.txt": "", "figures/troyes.new": ""})
    (tmp_path / "records" / "large.txt").write_bytes(bytes(LARGEST + 1))
    (tmp_path / "records" / "folder.txt").mkdir()
    assert set(files(tmp_path)) == set(FILES)


STRANGE = [
    ("../data/mizban.lock", b""),
    ("records/../../x.txt", b""),
    ("/tmp/x.txt", b""),
    ("records/a\\b.txt", b""),
    ("records/sub/x.txt", b""),
    ("records/.txt", b""),
    ("figures/troyes.py", b""),
    ("mizban.sqlite", b""),
    ("host.key", b"x" * 1001),
    ("records/large.txt", bytes(LARGEST + 1)),
    ("records/text.txt", "not bytes"),
    (None, b""),
]


@pytest.mark.parametrize(("name", "content"), STRANGE, ids=[str(name) for name, _ in STRANGE])
async def test_a_strangers_backup_brings_no_file_that_is_not_ours(
    tmp_path: Path, name: str | None, content: bytes | str
) -> None:
    data, file = tmp_path / "data", tmp_path / "backup.sqlite"
    await laid(data, 1)
    assert mizban("backup", str(file), "--data", str(data)).status == 0
    with closing(sqlite3.connect(file)) as c, c:
        known = digest(content if isinstance(content, bytes) else content.encode())
        c.execute(f"INSERT OR REPLACE INTO {TABLE} VALUES (?, ?, ?)", (name, content, known))
    unchanged(data, file)


HARM = [
    f"UPDATE {TABLE} SET data = x'00' WHERE name = 'host.key'",
    "CREATE VIEW more AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n",
    "CREATE TRIGGER later AFTER INSERT ON tables BEGIN DELETE FROM entries; END",
    "CREATE VIRTUAL TABLE words USING fts5(word)",
    f"DROP TABLE {TABLE}; CREATE VIEW {TABLE} AS SELECT 'host.key' AS name, x'00' AS data, x'00' AS digest",
]


@pytest.mark.parametrize("harm", HARM, ids=lambda harm: " ".join(harm.split()[:2]))
async def test_a_backup_that_was_changed_or_does_things_by_itself_is_refused(tmp_path: Path, harm: str) -> None:
    data, file = tmp_path / "data", tmp_path / "backup.sqlite"
    await laid(data, 1)
    lay(data, FILES)
    assert mizban("backup", str(file), "--data", str(data)).status == 0
    with closing(sqlite3.connect(file)) as c:
        c.executescript(harm)
    unchanged(data, file)


def unchanged(data: Path, file: Path) -> None:
    """Restoring is refused in one line, and nothing is different."""

    def all_of_it() -> dict[Path, bytes]:
        return {path: path.read_bytes() for path in sorted(data.parent.rglob("*")) if path.is_file()}

    before = all_of_it()
    for line in refusals("restore", str(file), "--data", str(data)):
        assert str(file) in line
    assert all_of_it() == before


async def test_files_that_cannot_be_brought_are_named(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "backup.sqlite"
    await laid(data, 1)
    lay(data, FILES)
    assert mizban("backup", str(file), "--data", str(data)).status == 0
    shutil.rmtree(data / "records")
    (data / "records").write_text("not a folder")
    for line in refusals("restore", str(file), "--data", str(data)):
        assert str(data) in line
    assert not list(data.glob("restore*"))


async def test_what_was_put_aside_in_the_same_second_stays(tmp_path: Path) -> None:
    await laid(tmp_path / "data", 1)
    assert mizban("backup", str(tmp_path / "b.sqlite"), "--data", str(tmp_path / "data")).status == 0
    for count in range(1, 4):
        assert mizban("restore", str(tmp_path / "b.sqlite"), "--data", str(tmp_path / "data")).status == 0
        assert len(aside(tmp_path / "data")) == count


async def test_a_long_copy_is_of_one_moment_and_is_watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await laid(tmp_path, 12)
    path, steps = tmp_path / "mizban.sqlite", list[tuple[int, int]]()
    (before,) = rows(path, "SELECT count(*) FROM people")
    monkeypatch.setattr("mizban.server.storage.store.STEP", 3)
    with closing(sqlite3.connect(path, isolation_level=None)) as writer:
        writer.execute("PRAGMA journal_mode=WAL")
        writer.execute("CREATE TABLE noise (n)")

        def watch(done: int, of: int) -> None:
            steps.append((done, of))
            assert len(steps) < 1000, "it begins again and again"
            writer.execute("INSERT INTO noise VALUES (1)")

        copied(path, tmp_path / "copy.sqlite", watch)
    assert steps == sorted(steps)
    assert len(steps) > 5
    assert steps[-1][0] == steps[-1][1]
    assert rows(tmp_path / "copy.sqlite", "SELECT count(*) FROM noise") == [(0,)]
    assert rows(tmp_path / "copy.sqlite", "SELECT count(*) FROM people") == [before]


def test_ctrl_c_while_a_backup_comes_back_is_heard_when_all_of_it_is_there() -> None:
    done, before = [], signal.getsignal(signal.SIGINT)

    def restoring() -> None:
        with unbroken():
            signal.raise_signal(signal.SIGINT)
            done.append("files")

    with pytest.raises(KeyboardInterrupt):
        restoring()
    assert done == ["files"]
    assert signal.getsignal(signal.SIGINT) is before
