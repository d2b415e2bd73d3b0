"""What is answered when something cannot be done: one sentence, as a page for people, as JSON for programs."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route

from mizban.core.problem import Problem
from mizban.server.errors import Refusal, headers_of, status_of
from mizban.server.http.api import trouble
from mizban.server.lobby.set_aside import SetAside
from mizban.web.templates import page
from mizban.web.texts import texts


def refuse(request: Request, problem: Problem) -> Response:
    """One sentence in the reader's language: as JSON for programs, as a page for people."""
    status, lang = status_of(problem), request.state.lang
    if request.url.path.startswith("/api/") or "json" in request.headers.get("content-type", ""):
        return trouble(problem, lang)
    headline = "error-aside" if isinstance(problem, SetAside) else ""
    answer = error_page(request, status, problem.say(lang), headline)
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
    allowed = [route.methods or set() for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    return set().union(*allowed)


def error_page(request: Request, status: int, sentence: str, headline: str = "") -> Response:
    """An error: what happened, and what to do now."""
    t = texts(request.state.lang)
    title = t(headline or (f"error-{status}" if t.has(f"error-{status}") else "error-other"))
    advice = t(headline, "do") if headline else t("error-do")
    return page(request, "error.html", status, headline=title, sentence=sentence, advice=advice, number=status)
