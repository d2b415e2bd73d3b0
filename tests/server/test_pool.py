"""Bots that fail: whatever becomes of their process, the likely word comes back, the log says so, and nobody waits for
it meanwhile."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import mizban
from mizban.core.rng import fast
from mizban.server.bots.pool import Answers, Pool, Question, patience
from mizban.server.bots.worker import Task
from mizban.server.log import start_log
from server.house import GAME, house

START = asyncio.create_subprocess_exec
MISTAKEN = """
import os, sys, time
from mizban.server.bots import worker
worker.MEMORY = 1 << 29

def mistaken(task):
    {body}

worker.{part} = mistaken
worker.main()
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


TABLE = "a-table"


SLOW_TO_LOAD = """
import sys, time
from mizban.server.bots import worker
load = worker.game

def slowly(name):
    if not load.__dict__.get("loaded"):
        time.sleep(5)
        load.__dict__["loaded"] = True
    return load(name)

worker.game = slowly
worker.main()
# {body} {part}
"""


class Started:
    """All processes that were started for bots: the first ones are made to do something else, while they think or
    already with their first word."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *bodies: str, part: str = "answer") -> None:
        self.bodies = list(bodies)
        self.part = part
        self.processes: list[Process] = []
        self.rules: list[str] = []  # where each has its rules from, if not from where we have them
        monkeypatch.setattr(asyncio, "create_subprocess_exec", self.start)

    async def start(self, *command: str, **how: Any) -> Process:
        assert command == (sys.executable, "-m", "mizban.server.bots.worker", GAME.name)
        if self.bodies:
            command = (sys.executable, "-c", MISTAKEN.format(body=self.bodies.pop(0), part=self.part), GAME.name)
        self.rules.append((how.get("env") or {}).get("PYTHONPATH", "").split(os.pathsep)[0])
        assert how.pop("env") is None or self.rules[-1]
        assert how == {"stdin": PIPE, "stdout": PIPE, "stderr": DEVNULL, "limit": 1 << 20, "start_new_session": True}
        self.processes.append(await START(*command, **how))
        return self.processes[-1]


def position() -> tuple[Any, str]:
    """A question with many answers, and the likely one, which is not the first."""
    assert GAME.knowledge
    s = GAME.new(2, "1" * 64, {})
    for _ in range(20):
        s.play(GAME.knowledge.likely(s, fast(1), 0))
    word = GAME.knowledge.likely(s, fast(1), 0).word
    assert word != s.legal[0].word
    assert len(s.legal) > 10
    return s, word


async def chosen(pool: Pool) -> str:
    """One question to a bot; what it answers is legal, and comes in time."""
    s, _ = position()
    async with asyncio.timeout(120):
        word = await pool.choose(GAME, "easy", s, s.asked, TABLE)
    assert word in [option.word for option in s.legal]
    return word


def counted(pool: Pool) -> dict[str, int]:
    return dict(pool.answers.tables[TABLE][1])


async def recovers(monkeypatch: pytest.MonkeyPatch, body: str, limit: float = 60) -> int:
    """A bad answer within a limit and two good ones; returns how the process of the bad one ended."""
    started = Started(monkeypatch, body)
    monkeypatch.setattr("mizban.server.bots.pool.patience", lambda seconds: limit)
    pool = Pool(1)
    try:
        assert await chosen(pool) == position()[1], "the likely word is there already"
        assert counted(pool) == {"failed": 1}
        for _ in range(2):
            await chosen(pool)
        assert counted(pool) == {"failed": 1, "likely": 2}
        first, second = started.processes
        assert second.returncode is None, "the next process works, and is kept"
        async with asyncio.timeout(30):
            return await first.wait()
    finally:
        await pool.close()


async def test_a_bot_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await recovers(monkeypatch, HANG, 5) in (-9, UNKNOWN)


@pytest.mark.sampled
@pytest.mark.parametrize("kind", ENDED)
async def test_a_bot_that_ends_is_replaced(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    status, body = ENDED[kind]
    assert await recovers(monkeypatch, body) in (status, UNKNOWN)


@pytest.mark.sampled
@pytest.mark.parametrize("kind", NONSENSE)
async def test_a_bot_that_talks_nonsense_is_ended(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    assert await recovers(monkeypatch, NONSENSE[kind]) in (-9, UNKNOWN)


@pytest.mark.parametrize(("mistakes", "how"), [(1, "likely"), (2, "failed")])
async def test_a_bot_that_says_nothing_is_asked_again_and_then_the_server_itself(
    monkeypatch: pytest.MonkeyPatch, mistakes: int, how: str
) -> None:
    started = Started(monkeypatch, *["os._exit(7)"] * mistakes, part="first")
    pool = Pool(1)
    try:
        word = await chosen(pool)
        assert counted(pool) == {how: 1}
        assert len(started.processes) == 2
        assert how == "likely" or word == position()[1]
    finally:
        await pool.close()


async def test_where_no_process_can_begin_the_likely_word_is_found_here(monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_memory(*command: str, **how: Any) -> Process:
        raise BlockingIOError

    monkeypatch.setattr(asyncio, "create_subprocess_exec", no_memory)
    pool = Pool(1)
    assert await chosen(pool) == position()[1]
    assert counted(pool) == {"failed": 1}


async def test_what_hangs_in_a_process_is_not_tried_in_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    Started(monkeypatch, HANG, HANG, part="first")
    monkeypatch.setattr("mizban.server.bots.pool.patience", lambda seconds: 0.5)
    monkeypatch.setattr("mizban.server.bots.pool.first", None)  # nobody may call it
    pool = Pool(1)
    try:
        assert await chosen(pool) == position()[0].legal[0].word
        assert counted(pool) == {"failed": 1}
    finally:
        await pool.close()


async def test_rules_that_were_compiled_meanwhile_are_taken_for_the_next_answer(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    started, built = Started(monkeypatch), tmp_path / "built"
    monkeypatch.setenv("MIZBAN_COMPILED", str(built))
    pool = Pool(1)
    try:
        for _ in range(2):
            await chosen(pool)
        assert started.rules == [""], "they are not ready"
        (tmp_path / "half").symlink_to(Path(mizban.__file__).parent.parent)
        (tmp_path / "half").rename(built)
        for _ in range(2):
            await chosen(pool)
        assert started.rules == ["", str(built)], "one process takes the place of the other, and stays"
        async with asyncio.timeout(30):
            await started.processes[0].wait()
        assert counted(pool) == {"likely": 4}
    finally:
        await pool.close()


async def test_loading_a_game_is_no_part_of_the_time_for_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that is so busy that loading takes longer than an answer may, a bot would never begin."""
    Started(monkeypatch, "return ''", part="be_modest")  # waits below
    monkeypatch.setattr(f"{__name__}.MISTAKEN", SLOW_TO_LOAD)
    monkeypatch.setattr("mizban.server.bots.pool.patience", lambda seconds: 3.0)
    pool = Pool(1)
    try:
        await chosen(pool)
        assert counted(pool) == {"likely": 1}
    finally:
        await pool.close()


