"""Small drawings of things for lines of text: 24 by 24 about their centre."""

from __future__ import annotations

from typing import Final

from mizban.games.kingdom_builder.face.scene.drawings import CASTLE, CELLS, EMBLEM, FACES, HOUSES, LOCATION
from mizban.games.kingdom_builder.rules.cards import CARDS, LOCATIONS, TERRAINS
from mizban.render.shapes import BACK, SEATS, Box, Group, Shape, Use

LANDS: Final = {terrain: Use(CELLS[terrain][0], 0, 0, 0.38) for terrain in TERRAINS}
CARD: Final = Use(BACK, -7.6, -11, 0.19)
OTHERS: Final[dict[str, Shape]] = {
    "terrain:castle": Group((Box(-11, -11, 22, 22, 4, "medallion"), Use(CASTLE, 0, 1, 0.78))),
    "hand:hidden": CARD,
    "pile:draw": CARD,
    "pile:discards": CARD,
    "pile:removed": CARD,
    **{f"seat:{seat}": Use(symbol, 0, 0, 1, f"seat-{seat}") for seat, symbol in enumerate(SEATS)},
    **{f"supply:{seat}": Use(symbol, 0, 0, 0.95, f"seat-{seat}") for seat, symbol in enumerate(HOUSES)},
}


def emblem(ref: str) -> Shape | None:
    """A small drawing for a ref, if it has one; a hex has none, but what is told with it has."""
    kind, _, id = ref.partition(":")
    if ref in OTHERS:
        return OTHERS[ref]
    if kind == "tile" and id in LOCATIONS:
        return Group((Box(-11, -11, 22, 22, 5, "medallion"), Use(LOCATION[id], 0, 0, 0.8)))
    if kind == "card" and id in CARDS:
        return Group((Box(-11, -11, 22, 22, 4, "medallion"), Use(EMBLEM[id], 0, 0, 0.42)))
    if kind == "hand" and id in FACES:
        return Use(FACES[id], -7.6, -11, 0.19)
    return LANDS[id] if kind == "terrain" and id in LANDS else None
