"""Bots think in processes of their own, with a limit of time and memory: they never keep a person waiting."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter
from typing import Any, NamedTuple

import msgspec
import structlog

from mizban.bots import BEING_COMPILED, SECONDS
from mizban.core.rng import fast
from mizban.render.games import Game
from mizban.server.bots.worker import Task, first

LOADING = 60.0  # for a process to begin
TRIES = 2  # processes that are asked for one answer, if the first one says nothing at all
WRONG = (TimeoutError, OSError, EOFError, ValueError)
log = structlog.get_logger()


def compiled() -> str:
    """Where compiled rules lie that were built meanwhile, if they are ready."""
    built = os.environ.get(BEING_COMPILED, "")
    return built if built and os.path.isdir(built) else ""


def patience(seconds: float) -> float:
    """How long to wait for a process that ought to answer within so many seconds, on however busy a machine."""
    return 6 + 2 * seconds


def bot_failed(game: str, level: str, seat: int, table: str, wrong: Exception) -> None:
    """A line for the log: which bot has failed, where, and how."""
    log.warning("bot-failed", game=game, bot=level, seat=seat, table=table, error=type(wrong).__name__)


class Question(NamedTuple):
    """What a bot is asked, and at which table."""

    game: Game
    level: str
    seat: int
    table: str
    words: list[str]  # the legal ones
    task: Task

    def failed(self, wrong: Exception) -> None:
        """A line for the log."""
        bot_failed(self.game.name, self.level, self.seat, self.table, wrong)


def question(game: Game, level: str, s: Any, seat: int, table: str, seconds: float) -> Question:
    """A question about a position dealt anew: the true one is shown to nobody."""
    rng = fast(secrets.randbits(62))
    world = game.redeal(s, seat, rng)
    task = Task(game.name, level, game.dump(world), rng.next32(), seconds)
    return Question(game, level, seat, table, [option.word for option in world.legal], task)


class Answers:
    """How the bots of each table have found their answers: they were thought about, or likely; or the bot has failed,
    and the likely word stood in for it. The log has a line of it for every game."""

    def __init__(self) -> None:
        self.tables: dict[str, tuple[str, Counter[str]]] = {}  # [table] its game, and how often what
        self.longest: dict[str, float] = {}  # [table] seconds

    def add(self, table: str, game: str, how: str, seconds: float = 0.0) -> None:
        self.tables.setdefault(table, (game, Counter()))[1][how] += 1
        self.longest[table] = max(self.longest.get(table, 0.0), seconds)

    def close(self, table: str) -> None:
        """Writes down what there is of a table, once."""
        if table not in self.tables:
            return
        game, counts = self.tables.pop(table)
        ways = {how: counts[how] for how in sorted({"likely", "thought", "failed", *counts})}
        log.info("bots", table=table, game=game, **ways, longest=round(self.longest.pop(table), 3))


class Pool:
    """So many processes; whoever is free takes the next question."""

    def __init__(self, count: int, seconds: float = SECONDS, answers: Answers | None = None) -> None:
        self.free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for _ in range(count):
            self.free.put_nowait(Worker(patience(seconds)))
        self.count = count
        self.seconds = seconds
        self.answers = answers or Answers()

    async def choose(self, game: Game, level: str, s: object, seat: int, table: str) -> str:
        """The word a bot of this level answers with; the likely one if it fails. It is shown a position dealt anew,
        never the true one."""
        asked = question(game, level, s, seat, table, self.seconds)
        worker = await self.free.get()
        started = time.monotonic()
        try:
            how, word = await worker.answer(asked)
        finally:
            self.free.put_nowait(worker)
        self.answers.add(table, game.name, how, time.monotonic() - started)
        return word

    async def close(self) -> None:
        """Ends all processes."""
        for _ in range(self.count):
            await (await self.free.get()).close()


class Worker:
    """One process that answers one question after the other; another takes its place if it ends, or must be ended."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.process: Process | None = None
        self.ended: list[Process] = []  # by us; they may not be gone yet
        self.rules = ""  # the compiled ones it runs with, if they came later than we
        self.likely = ""  # what it has said first

    async def answer(self, asked: Question) -> tuple[str, str]:
        """How the answer was found, and the answer."""
        hangs, self.likely = False, ""
        for _ in range(TRIES):
            try:
                return await self.tried(asked)
            except WRONG as wrong:
                asked.failed(wrong)
                hangs = hangs or isinstance(wrong, TimeoutError)
            if self.likely:
                return "failed", self.likely
        return "failed", asked.words[0] if hangs else await self.alone(asked)

    async def tried(self, asked: Question) -> tuple[str, str]:
        """The same from this process; one that does not answer as it should is ended."""
        whole, started = False, time.monotonic()
        try:
            process = await self.alive(asked.game.name)
            task = asked.task.since(started)
            async with asyncio.timeout(self.limit):
                answer = await self.told(process, task, asked)
            whole = True
            return answer
        finally:
            if not whole:
                self.end()

    async def told(self, process: Process, task: Task, asked: Question) -> tuple[str, str]:
        """Puts a question to a process and waits for both of its lines."""
        assert process.stdin
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        await process.stdin.drain()
        self.likely = legal(await line(process), asked)
        how, _, word = (await line(process)).partition(" ")
        return how, legal(word, asked)

    async def alive(self, game: str) -> Process:
        """A process that can think; a new one where there is none, it has ended, or it could now be a compiled one. It
        has loaded the game before it counts as begun: on a busy machine that takes longer than an answer may."""
        if self.process and self.process.returncode is None and self.rules == compiled():
            return self.process
        self.end()
        self.rules = compiled()
        paths = [self.rules, os.environ.get("PYTHONPATH")]  # games of others may be there
        command = [sys.executable, "-m", "mizban.server.bots.worker", game]
        self.process = await asyncio.create_subprocess_exec(
            *command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=1 << 20,
            start_new_session=True,  # Ctrl+C in the terminal of the server is not for it
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))} if self.rules else None,
        )
        async with asyncio.timeout(LOADING):
            await line(self.process)
        return self.process

    def end(self) -> None:
        """Ends the process, if there is one."""
        if self.process and self.process.returncode is None:
            self.process.kill()
        self.ended = [process for process in (*self.ended, self.process) if process and process.returncode is None]
        self.process = None

    async def close(self) -> None:
        """Ends the process, and waits until that is done and its pipes are closed."""
        self.end()
        for process in self.ended:
            await process.communicate()

    async def alone(self, asked: Question) -> str:
        """The likely word when processes cannot begin or end at once: found here, beside everything else, from the
        position dealt anew. A game whose own judgement fails has none; then, as where it hangs, which must not happen
        here, the first legal word will do."""
        try:
            async with asyncio.timeout(self.limit):
                return legal(await asyncio.to_thread(first, asked.task), asked)
        except Exception as wrong:
            asked.failed(wrong)
            return asked.words[0]


async def line(process: Process) -> str:
    """The next line of a process."""
    assert process.stdout
    data = await process.stdout.readline()
    if not data:
        raise EOFError
    return data.decode().strip()


def legal(word: str, asked: Question) -> str:
    """A word that a process has said, if it may be said at the table."""
    if word not in asked.words:
        raise ValueError("not an answer")
    return word
