"""The shape of the two maps: coasts, provinces and lines as paths, from `coasts.toml` and `components.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from mizban.games.concordia.rules.board import ROWS
from mizban.games.concordia.rules.cards import DATA
from mizban.render.shapes import Tone

Point = tuple[float, float]

SHEETS: Final[dict[str, Any]] = tomllib.loads(
    files("mizban.games.concordia.face.scene").joinpath("coasts.toml").read_text(encoding="utf-8")
)
STRAIGHT: Final = 120  # an edge longer than this is not rounded
SEAM: Final = 3  # so far the areas reach under the rim, with the line round them
BARE: Final = "#EDE2CB"  # land that belongs to no province
MAIN: Final = "#A9CFDA"  # the sea
MAIN_LINE: Final = "#5E9FB0"
DEEPER: Final = 0.82  # of a colour, in dark


class Frame(NamedTuple):
    """The part of the sheet that is drawn."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def corners(self) -> list[Point]:
        return [(self.left, self.top), (self.right, self.top), (self.right, self.bottom), (self.left, self.bottom)]

    def less(self, edge: float) -> Frame:
        """The same without its edge."""
        return Frame(self.left + edge, self.top + edge, self.right - edge, self.bottom - edge)

    def around(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        return self.left < x < self.right and self.top < y < self.bottom


class Atlas:
    """One map. Its units are those of the data file."""

    def __init__(self, name: str) -> None:
        sheet, row = SHEETS[name], DATA["maps"][name]
        self.name: Final = name
        self.frame: Final = Frame(*sheet["window"])
        self.coasts: Final = [cut([(x, y) for x, y in points], self.frame) for points in sheet["coast"].values()]
        self.areas: Final = {
            id: closed(cut([(x, y) for x, y in part["area"]], self.frame.less(-SEAM)))
            for id, part in sheet["province"].items()
        }
        self.cities: Final[dict[str, dict[str, Any]]] = {city["id"]: city for city in row["cities"]}
        self.lines: Final[dict[str, dict[str, Any]]] = {line["id"]: line for line in row["lines"]}
        self.plates: Final[dict[str, Point]] = {part["id"]: tuple(part["plate"]) for part in row["provinces"]}
        self.coast: Final = "".join(rounded(points, self.frame) + "Z" for points in self.coasts)
        self.shore: Final = "".join(rounded(points, self.frame, open=True) for points in self.coasts)

    def way(self, id: str) -> str:
        """CO-1.4 A line from city to city, through its space in the middle."""
        line = self.lines[id]
        a, b = self.cities[line["a"]], self.cities[line["b"]]
        bend = [2 * line[axis] - (a[axis] + b[axis]) / 2 for axis in ("x", "y")]
        return f"M{a['x']} {a['y']}Q{bend[0]:g} {bend[1]:g} {b['x']} {b['y']}"

    def ways(self, type: str) -> str:
        """All lines of land or sea."""
        return "".join(self.way(id) for id, line in self.lines.items() if line["type"] == type)

    def wet(self, x: float, y: float) -> bool:
        """Whether a point lies in the sea: inside none of the coasts, or inside a bay within one."""
        return sum(inside(points, x, y) for points in self.coasts) % 2 == 0

    def ripples(self) -> str:
        """Small waves where the sea is empty."""
        things = [(thing["x"], thing["y"]) for thing in (*self.cities.values(), *self.lines.values())]
        things += [(city["x"] + city["label"][0], city["y"] + city["label"][1]) for city in self.cities.values()]
        things += self.plates.values()
        waves: list[str] = []
        for row in range(12):
            for column in range(17):
                x = self.frame.left + 34 + 80 * column + 40 * (row % 2) + (row * 7 + column * 13) % 11
                y = self.frame.top + 24 + 64 * row + (row * 5 + column * 17) % 19
                spots = [(x + right, y + down) for right in (-14, 0, 22, 44) for down in (-12, 12)]
                clear = all((x + 15 - a) ** 2 + 2 * (y - b) ** 2 > 2900 for a, b in things)
                if clear and all(self.frame.around(a, b) and self.wet(a, b) for a, b in spots):
                    waves.append(f"M{x:g} {y:g}q7.5-7 15 0t15 0")
        return "".join(waves)


def cut(points: list[Point], frame: Frame) -> list[Point]:
    """An area without what lies outside of a frame, side by side."""
    for axis, edge, sign in ((0, frame.left, 1), (1, frame.top, 1), (0, frame.right, -1), (1, frame.bottom, -1)):
        corners: list[Point] = []
        for i, b in enumerate(points):
            a = points[i - 1]
            if (sign * (a[axis] - edge) < 0) != (sign * (b[axis] - edge) < 0):
                share = (edge - a[axis]) / (b[axis] - a[axis])
                corners.append((a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))
            if sign * (b[axis] - edge) >= 0:
                corners.append(b)
        points = corners
    return points


def closed(points: list[Point]) -> str:
    """The path round an area with corners."""
    return "M" + "L".join(f"{round(x, 1):g} {round(y, 1):g}" for x, y in points) + "Z"


def rounded(points: list[Point], frame: Frame, open: bool = False) -> str:
    """The path round an area that is smooth (Catmull-Rom), but for long edges and those of the frame; `open`: without
    the latter."""

    def straight(a: Point, b: Point) -> bool:
        return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 > STRAIGHT**2 or not (frame.around(*a) or frame.around(*b))

    n = len(points)
    path = [f"M{points[0][0]:.0f} {points[0][1]:.0f}"]
    for i in range(n):
        before, a, b, after = (points[(i + k) % n] for k in (-1, 0, 1, 2))
        if straight(a, b):
            along = open and not (frame.around(*a) or frame.around(*b))
            path.append(f"{'M' if along else 'L'}{b[0]:.0f} {b[1]:.0f}")
            continue
        before = a if straight(before, a) else before
        after = b if straight(b, after) else after
        first = (a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6)
        second = (b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6)
        path.append(f"C{first[0]:.0f} {first[1]:.0f} {second[0]:.0f} {second[1]:.0f} {b[0]:.0f} {b[1]:.0f}")
    return "".join(path)


def inside(points: list[Point], x: float, y: float) -> bool:
    """Whether a point lies inside an area: a ray from it crosses its edge an odd number of times."""
    odd = False
    for i, (bx, by) in enumerate(points):
        ax, ay = points[i - 1]
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            odd = not odd
    return odd


@cache
def atlas(name: str) -> Atlas:
    """A map; it is made once."""
    return Atlas(name)


# ---------------------------------------------------------------- colours: no land is blue, to stand out from the sea


def deeper(colour: str) -> str:
    """A colour as it is in the dark."""
    return "#" + "".join(f"{round(int(colour[i : i + 2], 16) * DEEPER):02X}" for i in (1, 3, 5))


def earth(name: str) -> Tone:
    """The tone of a land."""
    return Tone(f"var(--{name})", f"var(--{name})", f"var(--{name})", f"var(--{name})")


PROVINCES: Final = {id: part["tint"] for sheet in SHEETS.values() for id, part in sheet["province"].items()}
COLOURS: Final = {  # [name] in light and in dark: boards keep their colours, only deeper
    name: (tint, deeper(tint))
    for name, tint in {
        "bare": BARE,
        "main": MAIN,
        "main-line": MAIN_LINE,
        **{f"earth-{id}": tint for id, tint in PROVINCES.items()},
    }.items()
}
TONES: Final = {
    "bare": earth("bare"),
    "open-sea": Tone("var(--main-line)", "var(--main)", "var(--main)", "var(--main-line)"),
    **{f"earth-{id}": earth(f"earth-{id}") for id in PROVINCES},
}
assert all({part["id"] for part in row["provinces"]} <= set(PROVINCES) for row in ROWS), "every province has its area"
