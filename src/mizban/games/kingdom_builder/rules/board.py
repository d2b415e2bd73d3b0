"""The board (KB-2): hexes by number, what lies beside what, and sets of hexes.

Hex number row * 20 + column. A set of hexes is seven parts of 60 bits, three rows in each, so that the rules can ask of
many hexes at once; several sets lie one after the other in one array, and a function is told where its set begins.
"""

from __future__ import annotations

from typing import Final

from mizban.core.packed import append, i64, vec
from mizban.core.words import Option
from mizban.games.kingdom_builder.rules.cards import DATA, LANDS, LETTERS, LOCATION, SECTIONS, TOUCHING

SIDE: Final[i64] = 20  # KB-2.6 rows and columns
HEXES: Final[i64] = 400
PARTS: Final[i64] = 7  # of a set
BITS: Final[i64] = 60  # of a part
ROW: Final[i64] = (1 << 20) - 1
FULL: Final[i64] = (1 << 60) - 1
WAYS: Final[i64] = 6  # KB-2.4 directions; the opposite one is three further
AXES: Final[i64] = 3  # KB-2.9 of straight lines
PLACES: Final[list[str]] = list(DATA["grid"]["sector_origin"])  # KB-2.6, KB-2.7 nw, ne, sw, se
SECTORS: Final[i64] = 4
SETS: Final[i64] = TOUCHING + 1  # sets of hexes that are the same all game

NAMES: Final = [f"{row}-{column}" for row in range(20) for column in range(20)]  # [hex]
AT: Final = vec[i64]([hex // 60 for hex in range(400)])  # [hex] its part
BIT: Final = vec[i64]([1 << hex % 60 for hex in range(400)])  # [hex] its bit in that part
NONE: Final = vec[i64]([0] * 7)  # the empty set; copy it to fill it


def beyond(hex: int, way: int) -> int:
    """KB-2.1, KB-2.4 The next hex in a direction, or -1 beyond the edge; odd rows are shifted right."""
    row, column = divmod(hex, 20)
    down, right = DATA["direction"][way]["odd_row" if row % 2 else "even_row"]
    inside = 0 <= row + down < 20 and 0 <= column + right < 20
    return int((row + down) * 20 + column + right) if inside else -1


def beside(hex: int) -> list[int]:
    """KB-2.4 The neighbours of a hex, six at most."""
    neighbours = [beyond(hex, way) for way in range(6)]
    return [near for near in neighbours if near >= 0]


def parts(hexes: list[int]) -> list[int]:
    """The parts of a set."""
    return [sum(1 << hex % 60 for hex in set(hexes) if hex // 60 == part) for part in range(7)]


def two_on(hex: int, way: int) -> int:
    """KB-2.9, KB-2.10 Two steps in one direction, or -1 beyond the edge."""
    near = beyond(hex, way)
    return -1 if near < 0 else beyond(near, way)


NEXT: Final = vec[i64]([beyond(hex, way) for hex in range(400) for way in range(6)])  # [hex * WAYS + way]
JUMP: Final = vec[i64]([two_on(hex, way) for hex in range(400) for way in range(6)])  # [hex * WAYS + way]
AROUND: Final = vec[i64]([part for hex in range(400) for part in parts(beside(hex))])  # [hex * PARTS + part]

EDGE: Final = vec[i64](parts([hex for hex in range(400) if hex // 20 in (0, 19) or hex % 20 in (0, 19)]))  # KB-2.13
BOARD: Final = vec[i64](parts(list(range(400))))
ODD: Final = vec[i64](parts([hex for hex in range(400) if hex // 20 % 2]))
SECTOR: Final = vec[i64](  # KB-2.7 [sector * PARTS + part]
    [
        part
        for top, left in DATA["grid"]["sector_origin"].values()
        for part in parts([row * 20 + column for row in range(top, top + 10) for column in range(left, left + 10)])
    ]
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


def count(bits: i64) -> i64:
    """How many bits a part has, added up by halves."""
    bits -= bits >> 1 & 0x555555555555555
    bits = (bits & 0x333333333333333) + (bits >> 2 & 0x333333333333333)
    bits = (bits + (bits >> 4)) & 0xF0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    return (bits + (bits >> 32)) & 0xFF


def size(hexes: vec[i64], at: i64) -> i64:
    """How many hexes a set has."""
    total: i64 = 0
    for part in range(PARTS):
        total += count(hexes[at + part])
    return total


PLACE_OF: Final = vec[i64](  # [bit % 67] which bit it is: 67 leaves a different rest for each
    [next((i for i in range(60) if (1 << i) % 67 == rest), 0) for rest in range(67)]
)


def members(hexes: vec[i64], at: i64) -> vec[i64]:
    """The hexes of a set, in order."""
    numbers = vec[i64]()
    for part in range(PARTS):
        bits = hexes[at + part]
        while bits:
            low = bits & -bits
            numbers = append(numbers, part * BITS + PLACE_OF[low % 67])
            bits ^= low
    return numbers


def spoken(verb: list[Option], hexes: vec[i64]) -> list[Option]:
    """A verb, said of each hex of a set."""
    options: list[Option] = []
    for part in range(PARTS):
        bits = hexes[part]
        while bits:
            low = bits & -bits
            options.append(verb[part * BITS + PLACE_OF[low % 67]])
            bits ^= low
    return options


# ---------------------------------------------------------------- the sections, as they may lie


def turned(rows: list[str]) -> list[str]:
    """KB-2.12 A section turned by half."""
    return [row[::-1] for row in reversed(rows)]


def laid(rows: list[str], top: int, left: int) -> list[int]:
    """The parts of all sets of a section whose first hex lies here."""
    letters = {(top + r) * 20 + left + c: letter for r, row in enumerate(rows) for c, letter in enumerate(row)}
    sets = [[hex for hex, letter in letters.items() if letter == kind] for kind in LETTERS]
    lands = [hex for terrain in sets[:LANDS] for hex in terrain]
    rim = [hex for hex in lands if holds(EDGE, 0, hex)]
    touching = [near for hex in sets[LOCATION] for near in beside(hex)]  # KB-2.16 all on the same section
    return [part for hexes in [*sets, lands, rim, touching] for part in parts(hexes)]


LAID: Final = [  # [(section * 2 + turned) * SECTORS + place] KB-2.11 the parts of its sets
    vec[i64](laid(turned(section.rows) if half else section.rows, top, left))
    for section in SECTIONS
    for half in (0, 1)
    for top, left in DATA["grid"]["sector_origin"].values()
]
LOCATION_HEXES: Final = [  # [as in LAID] the hexes of its location, one or two
    [hex for hex in range(400) if piece[LOCATION * 7 + hex // 60] >> hex % 60 & 1] for piece in LAID
]
