"""The worked examples of the rules (EX-1 to EX-28), one after the other."""

from __future__ import annotations

from collections import Counter

import pytest

from concordia.table import (
    A,
    B,
    C,
    D,
    E,
    legal,
    lines_of,
    look,
    market,
    question,
    say,
    shown,
    stored,
    table,
    told,
    turn,
    why,
)
from mizban.core.plain import packed
from mizban.games.concordia import GAME
from mizban.games.concordia.rules.architect import adjacent
from mizban.games.concordia.rules.board import CITIES, LINES, members
from mizban.games.concordia.rules.cards import CARDS, DATA, GODS, GOODS, NAMES
from mizban.games.concordia.rules.intermediate_scoring import compare
from mizban.games.concordia.rules.prefect import coins
from mizban.games.concordia.rules.scoring import by_god, points
from mizban.games.concordia.rules.state import Concordia


def test_ex_1_bonus_markers() -> None:
    """CO-3.3"""
    tokens = {"bycantium": "tool", "sinope": "brick", "attalia": "food", "antiochia": "food", "tyros": "cloth"}
    v = look(table(3, tokens=tokens))
    assert (v["bonus"]["asia"], v["bonus"]["syria"]) == ("tool", "cloth")
    assert (len(v["bonus"]), v["turned"]) == (12, [])
    for province, good in v["bonus"].items():
        here = [city["id"] for city in DATA["maps"]["imperium"]["cities"] if city.get("province") == province]
        goods = [v["tokens"][city] for city in here if city in v["tokens"]]
        assert good == max(goods, key=GOODS.index)


def test_ex_2_market_decks_with_three() -> None:
    """CO-3.4 to CO-3.6"""
    s = GAME.new(3, 1)
    v = look(s)
    assert (len(v["display"]), v["stack"]) == (7, 14)
    assert (len(market(4)), len(market(5))) == (5, 4)
    everything = [offer["card"] for offer in v["display"]] + v["unseen"]
    assert sorted(everything) == sorted([*market(1), *market(2), *market(3)])
    assert len(everything) == 21
    decks = [CARDS[card].deck for card in s.stack]
    assert decks == sorted(decks)


def test_ex_3_pantheon_with_four() -> None:
    """CO-2.15"""
    v = look(GAME.new(4, 1))
    in_play = [offer["card"] for offer in v["display"]] + v["unseen"]
    gods = Counter(GODS[CARDS[NAMES.index(name)].god] for name in in_play)
    assert (gods["saturnus"], gods["vesta"], gods["minerva"]) == (6, 0, 5)
    assert "minerva" not in {GODS[CARDS[NAMES.index(name)].god] for name in v["hands"][A]}


def test_ex_4_tribune() -> None:
    """CO-6.1 to CO-6.3, CO-4.3"""
    pile = ["start_senator", "start_architect", "start_mercator", "start_diplomat"]
    s = table(3, piles={A: pile}, cash={A: 0})
    free = s.free(A)
    turn(s, "play:tribune")
    assert told(s, "takes-back") == [(A, 5, 2)]
    say(s, "hire:land")
    v = look(s)
    assert (v["hand_sizes"][A], v["pile_sizes"][A], v["cash"][A]) == (7, 0, 2)
    assert v["goods"][A] == {"brick": 1, "food": 1, "wine": 1, "cloth": 1}
    assert v["colonists"][A].count("land_roma") == 2
    assert v["free"][A] == free + 3


def test_ex_5_architect() -> None:
    """CO-7.1 to CO-7.15"""
    tokens = {"massilia": "cloth", "novaria": "wine", "aquileia": "food"}
    houses = {A: ["colonia_a"], B: ["aquileia"], C: ["aquileia"]}
    spots = {A: ["land_colonia_a_novaria", "land_roma", "sea_roma"]}
    goods = {A: {"brick": 3, "food": 1, "wine": 1, "cloth": 1}}
    s = table(3, tokens={**tokens, "vindobona": "food"}, houses=houses, colonists=spots, goods=goods, cash={A: 20})
    turn(s, "play:architect", "lift:sea_roma", "move:sea_massilia_roma", "lift:land_roma")
    assert look(s)["reach"]["land_roma"]["land_aquileia_vindobona"] == 2
    say(s, "move:land_aquileia_vindobona")
    beside = {CITIES[city] for city in members(adjacent(s, A))}
    assert beside == {"massilia", "colonia_a", "novaria", "aquileia", "vindobona"}
    assert why(s, "build:colonia_a") == "house-there CO-7.13"
    assert set(legal(s, "build")) == beside - {"colonia_a"}
    assert {city: look(s)["prices"][city] for city in tokens} == {"massilia": 5, "novaria": 4, "aquileia": 6}
    say(s, "build:massilia", "build:novaria", "build:aquileia")
    assert (s.cash[A], stored(s)) == (5, {})
    assert set(look(s)["houses"][A]) == {"colonia_a", "massilia", "novaria", "aquileia"}
    assert lines_of(s, A) == ["land_aquileia_vindobona", "land_colonia_a_novaria", "sea_massilia_roma"]


