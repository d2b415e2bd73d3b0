"""A table of Concordia laid out piece by piece, for tests of single clauses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from mizban.games.concordia import GAME
from mizban.games.concordia.examples.layout import lay
from mizban.games.concordia.rules.board import LINE_COUNT, LINES
from mizban.games.concordia.rules.cards import CARDS, COLONISTS, GOODS, NAMES, START
from mizban.games.concordia.rules.state import Concordia
from mizban.games.concordia.rules.turns import TURNS
from mizban.games.concordia.rules.view import View
from mizban.testing import Tables

A, B, C, D, E = 0, 1, 2, 3, 4  # the seats, clockwise
BRICK, FOOD, TOOL, WINE, CLOTH = GOODS
T = TypeVar("T")
TABLES = Tables[Concordia, View](GAME, whole=False)
ask, say, legal, why, look = TABLES.ask, TABLES.say, TABLES.legal, TABLES.why, TABLES.look
question, told, random_game, final = TABLES.question, TABLES.told, TABLES.random_game, TABLES.final


def table(
    seats: int = 3,
    map: str = "imperium",
    tokens: Mapping[str, str] | None = None,
    houses: Mapping[int, Sequence[str]] | None = None,
    colonists: Mapping[int, Sequence[str]] | None = None,
    goods: Mapping[int, Mapping[str, int]] | None = None,
    cash: Mapping[int, int] | None = None,
    cards: Mapping[int, Sequence[str]] | None = None,
    piles: Mapping[int, Sequence[str]] | None = None,
    display: Sequence[str] | None = None,
    stack: int | None = None,
    turned: Sequence[str] = (),
    magnus: int | None = None,
    active: int = A,
    **more: str,
) -> Concordia:
    """`lay`, with seats as whole numbers and each option by its name."""
    return lay(
        GAME,
        seats,
        map,
        tokens,
        by_name(houses),
        by_name(colonists),
        by_name(goods),
        by_name(cash),
        by_name(cards),
        by_name(piles),
        display,
        stack=stack,
        turned=turned,
        magnus=magnus,
        active=active,
        options=more,
    )


def by_name(things: Mapping[int, T] | None) -> dict[str, T]:
    """What seats have, as an example writes it."""
    return {str(seat): thing for seat, thing in (things or {}).items()}


def number(card: str) -> int:
    return NAMES.index(card)


def turn(s: Concordia, *words: str) -> Concordia:
    """The active seat is at turn, and says these words."""
    return say(ask(s, TURNS[s.active]), *words)


def stored(s: Concordia, seat: int = A) -> dict[str, int]:
    """The goods of a seat; what there is none of is left out."""
    return look(s, seat)["goods"][seat]


def shown(s: Concordia) -> list[str]:
    """The cards of the display, from left to right; "" is an empty slot."""
    return [offer["card"] for offer in look(s)["display"]]


def hand(s: Concordia, seat: int = A) -> list[str]:
    return look(s, seat)["hands"][seat]


def lines_of(s: Concordia, seat: int) -> list[str]:
    """The lines on which a seat has colonists."""
    spots = [s.spots[i] for i in range(seat * COLONISTS, (seat + 1) * COLONISTS)]
    return sorted(LINES[spot] for spot in spots if 0 <= spot < LINE_COUNT)


def market(deck: int) -> list[str]:
    """The cards of a deck."""
    return [card.id for card in CARDS[int(START) :] if card.deck == deck]
