"""Joining a table: by a code that somebody types, or by a link that somebody was sent."""

from __future__ import annotations

import secrets

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mizban.core.problem import Problem
from mizban.server.errors import status_of
from mizban.server.http.request import host_of
from mizban.server.table.commands import Sit
from mizban.server.table.room import Room
from mizban.web.forms import field, go, limit, sent, visitor
from mizban.web.templates import page


async def join(request: Request) -> Response:
    """Leads from a code that somebody typed to its table."""
    limit(request, "join")
    room = await host_of(request).lobby.by_code(field(await sent(request), "code"))
    return go(f"/j/{room.code}")


async def invitation(request: Request) -> Response:
    """What a link to a table shows: who sits there, and the question whether to sit down or to watch."""
    limit(request, "join")
    room = await host_of(request).lobby.by_code(request.path_params["code"])
    if room.seat_of(request.state.person) >= 0:
        return go(f"/t/{room.id}")
    return invited(request, room)


async def accept(request: Request) -> Response:
    """Somebody sits down, or wants to watch."""
    form = await sent(request)
    host = host_of(request)
    limit(request, "join")
    room = await host.lobby.by_code(request.path_params["code"])
    try:
        person = await visitor(request, field(form, "name"))
        await host.lobby.admit(room, person.id)
        if field(form, "way") == "sit" and room.seat_of(person) < 0:
            await host.do(room, person, Sit(secrets.token_hex(8)))
    except Problem as problem:
        return invited(request, room, problem)
    return go(f"/t/{room.id}")


def invited(request: Request, room: Room, problem: Problem | None = None) -> Response:
    """The invitation, with what was wrong."""
    lang = request.state.lang
    wrong = problem.say(lang) if problem else ""
    free = room.state == "waiting" and any(chair.kind == "open" for chair in room.chairs)
    status = status_of(problem) if problem else 200
    return page(request, "join.html", status, room=room, names=room.chairs.names(lang), free=free, wrong=wrong)


routes = [
    Route("/join", join, methods=["POST"]),
    Route("/j/{code}", invitation),
    Route("/j/{code}", accept, methods=["POST"]),
]
