"""Nothing comes or goes untold: goods, silver, Tax, coins on cards, Virtue and debts, kept as a ledger from the log."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mizban import testing
from mizban.core.rng import fast
from mizban.games.architects import GAME
from mizban.games.architects.rules.cards import COLUMNS, LINES, SEATS, SILVER, TYPES, WORKERS
from mizban.games.architects.rules.state import PLACES, PLACINGS, Architects

SETS = [(seats, options) for seats in range(2, 6) for options in GAME.option_sets(seats)]
TAX, COINS = -1, -2  # what nobody owns
STAND = PLACINGS.index("tax_stand")


class Ledger:
    """Who has what, as the news tell it. What the Supply gives and takes is all that is not told of somebody else."""

    def __init__(self, s: Architects) -> None:
        self.held = Counter({(seat, good): s.has(seat, good) for seat in range(s.seats) for good in range(TYPES)})
        self.held.update({(TAX, SILVER): s.tax, (COINS, SILVER): sum(s.coins)})
        self.virtue, self.unpaid, self.paid = list(s.virtue), list(s.unpaid), list(s.paid)
        self.posts = {s.display[post]: int(s.coins[post]) for post in range(LINES * COLUMNS)}
        self.at_the_stand = False

    def read(self, text: str, figures: tuple[int, ...]) -> None:
        """One line of the log."""
        name, *kinds = text.split(" ")
        told = dict(zip(kinds, figures, strict=True))
        seat, n = told.get("seat", -1), told.get("n", 0)
        if name in ("gains", "gives"):
            self.goods(seat, told["goods"], 1 if name == "gains" else -1)
        elif name in ("pays", "skips", "buys-off"):
            self.held[seat, SILVER] -= n
            self.held[{"pays": TAX, "skips": COINS}.get(name, -3), SILVER] += told.get("of", n)
        elif name == "spares":
            self.held[seat, told["good"]] += 1
        elif name in ("takes-debt", "destroys"):
            self.unpaid[seat] += n if name == "takes-debt" else -n
        elif name == "pays-debt":
            self.unpaid[seat] -= 1
            self.paid[seat] += 1
        elif name in ("virtue-up", "virtue-down"):
            self.virtue[seat] = min(14, max(0, self.virtue[seat] + (n if name == "virtue-up" else -n)))
            assert self.virtue[seat] == told["of"]
        elif name in ("hires", "refreshes"):
            self.held[COINS, SILVER] -= self.posts.pop(told["apprentice"], 0)
        elif name == "places":
            self.at_the_stand = told["placing"] == STAND

    def goods(self, seat: int, figure: int, sign: int) -> None:
        """Goods of one figure; who is at the Tax Stand takes what lies there first."""
        for good in range(TYPES):
            self.held[seat, good] += sign * (figure >> 10 * good & 1023)
        if self.at_the_stand:
            assert figure == self.held[TAX, SILVER] << 10 * int(SILVER)
            self.held[TAX, SILVER] = 0
            self.at_the_stand = False

    def check(self, s: Architects) -> None:
        """The table is as it was told."""
        for seat in range(s.seats):
            for good in range(TYPES):
                assert s.has(seat, good) == self.held[seat, good], (seat, good)
        assert s.tax == self.held[TAX, SILVER]
        assert sum(s.coins) == self.held[COINS, SILVER]
        assert (list(s.virtue), list(s.unpaid), list(s.paid)) == (self.virtue, self.unpaid, self.paid)


def label(value: Any) -> str:
    return ",".join(value.values()) if isinstance(value, dict) else str(value)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("seats", "options"), SETS, ids=label)
def test_silver_goods_and_debts_are_where_the_log_says(seats: int, options: dict[str, str]) -> None:
    """AW-1.3 to AW-1.5, AW-8.3, AW-22.2 After every decision; and all workers, twenty of each seat, are somewhere."""
    number = SETS.index((seats, options))
    decisions = sum(checked(GAME.new(seats, seed, options, news=True), seed) for seed in range(number, number + 3))
    assert decisions > 300 * seats


def checked(s: Architects, seed: int) -> int:
    """Plays a game at random with a ledger, and counts its decisions."""
    while not begun(s):
        s.play(s.legal[0])
    rng, decisions = fast(seed), 0
    while s.legal:
        decisions += 1
        ledger = Ledger(s)
        s.news = []
        s.play(testing.pick(s.legal, rng, by_verb=True))
        for _, text, figures in s.news:
            ledger.read(text, figures)
        ledger.check(s)
        standing = sum(s.at(place, seat) for place in range(PLACES) for seat in range(SEATS))
        assert standing + sum(seat >= 0 for seat in s.market) == WORKERS * s.seats
    return decisions


def begun(s: Architects) -> bool:
    """Whether the boards are equipped: before, what they bring is not told."""
    return any(text == "first seat" for _, text, _ in s.news or [])
