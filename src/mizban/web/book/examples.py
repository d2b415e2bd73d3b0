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
from mizban.render.example_pictures import Film, Frame, eyes, film
from mizban.render.games import Game, game
from mizban.render.texts import CLAUSE
from mizban.server.errors import Refusal
from mizban.server.http.request import host_of, whole
from mizban.web.covers import ALONE, PICTURE
from mizban.web.forms import field, go, limit, sent, visitor
from mizban.web.templates import render
from mizban.web.texts import clauses

FIGURE = re.compile(r"\*\*([^*]*[0-9۰-۹][^*]*)\*\*")
STRONG = re.compile(r"\*\*([^*]+)\*\*")
HEADED = 3  # clauses in the head of an example; the others are under the seal
KEPT = 128  # examples whose pictures are kept
BROAD = 500  # a picture that is wider shows too much for a third of a page
CORNER = 0.28  # of a picture: how high that is what its corner shows
THIN = ".m-shown{stroke-width:2.4px!important}.m-shown-edge{stroke-width:4.6px!important}"  # rings of a small picture
WHITE = "--lamp:#FFF;--lit:#FFF"  # nobody is asked, so what may be chosen is white


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
    provisional: str  # the figures that no source confirms
    ledger: bool
    answers: int
    facts: int
    tried: tuple[int, ...]  # the steps from which one can go on oneself

    @property
    def first_clauses(self) -> tuple[str, ...]:
        return self.clauses[-HEADED:]

    @property
    def more_clauses(self) -> tuple[str, ...]:
        return self.clauses[:-HEADED]


class Filmed(NamedTuple):
    """An example that is shown as a film, and the size of its pictures."""

    example: Shown
    width: int
    height: int
    begun: int  # the step from which one can go on oneself: the last that lays a table; -1: none

    @property
    def broad(self) -> bool:
        """Whether the pictures show so much that they need more room."""
        return self.width > BROAD


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
        if not example.sample:
            under.setdefault(example.under, []).append(of(example, name, lang))
    return under


@cache
def sample(name: str, lang: str) -> Filmed | None:
    """The sample turn of a game as a film; None: it has none."""
    example = next((example for example in true(name) if example.sample), None)
    if example is None:
        return None
    _, _, *size = drawn(name, example.id, lang, "wide").cuts[0]
    told = of(example, name, lang)
    begun = [step for step in told.tried if example.stages[step].table] or [*told.tried[:1]]
    return Filmed(told, round(size[0]), round(size[1]), max(begun, default=-1))


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
        provisional=example.provisional.get(lang, ""),
        ledger=example.ledger,
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
    chosen = [example for example in true(name) if not example.sample]
    for example in chosen:
        proofs.setdefault(example.under, example.id)
    for example in chosen:
        for clause in example.clauses:
            proofs.setdefault(clause, example.id)
    return proofs


def of_text(text: str, name: str) -> str:
    """The example of the first clause in a text that has one; "": none has."""
    return next((by_clause(name)[id[0]] for id in CLAUSE.finditer(text) if id[0] in by_clause(name)), "")


def example_of(name: str, id: str) -> Example:
    """One example of a game."""
    found = next((example for example in true(name) if example.id == id), None)
    if found is None:
        raise Refusal(404, "no-example", example=id)
    return found


@lru_cache(KEPT)
def drawn(name: str, id: str, lang: str, form: str) -> Film:
    """The pictures of an example."""
    return film(game(name), example_of(name, id), lang, form)


@lru_cache(KEPT)
def pictures(name: str, id: str, lang: str, form: str) -> bytes:
    """The pictures of an example for a script: parts, how each step is made of them, and what to show of them."""
    made = drawn(name, id, lang, form)
    frames = [frame._asdict() | {"ledger": ledger(frame, name, lang)} for frame in made.frames]
    return json.dumps(made._asdict() | {"frames": frames}).encode()


def ledger(frame: Frame, name: str, lang: str) -> str:
    """What was in hand before a step, and what is now; what has changed is framed."""
    entries = [(Markup(game(name).token(each.ref, lang)), each) for each in frame.ledger]
    return render(lang, "ledger.html", entries=entries) if entries else ""


@lru_cache(KEPT)
def picture(name: str, id: str, lang: str, form: str, theme: str, step: int) -> str:
    """The picture of one step as one that stands alone; -1: what the example comes to."""
    made = drawn(name, id, lang, form)
    frame, box = made.frames[step], made.cuts[0]
    style = f"<style>{escape(game(name).stylesheet(), quote=False)}{THIN}</style><defs>{''.join(made.defs)}</defs>"
    parts = "".join(made.parts[number] for number in frame.parts)
    look = f'viewBox="{" ".join(map(str, box))}" lang="{lang}" data-theme="{theme}" style="{WHITE}"'
    start = f'<svg xmlns="http://www.w3.org/2000/svg" class="m" {look}>'
    return f"{start}<title>{escape(frame.about)}</title>{style}{parts}{frame.rings}{corner(made, frame, box)}</svg>\n"


def corner(made: Film, frame: Frame, box: tuple[float, float, float, float]) -> str:
    """What is shown small in a corner of a picture, one thing beside the other."""
    x, y, width, height = box
    high = height * CORNER
    left = x + width / 5  # the number of the picture is before it
    shapes = []
    for place, parts in frame.corner:
        wide = high * place[2] / place[3]
        size = f'x="{left:g}" y="{y + height / 30:g}" width="{wide:g}" height="{high:g}"'
        shapes.append(
            f"<svg {size} viewBox='{' '.join(map(str, place))}'>{''.join(made.parts[number] for number in parts)}</svg>"
        )
        left += wide + width / 50
    return "".join(shapes)


def asked_form(request: Request) -> str:
    return "tall" if request.query_params.get("form") == "tall" else "wide"


async def film_of(request: Request) -> Response:
    """The pictures of an example, for the script of the page."""
    name = host_of(request).game(request.path_params["game"]).name
    id, lang = request.path_params["id"], request.state.lang
    data = await run_in_threadpool(pictures, name, id, lang, asked_form(request))
    return Response(data, media_type="application/json", headers={"Cache-Control": "no-store"})


async def picture_of(request: Request) -> Response:
    """One picture of an example: of the step that the address names, or of its end. Films show them, and pages without
    script."""
    name = host_of(request).game(request.path_params["game"]).name
    id, lang = request.path_params["id"], request.state.lang
    last = len(example_of(name, id).stages) - 1
    n = min(whole("step", request.query_params.getlist("step"), last), last)
    theme = "dark" if request.query_params.get("theme") == "dark" else "light"
    data = await run_in_threadpool(picture, name, id, lang, asked_form(request), theme, n)
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
