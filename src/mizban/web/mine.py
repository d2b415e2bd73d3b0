"""One's own games: where one is asked, what runs or waits, and all that is over."""

from __future__ import annotations

from itertools import groupby

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mizban.server.asked import house, number
from mizban.server.lists import Line, Page, my_games
from mizban.web.shell import page


async def games(request: Request) -> Response:
    """All games of the person who asks, page by page."""
    host, person = house(request), request.state.person
    found = Page([], 1, 1)
    if person:
        found = await my_games(host.store, person, request.state.lang, number(request, "page"))
    groups = [(name, list(lines)) for name, lines in groupby(found.lines, kind)]
    return page(request, "games.html", groups=groups, at=found.number, of=found.of, game_of=host.game)


def kind(line: Line) -> str:
    """Under which heading a table stands."""
    return "asked" if line.mine else "over" if line.state == "over" else "on"


routes = [Route("/games", games)]
