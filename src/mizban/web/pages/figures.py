"""The page on which a host enters the printed figures of a game, once: the file as it is, checked line by line."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from mizban.core.problem import Problem
from mizban.render.games import Game
from mizban.server.errors import Refusal, status_of
from mizban.server.http.request import host_of
from mizban.web.forms import field, forgive, go, limit, sent
from mizban.web.templates import page


def asked_for(request: Request) -> Game:
    """The game of an address, if it has figures to enter."""
    game = host_of(request).game(request.path_params["game"])
    if game.entered is None or game.blank is None:
        raise Refusal(404, "no-page")
    return game


def present(request: Request, game: Game) -> str:
    """The file as it is now: what was entered, else one to fill in."""
    assert game.blank is not None
    return host_of(request).figures.of(game).text or game.blank(request.state.lang)


async def figures(request: Request) -> Response:
    """What new tables are laid with, and the file to change it with."""
    game = asked_for(request)
    return figures_page(request, game, present(request, game))


async def enter(request: Request) -> Response:
    """The host changes the figures of new tables, or goes back to the provisional ones."""
    game, form = asked_for(request), await sent(request)
    text = field(form, "text").replace("\r\n", "\n")
    known, key = host_of(request).figures, ""
    try:
        limit(request, "key")
        known.check_key(field(form, "key"))
        forgive(request, "key")
        key = field(form, "key")
        if field(form, "do") == "forget":
            known.forget(game)
            return go(f"/figures/{game.name}?done=forgotten")
        known.enter(game, text)
    except Problem as problem:
        return figures_page(request, game, text, problem, key)
    return go(f"/figures/{game.name}?done=entered")


def figures_page(request: Request, game: Game, text: str, problem: Problem | None = None, key: str = "") -> Response:
    """The page with a file, and what is wrong with it: the sentence, and the line that it is about. Who has said the
    right key need not say it again."""
    lang, entered = request.state.lang, host_of(request).figures.of(game)
    wrong = problem or entered.wrong
    context = {
        "game": game,
        "text": text,
        "sets": {id: game.value_name(id, value, lang) for id, value in entered.options.items()},
        "key": key,
        "filed": bool(entered.text),
        "wrong": wrong.say(lang) if wrong else "",
        "line": line(text, wrong),
        "done": "" if problem else request.query_params.get("done", ""),
    }
    return page(request, "figures.html", status_of(problem) if problem else 200, **context)


def line(text: str, problem: Problem | None) -> tuple[int, str] | None:
    """The line that a problem is about."""
    at, lines = problem.figures.get("line") if problem else None, text.split("\n")
    if not isinstance(at, int) or not 0 < at <= len(lines) or not lines[at - 1].strip():
        return None
    return at, lines[at - 1].strip()[:200]


async def file(request: Request) -> Response:
    """The file, to be changed somewhere else."""
    game = asked_for(request)
    headers = {"Content-Disposition": f'attachment; filename="{game.name}-figures.toml"', "Cache-Control": "no-store"}
    return PlainTextResponse(present(request, game), headers=headers)


routes = [
    Route("/figures/{game}", figures),
    Route("/figures/{game}", enter, methods=["POST"]),
    Route("/figures/{game}/file", file),
]
