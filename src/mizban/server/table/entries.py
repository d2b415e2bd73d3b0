"""What a table consists of: its entries, and changes that are planned but have not happened yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from mizban.core.state import News
from mizban.server.storage.store import Write

MOVES = ("start", "say")
SEALS = ("seal", "reseal")  # answers that wait for those of others
SAID = ("say", *SEALS)  # what a word can become
SILENT = (*MOVES, *SEALS, "unseal", "share")  # what has no line of its own in the log
BACK = ("undo", "undo-agreed", "rewind")  # what takes words back
OPENING = (*MOVES, *BACK)  # what opens a new question
UNDO_ENDS = ("undo-no", "undo-withdraw", "undo-lapse", "undo-left", "undo-past")  # how a request to go back fails


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
    count: int = 0  # how many words go; of answers that are played together, which one this is, from 1
    name: str = ""
    gone: bool = False  # taken back since


class Kept(msgspec.Struct, omit_defaults=True):
    """What is kept of an entry beside its columns."""

    news: list[News] = []
    mark: int = 0
    spent: int = 0
    count: int = 0
    name: str = ""


class Vote(NamedTuple):
    """A seat asks to go so many words back; `yes` have agreed."""

    n: int
    seat: int
    words: int
    yes: frozenset[int]


class Change(NamedTuple):
    """An entry, what else is written with it, what is true once it is on disk, and the entries that come with it."""

    entry: Entry
    writes: list[Write]
    then: Callable[[], None]
    beside: Sequence[Entry] = ()

    @property
    def entries(self) -> list[Entry]:
        """All entries, by their numbers."""
        return sorted([self.entry, *self.beside], key=lambda entry: entry.n)


STRIDE = 32  # words between two snapshots


def stored(table: str, entry: Entry) -> dict[str, Any]:
    """An entry as it is stored."""
    kept = Kept(entry.news, entry.mark, entry.spent, entry.count, entry.name)
    return {
        "table": table,
        "n": entry.n,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "person": entry.person,
        "command": entry.command,
        "word": entry.word,
        "data": msgspec.json.encode(kept).decode(),
    }


def nothing() -> None:
    """There is nothing more to do."""
