"""The buildings (AW-17): a small drawing of each, 52 by 34 about its centre; it stands on a line at 15."""

from __future__ import annotations

from typing import Final

from mizban.games.architects.face.scene.drawings import GOOD, SIGN, SKILL
from mizban.render.shapes import Path, Shape, Symbol, Use

BASE: Final = 15  # where walls begin
Parts = tuple[Shape, ...]


def wall(x: float, top: float, width: float, ink: str = "ashlar", base: float = BASE) -> Path:
    """A wall about x, from the ground up to its top."""
    return Path(f"M{x - width / 2:g} {base:g}V{top:g}H{x + width / 2:g}V{base:g}Z", ink)


def gable(x: float, eaves: float, width: float, high: float, ink: str = "tile") -> Path:
    """A roof with two sides, a little wider than its wall."""
    return Path(f"M{x - width / 2 - 2:g} {eaves:g}L{x:g} {eaves - high:g}L{x + width / 2 + 2:g} {eaves:g}Z", ink)


def hip(x: float, eaves: float, width: float, high: float, ink: str = "tile") -> Path:
    """A roof with a ridge."""
    half = width / 2 + 2
    return Path(
        f"M{x - half:g} {eaves:g}L{x - half + high:g} {eaves - high:g}H{x + half - high:g}L{x + half:g} {eaves:g}Z", ink
    )


def crown(x: float, top: float, width: float, ink: str = "ashlar") -> Path:
    """Battlements on a wall."""
    part = width / 5
    return Path(f"M{x - width / 2:g} {top:g}V{top - 4:g}" + f"h{part:g}v4h{part:g}v-4" * 2 + f"h{part:g}v4Z", ink)


def door(x: float, width: float = 5, high: float = 8, base: float = BASE) -> Path:
    """An arched door."""
    half = width / 2
    return Path(f"M{x - half:g} {base:g}V{base - high + half:g}a{half:g} {half:g} 0 0 1 {width:g} 0V{base:g}Z", "dark")


def panes(*spots: tuple[float, float]) -> Path:
    """Small windows."""
    return Path("".join(f"M{x - 1.4:g} {y + 2:g}v-3.4h2.8v3.4Z" for x, y in spots), "dark")


def tower(x: float, top: float, width: float, ink: str = "ashlar") -> Parts:
    """A wall with battlements."""
    return (wall(x, top, width, ink), crown(x, top, width, ink))


def cottage(x: float, top: float, width: float, high: float, ink: str = "plaster", roof: str = "tile") -> Parts:
    """A house with a gable."""
    return (wall(x, top, width, ink), gable(x, top, width, high, roof))


def cross(x: float, y: float) -> Path:
    """On a church."""
    return Path(f"M{x:g} {y:g}v-6M{x - 2:g} {y - 4:g}h4", "detail")


def flag(x: float, y: float) -> Parts:
    """On a tower."""
    return (Path(f"M{x:g} {y:g}v-8", "detail"), Path(f"M{x:g} {y - 8:g}h6l-2 2 2 2h-6Z", "brick"))


def market(good: str) -> Parts:
    """A stall with a good."""
    awning = "M-17-3-14-10H14L17-3Z"
    stripes = "M-8.5-3-7-10H0V-3ZM8.5-3 7-10H14L17-3Z"
    posts = Path("M-15-3V15M15-3V15", "bold")
    return (posts, wall(0, 7, 32, "timber"), Path(awning, "snow"), Path(stripes, "tile"), Use(GOOD[good], 0, 3, 0.62))


def hut(skill: str) -> Parts:
    """A hut with the sign of a skill."""
    return (*cottage(-3, 1, 26, 14), door(-10, 5, 9), Use(SKILL[skill], 3, 7.4, 0.52), wall(18, 9, 8, "timber"))


def dome(x: float, y: float, radius: float, ink: str = "slate-roof") -> Path:
    """A round roof."""
    return Path(f"M{x - radius:g} {y:g}a{radius:g} {radius:g} 0 0 1 {2 * radius:g} 0Z", ink)


def arches(y: float, high: float) -> Path:
    """A row of arches, as of a bridge."""
    holes = "".join(f"M{x - 4:g} {y + high:g}v-{high - 8:g}a4 4 0 0 1 8 0v{high - 8:g}Z" for x in (-15, -5, 5, 15))
    return Path(holes, "dark")


