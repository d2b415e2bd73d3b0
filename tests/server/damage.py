"""Tables that are damaged on disk in every way we could think of, in a house with others that are whole."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from mizban.core.rng import fast
from mizban.server.table.entries import STRIDE
from mizban.server.table.room import Room
from server.house import house
from server.site import Visitor

OTHER = "decline"  # a word that is not legal where it is put
PARTS = {"tables": "id", "chairs": "table", "entries": "table", "snapshots": "table", "members": "table"}
LAST = "n = (SELECT max(n) FROM entries WHERE kind = 'say' AND \"table\" = :id)"

# [what is wrong] what makes it so at table :id, and the part that the log names
WAYS = {
    "its game is not installed": ("UPDATE tables SET game = 'gone' WHERE id = :id", "aside-game"),
    "its rules are of another version": ("UPDATE tables SET rules = '0' WHERE id = :id", "-rules"),
    "its options are cut": ("UPDATE tables SET options = '{\"penalty\": ' WHERE id = :id", "options"),
    "an option has an unknown value": ('UPDATE tables SET options = \'{"penalty": "x"}\' WHERE id = :id', "options"),
    "an option is no text": ("UPDATE tables SET options = CAST(x'7bfffe' AS TEXT) WHERE id = :id", "options"),
    "a snapshot is cut": ('UPDATE snapshots SET position = substr(position, 1, 40) WHERE "table" = :id', "snapshot"),
    "a snapshot is of other rules": (
        "UPDATE snapshots SET position = json_set(position, '$.rules', '0') WHERE \"table\" = :id",
        "-rules",
    ),
    "a snapshot has lost cards": (
        "UPDATE snapshots SET position = json_set(position, '$.deck', json('[]')) WHERE \"table\" = :id",
        "snapshot",
    ),
    "what is kept of an entry is cut": (
        'UPDATE entries SET data = \'{"news\' WHERE "table" = :id AND n = 3',
        "entry 3",
    ),
    "a word is unknown": (f"UPDATE entries SET word = 'sing' WHERE \"table\" = :id AND {LAST}", "entry"),
    "a word is illegal": (f"UPDATE entries SET word = '{OTHER}' WHERE \"table\" = :id AND {LAST}", "words"),
    "an entry is missing": ('DELETE FROM entries WHERE "table" = :id AND n = 4', "entry 4"),
    "the start is missing": ("UPDATE entries SET kind = 'sit' WHERE \"table\" = :id AND kind = 'start'", "entries"),
    "an entry is of no kind": ("UPDATE entries SET kind = 'sing' WHERE \"table\" = :id AND n = 2", "entry 2"),
    "an entry has no time": ('UPDATE entries SET at = 9e18 WHERE "table" = :id AND n = 2', "entry 2"),
    "a chair is missing": ('DELETE FROM chairs WHERE "table" = :id AND seat = 1', "chairs"),
    "a chair is of no kind": ("UPDATE chairs SET kind = 'ghost' WHERE \"table\" = :id AND seat = 1", "chairs"),
    "a bot has no such level": (
        "UPDATE chairs SET kind = 'bot', level = 'godlike', person = NULL WHERE \"table\" = :id AND seat = 1",
        "chairs",
    ),
    "its lesson is unknown": ("UPDATE tables SET lesson = 'tenth' WHERE id = :id", "lesson"),
    "its secret is lost": ("UPDATE tables SET secret = '' WHERE id = :id", "secret"),
    "it has fewer seats than none": ("UPDATE tables SET seats = -2 WHERE id = :id", "row.seats"),
    "it has a million seats": ("UPDATE tables SET seats = 1000000 WHERE id = :id", "options"),
    "it was made at no time": ("UPDATE tables SET made = 'yesterday' WHERE id = :id", "row.made"),
    "its game is over in the middle": ("UPDATE tables SET state = 'over' WHERE id = :id", "state"),
    "its game has not begun": ("UPDATE tables SET state = 'waiting' WHERE id = :id", "state"),
    "its state is unknown": ("UPDATE tables SET state = 'dreaming' WHERE id = :id", "aside-damaged"),
}
TEN = list(WAYS)[:16:2] + list(WAYS)[17:20:2]  # of all sorts

# What is only there for lists can be made again: such a table is not set aside.
SCRATCHES = {
    "who is asked is cut": "UPDATE tables SET due = '[0, ' WHERE id = :id",
    "somebody is asked who is not there": "UPDATE tables SET due = '[7, -1]', asked = 999 WHERE id = :id",
    "who is asked is no text": "UPDATE tables SET due = CAST(x'ff' AS TEXT), asked = 'x' WHERE id = :id",
    "it has scores": "UPDATE tables SET scores = '{', ranks = 'first' WHERE id = :id",
    "it has begun and ended at no time": "UPDATE tables SET started = 'noon', ended = 'late' WHERE id = :id",
    "it will have ended": "UPDATE tables SET ended = 9e18 WHERE id = :id",
}


class Folder(NamedTuple):
    """A folder of data with tables that are being played, and two people who sit at all of them."""

    path: Path
    tables: list[str]
    people: list[Visitor]

    def run(self, *statements: str, **figures: object) -> None:
        """Writes to the database behind the back of the server."""
        with closing(sqlite3.connect(self.path / "mizban.sqlite")) as c, c:
            for statement in statements:
                c.execute(statement, figures)

    def stored(self, table: str) -> list[list[tuple[object, ...]]]:
        """All that is stored of a table."""
        with closing(sqlite3.connect(self.path / "mizban.sqlite")) as c:
            c.text_factory = bytes
            return [
                c.execute(f'SELECT * FROM {name} WHERE "{key}" = ?', [table]).fetchall() for name, key in PARTS.items()
            ]

    def damage(self, table: str, way: str) -> None:
        """Damages a table."""
        self.run(WAYS[way][0], id=table)

    def copies(self, table: str, count: int) -> list[str]:
        """So many more tables like this one."""
        ids = [f"{table[:8]}{i:08x}" for i in range(count)]
        with closing(sqlite3.connect(self.path / "mizban.sqlite")) as c, c:
            c.row_factory = sqlite3.Row
            for name, key in PARTS.items():
                rows = [dict(row) for row in c.execute(f'SELECT * FROM {name} WHERE "{key}" = ?', [table])]
                for id in ids:
                    for row in rows:
                        new = row | {key: id} | ({"code": f"{id[:4]}{id[-4:]}"} if name == "tables" else {})
                        columns = ", ".join(f'"{column}"' for column in new)
                        marks = ", ".join("?" * len(new))
                        c.execute(f"INSERT INTO {name} ({columns}) VALUES ({marks})", list(new.values()))
        return ids


async def laid(path: Path) -> Folder:
    """Two tables of two people, each long enough to have a snapshot, and one of a person and two bots."""
    async with house(path) as h:
        people = await h.guests(2)
        visitors = [Visitor(person, await h.host.people.begin(person, "tests")) for person in people]
        rooms = [await h.playing(people) for _ in range(2)]
        for seed, room in enumerate(rooms, 1):
            rng = fast(seed)
            while len(said(room)) < STRIDE + 4 or OTHER in could_say(room):
                await h.say(room, people, rng)
        rooms.append(await h.playing(people[:1], bots=2))
        return Folder(path, [room.id for room in rooms], visitors)


def said(room: Room) -> list[tuple[int, str]]:
    assert room.play.match is not None
    return room.play.match.record.said


def could_say(room: Room) -> list[str]:
    """What could have been said instead of the last word."""
    return [option.word for option in room.play.position(len(said(room)) - 1).legal]


def log_lines(path: Path, what: str) -> list[dict[str, object]]:
    """The lines of a kind in the log of a server."""
    lines = [json.loads(line) for line in (path / "mizban.log").read_text().splitlines()]
    return [line for line in lines if line["event"] == what]
