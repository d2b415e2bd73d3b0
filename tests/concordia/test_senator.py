"""CO-12 The Senator and the Consul."""

from __future__ import annotations

import pytest

from concordia.table import A, B, hand, legal, look, market, question, say, shown, stored, table, told, turn, why
from mizban.core.match import Match
from mizban.core.record import Record
from mizban.games.concordia import GAME

DISPLAY = ["m1_mercator", "m1_prefect", "m1_architect", "m1_farmer", "m1_colonist", "m1_mason", "m1_smith"]
PLENTY = {"brick": 1, "food": 2, "tool": 2, "wine": 2, "cloth": 1}
CONSUL = {A: ["m2_consul"]}


def test_one_or_two_cards_or_none() -> None:
    """CO-12.1, CO-5.7, CO-20.10"""
    s = turn(table(3, display=DISPLAY, goods={A: PLENTY}), "play:senator", "stop-buying")
    assert (len(hand(s)), shown(s)) == (6, DISPLAY)
    s = turn(table(3, display=DISPLAY, goods={A: PLENTY}), "play:senator", "buy:m1_mercator", "stop-buying")
    assert "m1_mercator" in hand(s)
    s = turn(
        table(3, display=DISPLAY, goods={A: PLENTY}), "play:senator", "buy:m1_mercator", "buy:m1_prefect", "pay:food"
    )
    assert {"m1_mercator", "m1_prefect"} <= set(hand(s))
    assert question(s) == "1 Turn"  # no third one


SLOT_COSTS = [{}, {"any": 1}, {"any": 1}, {"cloth": 1}, {"cloth": 1}, {"cloth": 1, "any": 1}, {"cloth": 2}]


@pytest.mark.parametrize("slot", range(7))
def test_a_card_costs_its_goods_and_those_of_its_slot(slot: int) -> None:
    """CO-12.2, CO-2.12, CO-12.8"""
    order = ["m1_prefect", *DISPLAY[2:], "m1_diplomat"]
    order.insert(slot, "m1_mercator")
    extra = SLOT_COSTS[slot]
    goods = {"wine": 1, "cloth": extra.get("cloth", 0), "brick": extra.get("any", 0)}
    s = turn(table(3, display=order[:7], goods={A: goods}, cash={A: 99}), "play:senator")
    assert "m1_mercator" in legal(s, "buy")
    say(s, "buy:m1_mercator")
    assert stored(s) == {}
    for good in [name for name, n in goods.items() if n]:
        less = {**goods, good: goods[good] - 1}
        s = turn(table(3, display=order[:7], goods={A: less}, cash={A: 99}), "play:senator")
        assert "m1_mercator" not in legal(s, "buy"), f"without a {good}"
    offer = look(table(3, display=order[:7], goods={A: goods}))["display"][slot]
    assert offer["extra"] == extra
    assert offer["cost"] == {"wine": 1}
    assert offer["payable"]


def test_any_good_is_a_free_choice() -> None:
    """CO-12.3 Also of a type that is part of the cost."""
    s = table(3, display=DISPLAY, goods={A: {"tool": 2, "wine": 1, "cloth": 1}})
    turn(s, "play:senator", "buy:m1_architect")
    assert question(s) == "0 PayAny"
    assert legal(s) == ["pay:tool", "pay:wine", "pay:cloth"]
    assert why(s, "pay:brick") == "no-such-good CO-12.3"
    say(s, "pay:tool")
    assert stored(s) == {"wine": 1, "cloth": 1}


def test_why_a_card_cannot_be_bought() -> None:
    """CO-12.1, CO-12.2, CO-12.3, CO-4.10"""
    s = turn(table(3, display=DISPLAY, goods={A: {"wine": 1}}), "play:senator")
    assert legal(s, "buy") == ["m1_mercator"]
    assert why(s, "buy:m1_prefect") == "no-any CO-12.3"
    assert why(s, "buy:m1_architect") == "card-goods CO-12.2"
    assert why(s, "buy:m2_consul") == "not-for-sale CO-12.1"


def test_nothing_moves_between_the_two_purchases() -> None:
    """CO-12.4, CO-12.9, CO-19.14"""
    s = turn(table(3, display=DISPLAY, goods={A: PLENTY}), "play:senator", "buy:m1_mercator")
    assert shown(s) == ["", *DISPLAY[1:]]
    say(s, "buy:m1_prefect")
    assert question(s) == "0 PayAny"  # it still costs its own slot
    say(s, "pay:brick")
    assert told(s, "turns-up")


