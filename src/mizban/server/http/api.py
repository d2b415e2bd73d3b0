"""The same as the pages, as JSON for other programs: tables, views, options, moves and a stream under /api/v1."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from mizban.core.problem import Problem
from mizban.render.games import registered_games
from mizban.server.errors import Refusal, headers_of, status_of
from mizban.server.host import BANKS
from mizban.server.http.api_types import (
    SEATS,
    ChairInfo,
    GameInfo,
    LineInfo,
    NewTable,
    OptionInfo,
    Refused,
    TableInfo,
    TableLine,
    Trouble,
)
from mizban.server.http.guard import address
from mizban.server.http.openapi import Deed, described
from mizban.server.http.request import host_of, limits_of, room_of, saved, whole
from mizban.server.json_body import read
from mizban.server.lobby import lists
from mizban.server.lobby.lists import Line
from mizban.server.lobby.set_aside import STATES
from mizban.server.storage.people import Person
from mizban.server.table.commands import Answer, AnyCommand, Chat, read_command
from mizban.server.table.log_lines import log_lines
from mizban.server.table.room import Room, check_crowd

BEAT = 15.0  # seconds between two signs of life on a quiet stream
EVENTS, LAST_SEEN = "text/event-stream", "Last-Event-ID"
NEW_TABLE = msgspec.json.Decoder(NewTable)


def table_info(room: Room, person: Person | None, lang: str, since: int) -> TableInfo:
    """All that somebody may know of a table."""
    viewer, seat = room.viewer(person), room.seat_of(person)
    names = room.chairs.names(lang)
    chairs = [ChairInfo(c.kind, name, c.level, c.away, c.online) for c, name in zip(room.chairs, names, strict=True)]
    info = TableInfo(
        id=room.id,
        game=room.game.name,
        rules=room.game.rules,
        state=room.state,
        n=room.history.n,
        turn=room.play.turn,
        seat=seat,
        asked=room.play.asked,
        due=room.play.due,
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
            for x in log_lines(room, viewer, lang, since)
            if not x.gone
        ],
        scores=[],
        next=room.next,
    )
    if room.play.match:
        seen = room.seen(viewer, lang, "wide")
        info.rules = room.play.match.record.rules
        info.prompt, info.view, info.sealed = seen.prompt, seen.view, seen.sealed
        info.legal = [OptionInfo(choice.word, choice.text, choice.help, choice.note) for choice in seen.options]
        info.scores = [points for _, points, _ in sorted(seen.result)]
    return info


# ---------------------------------------------------------------- answering

Handler = Callable[[Request], Awaitable[Response]]


def json(data: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer as JSON."""
    fields = {"Cache-Control": "no-store", **(headers or {})}
    return Response(msgspec.json.encode(data), status, fields, "application/json")


def trouble(problem: Problem, lang: str) -> Response:
    """A refusal as JSON."""
    status = status_of(problem)
    return json(Trouble(problem.say(lang, typed=True), status), status, headers_of(problem))


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
        raise Refusal(401, "needs-token")
    return person


@answered
async def games(request: Request) -> Response:
    """The games that can be played here"""
    infos = []
    for game in host_of(request).games:
        options = {o.id: sorted(o.values or o.choices(game.most), key=o.default.__ne__) for o in game.settings}
        for id, value in host_of(request).figures.of(game).options.items():
            options[id].insert(0, value)
        infos.append(GameInfo(game.name, game.title(request.state.lang), game.rules, game.least, game.most, options))
    return json(infos)


@answered
async def my_tables(request: Request) -> Response:
    """Your tables; those that wait for you first"""
    person, host = whoever(request), host_of(request)
    mine = await lists.my_tables(host.store, person, request.state.lang, host.lobby.aside)
    return json([line(each) for each in mine])


@answered
async def open_tables(request: Request) -> Response:
    """Tables that everybody may join or watch"""
    host = host_of(request)
    return json([line(each) for each in await lists.open_tables(host.store, request.state.lang, host.lobby.aside)])


def line(each: Line) -> TableLine:
    """A table in a list; what is stored of one that is set aside may be anything."""
    state = each.state if each.state in STATES else "closed"
    return TableLine(each.id, each.game, state, each.names, each.free, each.seats, each.mine, each.aside)


def check_values(wanted: NewTable) -> None:
    """Refuses values that there are not, as the description lists them; the sentence names the field."""
    for number, chair in enumerate(wanted.chairs):
        if chair not in SEATS:
            raise Refusal(422, "field-odd", field=f"$.chairs[{number}]")
    if wanted.bank not in BANKS:
        raise Refusal(422, "field-odd", field="$.bank")


@answered
async def create(request: Request) -> Response:
    """Lay a table"""
    person, host = whoever(request), host_of(request)
    wanted = read(NEW_TABLE, await request.body())
    check_values(wanted)
    limits_of(request).take("create", person.id)
    game = host.game(wanted.game)
    room = await host.create(
        person, game, len(wanted.chairs), wanted.options, wanted.chairs, wanted.private, wanted.bank
    )
    return json(table_info(room, person, request.state.lang, 0), 201)


