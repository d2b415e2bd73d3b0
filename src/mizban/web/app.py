"""The whole server as one application: all routes, and the guard before them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute

from mizban.bots import SECONDS
from mizban.core.problem import Problem
from mizban.server.host import Host
from mizban.server.http import api
from mizban.server.http.guard import Guard
from mizban.server.http.limits import Limits
from mizban.server.http.live import live
from mizban.server.notify.notices import USUAL, Ways
from mizban.web import assets, covers, health_and_robots
from mizban.web.book import aid, changes, examples, names, rules
from mizban.web.errors import missing, refuse, refused
from mizban.web.pages import (
    api_docs,
    figures,
    home,
    join,
    my_games,
    new_table,
    notifications,
    profile,
    replay,
    verify,
)
from mizban.web.table import invite_link, messages, page

ROUTES = [
    *home.routes,
    *new_table.routes,
    *join.routes,
    *health_and_robots.routes,
    *rules.routes,
    *examples.routes,
    *changes.routes,
    *aid.routes,
    *names.routes,
    *replay.routes,
    *verify.routes,
    *my_games.routes,
    *profile.routes,
    *notifications.routes,
    *covers.routes,
    *assets.routes,
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
    workers: int = 0,
    public: str = "",
    ways: Ways = USUAL,
    thinking: float = SECONDS,
    local: bool = False,
) -> Starlette:
    """The application over a folder of data. `public` is the address people reach it by, if it is behind a proxy;
    `local`: only this machine can reach it otherwise."""
    host, limits = Host(folder, pace, workers, ways, thinking), Limits()

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
    made.state.host, made.state.limits, made.state.sent_table = host, limits, messages.SentTable
    made.state.public, made.state.local = public, local
    return made
