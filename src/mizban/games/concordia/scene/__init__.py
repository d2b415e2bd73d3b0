"""A view as shapes: the cards for sale, the map, the seats, and before the one who looks what is theirs."""

from __future__ import annotations

from typing import Final

from mizban.games.concordia.scene import tall
from mizban.games.concordia.scene.cards import DISPLAY, HELD, display
from mizban.games.concordia.scene.chart import chart
from mizban.games.concordia.scene.drawings import LOOK
from mizban.games.concordia.scene.land import fitted
from mizban.games.concordia.scene.stores import PLATE, desk, plate, purse, rack_size, storehouse
from mizban.games.concordia.scene.table import Table
from mizban.games.concordia.view import View
from mizban.render.shapes import Board, Pane, Shape, Words

WIDTH: Final = 900
HEIGHT: Final = 744
EDGE: Final = 8
CELL: Final = 29  # a space of the storehouse
DESK: Final = HEIGHT - EDGE - 71  # what is mine
SEATS: Final = DESK - 7 - PLATE
MAP: Final = 2 * EDGE + DISPLAY  # from there to the seats
BUTTON: Final = 136


def scene(v: View, lang: str, form: str) -> list[Shape]:
    """The table as one seat sees it."""
    t = Table(v, lang)
    if form == "tall":
        panes, shapes = tall.laid(t)
        return [board(v, panes[-1].x + panes[-1].width, max(pane.height for pane in panes), panes), *shapes]
    return [board(v, WIDTH, HEIGHT), *laid(t)]


def laid(t: Table) -> list[Shape]:
    """The wide form."""
    wide = WIDTH - 2 * EDGE
    rows = [*display(t, EDGE, EDGE, wide), *chart(t, fitted(t.v["map"], EDGE, MAP, wide, SEATS - 7 - MAP))]
    return [*rows, *seats(t), *(mine(t) if t.seated else [])]


def seats(t: Table) -> list[Shape]:
    """A plate for each seat; of five the one who looks does without, and for those who watch they lie in two rows."""
    shown = t.order()[1:] if t.seated and t.v["seats"] == 5 else t.order()
    across = min(4, len(shown)) if t.seated else 3
    width = min(280.0, (WIDTH - 2 * EDGE + 9) / across - 9)
    found: list[Shape] = []
    for i, seat in enumerate(shown):
        row, column = divmod(i, across)
        found += plate(t, seat, round(EDGE + column * (width + 9), 1), SEATS + row * (PLATE + 9), width)
    return found


def mine(t: Table) -> list[Shape]:
    """CO-4 My storehouse, my money, my hand or what I am asked about, and what ends it."""
    rack = rack_size(CELL)[0]
    left = EDGE + rack + 58
    said = t.button(WIDTH - EDGE - BUTTON, DESK + 12, BUTTON, 44)
    room = WIDTH - EDGE - left - (BUTTON + 14 if said else 0)
    things = [*storehouse(t, t.me, EDGE, DESK, CELL), purse(t.me, t.v["cash"][t.me], left - 29, DESK + HELD / 2, 0.86)]
    return [*things, *desk(t, left, DESK, room), *said]


def board(v: View, width: int, height: int, panes: tuple[Pane, ...] = ()) -> Board:
    """What the picture is, in words. It is large: a small screen shows a part of it."""
    words: Words = ("picture-over", ()) if v["over"] else ("picture seat", (v["active"],))
    return Board(LOOK, width, height, words, "", not panes, panes)
