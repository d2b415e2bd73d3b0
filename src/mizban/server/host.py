"""The host: all tables, all people, and the bots. Pages, streams and programs come in through it."""

from __future__ import annotations

import asyncio
import itertools
import os
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import structlog

from mizban.bots import NAMES, SECONDS, compiling
from mizban.core.games import Game, game, games
from mizban.core.problem import Problem
from mizban.server.bots.pool import Answers, Pool, bot_failed
from mizban.server.errors import Refusal
from mizban.server.garbage import GarbageCollector
from mizban.server.lobby.load import reopened
from mizban.server.lobby.set_aside import AsideTables, SetAside, hindrance
from mizban.server.log import place
from mizban.server.notify.notices import USUAL, Notices, Ways
from mizban.server.storage import tables
from mizban.server.storage.data_folder import aside, prepared
from mizban.server.storage.figures import Figures
from mizban.server.storage.people import People, Person
from mizban.server.storage.store import Store
from mizban.server.table.chairs import Chair, bot_chair
from mizban.server.table.commands import Answer, AnyCommand, Leave, Stand
from mizban.server.table.create import LETTERS, check_crew, laid
from mizban.server.table.room import Room
from mizban.server.table.timers import RETRY

log = structlog.get_logger()
T = TypeVar("T")
IDLE = 600.0  # seconds until a table that nobody looks at leaves the memory
RESTORE, REFUSED = "restore.sqlite", "restore-refused.sqlite"  # a backup that somebody wants back, or cannot have
BANKS = (0, 300, 600, 1200, 2400)  # seconds on a clock that one may choose
STAND_IN = "medium"  # plays for who is away
MOST_RESUMED = 2000  # tables that go on after a restart without anybody coming
MOST_FAILURES = 5  # answers of a bot that went wrong, after which its table is set aside
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
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.aside = AsideTables()
        self.answers = Answers()  # of bots
        self.pool = Pool(workers or max((os.cpu_count() or 2) - 1, 1), thinking, self.answers)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.pencil = asyncio.Lock()  # who draws a page holds it: moves do not wait for more than one page
        self.garbage = GarbageCollector()
        self.busy: set[str] = set()  # tables for which a bot thinks
        self.restoring = False
        self.restored = 0  # how often a backup was gone back to
        self.people.ended = self.hang_up
        self.notices = Notices(self.store, self.spawn, ways)
        self.figures = Figures(folder)

    @property
    def games(self) -> list[Game]:
        """All games that can be played here."""
        return games()

    def game(self, name: str) -> Game:
        """The game of this name."""
        return game(name)

    async def close(self) -> None:
        """Ends the work; nothing that was acknowledged is lost."""
        for room in self.rooms.values():
            with self.minding("close", room.id):
                room.end()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.pool.close()
        for table in list(self.answers.tables):
            self.answers.close(table)
        self.store.close()

    async def attend(self) -> None:
        """Lets games go on, then looks now and then for tables to let go of, and for a backup to go back to."""
        with self.minding("resume"):
            self.spawn(self.resume())
        waits = compiling()
        for beat in itertools.count():
            await asyncio.sleep(0.5)
            if waits and not compiling():
                waits = False
                self.compiled()
            with self.minding("garbage"):
                self.garbage.beat()
            with self.minding("restore"):
                if (self.folder / RESTORE).exists():
                    await self.restore()
            if beat % 60 == 0:
                with self.minding("sweep"):
                    self.sweep()

    def compiled(self) -> None:
        """Compiled rules are there for the bots, and whoever looks on need not be told any more that they are not."""
        for room in self.rooms.values():
            room.poke()

    @contextmanager
    def minding(self, what: str, id: str = "") -> Iterator[None]:
        """The host goes on, whatever goes wrong within, for all or for one table; it is logged once."""
        try:
            yield
        except Problem:
            pass  # who asked for it is told, and a table that is set aside is logged
        except Exception as wrong:
            self.aside.note(what, id, "", wrong)

    async def resume(self) -> None:
        """Games that were being played when the server ended go on: bots think, clocks run, and people are told."""
        resumed = 0
        for id in await tables.being_played(self.store):
            with self.minding("resume", id):
                await self.room(id)
                resumed += 1
            if resumed == MOST_RESUMED:
                break
            await asyncio.sleep(0.02)  # whoever comes in meanwhile is served first

    async def restore(self) -> None:
        """Goes back to a backup; what was there is put aside, and everybody connects anew."""
        self.restoring = True  # no table comes into memory until it can only come from the new file
        for room in self.rooms.values():
            room.history.close()
        try:
            await self.store.swap(self.folder / RESTORE, aside(self.folder))
        except Refusal:
            with suppress(OSError):
                (self.folder / RESTORE).replace(self.folder / REFUSED)
            raise
        finally:
            self.restoring = False
            self.restored += 1
            self.people.known.clear()
            self.aside = AsideTables()
            for room in list(self.rooms.values()):
                self.renew(room)
        log.info("restored")
        self.spawn(self.resume())

    def drop(self, room: Room) -> None:
        """A table is read anew from disk when somebody wants it."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        self.answers.close(room.id)
        with self.minding("drop", room.id):
            room.end()

    def renew(self, room: Room) -> None:
        """A table is read anew from disk; a game goes on."""
        self.drop(room)
        if room.state == "playing":
            self.spawn(self.room(room.id))

    async def doubt(self, room: Room) -> None:
        """Something could not be written: a table that is not what is on disk is let go of."""
        if await tables.last_number(self.store, room.id) != room.history.n:
            log.warning("doubt", table=room.id)
            self.renew(room)

    def stumbled(self, room: Room, wrong: Exception) -> None:
        """Something went wrong at a table, which goes on."""
        self.aside.note("stumble", room.id, room.game.name, wrong)

    def set_aside(self, room: Room, wrong: Exception) -> None:
        """A table goes wrong again and again: it is let go of, and opened for nobody for a while."""
        if self.rooms.get(room.id) is room:
            self.aside.put(room.id, room.game.name, wrong)
        self.drop(room)

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
        return await self.room(id)

    async def teach(self, person: Person, game: Game, id: str) -> Room:
        """A new table of a lesson: it begins at once, and is the same for everybody."""
        lesson = game.lesson(id)
        if await self.count(person) >= MOST_TABLES:
            raise Refusal(409, "too-many-tables", n=MOST_TABLES)
        bots = [Chair("bot", level=lesson.level, share="none") for _ in range(lesson.seats - 1)]
        chairs = [Chair("person", person.id, person.name, share="none"), *bots]
        chosen = game.chosen(lesson.seats, lesson.options)
        made, lay = laid(person, game, chosen, chairs, True, 0, lesson)
        await self.store.write(lay)
        room = await self.room(made)
        async with room.lock:
            await room.proceed()
        return room

    async def count(self, person: Person) -> int:
        """How many tables that a person has laid are not over; those that they have left do not count, nor what they
        could not open."""
        rows = await tables.laid_by(self.store, person.id)
        return sum(row.id not in self.aside and not hindrance(row) for row in rows)

    async def admit(self, room: Room, person: int) -> None:
        """Somebody has come with the code: from now on they may see this table."""
        if room.private and person not in room.members:
            await self.store.write(tables.admit(room.id, person))
            room.admit(person)

    async def room(self, id: str) -> Room:
        """The table of this id."""
        if room := self.rooms.get(id):
            room.touch()
            return room
        self.aside.check(id)
        if id not in self.loading:
            self.loading[id] = self.spawn(self.load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def room_for(self, id: str, person: Person | None) -> Room:
        """The same, for somebody: a private table is not there for strangers."""
        try:
            room = await self.room(id)
        except SetAside:
            if await tables.may_know(self.store, id, person.id if person else 0):
                raise
            raise Refusal(404, "no-table") from None
        if not room.admits(person):
            raise Refusal(404, "no-table")
        return room

    async def by_code(self, code: str) -> Room:
        """The table that this code was given out for."""
        id = await tables.by_code(self.store, "".join(c for c in code.upper() if c in LETTERS)[:8])
        if id is None:
            raise Refusal(404, "no-code")
        return await self.room(id)

    async def load(self, id: str) -> Room:
        """Brings a table from disk. One that cannot be brought, for whatever reason, is set aside."""
        before, name = self.restored, ""
        try:
            stored = await tables.stored_table(self.store, id)
            if self.restoring:
                raise Refusal(503, "storage-failed")
            if before != self.restored:
                return await self.load(id)
            if stored.row is None:
                raise Refusal(404, "no-table")
            name = str(stored.row.game)
            room = reopened(self, stored)
        except Exception as wrong:
            if isinstance(wrong, Refusal) and not isinstance(wrong, SetAside):
                raise
            raise self.aside.put(id, name, wrong) from None
        return self.placed(room)

    def placed(self, room: Room) -> Room:
        """A table is there: its clock runs, a bot may think, and somebody may have to be told."""
        self.rooms[room.id] = room
        try:
            room.timers.arm()
            self.wake(room)
            self.look(room)
        except Exception as wrong:
            self.set_aside(room, wrong)
            self.aside.check(room.id)
        self.aside.back(room.id)
        return room

    def sweep(self) -> None:
        """Lets go of tables that nobody has looked at for a while."""
        for room in list(self.rooms.values()):
            if room.watchers or room.lock.locked() or room.id in self.busy or room.timers.timer:
                room.touch()
            elif time.monotonic() - room.idle_since > IDLE:
                self.drop(room)

    def forget(self, person: int) -> None:
        """Tables of a person are read anew: who sits there is written differently now."""
        for room in list(self.rooms.values()):
            if person in {room.owner, *room.members, *(chair.person for chair in room.chairs)}:
                self.renew(room)

    async def merged(self, guest: Person, account: Person) -> int:
        """What a guest had is an account's now. Nobody has two seats: where both sit at one table that is not over, the
        guest gets up, or a bot keeps that seat; returns at how many tables."""
        self.forget(guest.id)
        shared = await tables.shared_by(self.store, guest.id, account.id)
        for id in shared:
            with self.minding("merge", id):  # or a bot had that seat before
                room = await self.room(id)
                goes = Stand if room.state == "waiting" else Leave
                await self.do(room, guest, goes(f"merged-{account.id}"))
        return len(shared)

    def renamed(self, person: Person) -> None:
        """Somebody has another name: it is shown at once at all tables."""
        for room in self.rooms.values():
            room.renamed(person)

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
            self.stumbled(room, wrong)
            raise Refusal(500, "move-failed") from None

    def hang_up(self, session: bytes) -> None:
        """Ends the streams of a session that has ended."""
        for room in self.rooms.values():
            for watcher in [watcher for watcher in room.watchers if watcher.session == session]:
                watcher.end()

    # ------------------------------------------------------------ bots and timers

    def wake(self, room: Room) -> None:
        """Lets a bot think if it is asked, unless nobody is there to play with, or somebody asks to go back."""
        if room.state != "playing":
            self.answers.close(room.id)
        on = room.state == "playing" and not room.history.closed and not room.chairs.deserted and not room.play.held
        bots = [seat for seat in room.play.due if room.chairs[seat].by_bot] if on else []
        if bots and room.id not in self.busy:
            self.busy.add(room.id)
            self.spawn(self.think(room, bots[0]))

    def look(self, room: Room) -> None:
        """Lets somebody be told who is asked and is not there."""
        self.notices.look(room)

    async def think(self, room: Room, seat: int) -> None:
        """One answer of a bot. It comes in steps of the pace, so that the time it took tells nothing."""
        turn, started = room.play.turn, time.monotonic()
        try:
            word = await self.answer(room, seat)
            if self.pace:
                took = time.monotonic() - started
                await asyncio.sleep(self.pace - took % self.pace)
            await room.say_for(seat, turn, word)
        except Refusal as refusal:
            log.error("think", table=room.id, error=refusal.text)
            await asyncio.sleep(RETRY)  # the disk may have room again
        except Exception as wrong:
            self.stumbled(room, wrong)
            if room.play.failed() >= MOST_FAILURES:
                self.set_aside(room, wrong)
            else:
                await asyncio.sleep(RETRY)
        finally:
            self.busy.discard(room.id)
            if current := self.rooms.get(room.id):
                self.wake(current)

    async def answer(self, room: Room, seat: int) -> str:
        """What a bot wants to say; where not even its question can be put, or its answer could not be played, it tries
        the legal answers in turn."""
        level = room.chairs[seat].level or STAND_IN
        if not room.play.failures:
            try:
                return await self.pool.choose(room.game, level, room.play.facing(seat), seat, room.id)
            except Exception as wrong:
                self.stumbled(room, wrong)
                bot_failed(room.game.name, level, seat, room.id, wrong)
        self.answers.add(room.id, room.game.name, "failed")
        legal = room.play.facing(seat).legal
        return str(legal[room.play.failures % len(legal)].word)

    def later(self, seconds: float, room: Room, work: Callable[[], Any]) -> asyncio.TimerHandle:
        """Does something at a table after a while."""
        return asyncio.get_running_loop().call_later(seconds, lambda: self.spawn(self.alone(room, work)))

    async def alone(self, room: Room, work: Callable[[], Any]) -> None:
        """What a table does by itself; where that goes wrong, it would never go on."""
        try:
            await work()
        except Problem:
            raise
        except Exception as wrong:
            self.set_aside(room, wrong)
