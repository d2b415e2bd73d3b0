"""The host: all tables, all people, and the bots. Pages, streams and programs come in through it."""

from __future__ import annotations

import asyncio
import itertools
import os
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import structlog

from mizban.bots import NAMES, SECONDS, compiling
from mizban.core.game.trials import Trial
from mizban.core.problem import Problem
from mizban.render.games import Game, game, registered_games
from mizban.server.bots.players import Players
from mizban.server.bots.pool import Answers, Pool
from mizban.server.errors import Refusal
from mizban.server.garbage import GarbageCollector
from mizban.server.lobby import examples
from mizban.server.lobby.lobby import Lobby
from mizban.server.lobby.set_aside import hindrance
from mizban.server.log import place
from mizban.server.notify.notices import USUAL, Notices, Ways
from mizban.server.storage import tables
from mizban.server.storage.data_folder import aside, prepared
from mizban.server.storage.figures import Figures
from mizban.server.storage.people import People, Person
from mizban.server.storage.store import Store, Write
from mizban.server.table.chairs import Chair, bot_chair
from mizban.server.table.commands import Answer, AnyCommand, Leave, Stand
from mizban.server.table.create import check_crew, laid
from mizban.server.table.room import Room

log = structlog.get_logger()
T = TypeVar("T")
RESTORE, REFUSED = "restore.sqlite", "restore-refused.sqlite"  # a backup that somebody wants back, or cannot have
BANKS = (0, 300, 600, 1200, 2400)  # seconds on a clock that one may choose
SPARRING = "easy"  # the bots of an example that has been left
MOST_TABLES = 50  # tables of one person that wait or are being played


