"""What a card does, in signs (AW-16, AW-17): figures and small drawings in a row, from where reading begins."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from mizban.games.architects.face.scene.drawings import GOOD, SIGN, SKILL
from mizban.games.architects.face.scene.places import SPOT
from mizban.games.architects.rules import effects as e
from mizban.games.architects.rules.cards import DATA
from mizban.render.glyphs import Struck, figure, in_row
from mizban.render.shapes import Path, Shape, Symbol, Text, Use
from mizban.render.texts import RIGHT_TO_LEFT

Row = dict[str, Any]  # of the data
APPRENTICE: Final[dict[str, Row]] = {row["id"]: row for row in DATA["apprentice"]}
BUILDING: Final[dict[str, Row]] = {row["id"]: row for row in DATA["building"]}
TIMING: Final = {e.AT_ONCE: "now", e.AT_END: "later"}  # scoring has no sign of its own


Glyph = Symbol | Struck | str


def symbol(name: str) -> Symbol:
    """The drawing of something that a card brings or costs."""
    if name in GOOD:
        return GOOD[name]
    return SIGN["card" if name == "building_card" else name]


def gains(goods: dict[str, int]) -> list[Glyph]:
    """What is received: +2 clay."""
    return [glyph for name, n in goods.items() for glyph in (f"+{n}", symbol(name))]


def units(goods: dict[str, int]) -> list[Glyph]:
    """So many of each: 2 clay."""
    return [glyph for name, n in goods.items() for glyph in (str(n), symbol(name))]


# ---------------------------------------------------------------- what the cards do


@cache
def of_apprentice(id: str) -> tuple[Glyph, ...]:
    """AW-16 What an apprentice does."""
    row = APPRENTICE[id]
    return tuple(deed(e.PUPIL_KINDS.index(row["kind"]), row))


def deed(kind: int, row: Row) -> list[Glyph]:
    """First where or when it works, then what it brings."""
    got, at = gains(row.get("gain", {})), SPOT.get(row.get("location", ""))
    where: list[Glyph] = [at] if at else []
    match kind:
        case e.CATHEDRAL_BONUS:
            return [SPOT["cathedral"], *got]
        case e.DEBT_PAID_BONUS:
            return [SIGN["paid"], *got]
        case e.STOREHOUSE_TRADE:
            return [*units(row["pay"]), "→", *units(row["gain"])]
        case e.RESET_RELEASE:
            return [SIGN["reset"], str(row["count"]), SPOT["prison"], SIGN["free"]]
        case e.RESET_NO_PRISONERS:
            return [SIGN["reset"], Struck(SPOT["prison"]), *got]
        case e.RESET_GAIN:
            return [SIGN["reset"], *got]
        case e.TOWN_CENTRE_DISCOUNT | e.BLACK_MARKET_DISCOUNT:
            return [*where, f"−{row['silver']}", GOOD["silver"]]
        case e.BLACK_MARKET_NO_LOSS | e.TAX_STAND_DISCOUNT:
            return [*where, "−1", Struck(SIGN["virtue"])]
        case e.STOREHOUSE_EXTRA:
            return [*where, f"+{row['amount']}"]
        case e.ALL_SKILLS:
            return [SKILL[skill] for skill in row["skills"]]
    return [*where, *got]  # location_bonus, tax_stand_gain, black_market_bonus, guardhouse_send_bonus


@cache
def of_building(id: str) -> tuple[Glyph, ...]:
    """AW-17 What a building does, after the sign of when it does it."""
    row = BUILDING[id]
    kind, timing = e.HOUSE_KINDS.index(row["kind"]), row["timing"]
    when: list[Glyph] = [SIGN[TIMING[timing]]] if timing in TIMING else []
    return (*when, *(points(kind, row) if timing == e.AS_POINTS else effect(kind, row)))


def points(kind: int, row: Row) -> list[Glyph]:
    """AW-17.16 to AW-17.22 What a building scores besides its own points."""
    each: list[Glyph] = [f"+{row.get('vp_each', row.get('vp_bonus', 0))}", SIGN["points"]]
    per = str(row["per"]) if row.get("per", 1) > 1 else ""
    match kind:
        case e.POINTS_IF_HIGHEST:
            return [*each, SIGN["most"], SPOT["cathedral"]]
        case e.POINTS_IF_RICHEST:
            return [*each, SIGN["most"], GOOD[row["resource"]]]
        case e.POINTS_IF_NO_DEBT:
            return [*each, Struck(SIGN["debt"])]
        case e.POINTS_PER_SKILL:
            return [*each, "/", SKILL[row["skill"]]]
        case e.POINTS_PER_BUILDING:
            return [*each, "/", SIGN["card"]]
        case e.POINTS_PER_CAPTURED:
            return [*each, "/", per, SIGN["irons"]]
        case e.POINTS_PER_VIRTUE:
            return [*each, "/", per, SIGN["virtue"]]
        case e.POINTS_PER_PAID_DEBT:
            return [*each, "/", SIGN["paid"]]
    n = row["vp_per_unpaid_debt"]
    return [f"+{n}" if n > 0 else f"−{-n}", SIGN["points"], "/", SIGN["debt"]]


def effect(kind: int, row: Row) -> list[Glyph]:
    """AW-17.1 to AW-17.15 What a building does at once, or at the end before scoring."""
    match kind:
        case e.GAIN:
            return gains(row["gain"])
        case e.GAIN_CHOICE:
            return [*gains(row["gain_a"]), "/", *gains(row["gain_b"])]
        case e.GAIN_PER_VIRTUE:
            return [*gains(row["gain"]), "/", str(row["per"]), SIGN["virtue"]]
        case e.DISCARD_BUILDING:
            return [SIGN["card"], "→", *units(row["gain"])]
        case e.HIRE_FREE:
            return ["+1", SIGN["hire"]]
        case e.DISCARD_APPRENTICE:
            return ["−1", SIGN["hire"]]
        case e.TAKE_DEBT:
            return [f"+{row['debts']}", SIGN["debt"]]
        case e.DESTROY_DEBT:
            return [Struck(SIGN["debt"])]
        case e.FREE_CAPTURE:
            return [str(row["captures"]), SIGN["irons"]]
        case e.RELEASE_BOARDS:
            return [SIGN["board"], SIGN["free"], "/", str(row["captures"]), SIGN["irons"]]
        case e.RELEASE_PRISON:
            return [SPOT["prison"], SIGN["free"]]
        case e.EXTRA_WORKER:
            return ["+1", SIGN["supply"], SPOT["guildhall"]]
        case e.ALL_GAIN_VIRTUE:
            return [SIGN["everybody"], f"+{row['virtue_gain']}", SIGN["virtue"]]
        case e.ALL_LOSE_VIRTUE:
            return [f"{row['threshold']}+", SPOT["prison"], f"−{row['virtue_loss']}", SIGN["virtue"]]
    return virtues(kind, row)


def virtues(kind: int, row: Row) -> list[Glyph]:
    """AW-17.13 to AW-17.15 The virtue that a building brings or costs at the end."""
    if kind == e.LOSE_VIRTUE:
        return [f"−{row['virtue_loss']}", SIGN["virtue"]]
    if kind == e.VIRTUE_IF_HIGHEST:
        return [f"+{row['virtue_bonus']}", SIGN["virtue"], SIGN["most"], SPOT["cathedral"]]
    each: list[Glyph] = [f"+{row['virtue_each']}", SIGN["virtue"], "/", str(row["per"])]
    if kind == e.VIRTUE_PER_PAID_DEBT:
        return [*each, SIGN["paid"]]
    if kind == e.VIRTUE_PER_BUILDING:
        return [*each, SIGN["card"]]
    return [*each, *(GOOD[good] for good in row["count_any_of"])]


# ---------------------------------------------------------------- in a row


def wide(glyph: Glyph, scale: float) -> float:
    """How much room a glyph takes."""
    if isinstance(glyph, str):
        return (4 + 9 * len(glyph)) * scale if glyph else 0
    return 25 * scale


def line(
    glyphs: tuple[Glyph, ...] | list[Glyph],
    lang: str,
    x: float,
    y: float,
    scale: float,
    room: float,
    begin: bool = False,
) -> tuple[Shape, ...]:
    """Glyphs in a row about a point, or from a point on; smaller where the room is short."""
    return row_of(tuple(glyphs), lang in RIGHT_TO_LEFT, x, y, scale, room, begin)


@lru_cache(8192)
def row_of(
    glyphs: tuple[Glyph, ...], turned: bool, x: float, y: float, scale: float, room: float, begin: bool
) -> tuple[Shape, ...]:
    """The same, once for each row."""
    total = sum(wide(glyph, scale) for glyph in glyphs)
    if total > room:
        scale *= room / total
        total = room
    spots = in_row(glyphs, [wide(glyph, scale) for glyph in glyphs], total, turned, x, begin)
    return tuple(shape for glyph, at in spots for shape in single(glyph, turned, at, y, round(scale, 2)))


def single(glyph: Glyph, turned: bool, x: float, y: float, scale: float) -> list[Shape]:
    """One glyph."""
    if isinstance(glyph, str):
        words = "←" if glyph == "→" and turned else glyph
        return [Text(x, y + 0.5, words, figure(scale))] if glyph else []
    if isinstance(glyph, Struck):
        stroke = Path(f"M{x - 8 * scale:g} {y + 9 * scale:g}L{x + 8 * scale:g} {y - 9 * scale:g}", "struck")
        return [Use(glyph.symbol, x, y, scale), stroke]
    return [Use(glyph, x, y, scale)]
