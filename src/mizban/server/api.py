"""The same as the pages, as JSON for other programs: tables, views, options, moves and a stream under /api/v1."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from mizban.core.problem import Problem
from mizban.server import lists
from mizban.server.asked import house, limits, number, room_of, saved
from mizban.server.commands import Answer, AnyCommand, Chat, read_command
from mizban.server.guard import address
from mizban.server.lists import Line
from mizban.server.openapi import Deed, described
from mizban.server.people import Person
from mizban.server.refusal import Refusal, patience, status_of
from mizban.server.room import Room

BEAT = 15.0  # seconds between two signs of life on a quiet stream


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    name: str
    title: str
    rules: str
    least: int
    most: int
    options: dict[str, list[str]]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to lay."""

    game: Annotated[str, Meta(max_length=40)]
    chairs: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(min_length=1, max_length=10)]
    options: Annotated[dict[str, str], Meta(max_length=20)] = {}
    private: bool = True
    bank: int = 0


class ChairInfo(msgspec.Struct):
    """A seat."""

    kind: str
    name: str
    level: str
    away: bool
    online: bool


class OptionInfo(msgspec.Struct):
    """An answer that may be given now."""

    word: str
    text: str
    help: str
    note: str


class LineInfo(msgspec.Struct):
    """A line of the log."""

    n: int
    at: str
    kind: str
    seat: int
    text: str


class TableInfo(msgspec.Struct):
    """A table as one pair of eyes sees it."""

    id: str
    game: str
    rules: str
    state: str
    n: int
    turn: int
    seat: int
    asked: int
    due: list[int]
    sealed: str
    code: str
    commit: str
    chairs: list[ChairInfo]
    options: dict[str, str]
    prompt: str
    view: Any
    legal: list[OptionInfo]
    lines: list[LineInfo]
    scores: list[int]
    next: str


