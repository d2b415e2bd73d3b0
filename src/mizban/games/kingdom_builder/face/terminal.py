"""The table in text, for a terminal: a seat's view as lines that rich can print."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from mizban.games.kingdom_builder.face.about import HEX
from mizban.games.kingdom_builder.face.names import thing
from mizban.games.kingdom_builder.rules.cards import CARDS, LOCATIONS, TERRAINS
from mizban.games.kingdom_builder.rules.view import View
from mizban.render.rows import Row, Rows

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
    rows = TerminalTable(v, lang, names)
    return Group(*rows.head(), Text(""), *rows.board(), Text(""), *rows.seats(), *rows.notes())


class TerminalTable(Rows):
    """The table of Kingdom Builder."""

    v: View

    def __init__(self, v: View, lang: str, names: list[str]) -> None:
        super().__init__("kingdom_builder", v, lang, names)

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

    def rows(self) -> list[Row]:
        """What is to be said of each seat."""
        v = self.v
        rows = [
            (self.say("state"), [self.say("active") if seat == v["active"] else "" for seat in self.order]),
            (self.say("supply"), [self.number(v["supply"][seat]) for seat in self.order]),
            (self.say("hand"), [self.hand(v["hands"][seat]) for seat in self.order]),
            (self.say("tiles"), [self.tiles(seat) for seat in self.order]),
        ]
        if v["gold"]:
            names = [*(self.card(id) for id in v["cards"]), self.say("castles")]
            for i, name in enumerate(names):
                rows.append((name, [self.number(v["gold"][seat][i]) for seat in self.order]))
            rows.append((self.say("gold"), [self.number(v["points"][seat]) for seat in self.order]))
        return rows

    def hand(self, card: str) -> str:
        """The card in a hand, as far as it is known."""
        return self.say("none") if card == "-" else self.terrain(card) if card else self.say("hidden")

    def tiles(self, seat: int) -> str:
        """The location tiles of a seat."""
        told = [self.say(state, tile=self.tile(kind)) for _, kind, state in self.v["tiles"][seat]]
        return self.joined(told)

    def notes(self) -> list[Text]:
        """What letters and digits mean, and where the locations are."""
        v = self.v
        places = [
            self.say("location", tile=self.tile(str(kind)), hex=thing("hex", HEX[str(hex)], self.lang), n=left)
            for hex, kind, left in v["locations"]
        ]
        texts = [self.say("locations", locations=places), self.say("terrains")]
        return [Text(text, style="dim") for text in [self.say("settlements", seats=self.numbered()), *texts]]
