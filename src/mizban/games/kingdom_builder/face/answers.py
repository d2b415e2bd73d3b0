"""What an answer would mean: a few words about it, whether it is risky, and whether it comes after the others."""

from __future__ import annotations

from mizban.core.words import Option
from mizban.games.kingdom_builder.face.about import HEX
from mizban.games.kingdom_builder.rules.board import beside
from mizban.games.kingdom_builder.rules.cards import LETTERS, LOCATIONS
from mizban.games.kingdom_builder.rules.view import View
from mizban.render.shapes import Words


def note(v: View, o: Option) -> Words:
    """What a hex is, and which tile it would bring."""
    if o.verb not in ("build", "lift", "move"):
        return ""
    terrain = LETTERS.index(v["terrain"][o.arg // 20][o.arg % 20])
    tile = -1 if o.verb == "lift" else offered(v, o.arg)
    return ("note-terrain terrain", (terrain,)) if tile < 0 else ("note-tile terrain tile", (terrain, tile))


def offered(v: View, hex: int) -> int:
    """KB-8.1, KB-8.4 The tile that a settlement here would bring the one who looks, or -1."""
    for name, kind, left in v["locations"]:
        if left and HEX[str(name)] in beside(hex) and name not in v["taken"][v["viewer"]]:
            return LOCATIONS.index(str(kind))
    return -1
