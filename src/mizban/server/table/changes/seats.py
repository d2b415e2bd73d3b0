"""Changes of who is at a table: sitting down, bots, leaving and coming back, and the start. They are plans, too."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from mizban.bots import NAMES
from mizban.core.match import Match
from mizban.core.record import Record
from mizban.core.rng import agreed
from mizban.server.errors import Refusal
from mizban.server.storage.people import Person, clean_text
from mizban.server.table import commands as said
from mizban.server.table.changes.sealed import noting
from mizban.server.table.changes.undo import vote_over
from mizban.server.table.create import check_crew, laid_again
from mizban.server.table.entries import Chair, Change, bot_chair, nothing

if TYPE_CHECKING:
    from mizban.server.table.room import Room


def chatting(room: Room, person: Person, text: str) -> Change:
    """A word to all."""
    text = clean_text(text)
    if not text:
        raise Refusal(422, "chat-empty")
    seat = room.seat_of(person)
    name = room.chairs[seat].name if seat >= 0 else person.name
    return Change(room.entry("chat", seat, word=text, name=name), [], nothing)


def sitting(room: Room, person: Person, wanted: int) -> Change:
    """Somebody takes a free seat."""
    room.must("waiting")
    if room.seat_of(person) >= 0:
        raise Refusal(409, "seated-already")
    free = [i for i, chair in enumerate(room.chairs) if chair.kind == "open" and wanted in (-1, i)]
    if not free:
        raise Refusal(409, "seat-taken")
    seat = free[0]

    def then() -> None:
        room.chairs[seat] = Chair("person", person.id, person.name, since=time.monotonic())
        room.presence()

    fields = {"kind": "person", "person": person.id, "level": "", "away": False, "share": ""}
    return Change(room.entry("sit", seat, name=person.name), [room.chair_row(seat, **fields)], then)


def standing(room: Room, seat: int) -> Change:
    """Somebody gives the seat back; the owner gives the table to the next person, or closes it."""
    room.must("waiting")
    entry = room.entry("stand", seat, name=room.chairs[seat].name)
    rest = [chair.person for i, chair in enumerate(room.chairs) if chair.kind == "person" and i != seat]
    host = room.chairs[seat].person == room.owner
    owner = rest[0] if host and rest else room.owner
    state = "closed" if host and not rest else "waiting"

    def then() -> None:
        room.chairs[seat] = Chair()
        room.owner, room.state = owner, state

    fields = {"kind": "open", "person": None, "level": "", "away": False, "share": ""}
    return Change(entry, [room.chair_row(seat, **fields), room.row(owner=owner, state=state)], then)


def seating_bot(room: Room, person: Person, command: said.SeatBot) -> Change:
    """The owner puts a bot on a free seat, or takes one away."""
    room.must("waiting")
    if person.id != room.owner:
        raise Refusal(403, "not-owner")
    if command.level not in ("", *NAMES):
        raise Refusal(422, "bad-choice")
    kind = "open" if command.level else "bot"
    free = [i for i, chair in enumerate(room.chairs) if chair.kind == kind and command.seat in (-1, i)]
    if not free:
        raise Refusal(409, "seat-taken")
    seat = free[0]
    rest = [chair for i, chair in enumerate(room.chairs) if i != seat]
    if command.level and all(chair.kind == "bot" for chair in rest):
        raise Refusal(422, "no-person")
    bots = sum(chair.kind == "bot" for chair in rest) + (command.level != "")
    check_crew(room.game, room.options, room.seats - bots, room.seats)
    chair = bot_chair(command.level) if command.level else Chair()
    entry = room.entry("bot" if command.level else "no-bot", seat)

    def then() -> None:
        room.chairs[seat] = chair

    fields = {"kind": chair.kind, "person": None, "level": chair.level, "away": False, "share": chair.share}
    return Change(entry, [room.chair_row(seat, **fields)], then)


def leaving(room: Room, seat: int, kind: str, possible: bool, away: bool = True) -> Change:
    """A bot takes a seat over, or gives it back. Whoever goes cannot agree any more to going back, nor ask for it."""
    if not possible:
        raise Refusal(409, "away" if away else "not-away")
    if not away and room.bank and room.spent[seat] >= room.bank * 1000:
        raise Refusal(409, "no-time")
    chair = room.chairs[seat]
    entry = room.entry(kind, seat, name=chair.name, spent=room.thought(seat))
    writes = [room.chair_row(seat, away=away)]
    if seat in room.due:
        writes += noting(room, room.due, **{"stands_in" if away else "back": seat})
    over = vote_over(room, "undo-left", seat, entry.n + 1) if away else []

    def then() -> None:
        chair.away = away
        if over:
            room.voted(None)
        room.spent[seat] += entry.spent
        room.asked_at[seat] = time.monotonic()

    return Change(entry, writes, then, over)


def relieving(room: Room, seat: int, other: int) -> Change:
    """The seat of somebody who has not been here for a while goes to a bot."""
    if not 0 <= other < room.seats or other == seat or room.chairs[other].by_bot:
        raise Refusal(409, "not-stalled")
    if not room.stalled(other):
        raise Refusal(409, "not-stalled")
    return leaving(room, other, "relieve", True)


def sharing(room: Room, seat: int, share: str) -> Change:
    """A seat's own number, before the game starts."""
    room.must("waiting")
    if room.chairs[seat].share:
        raise Refusal(409, "shared-already")

    def then() -> None:
        room.chairs[seat].share = share

    return Change(room.entry("share", seat), [room.chair_row(seat, share=share)], then)


def starting(room: Room) -> Change:
    """The game begins: its chance comes from the secret and from all numbers."""
    shares = [chair.share or "none" for chair in room.chairs]
    record = Record.new(room.game, room.seats, agreed(room.secret, shares), room.options)
    match = Match(record)
    entry = room.entry("start", news=match.told[0], mark=match.marks[0])
    missing = [i for i, chair in enumerate(room.chairs) if not chair.share]
    writes = [room.chair_row(seat, share="none") for seat in missing]
    asked = [step.seat for step in match.s.open()]
    writes += noting(room, asked, state="playing", started=entry.at, rules=room.game.rules)

    def then() -> None:
        for seat in missing:
            room.chairs[seat].share = "none"
        room.match, room.state = match, "playing"
        room.opened(entry.n)

    return Change(entry, writes, then)


def laying_again(room: Room, person: Person, seat: int) -> Change:
    """The same table once more; everybody here is shown the way."""
    room.must("over")
    id, lay = laid_again(room, person)

    def then() -> None:
        room.next = id

    return Change(room.entry("rematch", seat, name=person.name), [lay, room.row(next=id)], then)
