"""Worked examples as pictures: the table of each step, cut to what matters, with white rings round what is told of.

The pictures are those of the table, with nothing moved: a cut is only a part of one. Nobody is asked in an example, so
nothing is lit. A phone shows the parts of a table by themselves: there a cut is made of each that matters.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from mizban.core.game.examples import Example, Moment, play
from mizban.render import svg
from mizban.render.extents import Extent, joined, things
from mizban.render.games import Game
from mizban.render.shapes import Board, Box, Disc, Shape

Cut: TypeAlias = tuple[float, float, float, float]  # a viewBox
WHOLE = "table"  # what stands in a file for all that there is
MARGIN = {"wide": 16, "tall": 8}  # round a cut
LEAST = {"wide": 300, "tall": 240}  # of its sides: nothing is shown larger than it is good for
NEARLY = 0.85  # of a board: what takes more of it shows it all
CUTS = 2  # at most, under each other
ROUND = 46  # a thing that is smaller, and about as wide as high, has a circle
NONE_LEFT = ("0", "0")
AIR = 3  # between a thing and its ring


class Corner(NamedTuple):
    """What lies elsewhere and is shown small in a corner: where it is, and the parts that it is in."""

    box: Cut
    parts: list[int]


class Entry(NamedTuple):
    """Something that who looks plays with: how much of it there was before a step, and how much there is now."""

    ref: str
    was: str
    before: str  # the same in words
    now: str
    after: str


class Frame(NamedTuple):
    """One picture: its parts by their numbers, what is drawn over them, and what it is to who does not see it."""

    parts: list[int]
    rings: str
    about: str
    asked: int  # the seat that was to answer then; -1: none
    corner: list[Corner]
    ledger: list[Entry]


class Film(NamedTuple):
    """The pictures of an example, one for each step; what is the same in several is there once."""

    defs: list[str]
    parts: list[str]
    cuts: list[Cut]
    frames: list[Frame]


def film(game: Game, example: Example, lang: str, form: str = "wide") -> Film:
    """Plays an example and draws every step. What is not true raises `Untrue`."""
    parts: dict[str, int] = {}
    defs: dict[str, None] = {}
    frames = []
    pointed: dict[str, list[Extent]] = {}
    held: list[dict[str, tuple[str, str]]] = []
    board: Board | None = None
    for moment in play(game, example):
        view = seen(game, example, moment)
        shapes = game.scene(view, lang, form)
        held.append(in_hand(game, example, view, lang))
        board = shapes[0]  # type: ignore[assignment]
        assert isinstance(board, Board)
        there = things(shapes[1:], board.look)
        for ref, extents in there.items():
            pointed.setdefault(ref, []).extend(extents)
        drawn = svg.drawn(shapes, lang, example.names[lang], eyes(example))
        defs.update(dict.fromkeys(drawn.defs))
        numbers = [parts.setdefault(part, len(parts)) for part in drawn.parts]
        marked = [extent for ref in moment.stage.mark for extent in outer(there.get(ref, []))]
        rings = svg.loose(rings_round(marked), board.look, lang)
        asked = int(moment.state.asked) if moment.state.legal else -1
        corner = [
            Corner((box.left, box.top, box.width, box.height), [numbers[i] for i in holding(drawn.parts, ref)])
            for ref, box in elsewhere(example.corner, there)
        ]
        frames.append(Frame(numbers, rings, drawn.about, asked, corner, []))
    assert board, f"{example.id} has no step"
    if example.ledger:
        frames = [frame._replace(ledger=entries) for frame, entries in zip(frames, ledgers(held), strict=True)]
    return Film([*defs], [*parts], cuts(board, wanted(example, pointed), form), frames)


def seen(game: Game, example: Example, moment: Moment) -> Any:
    """The view of a step as the example is told; nobody is asked, unless the step shows what may be answered."""
    view = game.view(moment.state, example.viewer)
    return view if moment.stage.lit else {**view, "legal": []}


def in_hand(game: Game, example: Example, view: Any, lang: str) -> dict[str, tuple[str, str]]:
    """What who looks plays with and can be counted: how much of each thing, and the same in words."""
    texts = game.texts(lang, [*example.names[lang]])
    things = game.held(view) if eyes(example) is not None else []
    return {each.ref: (each.figure, texts.words(each.words)) for each in things if each.figure}


def ledgers(held: Sequence[dict[str, tuple[str, str]]]) -> Iterator[list[Entry]]:
    """What of all that changes was in hand before each step, and is now."""
    refs = dict.fromkeys(ref for each in held for ref in each)
    moved = [ref for ref in refs if len({left(ref, each) for each in held}) > 1]
    for past, now in zip([held[0], *held], held, strict=False):
        yield [Entry(ref, *left(ref, past), *left(ref, now)) for ref in moved]


def left(ref: str, held: dict[str, tuple[str, str]]) -> tuple[str, str]:
    """How much of a thing is in hand."""
    return held.get(ref, NONE_LEFT)


def elsewhere(names: Sequence[str], there: dict[str, list[Extent]]) -> Iterator[tuple[str, Extent]]:
    """The things of a corner that lie on this table, each with its room."""
    for ref in names:
        if ref in there:
            yield ref, there[ref][0].grown(AIR)


def holding(parts: Sequence[str], ref: str) -> list[int]:
    """The parts of a picture that a thing is in."""
    return [i for i, part in enumerate(parts) if f'data-ref="{ref}"' in part]


def eyes(example: Example) -> int | None:
    """The seat that it is told of as who looks; nobody where the public does."""
    return example.viewer if example.viewer < len(example.names["en"]) else None


def wanted(example: Example, there: dict[str, list[Extent]]) -> list[Extent]:
    """What the picture must show; nothing: all of it."""
    if WHOLE in example.cut:
        return []
    refs = example.cut or [ref for stage in example.stages for ref in stage.mark]
    return [extent for ref in refs for extent in there.get(ref, ())]


def cuts(board: Board, extents: Sequence[Extent], form: str) -> list[Cut]:
    """The parts of a picture that hold these: one, or one of each pane that matters most."""
    rooms = [Extent(pane.x, 0, pane.x + pane.width, pane.height) for pane in board.panes]
    rooms = rooms or [Extent(0, 0, board.width, board.height)]
    held = [
        [extent for extent in extents if room.left <= (extent.left + extent.right) / 2 <= room.right] for room in rooms
    ]
    most = sorted(range(len(rooms)), key=lambda i: -len(held[i]))[:CUTS]
    chosen = [i for i in range(len(rooms)) if i in most and held[i]] or [0]
    return [part(rooms[i], joined(held[i]) if held[i] else rooms[i], form) for i in chosen]


def part(room: Extent, extent: Extent, form: str) -> Cut:
    """A cut of a picture or pane, as a viewBox: it holds this and some air, and is nowhere beyond the edge."""
    extent = extent.grown(MARGIN[form])
    if form == "tall":  # a phone is no wider than this
        extent = extent._replace(left=room.left, right=room.right)
    sides = []
    for low, high, first, last in (
        (extent.left, extent.right, room.left, room.right),
        (extent.top, extent.bottom, room.top, room.bottom),
    ):
        size = min(max(high - low, LEAST[form] if first == room.left else LEAST[form] / 2), last - first)
        begin = min(max((low + high - size) / 2, first), last - size)
        sides.append((round(begin), round(size)))
    (x, width), (y, height) = sides
    if width * height > NEARLY * room.width * room.height:
        return room.left, room.top, room.width, room.height
    return x, y, width, height


def outer(extents: Sequence[Extent]) -> list[Extent]:
    """Those that lie in no other: a piece on its place needs no ring of its own."""
    return [each for each in extents if not any(inside(each, other) for other in extents if other is not each)]


def inside(extent: Extent, other: Extent) -> bool:
    """Whether something lies in something larger."""
    return joined((extent, other)) == other and extent != other


def rings_round(extents: Iterable[Extent]) -> list[Shape]:
    """White rings, with an edge that shows on anything."""
    rings: list[Shape] = []
    for extent in extents:
        wide, high = extent.width, extent.height
        box = extent.grown(AIR)
        for ink in ("shown-edge", "shown"):
            if max(wide, high) < ROUND and abs(wide - high) < max(wide, high) / 3:
                middle = (box.left + box.right) / 2, (box.top + box.bottom) / 2
                rings.append(Disc(*middle, max(box.width, box.height) / 2, ink))
            else:
                rings.append(Box(box.left, box.top, box.width, box.height, 8, ink))
    return rings
