"""The table on a phone: parts that are shown one at a time, each 360 wide."""

from __future__ import annotations

from typing import Final

from mizban.games.troyes.face.scene.cards import ON_PHONE as CARD
from mizban.games.troyes.face.scene.cards import cards
from mizban.games.troyes.face.scene.cathedral import cathedral
from mizban.games.troyes.face.scene.citizens import ON_PHONE as HOUSE
from mizban.games.troyes.face.scene.citizens import house
from mizban.games.troyes.face.scene.counter import counter, counter_high
from mizban.games.troyes.face.scene.drawings import NEUTRAL
from mizban.games.troyes.face.scene.events import event
from mizban.games.troyes.face.scene.influence import track
from mizban.games.troyes.face.scene.sheet import ON_PHONE as SHEET
from mizban.games.troyes.face.scene.sheet import sheet, sheet_high
from mizban.games.troyes.face.scene.solo import ASIDE, pile, royal
from mizban.games.troyes.face.scene.square import (
    TOUCHED,
    Pitch,
    field,
    figures,
    frame,
    held,
    lots,
    named,
    rows_of,
    signs,
)
from mizban.games.troyes.face.scene.square import district as half
from mizban.games.troyes.face.scene.table import Table
from mizban.render.shapes import BETWEEN, Group, Pane, Shape, Text, ring

WIDTH: Final = 360
EDGE: Final = 8
INNER: Final = WIDTH - 2 * EDGE
GAP: Final = 4
STEP: Final = WIDTH + BETWEEN  # from pane to pane
HEAD: Final = 22  # the line of a district with its name and figures
MOST: Final = 380  # of a part, so that it need not be made smaller
NEAR: Final = ("cards", "events")  # they may be seen from near
LEAST: Final = 240
HALF: Final = (INNER - GAP) / 2  # the width of a district beside another
Part = tuple[str, list[Shape], float]  # its title, what lies there, and its height


def laid(t: Table) -> tuple[tuple[Pane, ...], list[Shape]]:
    """The tall form: the parts of the table, and all that lies on them."""
    makers = [result, deals, row, town] if t.v["over"] else [square, deals, row, town]
    parts = [make(t, i * STEP) for i, make in enumerate(makers)]
    panes = [
        Pane((f"picture-pane-{name}", ()), i * STEP, WIDTH, round(high), name in NEAR)
        for i, (name, _, high) in enumerate(parts)
    ]
    return tuple(panes), [shape for _, shapes, _ in parts for shape in shapes]


# ---------------------------------------------------------------- the square


def lines(t: Table, party: int, pitch: Pitch, room: float = INNER - 6) -> int:
    """How many lines of dice a district has."""
    return len(rows_of(lots(t, party), room, pitch.step)) if lots(t, party) else 0


def high_of(t: Table, party: int, pitch: Pitch) -> float:
    """How high a district is with dice of this size; without dice it is one line."""
    return HEAD + 4 + lines(t, party, pitch) * pitch.high


def square(t: Table, x: int) -> Part:
    """TR-1.1 What is asked, and below it all districts; the characters of the one who looks are last."""
    top = counter_high(t) + 2
    shapes = counter(t, x + EDGE, 4, INNER, counter_high(t), True)
    if t.v["solo"]:
        return solo(t, x, shapes, top)
    parties, y = (paired if t.v["seats"] == 4 else stacked)(t, x + EDGE, top)
    shapes += parties
    if t.seated and t.v["characters"][t.me]:
        shapes += held(t, t.side(INNER), x + EDGE, y, 0, INNER)
        y += 22
    return "square", shapes, max(y + 2, LEAST)


def stacked(t: Table, x: float, y: float) -> tuple[list[Shape], float]:
    """The districts one under another, and where they end."""
    parties, shapes = t.order(), list[Shape]()
    for pitch in TOUCHED:
        if y + sum(high_of(t, party, pitch) + GAP for party in parties) <= MOST:
            break
    for party in parties:
        high = high_of(t, party, pitch)
        shapes += district(t, party, x, y, high, pitch)
        y += high + GAP
    return shapes, y


