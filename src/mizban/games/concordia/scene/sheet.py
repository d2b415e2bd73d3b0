"""The end of a game (CO-15, CO-16) as a sheet of paper: what each god gives every seat, and who wins."""

from __future__ import annotations

from typing import Final, NamedTuple

from mizban.games.concordia.cards import DATA, GODS
from mizban.games.concordia.names import named
from mizban.games.concordia.scene.drawings import MAGNUS, SEAL
from mizban.games.concordia.scene.prices import Side
from mizban.games.concordia.scene.table import Table
from mizban.games.concordia.scene.tally import Account, Score
from mizban.render.shapes import SEATS, TICK, Box, Disc, Group, Path, Shape, Text, Use, Words, ring, star


class Paper(NamedTuple):
    """Its measures."""

    width: float
    head: float  # above the rows
    row: float
    label: float  # the width of the first column
    margin: float
    prefix: str  # of its inks


ON_TABLE: Final = Paper(800, 124, 45, 222, 28, "")
ON_PHONE: Final = Paper(348, 116, 43, 104, 10, "small-")
ICON: Final = ring(32, 32, 6)


class Sheet:
    """Written from the side where its reader begins."""

    def __init__(self, t: Table, paper: Paper) -> None:
        self.t, self.v, self.paper = t, t.v, paper
        self.small = bool(paper.prefix)
        self.side = Side(t.lang, paper.width)
        self.inner = paper.width - 2 * paper.margin
        self.wide = (self.inner - paper.label) / t.v["seats"]  # of a column
        self.accounts = [Account(t.v, seat).scores() for seat in range(t.v["seats"])]
        self.gods = [*GODS, "concordia"]
        self.tied = len(set(t.v["points"])) < t.v["seats"]

    @property
    def height(self) -> float:
        """How high it is."""
        return self.paper.head + self.paper.row * (len(self.gods) + 1) + 16 + (24 if self.tied else 0)

    def at(self, x: float) -> float:
        """So far from the side where reading begins."""
        return self.side.at(x + self.paper.margin)

    def text(self, x: float, y: float, words: Words, ink: str, room: int = 20) -> Text:
        """A text that begins there."""
        return self.side.text(x + self.paper.margin, y, words, f"{self.paper.prefix}{ink}", room)

    def column(self, seat: int) -> float:
        """The middle of a seat's column."""
        return self.at(self.paper.label + self.wide * (seat + 0.5))

    def line(self, y: float) -> Path:
        return Path(f"M{self.paper.margin:g} {y:g}h{self.inner:g}", "rule")

    def all(self) -> list[Shape]:
        """CO-15.2, CO-15.11 Who has won, a row for each god, the Concordia card, and all together."""
        width, height = self.paper.width, self.height
        shapes: list[Shape] = [Box(0, 0, width, height, 16, "sheet")]
        shapes.append(Box(6, 6, width - 12, height - 12, 11, "trim"))
        shapes += [*self.heading(), *self.heads()]
        y = self.paper.head
        for i, god in enumerate(self.gods):
            shapes += self.row(i, god, y)
            y += self.paper.row
        return shapes + self.sums(y)

    def heading(self) -> list[Shape]:
        """CO-16.1 Who has won, with a medal."""
        seat, y, size = self.v["ranks"].index(1), 40.0, 20 if self.small else 24
        words: Words = ("picture-wins seat n", (seat, self.v["points"][seat]))
        if seat == self.t.me:
            words = ("picture-you-win n", (self.v["points"][seat],))
        x = self.at(24)
        medal: list[Shape] = [Path(star(8, size, size * 0.75, x, y), "medal")]
        medal.append(Use(SEATS[seat], x, y, size / 23, f"seat-{seat}"))
        return [*medal, self.text(56, y, words, "title", 10 if self.small else 16)]

    def heads(self) -> list[Shape]:
        """CO-16.3 The heads of the columns: each seat with its place; who holds the Praefectus Magnus shows it."""
        y, room = self.paper.head, max(4, int(self.wide / 8))
        found: list[Shape] = [self.line(y)]
        for seat in range(self.v["seats"]):
            x = self.column(seat)
            found += [
                Use(SEATS[seat], x - 12, y - 36, 0.8, f"seat-{seat}"),
                *place(self.v["ranks"][seat], x + 8, y - 36),
            ]
            found += [Text(x, y - 13, self.t.name(seat), f"{self.paper.prefix}column", room)]
            if seat == self.v["magnus"] and self.wide > 50:
                found.append(Use(MAGNUS, x + 18, y - (44 if self.small else 47), 0.14 if self.small else 0.19))
        return found

    def row(self, i: int, god: str, y: float) -> list[Shape]:
        """CO-15.3 to CO-15.9 What each seat has for a god: its cards times what each is worth; the most has a tick."""
        height, middle = self.paper.row, y + self.paper.row / 2
        scale = 0.8 if self.small else 1
        left = self.at(0) - (32 * scale if self.side.turned else 0)
        face = (Box(0, 0, 32, 32, 16, "blank"), Use(SEAL[god], 16, 16, 1.25))
        shapes: list[Shape] = [Group(face, left, middle - 16 * scale, scale, f"row-{god}", f"god:{god}", ring=ICON)]
        shapes += self.label(i, god, middle)
        most = max(scores[i].points for scores in self.accounts)
        for seat, scores in enumerate(self.accounts):
            shapes += self.cell(scores[i], self.column(seat), y, scores[i].points == most and most > 0)
        return [*shapes, self.line(y + height)]

    def label(self, i: int, god: str, middle: float) -> list[Shape]:
        """The name of a god, and where there is room what it counts."""
        name = named(DATA["god"][i] if i < len(GODS) else DATA["cards"]["special"][0], self.t.lang)
        if self.small:
            return [self.text(31, middle, name if i < len(GODS) else ("picture-concordia", ()), "row")]
        return [
            self.text(42, middle - 9, name, "row"),
            self.side.text(42 + self.paper.margin, middle + 10, (f"picture-counts-{god}", ()), "note-start"),
        ]

    def cell(self, score: Score, x: float, y: float, most: bool) -> list[Shape]:
        """The points, and below them how they come about."""
        height, small, found = self.paper.row, self.small, list[Shape]()
        if most:
            away = min(26.0, self.wide * 0.38)
            tint = Box(round(x - self.wide / 2 + 1, 1), y + 1, round(self.wide - 2, 1), height - 2, 0, "tint")
            found += [tint, Use(TICK, round(x + away, 1), y + height / 2 - 8, 0.42 if small else 0.6, ink="strong")]
        how: Words = ("picture-times n of", (score.cards, score.worth))
        if score.god == "minerva":
            how = ("picture-cards n", (score.cards,))
        if score.god == "concordia" or (score.god == "minerva" and not score.cards):
            how = ""
        up = 8 if how else 0
        found.append(Text(x, y + height / 2 - up, str(score.points), "won" if most else "cell"))
        return [*found, Text(x, y + height / 2 + 11, how, "fine")] if how else found

    def sums(self, y: float) -> list[Shape]:
        """CO-15.2, CO-16.2 The points of each seat; and where some are equal, what decides."""
        middle = y + self.paper.row * 0.55
        shapes: list[Shape] = [self.text(0 if self.small else 42, middle, ("picture-total", ()), "row")]
        shapes += [Text(self.column(i), middle, str(n), "total") for i, n in enumerate(self.v["points"])]
        if self.tied:
            words: Words = (f"picture-{self.paper.prefix}tie seat", (self.v["magnus"],))
            shapes.append(Text(self.paper.width / 2, y + self.paper.row + 12, words, "note", 10))
        return shapes


def place(rank: int, x: float, y: float) -> list[Shape]:
    """CO-16.3 The place of a seat: the first on a star."""
    ground: Shape = Path(star(8, 11.5, 8.6, x, y), "medal") if rank == 1 else Disc(x, y, 8.5, "disc")
    return [ground, Text(x, y + 0.5, str(rank), "token")]


def sheet(t: Table, x: float, y: float, paper: Paper) -> Group:
    """The sheet with its upper left corner here."""
    return Group(tuple(Sheet(t, paper).all()), x, y)


def sheet_high(t: Table, paper: Paper) -> float:
    """How much room it takes."""
    return Sheet(t, paper).height
