"""The Workshop (AW-6): the apprentices that may be hired, what each costs now, and the coins lying on them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mizban.games.architects.face.names import short
from mizban.games.architects.face.scene.cards import apprentice
from mizban.games.architects.face.scene.crowds import SMALL, crowd
from mizban.games.architects.face.scene.drawings import GOOD
from mizban.games.architects.face.scene.places import SPOT
from mizban.games.architects.face.scene.table import PLACING, TAKING_BACK, Table
from mizban.games.architects.face.scene.town import strip
from mizban.games.architects.rules.view import Post
from mizban.render.shapes import Box, Group, Shape, Text, Use, ring

SHOP: Final = 112  # the width of the part beside the cards
GAP: Final = 5
INKS: Final = ("hall-name", "hall-second")  # of one name, and of another below


def workshop(t: Table, x: float, y: float, width: float, height: float) -> list[Shape]:
    """AW-6.1 to AW-6.3 The Workshop with its eight cards: two rows, the cheapest column at the left."""
    shapes = [*house(t, x, y, width, height)]
    wide = round((width - SHOP - GAP) / 4 - GAP, 1)
    high = round((height - 2 * GAP - 5) / 2, 1)
    for row, posts in enumerate(t.v["display"]):
        for column, post in enumerate(posts):
            place = (round(x + SHOP + column * (wide + GAP), 1), round(y + GAP + row * (high + 5), 1))
            shapes.append(offer(t, post, row, column, *place, wide, high))
    return shapes


@lru_cache(32)
def ground(width: float, height: float, tongues: tuple[str, ...]) -> tuple[Shape, ...]:
    """The ground of the Workshop."""
    paper = Group((Box(0.8, 0.8, width - 1.6, height - 1.6, 10, "window-cell"),), tone="workshop")
    names = [Text(34, 18 if i == 0 else 33, short("workshop", each), INKS[i]) for i, each in enumerate(tongues)]
    return (paper, Use(SPOT["workshop"], 18, 17, 0.95), *names)


def house(t: Table, x: float, y: float, width: float, height: float) -> list[Shape]:
    """The workers at the Workshop, and the two ways to place one more: hire, or draw buildings."""
    size = (width, height)
    body = Group(
        ground(width, height, t.tongues), x, y, 1, "cell-workshop", "location:workshop", ring=ring(width, height, 11)
    )
    over = t.target("workshop", "", x, y, size) if t.question == TAKING_BACK else []
    alone = t.question not in (PLACING, TAKING_BACK)
    people = crowd(t, "workshop", t.v["workers"]["workshop"], SMALL, x + SHOP / 2, y + 56, 3, alone)
    if "say:no-hire" in t.lit:
        return [body, *people, *t.button("no-hire", x + 7, y + height - 40, SHOP - 14, 32)]
    return [body, *over, *people, *ways(t, x + 7, y + height - 59, SHOP - 14, 24, 4)]


def ways(t: Table, x: float, y: float, width: float, height: float, gap: float) -> list[Shape]:
    """AW-6.1, AW-6.15 To hire, with the least that it costs; to draw, with how many buildings."""
    shapes: list[Shape] = []
    for i, placing in enumerate(("hire", "draw")):
        ref = t.pointed("workshop", placing) if t.question == PLACING else ""
        content = tuple(strip(t, placing, 0, 0, width, height))
        through, lamp = "" if ref else "through", ring(width, height, 7)
        place = (x, y + i * (height + gap))
        shapes.append(Group(content, *place, 1, f"half-{placing}", ref, "", through, "", ref in t.lit, lamp))
    return shapes


def offer(t: Table, post: Post, row: int, column: int, x: float, y: float, width: float, height: float) -> Group:
    """AW-6.2, AW-6.3 A card, the coins on it, and what it would cost me."""
    if not post["card"]:
        return Group((Box(0, 0, width, height, 7, "slot-paper"),), x, y)
    side = t.side(width)
    shapes: list[Shape] = list(apprentice(post["card"], t.tongues, width, height))
    if post["coins"]:
        shapes += coins(post["coins"], side.at(width - 12), 9.5)
    if post["price"]:
        shapes += price(t, post, side.at(21), height - 11)
    ref = f"apprentice:{post['card']}"
    return Group(tuple(shapes), x, y, 1, f"pupil-{post['card']}", ref, lit=ref in t.lit, ring=ring(width, height, 8))


def coins(n: int, x: float, y: float) -> list[Shape]:
    """AW-6.13 Silver lying on a card."""
    return [Use(GOOD["silver"], x, y, 0.72), Text(x, y + 0.5, str(n), "coins")]


def price(t: Table, post: Post, x: float, y: float) -> list[Shape]:
    """What a card costs in all: pale where it cannot be paid."""
    ink = "price-tag" if post["reach"] else "price-tag-out"
    away = -7 if t.side(0).turned else 7
    return [
        Box(x - 17, y - 8, 34, 16, 8, ink),
        Text(x - away, y + 0.5, str(post["price"]), "glyph-small"),
        Use(GOOD["silver"], x + away, y, 0.5),
    ]
