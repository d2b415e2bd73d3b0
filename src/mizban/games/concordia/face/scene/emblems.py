"""Small drawings of things for lines of text: 24 by 24 about their centre."""

from __future__ import annotations

from functools import cache
from typing import Final

from mizban.games.concordia.face.about import CARD, CITY, LINE, PROVINCE, SPOT
from mizban.games.concordia.face.scene.drawings import (
    COLONIST,
    CONCORDIA,
    FACE,
    GOOD,
    HOUSES,
    MAGNUS,
    MARK,
    SEAL,
    SESTERTIUS,
)
from mizban.games.concordia.face.scene.land import ROMA, SPACES
from mizban.games.concordia.rules.board import LINE_ROWS, WAY, WAYS
from mizban.games.concordia.rules.cards import CARDS, GODS, GOODS, SORTS
from mizban.render.shapes import BACK, SEATS, Box, Group, Path, Shape, Use

BACK_OF_CARD: Final = Use(BACK, -7.6, -11, 0.19)
STORE: Final = Group(
    (
        Box(-11, -9, 22, 18, 3, "wood"),
        *(Box(x, y, 7, 6, 1, "medallion") for x in (-8.5, 1.5) for y in (-7.0, 1.0)),
    )
)
TOWN: Final = Group(
    (
        Path("M-10.5 10V-1l5-5 5 5V-7l5.5-4 5.5 4V10Z", "stone"),
        Path("M-10-1H-1M0-7H10", "detail"),
        Path("M-7 10V5.5a1.5 1.5 0 0 1 3 0V10ZM3 10V4.5a2.3 2.3 0 0 1 4.6 0V10Z", "dark"),
    ),
    tone="person",
)
LAND: Final = Path("M-10-4Q-5-11 2-9T11-3Q10 5 4 9T-8 6Q-11 1-10-4Z", "window-land")  # in the colour of a province
PLAIN: Final[dict[str, Shape]] = {
    "table:stack": BACK_OF_CARD,
    "table:magnus": Use(MAGNUS, -7.6, -11, 0.19),
    "table:concordia": Use(CONCORDIA, -7.6, -11, 0.19),
    "city:roma": Use(ROMA, 0, 0, 0.36),
}


@cache
def card(sort: str, god: str = "") -> Group:
    """A card: what it does, on paper, with a band in the colour of its god."""
    band = (Group((Box(-11, -11, 22, 6, 2, "arch"),), tone=god),) if god else ()
    at, scale = (2.5, 0.62) if god else (0, 0.8)
    return Group((Box(-11, -11, 22, 22, 4, "medallion"), *band, Use(FACE[sort], 0, at, scale)))


def of_seat(kind: str, seat: int) -> Shape | None:
    """Something that each seat has."""
    tone = f"seat-{seat}"
    drawings: dict[str, Shape] = {
        "seat": Use(SEATS[seat], 0, 0, 1, tone),
        "houses": Use(HOUSES[seat], 0, 0, 0.95, tone),
        "cash": Use(SESTERTIUS, 0, 0, 1.05),
        "store": STORE,
        "mark": Use(MARK),
        "pile": BACK_OF_CARD,
    }
    return drawings.get(kind)


def emblem(ref: str) -> Shape | None:
    """A small drawing for a ref, if it has one."""
    kind, _, id = ref.partition(":")
    if ref in PLAIN:
        return PLAIN[ref]
    if id.isdigit() and int(id) < len(SEATS):
        return of_seat(kind, int(id))
    if kind in ("good", "keep", "sell", "purchase", "pay") and id in GOODS:
        return Use(GOOD[id], 0, 0, 1)
    if kind == "god" and id in (*GODS, "concordia"):
        return Use(SEAL[id])
    if kind in ("hand", "top") and id in SORTS:
        return card(id)
    if kind == "card" and id in CARD:
        return card(SORTS[CARDS[CARD[id]].sort], GODS[CARDS[CARD[id]].god])
    return of_map(kind, id)


def of_map(kind: str, id: str) -> Shape | None:
    """Something on the map."""
    if kind == "city" and id in CITY:
        return TOWN
    if kind == "line" and id in LINE:
        return Use(SPACES[LINE_ROWS[LINE[id]]["type"]], 0, 0, 0.8)
    if kind == "province" and id in PROVINCE:
        return Group((LAND,), tone=f"earth-{id}")
    if kind in ("colonist", "settle") and id in SPOT:
        return Use(COLONIST[WAYS[WAY[SPOT[id]]]][0], 0, 0, 0.95, "seat-0")
    if kind == "figure":
        return of_figure(*id.partition(":")[::2])
    return Use(COLONIST[id][0], 0, 0, 0.95, "seat-0") if kind == "hire" and id in WAYS else None


def of_figure(seat: str, spot: str) -> Shape | None:
    """A colonist of a seat, in its colour."""
    if spot not in SPOT or not seat.isdigit() or int(seat) >= len(SEATS):
        return None
    return Use(COLONIST[WAYS[WAY[SPOT[spot]]]][int(seat)], 0, 0, 0.95, f"seat-{seat}")
