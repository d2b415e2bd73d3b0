"""The Black Market (AW-9) and its three spaces; the Guildhall (AW-11) with what brings Resets and the end."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from mizban.games.architects.face.scene.crowds import figure, figures
from mizban.games.architects.face.scene.drawings import SIGN
from mizban.games.architects.face.scene.glyphs import Glyph, line, symbol, units
from mizban.games.architects.face.scene.places import SPOT
from mizban.games.architects.face.scene.table import PLACING, TAKING_BACK, Table
from mizban.games.architects.face.scene.town import titles
from mizban.games.architects.rules.cards import MARKET_LOSS, MARKET_PRICE, MARKETS
from mizban.render.shapes import Box, Disc, Group, Shape, Text, Use, ring

ROWS: Final = 4  # AW-11.1 of the Guildhall
COLUMNS: Final = 6
STALLS: Final = {"small": ("market_small",), "middle": ("market_hire", "market_look"), "large": ("market_large",)}


# ---------------------------------------------------------------- the Black Market


def market(t: Table, x: float, y: float, width: float, height: float) -> list[Shape]:
    """AW-3.8, AW-9.2 to AW-9.4 The three spaces side by side; the middle one has two ways to use it."""
    ground = Group(
        (*alley(width, height), *titles("black_market", t.tongues, 12, 12, "night")),
        x,
        y,
        1,
        "cell-black_market",
        "location:black_market",
        ring=ring(width, height, 11),
    )
    shapes: list[Shape] = [ground]
    head = 24 if height > 100 else 20
    shares = dict(zip(MARKETS, (0.9, 1.8, 1.3), strict=True))
    left = x + 5
    for space in MARKETS:
        wide = (width - 10 - 9) * shares[space] / sum(shares.values())
        shapes += stall(t, space, round(left, 1), y + head, round(wide, 1), height - head - 5)
        left += wide + 4.5
    return shapes


@lru_cache(8)
def alley(width: float, height: float) -> tuple[Shape, ...]:
    """Night, and a lantern."""
    night = Group(
        (Box(0.8, 0.8, width - 1.6, height - 1.6, 10, "main"), Box(0.8, 0.8, width - 1.6, height - 1.6, 10, "rim"))
    )
    return (Group((night,), tone="black_market"), Use(SPOT["black_market"], width - 16, 11.5, 0.74))


def stall(t: Table, space: str, x: float, y: float, width: float, height: float) -> list[Shape]:
    """A space: what it costs, what it gives, and who stands there."""
    ways = STALLS[space]
    shapes: list[Shape] = [Box(0, 0, width, height, 8, "stall"), *price(t, space, width)]
    if len(ways) == 1:
        shapes += line(units(goods(t, space)), t.lang, width / 2, height - 12, 0.68, width - 6)
    ground = Group(tuple(shapes), x, y, 1, f"stall-{space}", f"market:{space}", ring=ring(width, height, 8))
    over = t.target(f"market_{space}", ways[0] if len(ways) == 1 else "", x, y, (width, height))
    inner = doors(t, x, y, width, height) if len(ways) > 1 and t.question != TAKING_BACK else []
    return [ground, *over, *inner, *visitor(t, space, x, y)]


def goods(t: Table, space: str) -> dict[str, int]:
    """AW-9.2, AW-9.4 What a card gives; for one who plays with what apprentices add."""
    given = t.v["gives"].get(f"market_{space}")
    if given is None:
        return t.v["small"] if space == "small" else t.v["large"]
    return {name: n for name, n in given.items() if n > 0}


def price(t: Table, space: str, width: float) -> list[Shape]:
    """AW-9.2 to AW-9.4, AW-9.8 The circle of a space, and what it costs: the one who looks, if that one plays."""
    i = MARKETS.index(space)
    given = t.v["gives"].get(STALLS[space][0], {"silver": -MARKET_PRICE[i], "virtue": -MARKET_LOSS[i]})
    lost: list[list[Glyph]] = [
        [f"−{-given[name]}", symbol(name)] for name in ("silver", "virtue") if given.get(name, 0) < 0
    ]
    circle = Disc(16, 17, 12.5, "circle" if t.v["market"][space] < 0 else "circle-taken")
    middle, room = 31 + (width - 33) / 2, width - 34
    if width >= 104:
        return [circle, *line([glyph for pair in lost for glyph in pair], t.lang, middle, 17, 0.64, room)]
    rows = [line(pair, t.lang, middle, 11 + 15 * row, 0.64, room) for row, pair in enumerate(lost)]
    return [circle, *(shape for row in rows for shape in row)]


def visitor(t: Table, space: str, x: float, y: float) -> list[Shape]:
    """AW-3.8 Whose worker stands there."""
    seat = t.v["market"][space]
    if seat < 0:
        return []
    return figures(f"market_{space}", seat, 1, x + 16, y + 17, 0.95)


def doors(t: Table, x: float, y: float, width: float, height: float) -> list[Shape]:
    """AW-9.3 The two ways to use the middle space: hire anybody, or look at five buildings."""
    wide, top = round((width - 12) / 2, 1), 34.0 if height > 60 else 30.0
    high = height - top - 4
    glyphs: dict[str, list[Glyph]] = {"market_hire": ["+1", SIGN["hire"]], "market_look": ["5", SIGN["card"], "→", "1"]}
    shapes: list[Shape] = []
    for i, way in enumerate(STALLS["middle"]):
        ref = t.pointed("", way) or f"market:{way.removeprefix('market_')}"
        lit = ref in t.lit
        ground = Box(0, 0, wide, high, 7, "lamp-fill" if lit else "strip")
        reach = Box(-3, -top, wide + 5, height, 7, "blank")  # a finger needs more room than the signs
        content = (reach, ground, *line(glyphs[way], t.lang, wide / 2, high / 2, 0.68, wide - 6))
        place = (round(x + 4 + i * (wide + 4), 1), y + top)
        shapes.append(Group(content, *place, 1, f"door-{way}", ref, lit=lit, ring=ring(wide, high, 7)))
    return shapes


# ---------------------------------------------------------------- the Guildhall


class Space(NamedTuple):
    """A space of the Guildhall: its number from 1, or 0 if it is not used, and where it lies."""

    number: int
    x: float
    y: float
    wide: float
    high: float


@lru_cache(16)
def spaces(used: int, width: float, height: float, slim: bool) -> tuple[Space, ...]:
    """AW-11.1 to AW-11.3 Four rows of six columns, from which those on the right may be left out; in little room two
    rows of the spaces in use lie side by side."""
    columns = used // ROWS
    across = 2 * columns if slim else COLUMNS
    rows = used // across if slim else ROWS
    wide, high = (width - 12) / across - 3, (height - 25) / rows - 3
    spaces: list[Space] = []
    for i in range(rows * across):
        row, column = divmod(i, across)
        number = i + 1 if slim else row * columns + column + 1 if column < columns else 0
        place = (round(6 + column * (wide + 3), 1), round(23 + row * (high + 3), 1))
        spaces.append(Space(number, *place, round(wide, 1), round(high, 1)))
    return tuple(spaces)


def guildhall(t: Table, x: float, y: float, width: float, height: float, slim: bool = False) -> list[Shape]:
    """AW-11.1 to AW-11.7 The spaces in the order in which they are filled; a worker placed there builds."""
    v, lit = t.v, "place:guildhall" in t.lit
    filled = min(len(v["guildhall"]), v["spaces"])
    count = Text(width - 10, 13, ("picture-guildhall n of", (filled, v["spaces"])), "hall-count")
    shapes = [*hall(width, height), *titles("guildhall", t.tongues, 10, 13, "hall"), count]
    people: list[Shape] = []
    for space in spaces(v["spaces"], width, height, slim):
        shapes += cell(t, space, lit)
        if 0 < space.number <= filled:
            people.append(builder(v["guildhall"][space.number - 1], space, x, y))
    ground = Group(tuple(shapes), x, y, 1, "cell-guildhall", "location:guildhall", ring=ring(width, height, 11))
    over = t.target("", "guildhall", x, y, (width, height)) if t.question == PLACING else []
    return [ground, *over, *people, pile(v["pile"], x + width * (0.58 if t.second else 0.5), y)]


@lru_cache(1024)
def builder(seat: int, space: Space, x: float, y: float) -> Group:
    """AW-3.10 A worker who stays."""
    place = (round(x + space.x + space.wide / 2, 1), round(y + space.y + space.high / 2, 1))
    return figure("guildhall", seat, space.number, *place, round(min(space.high / 27, 0.8), 2))


@lru_cache(64)
def pile(cards: int, x: float, y: float) -> Group:
    """AW-22.3 How many buildings are left to draw."""
    content = (Box(0, 0, 44, 19, 6, "blank"), Use(SIGN["card"], 13, 9.5, 0.66), Text(31, 10, str(cards), "glyph"))
    return Group(content, x - 22, y + 3, 1, "pile", "table:pile", ring=ring(44, 19, 6))


def cell(t: Table, space: Space, lit: bool) -> list[Shape]:
    """One space: empty, the next one, or with the sign of what a worker there brings about."""
    number, filled = space.number, len(t.v["guildhall"])
    room = (space.x, space.y, space.wide, space.high, 4)
    if not number:
        return [Box(*room, "space-out")]
    sign = signed(t, number)
    usual = "space-marked" if sign in ("reset", "end") and number > filled else "space"
    ink = usual if number != filled + 1 else "lamp-tag" if lit else "space-next"
    if number <= filled or not sign:
        return [Box(*room, ink)]
    middle = (round(space.x + space.wide / 2, 1), round(space.y + space.high / 2, 1))
    return [Box(*room, ink), Use(SIGN[sign], *middle, round(min(space.high / 30, 0.8), 2))]


def signed(t: Table, number: int) -> str:
    """AW-11.6, AW-11.7, AW-24.4 The sign on a space, if it has one."""
    if number in t.v["resets"]:
        return "reset"
    if number == t.v["spaces"]:
        return "end"
    return "hire" if number in t.v["refreshes"] else ""


@lru_cache(8)
def hall(width: float, height: float) -> tuple[Shape, ...]:
    """The ground of the Guildhall."""
    return (Group((Box(0.8, 0.8, width - 1.6, height - 1.6, 10, "window-cell"),), tone="guildhall"),)
