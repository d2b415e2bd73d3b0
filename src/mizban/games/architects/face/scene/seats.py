"""The seats (AW-21.3): goods, workers, captured ones, debts, apprentices and buildings lie open before everybody."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mizban.games.architects.face.scene.cards import chip, plaque
from mizban.games.architects.face.scene.crowds import figures
from mizban.games.architects.face.scene.drawings import GOOD, GOODS, SIGN, WORKERS
from mizban.games.architects.face.scene.glyphs import BUILDING
from mizban.games.architects.face.scene.places import SPOT
from mizban.games.architects.face.scene.table import TAKING_BACK, Table
from mizban.games.architects.rules.cards import DATA
from mizban.render.glyphs import Side
from mizban.render.shapes import SEATS, Box, Group, Shape, Symbol, Text, Use, ring
from mizban.render.tongue import named

PLATE: Final = 102  # the height of a seat's plate
MINE: Final = (338, 116)  # the board of the one who looks
CHARACTER: Final = 56  # the width of a character's name
BROAD: Final = 380  # a plate from this width on has two halves
BOARD: Final = {row["id"]: row for row in DATA["player_board"]}


# ---------------------------------------------------------------- parts


def frame(t: Table, seat: int, width: float, height: float) -> list[Shape]:
    """The ground of a plate; it is ringed while its seat is at turn, by the lamp if that is the one who looks."""
    active = t.turn == seat
    inks = ["board", *(["lamp-edge", "lamp"] if active and seat == t.me else ["turn"] if active else [])]
    return [Box(0, 0, width, height, 10, ink) for ink in inks]


def counts(side: Side, x: float, y: float, step: float, things: list[tuple[Shape, str]], ink: str) -> list[Shape]:
    """Drawings with figures, from where reading begins."""
    shapes: list[Shape] = []
    for i, (drawing, figure) in enumerate(things):
        shapes.append(Group((drawing,), side.at(x + i * step), y))
        shapes.append(side.text(x + i * step + 11, y + 0.5, figure, ink))
    return shapes


def goods(t: Table, seat: int, scale: float) -> list[tuple[Shape, str]]:
    """AW-21.3 All six goods; what there is none of is pale."""
    held = t.v["goods"][seat]
    return [(Use(GOOD[good], 0, 0, scale, ink="" if held[good] else "faint"), str(held[good])) for good in GOODS]


def standing(t: Table, seat: int, scale: float) -> list[tuple[Shape, str]]:
    """Workers ready to be placed, and buildings in hand."""
    hand = len(t.v["hands"][seat])
    return [
        (Use(WORKERS[seat], 0, 0, scale, f"seat-{seat}"), str(t.v["supply"][seat])),
        (Use(SIGN["card"], 0, 0, scale), str(hand)),
    ]


def debts(t: Table, seat: int, scale: float) -> list[tuple[Shape, str]]:
    """AW-10.10 Debts: unpaid, paid."""
    pairs = ((SIGN["debt"], t.v["unpaid"][seat]), (SIGN["paid"], t.v["paid"][seat]))
    return [(Use(symbol, 0, 0, scale, ink="" if n else "faint"), str(n)) for symbol, n in pairs]


def away(t: Table, seat: int) -> int:
    """AW-10.6 How many workers of a seat are on the boards of others."""
    return sum(t.v["captured"][other][seat] for other in range(t.v["seats"]))


def worth(t: Table, seat: int) -> int:
    """The printed points of all buildings of a seat."""
    return sum(int(BUILDING[id]["vp"]) for id in t.v["built"][seat])


def pupils(t: Table, seat: int, side: Side, x: float, y: float, start: float, size: float, across: int) -> list[Shape]:
    """AW-6.6 The apprentices of a seat."""
    shapes: list[Shape] = []
    for i, id in enumerate(t.v["hired"][seat]):
        row, column = divmod(i, across)
        left = side.left(start + column * (size + 1.5), size)
        ref = f"hired:{id}"
        place = (round(x + left, 1), round(y + row * (size + 1.5), 1))
        lit = ref in t.lit and seat == t.me
        shapes.append(Group(chip(id, size), *place, 1, f"pupil-{id}", ref, lit=lit, ring=ring(size, size, 5)))
    return shapes


def houses(
    t: Table, seat: int, side: Side, x: float, y: float, start: float, room: float, size: tuple[float, float]
) -> list[Shape]:
    """AW-12.3 The buildings of a seat in a row; many of them lie over one another."""
    built, (wide, high) = t.v["built"][seat], size
    step = min(wide + 2, (room - wide) / max(1, len(built) - 1))
    shapes: list[Shape] = []
    for i, id in enumerate(built):
        left = side.left(start + i * step, wide)
        place = (round(x + left, 1), y)
        shapes.append(
            Group(plaque(id, t.lang, wide, high), *place, 1, f"card-{id}", f"card:{id}", ring=ring(wide, high, 4))
        )
    return shapes


@lru_cache(4096)
def prisoner(holder: int, owner: int, n: int, x: float, y: float, ref: str, lit: bool) -> Group:
    """AW-7.8 The ground of captured workers of a seat on somebody's board."""
    content = (Box(0, 0, 29, 18, 5, "crowd"), Text(21.5, 9.5, str(n), "glyph-small"))
    return Group(content, x, y, 1, f"captured-{holder}-{owner}", ref, lit=lit, ring=ring(29, 18, 5))


