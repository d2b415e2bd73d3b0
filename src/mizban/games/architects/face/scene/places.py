"""The places of the town (AW-3.7): a view of each, 190 by 74, on which its workers stand, and a small sign of each."""

from __future__ import annotations

from typing import Final

from mizban.games.architects.face.scene.buildings import crown, door, flag, gable, hip, panes, wall
from mizban.games.architects.face.scene.drawings import GOOD, SIGN, SIGNS, Drawing, drawn
from mizban.render.shapes import Path, Shape, Symbol, Use

WIDE: Final = 190
HIGH: Final = 74
SKY: Final = "M1.5 74V11Q1.5 1.5 11 1.5H179Q188.5 1.5 188.5 11V74Z"
GROUND: Final = 42  # where the ground begins


def ground(path: str) -> Path:
    """The ground, from a line at the left edge to the right one."""
    return Path(f"M1.5 74V{path}V74Z", "ground")


def fir(x: float, y: float, high: float, ink: str) -> Path:
    """A fir whose foot is there."""
    wide = high * 0.28
    top, middle = y - high, y - high * 0.45
    return Path(
        f"M{x:g} {top:g}L{x + wide * 0.75:g} {middle:g}H{x + wide * 0.4:g}L{x + wide:g} {y:g}H{x - wide:g}"
        f"L{x - wide * 0.4:g} {middle:g}H{x - wide * 0.75:g}Z",
        ink,
    )


def crate(x: float, y: float, size: float = 9) -> tuple[Shape, ...]:
    """A crate that stands there."""
    left, top = x - size / 2, y - size
    return (
        Path(f"M{left:g} {y:g}v-{size:g}h{size:g}v{size:g}Z", "timber"),
        Path(f"M{left:g} {top:g}l{size:g} {size:g}M{left:g} {y:g}l{size:g}-{size:g}", "detail"),
    )


