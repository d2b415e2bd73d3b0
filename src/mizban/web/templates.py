"""Templates, and what all of them know: texts, numbers, dates, icons and addresses of files."""

from __future__ import annotations

from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from mizban.render.digits import digits
from mizban.render.games import Game
from mizban.render.spelling import pieces
from mizban.render.texts import LANGS, RIGHT_TO_LEFT, foreign
from mizban.render.tongue import OWN
from mizban.server.storage.people import Person
from mizban.web.assets import asset
from mizban.web.constant_folding import Folding
from mizban.web.covers import cloths_address, cover_address, sheet_address
from mizban.web.icons import EIGHT, badge, icon, logo
from mizban.web.texts import clauses, iso, texts
from mizban.web.variant import variant

FARTHEST = 500  # characters of an address that a page leads back to


@cache
def environment(lang: str) -> Environment:
    """The templates for readers of a language."""
    made = Environment(
        loader=PackageLoader("mizban.web"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        auto_reload=False,  # looking at the files' times costs more than most fragments
    )
    made.code_generator_class = Folding
    t = texts(lang)
    made.globals |= {
        "t": t,
        "rich": t.rich,
        "number": t.number,
        "day": t.day,
        "clock": t.clock,
        "ago": t.ago,
        "iso": iso,
        "clauses": clauses,
        "digits": lambda value: digits(value, lang),
        "icon": icon,
        "badge": badge,
        "logo": logo,
        "eight": EIGHT,
        "asset": asset,
        "cover": lambda game: cover_address(game.name, lang),
        "sheet": lambda game: sheet_address(game.name),
        "cloths": cloths_address(),
        "lang": lang,
        "other_lang": LANGS[1 - LANGS.index(lang)],
        "dir": direction(lang),
        "language_of": language_of,
        "runs": direction,
        "pieces": pieces,
        "title_of": lambda game: game.title(lang),
        "short_of": lambda game: game.short(lang),
        "fewest": fewest,
        "variant": lambda room: variant(room.game, room.options, lang),
    }
    made.globals["parts"] = made.get_template("table/parts.html").module  # imported once, not in every fragment
    return made


def fewest(game: Game) -> int:
    """With how few people a game can be played: an option may be for fewer than it has seats; bots have the others."""
    return min([game.least, *(people for setting in game.settings for people in setting.people.values())])


def direction(lang: str) -> str:
    """Which way a language runs."""
    return "rtl" if lang in RIGHT_TO_LEFT else "ltr"


def language_of(word: str) -> str:
    """The language of a word, by its letters."""
    return "fa" if foreign(word, "en") else "en"


def render(lang: str, template: str, **context: Any) -> str:
    """A template as text: a whole page, or a fragment of one."""
    return loaded(lang, template).render(**context)


@cache
def loaded(lang: str, name: str) -> Template:
    """A template, ready to be filled many times."""
    template = environment(lang).get_template(name)
    template.globals = dict(template.globals)  # they are copied at every rendering, and a chain of dicts copies slowly
    return template


def chosen_names(person: Person | None, lang: str) -> str:
    """In which language somebody wants the names of things; who has not chosen, in that of the pages."""
    return lang if person is None or person.card_names == OWN else person.card_names


def page(request: Request, template: str, status: int = 200, **context: Any) -> Response:
    """A whole page in the reader's language."""
    person = request.state.person
    public: str = request.app.state.public
    here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    chrome = {
        "person": person,
        "theme": person.theme if person else "system",
        "motion": person.motion if person else "system",
        "card_names": chosen_names(person, request.state.lang),
        "canonical": f"{public.rstrip('/')}{request.url.path}" if public and status == 200 else "",
        "here": here if request.method == "GET" and len(here) <= FARTHEST else "/",
    }
    html = render(request.state.lang, template, **chrome | context)
    return HTMLResponse(html, status, headers={"Cache-Control": "no-store"})
