"""The end of a game (KB-12, KB-13) as a sheet of paper: the gold of every seat by card, and who wins."""

from __future__ import annotations

from typing import Final

from mizban.games.kingdom_builder.face.names import thing
from mizban.games.kingdom_builder.face.scene.drawings import CASTLE, EMBLEM
from mizban.games.kingdom_builder.face.scene.table import Table
from mizban.games.kingdom_builder.rules.cards import CARDS
from mizban.render.shapes import COIN, Box, Group, Shape, Use, Words, ring
from mizban.render.sheets import Paper, Ruled

ON_TABLE: Final = Paper(70, 408, 740, 306, 108, 34, 190, 26)
ON_PHONE: Final = Paper(6, 246, 348, 278, 98, 29, 122, 12, small=True)
ICON: Final = ring(32, 32, 6)


class Sheet(Ruled):
    """KB-12, KB-13 A row for each card, and one for castles."""

    def __init__(self, t: Table, paper: Paper) -> None:
        super().__init__(paper, t.lang, t.v["seats"])
        self.t, self.v = t, t.v

    def all(self) -> list[Shape]:
        """KB-12.1, KB-13.1, KB-13.2 Who has won, a row for each card in play, the castles, and all together."""
        v = self.v
        signs = (27, 10, 0.7) if self.small else (33, 12, 0.8)
        shapes = [*self.frame(), *self.heads(self.t.name, *signs)]
        shapes += self.heading(v["ranks"], v["points"], self.t.me, self.paper.y + 37)
        y = self.paper.y + self.paper.head
        rows = [*v["cards"], ""]
        for i, card in enumerate(rows):
            shapes += self.row(i, card, y)
            y += self.paper.row
        return shapes + self.sums(y)

    def row(self, i: int, card: str, y: float) -> list[Shape]:
        """KB-12.2 to KB-12.12 What each seat has for a card, or for the castles; the most on a tint with a tick."""
        height, middle = self.paper.row, y + self.paper.row / 2
        scale = round((height - 4) / 32, 2)
        face = Use(EMBLEM[card], 16, 16, 0.62) if card else Use(CASTLE, 16, 17, 1.2)
        left = self.at(0) - (32 * scale if self.turned else 0)
        ref = f"card:{card}" if card else "terrain:castle"
        shapes: list[Shape] = [
            Group((Box(0, 0, 32, 32, 6, "medallion"), face), left, y + 2, scale, f"row-{i}", ref, ring=ICON)
        ]
        name: Words = thing("card", CARDS.index(card), self.t.tongue) if card else ("picture-castles", ())
        second = thing("card", CARDS.index(card), self.t.second) if card and self.t.second else ""
        start, up = 32 if self.small else 42, 9 if second else 0
        shapes.append(self.text(start, middle - up, name, "row"))
        if second:
            shapes.append(self.text(start, middle + 10, second, "note-start"))
        gold = [row[i] for row in self.v["gold"]]
        for seat, n in enumerate(gold):
            shapes += self.cell(seat, y, n, n == max(gold) and n > 0)
        return [*shapes, self.line(y + height)]

    def sums(self, y: float) -> list[Shape]:
        """KB-12.1 The gold of each seat."""
        middle = y + self.paper.row * 0.8
        shapes: list[Shape] = [Use(COIN, self.at(15), middle, 0.5)]
        shapes.append(self.text(32 if self.small else 42, middle, ("picture-gold", ()), "row"))
        return shapes + self.totals(middle, self.v["points"])


def sheet(t: Table, paper: Paper) -> list[Shape]:
    """The sheet."""
    return Sheet(t, paper).all()
