"""What never changes in the pictures of Concordia: its colours, goods, gods, persons, and the pieces of each seat."""

from __future__ import annotations

from typing import Final

from mizban.games.concordia.face.scene import atlas
from mizban.games.concordia.face.scene.inks import INKS
from mizban.games.concordia.rules.cards import GODS, GOODS, KINDS, SORTS
from mizban.render.shapes import SEATS, Box, Disc, Group, Look, Path, Symbol, Tone, star

COLOURS: Final = {  # [name] in light and in dark: cards and boards keep their colours, only deeper
    "vesta": ("#74528C", "#5F4275"),
    "jupiter": ("#2A5CAA", "#224C8E"),
    "saturnus": ("#8A6810", "#73560C"),
    "mercurius": ("#80512B", "#6A4222"),
    "mars": ("#B0481B", "#923A14"),
    "minerva": ("#35733F", "#2B5F34"),
    "concordia": ("#1F5560", "#1B4650"),
    "sand": ("#F8EFDC", "#DCCFB4"),
    "shelf": ("#E3CFA0", "#B79F6E"),
    "sea": ("#6FA9B5", "#4B7F8B"),
    "land": ("#E3CFA0", "#C2AC7C"),
}
PEN: Final = "#2A221C"


def of_god(name: str) -> Tone:
    """The colours of a god: the band of a card, and its sign on it."""
    return Tone(f"var(--{name})", f"var(--{name})", "#FFF6E0", f"var(--{name})", "#FFF6E0", "#FFF9EA")


def of_good(body: str, spot: str, line: str = PEN) -> Tone:
    """The colours of a good: its large parts, its small ones, and the lines in it."""
    return Tone("var(--shelf)", "var(--sand)", body, spot, line)


GILDED: Final = Tone("#94701E", "#F2C64D", "#E9B64C", "#C65A45")
TONES: Final = {
    **{god: of_god(god) for god in (*GODS, "concordia")},
    "brick": of_good("#C65A45", "#E8A08C", "#FFF1E2"),
    "food": of_good("#E2B23A", "#F6D983"),
    "tool": of_good("#97A2AB", "#8A5A34"),
    "wine": of_good("#7D3558", "#B06A8C"),
    "cloth": of_good("#3F8F99", "#E9F6F4", "#E9F6F4"),
    "any": of_good("#FFFAF0", "#FFFAF0"),
    "sestertius": of_good("#E9BD4E", "#F7DF9A", "#7A5A14"),
    "person": Tone("var(--shelf)", "var(--sand)", "#E9B64C", "#C65A45"),
    "roof-0": GILDED._replace(mark="#3A322A"),
    "roof-1": GILDED._replace(mark="#3A1C02"),
    "roof-2": GILDED._replace(mark="#FFF"),
    "roof-3": GILDED._replace(mark="#FFE3A0"),
    "roof-4": GILDED._replace(mark="#FFE9E4"),
}
LOOK: Final = Look(
    "concordia", ("#1F5560", "#14383F"), ("#28636F", "#1B474F"), TONES | atlas.TONES, COLOURS | atlas.COLOURS, INKS
)

Drawing = list[tuple[str, str]]  # ink and path; 24 by 24 about their centre


def drawn(id: str, drawing: Drawing, tone: str) -> Symbol:
    """A symbol of paths."""
    return Symbol(id, tuple(Path(d, ink) for ink, d in drawing), tone)


# ---------------------------------------------------------------- goods

