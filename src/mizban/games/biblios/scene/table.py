"""The measures of the table, and what lies on it in both phases."""

from __future__ import annotations

from functools import cache
from typing import Final

from mizban.games.biblios.cards import DATA, GOLDS
from mizban.games.biblios.names import named
from mizban.games.biblios.scene.drawings import FACES, LEFT, RING, WIDE, called
from mizban.games.biblios.view import View
from mizban.render.shapes import BACK, SEATS, Disc, Group, Shape, Text, Use, Words, count, pile

PLATES: Final = 230  # from the top: the seats,
MIDDLE: Final = 328  # what the turn is about,
TRAY: Final = 592  # and the hand
RIGHT: Final = LEFT + WIDE
LARGE: Final = {kind: (Use(face.card),) for kind, face in FACES.items()}
SMALL: Final = {kind: (Use(face.small),) for kind, face in FACES.items()}
ZONES: Final = {row["id"]: row for row in DATA["zone"]}


def mine(v: View, question: str) -> bool:
    """Whether the one who looks has to answer this question."""
    return v["question"] == question and v["asked"] == v["viewer"]


def doing(v: View) -> Words:
    """What the seat that is asked is about to do."""
    question, seat = v["question"], v["asked"]
    return (f"picture-you-{question}", ()) if seat == v["viewer"] else (f"picture-{question} seat", (seat,))


def zone(id: str, lang: str) -> str:
    return named(ZONES[id], lang)


class Cards:
    """Lays cards out. Alike ones are numbered as they are laid, so that every card has an id of its own."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.laid: dict[str, int] = {}

    def lay(self, kind: str, x: float, y: float, scale: float, ref: str = "", lit: bool = False) -> Group:
        """A card face up; face down when its kind is not known."""
        if not kind:
            return Group((Use(BACK),), x, y, scale, "card-hidden", ink="shadow", title=("picture-hidden", ()))
        title = called(kind, self.lang)
        return Group(LARGE[kind], x, y, scale, self.id(kind), ref, "", "shadow", title, lit, RING)

    def small(self, kind: str, x: float, y: float) -> Group:
        """A small card on the plate of a seat."""
        return Group(SMALL[kind], x, y, 1, self.id(kind), "", "", "", called(kind, self.lang))

    def id(self, kind: str) -> str:
        n = self.laid[kind] = self.laid.get(kind, 0) + 1
        return f"card-{kind}-{n}"


@cache
def stack(cards: int, name: str) -> Group:
    """The draw pile, later the auction deck."""
    shapes = (*pile(cards, 1.15), count(cards, 90, 6), Text(46, 156, name, "caption"))
    return Group(shapes, 36, MIDDLE + 42, id="deck", ink="shadow", title=("picture-pile n", (cards,)))


def badge(seat: int, x: float, y: float) -> list[Shape]:
    """The sign of a seat, large, on paper."""
    return [Disc(x, y, 36, "disc"), Use(SEATS[seat], x, y, 2, f"seat-{seat}")]


def gold(hand: list[str]) -> int:
    """BI-1.8 What the Gold cards of a hand are worth."""
    return sum([FACES[kind].value for kind in hand if kind in GOLDS])
