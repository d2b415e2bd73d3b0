"""What a command would change: every command is led to the function that plans it, or refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mizban.server.errors import Refusal
from mizban.server.storage.people import Person
from mizban.server.table import commands as said
from mizban.server.table.changes import answers, examples, seats, undo
from mizban.server.table.commands import AnyCommand
from mizban.server.table.entries import Change

if TYPE_CHECKING:
    from mizban.server.table.room import Room


def plan(room: Room, person: Person, command: AnyCommand) -> Change:
    """What a command would change; a Refusal when it may not be."""
    if room.play.way:
        return examples.trying(room, person, command)
    if isinstance(command, said.Chat):
        return seats.chatting(room, person, command.text)
    if isinstance(command, said.Sit):
        return seats.sitting(room, person, command.seat)
    if isinstance(command, said.SeatBot):
        return seats.seating_bot(room, person, command)
    seat = room.seat_of(person)
    if seat < 0:
        raise Refusal(403, "not-seated")
    if isinstance(command, said.Rewind | said.PlayOn):
        raise Refusal(409, "no-example-here")
    if isinstance(command, said.Rematch):
        return seats.laying_again(room, person, seat)
    if isinstance(command, said.Share):
        return seats.sharing(room, seat, command.share)
    if isinstance(command, said.Stand):
        return seats.standing(room, seat)
    seats.must(room, "playing")
    match command:
        case said.Leave():
            return seats.leaving(room, seat, "leave", not room.chairs[seat].away)
        case said.Return():
            return seats.leaving(room, seat, "return", room.chairs[seat].away, away=False)
        case said.Relieve():
            return seats.relieving(room, seat, command.seat)
        case said.UndoAnswer():
            return undo.answering(room, seat, command)
    if room.chairs[seat].away:
        raise Refusal(409, "away")
    assert isinstance(command, said.Say | said.Undo | said.UndoAsk)
    if command.n != room.play.turn:
        raise Refusal(409, "stale")
    match command:
        case said.Say():
            return answers.saying(room, seat, command.word)
        case said.Undo():
            return undo.undoing(room, seat)
        case said.UndoAsk():
            return undo.asking(room, seat)
