"""The faces of the cards: buildings (AW-17) with what they need, cost and do; apprentices (AW-16) with their skills."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mizban.games.architects.face.scene.apprentices import PERSON, called
from mizban.games.architects.face.scene.buildings import HOUSE
from mizban.games.architects.face.scene.drawings import GOOD, SIGN, SKILL
from mizban.games.architects.face.scene.glyphs import APPRENTICE, BUILDING, Row, line, of_apprentice, of_building
from mizban.games.architects.rules.effects import ALL_SKILLS, PUPIL_KINDS
from mizban.render.glyphs import Side
from mizban.render.shapes import Box, Group, Path, Shape, Symbol, Text, Use
from mizban.render.tongue import named, spoken

BAND: Final = 18  # the height of a card's band
BANDS: Final = 30  # the same with two names
CARD: Final = (102, 108)  # a building in hand
LEAF: Final = (168, 86)  # the same on a phone
HIRE: Final = (118, 68)  # an apprentice at the Workshop
Tongues = tuple[str, ...]  # of one name or two
Lack = tuple[str, ...]  # goods and skills that somebody does not have for a card


@lru_cache(256)
def band(width: float, height: float, corner: float = 7) -> str:
    """The path of a card's coloured head."""
    x, c = width - 1, corner - 1
    return f"M1 {height:g}V{corner:g}q0-{c:g} {c:g}-{c:g}H{x - c:g}q{c:g} 0 {c:g} {c:g}V{height:g}Z"


def frame(tone: str, width: float, height: float, high: float, *names: Text) -> list[Shape]:
    """The paper of a card, and its name or names on a band."""
    head = Group((Path(band(width, high), "arch"), *names), tone=tone)
    return [Box(0.8, 0.8, width - 1.6, height - 1.6, 7, "paper"), head]


def worth(n: int, x: float, y: float, scale: float = 1) -> list[Shape]:
    """AW-19.1 The points of a building."""
    return [Group((Use(WREATH), Text(0, 0.5, str(n), "worth")), x, y, scale)]


WREATH: Final = Symbol("wreath", (Path("M-10 0a10 10 0 1 1 20 0 10 10 0 1 1-20 0Z", "body"),), "points")


def virtue(n: int, x: float, y: float, scale: float) -> list[Shape]:
    """AW-6.7, AW-12.4 The virtue sign of a card, about its centre: 32 wide at scale 1."""
    if not n:
        return []
    sign = Text(-9, 0.5, f"+{n}" if n > 0 else f"−{-n}", "glyph" if n > 0 else "glyph-bad")
    return [Group((sign, Use(SIGN["virtue"], 8, 0, 0.72)), x, y, scale)]


# ---------------------------------------------------------------- buildings


def tone_of(row: Row) -> str:
    """The tone of a building's band: by how many skills it needs."""
    return f"band-{len(row['skills'])}"


@lru_cache(2048)
def building(
    id: str, tongues: Tongues, width: float = CARD[0], height: float = CARD[1], lack: Lack = ()
) -> tuple[Shape, ...]:
    """AW-12.1, AW-12.2 A building as a card in hand; what is lacking for it is marked."""
    lang, high = spoken(tongues[0]), BAND if len(tongues) == 1 else BANDS
    row, side, top = BUILDING[id], Side(lang, width), high - 2 * (len(tongues) - 1)
    names = [Text(width / 2, BAND / 2 + 0.5, named(row, tongues[0]), "band-middle")]
    names += [Text(width / 2, BAND + 3, named(row, tongue), "second-middle") for tongue in tongues[1:]]
    shapes = frame(tone_of(row), width, height, high, *names)
    shapes.append(Use(HOUSE[id], side.at(width / 2 - (5 if row["virtue"] else 0)), top + 19))
    shapes += [
        shape for i, skill in enumerate(row["skills"]) for shape in need(skill, lack, side.at(12), top + 9 + 12 * i)
    ]
    shapes += worth(row["vp"], side.at(width - 14), top + 12)
    shapes += virtue(row["virtue"], side.at(width - 15), top + 32, 0.8)
    shapes.append(Path(f"M5 {top + 37}H{width - 5:g}", "hair"))
    shapes += cost(row["cost"], lack, lang, width / 2, top + 49, width - 8)
    shapes += foot(row, lang, width, height, height - top - (63 if top == BAND else 61))
    return tuple(shapes)


def foot(row: Row, lang: str, width: float, height: float, high: float) -> list[Shape]:
    """What a building does, on a tint at its foot."""
    top = height - high - 1.6
    ground = Path(f"M1.6 {top:g}H{width - 1.6:g}V{height - 8:g}q0 6-6 6H7.6q-6 0-6-6Z", "tint-card")
    return [ground, *line(of_building(row["id"]), lang, width / 2, top + high / 2, 0.66, width - 10)]


