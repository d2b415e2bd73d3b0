"""The pictures and the colours of the games: covers as files, and style sheets made from their looks."""

from __future__ import annotations

from functools import cache
from html import escape

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mizban.render.games import Game, game, registered_games
from mizban.render.svg import drawn
from mizban.render.texts import LANGS
from mizban.server.errors import Refusal
from mizban.server.http.request import host_of
from mizban.web.assets import made, mark

PICTURE = "image/svg+xml"
BOUNDS = "form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
ALONE = f"default-src 'none'; style-src 'unsafe-inline'; {BOUNDS}"  # a picture that stands alone brings its style


@cache
def cover(name: str, lang: str) -> str:
    """What lies on the cloth of a game, without the cloth, as a picture that stands alone."""
    chosen = game(name)
    d = drawn(chosen.front(lang), lang)
    start = f'<svg xmlns="http://www.w3.org/2000/svg" class="m" viewBox="0 0 {d.width} {d.height}" data-theme="light">'
    style = f"<style>{escape(chosen.stylesheet(), quote=False)}</style><defs>{''.join(d.defs)}</defs>"
    return f"{start}<title>{escape(d.title)}</title>{style}{''.join(d.parts[1:])}</svg>\n"


@cache
def sheet(name: str) -> str:
    """The style of a game's pictures in a page."""
    return game(name).stylesheet()


def cloths(all: list[Game]) -> str:
    """The cloth of each game, for whatever of a page carries its name."""
    rules = []
    for each in all:
        look = each.look
        place = f"[data-game={each.name}]"
        day, night = (f"{{--cloth:{look.cloth[i]};--cloth2:{look.weave[i]}}}" for i in (0, 1))
        rules += [
            f"{place}{day}",
            f"[data-theme=dark] {place},[data-theme=dark]{place}{night}",
            f"@media (prefers-color-scheme:dark){{[data-theme=system] {place},[data-theme=system]{place}{night}}}",
        ]
    return "".join(rules)


# ---------------------------------------------------------------- where they are


@cache
def cover_address(name: str, lang: str) -> str:
    """The address of a game's cover."""
    return f"/cover/{name}-{lang}.svg?{mark(cover(name, lang))}"


@cache
def sheet_address(name: str) -> str:
    """The address of the style of a game's pictures."""
    return f"/look/{name}.css?{mark(sheet(name))}"


@cache
def cloths_address() -> str:
    """The address of the cloths of all games."""
    return f"/cloths.css?{mark(cloths(registered_games()))}"


def answered(request: Request, text: str, kind: str) -> Response:
    """A made file at its address: who asks names its hash."""
    return made(request, text, kind, request.url.query == mark(text))


async def cover_file(request: Request) -> Response:
    """The cover of a game."""
    lang = request.path_params["lang"]
    if lang not in LANGS:
        raise Refusal(404, "no-page")
    answer = answered(request, cover(host_of(request).game(request.path_params["game"]).name, lang), PICTURE)
    answer.headers["Content-Security-Policy"] = ALONE
    return answer


async def sheet_file(request: Request) -> Response:
    """The style of a game's pictures."""
    return answered(request, sheet(host_of(request).game(request.path_params["game"]).name), "text/css")


async def cloths_file(request: Request) -> Response:
    """The cloths of all games."""
    return answered(request, cloths(host_of(request).games), "text/css")


routes = [
    Route("/cover/{game}-{lang}.svg", cover_file),
    Route("/look/{game}.css", sheet_file),
    Route("/cloths.css", cloths_file),
]
