"""What never changes in the pictures of Architects: its colours, goods, signs, skills, and the workers of each seat."""

from __future__ import annotations

from typing import Final

from mizban.games.architects.face.scene.inks import INKS
from mizban.render.shapes import SEATS, Group, Look, Path, Symbol, Tone, darker, star

GOODS: Final = ("clay", "wood", "stone", "gold", "marble", "silver")
SKILLS: Final = ("carpentry", "tiling", "masonry")
PEN: Final = "#2A221C"


def pair(colour: str) -> tuple[str, str]:
    """A colour in light and in dark: a town keeps its colours by night, only deeper."""
    return colour, darker(colour, 0.8)


GROUNDS: Final = {  # of each place: its sky, its ground, what stands there, and what lies behind
    "forest": ("#DDE8CF", "#A9C07E", "#55803F", "#7FA05E"),
    "quarry": ("#E4E6E3", "#C9C4B4", "#A9A69C", "#D6D2C4"),
    "mines": ("#EFE0CC", "#CDA77E", "#9C6B44", "#B98A60"),
    "silversmith": ("#E2E7EC", "#C2C7C4", "#8C96A3", "#D5D9DD"),
    "kings_storehouse": ("#F1E6CB", "#D3BC85", "#B98F4E", "#E3CF9E"),
    "town_centre": ("#EFE2D2", "#D6B99A", "#B5714F", "#DDB893"),
    "tax_stand": ("#F0DFDA", "#D3AFA2", "#A8433A", "#F4EBDA"),
    "guardhouse": ("#DFE3EA", "#B9BDC2", "#7D8795", "#A9B2BE"),
    "workshop": ("#EFE6D2", "#D9C49C", "#8A5A33", "#C79C66"),
    "prison": ("#8C8A90", "#5B595F", "#6F6D74", "#4A484E"),
    "black_market": ("#3A3450", "#2A2538", "#57496E", "#4A4064"),
    "guildhall": ("#EADFC6", "#CDB98C", "#A8563F", "#CFC5B2"),
    "cathedral": ("#DCE4EA", "#C6CDC6", "#CFC5B2", "#B7AD99"),
}
COLOURS: Final = {f"{place}-{i}": pair(colour) for place, row in GROUNDS.items() for i, colour in enumerate(row)} | {
    "vellum": pair("#F4EBDA"),
    "parchment": pair("#E3D3B4"),
    "guilt": ("#E7B7A6", "#B98675"),  # virtue that costs points, and virtue that brings them
    "grace": ("#CFE0BE", "#93AD7E"),
    "middle": ("#FBF6EA", "#D6CBB6"),
}


def of_place(place: str) -> Tone:
    """The colours of a place."""
    sky, ground, body, spot = (f"var(--{place}-{i})" for i in range(4))
    return Tone(ground, sky, body, spot)


def of_thing(body: str, spot: str, line: str = PEN) -> Tone:
    """The colours of a small thing: its large parts, its small ones, and the lines in it."""
    return Tone("var(--parchment)", "var(--vellum)", body, spot, line)


GILDED: Final = Tone("#94701E", "#F2C64D", "#E9B64C", "#C65A45")
TONES: Final = {
    **{place: of_place(place) for place in GROUNDS},
    "clay": of_thing("#C4623D", "#E08D66"),
    "wood": of_thing("#96673A", "#E8CA9B"),
    "stone": of_thing("#9AA1A6", "#C3C9CC", "#4E5458"),
    "gold": of_thing("#E3B02F", "#F7DC86"),
    "marble": of_thing("#F4F1EA", "#FFFFFF", "#7D8894"),
    "silver": of_thing("#D5D9DD", "#8A929A", "#5C646C"),
    "tax": of_thing("#B8392F", "#FFF3DF", "#FFF3DF"),
    "virtue": of_thing("#EEF3FA", "#2A5CAA", "#2A5CAA"),
    "debt": of_thing("#F6E4C4", "#B8392F"),
    "points": of_thing("#5D7F3B", "#FFF7D8"),
    "person": of_thing("#E9B64C", "#C65A45"),
    "house": of_thing("#E7D9BC", "#A8563F"),
    "carpentry": of_thing("#D9DDE0", "#8A5A33"),
    "tiling": of_thing("#C4623D", "#E08D66"),
    "masonry": of_thing("#B9C0C5", "#8A5A33"),
    "band-0": Tone("#6B5636", "#F4EBDA", "#FFF6E0", "#6B5636"),  # buildings by how many skills they need
    "band-1": Tone("#80512B", "#F4EBDA", "#FFF6E0", "#80512B"),
    "band-2": Tone("#9A4530", "#F4EBDA", "#FFF6E0", "#9A4530"),
    "band-3": Tone("#6E2B3A", "#F4EBDA", "#FFF6E0", "#6E2B3A"),
    "band-hire": Tone("#3E5A63", "#F4EBDA", "#FFF6E0", "#3E5A63"),
    "worker-0": GILDED._replace(mark="#3A322A"),
    "worker-1": GILDED._replace(mark="#3A1C02"),
    "worker-2": GILDED._replace(mark="#FFF"),
    "worker-3": GILDED._replace(mark="#FFE3A0"),
    "worker-4": GILDED._replace(mark="#FFE9E4"),
}
LOOK: Final = Look("architects", ("#5C4731", "#3B2E20"), ("#6A5339", "#4A3A28"), TONES, COLOURS, INKS)

