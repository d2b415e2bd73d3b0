"""The counter before the one who looks: black dice, the group that is formed and what it makes, and words to say."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mizban.games.troyes.face.dice_and_points import divisor, made
from mizban.games.troyes.face.names import activity, building, event
from mizban.games.troyes.face.scene.drawings import BLANK, CITIZENS, CUBES, DIE, SIGN
from mizban.games.troyes.face.scene.glyphs import Glyph
from mizban.games.troyes.face.scene.table import Table
from mizban.games.troyes.rules.cards import ACTIVITY_IDS, BUILDINGS, COLOURS, EVENT_IDS, PRICE
from mizban.games.troyes.rules.state import WORDS
from mizban.render.shapes import Box, Group, Shape, Text, Use, Words, ring

GAP: Final = 5
MOST_WIDE: Final = 232.0
SAID: Final = (
    "defend",
    "yield",
    "enough",
    "stop-spending",
    "stop-flipping",
    "no-cube",
    "farm",
    "recruit",
    "flip",
    "pass",
)
SIGNED: Final[dict[str, list[Glyph]]] = {  # verbs that are also drawn
    "farm": [SIGN["field"]],
    "recruit": ["−2", SIGN["influence"], "→", SIGN["citizen"]],
    "flip": ["−4", SIGN["influence"], "→", SIGN["flip"]],
}


class Plate:
    """Something to say: its word, and what is written on it."""

    def __init__(self, ref: str, words: Words = "", glyphs: list[Glyph] | None = None) -> None:
        self.ref, self.words, self.glyphs = ref, words, glyphs or []


def plates(t: Table) -> list[Plate]:
    """Everything that may be said now and lies nowhere else on the table."""
    plates = [
        Plate(f"say:{verb}", (f"picture-{verb}", ()), SIGNED.get(verb)) for verb in SAID if f"say:{verb}" in t.lit
    ]
    for size in (1, 2, 3):
        if f"group:{size}" in t.lit:
            dice: list[Glyph] = [str(size), SIGN["coin"], str(PRICE[size])]
            plates.append(Plate(f"group:{size}", ("picture-group n", (size,)), dice[1:]))
    if "supply:own" in t.lit:
        plates.append(Plate("supply:own", ("picture-supply", ()), [CITIZENS[t.me], str(t.v["supply"][t.me])]))
    times = [WORDS.named[word] for word in t.v["legal"] if word.startswith("times:") and t.question]
    return [*plates, *(Plate(option.ref, f"×{option.arg + 1}") for option in times)]


def rows_for(t: Table, tall: bool) -> int:
    """How many lines of things to say there are."""
    n = len(plates(t))
    across = most_across(t, tall)
    return -(-n // across)


def most_across(t: Table, tall: bool) -> int:
    """How many things to say are side by side."""
    n = len(plates(t))
    if t.question == "Often":
        return (7 if tall else 8) if n <= 16 else (7 if tall else 12)
    return min(n, 4) or 1


def said(t: Table, x: float, y: float, width: float, high: float, tall: bool) -> list[Shape]:
    """The things to say, in lines."""
    offered, whole = plates(t), width
    across = most_across(t, tall)
    rows = max(1, -(-len(offered) // across))
    across = -(-len(offered) // rows) if offered else 1
    wide = min(round((width + GAP) / across - GAP, 1), MOST_WIDE)
    width = across * (wide + GAP) - GAP
    x, side = x + (whole - width) / 2, t.side(width)
    shapes: list[Shape] = []
    for i, plate in enumerate(offered):
        row, column = divmod(i, across)
        place = (round(x + side.left(column * (wide + GAP), wide), 1), round(y + row * (high + GAP), 1))
        shapes.append(drawn(t, plate, *place, wide, high))
    return shapes


def drawn(t: Table, plate: Plate, x: float, y: float, width: float, high: float) -> Group:
    """One of them: its signs on the side where reading begins, its words after them."""
    shapes: list[Shape] = [Box(0, 2, width, high, 8, "button-foot"), Box(0, 0, width, high, 8, "stall")]
    middle = high / 2
    if plate.glyphs and plate.words and width < 150 and high >= 38:
        shapes += t.line(plate.glyphs, width / 2, high * 0.29, 0.6, width - 8)
        shapes.append(Text(width / 2, high * 0.72, plate.words, "trade-ink"))
        return named(plate, tuple(shapes), x, y, width, high)
    room = min(width * 0.5, 22.0 * len(plate.glyphs)) if plate.words else width - 8
    if plate.glyphs and (not plate.words or width >= 130):
        at = t.side(width).at(8 + room / 2) if plate.words else width / 2
        shapes += t.line(plate.glyphs, at, middle, 0.66, room)
        words_at = t.side(width).at(8 + room + (width - room - 12) / 2)
    else:
        words_at = width / 2
    if plate.words:
        shapes.append(Text(round(words_at, 1), middle + 0.5, plate.words, "plate-label" if width >= 60 else "glyph"))
    return named(plate, tuple(shapes), x, y, width, high)


def named(plate: Plate, shapes: tuple[Shape, ...], x: float, y: float, width: float, high: float) -> Group:
    """The same as a thing that may be chosen."""
    return Group(shapes, x, y, 1, plate.ref.replace(":", "-"), plate.ref, lit=True, ring=ring(width, high, 8))


# ---------------------------------------------------------------- black dice


def black(t: Table, x: float, y: float, width: float, high: float) -> list[Shape]:
    """TR-6.11, TR-6.13 The black dice still to be countered, the highest first; alike ones are one thing."""
    values = sorted({*t.v["black"]}, reverse=True)
    step = min(high, (width - 4) / max(1, len(t.v["black"])))
    shapes: list[Shape] = []
    left = x + (width - step * len(t.v["black"])) / 2
    for value in values:
        n = t.v["black"].count(value)
        lit = f"black:{value}" in t.lit
        shapes.append(attackers(value, n, lit, round(left, 1), y, round(step, 1), high))
        left += n * step
    return shapes


@lru_cache(1024)
def attackers(value: int, n: int, lit: bool, x: float, y: float, step: float, high: float) -> Group:
    """Black dice of a value."""
    wide, scale = round(n * step, 1), round(min(step - 5, high - 5) / 32, 2)
    shapes: list[Shape] = [Box(0, 0, wide, high, 7, "lamp-wash" if lit else "blank")]
    shapes += [Use(DIE["black", value], round((i + 0.5) * step, 1), high / 2, scale) for i in range(n)]
    return Group(tuple(shapes), x, y, 1, f"black-{value}", f"black:{value}", lit=lit, ring=ring(wide, high, 7))


# ---------------------------------------------------------------- the group


def target(t: Table) -> str:
    """What the action under way is about, by its name."""
    doing = t.v["doing"]
    id = doing["target"]
    if doing["action"] == "activate":
        return activity(ACTIVITY_IDS.index(id), t.tongue)
    if doing["action"] == "combat":
        return event(EVENT_IDS.index(id), t.tongue)
    return building(BUILDINGS.index(id), t.tongue) if doing["action"] == "place" and id else ""


def group(t: Table, x: float, y: float, width: float, high: float) -> list[Shape]:
    """TR-7.11, TR-8.13 The group that is formed: its dice so far, its value, the divisor, and what it makes."""
    doing, side = t.v["doing"], t.side(width)
    shapes: list[Shape] = [Box(0, 0, width, high, 9, "group-line")]
    shapes += slots(t, side.at(8), high, side.turned)
    at = 14 + 27 * doing["size"]
    if doing["cube"]:
        shapes.append(Use(CUBES[t.look(t.v["asked"])], side.at(at + 4), high / 2, 0.72))
        at += 22
    shapes.append(Text(side.at(at + 12), high / 2 + 0.5, str(doing["value"]), "group-value"))
    at += 28
    by = divisor(t.v)
    if by > 1:
        shapes.append(Text(side.at(at + 8), high / 2 + 0.5, f"\u2066÷{by}\u2069", "glyph"))
        at += 24
    shapes.append(Text(side.at(at + (width - at) / 2), high / 2 + 0.5, makes(t), "group-words"))
    return [Group(tuple(shapes), x, y, 1, "group", "")]


def slots(t: Table, x: float, high: float, turned: bool) -> list[Shape]:
    """The dice of the group: those taken with the colour of the group, and those still to take."""
    doing = t.v["doing"]
    taken = doing["size"] - doing["left"]
    colour = hue(t)
    shapes: list[Shape] = []
    for i in range(doing["size"]):
        at = round(x + (-1 if turned else 1) * (12 + 27 * i), 1)
        symbol = BLANK[colour] if i < taken else BLANK["any"]
        shapes.append(Use(symbol, at, high / 2, 0.74, ink="" if i < taken else "faint"))
        if i < taken:
            shapes.append(Use(SIGN["tick"], at, high / 2, 0.7))
    return shapes


def hue(t: Table) -> str:
    """The colour of the dice that may still be taken, if there is only one."""
    colours = {WORDS.named[word].word.split("-")[1] for word in t.v["legal"] if word.startswith("take:")}
    return colours.pop() if len(colours) == 1 else colour_of(t)


def colour_of(t: Table) -> str:
    """The colour of the action, for those who only look on."""
    doing = t.v["doing"]
    if doing["action"] == "activate":
        return t.card(doing["target"])["colour"]
    if doing["action"] == "combat":
        dice = t.event(doing["target"])["dice"]
        return dice if dice in COLOURS else "any"
    return {"build": "white", "farm": "yellow"}.get(doing["action"], "any")


def makes(t: Table) -> Words:
    """TR-8.13, TR-10.2, TR-12.1 What the group makes so far."""
    doing = t.v["doing"]
    n = made(t.v, doing["value"])
    if doing["action"] == "activate":
        return ("picture-activations n", (n,))
    if doing["action"] == "combat":
        return ("picture-event-cubes n", (n,))
    if doing["action"] == "farm":
        return ("picture-farmed n", (n,))
    return ("picture-building n", (doing["left"],)) if doing["action"] == "build" else ("picture-placing", ())


# ---------------------------------------------------------------- all together


def head(t: Table) -> Words:
    """The round and what is going on."""
    v = t.v
    if not v["round"]:
        return ("picture-settling", ())
    if v["question"] == "Face":
        whose = "picture-strength" if v["asked"] == t.me else "picture-strength-other"
        return (f"{whose} n of", (v["doing"]["need"], v["doing"]["strength"]))
    if v["question"] == "Spend":
        return ("picture-need n", (max(0, v["doing"]["need"]),))
    return (f"picture-phase-{v['phase']} n of", (v["round"], v["rounds"]))


def counter(t: Table, x: float, y: float, width: float, height: float, tall: bool) -> list[Shape]:
    """What is asked: a head line, and below it black dice, the group, or things to say."""
    v, doing = t.v, t.v["doing"]
    top = 20.0
    shapes: list[Shape] = [Text(x + width / 2, y + 9, head(t), "caption")]
    attacked = bool(v["black"])
    left, room = x, width
    if attacked:
        share = 0.36 if plates(t) and not tall else 1
        wide = round(width * share)
        shapes += black(t, x, y + top, wide, 40 if tall else height - top)
        if tall:
            top += 44
        else:
            left, room = x + wide + GAP, width - wide - GAP
    if doing["size"]:
        return [*shapes, *group(t, x, y + top, width, min(height - top, 46))]
    high = 40 if tall else round((height - top + GAP) / max(1, rows_for(t, tall)) - GAP, 1)
    if plates(t):
        return [*shapes, *said(t, left, y + top, room, min(high, 44), tall)]
    if doing["action"]:
        return [*shapes, now(t, left, y + top, room, 40 if tall else height - top)]
    return shapes


def now(t: Table, x: float, y: float, width: float, high: float) -> Group:
    """What is being done, by whomever."""
    name = target(t)
    words: Words = name or (f"picture-doing-{t.v['doing']['action']}", ())
    shapes = (Box(0, 0, width, high, 9, "group-line"), Text(width / 2, high / 2 + 0.5, words, "group-words"))
    return Group(shapes, x, y, 1, "now", "")


def counter_high(t: Table) -> float:
    """How much room it takes on a phone."""
    high = 22.0 + (44 if t.v["black"] else 0)
    if t.v["doing"]["size"]:
        return high + 50
    rows = rows_for(t, True)
    return high + (rows * 45 if rows else 44 if t.v["doing"]["action"] else 0)
