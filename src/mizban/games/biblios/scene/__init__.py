"""A view as shapes: the scriptorium, the seats, what the turn is about, and the hand of the one who looks."""

from __future__ import annotations

from functools import cache

from mizban.games.biblios.cards import CATEGORIES, CHURCH, CHURCHES, HIGHEST, KINDS, LOWEST
from mizban.games.biblios.scene.auctions import auction
from mizban.games.biblios.scene.drawings import DIE_RING, HEIGHT, LOOK, WIDTH, category, middle, shelf
from mizban.games.biblios.scene.gifts import gifts
from mizban.games.biblios.scene.hand import discards, tray
from mizban.games.biblios.scene.seats import plates
from mizban.games.biblios.scene.sheet import sheet
from mizban.games.biblios.scene.table import Cards, mine
from mizban.games.biblios.view import View
from mizban.render.shapes import DICE, Board, Group, Shape, Use


def scene(v: View, lang: str, form: str) -> list[Shape]:
    """The table as one seat sees it."""
    cards = Cards(lang)
    shapes = [board(v, lang), *scriptorium(v, lang)]
    if v["phase"] == "over":
        return [*shapes, *sheet(v, lang)]
    shapes += tray(v, cards)
    shapes += plates(v, cards)
    shapes += gifts(v, cards) if v["phase"] == "gift" else auction(v, cards)
    return shapes + discards(v, cards)


def board(v: View, lang: str) -> Board:
    """What the picture is, in words."""
    dice = [f"{category(i, lang)} {n}" for i, n in enumerate(v["dice"])]
    return Board(LOOK, WIDTH, HEIGHT, (f"picture-{v['phase']} n", (v["deck"],)), " · ".join(dice))


def scriptorium(v: View, lang: str) -> list[Shape]:
    """BI-1.2, BI-1.3 The board and its dice."""
    turning = turnable(v) if mine(v, "TurnDice") else [False] * len(v["dice"])
    return [Use(shelf(lang)), *[die(i, n, turning[i], lang) for i, n in enumerate(v["dice"])]]


def turnable(v: View) -> list[bool]:
    """BI-5.15, BI-5.16 The dice that the Church card in play can turn; none if they are too few."""
    church = CHURCHES[KINDS.index(v["church"]) - CHURCH]
    free = [(church.up and n < HIGHEST) or (church.down and n > LOWEST) for n in v["dice"]]
    return [turns and sum(free) >= church.dice for turns in free]


@cache
def die(i: int, n: int, lit: bool, lang: str) -> Group:
    """The die of a category."""
    tone, title, x = CATEGORIES[i], f"{category(i, lang)}: {n}", middle(i) - 27
    return Group((Use(DICE[n]),), x, 124, 1.23, f"die-{tone}", f"die:{tone}", tone, "shadow", title, lit, DIE_RING)
