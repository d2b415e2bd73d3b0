"""Changes of who is at a table: sitting down, bots, leaving and coming back, and the start. They are plans, too."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from mizban.bots import NAMES
from mizban.core.match import Match
from mizban.core.rng import agreed
from mizban.server.errors import Refusal
from mizban.server.storage.people import Person, clean_text
from mizban.server.storage.tables import change_chair, change_table
from mizban.server.table import commands as said
from mizban.server.table.chairs import Chair, bot_chair
from mizban.server.table.changes.sealed import noting
from mizban.server.table.changes.undo import vote_over
from mizban.server.table.create import check_crew, laid_again
from mizban.server.table.entries import Change, nothing
from mizban.server.table.play import blank

if TYPE_CHECKING:
    from mizban.server.table.room import Room


def must(room: Room, state: str) -> None:
    """A Refusal unless a table is in a state."""
    if room.state != state:
        raise Refusal(409, "table-closed" if room.state == "closed" else f"not-{state}")


def chatting(room: Room, person: Person, text: str) -> Change:
    """A word to all."""
    text = clean_text(text)
    if not text:
        raise Refusal(422, "chat-empty")
    seat = room.seat_of(person)
    name = room.chairs[seat].name if seat >= 0 else person.name
    return Change(room.history.entry("chat", seat, word=text, name=name), [], nothing)


def sitting(room: Room, person: Person, wanted: int) -> Change:
    """Somebody takes a free seat."""
    must(room, "waiting")
    if room.seat_of(person) >= 0:
        raise Refusal(409, "seated-already")
    free = [i for i, chair in enumerate(room.chairs) if chair.kind == "open" and wanted in (-1, i)]
    if not free:
        raise Refusal(409, "seat-taken")
    seat = free[0]

    def then() -> None:
        room.chairs.put(seat, Chair("person", person.id, person.name, since=time.monotonic()))
        room.presence()

    fields = {"kind": "person", "person": person.id, "level": "", "away": False, "share": ""}
    return Change(room.history.entry("sit", seat, name=person.name), [change_chair(room.id, seat, **fields)], then)


def standing(room: Room, seat: int) -> Change:
    """Somebody gives the seat back; the owner gives the table to the next person, or closes it."""
    must(room, "waiting")
    entry = room.history.entry("stand", seat, name=room.chairs[seat].name)
    rest = [chair.person for i, chair in enumerate(room.chairs) if chair.kind == "person" and i != seat]
    host = room.chairs[seat].person == room.owner
    owner = rest[0] if host and rest else room.owner
    state = "closed" if host and not rest else "waiting"

    def then() -> None:
        room.chairs.put(seat, Chair())
        room.note(state, owner)

    fields = {"kind": "open", "person": None, "level": "", "away": False, "share": ""}
    return Change(entry, [change_chair(room.id, seat, **fields), change_table(room.id, owner=owner, state=state)], then)


def seating_bot(room: Room, person: Person, command: said.SeatBot) -> Change:
    """The owner puts a bot on a free seat, or takes one away."""
    must(room, "waiting")
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
    entry = room.history.entry("bot" if command.level else "no-bot", seat)

    def then() -> None:
        room.chairs.put(seat, chair)

    fields = {"kind": chair.kind, "person": None, "level": chair.level, "away": False, "share": chair.share}
    return Change(entry, [change_chair(room.id, seat, **fields)], then)


def leaving(room: Room, seat: int, kind: str, possible: bool, away: bool = True) -> Change:
    """A bot takes a seat over, or gives it back. Whoever goes cannot agree any more to going back, nor ask for it."""
    if not possible:
        raise Refusal(409, "away" if away else "not-away")
    if not away and room.clock.up(seat):
        raise Refusal(409, "no-time")
    chair = room.chairs[seat]
    entry = room.history.entry(kind, seat, name=chair.name, spent=room.clock.thought(seat))
    writes = [change_chair(room.id, seat, away=away)]
    if seat in room.play.due:
        writes += noting(room, room.play.due, **{"stands_in" if away else "back": seat})
    over = vote_over(room, "undo-left", seat, entry.n + 1) if away else []

    def then() -> None:
        room.chairs.stand_in(seat, away)
        if over:
            room.play.voted(None)
        room.clock.charge(seat, entry.spent)
        room.clock.restart(seat)

    return Change(entry, writes, then, over)


def relieving(room: Room, seat: int, other: int) -> Change:
    """The seat of somebody who has not been here for a while goes to a bot."""
    if not 0 <= other < room.seats or other == seat or room.chairs[other].by_bot:
        raise Refusal(409, "not-stalled")
    if not room.timers.stalled(other):
        raise Refusal(409, "not-stalled")
    return leaving(room, other, "relieve", True)


def sharing(room: Room, seat: int, share: str) -> Change:
    """A seat's own number, before the game starts."""
    must(room, "waiting")
    if room.chairs[seat].share:
        raise Refusal(409, "shared-already")

    def then() -> None:
        room.chairs.share(seat, share)

    return Change(room.history.entry("share", seat), [change_chair(room.id, seat, share=share)], then)


def starting(room: Room) -> Change:
    """The game begins: its chance comes from the secret and from all numbers."""
    shares = [chair.share or "none" for chair in room.chairs]
    record = blank(room.play, room.seats, agreed(room.secret, shares), room.options)
    match = Match(record)
    entry = room.history.entry("start", news=match.told[0], mark=match.marks[0])
    missing = [i for i, chair in enumerate(room.chairs) if not chair.share]
    writes = [change_chair(room.id, seat, share="none") for seat in missing]
    asked = [step.seat for step in match.s.open()]
    writes += noting(room, asked, state="playing", started=entry.at, rules=record.rules)

    def then() -> None:
        for seat in missing:
            room.chairs.share(seat, "none")
        room.note("playing")
        room.play.begin(match, entry.n)

    return Change(entry, writes, then)


def laying_again(room: Room, person: Person, seat: int) -> Change:
    """The same table once more; everybody here is shown the way."""
    must(room, "over")
    id, lay = laid_again(room, person)

    def then() -> None:
        room.note(next=id)

    return Change(room.history.entry("rematch", seat, name=person.name), [lay, change_table(room.id, next=id)], then)
