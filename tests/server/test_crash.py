"""A server that is killed at any moment: no acknowledged move is lost, none is done twice, and all see one table."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from markupsafe import escape

import mizban
from mizban.core.match import Match
from mizban.core.record import Record
from mizban.core.rng import agreed
from mizban.render.games import seen
from server.players import Lobby, Player, Serving, ended, sat_down, until

pytestmark = pytest.mark.once

TABLES = 8
ENDED = 137  # the status of a server that has come to its point
POINTS = ["before write", "before commit", "after commit", "before answer", "in snapshot"]
TEXT = re.compile("<span>(.*?)</span>", re.DOTALL)


class Kill(NamedTuple):
    """How a server ends: after so many seconds, or at the n-th time it comes to a named point."""

    point: str
    times: int
    after: float

    def __str__(self) -> str:
        return f"{self.point}:{self.times}" if self.point else f"after {self.after:.2f} s"


def kills(count: int, chance: random.Random) -> list[Kill]:
    """Every second one at a named point, all points in turn; the others at random moments."""
    planned = []
    for i in range(count):
        point = POINTS[i // 2 % len(POINTS)] if i % 2 else ""
        times = chance.randint(1, 3) if point == "in snapshot" else chance.randint(1, 60)
        planned.append(Kill(point, times, chance.uniform(0.05, 1)))
    return planned


class Siege:
    """A server, its tables, and those who play there all the time."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.server = Serving(folder)
        self.lobby = Lobby(self.server.base)
        self.chance = random.Random(seed)
        self.tables: list[list[Player]] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.laid = 0
        self.hit: Counter[str] = Counter()  # [point] how often a server ended there

    async def lay(self) -> None:
        """One more table, whose people begin to play; every fourth has a bot."""
        bots = int(self.laid % 4 == 3)
        players = await sat_down(self.lobby, self.server.port, 2 + self.laid % 3, bots, self.laid)
        self.laid += 1
        self.tables.append(players)
        for player in players:
            self.tasks.append(asyncio.create_task(player.run()))
            await player.share()
            self.tasks.append(asyncio.create_task(player.play(0.03, 0.05)))

    async def refill(self) -> None:
        """New tables for those whose game is over."""
        on = sum(not players[0].picture.over for players in self.tables)
        for _ in range(TABLES - on):
            await self.lay()

    async def here(self) -> None:
        """Waits until everybody is back and has been told where the table stands."""
        players = [player for players in self.tables for player in players]
        await until(lambda: all(player.socket for player in players), 20, "everybody is back")

    async def suffer(self, kill: Kill) -> None:
        """One life of the server and its end."""
        self.server.start(f"{kill.point}:{kill.times}" if kill.point else "")
        try:
            await self.server.answering()
            await asyncio.wait_for(self.living(kill), 60)
        except (AssertionError, OSError, TimeoutError, ConnectionError):
            if not kill.point:
                raise
        finally:
            if self.server.kill() == ENDED and kill.point:
                self.hit[kill.point] += 1

    async def living(self, kill: Kill) -> None:
        await self.here()
        if kill.point:
            await self.server.ended(6)
        else:
            await self.refill()
            await asyncio.sleep(kill.after)

    async def end(self) -> None:
        """Everybody stops; the last questions are answered and all is told."""
        await ended(self.tasks[1::2])
        players = [player for players in self.tables for player in players]
        await until(lambda: not any(player.open for player in players), 20, "all answers are there")
        await until(lambda: all(map(at_rest, self.tables)), 30, "all have seen the same, and no bot is asked")

    async def fresh(self, player: Player) -> Player:
        """The same person on a new page."""
        other = Player(self.server.port, player.table, player.cookie, 1)
        task = asyncio.create_task(other.run())
        await until(lambda: other.picture.n >= player.picture.n, 10, "a new page is told")
        await ended([task])
        return other


def at_rest(players: list[Player]) -> bool:
    """Whether all pages of a table show the same, and one of these people is asked, if anybody is."""
    pictures = [player.picture for player in players]
    asked = any(picture.mine or picture.over for picture in pictures)
    return len({picture.n for picture in pictures}) == 1 and asked


