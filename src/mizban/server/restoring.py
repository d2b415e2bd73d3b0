"""A table as it comes from disk: made again from its entries and its last snapshot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from mizban.core.match import Match
from mizban.core.record import Record
from mizban.core.rng import agreed
from mizban.server.entries import MOVES, OPENING, SEALS, UNDO_ENDS, Entry, Kept, Vote

if TYPE_CHECKING:
    from mizban.server.room import Room


def restore(room: Room, rows: Iterable[Any], snapshots: list[tuple[int, str]]) -> None:
    """Makes the table again from what was written, without saying all words again."""
    for row in rows:
        kept = msgspec.json.decode(row.data, type=Kept)
        room.keep(
            Entry(row.n, row.at, row.kind, row.seat, row.person, row.command, row.word, **msgspec.structs.asdict(kept))
        )
    if room.state in ("waiting", "closed"):
        return
    replay(room, snapshots)
    room.opened(max(entry.n for entry in room.entries if entry.kind in OPENING))
    for entry in room.entries[room.turn :]:
        recount(room, entry)


def recount(room: Room, entry: Entry) -> None:
    """What an entry means for the questions that are open: a request to go back, an answer that waits for others."""
    if entry.kind == "undo-ask":
        room.vote = Vote(entry.n, entry.seat, entry.count, frozenset([entry.seat]))
    elif entry.kind == "undo-yes" and room.vote:
        room.vote = room.vote._replace(yes=room.vote.yes | {entry.seat})
    elif entry.kind in UNDO_ENDS:
        room.vote = None
    elif entry.kind in SEALS:
        room.sealed[entry.seat] = entry
    elif entry.kind == "unseal":
        del room.sealed[entry.seat]


def replay(room: Room, snapshots: list[tuple[int, str]]) -> None:
    """The game as it stands, from the last snapshot."""
    seed = agreed(room.secret, [chair.share for chair in room.chairs])
    record = Record.new(room.game, room.seats, seed, room.options)
    told: list[Entry] = []
    for entry in room.entries:
        room.spent[entry.seat] += entry.spent
        if entry.kind in MOVES:
            told.append(entry)
        elif entry.kind in ("undo", "undo-agreed"):
            for gone in told[-entry.count :]:
                gone.gone = True
            del told[-entry.count :]
    record.said = [(entry.seat, entry.word) for entry in told[1:]]
    for words, position in snapshots:
        room.kept[words] = room.game.load(msgspec.json.decode(position))
    room.match = Match.resume(record, None, [e.mark for e in told], [e.news for e in told])
    room.match.s = room.position(len(record.said))
    record.finish(room.match.s)
