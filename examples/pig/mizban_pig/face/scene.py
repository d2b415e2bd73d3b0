"""The picture: a view as shapes on a cloth."""

from __future__ import annotations

from typing import Any

from mizban.render.shapes import BACK, DICE, SEATS, Board, Box, Group, Look, Shape, Text, Tone, Use, ring
from mizban_pig.rules import PIG

RED = Tone(deep="#7A1F1B", bright="#C0392B", body="#C0392B", spot="#F3D9A4")
LOOK = Look("pig", ("#3F5B3A", "#26351F"), ("#4A6A44", "#2E4026"), {"pig": RED})
CARD = 0.5  # how large a lucky number is drawn
ROW = 78


def scene(v: dict[str, Any], lang: str, form: str) -> list[Shape]:
    """The die and the two answers on the left, the seats on the right; on a phone the seats come below."""
    tall = form == "tall"
    width, height = (360, 200 + ROW * v["seats"]) if tall else (720, 360)
    shapes: list[Shape] = [Board(LOOK, width, height, ("picture", ()), "")]
    shapes += [die(v), button(v, tall)]
    x, y = (20, 190) if tall else (370, 24)
    return shapes + [shape for seat in range(v["seats"]) for shape in player(v, seat, x, y + ROW * seat)]


def die(v: dict[str, Any]) -> Shape:
    """The die: to click it is to roll it."""
    return Group(
        (Use(DICE[v["face"]], 0, 0, 2, tone="pig"),),
        60,
        40,
        id="die",
        ref="say:roll",
        lit="roll" in v["legal"],
        ring=ring(88, 96, 16),
    )


def button(v: dict[str, Any], tall: bool) -> Shape:
    """What the turn has brought: to click it is to keep it."""
    kept = (Box(0, 0, 120, 96, 12, "paper"), Text(60, 38, str(v["turn"]), "count"), Text(60, 70, ("stop", ()), "count"))
    return Group(kept, 200, 40, id="turn", ref="say:stop", lit="stop" in v["legal"], ring=ring(120, 96, 12))


def player(v: dict[str, Any], seat: int, x: int, y: int) -> list[Shape]:
    """A seat: its sign, its name, its points, and its lucky number, face down for those who may not know it."""
    n = v["lucky"][seat]
    front = (Box(0, 0, 40, 58, 4, "paper"), Text(20, 30, str(n), "count"))
    card = front if n else (Use(BACK, 0, 0, CARD),)
    return [
        Use(SEATS[seat], x + 14, y + 30, tone=f"seat-{seat}"),
        Text(x + 110, y + 22, ("name seat", (seat,)), "caption"),
        Text(x + 110, y + 44, ("points n", (v["points"][seat],)), "caption"),
        Group(card, x + 250, y, id=f"lucky-{seat}", ref=f"lucky:{seat}"),
    ]


def cover(lang: str) -> list[Shape]:
    """A small picture for the list of games: two dice, and a secret between them."""
    return [
        Board(LOOK, 270, 160, ("picture", ()), ""),
        Use(BACK, 102, 14, 1.1, turn=6),
        Use(DICE[6], 40, 62, 1.4, "pig", "shadow", -8),
        Use(DICE[PIG], 168, 66, 1.4, "pig", "shadow", 9),
    ]
