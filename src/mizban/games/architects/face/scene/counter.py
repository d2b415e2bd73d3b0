"""What lies before the one who looks: the hand of buildings, or the counter where something is paid or chosen."""

from __future__ import annotations

from typing import Final

from mizban.games.architects.face.about import bounty
from mizban.games.architects.face.scene.apprentices import PERSON, called
from mizban.games.architects.face.scene.cards import CARD, LEAF, Lack, building, leaf
from mizban.games.architects.face.scene.drawings import GOOD, SIGN
from mizban.games.architects.face.scene.glyphs import APPRENTICE, Glyph, line, units
from mizban.games.architects.face.scene.places import SPOT
from mizban.games.architects.face.scene.table import Table
from mizban.games.architects.rules.cards import BRIBE, DATA
from mizban.render.glyphs import Struck
from mizban.render.shapes import Box, Group, Shape, Text, ring
from mizban.render.tongue import named

COUNTER: Final = ("Storehouse", "Guardhouse", "PayMix", "Spare", "Gild", "TakeOne", "Destroy", "BuyOff", "Abilities")
GAP: Final = 6


# ---------------------------------------------------------------- the hand


def shown(t: Table) -> list[str]:
    """The buildings that are seen: those to choose from, and otherwise the hand."""
    v = t.v
    if t.question == "Look":
        return v["looked"]
    return [*v["hands"][t.me], *([v["picked"]] if v["picked"] else v["pack"])]


def lacking(t: Table, id: str) -> Lack:
    """AW-12.1, AW-12.2 What is missing for a building in hand."""
    return tuple(t.v["costs"].get(id, ()))


def fan(t: Table, x: float, y: float, width: float) -> list[Shape]:
    """AW-21.1 Buildings side by side, 108 high; many of them lie over one another."""
    cards = shown(t)
    if not cards:
        return [Text(x + width / 2, y + CARD[1] / 2, ("picture-no-hand", ()), "remark")]
    wide = min(float(CARD[0]), max(86.0, (width + GAP) / len(cards) - GAP))
    step = min(wide + GAP, (width - wide) / max(1, len(cards) - 1))
    side, shapes = t.side(width), list[Shape]()
    for i, id in enumerate(cards):
        left = round(x + side.left(i * step, wide), 1)
        shapes.append(
            card(t, id, left, y, building(id, t.tongues, round(wide, 1), CARD[1], lacking(t, id)), wide, CARD[1])
        )
    return shapes


def card(t: Table, id: str, x: float, y: float, face: tuple[Shape, ...], width: float, height: float) -> Group:
    """A building that may be kept, built or put away."""
    ref = f"card:{id}"
    return Group(face, x, y, 1, f"card-{id}", ref, "", "shadow", "", ref in t.lit, ring(round(width, 1), height, 8))


def desk(t: Table, x: float, y: float, width: float) -> list[Shape]:
    """What is asked or held, 108 high."""
    if t.question == "Choose":
        return characters(t, x, y, width, 5, 51)
    if t.question in COUNTER:
        return counter(t, x, y, width, 6, 33)
    said = t.button("keep-all", x + width - 108, y + 32, 104, 44)
    return [*fan(t, x, y, width - (116 if said else 0)), *said]


# ---------------------------------------------------------------- the counter


def counter(t: Table, x: float, y: float, width: float, across: int, high: float) -> list[Shape]:
    """Everything that may be chosen, each on a plate with its signs, in rows of so many; last what ends it."""
    words, side = t.v["legal"], t.side(width)
    across = max(2, min(across, len(words)))
    wide = min(176.0, (width + 5) / across - 5)
    shapes: list[Shape] = []
    for i, word in enumerate(words):
        row, column = divmod(i, across)
        left = side.left(column * (wide + 5), wide)
        shapes.append(plate(t, word, round(x + left, 1), round(y + row * (high + 5), 1), round(wide, 1), high))
    return shapes


