"""The database: one writer that commits whatever has come together, and readers beside it."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import structlog
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from mizban.server.errors import Refusal
from mizban.server.storage.data_folder import private
from mizban.server.storage.migrations import upgrade

T = TypeVar("T")
MOST = 256  # jobs in one commit
READERS = 2
STEP = 4096  # pages that are copied at once
Write = Callable[[Connection], Any]  # something to write, together with others
Watch = Callable[[int, int], None]  # is told how many pages are copied, and of how many
log = structlog.get_logger()


class Job(NamedTuple):
    """Something to write, and who waits for it. It may be run twice, so it does nothing but write."""

    work: Write
    done: asyncio.Future[Any]


class Swap(NamedTuple):
    """Another file to go on with; the one so far is put aside."""

    file: Path
    aside: Path
    done: asyncio.Future[None]


class Store:
    """Everything that must outlive the process. What `write` has returned from is on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine = opened(path)
        upgrade(self.engine)
        self.jobs: queue.SimpleQueue[Job | Swap | None] = queue.SimpleQueue()
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.places = threading.Semaphore(READERS)  # the writer takes them all while it exchanges the file
        self.writer = threading.Thread(target=self.work, name="writer", daemon=True)
        self.writer.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Does the work in a transaction, together with what others write now; returns once it is on disk."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put(Job(work, done))
        return await asyncio.shield(done)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Looks at what is on disk."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.look, work)

    async def swap(self, file: Path, aside: Path) -> None:
        """Goes on with another database, once all that waited is written to the old one."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put(Swap(file, aside, done))
        await asyncio.shield(done)

    def look(self, work: Callable[[Connection], T]) -> T:
        with self.places, self.engine.connect() as connection:
            return work(connection)

    def close(self) -> None:
        """Writes what is waiting, and lets go of the file."""
        self.jobs.put(None)
        self.writer.join()
        self.readers.shutdown()
        self.engine.dispose()

    def work(self) -> None:
        """The writer: takes all that waits, commits it as one, and tells those who wait."""
        connection = self.engine.connect()
        while True:
            batch: list[Job] = []
            job = self.jobs.get()
            while isinstance(job, Job):
                batch.append(job)
                if len(batch) == MOST or self.jobs.empty():
                    break
                job = self.jobs.get()
            if batch:
                deliver(batch, committed(connection, batch))
            if isinstance(job, Job):
                continue
            connection.close()
            if job is None:
                return
            self.exchange(job)
            connection = self.engine.connect()

    def exchange(self, swap: Swap) -> None:
        """Puts the file aside and takes the other one, if that can be used; else all stays as it was."""
        for _ in range(READERS):
            self.places.acquire()
        wrong: Exception | None = None
        try:
            made_ready(swap.file)
            self.engine.dispose()
            copied(self.path, swap.aside)
            for ending in ("-wal", "-shm"):
                Path(f"{self.path}{ending}").unlink(missing_ok=True)
            swap.file.replace(self.path)
        except Exception as problem:
            log.error("swap", error=type(problem).__name__)
            wrong = Refusal(503, "storage-failed")
        self.engine.dispose()
        self.engine = opened(self.path)
        self.places.release(READERS)
        tell = partial(swap.done.set_exception, wrong) if wrong else partial(swap.done.set_result, None)
        swap.done.get_loop().call_soon_threadsafe(tell)


def made_ready(path: Path) -> None:
    """Brings the database in a file to the newest version; fails when it is none of ours, or newer than we are."""
    if not path.is_file():
        raise FileNotFoundError(path)
    engine = opened(path)
    try:
        upgrade(engine)
    finally:
        engine.dispose()


def in_one_file(database: Path) -> None:
    """Brings all of a quiet database into its own file; an OperationalError where it is in use."""
    with closing(sqlite3.connect(database, timeout=1)) as quiet:
        if quiet.execute("PRAGMA journal_mode=DELETE").fetchone() != ("delete",):
            raise sqlite3.OperationalError("in use")


def copied(source: Path, target: Path, watch: Watch | None = None) -> None:
    """A whole and quiet copy of a database, also of one that is being written to."""
    partly = target.with_name(f"{target.name}.part")
    partly.unlink(missing_ok=True)
    private(partly)

    def pages(_: int, left: int, of: int) -> None:
        if watch:
            watch(of - left, of)

    try:
        with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(partly)) as there:
            here.execute("BEGIN")
            here.execute("SELECT 1 FROM sqlite_master").fetchall()  # what is written from now on is not for this copy
            here.backup(there, pages=STEP, progress=pages)
            there.execute("PRAGMA journal_mode=DELETE")
        partly.replace(target)
    finally:
        partly.unlink(missing_ok=True)


def committed(connection: Connection, jobs: list[Job]) -> list[Any]:
    """What each job returned or raised; one that fails does not spoil the others."""
    try:
        point("before write")
        with connection.begin():
            results = [job.work(connection) for job in jobs]
            point("before commit")
    except Exception as wrong:
        if len(jobs) == 1:
            return [storage_problem(wrong)]
        return [committed(connection, [job])[0] for job in jobs]
    point("after commit")
    return results


def in_turn(*writes: Write) -> Write:
    """Several changes as one."""

    def work(c: Connection) -> None:
        for write in writes:
            write(c)

    return work


def storage_problem(wrong: Exception) -> Exception:
    """A full or broken disk is for the log; people get a sentence."""
    if isinstance(wrong, SQLAlchemyError):
        log.error("storage", error=type(wrong).__name__, detail=str(getattr(wrong, "orig", "")))
        return Refusal(503, "storage-failed")
    return wrong


def deliver(jobs: list[Job], results: list[Any]) -> None:
    """Hands the results to the loop that waits for them."""

    def tell() -> None:
        for job, result in zip(jobs, results, strict=True):
            if job.done.done():
                continue
            if isinstance(result, Exception):
                job.done.set_exception(result)
            else:
                job.done.set_result(result)

    loop = jobs[0].done.get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(tell)


def opened(path: Path) -> Engine:
    """The database in a file, set so that a commit is a commit."""
    private(path)  # what SQLite puts beside it has the same mode
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": 10})

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions are ours to begin
        connection.text_factory = readable
        for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {setting}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def readable(data: bytes) -> str:
    """A text that is stored; where it is damaged, it has signs for that, and the rows beside it can be read."""
    return data.decode("utf-8", "replace")


POINT = os.environ.get(
    "MIZBAN_CRASH_AT", ""
)  # tests end the process at a named point, the n-th time: "after commit:40"
COUNTS: dict[str, int] = {}


def point(name: str) -> None:
    """A named point at which a test may end the process at once."""
    if POINT and POINT.startswith(name):
        COUNTS[name] = COUNTS.get(name, 0) + 1
        if COUNTS[name] == int(POINT.rpartition(":")[2]):
            os._exit(137)