async def test_a_process_that_was_ended_meanwhile_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    started = Started(monkeypatch)
    pool = Pool(1)
    try:
        await chosen(pool)
        started.processes[0].kill()
        await started.processes[0].wait()
        await chosen(pool)
        assert counted(pool) == {"likely": 2}
    finally:
        await pool.close()


def test_the_server_waits_a_little_longer_than_bots_may_think() -> None:
    assert patience(2.0) == 10
    assert all(patience(seconds) > 1.2 * seconds + 5 for seconds in (0.1, 2.0, 60.0))


async def test_bots_think_as_long_as_the_host_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a process is told; that it keeps to it is tested with the bots."""
    Started(monkeypatch, "return f'thought {task.seconds}'")
    pool = Pool(1, 50.0)
    said: list[str] = []

    def heard(word: str, asked: Question) -> str:
        said.append(word)
        return word

    monkeypatch.setattr("mizban.server.bots.pool.legal", heard)
    try:
        for _ in range(2):
            s, _ = position()
            await pool.choose(GAME, "easy", s, s.asked, TABLE)
        (likely, first), (again, second) = said[:2], said[2:]
        assert likely == again == position()[1]
        assert 5 <= float(first) < 50, "what the process took to begin, people have waited for"
        assert 40 < float(second) <= 50
    finally:
        await pool.close()


def test_some_time_is_left_however_long_a_process_takes_to_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    task = Task("biblios", "hard", {}, 1, 2.0)
    monkeypatch.setattr(time, "monotonic", lambda: 100.0)
    left = [task.since(100 - seconds).seconds for seconds in (0.0, 0.5, 1.9, 60.0)]
    assert left == [2.0, 1.5, 0.2, 0.2]


@pytest.fixture
def written(tmp_path: Path) -> Iterator[Path]:
    """The folder of a log that is written while the test runs."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    start_log(tmp_path, aloud=False)
    yield tmp_path
    for handler in root.handlers[:]:
        handler.close()
    root.handlers[:], root.level = before