def captives(t: Table, seat: int, side: Side, x: float, y: float, start: float) -> list[Shape]:
    """AW-7.8 The workers that a seat has captured; one's own may be taken back where nothing else can (AW-3.5)."""
    owners = [owner for owner in t.order() if t.v["captured"][seat][owner]]
    irons = Use(SIGN["irons"], round(x + side.at(start + 8), 1), y + 8, 0.62, ink="" if owners else "faint")
    shapes: list[Shape] = [irons]
    for i, owner in enumerate(owners):
        left = round(x + side.left(start + 19 + i * 31, 29), 1)
        back = owner == t.me and t.question == TAKING_BACK
        ref = f"back:board_{seat}" if back else f"captured:{seat}-{owner}"
        n = t.v["captured"][seat][owner]
        shapes.append(prisoner(seat, owner, n, left, y, ref, ref in t.lit))
        shapes += figures(f"board_{seat}", owner, n, left + 9.5, y + 9, 0.6)
    return shapes


def ready(t: Table, seat: int, x: float, y: float, scale: float) -> list[Shape]:
    """AW-3.2 The workers of a seat that can be placed."""
    return figures("supply", seat, t.v["supply"][seat], x, y, scale)


def head(t: Table, seat: int, side: Side, room: float) -> list[Shape]:
    """Who it is; a character takes half of the room for the name."""
    shapes: list[Shape] = [Use(SEATS[seat], side.at(15), 14, 0.72, f"seat-{seat}")]
    letters = int(room / 7) if not t.v["boards"][seat] else int((room - CHARACTER) / 7)
    return [*shapes, side.text(27, 14.5, t.name(seat), "board-row", max(4, letters))]


def character(t: Table, seat: int, x: float, y: float) -> list[Shape]:
    """AW-20.1 The character that a seat plays, if it plays one; the label begins there."""
    id = t.v["boards"][seat]
    return [label(id, t.tongue, round(x, 1), y)] if id else []


@lru_cache(256)
def label(id: str, tongue: str, x: float, y: float) -> Group:
    """The name of a character on a small plate."""
    content = (Box(0, 0, CHARACTER, 17, 6, "label"), Text(CHARACTER / 2, 9, named(BOARD[id], tongue), "label-name"))
    return Group(content, x, y, 1, f"board-{id}", f"board:{id}", ring=ring(CHARACTER, 17, 6))


# ---------------------------------------------------------------- the others


