"""A table of Architects of the West Kingdom for tests of single clauses: laid as those of the worked examples."""

from __future__ import annotations

from functools import partial

from mizban.games.architects import GAME
from mizban.games.architects.examples.layout import FIRST as FIRST
from mizban.games.architects.examples.layout import lay
from mizban.games.architects.rules.cards import GOODS
from mizban.games.architects.rules.state import SUPPLY, Architects
from mizban.games.architects.rules.turns import BACKS, ENDS, TURNS
from mizban.games.architects.rules.view import View
from mizban.testing import Tables

A, B, C, D, E = 0, 1, 2, 3, 4  # the seats, clockwise
CLAY, WOOD, STONE, GOLD, MARBLE, SILVER = GOODS
TABLES = Tables[Architects, View](GAME)
ask, say, legal, why, look = TABLES.ask, TABLES.say, TABLES.legal, TABLES.why, TABLES.look
question, told, random_game, final = TABLES.question, TABLES.told, TABLES.random_game, TABLES.final
table = partial(lay, GAME)  # as `lay` says; of two seats, unless there are said to be more


def turn(s: Architects, *words: str) -> Architects:
    """The active seat is at turn, and says these words."""
    at = s.at(SUPPLY, s.active)
    return say(ask(s, TURNS[s.active] if at else BACKS[s.active]), *words)


def end(s: Architects) -> Architects:
    """The turn of the active seat ends."""
    return ask(s, ENDS[s.active])


def held(s: Architects, seat: int = A) -> dict[str, int]:
    """The goods of a seat; what there is none of is left out."""
    return {good: n for good, n in look(s, seat)["goods"][seat].items() if n}


def hand(s: Architects, seat: int = A) -> list[str]:
    return look(s, seat)["hands"][seat]


def row(s: Architects, number: int = 0) -> list[tuple[str, int]]:
    """A row beside the Workshop: cards and the silver on them."""
    return [(post["card"], post["coins"]) for post in look(s)["display"][number]]
