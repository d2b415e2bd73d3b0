"""New tables, as rows that are yet to be written."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any

from mizban.core.game.lessons import Lesson
from mizban.render.games import Game
from mizban.server.codes import new_code
from mizban.server.errors import Refusal
from mizban.server.storage.people import Person, now
from mizban.server.storage.store import Write, in_turn
from mizban.server.storage.tables import add_members, add_table
from mizban.server.table.chairs import Chair, bot_chair

if TYPE_CHECKING:
    from mizban.server.table.room import Room

LENGTH = 8  # letters that one types to join


def laid(
    person: Person,
    game: Game,
    options: dict[str, str],
    chairs: list[Chair],
    private: bool,
    bank: int,
    lesson: Lesson | None = None,
    example: str = "",
) -> tuple[str, Write]:
    """The id of a new table, and what writes it down. The chance of a lesson is always the same."""
    row: dict[str, Any] = {
        "id": secrets.token_hex(8),
        "code": new_code(LENGTH),
        "game": game.name,
        "rules": game.rules,
        "owner": person.id,
        "seats": len(chairs),
        "options": json.dumps(options),
        "private": private,
        "bank": bank,
        "state": "waiting",
        "made": now(),
        "secret": lesson.secret if lesson else secrets.token_hex(32),
        "next": "",
        "asked": 0,
        "lesson": lesson.id if lesson else "",
        "example": example,
    }
    rows = [chair_row(row["id"], seat, chair) for seat, chair in enumerate(chairs)]
    return row["id"], add_table(row, rows)


def check_crew(game: Game, options: dict[str, str], people: int, seats: int) -> None:
    """Whether so many people at a table are what its options are for."""
    crew = game.crew(options)
    if crew and crew[2] != people:
        id, value, wanted = crew
        label = game.called(id, value)
        raise Refusal(422, "bad-crew", pair=f"{id}={value}", label=label, people=wanted, bots=seats - wanted)


def laid_again(room: Room, person: Person) -> tuple[str, Write]:
    """The same table once more: its maker and the bots sit, the others are expected."""
    chairs: list[Chair] = []
    for chair in room.chairs:
        sitting = Chair("person", person.id, person.name) if chair.person == person.id else Chair()
        chairs.append(bot_chair(chair.level) if chair.kind == "bot" else sitting)
    id, lay = laid(person, room.game, room.options, chairs, room.private, room.bank, room.play.lesson)
    people = {chair.person for chair in room.chairs if chair.person} | room.members
    return id, in_turn(lay, add_members(id, sorted(people))) if room.private else lay


def chair_row(table: str, seat: int, chair: Chair) -> dict[str, Any]:
    """A chair as it is stored."""
    return {
        "table": table,
        "seat": seat,
        "kind": chair.kind,
        "person": chair.person or None,
        "level": chair.level,
        "away": chair.away,
        "share": chair.share,
    }
