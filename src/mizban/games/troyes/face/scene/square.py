"""The city square (TR-1.1, TR-2.2): the district of each party with its dice, money, influence, citizens and points.

Dice that are alike are one thing to touch (TR-29.2), and each of them is drawn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from mizban.games.troyes.face.names import character as character_name
from mizban.games.troyes.face.scene.drawings import CITIZENS, DIE, FACES, HUES, MARKERS, NEUTRAL, SIGN
from mizban.games.troyes.face.scene.table import Table
from mizban.games.troyes.rules.cards import CHARACTERS
from mizban.games.troyes.rules.state import DISTRICTS
from mizban.render.glyphs import Side
from mizban.render.shapes import Box, Group, Shape, Text, Use, ring
from mizban.render.tongue import spoken

ROWS: Final = {2: (1, 1), 3: (1, 2), 4: (2, 2), 5: (2, 3)}  # districts above and below each other
HEAD: Final = 21  # the height of the line with a name
STATS: Final = 21  # of the line with figures


class Pitch(NamedTuple):
    """How much room a die takes, with its price below it."""

    step: float
    high: float
    scale: float  # of the die
    tag: bool = True  # whether there is room for prices below


PITCHES: Final = (Pitch(37, 49, 1), Pitch(33, 45, 0.9), Pitch(28, 40, 0.78), Pitch(24, 35, 0.66), Pitch(20, 31, 0.56))
TOUCHED: Final = (Pitch(41, 46, 0.94), Pitch(40, 42, 0.86), Pitch(35, 42, 0.86), Pitch(33.5, 41, 0.84))  # by fingers


class Lot(NamedTuple):
    """Dice of a district that are alike."""

    colour: str
    value: int
    n: int


def lots(t: Table, party: int) -> list[Lot]:
    """TR-5.6, TR-29.2 The dice of a district, by colour and value."""
    dice = t.v["dice"][party]
    return [Lot(colour, n, dice[colour].count(n)) for colour in HUES for n in sorted({*dice[colour]})]


def price(t: Table, party: int) -> int:
    """TR-7.5, TR-7.6 What a die of a district would cost the group that is formed; -1 while none is."""
    doing = t.v["doing"]
    return doing["prices"][party] if t.question == "Take" and doing["prices"] else -1


# ---------------------------------------------------------------- dice


def rows_of(lots: list[Lot], room: float, step: float) -> list[list[Lot]]:
    """Lots in lines of so much room."""
    rows: list[list[Lot]] = [[]]
    used = 0.0
    for lot in lots:
        if used + lot.n * step > room and rows[-1]:
            rows.append([])
            used = 0.0
        rows[-1].append(lot)
        used += lot.n * step
    return rows


def fitting(lots: list[Lot], width: float, height: float, pitches: tuple[Pitch, ...] = PITCHES) -> Pitch:
    """The largest dice that fit."""
    for pitch in pitches:
        if len(rows_of(lots, width, pitch.step)) * pitch.high <= height:
            return pitch
    return pitches[-1]


def field(t: Table, party: int, x: float, y: float, width: float, height: float, pitch: Pitch) -> list[Shape]:
    """The dice of a district in the middle of some room."""
    rows = rows_of(lots(t, party), width, pitch.step)
    top = y + (height - len(rows) * pitch.high) / 2
    shapes: list[Shape] = []
    for i, row in enumerate(rows):
        left = x + (width - sum(lot.n for lot in row) * pitch.step) / 2
        for lot in row:
            shapes.append(laid(t, party, lot, left, top + i * pitch.high, pitch))
            left += lot.n * pitch.step
    return shapes


def laid(t: Table, party: int, lot: Lot, x: float, y: float, pitch: Pitch) -> Group:
    """Dice that are alike, and what one of them costs where a group is formed."""
    ref = f"die:{DISTRICTS[party]}-{lot.colour}-{lot.value}"
    lit = ref in t.lit
    cost = price(t, party) if lit else -1
    return dice(
        ref, lot, lit, cost, cost > t.v["deniers"][t.me] if t.seated else False, round(x, 1), round(y, 1), pitch
    )


@lru_cache(8192)
def dice(ref: str, lot: Lot, lit: bool, cost: int, dear: bool, x: float, y: float, pitch: Pitch) -> Group:
    """The same, once for each."""
    width, half = round(lot.n * pitch.step, 1), 16 * pitch.scale
    down = pitch.high / 2 if cost < 0 else half + (pitch.high - 2 * half - 12) / 2 + 0.5  # the middle of the dice
    shapes: list[Shape] = [Box(0, 0, width, pitch.high, 7, "lamp-wash" if lit else "blank")]
    for i in range(lot.n):
        shapes.append(Use(DIE[lot.colour, lot.value], round((i + 0.5) * pitch.step, 1), round(down, 1), pitch.scale))
    if cost >= 0:
        shapes += tag(cost, width / 2, pitch.high - 7)
    corner = ring(width, pitch.high, 7)
    return Group(tuple(shapes), x, y, 1, ref.replace(":", "-"), ref, lit=lit, ring=corner)


def tag(cost: int, x: float, y: float) -> list[Shape]:
    """TR-7.6 The price of a die; one's own cost nothing."""
    if not cost:
        return [Box(round(x - 10, 1), y - 6, 20, 12, 6, "tag-free"), Text(round(x, 1), y + 0.5, "0", "glyph-small")]
    wide = 28.0
    ground = Box(round(x - wide / 2, 1), y - 6.5, wide, 13, 6, "price-tag")
    return [
        ground,
        Text(round(x - 5, 1), y + 0.5, str(cost), "glyph-small"),
        Use(SIGN["coin"], round(x + 6, 1), y, 0.46),
    ]


