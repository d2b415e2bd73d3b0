"""Tables as lines of a list: those that are open to all, and those of one person."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, func, select

from mizban.server.storage.people import LATEST, Person, when
from mizban.server.storage.schema import CHAIRS, ENTRIES, PEOPLE, TABLES
from mizban.server.storage.store import Store
from mizban.server.table.room import called
from mizban.server.table.set_aside import AsideTables, hindrance

NONE = AsideTables()
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
    aside: bool = False  # it cannot be opened now

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


async def open_tables(store: Store, lang: str, aside: AsideTables = NONE) -> list[Line]:
    """Tables that everybody may join, then those that everybody may watch; not what nobody can open."""
    here = TABLES.c.state.in_(["waiting", "playing"]) & ~TABLES.c.private
    wanted = select(TABLES).where(here).order_by(TABLES.c.state.desc(), TABLES.c.made.desc())

    def work(c: Connection) -> list[Line]:
        found: list[Line] = []
        with c.execute(wanted) as rows:
            for row in rows:
                one = line_of(c, row, None, lang, aside)
                found += [one] * (not one.aside and (one.free > 0 or one.state == "playing"))
                if len(found) == MOST:
                    break
        return found

    return await store.read(work)


async def my_tables(store: Store, person: Person, lang: str, aside: AsideTables = NONE) -> list[Line]:
    """The tables of a person: first where they are asked, then those that run, then what is over; of each the last."""
    ended = TABLES.c.state == "over"
    on, over = (tables_of(person).where(which).limit(MOST) for which in (~ended, ended))
    return [*await lines(store, on, person, lang, aside), *await lines(store, over, person, lang, aside)]


async def my_games(store: Store, person: Person, lang: str, number: int, aside: AsideTables = NONE) -> Page:
    """One page of all tables of a person, in the same order."""
    wanted = tables_of(person)
    count = select(func.count()).select_from(wanted.order_by(None).subquery())
    of = max(-(-await store.read(lambda c: c.execute(count).scalar_one()) // PAGE), 1)
    number = min(max(number, 1), of)
    return Page(await lines(store, wanted.limit(PAGE).offset((number - 1) * PAGE), person, lang, aside), number, of)


def tables_of(person: Person) -> Select[Any]:
    """The tables of a person: first where they are asked, then those that run, that wait, that are over."""
    mine = select(CHAIRS.c.table).where(CHAIRS.c.person == person.id)
    where = (TABLES.c.id.in_(mine) | (TABLES.c.owner == person.id)) & (TABLES.c.state != "closed")
    asked = (TABLES.c.asked == person.id) | TABLES.c.id.in_(mine.where(CHAIRS.c.asked))
    state: list[ColumnElement[bool]] = [TABLES.c.state == name for name in ("over", "waiting")]
    latest = func.coalesce(TABLES.c.ended, TABLES.c.made)
    return select(TABLES).where(where).order_by(asked.desc(), *state, latest.desc(), TABLES.c.id)


async def lines(store: Store, wanted: Any, person: Person, lang: str, aside: AsideTables) -> list[Line]:
    """Tables of a person as lines of a list."""

    return await store.read(lambda c: [line_of(c, row, person, lang, aside) for row in c.execute(wanted).all()])


def line_of(c: Connection, row: Any, person: Person | None, lang: str, aside: AsideTables) -> Line:
    """A table as a line of a list, for a person or for all. One bad table spoils no list."""
    closed = row.id in aside or hindrance(row) is not None
    if closed and person is None:
        return bare(row)
    try:
        chairs = c.execute(chairs_of(row.id)).all()
        at = latest(row.ended, c.execute(last_entry(row.id)).scalar_one_or_none(), row.made)
        return line(row, chairs, at, person, lang, closed)
    except Exception as wrong:
        aside.note("line", str(row.id), str(row.game), wrong)
        return bare(row)


def bare(row: Any) -> Line:
    """A table of which no more is known than that it is there."""
    return Line(str(row.id), str(row.game), latest(row.made), str(row.state), [], 0, 0, [], False, False, [], [], True)


def line(row: Any, chairs: Sequence[Any], at: datetime, person: Person | None, lang: str, aside: bool) -> Line:
    """The same, from what is stored."""
    names = called(chairs, lang)
    playing = row.state == "playing" and not aside
    asked = [i for i, chair in enumerate(chairs) if chair.asked or (row.asked and chair.person == row.asked)]
    own = [(i, chair) for i, chair in enumerate(chairs) if person and chair.person == person.id]
    due = [seat for seat in numbers(row.due) if 0 <= seat < len(names)] if playing else []
    return Line(
        row.id,
        str(row.game),
        at,
        str(row.state),
        [name for chair, name in zip(chairs, names, strict=True) if chair.kind != "open"],
        sum(chair.kind == "open" for chair in chairs),
        len(chairs),
        [names[seat] for seat in (asked or due)],
        playing and any(i in asked for i, _ in own),
        playing and any(chair.away for _, chair in own),
        numbers(row.scores),
        numbers(row.ranks),
        aside,
    )


def numbers(text: Any) -> list[int]:
    """The numbers that are stored as a list; none where something else is."""
    try:
        return msgspec.json.decode(text, type=list[int])
    except (TypeError, msgspec.MsgspecError):
        return []


def latest(*times: Any) -> datetime:
    """The first of some times that is one."""
    return when(next((at for at in times if isinstance(at, int) and 0 <= at <= LATEST), 0))


def chairs_of(table: str) -> Any:
    """The chairs of a table with the names of those who sit there."""
    joined = CHAIRS.outerjoin(PEOPLE, PEOPLE.c.id == CHAIRS.c.person)
    return select(CHAIRS, PEOPLE.c.name).select_from(joined).where(CHAIRS.c.table == table).order_by(CHAIRS.c.seat)


def last_entry(table: str) -> Any:
    """When something last happened at a table."""
    return select(ENTRIES.c.at).where(ENTRIES.c.table == table).order_by(ENTRIES.c.n.desc()).limit(1)
