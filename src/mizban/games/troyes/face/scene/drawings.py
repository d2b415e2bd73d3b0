"""What never changes in the pictures of Troyes: its colours, dice, signs, and the citizens and cubes of each party."""

from __future__ import annotations

from typing import Final

from mizban.games.troyes.face.scene.inks import INKS
from mizban.render.shapes import PIPS, SEATS, Box, Disc, Group, Look, Path, Shape, Symbol, Text, Tone, darker, star

HUES: Final = ("red", "white", "yellow")
NEUTRAL: Final = 4  # the party after the seats: grey, and alone Le Roy
GREY, ROYAL = 4, 5  # how the pieces of that party look
PEN: Final = "#2A221C"


def pair(colour: str) -> tuple[str, str]:
    """A colour in light and in dark: a town keeps its colours by night, only deeper."""
    return colour, darker(colour, 0.82)


PAPERS: Final = {"red": "#F4DAD3", "white": "#F8F4EA", "yellow": "#F7E8BF", "black": "#E2DDD1", "mixed": "#EDE8F3"}
COLOURS: Final = {f"{name}-paper": pair(colour) for name, colour in PAPERS.items()} | {
    "vellum": pair("#F6EFE0"),
    "parchment": pair("#E6D8BB"),
    "square": pair("#D8CDB4"),  # the paving of the city
    "lead": ("#2B2748", "#1B1930"),
    "glass": ("#DCE3EC", "#A9B2BE"),
}


def domain(name: str, deep: str, spot: str, mark: str) -> Tone:
    """The colours of a domain: the band of its cards, their paper, what is written on the band."""
    return Tone(deep, f"var(--{name}-paper)", deep, spot, PEN, mark)


def of_thing(body: str, spot: str, line: str = PEN, mark: str = "#FFF9EA") -> Tone:
    """The colours of a small thing: its large parts, its small ones, and the lines in it."""
    return Tone("var(--parchment)", "var(--vellum)", body, spot, line, mark)


def of_die(fill: str, pips: str) -> Tone:
    """The colours of a die."""
    return Tone(darker(fill, 0.7), fill, fill, fill, pips, pips)


TONES: Final = {
    "red": domain("red", "#A82F38", "#ECEFF1", "#FFF6E8"),
    "white": domain("white", "#B5AC98", "#FFFDF6", "#241C16"),
    "yellow": domain("yellow", "#D9A72E", "#F3CF63", "#2A1D00"),
    "black": domain("black", "#57534F", "#8B8072", "#FFF6E8"),
    "mixed": domain("mixed", "#6B5F8F", "#C9BFE0", "#FFF6E8"),
    "die-red": of_die("#B3323F", "#FFF3E6"),
    "die-white": of_die("#FDFAF1", "#2A221C"),
    "die-yellow": of_die("#E9B64C", "#3A2600"),
    "die-black": of_die("#2B2A2F", "#F6EFE2"),
    "die-any": of_die("#CFC5B2", "#2A221C"),
    "coin": of_thing("#E3B02F", "#F7DC86", "#7A5A14"),
    "influence": of_thing("#8A5BB0", "#D9C3EC"),
    "points": of_thing("#5D7F3B", "#FFF7D8"),
    "cathedral": of_thing("#CFC5B2", "#2C86CC"),
    "plain": of_thing("#FFF8E6", "#B3323F"),
    "steel": of_thing("#ECEFF1", "#B98F5A"),
    "party-0": of_thing("#F6F0E1", "#3A322A", PEN, "#3A322A"),
    "party-1": of_thing("#F08A24", "#3A1C02", PEN, "#3A1C02"),
    "party-2": of_thing("#2C86CC", "#FFF", PEN, "#FFF"),
    "party-3": of_thing("#26263B", "#FFE3A0", "#C9C4D8", "#FFE3A0"),
    "party-4": of_thing("#9B978E", "#FFF", PEN, "#FFF"),
    "party-5": of_thing("#A81F3A", "#F2C64D", PEN, "#F2C64D"),
}
LOOK: Final = Look("troyes", ("#3F3A66", "#292645"), ("#4B4576", "#353157"), TONES, COLOURS, INKS)

