"""Tables as they are stored: every question about them and every change of them, by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, Update, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import OperationalError

from mizban.server.storage.schema import CHAIRS, ENTRIES, MEMBERS, PEOPLE, SNAPSHOTS, TABLES
from mizban.server.storage.store import Store, Write, point, storage_problem

T = TypeVar("T")
NEW_ENTRY = insert(ENTRIES)  # made once: making a statement costs more than running it
ON = ("waiting", "playing")  # the states of a table that is not over
GAMES = TABLES.c.example == ""  # not a table where somebody tries an example


# ---------------------------------------------------------------- changes, to be written together with others


def add_table(row: dict[str, Any], chairs: list[dict[str, Any]]) -> Write:
    """A new table and its chairs."""

    def work(c: Connection) -> None:
        c.execute(insert(TABLES), row)
        c.execute(insert(CHAIRS), chairs)

    return work


def add_members(table: str, people: list[int]) -> Write:
    """These people may see a new private table."""
    rows = [{"table": table, "person": person} for person in people]
    return lambda c: c.execute(insert(MEMBERS), rows)


def admit(table: str, person: int) -> Write:
    """Somebody may see a private table from now on, if they could not before."""
    row = {"table": table, "person": person}
    return lambda c: c.execute(insert(MEMBERS).prefix_with("OR IGNORE"), row)


def add_entries(rows: list[dict[str, Any]]) -> Write:
    """Things that have happened at a table. Whoever writes a number first has it."""

    def work(c: Connection) -> None:
        for row in rows:
            c.execute(NEW_ENTRY, row)

    return work


def change_table(table: str, **fields: Any) -> Write:
    """Other values of a table."""
    values = {"this": table} | {f"new_{name}": value for name, value in fields.items()}
    return lambda c: c.execute(changing(tuple(fields)), values)


@cache
def changing(fields: tuple[str, ...]) -> Update:
    """The statement that changes these fields of a table."""
    values: dict[str, Any] = {name: bindparam(f"new_{name}") for name in fields}
    return update(TABLES).where(TABLES.c.id == bindparam("this")).values(values)


def remove_table(id: str) -> Write:
    """A table goes, with all that belongs to it."""

    def work(c: Connection) -> None:
        for each in (SNAPSHOTS, ENTRIES, MEMBERS, CHAIRS):
            c.execute(delete(each).where(each.c.table == id))
        c.execute(delete(TABLES).where(TABLES.c.id == id))

    return work


def change_chair(table: str, seat: int, **fields: Any) -> Write:
    """Other values of a chair."""
    here = (CHAIRS.c.table == table) & (CHAIRS.c.seat == seat)
    return lambda c: c.execute(update(CHAIRS).where(here).values(fields))


def keep_snapshot(table: str, words: int, position: dict[str, Any], stride: int) -> Write:
    """A position, so that a long game opens as quickly as a short one; the one before it is kept, too."""
    return partial(snapshot, table, words, position, stride)


def snapshot(table: str, words: int, position: dict[str, Any], stride: int, c: Connection) -> None:
    point("in snapshot")
    row = {"table": table, "words": words, "position": msgspec.json.encode(position).decode()}
    old = (SNAPSHOTS.c.table == table) & (SNAPSHOTS.c.words < words - stride)
    c.execute(delete(SNAPSHOTS).where(old))
    c.execute(insert(SNAPSHOTS), row)


def drop_snapshots(table: str, words: int) -> Write:
    """Positions after so many words are no more."""
    late = (SNAPSHOTS.c.table == table) & (SNAPSHOTS.c.words > words)
    return lambda c: c.execute(delete(SNAPSHOTS).where(late))


# ---------------------------------------------------------------- one table


class Stored(NamedTuple):
    """All that is stored of a table, as it was found; no row: there is none."""

    row: Any
    chairs: Sequence[Any]
    entries: Sequence[Any]
    snapshots: Sequence[Any]
    members: Sequence[Any]


async def stored_table(store: Store, id: str) -> Stored:
    """All that is stored of a table; a Refusal where the disk, or somebody who holds the file, does not let us."""

    def work(c: Connection) -> Stored:
        return Stored(
            c.execute(select(TABLES).where(TABLES.c.id == id)).one_or_none(),
            c.execute(chairs_of(id)).all(),
            c.execute(select(ENTRIES).where(ENTRIES.c.table == id).order_by(ENTRIES.c.n)).all(),
            c.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table == id).order_by(SNAPSHOTS.c.words)).all(),
            c.execute(select(MEMBERS).where(MEMBERS.c.table == id)).all(),
        )

    try:
        return await store.read(work)
    except OperationalError as wrong:
        raise storage_problem(wrong) from None


def chairs_of(table: str) -> Select[Any]:
    """The chairs of a table with the names of those who sit there."""
    joined = CHAIRS.outerjoin(PEOPLE, PEOPLE.c.id == CHAIRS.c.person)
    return select(CHAIRS, PEOPLE.c.name).select_from(joined).where(CHAIRS.c.table == table).order_by(CHAIRS.c.seat)


async def last_number(store: Store, id: str) -> int:
    """The number of the last entry of a table; 0 where there is none."""
    wanted = select(func.max(ENTRIES.c.n)).where(ENTRIES.c.table == id)
    return await store.read(lambda c: c.execute(wanted).scalar()) or 0


async def by_code(store: Store, code: str) -> str | None:
    """The table that a code was given out for."""
    wanted = select(TABLES.c.id).where(TABLES.c.code == code)
    return await store.read(lambda c: c.execute(wanted).scalar_one_or_none())


async def may_know(store: Store, id: str, person: int) -> bool:
    """Whether a table is there, and a person may know of it."""
    seated, member = (select(t.c.table).where(t.c.person == person) for t in (CHAIRS, MEMBERS))
    here = TABLES.c.id.in_(seated) | TABLES.c.id.in_(member) | (TABLES.c.owner == person)
    wanted = select(TABLES.c.id).where(TABLES.c.id == id, here | ~TABLES.c.private)
    return bool(await store.read(lambda c: c.execute(wanted).first()))


# ---------------------------------------------------------------- many tables


async def being_played(store: Store) -> Sequence[str]:
    """The tables that are being played at, those that began last first; not those where somebody tries an example."""
    wanted = select(TABLES.c.id).where(TABLES.c.state == "playing", GAMES).order_by(TABLES.c.started.desc())
    return await store.read(lambda c: c.execute(wanted).scalars().all())


async def laid_by(store: Store, person: int) -> Sequence[Any]:
    """The tables that a person has laid, are not over, and that they have not left; not examples."""
    left = select(CHAIRS.c.table).where(CHAIRS.c.person == person, CHAIRS.c.away)
    wanted = select(TABLES).where(TABLES.c.owner == person, GAMES, TABLES.c.state.in_(ON) & TABLES.c.id.not_in(left))
    return await store.read(lambda c: c.execute(wanted).all())


async def examples_of(store: Store, person: int) -> Sequence[str]:
    """The tables where a person tries an example, the newest first."""
    wanted = select(TABLES.c.id).where(TABLES.c.owner == person, ~GAMES).order_by(TABLES.c.made.desc(), TABLES.c.id)
    return await store.read(lambda c: c.execute(wanted).scalars().all())


async def examples_before(store: Store, made: int) -> Sequence[str]:
    """The tables where somebody tries an example that were laid before a time."""
    wanted = select(TABLES.c.id).where(TABLES.c.made < made, ~GAMES)
    return await store.read(lambda c: c.execute(wanted).scalars().all())


async def shared_by(store: Store, one: int, other: int) -> Sequence[str]:
    """The tables that are not over where two people sit."""
    seats = select(CHAIRS.c.table).where(CHAIRS.c.person == other).scalar_subquery()
    on = TABLES.c.state.in_(ON) & TABLES.c.id.in_(seats)
    wanted = select(CHAIRS.c.table).join(TABLES).where(CHAIRS.c.person == one, on)
    return await store.read(lambda c: c.execute(wanted).scalars().all())


class Listed:
    """A table in a list: its row, and more of it for who asks."""

    def __init__(self, c: Connection, row: Any) -> None:
        self._c = c
        self.row = row

    def chairs(self) -> Sequence[Any]:
        """The chairs, with the names of those who sit there."""
        return self._c.execute(chairs_of(self.row.id)).all()

    def last_time(self) -> Any:
        """When something last happened there."""
        here = select(ENTRIES.c.at).where(ENTRIES.c.table == self.row.id)
        return self._c.execute(here.order_by(ENTRIES.c.n.desc()).limit(1)).scalar_one_or_none()


async def open_to_all(store: Store, most: int, make: Callable[[Listed], T | None]) -> list[T]:
    """What is made of tables that everybody may see: those that wait, then those that run, the newest first; so many,
    without those of which nothing is made."""
    here = TABLES.c.state.in_(ON) & ~TABLES.c.private
    wanted = select(TABLES).where(here).order_by(TABLES.c.state.desc(), TABLES.c.made.desc())

    def work(c: Connection) -> list[T]:
        made: list[T] = []
        with c.execute(wanted) as rows:
            for row in rows:
                one = make(Listed(c, row))
                made += [] if one is None else [one]
                if len(made) == most:
                    break
        return made

    return await store.read(work)


async def of_person(store: Store, person: int, make: Callable[[Listed], T], most: int, over: bool) -> list[T]:
    """What is made of the first tables of a person that are over, or are not."""
    ended = TABLES.c.state == "over"
    return await all_made(store, theirs(person).where(ended if over else ~ended).limit(most), make)


async def page_of_person(store: Store, person: int, make: Callable[[Listed], T], size: int, start: int) -> list[T]:
    """The same of a part of all their tables."""
    return await all_made(store, theirs(person).limit(size).offset(start), make)


async def count_of_person(store: Store, person: int) -> int:
    """How many tables a person has."""
    count = select(func.count()).select_from(theirs(person).order_by(None).subquery())
    return await store.read(lambda c: c.execute(count).scalar_one())


async def all_made(store: Store, wanted: Select[Any], make: Callable[[Listed], T]) -> list[T]:
    return await store.read(lambda c: [make(Listed(c, row)) for row in c.execute(wanted).all()])


def theirs(person: int) -> Select[Any]:
    """The tables of a person: first where they are asked, then those that run, that wait, that are over."""
    mine = select(CHAIRS.c.table).where(CHAIRS.c.person == person)
    where = (TABLES.c.id.in_(mine) | (TABLES.c.owner == person)) & (TABLES.c.state != "closed") & GAMES
    asked = (TABLES.c.asked == person) | TABLES.c.id.in_(mine.where(CHAIRS.c.asked))
    state: list[ColumnElement[bool]] = [TABLES.c.state == name for name in ("over", "waiting")]
    latest = func.coalesce(TABLES.c.ended, TABLES.c.made)
    return select(TABLES).where(where).order_by(asked.desc(), *state, latest.desc(), TABLES.c.id)
