"""Going back: a seat takes back its own last word, or all agree to take back more."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from mizban.server.errors import Refusal
from mizban.server.storage.tables import drop_snapshots
from mizban.server.table.changes.sealed import noting, withdrawing
from mizban.server.table.commands import UndoAnswer
from mizban.server.table.entries import Change, Entry, Vote

if TYPE_CHECKING:
    from mizban.server.table.room import Room

WENT = ("leave", "relieve", "time-out")  # the ways in which a bot comes to play for somebody


def undoing(room: Room, seat: int) -> Change:
    """A seat takes its last word back, if nobody has learned anything since; or an answer that nobody knows yet."""
    assert room.play.match is not None
    if seat in room.play.sealed:
        return withdrawing(room, seat)
    if not room.play.undoable(seat):
        raise Refusal(409, "undo-unfair")
    return going_back(room, "undo", seat, 1)


def going_back(room: Room, kind: str, seat: int, count: int) -> Change:
    """So many words are taken back."""
    assert room.play.match is not None
    words = len(room.play.match.record.said) - count
    s = room.play.position(words)
    over = vote_over(room, "undo-past") if kind == "undo" else []
    entry = room.history.entry(kind, seat, count=count, name=room.chairs[seat].name)
    entry.n += len(over)
    writes = [*noting(room, [step.seat for step in s.open()]), drop_snapshots(room.id, words)]

    def then() -> None:
        room.history.take_back(count)
        room.play.back(count, s)
        room.play.opened(entry.n)

    return Change(entry, writes, then, over)


def check_absent(room: Room, seat: int, count: int) -> None:
    """Who cannot be asked has not agreed: whom others sent away, or who has left and whose own words would go."""
    for other, chair in enumerate(room.chairs):
        if chair.kind == "person" and chair.away and other != seat:
            words = islice(room.history.said(), count)
            went = next(
                entry.kind for entry in reversed(room.history.entries) if entry.kind in WENT and entry.seat == other
            )
            if went != "leave" or any(entry.person == chair.person for entry in words):
                raise Refusal(409, "undo-absent", name=chair.name)


def reach(room: Room, seat: int) -> int:
    """How many words of all go when a seat goes back to before its last word, and before those that were asked for
    together with it; 0 when it has said nothing."""
    words = enumerate(room.history.said(), 1)
    return next((count + max(entry.count - 1, 0) for count, entry in words if entry.seat == seat), 0)


def asking(room: Room, seat: int) -> Change:
    """A seat asks to go back to before its last word. Bots agree; so does who has left by themselves."""
    if room.play.vote:
        raise Refusal(409, "undo-asked")
    count = reach(room, seat)
    if not count:
        raise Refusal(409, "undo-nothing")
    check_absent(room, seat, count)
    if not room.chairs.others(seat):
        return going_back(room, "undo-agreed", seat, count)
    if room.play.by_bots and any(
        entry.kind == "undo-ask" and entry.seat == seat for entry in room.history.entries[room.play.turn :]
    ):
        raise Refusal(409, "undo-again")  # bots wait once
    entry = room.history.entry("undo-ask", seat, count=count, name=room.chairs[seat].name)
    return Change(entry, [], lambda: room.play.voted(Vote(entry.n, seat, count, frozenset([seat]))))


def answering(room: Room, seat: int, command: UndoAnswer) -> Change:
    """Somebody agrees that another goes back, or does not; who asked for it may think better of it."""
    vote = room.play.vote
    if vote is None or vote.n != command.n:
        raise Refusal(409, "stale")
    if seat == vote.seat and not command.yes:
        return ending(room, "undo-withdraw", seat)
    if seat in vote.yes:
        raise Refusal(409, "undo-answered")
    if not command.yes:
        return ending(room, "undo-no", seat)
    agreed = vote._replace(yes=vote.yes | {seat})
    check_absent(room, vote.seat, vote.words)
    if room.chairs.others(vote.seat) <= agreed.yes:
        return going_back(room, "undo-agreed", vote.seat, vote.words)
    return Change(
        room.history.entry("undo-yes", seat, name=room.chairs[seat].name), [], lambda: room.play.voted(agreed)
    )


def ending(room: Room, kind: str, seat: int) -> Change:
    """A request to go back comes to nothing."""
    return Change(room.history.entry(kind, seat, name=room.chairs[seat].name), [], lambda: room.play.voted(None))


def vote_over(room: Room, kind: str, seat: int = -1, n: int = 0) -> list[Entry]:
    """What else is noted when something happens that ends a request to go back, if there is one. It is about the one
    who asks, or about another seat, and comes first, or as entry n."""
    if room.play.vote is None:
        return []
    seat = room.play.vote.seat if seat < 0 else seat
    entry = room.history.entry(kind, seat, name=room.chairs[seat].name)
    entry.n = n or entry.n
    return [entry]
