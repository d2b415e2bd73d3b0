"""Hundreds of tables against one server, measured: `./dev load` (see docs/performance.md).

Moves arrive on a schedule, whether the server keeps up or not, and their times count from when they should have been
sent: a slow server is not flattered. Every move is on disk before anybody is told of it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import Any, NamedTuple

sys.path[:0] = [str(Path(__file__).parents[1])]

from mizban.server.host import Host  # noqa: E402
from mizban.server.table import commands as do  # noqa: E402
from server.players import Lobby, Player, Serving, ended, free_port, sat_down, until  # noqa: E402

PEER = "boardgame.io@0.50.2"
WITHIN = 10.0  # milliseconds: the p99 that a server must hold
ROUNDS = (1, 2, 4, 8, 16)  # tables at which somebody is always about to move
RACERS = 100  # tables for all rounds, for a game ends


class Table:
    """The pages of one table and the move that is on its way there."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.asked_for = 0.0  # when the move should have been sent
        self.id = ""
        self.made = 0  # the entry it became
        self.waits = False


class Times(NamedTuple):
    """How long moves took, in milliseconds, sorted."""

    acknowledged: list[float]
    told: list[float]


def at(times: list[float], part: float) -> float:
    """The time that this part of all moves stays below."""
    return times[min(int(len(times) * part), len(times) - 1)] if times else float("nan")


class Load:
    """All tables, and the moves that arrive there."""

    def __init__(self, server: Serving, form: str) -> None:
        self.server = server
        self.form = form
        self.tables: list[Table] = []
        self.of: dict[int, Table] = {}
        self.free: deque[Table] = deque()  # where somebody is asked and no move is on its way
        self.tasks: list[asyncio.Task[None]] = []
        self.errors = 0
        self.lags: list[float] = []
        self.clear()

    def clear(self) -> None:
        """Begins a new measurement."""
        self.acknowledged: list[float] = []
        self.told: list[float] = []
        self.lags.clear()

    async def lay(self, tables: int, seats: int) -> None:
        """Lays the tables and opens all pages."""
        lobby = Lobby(self.server.base)
        for count in range(tables):
            table = Table(await sat_down(lobby, self.server.port, seats, seed=count))
            self.tables.append(table)
            for player in table.players:
                player.form = self.form
                player.told = self.heard
                self.of[id(player)] = table
                self.tasks.append(asyncio.create_task(player.run()))
                await player.share()
        await lobby.close()
        await until(lambda: all(p.picture.playing for t in self.tables for p in t.players), 60, "all games begin")
        await until(lambda: all(not p.open for t in self.tables for p in t.players), 60, "all shares are there")
        await until(lambda: len({p.picture.n for p in self.tables[-1].players}) == 1, 60, "all have seen the start")
        await asyncio.sleep(1)
        self.free = deque(self.tables)

    def heard(self, player: Player, message: dict[str, Any], now: float) -> None:
        """A page has had an answer or news."""
        table = self.of[id(player)]
        if not table.waits:
            return
        if message.get("re") == table.id and not table.made:
            if not message["ok"]:
                self.errors += 1
                table.waits = False
                self.free.append(table)
                return
            table.made = message["n"]
            self.acknowledged.append((now - table.asked_for) * 1000)
        if table.made and all(other.picture.n >= table.made for other in table.players):
            self.told.append((now - table.asked_for) * 1000)
            table.waits = False
            self.free.append(table)

    async def move(self, due: float) -> bool:
        """One move at the next table where somebody is ready; False when there is none."""
        for _ in range(len(self.free)):
            table = self.free.popleft()
            for player in table.players:
                if player.ready:
                    table.asked_for, table.made, table.waits = due, 0, True
                    table.id = ""
                    table.id = await player.answer()
                    return True
            if not table.players[0].picture.over:
                self.free.append(table)
        return False

    async def run(self, rate: float, seconds: float) -> Times:
        """So many moves a second for so long."""
        self.clear()
        began = time.perf_counter()
        late: deque[float] = deque()
        count = 0
        while (now := time.perf_counter()) < began + seconds:
            while began + count / rate <= now:
                late.append(began + count / rate)
                count += 1
            while late and await self.move(late[0]):
                late.popleft()
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            self.lags.append((time.perf_counter() - before) * 1000 - 1)
        self.errors += len(late)
        await asyncio.sleep(0.5)
        return Times(sorted(self.acknowledged), sorted(self.told))

    async def race(self, tables: int, seconds: float) -> Times:
        """The next move is sent as soon as the next page has the last one, at so many tables."""
        self.clear()
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            waiting = sum(table.waits for table in self.tables)
            while waiting < tables and await self.move(time.perf_counter()):
                waiting += 1
            await asyncio.sleep(0)
        await asyncio.sleep(0.5)
        return Times(sorted(self.acknowledged), sorted(self.told))

    def bytes(self) -> tuple[int, int, int]:
        """Messages, their bytes, and their bytes on the wire, so far."""
        players = [player for table in self.tables for player in table.players]
        wire = sum(p.wire + (p.socket.received if p.socket else 0) for p in players)
        return sum(p.messages for p in players), sum(p.bytes for p in players), wire

    async def pulse(self, delays: list[float]) -> None:
        """How long the server takes for the least it can do, ten times a second: the lag of its loop."""
        while True:
            socket = self.tables[0].players[0].socket
            if socket is not None:
                before = time.perf_counter()
                await (await socket.ping())
                delays.append((time.perf_counter() - before) * 1000)
            await asyncio.sleep(0.1)

    async def weigh(self, sizes: list[float], pause: float) -> None:
        """How much memory the server holds, now and then."""
        while True:
            await asyncio.sleep(pause)
            sizes.append(self.server.memory())


