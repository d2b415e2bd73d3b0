"""A view as shapes: buildings, the square, activity cards, the cathedral and the row of events."""

from __future__ import annotations

from typing import Final

from mizban.games.troyes.face.scene import tall
from mizban.games.troyes.face.scene.cards import ON_TABLE as CARD
from mizban.games.troyes.face.scene.cards import cards
from mizban.games.troyes.face.scene.cathedral import cathedral
from mizban.games.troyes.face.scene.citizens import ON_TABLE as HOUSE
from mizban.games.troyes.face.scene.citizens import house
from mizban.games.troyes.face.scene.counter import counter
from mizban.games.troyes.face.scene.drawings import LOOK
from mizban.games.troyes.face.scene.events import events
from mizban.games.troyes.face.scene.influence import track
from mizban.games.troyes.face.scene.sheet import ON_TABLE as SHEET
from mizban.games.troyes.face.scene.sheet import sheet, sheet_high
from mizban.games.troyes.face.scene.solo import alone
from mizban.games.troyes.face.scene.square import district, square
from mizban.games.troyes.face.scene.table import Table
from mizban.games.troyes.rules.view import View
from mizban.render.shapes import Board, Pane, Shape, Text, Words

WIDTH: Final = 900
HEIGHT: Final = 756
EDGE: Final = 8
GAP: Final = 7
LEFT: Final = 436  # the width of the square
MIDDLE: Final = EDGE + HOUSE.high + GAP  # where the square and the cards begin
RIGHT: Final = EDGE + LEFT + GAP
CARDS: Final = 3 * (CARD.high + 6)  # the height of the cards
CHURCH: Final = 100
COUNTER: Final = 84
TRACK: Final = 28
EVENTS: Final = MIDDLE + CARDS + CHURCH + GAP  # where the events begin


def scene(v: View, tongue: str, form: str) -> list[Shape]:
    """The table as one seat sees it."""
    t = Table(v, tongue)
    if form == "tall":
        panes, shapes = tall.laid(t)
        return [board(v, panes[-1].x + panes[-1].width, max(pane.height for pane in panes), panes), *shapes]
    return [board(v, WIDTH, HEIGHT), *(at_the_end(t) if v["over"] else laid(t))]


def laid(t: Table) -> list[Shape]:
    """The wide form."""
    return [*town(t), *left(t), *right(t), *events(t, EDGE, EVENTS, WIDTH - 2 * EDGE, HEIGHT - EVENTS - 22), *note(t)]


def town(t: Table) -> list[Shape]:
    """TR-11 The buildings side by side."""
    shapes: list[Shape] = []
    for i in range(3):
        shapes += house(t, i, EDGE + i * (HOUSE.wide + GAP), EDGE, HOUSE)
    return shapes


def left(t: Table) -> list[Shape]:
    """What is asked, the square, and the influence track."""
    high = EVENTS - GAP - MIDDLE
    top = MIDDLE + COUNTER + 4
    city = alone if t.v["solo"] else square
    return [
        *counter(t, EDGE, MIDDLE, LEFT, COUNTER, False),
        *city(t, EDGE, top, LEFT, high - COUNTER - 4 - TRACK - GAP),
        *track(t, EDGE, MIDDLE + high - TRACK, LEFT, TRACK),
    ]


def right(t: Table) -> list[Shape]:
    """TR-2.7, TR-9 The activity cards and the cathedral."""
    width = WIDTH - EDGE - RIGHT
    return [*cards(t, RIGHT, MIDDLE, CARD, 6), *cathedral(t, RIGHT, MIDDLE + CARDS, width, CHURCH)]


def note(t: Table) -> list[Shape]:
    """TR-28.6 That figures with dashes are provisional."""
    if t.printed:
        return []
    return [Text(WIDTH / 2, HEIGHT - 12, ("picture-provisional", ()), "remark")]


def at_the_end(t: Table) -> list[Shape]:
    """TR-16 The sheet, and below it what everybody has."""
    high = sheet_high(t, SHEET)
    shapes: list[Shape] = [sheet(t, (WIDTH - SHEET.width) / 2, EDGE, SHEET)]
    seats = [party for party in t.order() if party < t.v["seats"]]
    wide = round((WIDTH - 2 * EDGE + GAP) / max(2, len(seats)) - GAP, 1)
    start = (WIDTH - len(seats) * (wide + GAP) + GAP) / 2
    for i, party in enumerate(seats):
        shapes += district(t, party, round(start + i * (wide + GAP), 1), EDGE + high + GAP, wide, 46)
    return shapes


def board(v: View, width: int, height: int, panes: tuple[Pane, ...] = ()) -> Board:
    """What the picture is, in words."""
    turn = max(v["asked"], 0)
    words: Words = ("picture-mine", ()) if turn == v["viewer"] else ("picture seat", (turn,))
    words = ("picture-over", ()) if v["over"] else words
    return Board(LOOK, width, height, words, "", False, panes)
