"""The whole server as one application: routes, the guard before them, and what to say when something goes wrong."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route, WebSocketRoute

from mizban.bots import SECONDS
from mizban.core.problem import Problem
from mizban.server import api
from mizban.server.aside import SetAside
from mizban.server.guard import Guard
from mizban.server.host import Host
from mizban.server.limits import Limits
from mizban.server.live import live
from mizban.server.notices import USUAL, Ways
from mizban.server.refusal import Refusal, headers_of, status_of
from mizban.web.pages import api_docs, figures, lobby
from mizban.web.table import invite_link, messages, page

ROUTES = [
    *lobby.routes,
    *page.routes,
    WebSocketRoute("/t/{id}/live", live),
    *invite_link.routes,
    *figures.routes,
    *api_docs.routes,
    *api.routes,
]


def app(
    folder: Path,
    pace: float = 0.45,
    thinkers: int = 0,
    public: str = "",
    ways: Ways = USUAL,
    thinking: float = SECONDS,
    local: bool = False,
) -> Starlette:
    """The application over a folder of data. `public` is the address people reach it by, if it is behind a proxy;
    `local`: only this machine can reach it otherwise."""
    host, limits = Host(folder, pace, thinkers, ways, thinking), Limits()

    @contextlib.asynccontextmanager
    async def lifespan(made: Starlette) -> AsyncIterator[None]:
        host.spawn(host.attend())
        yield
        await host.close()

    middleware = [
        Middleware(Guard, host=host, limits=limits, refuse=refuse, secure=public.startswith("https://")),
        Middleware(GZipMiddleware, minimum_size=800, compresslevel=5),
    ]
    handlers = {Problem: refused, HTTPException: missing}
    made = Starlette(routes=ROUTES, middleware=middleware, lifespan=lifespan, exception_handlers=handlers)
    made.state.host, made.state.limits, made.state.face = host, limits, messages.Face
    made.state.public, made.state.local = public, local
    return made


def refuse(request: Request, problem: Problem) -> Response:
    """One sentence in the reader's language: as JSON for programs, as a page for people."""
    status, lang = status_of(problem), request.state.lang
    if request.url.path.startswith("/api/") or "json" in request.headers.get("content-type", ""):
        return api.trouble(problem, lang)
    headline = "error-aside" if isinstance(problem, SetAside) else ""
    answer = lobby.error_page(request, status, problem.say(lang), headline)
    answer.headers.update(headers_of(problem))
    return answer


async def refused(request: Request, wrong: Exception) -> Response:
    """Something that the rules or the house do not allow."""
    assert isinstance(wrong, Problem)
    return refuse(request, wrong)


async def missing(request: Request, wrong: Exception) -> Response:
    """There is no such page, or it is not for that."""
    assert isinstance(wrong, HTTPException)
    if wrong.status_code == 405:
        return other_method(request)
    return refuse(request, Refusal(wrong.status_code, "no-page" if wrong.status_code == 404 else "bad-command"))


def other_method(request: Request) -> Response:
    """This address is there, and not for that: `Allow` says what for. Who asks just that is told so."""
    asked = request.method == "OPTIONS"
    answer = Response(status_code=204) if asked else refuse(request, Refusal(405, "no-method"))
    answer.headers["Allow"] = ", ".join(sorted(methods(request) | {"OPTIONS"}))
    return answer


def methods(request: Request) -> set[str]:
    """All that can be done at an address, whichever route does it."""
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    found = [route.methods or set() for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    return set().union(*found)
