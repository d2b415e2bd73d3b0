"""The hand of the one who looks, and the discards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

from mizban.games.biblios.face.scene.drawings import FACES, LEFT, called
from mizban.games.biblios.face.scene.table import CLEAR, COVERED, LARGE, Table, card
from mizban.render.shapes import Box, Group, Shape, Text, Words, count, pile, ring

TRAY: Final = 588  # from the top
WIDE: Final = 766  # the room for a hand
STRIP: Final = 30  # of a covered card, what stays to be seen


def suits(hand: Sequence[str]) -> list[list[str]]:
    """A hand by category, in the order of the board and Gold last."""
    return [list(group) for _, group in groupby(hand, lambda kind: FACES[kind].tone)]


def worth(kinds: list[str]) -> int:
    """What cards of one category are worth together."""
    return sum([FACES[kind].value for kind in kinds])


def idle(t: Table, x: float, y: float) -> list[Shape]:
    """What is said where there is no hand."""
    return [Text(x, y, ("picture-empty" if t.me < t.v["seats"] else "picture-watching", ()), "remark")]


def tray(t: Table) -> Sequence[Shape]:
    """The hand of the one who looks."""
    if not t.hand:
        return idle(t, LEFT + WIDE / 2, TRAY + 66)
    lit = frozenset(t.lit) if t.asks("Pay", "Discard") else frozenset[str]()
    return spread(tuple(t.hand), t.ids(t.hand), lit, t.tongue)


@lru_cache(4096)
def spread(hand: tuple[str, ...], ids: tuple[str, ...], lit: frozenset[str], tongue: str) -> tuple[Shape, ...]:
    """A hand as it lies before its owner, while others move too; cards that are lit may be chosen."""
    groups, named = suits(hand), iter(ids)
    gaps, units = 16 * (len(groups) - 1), 80 * len(groups) + STRIP * (len(hand) - len(groups))
    scale = round(min(1.12, (WIDE - gaps) / units), 2)
    x, shapes = LEFT + (WIDE - gaps - units * scale) / 2, list[Shape]()
    for group in groups:
        shapes += suit(group, named, x, scale, lit, tongue)
        x += (80 + STRIP * (len(group) - 1)) * scale + 16
    return tuple(shapes)


def suit(kinds: list[str], ids: Iterator[str], x: float, scale: float, lit: frozenset[str], tongue: str) -> list[Shape]:
    """Cards of one category, fanned so that values and letters show; on the last what they are worth together."""
    y, step, last = int(TRAY + 65 - 58 * scale), STRIP * scale, len(kinds) - 1
    faces = [*(COVERED[kind] for kind in kinds[:last]), LARGE[kinds[last]]]
    shapes: list[Shape] = [
        card(face, kind, next(ids), int(x + i * step), y, scale, f"card:{kind}" in lit, tongue)
        for i, (kind, face) in enumerate(zip(kinds, faces, strict=True))
    ]
    if last:
        shapes.append(count(worth(kinds), int(x + last * step + 80 * scale - 8), y + 8))
    return shapes


def discards(t: Table, x: float, y: float, scale: float) -> tuple[Shape, ...]:
    """BI-7.3, BI-7.7 What was discarded face up, and how much face down."""
    shown, hidden = tuple(t.v["open"]), len(t.v["closed"])
    return heaps(shown, hidden, t.id(shown[-1]) if shown else "", x, y, scale, t.faces is CLEAR, t.tongue)


@lru_cache(2048)
def heaps(
    shown: tuple[str, ...], hidden: int, id: str, x: float, y: float, scale: float, clear: bool, tongue: str
) -> tuple[Shape, ...]:
    """Both heaps of discards; of the open one the last card is seen."""
    width, deep = round(80 * scale), round(116 * scale)
    right, lamp = x + width + 8, ring(width, deep, 6)
    title = " · ".join([f"{called(kind, tongue)} × {shown.count(kind)}" for kind in dict.fromkeys(shown)])
    faces = CLEAR if clear else LARGE
    top: Shape = Box(0, 0, width, deep, 5, "slot")
    if shown:
        top = card(faces[shown[-1]], shown[-1], id, 0, 0, scale, False, tongue)._replace(ref="")
    shapes: list[Shape] = [Group((top,), x, y, 1, "open", "discards:open", title=title, ring=lamp)]
    words: Words = ("picture-unseen n", (hidden,))
    heap = pile(hidden, scale, 2) or (Box(0, 0, width, deep, 5, "slot"),)
    shapes.append(Group(heap, right, y, 1, "closed", "discards:closed", "", "", words, False, lamp))
    for n, at in ((len(shown), x), (hidden, right)):
        if n:
            shapes.append(count(n, at + width / 2, y + deep + 5))
    return tuple(shapes)