ROUND: Final = "M-9.5 0a9.5 9.5 0 1 1 19 0 9.5 9.5 0 1 1-19 0Z"
EAR: Final = "c-4-.5-6-2.6-6-5.6 3.6.2 6 2.2 6 5.6c4-.5 6-2.6 6-5.6-3.6.2-6 2.2-6 5.6Z"  # two, from the stalk
STORED: Final[dict[str, Drawing]] = {
    "brick": [
        ("body", "M-9.7-6.5H9.7q1.3 0 1.3 1.3V5.2q0 1.3-1.3 1.3H-9.7q-1.3 0-1.3-1.3V-5.2q0-1.3 1.3-1.3Z"),
        ("detail", "M-10-2.2h20M-10 2.2h20M-3-5.5v3.3M4-2.2v4.4M-6-2.2v4.4M0 2.2v3.3"),
    ],
    "food": [
        ("detail", "M0 11V-4"),
        ("body", f"M0 7.5{EAR}M0 2.5{EAR}M0-2c-2.8-2.4-2.8-5.8 0-8.6 2.8 2.8 2.8 6.2 0 8.6Z"),
    ],
    "tool": [("spot", "M-2-2.5-3.2 10.5H1.8L.6-2.5Z"), ("body", "M-9.5-8H3.5l6.5 3.4-1.5 2.1H-9.5Z")],
    "wine": [
        (
            "body",
            "M-2.6-9.8h5.2v3.1C5.9-5.3 7.6-2.3 7.2 1.3 6.7 5.3 3.9 7.8 2 8.6v1.8H-2V8.6"
            "C-3.9 7.8-6.7 5.3-7.2 1.3-7.6-2.3-5.9-5.3-2.6-6.7Z",
        ),
        ("detail", "M-2.6-7.7C-6.2-8.3-7.8-6.2-6.7-3M2.6-7.7C6.2-8.3 7.8-6.2 6.7-3"),
        ("speck", "M-4.9.3q.4 3.6 2.6 5.3L-3.2-.4Z"),
    ],
    "cloth": [
        ("body", "M-9.5-5.6c3.2-2 6.3 2 9.5 0s6.3-2 9.5 0v11.5c-3.2-2-6.3-2-9.5 0s-6.3 2-9.5 0Z"),
        ("detail", "M-8.7-2c3-2 5.7 2 8.7 0s5.7-2 8.7 0M-8.7 2c3-2 5.7 2 8.7 0s5.7-2 8.7 0"),
    ],
    "any": [
        ("body", ROUND),
        ("bold", "M-3.2-2.8a3.2 3.2 0 1 1 4.8 2.8C.3.8 0 1.3 0 2.3"),
        ("dots", "M0 5.6h.1"),
    ],
    "sestertius": [
        ("body", ROUND),
        ("detail", "M-6.4 0a6.4 6.4 0 1 1 12.8 0 6.4 6.4 0 1 1-12.8 0ZM-1.8-3v6M1.8-3v6"),
    ],
}
GOOD: Final = {good: drawn(f"good-{good}", STORED[good], good) for good in (*GOODS, "any")}
SESTERTIUS: Final = drawn("sestertius", STORED["sestertius"], "sestertius")  # the coin for amounts is in `shapes`

# ---------------------------------------------------------------- gods: pale signs, on the colour of the god

