"""The board (KB-2) and what stands on it: the land is drawn once for a layout, and only the pieces change."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, NamedTuple

from mizban.games.kingdom_builder.face.about import HEX
from mizban.games.kingdom_builder.face.scene.drawings import (
    ACROSS,
    CASTLE,
    CELLS,
    GLADE,
    HEX_RING,
    HOUSES,
    MAY,
    PLAIN_RING,
    SIDE,
    TILES,
    hexagon,
)
from mizban.games.kingdom_builder.face.scene.table import Table
from mizban.games.kingdom_builder.rules.board import NAMES, NEXT, WAYS
from mizban.games.kingdom_builder.rules.cards import LETTERS, TERRAINS
from mizban.render.shapes import Box, Disc, Group, Path, Shape, Use

WIDE: Final = 41 * ACROSS  # of the land, in its own units
HIGH: Final = 61 * SIDE // 2
RIM: Final = 10  # of the frame
PIECE: Final = 1.45  # how large a piece of 24 by 24 stands on a hex
WATER: Final = "W"
# The sides of a hex towards the east, the south-east and the south-west: where each begins, and its line. The others
# are those of its neighbours.
SOUTH_EAST, SOUTH_WEST = 1, 2
SIDES: Final = (
    (ACROSS, -SIDE // 2, f"v{SIDE}"),
    (ACROSS, SIDE // 2, f"l-{ACROSS} {SIDE // 2}"),
    (0, SIDE, f"l-{ACROSS}-{SIDE // 2}"),
)


class Place(NamedTuple):
    """Where the land lies on the table, and how large it is drawn."""

    x: float
    y: float
    scale: float

    def of(self, hex: int) -> tuple[float, float]:
        """Where the middle of a hex is."""
        x, y = centre(hex)
        return round(self.x + self.scale * x, 1), round(self.y + self.scale * y, 1)


@cache
def centre(hex: int) -> tuple[int, int]:
    """KB-2.1 The middle of a hex in the units of the land; odd rows are shifted right."""
    row, column = divmod(hex, 20)
    return ACROSS * (2 * column + 1 + row % 2), SIDE + row * SIDE * 3 // 2


@lru_cache(64)
def ground(terrain: tuple[str, ...], place: Place) -> Group:
    """The frame and the hexes, with coasts, borders and the seams between the sections. Each hex explains itself."""
    letters = "".join(terrain)
    frame = Box(-RIM, -RIM, WIDE + 2 * RIM, HIGH + 2 * RIM, 18, "frame")
    inner = Box(3 - RIM, 3 - RIM, WIDE + 2 * RIM - 6, HIGH + 2 * RIM - 6, 15, "frame-line")
    rows: list[list[Shape]] = [[] for _ in range(20)]
    for hex, letter in enumerate(letters):
        symbol = CELLS[TERRAINS[LETTERS.index(letter)]][(hex + hex // 20 // 2) % 2]
        rows[hex // 20].append(Use(symbol, centre(hex)[0], ref=f"hex:{NAMES[hex]}"))
    lines = (
        Path(between(lambda a, b: (letters[a] == WATER) != (letters[b] == WATER)), "coast"),
        Path(between(lambda a, b: letters[a] != letters[b]), "edge"),
        Path(between(lambda a, b: a // 200 != b // 200 or a % 20 // 10 != b % 20 // 10), "seam"),
    )
    cells = [Group(tuple(row), 0, centre(20 * i)[1]) for i, row in enumerate(rows)]
    return Group((frame, inner, *cells, *lines), place.x, place.y, place.scale)


def between(apart: Callable[[int, int], bool]) -> str:
    """The sides between neighbours that are apart, as one path."""
    sides: list[str] = []
    for hex in range(len(NAMES)):
        x, y = centre(hex)
        ways = [way for way in range(len(SIDES)) if (near := NEXT[hex * WAYS + way]) >= 0 and apart(hex, near)]
        for way in ways:
            right, down, line = SIDES[way]
            joined = way == SOUTH_WEST and SOUTH_EAST in ways  # goes on where the last one ends
            sides.append(line if joined else f"M{x + right} {y + down}{line}")
    return "".join(sides)


@lru_cache(64)
def castles(terrain: tuple[str, ...], place: Place) -> Group:
    """The castles, above the veil."""
    hexes = [hex for hex, letter in enumerate("".join(terrain)) if letter == LETTERS[TERRAINS.index("castle")]]
    shapes: list[Shape] = [Use(CASTLE, *centre(hex), 2, ref="terrain:castle") for hex in hexes]
    return Group(tuple(shapes), place.x, place.y, place.scale)


def land(t: Table, place: Place) -> list[Shape]:
    """The whole board: the land, the veil over what may not be chosen, locations, what may be chosen, settlements."""
    v, terrain = t.v, tuple(t.v["terrain"])
    taken = {HEX[name] for names in v["settlements"] for name in names}
    legal = [HEX[ref[4:]] for ref in t.lit if ref.startswith("hex:")]
    shapes: list[Shape] = [ground(terrain, place)]
    if legal:
        shapes.append(veil(tuple(sorted(legal)), place))
    shapes.append(castles(terrain, place))
    shapes += [location(str(name), str(kind), int(left), place) for name, kind, left in v["locations"]]
    shapes += [open_hex(hex, t.me, place) for hex in sorted(legal) if hex not in taken]
    if len(v["last"]) == 2:
        shapes.append(trail(v["last"][1], v["last"][0], place))
    for seat, names in enumerate(v["settlements"]):
        shapes += [settlement(seat, name, t.identity(name), t.state(name), place) for name in names]
    return shapes


@lru_cache(256)
def veil(legal: tuple[int, ...], place: Place) -> Group:
    """A shade over all of the land but these hexes."""
    holes = "".join(hexagon(*centre(hex)) for hex in legal)
    return Group((Path(f"M0 0H{WIDE}V{HIGH}H0Z{holes}", "shade"),), place.x, place.y, place.scale)


@cache
def location(name: str, kind: str, left: int, place: Place) -> Group:
    """KB-3.4 A location with its emblem, and a disc for each tile that lies there. It explains itself as its hex."""
    discs = [Disc(7 * i, 21, 5.4, "token-left" if (i > 0) < left else "token-gone") for i in (-1, 1)]
    content: tuple[Shape, ...] = (Use(TILES[kind], 0, 0, 1.24), *discs)
    return Group(content, *place.of(HEX[name]), place.scale, f"place-{name}", f"hex:{name}", ring=PLAIN_RING)


@lru_cache(4096)
def open_hex(hex: int, seat: int, place: Place) -> Group:
    """KB-7 A hex that may be chosen; once it is chosen, one sees the settlement there."""
    ref = f"hex:{NAMES[hex]}"
    return Group((Use(MAY),), *place.of(hex), place.scale, "", ref, lit=True, ring=HEX_RING[seat])


@lru_cache(8192)
def settlement(seat: int, name: str, id: str, state: str, place: Place) -> Group:
    """KB-2.18 A settlement: lit while it may be moved, pale while it is being moved."""
    house = Use(HOUSES[seat], 0, -1, PIECE, f"seat-{seat}", "lifted" if state == "lifted" else "")
    content: tuple[Shape, ...] = (Use(GLADE), house) if state == "lit" else (house,)
    if state == "lifted":
        content = (Path(hexagon(radius=SIDE - 4), "picked-edge"), Path(hexagon(radius=SIDE - 4), "picked"), house)
    spot = place.of(HEX[name])
    return Group(content, *spot, place.scale, id, f"hex:{name}", lit=state == "lit", ring=PLAIN_RING)


@lru_cache(1024)
def trail(start: str, end: str, place: Place) -> Group:
    """The way of a settlement that has moved."""
    (x, y), (to_x, to_y) = centre(HEX[start]), centre(HEX[end])
    way = Path(f"M{x} {y}L{to_x} {to_y}", "trail")
    return Group((Path(hexagon(x, y, SIDE - 6), "trail"), way), place.x, place.y, place.scale)
