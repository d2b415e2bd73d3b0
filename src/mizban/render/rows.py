"""A table in text, for a terminal: what is to be said of each seat, side by side or line by line."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from mizban.render.digits import digits
from mizban.render.texts import RIGHT_TO_LEFT, of_game

Row = tuple[str, list[str]]  # what it is, and a cell for each seat in the order of the table


class Rows:
    """One view of a game, in one language, with the players' names. A game adds its own rows and the rest."""

    def __init__(self, game: str, v: Any, lang: str, names: list[str]) -> None:
        self.v = v
        self.lang = lang
        self.names = names
        self.texts = of_game(game, lang)
        first = v["viewer"] % v["seats"]
        self.order = [*range(first, v["seats"]), *range(first)]  # clockwise from the seat that looks

    def say(self, id: str, **figures: object) -> str:
        """A text of the table."""
        return self.texts.say(f"table-{id}", figures)

    def number(self, n: int) -> str:
        """A figure by itself."""
        return self.say("number", n=n)

    def joined(self, parts: list[str]) -> str:
        """Several things in one cell."""
        return self.texts.say("list-comma").join(parts)

    def rows(self) -> list[Row]:
        """What is to be said of each seat."""
        raise NotImplementedError

    def seats(self) -> list[Table | Text]:
        """The rows; columns that run against the text confuse, and are lines instead."""
        return [*self.lines()] if self.lang in RIGHT_TO_LEFT else [self.grid()]

    def grid(self) -> Table:
        """The rows as a table with a column for each seat."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold underline")
        table.add_column("", no_wrap=True)
        for seat in self.order:
            table.add_column(Text(f"{seat + 1} {self.names[seat]}"), min_width=12)
        for name, cells in self.rows():
            table.add_row(name, *(Text(cell) if cell else Text("–", style="dim") for cell in cells))
        return table

    def lines(self) -> list[Text]:
        """The rows as lines, for scripts that run from right to left."""
        lines = []
        for name, cells in self.rows():
            told = [f"{self.names[seat]}: {cell}" for seat, cell in zip(self.order, cells, strict=True) if cell]
            if told:
                lines.append(Text(f"{name} — {self.say('between').join(told)}"))
        return lines

    def numbered(self) -> list[str]:
        """The players with the digits that stand for them."""
        return [f"{digits(seat + 1, self.lang)} {self.names[seat]}" for seat in range(self.v["seats"])]
