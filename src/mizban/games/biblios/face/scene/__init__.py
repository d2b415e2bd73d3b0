"""A view as shapes: the scriptorium, what the turn is about, and the hand of the one who looks."""

from __future__ import annotations

from mizban.games.biblios.face.scene import tall
from mizban.games.biblios.face.scene.auctions import auction
from mizban.games.biblios.face.scene.dice import ON_PHONE, ON_TABLE, category, scriptorium
from mizban.games.biblios.face.scene.drawings import HEIGHT, LOOK, WIDTH
from mizban.games.biblios.face.scene.gifts import gifts
from mizban.games.biblios.face.scene.hand import TRAY, discards, tray
from mizban.games.biblios.face.scene.seats import others
from mizban.games.biblios.face.scene.sheet import sheet
from mizban.games.biblios.face.scene.table import CLEAR, LARGE, Table
from mizban.games.biblios.rules.view import View
from mizban.render.shapes import Board, Shape, Text
from mizban.render.tongue import first


def scene(v: View, tongue: str, form: str) -> list[Shape]:
    """The table as one seat sees it. The hand is laid first, so that alike cards in it keep their numbers."""
    if form == "tall":
        return [board(v, tongue, tall.WIDTH, tall.HEIGHT), *on_phone(Table(v, tongue, CLEAR))]
    return [board(v, tongue, WIDTH, HEIGHT), *on_table(Table(v, tongue, LARGE))]


def on_table(t: Table) -> list[Shape]:
    """The wide form."""
    if t.v["phase"] == "over":
        return [*scriptorium(t, ON_TABLE), *sheet(t, narrow=False)]
    hand = tray(t)
    turn = gifts(t) if t.v["phase"] == "gift" else auction(t)
    gone = [Text(851, TRAY + 8, ("picture-discards", ()), "caption"), *discards(t, 804, TRAY + 28, 0.56)]
    return [*scriptorium(t, ON_TABLE), *others(t), *turn, *hand, *gone]


def on_phone(t: Table) -> list[Shape]:
    """The tall form."""
    if t.v["phase"] == "over":
        return sheet(t, narrow=True)
    hand = tall.hand(t)
    turn = tall.gifts(t) if t.v["phase"] == "gift" else tall.auction(t)
    return [*turn, *hand, *scriptorium(t, ON_PHONE)]


def board(v: View, tongue: str, width: int, height: int) -> Board:
    """What the picture is, in words."""
    dice = [f"{category(i, first(tongue))} {n}" for i, n in enumerate(v["dice"])]
    return Board(LOOK, width, height, (f"picture-{v['phase']} n", (v["deck"],)), " · ".join(dice))
