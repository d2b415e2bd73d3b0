"""What every handler asks of a connection: the host it came to, its limits, its table, a number in its address."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response

from mizban.render.tongue import OWN, tongue
from mizban.server.errors import Refusal
from mizban.server.host import Host
from mizban.server.http.limits import Limits
from mizban.server.storage.people import Person
from mizban.server.table.room import Room

MOST = 2**31 - 1  # of a number in the address of a program


def host_of(connection: HTTPConnection) -> Host:
    """The server that somebody has come to."""
    host: Host = connection.app.state.host
    return host


def limits_of(connection: HTTPConnection) -> Limits:
    """How often somebody may do things here."""
    limits: Limits = connection.app.state.limits
    return limits


async def room_of(connection: HTTPConnection) -> Room:
    """The table that an address names, if the one who asks may come near."""
    return await host_of(connection).lobby.room_for(connection.path_params["id"], connection.state.person)


def tongue_of(connection: HTTPConnection) -> str:
    """How somebody is spoken to, and in which language they want the names of things."""
    person: Person | None = connection.state.person
    return tongue(connection.state.lang, person.card_names if person else OWN)


def number(connection: HTTPConnection, name: str, most: int = 10**8, default: int = 0) -> int:
    """A number in an address, brought within its bounds; anything else is the default."""
    text = connection.query_params.get(name, "")
    return min(int(text), most) if text.isascii() and text.isdecimal() and len(text) < 10 else default


def whole(name: str, given: Sequence[str], default: int = 0) -> int:
    """A number that a program has given, once or not at all; anything else is refused."""
    if not given:
        return default
    written = len(given) == 1 and given[0].isascii() and given[0].isdecimal() and len(given[0]) < 11
    if not written or int(given[0]) > MOST:
        raise Refusal(422, "bad-number", name=name, most=MOST)
    return int(given[0])


def saved(room: Room) -> Response:
    """The record of a finished game, as a file to keep."""
    headers = {"Content-Disposition": f'attachment; filename="{room.game.name}-{room.id}.txt"'}
    return PlainTextResponse(room.record().write(), headers=headers | {"Cache-Control": "no-store"})