Drawing = list[tuple[str, str]]  # ink and path; 24 by 24 about their centre


def drawn(id: str, drawing: Drawing, tone: str) -> Symbol:
    """A symbol of paths."""
    return Symbol(id, tuple(Path(d, ink) for ink, d in drawing), tone)


# ---------------------------------------------------------------- dice

OUTLINE: Final[dict[str, tuple[Shape, ...]]] = {  # 32 by 32; the colours differ by shape too (TR-1.2)
    "red": (Path("M-9-15.2H9L15.2-9V9L9 15.2H-9L-15.2 9V-9Z", "die-top"),),
    "white": (Box(-15.2, -15.2, 30.4, 30.4, 11, "die-top"),),
    "yellow": (Box(-15.2, -15.2, 30.4, 30.4, 1.5, "die-top"), Box(-12, -12, 24, 24, 1, "die-frame")),
    "black": (Box(-15.2, -15.2, 30.4, 30.4, 4, "die-top"), Path("M-15.2-8V-15.2H-8M8 15.2H15.2V8", "die-corner")),
    "any": (Box(-15.2, -15.2, 30.4, 30.4, 6, "die-any"),),
}


def face(colour: str, value: int) -> Symbol:
    """A die that shows a value."""
    pips = [Disc(-8 + 8 * (int(p) % 3), -8 + 8 * (int(p) // 3), 3.1, "pip") for p in PIPS[value]]
    return Symbol(f"die-{colour}-{value}", (*OUTLINE[colour], *pips), f"die-{colour}")


DIE: Final = {(colour, value): face(colour, value) for colour in (*HUES, "black") for value in range(1, 7)}
BLANK: Final = {colour: Symbol(f"die-{colour}", OUTLINE[colour], f"die-{colour}") for colour in OUTLINE}
UNROLLED: Final = Symbol("die-unrolled", (*OUTLINE["black"], Text(0, 1, "?", "die-query")), "die-black")
SMALL: Final = {  # the same as signs, 24 by 24
    colour: Symbol(f"sign-die-{colour}", (Group(OUTLINE[colour], scale=0.62),), f"die-{colour}") for colour in OUTLINE
}

# ---------------------------------------------------------------- signs

ROUND: Final = "M-9.8 0a9.8 9.8 0 1 1 19.6 0 9.8 9.8 0 1 1-19.6 0Z"
MAN: Final = (
    "M0-10.2a4.4 4.4 0 0 1 3.2 7.4l6.6 3.4-1.4 3.4-4-1.2L7 10.2H2L0 5.8-2 10.2H-7L-4.4 2.8-8.4 4-9.8.6-3.2-2.8"
    "A4.4 4.4 0 0 1 0-10.2Z"
)
BLOCK: Final = "M-9-4.5 0-9 9-4.5V4.5L0 9-9 4.5Z"
PENNON: Final = "M-6.5-9.5H6.5V9L0 4.5-6.5 9Z"
SIGNS: Final[dict[str, tuple[str, Drawing]]] = {  # tone and drawing
    "coin": ("coin", [("body", ROUND), ("detail", "M-6.4 0a6.4 6.4 0 1 1 12.8 0 6.4 6.4 0 1 1-12.8 0ZM0-3.6V3.6")]),
    "influence": (
        "influence",
        [("body", "M0-10.5 3-4.6H8.6L6 .6 8.4 6.4H-8.4L-6 .6-8.6-4.6H-3ZM-8.4 6.4H8.4V10H-8.4Z")],
    ),
    "points": ("points", [("body", ROUND), ("speck", star(5, 7.4, 3.2, 0, 0.6))]),
    "red": ("steel", [("body", "M0-10.5 2.2-7.4V3H-2.2V-7.4Z"), ("spot", "M-6 3H6V5.6H-6ZM-1.3 5.6H1.3V10.4H-1.3Z")]),
    "white": ("plain", [("body", "M-2.2-10H2.2V-4.6H7.2V-.4H2.2V10H-2.2V-.4H-7.2V-4.6H-2.2Z")]),
    "yellow": (
        "yellow",
        [
            ("bold", "M0 10.5V-2"),
            (
                "spot",
                "M0 2.6C-4.4 1.6-6.4-1.4-6.4-5 -2.6-4.6 0-2 0 2.6ZM0 2.6C4.4 1.6 6.4-1.4 6.4-5 2.6-4.6 0-2 0 2.6Z",
            ),
            ("spot", "M0-3.4C-2.2-5.6-2.2-8.2 0-10.6 2.2-8.2 2.2-5.6 0-3.4Z"),
        ],
    ),
    "now": ("coin", [("body", "M1.8-10.5-7 1.4H-1.2L-2.4 10.5 7.2-2.4H1Z")]),
    "later": (
        "plain",
        [
            ("body", "M-5.5-9V-6L-.8 0-5.5 6V9H5.5V6L.8 0 5.5-6V-9Z"),
            ("speck", "M-3.4 8 0 3.6 3.4 8Z"),
            ("bold", "M-6.5-9.6H6.5M-6.5 9.6H6.5"),
        ],
    ),
    "flag": ("plain", [("bold", "M-6.4-10V10.5"), ("body", "M-6.4-9.2H8L4.4-4.4 8 .4H-6.4Z")]),
    "citizen": ("plain", [("body", MAN)]),
    "cube": ("plain", [("body", BLOCK), ("detail", "M-9-4.5 0 0 9-4.5M0 0V9")]),
    "cathedral": (
        "cathedral",
        [
            ("body", "M-8.5 10V-1.5L0-10.8 8.5-1.5V10Z"),
            ("spot", "M-3-.5a3 3 0 1 1 6 0 3 3 0 1 1-6 0Z"),
            ("dark", "M-2 10V6.4a2 2 0 0 1 4 0V10Z"),
        ],
    ),
    "most": ("coin", [("body", "M-9.5 7-10.2-4.4-4.6-.4 0-8 4.6-.4 10.2-4.4 9.5 7Z"), ("detail", "M-9 3.4H9")]),
    "salary": (
        "coin",
        [
            ("body", "M-7 9C-12 3-6-4-2.4-6H2.4C6-4 12 3 7 9Z"),
            ("bold", "M-2.8-9H2.8L2.2-6H-2.2Z"),
            ("detail", "M0-1.6V5.4"),
        ],
    ),
    "card": ("plain", [("body", "M-7-9.7H7V9.7H-7Z"), ("detail", "M-4-5.5H4M-4-1.5H4M-4 2.5H1")]),
    "person": (  # a character
        "influence",
        [
            ("body", "M-8.5 10C-8.5 3.6-4.4 2 0 2S8.5 3.6 8.5 10Z"),
            ("skin", "M-4.6-4a4.6 4.6 0 1 1 9.2 0 4.6 4.6 0 1 1-9.2 0Z"),
            ("spot", "M-5.6-5.4-6-10.6-2.6-8.2 0-11 2.6-8.2 6-10.6 5.6-5.4Z"),
        ],
    ),
    "start": ("coin", [("bold", "M-5.5-10V10.5"), ("body", "M-5.5-9.4C-1-11.5 2-6.8 8-9V1.6C2 3.8-1-.8-5.5 1.2Z")]),
    "field": (
        "yellow",
        [
            ("spot", "M-10.5 9.5C-9 3-5-1 0-1S9 3 10.5 9.5Z"),
            ("detail", "M-5.4 9.5C-5 5-3.4 2-2.4 0M5.4 9.5C5 5 3.4 2 2.4 0M0 9.5V-.6"),
            ("corn", "M-3-6.4a3 3 0 1 1 6 0 3 3 0 1 1-6 0Z"),
        ],
    ),
    "flip": (
        "steel",
        [
            ("bold", "M-8 3A8.4 8.4 0 0 1 7-4.4M8-3A8.4 8.4 0 0 1-7 4.4"),
            ("dark", "M9.4-8.6 8.2-1 2.4-5.4ZM-9.4 8.6-8.2 1-2.4 5.4Z"),
        ],
    ),
    "palace": (
        "red",
        [
            ("body", "M-10 10V-4H-7V-7.5H-3.6V-4H3.6V-7.5H7V-4H10V10Z"),
            ("dark", "M-2.4 10V4.4a2.4 2.4 0 0 1 4.8 0V10Z"),
            ("bold", "M0-4V-10.5"),
            ("spot", "M0-10.5H6L4.4-8.2 6-6H0Z"),
        ],
    ),
    "bishopric": (
        "white",
        [
            ("body", "M-9.5 10V-2L-4 -6.5 1.5-2V10Z"),
            ("body", "M1.5 10V-4H9.5V10Z"),
            ("bold", "M-4-6.5V-11M-5.8-9.4H-2.2"),
            ("dark", "M-5.6 10V5.4a1.7 1.7 0 0 1 3.4 0V10ZM4 0H7V4H4Z"),
        ],
    ),
    "city_hall": (
        "yellow",
        [
            ("body", "M-10 10V-1H10V10Z"),
            ("spot", "M-10.6-1 0-6 10.6-1Z"),
            ("body", "M-2.6-5V-10L0-11.4 2.6-10V-5Z"),
            ("dark", "M-7.4 2.4H-4.6V6H-7.4ZM4.6 2.4H7.4V6H4.6ZM-2 10V5a2 2 0 0 1 4 0V10Z"),
        ],
    ),
    "tick": ("plain", [("picked-edge", "M-6 .5-1.8 5 6.5-5"), ("picked", "M-6 .5-1.8 5 6.5-5")]),
    "none": ("plain", [("struck", "M-8.5 8.5 8.5-8.5")]),
}
SIGN: Final = {name: drawn(f"sign-{name}", drawing, tone) for name, (tone, drawing) in SIGNS.items()}

# ---------------------------------------------------------------- pieces of each party

BAR: Final = "M-7-2.4H7V2.4H-7Z"
CROWN: Final = "M-8 6.4-9-5-4.4-.6 0-7.4 4.4-.6 9-5 8 6.4Z"


def shape_of(look: int) -> str:
    """The shape of a party on its pieces."""
    if look >= GREY:
        return BAR if look == GREY else CROWN
    [shape] = SEATS[look].content
    assert isinstance(shape, Path)
    return shape.d


def mark(look: int, y: float, scale: float) -> Group:
    """The same, laid on a piece."""
    return Group((Path(shape_of(look), "pip"),), 0, y, scale)


def citizen(look: int) -> Symbol:
    """TR-1.5 A citizen: it has the colour of its party, and its shape as a mark."""
    return Symbol(f"citizen-{look}", (Path(MAN, "halo"), Path(MAN, "piece"), mark(look, 0.6, 0.38)), f"party-{look}")


def cube(look: int) -> Symbol:
    """TR-1.6 A cube; its mark lies on the upper face."""
    lines = Path("M-9-4.5 0 0 9-4.5M0 0V9", "piece-line")
    return Symbol(f"cube-{look}", (Path(BLOCK, "piece"), lines, mark(look, -4.3, 0.3)), f"party-{look}")


def marker(look: int) -> Symbol:
    """TR-1.7 The marker of a party."""
    return Symbol(f"marker-{look}", (Path(ROUND, "piece"), mark(look, 0, 0.66)), f"party-{look}")


CITIZENS: Final = [citizen(look) for look in range(6)]
CUBES: Final = [cube(look) for look in range(6)]
MARKERS: Final = [marker(look) for look in range(6)]

# ---------------------------------------------------------------- characters (TR-19)

FACES: Final = {  # what each one counts
    "chretien_de_troyes": "citizen",
    "urbain_iv": "cathedral",
    "thibaut_ii": "coin",
    "hugues_de_payns": "influence",
    "le_florentin": "card",
    "henri_i": "flag",
}