# ---------------------------------------------------------------- a district


def frame(t: Table, party: int, width: float, height: float) -> list[Shape]:
    """The ground of a district; it is ringed while its owner is at turn, by the lamp if that is the one who looks."""
    active = t.v["active"] == party and not t.v["over"] and t.v["round"] > 0
    inks = ["board", *(["lamp-edge", "lamp"] if active and party == t.me else ["turn"] if active else [])]
    head = Group((Box(1, 1, width - 2, HEAD, 9, "district"),), tone=f"party-{t.look(party)}")
    return [
        *(Box(0, 0, width, height, 10, ink) for ink in inks[:1]),
        head,
        *(Box(0, 0, width, height, 10, ink) for ink in inks[1:]),
    ]


def named(t: Table, party: int, side: Side, room: float) -> list[Shape]:
    """Whose district it is, and what is special about it now."""
    shapes: list[Shape] = [Use(MARKERS[t.look(party)], side.at(13), 11.5, 0.74)]
    shapes.append(side.text(25, 12, t.name(party), "board-row", max(4, int(room / 7.4))))
    return shapes


def figures(t: Table, party: int, side: Side, y: float, start: float, step: float) -> list[Shape]:
    """TR-23.1, TR-23.2 Deniers, influence, citizens at hand, and points if they may be seen."""
    v = t.v
    if party == NEUTRAL:
        things = [(SIGN["points"], str(v["tokens"][party]))] if v["solo"] else []
    else:
        tokens = v["tokens"][party]
        things = [
            (SIGN["coin"], str(v["deniers"][party])),
            (SIGN["influence"], str(v["influence"][party])),
            (CITIZENS[party], str(v["supply"][party])),
            (SIGN["points"], "?" if tokens < 0 else str(tokens)),
        ]
    shapes: list[Shape] = []
    for i, (symbol, figure) in enumerate(things):
        shapes.append(Use(symbol, side.at(start + i * step), y, 0.66 if step > 34 else 0.58))
        shapes.append(side.text(start + i * step + (9.5 if step > 34 else 8.5), y + 0.5, figure, "board-row"))
    return shapes


