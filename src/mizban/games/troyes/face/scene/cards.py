"""The nine activity cards (TR-2.7, TR-8): what they cost and do, whose tradesmen stand there, and cubes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from mizban.games.troyes.face.dice_and_points import made
from mizban.games.troyes.face.scene.drawings import CITIZENS, CUBES, SIGN
from mizban.games.troyes.face.scene.glyphs import of_activity
from mizban.games.troyes.face.scene.table import Table
from mizban.games.troyes.rules.cards import NUMBERS, SLOTS
from mizban.games.troyes.rules.view import Card
from mizban.render.glyphs import Side
from mizban.render.shapes import TICK, Box, Disc, Group, Path, Shape, Text, Use, ring


class Leaf(NamedTuple):
    """The measures of a card."""

    wide: float
    high: float
    effect: float  # where the line of what it does is
    ring: float  # the radius of the divisor
    space: tuple[float, float]  # of a tradesman
    foot: float  # where the tradesmen begin
    name: str  # the ink of its name
    band: float = 21


ON_TABLE: Final = Leaf(143, 104, 38, 14.5, (26, 40), 60, "band-name")
TWICE: Final = ON_TABLE._replace(effect=48.5, ring=13.5, space=(26, 35), foot=66, band=34)  # with two names
ON_PHONE: Final = Leaf(111, 104, 34, 11.5, (23, 42), 58, "small-band")


@lru_cache(64)
def paper(colour: str, leaf: Leaf, names: tuple[str, ...], lang: str, up: bool) -> tuple[Shape, ...]:
    """What never changes of a card: its paper, its band with the sign of its domain, and its name or names."""
    w, h, side = leaf.wide, leaf.high, Side(lang, leaf.wide)
    foot = f"{leaf.band:g}"
    band = Path(f"M.8 {foot}V8.8Q.8.8 8.8.8H{w - 8.8:g}Q{w - 0.8:g}.8 {w - 0.8:g} 8.8V{foot}Z", "seal")
    sheet = Box(0.8, 0.8, w - 1.6, h - 1.6, 8, "window-cell" if up else "card-down")
    sign = Use(SIGN[colour], side.at(11), 11, 0.66)
    long = 15 if leaf is ON_PHONE else 13
    titles = [side.text(21, 11.5, name, leaf.name if len(name) <= long else "small-band") for name in names[:1]]
    titles += [side.text(21, 25.5, name, "band-second") for name in names[1:]]
    return (Group((sheet, band, *titles), tone=colour), sign)


def card(t: Table, slot: int, x: float, y: float, leaf: Leaf) -> list[Shape]:
    """TR-5.1 A place for an activity card."""
    row = t.v["activities"][slot]
    if not row["card"]:
        return [face_down(row["colour"], row["round"], t.lang, x, y, leaf)]
    side, id, names = t.side(leaf.wide), row["card"], tuple(t.card_names(row))
    if leaf is ON_PHONE:
        names = names[:1]
    elif len(names) > 1:
        leaf = TWICE
    ref = f"activity:{id}"
    lit = ref in t.lit
    shapes: list[Shape] = list(paper(row["colour"], leaf, names, t.lang, True))
    shapes += deed(t, row, leaf)
    shapes += [*price(t, row, leaf), *people(t, row, leaf), *tag(t, row, leaf)]
    ground = Group(tuple(shapes), x, y, 1, f"activity-{id}", ref, lit=lit, ring=ring(leaf.wide, leaf.high, 9))
    return [ground, *cubes(t, row, x, y, leaf, side.turned)]


@lru_cache(64)
def face_down(colour: str, round: int, lang: str, x: float, y: float, leaf: Leaf) -> Group:
    """TR-2.7, TR-23.4 A card that is not turned up yet: its colour and the round when it is."""
    shapes = (
        *paper(colour, leaf, (), lang, False),
        Text(leaf.wide / 2, leaf.high / 2 + 4, ("picture-turned-up n", (round,)), "card-round"),
    )
    return Group(
        shapes, x, y, 1, f"place-{colour}-{round}", f"down:{colour}-{round}", ring=ring(leaf.wide, leaf.high, 9)
    )


def deed(t: Table, row: Card, leaf: Leaf) -> list[Shape]:
    """TR-8.13, TR-8.15, TR-8.16 When and what it does in signs, and what the value of the dice is divided by."""
    side, id = t.side(leaf.wide), row["card"]
    glyphs = [SIGN["later" if row["delayed"] else "now"], *of_activity(id, row["params"], t.doubted(id))]
    narrow = leaf is ON_PHONE
    room = leaf.wide - 8 - (0 if narrow else 2 * leaf.ring + 5)
    shapes = list(t.line(glyphs, side.at(5 + room / 2), leaf.effect, 0.7, room))
    at, y = side.at(leaf.wide - leaf.ring - 5), leaf.effect + (24 if narrow else 0)
    ink = "divisor-unsure" if t.unsure(id, "divisor") else "divisor"
    ring_of = Group((Disc(at, y, leaf.ring, ink),), tone=row["colour"])
    return [*shapes, ring_of, Text(at, y + 0.5, f"\u2066÷{row['divisor']}\u2069", "glyph")]


def price(t: Table, row: Card, leaf: Leaf) -> list[Shape]:
    """TR-8.3 What hiring costs; a tick for who has a tradesman there already."""
    side = t.side(leaf.wide)
    at, y = side.at(15), leaf.foot + leaf.space[1] / 2
    if t.seated and (t.me in row["tradesmen"] or t.me in row["picture"]):
        return [Disc(at, y, 10, "yes-disc"), Use(TICK, at, y, 0.6, ink="yes")]
    ink = "coin-unsure" if t.unsure(row["card"], "cost") else "coin"
    return [Disc(at, y, 11, ink), Text(at, y + 0.5, str(row["cost"]), "glyph")]


def people(t: Table, row: Card, leaf: Leaf) -> list[Shape]:
    """TR-8.3, TR-8.6 The tradesman spaces with their points, and those who stand on the picture."""
    side, (wide, high) = t.side(leaf.wide), leaf.space
    ink = "space-unsure" if t.unsure(row["card"], "points") else "space"
    shapes: list[Shape] = []
    start = 29.0
    for n, owner in zip(row["points"], row["tradesmen"], strict=True):
        left = side.left(start, wide)
        shapes.append(Box(left, leaf.foot, wide, high, 5, ink))
        if owner >= 0:
            shapes.append(Use(CITIZENS[t.look(owner)], left + wide / 2, leaf.foot + high * 0.34, 0.84))
        shapes.append(Text(left + wide / 2, leaf.foot + high - 7, str(n), "space-points"))
        start += wide + 2
    for i, party in enumerate(row["picture"]):
        shapes.append(Use(CITIZENS[t.look(party)], side.at(start + 9 + i * 12), leaf.foot + 10, 0.62))
    return shapes


def tag(t: Table, row: Card, leaf: Leaf) -> list[Shape]:
    """TR-8.13 How often the group that is formed works here."""
    doing = t.v["doing"]
    if doing["action"] != "activate" or doing["target"] != row["card"] or not doing["value"]:
        return []
    at = t.side(leaf.wide).left(leaf.wide - 38, 34)
    n = doing["most"] or made(t.v, doing["value"])
    return [Box(at, 2, 34, 18, 7, "lamp-solid"), Text(at + 17, 11.5, f"×{n}", "glyph")]


def cubes(t: Table, row: Card, x: float, y: float, leaf: Leaf, turned: bool) -> list[Shape]:
    """TR-8.16 The cubes of a delayed card, by seat; they are a thing of their own."""
    seats = [seat for seat in t.order() if seat < t.v["seats"] and row["cubes"][seat]]
    if not seats:
        return []
    id, spaces = row["card"], len(row["points"])
    start = 29 + spaces * (leaf.space[0] + 2) + 1
    wide = leaf.wide - start - 3
    lit = f"cubes:{id}" in t.lit
    left = round(x + (leaf.wide - start - wide if turned else start), 1)
    high = 37 if leaf is ON_TABLE else min(36, leaf.space[1])
    top = y + leaf.high - high - 3
    shapes: list[Shape] = [Box(0, 0, wide, high, 6, "lamp-tag" if lit else "blank")]
    across = 2 if len(seats) > 1 and wide > 46 else 1
    rows = -(-len(seats) // across)
    for i, seat in enumerate(seats):
        down, column = divmod(i, across)
        at = wide / 2 + (column - (across - 1) / 2) * 25
        line = high / 2 + (down - (rows - 1) / 2) * min(17.0, 38 / rows)
        scale = 0.62 if rows < 3 else 0.45
        shapes += [Use(CUBES[t.look(seat)], round(at - 6, 1), round(line, 1), scale)]
        shapes += [Text(round(at + 7, 1), round(line + 0.5, 1), str(row["cubes"][seat]), "glyph-small")]
    return [Group(tuple(shapes), left, top, 1, f"cubes-{id}", f"cubes:{id}", lit=lit, ring=ring(wide, high, 6))]


def cards(t: Table, x: float, y: float, leaf: Leaf, gap: float) -> list[Shape]:
    """TR-2.7 Three rows: red, white, yellow; in each the cards of rounds 1, 2 and 3, from left to right."""
    shapes: list[Shape] = []
    for slot in range(int(SLOTS)):
        row, column = divmod(slot, NUMBERS)
        place = (round(x + column * (leaf.wide + gap), 1), round(y + row * (leaf.high + gap), 1))
        shapes += card(t, slot, *place, leaf)
    return shapes
