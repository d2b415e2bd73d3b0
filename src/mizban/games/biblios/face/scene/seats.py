"""The hands of the others, at the far edge of the table."""

from __future__ import annotations

from functools import lru_cache

from mizban.games.biblios.face.scene.drawings import LEFT, SMALL_BACK, WIDE
from mizban.games.biblios.face.scene.table import Table, small
from mizban.render.shapes import SEATS, Box, Group, Shape, Text, Use, Words, ring

TOP = 238
DEEP = 38


def others(t: Table) -> list[Shape]:
    """The other seats clockwise; for the public all of them."""
    seats = t.v["seats"]
    order = [(t.me + i) % seats for i in range(1, seats)] if t.me < seats else list(range(seats))
    step = (WIDE + 10) / len(order)
    places = {who: round(LEFT + i * step) for i, who in enumerate(order)}
    width, asked = round(step - 10), t.v["asked"]
    shapes: list[Shape] = [seat(t, who, x, width) for who, x in places.items()]
    if asked in places:  # it lies over the plates, which stay as they are
        shapes.append(Box(places[asked], TOP, width, DEEP, 10, "turn"))
    return shapes


def seat(t: Table, who: int, x: int, width: int) -> Group:
    """BI-11.1, BI-11.11 Who sits there, how many cards they hold, and those that the one who looks has seen."""
    hand = t.v["hands"][who]
    known = tuple([kind for kind in hand if kind])
    return plate(who, t.name(who), len(hand), known, t.ids(known), x, width, t.tongue)


@lru_cache(4096)
def plate(
    who: int, name: Words, cards: int, known: tuple[str, ...], ids: tuple[str, ...], x: int, width: int, tongue: str
) -> Group:
    """The plate of a seat. From move to move most of them are the same."""
    spread = cards + 1.9 * len(known) - 1  # how far apart the first and the last card lie, in steps
    least = 124 if width > 300 else 98
    start = max(least, round(width - 56 - 8 * spread))  # what the cards leave is for the name
    shapes: list[Shape] = [Box(0, 0, width, DEEP, 10, "pill")]
    shapes.append(Use(SEATS[who], 20, DEEP / 2, 0.95, f"seat-{who}"))
    shapes.append(Text(37, DEEP / 2, name, "cloth-name", int((start - 45) / 7.3)))
    step = min(8.0, (width - start - 56) / max(1.0, spread))
    hidden = cards - len(known)  # those not known lie first and close together
    shapes += [Use(SMALL_BACK, int(start + i * step), 4) for i in range(hidden)]
    for i, (kind, id) in enumerate(zip(known, ids, strict=True)):
        shapes.append(small(kind, id, int(start + (hidden + 2.9 * i) * step), 4, tongue))
    shapes.append(Text(width - 12, DEEP / 2, str(cards), "cloth-figure"))
    title = ("picture-seat seat n", (who, cards))
    return Group(tuple(shapes), x, TOP, 1, f"seat-{who}", f"seat:{who}", title=title, ring=ring(width, DEEP, 10))