SIGNS: Final[dict[str, Drawing]] = {
    "vesta": [  # the hearth
        ("growth", "M0-11C5.5-5.5 6.5-2 4 2.5H-4C-6.5-1-4.5-3.5-3-5-2.6-3.2-2-2.6-1-2.2-1.8-5.5-1.5-8.5 0-11Z"),
        ("growth", "M-8 4.5H8L6.5 7.5H3.5V10H-3.5V7.5H-6.5Z"),
    ],
    "jupiter": [("growth", "M2.5-11-7.5 2H-.5L-3 11 7.5-2.5H.5Z")],  # the bolt
    "saturnus": [  # the sickle
        ("growth", "M-4.5 5.5C-9.5-1-7-9.5 2-11 5.5-11 8-9.5 9.5-7 3-8.5-2.5-5.5-1.5 3Z"),
        ("growth", "M-5 4.5-1.5 2.5 1.5 8.5Q2 11-.5 11-2.3 11-3 9.5Z"),
    ],
    "mercurius": [  # the staff with wings
        ("growth", "M-1-8.5H1V11H-1ZM0-11.5A2 2 0 1 1 0-7.5 2 2 0 1 1 0-11.5Z"),
        ("growth", "M-1-5.5C-4-9-8-9-11-8.5-9.5-4.5-5-3-1-3.2ZM1-5.5C4-9 8-9 11-8.5 9.5-4.5 5-3 1-3.2Z"),
        ("detail", "M-5-.5C-5.5 3 5 3 5 6 5 8 2.5 9 0 9.5M5-.5C5.5 3-5 3-5 6-5 8-2.5 9 0 9.5"),
    ],
    "mars": [  # spear and shield
        ("growth", "M-9.5 3a6.7 6.7 0 1 1 13.4 0 6.7 6.7 0 1 1-13.4 0ZM11-11 9.8-5 5-9.8Z"),
        ("speck", "M-5.2 3a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0Z"),
        ("detail", "M3.2-2.7 7.6-7.6"),
    ],
    "minerva": [  # the owl
        ("growth", "M-8.5-11Q-5-8.5 0-8.5T8.5-11Q8-7 8.2-4V2.5Q8.2 11 0 11T-8.2 2.5V-4Q-8-7-8.5-11Z"),
        (
            "speck",
            "M-7-3a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0ZM.6-3a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0Z"
            "M0-1.4 1.2 1 0 2.8-1.2 1Z"
            "M-4 5q1.3-2 2.6 0-1.3 2-2.6 0ZM1.4 5q1.3-2 2.6 0-1.3 2-2.6 0ZM-1.3 8q1.3-2 2.6 0-1.3 2-2.6 0Z",
        ),
        ("growth", "M-5.2-3a1.4 1.4 0 1 0 2.8 0 1.4 1.4 0 1 0-2.8 0ZM2.4-3a1.4 1.4 0 1 0 2.8 0 1.4 1.4 0 1 0-2.8 0Z"),
    ],
    "concordia": [  # the wreath
        ("detail", "M-2 9.5C-9 7-9.5-3-4.5-9M2 9.5C9 7 9.5-3 4.5-9"),
        (
            "growth",
            "M-4.5-9q-4-.5-4.5-3.5 4 0 4.5 3.5ZM-6.8-5q-4 .5-5-2.5 4-1 5 2.5ZM-7.6-.5q-3.6 1.5-5-1 3.5-2 5 1Z"
            "M-6.5 4q-3 2.5-5 .5 2.5-3 5-.5ZM-4 7.5q-2 3.3-4.5 2 1.5-3.5 4.5-2Z"
            "M4.5-9q4-.5 4.5-3.5-4 0-4.5 3.5ZM6.8-5q4 .5 5-2.5-4-1-5 2.5ZM7.6-.5q3.6 1.5 5-1-3.5-2-5 1Z"
            "M6.5 4q3 2.5 5 .5-2.5-3-5-.5ZM4 7.5q2 3.3 4.5 2-1.5-3.5-4.5-2Z",
        ),
    ],
}
GOD: Final = {god: drawn(f"god-{god}", SIGNS[god], god) for god in (*GODS, "concordia")}


def sealed(god: str) -> Symbol:
    """The sign of a god on a disc of its colour, 24 by 24, for paper."""
    sign = Group(tuple(Path(d, ink) for ink, d in SIGNS[god]), scale=0.68)
    return Symbol(f"seal-{god}", (Disc(0, 0, 11, "seal"), sign), god)


SEAL: Final = {god: sealed(god) for god in (*GODS, "concordia")}

# ---------------------------------------------------------------- persons