def test_ex_6_prefect_production() -> None:
    """CO-8.1 to CO-8.4"""
    tokens = {"antiochia": "food", "tyros": "cloth"}
    empty: dict[int, dict[str, int]] = {A: {}, B: {}, C: {}}
    s = table(3, tokens=tokens, houses={A: ["antiochia"], B: ["antiochia"], C: ["tyros"]}, goods=empty, magnus=B)
    assert look(s)["bonus"]["syria"] == "cloth"
    turn(s, "play:prefect", "produce:syria")
    assert [stored(s, seat) for seat in (A, B, C)] == [{"food": 1, "cloth": 1}, {"food": 1}, {"cloth": 1}]
    assert (look(s)["turned"], look(s)["coins"]) == (["syria"], 1)


def test_ex_7_prefect_cash() -> None:
    """CO-8.5"""
    s = table(3)
    bonus = look(s)["bonus"]
    twos = [province for province, good in bonus.items() if good != "cloth"][:3]
    s = table(3, turned=twos, cash={A: 0})
    assert coins(s) == 6
    turn(s, "play:prefect", "collect")
    assert (s.cash[A], look(s)["turned"]) == (6, [])


def test_ex_8_colonist() -> None:
    """CO-9.1 to CO-9.4"""
    goods = {A: {"food": 2, "tool": 3}}
    s = table(3, cards={A: ["m1_colonist"]}, houses={A: ["massilia", "aquileia"]}, goods=goods)
    free = s.free(A)
    turn(s, "play:colonist")
    assert "land_aquileia" in legal(s, "settle")
    assert why(s, "settle:land_novaria") == why(s, "settle:sea_novaria") == "no-house CO-9.2"
    say(s, "settle:sea_roma", "settle:land_massilia")
    assert question(s) == "1 Turn"  # no food for a third
    assert stored(s) == {"tool": 1}
    assert s.free(A) == free + 6
    s = table(3, cards={A: ["m1_colonist"]}, houses={A: ["massilia", "aquileia"]}, goods=goods)
    turn(s, "play:colonist", "settle:sea_massilia", "settle:land_massilia")
    assert {"sea_massilia", "land_massilia"} <= set(look(s)["colonists"][A])
    s = turn(table(3, cards={A: ["m1_colonist"]}, houses={A: ["novaria"]}, goods=goods), "play:colonist")
    assert why(s, "settle:sea_novaria") == "no-line CO-9.3"


def test_ex_9_mercator() -> None:
    """CO-10.1 to CO-10.5"""
    s = table(3, goods={A: {"wine": 3, "cloth": 3}}, cash={A: 2})
    assert s.free(A) == 2
    turn(s, "play:mercator", "sell:wine", "sell:wine", "sell:wine")
    assert (s.cash[A], s.free(A)) == (23, 5)
    say(s, *["purchase:brick"] * 4)
    assert (s.cash[A], s.free(A)) == (11, 1)
    assert why(s, "purchase:food") == "two-types CO-10.2"
    say(s, "purchase:brick")  # a fifth would fit
    assert (s.free(A), question(s)) == (0, "1 Turn")  # and then there is nothing left to trade


def test_ex_10_diplomat() -> None:
    """CO-11.1, CO-11.2"""
    piles = {A: ["start_senator"], B: ["start_architect"], C: ["start_prefect_1"], D: ["start_diplomat"]}
    s = turn(table(5, piles=piles, active=E), "play:diplomat")
    assert set(legal(s, "copy")) == {"senator", "architect", "prefect"}
    assert why(s, "copy:diplomat") == "no-diplomat CO-11.2"


