"""The summary card of a game as HTML: beside a table, and as a page that prints on one sheet."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mizban.render import svg
from mizban.render.aids import ARROW, Aid, Line, Part, Section, parts
from mizban.render.digits import digits
from mizban.render.games import Game, game
from mizban.render.texts import GameTexts
from mizban.render.tongue import first, spoken
from mizban.server.errors import Refusal
from mizban.server.http.request import host_of
from mizban.web.book.changes import noon
from mizban.web.templates import page, render
from mizban.web.texts import texts

MANY = 512  # cards to keep as they are shown
CHUNK = re.compile(r"(?:<[^<>]+>|\*\*.+?\*\*|\S)+")  # what no blank parts, outside of marks
SIGNED = re.compile(r"[+−]\d+")
RANGE = re.compile(r"[\d۰-۹]+[/–][\d۰-۹]+(?:/[\d۰-۹]+)*")


class ShownLine(NamedTuple):
    """A line as it is shown."""

    line: Line
    name: Markup
    text: Markup
    mark: Markup
    gold: str
    columns: list[Markup]
    tail: Markup


class ShownSection(NamedTuple):
    """Lines as they are shown, those that are not in this game last."""

    section: Section
    heading: Markup
    lines: list[ShownLine]
    away: list[ShownLine]
    numbered: bool


class Shown(NamedTuple):
    """A card as it is shown, with the drawings of its signs."""

    where: str
    faces: list[str]
    abreast: bool
    sections: list[ShownSection]
    drawings: list[tuple[str, Markup]]


class Writer:
    """Makes HTML of the texts of a card; it notes which signs they hold."""

    def __init__(self, chosen: Game, tongue: str) -> None:
        self.game = chosen
        self.tongue = chosen.understood(first(tongue))
        self.lang = lang = spoken(tongue)
        self.said: GameTexts = chosen.texts(lang)
        self.used: dict[str, None] = {}

    def written(self, text: str) -> Markup:
        """A text with its signs; what belongs together stays on one line."""
        return Markup(" ").join(self.chunk(found[0]) for found in CHUNK.finditer(text))

    def chunk(self, text: str) -> Markup:
        """What no blank parts."""
        inside = parts(text)
        html = Markup("").join(map(self.part, inside))
        whole = len(inside) > 1 and any(part.kind not in ("words", "bold") for part in inside)
        return Markup('<span class="nb">%s</span>') % html if whole else html

    def part(self, part: Part) -> Markup:
        """A sign, a figure or plain words."""
        if part.kind == "sign":
            return self.sign(part.text)
        if part.kind == "words":
            return Markup(figures_kept(str(escape(part.text)), self.lang))
        if part.kind == "bold":
            return Markup("<em>%s</em>") % part.text
        more = Markup('<span class="vh"> %s</span>') % texts(self.lang)("aid-unsure") if part.kind == "unsure" else ""
        return Markup('<span class="%s">%s%s</span>') % (part.kind, digits(part.text, self.lang), more)

    def sign(self, name: str, classes: str = "", silent: bool = False) -> Markup:
        """A sign with its word for who does not see it."""
        if name == ARROW:
            word = Markup('<span class="vh">%s</span>') % texts(self.lang)("aid-to")
            return Markup('<i class="to" aria-hidden="true">%s</i>%s') % ("←" if self.lang == "fa" else "→", word)
        self.used[name] = None
        said = Markup('aria-hidden="true"')
        if not silent:
            said = Markup('role="img" aria-label="%s"') % self.said.texts.say(f"aid-sign-{name}")
        start = Markup('<svg class="m sign%s" viewBox="-12 -12 24 24" %s>') % (f" {classes}" if classes else "", said)
        return start + Markup('<use href="#aid-%s"/></svg>') % name

    def line(self, line: Line) -> ShownLine:
        """A line; the sign before a name stands for it, and is not read."""
        text = self.said.texts.say(line.id, dict(line.figures))
        name = Markup(figures_kept(str(escape(self.name(line))), self.lang))
        number = line.mark.isdigit()
        mark = Markup(digits(line.mark, self.lang)) if number else Markup("")
        if line.mark and not number:
            mark = self.sign(line.mark, silent=bool(name and text))
        tail = self.sign(line.tail, "tail") if line.tail else Markup("")
        columns = [self.written(column) for column in line.columns]
        return ShownLine(line, name, self.written(text), mark, digits(line.gold, self.lang), columns, tail)

    def name(self, line: Line) -> str:
        """What is bold before the text of a line."""
        if line.thing:
            return str(self.game.thing(*line.thing, self.tongue))
        named = self.said.texts.has(line.id, "name")
        return self.said.texts.say(line.id, dict(line.figures), "name") if named else ""

    def section(self, section: Section) -> ShownSection:
        """A part of the card with its heading."""
        heading = self.written(self.said.texts.say(section.id, dict(section.figures)))
        lines = [self.line(line) for line in section.lines]
        here = [shown for shown in lines if shown.line.state != "away"]
        away = [shown for shown in lines if shown.line.state == "away"]
        return ShownSection(section, heading, here, away, bool(lines) and lines[0].line.mark.isdigit())

    def drawing(self, name: str) -> Markup:
        """A sign as it is drawn, without symbols of its own."""
        shape = self.game.sign(name)
        assert shape is not None, f"there is no sign {name}"
        return Markup(svg.loose([svg.flat(shape)], self.game.look, self.lang))


def figures_kept(text: str, lang: str) -> str:
    """Words in whose figures the signs stay at the left: +4, −2, 3/4."""
    kept = SIGNED.sub(r'<span class="ltr">\g<0></span>', digits(text, "en"))
    kept = RANGE.sub(r'<span class="ltr">\g<0></span>', kept)
    return digits(kept, lang)


@lru_cache(MANY)
def shown(name: str, tongue: str, aid: Aid) -> Shown:
    """A card in a language, and with the names of another where somebody wants them so."""
    chosen = game(name)
    writer = Writer(chosen, tongue)
    sections = [writer.section(section) for section in aid.sections]
    faces = [writer.said.texts.say(face) for face in aid.faces]
    drawings = [(sign, writer.drawing(sign)) for sign in writer.used]
    return Shown(writer.said.words(aid.where), faces, aid.abreast, sections, drawings)


def made(chosen: Game, view: Any = None) -> Aid:
    """The card of a game for a view, or as it is printed; who asks for one that is not there is told so."""
    if chosen.aid is None:
        raise Refusal(404, "no-page")
    return chosen.aid(view)


@lru_cache(MANY)
def at_table(name: str, tongue: str, aid: Aid) -> str:
    """A card as it lies at a table."""
    return render(spoken(tongue), "table/aid.html", game=game(name), aid=shown(name, tongue, aid))


async def card(request: Request) -> Response:
    """The whole card of a game, to read and to print."""
    chosen, lang = host_of(request).game(request.path_params["game"]), request.state.lang
    aid = shown(chosen.name, lang, made(chosen))
    since = max([ruling.date for ruling in chosen.rulings if str(ruling.since) == chosen.rules], default="")
    return page(request, "aid-page.html", game=chosen, aid=aid, since=noon(since) if since else None)


routes = [Route("/rules/{game}/card", card)]
