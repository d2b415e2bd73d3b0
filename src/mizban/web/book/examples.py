"""The worked examples in the rules: what a page says of each, and their pictures, which come when somebody looks.

Each is played before it is shown. One that is not true is not shown, and its clause stands alone.
"""

from __future__ import annotations

import json
import re
from functools import cache, lru_cache
from html import escape
from typing import NamedTuple

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mizban.core.game.examples import Example, Untrue, examples, play
from mizban.core.game.trials import trials
from mizban.render.digits import digits
from mizban.render.example_pictures import eyes, film
from mizban.render.games import Game, game
from mizban.server.errors import Refusal
from mizban.server.http.request import host_of
from mizban.web.covers import ALONE, PICTURE
from mizban.web.forms import field, go, limit, sent, visitor
from mizban.web.texts import clauses

FIGURE = re.compile(r"\*\*([^*]*[0-9۰-۹][^*]*)\*\*")
STRONG = re.compile(r"\*\*([^*]+)\*\*")
HEADED = 3  # clauses in the head of an example; the others are under the seal
KEPT = 128  # examples whose pictures are kept


class Shown(NamedTuple):
    """What a page says of an example."""

    id: str
    book: bool
    title: str
    eye: str  # whose eyes it is seen with; "": everybody's
    names: tuple[str, ...]
    clauses: tuple[str, ...]
    steps: list[Markup]
    note: Markup
    answers: int
    facts: int
    tried: tuple[int, ...]  # the steps from which one can go on oneself

    @property
    def first_clauses(self) -> tuple[str, ...]:
        return self.clauses[-HEADED:]

    @property
    def more_clauses(self) -> tuple[str, ...]:
        return self.clauses[:-HEADED]


@cache
def true(name: str) -> tuple[Example, ...]:
    """The examples of a game that come true: all of them, or it would not have been built."""
    return tuple(example for example in examples(game(name)) if comes_true(game(name), example))


def comes_true(game: Game, example: Example) -> bool:
    try:
        for _ in play(game, example):
            pass
    except Untrue:
        return False
    return True


@cache
def shown(name: str, lang: str) -> dict[str, list[Shown]]:
    """The examples of a game in a language, by the clause that they stand under."""
    under: dict[str, list[Shown]] = {}
    for example in true(name):
        under.setdefault(example.under, []).append(of(example, name, lang))
    return under


def of(example: Example, name: str, lang: str) -> Shown:
    """What a page says of one."""
    seat = eyes(example)
    return Shown(
        id=example.id,
        book=example.book,
        title=digits(example.title[lang], lang),
        eye="" if seat is None else example.names[lang][seat],
        names=example.names[lang],
        clauses=example.clauses,
        steps=[marked(stage.text[lang], name) for stage in example.stages],
        note=marked(example.note[lang], name) if example.note else Markup(""),
        answers=example.answers,
        facts=example.facts,
        tried=tuple(trials(game(name), example)),
    )


def marked(text: str, name: str) -> Markup:
    """A sentence with its figures marked, and its clauses as links."""
    html = FIGURE.sub(r'<b class="fig" dir="ltr">\1</b>', str(clauses(text, name)))
    return Markup(STRONG.sub(r"<b>\1</b>", html))


@cache
def by_clause(name: str) -> dict[str, str]:
    """An example for each clause that one proves: the first that stands under it, else the first that cites it."""
    proofs: dict[str, str] = {}
    for example in true(name):
        proofs.setdefault(example.under, example.id)
    for example in true(name):
        for clause in example.clauses:
            proofs.setdefault(clause, example.id)
    return proofs


def example_of(name: str, id: str) -> Example:
    """One example of a game."""
    found = next((example for example in true(name) if example.id == id), None)
    if found is None:
        raise Refusal(404, "no-example", example=id)
    return found


@lru_cache(KEPT)
def pictures(name: str, id: str, lang: str, form: str) -> bytes:
    """The pictures of an example for a script: parts, how each step is made of them, and what to show of them."""
    made = film(game(name), example_of(name, id), lang, form)
    return json.dumps(made._asdict() | {"frames": [frame._asdict() for frame in made.frames]}).encode()


@lru_cache(KEPT)
def result(name: str, id: str, lang: str) -> str:
    """The last picture of an example as one that stands alone."""
    made = film(game(name), example_of(name, id), lang)
    last, box = made.frames[-1], " ".join(map(str, made.cuts[0]))
    style = f"<style>{escape(game(name).stylesheet(), quote=False)}</style><defs>{''.join(made.defs)}</defs>"
    parts = "".join(made.parts[number] for number in last.parts)
    start = f'<svg xmlns="http://www.w3.org/2000/svg" class="m" viewBox="{box}" lang="{lang}" data-theme="light">'
    return f"{start}<title>{escape(last.about)}</title>{style}{parts}{last.rings}</svg>\n"


async def film_of(request: Request) -> Response:
    """The pictures of an example, for the script of the page."""
    name = host_of(request).game(request.path_params["game"]).name
    form = "tall" if request.query_params.get("form") == "tall" else "wide"
    data = await run_in_threadpool(pictures, name, request.path_params["id"], request.state.lang, form)
    return Response(data, media_type="application/json", headers={"Cache-Control": "no-store"})


async def picture_of(request: Request) -> Response:
    """What an example comes to, as a picture for pages without script."""
    name = host_of(request).game(request.path_params["game"]).name
    data = await run_in_threadpool(result, name, request.path_params["id"], request.state.lang)
    headers = {"Cache-Control": "no-store", "Content-Security-Policy": ALONE}
    return Response(data, media_type=PICTURE, headers=headers)


async def try_out(request: Request) -> Response:
    """A private table that begins with the step one looks at, or with the nearest before it where one is to answer."""
    form = await sent(request)
    game = host_of(request).game(request.path_params["game"])
    begun = trials(game, example_of(game.name, request.path_params["id"]))
    wanted = field(form, "step") or "0"
    if not begun:
        raise Refusal(404, "example-unasked", example=request.path_params["id"])
    if not (wanted.isascii() and wanted.isdecimal() and len(wanted) < 4):
        raise Refusal(422, "bad-choice")
    person = await visitor(request)
    limit(request, "create", person)
    step = max([step for step in begun if step <= int(wanted)], default=min(begun))
    room = await host_of(request).lay_example(person, game, begun[step])
    return go(f"/t/{room.id}")


routes = [
    Route("/rules/{game}/examples/{id}", film_of),
    Route("/rules/{game}/examples/{id}/picture", picture_of),
    Route("/rules/{game}/examples/{id}/try", try_out, methods=["POST"]),
]
