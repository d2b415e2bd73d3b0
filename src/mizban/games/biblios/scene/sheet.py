"""The end of a game (BI-9, BI-10) as a sheet of paper: what every seat has, and who wins which category."""

from __future__ import annotations

from typing import Final, NamedTuple

from mizban.games.biblios.cards import CATEGORIES
from mizban.games.biblios.scene.dice import DIE_RING, category
from mizban.games.biblios.scene.drawings import FACES, Face
from mizban.games.biblios.scene.table import Table, gold
from mizban.games.biblios.view import View
from mizban.render.shapes import COIN, DICE, SEATS, TICK, Box, Group, Path, Shape, Text, Use, Words, star
from mizban.render.texts import RIGHT_TO_LEFT


class Paper(NamedTuple):
    """Its measures."""

    x: float
    y: float
    width: float
    height: float
    head: float  # above the columns
    row: float
    label: float  # the width of the first column
    margin: float
    prefix: str  # of its inks


ON_TABLE: Final = Paper(62, 240, 800, 494, 128, 51, 214, 30, "")
ON_PHONE: Final = Paper(8, 8, 344, 424, 114, 44, 132, 14, "small-")


class Tally:
    """BI-9.3, BI-9.6 What the hands are worth in each category: totals, and the letters nearest to A."""

    def __init__(self, v: View) -> None:
        hands: list[list[Face]] = [[FACES[kind] for kind in hand] for hand in v["hands"]]
        suits = [[[f for f in hand if f.tone == tone] for hand in hands] for tone in CATEGORIES]
        self.totals = [[sum(f.value for f in cards) for cards in row] for row in suits]  # [category][seat]
        self.letters = [[min((f.letter for f in cards), default="") for cards in row] for row in suits]

    def tied(self, i: int) -> bool:
        """Whether the letter decides."""
        return self.totals[i].count(max(self.totals[i])) > 1 and max(self.totals[i]) > 0


class Sheet:
    """BI-9, BI-10 Written from the side where its reader begins."""

    def __init__(self, t: Table, paper: Paper) -> None:
        self.t, self.v, self.paper = t, t.v, paper
        self.tally = Tally(t.v)
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
        return Path(f"M{left} {y}H{left + self.inner}", "rule")

    def all(self) -> list[Shape]:
        paper = self.paper
        x, y, width, height = paper[:4]
        shapes: list[Shape] = [Box(x, y, width, height, 16, "sheet")]
        shapes.append(Box(x + 7, y + 7, width - 14, height - 14, 11, "trim"))
        shapes += [*self.heading(), *self.heads()]
        y += paper.head
        for i in range(len(CATEGORIES)):
            shapes += self.category(i, y)
            y += paper.row
        return shapes + self.sums(y)

    def heading(self) -> list[Shape]:
        """BI-10.1, BI-10.6 Who has won, with a medal; or that the victory is shared."""
        v, y, small = self.v, self.paper.y + (46 if not self.paper.prefix else 40), bool(self.paper.prefix)
        if v["ranks"].count(1) > 1:
            return [self.text(0, y, ("picture-shared", ()), "title")]
        seat = v["ranks"].index(1)
        words: Words = ("picture-wins seat n", (seat, v["points"][seat]))
        if seat == self.t.me:
            words = ("picture-you-win n", (v["points"][seat],))
        x, size = self.at(22), 21 if small else 30
        medal: list[Shape] = [
            Path(star(8, size, size * 0.75, x, y), "medal"),
            Use(SEATS[seat], x, y, size / 23, f"seat-{seat}"),
        ]
        start = 52 if small else 66
        title = self.text(start, y - (9 if v["decided"] else 0), words, "title", 10 if small else 20)
        return [*medal, title, *self.reason(start, y + (13 if small else 17))]

    def reason(self, x: float, y: float) -> list[Shape]:
        """BI-10.2, BI-10.3 What broke a tie for the first place."""
        what, _, category = self.v["decided"].partition(":")
        figures = (" category", (int(category),)) if category else ("", ())
        return [self.text(x, y, (f"picture-tie-{what}{figures[0]}", figures[1]), "row")] if what else []

    def heads(self) -> list[Shape]:
        """The heads of the columns."""
        y, small, room = self.paper.y + self.paper.head, bool(self.paper.prefix), int(self.wide / 8)
        found: list[Shape] = [self.line(y)]
        for seat in range(self.v["seats"]):
            x = self.column(seat)
            found.append(Use(SEATS[seat], x, y - 39, 0.8 if small else 0.95, f"seat-{seat}"))
            found.append(Text(x, y - 15, self.t.name(seat), f"{self.paper.prefix}column", room))
        return found

    def category(self, i: int, y: float) -> list[Shape]:
        """A row: the die, and what each seat has."""
        row, small = self.paper.row, bool(self.paper.prefix)
        scale, tone = (0.6, CATEGORIES[i]) if small else (0.78, CATEGORIES[i])
        x = self.at(0) - (44 * scale if self.turned else 0)
        die = (Use(DICE[self.v["dice"][i]]),)
        up = y + (row - 46 * scale) / 2
        shapes: list[Shape] = [Group(die, x, up, scale, f"won-{tone}", f"die:{tone}", tone, ring=DIE_RING)]
        shapes.append(self.text(32 if small else 46, y + row / 2, category(i, self.t.lang), "row"))
        shapes += [shape for seat in range(self.v["seats"]) for shape in self.cell(i, seat, y)]
        return [*shapes, self.line(y + row)]

    def cell(self, i: int, seat: int, y: float) -> list[Shape]:
        """A total; the winner's on a tint with a tick, and the letter where it decides."""
        x, total, won, row = self.column(seat), self.tally.totals[i][seat], self.v["won"][i] == seat, self.paper.row
        away = min(22.0, self.wide * 0.32)
        shapes: list[Shape] = []
        if won:
            tint = Box(round(x - self.wide / 2, 1), y + 1, self.wide, row - 2, 0, "tint")
            shapes += [tint, Use(TICK, x + away, y + row / 2, 0.7, ink="strong")]
        shapes.append(Text(x, y + row / 2, str(total), "won" if won else "cell"))
        if self.tally.tied(i) and total == max(self.tally.totals[i]):
            shapes.append(Text(x - away, y + row / 2, self.tally.letters[i][seat], "fine"))
        return shapes

    def sums(self, y: float) -> list[Shape]:
        """BI-9.10, BI-10.2 The Gold left in hand, and the points."""
        row, small = self.paper.row * 0.85, bool(self.paper.prefix)
        shapes: list[Shape] = [Use(COIN, self.at(14 if small else 17), y + row / 2, 0.36 if small else 0.5)]
        shapes.append(self.text(32 if small else 46, y + row / 2, ("picture-gold", ()), "row"))
        for seat, hand in enumerate(self.v["hands"]):
            shapes.append(Text(self.column(seat), y + row / 2, str(gold(hand)), "cell"))
        y += row
        shapes += [self.line(y), self.text(0, y + row * 0.62, ("picture-points", ()), "row")]
        return shapes + [Text(self.column(i), y + row * 0.62, str(n), "total") for i, n in enumerate(self.v["points"])]


def sheet(t: Table, narrow: bool) -> list[Shape]:
    """The sheet, over the board."""
    return Sheet(t, ON_PHONE if narrow else ON_TABLE).all()
