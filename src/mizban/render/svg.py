"""Shapes as SVG: one picture that stands alone, or its parts for a page that keeps what it has. It knows no game.

Everything an option can point at carries `data-ref`; what may be chosen now has the class `m-lit`, and a page may add
`m-hot`, `m-chosen`, `m-recent` and `m-refused`. All class names and the ids of symbols begin with `m-`, so that they
meet no others in a page. A picture is printed once for all tables: where it says a name it holds a place for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from html import escape
from itertools import chain
from typing import Final, NamedTuple, TypeAlias

from mizban.render.digits import digits
from mizban.render.glyphs import BETWEEN, width
from mizban.render.inks import PATTERNS, stylesheet
from mizban.render.shapes import Board, Box, Disc, Group, Look, Path, Shape, Symbol, Text, Use, Words
from mizban.render.texts import FIRST, HELD, common, foreign, isolated, sentence
from mizban.render.tongue import OTHER, first, spoken

__all__ = ["Drawn", "drawn", "picture", "stylesheet", "token"]

MANY: Final = 20_000  # shapes and texts to keep: all that lies at some hundred tables; memory stays flat
ABOUT: Final = ' aria-labelledby="m-title m-about"'

SEATS: Final = 8
ROOM: Final = 20  # letters of a name where nothing else is said
NAMES: Final = re.compile(f"({HELD.pattern})")
UNSEEN: Final = re.compile("[\\x00-\\x1f\\x7f-\\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]")


Needs: TypeAlias = dict[str, None]  # symbols in SVG, each once, in the order in which they are needed


class Drawn(NamedTuple):
    """A picture in parts, for a page that keeps what it has: parts that are equal are the same bytes."""

    width: int
    height: int
    title: str  #: plain text, as the next
    about: str
    parts: tuple[str, ...]  #: what lies on the cloth, in order; the first is the cloth
    needs: tuple[tuple[str, ...], ...]  #: the symbols of each part, each one element with its id
    zoom: bool = False  #: whether a small screen may show a part of it
    panes: tuple[tuple[str, int, int, int, bool], ...] = ()  #: the title of each, where it begins, its size, its zoom

    @property
    def defs(self) -> tuple[str, ...]:
        """All patterns and symbols it needs, each once."""
        return tuple(dict.fromkeys((*PATTERNS, *chain.from_iterable(self.needs))))


class Printed(NamedTuple):
    """A shape in SVG, cut where names are missing: every second piece is such a place; and the symbols it needs."""

    pieces: tuple[str, ...]
    needs: tuple[str, ...]


class Press:
    """Prints the pictures of one game in one tongue. What was printed is kept, see `printed`.

    In a picture that stands alone groups have titles, which a browser shows; a page explains things itself. Where it is
    told of somebody, their seat is `eyes`: what would be said to them is said of them then.
    """

    def __init__(self, look: Look, tongue: str, alone: bool, eyes: int | None = None) -> None:
        self.look = look
        self.lang = lang = spoken(tongue)
        self.tongue = first(tongue)
        self.mixed = tongue != lang  # whether names are there in another language
        self.alone = alone
        self.eyes = eyes
        self.players = tuple(common(lang).say("player", {"n": seat + 1}) for seat in range(SEATS))

    def drawn(self, board: Board, shapes: Iterable[Shape], names: Sequence[str]) -> Drawn:
        """One whole picture for people with these names."""
        cloth = ground(board.width, board.height, bool(board.panes))
        parts = [printed(self, shape) for shape in (cloth, *shapes)]
        people = tuple(names) or self.players
        said = [self.named(self.said(words), people) for words in (board.title, board.about)]
        texts = tuple([self.filled(part.pieces, people) for part in parts])
        panes = tuple((self.said(pane.title), *pane[1:]) for pane in board.panes)
        needs = tuple([part.needs for part in parts])
        return Drawn(board.width, board.height, said[0], said[1], texts, needs, board.zoom, panes)

    def all(self, shapes: Iterable[Shape], needs: Needs) -> str:
        """Shapes one after another; the symbols they need are added to `needs`."""
        pieces: list[str] = []
        for shape in shapes:
            part = printed(self, shape)
            needs.update(dict.fromkeys(part.needs))
            pieces += part.pieces
        return "".join(pieces)

    def shape(self, s: Shape | Symbol, needs: Needs) -> str:
        """One shape and all that is in it."""
        match s:
            case Use():
                return self.use(s, needs)
            case Group():
                return self.group(s, needs)
            case Text():
                place = f'x="{s.x:g}" y="{s.y:g}"{self.tongue_of(s.words)}{classes(s.ink)}'
                return f"<text {place}>{self.words(s.words, s.room)}</text>"
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

    def use(self, s: Use, needs: Needs) -> str:
        """A symbol, laid somewhere."""
        symbol = printed(self, s.symbol)
        assert len(symbol.pieces) == 1, "a symbol is the same at every table: it names nobody"
        needs.update(dict.fromkeys((*symbol.needs, *symbol.pieces)))
        start = f'<use href="#m-{escape(s.symbol.id)}"'
        if not s.ref:
            return f"{start}{classes(s.tone, s.ink)}{moved(s.x, s.y, s.scale, s.turn)}/>"
        ref = f' data-ref="{escape(s.ref)}"'  # there may be hundreds of them, so they are short
        place = moved(s.x, s.y, s.scale, s.turn) if s.scale != 1 or s.turn else at(s.x, s.y)
        return f"{start}{ref}{classes(s.tone, s.ink)}{place}/>"

    def group(self, s: Group, needs: Needs) -> str:
        """A piece or a place with its id, what points at it, its title and its ring."""
        id = f' id="{escape(s.id)}"' if s.id else ""
        ref = f' data-ref="{escape(s.ref)}"' if s.ref else ""
        title = f"<title>{self.words(s.title)}</title>" if s.title and self.alone else ""
        ring = self.use(Use(s.ring, ink="ring"), needs) if s.ring and s.ref else ""
        start = f"<g{id}{ref}{classes(s.tone, s.ink, 'lit' if s.lit else '')}{moved(s.x, s.y, s.scale)}>"
        return f"{start}{title}{self.all(s.content, needs)}{ring}</g>"

    def tongue_of(self, words: Words) -> str:
        """The attribute with the language of a name that is in another one; its letters set its direction."""
        if not self.mixed:
            return ""
        text, other = words if isinstance(words, str) else self.said(words), OTHER[self.lang]
        return f' lang="{other}"' if foreign(text, self.lang) and not foreign(text, other) else ""

    def said(self, words: Words) -> str:
        """A text in the language of the reader, with its digits and with places for names."""
        if isinstance(words, str):
            return digits(words, self.lang)
        attribute = "" if self.eyes is None else "told"
        return digits(sentence(self.look.game, self.tongue, words, attribute, self.eyes), self.lang)

    def words(self, words: Words, room: int = ROOM) -> str:
        """The same for SVG."""
        text = escape(self.said(words))
        return text if room == ROOM else HELD.sub(lambda held: place(ord(held[0]) % SEATS, room), text)

    def named(self, text: str, names: tuple[str, ...]) -> str:
        """A text with the names of the players in their places."""
        return HELD.sub(lambda held: spelt(held[0], names, self.lang), text)

    def filled(self, pieces: tuple[str, ...], names: tuple[str, ...]) -> str:
        """A part with the names of the players in their places."""
        if len(pieces) == 1:
            return pieces[0]
        texts = list(pieces)
        texts[1::2] = [written(held, names, self.lang) for held in texts[1::2]]
        return "".join(texts)


@lru_cache(MANY)
def printed(press: Press, shape: Shape | Symbol) -> Printed:
    """A shape and all that is in it. Two sorts of shape are never equal: their fields differ."""
    needs: Needs = {}
    return Printed(tuple(NAMES.split(press.shape(shape, needs))), tuple(needs))


@lru_cache(MANY)
def spelt(held: str, names: tuple[str, ...], lang: str) -> str:
    """What stands in a place for a name."""
    room, seat = divmod(ord(held) - FIRST, SEATS)
    return isolated(cut(names[seat], room or ROOM), lang)


@lru_cache(MANY)
def written(held: str, names: tuple[str, ...], lang: str) -> str:
    """The same for SVG."""
    return escape(spelt(held, names, lang))


def place(seat: int, room: int) -> str:
    """What stands for the name of a seat, with room for so many letters."""
    return chr(FIRST + SEATS * room + seat)


@lru_cache(MANY)
def cut(name: str, room: int) -> str:
    """A name that fits, without the characters that turn or break a text."""
    clean = UNSEEN.sub("", name)
    if width(clean) <= room:
        return clean
    while width(f"{clean}…") > room:
        clean = clean[:-1].rstrip(f" {BETWEEN}")
    return f"{clean}…"


@cache
def ground(width: int, height: int, bare: bool = False) -> Group:
    """The cloth with its weave and the light of the lamp, and the hem unless it is bare."""
    whole = [Box(0, 0, width, height, 0, ink) for ink in ("cloth", "weave", "glow")]
    hem = [Box(7, 7, width - 14, height - 14, 12, "trim"), Box(12, 12, width - 24, height - 24, 8, "hem")]
    return Group((*whole, *([] if bare else hem)))


@cache
def classes(*names: str) -> str:
    """The attribute with these classes, or nothing."""
    joined = " ".join([f"m-{escape(name)}" for name in names if name])
    return f' class="{joined}"' if joined else ""


@lru_cache(MANY)
def moved(x: float, y: float, scale: float, turn: float = 0) -> str:
    """The attribute that moves a shape to its place, or nothing."""
    place = f"translate({x:g} {y:g})" if x or y else ""
    angle = f"rotate({turn:g})" if turn else ""
    size = f"scale({scale:g})" if scale != 1 else ""
    return f' transform="{place}{angle}{size}"' if place or angle or size else ""


def at(x: float, y: float) -> str:
    """The same for what is only moved, in fewer letters."""
    return "".join(f' {name}="{value:g}"' for name, value in (("x", x), ("y", y)) if value)


@cache
def press(look: Look, tongue: str, alone: bool, eyes: int | None = None) -> Press:
    return Press(look, tongue, alone, eyes)


@cache
def style(look: Look) -> str:
    return f"<style>{escape(stylesheet(look), quote=False)}</style>"


def laid(
    shapes: list[Shape], lang: str, names: Sequence[str], alone: bool, eyes: int | None = None
) -> tuple[Look, Drawn]:
    board = shapes[0]
    assert isinstance(board, Board), "the first shape is the board"
    return board.look, press(board.look, lang, alone, eyes).drawn(board, shapes[1:], names)


def drawn(shapes: list[Shape], lang: str, names: Sequence[str] = (), eyes: int | None = None) -> Drawn:
    """Shapes as the parts of a picture for a page. The first of them is the board. With `eyes` it is told of the player
    on that seat, instead of said to them."""
    return laid(shapes, lang, names, False, eyes)[1]


def picture(shapes: list[Shape], lang: str, names: Sequence[str] = ()) -> str:
    """Shapes as one SVG picture that stands alone. The first of them is the board."""
    look, d = laid(shapes, lang, names, alone=True)
    size = f'viewBox="0 0 {d.width} {d.height}" lang="{spoken(lang)}"'
    start = f'<svg xmlns="http://www.w3.org/2000/svg" class="m" {size} role="img"{ABOUT}>'
    said = f'<title id="m-title">{escape(d.title)}</title><desc id="m-about">{escape(d.about)}</desc>'
    return f"{start}{said}{style(look)}<defs>{''.join(d.defs)}</defs>{''.join(d.parts)}</svg>\n"


def token(shape: Shape, look: Look, lang: str) -> str:
    """A small picture of a thing beside a text: what lies in a box of 24 by 24 about the centre."""
    content = loose([flat(shape)], look, lang)
    return f'<svg class="m token" viewBox="-12 -12 24 24" aria-hidden="true">{content}</svg>'


def loose(shapes: Iterable[Shape], look: Look, lang: str) -> str:
    """Shapes without symbols, to be laid over a picture."""
    return press(look, lang, False).all(shapes, {})


@lru_cache(MANY)
def flat(shape: Shape) -> Shape:
    """A shape that needs no symbols: they are written out."""
    if isinstance(shape, Group):
        return shape._replace(content=tuple(map(flat, shape.content)))
    if isinstance(shape, Use):
        inner = Group(tuple(map(flat, shape.symbol.content)), tone=shape.symbol.tone)
        return Group((inner,), shape.x, shape.y, shape.scale, tone=shape.tone, ink=shape.ink)
    return shape