VIEWS: Final[dict[str, tuple[Shape, ...]]] = {
    "forest": (
        *(fir(x, 44, high, "speck") for x, high in ((96, 22), (112, 27), (129, 23), (146, 28), (163, 25))),
        ground("42Q40 36 90 41T188.5 38"),
        *(fir(x, y, high, "growth") for x, y, high in ((120, 48, 33), (139, 46, 30), (157, 49, 36), (175, 48, 32))),
        *(fir(x, 44, 20, "growth") for x in (12, 24)),
        Path("M83 47v-6h9v6Z", "timber"),
        Path("M83 41a4.5 2 0 1 1 9 0 4.5 2 0 1 1-9 0Z", "parchment"),
    ),
    "quarry": (
        Path("M70 46V36H90V27H112V17H140V9H188.5V46Z", "speck"),
        Path("M104 48V38H122V28H146V19H188.5V48Z", "growth"),
        Path("M122 38H188M146 28H188M140 38V48M166 28V38M158 38V48M172 19V28", "course"),
        ground("44Q60 40 100 46T188.5 44"),
        Path("M92 46V18M92 20H122M92 30 102 20M86 46H98", "bold"),
        Path("M120 20V30", "detail"),
        Path("M115 30H126V37H115Z", "ashlar"),
        Use(GOOD["stone"], 16, 42, 0.6),
    ),
    "mines": (
        Path("M60 50C84 20 104 12 128 8 152 6 176 14 188.5 26V50Z", "growth"),
        Path("M1.5 46C12 34 26 32 40 46Z", "speck"),
        Path("M100 18Q118 26 126 14M150 16Q160 24 172 20", "course"),
        ground("45Q50 41 100 46T188.5 45"),
        Path("M127 48V30a13 13 0 0 1 26 0V48Z", "dark"),
        Path("M127 48V28M153 48V28M123 27H157", "stick-thin"),
        Path("M92 38H115L112 46H95Z", "timber"),
        Path("M96 38q4-7 8-1 5-6 8 1Z", "corn"),
        Path("M96 47a2.6 2.6 0 1 1 5.2 0 2.6 2.6 0 1 1-5.2 0ZM106 47a2.6 2.6 0 1 1 5.2 0 2.6 2.6 0 1 1-5.2 0Z", "dark"),
    ),
    "silversmith": (
        ground("44Q60 41 110 44T188.5 42"),
        wall(142, 26, 58, "plaster", 48),
        gable(142, 26, 58, 19, "slate-roof"),
        wall(163, 4, 9, "brick", 20),
        door(126, 12, 16, 48),
        Path("M140 32H164V42H140Z", "dark"),
        Path("M145 37h14", "glow-line"),
        Path("M104 48V42L99 38H118L113 42V48Z", "rock"),
        Path("M170 22h8v4", "detail"),
        Use(GOOD["silver"], 179, 33, 0.72),
    ),
    "kings_storehouse": (
        ground("44Q60 40 110 44T188.5 43"),
        wall(143, 24, 66, "plaster", 48),
        hip(143, 24, 66, 14),
        Path("M110 36H176M121 24V48M165 24V48M133 24V36M154 24V36", "beam-line"),
        door(143, 18, 18, 48),
        Use(SIGN["most"], 143, 17, 0.5),
        *crate(101, 49, 10),
        *crate(91, 49, 8),
        *flag(112, 12),
    ),
    "town_centre": (
        wall(98, 26, 24, "plaster", 48),
        gable(98, 26, 24, 12),
        wall(124, 20, 26, "plaster", 48),
        gable(124, 20, 26, 13, "slate-roof"),
        wall(178, 24, 20, "plaster", 48),
        gable(178, 24, 18, 12),
        wall(152, 14, 18, "ashlar", 48),
        gable(152, 14, 18, 12, "slate-roof"),
        Path("M147 23a5 5 0 1 1 10 0 5 5 0 1 1-10 0Z", "snow"),
        Path("M152 20V23L154.5 24.5", "detail"),
        panes((94, 34), (102, 34), (119, 29), (129, 29), (119, 38), (129, 38), (178, 34)),
        ground("46Q60 42 110 46T188.5 45"),
        door(152, 8, 11, 46),
    ),
    "tax_stand": (
        ground("44Q60 41 110 45T188.5 43"),
        Path("M108 20V50M176 20V50", "bold"),
        Path("M101 24 108 8H176L183 24Z", "snow"),
        Path("M101 24 108 8H121.6L118 24ZM134.5 24 135.2 8H148.8L151 24ZM167 24 162.4 8H176L183 24Z", "cloth-red"),
        Path("M106 36H178V50H106Z", "timber"),
        Path("M128 36V30a4 4 0 0 1 4-4H152a4 4 0 0 1 4 4V36Z", "brick"),
        Path("M128 32H156", "detail"),
        Use(GOOD["tax"], 142, 43, 0.6),
    ),
    "guardhouse": (
        *(wall(142, 24, 50, "wall-grey", 50), crown(142, 24, 50, "wall-grey")),
        *(wall(114, 16, 20, "wall-grey", 50), crown(114, 16, 20, "wall-grey")),
        *(wall(170, 16, 20, "wall-grey", 50), crown(170, 16, 20, "wall-grey")),
        ground("45Q60 42 110 47T188.5 46"),
        door(142, 20, 20, 48),
        Path("M137 48V31M142 48V29M147 48V31M132 40H152", "gate"),
        panes((114, 26), (170, 26)),
    ),
    "workshop": (
        ground("44Q60 41 110 45T188.5 43"),
        wall(140, 24, 70, "plaster", 49),
        gable(140, 24, 70, 20),
        Path("M106 36H174M122 24V49M158 24V49M140 10V36", "beam-line"),
        door(140, 14, 15, 49),
        Path("M98 49V42H110V49Z", "timber"),
    ),
    "prison": (
        Path(
            "M1.5 20H188.5M1.5 38H188.5M1.5 56H188.5"
            "M30 1.5V20M78 1.5V20M126 1.5V20M172 1.5V20M54 20V38M102 20V38M150 20V38",
            "joint",
        ),
        Path("M30 38V56M78 38V56M126 38V56M172 38V56M54 56V74M102 56V74M150 56V74", "joint"),
        Path("M146 30V14a13 11 0 0 1 26 0V30Z", "cell-dark"),
        Path("M152 30V6M159 30V4M166 30V6M146 20H172", "bars"),
    ),
    "black_market": (
        Path("M92 46V20L108 8 124 20V46ZM150 46V14L170 2 188.5 13V46Z", "growth"),
        Path("M124 46V26H150V46Z", "speck"),
        ground("45Q60 42 110 46T188.5 45"),
        Path("M100 26H108V34H100ZM162 22H171V31H162Z", "lit-window"),
        Path("M137 16V28", "detail"),
        Path("M133 28H141V36H133Z", "corn"),
    ),
}


