"""CO-10 The Mercator."""

from __future__ import annotations

from itertools import product

from concordia.table import A, legal, look, question, say, stored, table, told, turn, why
from mizban.games.concordia.rules.cards import GOODS, PRICE
from mizban.games.concordia.rules.state import Concordia


def test_what_it_pays() -> None:
    """CO-10.1, CO-5.8"""
    s = turn(table(3, cash={A: 0}), "play:mercator", "stop-trading")
    assert s.cash[A] == 3
    s = turn(table(3, cash={A: 0}, cards={A: ["m1_mercator"]}), "play:mercator_5", "stop-trading")
    assert s.cash[A] == 5
    assert told(s, "takes-cash") == [(A, 5)]


def test_both_mercators_can_be_told_apart() -> None:
    """CO-10.1, CO-20.1"""
    s = turn(table(3, cards={A: ["m1_mercator", "m2_mercator"]}))
    assert [word for word in legal(s) if "mercator" in word] == ["play:mercator", "play:mercator_5"]


def test_no_more_than_two_types() -> None:
    """CO-10.2, CO-10.3"""
    s = table(3, goods={A: {"brick": 2, "food": 1, "wine": 2}}, cash={A: 40})
    turn(s, "play:mercator", "sell:brick", "purchase:cloth")
    assert set(legal(s)) == {"sell:brick", "purchase:cloth", "stop-trading"}
    assert why(s, "sell:wine") == "two-types CO-10.2"
    assert why(s, "purchase:tool") == "two-types CO-10.2"


def test_a_type_goes_one_way() -> None:
    """CO-10.3"""
    s = turn(table(3, goods={A: {"wine": 2}}, cash={A: 40}), "play:mercator", "sell:wine")
    assert why(s, "purchase:wine") == "one-way CO-10.3"
    s = turn(table(3, goods={A: {"wine": 2}}, cash={A: 40}), "play:mercator", "purchase:wine")
    assert why(s, "sell:wine") == "one-way CO-10.3"


def test_two_types_may_be_sold_or_bought() -> None:
    """CO-10.3"""
    s = table(3, goods={A: {"wine": 1, "food": 1}}, cash={A: 0})
    turn(s, "play:mercator", "sell:wine", "sell:food")
    assert (s.cash[A], stored(s)) == (13, {})
    s = table(3, goods={A: {}}, cash={A: 20})
    turn(s, "play:mercator", "purchase:wine", "purchase:wine", "purchase:brick", "stop-trading")
    assert (s.cash[A], stored(s)) == (20 + 3 - 15, {"brick": 1, "wine": 2})


def test_nothing_need_be_traded() -> None:
    """CO-10.2, CO-5.7"""
    s = turn(table(3, goods={A: {"wine": 1}}, cash={A: 2}), "play:mercator", "stop-trading")
    assert (s.cash[A], stored(s), question(s)) == (5, {"wine": 1}, "1 Turn")


def test_the_money_of_the_card_lets_everybody_trade() -> None:
    """CO-10.2"""
    s = turn(table(3, goods={A: {"cloth": 8}}, cash={A: 0}), "play:mercator")
    assert legal(s) == ["sell:cloth", "stop-trading"]
    s = table(3, goods={A: {}}, colonists={A: ["land_roma"]}, cash={A: 0})
    s.goods[0] = 0
    turn(s, "play:mercator")
    assert legal(s) == ["purchase:brick", "stop-trading"]  # with the money of step 1


def test_the_money_of_the_card_and_of_sales_may_be_spent() -> None:
    """CO-10.4"""
    s = turn(table(3, goods={A: {"cloth": 1}}, cash={A: 0}), "play:mercator")
    assert why(s, "purchase:food") == "no-cash CO-10.4"
    say(s, "sell:cloth", "purchase:tool", "purchase:tool")
    assert (s.cash[A], stored(s)) == (0, {"tool": 2})


def test_buying_needs_a_free_space_and_selling_makes_one() -> None:
    """CO-10.5, CO-4.9"""
    s = turn(table(3, goods={A: {"brick": 8}}, cash={A: 50}), "play:mercator")
    assert legal(s, "purchase") == []
    assert why(s, "purchase:wine") == "no-space CO-10.5"
    assert why(s, "sell:wine") == "nothing-to-sell CO-10.3"
    say(s, "sell:brick", "purchase:wine")
    assert stored(s) == {"brick": 7, "wine": 1}


def ends(s: Concordia) -> set[tuple[int, ...]]:
    """Cash and goods after every trade there is."""
    stores, seen, todo = set(), set(), [s.copy()]
    while todo:
        c = todo.pop()
        step = c.todo[-1]
        key = (c.cash[A], *c.goods[:5], *step.key())
        if key in seen:
            continue
        seen.add(key)
        if type(step).__name__ != "Trade":
            stores.add((c.cash[A], *c.goods[:5]))
            continue
        for option in c.legal:
            after = c.copy()
            after.play(option)
            todo.append(after)
    return {tuple(int(n) for n in end) for end in stores}


def test_unit_by_unit_reaches_every_trade_and_no_other() -> None:
    """CO-10.3, CO-10.4, CO-10.5, CO-10.6, CO-20.8 Worked out anew: a trade is legal if it is with sales first."""
    goods = {"brick": 2, "food": 1, "wine": 3}
    s = turn(table(3, goods={A: goods}, cash={A: 4}), "play:mercator")
    have = [goods.get(good, 0) for good in GOODS]
    expected = set()
    for change in product(range(-3, 9), repeat=5):
        if sum(n != 0 for n in change) > 2 or any(n < -held for n, held in zip(change, have, strict=True)):
            continue
        cash = 7 - sum(n * price for n, price in zip(change, PRICE, strict=True))
        after = tuple(held + n for n, held in zip(change, have, strict=True))
        if cash >= 0 and sum(after) <= 8:
            expected.add((int(cash), *after))
    assert ends(s) == expected
    assert len(expected) > 30


def test_the_view_shows_the_trade_so_far() -> None:
    """CO-10.3"""
    s = turn(table(3, cash={A: 30}), "play:mercator", "sell:wine", "purchase:brick")
    assert (look(s)["sold"], look(s)["bought"]) == (["wine"], ["brick"])


def test_everybody_trades_from_the_own_storehouse() -> None:
    """CO-10.3, CO-4.11"""
    for seat in range(5):
        s = table(5, goods={seat: {"wine": 1}}, cash={seat: 10}, active=seat)
        before = [stored(s, other) for other in range(5)]
        turn(s, "play:mercator", "sell:wine", "purchase:cloth", "stop-trading")
        assert stored(s, seat) == {"cloth": 1}
        assert s.cash[seat] == 10 + 3 + 6 - 7
        assert [stored(s, other) for other in range(5) if other != seat] == before[:seat] + before[seat + 1 :]


def test_what_is_asked() -> None:
    """CO-10.2, CO-20.8 Whether something has been traded, and the money there is."""
    s = turn(table(3, goods={A: {"wine": 2}}, cash={A: 10}), "play:mercator")
    assert s.todo[-1].ask(s) == ("Trade seat n", (A, 13))
    say(s, "sell:wine")
    assert s.todo[-1].ask(s) == ("TradeMore seat n", (A, 19))
    s = turn(table(3, goods={A: {}}, cash={A: 10}), "play:mercator", "purchase:wine")
    assert s.todo[-1].ask(s) == ("TradeMore seat n", (A, 7))