class Kept(NamedTuple):
    """What the database has of a table."""

    record: Record
    entries: list[dict[str, Any]]
    gone: set[int]
    people: list[int]  # [seat]


def kept(file: Path) -> dict[str, Kept]:
    """All tables, straight from the file."""
    with closing(sqlite3.connect(file)) as db:
        db.row_factory = sqlite3.Row
        assert db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        tables = {}
        for row in db.execute("SELECT * FROM tables").fetchall():
            chairs = db.execute('SELECT * FROM chairs WHERE "table" = ? ORDER BY seat', [row["id"]]).fetchall()
            rows = db.execute('SELECT * FROM entries WHERE "table" = ? ORDER BY n', [row["id"]]).fetchall()
            seed = agreed(row["secret"], [chair["share"] for chair in chairs])
            record = Record.new(mizban.game(row["game"]), row["seats"], seed, json.loads(row["options"]))
            entries = [dict(entry) | json.loads(entry["data"]) for entry in rows]
            said: list[dict[str, Any]] = []
            gone: set[int] = set()
            for entry in entries:
                if entry["kind"] == "say":
                    said.append(entry)
                elif entry["kind"] in ("undo", "undo-agreed"):
                    gone |= {taken["n"] for taken in said[-entry["count"] :]}
                    del said[-entry["count"] :]
            record.said = [(entry["seat"], entry["word"]) for entry in said]
            tables[row["id"]] = Kept(record, entries, gone, [chair["person"] or 0 for chair in chairs])
        return tables


def check(table: Kept, players: list[Player]) -> int:
    """That nothing was lost and nothing done twice; returns how many moves were acknowledged."""
    assert [entry["n"] for entry in table.entries] == list(range(1, len(table.entries) + 1))
    made = {entry["command"]: entry for entry in table.entries if entry["command"]}
    assert len(made) == sum(bool(entry["command"]) for entry in table.entries), "a command was done twice"
    by_id = {command.partition(":")[2]: entry for command, entry in made.items()}
    acknowledged = 0
    answered: dict[int, str] = {}
    for player in players:
        for id, sent in player.sent.items():
            answer, entry = player.answers.get(id), by_id.get(id)
            if answer and answer["ok"]:
                assert entry is not None, f"{sent.command} was acknowledged and is lost"
                assert entry["n"] == answer["n"]
                acknowledged += 1
            elif answer:
                assert entry is None, f"{sent.command} was refused and is done"
            if entry and sent.command["do"] == "say":
                question = sent.command["n"]
                assert question not in answered, "two answers to one question"
                answered[question] = id
                assert entry["word"] == sent.command["word"]
    return acknowledged


def check_pictures(table: Kept, seat: int, player: Player, names: list[str]) -> None:
    """That a page shows what a replay of the record shows."""
    match = Match(table.record)
    game = seen(table.record.game)
    drawn = game.drawn(game.view(match.s, seat), "en", names, player.form)
    assert player.picture.board == "".join(drawn.parts[1:])
    assert player.picture.mine == (match.s.asked == seat)
    told = game.texts("en", names)
    lines = [str(escape(text)) for news in match.told for one in news if (text := told.news(one, seat))]
    shown = []
    for line in player.picture.log.values():
        n = int(re.findall(r'data-n="(\d+)"', line)[0])
        if 'class="news"' in line and n not in player.picture.gone:
            shown.append(TEXT.findall(line)[0])
    assert shown == lines
    assert {n for n in player.picture.gone if n in table.gone} == player.picture.gone