def counted(t: Table, across: int) -> int:
    """How many rows the counter has."""
    return -(-len(t.v["legal"]) // across)


def plate(t: Table, word: str, x: float, y: float, width: float, height: float) -> Group:
    """One answer."""
    verb, _, id = word.partition(":")
    ref = f"say:{verb}" if not id else word
    shapes: list[Shape] = [Box(0, 2, width, height, 8, "button-foot"), Box(0, 0, width, height, 8, "stall")]
    glyphs = signs(t, verb, id)
    if glyphs:
        shapes += line(glyphs, t.lang, width / 2, height / 2, 0.74, width - 8)
    else:
        shapes.append(Text(width / 2, height / 2 + 0.5, (f"picture-{verb}", ()), "plate-label"))
    return Group(tuple(shapes), x, y, 1, f"say-{word.replace(':', '-')}", ref, lit=True, ring=ring(width, height, 8))


def signs(t: Table, verb: str, id: str) -> list[Glyph]:
    """What an answer of the counter pays and brings, in signs."""
    virtue: list[Glyph] = ["+1", SIGN["virtue"]]
    if verb in ("donate", "carve"):
        goods: list[Glyph] = [GOOD[good] for good in id.split("-")]
        return [*goods, "→", *(virtue if verb == "donate" else ["+1", GOOD["marble"]])]
    if verb == "trade":
        row = APPRENTICE[id]
        return [PERSON[called(id)], *units(row["pay"]), "→", *units(row["gain"])]
    if verb == "use":
        return [PERSON[called(id)], "→", *units(APPRENTICE[id]["gain"])]
    if verb == "mix":
        wood, stone = (int(n) for n in id.split("-"))
        return units({"wood": wood, "stone": stone} if wood and stone else {"wood": wood} if wood else {"stone": stone})
    if verb == "take":
        return ["+", GOOD[id]]
    if verb == "spare":
        return ["−1", GOOD[id]]
    if verb == "gold":
        return [id, GOOD["gold"]]
    return ["0", SIGN["debt"]] if verb == "destroy" and id == "0" else guarded(t, verb, id)


def guarded(t: Table, verb: str, id: str) -> list[Glyph]:
    """AW-10.4 to AW-10.7, AW-14.4, AW-15.4, AW-24.2 What is done with workers and debts."""
    evaded = t.v["evasion"][t.me]
    match verb:
        case "send":
            brought = [glyph for good, n in bounty(t.v).items() for glyph in (f"+{n}", GOOD[good])]
            return [SIGN["irons"], "→", SPOT["prison"], *brought]
        case "release":
            return [SPOT["prison"], SIGN["free"]]
        case "free":
            return [id, SPOT["prison"], SIGN["free"]]
        case "ransom":
            return [SIGN["board"], SIGN["free"], f"−{fee(2, evaded)}", GOOD["silver"]]
        case "ransom-debt":
            return [SIGN["board"], SIGN["free"], "+1", SIGN["debt"], "−1", SIGN["virtue"]]
        case "pay-debt":
            return [f"−{fee(3, evaded)}", GOOD["silver"], SIGN["paid"], "+1", SIGN["virtue"]]
        case "destroy":
            return [id, Struck(SIGN["debt"])]
        case "buy-off":
            return [f"−{BRIBE}", GOOD["silver"]]
        case "take-debt":
            return ["+1", SIGN["debt"]]
    return []


def fee(action: int, evaded: int) -> int:
    """AW-10.6, AW-10.7, AW-14.6 What an action of the Guardhouse costs, without the tax that is ignored."""
    cost = DATA["guardhouse_action"][action]
    price = cost.get("cost_a") or cost["cost"]
    return int(price["silver"] + max(0, price["tax"] - evaded))


# ---------------------------------------------------------------- characters


def characters(t: Table, x: float, y: float, width: float, across: int, high: float) -> list[Shape]:
    """AW-20.1 The boards to choose from."""
    rows = [row for row in DATA["player_board"] if f"board:{row['id']}" in t.lit]
    wide, side = round((width + 5) / across - 5, 1), t.side(width)
    boards: list[Shape] = []
    for i, row in enumerate(rows):
        down, column = divmod(i, across)
        left = side.left(column * (wide + 5), wide)
        names = [named(row, tongue) for tongue in t.tongues]
        begin: list[Glyph] = [str(row["silver"]), GOOD["silver"], str(row["virtue"]), SIGN["virtue"]]
        if row["prisoners"]:
            begin += [str(row["prisoners"]), SPOT["prison"]]
        shapes = (
            Box(0, 0, wide, high, 8, "stall"),
            Text(wide / 2, 14 if len(names) == 1 else 11, names[0], "plate-label"),
            *(Text(wide / 2, 25, name, "second") for name in names[1:]),
            *line(begin, t.lang, wide / 2, high - 15, 0.66, wide - 8),
        )
        place = (round(x + left, 1), round(y + down * (high + 6), 1))
        ref = f"board:{row['id']}"
        boards.append(Group(shapes, *place, 1, f"board-{row['id']}", ref, lit=True, ring=ring(wide, high, 8)))
    return boards


# ---------------------------------------------------------------- on a phone


def tall_desk(t: Table, x: float, y: float, width: float) -> list[Shape]:
    """The same on a phone: the hand in two columns, or the counter with plates that a finger can touch."""
    if t.question == "Choose":
        return characters(t, x, y, width, 2, 50)
    if t.question in COUNTER:
        across = 2 if len(t.v["legal"]) <= 10 else 3
        return counter(t, x, y, width, across, 40)
    said = t.button("keep-all", x + (width - 220) / 2, y + hand_high(t) - 50, 220, 44)
    return [*leaves(t, x, y, width), *said]


def leaves(t: Table, x: float, y: float, width: float) -> list[Shape]:
    """Buildings in two columns."""
    cards, side = shown(t), t.side(width)
    if not cards:
        return [Text(x + width / 2, y + 30, ("picture-no-hand", ()), "remark")]
    wide, high = float(LEAF[0]), float(LEAF[1])
    shapes: list[Shape] = []
    for i, id in enumerate(cards):
        left, top = side.left(i % 2 * (wide + 8), wide), y + i // 2 * (high + 6)
        shapes.append(card(t, id, round(x + left, 1), top, leaf(id, t.tongue, lacking(t, id)), wide, high))
    return shapes


def hand_high(t: Table) -> float:
    """How much room the hand or the counter takes on a phone."""
    if t.question == "Choose":
        return -(-len(t.v["legal"]) // 2) * 56
    if t.question in COUNTER:
        return counted(t, 2 if len(t.v["legal"]) <= 10 else 3) * 45
    return max(1, -(-len(shown(t)) // 2)) * (LEAF[1] + 6) + (54 if "say:keep-all" in t.lit else 0)
