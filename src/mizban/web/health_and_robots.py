"""What programs ask that watch over a server or search the web: whether it is up, and what is not for them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from mizban.server.http.request import host_of
from mizban.server.network_address import HEALTH

PRIVATE = ("/t/", "/j/", "/games", "/profile", "/mail/")


async def robots(request: Request) -> Response:
    """What search engines are to leave alone: tables and what belongs to somebody."""
    return PlainTextResponse("User-agent: *\n" + "".join(f"Disallow: {path}\n" for path in PRIVATE))


async def health(request: Request) -> Response:
    """That this house is open, and its sign: for who watches over it, and for a second one that is started."""
    return PlainTextResponse(f"mizban {host_of(request).sign}\n", headers={"Cache-Control": "no-store"})


routes = [Route("/robots.txt", robots), Route(HEALTH, health)]
