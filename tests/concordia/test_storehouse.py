"""CO-4 Storehouse, goods and money."""

from __future__ import annotations

import pytest

from concordia.table import A, B, C, ask, legal, look, question, random_game, say, stored, table, told, turn, why
from mizban.games.concordia import GAME
from mizban.games.concordia.rules.cards import GOODS, PRICE
from mizban.games.concordia.rules.goods import total, units
from mizban.games.concordia.rules.storehouse import Keep

GALLIA = {"lutetia": "food", "burdigala": "brick", "massilia": "cloth"}  # its bonus marker shows cloth


def gallia(free: int, **more: object) -> object:
    """Seat A has houses in all of Gallia and so many free spaces; its Prefect would bring 4 units."""
    full = {"wine": 8 - free}
    return table(3, tokens=GALLIA, houses={A: list(GALLIA)}, goods={A: full}, **more)  # type: ignore[arg-type]


def test_a_space_holds_a_good_or_a_colonist() -> None:
    """CO-4.1, CO-4.2, CO-2.8 12 spaces, less goods, less colonists that are not on the board."""
    s = table(3, goods={A: {"brick": 3, "cloth": 2}})
    assert (s.free(A), look(s)["stock"][A]) == (12 - 5 - 4, [2, 2])
    s = table(3, goods={A: {"wine": 12}}, colonists={A: ["land_roma"] * 3 + ["sea_roma"] * 3})
    assert s.free(A) == 0


def test_a_colonist_on_the_board_leaves_its_space_for_good() -> None:
    """CO-4.3"""
    for colonists in range(1, 7):
        spots = ["land_roma", "sea_roma", "land_roma", "sea_roma", "land_roma", "sea_roma"][:colonists]
        s = table(3, goods={A: {}}, colonists={A: spots})
        assert s.free(A) == 6 + colonists
    for s in random_game(3, 5):
        assert all(s.on_board(seat) >= 2 for seat in range(3))


def test_nobody_ever_holds_more_than_fits() -> None:
    """CO-4.4, CO-1.3 And nothing falls below nothing."""
    for seats in (2, 4):
        for s in random_game(seats, 6):
            assert min(s.free(seat) for seat in range(seats)) >= 0
            assert min(*s.cash, *s.goods) >= 0


@pytest.mark.parametrize("free", [1, 2, 3])
def test_what_does_not_fit_is_chosen_among_what_has_come(free: int) -> None:
    """CO-4.5, CO-4.6, CO-4.7, CO-20.6 The bonus and the houses arrive together; stored goods stay."""
    s = turn(gallia(free), "play:prefect", "produce:gallia")  # type: ignore[arg-type]
    assert question(s) == "0 Keep"
    assert legal(s) == ["keep:brick", "keep:food", "keep:cloth"]  # 1, 1 and 2 units
    assert why(s, "keep:wine") == "not-received CO-4.6"
    while question(s) == "0 Keep":
        say(s, legal(s)[-1])
    held = stored(s)
    assert held["wine"] == 8 - free
    assert s.free(A) == 0
    assert held["cloth"] == min(free, 2)
    assert told(s, "no-room")


def test_each_unit_may_be_the_one_that_is_kept() -> None:
    """CO-4.6, CO-19.11 Not necessarily the bonus."""
    kept = set()
    for word in ("keep:brick", "keep:food", "keep:cloth"):
        s = turn(gallia(1), "play:prefect", "produce:gallia", word)  # type: ignore[arg-type]
        kept |= set(stored(s)) - {"wine"}
        assert question(s) == "1 Turn"
    assert kept == {"brick", "food", "cloth"}


def test_what_fits_comes_without_a_choice() -> None:
    """CO-4.8"""
    s = turn(gallia(4), "play:prefect", "produce:gallia")  # type: ignore[arg-type]
    assert question(s) == "1 Turn"
    assert stored(s) == {"brick": 1, "food": 1, "wine": 4, "cloth": 2}


def test_with_no_free_space_all_is_lost() -> None:
    """CO-4.9, CO-19.10 The marker is turned all the same."""
    s = turn(gallia(0), "play:prefect", "produce:gallia")  # type: ignore[arg-type]
    assert question(s) == "1 Turn"
    assert stored(s) == {"wine": 8}
    assert look(s)["turned"] == ["gallia"]
    assert told(s, "no-room") == [(A, 0x20011)]


