"""The table in text, for a terminal: a seat's view as lines that rich can print."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from mizban.games.architects.face.names import amounts, thing
from mizban.games.architects.rules.cards import APPRENTICE_IDS, BOARD_IDS, BUILDING_IDS, LOCATIONS, MARKETS, THINGS
from mizban.games.architects.rules.state import PRISON
from mizban.games.architects.rules.view import Post, Things, View
from mizban.render.rows import Row, Rows

CHOICE = "reverse"


def table(v: View, lang: str, names: list[str]) -> RenderableType:
    """The whole table as one seat sees it."""
    rows = TerminalTable(v, lang, names)
    return Group(*rows.head(), Text(""), *rows.board(), Text(""), *rows.seats(), rows.legend())


class TerminalTable(Rows):
    """One view, in one language, with the players' names."""

    v: View

    def __init__(self, v: View, lang: str, names: list[str]) -> None:
        super().__init__("architects", v, lang, names)
        self.lit = {word.partition(":")[2].split("-")[0] for word in v["legal"]}

    def building(self, id: str) -> str:
        return str(thing("building", BUILDING_IDS.index(id), self.lang))

    def apprentice(self, id: str) -> str:
        return str(thing("apprentice", APPRENTICE_IDS.index(id), self.lang))

    def things(self, things: Things) -> str:
        """Goods in words."""
        return self.joined(amounts([things.get(name, 0) for name in THINGS], self.lang))

    # Above: what is going on.

    def head(self) -> list[Text]:
        """The piles, the Guildhall, and the cards to choose from."""
        v = self.v
        now = [self.say("over")] if v["over"] else []
        if v["last"] >= 0 and not v["over"]:
            now.append(self.say("last", n=v["last"]))
        now.append(self.say("guildhall", n=len(v["guildhall"]), of=v["spaces"]))
        now += [self.say("rewards", n=v["rewards"]), self.say("pile", n=v["pile"])]
        lines = [Text(self.say("between").join(now), style="bold")]
        cards = v["pack"] or v["looked"]
        if cards:
            lines.append(Text(self.say("pack", cards=self.joined([self.building(card) for card in cards]))))
        return lines

    # The board: a line for each place.

    def board(self) -> list[Text]:
        """Who has workers where, the Black Market and the apprentices; what may be chosen is marked."""
        v = self.v
        lines = [self.place(i, v["workers"][id], id) for i, id in enumerate(LOCATIONS)]
        lines.append(self.place(int(PRISON), v["prison"], "prison"))
        lines.append(Text(f"  {self.say('between').join(self.market())}"))
        for number, row in enumerate(v["display"], 1):
            line = Text(f"  {self.say('row', n=number, cards='')}")
            for i, post in enumerate(row):
                line.append(self.say("between") if i else "")
                line.append(self.post(post), CHOICE if post["card"] in self.lit else "")
            lines.append(line)
        return lines

    def place(self, i: int, workers: list[int], id: str) -> Text:
        """A place and the workers there."""
        here = [self.say("workers", seat=str(seat + 1), n=n) for seat, n in enumerate(workers) if n]
        name = str(thing("location", i, self.lang))
        line = Text("* " if id in self.lit else "  ")
        return line.append(self.say("place", place=name, workers=self.joined(here) or self.say("nobody")))

    def market(self) -> list[str]:
        """The Black Market and the Tax Stand."""
        v = self.v
        goods = {"small": self.say("small", goods=self.things(v["small"])), "middle": "–"}
        goods["large"] = self.say("large", goods=self.things(v["large"]))
        words = [self.say("tax", n=v["tax"])]
        for id in MARKETS:
            owner = v["market"][id]
            words.append(goods[id] if owner < 0 else self.say("taken", space=goods[id], n=owner + 1))
        return words

    def post(self, post: Post) -> str:
        """A card beside the Workshop, with the silver on it."""
        if not post["card"]:
            return self.say("empty")
        name = self.apprentice(post["card"])
        return self.say("post-coins", card=name, n=post["coins"]) if post["coins"] else self.say("post", card=name)

    # Below: the seats.

    def rows(self) -> list[Row]:
        """What is to be said of each seat."""
        v = self.v
        rows = [
            ("state", [self.state(seat) for seat in self.order]),
            ("goods", [self.things(v["goods"][seat]) for seat in self.order]),
            ("virtue", [self.say("number", n=v["virtue"][seat]) for seat in self.order]),
            ("debts", [self.say("debts-of", n=v["unpaid"][seat], of=v["paid"][seat]) for seat in self.order]),
            ("level", [self.say("number", n=v["levels"][seat]) for seat in self.order]),
            ("supply", [self.say("number", n=v["supply"][seat]) for seat in self.order]),
            ("captives", [self.captives(seat) for seat in self.order]),
            ("hired", [self.joined([self.apprentice(id) for id in v["hired"][seat]]) for seat in self.order]),
            ("built", [self.joined([self.building(id) for id in v["built"][seat]]) for seat in self.order]),
            ("hand", [self.hand(seat) for seat in self.order]),
        ]
        if v["points"]:
            rows.append(("points", [self.say("number", n=v["points"][seat]) for seat in self.order]))
        return [(self.say(name), cells) for name, cells in rows]

    def state(self, seat: int) -> str:
        """What is special about a seat now."""
        v = self.v
        told = [self.say("active")] if seat == v["active"] and not v["over"] else []
        told += [self.say("first")] if seat == v["first"] else []
        if v["boards"][seat]:
            name = str(thing("board", BOARD_IDS.index(v["boards"][seat]), self.lang))
            told.append(self.say("board", board=name))
        return self.joined(told)

    def captives(self, seat: int) -> str:
        """The captured workers on a board, by owner."""
        held = enumerate(self.v["captured"][seat])
        return self.joined([self.say("workers", seat=str(owner + 1), n=n) for owner, n in held if n])

    def hand(self, seat: int) -> str:
        """The cards of a hand that are known, and how many are not."""
        cards = self.v["hands"][seat]
        told = [self.building(card) for card in cards if card]
        hidden = cards.count("")
        return self.joined([*told, *([self.say("hidden", n=hidden)] if hidden else [])])

    def legend(self) -> Text:
        """What the digits mean."""
        return Text(self.say("legend", seats=self.numbered()), style="dim")
