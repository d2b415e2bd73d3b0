"""The cover of Biblios: three cards in a fan between two dice."""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin

from mizban.games.biblios.face.scene.drawings import FACES, LOOK
from mizban.games.biblios.rules.cards import DATA
from mizban.render.shapes import CARD, DICE, Board, Shape, Symbol, Use
from mizban.render.tongue import named

WIDTH, HEIGHT = 270, 160


@cache
def cover(lang: str) -> list[Shape]:
    """What lies on the cloth in a list of games."""
    title = named(DATA["meta"], lang)
    return [
        Board(LOOK, WIDTH, HEIGHT, title, title),
        card(FACES["pigments_f"].covered, 99, 92, -13),
        card(FACES["holy_books_c"].card, 171, 92, 13),
        card(FACES["monks_h"].card, 135, 82, 0),
        Use(DICE[3], 30, 104, 0.92, "manuscripts", "shadow", -6),
        Use(DICE[5], 203, 100, 1, "forbidden_tomes", "shadow", 5),
    ]


def card(face: Symbol, x: float, y: float, turn: float) -> Use:
    """A card about its centre."""
    across, down = CARD[0] / 2, CARD[1] / 2
    sine, cosine = sin(radians(turn)), cos(radians(turn))
    left, top = x - across * cosine + down * sine, y - across * sine - down * cosine
    return Use(face, round(left, 2), round(top, 2), ink="shadow", turn=turn)
