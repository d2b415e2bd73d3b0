"""The row of events (TR-6.1, TR-10), Marauding first: what they do, their flags and cubes, and what they are worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mizban.games.troyes.face.dice_and_points import made
from mizban.games.troyes.face.names import harm, pack
from mizban.games.troyes.face.scene.drawings import CUBES, SIGN, SMALL
from mizban.games.troyes.face.scene.glyphs import of_event
from mizban.games.troyes.face.scene.table import Table
from mizban.games.troyes.rules.view import Open
from mizban.render.shapes import Box, Disc, Group, Path, Shape, Text, Use, ring

STRIP: Final = 18  # the width of the edge with the colour of the dice
FLAG: Final = "M-8-9.5H8V9.5L0 5-8 9.5Z"
GAP: Final = 6
MOST_LINES: Final = 3  # of words on a card
FEW: Final = 7  # as many lie in one row


def hue(event: Open) -> str:
    """The tone of an event: the colour of the dice that fight it."""
    return event["dice"] if event["dice"] in SMALL else "black"


@lru_cache(512)
def paper(tone: str, width: float, height: float, dice: str) -> tuple[Shape, ...]:
    """TR-10.1 The paper of an event, and the edge with the sign of its dice; it is at the left as on the board."""
    edge = Path(f"M{STRIP} .8H9Q.8 .8 .8 9V{height - 9:g}Q.8 {height - 0.8:g} 9 {height - 0.8:g}H{STRIP}Z", "seal")
    sheet = Box(0.8, 0.8, width - 1.6, height - 1.6, 8, "window-cell")
    return (Group((sheet, edge), tone=tone), Use(SMALL[dice], STRIP / 2 + 0.5, 15, 0.62))


def event(t: Table, row: Open, x: float, y: float, width: float, height: float) -> list[Shape]:
    """TR-10.1 An open event."""
    id, tall = row["event"], height > 120
    ref, tone = f"event:{id}", hue(row)
    lit = ref in t.lit
    dice = row["dice"] if row["dice"] in SMALL else "any"
    shapes: list[Shape] = list(paper(tone, width, height, dice))
    if t.unsure(id, "dice"):
        shapes.append(Path(f"M{STRIP / 2 - 6:g} 25.5h13", "unsure-edge"))
    middle, room = STRIP + (width - STRIP) / 2, width - STRIP - 8
    name, *more = t.event_names(row)
    shapes += title(name, middle, room, tall)
    low = split(name, room)
    lower = second(more, middle, room, low) if tall else []
    shapes += lower
    spoken = said(t, row, room, MOST_LINES - bool(lower and low)) if height >= 150 else []
    line = height * (0.27 if spoken else 0.36) if tall else 36 if height >= 76 else 32
    line += (14 if low else 4) if lower else 0
    for i, text in enumerate(spoken):
        shapes.append(Text(middle, round(line + 22.5 + 12 * i, 1), text, "event-words"))
    inner = room if tall or not row["flags"] else room - 34
    shapes += does(t, row, round(STRIP + 4 + inner / 2, 1), round(line, 1), inner)
    place = (height - 54, room) if tall else (height - 16, room - 28)
    shapes += flags(t, row, STRIP + 4, place[0], place[1], 1 if tall else 0.8)
    shapes += worth(t, row, width, height, tall)
    ground = Group(tuple(shapes), x, y, 1, f"event-{id}", ref, lit=lit, ring=ring(width, height, 9))
    return [ground, *pieces(t, row, x + STRIP + 4, y + place[0], place[1], 1 if tall else 0.8)]


def said(t: Table, row: Open, room: float, most: int) -> list[str]:
    """TR-18 What it does in plain words, in lines that fit."""
    words = harm(pack(t.event_number(row), row["black"], *row["params"]), t.tongue).split(" ")
    lines = [""]
    for word in words:
        if lines[-1] and (len(lines[-1]) + len(word) + 1) * 5.7 > room:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines if len(lines) <= most else []


def title(name: str, x: float, room: float, tall: bool) -> list[Shape]:
    """A name that fits: smaller where it is long, and in two lines where there is room for them."""
    ink = "event-name" if len(name) * 7.4 <= room else "event-name-small"
    if not split(name, room):
        return [Text(x, 16 if tall else 13, name, ink)]
    words = name.split(" ")
    at = min(range(1, len(words)), key=lambda i: abs(len(" ".join(words[:i])) - len(name) / 2))
    first, second = (12, 26) if tall else (9, 20)
    return [Text(x, first, " ".join(words[:at]), ink), Text(x, second, " ".join(words[at:]), ink)]


def split(name: str, room: float) -> bool:
    """Whether a name takes two lines."""
    return len(name) * 6.4 > room and " " in name


def second(names: list[str], x: float, room: float, low: bool) -> list[Shape]:
    """The second name of an event, in one line; one that is too long is left to the explanation."""
    return [Text(x, 40 if low else 30, name, "second") for name in names if len(name) * 6 <= room + 4]


def does(t: Table, row: Open, x: float, y: float, room: float) -> list[Shape]:
    """TR-18 What it does each round."""
    id = row["event"]
    unsure = t.unsure(id, "black_dice" if row["black"] else "params")
    glyphs = of_event(id, row["black"], row["params"], unsure, t.look(4))
    shapes = list(t.line(glyphs, x, y, 0.92 if room > 110 else 0.74, room))
    if row["black"] and unsure:
        shapes.append(Path(f"M{x - 16:.1f} {y + 13:.1f}H{x + 16:.1f}", "unsure"))
    return shapes


def step_of(row: Open, room: float, scale: float) -> float:
    """From flag to flag, or from cube to cube."""
    n = max(row["flags"], len(row["cubes"]), 1)
    return min(22.0 * scale, room / n)


def flags(t: Table, row: Open, x: float, y: float, room: float, scale: float) -> list[Shape]:
    """TR-10.3 The flags from left to right."""
    step = step_of(row, room, scale)
    size = round(min(scale, step / 19), 2)
    ink = "flag-unsure" if t.unsure(row["event"], "flags") else "flag"
    left = x + (room - step * row["flags"]) / 2
    return [Group((Path(FLAG, ink),), round(left + (i + 0.5) * step, 1), y, size) for i in range(row["flags"])]


def pieces(t: Table, row: Open, x: float, y: float, room: float, scale: float) -> list[Shape]:
    """TR-10.3, TR-10.17 The cubes in the order they were placed; many on Marauding are counted by colour."""
    cubes, n = row["cubes"], max(row["flags"], len(row["cubes"]))
    if not row["flags"] and len(cubes) > 6:
        return heaps(t, cubes, x, y, room)
    step = step_of(row, room, scale)
    left = x + (room - step * n) / 2
    shapes: list[Shape] = []
    for i, party in enumerate(cubes):
        cube = Use(CUBES[t.look(party)], 0, 0, round(min(scale, step / 19) * 0.72, 2))
        place = (round(left + (i + 0.5) * step, 1), round(y - 1.5, 1))
        shapes.append(Group((cube,), *place, 1, f"cube-{row['event']}-{i}", "", ink="through"))
    return shapes


def heaps(t: Table, cubes: list[int], x: float, y: float, room: float) -> list[Shape]:
    """TR-10.19 So many cubes of each party."""
    parties = [party for party in t.order() if party in cubes]
    step = min(40.0, room / len(parties))
    left = x + (room - step * len(parties)) / 2
    shapes: list[Shape] = []
    for i, party in enumerate(parties):
        at = round(left + i * step + 9, 1)
        figure = Text(12, 0.5, str(cubes.count(party)), "glyph-small")
        content = (Use(CUBES[t.look(party)], 0, 0, 0.66), figure)
        shapes.append(Group(content, at, y, 1, f"heap-{party}", "", ink="through"))
    return shapes


def worth(t: Table, row: Open, width: float, height: float, tall: bool) -> list[Shape]:
    """TR-10.2, TR-10.8 The divisor, the points for most and second most cubes, and what the present group places."""
    id, radius = row["event"], 14.5 if tall else 12.0 if height >= 76 else 11.0
    at, y = (width - radius - 6, height - radius - 8) if tall else (width - radius - 4, height - radius - 5)
    ink = "divisor-unsure" if t.unsure(id, "divisor") else "divisor"
    shapes: list[Shape] = [
        Group((Disc(at, y, radius, ink),), tone=hue(row)),
        Text(at, y + 0.5, f"\u2066÷{row['divisor']}\u2069", "glyph"),
    ]
    if row["flags"]:
        pair = f"\u2066{row['points'][0]}/{row['points'][1]}\u2069"
        x, line = (STRIP + 18, y) if tall else (width - 31, 36 if height >= 76 else 26)
        shapes.append(Use(SIGN["points"], x, line, 0.66 if tall else 0.5))
        shapes.append(Text(x + (25 if tall else 15), line + 0.5, pair, "glyph" if tall else "glyph-small"))
        if t.unsure(id, "points"):
            half = 13 if tall else 9
            shapes.append(Path(f"M{x + (25 if tall else 15) - half:g} {line + 9:g}h{2 * half}", "unsure"))
    doing = t.v["doing"]
    if doing["action"] == "combat" and doing["target"] == id and doing["value"]:
        n = doing["most"] or made(t.v, doing["value"])
        shapes += [Box(width - 40, 2, 36, 19, 7, "lamp-solid"), Text(width - 22, 12, f"×{n}", "glyph")]
    return shapes


def laid(n: int, width: float, height: float) -> list[tuple[float, float, float, float]]:
    """Where events lie: in one row while they fit, else in two."""
    rows = 1 if n <= FEW else 2
    across = max(5, -(-n // rows)) if rows == 1 else -(-n // rows)
    wide, high = round((width + GAP) / across - GAP, 1), round((height + GAP) / rows - GAP, 1)
    return [(round(i % across * (wide + GAP), 1), round(i // across * (high + GAP), 1), wide, high) for i in range(n)]


def events(t: Table, x: float, y: float, width: float, height: float) -> list[Shape]:
    """TR-6.1, TR-6.5 The row from left to right."""
    shapes: list[Shape] = []
    for row, (left, top, wide, high) in zip(t.v["events"], laid(len(t.v["events"]), width, height), strict=True):
        shapes += event(t, row, x + left, round(y + top, 1), wide, high)
    return shapes