def test_ex_11_senator() -> None:
    """CO-12.1 to CO-12.6"""
    display = ["m1_mercator", "m1_prefect", "m1_architect", "m1_farmer", "m1_colonist", "m1_mason", "m1_smith"]
    s = table(3, display=display, goods={A: {"brick": 1, "tool": 1, "wine": 1, "food": 1}})
    assert look(s)["display"][3]["price"] == {"brick": 1, "food": 1, "cloth": 1}
    turn(s, "play:senator", "buy:m1_mercator", "buy:m1_architect", "pay:brick")
    assert stored(s) == {"food": 1}
    assert shown(s)[:5] == ["m1_prefect", "m1_farmer", "m1_colonist", "m1_mason", "m1_smith"]
    assert [(NAMES.index(name),) for name in shown(s)[5:]] == told(s, "turns-up")
    assert {"m1_mercator", "m1_architect"} <= set(look(s)["hands"][A])


def test_ex_12_consul() -> None:
    """CO-12.5, CO-12.6"""
    display = ["m1_mercator", "m1_architect", "m1_farmer", "m1_mason", "m1_smith", "m1_colonist", "m1_prefect"]
    s = table(3, display=display, goods={A: {"food": 2}}, cards={A: ["m2_consul"]})
    assert look(s)["display"][5]["extra"] == {"cloth": 1, "any": 1}
    turn(s, "play:consul", "buy:m1_colonist")
    assert stored(s) == {"food": 1}
    assert shown(s)[5] == "m1_prefect"
    assert told(s, "turns-up") == [(NAMES.index(shown(s)[6]),)]
    assert question(s) == "1 Turn"


def test_ex_13_specialist() -> None:
    """CO-13.1, CO-13.2"""
    tokens = {"massilia": "wine", "novaria": "wine", "tyros": "wine", "alexandria": "wine"}
    s = table(3, tokens=tokens, houses={A: list(tokens), B: ["tyros"]}, goods={A: {}, B: {}}, cards={A: ["m2_vintner"]})
    turn(s, "play:vintner")
    assert (stored(s), stored(s, B), look(s)["turned"]) == ({"wine": 4}, {}, [])


def scored() -> Concordia:
    """12 houses (3 brick, 4 food, 3 tool, 2 cloth) in 7 provinces, 5 colonists, 13 sestertii and goods for 25."""
    tokens = {
        "lutetia": "brick",
        "burdigala": "brick",
        "massilia": "food",
        "brigantium": "food",
        "olisipo": "tool",
        "isca_d": "food",
        "londinium": "tool",
        "napoca": "cloth",
        "alexandria": "brick",
        "leptis_magna": "food",
        "bycantium": "tool",
        "sinope": "cloth",
    }
    spots = ["land_roma", "land_roma", "land_roma", "sea_roma", "sea_roma"]
    cards = ["m1_prefect", "m1_diplomat", "m1_mercator", "m1_colonist", "m2_colonist", "m1_farmer"]
    s = table(
        3,
        tokens=tokens,
        houses={A: list(tokens)},
        colonists={A: spots},
        goods={A: {"cloth": 1, "tool": 3, "brick": 1}},
        cash={A: 13},
        cards={A: cards},
    )
    s.concordia = A
    return s


def test_ex_14_final_scoring() -> None:
    """CO-15.1 to CO-15.9, CO-2.16 114 points."""
    s = scored()
    by_name = dict(zip([*GODS, "concordia"], by_god(s, A), strict=True))
    assert by_name == {
        "vesta": 3,
        "jupiter": 18,
        "saturnus": 28,
        "mercurius": 16,
        "mars": 30,
        "minerva": 12,
        "concordia": 7,
    }
    assert points(s, A) == 114
    assert divmod(points(s, A), 100) == (1, 14)  # the marker stands on 14 after one lap


