"""A view being laid out: who looks, what may be chosen, which figures are provisional, and what every form needs."""

from __future__ import annotations

from mizban.games.troyes.face.names import activity as activity_name
from mizban.games.troyes.face.names import event as event_name
from mizban.games.troyes.face.scene.drawings import GREY, NEUTRAL, ROYAL
from mizban.games.troyes.face.scene.glyphs import Glyph, line
from mizban.games.troyes.rules.cards import DATA, EVENT_ROWS
from mizban.games.troyes.rules.state import WORDS
from mizban.games.troyes.rules.view import Card, Open, View
from mizban.render.frames import Frame
from mizban.render.shapes import Shape, Words

PLAIN = {"round", "cost", "points", "divisor", "dice", "black_dice", "flags", "calls"}  # the rest is for the effect
ACTIVITY_NUMBER = {row["id"]: i for i, row in enumerate(DATA["activity_card"])}
EVENT_NUMBER = {row["id"]: i for i, row in enumerate(EVENT_ROWS)}


class Table(Frame[View]):
    """One view."""

    def __init__(self, v: View, tongue: str) -> None:
        super().__init__(v, tongue, WORDS)
        self.doubts = {card["card"]: card["unsure"] for card in v["activities"]}
        self.doubts |= {event["event"]: event["unsure"] for event in v["events"]}
        self.printed = "printed" in v["modules"] or not (v["solo"] or any(self.doubts.values()))

    def order(self) -> list[int]:
        """The seats clockwise, first the one who looks; last the grey party, or Le Roy."""
        seats = self.v["seats"]
        first = self.me if self.seated else 0
        return [*((first + i) % seats for i in range(seats)), NEUTRAL]

    def look(self, party: int) -> int:
        """How the pieces of a party look."""
        return party if party < NEUTRAL else ROYAL if self.v["solo"] else GREY

    def name(self, seat: int) -> Words:
        """Who sits there, or which party it is."""
        if seat == NEUTRAL:
            return ("picture-royal" if self.v["solo"] else "picture-grey", ())
        return super().name(seat)

    def line(self, glyphs: list[Glyph], x: float, y: float, scale: float, room: float) -> tuple[Shape, ...]:
        """Signs in a row about a point."""
        return line(glyphs, self.lang, x, y, scale, room)

    def unsure(self, id: str, figure: str) -> bool:
        """TR-28.6 Whether a figure of a card is provisional."""
        return bool(self.doubted(id)) if figure == "params" else figure in self.doubts.get(id, [])

    def doubted(self, id: str) -> list[str]:
        """TR-28.6 The figures of what a card does that are provisional."""
        return [figure for figure in self.doubts.get(id, []) if figure not in PLAIN]

    def card_names(self, card: Card) -> list[str]:
        """An activity card by its name, or by both."""
        return [activity_name(ACTIVITY_NUMBER[card["card"]], tongue) for tongue in self.tongues]

    def event_names(self, event: Open) -> list[str]:
        """An event by its name, or by both."""
        return [event_name(EVENT_NUMBER[event["event"]], tongue) for tongue in self.tongues]

    def event_number(self, event: Open) -> int:
        """The number of an event."""
        return EVENT_NUMBER[event["event"]]

    def card(self, id: str) -> Card:
        """An activity card that is face up."""
        return next(card for card in self.v["activities"] if card["card"] == id)

    def event(self, id: str) -> Open:
        """An open event."""
        return next(event for event in self.v["events"] if event["event"] == id)
