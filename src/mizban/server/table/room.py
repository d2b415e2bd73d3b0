"""A table: who sits where, the game on it, and the list of all that happened there.

Whatever happens is planned first (which changes nothing), then written to disk, then taken for true and told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol

import msgspec

from mizban.core.game.trials import trial
from mizban.core.record import Record
from mizban.core.rng import commitment
from mizban.render.games import Game
from mizban.render.tongue import spoken
from mizban.server.errors import Refusal
from mizban.server.storage import tables
from mizban.server.storage.people import Person, when
from mizban.server.storage.store import Store, in_turn, point
from mizban.server.table import commands as said
from mizban.server.table.chairs import Chair, Chairs
from mizban.server.table.changes import answers, seats
from mizban.server.table.changes.plan import plan
from mizban.server.table.clock import Clock
from mizban.server.table.commands import Answer, AnyCommand
from mizban.server.table.entries import SAID, Change, stored
from mizban.server.table.history import History
from mizban.server.table.play import Play, Way
from mizban.server.table.seen import Rendered, Seen
from mizban.server.table.timers import Timers
from mizban.server.table.watchers import Watcher

CROWD = 200  # streams of one table


class TableLobby(Protocol):
    """What a table asks of those who keep all tables."""

    def later(self, seconds: float, room: Room, work: Callable[[], Any]) -> asyncio.TimerHandle:
        """Does something at a table after a while."""

    async def doubt(self, room: Room) -> None:
        """Something could not be written."""

    def stumbled(self, room: Room, wrong: Exception) -> None:
        """Something went wrong at a table, which goes on."""

    def renew(self, room: Room) -> None:
        """A table is to be read anew from disk."""


class TableBots(Protocol):
    """What a table asks of the bots."""

    def wake(self, room: Room) -> None:
        """A bot may have been asked."""


class TableNotices(Protocol):
    """What a table asks of those who write to people."""

    def look(self, room: Room) -> None:
        """Somebody may have been asked who is not there."""


class TableHost(Protocol):
    """The host of a table, as far as a table knows it."""

    @property
    def store(self) -> Store: ...

    @property
    def lobby(self) -> TableLobby: ...

    @property
    def bots(self) -> TableBots: ...

    @property
    def notices(self) -> TableNotices: ...


class Room:
    """One table in memory."""

    def __init__(self, host: TableHost, row: Any, game: Game, chairs: list[Chair]) -> None:
        self.host = host
        self.game = game
        self.id: str = row.id
        self.code: str = row.code
        self.owner: int = row.owner
        self.seats: int = row.seats
        self.options = msgspec.json.decode(row.options, type=dict[str, str])
        self.private: bool = bool(row.private)
        self.bank: int = row.bank
        self.state: str = row.state
        self.made = when(row.made)
        self.secret: str = row.secret
        self.next: str = row.next
        self.chairs = Chairs(chairs)
        self.members: set[int] = set()
        self.history = History()
        self.clock = Clock(self.bank, self.seats, lambda seat: self.play.waits(seat))
        way = Way(trial(game, row.example)) if row.example else None
        if way:
            self.chairs.call(way.trial.example.names)
        self.play = Play(game, self.chairs, self.clock, game.lesson(row.lesson) if row.lesson else None, way)
        self.timers = Timers(self)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.looks: dict[tuple[int, str, str, bool], Seen] = {}
        self.rendered = Rendered()
        self.idle_since = time.monotonic()

    # ------------------------------------------------------------ looking

    def seat_of(self, person: Person | None) -> int:
        """The seat of a person, or -1."""
        return self.chairs.seat_of(person)

    def viewer(self, person: Person | None) -> int:
        """Through which eyes a person looks: those of their seat, else those of the public."""
        seat = self.seat_of(person)
        return seat if seat >= 0 else self.seats

    def admits(self, person: Person | None) -> bool:
        """Whether a person may come near: everybody to an open table, members and the seated to a private one."""
        if not self.private:
            return True
        return person is not None and (
            person.id in self.members or person.id == self.owner or self.seat_of(person) >= 0
        )

    @property
    def commitment(self) -> str:
        """The hash of the secret, published before anybody gives a number."""
        return commitment(self.secret)

    def record(self) -> Record:
        """The game so far; with what proves its chance once it is over."""
        assert self.play.match is not None
        so_far = self.play.match.record
        if self.play.way:  # its chance comes with the position
            return replace(so_far, said=list(so_far.said))
        shares = ",".join(chair.share for chair in self.chairs)
        fair = {"commit": self.commitment, "secret": self.secret, "shares": shares}
        return replace(so_far, fair=fair, said=list(so_far.said))

    def seen(self, viewer: int, tongue: str, form: str, aided: bool = True) -> Seen:
        """All that one pair of eyes may see now; those that are not `aided` remember for themselves."""
        key = (viewer, tongue, form, aided)
        look = self.looks.get(key)
        if look is None:
            s, sealed = self.play.facing(viewer), self.play.sealed.get(viewer)
            undo = self.play.undoable(viewer) if viewer < self.seats and self.state == "playing" else 0
            names, word = self.chairs.names(spoken(tongue)), sealed.word if sealed else ""
            look = Seen(self.game, s, viewer, tongue, form, names, undo, word, aided)
            self.looks[key] = look
        return look

    # ------------------------------------------------------------ doing

    async def do(self, person: Person, command: AnyCommand) -> Answer:
        """One command of one person. Said again, it is answered the same and done once."""
        async with self.lock:
            key = f"{person.id}:{command.id}"
            if entry := self.history.of_command(key):
                if isinstance(command, said.Say) and (entry.kind not in SAID or entry.word != command.word):
                    raise Refusal(409, "id-used")
                return Answer(command.id, True, entry.n, next=self.next if entry.kind == "rematch" else "")
            if isinstance(command, said.Rematch) and self.next and self.seat_of(person) >= 0:
                return Answer(command.id, True, self.history.n, next=self.next)
            change = plan(self, person, command)
            change.entry.command = key
            change.entry.person = person.id
            await self.make(change)
            with suppress(Refusal):  # what was asked for is done; the start is tried again by itself
                await self.proceed()
            return Answer(command.id, True, change.entry.n, next=self.next if change.entry.kind == "rematch" else "")

    async def say_for(self, seat: int, n: int, word: str) -> None:
        """What a bot answers; too late, at a table that was let go of, or while somebody asks to go back, it changes
        nothing."""
        async with self.lock:
            here = self.state == "playing" and not self.history.closed
            asked = here and n == self.play.turn and seat in self.play.due and self.chairs[seat].by_bot
            if asked and not self.play.held:
                await self.make(answers.saying(self, seat, word))

    async def make(self, change: Change) -> None:
        """Writes a change, takes it for true, and tells those who look."""
        self.history.check_open(change.entry.kind)
        entries = change.entries
        rows = [stored(self.id, entry) for entry in entries]
        try:
            await self.host.store.write(in_turn(tables.add_entries(rows), *change.writes))
        except Refusal:
            await self.host.lobby.doubt(self)
            raise
        point("before answer")
        try:
            for entry in entries:
                self.history.add(entry)
            change.then()
            self.changed()
        except Exception as wrong:  # it is on disk and counts: the table is made again from there
            self.host.lobby.stumbled(self, wrong)
            self.host.lobby.renew(self)

    async def proceed(self, late: bool = False) -> None:
        """Starts the game once all are there and have given their numbers, or have had the time to."""
        if self.state != "waiting" or not self.chairs.full:
            return
        if late or all(chair.share for chair in self.chairs):
            await self.make(seats.starting(self))

    # ------------------------------------------------------------ what is different now

    def note(self, state: str = "", owner: int = 0, next: str = "") -> None:
        """What is written of this table counts: its state, whose it is, or the one where all go on."""
        self.state, self.owner, self.next = state or self.state, owner or self.owner, next or self.next

    def changed(self) -> None:
        """Something is different: everybody looks again, a bot may have to think, a clock may run."""
        self.looks.clear()
        self.poke()
        self.timers.arm()
        self.host.bots.wake(self)
        self.host.notices.look(self)

    def renamed(self, person: Person) -> None:
        """Somebody has another name, or wants things to be named in another way: it is shown at once."""
        if self.chairs.rename(person):
            self.looks.clear()
            self.poke()
        for watcher in [watcher for watcher in self.watchers if watcher.person == person.id]:
            watcher.meet(person)

    # ------------------------------------------------------------ who is here

    def admit(self, *people: int) -> None:
        """These people may see a private table from now on."""
        self.members |= set(people)

    def come(self, watcher: Watcher) -> None:
        """Somebody looks at this table."""
        self.watchers.add(watcher)
        self.presence()

    def go(self, watcher: Watcher) -> None:
        """Somebody looks elsewhere."""
        self.watchers.discard(watcher)
        self.presence()

    def presence(self) -> None:
        """Who of the seated looks at the table."""
        self.chairs.look({watcher.person for watcher in self.watchers})
        self.host.notices.look(self)

    def poke(self) -> None:
        """Whoever looks at this table sees what is new."""
        for watcher in list(self.watchers):
            watcher.poke()

    def touch(self) -> None:
        """Somebody wants this table: it stays in memory for a while."""
        self.idle_since = time.monotonic()

    def end(self) -> None:
        """This table is let go of: its clock stops, and whoever looks comes again."""
        self.history.close()
        self.timers.cancel()
        self.host.notices.look(self)
        for watcher in list(self.watchers):
            watcher.end()


def check_crowd(room: Room, person: Person | None) -> None:
    """Whether somebody more may look at a table; those who sit here always may."""
    if len(room.watchers) >= CROWD and room.seat_of(person) < 0:
        raise Refusal(503, "table-crowded")