def row(name: str, times: list[float]) -> str:
    """The line of one kind of times."""
    parts = " ".join(f"{label} {at(times, part):7.1f}" for label, part in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99)))
    return f"{name:22} {parts}  max {times[-1] if times else float('nan'):7.1f} ms"


async def steady(load: Load, rate: float, seconds: float) -> None:
    """The first measurement: an even load for a while."""
    await load.run(rate, min(seconds / 4, 10))  # warm
    sent, worked = load.bytes(), load.server.worked()
    pulse: list[float] = []
    task = asyncio.create_task(load.pulse(pulse))
    errors = load.errors
    memory: list[float] = [load.server.memory()]
    watch = asyncio.create_task(load.weigh(memory, seconds / 4))
    times = await load.run(rate, seconds)
    lag = sorted(load.lags)
    await ended([task, watch])
    connections = sum(len(table.players) for table in load.tables)
    messages, raw, wire = (after - before for after, before in zip(load.bytes(), sent, strict=True))
    moves = max(len(times.acknowledged), 1)
    print(f"{len(load.tables)} tables, {connections} connections, {rate:g} moves/s for {seconds:g} s")
    print(row("acknowledged", times.acknowledged))
    print(row("last seat told", times.told))
    print(row("server's loop (ping)", sorted(pulse)))
    print(row("load's own loop", lag))
    print(f"{len(times.acknowledged)} moves, {load.errors - errors} errors or moves that were never sent")
    print(f"processor time         {(load.server.worked() - worked) / moves * 1000:.2f} ms a move, all seats told")
    print(f"memory of the server   {', '.join(f'{size:.0f}' for size in memory)} MB, from beginning to end")
    print(f"a move's message       {raw / max(messages, 1):.0f} bytes, {wire / max(messages, 1):.0f} compressed")
    print(f"a move, to all seats   {raw / moves:.0f} bytes, {wire / moves:.0f} compressed", flush=True)


def shown(rounds: list[tuple[int, Times, float]], name: str) -> None:
    """What a race has shown: the rate with the most tables at which the next player had 99 of 100 moves in time."""
    best = 0.0
    for tables, times, seconds in rounds:
        rate, p50, p99 = len(times.told) / seconds, at(times.told, 0.5), at(times.told, 0.99)
        print(f"  {tables:3} tables: {rate:6.0f} moves/s, p50 {p50:6.1f} ms, p99 {p99:6.1f} ms")
        best = max(best, rate) if p99 < WITHIN else best
    print(f"{name}: {best:.0f} moves/s", flush=True)


