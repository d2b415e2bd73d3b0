"""A table: who sits where, the game on it, and the list of all that happened there.

Whatever happens is planned first (which changes nothing), then written to disk, then taken for true and told.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec
from sqlalchemy import Connection, Update, bindparam, delete, insert, update

from mizban.bots import LEVELS
from mizban.core.games import Game
from mizban.core.match import Match
from mizban.core.record import Record
from mizban.core.rng import agreed, commitment
from mizban.core.state import News
from mizban.server import commands as said
from mizban.server.commands import Answer, AnyCommand
from mizban.server.people import Person, clean_text, now, when
from mizban.server.refusal import Refusal, texts
from mizban.server.schema import CHAIRS, ENTRIES, SNAPSHOTS, TABLES
from mizban.server.seen import LogLine, Seen
from mizban.server.store import Store, point

if TYPE_CHECKING:
    from collections.abc import Iterable

STRIDE = 32  # words between two snapshots
PATIENCE = 8.0  # seconds to wait for the numbers of the seats before the game starts without them
RETRY = 5.0  # seconds until what could not be written is tried again
GONE = 20.0  # seconds after which a seat that is not there may be handed to a bot
LONGEST_LOG = 5000  # entries of one table; more is somebody who means no good
LONGEST_TALK = 2000  # of them beside the moves, so that nobody can talk a game to its end
CROWD = 200  # streams of one table
MOVES = ("start", "say")
OPENING = (*MOVES, "undo", "undo-agreed")  # what opens a new question

NEW_ENTRY = insert(ENTRIES)  # made once: making a statement costs more than running it

Write = Callable[[Connection], Any]


class Entry(msgspec.Struct):
    """One thing that happened at a table."""

    n: int
    at: int
    kind: str
    seat: int = -1
    person: int = 0
    command: str | None = None
    word: str = ""
    news: list[News] = []
    mark: int = 0
    spent: int = 0  # milliseconds that the seat took
    count: int = 0
    name: str = ""
    gone: bool = False  # taken back since


class Kept(msgspec.Struct, omit_defaults=True):
    """What is kept of an entry beside its columns."""

    news: list[News] = []
    mark: int = 0
    spent: int = 0
    count: int = 0
    name: str = ""


class Chair(msgspec.Struct):
    """A seat and who is on it. `away`: a bot plays for this person."""

    kind: str = "open"
    person: int = 0
    name: str = ""
    level: str = ""
    away: bool = False
    share: str = ""
    online: bool = False
    since: float = 0.0  # when this person was last here

    @property
    def by_bot(self) -> bool:
        """Whether a bot answers for this seat."""
        return self.kind == "bot" or self.away


class Vote(NamedTuple):
    """A seat asks to go so many words back; `yes` have agreed."""

    n: int
    seat: int
    words: int
    yes: frozenset[int]


class Change(NamedTuple):
    """An entry, what else is written with it, and what is true once it is on disk."""

    entry: Entry
    writes: list[Write]
    then: Callable[[], None]


class Watcher(Protocol):
    """Somebody who looks at a table."""

    person: int
    session: bytes

    def poke(self) -> None:
        """There is something new to see."""

    def end(self) -> None:
        """This table is to be looked at anew."""


class Surroundings(Protocol):
    """What a table needs of the house it stands in."""

    store: Store

    def wake(self, room: Room) -> None:
        """A bot may have to think."""

    def later(self, seconds: float, room: Room, work: Callable[[], Any]) -> asyncio.TimerHandle:
        """Does something at a table after a while."""

    async def again(self, room: Room, person: Person) -> Room:
        """The same table, laid once more."""

    async def doubt(self, room: Room) -> None:
        """Something could not be written: is this table still what is on disk?"""


class Room:
    """One table in memory."""

    def __init__(self, house: Surroundings, row: Any, game: Game, chairs: list[Chair]) -> None:
        self.house = house
        self.game = game
        self.id: str = row.id
        self.code: str = row.code
        self.owner: int = row.owner
        self.seats: int = row.seats
        self.options: dict[str, str] = msgspec.json.decode(row.options)
        self.private: bool = bool(row.private)
        self.bank: int = row.bank
        self.state: str = row.state
        self.made = when(row.made)
        self.secret: str = row.secret
        self.next: str = row.next
        self.chairs = chairs
        self.members: set[int] = set()
        self.match: Match | None = None
        self.entries: list[Entry] = []
        self.done: dict[str, int] = {}  # [command] the entry it made
        self.talk = 0  # entries beside the moves
        self.turn = 0
        self.vote: Vote | None = None
        self.spent = [0] * self.seats  # milliseconds
        self.asked_at = time.monotonic()
        self.full_since = 0.0  # when the last seat was taken; 0: not yet
        self.timer: asyncio.TimerHandle | None = None
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.kept: dict[int, Any] = {}  # [words said] positions to go back to
        self.looks: dict[tuple[int, str, str], Seen] = {}
        self.idle_since = time.monotonic()
        self.broken = False

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
    def asked(self) -> int:
        """The seat that has to answer, or -1."""
        return self.match.s.asked if self.match else -1

    def seat_of(self, person: Person | None) -> int:
        """The seat of a person, or -1."""
        if person is None:
            return -1
        return next((i for i, c in enumerate(self.chairs) if c.kind == "person" and c.person == person.id), -1)

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
        say = texts(lang).say
        bots = sum(chair.kind == "bot" for chair in self.chairs)
        found: list[str] = []
        count = 0
        for chair in self.chairs:
            if chair.kind == "bot":
                count += 1
                found.append(say("bot-name", {"n": count}) if bots > 1 else say("bot"))
            else:
                found.append(chair.name if chair.kind == "person" else say("free-seat"))
        return found

    def left(self, seat: int) -> float:
        """Seconds left on the clock of a seat."""
        running = self.ticks() and seat == self.asked
        here = time.monotonic() - self.asked_at if running else 0.0
        return max(self.bank - self.spent[seat] / 1000 - here, 0.0)

    def ticks(self) -> bool:
        """Whether a clock runs now."""
        return bool(self.bank) and self.state == "playing" and self.asked >= 0 and not self.chairs[self.asked].by_bot

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
            assert self.match is not None, "there is no game yet"
            undo = self.match.undoable(viewer) if viewer < self.seats and self.state == "playing" else 0
            found = self.looks[key] = Seen(self.game, self.match.s, viewer, lang, form, self.names(lang), undo)
        return found

    def lines(self, viewer: int, lang: str, since: int = 0) -> list[LogLine]:
        """What happened after entry `since`, in words for one viewer."""
        names = self.names(lang)
        told = self.game.texts(lang, names)
        found: list[LogLine] = []
        for entry in self.entries[self.index(since) :]:
            if entry.kind == "chat":
                found.append(LogLine(entry.n, when(entry.at), "chat", entry.seat, entry.name, entry.word, (), False))
                continue
            if entry.kind not in (*MOVES, "share"):
                name = entry.name or texts(lang).say("bot")
                text = texts(lang).say(f"log-{entry.kind}", {"name": name})
                found.append(LogLine(entry.n, when(entry.at), "event", entry.seat, name, text, (), False))
            for news in entry.news:
                text = told.news(news, viewer)
                if text:
                    refs = tuple(self.game.refs(news))
                    found.append(LogLine(entry.n, when(entry.at), "news", entry.seat, "", text, refs, entry.gone))
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
                return Answer(command.id, True, n, next=self.next if self.entries[n - 1].kind == "rematch" else "")
            if isinstance(command, said.Rematch):
                return await self.rematch(person, command)
            change = self.plan(person, command)
            change.entry.command = key
            change.entry.person = person.id
            await self.make(change)
            await self.proceed()
            return Answer(command.id, True, change.entry.n)

    async def say_for(self, seat: int, n: int, word: str) -> None:
        """What a bot answers; too late, it changes nothing."""
        async with self.lock:
            if self.state == "playing" and n == self.turn and self.asked == seat and self.chairs[seat].by_bot:
                await self.make(self.saying(seat, word))

    async def make(self, change: Change) -> None:
        """Writes a change, takes it for true, and tells those who look."""
        entry = change.entry
        self.check_open(entry.kind)
        kept = Kept(entry.news, entry.mark, entry.spent, entry.count, entry.name)
        row = {
            "table": self.id,
            "n": entry.n,
            "at": entry.at,
            "kind": entry.kind,
            "seat": entry.seat,
            "person": entry.person,
            "command": entry.command,
            "word": entry.word,
            "data": msgspec.json.encode(kept).decode(),
        }

        def work(c: Connection) -> None:
            c.execute(NEW_ENTRY, row)
            for write in change.writes:
                write(c)

        try:
            await self.house.store.write(work)
        except Refusal:
            await self.house.doubt(self)
            raise
        point("before answer")
        self.keep(entry)
        change.then()
        self.changed()

    def check_crowd(self, person: Person | None) -> None:
        """Whether somebody more may look at this table; those who sit here always may."""
        if len(self.watchers) >= CROWD and self.seat_of(person) < 0:
            raise Refusal(503, "table-crowded")

    def check_open(self, kind: str) -> None:
        """Whether this table takes another entry of a kind."""
        if self.broken:
            raise Refusal(503, "storage-failed")
        if len(self.entries) >= LONGEST_LOG or (kind not in MOVES and self.talk >= LONGEST_TALK):
            raise Refusal(409, "table-full")

    def keep(self, entry: Entry) -> None:
        """Adds an entry that is on disk."""
        self.entries.append(entry)
        self.talk += entry.kind not in MOVES
        if entry.command:
            self.done[entry.command] = entry.n

    def changed(self) -> None:
        """Something is different: everybody looks again, a bot may have to think, a clock may run."""
        self.looks.clear()
        self.poke()
        self.arm()
        self.house.wake(self)

    def poke(self) -> None:
        """Whoever looks at this table sees what is new."""
        for watcher in list(self.watchers):
            watcher.poke()

    def end(self) -> None:
        """This table is let go of: its clock stops, and whoever looks comes again."""
        self.broken = True
        if self.timer:
            self.timer.cancel()
            self.timer = None
        for watcher in list(self.watchers):
            watcher.end()

    def entry(self, kind: str, seat: int = -1, **fields: Any) -> Entry:
        return Entry(self.n + 1, now(), kind, seat, **fields)

    def plan(self, person: Person, command: AnyCommand) -> Change:
        """What a command would change; a Refusal when it may not be."""
        if isinstance(command, said.Chat):
            return self.chatting(person, command.text)
        if isinstance(command, said.Sit):
            return self.sitting(person, command.seat)
        if isinstance(command, said.SeatBot):
            return self.seating_bot(person, command)
        seat = self.seat_of(person)
        if seat < 0:
            raise Refusal(403, "not-seated")
        if isinstance(command, said.Share):
            return self.sharing(seat, command.share)
        if isinstance(command, said.Stand):
            return self.standing(seat)
        self.must("playing")
        match command:
            case said.Leave():
                return self.leaving(seat, "leave", not self.chairs[seat].away)
            case said.Return():
                return self.leaving(seat, "return", self.chairs[seat].away, away=False)
            case said.Relieve():
                return self.relieving(seat, command.seat)
            case said.UndoAnswer():
                return self.answering(seat, command)
        if self.chairs[seat].away:
            raise Refusal(409, "away")
        assert isinstance(command, said.Say | said.Undo | said.UndoAsk)
        if command.n != self.turn:
            raise Refusal(409, "stale")
        match command:
            case said.Say():
                return self.saying(seat, command.word)
            case said.Undo():
                return self.undoing(seat)
            case said.UndoAsk():
                return self.asking(seat)

    def must(self, state: str) -> None:
        if self.state != state:
            raise Refusal(409, "table-closed" if self.state == "closed" else f"not-{state}")

    # ------------------------------------------------------------ the game

    def saying(self, seat: int, word: str) -> Change:
        """An answer to the open question."""
        assert self.match is not None
        turn = self.match.tried(seat, word)
        entry = self.entry("say", seat, word=word, news=turn.news, mark=int(turn.s.learned + turn.s.rng.draws))
        entry.spent = self.thought(seat)
        words = len(self.match.record.said) + 1
        over = not turn.s.legal
        fields: dict[str, Any] = {"asked": 0 if over else self.person_asked(turn.s.asked)}
        if over:
            scores = self.game.scores(turn.s)
            fields |= {"state": "over", "ended": entry.at, "scores": msgspec.json.encode(scores).decode()}
        writes = [self.row(**fields)]
        if words % STRIDE == 0:
            writes.append(partial(snapshot, self.id, words, self.game.dump(turn.s)))

        def then() -> None:
            assert self.match is not None
            self.match.take(turn)
            if words % STRIDE == 0:
                self.kept[words] = turn.s
            self.spent[seat] += entry.spent
            self.opened(entry.n)
            if over:
                self.state = "over"

        return Change(entry, writes, then)

    def opened(self, n: int) -> None:
        """A new question is open."""
        self.turn = n
        self.vote = None
        self.asked_at = time.monotonic()

    def thought(self, seat: int) -> int:
        """Milliseconds that the clock of a seat has run since the question was put."""
        return round((time.monotonic() - self.asked_at) * 1000) if self.ticks() and seat == self.asked else 0

    def person_asked(self, seat: int) -> int:
        chair = self.chairs[seat]
        return 0 if chair.by_bot else chair.person

    def row(self, **fields: Any) -> Write:
        """Changes the row of this table."""
        values = {"this": self.id} | {f"new_{name}": value for name, value in fields.items()}
        return lambda c: c.execute(changing(tuple(fields)), values)

    def chair_row(self, seat: int, **fields: Any) -> Write:
        """Changes the row of a chair."""
        here = (CHAIRS.c.table == self.id) & (CHAIRS.c.seat == seat)
        return lambda c: c.execute(update(CHAIRS).where(here).values(fields))

    def undoing(self, seat: int) -> Change:
        """A seat takes its last word back, if nobody has learned anything since."""
        assert self.match is not None
        if not self.match.undoable(seat):
            raise Refusal(409, "undo-unfair")
        return self.going_back("undo", seat, 1)

    def going_back(self, kind: str, seat: int, count: int) -> Change:
        """So many words are taken back."""
        assert self.match is not None
        words = len(self.match.record.said) - count
        s = self.position(words)
        entry = self.entry(kind, seat, count=count)
        late = (SNAPSHOTS.c.table == self.id) & (SNAPSHOTS.c.words > words)
        writes: list[Write] = [
            self.row(asked=self.person_asked(s.asked)),
            lambda c: c.execute(delete(SNAPSHOTS).where(late)),
        ]

        def then() -> None:
            self.back(count, s)
            self.opened(entry.n)

        return Change(entry, writes, then)

    def back(self, count: int, s: Any) -> None:
        """Forgets the last words; `s` is the position before them."""
        assert self.match is not None
        match = self.match
        words = len(match.record.said) - count
        for entry in [entry for entry in self.entries if entry.kind == "say" and not entry.gone][words:]:
            entry.gone = True
        del match.record.said[words:], match.marks[words + 1 :], match.told[words + 1 :]
        match.s = s
        self.kept = {at: kept for at, kept in self.kept.items() if at <= words}

    def position(self, words: int) -> Any:
        """The position after so many words, from the nearest one that was kept."""
        assert self.match is not None
        record = self.match.record
        at = max((at for at in self.kept if at <= words), default=0)
        s = self.kept[at].copy() if at else self.game.new(record.seats, record.seed, record.options)
        rest = record.said[at:words]
        s.follow([seat for seat, _ in rest], [self.game.words.named[word] for _, word in rest])
        return s

    def asking(self, seat: int) -> Change:
        """A seat asks to go back to before its last word. Bots agree; so does who is away."""
        assert self.match is not None
        if self.vote and self.others(self.vote.seat) - self.vote.yes:
            raise Refusal(409, "undo-asked")
        words = reversed(self.match.record.said)
        count = next((i for i, (who, _) in enumerate(words, 1) if who == seat), 0)
        if not count:
            raise Refusal(409, "undo-nothing")
        if not self.others(seat):
            return self.going_back("undo-agreed", seat, count)
        entry = self.entry("undo-ask", seat, count=count)
        return Change(entry, [], lambda: self.voted(Vote(entry.n, seat, count, frozenset([seat]))))

    def voted(self, vote: Vote | None) -> None:
        self.vote = vote

    def others(self, seat: int) -> set[int]:
        """The seats of people who are there to agree."""
        return {i for i, chair in enumerate(self.chairs) if chair.kind == "person" and not chair.away and i != seat}

    def answering(self, seat: int, command: said.UndoAnswer) -> Change:
        """Somebody agrees that another goes back, or does not."""
        vote = self.vote
        if vote is None or vote.n != command.n:
            raise Refusal(409, "stale")
        if seat == vote.seat or seat in vote.yes:
            raise Refusal(409, "undo-answered")
        if not command.yes:
            return Change(self.entry("undo-no", seat), [], lambda: self.voted(None))
        agreed = vote._replace(yes=vote.yes | {seat})
        if self.others(vote.seat) <= agreed.yes:
            return self.going_back("undo-agreed", vote.seat, vote.words)
        return Change(self.entry("undo-yes", seat), [], lambda: self.voted(agreed))

    # ------------------------------------------------------------ the people

    def chatting(self, person: Person, text: str) -> Change:
        """A word to all."""
        text = clean_text(text)
        if not text:
            raise Refusal(422, "chat-empty")
        seat = self.seat_of(person)
        name = self.chairs[seat].name if seat >= 0 else person.name
        return Change(self.entry("chat", seat, word=text, name=name), [], nothing)

    def sitting(self, person: Person, wanted: int) -> Change:
        """Somebody takes a free seat."""
        self.must("waiting")
        if self.seat_of(person) >= 0:
            raise Refusal(409, "seated-already")
        free = [i for i, chair in enumerate(self.chairs) if chair.kind == "open" and wanted in (-1, i)]
        if not free:
            raise Refusal(409, "seat-taken")
        seat = free[0]

        def then() -> None:
            self.chairs[seat] = Chair("person", person.id, person.name, since=time.monotonic())
            self.presence()

        fields = {"kind": "person", "person": person.id, "level": "", "away": False, "share": ""}
        return Change(self.entry("sit", seat, name=person.name), [self.chair_row(seat, **fields)], then)

    def standing(self, seat: int) -> Change:
        """Somebody gives the seat back; the owner gives the table to the next person, or closes it."""
        self.must("waiting")
        entry = self.entry("stand", seat, name=self.chairs[seat].name)
        rest = [chair.person for i, chair in enumerate(self.chairs) if chair.kind == "person" and i != seat]
        host = self.chairs[seat].person == self.owner
        owner = rest[0] if host and rest else self.owner
        state = "closed" if host and not rest else "waiting"

        def then() -> None:
            self.chairs[seat] = Chair()
            self.owner, self.state = owner, state

        fields = {"kind": "open", "person": None, "level": "", "away": False, "share": ""}
        return Change(entry, [self.chair_row(seat, **fields), self.row(owner=owner, state=state)], then)

    def seating_bot(self, person: Person, command: said.SeatBot) -> Change:
        """The owner puts a bot on a free seat, or takes one away."""
        self.must("waiting")
        if person.id != self.owner:
            raise Refusal(403, "not-owner")
        if command.level not in ("", *LEVELS):
            raise Refusal(422, "bad-choice")
        kind = "open" if command.level else "bot"
        free = [i for i, chair in enumerate(self.chairs) if chair.kind == kind and command.seat in (-1, i)]
        if not free:
            raise Refusal(409, "seat-taken")
        seat = free[0]
        chair = bot_chair(command.level) if command.level else Chair()
        entry = self.entry("bot" if command.level else "no-bot", seat)

        def then() -> None:
            self.chairs[seat] = chair

        fields = {"kind": chair.kind, "person": None, "level": chair.level, "away": False, "share": chair.share}
        return Change(entry, [self.chair_row(seat, **fields)], then)

    def leaving(self, seat: int, kind: str, possible: bool, away: bool = True) -> Change:
        """A bot takes a seat over, or gives it back."""
        if not possible:
            raise Refusal(409, "away" if away else "not-away")
        if not away and self.bank and self.spent[seat] >= self.bank * 1000:
            raise Refusal(409, "no-time")
        chair = self.chairs[seat]
        entry = self.entry(kind, seat, name=chair.name, spent=self.thought(seat))
        writes = [self.chair_row(seat, away=away)]
        if seat == self.asked:
            writes.append(self.row(asked=0 if away else chair.person))

        def then() -> None:
            chair.away = away
            self.spent[seat] += entry.spent
            if seat == self.asked:
                self.asked_at = time.monotonic()

        return Change(entry, writes, then)

    def relieving(self, seat: int, other: int) -> Change:
        """The seat of somebody who has not been here for a while goes to a bot."""
        if not 0 <= other < self.seats or other == seat or self.chairs[other].by_bot:
            raise Refusal(409, "not-stalled")
        if not self.stalled(other):
            raise Refusal(409, "not-stalled")
        return self.leaving(other, "relieve", True)

    def stalled(self, seat: int) -> bool:
        """Whether the person on a seat has been away from the page for long enough to be relieved."""
        chair = self.chairs[seat]
        here = chair.kind == "person" and not chair.away
        return here and not chair.online and time.monotonic() - chair.since > GONE

    def presence(self) -> None:
        """Who of the seated looks at the table."""
        here = {watcher.person for watcher in self.watchers}
        for chair in self.chairs:
            online = chair.kind == "person" and chair.person in here
            if chair.online and not online:
                chair.since = time.monotonic()
            chair.online = online

    def sharing(self, seat: int, share: str) -> Change:
        """A seat's own number, before the game starts."""
        self.must("waiting")
        if self.chairs[seat].share:
            raise Refusal(409, "shared-already")

        def then() -> None:
            self.chairs[seat].share = share

        return Change(self.entry("share", seat), [self.chair_row(seat, share=share)], then)

    # ------------------------------------------------------------ starting, clocks, the next game

    def full(self) -> bool:
        """Whether all seats are taken."""
        return all(chair.kind != "open" for chair in self.chairs)

    async def proceed(self, late: bool = False) -> None:
        """Starts the game once all are there and have given their numbers, or have had the time to."""
        if self.state != "waiting" or not self.full():
            return
        if late or all(chair.share for chair in self.chairs):
            await self.make(self.starting())

    def starting(self) -> Change:
        """The game begins: its chance comes from the secret and from all numbers."""
        shares = [chair.share or "none" for chair in self.chairs]
        record = Record.new(self.game, self.seats, agreed(self.secret, shares), self.options)
        match = Match(record)
        entry = self.entry("start", news=match.told[0], mark=match.marks[0])
        missing = [i for i, chair in enumerate(self.chairs) if not chair.share]
        writes = [self.chair_row(seat, share="none") for seat in missing]
        writes.append(self.row(state="playing", started=entry.at, asked=self.person_asked(match.s.asked)))

        def then() -> None:
            for seat in missing:
                self.chairs[seat].share = "none"
            self.match, self.state = match, "playing"
            self.opened(entry.n)

        return Change(entry, writes, then)

    def arm(self) -> None:
        """Sets the timer for whatever happens by itself next: the start, or the end of somebody's time."""
        if self.timer:
            self.timer.cancel()
            self.timer = None
        if self.state == "waiting" and self.full():
            self.full_since = self.full_since or time.monotonic()
            wait = max(self.full_since + PATIENCE - time.monotonic(), 0.05)
            self.timer = self.house.later(wait, self, self.start_late)
            return
        self.full_since = 0.0
        if self.ticks():
            self.timer = self.house.later(self.left(self.asked) + 0.05, self, partial(self.time_out, self.turn))

    async def start_late(self) -> None:
        """Not everybody has given a number: the game starts without theirs."""
        async with self.lock:
            self.timer = None
            try:
                await self.proceed(late=True)
            except Refusal:
                self.full_since = 0.0
                self.arm()

    async def time_out(self, turn: int) -> None:
        """Somebody's time is up: a bot plays on."""
        async with self.lock:
            self.timer = None
            if self.turn == turn and self.ticks() and self.left(self.asked) <= 0:
                try:
                    await self.make(self.leaving(self.asked, "time-out", True))
                except Refusal:
                    self.timer = self.house.later(RETRY, self, partial(self.time_out, turn))

    async def rematch(self, person: Person, command: said.Rematch) -> Answer:
        """The same table once more; everybody here is shown the way."""
        seat = self.seat_of(person)
        if seat < 0:
            raise Refusal(403, "not-seated")
        self.must("over")
        if self.next:
            return Answer(command.id, True, self.n, next=self.next)
        self.check_open("rematch")
        room = await self.house.again(self, person)
        entry = self.entry("rematch", seat, name=person.name, person=person.id, command=f"{person.id}:{command.id}")

        def then() -> None:
            self.next = room.id

        await self.make(Change(entry, [self.row(next=room.id)], then))
        return Answer(command.id, True, entry.n, next=room.id)

    # ------------------------------------------------------------ coming from disk

    def restore(self, rows: Iterable[Any], snapshots: list[tuple[int, str]]) -> None:
        """Makes the table again from what was written, without saying all words again."""
        for row in rows:
            kept = msgspec.json.decode(row.data, type=Kept)
            self.keep(
                Entry(
                    row.n, row.at, row.kind, row.seat, row.person, row.command, row.word, **msgspec.structs.asdict(kept)
                )
            )
        if self.state in ("waiting", "closed"):
            return
        self.replay(snapshots)
        self.opened(max(entry.n for entry in self.entries if entry.kind in OPENING))
        for entry in self.entries[self.turn :]:
            self.recount(entry)

    def recount(self, entry: Entry) -> None:
        """What an entry means for the request to go back that is open."""
        if entry.kind == "undo-ask":
            self.vote = Vote(entry.n, entry.seat, entry.count, frozenset([entry.seat]))
        elif entry.kind == "undo-yes" and self.vote:
            self.vote = self.vote._replace(yes=self.vote.yes | {entry.seat})
        elif entry.kind == "undo-no":
            self.vote = None

    def replay(self, snapshots: list[tuple[int, str]]) -> None:
        """The game as it stands, from the last snapshot."""
        seed = agreed(self.secret, [chair.share for chair in self.chairs])
        record = Record.new(self.game, self.seats, seed, self.options)
        told: list[Entry] = []
        for entry in self.entries:
            self.spent[entry.seat] += entry.spent
            if entry.kind in MOVES:
                told.append(entry)
            elif entry.kind in ("undo", "undo-agreed"):
                for gone in told[-entry.count :]:
                    gone.gone = True
                del told[-entry.count :]
        record.said = [(entry.seat, entry.word) for entry in told[1:]]
        for words, position in snapshots:
            self.kept[words] = self.game.load(msgspec.json.decode(position))
        self.match = Match.resume(record, None, [e.mark for e in told], [e.news for e in told])
        self.match.s = self.position(len(record.said))
        record.finish(self.match.s)


@cache
def changing(fields: tuple[str, ...]) -> Update:
    """The statement that changes these fields of a table."""
    values: dict[str, Any] = {name: bindparam(f"new_{name}") for name in fields}
    return update(TABLES).where(TABLES.c.id == bindparam("this")).values(values)


def snapshot(table: str, words: int, position: dict[str, Any], c: Connection) -> None:
    """Keeps a position, so that a long game opens as quickly as a short one."""
    point("in snapshot")
    row = {"table": table, "words": words, "position": msgspec.json.encode(position).decode()}
    c.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table == table))
    c.execute(insert(SNAPSHOTS), row)


def bot_chair(level: str) -> Chair:
    """A seat for a bot, with its number."""
    return Chair("bot", level=level, share=secrets.token_hex(16))


def nothing() -> None:
    """There is nothing more to do."""
