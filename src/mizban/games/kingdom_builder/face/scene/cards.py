"""Cards: the hand, what was played, the piles (KB-5, KB-14), and the Kingdom Builder cards (KB-1.3)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from mizban.games.kingdom_builder.face.names import thing
from mizban.games.kingdom_builder.face.scene.drawings import EMBLEM, FACES
from mizban.games.kingdom_builder.face.scene.table import Table
from mizban.games.kingdom_builder.rules.cards import CARDS, GOLD
from mizban.render.shapes import BACK, COIN, SEATS, Box, Disc, Group, Shape, Text, Use, count, pile, ring

CARD_RING: Final = ring(80, 116, 8)


@lru_cache(256)
def terrain_card(terrain: str, x: float, y: float, scale: float, id: str, ref: str) -> Group:
    """A terrain card face up, or face down when its terrain is not known."""
    face = Use(FACES[terrain]) if terrain else Use(BACK)
    return Group((face,), x, y, scale, id, ref, "", "shadow", ring=CARD_RING)


def hand(t: Table, x: float, y: float, scale: float) -> list[Shape]:
    """KB-14.1 The card of the one who looks, which nobody else knows; or the place for it."""
    terrain = t.v["hands"][t.me]
    if terrain == "-":
        return [Box(x, y, 80 * scale, 116 * scale, 7 * scale, "slot")]
    return [terrain_card(terrain, x, y, scale, "hand", f"hand:{terrain}")]


def played(t: Table, x: float, y: float, scale: float) -> list[Shape]:
    """KB-5.9 The card that lies open, with the mark of the one who plays it."""
    terrain, active = t.v["played"], t.v["active"]
    if not terrain:
        return [Box(x, y, 80 * scale, 116 * scale, 7 * scale, "slot")]
    card = terrain_card(terrain, x, y, scale, "played", f"terrain:{terrain}")
    return [card, Use(SEATS[active], x + 80 * scale - 5, y + 6, 0.8, f"seat-{active}")]


@lru_cache(256)
def draw_pile(cards: int, x: float, y: float, scale: float) -> Group:
    """KB-14.2 The draw pile and how many cards it has."""
    shapes = pile(cards, scale) if cards else (Box(0, 0, 80 * scale, 116 * scale, 7 * scale, "slot"),)
    lamp = ring(round(80 * scale), round(116 * scale), 6)
    return Group((*shapes, count(cards, 80 * scale - 4, 6)), x, y, 1, "draw", "pile:draw", "", "shadow", ring=lamp)


@lru_cache(1024)
def open_pile(name: str, cards: tuple[tuple[str, int], ...], x: float, y: float, scale: float, step: float) -> Group:
    """KB-14.3, KB-14.4 The discards, or the cards that left the game: everybody may count them, so each terrain that is
    there lies open, with how many."""
    there = [(terrain, n) for terrain, n in cards if n]
    shapes: list[Shape] = [] if there else [Box(0, 0, 80 * scale, 116 * scale, 7 * scale, "slot")]
    for i, (terrain, n) in enumerate(there):
        shapes.append(Use(FACES[terrain], step * i, 0, scale))
        shapes.append(Disc(step * (i + 1) - 9, 116 * scale - 9, 8.5, "disc"))
        shapes.append(Text(step * (i + 1) - 9, 116 * scale - 9, str(n), "token"))
    wide = 80 * scale + step * max(0, len(there) - 1)
    lamp = ring(round(wide), round(116 * scale), 6)
    return Group(tuple(shapes), x, y, 1, name, f"pile:{name}", "", "shadow", ring=lamp)


def discards(t: Table, x: float, y: float, scale: float, step: float) -> Group:
    """KB-5.3 The cards that will be shuffled."""
    return open_pile("discards", tuple(t.v["discards"].items()), x, y, scale, step)


def removed(t: Table, x: float, y: float, scale: float, step: float) -> list[Shape]:
    """KB-5.10 The cards that left the game, where there are any."""
    cards = tuple(t.v["removed"].items())
    return [open_pile("removed", cards, x, y, scale, step)] if any(n for _, n in cards) else []


@cache
def kingdom_card(card: str, tongue: str, second: str, x: float, y: float, width: float, height: float) -> Group:
    """KB-1.3 A Kingdom Builder card: its emblem, and where there is room its name and the gold for what it counts."""
    wide = width > 1.5 * height
    shapes: list[Shape] = [Box(0, 0, width, height, 8, "paper")]
    if wide:
        shapes += [Use(EMBLEM[card], 29, height / 2, 0.92)]
        number, low = CARDS.index(card), height / 2 + (17 if second else 12)
        shapes.append(Text(57, height / 2 - (17 if second else 11), thing("card", number, tongue), "card-name"))
        if second:
            shapes.append(Text(57, height / 2 - 1, thing("card", number, second), "second-start"))
        shapes += [Use(COIN, 67, low, 0.37), Text(67, low + 0.5, str(GOLD[number]), "token")]
    else:
        shapes.append(Use(EMBLEM[card], width / 2, height / 2, round(min(width, height) / 54, 2)))
    lamp = ring(round(width), round(height), 8)
    return Group(tuple(shapes), x, y, 1, f"card-{card}", f"card:{card}", "", "shadow", ring=lamp)
