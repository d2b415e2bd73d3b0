"""What lies beside the board: cards, tiles, piles, and the plates of the seats."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from mizban.games.kingdom_builder.face.names import thing
from mizban.games.kingdom_builder.face.scene.drawings import EMBLEM, FACES, HOUSES, TILE_RING, TILES, hexagon
from mizban.games.kingdom_builder.face.scene.table import Table
from mizban.games.kingdom_builder.rules.cards import CARDS, GOLD
from mizban.render.shapes import (
    BACK,
    COIN,
    LOCK,
    SEATS,
    TICK,
    Box,
    Disc,
    Group,
    Path,
    Shape,
    Text,
    Use,
    count,
    pile,
    ring,
    star,
)

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


@lru_cache(2048)
def tile(name: str, kind: str, state: str, seat: int, x: float, y: float, scale: float, lit: bool, used: bool) -> Group:
    """KB-8.9 A location tile: ready; grey with a tick when used, with a lock when taken in this turn; ringed in use."""
    face: list[Shape] = [Use(TILES[kind], ink="spent" if state == "used" and not used else "")]
    if used:
        face += [Path(hexagon(radius=24), "picked-edge"), Path(hexagon(radius=24), "picked")]
    if state != "ready" and not used:
        face += [Disc(14, 15, 8, "disc"), Use(TICK if state == "used" else LOCK, 14, 15, 0.5, ink="inked")]
    id, ref = f"tile-{seat}-{name}", f"tile:{kind}"
    return Group(tuple(face), x, y, scale, id, ref, "", "shadow", lit=lit, ring=TILE_RING)


def tiles(t: Table, seat: int, x: float, y: float, scale: float, step: float, across: int) -> list[Shape]:
    """The tiles of a seat, in rows from here; those of the one who looks may be lit."""
    found: list[Shape] = []
    free = True  # one tile at a time is in use
    for i, (name, kind, state) in enumerate(t.v["tiles"][seat]):
        lit = seat == t.me and state == "ready" and f"tile:{kind}" in t.lit
        used = free and seat == t.v["active"] and kind == t.v["tile"] and state == "used"
        free = free and not used
        place = round(x + step * (i % across + 0.5), 1), round(y + step * 1.08 * (i // across + 0.5), 1)
        found.append(tile(name, kind, state, seat, *place, scale, lit, used))
    return found


@cache
def kingdom_card(card: str, lang: str, x: float, y: float, width: float, height: float) -> Group:
    """KB-1.3 A Kingdom Builder card: its emblem, and where there is room its name and the gold for what it counts."""
    wide = width > 1.5 * height
    shapes: list[Shape] = [Box(0, 0, width, height, 8, "paper")]
    if wide:
        shapes += [Use(EMBLEM[card], 29, height / 2, 0.92)]
        shapes.append(Text(57, height / 2 - 11, str(thing("card", CARDS.index(card), lang)), "card-name"))
        shapes += [
            Use(COIN, 67, height / 2 + 12, 0.37),
            Text(67, height / 2 + 12.5, str(GOLD[CARDS.index(card)]), "token"),
        ]
    else:
        shapes.append(Use(EMBLEM[card], width / 2, height / 2, round(min(width, height) / 54, 2)))
    lamp = ring(round(width), round(height), 8)
    return Group(tuple(shapes), x, y, 1, f"card-{card}", f"card:{card}", "", "shadow", ring=lamp)


def plate(t: Table, seat: int, x: float, y: float, width: float, height: float) -> list[Shape]:
    """A seat: who it is, how many settlements are left, whether there is a card in hand; its tiles if it is not the one
    who looks, whose tiles lie larger elsewhere."""
    v, active = t.v, t.v["active"] == seat and not t.v["over"]
    inks = ["plate", *(["lamp-edge", "lamp"] if active and seat == t.me else ["turn"] if active else [])]
    shapes: list[Shape] = [Box(0, 0, width, height, 10, ink) for ink in inks]
    shapes += [Use(SEATS[seat], 18, 18, 0.85, f"seat-{seat}"), Text(33, 18, t.name(seat), "small-name", 11)]
    shapes += [Use(HOUSES[seat], 18, 44, 0.85, f"seat-{seat}"), Text(33, 45, str(v["supply"][seat]), "name")]
    if v["first"] == seat:
        shapes.append(Path(star(8, 8, 6, 74, 44), "rays"))  # KB-3.9 the start player
    lamp = ring(width, height, 10)
    found: list[Shape] = [Group(tuple(shapes), x, y, 1, f"plate-{seat}", f"seat:{seat}", ring=lamp)]
    if v["hands"][seat] != "-" and seat != t.me:
        found.append(terrain_card("", x + width - 30, y + 29, 0.27, f"hidden-{seat}", "hand:hidden"))
    return [*found, *tiles(t, seat, x + 8, y + 58, 0.62, 28, 4)] if seat != t.me else found
