"""A view as shapes: the cards for sale, the map, the seats, and before the one who looks what is theirs."""

from __future__ import annotations

from typing import Final

from mizban.games.concordia.face.scene import tall
from mizban.games.concordia.face.scene.cards import DISPLAY, HELD, display
from mizban.games.concordia.face.scene.chart import chart
from mizban.games.concordia.face.scene.drawings import LOOK
from mizban.games.concordia.face.scene.land import fitted
from mizban.games.concordia.face.scene.seats import (
    PLATE,
    SMALL,
    desk,
    plate,
    purse,
    rack_size,
    small_plate,
    storehouse,
)
from mizban.games.concordia.face.scene.sheet import ON_TABLE, sheet, sheet_high
from mizban.games.concordia.face.scene.table import Table
from mizban.games.concordia.rules.view import View
from mizban.render.shapes import Board, Pane, Shape, Words

WIDTH: Final = 900
HEIGHT: Final = 744
EDGE: Final = 8
WIDE: Final = WIDTH - 2 * EDGE
CELL: Final = 29  # a space of the storehouse
DESK: Final = HEIGHT - EDGE - 71  # what is mine
SEATS: Final = DESK - 7 - PLATE
MAP: Final = 2 * EDGE + DISPLAY  # from there to the seats
BUTTON: Final = 126
CORNER: Final = 52  # is left to the tools of the page
SMALL_MAP: Final = (420, 202)  # above the sheet


def scene(v: View, tongue: str, form: str) -> list[Shape]:
    """The table as one seat sees it."""
    t = Table(v, tongue)
    if form == "tall":
        panes, shapes = tall.laid(t)
        return [board(v, panes[-1].x + panes[-1].width, max(pane.height for pane in panes), panes), *shapes]
    return [board(v, WIDTH, HEIGHT), *(at_the_end(t) if v["over"] else laid(t))]


def laid(t: Table) -> list[Shape]:
    """The wide form."""
    rows = [*display(t, EDGE, EDGE, WIDE), *chart(t, fitted(t.v["map"], EDGE, MAP, WIDE, SEATS - 7 - MAP))]
    return [*rows, *seats(t), *(mine(t) if t.seated else [])]


def at_the_end(t: Table) -> list[Shape]:
    """CO-15, CO-16 The map and the seats, up to three one below the other, and the sheet below them."""
    wide, high = SMALL_MAP
    left = EDGE + wide + 10
    plates = grid(t, t.order(), left, EDGE, WIDTH - EDGE - left, 1 if t.v["seats"] <= 3 else 2)
    below = sheet(t, (WIDTH - ON_TABLE.width) / 2, HEIGHT - EDGE - sheet_high(t, ON_TABLE), ON_TABLE)
    return [*chart(t, fitted(t.v["map"], EDGE, EDGE, wide, high)), *plates, below]


def seats(t: Table) -> list[Shape]:
    """A plate for each seat; of five the one who looks has a small one below. For those who watch they lie in two
    rows."""
    shown = t.order()[1:] if t.seated and t.v["seats"] == 5 else t.order()
    return grid(t, shown, EDGE, SEATS, WIDE, max(3, len(shown)) if t.seated else 3)


def grid(t: Table, shown: list[int], x: float, y: float, width: float, across: int) -> list[Shape]:
    """Plates side by side, and in rows."""
    step = (width + 9) / across
    shapes: list[Shape] = []
    for i, seat in enumerate(shown):
        row, column = divmod(i, across)
        shapes += plate(t, seat, round(x + column * step, 1), y + row * (PLATE + 8), round(step - 9, 1))
    return shapes


def mine(t: Table) -> list[Shape]:
    """CO-4 My storehouse, my money, my hand or what I am asked about, and before it what ends that."""
    left = EDGE + rack_size(CELL)[0] + 58
    coin = purse(t.me, t.v["cash"][t.me], left - 29, DESK + HELD / 2, 0.86)
    plate = small_plate(t, t.me, left, DESK, HELD) if t.v["seats"] == 5 else []
    left += SMALL + 8 if plate else 0
    said = t.said(left, DESK + 12, BUTTON, 44)
    begin = left + (BUTTON + 14 if said else 0)
    room = WIDTH - EDGE - CORNER - begin
    return [*storehouse(t, t.me, EDGE, DESK, CELL), coin, *plate, *said, *desk(t, begin, DESK, room)]


def board(v: View, width: int, height: int, panes: tuple[Pane, ...] = ()) -> Board:
    """What the picture is, in words. It is large: a small screen shows a part of it."""
    turn = v["active"]
    words: Words = ("picture-mine", ()) if turn == v["viewer"] else ("picture seat", (turn,))
    words = ("picture-over", ()) if v["over"] else words
    return Board(LOOK, width, height, words, "", not panes, panes)
