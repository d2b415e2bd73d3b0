"""All that happened at a table, in its order: the rest can be made again from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mizban.server.errors import Refusal
from mizban.server.storage.people import now
from mizban.server.table.entries import Entry

LONGEST_LOG = 20_000  # entries of one table; more is somebody who means no good
LONGEST_TALK = 2000  # of them that a game can do without, so that nobody can talk it to its end
TALK = ("chat", "undo-ask", "undo-yes", "undo-no", "reseal", "unseal")


class History:
    """The entries of a table that are on disk."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.commands: dict[str, int] = {}  # [command] the entry it made
        self.talk = 0  # entries beside the moves
        self.closed = False  # this table was let go of: what happens is written by another

    @property
    def n(self) -> int:
        """The number of the last entry."""
        return self.entries[-1].n if self.entries else 0

    def entry(self, kind: str, seat: int = -1, **fields: Any) -> Entry:
        """What may come next."""
        return Entry(self.n + 1, now(), kind, seat, **fields)

    def check_open(self, kind: str) -> None:
        """Whether this table takes another entry of a kind."""
        if self.closed:
            raise Refusal(503, "storage-failed")
        if len(self.entries) >= LONGEST_LOG or (kind in TALK and self.talk >= LONGEST_TALK):
            raise Refusal(409, "table-full")

    def close(self) -> None:
        """Takes nothing more."""
        self.closed = True

    def add(self, entry: Entry) -> None:
        """Adds an entry that is on disk."""
        self.entries.append(entry)
        self.talk += entry.kind in TALK
        if entry.command:
            self.commands[entry.command] = entry.n

    def of_command(self, command: str) -> Entry | None:
        """The entry that a command has made."""
        n = self.commands.get(command)
        return self.entries[n - 1] if n else None

    def after(self, n: int) -> list[Entry]:
        """The entries after number n; they are numbered from 1 without a gap."""
        return self.entries[min(max(n, 0), len(self.entries)) :]

    def said(self) -> Iterator[Entry]:
        """The words that count, the last first."""
        return (entry for entry in reversed(self.entries) if entry.kind == "say" and not entry.gone)

    def take_back(self, count: int) -> None:
        """The last words count no more."""
        for entry in [entry for _, entry in zip(range(count), self.said(), strict=False)]:
            entry.gone = True
