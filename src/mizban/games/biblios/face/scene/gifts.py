"""The Gift phase (BI-4) on the table."""

from __future__ import annotations

from typing import Final, NamedTuple

from mizban.games.biblios.face.scene.drawings import LEFT, WIDE
from mizban.games.biblios.face.scene.table import Table, badge, deck
from mizban.render.shapes import HAND, LOCK, Box, Disc, Group, Shape, Text, Use, Words, count, pile, ring

MIDDLE: Final = 288  # from the top: what the turn is about


class Ground(NamedTuple):
    """Where the three places lie and how large they and the cards in them are."""

    x: float
    y: float
    width: float
    height: float
    spaces: tuple[float, float, float]  # the width of the public space for 1, 2 or 3 cards
    card: float  # the scale of a card
    head: float  # above the cards
    gap: float
    notes: bool


ON_TABLE: Final = Ground(312, MIDDLE, LEFT + WIDE - 312, 268, (188, 258, 338), 1.26, 42, 10, True)
ON_PHONE: Final = Ground(8, 236, 344, 108, (84, 128, 176), 0.64, 28, 6, False)
BEAM: Final = Box(87, MIDDLE - 40, 280, 300, 140, "beam")


def gifts(t: Table) -> list[Shape]:
    """BI-4 The draw pile, the card just drawn, and the three places."""
    pile = deck(t.v["deck"], "deck:draw", t.zone("draw_deck"), 36, MIDDLE + 44, 1.15)
    return [pile, *turned(t), *Places(t, ON_TABLE).all()]


def turned(t: Table) -> list[Shape]:
    """The card just drawn or the Church card just played, else the seat that takes a card."""
    if t.asks("Take"):
        return [badge(t.v["asked"], 227, MIDDLE + 104, 1.15), Text(227, MIDDLE + 168, t.doing(), "caption", 9)]
    card = t.card((t.v["drawn"] or [t.v["church"]])[0], 158, MIDDLE + 6, 1.72)
    said = t.button("decline", 152, MIDDLE + 218, 150, 44) or [Text(227, MIDDLE + 232, t.doing(), "remark", 9)]
    return [BEAM, card, *said]


class Places:
    """BI-4.5 The three places that a drawn card can go to."""

    def __init__(self, t: Table, ground: Ground) -> None:
        self.t, self.ground = t, ground
        self.most = t.v["seats"] - 1  # cards in the public space
        self.space = ground.spaces[self.most - 1]
        self.side = (ground.width - self.space - 2 * ground.gap) / 2  # the width of the other two
        self.wide, self.deep = 80 * ground.card, 116 * ground.card  # a card

    def all(self) -> list[Shape]:
        return [self.keep(), self.public(), self.auction()]

    def place(self, i: int, x: float, width: float, caption: Words, note: Words, shapes: list[Shape]) -> Group:
        """BI-4.6 A place: lit while it may be chosen, hatched and locked when it is full."""
        id, deep = ["keep", "public", "auction"][i], self.ground.height
        lit, full = f"place:{id}" in self.t.lit, self.t.asks("Place") and not self.t.v["room"][i]
        if full:
            note = ("picture-full", ())
            shapes = [Box(0, 0, width, deep, 12, "hatch"), *shapes]
        mat = Box(0, 0, width, deep, 12, "mat-full" if full else "mat")
        words: list[Shape] = [Text(width / 2, self.ground.head / 2 + 1, caption, "caption")]
        if self.ground.notes:
            room = int(width / 7) - 8  # letters of a name: two short words stand beside it
            words.append(Text(width / 2, deep - 18, note, "remark", room))
        lock: list[Shape] = (
            [Disc(width - 7, 7, 12, "disc"), Use(LOCK, width - 7, 6.5, 0.6, ink="inked")] if full else []
        )
        lamp = ring(width, deep, 12)
        content = (mat, *words, *shapes, *lock)
        return Group(content, x, self.ground.y, 1, f"place-{id}", f"place:{id}", lit=lit, ring=lamp)

    def slot(self, x: float) -> Box:
        """Where a card may come to lie."""
        return Box(round(x, 1), self.ground.head, self.wide, self.deep, 8, "slot")

    def keep(self) -> Group:
        """BI-4.8 The hand of the active player."""
        active, middle = self.t.v["active"], self.side / 2
        note: Words = ("picture-to-hand seat", (active,)) if active != self.t.me else ("picture-to-you", ())
        icon = Use(HAND, middle, self.ground.head + self.deep / 2, 1.6 * self.ground.card, ink="pale")
        shapes: list[Shape] = [self.slot(middle - self.wide / 2), icon]
        return self.place(0, self.ground.x, self.side, ("picture-keep", ()), note, shapes)

    def public(self) -> Group:
        """BI-4.9 The cards that the others take from, and a slot for each that may still come."""
        cards, take, head = self.t.v["public"], self.t.asks("Take"), self.ground.head
        step = min(self.wide + 10, (self.space - 12 - self.wide) / max(1, self.most - 1))
        left = (self.space - step * (self.most - 1) - self.wide) / 2
        shapes: list[Shape] = [self.slot(left + step * i) for i in range(len(cards), self.most)]
        for i, kind in enumerate(cards):
            shapes.append(self.t.card(kind, round(left + step * i, 1), head, self.ground.card, take))
        note: Words = ("picture-placed n of", (len(cards), self.most)) if self.t.asks("Place") else ""
        name: Words = self.t.zone("public_space") if self.ground.notes else ("picture-public", ())
        return self.place(1, self.ground.x + self.side + self.ground.gap, self.space, name, note, shapes)

    def auction(self) -> Group:
        """BI-4.12, BI-11.4 The auction pile; each knows the cards they put there themselves."""
        cards, middle, head = len(self.t.v["pile"]), self.side / 2, self.ground.head
        known = [kind for kind in self.t.v["pile"] if kind]
        shapes: list[Shape] = [self.slot(middle - self.wide / 2)]
        if cards:
            heap = pile(cards, self.ground.card)
            shapes = [Group(heap, round(middle - self.wide / 2, 1), head, id="pile", ink="shadow")]
            shapes.append(count(cards, min(middle + self.wide / 2 - 2, self.side - 18), head + 6))
        if self.ground.notes:
            shapes += row(self.t, known, 10, head + self.deep + 14, self.side - 20)
        note: Words = ("picture-known n", (len(known),)) if known else ""
        name: Words = self.t.zone("auction_pile") if self.ground.notes else ("picture-auctioned", ())
        x = self.ground.x + self.ground.width - self.side
        return self.place(2, x, self.side, name, note, shapes)


def row(t: Table, kinds: list[str], x: float, y: float, width: float) -> list[Shape]:
    """Tiny cards side by side, closer when there are many."""
    step = min(24.0, (width - 22) / max(1, len(kinds) - 1))
    left = x + (width - 22 - step * (len(kinds) - 1)) / 2
    return [t.small(kind, round(left + i * step, 1), y) for i, kind in enumerate(kinds)]
