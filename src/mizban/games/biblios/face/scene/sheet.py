"""The end of a game (BI-9, BI-10) as a sheet of paper: what every seat has, and who wins which category."""

from __future__ import annotations

from typing import Final

from mizban.games.biblios.face.scene.dice import DIE_RING, category
from mizban.games.biblios.face.scene.drawings import FACES, CardFace
from mizban.games.biblios.face.scene.table import Table, gold
from mizban.games.biblios.rules.cards import CATEGORIES
from mizban.games.biblios.rules.view import View
from mizban.render.shapes import COIN, DICE, Group, Shape, Text, Use, Words
from mizban.render.sheets import Paper, Ruled

ON_TABLE: Final = Paper(62, 240, 800, 494, 128, 51, 214, 30)
ON_PHONE: Final = Paper(8, 8, 344, 424, 114, 44, 132, 14, small=True)


class Tally:
    """BI-9.3, BI-9.6 What the hands are worth in each category: totals, and the letters nearest to A."""

    def __init__(self, v: View) -> None:
        hands: list[list[CardFace]] = [[FACES[kind] for kind in hand] for hand in v["hands"]]
        suits = [[[f for f in hand if f.tone == tone] for hand in hands] for tone in CATEGORIES]
        self.totals = [[sum(f.value for f in cards) for cards in row] for row in suits]  # [category][seat]
        self.letters = [[min((f.letter for f in cards), default="") for cards in row] for row in suits]

    def tied(self, i: int) -> bool:
        """Whether the letter decides."""
        return self.totals[i].count(max(self.totals[i])) > 1 and max(self.totals[i]) > 0


class Sheet(Ruled):
    """BI-9, BI-10 A row for each category, the Gold, and the points."""

    def __init__(self, t: Table, paper: Paper) -> None:
        super().__init__(paper, t.lang, t.v["seats"])
        self.t, self.v = t, t.v
        self.tally = Tally(t.v)

    def all(self) -> list[Shape]:
        shapes = [*self.frame(), *self.winner(), *self.heads(self.t.name, 39, 15, 0.8 if self.small else 0.95)]
        y = self.paper.y + self.paper.head
        for i in range(len(CATEGORIES)):
            shapes += self.category(i, y)
            y += self.paper.row
        return shapes + self.sums(y)

    def winner(self) -> list[Shape]:
        """BI-10.1, BI-10.6 Who has won, with a medal; or that the victory is shared."""
        v, small, y = self.v, self.small, self.paper.y + (40 if self.small else 46)
        if v["ranks"].count(1) > 1:
            return [self.text(0, y, ("picture-shared", ()), "title")]
        seat = v["ranks"].index(1)
        words: Words = ("picture-wins seat n", (seat, v["points"][seat]))
        if seat == self.t.me:
            words = ("picture-you-win n", (v["points"][seat],))
        medal = self.medal(seat, 22, y, 21 if small else 30)
        start = 52 if small else 66
        title = self.text(start, y - (9 if v["decided"] else 0), words, "title", 10 if small else 20)
        return [*medal, title, *self.reason(start, y + (13 if small else 17))]

    def reason(self, x: float, y: float) -> list[Shape]:
        """BI-10.2, BI-10.3 What broke a tie for the first place."""
        what, _, category = self.v["decided"].partition(":")
        figures = (" category", (int(category),)) if category else ("", ())
        return [self.text(x, y, (f"picture-tie-{what}{figures[0]}", figures[1]), "row")] if what else []

    def category(self, i: int, y: float) -> list[Shape]:
        """A row: the die, and what each seat has."""
        row, small = self.paper.row, self.small
        scale, tone = (0.6, CATEGORIES[i]) if small else (0.78, CATEGORIES[i])
        x = self.at(0) - (44 * scale if self.turned else 0)
        die = (Use(DICE[self.v["dice"][i]]),)
        up = y + (row - 46 * scale) / 2
        shapes: list[Shape] = [Group(die, x, up, scale, f"won-{tone}", f"die:{tone}", tone, ring=DIE_RING)]
        shapes += self.label(category(i, self.t.tongue), self.t.second and category(i, self.t.second), y + row / 2)
        shapes += [shape for seat in range(self.v["seats"]) for shape in self.total(i, seat, y)]
        return [*shapes, self.line(y + row)]

    def label(self, name: str, second: str, y: float) -> list[Shape]:
        """The name of a row about a line, and its second name below."""
        start, up = 32 if self.small else 46, 9 if second else 0
        other = [self.text(start, y + 10, second, "note-start")] if second else []
        return [self.text(start, y - up, name, "row"), *other]

    def total(self, i: int, seat: int, y: float) -> list[Shape]:
        """What a seat has in a category, and the letter where it decides."""
        total = self.tally.totals[i][seat]
        shapes = self.cell(seat, y, total, self.v["won"][i] == seat)
        if self.tally.tied(i) and total == max(self.tally.totals[i]):
            x = self.column(seat) - self.aside
            shapes.append(Text(x, y + self.paper.row / 2, self.tally.letters[i][seat], "fine"))
        return shapes

    def sums(self, y: float) -> list[Shape]:
        """BI-9.10, BI-10.2 The Gold left in hand, and the points."""
        row, small = self.paper.row * 0.85, self.small
        shapes: list[Shape] = [Use(COIN, self.at(14 if small else 17), y + row / 2, 0.36 if small else 0.5)]
        shapes.append(self.text(32 if small else 46, y + row / 2, ("picture-gold", ()), "row"))
        for seat, hand in enumerate(self.v["hands"]):
            shapes.append(Text(self.column(seat), y + row / 2, str(gold(hand)), "cell"))
        y += row
        shapes += [self.line(y), self.text(0, y + row * 0.62, ("picture-points", ()), "row")]
        return shapes + self.totals(y + row * 0.62, self.v["points"])


def sheet(t: Table, narrow: bool) -> list[Shape]:
    """The sheet, over the board."""
    return Sheet(t, ON_PHONE if narrow else ON_TABLE).all()
