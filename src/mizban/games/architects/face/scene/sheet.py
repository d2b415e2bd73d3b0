"""The end of a game (AW-19) as a sheet of paper: the rows of the score pad for every seat, and who wins."""

from __future__ import annotations

from typing import Final

from mizban.games.architects.face.scene.emblems import SCORED
from mizban.games.architects.face.scene.table import Table
from mizban.games.architects.rules.cards import SCORE_ROWS
from mizban.render.shapes import Box, Group, Shape, Text, Use, ring
from mizban.render.sheets import Paper, Ruled

ON_TABLE: Final = Paper(0, 0, 800, 0, 118, 40, 222, 28)  # as high as its rows
ON_PHONE: Final = Paper(0, 0, 348, 0, 112, 36, 104, 10, small=True)
ICON: Final = ring(32, 32, 6)


class Sheet(Ruled):
    """AW-19.1 to AW-19.8 A row for each reason, and all together."""

    def __init__(self, t: Table, paper: Paper) -> None:
        self.t, self.v = t, t.v
        self.tied = len(set(t.v["points"])) < t.v["seats"]
        high = paper.head + paper.row * (len(SCORE_ROWS) + 1) + 16 + (24 if self.tied else 0)
        super().__init__(paper._replace(height=high), t.lang, t.v["seats"])

    def all(self) -> list[Shape]:
        """AW-19.8 Who has won, a row for each reason, and all together."""
        heading = self.heading(self.v["ranks"], self.v["points"], self.t.me, 40)
        shapes = [*self.frame(), *heading, *self.places(self.v["ranks"], self.t.name)]
        y = self.paper.head
        for i, row in enumerate(SCORE_ROWS):
            shapes += self.row(i, row, y)
            y += self.paper.row
        return shapes + self.sums(y)

    def row(self, i: int, row: str, y: float) -> list[Shape]:
        """AW-19.1 to AW-19.7 What each seat has for a reason; the most has a tick."""
        middle, scale = y + self.paper.row / 2, 0.76 if self.small else 0.94
        left = self.at(0) - (32 * scale if self.turned else 0)
        face = (Box(0, 0, 32, 32, 6, "medallion"), Use(SCORED[row], 16, 16, 1.1))
        shapes: list[Shape] = [Group(face, left, middle - 16 * scale, scale, f"row-{row}", f"score:{row}", ring=ICON)]
        prefix = "picture-small-row" if self.small else "picture-row"
        shapes.append(self.text(29 if self.small else 40, middle, (f"{prefix}-{row}", ()), "row"))
        points = [self.v["rows"][seat][i] for seat in range(self.seats)]
        for seat, n in enumerate(points):
            shapes += self.cell(seat, y, n, n == max(points) and n > 0)
        return [*shapes, self.line(y + self.paper.row)]

    def sums(self, y: float) -> list[Shape]:
        """AW-19.8 The points of each seat; and where some are equal, what decides."""
        middle = y + self.paper.row * 0.55
        shapes: list[Shape] = [self.text(0 if self.small else 40, middle, ("picture-total", ()), "row")]
        shapes += self.totals(middle, self.v["points"])
        if self.tied:
            shapes.append(Text(self.paper.width / 2, y + self.paper.row + 12, ("picture-tie", ()), "note"))
        return shapes


def sheet(t: Table, x: float, y: float, paper: Paper) -> Group:
    """The sheet with its upper left corner here."""
    return Group(tuple(Sheet(t, paper).all()), x, y)


def sheet_high(t: Table, paper: Paper) -> float:
    """How much room it takes."""
    return Sheet(t, paper).paper.height
