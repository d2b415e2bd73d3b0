"""The Gift phase (BI-4) on the table."""

from __future__ import annotations

from typing import Final

from mizban.games.biblios.scene.drawings import LEFT
from mizban.games.biblios.scene.table import MIDDLE, RIGHT, Cards, badge, doing, mine, stack, zone
from mizban.games.biblios.view import View
from mizban.render.shapes import HAND, LOCK, Box, Group, Shape, Text, Use, Words, count, pile, ring

PLACES: Final = LEFT + 288  # where the places begin
DEEP: Final = 244  # how high they are


def gifts(v: View, cards: Cards) -> list[Shape]:
    """BI-4 The draw pile, the card just drawn, and the three places."""
    place = Places(v, cards)
    deck = stack(v["deck"], zone("draw_deck", cards.lang))
    return [deck, *turned(v, cards), place.keep(), place.public(), place.auction()]


def turned(v: View, cards: Cards) -> list[Shape]:
    """The card just drawn or the Church card just played, else the seat that takes a card."""
    seat = v["asked"]
    if v["question"] == "Take":
        return [*badge(seat, 227, MIDDLE + 104), Text(227, MIDDLE + 164, doing(v), "caption")]
    card = cards.lay((v["drawn"] or [v["church"]])[0], 160, MIDDLE + 10, 1.68)
    return [card, Text(227, MIDDLE + 225, doing(v), "remark")]


class Places:
    """BI-4.5 The three places that a drawn card can go to."""

    def __init__(self, v: View, cards: Cards) -> None:
        self.v, self.cards = v, cards
        self.most = v["seats"] - 1  # cards in the public space
        self.space = [188, 258, 338][self.most - 1]  # its width
        self.side = (RIGHT - PLACES - self.space - 20) // 2  # the width of the other two

    def place(self, i: int, x: int, width: int, caption: Words, note: Words, shapes: list[Shape]) -> Group:
        """BI-4.6 A place: lit while it has room, hatched and locked when it is full."""
        id, full = ["keep", "public", "auction"][i], self.v["question"] == "Place" and not self.v["room"][i]
        if full:
            note = ("picture-full", ())
            shapes = [Box(0, 0, width, DEEP, 12, "hatch"), Use(LOCK, width / 2, DEEP - 44, 0.8, ink="pale"), *shapes]
        mat = Box(0, 0, width, DEEP, 12, "mat-full" if full else "mat")
        words = [Text(width / 2, 22, caption, "caption"), Text(width / 2, DEEP - 20, note, "remark")]
        lit, lamp = mine(self.v, "Place") and not full, ring(width, DEEP, 12)
        return Group((mat, *words, *shapes), x, MIDDLE, id=f"place-{id}", ref=f"place:{id}", lit=lit, ring=lamp)

    def keep(self) -> Group:
        """BI-4.8 The hand of the active player."""
        active, middle = self.v["active"], self.side / 2
        note: Words = ("picture-to-hand seat", (active,)) if active != self.v["viewer"] else ("picture-to-you", ())
        slot: list[Shape] = [Box(middle - 50, 44, 100, 145, 9, "slot"), Use(HAND, middle, 116, 2, ink="pale")]
        return self.place(0, PLACES, self.side, ("picture-keep", ()), note, slot)

    def public(self) -> Group:
        """BI-4.9 The cards that the others take from, and a slot for each that may still come."""
        cards, take = self.v["public"], mine(self.v, "Take")
        step = 108 if self.most < 3 else 102
        left = (self.space - step * self.most + step - 98) // 2
        shapes: list[Shape] = [Box(left + step * i, 44, 98, 142, 9, "slot") for i in range(len(cards), self.most)]
        for i, kind in enumerate(cards):
            shapes.append(self.cards.lay(kind, left + step * i, 44, 1.225, f"public:{kind}", take))
        note: Words = ("picture-placed n of", (len(cards), self.most)) if self.v["question"] == "Place" else ""
        name = zone("public_space", self.cards.lang)
        return self.place(1, PLACES + self.side + 10, self.space, name, note, shapes)

    def auction(self) -> Group:
        """BI-4.12, BI-11.4 The auction pile; each knows the cards they put there themselves."""
        cards, known, middle = len(self.v["pile"]), sum(map(bool, self.v["pile"])), self.side / 2
        shapes: list[Shape] = [Box(middle - 50, 44, 100, 145, 9, "slot")]
        if cards:
            heap = Group(pile(cards, 1.2), middle - 48, 47, id="pile", ink="shadow", title=("picture-pile n", (cards,)))
            shapes = [heap, count(cards, min(middle + 46, self.side - 20), 52)]
        note: Words = ("picture-known n", (known,)) if known else ""
        return self.place(2, RIGHT - self.side, self.side, zone("auction_pile", self.cards.lang), note, shapes)
