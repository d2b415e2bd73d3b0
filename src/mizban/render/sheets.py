"""The sheet of paper at the end of a game: its frame, a column for each seat, and rows that a game fills in."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mizban.render.shapes import SEATS, TICK, Box, Disc, Path, Shape, Text, Use, Words, star
from mizban.render.texts import RIGHT_TO_LEFT


class Paper(NamedTuple):
    """Its measures."""

    x: float
    y: float
    width: float
    height: float
    head: float  # above the rows
    row: float
    label: float  # the width of the first column
    margin: float
    small: bool = False  # for a phone: smaller letters and signs

    @property
    def prefix(self) -> str:
        """Of the inks for its texts."""
        return "small-" if self.small else ""


class Ruled:
    """A sheet for so many seats, written from the side where its reader begins."""

    def __init__(self, paper: Paper, lang: str, seats: int) -> None:
        self.paper, self.seats = paper, seats
        self.small = paper.small
        self.turned = lang in RIGHT_TO_LEFT
        self.inner = paper.width - 2 * paper.margin
        self.wide = (self.inner - paper.label) / seats  # of a column

    def at(self, x: float) -> float:
        """So far from the side where reading begins."""
        x += self.paper.margin
        return round(self.paper.x + (self.paper.width - x if self.turned else x), 1)

    def text(self, x: float, y: float, words: Words, ink: str, room: int = 20) -> Text:
        """A text that begins there."""
        return Text(self.at(x), y, words, f"{self.paper.prefix}{ink}{'-end' if self.turned else ''}", room)

    def column(self, seat: int) -> float:
        """The middle of a seat's column."""
        return self.at(self.paper.label + self.wide * (seat + 0.5))

    def line(self, y: float) -> Path:
        left = self.paper.x + self.paper.margin
        return Path(f"M{left:g} {y:g}H{left + self.inner:g}", "rule")

    def frame(self) -> list[Shape]:
        """The paper and its trim."""
        x, y, width, height = self.paper[:4]
        trim = Box(x + 6, y + 6, width - 12, height - 12, 11, "trim")
        return [Box(x, y, width, height, 16, "sheet"), trim]

    def medal(self, seat: int, x: float, y: float, size: float) -> list[Shape]:
        """For a seat that has won, so far from the side where reading begins."""
        x = self.at(x)
        return [Path(star(8, size, size * 0.75, x, y), "medal"), Use(SEATS[seat], x, y, size / 23, f"seat-{seat}")]

    def heading(self, ranks: list[int], points: list[int], me: int, y: float) -> list[Shape]:
        """Who has won, with a medal; or that the victory is shared, with one for each."""
        best = [seat for seat in range(self.seats) if ranks[seat] == 1]
        n = points[best[0]]
        words: Words = ("picture-shared n", (n,))
        if len(best) == 1:
            words = ("picture-you-win n", (n,)) if best[0] == me else ("picture-wins seat n", (best[0], n))
        shapes: list[Shape] = []
        for i, seat in enumerate(best):
            shapes += self.medal(seat, 22 + 30 * i, y, 20 if self.small else 24)
        return [*shapes, self.text(30 * len(best) + 24, y, words, "title", 10 if self.small else 16)]

    def heads(self, name: Callable[[int], Words], high: float, low: float, scale: float) -> list[Shape]:
        """The heads of the columns: the sign of each seat so high above the line, and its name."""
        y, room = self.paper.y + self.paper.head, self.letters
        shapes: list[Shape] = [self.line(y)]
        for seat in range(self.seats):
            x = self.column(seat)
            shapes.append(Use(SEATS[seat], x, y - high, scale, f"seat-{seat}"))
            shapes.append(Text(x, y - low, name(seat), f"{self.paper.prefix}column", room))
        return shapes

    def places(self, ranks: list[int], name: Callable[[int], Words]) -> list[Shape]:
        """The heads of the columns where all are ranked: each seat with its place, and its name."""
        y, room = self.paper.y + self.paper.head, self.letters
        shapes: list[Shape] = [self.line(y)]
        for seat in range(self.seats):
            x = self.column(seat)
            shapes.append(Use(SEATS[seat], x - 12, y - 36, 0.8, f"seat-{seat}"))
            shapes += place(ranks[seat], x + 8, y - 36)
            shapes.append(Text(x, y - 13, name(seat), f"{self.paper.prefix}column", room))
        return shapes

    @property
    def letters(self) -> int:
        """Of a name that fits into a column."""
        return max(4, int(self.wide / (6.8 if self.small else 8)))

    @property
    def aside(self) -> float:
        """How far from a figure its tick stands."""
        return min(23.0, self.wide * 0.34)

    def cell(self, seat: int, y: float, figure: int, won: bool) -> list[Shape]:
        """A figure in a row that begins there; the winner's on a tint with a tick."""
        x, row = self.column(seat), self.paper.row
        shapes: list[Shape] = []
        if won:
            tint = Box(round(x - self.wide / 2 + 1, 1), y + 1, round(self.wide - 2, 1), row - 2, 0, "tint")
            shapes += [tint, Use(TICK, x + self.aside, y + row / 2, 0.65, ink="strong")]
        return [*shapes, Text(x, y + row / 2, str(figure), "won" if won else "cell")]

    def totals(self, y: float, points: list[int]) -> list[Shape]:
        """The last row: what each seat has in all."""
        return [Text(self.column(seat), y, str(n), "total") for seat, n in enumerate(points)]


def place(rank: int, x: float, y: float) -> list[Shape]:
    """The place of a seat: the first on a star."""
    ground: Shape = Path(star(8, 11.5, 8.6, x, y), "medal") if rank == 1 else Disc(x, y, 8.5, "disc")
    return [ground, Text(x, y + 0.5, str(rank), "token")]
