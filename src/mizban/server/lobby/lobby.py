"""All tables that are in memory: they come from disk, stay while somebody wants them, and harm nobody else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

import structlog

from mizban.core.problem import Problem
from mizban.server.bots.players import Players
from mizban.server.codes import letters_of
from mizban.server.errors import Refusal
from mizban.server.lobby.load_and_check import reopened
from mizban.server.lobby.set_aside import AsideTables, SetAside
from mizban.server.storage import tables
from mizban.server.storage.people import People, Person
from mizban.server.table.create import LENGTH
from mizban.server.table.room import Room, TableHost

log = structlog.get_logger()
T = TypeVar("T")
IDLE = 600.0  # seconds until a table that nobody looks at leaves the memory
MOST_RESUMED = 2000  # tables that go on after a restart without anybody coming


class LobbyHost(TableHost, Protocol):
    """The host of these tables: what it has for each of them, and people, bots and work of its own."""

    @property
    def people(self) -> People: ...

    @property
    def bots(self) -> Players: ...

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Does something beside everything else."""


class Lobby:
    """The tables of a host."""

    def __init__(self, host: LobbyHost) -> None:
        self.host = host
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.aside = AsideTables()
        self.restoring = False
        self.restored = 0  # how often a backup was gone back to

    # ------------------------------------------------------------ coming to a table

    async def room(self, id: str) -> Room:
        """The table of this id."""
        if room := self.rooms.get(id):
            room.touch()
            return room
        self.aside.check(id)
        if id not in self.loading:
            self.loading[id] = self.host.spawn(self.load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def room_for(self, id: str, person: Person | None) -> Room:
        """The same, for somebody: a private table is not there for strangers."""
        try:
            room = await self.room(id)
        except SetAside:
            if await tables.may_know(self.host.store, id, person.id if person else 0):
                raise
            raise Refusal(404, "no-table") from None
        if not room.admits(person):
            raise Refusal(404, "no-table")
        return room

    async def by_code(self, code: str) -> Room:
        """The table that this code was given out for."""
        id = await tables.by_code(self.host.store, letters_of(code)[:LENGTH])
        room = await self.room(id) if id else None
        if room is None or room.play.way:  # nobody else comes to an example
            raise Refusal(404, "no-code")
        return room

    async def admit(self, room: Room, person: int) -> None:
        """Somebody has come with the code: from now on they may see this table."""
        if room.private and person not in room.members:
            await self.host.store.write(tables.admit(room.id, person))
            room.admit(person)

    async def load(self, id: str) -> Room:
        """Brings a table from disk. One that cannot be brought, for whatever reason, is set aside."""
        before, name = self.restored, ""
        try:
            stored = await tables.stored_table(self.host.store, id)
            if self.restoring:
                raise Refusal(503, "storage-failed")
            if before != self.restored:
                return await self.load(id)
            if stored.row is None:
                raise Refusal(404, "no-table")
            name = str(stored.row.game)
            room = reopened(self.host, stored)
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
            self.host.bots.wake(room)
            self.host.notices.look(room)
        except Exception as wrong:
            self.set_aside(room, wrong)
            self.aside.check(room.id)
        self.aside.back(room.id)
        return room

    # ------------------------------------------------------------ when something goes wrong

    @contextmanager
    def minding(self, what: str, id: str = "") -> Iterator[None]:
        """The host goes on, whatever goes wrong within, for all or for one table; it is logged once."""
        try:
            yield
        except Problem:
            pass  # who asked for it is told, and a table that is set aside is logged
        except Exception as wrong:
            self.aside.note(what, id, "", wrong)

    def stumbled(self, room: Room, wrong: Exception) -> None:
        """Something went wrong at a table, which goes on."""
        self.aside.note("stumble", room.id, room.game.name, wrong)

    def set_aside(self, room: Room, wrong: Exception) -> None:
        """A table goes wrong again and again: it is let go of, and opened for nobody for a while."""
        if self.rooms.get(room.id) is room:
            self.aside.put(room.id, room.game.name, wrong)
        self.drop(room)

    async def doubt(self, room: Room) -> None:
        """Something could not be written: a table that is not what is on disk is let go of."""
        if await tables.last_number(self.host.store, room.id) != room.history.n:
            log.warning("doubt", table=room.id)
            self.renew(room)

    def renew(self, room: Room) -> None:
        """A table is read anew from disk; a game goes on."""
        self.drop(room)
        if room.state == "playing":
            self.host.spawn(self.room(room.id))

    def drop(self, room: Room) -> None:
        """A table is read anew from disk when somebody wants it."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        self.host.bots.answers.close(room.id)
        with self.minding("drop", room.id):
            room.end()

    def later(self, seconds: float, room: Room, work: Callable[[], Any]) -> asyncio.TimerHandle:
        """Does something at a table after a while."""
        return asyncio.get_running_loop().call_later(seconds, lambda: self.host.spawn(self.alone(room, work)))

    async def alone(self, room: Room, work: Callable[[], Any]) -> None:
        """What a table does by itself; where that goes wrong, it would never go on."""
        try:
            await work()
        except Problem:
            raise
        except Exception as wrong:
            self.set_aside(room, wrong)

    # ------------------------------------------------------------ all of them

    async def resume(self) -> None:
        """Games that were being played when the server ended go on: bots think, clocks run, and people are told."""
        resumed = 0
        for id in await tables.being_played(self.host.store):
            with self.minding("resume", id):
                await self.room(id)
                resumed += 1
            if resumed == MOST_RESUMED:
                break
            await asyncio.sleep(0.02)  # whoever comes in meanwhile is served first

    def sweep(self) -> None:
        """Lets go of tables that nobody has looked at for a while."""
        for room in list(self.rooms.values()):
            if room.watchers or room.lock.locked() or room.id in self.host.bots.busy or room.timers.timer:
                room.touch()
            elif time.monotonic() - room.idle_since > IDLE:
                self.drop(room)

    def forget(self, person: int) -> None:
        """Tables of a person are read anew: who sits there is written differently now."""
        for room in list(self.rooms.values()):
            if person in {room.owner, *room.members, *(chair.person for chair in room.chairs)}:
                self.renew(room)

    def renamed(self, person: Person) -> None:
        """Somebody has another name, or wants other names of things: it is shown at once at all tables."""
        for room in self.rooms.values():
            room.renamed(person)

    def hang_up(self, session: bytes) -> None:
        """Ends the streams of a session that has ended."""
        for room in self.rooms.values():
            for watcher in [watcher for watcher in room.watchers if watcher.session == session]:
                watcher.end()

    @contextmanager
    def emptied(self) -> Iterator[None]:
        """Within, all that is stored may be exchanged: afterwards every table is read anew, and everybody connects."""
        self.restoring = True  # no table comes into memory until it can only come from the new file
        for room in self.rooms.values():
            room.history.close()
        try:
            yield
        finally:
            self.restoring = False
            self.restored += 1
            self.host.people.known.clear()
            self.aside = AsideTables()
            for room in list(self.rooms.values()):
                self.renew(room)
