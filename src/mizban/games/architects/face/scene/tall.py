"""The table on a phone: parts that are shown one at a time, each 360 wide."""

from __future__ import annotations

from typing import Final

from mizban.games.architects.face.scene.cathedral import cathedral, virtue
from mizban.games.architects.face.scene.counter import hand_high, tall_desk
from mizban.games.architects.face.scene.crowds import TINY, crowd
from mizban.games.architects.face.scene.market import guildhall, market
from mizban.games.architects.face.scene.seats import PLATE, mine, plate
from mizban.games.architects.face.scene.sheet import ON_PHONE as SHEET
from mizban.games.architects.face.scene.sheet import sheet, sheet_high
from mizban.games.architects.face.scene.table import Table
from mizban.games.architects.face.scene.town import ON_PHONE, grid, location, ninth, titles
from mizban.games.architects.face.scene.workshop import offer
from mizban.render.shapes import BETWEEN, Box, Group, Pane, Shape, Text, ring

WIDTH: Final = 360
EDGE: Final = 8
INNER: Final = WIDTH - 2 * EDGE
GAP: Final = 5
STEP: Final = WIDTH + BETWEEN  # from pane to pane
CARD: Final = (168, 84)  # an apprentice
MARKET: Final = 77  # the heights of what lies below the town
HALL: Final = 59
JAIL: Final = 25
BUTTON: Final = 40
MINE: Final = 138  # of my board
MOST: Final = 460  # of a part, so that it need not be made smaller
Part = tuple[str, list[Shape], float]  # its title, what lies there, and its height


def laid(t: Table) -> tuple[tuple[Pane, ...], list[Shape]]:
    """The tall form: the parts of the table, and all that lies on them. The town may be seen from near."""
    makers = [result, town, works, players] if t.v["over"] else [town, workshop, works, own, players]
    parts = [make(t, i * STEP) for i, make in enumerate(makers)]
    panes = [
        Pane((f"picture-pane-{name}", ()), i * STEP, WIDTH, round(high), name == "town")
        for i, (name, _, high) in enumerate(parts)
    ]
    return tuple(panes), [shape for _, shapes, _ in parts for shape in shapes]


def town(t: Table, x: int) -> Part:
    """AW-3.7 All places where a worker can be placed, on one screen; and the Prison."""
    left = x + EDGE
    shapes = grid(t, left, 5, ON_PHONE, GAP)
    shapes += location(t, "workshop", *ninth(left, 5, ON_PHONE, GAP), ON_PHONE)
    y = 5 + 3 * (ON_PHONE.high + GAP)
    shapes += [*market(t, left, y, INNER, MARKET), *guildhall(t, left, y + MARKET + GAP, INNER, HALL, slim=True)]
    y += MARKET + HALL + 2 * GAP
    said = sayings(t, left, y)
    return "town", [*shapes, *(said or jail(t, left, y))], y + (BUTTON if said else JAIL) + 4


def sayings(t: Table, x: float, y: float) -> list[Shape]:
    """AW-7.13, AW-17.5 What ends captures, or is done instead of one, while that is asked."""
    verbs = [verb for verb in ("free-all", "stop-capturing") if f"say:{verb}" in t.lit]
    wide = (INNER + 8) / max(1, len(verbs)) - 8
    return [shape for i, verb in enumerate(verbs) for shape in t.button(verb, x + i * (wide + 8), y, wide, BUTTON)]


def jail(t: Table, x: float, y: float) -> list[Shape]:
    """AW-3.11 The Prison in one line."""
    content = (Box(0, 0, INNER, JAIL, 9, "strip-dark"), *titles("prison", t.tongues, 12, JAIL / 2 + 0.5, "night"))
    ground = Group(content, x, y, 1, "cell-prison", "location:prison", ring=ring(INNER, JAIL, 9))
    held = crowd(t, "prison", t.v["prison"], TINY, x + INNER - 90, y + JAIL / 2, 5, False)
    return [ground, *t.target("prison", "", x, y, (INNER, JAIL)), *held]


def workshop(t: Table, x: int) -> Part:
    """AW-6.2 The eight apprentices: the two rows side by side, the first column on top."""
    shapes: list[Shape] = []
    for row, posts in enumerate(t.v["display"]):
        for column, post in enumerate(posts):
            place = (x + EDGE + row * (CARD[0] + 8), 6 + column * (CARD[1] + 6))
            shapes.append(offer(t, post, row, column, *place, *CARD))
    y = 6 + 4 * (CARD[1] + 6)
    said = t.button("no-hire", x + (WIDTH - 220) / 2, y, 220, 44)
    return "workshop", [*shapes, *said], y + (50 if said else 0)


def works(t: Table, x: int) -> Part:
    """AW-13, AW-14 The Cathedral and the virtue track."""
    return "cathedral", [*cathedral(t, x + EDGE, 6, INNER, 330), *virtue(t, x + EDGE, 342, INNER, 50)], 398


def own(t: Table, x: int) -> Part:
    """My board, and my hand or what I am asked about."""
    if not t.seated:
        return "mine", [Text(x + WIDTH / 2, 60, ("picture-watching", ()), "remark")], 120
    y = 6 + MINE + 8
    if y + hand_high(t) > MOST:  # so many cards are only held while some of them are put away
        return "mine", tall_desk(t, x + EDGE, 6, INNER), 6 + hand_high(t)
    return "mine", [*mine(t, x + EDGE, 6, INNER, MINE), *tall_desk(t, x + EDGE, y, INNER)], y + hand_high(t) + 4


def players(t: Table, x: int) -> Part:
    """AW-21.3 The plates of all others; those who watch see all of them, and so does everybody at the end."""
    shown = t.order()[1:] if t.seated and not t.v["over"] else t.order()
    plates = [plate(t, seat, x + EDGE, 6 + i * (PLATE + 6), INNER) for i, seat in enumerate(shown)]
    return "players", [shape for each in plates for shape in each], 6 + (PLATE + 6) * len(shown)


def result(t: Table, x: int) -> Part:
    """AW-19 The sheet at the end."""
    high = sheet_high(t, SHEET)
    return "result", [sheet(t, x + (WIDTH - SHEET.width) / 2, 6, SHEET)], high + 12
