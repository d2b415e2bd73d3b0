"""The end of a game (TR-16) as a sheet of paper: every step, every character revealed, and who wins."""

from __future__ import annotations

from typing import Final

from mizban.games.troyes.face.dice_and_points import REASONS, counted, points, reached, revealed
from mizban.games.troyes.face.names import character
from mizban.games.troyes.face.scene.drawings import FACES, MARKERS, NEUTRAL, ROYAL, SIGN
from mizban.games.troyes.face.scene.table import Table
from mizban.games.troyes.rules.cards import CHARACTERS, RATINGS
from mizban.render.shapes import SEATS, Box, Group, Shape, Symbol, Text, Use, Words, ring
from mizban.render.sheets import Paper, Ruled

ON_TABLE: Final = Paper(0, 0, 800, 0, 118, 38, 262, 28)  # as high as its rows
ON_PHONE: Final = Paper(0, 0, 348, 0, 112, 32, 128, 10, small=True)
RATED: Final = [row["id"] for row in RATINGS]
ICON: Final = ring(30, 30, 6)
SCORED: Final = {
    "tokens": SIGN["points"],
    "events": SIGN["flag"],
    "tradesmen": SIGN["citizen"],
    "levels": SIGN["cathedral"],
    "characters": SIGN["person"],
}


class Sheet(Ruled):
    """TR-16.2 to TR-16.8 A row for each reason and for each character, and all together; alone, Le Roy beside me."""

    def __init__(self, t: Table, paper: Paper) -> None:
        self.t, self.v = t, t.v
        self.parties = [0, NEUTRAL] if t.v["solo"] else list(range(t.v["seats"]))
        self.people = revealed(t.v)
        rows = len(REASONS) + len(self.people) + 1 + t.v["solo"]
        high = paper.head + paper.row * rows + 16
        super().__init__(paper._replace(height=high), t.lang, len(self.parties))

    def all(self) -> list[Shape]:
        """TR-16.8 Who has won, the rows, and the sums."""
        shapes = [*self.frame(), *self.top(), *self.columns()]
        y = self.paper.head
        for reason in REASONS:
            shapes += self.row(
                f"score:{reason}",
                SCORED[reason],
                self.label(reason),
                [points(self.v, p, reason) for p in self.parties],
                y,
            )
            y += self.paper.row
        for id, owner in self.people:
            shapes += self.character(id, owner, y)
            y += self.paper.row
        middle = y + self.paper.row * 0.55
        shapes.append(self.text(0 if self.small else 40, middle, ("picture-total", ()), "row"))
        shapes += self.totals(middle, [self.v["points"][party] for party in self.parties])
        return [*shapes, *self.difference(y + self.paper.row)] if self.v["solo"] else shapes

    def difference(self, y: float) -> list[Shape]:
        """TR-22.23 Alone: how far I am before Le Roy."""
        middle = y + self.paper.row * 0.5
        label = self.text(0 if self.small else 40, middle, ("picture-result", ()), "row")
        return [self.line(y), label, Text(self.column(0), middle, str(self.v["result"]), "won")]

    def label(self, reason: str) -> Words:
        return (f"picture-{'small-' if self.small else ''}row-{reason}", ())

    def top(self) -> list[Shape]:
        """TR-16.8, TR-22.23 Who has won; alone, how far I am before Le Roy, and what that is called."""
        if not self.v["solo"]:
            return self.heading(self.v["ranks"], [self.v["points"][p] for p in self.parties], self.t.me, 40)
        n = self.v["result"]
        words: Words = ("picture-before n", (n,)) if n > 0 else ("picture-behind n", (-n,))
        shapes = self.medal(0, 22, 36, 20) if n > 0 else [Use(MARKERS[ROYAL], self.at(20), 36, 1.6)]
        return [
            *shapes,
            self.text(54, 30, words, "title"),
            self.text(54, 56, ("picture-rating rating", (RATED.index(self.v["rating"]),)), "note-row"),
        ]

    def columns(self) -> list[Shape]:
        """The heads of the columns."""
        if not self.v["solo"]:
            return self.places(self.v["ranks"], self.t.name)
        y = self.paper.head
        shapes: list[Shape] = [self.line(y)]
        for i, party in enumerate(self.parties):
            x = self.column(i)
            mark = Use(MARKERS[ROYAL], x, y - 32, 0.8) if party == NEUTRAL else Use(SEATS[0], x, y - 32, 0.8, "seat-0")
            shapes += [mark, Text(x, y - 12, self.t.name(party), f"{self.paper.prefix}column", 10)]
        return shapes

    def row(self, ref: str, symbol: Symbol, words: Words, figures: list[int], y: float) -> list[Shape]:
        """TR-16.2 to TR-16.5 What each has for a reason; the most has a tick."""
        shapes = [*self.icon(ref, symbol, y), self.text(29 if self.small else 40, y + self.paper.row / 2, words, "row")]
        for i, n in enumerate(figures):
            shapes += self.cell(i, y, n, n == max(figures) and n > 0)
        return [*shapes, self.line(y + self.paper.row)]

    def icon(self, ref: str, symbol: Symbol, y: float) -> list[Shape]:
        """The sign of a row, which explains itself."""
        scale = 0.76 if self.small else 0.94
        left = self.at(0) - (30 * scale if self.turned else 0)
        face = (Box(0, 0, 30, 30, 6, "medallion"), Use(symbol, 15, 15, 1))
        place = (round(left, 1), round(y + self.paper.row / 2 - 15 * scale, 1))
        return [Group(face, *place, scale, ref.replace(":", "-"), ref, ring=ICON)]

    def character(self, id: str, owner: int, y: float) -> list[Shape]:
        """TR-16.6, TR-19.1 A character is revealed: who held it, and what each has for it, with what was counted."""
        name = character(CHARACTERS.index(id), self.t.tongue)
        figures = [reached(self.v, party, id) for party in self.parties]
        shapes = self.row(f"character:{id}", SIGN[FACES[id]], name, figures, y)
        if owner != NEUTRAL and not self.small:
            shapes.append(
                Use(SEATS[owner], self.at(self.paper.label - 18), y + self.paper.row / 2, 0.62, f"seat-{owner}")
            )
        if not self.small:
            for i, party in enumerate(self.parties):
                x = self.column(i) - (1 if not self.turned else -1) * self.wide * 0.34
                shapes.append(Text(round(x, 1), y + self.paper.row / 2, f"({counted(self.v, party, id)})", "fine"))
        return shapes


def sheet(t: Table, x: float, y: float, paper: Paper) -> Group:
    """The sheet with its upper left corner here."""
    return Group(tuple(Sheet(t, paper).all()), x, y)


def sheet_high(t: Table, paper: Paper) -> float:
    """How much room it takes."""
    return Sheet(t, paper).paper.height
