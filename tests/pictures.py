"""What a picture shows, read from its SVG or from its shapes; and what must be true of the pictures of every game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

from mizban.core.rng import fast
from mizban.render.games import Game
from mizban.render.inks import INKS
from mizban.render.shapes import BETWEEN, Board, Box, Disc, Group, Look, Shape, Text, Use

SVG = "{http://www.w3.org/2000/svg}"
FORMS = ("wide", "tall")
LANGS = ("en", "fa")
BOTH = pytest.mark.parametrize("form", FORMS)


def refs(root: ElementTree.Element, lit: bool = False) -> list[str]:
    """What can be pointed at, or only what is lit."""
    found = [e for e in root.iter() if "data-ref" in e.attrib]
    return [e.attrib["data-ref"] for e in found if not lit or "m-lit" in e.get("class", "").split()]


def ids(root: ElementTree.Element) -> list[str]:
    """The ids of pieces and symbols."""
    return [e.attrib["id"] for e in root.iter() if "id" in e.attrib]


def texts(root: ElementTree.Element, tags: tuple[str, ...] = ("text", "title", "desc")) -> list[str]:
    """All that is written."""
    return [element.text or "" for tag in tags for element in root.iter(SVG + tag)]


def letter_sizes(look: Look) -> dict[str, float]:
    """How large the letters of each ink for texts are."""
    sizes = {ink: re.search(r"font-size:([\d.]+)px", css) for ink, css in (INKS | look.inks).items()}
    return {ink: float(size[1]) for ink, size in sizes.items() if size}


def lettered(shapes: list[Shape] | tuple[Shape, ...], scale: float = 1) -> Iterator[tuple[Text, float]]:
    """All texts, with how much they are made smaller."""
    for shape in shapes:
        if isinstance(shape, Text):
            yield shape, scale
        elif isinstance(shape, Group):
            yield from lettered(shape.content, scale * shape.scale)
        elif isinstance(shape, Use):
            yield from lettered(shape.symbol.content, scale * shape.scale)


class Area(NamedTuple):
    """What a thing takes on the cloth."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Area, by: float = 0) -> bool:
        """Whether they cover each other, by more than so much."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return min(across, down) > by


def area(group: Group, figures: Mapping[str, float]) -> Area:
    """The room of a group that can be touched: that of its boxes, discs and figures. A figure is a symbol whose name
    begins so, and reaches so far from its middle."""
    found = [room for shape in group.content if (room := of_shape(shape, figures))]
    left, top = min(each.left for each in found), min(each.top for each in found)
    right, bottom = max(each.right for each in found), max(each.bottom for each in found)
    place = (group.x + group.scale * left, group.y + group.scale * top)
    return Area(*place, group.x + group.scale * right, group.y + group.scale * bottom)


def of_shape(shape: Shape, figures: Mapping[str, float]) -> Area | None:
    """The room of one shape; texts and paths have none of their own."""
    if isinstance(shape, Box):
        return Area(shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)
    if isinstance(shape, Disc):
        return Area(shape.x - shape.radius, shape.y - shape.radius, shape.x + shape.radius, shape.y + shape.radius)
    if isinstance(shape, Group) and any(of_shape(each, figures) for each in shape.content):
        return area(shape, figures)
    sizes = [size for name, size in figures.items() if isinstance(shape, Use) and shape.symbol.id.startswith(name)]
    if isinstance(shape, Use) and sizes:
        size = sizes[0] * shape.scale
        return Area(shape.x - size, shape.y - size, shape.x + size, shape.y + size)
    return None


def asked(s: Any) -> int:
    """The seat that is asked; the first one when the game is over."""
    return int(s.asked) if s.legal else 0


class Pictures:
    """The pictures of one game. Its figures are as in `area`."""

    def __init__(self, game: Game, figures: Mapping[str, float]) -> None:
        self.game, self.figures = game, figures

    def drawn(self, s: Any, viewer: int, lang: str = "en", form: str = "wide") -> ElementTree.Element:
        return ElementTree.fromstring(self.game.svg(s, viewer, lang, form=form))

    def shapes(self, s: Any, viewer: int, lang: str = "en", form: str = "wide") -> list[Shape]:
        return self.game.scene(self.game.view(s, viewer), lang, form)

    def board(self, s: Any, viewer: int, form: str = "wide") -> Board:
        board = self.shapes(s, viewer, form=form)[0]
        assert isinstance(board, Board)
        return board

    def groups(self, s: Any, viewer: int, form: str = "wide", lang: str = "en") -> list[Group]:
        return [shape for shape in self.shapes(s, viewer, lang, form) if isinstance(shape, Group)]

    def area(self, group: Group) -> Area:
        return area(group, self.figures)

    def lit(self, s: Any, form: str) -> list[tuple[Group, Area]]:
        """What may be chosen, and its room."""
        return [(group, self.area(group)) for group in self.groups(s, asked(s), form) if group.lit]

    def check_lit(self, s: Any, form: str, alike: bool = False) -> None:
        """What is lit may be chosen, and the other way round; it is lit once, but where a game has alike things."""
        choices = {o.ref for o in s.legal}
        for viewer in range(s.seats + 1):
            lit = Counter(refs(self.drawn(s, viewer, form=form), lit=True))
            assert set(lit) == (choices if viewer == s.asked else set()), lit
            assert alike or all(n == 1 for n in lit.values()), lit

    def check_ids(self, s: Any, form: str) -> None:
        """No id is used twice."""
        for viewer in {0, asked(s), s.seats}:
            found = Counter(ids(self.drawn(s, viewer, form=form)))
            assert all(n == 1 for n in found.values()), found.most_common(3)

    def check_symbols(self, s: Any, form: str) -> None:
        """Symbols, inks and tones are all there."""
        root = self.drawn(s, asked(s), form=form)
        used = {use.attrib["href"] for use in root.iter(SVG + "use")} - {f"#{id}" for id in ids(root)}
        assert not used, used
        style = next(root.iter(SVG + "style")).text or ""
        classes = {name for e in root.iter() for name in e.get("class", "").split()} - {"m"}
        missing = [name for name in classes if f".{name}{{" not in style and f".{name}>" not in style]
        assert not missing, missing

    def check_persian(self, s: Any, form: str) -> None:
        """A Persian picture has Persian digits and no English."""
        for viewer in (asked(s), s.seats):
            for text in texts(self.drawn(s, viewer, "fa", form)):
                assert not re.search("[0-9]|[a-z]{2}|{", text), text

    def check_inside(self, s: Any, form: str, lang: str) -> None:
        """Nothing lies outside the cloth; on a phone everything lies in one of the parts, and whole."""
        for viewer in {asked(s), s.seats}:
            board, *found = self.shapes(s, viewer, lang, form)
            assert isinstance(board, Board)
            panes = [(pane.x, pane.width, pane.height) for pane in board.panes] or [(0, board.width, board.height)]
            for thing in (shape for shape in found if isinstance(shape, Group) and shape.ref):
                room = self.area(thing)
                x, width, height = next(pane for pane in panes if pane[0] <= room.left + 3 <= pane[0] + pane[1])
                assert x - 3 < room.left <= room.right < x + width + 3, thing.id or thing.ref
                assert -3 < room.top <= room.bottom < height + 3, thing.id or thing.ref

    def check_apart(self, s: Any, viewer: int) -> None:
        """On a phone the parts of the table lie beside each other, as wide as the phone."""
        board = self.board(s, viewer, "tall")
        for left, right in zip(board.panes, board.panes[1:], strict=False):
            assert right.x == left.x + left.width + BETWEEN
        assert board.panes
        assert all(pane.width == 360 and pane.height <= board.height for pane in board.panes)

    def check_hidden(self, s: Any, seed: int) -> None:
        """What a seat does not know changes no byte."""
        for viewer in range(s.seats + 1):
            views = [self.game.view(each, viewer) for each in (s, self.game.redeal(s, viewer, fast(seed)))]
            for form in FORMS:
                one, other = (self.game.drawn(view, "fa", (), form) for view in views)
                assert one == other, (viewer, form)

    def check_sizes(self, positions: Iterable[Any], form: str, first: int, later: int) -> None:
        """A picture is small: the first one is sent whole; of the next only what is new in it."""
        known: set[str] = set()
        sizes: list[int] = []
        for s in positions:
            found = self.game.drawn(self.game.view(s, 0), "en", (), form)
            fresh = [part for part in (*found.parts, *found.defs) if part not in known]
            sizes.append(sum(map(len, fresh)))
            known |= set(fresh)
        assert sizes[0] < first
        assert sorted(sizes[1:])[len(sizes) // 2] < later

    def check_closed(self, s: Any) -> None:
        """Nothing comes from outside."""
        text = self.game.svg(s, 0, "en")
        assert text.count("http") == 1
        assert not re.findall(r"@import|<image|<script|url\((?!#m-)|href=\"(?!#m-)", text)