async def ours(options: argparse.Namespace) -> None:
    """Measures Mizban: the even load first, then the race."""
    cores = sorted(os.sched_getaffinity(0))
    even = [(options.seats, options.tables, True)] if options.seconds else []
    for seats, tables, steadily in even + ([(2, RACERS, False)] if options.race else []):
        with tempfile.TemporaryDirectory() as folder:
            server = Serving(Path(folder), core=cores[0])
            os.sched_setaffinity(0, cores[1:] or cores)
            server.start()
            load = Load(server, "wide")
            try:
                await server.answering()
                await load.lay(tables, seats)
                if steadily:
                    await steady(load, options.rate, options.seconds)
                else:
                    print(f"one core, two seats a table, the next move at once; p99 under {WITHIN:g} ms:")
                    rounds = [(n, await load.race(n, options.race), options.race) for n in ROUNDS]
                    shown(rounds, "Mizban, on disk, pages drawn by the server")
            finally:
                await ended(load.tasks)
                server.stop()
                os.sched_setaffinity(0, cores)


async def bare(options: argparse.Namespace) -> None:
    """The same without pages: what checking, committing and acknowledging take."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[:1])
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder), pace=0)
        rounds: list[tuple[int, Times, float]] = []
        for tables in ROUNDS:
            times: list[float] = []
            end = time.perf_counter() + options.race
            await asyncio.gather(*(alone(host, seed, end, times) for seed in range(tables)))
            rounds.append((tables, Times(sorted(times), sorted(times)), options.race))
        await host.close()
    os.sched_setaffinity(0, cores)
    shown(rounds, "Mizban, on disk, acknowledged to programs")


async def alone(host: Host, seed: int, end: float, times: list[float]) -> None:
    """Two people play game after game, as fast as their moves are acknowledged."""
    chance = random.Random(seed)
    while time.perf_counter() < end:
        people = [await host.people.guest(f"Player {seat}", "en") for seat in range(2)]
        room = await host.create(people[0], host.game("biblios"), 2, {}, ["me", "open"], True, 0)
        await host.lobby.admit(room, people[1].id)
        await host.do(room, people[1], do.Sit("sit"))
        for person in people:
            await host.do(room, person, do.Share("share", "0" * 32))
        while room.play.match and room.state == "playing" and time.perf_counter() < end:
            person = next(each for each in people if each.id == room.chairs[room.play.asked].person)
            word = chance.choice(room.play.match.s.legal).word
            before = time.perf_counter()
            await host.do(room, person, do.Say(f"say-{room.history.n}", room.play.turn, word))
            times.append((time.perf_counter() - before) * 1000)


async def peer(options: argparse.Namespace) -> None:
    """Measures boardgame.io, whose moves are kept in memory only, in the same way."""
    cores = sorted(os.sched_getaffinity(0))
    script = Path(__file__).with_name("boardgame_io.cjs")
    with tempfile.TemporaryDirectory() as folder:
        command = ["npm", "install", "--silent", "--no-audit", "--no-fund", PEER]
        subprocess.run(command, cwd=folder, check=True)
        shutil.copy(script, folder)
        port = free_port()
        around = {**os.environ, "NODE_ENV": "production"}
        pinned = ["taskset", "-c", str(cores[0])]
        server = subprocess.Popen([*pinned, "node", script.name, "server", str(port)], cwd=folder, env=around)
        try:
            await asyncio.sleep(4)
            pinned = ["taskset", "-c", str(cores[-1])]
            wanted = [str(n) for n in (port, options.race, WITHIN, *ROUNDS)]
            subprocess.run([*pinned, "node", script.name, "load", *wanted], cwd=folder, env=around, check=True)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev load", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=100, help="moves a second")
    parser.add_argument("--seconds", type=float, default=120, help="length of the even load; 0: none")
    parser.add_argument("--race", type=float, default=8, help="seconds of each round of the race; 0: none")
    parser.add_argument("--peers", action="store_true", help="measure boardgame.io too; npm installs it for that")
    options = parser.parse_args()
    busy = os.getloadavg()[0]
    if busy > 0.5:
        print(f"other programs keep {busy:.1f} cores of {os.cpu_count()} busy: times will be too long")
    asyncio.run(ours(options))
    if options.race:
        asyncio.run(bare(options))
    if options.peers and options.race:
        asyncio.run(peer(options))


if __name__ == "__main__":
    main()
