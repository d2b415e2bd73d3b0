"""The table on a phone: four parts that are shown one at a time, each 360 wide."""

from __future__ import annotations

from typing import Final

from mizban.games.concordia.face.scene.cards import SMALL_STACK, stack
from mizban.games.concordia.face.scene.chart import chart
from mizban.games.concordia.face.scene.drawings import GOOD, SESTERTIUS
from mizban.games.concordia.face.scene.land import fitted
from mizban.games.concordia.face.scene.lists import cells, cells_high, shop
from mizban.games.concordia.face.scene.pantheon import LYING, lying
from mizban.games.concordia.face.scene.seats import ROW, TALL_PLATE, rack_size, store, tall_desk, tall_plate
from mizban.games.concordia.face.scene.sheet import ON_PHONE, sheet, sheet_high
from mizban.games.concordia.face.scene.table import Table
from mizban.render.shapes import BETWEEN, Box, Group, Pane, Shape, Text, Use

WIDTH: Final = 360
EDGE: Final = 8
INNER: Final = WIDTH - 2 * EDGE
MAP: Final = 206  # the height of the map
CELL: Final = 38  # a space of the storehouse
LINE: Final = 44  # what a finger can touch
SALE: Final = 376  # where the cards for sale end
BUTTON: Final = 138
COIN: Final = 28  # what one kind of thing in a purse takes
ON_SALE: Final = ("Buy",)  # questions that the cards for sale answer
IN_HAND: Final = ("Trade",)
STEP: Final = WIDTH + BETWEEN  # from pane to pane
Part = tuple[str, list[Shape], float]  # its title, what lies there, and its height


def laid(t: Table) -> tuple[tuple[Pane, ...], list[Shape]]:
    """The tall form: the parts of the table, and all that lies on them. The map may be seen from near."""
    if t.v["over"]:
        parts = [result(t, 0), whole_map(t, STEP), players(t, 2 * STEP)]
    else:
        parts = [whole_map(t, 0), for_sale(t, STEP), hand(t, 2 * STEP), players(t, 3 * STEP)]
    panes = [
        Pane((f"picture-pane-{title}", ()), i * STEP, WIDTH, round(high), title == "map")
        for i, (title, _, high) in enumerate(parts)
    ]
    return tuple(panes), [shape for _, shapes, _ in parts for shape in shapes]


def whole_map(t: Table, x: int) -> Part:
    """The map, below it my storehouse, and what ends the question or goods that came."""
    shapes, y = chart(t, fitted(t.v["map"], x, 2, WIDTH, MAP)), MAP + 8.0
    if not t.seated:
        return "map", shapes, y
    wide, deep = rack_size(CELL)
    shapes += store(t, t.me, x + (WIDTH - wide) / 2, y, CELL)
    y += deep + 30
    if t.v["question"] == "Keep" and t.lit:
        return "map", [*shapes, *tall_desk(t, x + EDGE, y, INNER)], y + 56
    shapes += answer(t, x + (WIDTH - 220) / 2, y, 220, without=ON_SALE + IN_HAND)
    return "map", shapes, y + LINE + 8


def answer(t: Table, x: float, y: float, width: float, without: tuple[str, ...]) -> list[Shape]:
    """What ends a question, unless it is one of these."""
    return [] if t.v["question"] in without else t.said(x, y, width, LINE)


def for_sale(t: Table, x: int) -> Part:
    """CO-2.12, CO-2.15 The cards for sale, one below the other; then what I could pay with, and the stack with the
    Pantheon table, or what ends it."""
    shapes = [*shop(t, x + EDGE, 6, INNER), *(purse(t, x + EDGE, SALE) if t.seated else [])]
    if t.v["question"] in ON_SALE and t.lit:
        shapes += t.said(x + WIDTH - EDGE - BUTTON, SALE, BUTTON, LINE)
    else:
        left = x + WIDTH - EDGE - 38
        shapes.append(lying(t.v["seats"], t.lang, left - LYING - 8, SALE, LINE))
        shapes.append(stack(t.v["stack"], t.v["deck"], left, SALE, SMALL_STACK))
    return "sale", shapes, SALE + LINE + 8


def purse(t: Table, x: float, y: float) -> list[Shape]:
    """CO-4 What the one who looks has, at a glance."""
    things = [(SESTERTIUS, t.v["cash"][t.me]), *((GOOD[good], n) for good, n in t.v["goods"][t.me].items())]
    shapes: list[Shape] = [Box(0, 0, COIN * len(things) + 2, LINE, 10, "pill")]
    for i, (symbol, n) in enumerate(things):
        shapes += [Use(symbol, 15 + COIN * i, 15, 0.86), Text(15 + COIN * i, 34, str(n), "caption")]
    return [Group(tuple(shapes), x, y)]


def hand(t: Table, x: int) -> Part:
    """My hand; or the counter of a Mercator, and what ends the trade."""
    if not t.seated:
        return "hand", [Text(x + WIDTH / 2, 60, ("picture-watching", ()), "remark")], 120
    if t.v["question"] in IN_HAND and t.lit:
        y = 8 + 5 * (ROW + 6)
        return "hand", [*tall_desk(t, x + EDGE, 6, INNER), *t.said(x + (WIDTH - 220) / 2, y, 220, LINE)], y + LINE + 8
    if not t.v["hands"][t.me]:
        return "hand", [Text(x + WIDTH / 2, 60, ("picture-no-hand", ()), "remark")], 120
    return "hand", cells(t, x + EDGE, 6, INNER), cells_high(t) + 6


def players(t: Table, x: int) -> Part:
    """CO-18.3 The plates of all others; those who watch see all of them, and so does everybody at the end."""
    shown = t.order()[1:] if t.seated and not t.v["over"] else t.order()
    step = TALL_PLATE + 8
    plates = [tall_plate(t, seat, x + EDGE, 6 + i * step, INNER) for i, seat in enumerate(shown)]
    return "players", [shape for plate in plates for shape in plate], 6 + step * len(shown)


def result(t: Table, x: int) -> Part:
    """CO-15, CO-16 The sheet at the end."""
    high = sheet_high(t, ON_PHONE)
    return "result", [sheet(t, x + (WIDTH - ON_PHONE.width) / 2, 6, ON_PHONE)], high + 12
