"""The names of things in Kingdom Builder, from its data file."""

from __future__ import annotations

from mizban.games.kingdom_builder.board import NAMES
from mizban.games.kingdom_builder.cards import DATA
from mizban.render.texts import digits

ROWS = {
    "terrain": DATA["terrain"],
    "wanted": DATA["terrain"],
    "tile": DATA["location_tile"],
    "use": DATA["location_tile"],
    "card": DATA["kingdom_builder_card"],
}
HEXES = ("hex", "to", "build", "lift", "move")


def named(row: dict[str, str], lang: str) -> str:
    return row["name"] if lang == "en" else row[f"name_{lang}"]


def thing(kind: str, i: int, lang: str) -> str:
    """What the i-th thing of a kind is called; a verb's things are what it is said of. A hex is its row and column."""
    if kind in HEXES:
        return digits(NAMES[i], lang)
    if kind in ROWS:
        name = named(ROWS[kind][i], lang)
        return name.lower() if kind in ("terrain", "wanted") and lang == "en" else name
    return ""
