"""What each seat has: its location tiles (KB-8), and a plate with its settlements and its card."""

from __future__ import annotations

from functools import lru_cache

from mizban.games.kingdom_builder.face.scene.cards import terrain_card
from mizban.games.kingdom_builder.face.scene.drawings import HOUSES, TILE_RING, TILES, hexagon
from mizban.games.kingdom_builder.face.scene.table import Table
from mizban.render.shapes import LOCK, SEATS, TICK, Box, Disc, Group, Path, Shape, Text, Use, ring, star


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
    shapes: list[Shape] = []
    free = True  # one tile at a time is in use
    for i, (name, kind, state) in enumerate(t.v["tiles"][seat]):
        lit = seat == t.me and state == "ready" and f"tile:{kind}" in t.lit
        used = free and seat == t.v["active"] and kind == t.v["tile"] and state == "used"
        free = free and not used
        place = round(x + step * (i % across + 0.5), 1), round(y + step * 1.08 * (i // across + 0.5), 1)
        shapes.append(tile(name, kind, state, seat, *place, scale, lit, used))
    return shapes


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
    plate: list[Shape] = [Group(tuple(shapes), x, y, 1, f"plate-{seat}", f"seat:{seat}", ring=lamp)]
    if v["hands"][seat] != "-" and seat != t.me:
        plate.append(terrain_card("", x + width - 30, y + 29, 0.27, f"hidden-{seat}", "hand:hidden"))
    return [*plate, *tiles(t, seat, x + 8, y + 58, 0.62, 28, 4)] if seat != t.me else plate
