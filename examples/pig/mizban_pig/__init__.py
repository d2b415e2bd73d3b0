"""Pig, with lucky numbers: one value, `GAME`."""

from __future__ import annotations

from mizban.render.games import Game
from mizban.render.shapes import Words
from mizban_pig.face.scene import cover, scene
from mizban_pig.rules import DATA, WORDS, invariant, new_game, ranks, redeal, scores, view


def thing(kind: str, i: int, lang: str) -> str:
    """The names of things that texts speak of; here they speak of numbers and players only."""
    return ""


def meaning(ref: str) -> Words:
    """What a thing on the table is, to who points at it."""
    return ("about-lucky", ()) if ref.startswith("lucky:") else ""


GAME = Game(
    name="pig",
    data=DATA,
    words=WORDS,
    new_game=new_game,
    view=view,
    redeal=redeal,
    scores=scores,
    ranks=ranks,
    invariant=invariant,
    scene=scene,
    cover=cover,
    thing=thing,
    meaning=meaning,
)
