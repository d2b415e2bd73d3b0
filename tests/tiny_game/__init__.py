"""A tiny game that only tests know: everything of it is in this folder, and no line of the project names it."""

from __future__ import annotations

from typing import Any

from mizban.render.games import Game
from mizban.render.shapes import BETWEEN, Board, Disc, Group, Look, Pane, Shape, Text, ring
from tiny_game.rules import HEAPS, WORDS, invariant, new_game, ranks, redeal, scores, view

LOOK = Look("tiny_game", ("#33485A", "#22303C"), ("#40586D", "#2B3C4A"), {})
PANE = 360
DATA = {"meta": {"name": "Tiny", "name_fa": "کوچک", "rules": "1", "min_players": 2, "max_players": 3}}


def scene(v: dict[str, Any], lang: str, form: str) -> list[Shape]:
    """Two heaps; those that can be taken from are lit. A phone shows one at a time."""
    size = 2 * PANE + BETWEEN if form == "tall" else 600
    panes = [Pane(("picture-heap heap", (i,)), i * (PANE + BETWEEN), PANE, 320, zoom=i == 1) for i in range(2)]
    shapes: list[Shape] = [Board(LOOK, size, 320, ("picture", ()), "", panes=tuple(panes) if form == "tall" else ())]
    for i, count in enumerate(v["heaps"]):
        lit = v["asked"] == v["viewer"] and count > 0
        pebbles = tuple(Disc(20 + 24 * (n % 4), 30 + 24 * (n // 4), 10, "coin") for n in range(count))
        place: tuple[Shape, ...] = (*pebbles, Text(60, 90, ("picture-heap heap", (i,)), "caption"))
        x = panes[i].x + 120 if form == "tall" else size * (2 * i + 1) / 4 - 60
        shapes.append(Group(place, x, 110, id=f"heap-{i}", ref=f"heap:{HEAPS[i]}", lit=lit, ring=ring(120, 110, 10)))
    return shapes


def thing(kind: str, i: int, lang: str) -> str:
    names = {"en": ["left", "right"], "fa": ["چپ", "راست"]}
    return names[lang][i] if kind in ("take", "heap") else ""


GAME = Game(
    name="tiny_game",
    new_game=new_game,
    view=view,
    redeal=redeal,
    scores=scores,
    ranks=ranks,
    invariant=invariant,
    scene=scene,
    thing=thing,
    words=WORDS,
    data=DATA,
    meaning=lambda ref: ("about-heap", ()),
    piece=lambda kind, i: f"heap:{HEAPS[i]}" if kind == "heap" else "",
)
