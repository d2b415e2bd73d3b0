"""The table on a phone: 360 wide. The players have their row in the page; here lie the board and what is mine."""

from __future__ import annotations

from typing import Final

from mizban.games.kingdom_builder.face.scene.cards import discards, draw_pile, hand, kingdom_card, played, removed
from mizban.games.kingdom_builder.face.scene.drawings import HOUSES
from mizban.games.kingdom_builder.face.scene.land import Place, land
from mizban.games.kingdom_builder.face.scene.seats import tiles
from mizban.games.kingdom_builder.face.scene.sheet import ON_PHONE, sheet
from mizban.games.kingdom_builder.face.scene.table import Table
from mizban.render.shapes import Shape, Text, Use

WIDTH: Final = 360
HEIGHT: Final = 467
LONG: Final = 530  # at the end, when the page asks less
MAP: Final = Place(4, 4, 0.33)
SMALL_MAP: Final = Place(47, 6, 0.25)  # above the sheet
FOOT: Final = 312
CARD: Final = 0.52
SMALL_CARD: Final = 0.26


def laid(t: Table) -> list[Shape]:
    """The tall form; the board or the sheet comes first."""
    if t.v["over"]:
        return [*land(t, SMALL_MAP), *sheet(t, ON_PHONE)]
    return [*land(t, MAP), *mine(t), *common(t), *open_piles(t)]


def mine(t: Table) -> list[Shape]:
    """The card of the one who looks, the card that lies open, and my tiles, which a finger can touch."""
    shapes: list[Shape] = [*hand(t, 6, FOOT, CARD)] if t.seated else []
    shapes += played(t, 54, FOOT, CARD)
    if t.seated:
        own = tiles(t, t.me, 104, FOOT - 3, 0.8, 32, 8) if many(t) else tiles(t, t.me, 104, FOOT + 6, 1.1, 46, 5)
        shapes += own or [Text(226, FOOT + 28, ("picture-no-tiles", ()), "remark")]
    return shapes


def many(t: Table) -> bool:
    return len(t.v["tiles"][t.me]) > 5


def common(t: Table) -> list[Shape]:
    """The cards in play, the draw pile, and what is still to do. The corner is left to the tools of the page."""
    y = FOOT + 65
    cards = enumerate(t.v["cards"])
    shapes: list[Shape] = [kingdom_card(card, t.tongue, "", 6 + 47 * i, y + 2, 44, 44) for i, card in cards]
    shapes.append(draw_pile(t.v["draw"], 154, y, 0.42))
    active = t.v["active"]
    owed = [Use(HOUSES[active], 216 + 30 * i, y + 24, 1.15, f"seat-{active}") for i in range(t.v["owed"])]
    return [*shapes, *(t.button("end", 196, y + 2, 98, 44) or owed)]


def open_piles(t: Table) -> list[Shape]:
    """KB-14.3, KB-14.4 The discards, and the cards that left the game."""
    y = FOOT + 119
    gone = removed(t, 154, y, SMALL_CARD, 26)
    x = 190 + 26 * sum(n > 0 for n in t.v["removed"].values())
    caption = [Text(x, y + 16, ("picture-removed", ()), "remark")] if gone else []
    return [discards(t, 6, y, SMALL_CARD, 26), *gone, *caption]
