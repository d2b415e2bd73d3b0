"""The shell of every page: templates, texts, numbers, dates, icons and static files."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeAlias

import jdatetime  # type: ignore[import-untyped]
from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles

from mizban.bots import LEVELS
from mizban.core.games import Game
from mizban.render.texts import CLAUSE, LANGS, RIGHT_TO_LEFT, Texts, digits, source
from mizban.web.constant_folding import Folding
from mizban.web.covers import FOR_EVER, cloths_address, cover_address, sheet_address
from mizban.web.icons import badge, icon, logo

STATIC = Path(__file__).parent / "static"
LEVEL = "medium"  # of bots, unless somebody chooses
MANY = 4096  # messages with their figures to keep
FARTHEST = 500  # characters of an address that a page leads back to
Moment: TypeAlias = datetime | int  # or milliseconds since 1970


class PageTexts(Texts):
    """What the pages say in one language."""

    def __init__(self, lang: str, *sources: str) -> None:
        super().__init__(lang, *sources)
        self.kept = lru_cache(MANY)(lambda id, attribute, figures: self.say(id, dict(figures), attribute))

    def __call__(self, id: str, attribute: str = "", **figures: object) -> str:
        """A message, as templates ask for it."""
        return self.kept(id, attribute, tuple(figures.items()))

    def rich(self, id: str, **figures: object) -> Markup:
        """A message that holds markup of its own; its figures are escaped."""
        return Markup(self.say(id, {name: safe(value) for name, value in figures.items()}))

    def number(self, value: float, places: int = 0) -> str:
        """A number in the digits of the language, thousands apart; the sign of one below zero stays at its left."""
        text = f"{value:,.{places}f}"
        if self.lang == "fa":
            text = text.replace(",", "٬").replace(".", "٫")
        text = digits(text, self.lang)
        return Markup('<bdi dir="ltr">%s</bdi>') % text if value < 0 and self.lang in RIGHT_TO_LEFT else text

    def day(self, at: Moment) -> str:
        """A date, in the calendar of the language."""
        here = moment(at).astimezone().date()
        date = jdatetime.date.fromgregorian(date=here) if self.lang == "fa" else here
        figures = {"day": date.day, "month": self.say(f"month-{date.month}"), "year": str(date.year)}
        return self.say("day", figures)

    def clock(self, at: Moment) -> str:
        """A time of day."""
        return digits(f"{moment(at).astimezone():%H:%M}", self.lang)

    def ago(self, at: Moment) -> str:
        """How long ago something was, roughly."""
        minutes = max(int((datetime.now(UTC) - moment(at)).total_seconds() // 60), 0)
        for unit, size in (("days", 1440), ("hours", 60), ("minutes", 1)):
            if minutes >= size:
                return self.say(f"ago-{unit}", {"n": minutes // size})
        return self.say("ago-now")


def moment(at: Moment) -> datetime:
    """A point in time from milliseconds, as they are stored."""
    return datetime.fromtimestamp(at / 1000, UTC) if isinstance(at, int) else at


def iso(at: Moment) -> str:
    """A point in time as machines read it, for the attribute of a time."""
    return moment(at).astimezone(UTC).isoformat(timespec="seconds")


def clauses(text: str, game: str) -> Markup:
    """A text whose clause numbers lead to the rules of a game, and do not turn the text around them."""
    link = rf'<a class="number" href="/rules/{escape(game)}#\g<0>" data-clause="\g<0>">\g<0></a>'
    return Markup(CLAUSE.sub(link, str(escape(text))))


def safe(value: object) -> object:
    return value if isinstance(value, int) else str(escape(value))


@cache
def texts(lang: str) -> PageTexts:
    """The texts of the pages in a language, with the common ones."""
    own = (source("mizban.web", name) for name in (lang, f"table-{lang}"))
    return PageTexts(lang, *own, source("mizban.render", lang))


def levels(lang: str) -> dict[str, str]:
    """The levels of bots that people may choose, and what they are called."""
    t = texts(lang)
    return {level: t(f"level-{level}") for level in LEVELS if t.has(f"level-{level}")}


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
        "asset": asset,
        "cover": lambda game: cover_address(game.name, lang),
        "sheet": lambda game: sheet_address(game.name),
        "cloths": cloths_address(),
        "lang": lang,
        "other_lang": LANGS[1 - LANGS.index(lang)],
        "dir": direction(lang),
        "title_of": lambda game: game.title(lang),
        "short_of": lambda game: game.short(lang),
        "fewest": fewest,
    }
    made.globals["parts"] = made.get_template("table/parts.html").module  # imported once, not in every fragment
    return made


def fewest(game: Game) -> int:
    """With how few people a game can be played: an option may be for fewer than it has seats; bots have the others."""
    return min([game.least, *(people for setting in game.settings for people in setting.people.values())])


def direction(lang: str) -> str:
    """Which way a language runs."""
    return "rtl" if lang in RIGHT_TO_LEFT else "ltr"


def render(lang: str, template: str, **context: Any) -> str:
    """A template as text: a whole page, or a fragment of one."""
    return loaded(lang, template).render(**context)


@cache
def loaded(lang: str, name: str) -> Template:
    """A template, ready to be filled many times."""
    found = environment(lang).get_template(name)
    found.globals = dict(found.globals)  # they are copied at every rendering, and a chain of dicts copies slowly
    return found


def page(request: Request, template: str, status: int = 200, **context: Any) -> Response:
    """A whole page in the reader's language."""
    person = request.state.person
    public: str = request.app.state.public
    here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    chrome = {
        "person": person,
        "theme": person.theme if person else "system",
        "motion": person.motion if person else "system",
        "canonical": f"{public.rstrip('/')}{request.url.path}" if public and status == 200 else "",
        "here": here if request.method == "GET" and len(here) <= FARTHEST else "/",
    }
    html = render(request.state.lang, template, **chrome | context)
    return HTMLResponse(html, status, headers={"Cache-Control": "no-store"})


# ---------------------------------------------------------------- static files


def parts(folder: Path = STATIC) -> Iterator[Path]:
    """All static files, in a fixed order."""
    return (path for path in sorted(folder.rglob("*")) if path.is_file())


@cache
def version() -> str:
    """A short hash of all static files: their address changes when one of them does."""
    found = hashlib.blake2b(digest_size=6)
    for path in parts():
        found.update(path.relative_to(STATIC).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def asset(path: str) -> str:
    """The address of a static file, which browsers may keep for ever."""
    return f"/static/{version()}/{path}"


files = StaticFiles(directory=STATIC)


async def static(request: Request) -> Response:
    """A static file; one of another version is not to be kept."""
    answer = await files.get_response(request.path_params["path"], request.scope)
    answer.headers["Cache-Control"] = FOR_EVER if request.path_params["version"] == version() else "no-cache"
    return answer


routes = [Route("/static/{version}/{path:path}", static)]