class TableLine(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    state: str
    names: list[str]
    free: int
    seats: int
    mine: bool
    aside: bool


class Trouble(msgspec.Struct):
    """Why something was refused."""

    error: str
    status: int


class Refused(Answer, frozen=True, omit_defaults=True):
    """Why a command was refused, and the table as it is now."""

    table: TableInfo | None = None


def table_info(room: Room, person: Person | None, lang: str, since: int) -> TableInfo:
    """All that somebody may know of a table."""
    viewer, seat = room.viewer(person), room.seat_of(person)
    names = room.names(lang)
    chairs = [ChairInfo(c.kind, name, c.level, c.away, c.online) for c, name in zip(room.chairs, names, strict=True)]
    info = TableInfo(
        id=room.id,
        game=room.game.name,
        rules=room.game.rules,
        state=room.state,
        n=room.n,
        turn=room.turn,
        seat=seat,
        asked=room.asked,
        due=room.due,
        sealed="",
        code=room.code if seat >= 0 or (person and person.id == room.owner) else "",
        commit=room.commitment,
        chairs=chairs,
        options=room.options,
        prompt="",
        view=None,
        legal=[],
        lines=[
            LineInfo(x.n, x.at.isoformat(), x.kind, x.seat, x.text)
            for x in room.lines(viewer, lang, since)
            if not x.gone
        ],
        scores=[],
        next=room.next,
    )
    if room.match:
        seen = room.seen(viewer, lang, "wide")
        info.prompt, info.view, info.sealed = seen.prompt, seen.view, seen.sealed
        info.legal = [OptionInfo(choice.word, choice.text, choice.help, choice.note) for choice in seen.options]
        info.scores = [points for _, points, _ in sorted(seen.result)]
    return info


# ---------------------------------------------------------------- answering

Handler = Callable[[Request], Awaitable[Response]]


def json(data: object, status: int = 200) -> Response:
    """An answer as JSON."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(data), status, headers, "application/json")


def trouble(problem: Problem, lang: str) -> Response:
    """A refusal as JSON."""
    status = status_of(problem)
    answer = json(Trouble(problem.say(lang), status), status)
    answer.headers.update(patience(problem))
    return answer


def answered(handler: Handler) -> Handler:
    """Refusals are answers too."""

    async def wrapped(request: Request) -> Response:
        try:
            return await handler(request)
        except Problem as problem:
            return trouble(problem, request.state.lang)

    wrapped.__doc__ = handler.__doc__
    wrapped.__name__ = handler.__name__
    return wrapped


def whoever(request: Request) -> Person:
    """Who sends this; nobody is refused."""
    person: Person | None = request.state.person
    if person is None:
        raise Refusal(401, "log-in-first")
    return person


@answered
async def games(request: Request) -> Response:
    """The games that can be played here"""
    found = []
    for game in house(request).games:
        options = {o.id: sorted(o.values or o.choices(game.most), key=o.default.__ne__) for o in game.settings}
        for id, value in house(request).figures.of(game).options.items():
            options[id].insert(0, value)
        found.append(GameInfo(game.name, game.title(request.state.lang), game.rules, game.least, game.most, options))
    return json(found)


@answered
async def my_tables(request: Request) -> Response:
    """Your tables; those that wait for you first"""
    person, host = whoever(request), house(request)
    return json([line(found) for found in await lists.my_tables(host.store, person, request.state.lang, host.aside)])


@answered
async def open_tables(request: Request) -> Response:
    """Tables that everybody may join or watch"""
    host = house(request)
    return json([line(found) for found in await lists.open_tables(host.store, request.state.lang, host.aside)])


def line(found: Line) -> TableLine:
    here = (found.free, found.seats, found.mine, found.aside)
    return TableLine(found.id, found.game, found.state, found.names, *here)


@answered
async def create(request: Request) -> Response:
    """Lay a table"""
    person, host = whoever(request), house(request)
    limits(request).take("create", person.id)
    try:
        wanted = msgspec.json.decode(await request.body(), type=NewTable)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Refusal(400, "bad-command") from None
    game = host.game(wanted.game)
    room = await host.create(
        person, game, len(wanted.chairs), wanted.options, wanted.chairs, wanted.private, wanted.bank
    )
    return json(table_info(room, person, request.state.lang, 0), 201)


@answered
async def join(request: Request) -> Response:
    """Come to a table with its code: from then on you may see it, and sit down if a seat is free"""
    person, host = whoever(request), house(request)
    limits(request).take("join", person.id)
    room = await host.by_code(request.path_params["code"])
    await host.admit(room, person.id)
    return json(table_info(room, person, request.state.lang, 0))


@answered
async def table(request: Request) -> Response:
    """A table as you may see it; `since` leaves out older lines of the log"""
    room = await room_of(request)
    return json(table_info(room, request.state.person, request.state.lang, number(request, "since")))


@answered
async def command(request: Request) -> Response:
    """Do something at a table. The same id sent again is answered the same and done once"""
    person, host = whoever(request), house(request)
    limits(request).take("command", person.id)
    room = await room_of(request)
    wanted = read_command(await request.body())
    if isinstance(wanted, Chat):
        limits(request).take("chat", person.id)
    try:
        return json(await host.do(room, person, wanted))
    except Problem as problem:
        now = table_info(room, person, request.state.lang, room.n)
        refusal = Refused(wanted.id, False, text=problem.say(request.state.lang), turn=room.turn, table=now)
        return json(refusal, status_of(problem))


@answered
async def record(request: Request) -> Response:
    """The record of a finished game, which `mizban verify` checks"""
    room = await room_of(request)
    if room.state != "over":
        raise Refusal(409, "not-over")
    return saved(room)


class Listener:
    """Somebody who looks at a table through a stream of JSON."""

    def __init__(self, person: Person | None, session: bytes) -> None:
        self.person = person.id if person else 0
        self.session = session
        self.news = asyncio.Event()
        self.over = False

    def poke(self) -> None:
        self.news.set()

    def end(self) -> None:
        self.over = True
        self.news.set()


@answered
async def stream(request: Request) -> Response:
    """The table again whenever something happens there, as server-sent events; `since` as above"""
    limits(request).take("stream", address(request))
    person: Person | None = request.state.person
    room = await room_of(request)
    room.check_crowd(person)
    last = request.headers.get("last-event-id", "")
    since = int(last) if last.isascii() and last.isdigit() and len(last) < 9 else number(request, "since")
    return StreamingResponse(
        events(room, person, request.state.session, request.state.lang, since),
        media_type="text/event-stream",
        headers={"Cache-Control": "no-store"},
    )


async def events(room: Room, person: Person | None, session: bytes, lang: str, since: int) -> AsyncIterator[bytes]:
    """What a stream says, until the other end goes."""
    listener = Listener(person, session)
    room.watchers.add(listener)
    room.presence()
    try:
        while not listener.over:
            try:
                info = table_info(room, person, lang, since)
            except Exception as wrong:  # a mistake of ours, which concerns nobody else
                room.house.stumbled(room, wrong)
                refusal = Refusal(500, "draw-failed")
                yield b"event: refused\ndata: %s\n\n" % msgspec.json.encode(Trouble(refusal.say(lang), refusal.status))
                return
            since = info.n
            yield b"id: %d\ndata: %s\n\n" % (since, msgspec.json.encode(info))
            while not listener.over and room.n == since:
                try:
                    listener.news.clear()
                    await asyncio.wait_for(listener.news.wait(), BEAT)
                except TimeoutError:
                    yield b": still here\n\n"
    finally:
        room.watchers.discard(listener)
        room.presence()


DEEDS = [
    Deed("GET", "/games", games, None, list[GameInfo]),
    Deed("GET", "/tables", my_tables, None, list[TableLine]),
    Deed("POST", "/tables", create, NewTable, TableInfo, 201),
    Deed("GET", "/tables/open", open_tables, None, list[TableLine]),
    Deed("POST", "/join/{code}", join, None, TableInfo),
    Deed("GET", "/tables/{id}", table, None, TableInfo, since=True),
    Deed("POST", "/tables/{id}/commands", command, AnyCommand, Answer),
    Deed("GET", "/tables/{id}/stream", stream, text="text/event-stream", since=True),
    Deed("GET", "/tables/{id}/record", record, text="text/plain"),
]


@cache
def description(lang: str = "en") -> dict[str, Any]:
    """The OpenAPI description of all this; what types and fields are is said in a language."""
    return described(DEEDS, lang, Trouble, Refused)


async def openapi(request: Request) -> Response:
    """The description itself."""
    return json(description())


routes = [Route("/api/v1/openapi.json", openapi)] + [
    Route(f"/api/v1{deed.path}", deed.handler, methods=[deed.method]) for deed in DEEDS
]
