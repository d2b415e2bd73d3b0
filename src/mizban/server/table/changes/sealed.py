"""Answers to questions that are open together: each is sealed, on disk and hidden from all others, until all are in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from mizban.server.storage.store import Write
from mizban.server.storage.tables import change_chair, change_table
from mizban.server.table.entries import Change

if TYPE_CHECKING:
    from mizban.server.table.room import Room


def sealing(room: Room, seat: int, word: str) -> Change:
    """An answer that waits for those of others; it takes the place of an earlier one."""
    kind = "reseal" if seat in room.play.sealed else "seal"
    entry = room.history.entry(kind, seat, word=word, spent=room.clock.thought(seat))

    def then() -> None:
        room.play.seal(entry)
        room.clock.charge(seat, entry.spent)

    return Change(entry, noting(room, [other for other in room.play.due if other != seat]), then)


def withdrawing(room: Room, seat: int) -> Change:
    """A seat takes its sealed answer back, and is asked again."""

    def then() -> None:
        room.play.unseal(seat)
        room.clock.restart(seat)

    return Change(room.history.entry("unseal", seat), noting(room, [*room.play.due, seat]), then)


def noting(room: Room, due: Iterable[int], stands_in: int = -1, back: int = -1, **fields: Any) -> list[Write]:
    """Writes down which seats have to answer; and of their people the first at the table, the others at their chairs.
    At one seat a bot begins to stand in, or its person is back."""
    bots = {seat for seat, chair in enumerate(room.chairs) if chair.by_bot} - {back} | {stands_in}
    due = list(due)
    asked = [seat for seat in due if seat not in bots]
    writes = [change_table(room.id, asked=room.chairs[asked[0]].person if asked else 0, due=str(due), **fields)]
    if len(room.play.open) > 1 or len(asked) > 1:
        writes += [change_chair(room.id, seat, asked=seat in asked[1:]) for seat in range(room.seats)]
    return writes
