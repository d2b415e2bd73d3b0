"""The table in text, for a terminal: a seat's view as lines that rich can print."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from mizban.games.troyes.face.names import thing
from mizban.games.troyes.rules.cards import (
    ACTIVITY_IDS,
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    EVENT_IDS,
    HOUSE_SPACES,
    SPACES,
)
from mizban.games.troyes.rules.view import Card, Open, View
from mizban.render.digits import digits
from mizban.render.rows import Row, Rows

CHOICE = "reverse"


def table(v: View, lang: str, names: list[str]) -> RenderableType:
    """The whole table as one seat sees it."""
    rows = TerminalTable(v, lang, names)
    return Group(*rows.head(), Text(""), *rows.board(), Text(""), *rows.seats(), rows.legend())


class TerminalTable(Rows):
    """The table of Troyes."""

    v: View

    def __init__(self, v: View, lang: str, names: list[str]) -> None:
        super().__init__("troyes", v, lang, names)
        self.lit = {word.partition(":")[2] for word in v["legal"]}

    def named(self, kind: str, ids: list[str], id: str) -> str:
        return str(thing(kind, ids.index(id), self.lang))

    def who(self, party: int) -> str:
        """A party as one sign."""
        if party < 0:
            return self.say("empty")
        return digits(party + 1, self.lang) if party < self.v["seats"] else self.say("mark")

    def dice(self, party: int) -> str:
        """The dice of a district, by colour."""
        words = []
        for colour in COLOURS:
            values = " ".join(digits(value, self.lang) for value in self.v["dice"][party][colour])
            if values:
                words.append(self.say("some", colour=self.say(colour), dice=values))
        return self.joined(words)

    # Above: what is going on.

    def head(self) -> list[Text]:
        """The round, the decks, black dice, and how Le Roy stands."""
        v = self.v
        now = [self.say("over")] if v["over"] else [self.say("round", n=v["round"], of=v["rounds"])]
        now.append(self.say("decks", **v["decks"]))
        if v["black"]:
            now.append(self.say("black", dice=" ".join(digits(value, self.lang) for value in v["black"])))
        if v["rolled"]:
            now.append(self.say("rolled", n=v["rolled"]))
        if v["solo"]:
            now += [self.say("royal", n=v["tokens"][4]), self.say("result", n=v["result"])]
        return [Text(self.say("between").join(now), style="bold")]

    # The board.

    def board(self) -> list[Text]:
        """Buildings, cathedral, cards and events; what may be chosen is marked."""
        v = self.v
        lines = [self.building(i) for i in range(len(BUILDINGS))]
        for level, cubes in enumerate(v["cathedral"], 1):
            lines.append(Text(f"  {self.say('cathedral', n=level, cubes=' '.join(map(self.who, cubes)))}"))
        lines += [self.line(self.card(card), card["card"]) for card in v["activities"]]
        lines += [self.line(self.event(event), event["event"]) for event in v["events"]]
        lines.append(Text(f"  {self.say('grey', dice=self.dice(4) or self.say('empty'))}"))
        return lines

    def line(self, text: str, id: str) -> Text:
        """A line that shows whether it may be chosen."""
        chosen = bool(id) and id in self.lit
        return Text("* " if chosen else "  ").append(text, CHOICE if chosen else "")

    def building(self, i: int) -> Text:
        """A building: who stands on its spaces, and who lies there."""
        v = self.v
        citizens = " ".join(self.who(v["spaces"][space]) for space in SPACES[i * HOUSE_SPACES : (i + 1) * HOUSE_SPACES])
        text = self.say("building", building=str(thing("building", i, self.lang)), citizens=citizens)
        lying = v["lying"][BUILDINGS[i]]
        if lying:
            text += self.say("between") + self.say("lying", seats=" ".join(map(self.who, lying)))
        return self.line(text, BUILDINGS[i])

    def card(self, card: Card) -> str:
        """A place for an activity card."""
        if not card["card"]:
            return self.say("card-down", colour=self.say(card["colour"]), n=card["round"])
        name = self.named("activity", ACTIVITY_IDS, card["card"])
        parts = [self.say("card", card=name, cost=card["cost"], n=card["divisor"])]
        people = [self.who(party) for party in [*card["tradesmen"], *card["picture"]]]
        parts.append(self.say("tradesmen", seats=" ".join(people)))
        if any(card["cubes"]):
            parts.append(self.say("cubes", cubes=" ".join(digits(n, self.lang) for n in card["cubes"])))
        return self.say("between").join(parts)

    def event(self, event: Open) -> str:
        """An open event and its cubes."""
        name, n = self.named("event", EVENT_IDS, event["event"]), len(event["cubes"])
        text = self.say("event", event=name, n=n, of=event["flags"])
        if not event["flags"]:
            text = self.say("event-open", event=name, n=n)
        cubes = " ".join(map(self.who, event["cubes"]))
        return f"{text}{self.say('between')}{cubes}" if cubes else text

    # Below: the seats.

    def rows(self) -> list[Row]:
        """What is to be said of each seat."""
        v = self.v
        rows = [
            ("state", [self.state(seat) for seat in self.order]),
            ("dice", [self.dice(seat) for seat in self.order]),
            ("deniers", [self.deniers(seat) for seat in self.order]),
            ("influence", [self.number(v["influence"][seat]) for seat in self.order]),
            ("citizens", [self.say("citizens-of", n=v["supply"][i], of=v["stock"][i]) for i in self.order]),
            ("characters", [self.characters(seat) for seat in self.order]),
            ("won", [self.joined([self.named("event", EVENT_IDS, id) for id in v["won"][i]]) for i in self.order]),
            ("tokens", [self.tokens(seat) for seat in self.order]),
        ]
        if v["points"]:
            rows.append(("points", [self.number(v["points"][seat]) for seat in self.order]))
        return [(self.say(name), cells) for name, cells in rows]

    def state(self, seat: int) -> str:
        """What is special about a seat now."""
        v = self.v
        told = [self.say("active")] if seat == v["active"] and not v["over"] else []
        told += [self.say("start")] if seat == v["start"] else []
        return self.joined([*told, *([self.say("passed")] if v["passed"][seat] else [])])

    def deniers(self, seat: int) -> str:
        """Deniers in hand, and those lying in the district."""
        v = self.v
        if v["pouch"][seat]:
            return self.say("deniers-of", n=v["deniers"][seat], of=v["pouch"][seat])
        return self.number(v["deniers"][seat])

    def characters(self, seat: int) -> str:
        """The characters of a seat that are known; alone, the pile."""
        ids = self.v["pile"] if self.v["solo"] else self.v["characters"][seat]
        return self.joined([self.named("character", CHARACTERS, id) if id else self.say("hidden") for id in ids])

    def tokens(self, seat: int) -> str:
        """Points in hand, if they may be seen."""
        n = self.v["tokens"][seat]
        return self.say("hidden") if n < 0 else self.number(n)

    def legend(self) -> Text:
        """What the digits mean."""
        return Text(self.say("legend", seats=self.numbered()), style="dim")