Drawing = list[tuple[str, str]]  # ink and path; 24 by 24 about their centre


def drawn(id: str, drawing: Drawing, tone: str) -> Symbol:
    """A symbol of paths."""
    return Symbol(id, tuple(Path(d, ink) for ink, d in drawing), tone)


# ---------------------------------------------------------------- goods

ROUND: Final = "M-9.8 0a9.8 9.8 0 1 1 19.6 0 9.8 9.8 0 1 1-19.6 0Z"
STORED: Final[dict[str, Drawing]] = {
    "clay": [  # a block
        ("body", "M-10-2.5-4.5-7H10V2.5L4.5 7.5H-10Z"),
        ("speck", "M-9-2.5-4.2-6.2H9L4-2.5Z"),
        ("detail", "M-10-2.5H4.5L10-7M4.5-2.5V7.5"),
    ],
    "wood": [  # two logs
        ("body", "M-6-7.5H7.5a3.6 3.6 0 0 1 0 7.2H-6Z"),
        ("body", "M-3 .5H8a3.6 3.6 0 0 1 0 7.2H-3Z"),
        (
            "spot",
            "M-9.6-3.9a3.6 3.6 0 1 1 7.2 0 3.6 3.6 0 1 1-7.2 0ZM-6.6 4.1a3.6 3.6 0 1 1 7.2 0 3.6 3.6 0 1 1-7.2 0Z",
        ),
        (
            "dark",
            "M-7.3-3.9a1.3 1.3 0 1 1 2.6 0 1.3 1.3 0 1 1-2.6 0ZM-4.3 4.1a1.3 1.3 0 1 1 2.6 0 1.3 1.3 0 1 1-2.6 0Z",
        ),
    ],
    "stone": [  # a rock
        ("body", "M-10 6.5-8-2.5-1.5-8.5 6-6.5 10.2 1.5 7 8H-7Z"),
        ("speck", "M-7-2.6-1.6-7.4 0-2Z"),
        ("detail", "M-1.5-8.5 .3-1.7-8-2.5M.3-1.7 10.2 1.5M.3-1.7-1.8 8"),
    ],
    "gold": [  # an ingot
        ("body", "M-6-5.5H6L10.5 6.5H-10.5Z"),
        ("speck", "M-5.4-4.7H5.4L4-1.5H-4Z"),
        ("detail", "M-6-5.5-4-1.5H4L6-5.5M-4-1.5-6.5 6.5M4-1.5 6.5 6.5"),
    ],
    "marble": [  # a cut block with veins
        ("body", "M0-10 8.8-5V5L0 10-8.8 5V-5Z"),
        ("detail", "M-8.8-5 0 0 8.8-5M0 0V10"),
        ("vein", "M-6 5.2C-4.5 3-4.6 1.5-6.4-1.6M2.6 6.5C5 4.5 3.6 2 6.2-1.4M-3.5-6 2-4.6"),
    ],
    "silver": [
        ("body", ROUND),
        ("detail", "M-6.6 0a6.6 6.6 0 1 1 13.2 0 6.6 6.6 0 1 1-13.2 0Z"),
        ("speck", star(4, 4.6, 1.9)),
    ],
    "tax": [  # the king's coin: a crown on red
        ("body", ROUND),
        ("tax-line", "M-7.2 0a7.2 7.2 0 1 1 14.4 0 7.2 7.2 0 1 1-14.4 0Z"),
        ("speck", "M-4.8 3.8-5.4-3-2.4-.6 0-4.4 2.4-.6 5.4-3 4.8 3.8Z"),
    ],
}
GOOD: Final = {name: drawn(f"good-{name}", STORED[name], name) for name in STORED}  # with tax

