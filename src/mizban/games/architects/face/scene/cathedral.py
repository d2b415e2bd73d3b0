"""The Cathedral (AW-13), which grows as it is worked on, and the virtue track (AW-14)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mizban.games.architects.face.names import short
from mizban.games.architects.face.scene.drawings import GOOD, MARKERS, SIGN
from mizban.games.architects.face.scene.glyphs import Glyph, line, units
from mizban.games.architects.face.scene.places import SPOT
from mizban.games.architects.face.scene.table import Table
from mizban.games.architects.face.scene.town import titles
from mizban.games.architects.rules.cards import CAPACITY, EVASION, LEVEL_POINTS, LEVELS, TOP, TRACK, TRUSTED, WORTHY
from mizban.render.glyphs import Side
from mizban.render.shapes import Box, Disc, Group, Path, Shape, Symbol, Text, Use, ring
from mizban.render.tongue import spoken

NAVE: Final = 132  # the width of the lowest storey
POINTS: Final = [int(n) for n in TRACK]  # of virtue, by level
FOOT: Final = 26  # the height of the ground before it
STEP: Final = 7  # how much narrower each storey is
NAME: Final = 66  # the width of the name of the virtue track
WIDE: Final = 400  # a narrower track has no room for it


def cathedral(t: Table, x: float, y: float, width: float, height: float) -> list[Shape]:
    """AW-13.2, AW-13.4 Five storeys with what each costs and is worth, and the markers on them."""
    storey = (height - FOOT - 22) / (int(TOP) + 0.7)
    body = church(max(t.v["levels"]), t.v["rewards"], t.tongues, x, y, width, height)
    return [body, *advance(t, x, y, width, height, storey), *markers(t, x, y, width, height, storey)]


@lru_cache(512)
def church(built: int, left: int, tongues: tuple[str, ...], x: float, y: float, width: float, height: float) -> Group:
    """The Cathedral without its markers: so many storeys stand, so many rewards are left."""
    storey = (height - FOOT - 22) / (int(TOP) + 0.7)
    shapes: list[Shape] = [
        Group(ground(width, height), tone="cathedral"),
        *titles("cathedral", tongues, 12, 15, "hall"),
    ]
    shapes += rewards(left, width)
    for level in range(1, int(TOP) + 1):
        bottom = height - FOOT - (level - 1) * storey
        middle = round(bottom - storey / 2, 1)
        shapes += stone(level, level <= built, width / 2, round(bottom, 1), round(storey, 1))
        shapes += cost(spoken(tongues[0]), level, width, middle)
        shapes += [Disc(spot, middle, 10, "seat-place") for spot in places(int(CAPACITY[level]), width)]
    return Group(tuple(shapes), x, y, 1, "cell-cathedral", "location:cathedral", ring=ring(width, height, 11))


@lru_cache(8)
def ground(width: float, height: float) -> tuple[Shape, ...]:
    """Sky and earth."""
    earth = f"M1.6 {height - FOOT:g}H{width - 1.6:g}V{height - 11:g}q0 9-9 9H10.6q-9 0-9-9Z"
    return (Box(0.8, 0.8, width - 1.6, height - 1.6, 10, "window-cell"), Path(earth, "ground"))


def half(level: int) -> float:
    """Half the width of a storey."""
    return NAVE / 2 - STEP * (level - 1)


def stone(level: int, built: bool, x: float, bottom: float, high: float) -> list[Shape]:
    """A storey: of stone once somebody has got there, else a plan."""
    wide, top = half(level), bottom - high
    ink = "ashlar" if built else "plan"
    if level == int(TOP):
        roof = f"M{x - wide - 4:g} {top + 4:g}L{x:g} {top - high * 0.62:g}L{x + wide + 4:g} {top + 4:g}Z"
        body = [Path(box(x, wide, bottom, top + 4), ink), Path(roof, "slate-roof" if built else ink)]
        cross = Path(f"M{x:g} {top - high * 0.62:g}v-9M{x - 3.5:g} {top - high * 0.62 - 6:g}h7", "detail")
        return [*body, *arcade(level, x, bottom, high), cross] if built else [*body]
    if not built:
        return [Path(box(x, wide, bottom, top), ink)]
    left, right = x - wide - 7, x + wide + 7
    butts = f"M{left:g} {bottom:g}V{top + 6:g}l7-5V{bottom:g}ZM{right:g} {bottom:g}V{top + 6:g}l-7-5V{bottom:g}Z"
    ledge = Path(f"M{x - wide - 2:g} {top:g}H{x + wide + 2:g}", "ledge")
    return [Path(butts, "wall-grey"), Path(box(x, wide, bottom, top), ink), *arcade(level, x, bottom, high), ledge]


def box(x: float, wide: float, bottom: float, top: float) -> str:
    """The path of a wall."""
    return f"M{x - wide:g} {bottom:g}V{top:g}H{x + wide:g}V{bottom:g}Z"


def arcade(level: int, x: float, bottom: float, high: float) -> list[Shape]:
    """Pointed windows on both sides of the places for markers."""
    wide, tall = half(level), high * 0.62
    up, arch, tip = tall * 0.6, tall * 0.25, tall * 0.4
    window = f"v-{up:.1f}q0-{arch:.1f} 4-{tip:.1f}q4 {tip - arch:.1f} 4 {tip:.1f}v{up:.1f}Z"
    windows = "".join(f"M{x + side * (wide - 11) - 4:g} {bottom - 5:g}{window}" for side in (-1, 1))
    return [Path(windows, "pane")]


@lru_cache(64)
def places(n: int, width: float) -> tuple[float, ...]:
    """AW-13.4 Where the markers of a storey stand."""
    return tuple([round(width / 2 + 26 * (i - (n - 1) / 2), 1) for i in range(n)])


def cost(lang: str, level: int, width: float, y: float) -> list[Shape]:
    """AW-13.2 What a level costs, on the side where reading begins, and its points."""
    row = LEVELS[level]
    glyphs: list[Glyph] = units(row.get("cost", {}))
    if not glyphs:
        glyphs = [str(row["cost_any_count"]), GOOD["wood"], "/", GOOD["stone"]]
    side = Side(lang, width)
    room = (width - NAVE) / 2 - 14
    price = line(glyphs, lang, side.at(10), y, 0.66, room, begin=True)
    points: list[Glyph] = [str(LEVEL_POINTS[level]), SIGN["points"]]
    return [*price, *line(points, lang, side.at(width - 32), y, 0.74, room)]


def rewards(n: int, width: float) -> list[Shape]:
    """AW-13.5, AW-13.7 How many reward cards are left."""
    if not n:
        return []
    card = Group((Use(SIGN["reward"], -13, 0, 0.72), Text(4, 0.5, f"×{n}", "glyph")), width - 26, 15)
    return [card]


def middle_of(level: int, height: float, storey: float) -> float:
    """How high the markers of a level stand; those of level 0 wait before the Cathedral."""
    return height - FOOT / 2 if not level else height - FOOT - (level - 0.5) * storey


def advance(t: Table, x: float, y: float, width: float, height: float, storey: float) -> list[Shape]:
    """AW-13.3 The next storey of the one who may advance."""
    if "say:advance" not in t.lit:
        return []
    level = t.v["levels"][t.me] + 1
    wide, middle = half(level), middle_of(level, height, storey)
    high = storey - 6
    content: list[Shape] = [Box(0, 0, 2 * wide, high, 6, "lamp-wash")]
    for spot in places(int(CAPACITY[level]), width):
        content.append(Disc(wide + spot - width / 2, high / 2, 10, "seat-place"))
    place = (round(x + width / 2 - wide, 1), round(y + middle - high / 2, 1))
    lamp = ring(2 * wide, round(high, 1), 6)
    return [Group(tuple(content), *place, 1, "advance", "say:advance", lit=True, ring=lamp)]


def markers(t: Table, x: float, y: float, width: float, height: float, storey: float) -> list[Shape]:
    """AW-2.8, AW-13.5 The markers of the seats."""
    shapes: list[Shape] = []
    for level in range(int(TOP) + 1):
        seats = [seat for seat in range(t.v["seats"]) if t.v["levels"][seat] == level]
        spots = places(int(CAPACITY[level]) if level else len(seats), width)
        for spot, seat in zip(spots, seats, strict=False):
            place = (round(x + spot, 1), round(y + middle_of(level, height, storey), 1))
            shapes.append(
                Group((Use(MARKERS[seat], 0, 0, 0.95, f"seat-{seat}"),), *place, 1, f"mason-{seat}", ink="through")
            )
    return shapes


# ---------------------------------------------------------------- virtue


def virtue(t: Table, x: float, y: float, width: float, height: float) -> list[Shape]:
    """AW-14.1 The track: its name where there is room, each level with its points, and the marker of each seat."""
    named = NAME if width > WIDE else 0
    step = (width - 8 - named) / len(POINTS)
    track = Group(
        (
            Box(0.8, 0.8, width - 1.6, height - 1.6, 9, "vellum"),
            *(head(named, t.tongue) if named else ()),
            *(shape for i in range(len(POINTS)) for shape in level(i, 4 + named + i * step, step, height)),
        ),
        x,
        y,
        1,
        "cell-virtue",
        "location:virtue",
        ring=ring(width, height, 9),
    )
    return [track, *pilgrims(t, x + named, y, step, height)]


def head(width: float, tongue: str) -> tuple[Shape, ...]:
    """The name of the track."""
    middle = width / 2 + 1
    return (Use(SIGN["virtue"], middle, 13, 0.7), Text(middle, 30, short("virtue", tongue), "plate-label"))


@lru_cache(128)
def level(i: int, x: float, step: float, height: float) -> tuple[Shape, ...]:
    """A level of virtue: red where the Cathedral is closed, green where the Black Market is."""
    ink = "guilt" if not WORTHY[i] else "middle" if TRUSTED[i] else "grace"
    middle = round(x + step / 2, 1)
    points = POINTS[i]
    worth = "" if not points else f"+{points}" if points > 0 else f"−{-points}"
    shapes: list[Shape] = [
        Box(round(x + 1, 1), 3.5, round(step - 2, 1), height - 7, 4, ink),
        Text(middle, 9.5, str(i), "track-level"),
        Text(middle, height - 8.5, worth, "track-points"),
    ]
    if step > 30:
        closed = "cathedral" if not WORTHY[i] else "" if TRUSTED[i] else "black_market"
        shapes += [*barred(GOOD["tax"], x + 7)] if EVASION[i] else []
        shapes += [*barred(SPOT[closed], x + step - 7)] if closed else []
    return tuple(shapes)


def barred(symbol: Symbol, x: float) -> list[Shape]:
    """AW-14.6, AW-14.9 What is not paid or closed at a level, crossed out in its corner."""
    return [Use(symbol, round(x, 1), 10.5, 0.38), Path(f"M{x - 4:g} 14.5l8-8", "struck")]


def pilgrims(t: Table, x: float, y: float, step: float, height: float) -> list[Shape]:
    """AW-2.8 The markers; several on one level stand side by side, nearer to each other."""
    shapes: list[Shape] = []
    for i in range(len(POINTS)):
        seats = [seat for seat in t.order() if t.v["virtue"][seat] == i]
        apart = min(15.0, (step - 12) / max(1, len(seats) - 1))
        for j, seat in enumerate(seats):
            left = x + 4 + (i + 0.5) * step + apart * (j - (len(seats) - 1) / 2)
            scale = 0.6 if len(seats) < 3 else 0.52
            shapes.append(
                Group(
                    (Use(MARKERS[seat], 0, 0, scale, f"seat-{seat}"),),
                    round(left, 1),
                    y + height / 2 - 0.2,
                    1,
                    f"pilgrim-{seat}",
                    ink="through",
                )
            )
    return shapes