BUILT: Final[dict[str, Parts]] = {
    "smithy": (
        *cottage(-4, 2, 28, 12),
        door(-8, 8, 10),
        wall(15, -8, 7, "brick"),
        Path("M15-10c-4-3 4-3 0-6", "detail"),
    ),
    "steeple": (wall(0, -2, 12), gable(0, -2, 12, 13, "slate-roof"), cross(0, -12), door(0), panes((0, 2))),
    "stone_market": market("stone"),
    "wood_market": market("wood"),
    "clay_market": market("clay"),
    "silver_market": market("silver"),
    "tavern": (
        *cottage(0, 1, 34, 13),
        door(-8, 6, 9),
        panes((4, 8), (11, 8)),
        Path("M20 2h5M23 2v4", "detail"),
        Path("M20 6h6v6h-6Z", "corn"),
    ),
    "thieves_den": (
        Path("M-23 15C-20-2-8-12 3-10S22 4 23 15Z", "rock"),
        door(0, 12, 13),
        Path("M-3 9h.1M3 9h.1", "eyes"),
    ),
    "tilers_hut": hut("tiling"),
    "carpenters_hut": hut("carpentry"),
    "masons_hut": hut("masonry"),
    "trading_post": (
        *cottage(-8, 2, 24, 11),
        door(-12),
        Use(GOOD["wood"], 15, 10, 0.5),
        Use(GOOD["clay"], 16, 2, 0.5),
        *flag(-8, -9),
    ),
    "treasury": (
        wall(0, 0, 30),
        gable(0, 0, 30, 11, "slate-roof"),
        Path("M-10 0V15M-3 0V15M3 0V15M10 0V15", "detail"),
        Use(GOOD["gold"], 0, 9, 0.5),
    ),
    "university": (
        wall(0, 0, 44),
        hip(0, 0, 44, 7, "slate-roof"),
        wall(0, -8, 12),
        gable(0, -8, 12, 8, "slate-roof"),
        door(0),
        panes((-15, 6), (-8, 6), (8, 6), (15, 6)),
    ),
    "watchtower": (*tower(0, -6, 14), panes((0, 0), (0, 7)), *flag(0, -10)),
    "well": (
        Path("M-12 15V6H12V15Z", "ashlar"),
        Path("M-9 6V-5M9 6V-5", "bold"),
        gable(0, -4, 22, 9),
        Path("M0-4V6", "detail"),
    ),
    "aqueduct": (wall(0, -6, 48), arches(-6, 21), Path("M-24-6V-9H24V-6Z", "water")),
    "armoury": (wall(0, -1, 34), crown(0, -1, 34), door(-9, 7, 10), Path("M4 11 14 1M14 11 4 1", "bold")),
    "barracks": (wall(0, 1, 44, "plaster"), hip(0, 1, 44, 10), door(-13), door(0), door(13), *flag(18, -6)),
    "betting_house": (
        *cottage(0, 0, 30, 12),
        door(-8, 6, 9),
        Path("M2 3h9v9H2Z", "snow"),
        Path("M4.5 5.5h.1M8.5 9.5h.1M6.5 7.5h.1", "dots"),
    ),
    "castle": (
        wall(0, 3, 34),
        crown(0, 3, 34),
        *tower(-18, -5, 10),
        *tower(18, -5, 10),
        wall(0, -5, 12),
        gable(0, -5, 12, 9),
        door(0, 8, 9),
    ),
    "chapel": (
        wall(3, 1, 24),
        gable(3, 1, 24, 10, "slate-roof"),
        wall(-12, -5, 9),
        gable(-12, -5, 9, 9, "slate-roof"),
        cross(-12, -12),
        door(5),
    ),
    "church": (
        wall(5, 0, 30),
        hip(5, 0, 30, 8),
        *tower(-15, -8, 11),
        cross(-15, -11),
        door(-15, 5, 9),
        panes((1, 7), (8, 7), (15, 7)),
    ),
    "clay_pit": (
        Path("M-24 15C-16 2-6 0 0 6 6 0 16 2 24 15Z", "rock"),
        Use(GOOD["clay"], 0, 9, 0.62),
        Path("M-12-9-6 6M-15-6-9-11", "bold"),
    ),
    "drafting_room": (
        *cottage(-6, 1, 28, 12, roof="slate-roof"),
        Path("M10-6H24V12H10Z", "snow"),
        Path("M13 8V1l4-4 4 4V8Z", "detail"),
        door(-6),
    ),
    "dungeon": (
        wall(0, 0, 40, "rock"),
        crown(0, 0, 40, "rock"),
        Use(SIGN["bars"], 0, 7, 0.66),
        *tower(-19, -7, 8, "rock"),
    ),
    "factory": (
        wall(2, 3, 38, "brick"),
        Path("M-17 3V-5l9 5V-5l9 5V-5l9 5V-5l11 5V3Z", "tile"),
        wall(-19, -13, 6, "brick"),
        door(2, 8, 8),
    ),
    "fortress": (
        wall(0, 0, 30),
        crown(0, 0, 30),
        *tower(-17, -6, 13),
        *tower(17, -6, 13),
        door(0, 9, 11),
        *flag(-17, -9),
        *flag(17, -9),
    ),
    "fountain": (
        Path("M-16 15 -13 8H13L16 15Z", "ashlar"),
        Path("M-7 3H7L4 6H-4Z", "ashlar"),
        Path("M0 3V-8M0-8C-5-12-8-6-8 0M0-8C5-12 8-6 8 0", "spray"),
    ),
    "gamblers_den": (
        *cottage(0, -1, 32, 12, "rock", "slate-roof"),
        door(-9, 7, 10),
        Path("M1 4h6v8H1Z", "snow"),
        Path("M8 2h6v8H8Z", "brick"),
    ),
    "hideout": (
        Path("M-24 15C-22 4-12-2 0-2S22 4 24 15Z", "leaf"),
        *cottage(0, 6, 14, 9, "timber", "timber"),
        door(0),
        Path("M-16 2-12-10-8 2Z", "leaf"),
        Path("M10 2 14-12 18 2Z", "leaf"),
    ),
    "keep": (
        wall(0, -8, 22),
        crown(0, -8, 22),
        door(0, 7, 9),
        panes((-5, -1), (5, -1), (0, -1)),
        wall(-17, 5, 12),
        wall(17, 5, 12),
    ),
    "library": (
        wall(0, 0, 36),
        gable(0, 0, 36, 12),
        Path("M-7 12V3Q-3 1 0 3 3 1 7 3V12Q3 10 0 12-3 10-7 12ZM0 3V12", "snow"),
        panes((-13, 7), (13, 7)),
    ),
    "lighthouse": (
        Path("M-6 15-3.5-6H3.5L6 15Z", "snow"),
        Path("M-5.3 9-4.6 3H4.6L5.3 9Z", "brick"),
        wall(0, -11, 8, "corn", -6),
        dome(0, -11, 4),
        Path("M-7-9-14-12M7-9 14-12M-7-7H-14M7-7H14", "detail"),
    ),
    "lumber_camp": (
        *cottage(-10, 4, 20, 10, "timber"),
        Use(GOOD["wood"], 9, 9, 0.8),
        Path("M14 3 18-14 22 3Z", "leaf"),
        door(-10),
    ),
    "moneylender": (*cottage(0, 0, 30, 12), door(-8, 6, 9), Use(GOOD["silver"], 5, 7, 0.58), panes((11, 5))),
    "monument": (
        Path("M-12 15V10H12V15ZM-8 10V6H8V10Z", "ashlar"),
        Path("M-3.5 6-2.5-12 0-16 2.5-12 3.5 6Z", "ashlar"),
        Use(SIGN["virtue"], 0, -1, 0.3),
    ),
    "observatory": (
        wall(0, 2, 30),
        dome(0, 2, 13),
        Path("M2-4 14-14 17-11 6-1Z", "timber"),
        door(0),
        panes((-9, 8), (9, 8)),
    ),
    "palace": (
        wall(0, 2, 46, "plaster"),
        hip(0, 2, 46, 7),
        wall(-16, -5, 10, "plaster"),
        dome(-16, -5, 6, "corn"),
        wall(16, -5, 10, "plaster"),
        dome(16, -5, 6, "corn"),
        door(0, 8, 9),
        panes((-16, 4), (16, 4), (-8, 9), (8, 9)),
    ),
    "reservoir": (
        Path("M-22 15V1H22V15Z", "ashlar"),
        Path("M-18 5H18V15H-18Z", "water"),
        Path("M-14 9q3.5-3 7 0t7 0 7 0 7 0", "spray"),
        Path("M-22 1V-2H22V1Z", "ashlar"),
    ),
    "crane": (
        Path("M-14 15V-12M-18 15H-6M-14-12 16-15M-14-2-4-13", "stick-thin"),
        Path("M14-15V-2", "detail"),
        Path("M9-2H19V6H9Z", "ashlar"),
    ),
    "graveyard": (
        Path("M-24 15Q0 6 24 15Z", "leaf"),
        Path("M-14 12V2a4 4 0 0 1 8 0V12ZM6 13V4a4 4 0 0 1 8 0V13Z", "ashlar"),
        Path("M0 9V-9M-5-4H5", "bold"),
    ),
    "museum": (
        wall(0, 3, 40),
        gable(0, 0, 40, 11),
        Path("M-22 3V0H22V3Z", "ashlar"),
        Path("M-15 3V15M-8 3V15M8 3V15M15 3V15", "bold"),
        door(0, 6, 9),
    ),
}
HOUSE: Final = {name: Symbol(f"house-{name}", parts, "house") for name, parts in BUILT.items()}
