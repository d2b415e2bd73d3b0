"""The nine locations (AW-3.7) and the Prison: who stands there, and what one more worker would bring now."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from mizban.games.architects.face.names import short
from mizban.games.architects.face.scene.crowds import LARGE, TINY, Chip, crowd
from mizban.games.architects.face.scene.drawings import GOOD, SIGN
from mizban.games.architects.face.scene.glyphs import Glyph, line, symbol
from mizban.games.architects.face.scene.places import VIEW, WIDE
from mizban.games.architects.face.scene.table import PLACING, PLACINGS, TAKING_BACK, Table
from mizban.games.architects.rules.cards import MANY_PRISONERS
from mizban.games.architects.rules.view import Things
from mizban.render.glyphs import width
from mizban.render.shapes import Box, Group, Shape, Text, Use, ring

GRID: Final = ("forest", "quarry", "mines", "silversmith", "kings_storehouse", "town_centre", "tax_stand", "guardhouse")


class Cell(NamedTuple):
    """The measures of a location."""

    wide: float
    high: float
    strip: float  # the height of what it would bring
    chip: Chip
    across: int  # chips in a row
    name: str  # the ink of its name
    crowd: float  # where its workers stand, from the top


ON_TABLE: Final = Cell(190, 94, 24, LARGE, 5, "town-name", 52)
ON_PHONE: Final = Cell(111, 74, 19, TINY, 3, "town-name-small", 33)


def titles(location: str, tongues: tuple[str, ...], x: float, y: float, ink: str) -> list[Shape]:
    """The name of a location from a point on, and after it a second one."""
    names = [short(location, tongue) for tongue in tongues]
    end = x + 12 + round(8.2 * width(names[0]))
    after = [Text(end, y + 1, name, f"{ink}-second") for name in names[1:]]
    return [Text(x, y, names[0], f"{ink}-name"), *after]


# ---------------------------------------------------------------- what a worker would bring


def brings(things: Things, action: str = "") -> list[Glyph]:
    """What somebody would receive and lose, in signs; so many actions, with the sign of what they are."""
    glyphs: list[Glyph] = []
    for name, n in things.items():
        if name == "actions":
            glyphs += [str(n), SIGN[action]]
        elif name != "spared":
            glyphs += [f"+{n}" if n > 0 else f"−{-n}", symbol(name)]
    return glyphs


ACTIONS: Final = {"storehouse": "trades", "town_centre": "irons", "guardhouse": "actions"}  # by placing


def strip(t: Table, placing: str, x: float, y: float, width: float, height: float) -> list[Shape]:
    """The foot of a location: what one more worker gives me now."""
    given = t.v["gives"].get(placing)
    if given is None:
        return []
    lit = f"place:{placing}" in t.lit
    ground = Box(x, y, width, height, 7, "lamp-fill" if lit else "strip")
    glyphs = brings(given, ACTIONS.get(placing, ""))
    scale = 0.72 if height >= 24 else 0.62
    return [ground, *line(glyphs, t.lang, x + width / 2, y + height / 2, scale, width - 8)]


@lru_cache(64)
def scenery(location: str, cell: Cell, tongues: tuple[str, ...]) -> tuple[Shape, ...]:
    """What never changes of a location: its view and its name, and a second one below."""
    scale, (x, y) = round(cell.wide / WIDE, 4), (8, 14) if cell is ON_TABLE else (6, 11)
    names = [Text(x, y, short(location, tongues[0]), cell.name)]
    if cell is ON_TABLE:
        names += [Text(x, y + 14, short(location, tongue), "town-second") for tongue in tongues[1:]]
    ground = Group((Box(0.8, 0.8, cell.wide - 1.6, cell.high - 1.6, 10, "arch"),), tone=location)
    edge = Box(0.8, 0.8, cell.wide - 1.6, cell.high - 1.6, 10, "rim")
    return (ground, Use(VIEW[location], 0, 0, scale), edge, *names)


# ---------------------------------------------------------------- a location


def location(t: Table, id: str, x: float, y: float, cell: Cell) -> list[Shape]:
    """A location with those who stand there. A click places a worker or takes one back, where that is asked."""
    placings = PLACINGS[id]
    own = placings[0] if len(placings) == 1 else ""
    shapes = [*scenery(id, cell, t.tongues), *stock(t, id, cell), *(foot(t, id, own, cell) if own else [])]
    lamp = ring(cell.wide, cell.high, 11)
    ground = Group(tuple(shapes), x, y, 1, f"cell-{id}", f"location:{id}", ring=lamp)
    over = t.target(id, own, x, y, (cell.wide, cell.high)) if own or t.question == TAKING_BACK else []
    return [ground, *over, *halves(t, id, x, y, cell), *people(t, id, x, y, cell), *sayings(t, id, x, y, cell)]


def people(t: Table, id: str, x: float, y: float, cell: Cell) -> list[Shape]:
    """Those who stand at a location; a click on them is one on the location while workers are placed."""
    alone = t.question not in (PLACING, TAKING_BACK)
    return crowd(t, id, t.v["workers"][id], cell.chip, x + cell.wide / 2, y + cell.crowd, cell.across, alone)


WORDS_AT: Final = {"town_centre": ("stop-capturing",), "guardhouse": ("free-all",)}  # what is said there


def foot(t: Table, id: str, placing: str, cell: Cell) -> list[Shape]:
    """The foot of a location where something may be said instead."""
    if cell is ON_TABLE and any(f"say:{verb}" in t.lit for verb in WORDS_AT.get(id, ())):
        return []
    return strip(t, placing, 5, cell.high - cell.strip - 4, cell.wide - 10, cell.strip)


def sayings(t: Table, id: str, x: float, y: float, cell: Cell) -> list[Shape]:
    """AW-7.13, AW-17.5 What ends captures, or is done instead of one; on a phone it lies below the town."""
    if cell is ON_PHONE:
        return []
    top, wide = y + cell.high - cell.strip - 4, cell.wide - 10
    return [shape for verb in WORDS_AT.get(id, ()) for shape in t.button(verb, x + 5, top, wide, cell.strip)]


def halves(t: Table, id: str, x: float, y: float, cell: Cell) -> list[Shape]:
    """AW-4.4, AW-4.5 Where there are two ways to place a worker, each has its half of the foot; what can be touched for
    it reaches up into the location."""
    placings = PLACINGS[id]
    if len(placings) < 2:
        return []
    wide, top = (cell.wide - 14) / 2, cell.high - cell.strip - 4
    shapes: list[Shape] = []
    for i, placing in enumerate(placings):
        ref = t.pointed(id, placing) if t.question == PLACING else ""
        reach = (Box(-3, 20 - top, wide + 5, cell.high - 22, 8, "blank"),) if ref else ()
        content = (*reach, *strip(t, placing, 0, 0, wide, cell.strip))
        place = (round(x + 5 + i * (wide + 4), 1), y + top)
        through = "" if ref else "through"
        lamp = ring(wide, cell.strip, 7)
        shapes.append(Group(content, *place, 1, f"half-{placing}", ref, "", through, "", ref in t.lit, lamp))
    return shapes


def stock(t: Table, id: str, cell: Cell) -> list[Shape]:
    """AW-8.1 The silver on the Tax Stand."""
    if id != "tax_stand":
        return []
    if cell is ON_PHONE:  # its name is long
        x, y = cell.wide - 20, 11.0
        purse = Box(x - 15, y - 8.5, 32, 17, 8, "crowd")
        return [purse, Use(GOOD["tax"], x - 7, y, 0.52), Text(x + 7, y + 0.5, str(t.v["tax"]), "glyph-small")]
    x, y = cell.wide - 24, 15.0
    purse = Box(x - 20, y - 9.5, 38, 19, 9, "crowd")
    return [purse, Use(GOOD["tax"], x - 9, y, 0.66), Text(x + 8, y + 0.5, str(t.v["tax"]), "figure-count")]


def prison(t: Table, x: float, y: float, cell: Cell) -> list[Shape]:
    """AW-3.11 The Prison: whose workers are there. Nobody places any."""
    shapes = list(scenery("prison", cell, t.tongues))
    shapes.append(Box(5, cell.high - cell.strip - 4, cell.wide - 10, cell.strip, 7, "strip"))
    shapes += line(warning(), t.lang, cell.wide / 2, cell.high - cell.strip / 2 - 4, 0.68, cell.wide - 16)
    ground = Group(tuple(shapes), x, y, 1, "cell-prison", "location:prison", ring=ring(cell.wide, cell.high, 11))
    over = t.target("prison", "", x, y, (cell.wide, cell.high))
    held = crowd(t, "prison", t.v["prison"], cell.chip, x + cell.wide / 2, y + cell.crowd, cell.across, False)
    return [ground, *over, *held]


def warning() -> list[Glyph]:
    """AW-15.6, AW-15.7 What a Reset does to those who have many workers in Prison, and to those who have most."""
    many: list[Glyph] = [SIGN["reset"], f"{MANY_PRISONERS}+", " ", "−1", SIGN["virtue"]]
    return [*many, " ", SIGN["most"], "+1", SIGN["debt"]]


def grid(t: Table, x: float, y: float, cell: Cell, gap: float) -> list[Shape]:
    """AW-3.7 The town: three rows of three."""
    shapes: list[Shape] = []
    for i, id in enumerate(GRID):
        row, column = divmod(i, 3)
        shapes += location(t, id, round(x + column * (cell.wide + gap), 1), round(y + row * (cell.high + gap), 1), cell)
    return shapes


def ninth(x: float, y: float, cell: Cell, gap: float) -> tuple[float, float]:
    """Where the last cell of the town lies."""
    return round(x + 2 * (cell.wide + gap), 1), round(y + 2 * (cell.high + gap), 1)