@lru_cache(2048)
def leaf(id: str, tongue: str, lack: Lack = (), width: float = LEAF[0], height: float = LEAF[1]) -> tuple[Shape, ...]:
    """The same on a phone, where it is wider than high."""
    lang, row, high = spoken(tongue), BUILDING[id], BAND + 3
    side = Side(lang, width)
    shapes = frame(tone_of(row), width, height, high, side.text(9, high / 2 + 0.5, named(row, tongue), "band-name"))
    shapes += worth(row["vp"], side.at(width - 14), high / 2 + 1.5, 0.94)
    shapes.append(Use(HOUSE[id], side.at(33), high + 20))
    shapes += cost(row["cost"], lack, lang, side.at((width + 60) / 2), high + 14, width - 68)
    needs = row["skills"]
    shapes += [
        shape for i, skill in enumerate(needs) for shape in need(skill, lack, side.at(76 + 19 * i), high + 34, 0.62)
    ]
    shapes += virtue(row["virtue"], side.at(width - 20), high + 34, 0.95)
    return (*shapes, *foot(row, lang, width, height, height - high - 45))


def need(skill: str, lack: Lack, x: float, y: float, scale: float = 0.48) -> list[Shape]:
    """AW-12.1 A skill that a building needs; on a red ground where nobody has it."""
    size = round(24 * scale, 1)
    ground = [Box(x - size / 2, y - size / 2, size, size, 3, "short")] if skill in lack else []
    return [*ground, Use(SKILL[skill], x, y, scale)]


def cost(goods: dict[str, int], lack: Lack, lang: str, x: float, y: float, room: float) -> list[Shape]:
    """AW-12.2 What has to be paid: so many of each good; what is lacking on a red ground."""
    step = min(30.0, room / len(goods))
    away, scale = min(6.4, step * 0.27), round(min(0.62, step / 37), 2)
    side, shapes = Side(lang, 0), list[Shape]()
    start = -step * (len(goods) - 1) / 2
    for i, (good, n) in enumerate(goods.items()):
        sign = -1 if side.turned else 1
        at = x + sign * (start + i * step)
        if good in lack:
            shapes.append(Box(round(at - step / 2 + 0.5, 1), y - 9, round(step - 1, 1), 18, 4, "short"))
        shapes.append(Text(round(at - sign * away, 1), y + 0.5, str(n), "glyph" if step > 22 else "glyph-small"))
        shapes.append(Use(GOOD[good], round(at + sign * away * 0.75, 1), y, scale))
    return shapes


@lru_cache(2048)
def plaque(id: str, lang: str, width: float, height: float) -> tuple[Shape, ...]:
    """AW-12.3 A building that stands: its drawing, and its points on the side that no other building covers."""
    row = BUILDING[id]
    scale = round(min((width - 4) / 52, (height - 4) / 34), 2)
    paper = Box(0.6, 0.6, width - 1.2, height - 1.2, 4, "medallion")
    return (paper, Use(HOUSE[id], width / 2, height / 2, scale), *worth(row["vp"], Side(lang, width).at(6), 6, 0.62))


# ---------------------------------------------------------------- apprentices


@lru_cache(2048)
def apprentice(id: str, tongues: Tongues, width: float = HIRE[0], height: float = HIRE[1]) -> tuple[Shape, ...]:
    """AW-16 An apprentice: the trade, the skills, what they do, and the virtue that hiring them brings or costs."""
    lang, row = spoken(tongues[0]), APPRENTICE[id]
    side, high = Side(lang, width), BAND if len(tongues) == 1 else BANDS
    names = [side.text(7, BAND / 2 + 0.5, named(row, tongues[0]), "small-band")]
    names += [side.text(7, BAND + 3, named(row, tongue), "band-second") for tongue in tongues[1:]]
    shapes = frame("band-hire", width, height, high, *names)
    scale = round((height - high) / 46, 2)
    shapes.append(Use(PERSON[called(id)], side.at(20 * scale), high + 15.5 * scale, scale))
    shapes += skills(row, side, width - 12, height - 13)
    shapes += virtue(row["virtue"], side.at(58), height - 12, 0.9)
    room = width - 40 * scale - 6
    shapes += line(of_apprentice(id), lang, side.at(width - 4 - room / 2), high + 15 * scale, 0.7 * scale, room)
    return tuple(shapes)


def skills(row: Row, side: Side, end: float, y: float) -> list[Shape]:
    """AW-12.1 The skills of an apprentice, before this point; the Labourer's are what they do."""
    if row["kind"] == PUPIL_KINDS[ALL_SKILLS]:
        return []
    return [Use(SKILL[skill], side.at(end - 18 * i), y, 0.66) for i, skill in enumerate(row["skills"])]


@lru_cache(2048)
def chip(id: str, size: float) -> tuple[Shape, ...]:
    """A hired apprentice in little room: the trade, and a skill at the foot."""
    row = APPRENTICE[id]
    scale = size / 34
    shapes: list[Shape] = [Box(0.6, 0.6, size - 1.2, size - 1.2, 5 * scale, "medallion")]
    shapes.append(Use(PERSON[called(id)], size / 2, size / 2 - 4 * scale, round(0.84 * scale, 2)))
    for i, skill in enumerate(row["skills"]):
        shapes.append(Use(SKILL[skill], round((7 + 10 * i) * scale, 1), size - 7 * scale, round(0.46 * scale, 2)))
    return tuple(shapes)
