"""What a card does, in signs (TR-17, TR-18): figures and small drawings in a row, from where reading begins."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from mizban.games.troyes.face.scene.drawings import CITIZENS, CUBES, SIGN, SMALL, UNROLLED
from mizban.games.troyes.rules.cards import ACTIVITIES, ACTIVITY_IDS, EVENT_IDS, EVENT_ROWS
from mizban.games.troyes.rules.effects import TRADED, TRADES
from mizban.render.glyphs import Struck, figure, in_row
from mizban.render.shapes import Path, Shape, Symbol, Text, Use
from mizban.render.texts import RIGHT_TO_LEFT


class Unsure(NamedTuple):
    """TR-28.6 A provisional figure: it is underlined with dashes."""

    text: str


Glyph = Symbol | Struck | Unsure | str
Say = Callable[[str], Glyph]  # how a figure of a card is written


# ---------------------------------------------------------------- what the cards do


def of_activity(id: str, params: list[int], doubts: list[str]) -> list[Glyph]:
    """TR-17, TR-21, TR-28.6 What one activation of a card brings; `doubts` are its provisional figures."""
    card = ACTIVITIES[ACTIVITY_IDS.index(id)]

    def say(text: str) -> Glyph:
        return Unsure(text) if doubts else text

    if card.effect in TRADES:
        glyphs = trade(params, doubts)
    else:
        glyphs = delayed(card.effect, card.params, params, say) if card.delayed else at_once(card.effect, params, say)
    return [SMALL["red"], SMALL["white"], SMALL["yellow"], "→", *glyphs] if card.mixed else glyphs


def at_once(effect: str, params: list[int], say: Say) -> list[Glyph]:
    """TR-17.1 to TR-17.4, TR-17.7 to TR-17.9, TR-17.16 to TR-17.27, TR-21.5, TR-21.6 What happens at once."""
    a, b = params[0], params[1]
    first: list[Glyph] = [say(f"+{a}")]
    match effect:
        case "deniers_per_citizen_choice":
            return [*first, SIGN["coin"], "/", SIGN["citizen"], SIGN["palace"], SIGN["bishopric"]]
        case "vp_per_pair_of_cathedral_cubes":
            return [*first, SIGN["points"], "/", "2", SIGN["cube"], SIGN["cathedral"]]
        case "vp_for_most_dice_in_district":
            return [*first, SIGN["points"], SIGN["most"], SMALL["any"]]
        case "roll_to_place_event_cube":
            return [SMALL["any"], "3+", "→", say(str(a)), SIGN["cube"], SIGN["flag"]]
        case "event_cubes_per_red_die_in_own_district":
            return [say(str(a)), SIGN["cube"], SIGN["flag"], "/", SMALL["red"]]
        case "pay_influence_place_event_cubes":
            return [say(f"−{a}"), SIGN["influence"], "→", say(str(b)), SIGN["cube"], SIGN["flag"]]
        case "collect_per_city_hall_citizen":
            return [*first, SIGN["coin"], "/", SIGN["citizen"], SIGN["city_hall"]]
        case "vp_per_event_with_own_cube":
            return [*first, SIGN["points"], "/", SIGN["cube"], SIGN["flag"]]
        case "vp_for_highest_red_sum_in_district":
            return [*first, SIGN["points"], SIGN["most"], SMALL["red"]]
        case "deniers_per_yellow_die_on_square":
            return [*first, SIGN["coin"], "/", SMALL["yellow"]]
    assert effect == "vp_per_red_die_in_richest_district"
    return [*first, SIGN["points"], "/", SMALL["red"], SIGN["most"]]


def trade(params: list[int], doubts: list[str]) -> list[Glyph]:
    """TR-17.28, TR-28.6 What is paid, and what is gained, each sure or not."""
    paid: list[Glyph] = []
    gained: list[Glyph] = []
    for n, key, name in zip(params, TRADED, ("influence", "coin", "coin", "influence", "points"), strict=True):
        side, text = (paid, f"−{n}") if key.startswith("pay") else (gained, f"+{n}")
        if n:
            side += [Unsure(text) if key in doubts else text, SIGN[name]]
    return [*paid, "→", *gained] if paid else gained


def delayed(effect: str, row: dict[str, object], params: list[int], say: Say) -> list[Glyph]:
    """TR-17.5, TR-17.6, TR-17.10 to TR-17.15, TR-21.4 What a cube changes later."""
    a = params[0]
    group = SMALL[str(row.get("group_colour", "any"))]
    match effect:
        case "modify_group":
            return [group, group, "Σ", say(f"+{a}")]
        case "modify_each_die":
            return [group, say(f"+{a}")]
        case "set_each_die":
            return [group, "=", say(str(a))]
        case "treat_as_colour":
            return [SMALL[str(row["from_colour"])], "→", SMALL[str(row["to_colour"])]]
        case "free_dice":
            return ["1", SMALL[str(row["colour"])], "=", "0", SIGN["coin"]]
    assert effect == "split_die"
    return ["1", SMALL[str(row["from_colour"])], "→", say(str(a)), SMALL[str(row["to_colour"])]]


def of_event(id: str, black: int, params: list[int], unsure: bool, grey: int) -> list[Glyph]:
    """TR-18, TR-21.2 What an event does each round; `grey` is how the pieces of the party after the seats look."""
    row = EVENT_ROWS[EVENT_IDS.index(id)]
    home = SIGN[row["params"]["building"]] if "building" in row.get("params", {}) else SIGN["none"]
    dice: list[Glyph] = [UNROLLED] * black
    n: Glyph = Unsure(f"−{max(params)}") if unsure else f"−{max(params)}"
    match row["effect"]:
        case "neutral_citizen_palace" | "neutral_citizen_row":
            return [*dice, CITIZENS[grey], "→", home]
        case "each_player_loses":
            return [*dice, n, SIGN["influence" if params[0] else "coin"]]
        case "each_player_pays_per_city_hall_citizen":
            return [*dice, n, SIGN["coin"], "/", SIGN["citizen"], SIGN["city_hall"]]
        case "neutral_cube_on_events_to_the_left":
            return [*dice, CUBES[grey], "←", str(params[0]), SIGN["flag"]]
        case "remove_top_cathedral_cube":
            return [*dice, Struck(SIGN["cube"]), SIGN["cathedral"]]
        case "neutral_cathedral_cube":
            return [*dice, CUBES[grey], "→", SIGN["cathedral"]]
        case "on_countered_remove_last_cube_of_every_event":
            return [*dice, Struck(SIGN["cube"]), "/", SIGN["flag"]]
    return dice


# ---------------------------------------------------------------- in a row


LETTER = {"glyph-large": 9.6, "glyph": 7.8, "glyph-small": 6.8}  # by ink: the width of a figure


def wide(glyph: Glyph, scale: float) -> float:
    """How much room a glyph takes."""
    if isinstance(glyph, Unsure):
        glyph = glyph.text
    if isinstance(glyph, str):
        return 2 + LETTER[figure(scale)] * len(glyph)
    return 25 * scale


def fitted(glyphs: tuple[Glyph, ...], scale: float, room: float) -> float:
    """The largest size at which they fit; letters do not become smaller than can be read."""
    while scale > 0.36 and sum(wide(glyph, scale) for glyph in glyphs) > room:
        scale -= 0.02
    return scale


def line(
    glyphs: list[Glyph], lang: str, x: float, y: float, scale: float, room: float, begin: bool = False
) -> tuple[Shape, ...]:
    """Glyphs in a row about a point, or from a point on; smaller where the room is short."""
    return row_of(tuple(glyphs), lang in RIGHT_TO_LEFT, x, y, scale, room, begin)


@lru_cache(8192)
def row_of(
    glyphs: tuple[Glyph, ...], turned: bool, x: float, y: float, scale: float, room: float, begin: bool
) -> tuple[Shape, ...]:
    """The same, once for each row."""
    scale = fitted(glyphs, scale, room)
    widths = [wide(glyph, scale) for glyph in glyphs]
    spots = in_row(glyphs, widths, sum(widths), turned, x, begin)
    return tuple(shape for glyph, at in spots for shape in single(glyph, turned, at, y, round(scale, 2)))


def single(glyph: Glyph, turned: bool, x: float, y: float, scale: float) -> list[Shape]:
    """One glyph."""
    if isinstance(glyph, str):
        words = "←" if glyph == "→" and turned else glyph
        return [Text(x, y + 0.5, ordered(words), figure(scale))] if glyph else []
    if isinstance(glyph, Unsure):
        half = (1 + 4 * len(glyph.text)) * scale
        below = f"M{x - half:.1f} {y + 9 * scale + 1:.1f}H{x + half:.1f}"
        return [Text(x, y + 0.5, ordered(glyph.text), figure(scale)), Path(below, "unsure")]
    if isinstance(glyph, Struck):
        stroke = Path(f"M{x - 8 * scale:.1f} {y + 9 * scale:.1f}L{x + 8 * scale:.1f} {y - 9 * scale:.1f}", "struck")
        return [Use(glyph.symbol, x, y, scale), stroke]
    return [Use(glyph, x, y, scale * (0.7 if glyph is UNROLLED else 1))]


def ordered(text: str) -> str:
    """A figure whose sign stays at its left in every language."""
    return f"\u2066{text}\u2069" if len(text) > 1 else text
