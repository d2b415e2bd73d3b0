"""Shapes as one SVG picture that stands alone or in a page, in light and in dark. It knows no game.

Everything an option can point at carries `data-ref`; a page that adds the class `m-lit` to it lights its ring.
All class names and the ids of symbols begin with `m-`, so that they meet no others in a page.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from html import escape
from typing import NamedTuple

from mizban.core.games import game
from mizban.render.inks import PATTERNS, style
from mizban.render.shapes import Board, Box, Disc, Group, Look, Path, Said, Shape, Symbol, Text, Use, Words
from mizban.render.texts import GameTexts, common, digits

MANY = 10_000  # shapes and texts to keep
ABOUT = ' aria-labelledby="m-title m-about"'


class Printed(NamedTuple):
    """A shape in SVG, and the symbols it needs."""

    svg: str
    needs: dict[Symbol, str]


class Press:
    """Prints the pictures of one game in one language, and keeps what it has printed."""

    def __init__(self, look: Look, lang: str) -> None:
        common(lang)
        self.look = look
        self.lang = lang
        self.kept: dict[Shape | Symbol, Printed] = {}  # two sorts of shape are never equal: their fields differ
        size = f'viewBox="0 0 {look.width} {look.height}"'
        self.start = f'<svg xmlns="http://www.w3.org/2000/svg" class="m" {size} lang="{lang}" role="img"{ABOUT}>'
        self.style = f"<style>{escape(style(look, lang), quote=False)}</style><defs>{PATTERNS}"
        self.cloth = self.all(ground(look.width, look.height), {})

    def picture(self, board: Board, shapes: Iterable[Shape]) -> str:
        """One whole picture."""
        if len(self.kept) > MANY:  # memory stays flat
            self.kept.clear()
        needs: dict[Symbol, str] = {}
        body = self.all(shapes, needs)
        title, about = self.words(board.title), self.words(board.about)
        said = f'<title id="m-title">{title}</title><desc id="m-about">{about}</desc>'
        return f"{self.start}{said}{self.style}{''.join(needs.values())}</defs>{self.cloth}{body}</svg>\n"

    def all(self, shapes: Iterable[Shape], needs: dict[Symbol, str]) -> str:
        """Shapes one after another; the symbols they need are added to `needs`."""
        found = []
        for shape in shapes:
            printed = self.kept.get(shape) or self.keep(shape)
            if printed.needs:
                needs.update(printed.needs)
            found.append(printed.svg)
        return "".join(found)

    def keep(self, shape: Shape | Symbol) -> Printed:
        """Prints a shape for the first time."""
        needs: dict[Symbol, str] = {}
        self.kept[shape] = printed = Printed(self.shape(shape, needs), needs)
        return printed

    def shape(self, s: Shape | Symbol, needs: dict[Symbol, str]) -> str:
        """One shape and all that is in it."""
        match s:
            case Use():
                return self.use(s, needs)
            case Group():
                return self.group(s, needs)
            case Text():
                return f'<text x="{s.x:g}" y="{s.y:g}"{classes(s.ink)}>{self.words(s.words)}</text>'
            case Path():
                return f'<path d="{escape(s.d)}"{classes(s.ink)}/>'
            case Disc():
                return f'<circle cx="{s.x:g}" cy="{s.y:g}" r="{s.radius:g}"{classes(s.ink)}/>'
            case Box():
                size = f'width="{s.width:g}" height="{s.height:g}" rx="{s.corner:g}"'
                return f'<rect x="{s.x:g}" y="{s.y:g}" {size}{classes(s.ink)}/>'
            case Symbol():
                return f'<g id="m-{escape(s.id)}"{classes(s.tone)}>{self.all(s.content, needs)}</g>'
        raise AssertionError("a board is the first shape, and there is only one")

    def use(self, s: Use, needs: dict[Symbol, str]) -> str:
        """A symbol, laid somewhere."""
        symbol = self.kept.get(s.symbol) or self.keep(s.symbol)
        needs.update(symbol.needs)
        needs[s.symbol] = symbol.svg
        return f'<use href="#m-{escape(s.symbol.id)}"{classes(s.tone, s.ink)}{moved(s.x, s.y, s.scale)}/>'

    def group(self, s: Group, needs: dict[Symbol, str]) -> str:
        """A piece or a place with its id, what points at it, its title and its ring."""
        id = f' id="{escape(s.id)}"' if s.id else ""
        ref = f' data-ref="{escape(s.ref)}"' if s.ref else ""
        title = f"<title>{self.words(s.title)}</title>" if s.title else ""
        ring = self.use(Use(s.ring, ink="ring"), needs) if s.ring and s.ref else ""
        start = f"<g{id}{ref}{classes(s.tone, s.ink, 'lit' if s.lit else '')}{moved(s.x, s.y, s.scale)}>"
        return f"{start}{title}{self.all(s.content, needs)}{ring}</g>"

    def words(self, words: Words) -> str:
        """A text in the language of the reader, with its digits."""
        text = words if isinstance(words, str) else sentence(self.look.game, self.lang, words)
        return escape(digits(text, self.lang))


@lru_cache(MANY)
def sentence(name: str, lang: str, said: Said) -> str:
    return GameTexts(game(name), lang).said(said)


def ground(width: int, height: int) -> list[Shape]:
    """The cloth with its weave, the light of the lamp and the hem."""
    whole: list[Shape] = [Box(0, 0, width, height, 0, ink) for ink in ("cloth", "weave", "glow")]
    return [*whole, Box(7, 7, width - 14, height - 14, 12, "trim"), Box(12, 12, width - 24, height - 24, 8, "hem")]


@cache
def classes(*names: str) -> str:
    """The attribute with these classes, or nothing."""
    found = " ".join([f"m-{escape(name)}" for name in names if name])
    return f' class="{found}"' if found else ""


@lru_cache(MANY)
def moved(x: float, y: float, scale: float) -> str:
    """The attribute that moves a shape to its place, or nothing."""
    place = f"translate({x:g} {y:g})" if x or y else ""
    size = f"scale({scale:g})" if scale != 1 else ""
    return f' transform="{place}{size}"' if place or size else ""


@cache
def press(look: Look, lang: str) -> Press:
    return Press(look, lang)


def picture(shapes: list[Shape], lang: str) -> str:
    """Shapes as an SVG picture for readers of a language. The first of them is the board."""
    board = shapes[0]
    assert isinstance(board, Board), "the first shape is the board"
    return press(board.look, lang).picture(board, shapes[1:])
