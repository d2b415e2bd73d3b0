"""A view being laid out: who looks, what may be chosen, which figures are provisional, and what every form needs."""

from __future__ import annotations

from mizban.games.troyes.face.names import activity as activity_name
from mizban.games.troyes.face.names import event as event_name
from mizban.games.troyes.face.scene.drawings import GREY, NEUTRAL, ROYAL
from mizban.games.troyes.face.scene.glyphs import Glyph, line
from mizban.games.troyes.rules.cards import DATA, EVENT_ROWS
from mizban.games.troyes.rules.state import WORDS
from mizban.games.troyes.rules.view import Card, Open, View
from mizban.render.glyphs import Side
from mizban.render.shapes import Shape, Words

PLAIN = {"round", "cost", "points", "divisor", "dice", "black_dice", "flags", "calls"}  # the rest is for the effect
ACTIVITY_NUMBER = {row["id"]: i for i, row in enumerate(DATA["activity_card"])}
EVENT_NUMBER = {row["id"]: i for i, row in enumerate(EVENT_ROWS)}


class Table:
    """One view."""

    def __init__(self, v: View, lang: str) -> None:
        self.v, self.lang = v, lang
        self.me = v["viewer"]
        mine = v["asked"] == self.me
        self.lit = {WORDS.named[word].ref for word in v["legal"] if mine}
        self.question = v["question"] if mine else ""
        self.doubts = {card["card"]: card["unsure"] for card in v["activities"]}
        self.doubts |= {event["event"]: event["unsure"] for event in v["events"]}
        self.printed = "printed" in v["modules"] or not (v["solo"] or any(self.doubts.values()))

    @property
    def seated(self) -> bool:
        """Whether the one who looks plays."""
        return self.me < self.v["seats"]

    def order(self) -> list[int]:
        """The seats clockwise, first the one who looks; last the grey party, or Le Roy."""
        seats = self.v["seats"]
        first = self.me if self.seated else 0
        return [*((first + i) % seats for i in range(seats)), NEUTRAL]

    def look(self, party: int) -> int:
        """How the pieces of a party look."""
        return party if party < NEUTRAL else ROYAL if self.v["solo"] else GREY

    def name(self, party: int) -> Words:
        """Who a party is."""
        if party == NEUTRAL:
            return ("picture-royal" if self.v["solo"] else "picture-grey", ())
        return ("picture-you", ()) if party == self.me else ("name seat", (party,))

    def side(self, width: float) -> Side:
        """Places in a thing of some width."""
        return Side(self.lang, width)

    def line(self, glyphs: list[Glyph], x: float, y: float, scale: float, room: float) -> tuple[Shape, ...]:
        """Signs in a row about a point."""
        return line(glyphs, self.lang, x, y, scale, room)

    def unsure(self, id: str, figure: str) -> bool:
        """TR-28.6 Whether a figure of a card is provisional."""
        found = self.doubts.get(id, [])
        return bool(set(found) - PLAIN) if figure == "params" else figure in found

    def card_name(self, card: Card) -> str:
        """An activity card by its name."""
        return activity_name(ACTIVITY_NUMBER[card["card"]], self.lang)

    def event_name(self, event: Open) -> str:
        """An event by its name."""
        return event_name(EVENT_NUMBER[event["event"]], self.lang)

    def event_number(self, event: Open) -> int:
        """The number of an event."""
        return EVENT_NUMBER[event["event"]]

    def card(self, id: str) -> Card:
        """An activity card that is face up."""
        return next(card for card in self.v["activities"] if card["card"] == id)

    def event(self, id: str) -> Open:
        """An open event."""
        return next(event for event in self.v["events"] if event["event"] == id)