class Host:
    """One server."""

    def __init__(
        self, folder: Path, pace: float = 0.45, workers: int = 0, ways: Ways = USUAL, thinking: float = SECONDS
    ) -> None:
        prepared(folder)
        self.folder = folder
        self.pace = pace  # seconds a bot seems to think, at least: how long it really took tells nothing
        self.sign = secrets.token_hex(8)  # by which another process knows this one
        self.store = Store(folder / "mizban.sqlite")
        self.people = People(self.store)
        self.lobby = Lobby(self)
        answers = Answers()
        self.pool = Pool(workers or max((os.cpu_count() or 2) - 1, 1), thinking, answers)
        self.bots = Players(self, answers)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.pencil = asyncio.Lock()  # who draws a page holds it: moves do not wait for more than one page
        self.garbage = GarbageCollector()
        self.people.ended = self.lobby.hang_up
        self.notices = Notices(self.store, self.spawn, ways)
        self.figures = Figures(folder)

    @property
    def games(self) -> list[Game]:
        """All games that can be played here."""
        return registered_games()

    def game(self, name: str) -> Game:
        """The game of this name."""
        return game(name)

    async def close(self) -> None:
        """Ends the work; nothing that was acknowledged is lost."""
        for room in self.lobby.rooms.values():
            with self.lobby.minding("close", room.id):
                room.end()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.pool.close()
        for table in list(self.bots.answers.tables):
            self.bots.answers.close(table)
        self.store.close()

    async def attend(self) -> None:
        """Lets games go on, then looks now and then for tables to let go of, and for a backup to go back to."""
        with self.lobby.minding("resume"):
            self.spawn(self.lobby.resume())
        waits = compiling()
        for beat in itertools.count():
            await asyncio.sleep(0.5)
            if waits and not compiling():
                waits = False
                self.compiled()
            with self.lobby.minding("garbage"):
                self.garbage.beat()
            with self.lobby.minding("restore"):
                if (self.folder / RESTORE).exists():
                    await self.restore()
            if beat % 60 == 0:
                with self.lobby.minding("sweep"):
                    self.lobby.sweep()
            if beat % 1200 == 0:
                with self.lobby.minding("expire"):
                    await examples.expire(self.lobby)

    def compiled(self) -> None:
        """Compiled rules are there for the bots, and whoever looks on need not be told any more that they are not."""
        for room in self.lobby.rooms.values():
            room.poke()

    async def restore(self) -> None:
        """Goes back to a backup; what was there is put aside, and everybody connects anew."""
        with self.lobby.emptied():
            try:
                await self.store.swap(self.folder / RESTORE, aside(self.folder))
            except Refusal:
                with suppress(OSError):
                    (self.folder / RESTORE).replace(self.folder / REFUSED)
                raise
        log.info("restored")
        self.spawn(self.lobby.resume())

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Does something beside everything else; what goes wrong there is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (wrong := task.exception()) and not isinstance(wrong, Problem):
            log.error("task", error=type(wrong).__name__, place=place(wrong))

    # ------------------------------------------------------------ tables

    async def create(
        self,
        person: Person,
        game: Game,
        seats: int,
        options: dict[str, str],
        chairs: list[str],
        private: bool,
        bank: int,
    ) -> Room:
        """A new table. A seat is "me" for its maker, "open" for a person who is to come, or the level of a bot."""
        chosen = game.agreed(seats, game.counting(self.figures.filled(game, seats, options)))
        if len(chairs) != seats or chairs.count("me") > 1 or any(c not in ("me", "open", *NAMES) for c in chairs):
            raise Refusal(422, "bad-chairs")
        if not {"me", "open"} & set(chairs):
            raise Refusal(422, "no-person")
        check_crew(game, chosen, sum(chair in ("me", "open") for chair in chairs), seats)
        if bank not in BANKS:
            raise Refusal(422, "bad-choice")
        if await self.count(person) >= MOST_TABLES:
            raise Refusal(409, "too-many-tables", n=MOST_TABLES)
        made: list[Chair] = []
        for chair in chairs:
            sitting = Chair("person", person.id, person.name) if chair == "me" else Chair()
            made.append(sitting if chair in ("me", "open") else bot_chair(chair))
        id, lay = laid(person, game, chosen, made, private, bank)
        await self.store.write(lay)
        return await self.lobby.room(id)

    async def teach(self, person: Person, game: Game, id: str) -> Room:
        """A new table of a lesson: it begins at once, and is the same for everybody."""
        lesson = game.lesson(id)
        if await self.count(person) >= MOST_TABLES:
            raise Refusal(409, "too-many-tables", n=MOST_TABLES)
        bots = [Chair("bot", level=lesson.level, share="none") for _ in range(lesson.seats - 1)]
        chairs = [Chair("person", person.id, person.name, share="none"), *bots]
        chosen = game.chosen(lesson.seats, lesson.options)
        return await self.begun(*laid(person, game, chosen, chairs, True, 0, lesson))

    async def lay_example(self, person: Person, game: Game, trial: Trial) -> Room:
        """A new table that begins with a worked example. Nothing counts there, so it is not among a person's tables."""
        await examples.make_way(self.lobby, person)
        chairs = [Chair("bot", level=SPARRING, share="none") for _ in range(trial.seats)]
        chairs[trial.seat] = Chair("person", person.id, person.name, share="none")
        return await self.begun(*laid(person, game, trial.options, chairs, True, 0, example=trial.name))

    async def begun(self, id: str, lay: Write) -> Room:
        """A table whose people are all there: its game begins at once."""
        await self.store.write(lay)
        room = await self.lobby.room(id)
        async with room.lock:
            await room.proceed()
        return room

    async def count(self, person: Person) -> int:
        """How many tables that a person has laid are not over; those that they have left do not count, nor what they
        could not open."""
        rows = await tables.laid_by(self.store, person.id)
        return sum(row.id not in self.lobby.aside and not hindrance(row) for row in rows)

    async def merged(self, guest: Person, account: Person) -> int:
        """What a guest had is an account's now. Nobody has two seats: where both sit at one table that is not over, the
        guest gets up, or a bot keeps that seat; returns at how many tables."""
        self.lobby.forget(guest.id)
        shared = await tables.shared_by(self.store, guest.id, account.id)
        for id in shared:
            with self.lobby.minding("merge", id):  # or a bot had that seat before
                room = await self.lobby.room(id)
                goes = Stand if room.state == "waiting" else Leave
                await self.do(room, guest, goes(f"merged-{account.id}"))
        return len(shared)

    async def do(self, room: Room, person: Person, command: AnyCommand) -> Answer:
        """One command, done to its end even if the one who sent it hangs up."""
        return await asyncio.shield(self.spawn(self.done(room, person, command)))

    async def done(self, room: Room, person: Person, command: AnyCommand) -> Answer:
        """The same; what goes wrong in it has changed nothing, and concerns nobody else."""
        try:
            return await room.do(person, command)
        except Problem:
            raise
        except Exception as wrong:
            self.lobby.stumbled(room, wrong)
            raise Refusal(500, "move-failed") from None
