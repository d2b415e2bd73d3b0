"""The way to a table for phones: its link as a code to photograph."""

from __future__ import annotations

import io

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mizban.server.errors import Refusal
from mizban.server.http.request import room_of
from mizban.server.network_address import reachable


def link(request: Request, code: str) -> str:
    """The address at which others find a table; this machine's own name is of no use to them, unless nobody else can
    come anyhow."""
    state, base = request.app.state, str(request.base_url)
    public: str = state.public or (base if state.local else reachable(base))
    return public.rstrip("/") + f"/j/{code}"


async def qr(request: Request) -> Response:
    """The link of a table as a picture, for those who sit there."""
    room = await room_of(request)
    if room.seat_of(request.state.person) < 0:
        raise Refusal(403, "not-seated")
    picture = io.BytesIO()
    made = segno.make(link(request, room.code), micro=False, error="m")
    made.save(picture, kind="svg", scale=4, border=2, dark="#211D1A", light="#FFFFFF", xmldecl=False)
    return Response(picture.getvalue(), headers={"Cache-Control": "private, max-age=3600"}, media_type="image/svg+xml")


routes = [Route("/t/{id}/qr.svg", qr)]
