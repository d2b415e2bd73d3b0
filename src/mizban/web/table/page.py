"""The page of a table, and what it asks for besides: what a thing is, and the rules to read beside it."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from mizban.core.game.book import chapters
from mizban.render.games import Game
from mizban.render.texts import CLAUSE, isolated, of_game
from mizban.server.http.request import room_of, tongue_of
from mizban.server.network_address import only_here
from mizban.server.table.room import Room
from mizban.web.book.aid import at_table, made
from mizban.web.book.changes import older
from mizban.web.book.examples import by_clause, of_text
from mizban.web.forms import go
from mizban.web.table.invite_link import link
from mizban.web.table.note import slow
from mizban.web.templates import page, render


def linked(text: str, game: Game, lang: str) -> Markup:
    """A text whose clauses are links to the rules."""
    link = f'<a href="/rules/{game.name}#{{0}}" data-clause="{{0}}">{{1}}</a>'
    return Markup(CLAUSE.sub(lambda clause: link.format(clause[0], isolated(clause[0], lang)), str(escape(text))))


class Sign(NamedTuple):
    """What stands beside the name of a game at a table with some option, and the same where there is little room."""

    whole: str
    brief: str


def signs(room: Room, lang: str) -> list[Sign]:
    """What everybody at a table is to know of its options all the time."""
    texts = of_game(room.game.name, lang)
    ids = [f"sign-{id}-{value}" for id, value in room.options.items() if texts.has(f"sign-{id}-{value}")]
    return [Sign(texts.say(id), texts.say(id, attribute="brief")) for id in ids]


async def table(request: Request) -> Response:
    """The page of a table. What lies on it comes over the live channel. Who has no name yet and could sit down is asked
    for one first."""
    person = request.state.person
    room = await room_of(request)
    if person is None and room.state == "waiting":
        return go(f"/j/{room.code}")
    address = link(request, room.code) if room.seat_of(person) >= 0 else ""
    known = address.startswith(str(request.base_url))  # then the page's own address will do
    named = signs(room, request.state.lang)
    shown, alone, plain = "" if known else address, only_here(address), bool(slow())
    return page(
        request,
        "table.html",
        room=room,
        game=room.game,
        signs=named,
        older=older(room),
        link=shown,
        alone=alone,
        slow=plain,
        local=request.app.state.local,
        examples=by_clause(room.game.name),
    )


async def about(request: Request) -> Response:
    """What a thing on the table is, or what an answer does."""
    person, lang = request.state.person, request.state.lang
    room = await room_of(request)
    if not room.play.match:
        return JSONResponse({"html": ""})
    seen = room.seen(room.viewer(person), tongue_of(request), "wide")
    asked = request.query_params
    said = [choice.help for choice in seen.options if choice.word == asked.get("word")]
    why = ""
    if not said:
        told = seen.about(asked.get("ref", ""))
        said, why = [told.text] if told.text else [], told.why
    lines = [linked(text, room.game, lang) for text in said]
    name, reason = room.game.name, linked(why, room.game, lang)
    html = render(lang, "table/about.html", said=lines, why=reason, game=name, example=of_text(why, name))
    return JSONResponse({"html": html}, headers={"Cache-Control": "no-store"})


async def rules(request: Request) -> Response:
    """The rules of the game, to read beside the table."""
    room = await room_of(request)
    lang = request.state.lang
    examples = by_clause(room.game.name)
    book = chapters(room.game, lang)
    return page(request, "table/rules.html", room=room, game=room.game, chapters=book, examples=examples)


async def aid(request: Request) -> Response:
    """The summary card of the game, as it lies before the one who looks."""
    room, tongue = await room_of(request), tongue_of(request)
    view = room.seen(room.viewer(request.state.person), tongue, "wide").view if room.play.match else None
    html = at_table(room.game.name, tongue, made(room.game, view))
    return HTMLResponse(html, headers={"Cache-Control": "no-store"})


routes = [
    Route("/t/{id}", table),
    Route("/t/{id}/about", about),
    Route("/t/{id}/rules", rules),
    Route("/t/{id}/aid", aid),
]
