"""The places of the town (AW-3.7): a view of each, 190 by 74, on which its workers stand. Above is sky, below ground."""

from __future__ import annotations

from typing import Final

from mizban.games.architects.scene.drawings import GOOD, SIGN
from mizban.games.architects.scene.houses import crown, door, flag, gable, hip, panes, wall
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
            "M1.5 20H188.5M1.5 38H188.5M1.5 56H188.5M30 1.5V20M78 1.5V20M126 1.5V20M172 1.5V20M54 20V38M102 20V38M150 20V38",
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