def plate(t: Table, seat: int, x: float, y: float, width: float) -> list[Shape]:
    """AW-21.3 A seat, 102 high, from 200 wide on; a wide one has apprentices and buildings in its second half."""
    broad = width >= BROAD
    side, half = t.side(width), width / 2 if broad else width
    shapes = frame(t, seat, width, PLATE)
    shapes += head(t, seat, side, half - 104)
    shapes += counts(side, half - 76, 14, 36, standing(t, seat, 0.62), "board-row")
    step = min(36.0, (half - 10) / 6)
    shapes += counts(side, 13, 34 + 4 * broad, step, goods(t, seat, 0.56), "plate-figure")
    shapes += counts(side, 14 if broad else half - 72, 62 if broad else 55, 34, debts(t, seat, 0.6), "board-row")
    ref = f"seat:{seat}"
    ground = Group(tuple(shapes), x, y, 1, f"plate-{seat}", ref, "", "shadow", ring=ring(width, PLATE, 10))
    return [
        ground,
        *character(t, seat, x + side.left(half - 92 - CHARACTER, CHARACTER), y + 5.5),
        *ready(t, seat, x + side.at(half - 76), y + 14, 0.62),
        *captives(t, seat, side, x, y + 77, 5),
        *(cards_beside if broad else cards_below)(t, seat, side, x, y),
    ]


def cards_below(t: Table, seat: int, side: Side, x: float, y: float) -> list[Shape]:
    """Apprentices in a row, and buildings beside the captured workers."""
    taken = 24 + 31 * sum(n > 0 for n in t.v["captured"][seat])
    room = side.width - taken - 8
    return [*pupils(t, seat, side, x, y + 45, 6, 24, 6), *houses(t, seat, side, x, y + 74, taken, room, (34, 24))]


def cards_beside(t: Table, seat: int, side: Side, x: float, y: float) -> list[Shape]:
    """Apprentices and below them buildings, in the second half of a plate."""
    half = side.width / 2 + 6
    room = side.width - half - 8
    return [*pupils(t, seat, side, x, y + 7, half, 34, 6), *houses(t, seat, side, x, y + 48, half, room, (62, 46))]


# ---------------------------------------------------------------- mine


def mine(t: Table, x: float, y: float, width: float, height: float) -> list[Shape]:
    """AW-21.3 The board of the one who looks: goods, workers here and elsewhere, debts, apprentices, buildings."""
    side, seat, size = t.side(width), t.me, round((height - 10) / 3 - 1.5, 1)
    shapes = frame(t, seat, width, height)
    shapes += counts(side, 16, 15, 58, [*standing(t, seat, 0.78)[:1], *lost(t)], "board-row")
    held = goods(t, seat, 0.78)
    shapes += counts(side, 17, 38, 58, held[:3], "board-figure")
    shapes += counts(side, 17, 61, 58, held[3:], "board-figure")
    shapes += counts(side, 16, height - 13, 46, debts(t, seat, 0.7), "board-row")
    ground = Group(tuple(shapes), x, y, 1, f"plate-{seat}", f"seat:{seat}", "", "shadow", ring=ring(width, height, 10))
    return [
        ground,
        *character(t, seat, x + side.left(112, CHARACTER), y + height - 21.5),
        *ready(t, seat, x + side.at(16), y + 15, 0.78),
        *captives(t, seat, side, x, y + 73, 6),
        *pupils(t, seat, side, x, y + 5, 188 if size < 40 else 182, size, 2),
        *standing_houses(t, side, x, y + 5, 194 + 2 * size, width - 200 - 2 * size, height - 10),
    ]


def lost(t: Table) -> list[tuple[Shape, str]]:
    """Own workers that are not free: in the Prison, and on the boards of others."""
    pairs: tuple[tuple[Symbol, int], ...] = ((SPOT["prison"], t.v["prison"][t.me]), (SIGN["board"], away(t, t.me)))
    return [(Use(symbol, 0, 0, 0.7, ink="" if n else "faint"), str(n)) for symbol, n in pairs]


def standing_houses(t: Table, side: Side, x: float, y: float, start: float, room: float, high: float) -> list[Shape]:
    """AW-12.3 One's own buildings: two beside each other, as many rows as are needed."""
    built = t.v["built"][t.me]
    wide = round((room - 2) / 2, 1)
    rows = max(4, -(-len(built) // 2))
    step = high / rows
    shapes: list[Shape] = []
    for i, id in enumerate(built):
        left = side.left(start + i % 2 * (wide + 2), wide)
        place = (round(x + left, 1), round(y + i // 2 * step, 1))
        face = plaque(id, t.lang, wide, round(step - 2, 1))
        shapes.append(Group(face, *place, 1, f"card-{id}", f"card:{id}", ring=ring(wide, round(step - 2, 1), 4)))
    return shapes
