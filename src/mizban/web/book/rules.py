"""The rules of the games and the help, as pages: every clause has its own address."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from markdown_it import MarkdownIt
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mizban.core.game.book import NUMBER
from mizban.core.game.registry import folder
from mizban.render.names import names
from mizban.server.http.request import host_of
from mizban.web.book.examples import Shown, sample, shown
from mizban.web.book.search import SHOWN, search
from mizban.web.forms import asked
from mizban.web.templates import page

HEAD = re.compile(r'^## (?:<a id="([a-z]+)"></a>|([A-Z]{2}-\d+) )?(.+)$', re.MULTILINE)
CLAUSE = re.compile(rf'<li><a id="({NUMBER})"></a><strong>\1</strong> (.*?)</li>', re.DOTALL)
CLAUSE_SHOWN = r'<li id="\1" class="clause"><a class="number" href="#\1">\1</a><div>\2</div></li>'
SHOWN_CLAUSE = re.compile(r'<li id="([^"]+)" class="clause">.*?</li>', re.DOTALL)
EMPTY = re.compile(r"<ul>\s*</ul>\s*")
REFERENCE = re.compile(rf'<a href="#({NUMBER})">')
TABLE = re.compile(r"<table>.*?</table>", re.DOTALL)
TIP = re.compile(r'<li>(.*?)(?: <a [^>]*href="#([A-Z]+-?\d+)(?:\.(\d+))?">[^<]*</a>)?</li>', re.DOTALL)
TIPS = "tips"  # the name of that part
COUNTED = re.compile(r"(?<=\d) (?=[^\W\d])")  # between a number and what it counts
LONGEST = 200  # characters of a description
MARKDOWN = MarkdownIt("commonmark", {"html": True}).enable("table")  # our own pages only, never what people write


class Chapter(NamedTuple):
    """A chapter of a page: its number, its title and its text."""

    id: str
    title: str
    body: Markup


class Illustrated(NamedTuple):
    """A chapter with its worked examples: its text in parts, and after each part those of the clause that ends it."""

    id: str
    title: str
    parts: list[tuple[Markup, list[Shown]]]


class Tip(NamedTuple):
    """A tip of the book: what it says, and the example that proves it."""

    text: Markup
    example: Shown | None
    step: int  # the one whose picture is shown; -1: none


class Pages(NamedTuple):
    """A book in one language: its opening, what leads into it (the game in one minute, tips), and its chapters."""

    opening: Markup
    ways: list[Chapter]
    chapters: list[Chapter]


def scrolling(table: str) -> str:
    """A table that scrolls by itself; in its narrow cells a number stays with what it counts."""
    return f'<div class="scroll" tabindex="0">{COUNTED.sub("&nbsp;", table)}</div>'


def rendered(text: str) -> Markup:
    """A text with marks as HTML: clauses can be linked to, tables scroll by themselves."""
    html = CLAUSE.sub(CLAUSE_SHOWN, MARKDOWN.render(text))
    html = REFERENCE.sub(r'<a class="number" href="#\1">', html)
    return Markup(TABLE.sub(lambda table: scrolling(table[0]), html))


def read(text: str) -> Pages:
    """The chapters of a text."""
    opening, *rest = HEAD.split(text)
    opening = opening.partition("\n")[2]  # without the title
    ways: list[Chapter] = []
    chapters: list[Chapter] = []
    for way, id, title, body in zip(rest[::4], rest[1::4], rest[2::4], rest[3::4], strict=True):
        into = ways if way else chapters
        into.append(Chapter(way or id or f"part-{len(chapters) + 1}", title, rendered(body)))
    return Pages(rendered(opening), ways, chapters)


def with_examples(chapter: Chapter, examples: dict[str, list[Shown]]) -> Illustrated:
    """A chapter with its examples, each under its clause; those of the chapter as a whole come last."""
    parts: list[tuple[Markup, list[Shown]]] = []
    rest = str(chapter.body)
    for found in SHOWN_CLAUSE.finditer(chapter.body):
        if found[1] in examples:
            before, end, rest = rest.partition(found[0])
            parts.append((Markup(f"{before}{end}</ul>"), examples[found[1]]))
            rest = f"<ul>{rest}"
    parts.append((Markup(EMPTY.sub("", rest)), examples.get(chapter.id, [])))
    return Illustrated(chapter.id, chapter.title, parts)


def tips(pages: Pages, examples: dict[str, list[Shown]]) -> list[Tip]:
    """The tips of a book, each with its example; one whose example is not shown stands alone."""
    there = {example.id: example for found in examples.values() for example in found}
    return [
        Tip(Markup(text), there.get(id), int(step) if step and id in there else -1)
        for way in pages.ways
        if way.id == TIPS
        for text, id, step in TIP.findall(way.body)
    ]


@cache
def book(package: str, folder: str, lang: str) -> Pages:
    """The pages that a package brings in a language; none if it brings none."""
    path = files(package).joinpath(folder, f"{lang}.md")
    return read(path.read_text(encoding="utf-8")) if path.is_file() else Pages(Markup(""), [], [])


def help_pages(lang: str) -> Pages:
    """How to play here."""
    return book("mizban.web", "help", lang)


def opening(name: str, lang: str) -> Markup:
    """What a game is about, in a few sentences: the first paragraph of its rules."""
    first, end, _ = book(folder(name), "book", lang).opening.partition("</p>")
    return first + end


def summary(pages: Pages) -> str:
    """The beginning of a book as plain words, as long as a search engine shows them."""
    words = pages.opening.striptags()
    return words if len(words) <= LONGEST else f"{words[:LONGEST].rpartition(' ')[0]} …"


async def all_rules(request: Request) -> Response:
    """The games and their rules."""
    return page(request, "rules.html", games=host_of(request).games, about=opening)


async def rules(request: Request) -> Response:
    """The rules of one game."""
    game = host_of(request).game(request.path_params["game"])
    pages = book(folder(game.name), "book", request.state.lang)
    entered = host_of(request).figures.of(game).options
    examples = shown(game.name, request.state.lang)
    chapters = [with_examples(chapter, examples) for chapter in pages.chapters]
    query = asked(request, "q")
    counts = Counter(id.partition(".")[0] for id, under in examples.items() for _ in under)
    return page(
        request,
        "book.html",
        game=game,
        pages=pages,
        chapters=chapters,
        counts=counts,
        tips=tips(pages, examples),
        sample=sample(game.name, request.state.lang),
        entered=entered,
        named=names(game.name),
        query=query,
        found=search(game, request.state.lang, query),
        shown=SHOWN,
        summary=summary(pages),
    )


async def help(request: Request) -> Response:
    """How to play here."""
    return page(request, "help.html", pages=help_pages(request.state.lang))


routes = [Route("/rules", all_rules), Route("/rules/{game}", rules), Route("/help", help)]
