"""Which settlements earn gold (KB-12), so that a page can show them: the figures themselves come with the view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mizban.games.kingdom_builder.face.about import HEX
from mizban.games.kingdom_builder.rules.board import NAMES, PLACES, beside
from mizban.games.kingdom_builder.rules.cards import CARDS, CASTLE, GOLD, LETTERS, LOCATION, MOUNTAIN, SECOND, WATER
from mizban.games.kingdom_builder.rules.view import View
from mizban.render.panels import Part, Row
from mizban.render.shapes import Words

Hexes = set[int]
MOST: Final = int(GOLD[CARDS.index("lords")])  # for the most settlements in a sector


class Sides:
    """The settlements of a seat, and the land round them."""

    def __init__(self, v: View, seat: int) -> None:
        self.letters = "".join(v["terrain"])
        self.all = [{HEX[name] for name in names} for names in v["settlements"]]
        self.own, self.seat = self.all[seat], seat

    def of(self, *terrains: int) -> Hexes:
        """The hexes of some terrains."""
        return {hex for hex, letter in enumerate(self.letters) if letter in [LETTERS[i] for i in terrains]}

    def touching(self, goals: Hexes) -> Hexes:
        """The own settlements beside one of these hexes."""
        return {hex for hex in self.own if goals.intersection(beside(hex))}

    def areas(self) -> list[Hexes]:
        """KB-12.1.2 The settlement areas."""
        left, areas = set(self.own), []
        while left:
            area, open_ = set[int](), [left.pop()]
            while open_:
                here = open_.pop()
                area.add(here)
                near = left.intersection(beside(here))
                left -= near
                open_ += near
            areas.append(area)
        return areas

    def sectors(self, seat: int) -> list[Hexes]:
        """KB-2.7 The settlements of a seat by sector."""
        sectors: list[Hexes] = [set(), set(), set(), set()]
        for hex in self.all[seat]:
            sectors[hex // 200 * 2 + hex % 20 // 10].add(hex)
        return sectors


def fishermen(t: Sides) -> Hexes:
    """KB-12.3 Beside water, not on it."""
    return t.touching(t.of(WATER)) - t.of(WATER)


def miners(t: Sides) -> Hexes:
    """KB-12.4 Beside a mountain."""
    return t.touching(t.of(MOUNTAIN))


def merchants(t: Sides) -> Hexes:
    """KB-12.5 The areas that link places, and the places."""
    goals, reached = t.of(LOCATION, CASTLE), set[int]()
    for area in t.areas():
        linked = {near for hex in area for near in beside(hex) if near in goals}
        if len(linked) > 1:
            reached |= area | linked
    return reached


def workers(t: Sides) -> Hexes:
    """KB-12.6 Beside a location or castle."""
    return t.touching(t.of(LOCATION, CASTLE))


def discoverers(t: Sides) -> Hexes:
    """KB-12.7 The first on each horizontal line."""
    return {min(hex for hex in t.own if hex // 20 == line) for line in {hex // 20 for hex in t.own}}


def knights(t: Sides) -> Hexes:
    """KB-12.8 The first of the fullest lines."""
    lines = [{hex for hex in t.own if hex // 20 == line} for line in range(20)]
    return max(lines, key=len)


def hermits(t: Sides) -> Hexes:
    """KB-12.9 One settlement of each area."""
    return {min(area) for area in t.areas()}


def lords(t: Sides) -> Hexes:
    """KB-12.10 All in the sectors where the seat has the most or the next number."""
    hexes = set[int]()
    for i, mine in enumerate(t.sectors(t.seat)):
        above = {len(t.sectors(seat)[i]) for seat in range(len(t.all))}
        if sum(n > len(mine) for n in above) < 2:
            hexes |= mine
    return hexes


def citizens(t: Sides) -> Hexes:
    """KB-12.11 The largest area."""
    return max(t.areas(), key=len, default=set())


def farmers(t: Sides) -> Hexes:
    """KB-12.12 All in the sector with fewest."""
    return min(t.sectors(t.seat), key=len)


def castles(t: Sides) -> Hexes:
    """KB-12.2 The castles that are reached, and the settlements beside them."""
    goals = t.of(CASTLE)
    reached = {near for hex in t.own for near in beside(hex) if near in goals}
    return reached | t.touching(goals)


EARNERS: Final[dict[str, Callable[[Sides], Hexes]]] = {
    "fishermen": fishermen,
    "miners": miners,
    "merchants": merchants,
    "workers": workers,
    "discoverers": discoverers,
    "knights": knights,
    "hermits": hermits,
    "lords": lords,
    "citizens": citizens,
    "farmers": farmers,
    "": castles,
}


def refs(hexes: Hexes) -> tuple[str, ...]:
    return tuple(f"hex:{NAMES[hex]}" for hex in sorted(hexes))


def standing(sides: list[Sides]) -> list[Part]:
    """KB-12.10, KB-12.10.1 to KB-12.10.4 How the seats stand for Lords, sector by sector."""
    parts: list[Part] = []
    for i, place in enumerate(PLACES):
        there = [t.sectors(t.seat)[i] for t in sides]
        counts = tuple(map(len, there))
        first, second, *_ = [*sorted(set(counts), reverse=True), -1]
        gold = {first: MOST, second: int(SECOND)}
        points = tuple(gold.get(n, 0) for n in counts)
        words = (
            f"picture-{place}" if any(counts) else f"picture-{place}-empty"
        )  # KB-12.10.4 there everybody has the most
        parts.append(Part((words, ()), counts, points, tuple(map(refs, there))))
    return parts


def tally(v: View) -> list[Row]:
    """KB-16.5 What the game would score now, card by card and for castles; nothing where that is not shown."""
    sides = [Sides(v, seat) for seat in range(v["seats"])] if v["gold"] else []
    rows: list[Row] = []
    for i, card in enumerate([*v["cards"], ""] if sides else []):
        words: Words = ("picture-card card", (CARDS.index(card),)) if card else ("picture-castles", ())
        things = tuple(refs(EARNERS[card](t)) for t in sides)
        points = tuple(row[i] for row in v["gold"])
        parts = tuple(standing(sides)) if card == "lords" else ()
        rows.append(Row(f"card:{card}" if card else "terrain:castle", words, points, things, parts))
    return rows
