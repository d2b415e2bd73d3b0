"""A finished game again: step by step through any seat's eyes, and its record."""

from __future__ import annotations

from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from mizban.render.tongue import second, spoken
from mizban.server.errors import Refusal
from mizban.server.http.request import number, room_of, saved, tongue_of
from mizban.server.table.log_lines import doer
from mizban.server.table.room import Room
from mizban.server.table.seen import Seen
from mizban.web.book.changes import older, version
from mizban.web.templates import page, render


class Line(NamedTuple):
    """A line of the log: after which word it came, whose it is, what it says, and the things that it is about."""

    at: int
    seat: int
    text: str
    refs: str = ""


async def finished(request: Request) -> Room:
    """The table of a request, whose game must be over: before that, its record is nobody's business."""
    room = await room_of(request)
    if room.state != "over":
        raise Refusal(409, "not-over")
    return room


async def replay(request: Request) -> Response:
    """One moment of a finished game. A script asks for the `part` that changes."""
    room = await finished(request)
    assert room.play.match is not None
    lang, tongue, last = request.state.lang, tongue_of(request), len(room.play.match.record.said)
    at = number(request, "at", last, last)
    eyes = number(request, "eyes", room.seats, room.viewer(request.state.person))
    form = "tall" if request.query_params.get("form") == "tall" else "wide"
    seen = Seen(room.game, room.play.position(at), eyes, tongue, form, room.chairs.names(lang), 0)
    moment: dict[str, Any] = {
        "room": room,
        "at": at,
        "last": last,
        "eyes": eyes,
        "seen": seen,
        "names": seen.names,
        "form": form,
    }
    moment["said"] = [line for line in lines(room, eyes, tongue) if line.at == at]
    if request.query_params.get("part"):
        return HTMLResponse(render(lang, "replay-part.html", **moment), headers={"Cache-Control": "no-store"})
    moment |= {"lines": lines(room, eyes, tongue), "version": version(room), "older": older(room)}
    return page(request, "replay.html", **moment)


def lines(room: Room, eyes: int, tongue: str) -> list[Line]:
    """What happened, word by word, as one pair of eyes saw it; of one's own answers at least what they were."""
    assert room.play.match is not None
    names = room.chairs.names(spoken(tongue))
    texts, telling = room.game.texts(tongue, names), room.game.explaining(tongue, names)
    met = set[str]() if second(tongue) else None
    shown: list[Line] = []
    for at, told in enumerate(room.play.match.told):
        heard = [(news, text) for news in told if (text := telling.news(news, eyes, met))]
        seen = [Line(at, doer(news), text, " ".join(room.game.refs(news))) for news, text in heard]
        seat, word = room.play.match.record.said[at - 1] if at else (-1, "")
        if not seen and seat == eyes:
            seen = [Line(at, seat, texts.option(room.game.words.named[word], "", eyes))]
        shown += seen
    return shown


async def record(request: Request) -> Response:
    """The record of a finished game, to keep."""
    room = await finished(request)
    return saved(room)


routes = [Route("/t/{id}/replay", replay), Route("/t/{id}/record", record)]