async def besiege(folder: Path, count: int, seed: int, seconds: float) -> Counter[str]:
    """Kills a server again and again, then compares what everybody knows; returns at which points it was hit."""
    siege = Siege(folder, seed)
    began, done = time.monotonic(), 0
    try:
        for kill in kills(count, siege.chance):
            if time.monotonic() - began > seconds and siege.hit:
                break
            await siege.suffer(kill)
            done += 1
        siege.server.start()
        await siege.server.answering()
        await siege.here()
        await siege.end()
        pages = [[await siege.fresh(player) for player in players] for players in siege.tables]
    finally:
        await ended(siege.tasks)
        await siege.lobby.close()
        siege.server.stop()
    tables = kept(folder / "mizban.sqlite")
    moves = compared = 0
    for players, fresh in zip(siege.tables, pages, strict=True):
        table = tables[players[0].table]
        moves += check(table, players)
        names = [f"Player {seat}" for seat in range(len(players))] + ["Bot"] * (len(table.people) - len(players))
        for seat, (player, other) in enumerate(zip(players, fresh, strict=True)):
            assert player.picture.shown() == other.picture.shown()
            if player.picture.playing or player.picture.over:
                check_pictures(table, seat, player, names)
                compared += 1
    again = sum(player.times - 1 for players in siege.tables for player in players)
    print(f"\n{done} kills, {len(siege.tables)} tables, {moves} acknowledged, {again} reconnections: nothing lost")
    print(", ".join(f"{point}: {siege.hit[point]}" for point in POINTS))
    assert moves > 5 * done
    assert compared
    return siege.hit


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    assert asyncio.run(besiege(tmp_path, 6, random.randrange(10**6), 18))


@pytest.mark.deep
def test_nothing_acknowledged_is_lost_in_sixty_kills(tmp_path: Path) -> None:
    assert set(asyncio.run(besiege(tmp_path, 60, random.randrange(10**6), 3600))) == set(POINTS)


async def many(folder: Path, tables: int) -> tuple[float, float, float]:
    """Seconds from the start of a server to its first accepted move, the processor time of these, and seconds to a
    move at every open table."""
    server = Serving(folder)
    lobby = Lobby(server.base)
    tasks: list[asyncio.Task[None]] = []
    try:
        server.start()
        await server.answering()
        people = [(await lobby.lay("Neda", ["me", "open"]))[1] for _ in range(2 * -(-tables // 40))]
        players: list[list[Player]] = []
        for pair in range(0, len(people), 2):
            for _ in range(min(40, tables - len(players))):
                neda, sara = people[pair], people[pair + 1]
                wanted = {"game": "biblios", "chairs": ["me", "open"], "private": False}
                id = (await lobby.api("POST", "/tables", neda, wanted))["id"]
                commands = f"/tables/{id}/commands"
                await lobby.api("POST", commands, sara, {"id": "sit", "do": "sit"})
                for cookie, share in ((neda, "1" * 32), (sara, "2" * 32)):
                    await lobby.api("POST", commands, cookie, {"id": "share", "do": "share", "share": share})
                for _ in range(3):
                    infos = [(await lobby.api("GET", f"/tables/{id}", cookie), cookie) for cookie in (neda, sara)]
                    info, asked = next((info, cookie) for info, cookie in infos if info["asked"] == info["seat"])
                    said = {"do": "say", "n": info["turn"], "word": info["legal"][0]["word"]}
                    await lobby.api("POST", commands, asked, {"id": f"w{info['turn']}", **said})
                players += [[Player(server.port, id, cookie) for cookie in (neda, sara)]]
        server.kill()
        tasks = [asyncio.create_task(player.run()) for table in players for player in table]
        await asyncio.sleep(0.2)
        began = time.monotonic()
        server.start()
        pages = [player for table in players for player in table]
        moved: set[str] = set()
        first = worked = 0.0
        while len(moved) < tables:
            for player in pages:
                if player.ready and player.asked < 0:
                    await player.answer()
                if any(answer["ok"] for answer in player.answers.values()):
                    moved.add(player.table)
                    first, worked = first or time.monotonic() - began, worked or server.worked()
            await asyncio.sleep(0.002)
            assert time.monotonic() - began < 60
        return first, worked, time.monotonic() - began
    finally:
        await ended(tasks)
        await lobby.close()
        server.stop()


def show(tables: int, first: float, worked: float, last: float) -> None:
    work = f"{first:.2f} s after the start ({worked:.2f} s of work)"
    print(f"\n{tables} open tables: the first move {work}, one at each {last:.2f} s")


def test_moves_are_accepted_soon_after_a_restart(tmp_path: Path) -> None:
    show(30, *asyncio.run(many(tmp_path, 30)))


@pytest.mark.deep
def test_moves_are_accepted_soon_after_a_restart_with_200_tables(tmp_path: Path) -> None:
    first, worked, last = asyncio.run(many(tmp_path, 200))
    show(200, first, worked, last)
    assert worked < 3
