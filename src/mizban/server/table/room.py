"""A table: who sits where, the game on it, and the list of all that happened there.

Whatever happens is planned first (which changes nothing), then written to disk, then taken for true and told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from mizban.core.games import Game
from mizban.core.lessons import Goal
from mizban.core.match import Match
from mizban.core.record import Record
from mizban.core.rng import commitment
from mizban.server.errors import Refusal, texts
from mizban.server.storage import tables
from mizban.server.storage.people import Person, now, when
from mizban.server.storage.store import Write, in_turn, point
from mizban.server.table import commands as said
from mizban.server.table.changes import answers, seats, undo
from mizban.server.table.changes.plan import plan
from mizban.server.table.commands import Answer, AnyCommand
from mizban.server.table.entries import SAID, SILENT, Chair, Change, Entry, Pending, Vote, stored
from mizban.server.table.seen import LogLine, Seen, doer
from mizban.server.table.watchers import Watcher

if TYPE_CHECKING:
    from mizban.server.host import Host

PATIENCE = 8.0  # seconds to wait for the numbers of the seats before the game starts without them
RETRY = 5.0  # seconds until what could not be written is tried again
GONE = 20.0  # seconds after which a seat that is not there may be handed to a bot
SILENCE = 180.0  # the same for a seat that is asked and does not answer, where there is no clock
VOTING = 60.0  # seconds that bots wait for all to agree to going back
LONGEST_LOG = 20_000  # entries of one table; more is somebody who means no good
LONGEST_TALK = 2000  # of them that a game can do without, so that nobody can talk it to its end
TALK = ("chat", "undo-ask", "undo-yes", "undo-no", "reseal", "unseal")
CROWD = 200  # streams of one table


def called(chairs: Iterable[Any], lang: str) -> list[str]:
    """What those are called who sit on chairs; each has a kind and a name."""
    say = texts(lang).say
    chairs = list(chairs)
    bots = sum(chair.kind == "bot" for chair in chairs)
    found: list[str] = []
    count = 0
    for chair in chairs:
        if chair.kind == "bot":
            count += 1
            found.append(say("bot-name", {"letter": say(f"letter-{count}")}) if bots > 1 else say("bot"))
        else:
            found.append(chair.name or "" if chair.kind == "person" else say("free-seat"))
    return found


class Room:
    """One table in memory."""

    def __init__(self, host: Host, row: Any, game: Game, chairs: list[Chair]) -> None:
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
        self.lesson = game.lesson(row.lesson) if row.lesson else None
        self.learned: tuple[int, list[int]] = (-1, [])  # now, and after how many words goals of the lesson were reached
        self.chairs = chairs
        self.members: set[int] = set()
        self.match: Match | None = None
        self.entries: list[Entry] = []
        self.done: dict[str, int] = {}  # [command] the entry it made
        self.talk = 0  # entries beside the moves
        self.turn = 0
        self.sealed: dict[int, Entry] = {}  # [seat] answers that wait for those of others
        self.notices: dict[int, Pending] = {}  # [seat] who is asked and elsewhere
        self.vote: Vote | None = None
        self.spent = [0] * self.seats  # milliseconds
        self.asked_at = [time.monotonic()] * self.seats
        self.full_since = 0.0  # when the last seat was taken; 0: not yet
        self.timer: asyncio.TimerHandle | None = None
        self.hush: asyncio.TimerHandle | None = None  # until somebody has not answered for long
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.kept: dict[int, Any] = {}  # [words said] positions to go back to
        self.looks: dict[tuple[int, str, str], Seen] = {}
        self.rendered: dict[
            tuple[str, str, bool, bool], tuple[object, str]
        ] = {}  # parts of pages, after what they are of
        self.idle_since = time.monotonic()
        self.broken = False
        self.failures = 0  # how often a bot could not answer the open question

    # ------------------------------------------------------------ looking

    @property
    def n(self) -> int:
        """The number of the last entry."""
        return self.entries[-1].n if self.entries else 0

    @property
    def commitment(self) -> str:
        """The hash of the secret, published before anybody gives a number."""
        return commitment(self.secret)

    @property
    def open(self) -> list[int]:
        """The seats whose questions are open, in the order in which their answers are played."""
        return [step.seat for step in self.match.s.open()] if self.match else []

    @property
    def due(self) -> list[int]:
        """Those of them that have yet to answer."""
        return [seat for seat in self.open if seat not in self.sealed]

    @property
    def asked(self) -> int:
        """The first seat that has yet to answer, or -1."""
        return next(iter(self.due), -1)

    @property
    def by_bots(self) -> bool:
        """Whether nobody but bots has yet to answer."""
        return all(self.chairs[seat].by_bot for seat in self.due)

    @property
    def held(self) -> bool:
        """Whether the bots that are asked wait, because somebody asks to go back."""
        return self.vote is not None and self.by_bots

    def facing(self, viewer: int) -> Any:
        """The position as it is for one who looks: their own question comes first, else that of who is waited for."""
        assert self.match is not None, "there is no game yet"
        seat = viewer if viewer in self.due else self.asked
        return self.match.s if seat == self.match.s.asked else self.match.s.facing(seat)

    def seat_of(self, person: Person | None) -> int:
        """The seat of a person, or -1."""
        if person is None:
            return -1
        return next((i for i, c in enumerate(self.chairs) if c.kind == "person" and c.person == person.id), -1)

    @property
    def deserted(self) -> bool:
        """Whether all people have gone: then the game waits for them."""
        return not any(chair.kind == "person" and not chair.away for chair in self.chairs)

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

    def names(self, lang: str) -> list[str]:
        """What the players are called."""
        return called(self.chairs, lang)

    @property
    def reached(self) -> list[int]:
        """After how many words the goals of the lesson were reached."""
        if self.lesson is None or self.match is None:
            return []
        if self.learned[0] != len(self.match.record.said):
            self.learned = (len(self.match.record.said), self.lesson.reached(self.match.record))
        return self.learned[1]

    @property
    def goal(self) -> Goal | None:
        """What is to be reached next in a lesson."""
        goals = self.lesson.goals if self.lesson else ()
        return goals[len(self.reached)] if len(self.reached) < len(goals) else None

    def left(self, seat: int) -> float:
        """Seconds left on the clock of a seat."""
        here = time.monotonic() - self.asked_at[seat] if self.ticks(seat) else 0.0
        return max(self.bank - self.spent[seat] / 1000 - here, 0.0)

    def ticks(self, seat: int) -> bool:
        """Whether the clock of a seat runs now."""
        return bool(self.bank) and self.state == "playing" and seat in self.due and not self.chairs[seat].by_bot

    def record(self) -> Record:
        """The game so far; with what proves its chance once it is over."""
        assert self.match is not None
        found = self.match.record
        shares = ",".join(chair.share for chair in self.chairs)
        fair = {"commit": self.commitment, "secret": self.secret, "shares": shares}
        return Record(found.game, found.seats, found.seed, found.options, fair, list(found.said), found.scores)

    def seen(self, viewer: int, lang: str, form: str) -> Seen:
        """All that one pair of eyes may see now."""
        key = (viewer, lang, form)
        found = self.looks.get(key)
        if found is None:
            s, sealed = self.facing(viewer), self.sealed.get(viewer)
            undo = self.undoable(viewer) if viewer < self.seats and self.state == "playing" else 0
            found = Seen(self.game, s, viewer, lang, form, self.names(lang), undo, sealed.word if sealed else "")
            self.looks[key] = found
        return found

    def undoable(self, seat: int) -> int:
        """How many of its last words a seat may take back; the last may be one that nobody knows yet."""
        assert self.match is not None
        return int(seat in self.sealed) if self.sealed else self.match.undoable(seat)

    def lines(self, viewer: int, lang: str, since: int = 0) -> list[LogLine]:
        """What happened after entry `since`, in words for one viewer."""
        names = self.names(lang)
        told = self.game.texts(lang, names)
        found: list[LogLine] = []
        for entry in self.entries[self.index(since) :]:
            if entry.kind == "chat":
                found.append(LogLine(entry.n, when(entry.at), "chat", entry.seat, entry.name, entry.word, (), False))
                continue
            if entry.kind not in SILENT:
                name = entry.name or texts(lang).say("bot")
                own = "you" if entry.seat == viewer and texts(lang).has(f"log-{entry.kind}", "you") else ""
                text = texts(lang).say(f"log-{entry.kind}", {"name": name, "n": entry.count}, own)
                found.append(LogLine(entry.n, when(entry.at), "event", entry.seat, name, text, (), False))
            for news in entry.news:
                text = told.news(news, viewer)
                if text:
                    refs = tuple(self.game.refs(news))
                    found.append(LogLine(entry.n, when(entry.at), "news", doer(news), "", text, refs, entry.gone))
        return found

    def index(self, n: int) -> int:
        """Where the entries after number n begin; they are numbered from 1 without a gap."""
        return min(max(n, 0), len(self.entries))

    # ------------------------------------------------------------ doing

    async def do(self, person: Person, command: AnyCommand) -> Answer:
        """One command of one person. Said again, it is answered the same and done once."""
        async with self.lock:
            key = f"{person.id}:{command.id}"
            if n := self.done.get(key):
                entry = self.entries[n - 1]
                if isinstance(command, said.Say) and (entry.kind not in SAID or entry.word != command.word):
                    raise Refusal(409, "id-used")
                return Answer(command.id, True, n, next=self.next if entry.kind == "rematch" else "")
            if isinstance(command, said.Rematch) and self.next and self.seat_of(person) >= 0:
                return Answer(command.id, True, self.n, next=self.next)
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
            here = self.state == "playing" and not self.broken
            asked = here and n == self.turn and seat in self.due and self.chairs[seat].by_bot
            if asked and not self.held:
                await self.make(answers.saying(self, seat, word))

    async def make(self, change: Change) -> None:
        """Writes a change, takes it for true, and tells those who look."""
        self.check_open(change.entry.kind)
        entries = change.entries
        rows = [stored(self.id, entry) for entry in entries]
        try:
            await self.host.store.write(in_turn(tables.add_entries(rows), *change.writes))
        except Refusal:
            await self.host.doubt(self)
            raise
        point("before answer")
        try:
            for entry in entries:
                self.keep(entry)
            change.then()
            self.changed()
        except Exception as wrong:  # it is on disk and counts: the table is made again from there
            self.host.stumbled(self, wrong)
            self.host.renew(self)

    def check_crowd(self, person: Person | None) -> None:
        """Whether somebody more may look at this table; those who sit here always may."""
        if len(self.watchers) >= CROWD and self.seat_of(person) < 0:
            raise Refusal(503, "table-crowded")

    def check_open(self, kind: str) -> None:
        """Whether this table takes another entry of a kind."""
        if self.broken:
            raise Refusal(503, "storage-failed")
        if len(self.entries) >= LONGEST_LOG or (kind in TALK and self.talk >= LONGEST_TALK):
            raise Refusal(409, "table-full")

    def keep(self, entry: Entry) -> None:
        """Adds an entry that is on disk."""
        self.entries.append(entry)
        self.talk += entry.kind in TALK
        if entry.command:
            self.done[entry.command] = entry.n

    def changed(self) -> None:
        """Something is different: everybody looks again, a bot may have to think, a clock may run."""
        self.looks.clear()
        self.poke()
        self.arm()
        self.host.wake(self)
        self.host.look(self)

    def poke(self) -> None:
        """Whoever looks at this table sees what is new."""
        for watcher in list(self.watchers):
            watcher.poke()

    def end(self) -> None:
        """This table is let go of: its clock stops, and whoever looks comes again."""
        self.broken = True
        for timer in (self.timer, self.hush):
            if timer:
                timer.cancel()
        self.timer = self.hush = None
        self.host.look(self)
        for watcher in list(self.watchers):
            watcher.end()

    def entry(self, kind: str, seat: int = -1, **fields: Any) -> Entry:
        return Entry(self.n + 1, now(), kind, seat, **fields)

    def must(self, state: str) -> None:
        if self.state != state:
            raise Refusal(409, "table-closed" if self.state == "closed" else f"not-{state}")

    # ------------------------------------------------------------ the game

    def opened(self, n: int) -> None:
        """A new question is open."""
        self.turn = n
        self.failures = 0
        self.vote = None
        self.sealed = {}
        self.asked_at = [time.monotonic()] * self.seats

    def thought(self, seat: int) -> int:
        """Milliseconds that the clock of a seat has run since the question was put."""
        return round((time.monotonic() - self.asked_at[seat]) * 1000) if self.ticks(seat) else 0

    def row(self, **fields: Any) -> Write:
        """Changes the row of this table."""
        return tables.change_table(self.id, **fields)

    def chair_row(self, seat: int, **fields: Any) -> Write:
        """Changes the row of a chair."""
        return tables.change_chair(self.id, seat, **fields)

    def back(self, count: int, s: Any) -> None:
        """Forgets the last words; `s` is the position before them."""
        assert self.match is not None
        match = self.match
        words = len(match.record.said) - count
        for entry in [entry for entry in self.entries if entry.kind == "say" and not entry.gone][words:]:
            entry.gone = True
        match.undo(count, s)
        self.kept = {at: kept for at, kept in self.kept.items() if at <= words}

    def position(self, words: int) -> Any:
        """The position after so many words, from the nearest one that was kept."""
        assert self.match is not None
        record = self.match.record
        at = max((at for at in self.kept if at <= words), default=0)
        s = self.kept[at].copy() if at else self.game.new(record.seats, record.seed, record.options)
        rest = record.said[at:words]
        followed = s.follow([seat for seat, _ in rest], [self.game.words.named[word] for _, word in rest])
        if followed < len(rest):
            raise ValueError(f"word {at + followed + 1} does not follow")
        return s

    def voted(self, vote: Vote | None) -> None:
        self.vote = vote

    def others(self, seat: int) -> set[int]:
        """The seats of people who are there to agree."""
        return {i for i, chair in enumerate(self.chairs) if chair.kind == "person" and not chair.away and i != seat}

    # ------------------------------------------------------------ the people

    def stalled(self, seat: int) -> bool:
        """Whether a bot may take over: the person has been away from the page for a while, or silent for long."""
        chair, moment = self.chairs[seat], time.monotonic()
        silent = seat in self.due and not self.bank and moment - self.asked_at[seat] > SILENCE
        here = chair.kind == "person" and not chair.away
        return here and (silent or (not chair.online and moment - chair.since > GONE))

    def presence(self) -> None:
        """Who of the seated looks at the table."""
        here = {watcher.person for watcher in self.watchers}
        for chair in self.chairs:
            online = chair.kind == "person" and chair.person in here
            if chair.online and not online:
                chair.since = time.monotonic()
            chair.online = online
        self.host.look(self)

    # ------------------------------------------------------------ starting, clocks, the next game

    def full(self) -> bool:
        """Whether all seats are taken."""
        return all(chair.kind != "open" for chair in self.chairs)

    async def proceed(self, late: bool = False) -> None:
        """Starts the game once all are there and have given their numbers, or have had the time to."""
        if self.state != "waiting" or not self.full():
            return
        if late or all(chair.share for chair in self.chairs):
            await self.make(seats.starting(self))

    def arm(self) -> None:
        """Sets the timer for whatever happens by itself next: the start, or the end of somebody's time or patience."""
        if self.timer:
            self.timer.cancel()
            self.timer = None
        if self.state == "waiting" and self.full():
            self.full_since = self.full_since or time.monotonic()
            wait = max(self.full_since + PATIENCE - time.monotonic(), 0.05)
            self.timer = self.host.later(wait, self, self.start_late)
            return
        self.full_since = 0.0
        clocks = [self.left(seat) for seat in self.due if self.ticks(seat)]
        if self.vote and self.held:
            waited = (now() - self.entries[self.vote.n - 1].at) / 1000
            wait = min(max(VOTING - waited, 0.05), VOTING)
            self.timer = self.host.later(wait, self, partial(self.lapse, self.vote.n))
        elif clocks:
            self.timer = self.host.later(min(clocks) + 0.05, self, partial(self.time_out, self.turn))
        if self.hush:
            self.hush.cancel()
        self.hush = self.host.later(SILENCE, self, self.grow_late) if self.due and not clocks else None

    async def grow_late(self) -> None:
        """Nobody has answered for long: those who wait are shown that a bot may."""
        self.poke()

    async def start_late(self) -> None:
        """Not everybody has given a number: the game starts without theirs."""
        async with self.lock:
            self.timer = None
            try:
                await self.proceed(late=True)
            except Refusal:
                self.full_since = 0.0
                self.arm()

    async def lapse(self, n: int) -> None:
        """Bots have waited long enough for all to agree to going back: they go on."""
        async with self.lock:
            self.timer = None
            if self.vote and self.vote.n == n and self.held and not self.broken:
                try:
                    await self.make(undo.ending(self, "undo-lapse", self.vote.seat))
                except Refusal:
                    self.timer = self.host.later(RETRY, self, partial(self.lapse, n))

    async def time_out(self, turn: int) -> None:
        """Somebody's time is up: a bot plays on."""
        async with self.lock:
            self.timer = None
            late = [seat for seat in self.due if self.ticks(seat) and self.left(seat) <= 0]
            if self.turn == turn and late:
                try:
                    await self.make(seats.leaving(self, late[0], "time-out", True))
                except Refusal:
                    self.timer = self.host.later(RETRY, self, partial(self.time_out, turn))
