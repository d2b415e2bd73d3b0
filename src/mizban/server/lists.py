"""Tables as lines of a list: those that are open to all, and those of one person."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, func, select

from mizban.server.people import Person, when
from mizban.server.room import called
from mizban.server.schema import CHAIRS, ENTRIES, PEOPLE, TABLES
from mizban.server.store import Store

MOST = 30  # tables of a kind in a list without pages
PAGE = 20  # tables on a page


class Place(NamedTuple):
    """How somebody came out of a game."""

    rank: int  # 0: nobody has written it down
    seat: int
    name: str
    points: int


class Line(NamedTuple):
    """A table in a list."""

    id: str
    game: str
    at: datetime  # when something last happened there, or when the game ended
    state: str
    names: list[str]
    free: int
    seats: int
    asked: list[str]  # whose answer is waited for; bots where it is no person's
    mine: bool
    away: bool  # a bot plays for the one whose list it is
    scores: list[int]
    ranks: list[int]

    @property
    def result(self) -> list[Place]:
        """Who has how many points, the first first."""
        ranks = self.ranks or [0] * len(self.scores)
        rows = zip(ranks, range(self.seats), self.names, self.scores, strict=False)
        return sorted((Place(*row) for row in rows), key=lambda place: (place.rank, -place.points))


class Page(NamedTuple):
    """A part of a long list."""

    lines: list[Line]
    number: int
    of: int


async def open_tables(store: Store, lang: str) -> list[Line]:
    """Tables that everybody may join, then those that everybody may watch."""
    here = TABLES.c.state.in_(["waiting", "playing"]) & ~TABLES.c.private
    wanted = select(TABLES).where(here).order_by(TABLES.c.state.desc(), TABLES.c.made.desc()).limit(MOST)
    found = await lines(store, wanted, None, lang)
    return [line for line in found if line.free or line.state == "playing"]


async def my_tables(store: Store, person: Person, lang: str) -> list[Line]:
    """The tables of a person: first where they are asked, then those that run, then what is over; of each the last."""
    ended = TABLES.c.state == "over"
    on, over = (tables_of(person).where(which).limit(MOST) for which in (~ended, ended))
    return await lines(store, on, person, lang) + await lines(store, over, person, lang)


async def my_games(store: Store, person: Person, lang: str, number: int) -> Page:
    """One page of all tables of a person, in the same order."""
    wanted = tables_of(person)
    count = select(func.count()).select_from(wanted.order_by(None).subquery())
    of = max(-(-await store.read(lambda c: c.execute(count).scalar_one()) // PAGE), 1)
    number = min(max(number, 1), of)
    return Page(await lines(store, wanted.limit(PAGE).offset((number - 1) * PAGE), person, lang), number, of)


def tables_of(person: Person) -> Select[Any]:
    """The tables of a person: first where they are asked, then those that run, that wait, that are over."""
    mine = select(CHAIRS.c.table).where(CHAIRS.c.person == person.id)
    where = (TABLES.c.id.in_(mine) | (TABLES.c.owner == person.id)) & (TABLES.c.state != "closed")
    asked = (TABLES.c.asked == person.id) | TABLES.c.id.in_(mine.where(CHAIRS.c.asked))
    state: list[ColumnElement[bool]] = [TABLES.c.state == name for name in ("over", "waiting")]
    latest = func.coalesce(TABLES.c.ended, TABLES.c.made)
    return select(TABLES).where(where).order_by(asked.desc(), *state, latest.desc(), TABLES.c.id)


async def lines(store: Store, wanted: Any, person: Person | None, lang: str) -> list[Line]:
    """Tables as lines of a list."""

    def work(c: Connection) -> list[Line]:
        found = []
        for row in c.execute(wanted).all():
            chairs = c.execute(chairs_of(row.id)).all()
            at = row.ended or c.execute(last_entry(row.id)).scalar_one_or_none() or row.made
            found.append(line(row, chairs, when(at), person, lang))
        return found

    return await store.read(work)


def line(row: Any, chairs: Sequence[Any], at: datetime, person: Person | None, lang: str) -> Line:
    """A table as a line of a list, for a person or for all."""
    names = called(chairs, lang)
    asked = [chair for chair in chairs if chair.asked or (row.asked and chair.person == row.asked)]
    own = [chair for chair in chairs if person and chair.person == person.id]
    due = json.loads(row.due) if row.state == "playing" else []
    return Line(
        row.id,
        row.game,
        at,
        row.state,
        [name for chair, name in zip(chairs, names, strict=True) if chair.kind != "open"],
        sum(chair.kind == "open" for chair in chairs),
        row.seats,
        [chair.name for chair in asked] or [names[seat] for seat in due],
        row.state == "playing" and any(chair in asked for chair in own),
        row.state == "playing" and any(chair.away for chair in own),
        json.loads(row.scores) if row.scores else [],
        json.loads(row.ranks) if row.ranks else [],
    )


def chairs_of(table: str) -> Any:
    """The chairs of a table with the names of those who sit there."""
    joined = CHAIRS.outerjoin(PEOPLE, PEOPLE.c.id == CHAIRS.c.person)
    return select(CHAIRS, PEOPLE.c.name).select_from(joined).where(CHAIRS.c.table == table).order_by(CHAIRS.c.seat)


def last_entry(table: str) -> Any:
    """When something last happened at a table."""
    return select(ENTRIES.c.at).where(ENTRIES.c.table == table).order_by(ENTRIES.c.n.desc()).limit(1)
