"""The hand of the one who looks, and the discards."""

from __future__ import annotations

from itertools import groupby, product
from typing import Final

from mizban.games.biblios.auctions import too_many
from mizban.games.biblios.cards import GOLDS
from mizban.games.biblios.scene.drawings import FACES, LEFT, called
from mizban.games.biblios.scene.table import TRAY, Cards, mine
from mizban.games.biblios.view import View
from mizban.render.shapes import Box, Group, Shape, Text, Words, count, pile

WIDE: Final = 760  # the room for a hand
STRIP: Final = 30  # of a covered card, what stays to be seen


def tray(v: View, cards: Cards) -> list[Shape]:
    """The hand of the one who looks, its categories in the order of the board and Gold last."""
    if v["viewer"] == v["seats"]:
        return [Text(404, TRAY + 62, ("picture-watching", ()), "remark")]
    hand = v["hands"][v["viewer"]]
    groups = [list(group) for _, group in groupby(hand, lambda kind: FACES[kind].tone)]
    if not groups:
        return [Text(404, TRAY + 62, ("picture-empty", ()), "remark")]
    gaps, units = 14 * (len(groups) - 1), 80 * len(groups) + STRIP * (len(hand) - len(groups))
    scale = round(min(1.05, (WIDE - gaps) / units), 2)
    x, lit = LEFT + (WIDE - gaps - units * scale) / 2, chosen(v, hand)
    shapes: list[Shape] = []
    for group in groups:
        shapes += suit(cards, group, x, scale, lit)
        x += (80 + STRIP * (len(group) - 1)) * scale + 14
    return shapes


def suit(cards: Cards, kinds: list[str], x: float, scale: float, lit: set[str]) -> list[Shape]:
    """Cards of one category, fanned so that values and letters show; on the last what they are worth together."""
    y, step = int(TRAY + 61 - 58 * scale), STRIP * scale
    shapes: list[Shape] = [
        cards.lay(kind, int(x + i * step), y, scale, f"hand:{kind}", kind in lit) for i, kind in enumerate(kinds)
    ]
    if len(kinds) > 1:
        right, foot = int(x + (len(kinds) - 1) * step + 80 * scale - 6), int(y + 116 * scale - 5)
        shapes.append(count(sum([FACES[kind].value for kind in kinds]), right, foot))
    return shapes


def chosen(v: View, hand: list[str]) -> set[str]:
    """BI-7.2, BI-7.4, BI-7.6 The kinds of cards that can be paid with now."""
    if mine(v, "Discard"):
        return set(hand)
    if not mine(v, "Pay"):
        return set()
    counts = [range(hand.count(kind) + 1) for kind in GOLDS]
    return {GOLDS[i] for paid in product(*counts) if enough(paid, v["bid"]) for i in range(3) if paid[i]}


def enough(paid: tuple[int, ...], bid: int) -> bool:
    """Whether so many of each Gold pay a bid, with no card too many."""
    one, two, three = paid
    return one + 2 * two + 3 * three >= bid and not too_many(one, two, three, bid)


def discards(v: View, cards: Cards) -> list[Shape]:
    """BI-7.3, BI-7.7 What was discarded face up, and how much face down."""
    y = TRAY + 28
    shown, hidden = v["open"], len(v["closed"])
    shapes: list[Shape] = [Text(851, TRAY + 8, ("picture-discards", ()), "caption")]
    shapes += [Box(x, y, 45, 65, 4, "slot") for x, n in ((802, len(shown)), (854, hidden)) if not n]
    if shown:
        title = " · ".join([f"{called(kind, cards.lang)} × {shown.count(kind)}" for kind in dict.fromkeys(shown)])
        shapes.append(Group((cards.lay(shown[-1], 0, 0, 0.56),), 802, y, id="open", title=title))
        shapes.append(count(len(shown), 825, y + 70))
    if hidden:
        words: Words = ("picture-unseen n", (hidden,))
        shapes.append(Group(pile(hidden, 0.56, 2), 854, y, id="closed", ink="shadow", title=words))
        shapes.append(count(hidden, 877, y + 70))
    return shapes
