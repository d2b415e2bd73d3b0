"""What never changes in the pictures of Kingdom Builder: its colours, emblems, houses and cards."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from mizban.games.kingdom_builder.face.scene.inks import INKS
from mizban.games.kingdom_builder.rules.cards import CARDS, LETTERS, LOCATIONS, TERRAINS
from mizban.render.shapes import SEATS, Box, Disc, Group, Look, Path, Shape, Symbol, Tone, Use

COLOURS: Final = {  # [name] in light and in dark: the boards keep their colours, only deeper
    "grass": ("#B4CC72", "#8DA653"),
    "grass-line": ("#6E8F33", "#536E24"),
    "canyon": ("#C07B52", "#9C603F"),
    "canyon-line": ("#7F4425", "#5F311A"),
    "desert": ("#EFD99C", "#CDB577"),
    "desert-line": ("#B58F3F", "#8A6B2B"),
    "flower": ("#DDA0BB", "#B97F98"),
    "flower-line": ("#8A6A3E", "#6B5030"),
    "petal": ("#FFF3F6", "#F6E3EA"),
    "forest": ("#4A7852", "#365C40"),
    "fir": ("#274A34", "#1B3626"),
    "water": ("#84B9D6", "#5A8EAD"),
    "water-line": ("#3F7FA6", "#28587A"),
    "mountain": ("#8F8F97", "#6E6F78"),
    "peak": ("#5B5C66", "#43444D"),
    "rock": ("#DDD6C8", "#B9B2A4"),
}


def land(ground: str, line: str, body: str = "", spot: str = "#FFF") -> Tone:
    """The colours of a terrain: its ground, the lines on it, what grows there, and the small parts of that."""
    return Tone(f"var(--{line})", f"var(--{ground})", f"var(--{body or line})", spot, f"var(--{line})")


GILDED: Final = Tone("#94701E", "#F2C64D", "#E9B64C", "#C65A45")
TONES: Final = {
    "grass": land("grass", "grass-line"),
    "canyon": land("canyon", "canyon-line"),
    "desert": land("desert", "desert-line"),
    "flower_field": land("flower", "flower-line", "petal", "#C2557F"),
    "forest": land("forest", "fir", "fir"),
    "water": land("water", "water-line"),
    "mountain": land("mountain", "peak", "peak"),
    "castle": land("rock", "peak"),
    "location": land("rock", "peak"),
    "emblem": GILDED,
    "roof-0": GILDED._replace(mark="#3A322A"),
    "roof-1": GILDED._replace(mark="#3A1C02"),
    "roof-2": GILDED._replace(mark="#FFF"),
    "roof-3": GILDED._replace(mark="#FFE3A0"),
}
LOOK: Final = Look("kingdom_builder", ("#33485A", "#22303C"), ("#3E5669", "#2B3C4A"), TONES, COLOURS, INKS)

# ---------------------------------------------------------------- hexes: 52 by 60, whole numbers all round

ACROSS: Final = 26  # half the width of a hex
SIDE: Final = 30  # the length of a side


@cache
def hexagon(x: float = 0, y: float = 0, radius: float = SIDE) -> str:
    """The path of a hex about its centre."""
    wide, high = round(radius * ACROSS / SIDE, 2), round(radius / 2, 2)
    return f"M{x:g} {y - radius:g}l{wide:g} {high:g}v{2 * high:g}l{-wide:g} {high:g}-{wide:g}-{high:g}v{-2 * high:g}z"


Drawing = list[tuple[str, str]]  # ink and path; motifs are 24 by 24 about their centre

TUFT: Final = "q1-5-1.5-7m1.5 7q.6-5 3-6"
FIR: Final = "l5.5 11.5h-3.1l3.8 5h-12.4l3.8-5h-3.1z"  # from its top
SMALL_FIR: Final = "l4.6 9.6h-2.6l3.2 4.2h-10.4l3.2-4.2h-2.6z"
WAVE: Final = "q3.2-4.5 6.5 0t6.5 0"
DOT: Final = "h.1"


def blossoms(*places: tuple[float, float]) -> Drawing:
    """Flowers with five petals, a heart and a stem."""
    stems = "".join(f"M{x} {y + 3}v6" for x, y in places)
    round_ = "a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z"
    petals = [
        f"M{x + 2.6 * sin(i * 0.4 * pi) - 2:.1f} {y - 2.6 * cos(i * 0.4 * pi):.1f}{round_}"
        for x, y in places
        for i in range(5)
    ]
    hearts = "".join(f"M{x - 1.5} {y}a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0Z" for x, y in places)
    return [("detail", stems), ("growth", "".join(petals)), ("speck", hearts)]


MOTIFS: Final[dict[str, tuple[Drawing, Drawing]]] = {  # two of each take turns, so that a field does not look stamped
    "grass": (
        [("detail", f"M-9 5{TUFT}M4 8{TUFT}M-1-4{TUFT}")],
        [("detail", f"M-5 8{TUFT}M7 2{TUFT}M-8-4{TUFT}")],
    ),
    "canyon": (
        [("detail", "M-12-3h5l2 4h8l2-4h6M-8 8h5l2-4h5l2 4h3M-6-10h5l2 3h5")],
        [("detail", "M-11 4h6l2-4h6l2 4h6M-7-7h4l2 3h5l2-3h3M-4 11h8")],
    ),
    "desert": (
        [("detail", f"M-11 4q6-8 12 0 4-5 9 0M-6-7{DOT}M1-10{DOT}M7-5{DOT}M-2 11{DOT}M6 10{DOT}")],
        [("detail", f"M-9-3q6-8 12 0 4-5 8 0M-7 8{DOT}M0 6{DOT}M8 7{DOT}M3 11{DOT}M-3-11{DOT}")],
    ),
    "flower_field": (blossoms((-6, -5), (6, -8), (2, 5)), blossoms((-5, -8), (7, -3), (-2, 6))),
    "forest": (
        [("growth", f"M-6.5-10{SMALL_FIR}M6.5-12{SMALL_FIR}M1-3{FIR}")],
        [("growth", f"M0-14{FIR}M-7-2{SMALL_FIR}M7-3{SMALL_FIR}")],
    ),
    "water": (
        [("detail", f"M-13-5{WAVE} 6.5 0M-8 6{WAVE}")],
        [("detail", f"M-5-7{WAVE}M-13 5{WAVE} 6.5 0")],
    ),
    "mountain": (
        [
            ("growth", "M-13 9-4-9 1 0 5-5 13 9Z"),
            ("speck", "M-4-9-7.4-2-4.6-3.6-2.5-1.2-.8-3.3ZM5-5 2.9-1.6 5-2.6 7-1.4Z"),
        ],
        [
            ("growth", "M-13 9-5-3 0 2 4-10 13 9Z"),
            ("speck", "M4-10 1.9-3.6 4-5.2 6-3 7.2-3.4ZM-5-3-7.2.3-5-.6-3.2.1Z"),
        ],
    ),
    "castle": ([], []),
    "location": ([], []),
}
AIM: Final = Path(hexagon(radius=SIDE - 3), "aim")  # what a page lights when it points at a hex


def cell(terrain: str, turn: int) -> Symbol:
    """A hex with its terrain. There are 400 of them, so its id is short."""
    motif = Group(tuple(Path(d, ink) for ink, d in MOTIFS[terrain][turn]), scale=1.45)
    return Symbol(
        f"{LETTERS[TERRAINS.index(terrain)]}{turn}",
        (Path(hexagon(), "land"), *([motif] if motif.content else []), AIM),
        terrain,
    )


CELLS: Final = {terrain: (cell(terrain, 0), cell(terrain, 1)) for terrain in TERRAINS}  # [terrain][a, b]

# ---------------------------------------------------------------- pieces and emblems: 24 by 24 about their centre


def drawn(id: str, drawing: Drawing) -> Symbol:
    return Symbol(id, tuple(Path(d, ink) for ink, d in drawing), "emblem")


CASTLE: Final = drawn(
    "castle",
    [
        (
            "stone",
            "M-11 10V-8h2.4v2.2h2.2V-8H-4v5h2.2v-2h3.6v2H4v-5h2.4v2.2h2.2V-8H11V10H3.6V5.5a3.6 3.6 0 0 0-7.2 0V10Z",
        ),
        ("detail", "M-7.5-1.5v3M7.5-1.5v3"),
        ("spot", "M-7.5-8v-4.5l4 1.5-4 1.5"),
    ],
)
EARS: Final = "M0-4q5-1.5 6.5-6.5M0 2q6-1 7.5-6.5M0 8q6-1 7.5-6.5M0-4q-5-1.5-6.5-6.5M0 2q-6-1-7.5-6.5M0 8q-6-1-7.5-6.5"
PALM: Final = (
    "M0-5Q-6-11-10-4.5-5-6.5 0-5ZM0-5Q6-11 10-4.5 5-6.5 0-5ZM0-5Q-2-12 4-11 0-9 0-5Z"
    "M0-5Q-7-3-6.5 2-4-3 0-5ZM0-5Q7-3 6.5 2 4-3 0-5Z"
)
ANCHOR: Final = (
    "M0-6.5V10.5M-5-3h10M-10 2.5Q-9 10.5 0 10.5T10 2.5M-10 2.5l-1.5 3.5M-10 2.5l3.5 2M10 2.5l1.5 3.5M10 2.5l-3.5 2"
)
PLACES: Final[dict[str, Drawing]] = {
    "oracle": [("body", "M-10-3 0-10.5 10-3Z"), ("detail", "M-8.5-3V6M-3-3V6M3-3V6M8.5-3V6M-10.5 6h21M-11 9.5h22")],
    "farm": [("corn", f"{EARS}M0-11q3.5 3 0 6.5-3.5-3.5 0-6.5Z"), ("detail", "M0 11V-5")],
    "oasis": [("detail", "M-1 5Q2-1 0-5"), ("leaf", PALM), ("stream", "M-11 8q3.7-4 7.3 0t7.4 0 7.3 0")],
    "tower": [
        ("body", "M-6 11V-2H-8V-10h3.4v2.6h3V-10h3.2v2.6h3V-10H8v8H6V11Z"),
        ("detail", "M-2.4 11V6.5a2.4 2.4 0 0 1 4.8 0V11M0-3.5v3.5"),
    ],
    "tavern": [
        ("body", "M-8-5H5V8.5q0 2.5-2.5 2.5h-8Q-8 11-8 8.5Z"),
        ("detail", "M5-2.5h3.5q2 0 2 2v4q0 2-2 2H5M-4-1v8M1-1v8"),
        ("snow", "M-9-5q-1-4 3-4.5 1-2.5 4.5-1.5Q2-12 4-9.5 7-8.5 6-5Z"),
    ],
    "barn": [
        ("brick", "M-10-2-6.5-8 0-11.5 6.5-8 10-2V10.5H-10Z"),
        ("detail", "M-4.5 10.5V1.5h9v9M-4.5 1.5l9 9m0-9-9 9M-1.8-5h3.6"),
    ],
    "harbor": [("bold", ANCHOR), ("body", "M-2.3-8.8a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0Z")],
    "paddock": [
        ("body", "M-7.5 10.5Q-12-11 0-11T7.5 10.5H3.4Q8-6.5 0-6.5T-3.4 10.5Z"),
        ("dots", "M-7.5 1.5h.1M7.5 1.5h.1M-6.5-4.5h.1M6.5-4.5h.1M0-8.8h.1M-6.5 7h.1M6.5 7h.1"),
    ],
}
LOCATION: Final = {kind: drawn(f"place-{kind}", PLACES[kind]) for kind in LOCATIONS}


def medallion(kind: str) -> Symbol:
    """A location tile, 40 by 46 about its centre."""
    rim = (Path(hexagon(radius=23), "medallion"), Path(hexagon(radius=20), "trim"))
    return Symbol(f"tile-{kind}", (*rim, Use(LOCATION[kind], 0, 0, 1.2)))


TILES: Final = {kind: medallion(kind) for kind in LOCATIONS}

EMBLEMS: Final[dict[str, Drawing]] = {  # of the Kingdom Builder cards: 48 by 48
    "fishermen": [
        ("body", "M-17-3Q-4-17 10-4L18-11V5L10-2Q-4 10-17-3Z"),
        ("dots", "M-9-5h.1"),
        ("detail", "M-3-9q3.5 5.5 0 12"),
        ("stream", "M-20 13q5-5 10 0t10 0 10 0 10 0M-14 20q5-5 10 0t10 0 10 0"),
    ],
    "miners": [
        ("stick", "M-13 19 9-8"),
        ("body", "M-13-11Q2-22 18-9L16-3Q4-12-10-5Z"),
        ("detail", "M-20 20H20M8 20l4-7 5 2 4 5M-9 20l-3-3"),
        ("spot", "M8 20l4-7 5 2 4 5Z"),
    ],
    "merchants": [
        ("bold", "M0-19V17M-9 18H9M-17-12 17-14"),
        ("detail", "M-17-12l-6 15h12ZM17-14l-6 15h12Z"),
        ("body", "M-23 3a6 6 0 0 0 12 0ZM11 1a6 6 0 0 0 12 0ZM-2.5-19a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0Z"),
    ],
    "workers": [
        ("stick", "M-15 18 5-5"),
        ("body", "M-3-13 4-20Q13-17 20-8L14-2 8-8 3-3Z"),
        ("spot", "M4 20V10H20V20ZM12 10V4H21"),
        ("detail", "M4 20V10H20V20ZM4 15H20M12 10V15M9 15V20M15 15V20"),
    ],
    "discoverers": [
        ("body", "M-20 0a20 20 0 1 0 40 0 20 20 0 1 0-40 0Z"),
        ("snow", "M-15 0a15 15 0 1 0 30 0 15 15 0 1 0-30 0Z"),
        ("spot", "M0-13 4 0H-4Z"),
        ("dark", "M0 13-4 0H4Z"),
        ("detail", "M-13 0h3M10 0h3M0-13V13"),
    ],
    "knights": [
        ("body", "M-14-18H14V0Q14 14 0 21-14 14-14 0Z"),
        ("spot", "M0-18H14V-2H0ZM-14-2H0V21Q-14 14-14 0Z"),
        ("detail", "M0-18V21M-14-2H14"),
    ],
    "hermits": [
        ("corn", "M-19 19V-1L-9-13 1-1V19Z"),
        ("dark", "M-13 19V9a4 4 0 0 1 8 0V19Z"),
        ("leaf", "M12-17 20 3H15L22 12H2L9 3H4Z"),
        ("bold", "M12 12V19M-22 19H22"),
    ],
    "lords": [
        ("body", "M-19 11-22-11-10-1 0-17 10-1 22-11 19 11Z"),
        ("spot", "M-19 11H19V18H-19Z"),
        ("dots", "M-22-12h.1M0-18h.1M22-12h.1M-10 14.5h.1M0 14.5h.1M10 14.5h.1"),
    ],
    "citizens": [
        ("corn", "M-22 19V-2L-13-10-4-2V19Z"),
        ("corn", "M4 19V-2L13-10 22-2V19Z"),
        ("spot", "M-10 19V-8L0-18 10-8V19Z"),
        ("detail", "M-3.500 19V8h7V19M-4-5h8M-17 4h4M13 4h4"),
    ],
    "farmers": [
        ("bold", "M-9 21Q-2 8-10-5M0 21V-8M9 21Q2 8 10-5"),
        ("corn", "M0-7Q-7-14 0-23 7-14 0-7ZM-10-4Q-19-8-18-19-8-15-10-4ZM10-4Q19-8 18-19 8-15 10-4Z"),
        ("spot", "M-8 6H8V12H-8Z"),
    ],
}
EMBLEM: Final = {card: drawn(f"emblem-{card}", EMBLEMS[card]) for card in CARDS}

ROOFS: Final = [  # of each seat: dome, gable, battlement, mansard; the whole and its shaded half
    ("M-9 10V0A9 9.6 0 0 1 9 0V10Z", "M0-9.6A9 9.6 0 0 1 9 0V10H0Z"),
    ("M-8 10V1H-11L0-11 11 1H8V10Z", "M0-11 11 1H8V10H0Z"),
    ("M-9 10V-9H-4.5V-5.6H-2.2V-9H2.2V-5.6H4.5V-9H9V10Z", "M0-9H2.2V-5.6H4.5V-9H9V10H0Z"),
    ("M-8 10V-1H-10L-5.4-10H5.4L10-1H8V10Z", "M0-10H5.4L10-1H8V10H0Z"),
]


def house(seat: int) -> Symbol:
    """A settlement: it has the colour of its seat, and the shape as roof and as mark."""
    whole, half = ROOFS[seat]
    [shape] = SEATS[seat].content
    assert isinstance(shape, Path)
    mark = Group((Path(shape.d, "pip"),), 0, 3.5, 0.36)
    content = (Path(whole, "halo"), Path(whole, "seat"), Path(half, "dim"), mark)
    return Symbol(f"house-{seat}", content, f"roof-{seat}")


HOUSES: Final = [house(seat) for seat in range(len(ROOFS))]

# ---------------------------------------------------------------- the lamp round a hex and round a tile


def lamp(id: str, radius: float, *signs: Shape) -> Symbol:
    """The lamp round a hex, with thinner lines than round a card."""
    around = [Path(hexagon(radius=radius / 0.8), ink) for ink in ("denied", "lamp-edge", "lamp")]
    return Symbol(id, (Group(tuple(around), scale=0.8), *signs))


HEX_RING: Final = [lamp(f"ring-hex-{i}", SIDE - 2, Use(HOUSES[i], 0, 0, 1.45, f"seat-{i}", "ghost")) for i in range(4)]
PLAIN_RING: Final = lamp("ring-hex", SIDE - 2)  # round a settlement
TILE_RING: Final = lamp("ring-tile", 25)
GLADE: Final = Symbol("glade", (Path(hexagon(), "glade"), Path(hexagon(radius=SIDE - 2), "glade-edge")))
MAY: Final = Symbol("may", (Use(GLADE), Disc(0, 0, 7, "glade-dot")))

# ---------------------------------------------------------------- cards: 80 by 116

ARCH: Final = "M8 108V40C8 24 24 20 40 9 56 20 72 24 72 40V108Z"
SPOTS: Final = ((25, 42), (55, 50), (26, 72), (56, 80), (34, 96))  # of motifs in the window


def terrain_card(terrain: str) -> Symbol:
    """A terrain card: a window onto the land."""
    kinds = MOTIFS[terrain]
    motifs = [Group(tuple(Path(d, ink) for ink, d in kinds[i % 2]), x, y, 1.05) for i, (x, y) in enumerate(SPOTS[:4])]
    return Symbol(f"card-{terrain}", (Box(1, 1, 78, 114, 7, "paper"), Path(ARCH, "window-land"), *motifs), terrain)


FACES: Final = {terrain: terrain_card(terrain) for terrain in TERRAINS[:5]}
