"""The table in text, for a terminal: a seat's view as lines that rich can print."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mizban.games.biblios.face.names import ROWS
from mizban.games.biblios.rules.cards import CATEGORIES, DATA
from mizban.games.biblios.rules.view import View
from mizban.render.texts import RIGHT_TO_LEFT, of_game
from mizban.render.tongue import named

COLOURS = {"brown": "#b07a45", "blue": "#4d8fdc", "green": "#30a830", "orange": "#e08a2e", "red": "#e0555c"}
GOLD = "#c9a227"
DICE = "⚀⚁⚂⚃⚄⚅"
Row = tuple[Text, str, list[Text]]  # a name, its die, and a cell for each seat


def table(v: View, lang: str, names: list[str]) -> RenderableType:
    """The whole table as one seat sees it; once the game is over, with who has won what."""
    rows = TerminalTable(v, lang, names)
    # columns that run against the text confuse: lines instead
    return Group(*rows.piles(), Text(""), *(rows.lines() if lang in RIGHT_TO_LEFT else [rows.grid()]), *rows.notes())


class TerminalTable:
    """One view, in one language, with the players' names."""

    def __init__(self, v: View, lang: str, names: list[str]) -> None:
        self.v = v
        self.lang = lang
        self.names = names
        self.texts = of_game("biblios", lang)
        first = v["viewer"] % v["seats"]
        self.order = [*range(first, v["seats"]), *range(first)]  # clockwise from the seat that looks

    def say(self, id: str, **figures: object) -> str:
        return self.texts.say(f"table-{id}", figures)

    def number(self, value: int) -> str:
        return self.say("number", n=value)

    # Above: the phase, the piles, and the cards that lie open.

    def piles(self) -> list[Text]:
        """What lies in the middle of the table."""
        v = self.v
        head = [self.say(v["phase"])]
        if v["phase"] == "gift":
            head += [self.say("deck", n=v["deck"]), self.say("pile", n=len(v["pile"]))]
        elif v["phase"] == "auction":
            head.append(self.say("lots", n=v["deck"]))
        if v["closed"]:
            head.append(self.say("discarded-both", open=len(v["open"]), closed=len(v["closed"])))
        elif v["open"]:
            head.append(self.say("discarded", n=len(v["open"])))
        lines = [Text(self.say("between").join(head), style="bold")]
        if any(v["pile"]):
            lines.append(self.sorted("known", v["pile"]))
        if v["met"] and not self.v["won"]:
            lines.append(self.sorted("met", v["met"]))
        if v["public"]:
            lines.append(self.labelled("public", v["public"]))
        if v["drawn"]:
            lines.append(self.labelled("drawn", v["drawn"], self.room()))
        if v["block"]:
            lines.append(self.labelled("block", v["block"], self.price()))
        return lines

    def labelled(self, label: str, kinds: list[str], more: str = "") -> Text:
        """A pile by its name, with the cards in it."""
        line = Text(self.say(label) + " ")
        for i, kind in enumerate(kinds):
            line.append(self.texts.say("list-comma") if i else "")
            line.append_text(self.card(kind))
        return line.append(f" {more}" if more else "")

    def sorted(self, label: str, kinds: list[str]) -> Text:
        """A pile by its name, with the cards that are known category by category: "Monks 2A 3E, Gold 1"."""
        line = Text(self.say(label) + " ")
        parts = [(named(row, self.lang), colour(row), held(kinds, row["id"])) for row in DATA["category"]]
        parts.append((self.say("gold"), GOLD, held(kinds, "gold")))
        texts = [Text(f"{name} {self.faces(cards)}", style) for name, style, cards in parts if cards]
        texts += [Text(named(row, self.lang)) for row in held(kinds, "church")]
        return line.append_text(Text(self.texts.say("list-comma")).join(texts))

    def faces(self, cards: list[dict[str, Any]]) -> str:
        """Cards of one category by value and letter: "2A 3E"."""
        return " ".join(self.number(row["value"]) + row.get("letter", "") for row in cards)

    def card(self, kind: str) -> Text:
        """A card by its full name."""
        if not kind:
            return Text(self.say("unknown"), style="dim")
        row = ROWS[kind]
        return Text(named(row, self.lang), style=f"bold {colour(row)}")

    def room(self) -> str:
        """How many cards each place still takes."""
        keep, public, auction = self.v["room"]
        return self.say("room", keep=keep, public=public, auction=auction)

    def price(self) -> str:
        """What the card under auction stands at."""
        v = self.v
        if v["bidder"] < 0:
            return self.say(f"no-bid-{self.unit()}")
        return self.say(f"bid-{self.unit()}", n=v["bid"], seat=self.names[v["bidder"]])

    def unit(self) -> str:
        """BI-6.12 What is bid for the card under auction."""
        return "cards" if ROWS[self.v["block"][0]]["kind"] == "gold" else "gold"

    # Below: every hand, category by category.

    def rows(self) -> list[Row]:
        """The hands, a row for each category and one for Gold, and what is to be said of each seat."""
        rows = [(Text(self.say("hand")), "", [Text(self.size(seat)) for seat in self.order])]
        if not self.v["won"]:
            rows.insert(0, (Text(self.say("state")), "", [Text(self.state(seat)) for seat in self.order]))
        for number, row in enumerate(DATA["category"]):
            die = self.v["dice"][number]
            cells = [self.cell(seat, row["id"]) for seat in self.order]
            rows.append((Text(named(row, self.lang), colour(row)), f"{DICE[die - 1]} {self.number(die)}", cells))
        rows.append((Text(self.say("gold"), GOLD), "", [self.cell(seat, "gold") for seat in self.order]))
        if self.v["won"]:
            points = [Text(self.number(self.v["points"][seat]), style="bold") for seat in self.order]
            rows.append((Text(self.say("points"), style="bold"), "", points))
        return rows

    def state(self, seat: int) -> str:
        """Whether a seat is active, has bid, has passed, or is to answer."""
        v = self.v
        words = []
        if seat == v["active"]:
            words.append(self.say("active"))
        if v["block"]:
            if v["barred"][seat]:
                words.append(self.say("barred"))
            elif v["passed"][seat]:
                words.append(self.say("passed"))
            elif seat == v["bidder"]:
                words.append(self.say(f"bidder-{self.unit()}", n=v["bid"]))
        if seat == v["asked"] and seat != v["viewer"]:
            words.append(self.say("asked"))
        return self.texts.say("list-comma").join(words)

    def size(self, seat: int) -> str:
        """How many cards a hand has, and how many of them are hidden from the viewer."""
        hand = self.v["hands"][seat]
        hidden = hand.count("")
        return self.say("hidden", n=len(hand), hidden=hidden) if hidden else self.number(len(hand))

    def cell(self, seat: int, category: str) -> Text:
        """The cards of a category in a hand, or its Gold: values, letters, and the total of a hand that is known."""
        hand = self.v["hands"][seat]
        cards = held(hand, category)
        text = self.faces(cards)
        if len(cards) > 1 and "" not in hand:
            text += f" = {self.number(sum(row['value'] for row in cards))}"
        won = category != "gold" and self.v["won"] and self.v["won"][CATEGORIES.index(category)] == seat
        style = colour(cards[0]) if cards else ""
        return Text(f"{text} ★" if won else text, style=f"bold {style}" if won else style)

    def grid(self) -> Table:
        """The rows as a table with a column for each seat."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold underline")
        table.add_column("", no_wrap=True)
        table.add_column("", no_wrap=True)
        for seat in self.order:
            table.add_column(Text(self.names[seat]), min_width=12)
        for name, die, cells in self.rows():
            table.add_row(name, die, *(cell if cell.plain else Text("–", style="dim") for cell in cells))
        return table

    def lines(self) -> list[Text]:
        """The rows as lines, for scripts that run from right to left."""
        lines = []
        for name, die, cells in self.rows():
            line = Text().append_text(name).append(f" {die}" if die else "")
            told = [(seat, cell) for seat, cell in zip(self.order, cells, strict=True) if cell.plain]
            for i, (seat, cell) in enumerate(told):
                line.append(self.say("between") if i else " — ").append(f"{self.names[seat]}: ").append_text(cell)
            lines.append(line)
        return lines

    def notes(self) -> list[Text]:
        """What the marks of the last table mean."""
        return [Text(self.say("star"), style="dim")] if self.v["won"] else []


def colour(row: dict[str, Any]) -> str:
    """The colour of a category, of a category card, or of Gold."""
    if row.get("kind") == "gold":
        return GOLD
    if row.get("kind") == "church":
        return ""
    colour = row.get("colour") or DATA["category"][CATEGORIES.index(row["category"])]["colour"]
    return COLOURS[colour]


def held(hand: list[str], category: str) -> list[dict[str, Any]]:
    """The known cards of a category among others; also of "gold" and of "church"."""
    return [ROWS[kind] for kind in hand if kind and ROWS[kind].get("category", ROWS[kind]["kind"]) == category]
