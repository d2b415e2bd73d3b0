"""A tiny game that only tests know, in which all are asked at once: everything of it is in this folder."""

from __future__ import annotations

from typing import Any

from mizban.render.games import Game
from mizban.render.shapes import Board, Disc, Group, Look, Shape, Text, ring
from simultaneous_game.rules import CARDS, WORDS, invariant, new_game, ranks, redeal, scores, view

LOOK = Look("simultaneous_game", ("#33485A", "#22303C"), ("#40586D", "#2B3C4A"), {})
DATA = {"meta": {"name": "Simultaneous", "name_fa": "هم‌زمان", "rules": "1", "min_players": 2, "max_players": 4}}


def card(i: int, x: float, y: float, lit: bool) -> Group:
    """A card of one's hand, with as many dots as it is worth."""
    dots = tuple(Disc(14 + 18 * (n % 2), 16 + 18 * (n // 2), 7, "coin") for n in range(i + 1))
    return Group(dots, x, y, id=f"card-{i}", ref=f"card:{CARDS[i]}", lit=lit, ring=ring(46, 60, 8))


def scene(v: dict[str, Any], lang: str, form: str) -> list[Shape]:
    """One's own hand below, what everybody laid last above it."""
    shapes: list[Shape] = [Board(LOOK, 360, 320, ("picture", ()), "")]
    for seat in range(v["seats"]):
        dots = [Disc(30 + 84 * seat + 14 * n, 70, 6, "coin") for n in range(v["shown"][seat] + 1)]
        name = Text(40 + 84 * seat, 40, ("name seat", (seat,)), "caption")
        back = [Disc(40 + 84 * seat, 110, 12, "coin")] if v["down"][seat] else []
        shapes += [name, *dots, *back]
    mine = v["asked"] == v["viewer"]
    if v["viewer"] < v["seats"]:
        hand = [i for i in range(len(CARDS)) if v["held"][v["viewer"]] >> i & 1]
        shapes += [card(i, 40 + 72 * i, 220, mine) for i in hand]
    return shapes


def thing(kind: str, i: int, lang: str) -> str:
    names = {"en": ["one", "two", "three", "four"], "fa": ["یک", "دو", "سه", "چهار"]}
    return names[lang][i] if kind in ("lay", "card") else ""


GAME = Game(
    name="simultaneous_game",
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
    meaning=lambda ref: ("about-card", ()),
    piece=lambda kind, i: f"card:{CARDS[i]}" if kind == "card" else "",
)
