"""The end of a game (KB-12, KB-13) as a sheet of paper: the gold of every seat by card, and who wins."""

from __future__ import annotations

from typing import Final, NamedTuple

from mizban.games.kingdom_builder.cards import CARDS
from mizban.games.kingdom_builder.names import thing
from mizban.games.kingdom_builder.scene.drawings import CASTLE, EMBLEM
from mizban.games.kingdom_builder.scene.table import Table
from mizban.render.shapes import COIN, SEATS, TICK, Box, Group, Path, Shape, Text, Use, Words, ring, star
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
    prefix: str  # of its inks


ON_TABLE: Final = Paper(70, 408, 740, 306, 108, 34, 190, 26, "")
ON_PHONE: Final = Paper(6, 246, 348, 278, 98, 29, 122, 12, "small-")
ICON: Final = ring(32, 32, 6)


class Sheet:
    """Written from the side where its reader begins."""

    def __init__(self, t: Table, paper: Paper) -> None:
        self.t, self.v, self.paper = t, t.v, paper
        self.small = bool(paper.prefix)
        self.turned = t.lang in RIGHT_TO_LEFT
        self.inner = paper.width - 2 * paper.margin
        self.wide = (self.inner - paper.label) / t.v["seats"]  # of a column

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

    def all(self) -> list[Shape]:
        """KB-12.1 Who has won, a row for each card in play, the castles, and all together."""
        x, y, width, height = self.paper[:4]
        shapes: list[Shape] = [Box(x, y, width, height, 16, "sheet")]
        shapes.append(Box(x + 6, y + 6, width - 12, height - 12, 11, "trim"))
        shapes += [*self.heading(), *self.heads()]
        y += self.paper.head
        rows = [*self.v["cards"], ""]
        for i, card in enumerate(rows):
            shapes += self.row(i, card, y)
            y += self.paper.row
        return shapes + self.sums(y)

    def heading(self) -> list[Shape]:
        """KB-13.1, KB-13.2 Who has won, with a medal; or that the victory is shared."""
        v, y = self.v, self.paper.y + 37
        best = [seat for seat in range(v["seats"]) if v["ranks"][seat] == 1]
        words: Words = ("picture-shared n", (v["points"][best[0]],))
        if len(best) == 1:
            words = ("picture-wins seat n", (best[0], v["points"][best[0]]))
            if best[0] == self.t.me:
                words = ("picture-you-win n", (v["points"][best[0]],))
        size = 20 if self.small else 24
        shapes: list[Shape] = []
        for i, seat in enumerate(best):
            x = self.at(20 + 30 * i)
            shapes.append(Path(star(8, size, size * 0.75, x, y), "medal"))
            shapes.append(Use(SEATS[seat], x, y, size / 23, f"seat-{seat}"))
        return [*shapes, self.text(30 * len(best) + 22, y, words, "title", 10 if self.small else 14)]

    def heads(self) -> list[Shape]:
        """The heads of the columns."""
        y, room = self.paper.y + self.paper.head, max(4, int(self.wide / 8))
        found: list[Shape] = [self.line(y)]
        for seat in range(self.v["seats"]):
            x = self.column(seat)
            if self.small:
                found += [Use(SEATS[seat], x, y - 27, 0.7, f"seat-{seat}")]
                found += [Text(x, y - 10, self.t.name(seat), "small-column", room)]
            else:
                found += [Use(SEATS[seat], x, y - 33, 0.8, f"seat-{seat}")]
                found += [Text(x, y - 12, self.t.name(seat), "column", room)]
        return found

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
        name: Words = str(thing("card", CARDS.index(card), self.t.lang)) if card else ("picture-castles", ())
        shapes.append(self.text(32 if self.small else 42, middle, name, "row"))
        gold = [row[i] for row in self.v["gold"]]
        for seat, n in enumerate(gold):
            x, most = self.column(seat), n == max(gold) and n > 0
            if most:
                away = min(24.0, self.wide * 0.36)
                tint = Box(round(x - self.wide / 2 + 1, 1), y + 1, round(self.wide - 2, 1), height - 2, 0, "tint")
                shapes += [tint, Use(TICK, x + away, middle, 0.6, ink="strong")]
            shapes.append(Text(x, middle, str(n), "won" if most else "cell"))
        return [*shapes, self.line(y + height)]

    def sums(self, y: float) -> list[Shape]:
        """KB-12.1 The gold of each seat."""
        middle = y + self.paper.row * 0.8
        shapes: list[Shape] = [Use(COIN, self.at(15), middle, 0.5)]
        shapes.append(self.text(32 if self.small else 42, middle, ("picture-gold", ()), "row"))
        return shapes + [Text(self.column(i), middle, str(n), "total") for i, n in enumerate(self.v["points"])]


def sheet(t: Table, paper: Paper) -> list[Shape]:
    """The sheet."""
    return Sheet(t, paper).all()
