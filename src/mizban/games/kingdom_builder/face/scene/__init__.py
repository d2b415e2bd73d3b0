"""A view as shapes: the board, the things beside it, and the sheet at the end."""

from __future__ import annotations

from typing import Final

from mizban.games.kingdom_builder.face.scene import tall
from mizban.games.kingdom_builder.face.scene.cards import discards, draw_pile, hand, kingdom_card, played, removed
from mizban.games.kingdom_builder.face.scene.drawings import HOUSES, LOOK
from mizban.games.kingdom_builder.face.scene.land import Place, land
from mizban.games.kingdom_builder.face.scene.seats import plate, tiles
from mizban.games.kingdom_builder.face.scene.sheet import ON_TABLE, sheet
from mizban.games.kingdom_builder.face.scene.table import Table
from mizban.games.kingdom_builder.rules.cards import TERRAINS
from mizban.games.kingdom_builder.rules.view import View
from mizban.render.shapes import Board, Shape, Text, Use, Words

WIDTH: Final = 880
HEIGHT: Final = 722
MAP: Final = Place(14, 14, 0.67)
SMALL_MAP: Final = Place(216, 12, 0.42)  # above the sheet
RIGHT: Final = 744  # the column beside the board
COLUMN: Final = 130
FOOT: Final = 640  # the row below it
CARD: Final = 0.53
SMALL_CARD: Final = 0.27


def scene(v: View, tongue: str, form: str) -> list[Shape]:
    """The table as one seat sees it."""
    t = Table(v, tongue)
    if form == "tall":
        return [board(v, tall.WIDTH, tall.LONG if v["over"] else tall.HEIGHT), *tall.laid(t)]
    return [board(v, WIDTH, HEIGHT), *(at_the_end(t) if v["over"] else laid(t))]


def laid(t: Table) -> list[Shape]:
    """The wide form: the board, what is mine below it, the cards in play and the seats beside it."""
    return [*land(t, MAP), *column(t), *row(t)]


def at_the_end(t: Table) -> list[Shape]:
    """KB-12, KB-13 The board, and the sheet below it."""
    return [*land(t, SMALL_MAP), *sheet(t, ON_TABLE)]


def column(t: Table) -> list[Shape]:
    """The Kingdom Builder cards, and a plate for each seat."""
    shapes: list[Shape] = []
    for i, card in enumerate(t.v["cards"]):
        shapes.append(kingdom_card(card, t.tongue, t.second, RIGHT, 7 + 64 * i, COLUMN, 58))
    y = 203
    for i in range(t.v["seats"]):
        seat = (t.me + i) % t.v["seats"] if t.seated else i
        rows = 0 if seat == t.me else -(-len(t.v["tiles"][seat]) // 4)
        shapes += plate(t, seat, RIGHT, y, COLUMN, 62 + 31 * rows)
        y += 71 + 31 * rows
    return shapes


def row(t: Table) -> list[Shape]:
    """My card, the card that lies open, my tiles, the piles, and what is still to do."""
    shapes: list[Shape] = []
    if t.seated:
        shapes += [*hand(t, 12, FOOT, CARD), Text(34, FOOT + 71, ("picture-hand", ()), "remark")]
    shapes += [*played(t, 84, FOOT, CARD), Text(106, FOOT + 71, ("picture-played", ()), "remark")]
    shapes += owed(t, 168, FOOT + 30)
    if t.seated:
        mine = tiles(t, t.me, 262, FOOT + 8, 1, 43, 8)
        shapes += mine or [Text(392, FOOT + 32, ("picture-no-tiles", ()), "remark")]
    x = 610 if t.seated else 420
    return [*shapes, draw_pile(t.v["draw"], x, FOOT, CARD), *open_piles(t, x + 64)]


def open_piles(t: Table, x: float) -> list[Shape]:
    """KB-14.3, KB-14.4 The discards; small ones, if below them there are cards that left the game."""
    gone = removed(t, x, FOOT + 30, SMALL_CARD, 26)
    if not gone:
        return [discards(t, x, FOOT, CARD, 22)]
    return [discards(t, x, FOOT - 4, SMALL_CARD, 26), *gone, Text(x + 32, FOOT + 71, ("picture-removed", ()), "remark")]


def owed(t: Table, x: float, y: float) -> list[Shape]:
    """KB-6.1 The settlements that are still to build, or the word that ends the turn."""
    if said := t.button("end", x - 32, y - 22, 116, 46):
        return said
    n = t.v["owed"]
    houses = [Use(HOUSES[t.v["active"]], x + 30 * i, y, 1.1, f"seat-{t.v['active']}") for i in range(n)]
    return [*houses, Text(x + 15 * (n - 1), y + 41, ("picture-owed", ()), "remark")] if n else []


def board(v: View, width: int, height: int) -> Board:
    """What the picture is, in words. It is large: a small screen shows a part of it."""
    words: Words = ("picture-plain", ())
    if v["over"]:
        words = ("picture-over", ())
    elif v["played"]:
        words = ("picture seat terrain", (v["active"], TERRAINS.index(v["played"])))
    return Board(LOOK, width, height, words, "", True)
