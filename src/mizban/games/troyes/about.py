"""What the things on the table are, for somebody who points at them, and where the news point."""

from __future__ import annotations

from typing import Final

from mizban.games.troyes.cards import ACTIVITY_IDS, BUILDINGS, EVENT_IDS, SPACES
from mizban.games.troyes.state import DICE_IDS
from mizban.render.shapes import Words

IDS: Final = {  # by kind of ref: the kind of thing in a text, and the ids
    "space": ("space", SPACES),
    "lying": ("building", BUILDINGS),
    "building": ("building", BUILDINGS),
    "die": ("die", DICE_IDS),
    "activity": ("activity", ACTIVITY_IDS),
    "cubes": ("activity", ACTIVITY_IDS),
    "event": ("event", EVENT_IDS),
}
POINTED: Final = {"space": SPACES, "building": BUILDINGS, "activity": ACTIVITY_IDS, "event": EVENT_IDS}


def meaning(ref: str) -> Words:
    """What a thing is, with its clauses; "" for what is explained by its word, or is no thing at all."""
    kind, _, id = ref.partition(":")
    if kind == "black" and id in ("1", "2", "3", "4", "5", "6"):
        return ("about-black n", (int(id),))
    if kind == "seat" and id in ("0", "1", "2", "3"):
        return ("about-seat seat", (int(id),))
    if ref == "supply:own":
        return ("about-supply", ())
    if kind in IDS and id in IDS[kind][1]:
        named, ids = IDS[kind]
        return (f"about-{kind} {named}", (ids.index(id),))
    return ""


def piece(kind: str, i: int) -> str:
    """The ref of a thing in the news."""
    return f"{kind}:{POINTED[kind][i]}" if kind in POINTED else ""
