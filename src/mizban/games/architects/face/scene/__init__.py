"""A view as shapes: the town, the cards beside the Workshop, the Cathedral, the seats, and one's own hand."""

from __future__ import annotations

from typing import Final

from mizban.games.architects.face.scene import tall
from mizban.games.architects.face.scene.cathedral import cathedral, virtue
from mizban.games.architects.face.scene.counter import desk
from mizban.games.architects.face.scene.drawings import LOOK
from mizban.games.architects.face.scene.market import guildhall, market
from mizban.games.architects.face.scene.seats import MINE, PLATE, mine, plate
from mizban.games.architects.face.scene.sheet import ON_TABLE as SHEET
from mizban.games.architects.face.scene.sheet import sheet, sheet_high
from mizban.games.architects.face.scene.table import Table
from mizban.games.architects.face.scene.town import ON_TABLE, grid, ninth, prison
from mizban.games.architects.face.scene.workshop import workshop
from mizban.games.architects.rules.view import View
from mizban.render.shapes import Board, Pane, Shape, Words

WIDTH: Final = 900
HEIGHT: Final = 744
EDGE: Final = 8
GAP: Final = 7
TOWN: Final = 3 * ON_TABLE.wide + 2 * GAP  # the width of the town
SHOP: Final = EDGE + 3 * (ON_TABLE.high + GAP)  # where the Workshop begins
TRACK: Final = SHOP + 144 + GAP  # where the virtue track does
SEATS: Final = TRACK + 42 + GAP  # the plates
DESK: Final = SEATS + PLATE + GAP  # what is mine
RIGHT: Final = EDGE + TOWN + GAP + 1
ASIDE: Final = WIDTH - EDGE - RIGHT  # the width beside the town


def scene(v: View, tongue: str, form: str) -> list[Shape]:
    """The table as one seat sees it."""
    t = Table(v, tongue)
    if form == "tall":
        panes, shapes = tall.laid(t)
        return [board(t, panes[-1].x + panes[-1].width, max(pane.height for pane in panes), panes), *shapes]
    return [board(t, WIDTH, HEIGHT), *(at_the_end(t) if v["over"] else laid(t))]


def laid(t: Table) -> list[Shape]:
    """The wide form."""
    return [*town(t), *beside(t), *seats(t), *(before(t) if t.seated else [])]


def at_the_end(t: Table) -> list[Shape]:
    """AW-19 The sheet, and below it what everybody has."""
    high = sheet_high(t, SHEET)
    above = sheet(t, (WIDTH - SHEET.width) / 2, EDGE, SHEET)
    return [above, *plates(t, t.order(), EDGE + high + GAP, 3 if t.v["seats"] > 4 else 2)]


def town(t: Table) -> list[Shape]:
    """AW-3.7 The locations, and below them the Workshop and the virtue track."""
    return [
        *grid(t, EDGE, EDGE, ON_TABLE, GAP),
        *prison(t, *ninth(EDGE, EDGE, ON_TABLE, GAP), ON_TABLE),
        *workshop(t, EDGE, SHOP, TOWN, 144),
        *virtue(t, EDGE, TRACK, TOWN, 42),
    ]


def beside(t: Table) -> list[Shape]:
    """AW-9, AW-11, AW-13 The Black Market, the Guildhall and the Cathedral."""
    second = EDGE + 112 + GAP
    third = second + 132 + GAP
    return [
        *market(t, RIGHT, EDGE, ASIDE, 112),
        *guildhall(t, RIGHT, second, ASIDE, 132),
        *cathedral(t, RIGHT, third, ASIDE, SEATS - GAP - third),
    ]


def seats(t: Table) -> list[Shape]:
    """A plate for each of the others; those who watch see all of them, in two rows."""
    shown = t.order()[1:] if t.seated else t.order()
    return plates(t, shown, SEATS, len(shown) if t.seated else 2 if len(shown) in (2, 4) else 3)


def plates(t: Table, shown: list[int], y: float, across: int) -> list[Shape]:
    """Plates side by side, and in rows."""
    step = (WIDTH - 2 * EDGE + GAP) / across
    shapes: list[Shape] = []
    for i, seat in enumerate(shown):
        row, column = divmod(i, across)
        place = (round(EDGE + column * step, 1), round(y + row * (PLATE + GAP), 1))
        shapes += plate(t, seat, *place, round(step - GAP, 1))
    return shapes


def before(t: Table) -> list[Shape]:
    """What is mine: my board, and my hand or what I am asked about."""
    width, height = MINE
    left = EDGE if not t.side(0).turned else WIDTH - EDGE - width
    right = EDGE + width + 8 if not t.side(0).turned else EDGE
    return [*mine(t, left, DESK, width, height), *desk(t, right, DESK + 4, WIDTH - 2 * EDGE - width - 8)]


def board(t: Table, width: int, height: int, panes: tuple[Pane, ...] = ()) -> Board:
    """What the picture is, in words."""
    said: Words = ("picture-over" if t.v["over"] else "picture-draft", ())
    if t.turn >= 0:
        said = ("picture-mine", ()) if t.turn == t.me else ("picture seat", (t.turn,))
    return Board(LOOK, width, height, said, "", False, panes)
