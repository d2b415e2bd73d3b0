"""The table in text, for a terminal: a seat's view as lines that rich can print."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mizban.games.kingdom_builder.about import HEX
from mizban.games.kingdom_builder.cards import CARDS, LOCATIONS, TERRAINS
from mizban.games.kingdom_builder.names import thing
from mizban.games.kingdom_builder.view import View
from mizban.render.texts import RIGHT_TO_LEFT, digits, of_game

COLOURS = {
    "G": "#7fb64b",
    "C": "#b98455",
    "D": "#e0bf5a",
    "F": "#e07fb0",
    "T": "#3f8a4c",
    "W": "#4d8fdc",
    "M": "#96918a",
    "K": "bold #cfc6d2",
    "L": "bold #f3dfa0",
}
SEATS = ["#f6f0e1 on #6b6455", "#20140a on #f08a24", "#ffffff on #2c86cc", "#ffffff on #26263b"]
CHOICE = "reverse"


def table(v: View, lang: str, names: list[str]) -> RenderableType:
    """The whole table as one seat sees it."""
    face = Face(v, lang, names)
    seats = face.lines() if lang in RIGHT_TO_LEFT else [face.grid()]
    return Group(*face.head(), Text(""), *face.board(), Text(""), *seats, *face.notes())


class Face:
    """One view, in one language, with the players' names."""

    def __init__(self, v: View, lang: str, names: list[str]) -> None:
        self.v = v
        self.lang = lang
        self.names = names
        self.texts = of_game("kingdom_builder", lang)
        first = v["viewer"] % v["seats"]
        self.order = [*range(first, v["seats"]), *range(first)]  # clockwise from the seat that looks

    def say(self, id: str, **figures: object) -> str:
        return self.texts.say(f"table-{id}", figures)

    def terrain(self, id: str) -> str:
        return thing("terrain", TERRAINS.index(id), self.lang)

    def tile(self, id: str) -> str:
        return thing("tile", LOCATIONS.index(id), self.lang)

    def card(self, id: str) -> str:
        return thing("card", CARDS.index(id), self.lang)

    # Above: the cards.

    def head(self) -> list[Text]:
        """The turn, the piles, and the Kingdom Builder cards."""
        v = self.v
        now = [self.say("over")] if v["over"] else [self.say("round")] if v["ending"] else []
        if v["played"]:
            now.append(self.say("played", terrain=self.terrain(v["played"])))
        if v["owed"]:
            now.append(self.say("owed", n=v["owed"]))
        now.append(self.say("draw", n=v["draw"]))
        for name, pile in (("discards", v["discards"]), ("removed", v["removed"])):
            if any(pile.values()):
                now.append(self.say(name, cards=self.pile(pile)))
        cards = self.say("cards", cards=[self.card(id) for id in v["cards"]])
        return [Text(self.say("between").join(now), style="bold"), Text(cards)]

    def pile(self, cards: dict[str, int]) -> list[str]:
        """KB-14.3, KB-14.4 The cards of an open pile: each terrain that is there, and how many."""
        return [self.say("pile", terrain=self.terrain(id), n=n) for id, n in cards.items() if n]

    # The board: a letter or a digit for each hex, odd rows a little to the right.

    def board(self) -> list[Text]:
        """All hexes; what may be chosen is marked."""
        lines = [Text("    " + "".join(f"{column:<3}" for column in range(1, 21)), style="dim")]
        lit = {word.partition(":")[2] for word in self.v["legal"] if not word.startswith("use:")}
        owner = {hex: seat for seat, hexes in enumerate(self.v["settlements"]) for hex in hexes}
        for row, letters in enumerate(self.v["terrain"]):
            line = Text(f"{row + 1:>2}  " + " " * (row % 2), style="dim")
            for column, letter in enumerate(letters):
                name = f"{row}-{column}"
                mark, style = (str(owner[name] + 1), SEATS[owner[name]]) if name in owner else (letter, COLOURS[letter])
                line.append(mark, f"{style} {CHOICE}" if name in lit else style)
                line.append("* " if name in lit else "  ", "")
            lines.append(line)
        return lines

    # Below: the seats.

    def rows(self) -> list[tuple[str, list[str]]]:
        """What is to be said of each seat."""
        v = self.v
        found = [
            (self.say("state"), [self.say("active") if seat == v["active"] else "" for seat in self.order]),
            (self.say("supply"), [self.say("number", n=v["supply"][seat]) for seat in self.order]),
            (self.say("hand"), [self.hand(v["hands"][seat]) for seat in self.order]),
            (self.say("tiles"), [self.tiles(seat) for seat in self.order]),
        ]
        if v["gold"]:
            names = [*(self.card(id) for id in v["cards"]), self.say("castles")]
            for i, name in enumerate(names):
                found.append((name, [self.say("number", n=v["gold"][seat][i]) for seat in self.order]))
            found.append((self.say("gold"), [self.say("number", n=v["points"][seat]) for seat in self.order]))
        return found

    def hand(self, card: str) -> str:
        """The card in a hand, as far as it is known."""
        return self.say("none") if card == "-" else self.terrain(card) if card else self.say("hidden")

    def tiles(self, seat: int) -> str:
        """The location tiles of a seat."""
        told = [self.say(state, tile=self.tile(kind)) for _, kind, state in self.v["tiles"][seat]]
        return self.texts.say("list-comma").join(told)

    def grid(self) -> Table:
        """The rows as a table with a column for each seat."""
        found = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold underline")
        found.add_column("", no_wrap=True)
        for seat in self.order:
            found.add_column(Text(f"{seat + 1} {self.names[seat]}"), min_width=12)
        for name, cells in self.rows():
            found.add_row(name, *(Text(cell) if cell else Text("–", style="dim") for cell in cells))
        return found

    def lines(self) -> list[Text]:
        """The rows as lines, for scripts that run from right to left."""
        found = []
        for name, cells in self.rows():
            told = [f"{self.names[seat]}: {cell}" for seat, cell in zip(self.order, cells, strict=True) if cell]
            if told:
                found.append(Text(f"{name} — {self.say('between').join(told)}"))
        return found

    def notes(self) -> list[Text]:
        """What letters and digits mean, and where the locations are."""
        v = self.v
        seats = [f"{digits(seat + 1, self.lang)} {self.names[seat]}" for seat in range(v["seats"])]
        places = [
            self.say("location", tile=self.tile(str(kind)), hex=thing("hex", HEX[str(hex)], self.lang), n=left)
            for hex, kind, left in v["locations"]
        ]
        texts = [self.say("locations", locations=places), self.say("terrains")]
        return [Text(text, style="dim") for text in [self.say("settlements", seats=seats), *texts]]
