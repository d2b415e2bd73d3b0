"""Small drawings of things for lines of text: 24 by 24 about their centre."""

from __future__ import annotations

from typing import Final

from mizban.games.biblios.face.scene.drawings import EMBLEMS, FACES, SMALL_BACK
from mizban.games.biblios.rules.cards import CATEGORIES
from mizban.render.shapes import COIN, CROSS, HAND, SEATS, Box, Group, Path, Shape, Text, Use

BACK: Final = Use(SMALL_BACK, -8.4, -11.4, 0.76)
COINS: Final = Use(COIN, 0, 0, 0.42)
OTHERS: Final[dict[str, Shape]] = {
    "place:keep": Use(HAND),
    "place:public": BACK,
    "place:auction": BACK,
    "deck:draw": BACK,
    "deck:auction": BACK,
    "price:gold": COINS,
    "price:cards": BACK,
    "say:pass": Use(CROSS, 0, 0, 0.8),
    **{f"seat:{seat}": Use(symbol, 0, 0, 1, f"seat-{seat}") for seat, symbol in enumerate(SEATS)},
}
ARROWS: Final = {"up": "M-7 5H7L0-6Z", "down": "M-7-5H7L0 6Z"}


def emblem(ref: str) -> Shape | None:
    """A small drawing for a ref, if it has one."""
    kind, _, id = ref.partition(":")
    if kind == "card":
        return Use(FACES[id].small, -8.4, -11.4, 0.76) if id in FACES else BACK
    if kind in ("die", "up", "down") and id in CATEGORIES:
        sign: Shape = Path(ARROWS[kind], "pip") if kind != "die" else Use(EMBLEMS[id], 0, 0, 0.36)
        return Group((Box(-11, -11, 22, 22, 5, "die-top"), sign), tone=id)
    if kind == "bid" and id.isdecimal():
        return Group((COINS, Text(0, 0.5, id, "token")))
    return OTHERS.get(ref)
