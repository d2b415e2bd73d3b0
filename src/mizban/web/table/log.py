"""The log and the chat of a table: the lines that are new, what was taken back, and where one's last turn was."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, NamedTuple

from mizban.render.tongue import spoken
from mizban.server.table.entries import BACK
from mizban.server.table.log_lines import LogLine, log_lines
from mizban.server.table.room import Room
from mizban.web.table.parts import chat_line, log_line

LINES = 2000  # of the log that a page begins with: more than a game has


class Since(NamedTuple):
    """The entries between one's last turn and this one: after `last`, up to `until`."""

    last: int
    until: int


def since_last_turn(room: Room, viewer: int) -> Since:
    """What has happened since the viewer's last turn. Their words of the running turn come after it.
    What others answered together with them is news, too. Nothing is news to who watches."""
    if viewer == room.seats:
        return Since(room.history.n, room.history.n)
    until, others = room.history.n, False
    for entry in reversed(room.history.entries):
        if entry.kind != "say" or entry.gone:
            continue
        if entry.seat == viewer and entry.count:  # all have answered at once
            return Since(entry.n - entry.count, until)
        if entry.seat != viewer:
            others = True
        elif others:
            return Since(entry.n, until)
        else:
            until = entry.n - 1
    return Since(0, until)


def numbered(lines: list[LogLine]) -> Iterator[tuple[int, LogLine]]:
    """Each line with its number among those of the same entry."""
    for _, same in groupby(lines, key=lambda line: line.n):
        yield from enumerate(same)


def new_lines(room: Room, viewer: int, tongue: str, since: int) -> dict[str, Any]:
    """The lines of the log and of the chat after entry `since`, and the entries before it that were taken back."""
    lines = log_lines(room, viewer, tongue, since)
    log = [line for line in lines if line.kind != "chat"]
    chat = [line for line in lines if line.kind == "chat"]
    new: dict[str, Any] = {}
    if log:
        new["log"] = [log_line(room.game.name, spoken(tongue), i, line) for i, line in list(numbered(log))[-LINES:]]
    if chat:
        new["chat"] = [chat_line(line, 0 <= line.seat == viewer) for line in chat[-LINES:]]
    if any(entry.kind in BACK for entry in room.history.after(since)):
        new["gone"] = [entry.n for entry in room.history.entries if entry.gone and entry.n <= since]
    return new