def built(place: str) -> Symbol:
    """The view of a place."""
    return Symbol(f"view-{place}", (Path(SKY, "main"), *VIEWS[place]), place)


VIEW: Final = {place: built(place) for place in VIEWS}

# ---------------------------------------------------------------- a small sign of each place, 24 by 24

SPOTS: Final[dict[str, Drawing]] = {
    "forest": [("timber", "M-1.8 4H1.8V10.5H-1.8Z"), ("leaf", "M0-11 6-3H3.5L8.5 5H-8.5L-3.5-3H-6Z")],
    "quarry": [("ashlar", "M-10 9V1H-3V-4H4V-9H10V9Z"), ("detail", "M-3 1H10M-3 1V9M4-4H10M4 1V9")],
    "mines": [
        ("rock", "M-11 9.5C-8-4-4-9.5 1-9.5S9-3 11 9.5Z"),
        ("dark", "M-4.5 9.5V3a4.5 4.5 0 0 1 9 0V9.5Z"),
        ("stick-thin", "M-5 9V1M5 9V1M-6.5 0H6.5"),
    ],
    "silversmith": [
        ("rock", "M-11-4H-4.5V-6H10Q9.5-.5 4 .5V4Q7 5.5 7 9.5H-7Q-7 5.5-4 4V1Q-10 1-11-4Z"),
        ("snow", "M3-10 4-7.6 6.4-7.4 4.6-5.8 5.2-3.4 3-4.7.8-3.4 1.4-5.8-.4-7.4 2-7.6Z"),
    ],
    "kings_storehouse": [
        ("plaster", "M-8.5 9.5V-1H8.5V9.5Z"),
        ("tile", "M-11-1-6-8.5H6L11-1Z"),
        ("dark", "M-3.5 9.5V5a3.5 3.5 0 0 1 7 0V9.5Z"),
        ("corn", "M-3.4-2-3.8-6-1.4-4.4 0-7 1.4-4.4 3.8-6 3.4-2Z"),
    ],
    "workshop": [
        ("plaster", "M-8 9.5V-1H8V9.5Z"),
        ("tile", "M-10.5-1 0-10 10.5-1Z"),
        ("bold", "M-4.5 7.5 4.5 1M-4.5 1 4.5 7.5"),
    ],
    "town_centre": [
        ("plaster", "M-10.5 9.5V0H-3V9.5ZM3 9.5V0H10.5V9.5Z"),
        ("ashlar", "M-4 9.5V-5H4V9.5Z"),
        ("tile", "M-11.5 0-6.8-5.5-2 0ZM2 0 6.8-5.5 11.5 0Z"),
        ("slate-roof", "M-5.5-5 0-11 5.5-5Z"),
        ("snow", "M-2.2-.5a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 1 1-4.4 0Z"),
    ],
    "tax_stand": [
        ("bold", "M-8.5-3V10M8.5-3V10"),
        ("snow", "M-11-2-8.5-9.5H8.5L11-2Z"),
        ("cloth-red", "M-11-2-8.5-9.5H-3L-4-2ZM4-2 3-9.5H8.5L11-2Z"),
        ("timber", "M-9.5 3.5H9.5V9.5H-9.5Z"),
    ],
    "guardhouse": [
        ("wall-grey", "M-10 9.5V-8H-7.5V-5.5H-5V-8H-2.5V-2H2.5V-8H5V-5.5H7.5V-8H10V9.5Z"),
        ("dark", "M-3.5 9.5V5.5a3.5 3.5 0 0 1 7 0V9.5Z"),
    ],
    "black_market": [
        ("bold", "M0-11V-7"),
        ("cell-dark", "M-6-7H6L7.5 7H-7.5Z"),
        ("lit-window", "M-3.8-4H3.8L4.6 4H-4.6Z"),
        ("cell-dark", "M-5 7H5V10H-5Z"),
    ],
    "guildhall": [
        ("plaster", "M-10 9.5V0H10V9.5Z"),
        ("tile", "M-11.5 0-6-8.5H6L11.5 0Z"),
        ("dark", "M-7.5 9.5V5a2 2 0 0 1 4 0V9.5ZM-2 9.5V5a2 2 0 0 1 4 0V9.5ZM3.5 9.5V5a2 2 0 0 1 4 0V9.5Z"),
    ],
    "prison": SIGNS["bars"][1],
    "cathedral": SIGNS["cathedral"][1],
}
SPOT: Final = {place: drawn(f"spot-{place}", drawing, place) for place, drawing in SPOTS.items()}
