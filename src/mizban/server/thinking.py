"""Bots think in processes of their own, with a limit of time and memory: they never keep a person waiting."""

from __future__ import annotations

import asyncio
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

import msgspec
import structlog

from mizban.core.games import Game
from mizban.core.rng import fast
from mizban.server.thinker import Task

LOADING = 60.0  # seconds for a process to begin
LIMIT = 10.0  # and for one decision; after that any legal answer will do
log = structlog.get_logger()


class Thinkers:
    """So many processes; whoever is free takes the next task."""

    def __init__(self, count: int) -> None:
        self.free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(count):
            self.free.put_nowait(None)
        self.count = count

    async def choose(self, game: Game, level: str, s: object, seat: int) -> str:
        """The word a bot of this level answers with. It is shown a position dealt anew, never the true one."""
        rng = fast(secrets.randbits(62))
        world = game.redeal(s, seat, rng)
        task = Task(game.name, level, game.dump(world), rng.next32())
        process = await self.free.get()
        try:
            process = await self.alive(process)
            word = await asyncio.wait_for(asked(process, task), LIMIT)
            if word in [option.word for option in world.legal]:
                return word
            raise ValueError("not an answer")
        except (TimeoutError, OSError, ValueError) as wrong:
            log.warning("bot", game=game.name, level=level, error=type(wrong).__name__)
            if process and process.returncode is None:
                process.kill()
            process = None
            return str(world.legal[rng.below(len(world.legal))].word)
        finally:
            self.free.put_nowait(process)

    async def alive(self, process: Process | None) -> Process:
        """A process that can think; a new one where there is none or it has ended."""
        if process and process.returncode is None:
            return process
        command = [sys.executable, "-m", "mizban.server.thinker"]
        made = await asyncio.create_subprocess_exec(
            *command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=1 << 20,
            start_new_session=True,  # Ctrl+C in the terminal of the server is not for it
        )
        assert made.stdout
        try:
            await asyncio.wait_for(made.stdout.readline(), LOADING)
        except TimeoutError:
            made.kill()
            raise
        return made

    async def close(self) -> None:
        """Ends all processes."""
        for _ in range(self.count):
            process = await self.free.get()
            if process and process.returncode is None:
                process.kill()
                await process.wait()


async def asked(process: Process, task: Task) -> str:
    """Puts a task to a process and waits for its word."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(msgspec.json.encode(task) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise ValueError("the process has ended")
    return line.decode().strip()