def signs(t: Table, party: int, side: Side) -> list[Shape]:
    """TR-2.10, TR-10.13, TR-13.2 The Start Player card, events won, and the deniers of somebody who has passed."""
    v, shapes, x = t.v, list[Shape](), side.width - 12
    if v["start"] == party and v["round"]:
        shapes.append(Use(SIGN["start"], side.at(x), 11.5, 0.66))
        x -= 19
    if v["won"][party] and (party < v["seats"] or v["solo"]):
        figure = Text(side.at(x - 1), 12, str(len(v["won"][party])), "glyph-small")
        shapes += [Use(SIGN["flag"], side.at(x - 13), 11.5, 0.56), figure]
        x -= 29
    if party < v["seats"] and v["passed"][party]:
        left = side.left(x - 30, 40)
        shapes += [Box(left, 3, 40, 17, 8, "strip"), Text(left + 14, 12, f"+{v['pouch'][party]}", "glyph-small")]
        shapes.append(Use(SIGN["coin"], left + 31, 11.5, 0.52))
    return shapes


def taken(t: Table, party: int) -> float:
    """How much room these take."""
    v = t.v
    return 19 * (v["start"] == party) + 30 * bool(v["won"][party]) + 42 * v["passed"][party]


def held(t: Table, side: Side, x: float, y: float, start: float, room: float) -> list[Shape]:
    """TR-2.6, TR-23.3 The characters of the one who looks."""
    ids = t.v["characters"][t.me]
    shapes: list[Shape] = []
    for id in ids:
        wide = round(min(width_of(id, t.tongue), room / len(ids) - 4), 1)
        shapes.append(portrait(id, t.tongue, round(x + side.left(start, wide), 1), y, wide))
        start += wide + 4
    return shapes


def width_of(id: str, tongue: str) -> float:
    """How wide a character is by its name."""
    return max(84.0, 22 + 6.5 * len(character_name(CHARACTERS.index(id), tongue)))


def beside(t: Table, side: Side, x: float, y: float) -> list[Shape]:
    """The same at the end of the line of my district, as far from the name as can be."""
    end = side.width - 4 - taken(t, t.me)
    start = max(54, end - sum(width_of(id, t.tongue) + 4 for id in t.v["characters"][t.me]))
    return held(t, side, x, y, start, end - start)


@lru_cache(1024)
def portrait(id: str, tongue: str, x: float, y: float, width: float) -> Group:
    """A character by what it counts, and by its name where there is room."""
    side = Side(spoken(tongue), width)
    shapes: list[Shape] = [Box(0, 0, width, 18, 6, "label"), Use(SIGN[FACES[id]], side.at(11), 9, 0.56)]
    if width > 80:
        shapes.append(side.text(20, 9.5, character_name(CHARACTERS.index(id), tongue), "plate-name"))
    return Group(tuple(shapes), x, y, 1, f"character-{id}", f"character:{id}", ring=ring(width, 18, 6))


def district(
    t: Table, party: int, x: float, y: float, width: float, height: float, pitches: tuple[Pitch, ...] = PITCHES
) -> list[Shape]:
    """TR-2.2 A district: a line with its name, one with figures, and its dice."""
    side = t.side(width)
    own = party == t.me and t.seated and not t.v["solo"] and not t.v["over"]
    shapes = [*frame(t, party, width, height), *named(t, party, side, width - 76), *signs(t, party, side)]
    shapes += figures(t, party, side, HEAD + 11, 14, min(52.0, (width - 8) / 4.15))
    dice = lots(t, party)
    top, room = HEAD + STATS, height - HEAD - STATS - 3
    pitch = fitting(dice, width - 6, room, pitches)
    id = f"seat:{party}" if party < NEUTRAL else "seat:n"
    ground = Group(tuple(shapes), x, y, 1, f"district-{party}", id, ring=ring(width, height, 10))
    named_by = beside(t, side, x, y + 2.5) if own else []
    return [ground, *named_by, *field(t, party, x + 3, y + top, width - 6, room, pitch)]


def square(t: Table, x: float, y: float, width: float, height: float) -> list[Shape]:
    """TR-1.1 All districts: mine first."""
    parties = t.order()
    rows = ROWS[len(parties)]
    high = (height + 6) / len(rows) - 6
    shapes: list[Shape] = []
    for i, n in enumerate(rows):
        wide = round((width + 6) / n - 6, 1)
        for j in range(n):
            party = parties[sum(rows[:i]) + j]
            place = (round(x + j * (wide + 6), 1), round(y + i * (high + 6), 1))
            shapes += district(t, party, *place, wide, round(high, 1))
    return shapes
