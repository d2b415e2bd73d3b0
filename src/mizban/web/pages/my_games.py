"""One's own games: where one is asked, what runs or waits, and all that is over."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mizban.server.http.request import host_of, number
from mizban.server.lobby.lists import Line, Page, my_games
from mizban.server.lobby.set_aside import known
from mizban.web.templates import page

KINDS = ("asked", "on", "over", "aside")  # in the order of their headings


async def games(request: Request) -> Response:
    """All games of the person who asks, page by page."""
    host, person = host_of(request), request.state.person
    listed = Page([], 1, 1)
    if person:
        listed = await my_games(host.store, person, request.state.lang, number(request, "page"), host.lobby.aside)
    grouped = {name: [line for line in listed.lines if kind(line) == name] for name in KINDS}
    groups = [(name, lines) for name, lines in grouped.items() if lines]
    return page(request, "games.html", groups=groups, at=listed.number, of=listed.of, game_of=known)


def kind(line: Line) -> str:
    """Under which heading a table stands."""
    if line.state == "over":
        return "over"
    return "aside" if line.aside else "asked" if line.mine else "on"


routes = [Route("/games", games)]
