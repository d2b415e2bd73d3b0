"""The board (KB-2): hexes by number, what lies beside what, and sets of hexes.

A hex is a number, row by row (`hex_at`). A set of hexes is seven parts of 60 bits, three rows in each, so that the
rules can ask of many hexes at once; several sets lie one after the other in one array, and a function is told where its
set begins. A section as it lies is a number, too (`piece`), and a layout is four of them (`piece_at`).
"""

from __future__ import annotations

from typing import Final

from mizban.core.bits import PLACE_OF, REST, count, place
from mizban.core.packed import append, i64, vec
from mizban.core.words import Option
from mizban.games.kingdom_builder.rules.cards import DATA, LANDS, LETTERS, LOCATION, SECTIONS, TOUCHING

SIDE: Final[i64] = 20  # KB-2.6 rows and columns
HEXES: Final[i64] = 400
PARTS: Final[i64] = 7  # of a set
ROWS: Final[i64] = 3  # of a part
BITS: Final[i64] = 60  # of a part
ROW: Final[i64] = (1 << 20) - 1  # all columns of one row
FULL: Final[i64] = (1 << 60) - 1
WAYS: Final[i64] = 6  # KB-2.4 directions; the opposite one is three further
AXES: Final[i64] = 3  # KB-2.9 of straight lines
PLACES: Final[list[str]] = list(DATA["grid"]["sector_origin"])  # KB-2.6, KB-2.7 nw, ne, sw, se
SECTORS: Final[i64] = 4
SECTOR_SIDE: Final[i64] = 10
SETS: Final[i64] = TOUCHING + 1  # sets of hexes that are the same all game


def hex_at(row: i64, column: i64) -> i64:
    """KB-2.6 The number of a hex."""
    return row * SIDE + column


def row_of(hex: i64) -> i64:
    """KB-2.8 The row of a hex, from 0 at the top."""
    return hex // SIDE


def column_of(hex: i64) -> i64:
    """The column of a hex, from 0 at the left."""
    return hex % SIDE


def bit_of(hex: int) -> int:
    """The bit of a hex in its part; compiled, a shifted 1 has 32 bits only, unless it is shifted by an `int`."""
    place: int = hex % int(BITS)
    return 1 << place


