"""Changes at a table that begins with a worked example: one person answers, goes back as often as they like, and lets
bots play on from its result. Nothing else can be done there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mizban.server.errors import Refusal
from mizban.server.storage.people import Person
from mizban.server.table import commands as said
from mizban.server.table.changes import answers
from mizban.server.table.changes.sealed import withdrawing
from mizban.server.table.changes.seats import must
from mizban.server.table.changes.undo import going_back, reach
from mizban.server.table.commands import AnyCommand
from mizban.server.table.entries import Change

if TYPE_CHECKING:
    from mizban.server.table.room import Room


def trying(room: Room, person: Person, command: AnyCommand) -> Change:
    """What a command would change there; a Refusal when it may not be."""
    seat = room.seat_of(person)
    if seat < 0:
        raise Refusal(403, "not-seated")
    if not isinstance(command, said.Say | said.Undo | said.Rewind | said.PlayOn):
        raise Refusal(409, "example-alone")
    must(room, "playing")
    if command.n != room.play.turn:
        raise Refusal(409, "stale")
    match command:
        case said.Say():
            return answers.saying(room, seat, command.word)
        case said.Undo():
            return taking_back(room, seat)
        case said.Rewind():
            return rewinding(room, seat, command.words)
    return playing_on(room, seat)


def taking_back(room: Room, seat: int) -> Change:
    """Back to before one's last word, also if others have answered or something was learned since."""
    if seat in room.play.sealed:
        return withdrawing(room, seat)
    count = reach(room, seat)
    if not count:
        raise Refusal(409, "undo-nothing")
    return going_back(room, "undo", seat, count)


def rewinding(room: Room, seat: int, words: int) -> Change:
    """Back to where only so many words had been said."""
    assert room.play.match is not None
    count = len(room.play.match.record.said) - words
    if count <= 0:
        raise Refusal(409, "undo-nothing")
    return going_back(room, "rewind", seat, count)


def playing_on(room: Room, seat: int) -> Change:
    """The bots go on from the result of the example."""
    if not room.play.held:
        raise Refusal(409, "example-on")
    assert room.play.way is not None
    return Change(room.history.entry("play-on", seat, name=room.chairs[seat].name), [], room.play.way.play_on)
