"""`./dev play` as the README writes it, in a bare clone of what is committed here; it needs the package registries."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from server.players import Lobby, Player, ended, free_port, until

pytestmark = [pytest.mark.deep, pytest.mark.once]
ROOT = Path(__file__).parent.parent
PATIENCE = 600  # seconds; how long it took is printed
MOMENTS = 20
LATEST = 30.0  # seconds; the page is there by then, and the rules are being compiled
SETTINGS = ("MIZBAN_", "PYTHON", "UV_", "VIRTUAL_ENV", "XDG_")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    subprocess.run(["git", "clone", "-q", str(ROOT), str(tmp_path / "clone")], check=True)
    return tmp_path / "clone"


class Start:
    """`./dev play` in a clone, as somebody starts it in a terminal of their own: Ctrl+C reaches all of it."""

    def __init__(self, clone: Path, port: int) -> None:
        env = {name: value for name, value in os.environ.items() if not name.startswith(SETTINGS)}
        home = clone.parent / "home"
        home.mkdir(exist_ok=True)
        words = ["play", "--no-open", "--host", "127.0.0.1", "--port", str(port), "--data", str(clone.parent / "data")]
        self.begun, self.port = time.monotonic(), port
        self.log = (clone.parent / f"start-{time.time_ns()}.log").open("a+")
        command = [sys.executable, str(clone / "dev"), *words]
        self.job = subprocess.Popen(
            command, env={**env, "HOME": str(home)}, stdout=self.log, stderr=self.log, start_new_session=True
        )

    def page(self) -> float:
        """Waits for the first page; the seconds since the start."""
        while time.monotonic() < self.begun + PATIENCE:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/", timeout=PATIENCE) as answer:
                    assert b"Mizban" in answer.read()
                    return time.monotonic() - self.begun
            except OSError:
                assert self.job.poll() is None, self.said()
                time.sleep(0.05)
        raise AssertionError(f"no page: {self.said()}")

    def interrupt(self) -> int:
        """Ctrl+C; the status it ends with, once nothing of it is left."""
        os.killpg(self.job.pid, signal.SIGINT)
        status = self.job.wait(60)
        until = time.monotonic() + 30
        while living(self.job.pid) and time.monotonic() < until:
            time.sleep(0.05)
        assert not living(self.job.pid), self.said()
        return status

    def said(self) -> str:
        self.log.seek(0)
        return self.log.read()


@contextmanager
def started(clone: Path, port: int) -> Iterator[Start]:
    """Until the block ends, however it ends."""
    start = Start(clone, port)
    try:
        yield start
    finally:
        for number in living(start.job.pid):
            os.kill(number, signal.SIGKILL)
        start.job.wait()
        start.log.close()


def living(session: int) -> list[int]:
    """The processes of a terminal that still do something."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            number, _, rest = file.read_text().partition(" (")
        except OSError:  # gone meanwhile
            continue
        state, _, _, its = rest.rpartition(") ")[2].split()[:4]
        if int(its) == session and state != "Z":
            found.append(int(number))
    return found


def test_a_bare_clone_shows_a_page(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And, set up, shows it again soon."""
    for which in ("bare", "set up"):
        with started(clone, free_port()) as start:
            seconds = start.page()
            assert start.interrupt() in (0, 130), start.said()
        with capsys.disabled():
            print(f"\nfirst page, {which}: {seconds:.1f} s")


def test_interrupted_at_any_moment_the_next_start_goes_on(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The first at half a second; what was fetched before stays, all the rest is made from the beginning each time."""
    chance = random.Random(19)
    for moment in [0.5, *sorted(chance.uniform(0.1, LATEST) for _ in range(MOMENTS - 1))]:
        for made in (".venv", ".cache/built", ".cache/compiling", ".cache/half-built", "src/mizban/web/static/vendor"):
            shutil.rmtree(clone / made, ignore_errors=True)
        with started(clone, free_port()) as start:
            time.sleep(moment)
            status = start.interrupt()
            said = start.said()
        assert status in (0, 130), said
        assert "Traceback" not in said, said
        with started(clone, free_port()) as again:
            seconds = again.page()
            again.interrupt()
        with capsys.disabled():
            print(f"\ninterrupted after {moment:4.1f} s, status {status}; the next page after {seconds:.1f} s")


def test_of_two_at_once_both_show_the_way_to_a_page(clone: Path) -> None:
    port = free_port()
    with started(clone, port) as first, started(clone, port) as second:
        first.page()
        address = f"http://127.0.0.1:{port}/"
        until = time.monotonic() + PATIENCE
        while not all(address in start.said() for start in (first, second)) and time.monotonic() < until:
            time.sleep(0.1)
        assert address in first.said()
        assert address in second.said()
        assert "Traceback" not in first.said() + second.said()


class Waits:
    """How long people wait for the answers of bots, while the rules are compiled and after that."""

    def __init__(self) -> None:
        self.seconds: dict[bool, list[float]] = {True: [], False: []}  # [the rules are being compiled]

    @property
    def enough(self) -> bool:
        return len(self.seconds[False]) >= 10

    def watch(self, player: Player) -> None:
        """Counts what this person waits for from now on."""
        self.turn, self.mine, self.since = 0, False, time.perf_counter()
        player.told = self.heard

    def heard(self, player: Player, message: dict[str, Any], at: float) -> None:
        if player.picture.turn > self.turn:
            if self.turn and not self.mine:
                self.seconds[compiling(player)].append(at - self.since)
            self.turn, self.mine, self.since = player.picture.turn, player.picture.mine, at


def compiling(player: Player) -> bool:
    """Whether a page says that the rules are being compiled."""
    return any('data-about="compiling"' in part for part in player.picture.html.values())


async def against_hard_bots(start: Start) -> Waits:
    """Plays, game after game, until bots have answered ten times with compiled rules."""
    lobby, waits = Lobby(f"http://127.0.0.1:{start.port}"), Waits()
    while not waits.enough:
        table, cookie = await lobby.lay("Neda", ["me", "hard", "hard"], "troyes")
        await play(Player(start.port, table, cookie), waits)
    await lobby.close()
    return waits


async def play(player: Player, waits: Waits) -> None:
    """Plays on one page until that is enough, or to the end of the game."""
    waits.watch(player)
    tasks = [asyncio.create_task(player.run())]
    await player.share()
    tasks.append(asyncio.create_task(player.play(0.1)))
    await until(lambda: waits.enough or player.picture.over, 3 * PATIENCE, "the rules are compiled")
    await ended(tasks)
    assert player.times == 1, "the page had to come again"


def test_hard_bots_answer_while_the_rules_are_compiled(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And faster when they are; the page is told, and nobody has to load it again."""
    with started(clone, free_port()) as start:
        start.page()
        waits = asyncio.run(against_hard_bots(start))
        assert "compiled: bots play with it" in start.said(), start.said()
    for compiling, seconds in waits.seconds.items():
        assert seconds, "no bot has answered"
        with capsys.disabled():
            when = "while the rules are compiled" if compiling else "after that"
            print(f"\n{when}: {len(seconds)} answers of hard bots, the longest {max(seconds):.2f} s")