# ---------------------------------------------------------------- signs

SCROLL: Final = "M-7-9.5H7V9l-2.4-1.8L2.2 9 0 7.2-2.2 9-4.6 7.2-7 9Z"
SHIELD: Final = "M0-10 8-7V-1C8 4 4.6 7.5 0 9.3-4.6 7.5-8 4-8-1V-7Z"
MAN: Final = (
    "M0-10.4a4.4 4.4 0 0 1 3.2 7.4l6.8 3.3-1.5 3.5-4-1.2L7 10H2L0 5.8-2 10H-7l2.5-7.4-4 1.2L-10 .3l6.8-3.3"
    "A4.4 4.4 0 0 1 0-10.4Z"
)
SIGNS: Final[dict[str, tuple[str, Drawing]]] = {  # tone and drawing
    "virtue": ("virtue", [("body", SHIELD), ("bold", "M0-6.2V5M-4.2-2.4H4.2")]),
    "debt": (
        "debt",
        [
            ("body", SCROLL),
            ("detail", "M-4-5.5H4M-4-2H1"),
            ("spot", "M-.4 2.4a3.2 3.2 0 1 1 6.4 0 3.2 3.2 0 1 1-6.4 0Z"),
        ],
    ),
    "paid": (
        "debt",
        [("paid", SCROLL), ("detail", "M-4-5.5H4M-4-2.4H2"), ("paid-tick", "M-5 2.2-1.4 5.6 6-2.4")],
    ),
    "points": ("points", [("body", ROUND), ("speck", star(5, 7.4, 3.2, 0, 0.6))]),
    "card": (
        "house",
        [("medallion", "M-7.5-9.7H7.5V9.7H-7.5Z"), ("spot", "M-6-1.5 0-6.5 6-1.5Z"), ("body", "M-4.2-1.5H4.2V6H-4.2Z")],
    ),
    "hire": (  # an apprentice, whoever it is
        "person",
        [
            ("medallion", "M-7.5-9.7H7.5V9.7H-7.5Z"),
            ("skin", "M-2.8-3a2.8 2.8 0 1 1 5.6 0 2.8 2.8 0 1 1-5.6 0Z"),
            ("body", "M-5 7C-5 2-2.8.8 0 .8S5 2 5 7Z"),
        ],
    ),
    "any": (
        "marble",
        [("body", ROUND), ("bold", "M-3.2-2.8a3.2 3.2 0 1 1 4.8 2.8C.3.8 0 1.3 0 2.3"), ("dots", "M0 5.6h.1")],
    ),
    "reset": ("person", [("bold", "M-6.6 2.6A7 7 0 1 1-3.4 6"), ("dark", "M-9.8.4-7 6-3 1.2Z")]),
    "end": ("person", [("bold", "M-5.5-10V10"), ("snow", "M-5.5-9H8L4.6-4.5 8 0H-5.5Z")]),
    "now": ("gold", [("body", "M2-10.5-7 1.6H-.8L-2.4 10.5 7-2.6H.8Z")]),  # an effect at once
    "later": (  # one at the end, before scoring
        "gold",
        [
            ("snow", "M-5.5-9V-6L-.8 0-5.5 6V9H5.5V6L.8 0 5.5-6V-9Z"),
            ("growth", "M-3.4 8 0 3.6 3.4 8Z"),
            ("bold", "M-6.5-9.6H6.5M-6.5 9.6H6.5"),
        ],
    ),
    "bars": ("guardhouse", [("cell-dark", "M-9-7A9 4 0 0 1 9-7V9.5H-9Z"), ("bars", "M-4.6-9V9M0-10V9M4.6-9V9M-9 0H9")]),
    "irons": (  # somebody who is captured
        "stone",
        [
            ("bold", "M-8.6 2.4a4 4 0 1 1 8 0 4 4 0 1 1-8 0ZM.6 2.4a4 4 0 1 1 8 0 4 4 0 1 1-8 0Z"),
            ("detail", "M-2-3C-1-7 1-7 2-3"),
        ],
    ),
    "free": ("person", [("bold", "M-8 0H6M1-5 6.5 0 1 5"), ("detail", "M8.8-8V8")]),
    "cathedral": (
        "cathedral",
        [
            ("stone", "M-7 10V-1L0-11 7-1V10Z"),
            ("dark", "M-2 10V5.5a2 2 0 0 1 4 0V10Z"),
            ("dark", "M-2-1.5a2 2 0 1 1 4 0 2 2 0 1 1-4 0Z"),
        ],
    ),
    "most": (
        "gold",
        [("body", "M-9 6.5-10-4.5-4.6-.5 0-8 4.6-.5 10-4.5 9 6.5Z"), ("detail", "M-8.6 3H8.6")],
    ),  # more than all others
    "none": ("tax", [("cross", "M-8.5 8.5 8.5-8.5")]),  # laid over what there is none of
    "board": (
        "guildhall",
        [("timber", "M-11-8H11V8H-11Z"), ("vellum", "M-8.5-5.5H8.5V5.5H-8.5Z"), ("detail", "M-4-5V5M1-5V5")],
    ),
    "reward": (
        "virtue",
        [
            ("seal", "M-7.5-9.7H7.5V9.7H-7.5Z"),
            ("corn", "M0-6 1.7-1.8 6-1.5 2.7 1.3 3.8 5.5 0 3.2-3.8 5.5-2.7 1.3-6-1.5-1.7-1.8Z"),
        ],
    ),
    "trades": ("gold", [("bold", "M-9-4H7M2-9 7.5-4 2 1M9 5H-7M-2 0-7.5 5-2 10")]),
    "actions": ("gold", [("body", "M0-10 2.6-3.4 9.6-3 4.2 1.5 6 8.4 0 4.6-6 8.4-4.2 1.5-9.6-3-2.6-3.4Z")]),
    "everybody": (
        "guildhall",
        [
            ("snow", "M-7-8a3 3 0 1 1 6 0 3 3 0 1 1-6 0ZM1-8a3 3 0 1 1 6 0 3 3 0 1 1-6 0Z"),
            ("snow", "M-10.5 3C-10.5-2-8-4-4-4S0-3 0-3 0-4 4-4 10.5-2 10.5 3Z"),
            ("corn", "M-3.4-1a3.4 3.4 0 1 1 6.8 0 3.4 3.4 0 1 1-6.8 0Z"),
            ("corn", "M-7 10C-7 5-4 3 0 3S7 5 7 10Z"),
        ],
    ),
    "supply": ("guildhall", [("snow", MAN)]),
}
SIGN: Final = {name: drawn(f"sign-{name}", drawing, tone) for name, (tone, drawing) in SIGNS.items()}