def test_ex_15_start_of_a_player() -> None:
    """CO-3.7 to CO-3.13"""
    for seats in (2, 3, 4, 5):
        v = look(GAME.new(seats, 2))
        for seat in range(seats):
            assert v["stock"][seat] == [2, 2]
            assert v["goods"][seat] == {"brick": 1, "food": 2, "tool": 1, "wine": 1, "cloth": 1}
            assert (v["free"][seat], v["houses_left"][seat], v["hand_sizes"][seat]) == (2, 15, 7)
            assert (sum(v["goods"][seat].values()), sum(v["goods"][seat].values()) + v["free"][seat]) == (6, 8)
            assert v["colonists"][seat] == ["land_roma", "sea_roma"]
            assert v["cash"][seat] == 5 + (seat - v["first"]) % seats
        assert v["magnus"] == (v["first"] - 1) % seats


def test_ex_16_multiplied_house_cost() -> None:
    """CO-7.15"""
    houses = {B: ["novaria"], C: ["novaria"], D: ["novaria"]}
    s = table(4, tokens={"novaria": "cloth"}, houses=houses, colonists={A: ["land_novaria_roma"]}, cash={A: 20})
    turn(s, "play:architect", "stop-moving", "build:novaria")
    assert (s.cash[A], stored(s)) == (0, {"food": 2, "tool": 1, "wine": 1})


def test_ex_17_intermediate_prizes() -> None:
    """CO-17.4 to CO-17.6"""
    s = table(4, intermediate_scoring="on", cash={A: 0, B: 0, C: 0, D: 0})
    s.marks = packed(s.marks, [25, 25, 22, 19])
    compare(s)
    assert list(s.cash) == [2, 2, 1, 0]
    assert list(s.marks) == [0, 0, 0, 0]
    assert told(s, "prize") == [(A, 25, 2), (B, 25, 2), (C, 22, 1)]


ONE_STEP = {
    "land_roma": {"land_aquileia_roma", "land_novaria_roma", "land_roma_syracusae"},
    "sea_roma": {"sea_carthago_roma", "sea_massilia_roma", "sea_roma_syracusae"},
}
TWO_STEPS = {
    "land_roma": {
        "land_aquileia_novaria",
        "land_aquileia_sirmium",
        "land_aquileia_vindobona",
        "land_colonia_a_novaria",
        "land_massilia_novaria",
    },
    "sea_roma": {
        "sea_athenae_syracusae",
        "sea_carthago_leptis_magna",
        "sea_carthago_massilia",
        "sea_carthago_rusadir",
        "sea_carthago_syracusae",
        "sea_carthago_valentia",
        "sea_cyrene_syracusae",
        "sea_dyrrhachium_syracusae",
        "sea_leptis_magna_syracusae",
        "sea_massilia_valentia",
    },
}


def test_ex_20_first_architect() -> None:
    """CO-7.1 to CO-7.5; the layouts are counted in test_architect."""
    v = look(turn(table(3), "play:architect"))
    for spot, ways in v["reach"].items():
        assert {line for line, steps in ways.items() if steps == 1} == ONE_STEP[spot]
        assert {line for line, steps in ways.items() if steps == 2} == TWO_STEPS[spot]
    v = look(turn(table(3, "italia"), "play:architect"))
    counts = {spot: Counter(ways.values()) for spot, ways in v["reach"].items()}
    assert counts == {"land_roma": {1: 3, 2: 8}, "sea_roma": {1: 4, 2: 7}}
    assert set(v["reach"]["land_roma"]) <= set(LINES)


def test_ex_21_first_house() -> None:
    """CO-7.14"""
    s = table(3, tokens={"novaria": "tool"})
    assert s.cash[A] == 5
    turn(s, "play:architect", "lift:land_roma", "move:land_novaria_roma", "stop-moving", "build:novaria")
    assert (s.cash[A], stored(s), s.free(A)) == (2, {"food": 2, "wine": 1, "cloth": 1}, 4)


@pytest.mark.parametrize("second", ["brick", "food"])
def test_ex_21_a_second_house_needs_a_brick_or_a_brick_city(second: str) -> None:
    """CO-7.14"""
    tokens = {"novaria": "tool", "massilia": second}
    s = table(3, tokens=tokens, colonists={A: ["land_massilia_novaria", "sea_roma"]})
    turn(s, "play:architect", "stop-moving", "build:novaria")
    assert ("build:massilia" in legal(s)) == (second == "brick")
    if second == "brick":
        say(s, "build:massilia")
        assert (s.cash[A], stored(s)) == (1, {"food": 1, "wine": 1, "cloth": 1})
    else:
        assert (s.cash[A], stored(s)) == (2, {"food": 2, "wine": 1, "cloth": 1})