def paired(t: Table, x: float, y: float) -> tuple[list[Shape], float]:
    """Of five districts mine over the whole width, the others two beside each other, and where they end."""
    first, *others = t.order()
    pitch = TOUCHED[1]
    high = high_of(t, first, pitch)
    shapes = district(t, first, x, y, high, pitch)
    y += high + GAP
    for i in (0, 2):
        pair = others[i : i + 2]
        rows = max(min(lines(t, party, each, HALF - 6) for each in TOUCHED) for party in pair)
        high = 46 + rows * pitch.high
        for j, party in enumerate(pair):
            shapes += half(t, party, x + j * (HALF + GAP), y, HALF, high, TOUCHED)
        y += high + GAP
    return shapes, y


def district(t: Table, party: int, x: float, y: float, high: float, pitch: Pitch) -> list[Shape]:
    """A district in one line, and its dice below."""
    side = t.side(INNER)
    shapes = [*frame(t, party, INNER, high), *named(t, party, side, 50), *signs(t, party, side)]
    shapes += figures(t, party, side, 12, 90, 37)
    id = f"seat:{party}" if party < NEUTRAL else "seat:n"
    ground = Group(tuple(shapes), x, y, 1, f"district-{party}", id, ring=ring(INNER, high, 10))
    return [ground, *field(t, party, x + 3, y + HEAD + 1, INNER - 6, high - HEAD - 2, pitch)]


def solo(t: Table, x: int, shapes: list[Shape], top: float) -> Part:
    """TR-22 Alone: my district, the characters to be scored, and Le Roy."""
    pitch = TOUCHED[0]
    high = high_of(t, 0, pitch)
    shapes += [*district(t, 0, x + EDGE, top, high, pitch), *pile(t, x + EDGE, top + high + GAP, INNER)]
    y = top + high + GAP + 24
    rows = rows_of(lots(t, NEUTRAL), INNER - ASIDE - 6, TOUCHED[-1].step)
    room = max(162.0, 50 + len(rows) * TOUCHED[-1].high)
    shapes += royal(t, x + EDGE, y, INNER, room, TOUCHED)
    return "square", shapes, y + room + 6


# ---------------------------------------------------------------- the others


def deals(t: Table, x: int) -> Part:
    """TR-2.7, TR-9 The nine cards and the cathedral."""
    gap = round((INNER - 3 * CARD.wide) / 2, 1)
    y = 5 + 3 * (CARD.high + gap)
    shapes = [*cards(t, x + EDGE, 5, CARD, gap), *cathedral(t, x + EDGE, y, INNER, 88)]
    return "cards", [*shapes, *note(t, x, y + 98)], y + 109


def note(t: Table, x: float, y: float) -> list[Shape]:
    """TR-28.6 That figures with dashes are provisional."""
    return [] if t.printed else [Text(x + WIDTH / 2, y, ("picture-provisional-short", ()), "cloth-fine")]


def row(t: Table, x: int) -> Part:
    """TR-6.1 The row of events, two or three beside each other; the first is at the upper left."""
    shapes, n = list[Shape](), len(t.v["events"])
    across = 2 if n <= 12 else 3
    rows = -(-n // across)
    wide, high = round((INNER + 6) / across - 6, 1), 132 if n <= 6 else min(84, round(440 / rows) - 5)
    for i, each in enumerate(t.v["events"]):
        shapes += event(t, each, x + EDGE + i % across * (wide + 6), 6 + i // across * (high + 5), wide, high)
    y = 6 + rows * (high + 5)
    return "events", [*shapes, *note(t, x, y + 9)], max(y + 20, 200)


def town(t: Table, x: int) -> Part:
    """TR-11, TR-15.1 The buildings, and the influence track."""
    shapes: list[Shape] = []
    for i in range(3):
        shapes += house(t, i, x + EDGE, 6 + i * (HOUSE.high + 6), HOUSE)
    y = 6 + 3 * (HOUSE.high + 6)
    return "town", [*shapes, *track(t, x + EDGE, y, INNER, 34)], y + 40


def result(t: Table, x: int) -> Part:
    """TR-16 The sheet at the end."""
    return "result", [sheet(t, x + (WIDTH - SHEET.width) / 2, 6, SHEET)], sheet_high(t, SHEET) + 12