TILE: Final = "h6v3.6a3 3 0 0 1-6 0Z"
CRAFT: Final[dict[str, Drawing]] = {
    "carpentry": [  # a saw
        ("body", "M-9.5 5 3-7.5 8.5-4-5 8Z"),
        ("detail", "M-5 8l.8-2.2 1.6.6.9-2.2 1.7.6.9-2.2 1.7.6.9-2.2 1.7.6"),
        ("spot", "M2.4-8 6.4-11 11-7 9-3Z"),
    ],
    "tiling": [("spot", f"M-9-8{TILE}M-3-8{TILE}M3-8{TILE}"), ("body", f"M-6-1{TILE}M0-1{TILE}")],
    "masonry": [("body", "M0-10.5 8.4-.5Q5 5 0 5T-8.4-.5Z"), ("bold", "M0 5V7"), ("spot", "M-2 6.6H2V11.3H-2Z")],
}
SKILL: Final = {name: drawn(f"skill-{name}", CRAFT[name], name) for name in SKILLS}

# ---------------------------------------------------------------- pieces of each seat


def mark(seat: int, y: float, scale: float) -> Group:
    """The shape of a seat on its piece."""
    [shape] = SEATS[seat].content
    assert isinstance(shape, Path)
    return Group((Path(shape.d, "pip"),), 0, y, scale)


def worker(seat: int) -> Symbol:
    """AW-1.4 A worker: it has the colour of its seat, and its shape as a mark."""
    content = (Path(MAN, "halo"), Path(MAN, "seat"), mark(seat, 0.4, 0.36))
    return Symbol(f"worker-{seat}", content, f"worker-{seat}")


def marker(seat: int) -> Symbol:
    """AW-1.4 The marker of a seat on the Cathedral and on the virtue track."""
    content = (Path(ROUND, "halo"), Path(ROUND, "seat"), mark(seat, 0, 0.62))
    return Symbol(f"marker-{seat}", content, f"worker-{seat}")


WORKERS: Final = [worker(seat) for seat in range(len(SEATS))]  # laid with the tone of the seat
MARKERS: Final = [marker(seat) for seat in range(len(SEATS))]
