"""Small drawings of things for lines of text: 24 by 24 about their centre."""

from __future__ import annotations

from functools import cache
from typing import Final

from mizban.games.architects.face.about import APPRENTICE, BUILDING
from mizban.games.architects.face.scene.apprentices import PERSON, called
from mizban.games.architects.face.scene.buildings import HOUSE
from mizban.games.architects.face.scene.drawings import GOOD, GOODS, SIGN, SKILL, WORKERS
from mizban.games.architects.face.scene.places import SPOT
from mizban.games.architects.rules.cards import BOARD_IDS, LOCATIONS
from mizban.render.shapes import SEATS, Box, Group, Shape, Use

SCORED: Final = {  # by row of the score pad
    "buildings": SIGN["card"],
    "cathedral": SPOT["cathedral"],
    "virtue": SIGN["virtue"],
    "unpaid_debt": SIGN["debt"],
    "gold_marble": GOOD["gold"],
    "silver": GOOD["silver"],
    "prison": SPOT["prison"],
}
PLAIN: Final = {
    "location:virtue": SIGN["virtue"],
    "debt:unpaid": SIGN["debt"],
    "debt:paid": SIGN["paid"],
    "table:rewards": SIGN["reward"],
    "table:pile": SIGN["card"],
    "market:hire": SIGN["hire"],
    "market:look": SIGN["card"],
    **{f"market:{space}": SPOT["black_market"] for space in ("small", "middle", "large")},
    **{f"location:{place}": symbol for place, symbol in SPOT.items()},
    **{f"goods:{good}": GOOD[good] for good in GOODS},
    **{f"skill:{skill}": symbol for skill, symbol in SKILL.items()},
    **{f"score:{row}": symbol for row, symbol in SCORED.items()},
    **{f"board:{board}": SIGN["board"] for board in BOARD_IDS},
}


@cache
def framed(drawing: Use) -> Group:
    """A drawing on a small card."""
    return Group((Box(-11, -11, 22, 22, 4, "medallion"), drawing))


def emblem(ref: str) -> Shape | None:
    """A small drawing for a ref, if it has one."""
    kind, _, id = ref.partition(":")
    if ref in PLAIN:
        return Use(PLAIN[ref])
    if kind == "card" and id in BUILDING:
        return framed(Use(HOUSE[id], 0, 0, 0.4))
    if kind in ("apprentice", "hired") and id in APPRENTICE:
        return framed(Use(PERSON[called(id)], 0, 0, 0.8))
    if kind in ("seat", "workers") and id.isdigit() and int(id) < len(SEATS):
        return Use((SEATS if kind == "seat" else WORKERS)[int(id)], 0, 0, 1, f"seat-{id}")
    if kind in ("group", "captured"):
        return of_workers(*id.rpartition("-")[::2])
    return None


def of_workers(place: str, seat: str) -> Shape | None:
    """Workers of a seat somewhere, in its colour."""
    if (place not in LOCATIONS and not place.isdigit()) or not seat.isdigit() or int(seat) >= len(SEATS):
        return None
    return Use(WORKERS[int(seat)], 0, 0, 1, f"seat-{seat}")
