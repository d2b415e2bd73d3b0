"""Tables as lines of a list: those that are open to all, and those of one person."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from mizban.server.people import Person, when
from mizban.server.room import called
from mizban.server.schema import CHAIRS, ENTRIES, PEOPLE, TABLES
from mizban.server.store import Store


class Line(NamedTuple):
    """A table in a list."""

    id: str
    game: str
    at: datetime  # when something last happened there
    state: str
    names: list[str]
    free: int
    seats: int
    asked: list[str]
    mine: bool
    scores: list[int]


async def open_tables(store: Store, lang: str) -> list[Line]:
    """Tables that everybody may join, then those that everybody may watch."""
    here = TABLES.c.state.in_(["waiting", "playing"]) & ~TABLES.c.private
    wanted = select(TABLES).where(here).order_by(TABLES.c.state.desc(), TABLES.c.made.desc()).limit(30)
    found = await lines(store, wanted, None, lang)
    return [line for line in found if line.free or line.state == "playing"]


async def my_tables(store: Store, person: Person, lang: str) -> list[Line]:
    """The tables of a person: first where they are asked, then those that run, then what is over."""
    mine = select(CHAIRS.c.table).where(CHAIRS.c.person == person.id)
    where = (TABLES.c.id.in_(mine) | (TABLES.c.owner == person.id)) & (TABLES.c.state != "closed")
    asked = (TABLES.c.asked == person.id) | TABLES.c.id.in_(mine.where(CHAIRS.c.asked))
    order = (asked.desc(), TABLES.c.state == "over", TABLES.c.made.desc())
    wanted = select(TABLES).where(where).order_by(*order).limit(30)
    found = await lines(store, wanted, person, lang)
    return sorted(found, key=lambda line: (not line.mine, ("playing", "waiting", "over").index(line.state)))


async def lines(store: Store, wanted: Any, person: Person | None, lang: str) -> list[Line]:
    """Tables as lines of a list."""

    def work(c: Connection) -> list[Line]:
        found = []
        for row in c.execute(wanted).all():
            chairs = c.execute(chairs_of(row.id)).all()
            names = [name for chair, name in zip(chairs, called(chairs, lang), strict=True) if chair.kind != "open"]
            asked = [chair for chair in chairs if chair.asked or (row.asked and chair.person == row.asked)]
            free = sum(chair.kind == "open" for chair in chairs)
            mine = person is not None and row.state == "playing" and person.id in [c.person for c in asked]
            waits = [chair.name for chair in asked]
            scores = json.loads(row.scores) if row.scores else []
            at = c.execute(last_entry(row.id)).scalar_one_or_none() or row.made
            found.append(Line(row.id, row.game, when(at), row.state, names, free, row.seats, waits, mine, scores))
        return found

    return await store.read(work)


def chairs_of(table: str) -> Any:
    """The chairs of a table with the names of those who sit there."""
    joined = CHAIRS.outerjoin(PEOPLE, PEOPLE.c.id == CHAIRS.c.person)
    return select(CHAIRS, PEOPLE.c.name).select_from(joined).where(CHAIRS.c.table == table).order_by(CHAIRS.c.seat)


def last_entry(table: str) -> Any:
    """When something last happened at a table."""
    return select(ENTRIES.c.at).where(ENTRIES.c.table == table).order_by(ENTRIES.c.n.desc()).limit(1)
