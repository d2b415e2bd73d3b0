"""The database: what was acknowledged is on disk, and what cannot be written changes nothing."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, insert, text

from cli.run import mizban
from mizban.cli.data.lock import alone
from mizban.server.errors import Refusal
from mizban.server.storage.migrations import NEWEST
from mizban.server.storage.schema import META, PEOPLE
from mizban.server.storage.store import Store, copied, opened
from server.house import house, state


@asynccontextmanager
async def store(folder: Path) -> AsyncIterator[Store]:
    opened = Store(folder / "mizban.sqlite")
    try:
        yield opened
    finally:
        opened.close()


def row(name: str) -> dict[str, Any]:
    settings = {"lang": "en", "theme": "system", "motion": "system", "sound": False, "confirm": False, "made": 1}
    return {"name": name, **settings}


def adding(name: str) -> Callable[[Connection], object]:
    return lambda c: c.execute(insert(PEOPLE).values(row(name)))


def names(path: Path) -> list[str]:
    """The names that another program finds in the file."""
    with closing(sqlite3.connect(path)) as beside:
        return [name for (name,) in beside.execute("SELECT name FROM people ORDER BY id")]


def failing(c: Connection) -> None:
    c.execute(insert(PEOPLE).values(row("never")))
    raise Refusal(409, "seat-taken")


async def test_what_write_returned_from_is_on_disk(tmp_path: Path) -> None:
    async with store(tmp_path) as s:
        await s.write(adding("Ann"))
        assert names(s.path) == ["Ann"]


async def test_the_writer_waits_for_the_disk(tmp_path: Path) -> None:
    async with store(tmp_path) as s:
        for pragma, value in (("synchronous", 2), ("journal_mode", "wal"), ("foreign_keys", 1)):
            asked = f"PRAGMA {pragma}"
            assert await s.write(lambda c, q=asked: c.exec_driver_sql(q).scalar()) == value  # type: ignore[misc]


async def test_jobs_that_wait_together_are_one_commit(tmp_path: Path) -> None:
    async with store(tmp_path) as s:
        commits, gate = [], threading.Event()
        event.listen(s.engine, "commit", lambda _: commits.append(1))
        first = asyncio.create_task(s.write(lambda _: gate.wait(5)))
        await asyncio.sleep(0.05)
        others = [asyncio.create_task(s.write(adding(f"p{i}"))) for i in range(100)]
        await asyncio.sleep(0.05)
        gate.set()
        await asyncio.gather(first, *others)
        assert len(commits) == 2
        assert len(names(s.path)) == 100


async def test_a_job_that_fails_does_not_spoil_the_others(tmp_path: Path) -> None:
    async with store(tmp_path) as s:
        jobs: list[Callable[[Connection], object]] = [adding("Ann"), failing, adding("Cyrus")]
        done = await asyncio.gather(*(s.write(job) for job in jobs), return_exceptions=True)
        assert isinstance(done[1], Refusal)
        assert not isinstance(done[0], Exception)
        assert not isinstance(done[2], Exception)
        assert sorted(names(s.path)) == ["Ann", "Cyrus"]


async def test_a_write_whose_waiter_has_gone_is_done_all_the_same(tmp_path: Path) -> None:
    async with store(tmp_path) as s:
        task = asyncio.create_task(s.write(adding("Ann")))
        await asyncio.sleep(0)
        task.cancel()
        await s.write(adding("Cyrus"))
        assert names(s.path) == ["Ann", "Cyrus"]


async def test_a_full_disk_is_a_refusal_that_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        write = h.host.store.write
        pages = await write(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar())
        await write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={pages}"))
        before, told, refusal = state(room), "x" * 500, None
        for _ in range(60):
            try:
                await h.do(room, people[0], "chat", text=told)
                before = state(room)
            except Refusal as wrong:
                refusal = wrong
                break
        assert refusal is not None
        assert refusal.status == 503
        assert state(room) == before
        await write(lambda c: c.exec_driver_sql("PRAGMA max_page_count=100000"))
        assert (await h.do(room, people[0], "chat", text=told)).n == before["n"] + 1
        assert state(await h.again(room)) == state(room)


async def test_a_fresh_database_is_what_the_schema_says(tmp_path: Path) -> None:
    async with store(tmp_path) as s:
        with s.engine.connect() as c:
            assert compare_metadata(MigrationContext.configure(c, opts={"compare_type": True}), META) == []


OLD = ("people", "sessions", "tokens", "tables", "chairs", "members", "entries", "snapshots")


async def test_an_older_database_becomes_what_the_schema_says_and_keeps_what_is_in_it(tmp_path: Path) -> None:
    engine = opened(tmp_path / "mizban.sqlite")
    with engine.begin() as c:
        META.create_all(c, [META.tables[name] for name in OLD])
        for table, column in (
            ("people", "card_names"),
            ("tables", "lesson"),
            ("tables", "example"),
            ("tables", "due"),
            ("tables", "ranks"),
            ("chairs", "asked"),
            ("chairs", "told"),
        ):
            c.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
        c.execute(text("CREATE TABLE alembic_version (version_num TEXT PRIMARY KEY)"))
        c.execute(text("INSERT INTO alembic_version VALUES ('0001')"))
        adding("Ann")(c)
    engine.dispose()
    async with store(tmp_path) as s:
        with s.engine.connect() as c:
            assert compare_metadata(MigrationContext.configure(c, opts={"compare_type": True}), META) == []
            assert c.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == NEWEST
    assert names(tmp_path / "mizban.sqlite") == ["Ann"]


async def test_opening_a_database_again_keeps_what_is_in_it(tmp_path: Path) -> None:
    for name in ("Ann", "Behrooz"):
        async with store(tmp_path) as s:
            await s.write(adding(name))
    assert names(tmp_path / "mizban.sqlite") == ["Ann", "Behrooz"]


async def swapped(s: Store, tmp_path: Path, file: Path) -> None:
    await s.swap(file, tmp_path / "aside.sqlite")


async def test_a_swap_puts_the_old_file_aside_and_goes_on_with_the_other(tmp_path: Path) -> None:
    async with store(tmp_path) as s:
        await s.write(adding("Ann"))
        copied(s.path, tmp_path / "other.sqlite")
        await s.write(adding("Behrooz"))
        reads = [
            asyncio.create_task(s.read(lambda c: c.execute(text("SELECT count(*) FROM people")).scalar_one()))
            for _ in range(50)
        ]
        await swapped(s, tmp_path, tmp_path / "other.sqlite")
        assert set(await asyncio.gather(*reads)) <= {1, 2}
        await s.write(adding("Cyrus"))
        assert names(s.path) == ["Ann", "Cyrus"]
        assert names(tmp_path / "aside.sqlite") == ["Ann", "Behrooz"]
        assert not (tmp_path / "other.sqlite").exists()


@pytest.mark.parametrize("kind", ["no database", "newer", "missing"])
async def test_a_swap_for_something_unusable_changes_nothing(tmp_path: Path, kind: str) -> None:
    async with store(tmp_path) as s:
        await s.write(adding("Ann"))
        other = tmp_path / "other.sqlite"
        if kind == "no database":
            other.write_bytes(b"nonsense" * 1000)
        elif kind == "newer":
            copied(s.path, other)
            with closing(sqlite3.connect(other)) as c, c:
                c.execute("UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(Refusal):
            await swapped(s, tmp_path, other)
        await s.write(adding("Behrooz"))
        assert names(s.path) == ["Ann", "Behrooz"]


@pytest.mark.long
def test_a_second_server_on_the_same_folder_refuses_to_start(tmp_path: Path) -> None:
    with alone(tmp_path):
        ran = mizban("--data", str(tmp_path), "--no-open", "--port", "1")
    assert ran.status == 2
    assert str(tmp_path) in ran.err