def test_units_that_are_all_alike_are_no_choice() -> None:
    """CO-4.6, CO-13.3"""
    tokens = {"massilia": "wine", "novaria": "wine", "rusadir": "food"}
    s = table(3, tokens=tokens, houses={A: ["massilia", "novaria"]}, goods={A: {"brick": 7}}, cards={A: ["m2_vintner"]})
    turn(s, "play:vintner")
    assert stored(s) == {"brick": 7, "wine": 1}
    assert question(s) == "1 Turn"


@pytest.mark.parametrize("active", [A, B, C])
def test_several_players_choose_in_turn_order(active: int) -> None:
    """CO-8.9, CO-4.6 Each among the own units, beginning with the active player."""
    houses = {A: ["lutetia", "burdigala"], B: ["lutetia", "burdigala"], C: ["lutetia", "massilia"]}
    goods = {A: {"wine": 7}, B: {"wine": 7}, C: {"wine": 7}}
    s = turn(table(3, tokens=GALLIA, houses=houses, goods=goods, active=active), "play:prefect", "produce:gallia")
    assert question(s) == f"{active} Keep"
    words = ["0 keep:food", "1 keep:brick", "2 keep:cloth"]
    say(s, *words[active:], *words[:active])
    assert [stored(s, seat) for seat in (A, B, C)] == [
        {"food": 1, "wine": 7},
        {"brick": 1, "wine": 7},
        {"wine": 7, "cloth": 1},
    ]


def test_paying_needs_all_at_once() -> None:
    """CO-4.10 No part of a cost can be paid, and no good stands in for another."""
    s = table(3, colonists={A: ["land_novaria_roma"]}, tokens={"novaria": "wine"}, goods={A: {"brick": 4, "tool": 3}})
    turn(s, "play:architect", "stop-moving")
    assert question(s) == "1 Turn"  # wine is missing, so nothing can be built


def test_prices_are_the_same_for_buying_and_selling() -> None:
    """CO-4.11"""
    for good, price in enumerate(PRICE):
        name = ["brick", "food", "tool", "wine", "cloth"][good]
        s = turn(table(3, goods={A: {name: 1}}, cash={A: 20}), "play:mercator", f"sell:{name}")
        assert s.cash[A] == 20 + 3 + price
        s = turn(table(3, goods={A: {}}, cash={A: 20}), "play:mercator", f"purchase:{name}")
        assert s.cash[A] == 20 + 3 - price


def test_nothing_goes_from_one_player_to_another() -> None:
    """CO-4.12 What one has sold and paid the others have not: only a Prefect gives them anything."""
    for s in random_game(3, 9):
        if not s.legal:
            break
        step = s.todo[-1]
        name = type(step).__name__
        before = [(s.cash[i], *s.goods[5 * i : 5 * i + 5]) for i in range(3)]
        if name not in ("Prefect", "Copy", "Turn", "Keep"):
            for option in s.legal:
                c = s.copy()
                c.play(option)
                after = [(c.cash[i], *c.goods[5 * i : 5 * i + 5]) for i in range(3)]
                assert all(before[i] == after[i] for i in range(3) if i != step.seat), (step, option)


def test_the_bank_has_no_limit() -> None:
    """CO-4.13, CO-4.14, CO-2.10 More cloth than the box has, and more money than anybody needs."""
    goods = {seat: {"cloth": 12} for seat in range(5)}
    colonists = {seat: ["land_roma"] * 3 + ["sea_roma"] * 3 for seat in range(5)}
    s = table(5, goods=goods, colonists=colonists, cash={A: 10_000})
    GAME.invariant(s)
    turn(s, "play:mercator", "sell:cloth")
    assert s.cash[A] == 10_010


def test_goods_in_one_figure() -> None:
    """CO-4.7"""
    assert total(units(0, 2) + units(4, 3)) == 5
    s = table(3, goods={A: {"wine": 7}})
    assert Keep(A, units(0, 1) + units(4, 1)).options(s)[0].word == "keep:brick"
    assert Keep(A, units(0, 1)).options(s) == []


def test_what_fits_is_not_asked_about() -> None:
    """CO-4.8, CO-4.6 Nor is one type alone."""
    for goods, free in (({"brick": 1, "wine": 1}, 2), ({"brick": 1, "wine": 1}, 3), ({"wine": 3}, 2)):
        s = table(3, goods={A: {"food": 8 - free}})
        ask(s, Keep(A, sum(units(GOODS.index(good), n) for good, n in goods.items())))
        assert question(s) == ""
        assert stored(s) == {"food": 8 - free, **{good: min(n, free) for good, n in goods.items()}}
