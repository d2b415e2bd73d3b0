"""Bots that fail: whatever becomes of their process, a legal word comes back, and nobody waits for it meanwhile."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path
from typing import Any

import pytest

from mizban.core.rng import fast
from mizban.server import thinking
from mizban.server.thinking import Thinkers
from server.house import GAME, house

START = asyncio.create_subprocess_exec
MISTAKEN = """
import os, sys, time
from mizban.server import thinker
thinker.MEMORY = 1 << 29

def answer(task):
    {body}

thinker.answer = answer
thinker.main()
"""
HANG = "time.sleep(600)"
UNKNOWN = 255  # what asyncio says when somebody else has already waited for a process
EATEN = 1, "held = []\n    while True:\n        held.append(bytes(1 << 24))"
ENDED = {"dies at once": (7, "os._exit(7)"), "dies of a mistake": (1, "raise KeyError"), "eats memory": EATEN}
NONSENSE = {
    "no word": "return 'nonsense'",
    "no line": "return ''",
    "no text": "sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush(); time.sleep(600)",
    "no end": "return 'x' * (3 << 20)",
}


class Started:
    """All processes that were started for bots: the first ones are made to do something else."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *bodies: str) -> None:
        self.bodies = list(bodies)
        self.processes: list[Process] = []
        monkeypatch.setattr(asyncio, "create_subprocess_exec", self.start)

    async def start(self, *command: str, **how: Any) -> Process:
        assert command == (sys.executable, "-m", "mizban.server.thinker")
        if self.bodies:
            command = (sys.executable, "-c", MISTAKEN.format(body=self.bodies.pop(0)))
        assert how == {"stdin": PIPE, "stdout": PIPE, "stderr": DEVNULL, "limit": 1 << 20, "start_new_session": True}
        self.processes.append(await START(*command, **how))
        return self.processes[-1]


async def chosen(thinkers: Thinkers) -> None:
    """One question to a bot; what it answers is legal, and comes in time."""
    s = GAME.new(2, "1" * 64, {})
    async with asyncio.timeout(thinking.LIMIT + 30):
        assert await thinkers.choose(GAME, "random", s, s.asked) in [option.word for option in s.legal]


async def recovers(monkeypatch: pytest.MonkeyPatch, body: str, limit: float = 60) -> int:
    """A bad answer within a limit and two good ones; returns how the process of the bad one ended."""
    started = Started(monkeypatch, body)
    thinkers = Thinkers(1)
    try:
        for seconds in (limit, 60, 60):
            monkeypatch.setattr(thinking, "LIMIT", seconds)
            await chosen(thinkers)
        first, second = started.processes
        assert second.returncode is None, "the next process works, and is kept"
        async with asyncio.timeout(30):
            return await first.wait()
    finally:
        await thinkers.close()


async def test_a_bot_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await recovers(monkeypatch, HANG, 0.5) in (-9, UNKNOWN)


@pytest.mark.parametrize("kind", ENDED)
async def test_a_bot_that_ends_is_replaced(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    status, body = ENDED[kind]
    assert await recovers(monkeypatch, body) in (status, UNKNOWN)


@pytest.mark.parametrize("kind", NONSENSE)
async def test_a_bot_that_talks_nonsense_is_ended(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    assert await recovers(monkeypatch, NONSENSE[kind]) in (-9, UNKNOWN)


async def test_nobody_waits_for_a_bot_that_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it hangs, its own table is talked at and another is played to its end."""
    started = Started(monkeypatch, HANG)
    monkeypatch.setattr(thinking, "LIMIT", 600.0)
    async with house(tmp_path) as h:
        people = await h.guests(2)
        stuck = await h.playing(people[:1], bots=1)
        while not stuck.chairs[stuck.asked].by_bot:
            await h.say(stuck, [people[0]], fast(1))
        while not started.processes:
            await asyncio.sleep(0.01)
        turn = stuck.turn
        other = await h.playing(people)
        await h.finish(other, people)
        await h.do(stuck, people[0], "chat", text="well?")
        assert other.state == "over"
        assert stuck.id in h.host.busy
        assert stuck.turn == turn
        assert [process.returncode for process in started.processes] == [None]
        started.processes[0].kill()
        while stuck.turn == turn:
            await asyncio.sleep(0.01)
        assert stuck.entries[-1].kind == "say"


@pytest.mark.skipif(not hasattr(os, "getpgid"), reason="there are no groups of processes")
async def test_ctrl_c_for_the_server_does_not_reach_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal sends it to the whole group; a bot that died of it would have its answer made up."""
    started, thinkers = Started(monkeypatch), Thinkers(1)
    try:
        await chosen(thinkers)
        assert os.getpgid(started.processes[0].pid) != os.getpgid(0)
    finally:
        await thinkers.close()
