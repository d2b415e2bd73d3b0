"""The end of a game (CO-15, CO-16) as a sheet of paper: what each god gives every seat, and who wins."""

from __future__ import annotations

from typing import Final

from mizban.games.concordia.face.scene.drawings import MAGNUS, SEAL
from mizban.games.concordia.face.scene.table import Table
from mizban.games.concordia.face.tally import Account, Score
from mizban.games.concordia.rules.cards import DATA, GODS
from mizban.render.shapes import TICK, Box, Group, Shape, Text, Use, Words, ring
from mizban.render.sheets import Paper, Ruled
from mizban.render.tongue import named

ON_TABLE: Final = Paper(0, 0, 800, 0, 124, 45, 222, 28)  # as high as its rows
ON_PHONE: Final = Paper(0, 0, 348, 0, 116, 43, 104, 10, small=True)
ICON: Final = ring(32, 32, 6)
ROWS: Final = [*GODS, "concordia"]


class Sheet(Ruled):
    """CO-15, CO-16 A row for each god, and one for the Concordia card."""

    def __init__(self, t: Table, paper: Paper) -> None:
        self.t, self.v = t, t.v
        self.tied = len(set(t.v["points"])) < t.v["seats"]
        high = paper.head + paper.row * (len(ROWS) + 1) + 16 + (24 if self.tied else 0)
        super().__init__(paper._replace(height=high), t.lang, t.v["seats"])
        self.accounts = [Account(t.v, seat).scores() for seat in range(t.v["seats"])]

    def all(self) -> list[Shape]:
        """CO-15.2, CO-15.11, CO-16.1 Who has won, a row for each god, the Concordia card, and all together."""
        heading = self.heading(self.v["ranks"], self.v["points"], self.t.me, 40)
        shapes = [*self.frame(), *heading, *self.places(self.v["ranks"], self.t.name), *self.magnus()]
        y = self.paper.head
        for i, god in enumerate(ROWS):
            shapes += self.row(i, god, y)
            y += self.paper.row
        return shapes + self.sums(y)

    def magnus(self) -> list[Shape]:
        """CO-16.3 Who holds the Praefectus Magnus shows it in the head of the column."""
        seat, small = self.v["magnus"], self.small
        if seat < 0 or self.wide <= 50:
            return []
        y = self.paper.head - (44 if small else 47)
        return [Use(MAGNUS, self.column(seat) + 18, y, 0.14 if small else 0.19)]

    def row(self, i: int, god: str, y: float) -> list[Shape]:
        """CO-15.3 to CO-15.9 What each seat has for a god: its cards times what each is worth; the most has a tick."""
        height, middle = self.paper.row, y + self.paper.row / 2
        scale = 0.8 if self.small else 1
        left = self.at(0) - (32 * scale if self.turned else 0)
        face = (Box(0, 0, 32, 32, 16, "blank"), Use(SEAL[god], 16, 16, 1.25))
        shapes: list[Shape] = [Group(face, left, middle - 16 * scale, scale, f"row-{god}", f"god:{god}", ring=ICON)]
        shapes += self.label(i, god, middle)
        most = max(scores[i].points for scores in self.accounts)
        for seat, scores in enumerate(self.accounts):
            shapes += self.score(scores[i], seat, y, scores[i].points == most and most > 0)
        return [*shapes, self.line(y + height)]

    def label(self, i: int, god: str, middle: float) -> list[Shape]:
        """The name of a god, and where there is room what it counts."""
        name = named(DATA["god"][i] if i < len(GODS) else DATA["cards"]["special"][0], self.t.tongue)
        if self.small:
            return [self.text(31, middle, name if i < len(GODS) else ("picture-concordia", ()), "row")]
        return [
            self.text(42, middle - 9, name, "row"),
            self.text(42, middle + 10, (f"picture-counts-{god}", ()), "note-start"),
        ]

    def score(self, score: Score, seat: int, y: float, most: bool) -> list[Shape]:
        """The points, and below them how they come about."""
        x, height, shapes = self.column(seat), self.paper.row, list[Shape]()
        how = reason(score)
        middle = y + height / 2 - (8 if how else 0)
        if most:
            tint = Box(round(x - self.wide / 2 + 1, 1), y + 1, round(self.wide - 2, 1), height - 2, 0, "tint")
            away = min(26.0, self.wide * 0.38)
            shapes += [tint, Use(TICK, round(x + away, 1), middle, 0.42 if self.small else 0.6, ink="strong")]
        shapes.append(Text(x, middle, str(score.points), "won" if most else "cell"))
        return [*shapes, Text(x, y + height / 2 + 11, how, "fine")] if how else shapes

    def sums(self, y: float) -> list[Shape]:
        """CO-15.2, CO-16.2 The points of each seat; and where some are equal, what decides."""
        middle = y + self.paper.row * 0.55
        shapes: list[Shape] = [self.text(0 if self.small else 42, middle, ("picture-total", ()), "row")]
        shapes += self.totals(middle, self.v["points"])
        if self.tied:
            words: Words = (f"picture-{self.paper.prefix}tie seat", (self.v["magnus"],))
            shapes.append(Text(self.paper.width / 2, y + self.paper.row + 12, words, "note", 10))
        return shapes


def reason(score: Score) -> Words:
    """CO-15.2 How points come about: so many cards, each worth so much. Minerva's are worth different points."""
    if score.god == "concordia" or (score.god == "minerva" and not score.cards):
        return ""
    if score.god == "minerva":
        return ("picture-cards n", (score.cards,))
    return ("picture-times n of", (score.cards, score.worth))


def sheet(t: Table, x: float, y: float, paper: Paper) -> Group:
    """The sheet with its upper left corner here."""
    return Group(tuple(Sheet(t, paper).all()), x, y)


def sheet_high(t: Table, paper: Paper) -> float:
    """How much room it takes."""
    return Sheet(t, paper).paper.height
