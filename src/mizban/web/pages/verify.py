"""The check of a finished game: its seal, its chance, every word and the result."""

from __future__ import annotations

from typing import Any, NamedTuple

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mizban.core.problem import Problem
from mizban.core.record import Record
from mizban.server.errors import Refusal
from mizban.server.http.request import room_of
from mizban.server.table.room import Room
from mizban.web.forms import field
from mizban.web.templates import page

LONGEST = 200_000  # characters of a record; a long game has about 10,000


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
    record: Record | None = None
    checks: list[Check] = []
    try:
        checks.append(Check("seal", ""))
        record = Record.read(text)
        if record.fair:
            checks.append(Check("chance" if record.shared else "alone", ""))
            record.check_chance()
        checks.append(Check("words", ""))
        record.replay()
        checks.append(Check("result", ""))
        return Finding(record, checks, record.game.scores(record.verify()))
    except Problem as problem:
        checks[-1] = Check(checks[-1].id, problem.say(lang))
        return Finding(record, checks, [])


async def verify_table(request: Request) -> Response:
    """The check of a game that was played here; until it is over, what the server has promised."""
    room = await room_of(request)
    if room.play.way:
        raise Refusal(404, "no-page")
    if room.state != "over":
        seat = room.seat_of(request.state.person)
        kept = seat >= 0 and room.chairs[seat].share not in ("", "none")
        return page(request, "promise.html", room=room, kept=kept)
    return await verify_page(
        request, room.record().write(), room=room, names=tuple(room.chairs.names(request.state.lang))
    )


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
    Route("/t/{id}/verify", verify_table),
    Route("/verify", verify_form),
    Route("/verify", verify, methods=["POST"]),
]
