"""Small drawings of things for lines of text: 24 by 24 about their centre."""

from __future__ import annotations

from typing import Final

from mizban.games.troyes.face.scene.drawings import CITIZENS, CUBES, DIE, FACES, SIGN, SMALL
from mizban.games.troyes.face.scene.sheet import SCORED
from mizban.games.troyes.rules.cards import ACTIVITIES, ACTIVITY_IDS, BUILDINGS, CHARACTERS, EVENT_IDS, EVENT_ROWS
from mizban.render.shapes import SEATS, Shape, Symbol, Use

PLAIN: Final[dict[str, Symbol]] = {
    "say:build": SIGN["cathedral"],
    "say:farm": SIGN["field"],
    "say:recruit": SIGN["citizen"],
    "say:flip": SIGN["flip"],
    "supply:own": SIGN["citizen"],
    "track:influence": SIGN["influence"],
    "good:coin": SIGN["coin"],
    "good:citizen": SIGN["citizen"],
    "royal:plan": SIGN["most"],
    "seat:n": SIGN["citizen"],
    **{f"building:{id}": SIGN[id] for id in BUILDINGS},
    **{f"lying:{id}": SIGN[id] for id in BUILDINGS},
    **{f"score:{reason}": symbol for reason, symbol in SCORED.items()},
    **{f"character:{id}": SIGN[FACES[id]] for id in CHARACTERS},
    **{f"activity:{card.id}": SIGN[("red", "white", "yellow")[card.colour]] for card in ACTIVITIES},
    **{f"cubes:{id}": SIGN["cube"] for id in ACTIVITY_IDS},
    **{f"event:{id}": SIGN["flag"] for id in EVENT_IDS},
}
assert len(EVENT_ROWS) == len(EVENT_IDS)


def emblem(ref: str) -> Shape | None:
    """A small drawing for a ref, if it has one."""
    kind, _, id = ref.partition(":")
    if ref in PLAIN:
        return Use(PLAIN[ref])
    if kind == "seat" and id in ("0", "1", "2", "3"):
        return Use(SEATS[int(id)], 0, 0, 1, f"seat-{id}")
    if kind in ("citizens", "cube") and id in ("0", "1", "2", "3"):
        return Use((CITIZENS if kind == "citizens" else CUBES)[int(id)])
    if kind == "space":
        return (
            Use(SIGN[next(home for home in BUILDINGS if id.startswith(home))])
            if id.startswith(tuple(BUILDINGS))
            else None
        )
    if kind == "black" and id in ("1", "2", "3", "4", "5", "6"):
        return Use(DIE["black", int(id)], 0, 0, 0.66)
    return of_die(id) if kind == "die" else None


def of_die(id: str) -> Shape | None:
    """A die of the work force."""
    parts = id.split("-")
    if len(parts) != 3 or parts[1] not in SMALL or not parts[2].isdigit() or not 1 <= int(parts[2]) <= 6:
        return None
    return Use(DIE[parts[1], int(parts[2])], 0, 0, 0.66)