@answered
async def join(request: Request) -> Response:
    """Come to a table with its code: from then on you may see it, and sit down if a seat is free"""
    person, host = whoever(request), host_of(request)
    limits_of(request).take("join", person.id)
    room = await host.lobby.by_code(request.path_params["code"])
    await host.lobby.admit(room, person.id)
    return json(table_info(room, person, request.state.lang, 0))


@answered
async def table(request: Request) -> Response:
    """A table as you may see it; `since` leaves out older lines of the log"""
    since = whole("since", request.query_params.getlist("since"))
    room = await room_of(request)
    return json(table_info(room, request.state.person, request.state.lang, since))


@answered
async def command(request: Request) -> Response:
    """Do something at a table. The same id sent again is answered the same and done once"""
    person, host = whoever(request), host_of(request)
    limits_of(request).take("command", person.id)
    room = await room_of(request)
    wanted = read_command(await request.body())
    if isinstance(wanted, Chat):
        limits_of(request).take("chat", person.id)
    try:
        return json(await host.do(room, person, wanted))
    except Problem as problem:
        now = table_info(room, person, request.state.lang, room.history.n)
        refusal = Refused(wanted.id, False, text=problem.say(request.state.lang), turn=room.play.turn, table=now)
        return json(refusal, status_of(problem), headers_of(problem))


@answered
async def record(request: Request) -> Response:
    """The record of a finished game, which `mizban verify` checks"""
    room = await room_of(request)
    if room.state != "over":
        raise Refusal(409, "not-over")
    return saved(room)


class EventWatcher:
    """Somebody who looks at a table through a stream of JSON."""

    def __init__(self, person: Person | None, session: bytes) -> None:
        self.person = person.id if person else 0
        self.session = session
        self.news = asyncio.Event()
        self.over = False

    def poke(self) -> None:
        self.news.set()

    def meet(self, person: Person) -> None:
        """Programs are told everything in one language."""

    def end(self) -> None:
        self.over = True
        self.news.set()


@answered
async def stream(request: Request) -> Response:
    """The table again whenever something happens there, as server-sent events; `since` as above"""
    limits_of(request).take("stream", address(request))
    person: Person | None = request.state.person
    since = whole("since", request.query_params.getlist("since"))
    since = whole(LAST_SEEN, request.headers.getlist(LAST_SEEN), since)
    room = await room_of(request)
    check_crowd(room, person)
    headers = {"Cache-Control": "no-store"}
    if request.method == "HEAD":
        return Response(headers=headers, media_type=EVENTS)
    told = events(room, person, request.state.session, request.state.lang, since)
    return StreamingResponse(told, media_type=EVENTS, headers=headers)


async def events(room: Room, person: Person | None, session: bytes, lang: str, since: int) -> AsyncIterator[bytes]:
    """What a stream says, until the other end goes."""
    watcher = EventWatcher(person, session)
    room.come(watcher)
    try:
        while not watcher.over:
            try:
                info = table_info(room, person, lang, since)
            except Exception as wrong:  # a mistake of ours, which concerns nobody else
                room.host.lobby.stumbled(room, wrong)
                refusal = Refusal(500, "draw-failed")
                yield b"event: refused\ndata: %s\n\n" % msgspec.json.encode(Trouble(refusal.say(lang), refusal.status))
                return
            since = info.n
            yield b"id: %d\ndata: %s\n\n" % (since, msgspec.json.encode(info))
            while not watcher.over and room.history.n == since:
                try:
                    watcher.news.clear()
                    await asyncio.wait_for(watcher.news.wait(), BEAT)
                except TimeoutError:
                    yield b": still here\n\n"
    finally:
        room.go(watcher)


DEEDS = [
    Deed("GET", "/games", games, None, list[GameInfo], token="unused"),
    Deed("GET", "/tables", my_tables, None, list[TableLine]),
    Deed("POST", "/tables", create, NewTable, TableInfo, 201, refuses=(400, 403, 409, 413, 422)),
    Deed("GET", "/tables/open", open_tables, None, list[TableLine], token="unused"),
    Deed("POST", "/join/{code}", join, None, TableInfo, refuses=(403, 404, 413)),
    Deed("GET", "/tables/{id}", table, None, TableInfo, since=("since",), token="useful", refuses=(404, 422)),
    Deed(
        *("POST", "/tables/{id}/commands", command, AnyCommand, Answer),
        refuses=(400, 403, 404, 409, 413, 422),
        shows=(403, 409, 422, 503),
    ),
    Deed(
        *("GET", "/tables/{id}/stream", stream),
        text=EVENTS,
        since=("since", LAST_SEEN),
        token="useful",
        refuses=(404, 422),
    ),
    Deed("GET", "/tables/{id}/record", record, text="text/plain", token="useful", refuses=(404, 409)),
]


@cache
def description(lang: str = "en") -> dict[str, Any]:
    """The OpenAPI description of all this; what types and fields are is said in a language."""
    return described(DEEDS, lang, [game.name for game in registered_games()], Trouble, Refused)


async def openapi(request: Request) -> Response:
    """The description itself."""
    return json(description())


routes = [Route("/api/v1/openapi.json", openapi)] + [
    Route(f"/api/v1{deed.path}", deed.handler, methods=[deed.method]) for deed in DEEDS
]
