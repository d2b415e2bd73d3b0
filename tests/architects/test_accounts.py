"""Books kept from the news alone: silver, goods, debts and Virtue are where they say, in every position."""

from __future__ import annotations

from collections import Counter

import pytest

from architects.table import look, random_game
from mizban.core.state import News
from mizban.games.architects.cards import GOODS
from mizban.games.architects.state import PLACINGS, Architects

MODULES = {"boards": "dealt", "extra_boards": "on", "promo_cards": "on"}
STAND = PLACINGS.index("tax_stand")


class Books:
    """What everybody has, the silver on the Tax Stand, and that on all apprentices together."""

    def __init__(self, s: Architects) -> None:
        v = look(s)
        self.goods = [Counter(goods) for goods in v["goods"]]
        self.virtue, self.unpaid, self.paid = list(v["virtue"]), list(v["unpaid"]), list(v["paid"])
        self.tax, self.coins = v["tax"], 0
        self.hired = False  # whether the last news was a hire: silver that comes then lay on the card

    def enter(self, news: News) -> None:
        """One line of the news."""
        name, (seat, n, of, *_) = news[1].split(" ")[0], (*news[2], 0, 0, 0)
        hired, self.hired = self.hired, name == "hires"
        if name in ("gains", "gives"):
            self.move(seat, n, 1 if name == "gains" else -1)
            self.coins -= n >> 50 if hired else 0
        elif name == "spares":
            self.goods[seat][GOODS[n]] += 1
        elif name in ("pays", "skips", "buys-off"):
            self.goods[seat]["silver"] -= n
            self.tax += of if name == "pays" else 0
            self.coins += n if name == "skips" else 0
        elif name == "places" and n == STAND:
            self.tax = 0
        elif name in ("takes-debt", "destroys", "pays-debt"):
            self.owe(seat, name, n)
        elif name in ("virtue-up", "virtue-down"):
            self.virtue[seat] = of

    def move(self, seat: int, figure: int, sign: int) -> None:
        """Several goods, in or out."""
        for i, good in enumerate(GOODS):
            self.goods[seat][good] += sign * (figure >> 10 * i & 1023)

    def owe(self, seat: int, name: str, n: int) -> None:
        """Debts that are taken, destroyed or paid."""
        self.paid[seat] += name == "pays-debt"
        self.unpaid[seat] += {"takes-debt": n, "destroys": -n, "pays-debt": -1}[name]

    def check(self, s: Architects) -> None:
        """The books and the table say the same."""
        v = look(s)
        assert self.goods == [Counter(goods) for goods in v["goods"]]
        assert (self.virtue, self.unpaid, self.paid) == (v["virtue"], v["unpaid"], v["paid"])
        assert self.tax == v["tax"]
        assert self.coins == sum(post["coins"] for row in v["display"] for post in row)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("more", [{}, MODULES])
def test_no_silver_and_no_debt_comes_or_goes_untold(seats: int, more: dict[str, str]) -> None:
    """AW-4.1, AW-6.6, AW-8.2, AW-8.3, AW-10.10, AW-10.11, AW-14.2, AW-22.2"""
    books, read = None, 0
    for s in random_game(seats, 10 + seats, more):
        news = s.news or []
        books = books or Books(s)
        for line in news[read:] if read else []:
            books.enter(line)
        read = len(news)
        books.check(s)
    assert read > 500
