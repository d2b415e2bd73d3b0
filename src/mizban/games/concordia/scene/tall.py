"""The table on a phone: four parts that are shown one at a time, each 360 wide."""

from __future__ import annotations

from typing import Final

from mizban.games.concordia.scene.cards import GAP, cells, cells_high, shop, stack
from mizban.games.concordia.scene.chart import chart
from mizban.games.concordia.scene.drawings import GOOD, SESTERTIUS
from mizban.games.concordia.scene.land import fitted
from mizban.games.concordia.scene.stores import ROW, TALL_PLATE, rack_size, store, tall_desk, tall_plate
from mizban.games.concordia.scene.table import Table
from mizban.render.shapes import BETWEEN, Box, Group, Pane, Shape, Text, Use

WIDTH: Final = 360
EDGE: Final = 8
MAP: Final = 206  # the height of the map
SALE: Final = 424
CELL: Final = 40  # a space of the storehouse
BUTTON: Final = 138
ON_MAP: Final = ("Move", "March", "Build", "Prefect", "Settle")  # questions that the map answers
ON_SALE: Final = ("Buy",)
STEP: Final = WIDTH + BETWEEN  # from pane to pane


def laid(t: Table) -> tuple[tuple[Pane, ...], list[Shape]]:
    """The tall form: the parts, and all that lies on them."""
    hand, hand_high = mine(t, 2 * STEP)
    plates, plates_high = seats(t, 3 * STEP)
    panes = (
        Pane(("picture-pane-map", ()), 0, WIDTH, MAP + 60, True),
        Pane(("picture-pane-sale", ()), STEP, WIDTH, SALE),
        Pane(("picture-pane-hand", ()), 2 * STEP, WIDTH, hand_high),
        Pane(("picture-pane-players", ()), 3 * STEP, WIDTH, plates_high),
    )
    return panes, [*sheet_of_map(t, 0), *for_sale(t, STEP), *hand, *plates]


def sheet_of_map(t: Table, x: int) -> list[Shape]:
    """The map, and below it what I could pay with."""
    shapes = chart(t, fitted(t.v["map"], x, 2, WIDTH, MAP))
    return [*shapes, *below(t, x, MAP + 8, ON_MAP)]


def below(t: Table, x: int, y: float, questions: tuple[str, ...]) -> list[Shape]:
    """My goods and my money in a line, 44 high; beside them what ends the question, if it is one of these."""
    said = t.button(x + WIDTH - EDGE - BUTTON, y, BUTTON, 44) if t.v["question"] in questions else []
    return [*(purse(t, x + EDGE, y) if t.seated else []), *said]


def purse(t: Table, x: float, y: float) -> list[Shape]:
    """CO-4 What the one who looks has, at a glance: the storehouse itself lies with the hand."""
    have = [(GOOD[good], n) for good, n in t.v["goods"][t.me].items()]
    things = [(SESTERTIUS, t.v["cash"][t.me]), *have]
    shapes: list[Shape] = [Box(0, 0, 198, 44, 10, "pill")]
    for i, (symbol, n) in enumerate(things):
        shapes += [Use(symbol, 17 + 32 * i, 15, 0.86), Text(17 + 32 * i, 34, str(n), "caption")]
    return [Group(tuple(shapes), x, y)]


def for_sale(t: Table, x: int) -> list[Shape]:
    """CO-2.12 The cards for sale, one below the other."""
    line = below(t, x, SALE - 50, ON_SALE)
    if "say:stop-buying" not in t.lit:
        line.append(stack(t.v["stack"], t.v["deck"], x + WIDTH - EDGE - 36, SALE - 50, 0.38))
    return [*shop(t, x + EDGE, 6), *line]


def mine(t: Table, x: int) -> tuple[list[Shape], int]:
    """My storehouse, and my hand or what I am asked about; and how high that is."""
    if not t.seated:
        return [Text(x + WIDTH / 2, 60, ("picture-watching", ()), "remark")], 120
    wide, deep = rack_size(CELL)
    shapes, y = store(t, t.me, x + (WIDTH - wide) / 2, 4, CELL), round(deep) + 22 + 16
    asked = tall_desk(t, x + EDGE, y, WIDTH - 2 * EDGE)
    said = [] if t.v["question"] in ON_MAP + ON_SALE else t.button(x + (WIDTH - 200) / 2, 0, 200, 44)
    if asked:
        high = 5 * (ROW + 6) if t.v["question"] == "Trade" else 62
        return [*shapes, *asked, *lowered(said, y + high + 2)], y + high + (52 if said else 0)
    shapes += lowered(said, y)
    y += 56 if said else 0
    return [*shapes, *cells(t, x + EDGE, y, WIDTH - 2 * EDGE)], round(y + cells_high(t) + GAP)


def lowered(said: list[Shape], y: float) -> list[Shape]:
    """An answer, moved down to its place."""
    return [shape._replace(y=y) for shape in said if isinstance(shape, Group)]


def seats(t: Table, x: int) -> tuple[list[Shape], int]:
    """CO-18.3 The plates of all others, or of all seats for those who watch; and how high they are together."""
    shown = t.order()[1:] if t.seated else t.order()
    step = TALL_PLATE + 8
    plates = [tall_plate(t, seat, x + EDGE, 6 + i * step, WIDTH - 2 * EDGE) for i, seat in enumerate(shown)]
    return [shape for plate in plates for shape in plate], 6 + step * len(shown)
