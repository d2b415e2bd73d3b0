"""What the things on the table are, for somebody who points at them, and where the news point."""

from __future__ import annotations

from mizban.games.kingdom_builder.rules.board import NAMES
from mizban.games.kingdom_builder.rules.cards import CARDS, LANDS, LETTERS, LOCATIONS, TERRAINS
from mizban.games.kingdom_builder.rules.view import View
from mizban.render.shapes import Words

HEX = {name: number for number, name in enumerate(NAMES)}
PLAIN = ("draw", "discards", "removed")


def meaning(ref: str) -> Words:
    """What a thing is, with its clauses; "" for what is explained by its word, or is no thing at all."""
    kind, _, id = ref.partition(":")
    if kind == "hex" and id in HEX:
        return ("about-hex hex", (HEX[id],))
    if kind == "tile" and id in LOCATIONS:
        return (f"about-tile-{id} tile", (LOCATIONS.index(id),))
    if kind == "card" and id in CARDS:
        return (f"about-card-{id} card", (CARDS.index(id),))
    if kind == "terrain" and id in TERRAINS:
        return (f"about-terrain-{id} ground", (TERRAINS.index(id),))
    if kind == "hand" and id in ("hidden", *TERRAINS[:LANDS]):
        return ("about-hand-hidden", ()) if id == "hidden" else ("about-hand terrain", (TERRAINS.index(id),))
    if kind == "pile" and id in PLAIN:
        return (f"about-pile-{id}", ())
    return ("about-seat", ()) if kind == "seat" and id in ("0", "1", "2", "3") else ""


def here(v: View, ref: str) -> Words:
    """KB-2.3, KB-2.18 What a hex is and what lies on it."""
    kind, _, name = ref.partition(":")
    if kind != "hex" or name not in HEX:
        return ""
    hex = HEX[name]
    terrain = LETTERS.index(v["terrain"][hex // 20][hex % 20])
    for place, tile, left in v["locations"]:
        if place == name:
            return (f"about-hex-{tile} hex n tile", (hex, int(left), LOCATIONS.index(str(tile))))
    for seat, names in enumerate(v["settlements"]):
        if name in names and seat == v["viewer"]:
            return ("about-hex-own terrain hex", (terrain, hex))
        if name in names:
            return ("about-hex-taken terrain hex seat", (terrain, hex, seat))
    if terrain < LANDS:
        return ("about-hex-free terrain hex", (terrain, hex))
    return (f"about-hex-{TERRAINS[terrain]} terrain hex", (terrain, hex))


def piece(kind: str, i: int) -> str:
    """The thing that a figure of the news stands for."""
    if kind in ("hex", "to"):
        return f"hex:{NAMES[i]}"
    if kind == "tile":
        return f"tile:{LOCATIONS[i]}"
    return f"terrain:{TERRAINS[i]}" if kind == "terrain" else f"card:{CARDS[i]}" if kind == "card" else ""
