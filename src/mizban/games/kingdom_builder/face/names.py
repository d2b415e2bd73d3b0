"""The names of things in Kingdom Builder, from its data file; hexes have none, and are counted."""

from __future__ import annotations

from functools import cache
from typing import Final

from mizban.games.kingdom_builder.rules.board import SIDE
from mizban.games.kingdom_builder.rules.cards import DATA
from mizban.render.texts import of_game
from mizban.render.tongue import named, spoken

bilingual: Final = True
ROWS = {
    "terrain": DATA["terrain"],
    "wanted": DATA["terrain"],
    "ground": DATA["terrain"],  # where a sentence begins with it
    "tile": DATA["location_tile"],
    "use": DATA["location_tile"],
    "card": DATA["kingdom_builder_card"],
}
HEXES = ("hex", "to", "build", "lift", "move")


@cache
def hex_name(hex: int, tongue: str) -> str:
    """KB-2.1 A hex as people find it: its row from the top and its place in the row from the left, both from 1."""
    return of_game("kingdom_builder", tongue).say("hex-name", {"row": int(hex // SIDE) + 1, "n": int(hex % SIDE) + 1})


def thing(kind: str, i: int, tongue: str) -> str:
    """What the i-th thing of a kind is called; a verb's things are what it is said of."""
    if kind in HEXES:
        return hex_name(i, tongue)
    if kind in ROWS:
        name = named(ROWS[kind][i], tongue)
        return name.lower() if kind in ("terrain", "wanted") and spoken(tongue) == "en" else name
    return ""
