"""A view as shapes: until the map is drawn, a plate for each answer that may be given now."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mizban.games.concordia.names import thing
from mizban.games.concordia.state import WORDS
from mizban.games.concordia.view import View
from mizban.render.shapes import Board, Box, Group, Look, Shape, Text, Tone, Words, ring
from mizban.render.texts import of_game

LOOK: Final = Look(
    "concordia",
    ("#6B4A3A", "#3A2820"),
    ("#7A5645", "#46322A"),
    {"emblem": Tone("#94701E", "#F2C64D", "#E9B64C", "#C65A45")},
)
PLATE: Final = 44  # the height of a plate
FORMS: Final = {"wide": (900, 3), "tall": (360, 1)}  # the width, and the plates in a row
LEAST: Final = {"wide": 720, "tall": 430}


def scene(v: View, lang: str, form: str) -> list[Shape]:
    """The answers as one seat sees them, row by row."""
    width, columns = FORMS[form]
    across = width // columns
    plates = [
        plate(word, lang, 6 + across * (i % columns), 8 + (PLATE + 8) * (i // columns), across - 12)
        for i, word in enumerate(v["legal"])
    ]
    rows = -(-len(plates) // columns)
    title: Words = ("picture-over", ()) if v["over"] else ("picture seat", (v["active"],))
    return [Board(LOOK, width, max(LEAST[form], 16 + (PLATE + 8) * rows), title, "", True), *plates]


@lru_cache(4096)
def plate(word: str, lang: str, x: int, y: int, width: int) -> Group:
    """An answer on a plate."""
    option, texts = WORDS.named[word], of_game("concordia", lang)
    id = word.replace(":", "-")
    id = id if texts.has(id) else option.verb
    label = texts.say(id, {"thing": thing(option.verb, option.arg, lang)})
    content = (Box(0, 3, width, PLATE, 11, "button-foot"), Box(0, 0, width, PLATE, 11, "button"))
    text = Text(width / 2, PLATE / 2 + 0.5, label, "button-label")
    return Group((*content, text), x, y, 1, "", option.ref, lit=True, ring=ring(width, PLATE, 11))
