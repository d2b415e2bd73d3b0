"""The three principal buildings (TR-1.1, TR-11): who stands where, which die leads there, and who lies expelled."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from mizban.games.troyes.face.names import building as building_name
from mizban.games.troyes.face.scene.drawings import CITIZENS, SIGN
from mizban.games.troyes.face.scene.table import Table
from mizban.games.troyes.rules.cards import BUILDINGS, COLOURS, ROWS, SALARY, SPACES
from mizban.render.glyphs import width
from mizban.render.shapes import Box, Group, Path, Shape, Text, Use, ring


class Plan(NamedTuple):
    """The measures of a building."""

    wide: float
    high: float
    space: tuple[float, float]  # the size of a space
    top: float  # where the spaces begin
    foot: float  # the height of the place for those who lie


ON_TABLE: Final = Plan(290, 112, (36, 38), 46, 24)
ON_PHONE: Final = Plan(344, 94, (44, 42), 47, 24)


@lru_cache(16)
def skyline(building: int, plan: Plan) -> tuple[Shape, ...]:
    """What never changes: walls in the colour of the building, and battlements, spires or a gable over its name."""
    w, h = plan.wide, plan.high
    wall = Box(0.8, 0.8, w - 1.6, h - 1.6, 10, "window-cell")
    band = Path(f"M.8 24V10.8Q.8.8 10.8.8H{w - 10.8:g}Q{w - 0.8:g}.8 {w - 0.8:g} 10.8V24Z", "seal")
    edge = Path(teeth(building, w), "seal")
    return (Group((wall, edge, band), tone=COLOURS[building]),)


def teeth(building: int, width: float) -> str:
    """The lower edge of the band: battlements, pointed arches, or round ones."""
    n, top = 24, 24
    step = (width - 1.6) / n
    parts = [f"M.8 {top - 1}"]
    for _ in range(n):
        if building == 0:
            parts.append(f"v4.5h{step / 2:.2f}v-4.5h{step / 2:.2f}")
        elif building == 1:
            parts.append(f"l{step / 2:.2f} 5.5l{step / 2:.2f}-5.5")
        else:
            parts.append(f"q{step / 2:.2f} 8 {step:.2f} 0")
    return "".join(parts) + "Z"


def faces(t: Table, building: str, row: int) -> str:
    """TR-11.6 The values of dice that lead to a row: 3, or 1–2; as on the board they run from left to right."""
    faces = [face + 1 for face, leads in enumerate(t.v["ways"][building]) if leads == row]
    if not faces:
        return "–"
    return str(faces[0]) if len(faces) == 1 else f"\u2066{faces[0]}–{faces[-1]}\u2069"


def house(t: Table, i: int, x: float, y: float, plan: Plan) -> list[Shape]:
    """TR-11.1 A building with its rows; a click places a citizen there where that is asked."""
    id, side = BUILDINGS[i], t.side(plan.wide)
    ref = f"building:{id}"
    lit = ref in t.lit
    shapes: list[Shape] = [*skyline(i, plan), Use(SIGN[id], side.at(15), 12, 0.8)]
    names = [building_name(i, tongue) for tongue in t.tongues]
    titles = [side.text(29, 12.5, names[0], "band-name")]
    if plan is ON_TABLE:  # on a phone those who lie there are in the band
        titles += [side.text(41 + round(7.6 * width(names[0])), 12.5, name, "band-second") for name in names[1:]]
    shapes.append(Group(tuple(titles), tone=COLOURS[i]))
    shapes += salary(t, i, plan)
    ground = Group(tuple(shapes), x, y, 1, f"house-{id}", ref, lit=lit, ring=ring(plan.wide, plan.high, 11))
    return [ground, *rows(t, i, x, y, plan, lit), *expelled(t, i, x, y, plan)]


def salary(t: Table, i: int, plan: Plan) -> list[Shape]:
    """TR-5.3 What each citizen there is paid."""
    side = t.side(plan.wide)
    left = side.left(plan.wide - 50, 44)
    return [
        Box(left, 4, 44, 17, 8, "strip"),
        *t.line([f"−{SALARY[i]}" if SALARY[i] else "0", SIGN["coin"]], left + 22, 12.5, 0.58, 40),
    ]


def rows(t: Table, i: int, x: float, y: float, plan: Plan, through: bool) -> list[Shape]:
    """TR-11.5, TR-11.6 The rows from left to right; who enters a full one pushes the last out at its right end."""
    wide = plan.space[0]
    n, size = len(ROWS[i]), len(ROWS[i][0]["spaces"])
    gap = (plan.wide - 12 - 6 * wide - 2 * (6 - n)) / max(1, n)
    shapes: list[Shape] = []
    left = x + 6 + gap / 2
    for row, spaces in enumerate(ROWS[i]):
        width = size * wide + (size - 1) * 2
        middle = round(left + width / 2, 1)
        label = (Text(0, 0, faces(t, BUILDINGS[i], row), "row-face"),)
        shapes.append(Group(label, middle, y + plan.top - 9, ink="through"))
        for j, id in enumerate(spaces["spaces"]):
            shapes.append(space(t, id, round(left + j * (wide + 2), 1), y + plan.top, plan, through))
        left += width + gap
    return shapes


def space(t: Table, id: str, x: float, y: float, plan: Plan, through: bool) -> Group:
    """A space, and who stands there; a click on it is one on the building while that may be chosen."""
    ref = f"space:{id}"
    owner = t.v["spaces"][id]
    look = t.look(owner) if owner >= 0 else -1
    return standing(id, "" if through else ref, look, ref in t.lit, owner == t.me, x, y, plan.space)


@lru_cache(8192)
def standing(
    id: str, ref: str, look: int, lit: bool, own: bool, x: float, y: float, size: tuple[float, float]
) -> Group:
    """The same, once for each."""
    ink = "lamp-tag" if lit else "space-own" if own else "space"
    shapes: list[Shape] = [Box(0, 0, *size, 6, ink)]
    if look >= 0:
        shapes.append(Use(CITIZENS[look], size[0] / 2, size[1] / 2, 1.12))
    lamp = ring(*size, 6) if ref else None
    return Group(tuple(shapes), x, y, 1, f"space-{id}", ref, "", "" if ref else "through", "", lit, lamp)


def expelled(t: Table, i: int, x: float, y: float, plan: Plan) -> list[Shape]:
    """TR-11.9 Those who lie there until the round is over; my own may be hired from there."""
    id = BUILDINGS[i]
    parties = t.v["lying"][id]
    if not parties:
        return []
    wide = max(44.0, 30.0 * len(parties))
    narrow = plan is ON_PHONE  # there they lie in the band
    left, top = round(x + (plan.wide - wide) / 2, 1), round(y + (1 if narrow else plan.high - plan.foot - 1), 1)
    lit = f"lying:{id}" in t.lit
    shapes: list[Shape] = [Box(0, 0, wide, plan.foot - 1, 8, "lamp-tag" if lit else "circle-taken")]
    for j, party in enumerate(parties):
        at = wide / 2 + (j - (len(parties) - 1) / 2) * 28
        shapes.append(Use(CITIZENS[t.look(party)], round(at, 1), plan.foot / 2, 0.86, turn=90))
    reach = Box(-2, 0, wide + 4, 41, 8, "blank") if narrow and lit else None
    content = (*((reach,) if reach else ()), *shapes)
    return [Group(content, left, top, 1, f"lying-{id}", f"lying:{id}", lit=lit, ring=ring(wide, plan.foot - 1, 8))]


assert len(SPACES) == 18
