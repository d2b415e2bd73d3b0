"""A finished game again: step by step through any seat's eyes, its record, and the check of its chance."""

from __future__ import annotations

from typing import Any, NamedTuple

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from mizban.core.problem import Problem
from mizban.core.record import Record
from mizban.server.asked import number, room_of, saved
from mizban.server.refusal import Refusal
from mizban.server.room import Room
from mizban.server.seen import Seen, doer
from mizban.web.forms import field
from mizban.web.templates import page, render

LONGEST = 200_000  # characters of a record; a long game has about 10,000


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
    assert room.match is not None
    lang, last = request.state.lang, len(room.match.record.said)
    at = number(request, "at", last, last)
    eyes = number(request, "eyes", room.seats, room.viewer(request.state.person))
    form = "tall" if request.query_params.get("form") == "tall" else "wide"
    seen = Seen(room.game, room.position(at), eyes, lang, form, room.names(lang), 0)
    moment: dict[str, Any] = {
        "room": room,
        "at": at,
        "last": last,
        "eyes": eyes,
        "seen": seen,
        "names": seen.names,
        "form": form,
    }
    moment["said"] = [line for line in lines(room, eyes, lang) if line.at == at]
    if request.query_params.get("part"):
        return HTMLResponse(render(lang, "replay-part.html", **moment), headers={"Cache-Control": "no-store"})
    return page(request, "replay.html", lines=lines(room, eyes, lang), **moment)


def lines(room: Room, eyes: int, lang: str) -> list[Line]:
    """What happened, word by word, as one pair of eyes saw it; of one's own answers at least what they were."""
    assert room.match is not None
    texts = room.game.texts(lang, room.names(lang))
    found: list[Line] = []
    for at, told in enumerate(room.match.told):
        heard = [(news, text) for news in told if (text := texts.news(news, eyes))]
        seen = [Line(at, doer(news), text, " ".join(room.game.refs(news))) for news, text in heard]
        seat, word = room.match.record.said[at - 1] if at else (-1, "")
        if not seen and seat == eyes:
            seen = [Line(at, seat, texts.option(room.game.words.named[word], "", eyes))]
        found += seen
    return found


async def record(request: Request) -> Response:
    """The record of a finished game, to keep."""
    room = await finished(request)
    return saved(room)


# ---------------------------------------------------------------- is it true?


class Check(NamedTuple):
    """One thing that was checked, and the sentence that says what is wrong with it."""

    id: str
    wrong: str


class Finding(NamedTuple):
    """What a check of a record found: the record as far as it can be read, and what was checked in order."""

    record: Record | None
    checks: list[Check]
    scores: list[int]

    @property
    def good(self) -> bool:
        """Whether nothing is wrong."""
        return not any(check.wrong for check in self.checks)

    @property
    def verdict(self) -> str:
        """What it comes to, as the name of a text."""
        alone = "alone" in [check.id for check in self.checks]
        return "verdict-bad" if not self.good else "verdict-alone" if alone else "verdict-good"


def checked(text: str, lang: str) -> Finding:
    """Checks a record from its seal to its result, up to the first thing that is wrong."""
    found: Record | None = None
    checks: list[Check] = []
    try:
        checks.append(Check("seal", ""))
        found = Record.read(text)
        if found.fair:
            checks.append(Check("chance" if found.shared else "alone", ""))
            found.check_chance()
        checks.append(Check("words", ""))
        found.replay()
        checks.append(Check("result", ""))
        return Finding(found, checks, found.game.scores(found.verify()))
    except Problem as problem:
        checks[-1] = Check(checks[-1].id, problem.say(lang))
        return Finding(found, checks, [])


async def verify_table(request: Request) -> Response:
    """The check of a game that was played here; until it is over, what the server has promised."""
    room = await room_of(request)
    if room.state != "over":
        seat = room.seat_of(request.state.person)
        kept = seat >= 0 and room.chairs[seat].share not in ("", "none")
        return page(request, "promise.html", room=room, kept=kept)
    return await verify_page(request, room.record().write(), room=room, names=tuple(room.names(request.state.lang)))


async def verify_form(request: Request) -> Response:
    """The form for a record from anywhere."""
    return page(request, "verify.html", finding=None, text="", room=None, names=())


async def verify(request: Request) -> Response:
    """The check of a record that somebody sends."""
    async with request.form() as form:
        file: Any = form.get("file")
        text = field(form, "record").replace("\r\n", "\n")
        if isinstance(file, UploadFile) and file.size:
            text = (await file.read(LONGEST)).decode("utf-8-sig", "replace")
    text = text.strip("\n") + "\n"
    return await verify_page(request, text[:LONGEST])


async def verify_page(request: Request, text: str, room: Room | None = None, names: tuple[str, ...] = ()) -> Response:
    """What a check found, explained."""
    finding = await run_in_threadpool(checked, text, request.state.lang)
    status = 200 if finding.good else 422
    return page(request, "verify.html", status, finding=finding, text=text, room=room, names=names)


routes = [
    Route("/t/{id}/replay", replay),
    Route("/t/{id}/record", record),
    Route("/t/{id}/verify", verify_table),
    Route("/verify", verify_form),
    Route("/verify", verify, methods=["POST"]),
]
