"""The hands of the others, at the far edge of the table."""

from __future__ import annotations

from functools import lru_cache

from mizban.games.biblios.scene.drawings import LEFT, SMALL_BACK, WIDE
from mizban.games.biblios.scene.table import Table
from mizban.render.shapes import SEATS, Box, Group, Shape, Text, Use, ring

TOP = 238
DEEP = 38


def others(t: Table) -> list[Shape]:
    """The other seats clockwise; for the public all of them."""
    seats = t.v["seats"]
    order = [(t.me + i) % seats for i in range(1, seats)] if t.me < seats else list(range(seats))
    step = (WIDE + 10) / len(order)
    return [seat(t, who, round(LEFT + i * step), round(step - 10)) for i, who in enumerate(order)]


def seat(t: Table, who: int, x: int, width: int) -> Group:
    """BI-11.1, BI-11.11 Who sits there, how many cards they hold, and those that the one who looks has seen."""
    hand = t.v["hands"][who]
    least = 124 if width > 300 else 98
    start = max(least, round(width - 56 - 8 * spread(hand)))  # what the cards leave is for the name
    shapes: list[Shape] = [Box(0, 0, width, DEEP, 10, "pill")]
    if t.v["asked"] == who:
        shapes.append(Box(0, 0, width, DEEP, 10, "turn"))
    shapes.append(Use(SEATS[who], 20, DEEP / 2, 0.95, f"seat-{who}"))
    shapes.append(Text(37, DEEP / 2, t.name(who), "cloth-name", int((start - 45) / 7.3)))
    shapes += fan(t, hand, start, width - start - 34)
    shapes.append(Text(width - 12, DEEP / 2, str(len(hand)), "cloth-figure"))
    title = ("picture-seat seat n", (who, len(hand)))
    return Group(tuple(shapes), x, TOP, 1, f"seat-{who}", f"seat:{who}", title=title, ring=ring(width, DEEP, 10))


def spread(hand: list[str]) -> float:
    """How far apart the first and the last card of another hand lie, in steps."""
    known = sum([bool(kind) for kind in hand])
    return len(hand) + 1.9 * known - 1


def fan(t: Table, hand: list[str], x: float, width: float) -> list[Shape]:
    """The small cards of another hand: those not known first and close together."""
    known = [kind for kind in hand if kind]
    hidden = len(hand) - len(known)
    step = min(8.0, (width - 22) / max(1.0, spread(hand)))
    fronts = [t.small(kind, int(x + (hidden + 2.9 * i) * step), 4) for i, kind in enumerate(known)]
    return [*backs(hidden, x, step), *fronts]


@lru_cache(1024)
def backs(cards: int, x: float, step: float) -> list[Use]:
    """So many cards face down."""
    return [Use(SMALL_BACK, int(x + i * step), 4) for i in range(cards)]
