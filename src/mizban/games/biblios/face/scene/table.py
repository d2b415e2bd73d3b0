"""A view being laid out: who looks, what may be chosen, which cards lie there already, and what every form needs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from mizban.games.biblios.face.scene.drawings import FACES, RING, called
from mizban.games.biblios.rules.cards import DATA, GOLDS
from mizban.games.biblios.rules.state import WORDS
from mizban.games.biblios.rules.view import View
from mizban.render.frames import Frame
from mizban.render.shapes import BACK, SEATS, Box, Disc, Group, Shape, Text, Use, Words, count, pile, ring
from mizban.render.tongue import written

LARGE: Final = {kind: (Use(face.card),) for kind, face in FACES.items()}
COVERED: Final = {kind: (Use(face.covered),) for kind, face in FACES.items()}
CLEAR: Final = {kind: (Use(face.clear),) for kind, face in FACES.items()}
SMALL: Final = {kind: (Use(face.small),) for kind, face in FACES.items()}
SMALL_RING: Final = ring(22, 30, 4)
ZONES: Final = {row["id"]: row for row in DATA["zone"]}


class Table(Frame[View]):
    """One view. Alike cards are numbered as they are laid, so that every card has an id of its own."""

    def __init__(self, v: View, tongue: str, faces: dict[str, tuple[Use]]) -> None:
        super().__init__(v, tongue, WORDS)
        self.faces = faces
        self.laid: dict[str, int] = {}

    @property
    def hand(self) -> list[str]:
        """The cards of the one who looks; the public has none."""
        return self.v["hands"][self.me] if self.me < self.v["seats"] else []

    def asks(self, *questions: str) -> bool:
        """Whether one of these questions is open, for whomever."""
        return self.v["question"] in questions

    def card(self, kind: str, x: float, y: float, scale: float, may: bool = False) -> Group:
        """A card face up, face down when its kind is not known; lit if cards here `may` be chosen and this is one."""
        if not kind:
            title: Words = ("picture-hidden", ())
            return Group((Use(BACK),), x, y, scale, "card-hidden", "card:hidden", "", "shadow", title, False, RING)
        return card(self.faces[kind], kind, self.id(kind), x, y, scale, may and f"card:{kind}" in self.lit, self.tongue)

    def small(self, kind: str, x: float, y: float) -> Group:
        """A tiny card."""
        return small(kind, self.id(kind), x, y, self.tongue)

    def id(self, kind: str) -> str:
        n = self.laid[kind] = self.laid.get(kind, 0) + 1
        return f"card-{kind}-{n}"

    def ids(self, kinds: Iterable[str]) -> tuple[str, ...]:
        """The ids of some cards that are laid together."""
        return tuple([self.id(kind) for kind in kinds])

    def doing(self) -> Words:
        """What the seat that is asked is about to do."""
        question, seat = self.v["question"], self.v["asked"]
        return (f"picture-you-{question}", ()) if seat == self.me else (f"picture-{question} seat", (seat,))

    def zone(self, id: str) -> str:
        return written(ZONES[id], self.lang)


def card(face: tuple[Use], kind: str, id: str, x: float, y: float, scale: float, lit: bool, tongue: str) -> Group:
    """A card face up."""
    return Group(face, x, y, scale, id, f"card:{kind}", "", "shadow", called(kind, tongue), lit, RING)


def small(kind: str, id: str, x: float, y: float, tongue: str) -> Group:
    """A tiny card."""
    return Group(SMALL[kind], x, y, 1, id, f"card:{kind}", "", "", called(kind, tongue), False, SMALL_RING)


@cache
def deck(cards: int, ref: str, name: str, x: float, y: float, scale: float) -> Group:
    """The draw pile, later the auction deck; with its name where there is room."""
    width, height = 80 * scale, 116 * scale
    shapes: list[Shape] = [Box(0, 0, width, height, 7 * scale, "slot")] if not cards else [*pile(cards, scale)]
    shapes.append(count(cards, width - 2, 6))
    if name:
        shapes.append(Text(width / 2, height + 24, name, "caption"))
    lamp = ring(round(width), round(height), 8)
    return Group(tuple(shapes), x, y, 1, "deck", ref, "", "shadow", ("picture-pile n", (cards,)), False, lamp)


def badge(seat: int, x: float, y: float, scale: float = 1) -> Group:
    """The sign of a seat, large, on paper."""
    return Group((Disc(0, 0, 36, "disc"), Use(SEATS[seat], 0, 0, 2, f"seat-{seat}")), x, y, scale)


def gold(hand: list[str]) -> int:
    """BI-1.8 What the Gold cards of a hand are worth."""
    return sum([FACES[kind].value for kind in hand if kind in GOLDS])