FIGURE: Final = "M0-10.6a4.6 4.6 0 0 1 2.6 8.4C6.2-.8 8 3.8 8.2 10.2H-8.2C-8 3.8-6.2-.8-2.6-2.2A4.6 4.6 0 0 1 0-10.6Z"
PERSONS: Final[dict[str, Drawing]] = {
    "tribune": [  # cards that come back
        ("snow", "M-11-2.5-5.5-5.5 1 6.5-4.5 9.5Z"),
        ("snow", "M-6-8 .5-8 .5 6-6 6Z"),
        ("detail", "M-4-4.5h2.5"),
        ("bold", "M3.5 10C11.5 8 11.5-3.5 4.5-5.5M9-8 4.3-5.6 7.5-1.3"),
    ],
    "architect": [  # dividers
        ("bold", "M-1-6-6.5 10.5M1-6 6.5 10.5"),
        ("detail", "M-9 4.5Q0 9.5 9 4.5"),
        ("body", "M-3-8a3 3 0 1 1 6 0 3 3 0 1 1-6 0Z"),
    ],
    "prefect": [  # the standard of a province
        ("bold", "M0 11V-7M-8-5.5H8"),
        ("spot", "M-6.5-5.5H6.5V3.5L3.3 6 0 3.5-3.3 6-6.5 3.5Z"),
        (
            "body",
            "M-2.8-8.7a2.8 2.8 0 1 1 5.6 0 2.8 2.8 0 1 1-5.6 0Z"
            "M0-3.5 1.3-.8 4-.5 2 1.3 2.5 3 0 2-2.5 3-2 1.3-4-.5-1.3-.8Z",
        ),
    ],
    "mercator": [  # scales
        ("bold", "M0-10V9.5M-5 10.2H5M-8.5-6.5 8.5-8"),
        ("detail", "M-8.5-6.5-11.7 2.5H-5.3ZM8.5-8 5.3 1H11.7Z"),
        ("body", "M-11.7 2.5a3.2 3.2 0 0 0 6.4 0ZM5.3 1a3.2 3.2 0 0 0 6.4 0Z"),
    ],
    "diplomat": [  # a sealed letter
        ("snow", "M-10.5-7H10.5V8H-10.5Z"),
        ("detail", "M-10.5-7 0 1.5 10.5-7M-10.5 8-4 -1M10.5 8 4-1"),
        ("spot", "M-3.5 2.5a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0Z"),
    ],
    "senator": [  # the house of the Senate
        ("body", "M-10.5-3.5 0-10.5 10.5-3.5Z"),
        ("detail", "M-8-3.5V6M-2.8-3.5V6M2.8-3.5V6M8-3.5V6"),
        ("bold", "M-9.5 6.5h19M-11 10.2h22"),
    ],
    "consul": [  # the chair of office
        ("bold", "M-7-1C-6 5 3 5 7.5 10.5M7-1C6 5-3 5-7.5 10.5M-9.5 10.5H-6M6 10.5h3.5"),
        ("body", "M-9.5-4H9.5V-.5H-9.5Z"),
        ("spot", "M-8-4Q-7.5-8-4-8H4Q7.5-8 8-4Z"),
    ],
    "colonist": [  # one more of them
        ("body", FIGURE),
        ("dark", "M-4.5 4.2h9v2.6h-9ZM-1.3 1h2.6v9h-2.6Z"),
    ],
    "mason": [("stone", "M0-11 8.5-1Q5 4 0 4T-8.5-1Z"), ("bold", "M0 4V6.5"), ("spot", "M-2 6.5H2V11.3H-2Z")],
    "farmer": [  # a fork
        ("bold", "M0 11V-10.5M-7-10.5V-4.5Q-7-.5 0-.5T7-4.5V-10.5"),
        ("spot", "M-1.8 3.5H1.8V11.5H-1.8Z"),
    ],
    "smith": [  # an anvil
        ("stone", "M-11.5-6.5H-5V-8H10Q10-2.5 4-1.5V3Q7.5 4.5 7.5 9H-7.5Q-7.5 4.5-4 3V-.5Q-10-.5-11.5-6.5Z"),
        ("detail", "M-5-6.5V-3.5M-4.5 6H4.5"),
    ],
}
WINE: Final = "a2.9 2.9 0 1 1 5.8 0 2.9 2.9 0 1 1-5.8 0Z"
GRAPES: Final = (
    Path("M0-6.5C2-10 7-11.5 10-9.5 9-6 4-4.5 0-6.5Z", "leaf"),
    Path("M0-11V-5", "detail"),
    Group(
        (Path(f"M-8.2-3{WINE}M-2.9-3.5{WINE}M2.4-3{WINE}M-5.5 1.8{WINE}M-.3 1.8{WINE}M-2.9 6.7{WINE}", "body"),),
        tone="wine",
    ),
)
LOOM: Final = (
    Group((Path("M-6.5 1Q0-1 6.5 1V8Q0 6 -6.5 8Z", "body"),), tone="cloth"),
    Path("M-6-8V8M-3-8V8M0-8V8M3-8V8M6-8V8", "detail"),
    Path("M-9.5-11V11M9.5-11V11M-11-8H11", "bold"),
)
PERSON: Final = {
    **{kind: drawn(f"person-{kind}", PERSONS[kind], "person") for kind in KINDS if kind in PERSONS},
    "vintner": Symbol("person-vintner", GRAPES, "person"),
    "weaver": Symbol("person-weaver", LOOM, "person"),
}
FACE: Final = {sort: PERSON.get(sort, PERSON["mercator"]) for sort in SORTS}  # [sort]

