"""The end of a game (AW-19) as a sheet of paper: the rows of the score pad for every seat, and who wins."""

from __future__ import annotations

from typing import Final

from mizban.games.architects.cards import SCORE_ROWS
from mizban.games.architects.scene.emblems import SCORED
from mizban.games.architects.scene.table import Table
from mizban.render.shapes import SEATS, Box, Disc, Group, Path, Shape, Text, Use, Words, ring, star
from mizban.render.sheets import Paper, Ruled

ON_TABLE: Final = Paper(0, 0, 800, 0, 118, 40, 222, 28, "")  # as high as its rows
ON_PHONE: Final = Paper(0, 0, 348, 0, 112, 36, 104, 10, "small-")
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
        shapes = [*self.frame(), *self.heading(), *self.places()]
        y = self.paper.head
        for i, row in enumerate(SCORE_ROWS):
            shapes += self.row(i, row, y)
            y += self.paper.row
        return shapes + self.sums(y)

    def heading(self) -> list[Shape]:
        """AW-19.8 Who has won, with a medal; a win may be shared."""
        winners = [seat for seat, rank in enumerate(self.v["ranks"]) if rank == 1]
        seat = self.t.me if self.t.me in winners else winners[0]
        points = self.v["points"][seat]
        words: Words = ("picture-wins seat n", (seat, points))
        if seat == self.t.me:
            words = ("picture-you-win n", (points,))
        if len(winners) > 1:
            words = ("picture-shared n", (points,))
        medal = self.medal(seat, 24, 40, 20 if self.small else 24)
        return [*medal, self.text(56, 40, words, "title", 10 if self.small else 16)]

    def places(self) -> list[Shape]:
        """The heads of the columns: each seat with its place."""
        y, room = self.paper.head, max(4, int(self.wide / 8))
        found: list[Shape] = [self.line(y)]
        for seat in range(self.seats):
            x = self.column(seat)
            found += [
                Use(SEATS[seat], x - 12, y - 36, 0.8, f"seat-{seat}"),
                *place(self.v["ranks"][seat], x + 8, y - 36),
            ]
            found += [Text(x, y - 13, self.t.name(seat), f"{self.paper.prefix}column", room)]
        return found

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


def place(rank: int, x: float, y: float) -> list[Shape]:
    """The place of a seat: the first on a star."""
    ground: Shape = Path(star(8, 11.5, 8.6, x, y), "medal") if rank == 1 else Disc(x, y, 8.5, "disc")
    return [ground, Text(x, y + 0.5, str(rank), "token")]


def sheet(t: Table, x: float, y: float, paper: Paper) -> Group:
    """The sheet with its upper left corner here."""
    return Group(tuple(Sheet(t, paper).all()), x, y)


def sheet_high(t: Table, paper: Paper) -> float:
    """How much room it takes."""
    return Sheet(t, paper).paper.height