def test_the_order_of_the_purchases_is_free() -> None:
    """CO-19.14 Goods must suffice for each as it is paid."""
    s = turn(
        table(3, display=DISPLAY, goods={A: {"wine": 2, "cloth": 1}}), "play:senator", "buy:m1_prefect", "pay:cloth"
    )
    say(s, "buy:m1_mercator")
    assert stored(s) == {}
    s = turn(
        table(3, display=DISPLAY, goods={A: {"wine": 2, "cloth": 1}}), "play:senator", "buy:m1_prefect", "pay:wine"
    )
    assert question(s) == "1 Turn"  # nothing is left for another


def test_a_consul_buys_one_card_without_the_slot() -> None:
    """CO-12.5"""
    s = turn(table(3, display=DISPLAY, goods={A: {"brick": 1, "tool": 1}}, cards=CONSUL), "play:consul")
    assert look(s)["display"][6]["price"] == {"brick": 1, "tool": 1}
    say(s, "buy:m1_smith")
    assert stored(s) == {}
    assert question(s) == "1 Turn"
    s = turn(table(3, display=DISPLAY, goods={A: PLENTY}, cards=CONSUL), "play:consul", "stop-buying")
    assert shown(s) == DISPLAY


def test_cards_move_left_and_new_ones_come() -> None:
    """CO-12.6, CO-12.9"""
    s = table(3, display=DISPLAY, goods={A: PLENTY})
    coming = [GAME.words.named[f"buy:{name}"].word[4:] for name in look(s)["unseen"]]
    turn(s, "play:senator", "buy:m1_prefect", "pay:food", "buy:m1_mercator")
    assert shown(s)[:5] == DISPLAY[2:]
    assert shown(s)[5] == "m1_diplomat"  # the last of deck I
    assert shown(s)[6] in market(2)
    assert set(shown(s)[5:]) <= set(coming)
    assert look(s)["stack"] == 12


def test_a_display_without_a_stack_shrinks() -> None:
    """CO-12.7, CO-19.15, CO-14.6"""
    s = table(3, display=DISPLAY[:4], stack=0, goods={A: {"wine": 1, "tool": 1}})
    turn(s, "play:senator", "buy:m1_mercator")
    assert question(s) == "1 Turn"  # the tool alone pays for nothing
    assert shown(s) == [*DISPLAY[1:4], "", "", "", ""]
    assert look(s)["display"][1]["extra"] == {"any": 1}  # the Architect's new slot
    assert s.concordia == -1


def test_money_buys_no_cards() -> None:
    """CO-12.8"""
    s = turn(table(3, display=DISPLAY, goods={A: {}}, cash={A: 500}), "play:senator")
    assert question(s) == "1 Turn"
    assert shown(s) == DISPLAY


def test_a_bought_card_can_be_played_from_the_next_turn_on() -> None:
    """CO-5.5"""
    s = turn(table(3, display=DISPLAY, goods={A: {"wine": 1}}), "play:senator", "buy:m1_mercator")
    say(s, "1 play:senator", "1 stop-buying", "2 play:senator", "2 stop-buying")
    assert "play:mercator_5" in legal(s)


def test_new_cards_cannot_be_unseen() -> None:
    """CO-18.6 What turned up a card cannot be taken back."""
    for seed in range(20):
        options = {"first_player": "host_choice", "first_seat": "0"}
        match = Match(Record.new(GAME, 3, seed, options))
        match.say(0, "play:senator")
        buys = legal(match.s, "buy")
        if buys:
            assert match.undoable(0) == 1
            match.say(0, f"buy:{buys[0]}")
            while match.s.asked == 0:
                match.say(0, legal(match.s)[-1])
            assert look(match.s)["stack"] == 13
            assert match.undoable(0) == 0
            return
    raise AssertionError("nobody could buy")


def test_cards_are_never_drawn_or_lost() -> None:
    """CO-5.6"""
    s = turn(table(3, display=DISPLAY, goods={B: PLENTY}, active=B), "play:senator", "buy:m1_mercator", "stop-buying")
    GAME.invariant(s)
    assert "m1_mercator" in hand(s, B)


def test_everybody_pays_from_the_own_storehouse() -> None:
    """CO-12.2, CO-12.3, CO-4.10 The cloth of a slot and the good of any type too."""
    shown = ["m1_mason", "m1_farmer", "m1_smith", "m1_colonist", "m1_prefect", "m1_architect", "m1_mercator"]
    for seat in range(5):
        s = table(5, display=shown, goods={seat: {"brick": 1, "tool": 1, "cloth": 1, "wine": 1}}, active=seat)
        before = [stored(s, other) for other in range(5)]
        turn(s, "play:senator", "buy:m1_architect", f"{seat} pay:wine")
        assert stored(s, seat) == {"brick": 1}
        assert "m1_architect" in hand(s, seat)
        assert [stored(s, other) for other in range(5) if other != seat] == before[:seat] + before[seat + 1 :]