# ---------------------------------------------------------------- pieces of each seat

ROOFS: Final = [  # dome, gable, battlement, mansard, spire; the whole and its shaded half
    ("M-9 10V0A9 9.6 0 0 1 9 0V10Z", "M0-9.6A9 9.6 0 0 1 9 0V10H0Z"),
    ("M-8 10V1H-11L0-11 11 1H8V10Z", "M0-11 11 1H8V10H0Z"),
    ("M-9 10V-9H-4.5V-5.6H-2.2V-9H2.2V-5.6H4.5V-9H9V10Z", "M0-9H2.2V-5.6H4.5V-9H9V10H0Z"),
    ("M-8 10V-1H-10L-5.4-10H5.4L10-1H8V10Z", "M0-10H5.4L10-1H8V10H0Z"),
    (
        "M0-12.5C1.8-8 8.8-5.5 8.8 0H7V10H-7V0H-8.8C-8.8-5.5-1.8-8 0-12.5Z",
        "M0-12.5C1.8-8 8.8-5.5 8.8 0H7V10H0Z",
    ),
]
SAILS: Final = "M-.7-10.5V3H-7.9ZM.9-8 8 3H.9Z"
HULL: Final = "M-10.8 3.8H10.8L7.2 10.8H-7.2Z"


def mark(seat: int, y: float, scale: float) -> Group:
    """The shape of a seat on its piece."""
    [shape] = SEATS[seat].content
    assert isinstance(shape, Path)
    return Group((Path(shape.d, "pip"),), 0, y, scale)


def house(seat: int) -> Symbol:
    """CO-2.5 A house: it has the colour of its seat, and the shape as roof and as mark."""
    whole, half = ROOFS[seat]
    content = (Path(whole, "halo"), Path(whole, "seat"), Path(half, "dim"), mark(seat, 3.5, 0.36))
    return Symbol(f"house-{seat}", content, f"roof-{seat}")


def walker(seat: int) -> Symbol:
    """CO-1.7 A colonist for land."""
    shade = Path("M0-10.6a4.6 4.6 0 0 1 2.6 8.4C6.2-.8 8 3.8 8.2 10.2H0Z", "dim")
    content = (Path(FIGURE, "halo"), Path(FIGURE, "seat"), shade, mark(seat, 4.6, 0.38))
    return Symbol(f"walker-{seat}", content, f"roof-{seat}")


def ship(seat: int) -> Symbol:
    """CO-1.7 A colonist for the sea."""
    halo = Path(f"{SAILS}{HULL}", "halo")
    content = (halo, Path(SAILS, "snow"), Path(HULL, "seat"), mark(seat, 7.1, 0.27))
    return Symbol(f"ship-{seat}", content, f"roof-{seat}")


HOUSES: Final = [house(seat) for seat in range(len(ROOFS))]  # laid with the tone of the seat
WALKERS: Final = [walker(seat) for seat in range(len(ROOFS))]
SHIPS: Final = [ship(seat) for seat in range(len(ROOFS))]
COLONIST: Final = {"land": WALKERS, "sea": SHIPS}  # [way][seat]

# ---------------------------------------------------------------- two cards of which there is one: 80 by 116

MARK: Final = Symbol("mark", (Path(star(8, 12, 9.6), "medallion"),))  # CO-17.2 the scoring marker
MAGNUS: Final = Symbol(  # CO-8.9
    "magnus",
    (
        Box(1, 1, 78, 114, 7, "paper"),
        Box(6, 6, 68, 104, 4, "arch"),
        Path(star(8, 27, 20.5, 40, 50), "gilt"),
        Group(tuple(Path(d, ink) for ink, d in PERSONS["prefect"]), 40, 52, 1.5, tone="person"),
    ),
    "saturnus",
)
CONCORDIA: Final = Symbol(  # CO-15.9
    "concordia",
    (
        Box(1, 1, 78, 114, 7, "paper"),
        Box(6, 6, 68, 104, 4, "arch"),
        Path(star(8, 15, 11.3, 40, 50), "gilt"),
        Group(tuple(Path(d, ink) for ink, d in SIGNS["concordia"]), 40, 52, 2.3),
    ),
    "concordia",
)
