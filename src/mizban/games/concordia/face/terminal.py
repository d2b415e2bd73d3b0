"""The table in text, for a terminal: a seat's view as lines that rich can print."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from mizban.games.concordia.face.about import CARD, CITY, PROVINCE, SPOT
from mizban.games.concordia.face.names import thing
from mizban.games.concordia.rules.board import MAPS, ROWS, WAYS
from mizban.games.concordia.rules.cards import GOODS
from mizban.games.concordia.rules.view import Goods, Offer, View
from mizban.render.digits import digits
from mizban.render.rows import Row, Rows

COLOURS = {"brick": "#d9735a", "food": "#e0bf5a", "tool": "#a7a9b4", "wine": "#b15fb0", "cloth": "#7fb6d6"}
CHOICE = "reverse"


def table(v: View, lang: str, names: list[str]) -> RenderableType:
    """The whole table as one seat sees it."""
    rows = TerminalTable(v, lang, names)
    return Group(*rows.head(), Text(""), *rows.board(), *rows.ways(), Text(""), *rows.seats(), *rows.legend())


class TerminalTable(Rows):
    """The table of Concordia."""

    v: View

    def __init__(self, v: View, lang: str, names: list[str]) -> None:
        super().__init__("concordia", v, lang, names)

    def card(self, id: str) -> str:
        return str(thing("card", CARD[id], self.lang))

    def goods(self, goods: Goods) -> str:
        """Goods in words; "any" is one of any type."""
        parts = [
            self.say("any", n=n) if good == "any" else self.say("good", n=n, good=self.good(good))
            for good, n in goods.items()
        ]
        return self.joined(parts) or self.say("nothing")

    def good(self, id: str) -> str:
        return str(thing("good", GOODS.index(id), self.lang))

    # Above: what is going on, and the display.

    def head(self) -> list[Text]:
        """The map, the card that is carried out, the coins, and the cards for sale."""
        v = self.v
        now = [self.say("over")] if v["over"] else []
        now.append(self.say(f"map-{v['map']}"))
        if v["card"]:
            now.append(self.say("card", card=self.card(v["card"])))
        if v["copied"] >= 0:
            now.append(self.say("copied", seat=self.names[v["copied"]]))
        if v["steps"]:
            now.append(self.say("steps", n=v["steps"]))
        now += [self.say("coins", n=v["coins"]), self.say("stack", n=v["stack"])]
        offers = [self.offer(slot, offer) for slot, offer in enumerate(v["display"], 1)]
        display = self.say("display", cards=self.say("between").join(offers))
        return [Text(self.say("between").join(now), style="bold"), Text(display)]

    def offer(self, slot: int, offer: Offer) -> str:
        """CO-2.12 A slot of the display; a tick where I can pay."""
        if not offer["card"]:
            return self.say("empty", n=slot)
        text = "offer-payable" if offer["payable"] else "offer"
        return self.say(text, n=slot, card=self.card(offer["card"]), price=self.goods(offer["price"]))

    # The board: a line for each province.

    def board(self) -> list[Text]:
        """The provinces with their cities, and who has houses there; what may be chosen is marked."""
        lit = {word.partition(":")[2] for word in self.v["legal"]}
        lines: list[Text] = []
        for row in ROWS[MAPS.index(self.v["map"])]["provinces"]:
            turned = row["id"] in self.v["turned"]
            name = str(thing("province", PROVINCE[row["id"]], self.lang))
            gives = self.good(self.v["bonus"][row["id"]])
            line = Text("* " if row["id"] in lit else "  ")
            text = (
                self.say("province-turned", province=name)
                if turned
                else self.say("province", province=name, good=gives)
            )
            line.append(f"{text} — ", "dim" if turned else "bold")
            for i, city in enumerate(row["cities"]):
                line.append(self.say("between") if i else "")
                line.append(self.city(city), f"{COLOURS[self.v['tokens'][city]]} {CHOICE if city in lit else ''}")
            lines.append(line)
        return lines

    def city(self, id: str) -> str:
        """CO-7.15 A city, its good, the sestertii for the next house there, and a digit for each house."""
        owners = [seat for seat in range(self.v["seats"]) if id in self.v["houses"][seat]]
        told = self.say("city", city=self.town(id), good=self.good(self.v["tokens"][id]), n=self.v["prices"][id])
        return self.marked(told, owners)

    def town(self, id: str) -> str:
        return str(thing("city", CITY[id], self.lang))

    def marked(self, text: str, seats: list[int]) -> str:
        """Something with a digit for each seat that has a piece there."""
        figures = digits(" ".join(str(seat + 1) for seat in seats), self.lang)
        return f"{text} [{figures}]" if seats else text

    # Between the cities: the lines, each told once, with the one who stands there.

    def ways(self) -> list[Text]:
        """CO-1.4, CO-1.5 The lines of land, and those of the sea."""
        lines = ROWS[MAPS.index(self.v["map"])]["lines"]
        paragraphs: list[Text] = []
        for way in WAYS:
            from_city: dict[str, list[str]] = {}
            for line in lines:
                if line["type"] == way:
                    from_city.setdefault(line["a"], []).append(self.end(line))
            told = [self.say("way", city=self.town(city), ends=self.joined(ends)) for city, ends in from_city.items()]
            paragraphs.append(Text(f"{self.say(f'ways-{way}')} — {self.say('between').join(told)}"))
        return paragraphs

    def end(self, line: dict[str, str]) -> str:
        """CO-7.5 The other end of a line, and whose colonist stands on it."""
        there = [seat for seat in range(self.v["seats"]) if line["id"] in self.v["colonists"][seat]]
        return self.marked(self.town(line["b"]), there)

    # Below: the seats.

    def rows(self) -> list[Row]:
        """What is to be said of each seat."""
        v = self.v
        rows = [
            ("state", [self.state(seat) for seat in self.order]),
            ("cash", [self.number(v["cash"][seat]) for seat in self.order]),
            ("goods", [self.goods(v["goods"][seat]) for seat in self.order]),
            ("free", [self.number(v["free"][seat]) for seat in self.order]),
            ("houses", [self.number(v["houses_left"][seat]) for seat in self.order]),
            ("stock", [self.say("stock-of", land=v["stock"][i][0], sea=v["stock"][i][1]) for i in self.order]),
            ("colonists", [self.colonists(seat) for seat in self.order]),
            ("hand", [self.hand(seat) for seat in self.order]),
            ("pile", [self.pile(seat) for seat in self.order]),
        ]
        if v["points"]:
            rows.append(("points", [self.number(v["points"][seat]) for seat in self.order]))
        return [(self.say(name), cells) for name, cells in rows]

    def state(self, seat: int) -> str:
        """What is special about a seat now."""
        v = self.v
        told = [self.say("active")] if seat == v["active"] and not v["over"] else []
        told += [self.say("magnus")] if seat == v["magnus"] else []
        return self.joined(told + ([self.say("last")] if seat == v["concordia"] else []))

    def colonists(self, seat: int) -> str:
        """Where the colonists of a seat stand."""
        return self.joined([str(thing("spot", SPOT[spot], self.lang)) for spot in self.v["colonists"][seat]])

    def hand(self, seat: int) -> str:
        """The cards of a hand, or how many there are."""
        cards = self.v["hands"][seat]
        return self.joined([self.card(card) for card in cards]) or self.say("hidden", n=self.v["hand_sizes"][seat])

    def pile(self, seat: int) -> str:
        """The top card of a pile, and how many there are."""
        pile = self.v["piles"][seat]
        return self.say("pile-of", card=self.card(pile[-1]), n=self.v["pile_sizes"][seat]) if pile else ""

    def legend(self) -> list[Text]:
        """CO-7.14 What the digits mean, and what a house costs besides its sestertii."""
        return [Text(self.say("legend", seats=self.numbered()), "dim"), Text(self.say("legend-cost"), "dim")]