def lines(folder: Path, event: str) -> list[dict[str, Any]]:
    """Lines of ours in the log; asyncio writes some of its own when somebody else has waited for a process."""
    written = (folder / "mizban.log").read_text(encoding="utf-8").splitlines()
    read = [json.loads(line) for line in written if line.startswith("{")]
    return [line for line in read if line["event"] == event]


async def test_the_log_names_the_bot_that_failed(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Started(monkeypatch, ENDED["dies at once"][1])
    pool = Pool(1)
    try:
        await chosen(pool)
    finally:
        await pool.close()
    (line,) = lines(written, "bot-failed")
    named = {"game": "biblios", "bot": "easy", "seat": position()[0].asked, "table": TABLE, "error": "EOFError"}
    assert line == {**line, **named, "level": "warning"}


async def test_the_log_counts_the_answers_of_bots_once_a_game_is_over(
    written: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Started(monkeypatch, ENDED["dies at once"][1])
    async with house(written) as h:
        (person,) = await h.guests(1)
        room = await h.waiting([person], ["me", "easy"])
        await h.do(room, person, "share", share="0" * 32)
        rng, answers = fast(1), 0
        while room.state == "playing":
            if room.chairs[room.play.asked].by_bot:
                await asyncio.sleep(0.001)
            else:
                await h.say(room, [person], rng)
        answers = sum(entry.kind == "say" and entry.seat == 1 for entry in room.history.entries)
        (line,) = lines(written, "bots")
    assert len(lines(written, "bots")) == 1, "and not again when the house closes"
    counts = {"likely": answers - 1, "thought": 0, "failed": 1}
    assert line == {**line, **counts, "table": room.id, "game": "biblios", "level": "info"}
    assert line["longest"] > 0


async def test_the_log_counts_the_answers_of_games_that_go_on_when_the_house_closes(written: Path) -> None:
    async with house(written) as h:
        (person,) = await h.guests(1)
        room = await h.playing([person], bots=1)
        while not any(entry.kind == "say" and entry.seat == 1 for entry in room.history.entries):
            if room.chairs[room.play.asked].by_bot:
                await asyncio.sleep(0.001)
            else:
                await h.say(room, [person], fast(1))
        assert lines(written, "bots") == []
    (line,) = lines(written, "bots")
    assert line["random"] > 0 == line["failed"]


async def test_nobody_waits_for_a_bot_that_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it hangs, its own table is talked at and another is played to its end."""
    started = Started(monkeypatch, HANG)
    monkeypatch.setattr("mizban.server.bots.pool.patience", lambda seconds: 600.0)
    async with house(tmp_path) as h:
        people = await h.guests(2)
        stuck = await h.playing(people[:1], bots=1)
        while not stuck.chairs[stuck.play.asked].by_bot:
            await h.say(stuck, [people[0]], fast(1))
        while not started.processes:
            await asyncio.sleep(0.01)
        turn = stuck.play.turn
        other = await h.playing(people)
        await h.finish(other, people)
        await h.do(stuck, people[0], "chat", text="well?")
        assert other.state == "over"
        assert stuck.id in h.host.bots.busy
        assert stuck.play.turn == turn
        assert [process.returncode for process in started.processes] == [None]
        started.processes[0].kill()
        while stuck.play.turn == turn:
            await asyncio.sleep(0.01)
        assert stuck.history.entries[-1].kind == "say"


@pytest.mark.skipif(not hasattr(os, "getpgid"), reason="there are no groups of processes")
async def test_ctrl_c_for_the_server_does_not_reach_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal sends it to the whole group; a bot that died of it would have its answer made up."""
    started, pool = Started(monkeypatch), Pool(1)
    try:
        await chosen(pool)
        assert os.getpgid(started.processes[0].pid) != os.getpgid(0)
    finally:
        await pool.close()


@pytest.mark.deep
async def test_hard_bots_answer_in_time_on_the_plain_sources(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Three of them play a whole game of Troyes; how long the longest answer took is printed."""
    monkeypatch.setenv("MIZBAN_PURE", "1")
    game, answers, said = mizban.game("troyes"), Answers(), 0
    pool = Pool(1, answers=answers)
    s = game.new(3, "3" * 64)
    try:
        while s.legal:
            word = await pool.choose(game, "hard", s, s.asked, "troyes")
            s.play(game.option(s, word))
            said += 1
    finally:
        await pool.close()
    counts = answers.tables["troyes"][1]
    with capsys.disabled():
        print(f"hard, pure: {dict(counts)}, the longest {answers.longest['troyes']:.2f} s")
    assert set(counts) <= {"thought", "likely"}
    assert counts.total() == said
