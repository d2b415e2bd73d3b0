"""CO-18 Information: what a seat sees, and what is dealt anew."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from concordia.table import A, B, C, final, look, random_game, table, turn
from mizban.core.plain import plain
from mizban.core.rng import fast
from mizban.games.concordia import GAME
from mizban.games.concordia.rules.cards import CARDS, DATA, NAMES

SIZES = [2, 3, 4, 5]


def test_the_order_of_the_stack_is_hidden_from_everybody() -> None:
    """CO-18.2 Which cards are in it is not, nor the deck of the next one."""
    s = GAME.new(4, 3)
    for viewer in range(5):
        v = look(s, viewer)
        assert v["unseen"] == sorted(v["unseen"], key=NAMES.index)
        assert (v["stack"], v["deck"]) == (19, "I")
        for seed in range(5):
            world = GAME.redeal(s, viewer, fast(seed))
            assert look(world, viewer) == v
    orders = {tuple(GAME.redeal(s, A, fast(seed)).stack) for seed in range(20)}
    assert len(orders) == 20


def test_decks_are_not_mixed_when_dealt_anew() -> None:
    """CO-18.2, CO-3.5"""
    s = GAME.new(5, 3)
    for seed in range(10):
        world = GAME.redeal(s, B, fast(seed))
        decks = [CARDS[card].deck for card in world.stack]
        assert decks == sorted(decks)
        assert list(world.stack[:7]) == list(s.stack[:7])
        GAME.invariant(world)


def test_what_is_public() -> None:
    """CO-18.3"""
    s = turn(table(3, houses={B: ["massilia"]}), "play:prefect", "produce:asia")
    for viewer in range(4):
        v = look(s, viewer)
        assert v["houses"][B] == ["massilia"]
        assert v["colonists"][C] == ["land_roma", "sea_roma"]
        assert v["turned"] == ["asia"]
        assert v["cash"] == list(s.cash)
        assert v["goods"][B]["food"] == 2
        assert (v["hand_sizes"], v["pile_sizes"]) == ([6, 7, 7], [1, 0, 0])
        assert v["tops"] == ["prefect", "", ""]
        assert v["magnus"] == s.magnus
        assert len([offer for offer in v["display"] if offer["card"]]) == 7


def test_hands_and_buried_cards_are_covered_as_at_a_real_table() -> None:
    """CO-18.4"""
    s = table(3, piles={A: ["start_senator", "start_mercator"], B: ["start_architect", "start_diplomat"]})
    v = look(s, A)
    assert len(v["hands"][A]) == 5
    assert (v["hands"][B], v["hands"][C]) == ([], [])
    assert v["piles"] == [["start_senator", "start_mercator"], ["start_diplomat"], []]
    public = look(s, 3)
    assert public["hands"] == [[], [], []]
    assert public["piles"] == [["start_mercator"], ["start_diplomat"], []]


def test_open_hands() -> None:
    """CO-18.4, CO-23.4"""
    s = table(3, piles={B: ["start_architect", "start_diplomat"]}, open_hands="on")
    for viewer in range(4):
        v = look(s, viewer)
        assert [len(cards) for cards in v["hands"]] == [7, 5, 7]
        assert v["piles"][B] == ["start_architect", "start_diplomat"]


def test_hands_are_the_same_in_every_world() -> None:
    """CO-18.4 The rules treat them as known."""
    for s in random_game(3, 5):
        if s.legal:
            world = GAME.redeal(s, 3, fast(1))
            assert (list(world.hand), list(world.pile)) == (list(s.hand), list(s.pile))


def test_running_scores() -> None:
    """CO-18.5, CO-23.4"""
    assert look(table(3), A)["points"] == []
    v = look(table(3, running_scores="on"), 3)
    assert v["points"] == [sum(row) for row in v["gods"]]
    assert v["ranks"] == []


def test_at_the_end_all_is_shown() -> None:
    """CO-15.1, CO-18.5"""
    s = final(3, 2)
    v = look(s, 3)
    assert v["over"]
    assert all(len(v["hands"][seat]) == v["hand_sizes"][seat] for seat in range(3))
    assert v["points"] == GAME.scores(s)
    assert sorted(v["ranks"]) == [1, 2, 3]
    assert (v["asked"], v["question"], v["legal"]) == (-1, "", [])


def test_new_cards_are_public_once_they_are_turned_up() -> None:
    """CO-18.6, CO-12.6"""
    s = table(3, goods={A: {"tool": 1}}, display=["m1_architect", *NAMES[8:14]])
    before = look(s, B)["unseen"]
    turn(s, "play:senator", "buy:m1_architect")
    after = look(s, B)
    fresh = [offer["card"] for offer in after["display"]][6]
    assert set(before) - set(after["unseen"]) == {fresh}
    assert s.learned > 0


def test_only_the_one_who_is_asked_is_told_the_answers() -> None:
    """CO-18.3"""
    s = turn(table(3), "play:architect")
    assert look(s, A)["legal"]
    assert look(s, B)["legal"] == look(s, 3)["legal"] == []
    assert look(s, A)["reach"]
    assert look(s, B)["reach"] == {}


@pytest.mark.parametrize("seats", SIZES)
def test_a_view_is_plain_data_and_looking_changes_nothing(seats: int) -> None:
    for count, s in enumerate(random_game(seats, 2)):
        if count % 15 == 0:
            before = plain(s)
            for viewer in range(seats + 1):
                assert json.loads(json.dumps(look(s, viewer))) == look(s, viewer)
            assert plain(s) == before


@pytest.mark.parametrize("viewer", [-1, 4])
def test_there_is_no_such_seat(viewer: int) -> None:
    s = table(3)
    with pytest.raises(ValueError, match="no such seat"):
        GAME.view(s, viewer)
    with pytest.raises(ValueError, match="no such seat"):
        GAME.redeal(s, viewer, fast(1))


def test_what_the_open_question_is_about() -> None:
    """CO-20.3, CO-20.6, CO-20.10"""
    s = turn(table(3), "play:architect", "lift:sea_roma")
    v = look(s, A)
    assert (v["question"], v["lifted"], v["steps"], v["card"]) == ("March", "sea_roma", 2, "start_architect")
    assert set(v["reach"]) == {"sea_roma"}
    s = turn(table(3, goods={A: {"tool": 2, "wine": 2, "food": 2}}), "play:senator")
    assert (look(s)["question"], look(s)["purchases"]) == ("Buy", 2)
    tokens = {"lutetia": "food", "burdigala": "brick", "massilia": "cloth"}
    s = table(3, tokens=tokens, houses={A: list(tokens)}, goods={A: {"wine": 7}}, magnus=B)
    assert look(turn(s, "play:prefect", "produce:gallia"))["keep"] == {"brick": 1, "food": 1, "cloth": 2}
    s = table(3, piles={B: ["start_prefect_1"]})
    v = look(turn(s, "play:diplomat"))
    assert (v["question"], v["card"], v["copied"]) == ("Prefect", "start_diplomat", B)


def test_what_is_left_out_of_other_questions() -> None:
    """CO-20.3, CO-20.5, CO-20.6, CO-20.8, CO-20.10, CO-7.10 Nothing to reach or to trade where none is asked."""
    v = look(turn(table(3)))
    assert (v["reach"], v["yields"], v["keep"], v["sold"], v["bought"]) == ({}, {}, {}, [], [])
    assert (v["purchases"], v["steps"], v["lifted"], v["card"], v["copied"]) == (0, 0, "", "", -1)
    v = look(turn(table(3, goods={A: {"wine": 1}}), "play:mercator", "sell:wine", "purchase:brick"))
    assert (v["sold"], v["bought"]) == (["wine"], ["brick"])
    over = final(3, 2)
    assert [look(over, viewer)["reach"] for viewer in range(4)] == [{}] * 4


@pytest.mark.parametrize("map", ["imperium", "italia"])
def test_what_each_province_would_yield(map: str) -> None:
    """CO-8.2, CO-8.3, CO-20.5 To every seat, for the one who chooses; provinces that are turned are left out."""
    rows = [(row["id"], row["cities"]) for row in DATA["maps"][map]["provinces"]]
    (first, cities), (second, others) = rows[0], rows[1]
    s = table(3, map, houses={A: [cities[0]], B: [cities[0], cities[1]], C: [others[0]]}, turned=[second], magnus=B)
    v = look(turn(s, "play:prefect"))
    assert list(v["yields"]) == [name for name, _ in rows if name != second]
    one, two, bonus = v["tokens"][cities[0]], v["tokens"][cities[1]], v["bonus"][first]
    assert [Counter(goods) for goods in v["yields"][first]] == [Counter([one, bonus]), Counter([one, two]), Counter()]
    assert set(v["bonus"]) == {name for name, _ in rows}
    assert look(s, B)["yields"] == {}


def test_what_a_card_costs_the_one_who_looks() -> None:
    """CO-2.12, CO-12.2, CO-12.5 The slot costs nothing with a Consul, and what cannot be paid is marked."""
    shown = ["m1_architect", "m1_prefect", "m1_mercator", "m1_colonist", "m1_mason", "m1_farmer", "m1_smith"]
    extra = [{}, {"any": 1}, {"any": 1}, {"cloth": 1}, {"cloth": 1}, {"cloth": 1, "any": 1}, {"cloth": 2}]
    cost = [{"tool": 1}, {"wine": 1}, {"wine": 1}, {"food": 1}, {"food": 1}, {"brick": 1, "food": 1}]
    cost += [{"brick": 1, "tool": 1}]
    goods = {"wine": 1, "food": 2, "cloth": 1}
    s = table(4, display=shown, cards={A: ["m2_consul"]}, goods={A: goods})
    for viewer, payable in ((A, [0, 1, 1, 1, 1, 0, 0]), (4, [0] * 7)):
        v = look(s, viewer)["display"]
        assert [offer["extra"] for offer in v] == extra
        assert [offer["cost"] for offer in v] == cost
        assert [Counter(offer["price"]) for offer in v] == [
            Counter(a) + Counter(b) for a, b in zip(cost, extra, strict=True)
        ]
        assert [offer["payable"] for offer in v] == [bool(n) for n in payable]
    turn(s, "play:consul")
    assert [offer["price"] for offer in look(s)["display"]] == cost
    assert [offer["payable"] for offer in look(s)["display"]] == [False, True, True, True, True, False, False]
    assert look(s, B)["display"][6]["price"] == {"brick": 1, "tool": 1, "cloth": 2}
    assert look(turn(table(4, display=shown, goods={A: goods}), "play:senator"))["display"][3]["price"] == {
        "food": 1,
        "cloth": 1,
    }
