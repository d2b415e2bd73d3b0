"""Tables as lines of a list: those that are open to all, and those of one person."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import Any, NamedTuple

import msgspec

from mizban.server.lobby.set_aside import AsideTables, hindrance
from mizban.server.storage import tables
from mizban.server.storage.people import LATEST, Person, when
from mizban.server.storage.store import Store
from mizban.server.storage.tables import Listed
from mizban.server.table.chairs import called

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
    rules: str = ""  # the version by which it is played

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

    def make(listed: Listed) -> Line | None:
        one = line_of(listed, None, lang, aside)
        return one if not one.aside and (one.free > 0 or one.state == "playing") else None

    return await tables.open_to_all(store, MOST, make)


async def my_tables(store: Store, person: Person, lang: str, aside: AsideTables = NONE) -> list[Line]:
    """The tables of a person: first where they are asked, then those that run, then what is over; of each the last."""
    make = partial(line_of, person=person, lang=lang, aside=aside)
    on = await tables.of_person(store, person.id, make, MOST, over=False)
    return on + await tables.of_person(store, person.id, make, MOST, over=True)


async def my_games(store: Store, person: Person, lang: str, number: int, aside: AsideTables = NONE) -> Page:
    """One page of all tables of a person, in the same order."""
    make = partial(line_of, person=person, lang=lang, aside=aside)
    of = max(-(-await tables.count_of_person(store, person.id) // PAGE), 1)
    number = min(max(number, 1), of)
    return Page(await tables.page_of_person(store, person.id, make, PAGE, (number - 1) * PAGE), number, of)


def line_of(listed: Listed, person: Person | None, lang: str, aside: AsideTables) -> Line:
    """A table as a line of a list, for a person or for all. One bad table spoils no list."""
    row = listed.row
    closed = row.id in aside or hindrance(row) is not None
    if closed and person is None:
        return bare(row)
    try:
        chairs = listed.chairs()
        at = latest(row.ended, listed.last_time(), row.made)
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
        str(row.rules),
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
