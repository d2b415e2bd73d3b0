"""What never changes in the pictures of Biblios: its colours, emblems, card faces and the scriptorium."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from mizban.games.biblios.face.names import thing
from mizban.games.biblios.face.scene.inks import INKS
from mizban.games.biblios.rules.cards import CARDS, CATEGORIES, CHURCH, CHURCHES, GOLDS, KINDS
from mizban.render.shapes import Box, Disc, Look, Path, Shape, Symbol, Text, Tone, Use, ring, round_ring, star

WIDTH: Final = 924
HEIGHT: Final = 748
LEFT: Final = 24  # the table lies inside the hem
WIDE: Final = WIDTH - 2 * LEFT
TONES: Final = {
    "monks": Tone("#4E3424", "#7A563F", "#C79A72", "#FCEFD0"),
    "pigments": Tone("#2A62A3", "#4A82C0", "#EDE3CC", "#58A6E8"),
    "holy_books": Tone("#2F7A4A", "#52996A", "#FBF3DD", "#E9B64C"),
    "manuscripts": Tone("#D07F22", "#E7A250", "#FFF1D2", "#FFFFFF", mark="#2A1500"),
    "forbidden_tomes": Tone("#B5303A", "#CB555B", "#5A1A22", "#E9B64C", line="#F3C9A8"),
    "gold": Tone("#94701E", "#C79A35", "#F2C64D", "#FFF1C2"),
    "church": Tone("#56457A", "#7564A0", "#FBF3DD", "#E9B64C"),
}
LOOK: Final = Look("biblios", ("#57323A", "#3B2228"), ("#663F47", "#492C33"), TONES, inks=INKS)

# ---------------------------------------------------------------- emblems: 50 by 50 about their centre, ink and path

Drawing = list[tuple[str, str]]

MONKS: Final[Drawing] = [
    ("body", "M0-21C-13-21-13-6-15 4-17 12-19 16-20 21H20C19 16 17 12 15 4 13-6 13-21 0-21Z"),
    ("dark", "M0-15C-8-15-9-7-9-2-9 6-4 9 0 9S9 6 9-2C9-7 8-15 0-15Z"),
    ("skin", "M0-9C-5-9-6.5-5-6.5-1-6.5 4-3 7 0 7S6.5 4 6.5-1C6.5-5 5-9 0-9Z"),
    ("dots", "M-2.6-2h.1M2.6-2h.1"),
    ("detail", "M-2.5 3Q0 4.8 2.5 3M-7 11Q0 16 7 11M0 14V21"),
]
PIGMENTS: Final[Drawing] = [
    ("body", "M-15-4H15Q14 12 6 15H-6Q-14 12-15-4ZM-8 15h16l3 5h-22Z"),
    ("stick", "M2-5 14-21"),
    ("spot", "M-12-4q4-6 8-2 3-5 7-1 4-3 8 3M-14-18q-4 6 0 7 4-1 0-7ZM-3-21q-3 5 0 6 3-1 0-6Z"),
]
HOLY_BOOKS: Final[Drawing] = [
    ("body", "M0-10Q-9-15-20-12V14Q-9 11 0 16 9 11 20 14V-12Q9-15 0-10Z"),
    ("detail", "M0-10V16M-15-6q5-1 10 1.5M-15 0q5-1 10 1.5M-15 6q5-1 10 1.5M15-6q-5-1-10 1.5M15 0q-5-1-10 1.5"),
    ("detail", "M15 6q-5-1-10 1.5M0-22v6M-9-21l2.5 5M9-21l-2.5 5"),
]
MANUSCRIPTS: Final[Drawing] = [
    ("body", "M-13-18H11q5 0 5 5H8V16q0 4-5 4h-17q4-1 4-5V-13q0-5-3-5Z"),
    ("detail", "M11-18q-3 0-3 5M-6-11H4M-6-5H4M-6 1H4M-6 7H1"),
    ("spot", "M4 18Q8 2 21-8 20 6 4 18Z"),
]
FORBIDDEN_TOMES: Final[Drawing] = [
    ("body", "M-14-20H12q3 0 3 3V17q0 3-3 3H-11q-4 0-4-4V-17Z"),
    ("detail", "M-9-20V20M-15 16q0-4 4-4H15"),
    ("spot", "M-2-3h11v9H-2ZM.8-3v-3.5a2.7 2.7 0 0 1 5.4 0V-3"),
    ("detail", "M3.5 1v2.5M-15-13h7M-15-9h7M9-13h6"),
]
GOLD: Final[Drawing] = [
    ("coin", "M-19 13A13 6 0 0 0 7 13V8H-19Z"),
    ("coin", "M-19 8A13 6 0 0 0 7 8V3H-19Z"),
    ("coin", "M-19 3A13 6 0 1 1 7 3 13 6 0 1 1-19 3Z"),
    ("coin", "M-3-8A12 12 0 1 1 21-8 12 12 0 1 1-3-8ZM.5-8A8.5 8.5 0 1 1 17.5-8 8.5 8.5 0 1 1 .5-8Z"),
    ("spot", "M9-13.5l1.6 3.7 3.9.2-3 2.6 1 3.9-3.5-2.2-3.5 2.2 1-3.9-3-2.6 3.9-.2Z"),
]
MITRE: Final[Drawing] = [
    ("body", "M0-22Q-13-8-12 10H12Q13-8 0-22Z"),
    ("spot", "M-12 10H12V16H-12Z"),
    ("bold", "M0-11V4M-5-5H5"),
    ("detail", "M-7 16l-2 6M7 16l2 6"),
]
DRAWINGS: Final = [MONKS, PIGMENTS, HOLY_BOOKS, MANUSCRIPTS, FORBIDDEN_TOMES, GOLD, MITRE]
EMBLEMS: Final = {
    tone: Symbol(f"emblem-{tone}", tuple(Path(d, ink) for ink, d in drawing), tone)
    for tone, drawing in zip(TONES, DRAWINGS, strict=True)
}

# ---------------------------------------------------------------- cards: 80 by 116, small ones 22 by 30

ARCH: Final = "M8 96V52C8 34 24 30 40 20 56 30 72 34 72 52V96Z"
WINDOW: Final = "M11.5 92.5V53C11.5 38 26 34 40 25 54 34 68.5 38 68.5 53V92.5Z"
STUD: Final = "l3.6 3.6-3.6 3.6-3.6-3.6Z"  # from its upper corner
RING: Final = ring(80, 116, 8, (16, 46))  # the left of a card is to be seen even in a fan
FRAME: Final = Symbol("card", (Box(1, 1, 78, 114, 7, "paper"), Path(ARCH, "arch"), Path(WINDOW, "window")))
SMALL_BACK: Final = Symbol(
    "small-back",
    (Box(0, 0, 22, 30, 3.5, "paper"), Box(2.5, 2.5, 17, 25, 2, "back"), Path(star(8, 6, 4.6, 11, 15), "gilt")),
)
BID_CARD: Final = Symbol("bid-card", (Box(-20, -27, 40, 54, 6, "paper"), Box(-15.5, -22.5, 31, 45, 3, "trim")))
BLUFF: Final = Symbol("bluff", (Disc(0, 0, 27, "coin-bluff"),))
COIN_RING: Final = round_ring(29)
CARD_RING: Final = Symbol("ring-bid-card", (Use(ring(44, 58, 8), -22, -29),))
RAYS: Final = Symbol("rays", (Path(star(16, 38, 29), "rays"),))  # behind the highest bid


class CardFace(NamedTuple):
    """What a kind of card looks like: in the usual size, where another card covers its right, with large figures for
    small pictures, and tiny."""

    tone: str
    value: int
    letter: str
    card: Symbol
    covered: Symbol
    clear: Symbol
    small: Symbol


def face(kind: str) -> CardFace:
    """BI-1.5 to BI-1.9 Value, letter, emblem, and a stud for each point. A letter that would be covered stands on the
    left."""
    card = next(card for card in CARDS if card.kind == kind)
    tone = CATEGORIES[card.category] if card.category >= 0 else "gold" if kind in GOLDS else "church"
    letter = chr(ord("A") + card.letter) if card.letter >= 0 else ""
    right: list[Shape] = [Text(66, 105.5, letter, "letter")] if letter else []
    left: list[Shape] = [Text(12, 104, letter, "small-letter")] if letter else []
    figures = signed(kind, "sign") if tone == "church" else valued(card.value, 33 if letter else 40)
    plain = signed(kind, "large-sign") if tone == "church" else figures
    drawn: list[Shape] = [Use(FRAME), Use(EMBLEMS[tone], 40, 63, 0.92)]
    large = Symbol(f"card-{kind}", (*drawn, *figures, *right), tone)
    covered = Symbol(f"covered-{kind}", (*drawn, *(valued(card.value, 47) if letter else figures), *left), tone)
    clear = Symbol(f"clear-{kind}", (*drawn, *plain, *right), tone)
    value: Shape = Text(6.5, 8.5, str(card.value), "small-value")
    tiny = [Use(EMBLEMS[tone], 11, 15.5, 0.5)] if tone == "church" else [value, Use(EMBLEMS[tone], 11.5, 20, 0.36)]
    small = Symbol(f"small-{kind}", (Box(0, 0, 22, 30, 3.5, "seal"), *tiny), tone)
    return CardFace(tone, card.value, letter, large, covered, clear, small)


def valued(value: int, middle: float) -> list[Shape]:
    """BI-1.5, BI-1.8 The value of a card, in figures and, about this middle, in studs."""
    studs = "".join(f"M{middle + 5.5 + 11 * i - 5.5 * value} 101.4{STUD}" for i in range(value))
    return [Disc(17, 17, 13.5, "seal"), Text(17, 17.5, str(value), "value"), Path(studs, "stud")]


def signed(kind: str, ink: str) -> list[Shape]:
    """BI-1.9 What a Church card does: a sign for each die."""
    church = CHURCHES[KINDS.index(kind) - CHURCH]
    sign = "±1" if church.up and church.down else "+1" if church.up else "−1"
    box = Box(8, 7, 64, 20, 10, "seal") if ink == "sign" else Box(5, 5, 70, 25, 12, "seal")
    return [box, Text(40, 17.5, "  ".join([sign] * church.dice), ink)]


FACES: Final = {kind: face(kind) for kind in KINDS}


@cache
def called(kind: str, tongue: str) -> str:
    """The name of a card."""
    return str(thing("card", KINDS.index(kind), tongue))
