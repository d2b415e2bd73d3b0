"""What a card does, in signs (AW-16, AW-17): figures and small drawings in a row, from where reading begins."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from mizban.games.architects.face.scene.drawings import GOOD, SIGN, SKILL
from mizban.games.architects.face.scene.places import SPOT
from mizban.games.architects.rules.cards import DATA
from mizban.render.glyphs import Struck, figure, in_row
from mizban.render.shapes import Path, Shape, Symbol, Text, Use
from mizban.render.texts import RIGHT_TO_LEFT

Row = dict[str, Any]  # of the data
APPRENTICE: Final[dict[str, Row]] = {row["id"]: row for row in DATA["apprentice"]}
BUILDING: Final[dict[str, Row]] = {row["id"]: row for row in DATA["building"]}
TIMING: Final = {"immediate": "now", "end": "later"}  # scoring has no sign of its own


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
    return tuple(deed(row["kind"], row))


def deed(kind: str, row: Row) -> list[Glyph]:
    """First where or when it works, then what it brings."""
    got, at = gains(row.get("gain", {})), SPOT.get(row.get("location", ""))
    where: list[Glyph] = [at] if at else []
    match kind:
        case "cathedral_bonus":
            return [SPOT["cathedral"], *got]
        case "debt_paid_bonus":
            return [SIGN["paid"], *got]
        case "storehouse_trade":
            return [*units(row["pay"]), "→", *units(row["gain"])]
        case "reset_release":
            return [SIGN["reset"], str(row["count"]), SPOT["prison"], SIGN["free"]]
        case "reset_if_no_prisoners":
            return [SIGN["reset"], Struck(SPOT["prison"]), *got]
        case "reset_gain":
            return [SIGN["reset"], *got]
        case "town_centre_discount" | "black_market_silver_discount":
            return [*where, f"−{row['silver']}", GOOD["silver"]]
        case "black_market_no_virtue_loss" | "tax_stand_virtue_discount":
            return [*where, "−1", Struck(SIGN["virtue"])]
        case "storehouse_extra_action":
            return [*where, f"+{row['amount']}"]
        case "all_skills":
            return [SKILL[skill] for skill in row["skills"]]
    return [*where, *got]  # location_bonus, tax_stand_gain, black_market_bonus, guardhouse_send_bonus


@cache
def of_building(id: str) -> tuple[Glyph, ...]:
    """AW-17 What a building does, after the sign of when it does it."""
    row = BUILDING[id]
    when: list[Glyph] = [SIGN[TIMING[row["timing"]]]] if row["timing"] in TIMING else []
    return (*when, *(points(row) if row["timing"] == "scoring" else effect(row["kind"], row)))


def points(row: Row) -> list[Glyph]:
    """AW-17.16 to AW-17.22 What a building scores besides its own points."""
    each: list[Glyph] = [f"+{row.get('vp_each', row.get('vp_bonus', 0))}", SIGN["points"]]
    per = str(row["per"]) if row.get("per", 1) > 1 else ""
    match row["kind"]:
        case "vp_if_most_cathedral":
            return [*each, SIGN["most"], SPOT["cathedral"]]
        case "vp_if_most_resource":
            return [*each, SIGN["most"], GOOD[row["resource"]]]
        case "vp_if_no_unpaid_debt":
            return [*each, Struck(SIGN["debt"])]
        case "vp_per_skill":
            return [*each, "/", SKILL[row["skill"]]]
        case "vp_per_building":
            return [*each, "/", SIGN["card"]]
        case "vp_per_captured":
            return [*each, "/", per, SIGN["irons"]]
        case "vp_per_virtue":
            return [*each, "/", per, SIGN["virtue"]]
        case "vp_per_paid_debt":
            return [*each, "/", SIGN["paid"]]
    n = row["vp_per_unpaid_debt"]
    return [f"+{n}" if n > 0 else f"−{-n}", SIGN["points"], "/", SIGN["debt"]]


def effect(kind: str, row: Row) -> list[Glyph]:
    """AW-17.1 to AW-17.15 What a building does at once, or at the end before scoring."""
    match kind:
        case "gain":
            return gains(row["gain"])
        case "gain_choice":
            return [*gains(row["gain_a"]), "/", *gains(row["gain_b"])]
        case "gain_per_virtue":
            return [*gains(row["gain"]), "/", str(row["per"]), SIGN["virtue"]]
        case "may_discard_building_for":
            return [SIGN["card"], "→", *units(row["gain"])]
        case "hire_free":
            return ["+1", SIGN["hire"]]
        case "discard_apprentice":
            return ["−1", SIGN["hire"]]
        case "take_debt":
            return [f"+{row['debts']}", SIGN["debt"]]
        case "may_destroy_debt":
            return [Struck(SIGN["debt"])]
        case "free_capture":
            return [str(row["captures"]), SIGN["irons"]]
        case "release_boards_or_capture":
            return [SIGN["board"], SIGN["free"], "/", str(row["captures"]), SIGN["irons"]]
        case "release_prison":
            return [SPOT["prison"], SIGN["free"]]
        case "extra_guildhall_worker":
            return ["+1", SIGN["supply"], SPOT["guildhall"]]
        case "all_gain_virtue":
            return [SIGN["everybody"], f"+{row['virtue_gain']}", SIGN["virtue"]]
        case "all_prison3_lose_virtue":
            return [f"{row['threshold']}+", SPOT["prison"], f"−{row['virtue_loss']}", SIGN["virtue"]]
    return virtues(kind, row)


def virtues(kind: str, row: Row) -> list[Glyph]:
    """AW-17.13 to AW-17.15 The virtue that a building brings or costs at the end."""
    if kind == "lose_virtue":
        return [f"−{row['virtue_loss']}", SIGN["virtue"]]
    if kind == "virtue_if_most_cathedral":
        return [f"+{row['virtue_bonus']}", SIGN["virtue"], SIGN["most"], SPOT["cathedral"]]
    each: list[Glyph] = [f"+{row['virtue_each']}", SIGN["virtue"], "/", str(row["per"])]
    if kind == "virtue_per_paid_debt":
        return [*each, SIGN["paid"]]
    if kind == "virtue_per_building":
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