def test_ex_22_praefectus_magnus() -> None:
    """CO-8.10 to CO-8.13"""
    tokens = {"rusadir": "brick", "carthago": "wine"}
    for word, magnus in (("produce:mauretania", C), ("collect", D)):
        s = table(
            4, tokens=tokens, houses={D: ["rusadir"]}, goods={D: {"food": 5}}, magnus=D, active=D, turned=["asia"]
        )
        assert s.free(D) == 3
        cash = s.cash[D] + coins(s)
        turn(s, "play:prefect", word)
        assert s.magnus == magnus
        if word == "collect":
            assert s.cash[D] == cash
        else:
            assert stored(s, D) == {"brick": 1, "food": 5, "wine": 2}


def test_ex_23_overflow() -> None:
    """CO-4.6, CO-4.7"""
    tokens = {"lutetia": "food", "burdigala": "brick", "massilia": "cloth"}
    kept = set()
    for give_up in range(3):
        s = table(3, tokens=tokens, houses={A: ["lutetia", "burdigala"]}, goods={A: {"wine": 6}}, magnus=B)
        turn(s, "play:prefect", "produce:gallia")
        assert legal(s) == ["keep:brick", "keep:food", "keep:cloth"]
        for word in [word for i, word in enumerate(legal(s)) if i != give_up]:
            say(s, word)
        held = stored(s)
        assert held.pop("wine") == 6
        assert sum(held.values()) == 2
        kept.add(tuple(held))
        assert question(s) == "1 Turn"
    assert kept == {("food", "cloth"), ("brick", "cloth"), ("brick", "food")}


def test_ex_24_colonist_cash() -> None:
    """CO-9.5"""
    spots = {A: ["land_roma", "land_novaria_roma", "sea_roma", "sea_massilia_roma"]}
    s = turn(table(3, cards={A: ["m1_colonist"]}, colonists=spots, cash={A: 0}), "play:colonist", "take-cash")
    assert s.cash[A] == 9


def test_ex_25_end_by_cards() -> None:
    """CO-14.1 to CO-14.3"""
    s = table(3, stack=0, display=["m1_architect", "m1_mason"], goods={B: {"tool": 1, "food": 1, "cloth": 1}}, active=B)
    turn(s, "play:senator", "buy:m1_architect", "buy:m1_mason")
    assert stored(s, B) == {}
    assert s.concordia == B
    order = []
    while s.legal:
        if question(s).endswith("Turn"):
            order.append(s.asked)
        say(s, legal(s)[-1])
    assert order == [C, A]
    assert s.over == 1


def test_ex_26_tie() -> None:
    """CO-16.2"""
    s = table(4, magnus=B)
    s.goods = packed(s.goods, [0] * 20)
    for seat, cash in enumerate([50, 10, 50, 0]):
        s.cash[seat] = cash
    assert GAME.scores(s)[A] == GAME.scores(s)[C]
    assert GAME.ranks(s) == [1, 3, 2, 4]


def test_ex_27_bonus_coins() -> None:
    """CO-8.6"""
    tokens = {"lutetia": "cloth", "tyros": "cloth", "antiochia": "brick", "aquileia": "wine", "novaria": "brick"}
    tokens |= {"syracusae": "food", "alexandria": "tool", "memphis": "brick", "petra": "brick", "isca_d": "food"}
    s = table(3, tokens={**tokens, "londinium": "brick"})
    provinces = ["gallia", "syria", "italia", "aegyptus", "britannia"]
    assert [look(s)["bonus"][name] for name in provinces] == ["cloth", "cloth", "wine", "tool", "food"]
    s = table(3, tokens={**tokens, "londinium": "brick"}, turned=provinces, cash={A: 0})
    turn(s, "play:prefect", "collect")
    assert s.cash[A] == 8


@pytest.mark.parametrize(("seats", "cards", "down"), [(2, 15, 8), (3, 21, 14), (4, 26, 19), (5, 30, 23)])
def test_ex_28_market_sizes(seats: int, cards: int, down: int) -> None:
    """CO-3.4, CO-3.6"""
    v = look(GAME.new(seats, 1))
    assert (v["stack"], len(v["unseen"]) + 7) == (down, cards)
