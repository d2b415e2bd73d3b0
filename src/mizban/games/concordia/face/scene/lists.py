"""Cards on a phone: the display one below the other, and the hand in two columns with the played cards below it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mizban.games.concordia.face.scene.cards import (
    bundle,
    bundles,
    called,
    god_of,
    line,
    numeral,
    slip,
    small,
    sort_of,
    tick,
)
from mizban.games.concordia.face.scene.cards_for_sale import Price
from mizban.games.concordia.face.scene.drawings import FACE, GOD
from mizban.games.concordia.face.scene.table import Table
from mizban.games.concordia.rules.view import Offer
from mizban.render.glyphs import Side
from mizban.render.shapes import Box, Group, Shape, Text, Use, ring
from mizban.render.tongue import spoken

ROW: Final = 46  # the height of a card for sale
CELL: Final = 62  # of a card in hand
LEAST: Final = 44  # of one among many
TALL: Final = 420  # what a phone can show of a hand
BADGE: Final = 30  # the width of a slot's number


def shop(t: Table, x: float, y: float, width: float = 344) -> list[Shape]:
    """CO-2.12, CO-12.2 The seven slots, one below the other: 7 rows of 46, 52 apart."""
    shapes: list[Shape] = []
    for slot, offer in enumerate(t.v["display"]):
        shapes += row(t, slot, offer, x, y + slot * (ROW + 6), width)
    return shapes


def row(t: Table, slot: int, offer: Offer, x: float, y: float, width: float) -> list[Shape]:
    """A slot with its number; its card, what it does, and its price."""
    side = Side(t.lang, width)
    left = side.at(0) - (BADGE if side.turned else 0)
    number = (Box(0, 3, BADGE - 4, ROW - 6, 8, "pill"), Text((BADGE - 4) / 2, ROW / 2 + 0.5, str(slot + 1), "caption"))
    lamp = ring(BADGE - 4, ROW, 8)
    badge = Group(number, x + left + (4 if side.turned else 0), y, 1, "", f"slot:{slot + 1}", ring=lamp)
    wide = width - BADGE
    place_x = x if side.turned else x + BADGE
    return [badge, line_of_sale(t, slot, offer, place_x, y, wide)]


def line_of_sale(t: Table, slot: int, offer: Offer, x: float, y: float, width: float) -> Group:
    """A card for sale in one line, or an empty slot."""
    side, price, card = Side(t.lang, width), Price(t, offer), offer["card"]
    lamp, start = ring(width, ROW, 8), 172.0
    if not card:
        empty = (Box(0, 0, width, ROW, 8, "slot"), *price.shapes(side, start, ROW / 2, 0.82, width - start))
        return Group(empty, x, y, 1, f"slot-{slot}", f"slot:{slot + 1}", ring=lamp)
    shapes: list[Shape] = [
        *plaque(card, t.tongue, width, start - 17),
        *price.shapes(side, start, ROW / 2, 0.82, width - start),
    ]
    if price.payable:
        shapes += tick(side.at(width - 14), ROW / 2)
    lit = f"card:{card}" in t.lit
    return Group(tuple(shapes), x, y, 1, f"card-{card}", f"card:{card}", "", "shadow", "", lit, lamp)


@lru_cache(512)
def plaque(name: str, tongue: str, width: float, head: float) -> tuple[Shape, ...]:
    """The paper of a card in one line; on its head the drawing, the name, what it does, its god and its deck."""
    side, god = Side(spoken(tongue), width), god_of(name)
    left = 0.8 if not side.turned else width - head
    paper = Box(0.8, 0.8, width - 1.6, ROW - 1.6, 7, "paper")
    window = Box(side.at(4) - (ROW - 8 if side.turned else 0), 4, ROW - 8, ROW - 8, 5, "window")
    words: list[Shape] = [
        Box(left, 0.8, head - 0.8, ROW - 1.6, 7, "arch"),
        side.text(ROW + 4, ROW / 2 - 9, called(name, tongue), "band-name"),
        side.text(ROW + 4, ROW / 2 + 10, (f"deed-{sort_of(name)}", ()), "small-band"),
        Use(GOD[god], side.at(head - 14), ROW / 2 - 9, 0.62),
    ]
    if numeral(name):
        words.append(Text(side.at(head - 14), ROW / 2 + 11, numeral(name), "band-numeral"))
    drawing = Use(FACE[sort_of(name)], side.at(ROW / 2), ROW / 2, 1.35)
    return (paper, Group(tuple(words), tone=god), Group((window,), tone="person"), drawing)


def cells(t: Table, x: float, y: float, width: float = 344) -> list[Shape]:
    """The hand in two columns, 8 apart; below it the played cards, the top one first."""
    held = bundles(t.v["hands"][t.me]) if t.seated else []
    wide, side, high = (width - 8) / 2, Side(t.lang, width), cell(t)
    shapes: list[Shape] = []
    for i, cards in enumerate(held):
        left, down = x + side.at(i % 2 * (wide + 8)) - (wide if side.turned else 0), y + i // 2 * (high + 8)
        shapes.append((bundle if high == CELL else slip)(t, cards, left, down, wide, high))
    return [*shapes, *(gone(t, x, y + held_high(t), width) if t.seated else [])]


def cell(t: Table) -> float:
    """How high a card of the hand is: many of them are lines that a finger can still touch."""
    return CELL if not t.seated or len(bundles(t.v["hands"][t.me])) <= 8 else LEAST


def held_high(t: Table) -> float:
    """How much room the hand takes in two columns."""
    held = bundles(t.v["hands"][t.me]) if t.seated else []
    return -(-len(held) // 2) * (cell(t) + 8)


def cells_high(t: Table) -> float:
    """How much room the hand and the played cards take."""
    cards = len(t.v["piles"][t.me]) if t.seated else 0
    across, step = (2, 44) if listed(t) else (8, 43)
    return held_high(t) + (26 + step * -(-cards // across) if cards else 0)


def listed(t: Table) -> bool:
    """Whether there is room for the names of the played cards."""
    return held_high(t) + 26 + 44 * -(-len(t.v["piles"][t.me]) // 2) <= TALL


def gone(t: Table, x: float, y: float, width: float) -> list[Shape]:
    """CO-1.10 My played cards, the top one first, under a line of text: in lines of two, or as many small cards."""
    cards, side = t.v["piles"][t.me], Side(t.lang, width)
    if not cards:
        return []
    across, wide, step = (2, (width - 8) / 2, 44) if listed(t) else (8, 36.0, 43)
    shapes: list[Shape] = [Group((side.text(0, 0, ("picture-played n", (len(cards),)), "cloth-name"),), x, y + 11)]
    for i, name in enumerate(reversed(cards)):
        left = side.at(i % across * (wide + 8)) - (wide if side.turned else 0)
        lamp, ink = ring(wide, 38, 8), "" if i == 0 else "past"
        place = (round(x + left, 1), y + 26 + i // across * step, 1)
        content = line(name, t.tongues, wide, 38) if listed(t) else small(name, wide)
        shapes.append(Group(content, *place, f"gone-{i}", f"card:{name}", "", ink, ring=lamp))
    return shapes
