"""Who is at a table: who sits on each seat, who is waited for, and who watches."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mizban.server.table.room import Room
from mizban.server.table.seen import Seen


class Sitter(NamedTuple):
    """Who sits on a seat, as everybody may see."""

    kind: str
    name: str
    level: str
    away: bool
    online: bool
    ready: bool
    left: int  # seconds on the clock, or -1
    running: bool
    part: str = ""  # how a bot answers, where it is not its own way


def sitters(room: Room, lang: str, part: Callable[[int], str] | None = None) -> tuple[Sitter, ...]:
    """Everybody at a table, by seat. A bot has no clock; in an example it has a part."""
    timed = [bool(room.bank) and not chair.by_bot for chair in room.chairs]
    clocks = [round(room.clock.left(seat)) if timed[seat] else -1 for seat in range(room.seats)]
    seats = zip(room.chairs, room.chairs.names(lang), clocks, range(room.seats), strict=True)
    return tuple(
        [
            Sitter(
                *(c.kind, name, c.level, c.away, c.online, bool(c.share), n, room.clock.ticks(i)),
                part(i) if part and c.kind == "bot" else "",
            )
            for c, name, n, i in seats
        ]
    )


def late(room: Room, viewer: int) -> list[int]:
    """The others that the table waits for and who are not here, or have not answered for long."""
    if room.state != "playing":
        return []
    waited = [seat for seat in room.play.due if seat != viewer and not room.chairs[seat].by_bot]
    return [seat for seat in waited if not room.chairs[seat].online or room.timers.stalled(seat)]


def waits(room: Room, seen: Seen) -> list[str]:
    """The names of all that are waited for, where several are asked together; else the question itself says it."""
    return [seen.names[seat] for seat in room.play.due] if len(room.play.open) > 1 else []


def watching(room: Room) -> int:
    """How many people look at the table who do not sit at it; of who is unknown, each connection counts."""
    seated = {chair.person for chair in room.chairs if chair.kind == "person"}
    people = [watcher.person for watcher in room.watchers]
    return len(set(people) - seated - {0}) + people.count(0)
