"""What a command would change: every command of the wire is led to the function that plans it, or refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mizban.server import commands as said
from mizban.server import playing, seating
from mizban.server.commands import AnyCommand
from mizban.server.entries import Change
from mizban.server.refusal import Refusal
from mizban.server.storage.people import Person

if TYPE_CHECKING:
    from mizban.server.room import Room


def plan(room: Room, person: Person, command: AnyCommand) -> Change:
    """What a command would change; a Refusal when it may not be."""
    if isinstance(command, said.Chat):
        return seating.chatting(room, person, command.text)
    if isinstance(command, said.Sit):
        return seating.sitting(room, person, command.seat)
    if isinstance(command, said.SeatBot):
        return seating.seating_bot(room, person, command)
    seat = room.seat_of(person)
    if seat < 0:
        raise Refusal(403, "not-seated")
    if isinstance(command, said.Rematch):
        return seating.laying_again(room, person, seat)
    if isinstance(command, said.Share):
        return seating.sharing(room, seat, command.share)
    if isinstance(command, said.Stand):
        return seating.standing(room, seat)
    room.must("playing")
    match command:
        case said.Leave():
            return seating.leaving(room, seat, "leave", not room.chairs[seat].away)
        case said.Return():
            return seating.leaving(room, seat, "return", room.chairs[seat].away, away=False)
        case said.Relieve():
            return seating.relieving(room, seat, command.seat)
        case said.UndoAnswer():
            return playing.answering(room, seat, command)
    if room.chairs[seat].away:
        raise Refusal(409, "away")
    assert isinstance(command, said.Say | said.Undo | said.UndoAsk)
    if command.n != room.turn:
        raise Refusal(409, "stale")
    match command:
        case said.Say():
            return playing.saying(room, seat, command.word)
        case said.Undo():
            return playing.undoing(room, seat)
        case said.UndoAsk():
            return playing.asking(room, seat)
