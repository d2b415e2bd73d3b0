"""The first page: the games, my tables, and those that wait for people; and how one begins at once."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mizban.server.http.request import host_of
from mizban.server.lobby.lists import my_tables, open_tables
from mizban.server.lobby.set_aside import known
from mizban.web.book.rules import opening
from mizban.web.forms import field, go, limit, sent, visitor
from mizban.web.pages.new_table import USUAL, Laid, alone
from mizban.web.templates import page
from mizban.web.texts import LEVEL, levels


async def home(request: Request) -> Response:
    """The first page: the games, my tables, and those that wait for people."""
    host, person, lang = host_of(request), request.state.person, request.state.lang
    own = await my_tables(host.store, person, lang, host.lobby.aside) if person else []
    seen = {line.id for line in own}
    others = [line for line in await open_tables(host.store, lang, host.lobby.aside) if line.id not in seen]
    context: dict[str, Any] = {
        "games": host.games,
        "game_of": known,
        "levels": levels(lang),
        "level": LEVEL,
        "alone": alone,
    }
    return page(request, "home.html", mine=own, others=others, about=opening, **context)


async def play(request: Request) -> Response:
    """A table against bots, or for one person alone, at once."""
    form = await sent(request)
    game = host_of(request).game(field(form, "game"))
    person = await visitor(request)
    limit(request, "create", person)
    seats = min(max(USUAL, game.least), game.most)
    usual: Laid = (["me", *[field(form, "level", LEVEL)] * (seats - 1)], {})
    chairs, options = (alone(game) if "alone" in form else None) or usual
    room = await host_of(request).create(person, game, len(chairs), options, chairs, True, 0)
    return go(f"/t/{room.id}")


async def learn(request: Request) -> Response:
    """A table with a teacher, at once."""
    form = await sent(request)
    game = host_of(request).game(field(form, "game"))
    person = await visitor(request)
    limit(request, "create", person)
    room = await host_of(request).teach(person, game, field(form, "lesson"))
    return go(f"/t/{room.id}")


routes = [Route("/", home), Route("/play", play, methods=["POST"]), Route("/learn", learn, methods=["POST"])]