NAMES: Final = [f"{row}-{column}" for row in range(SIDE) for column in range(SIDE)]  # [hex]
AT: Final = vec[i64]([hex // BITS for hex in range(HEXES)])  # [hex] its part
BIT: Final = vec[i64]([bit_of(hex) for hex in range(HEXES)])  # [hex] its bit in that part
NONE: Final = vec[i64]([0] * PARTS)  # the empty set; copy it to fill it


def beyond(hex: i64, way: i64) -> i64:
    """KB-2.1, KB-2.4 The next hex in a direction, or -1 beyond the edge; odd rows are shifted right."""
    row, column = row_of(hex), column_of(hex)
    down, right = DATA["direction"][way]["odd_row" if row % 2 else "even_row"]
    row += down
    column += right
    return hex_at(row, column) if 0 <= row < SIDE and 0 <= column < SIDE else -1


def beside(hex: i64) -> list[int]:
    """KB-2.4 The neighbours of a hex, six at most."""
    neighbours = [beyond(hex, way) for way in range(WAYS)]
    return [near for near in neighbours if near >= 0]


def parts(hexes: list[int]) -> list[int]:
    """The parts of a set."""
    return [sum(bit_of(hex) for hex in set(hexes) if AT[hex] == part) for part in range(PARTS)]


def two_on(hex: i64, way: i64) -> i64:
    """KB-2.9, KB-2.10 Two steps in one direction, or -1 beyond the edge."""
    near = beyond(hex, way)
    return -1 if near < 0 else beyond(near, way)


NEXT: Final = vec[i64]([beyond(hex, way) for hex in range(HEXES) for way in range(WAYS)])  # [hex * WAYS + way]
JUMP: Final = vec[i64]([two_on(hex, way) for hex in range(HEXES) for way in range(WAYS)])  # [hex * WAYS + way]
AROUND: Final = vec[i64]([part for hex in range(HEXES) for part in parts(beside(hex))])  # [hex * PARTS + part]

RIMS: Final = (0, SIDE - 1)  # the first and the last row or column
EDGE: Final = vec[i64](parts([hex for hex in range(HEXES) if row_of(hex) in RIMS or column_of(hex) in RIMS]))  # KB-2.13
BOARD: Final = vec[i64](parts(list(range(HEXES))))
ODD: Final = vec[i64](parts([hex for hex in range(HEXES) if row_of(hex) % 2]))
ORIGINS: Final[list[list[int]]] = list(DATA["grid"]["sector_origin"].values())  # [place] its first row and column


def sector(top: int, left: int) -> list[int]:
    """KB-2.7 The hexes of the sector that begins here."""
    rows, columns = range(top, top + SECTOR_SIDE), range(left, left + SECTOR_SIDE)
    return [hex_at(row, column) for row in rows for column in columns]


SECTOR: Final = vec[i64](  # [sector * PARTS + part]
    [part for top, left in ORIGINS for part in parts(sector(top, left))]
)
SECTOR_OF: Final = vec[i64](  # [hex]
    [next(i for i in range(SECTORS) if SECTOR[i * PARTS + AT[hex]] & BIT[hex]) for hex in range(HEXES)]
)
NOT_FIRST: Final[i64] = 0xFFFFEFFFFEFFFFE  # three rows without the first column
NOT_LAST: Final[i64] = 0x7FFFF7FFFF7FFFF  # and without the last one


# ---------------------------------------------------------------- sets of hexes


def around(hexes: vec[i64], at: i64) -> vec[i64]:
    """KB-2.4, KB-2.5 All neighbours of a set, at once: a row away, odd rows look left too, and even rows right."""
    neighbours = NONE[:]
    above: i64 = 0
    for part in range(PARTS):
        here = hexes[at + part]
        below: i64 = hexes[at + part + 1] if part < PARTS - 1 else 0
        away = (here << 20 | above >> 40 | here >> 20 | (below & ROW) << 40) & FULL
        odd = away & ODD[part]
        even = away ^ odd
        near = away | (odd >> 1 | here >> 1) & NOT_LAST | (even << 1 | here << 1) & NOT_FIRST
        neighbours[part] = near & BOARD[part]
        above = here
    return neighbours


def holds(hexes: vec[i64], at: i64, hex: i64) -> bool:
    """Whether a hex is in a set."""
    return (hexes[at + AT[hex]] & BIT[hex]) != 0


def meets(hexes: vec[i64], at: i64, hex: i64) -> bool:
    """KB-2.4 Whether a hex has a neighbour in a set."""
    return any(hexes[at + part] & AROUND[hex * PARTS + part] for part in range(PARTS))


def size(hexes: vec[i64], at: i64) -> i64:
    """How many hexes a set has."""
    total: i64 = 0
    for part in range(PARTS):
        total += count(hexes[at + part])
    return total


def members(hexes: vec[i64], at: i64) -> vec[i64]:
    """The hexes of a set, in order."""
    numbers = vec[i64]()
    for part in range(PARTS):
        bits = hexes[at + part]
        while bits:
            low = bits & -bits
            numbers = append(numbers, part * BITS + place(low))
            bits ^= low
    return numbers


def spoken(verb: list[Option], hexes: vec[i64]) -> list[Option]:
    """A verb, said of each hex of a set."""
    options: list[Option] = []
    for part in range(PARTS):
        bits = hexes[part]
        while bits:
            low = bits & -bits
            options.append(verb[part * BITS + PLACE_OF[low % REST]])  # `place`, written out: it is hot
            bits ^= low
    return options


# ---------------------------------------------------------------- the sections, as they may lie


def turned(rows: list[str]) -> list[str]:
    """KB-2.12 A section turned by half."""
    return [row[::-1] for row in reversed(rows)]


def laid(rows: list[str], top: int, left: int) -> list[int]:
    """The parts of all sets of a section whose first hex lies here."""
    letters = {hex_at(top + r, left + c): letter for r, row in enumerate(rows) for c, letter in enumerate(row)}
    sets = [[hex for hex, letter in letters.items() if letter == kind] for kind in LETTERS]
    lands = [hex for terrain in sets[:LANDS] for hex in terrain]
    rim = [hex for hex in lands if holds(EDGE, 0, hex)]
    touching = [near for hex in sets[LOCATION] for near in beside(hex)]  # KB-2.16 all on the same section
    return [part for hexes in [*sets, lands, rim, touching] for part in parts(hexes)]


PIECE_BITS: Final[i64] = 4  # of a layout, for each place


def piece(section: i64, turned: i64) -> i64:
    """KB-2.12 A section as it lies: upright, or turned by half."""
    return section * 2 + turned


def section_of(piece: i64) -> i64:
    """Which section a piece is, whichever way round."""
    return piece // 2


def placed(piece: i64, place: i64) -> i64:
    """What a piece adds to a layout."""
    return piece << PIECE_BITS * place


def piece_at(layout: i64, place: i64) -> i64:
    """The piece that a layout has in a place."""
    return layout >> PIECE_BITS * place & 15


LAID: Final = [  # [piece * SECTORS + place] KB-2.11 the parts of its sets
    vec[i64](laid(turned(section.rows) if half else section.rows, top, left))
    for section in SECTIONS
    for half in (0, 1)
    for top, left in ORIGINS
]
LOCATION_HEXES: Final = [  # [as in LAID] the hexes of its location, one or two
    [hex for hex in range(HEXES) if piece[LOCATION * PARTS + AT[hex]] & BIT[hex]] for piece in LAID
]
