"""A table as it comes from disk: checked part by part, and made again from its entries and its last snapshot."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from mizban.bots import bot
from mizban.core.game.trials import trial
from mizban.core.problem import Problem
from mizban.core.rng import agreed
from mizban.render.games import Game
from mizban.server.errors import texts
from mizban.server.lobby.set_aside import BEGUN, Damaged, SetAside, by_other_rules, hindrance, known, reading
from mizban.server.storage.people import LATEST
from mizban.server.storage.tables import Stored
from mizban.server.table.chairs import Chair
from mizban.server.table.entries import BACK, MOVES, OPENING, SAID, SEALS, SILENT, UNDO_ENDS, Entry, Kept, Vote
from mizban.server.table.play import blank
from mizban.server.table.room import Room, TableHost

SECRET = re.compile("[0-9a-f]{64}")
Count = Annotated[int, Meta(ge=0)]
Time = Annotated[int, Meta(ge=0, le=LATEST)]


class TableRow(msgspec.Struct):
    """What the row of a table must hold; what lists show beside it can be made again."""

    id: str
    code: str
    owner: int
    seats: Annotated[int, Meta(ge=1)]
    options: str
    rules: str
    private: bool
    bank: Count
    state: str
    made: Time
    secret: str
    next: str
    lesson: str
    example: str


class ChairRow(msgspec.Struct):
    """The same for a chair."""

    seat: int
    kind: Literal["open", "person", "bot"]
    person: int | None
    name: str | None
    level: str
    away: bool
    share: str
    told: Count


class EntryRow(msgspec.Struct, array_like=True):
    """The same for an entry, in the order of its columns: there are many of them."""

    table: str
    n: int
    at: Time
    kind: str
    seat: Annotated[int, Meta(ge=-1)]
    person: int
    command: str | None
    word: str
    data: str


def reopened(host: TableHost, stored: Stored) -> Room:
    """A table from what is stored of it; an error that names the part which cannot be read, or does not fit."""
    if hinders := hindrance(stored.row):
        raise hinders
    game = known(stored.row.game)
    assert game is not None
    with reading("row"):
        row = msgspec.convert(stored.row, TableRow, from_attributes=True)
    with reading("options"):
        game.chosen(row.seats, msgspec.json.decode(row.options, type=dict[str, str]))
    with reading("lesson"):
        lesson = game.lesson(row.lesson) if row.lesson else None
    check_example(game, row)
    with reading("chairs"):
        chairs = seated(stored.chairs, row)
    if row.secret != lesson.secret if lesson else not SECRET.fullmatch(row.secret):
        raise Damaged("secret")
    room = Room(host, row, game, chairs)
    with reading("members"):
        room.admit(*(int(member.person) for member in stored.members))
    restore(room, stored.entries, [(snapshot.words, snapshot.position) for snapshot in stored.snapshots], row.rules)
    return room


def check_example(game: Game, row: TableRow) -> None:
    """That the example which a table begins with is still there, as it was."""
    try:
        begun = trial(game, row.example) if row.example else None
    except Problem:
        raise SetAside("aside-example") from None
    if begun and (begun.seats != row.seats or row.state not in ("waiting", "playing")):
        raise Damaged("example")


def seated(rows: Sequence[Any], table: TableRow) -> list[Chair]:
    """The chairs of a table: one for each seat, and bots that can play."""
    converted = [msgspec.convert(row, ChairRow, from_attributes=True) for row in rows]
    if [row.seat for row in converted] != list(range(table.seats)):
        raise Damaged("chairs")
    for row in converted:
        if (row.kind == "person" and not row.person) or (table.state in BEGUN and not row.share):
            raise Damaged(f"chair {row.seat}")
        if row.kind == "bot" and table.state != "over":
            bot(row.level)
    return [chair_of(row) for row in converted]


def chair_of(row: ChairRow) -> Chair:
    """A chair from what was stored."""
    here = (row.level, row.away, row.share, row.told)
    return Chair(row.kind, row.person or 0, row.name or "", *here, since=time.monotonic())


def restore(room: Room, rows: Sequence[Any], snapshots: list[tuple[int, str]], rules: str) -> None:
    """Makes the table again from what was written, without saying all words again; by the rules it began with."""
    for n, row in enumerate(rows, 1):
        with reading(f"entry {n}"):
            room.history.add(entry_of(room, n, row))
    if room.state not in BEGUN:
        if any(entry.kind in MOVES for entry in room.history.entries):
            raise Damaged("state")
        return
    replay(room, snapshots, rules)
    with reading("entries"):
        room.play.opened(max(entry.n for entry in room.history.entries if entry.kind in OPENING))
        for entry in room.history.entries[room.play.turn :]:
            recount(room, entry)


def entry_of(room: Room, n: int, row: Any) -> Entry:
    """An entry from what was stored; they are numbered without a gap."""
    converted = msgspec.convert(tuple(row), EntryRow)
    kept = msgspec.json.decode(converted.data, type=Kept)
    unsaid = converted.kind in SAID and converted.word not in room.game.words.named
    if converted.n != n or not happens(converted.kind) or converted.seat >= room.seats or unsaid:
        raise Damaged(f"entry {n}")
    entry = Entry(
        converted.n, converted.at, converted.kind, converted.seat, converted.person, converted.command, converted.word
    )
    entry.news, entry.mark, entry.spent, entry.count, entry.name = msgspec.structs.astuple(kept)
    return entry


def happens(kind: str) -> bool:
    """Whether such a thing can happen at a table: then there is a line for it in the log, or none is wanted."""
    return kind in SILENT or kind == "chat" or texts("en").has(f"log-{kind}")


def recount(room: Room, entry: Entry) -> None:
    """What an entry means for the questions that are open: a request to go back, an answer that waits for others."""
    if entry.kind == "undo-ask":
        room.play.voted(Vote(entry.n, entry.seat, entry.count, frozenset([entry.seat])))
    elif entry.kind == "undo-yes" and room.play.vote:
        room.play.voted(room.play.vote._replace(yes=room.play.vote.yes | {entry.seat}))
    elif entry.kind in UNDO_ENDS:
        room.play.voted(None)
    elif entry.kind in SEALS:
        room.play.seal(entry)
    elif entry.kind == "unseal":
        room.play.unseal(entry.seat)
    elif entry.kind == "play-on" and room.play.way:
        room.play.way.play_on()


def replay(room: Room, snapshots: list[tuple[int, str]], rules: str) -> None:
    """The game as it stands, from the last snapshot."""
    seed = agreed(room.secret, [chair.share for chair in room.chairs])
    record = blank(room.play, room.seats, seed, room.options, rules)
    with reading("entries"):
        told = spoken(room)
    record.said = [(entry.seat, entry.word) for entry in told[1:]]
    kept: dict[int, Any] = {}
    for words, position in snapshots:
        with reading(f"snapshot {words}"):
            kept[words] = position_of(room, position)
    with reading("words"):
        room.play.resume(record, told, kept)
    assert room.play.match is not None
    if room.play.way is None and (room.state == "over") == bool(room.play.match.s.legal):
        raise Damaged("state")


def spoken(room: Room) -> list[Entry]:
    """The start and the words that count; those that were taken back are marked."""
    told: list[Entry] = []
    for entry in room.history.entries:
        room.clock.charge(entry.seat, entry.spent)
        if entry.kind in MOVES:
            told.append(entry)
        elif entry.kind in BACK:
            if not 0 < entry.count < len(told):
                raise Damaged(f"entry {entry.n}")
            for gone in told[-entry.count :]:
                gone.gone = True
            del told[-entry.count :]
    if [entry.kind for entry in told] != ["start", *["say"] * (len(told) - 1)]:
        raise Damaged("entries")
    return told


def position_of(room: Room, text: str) -> Any:
    """A position that was kept."""
    try:
        position = room.game.load(msgspec.json.decode(text))
    except Problem as problem:
        if problem.text == "other-rules":
            raise by_other_rules(room.game, problem.figures["rules"]) from problem
        raise
    if position.seats != room.seats:
        raise ValueError("of a table with other seats")
    return position
