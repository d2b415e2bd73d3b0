"""What stands beside the board: what the seats have."""

from __future__ import annotations

from mizban.games.kingdom_builder.rules.cards import LOCATIONS, TERRAINS
from mizban.games.kingdom_builder.rules.view import View
from mizban.render.panels import Held, Holding
from mizban.render.shapes import Words


def held(v: View) -> list[Held]:
    """KB-5.9, KB-8.9, KB-14.1 The card that I play or hold, and my tiles with their states."""
    me = v["viewer"]
    if me == v["seats"] or v["over"]:
        return []
    things: list[Held] = []
    hand = v["hands"][me]
    if v["active"] == me and v["played"]:
        owed = v["owed"]
        words: Words = ("held-played terrain n", (TERRAINS.index(v["played"]), owed))
        things.append(Held(f"terrain:{v['played']}", words, str(owed) if owed else ""))
    elif hand != "-":
        things.append(Held(f"hand:{hand}", ("held-hand terrain", (TERRAINS.index(hand),))))
    for _, kind, state in v["tiles"][me]:
        may = "may" if f"use:{kind}" in v["legal"] else ""
        words = (f"held-{state} tile", (LOCATIONS.index(kind),))
        things.append(Held(f"tile:{kind}", words, "", may if state == "ready" else "idle"))
    return things


def holdings(v: View) -> list[Holding]:
    """KB-14.3 The settlements that each seat has left, and which tiles."""
    holdings: list[Holding] = []
    for seat, tiles in enumerate(v["tiles"]):
        kinds = dict.fromkeys(kind for _, kind, _ in tiles)
        holdings.append(((f"supply:{seat}", str(v["supply"][seat])), *((f"tile:{kind}", "") for kind in kinds)))
    return holdings
