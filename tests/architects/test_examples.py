"""The worked examples: E from the rule book, D from the designer, X made up from the clauses."""

from __future__ import annotations

import pytest

from architects.table import A, B, C, ask, end, hand, held, legal, look, question, row, say, table, turn, why
from mizban.games.architects import GAME
from mizban.games.architects.rules.cards import BUILDING_IDS, BUILDINGS, GOODS, SKILLS
from mizban.games.architects.rules.reset import Reset
from mizban.games.architects.rules.scoring import parts, points
from mizban.games.architects.rules.state import Architects
from mizban.games.architects.rules.virtue import gain_virtue

FIRST = {"first_player": "host_choice", "first_seat": "0"}


@pytest.mark.parametrize(("seats", "cards", "box"), [(2, 5, 6), (3, 7, 4), (4, 9, 2), (5, 11, 0)])
def test_e1_the_reward_pile(seats: int, cards: int, box: int) -> None:
    """E1: AW-2.3"""
    s = GAME.new(seats, 1)
    assert look(s)["rewards"] == cards
    assert len(s.rewards) - cards == box


def test_e2_what_five_players_begin_with() -> None:
    """E2: AW-2.7, AW-2.8, AW-2.11"""
    s = GAME.new(5, 1, {"first_player": "host_choice", "first_seat": "2"})
    v = look(s)
    assert [v["goods"][(2 + i) % 5]["silver"] for i in range(5)] == [3, 4, 5, 6, 7]
    assert v["tax"] == 4
    assert v["virtue"] == [7] * 5
    assert v["supply"] == [20] * 5


def test_e3_the_draft() -> None:
    """E3: AW-2.9, AW-2.10"""
    s = GAME.new(3, 1, FIRST)
    packs = [look(s, seat)["pack"] for seat in range(3)]
    assert [len(pack) for pack in packs] == [4, 4, 4]
    kept: dict[int, list[str]] = {0: [], 1: [], 2: []}
    for _ in range(9):
        seat, card = s.asked, look(s, s.asked)["pack"][0]
        kept[seat].append(card)
        say(s, f"keep:{card}")
    assert [sorted(hand(s, seat)) for seat in range(3)] == [sorted(kept[seat]) for seat in range(3)]
    for seat in range(3):  # a pack goes to the left: the first card is kept here, the next by the neighbour, and so on
        assert [kept[(seat + i) % 3][i] for i in range(3)] == packs[seat][:3]
    assert look(s)["pile"] == 31
    under = [BUILDING_IDS[card] for card in s.pile][-3:]
    assert under == [packs[(seat - 2) % 3][3] for seat in range(3)]  # from the first player on


def begin(*boards: str) -> Architects:
    """A game with these characters, drafted."""
    s: Architects = GAME.new(len(boards), 1, {"boards": "chosen", "extra_boards": "on"})
    say(s, *(f"character:{board}" for board in boards))
    while question(s).endswith(" Draft"):
        s.play(s.legal[0])
    return s


def test_e4_frederick() -> None:
    """E4: AW-20.8"""
    v = look(begin("frederick", "caroline"), A)
    assert (v["prison"][A], v["supply"][A], v["virtue"][A]) == (0, 20, 7)
    assert {good: n for good, n in v["goods"][A].items() if n} == {"silver": 4, "stone": 1}
    assert len(v["hands"][A]) == 3


@pytest.mark.parametrize(
    ("board", "prison", "virtue", "goods", "debts", "cards"),
    [
        ("ada", 0, 11, {"gold": 1}, 0, 4),
        ("caroline", 8, 3, {"silver": 10, "marble": 1}, 1, 3),
        ("rudolf", 0, 9, {"silver": 3, "wood": 1}, 0, 3),
        ("therese", 4, 5, {"silver": 5}, 0, 4),
    ],
)
def test_e5_characters(board: str, prison: int, virtue: int, goods: dict[str, int], debts: int, cards: int) -> None:
    """E5: AW-20.6, AW-20.7, AW-20.9, AW-20.10"""
    v = look(begin("frederick", board), B)
    assert (v["prison"][B], v["supply"][B], v["virtue"][B]) == (prison, 20 - prison, virtue)
    assert {good: n for good, n in v["goods"][B].items() if n} == goods
    assert (v["unpaid"][B], len(v["hands"][B])) == (debts, cards)


def test_e6_the_most_virtue_begins() -> None:
    """E6: AW-20.2, AW-20.5"""
    v = look(begin("therese", "rudolf", "caroline"))
    assert (v["first"], v["active"], v["asked"]) == (B, B, B)
    assert [goods["silver"] for goods in v["goods"]] == [5, 3, 10]


def test_e7_the_forest() -> None:
    """E7: AW-4.2"""
    s = table(2)
    for wood in (1, 3, 6):
        turn(s, "place:forest")
        assert held(s) == {"wood": wood}
        s.active = A


def test_e8_the_quarry() -> None:
    """E8: AW-4.3, AW-3.12"""
    s = table(2, workers={A: {"quarry": 1}, B: {"quarry": 7}})
    turn(s, "place:quarry")
    assert held(s) == {"stone": 2}
    s.active = A
    turn(s, "place:quarry")
    assert held(s) == {"stone": 5}


def test_e9_clay_or_gold() -> None:
    """E9: AW-4.4, AW-4.5"""
    assert held(turn(table(2, workers={A: {"mines": 4}}), "place:mines_clay")) == {"clay": 6}
    assert held(turn(table(2, workers={A: {"mines": 4}}), "place:mines_gold")) == {"gold": 2}


def test_e10_one_worker_finds_no_gold() -> None:
    """E10: AW-4.5"""
    s = turn(table(2))
    assert why(s, "place:mines_gold") == "no-gold AW-4.5"
    assert held(say(s, "place:mines_clay")) == {"clay": 2}


def test_e11_the_silversmith() -> None:
    """E11: AW-4.6"""
    assert held(turn(table(2, workers={A: {"silversmith": 3}}), "place:silversmith")) == {"silver": 5}


def test_e12_the_storehouse() -> None:
    """E12: AW-5.1 to AW-5.6, AW-16.8, AW-16.16"""
    s = table(
        2,
        goods={A: {"clay": 5, "wood": 1, "stone": 2, "silver": 4}},
        hired={A: ["merchant_gold", "trader_clay"]},
        workers={A: {"kings_storehouse": 4}},
    )
    turn(s, "place:storehouse", "donate:clay-clay", "carve:wood-stone-stone")
    say(s, "trade:merchant_gold", "trade:merchant_gold", "trade:trader_clay")
    assert held(s) == {"gold": 2, "marble": 2}
    assert s.virtue[A] == 8
    assert question(s) == "1 Turn"


PICK = ["woodcutter_1", "swindler_clay", "miner_1", "pickpocket"]


def test_e13_skipping_cards_with_coins() -> None:
    """E13: AW-6.1 to AW-6.8"""
    s = table(2, goods={A: {"silver": 8}}, workers={A: {"workshop": 1}}, rows=[PICK, []])
    turn(s, "place:hire", "hire:pickpocket")
    assert held(s) == {"silver": 2}
    assert (s.tax, s.virtue[A]) == (6, 6)
    assert row(s)[:3] == [("woodcutter_1", 1), ("swindler_clay", 1), ("miner_1", 0)]
    assert row(s)[3][0] not in PICK
    assert look(s)["hired"][A] == ["pickpocket"]


def test_e14_the_silver_on_a_card() -> None:
    """E14: AW-6.6, AW-6.8"""
    cards = ["woodcutter_1", "swindler_clay", "miner_1", "thief"]
    coins = {"woodcutter_1": 1, "swindler_clay": 1}
    s = table(2, goods={A: {"silver": 4}}, workers={A: {"workshop": 3}}, rows=[cards, []], coins=coins)
    turn(s, "place:hire", "hire:woodcutter_1")
    assert held(s) == {"silver": 1}
    assert row(s)[:3] == [("swindler_clay", 1), ("miner_1", 0), ("thief", 0)]
    assert row(s)[3][1] == 0


@pytest.mark.parametrize(("workers", "cards"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_e15_drawing_cards(workers: int, cards: int) -> None:
    """E15: AW-6.15"""
    s = turn(table(2, workers={A: {"workshop": workers - 1, "forest": 1}}), "place:draw")
    assert len(hand(s)) == cards


def test_e16_the_hand_limit() -> None:
    """E16: AW-6.16"""
    cards = BUILDING_IDS[:6]
    s = table(2, hands={A: cards}, workers={A: {"workshop": 1}}, pile=["keep", "palace"])
    turn(s, "place:draw")
    assert sorted(legal(s, "discard")) == sorted([*cards, "keep", "palace"])
    say(s, "discard:keep", f"discard:{cards[0]}")
    assert sorted(hand(s)) == sorted([*cards[1:], "palace"])
    assert [BUILDING_IDS[card] for card in s.pile][-2:] == ["keep", cards[0]]
    assert question(s) == "1 Turn"


def test_e17_captures_of_a_visit() -> None:
    """E17: AW-7.1 to AW-7.5, AW-7.8"""
    places = {B: {"forest": 3, "quarry": 1}, C: {"forest": 2}}
    for seats in (4, 3):
        s = table(seats, goods={A: {"silver": 2}}, workers={A: {"town_centre": 1}, **places})
        turn(s, "place:town_centre", "capture:forest-1")
        assert (held(s), s.tax) == ({"silver": 1}, 5)
        assert ("capture:quarry-1" in legal(s)) == (seats == 3)
        if seats == 4:
            assert why(s, "capture:quarry-1") == "too-many-places AW-7.4"
        say(s, "capture:forest-2")
        v = look(s)
        assert (held(s), s.tax) == ({}, 5)
        assert v["captured"][A][:3] == [0, 3, 2]
        assert sum(v["workers"]["forest"]) == 0


def test_e18_own_workers_come_home() -> None:
    """E18: AW-7.3, AW-7.9"""
    places = {"silversmith": 2}
    s = table(3, goods={A: {"silver": 3}}, workers={A: {"town_centre": 2, **places}, B: places, C: places})
    turn(s, "place:town_centre", "capture:silversmith-1", "capture:silversmith-0", "capture:silversmith-2")
    v = look(s)
    assert (held(s), s.tax) == ({}, 5)
    assert v["captured"][A] == [0, 2, 2]
    assert v["supply"][A] == 17
    assert question(s) == "1 Turn"


def test_e19_one_capture_costs_one_tax() -> None:
    """E19: AW-3.15"""
    s = table(2, goods={A: {"silver": 5}}, workers={A: {"town_centre": 3}, B: {"forest": 2, "mines": 1}})
    turn(s, "place:town_centre", "capture:forest-1", "stop-capturing")
    assert (held(s), s.tax) == ({"silver": 4}, 5)


def test_e20_stealing_the_tax() -> None:
    """E20: AW-8.2"""
    s = turn(table(2, tax=11, virtue={A: 11}), "place:tax_stand")
    assert (held(s), s.tax, s.virtue[A]) == ({"silver": 11}, 0, 9)


def test_e21_an_empty_stand() -> None:
    """E21: AW-8.1"""
    assert why(turn(table(2, tax=0)), "place:tax_stand") == "no-tax AW-8.1"


E22 = {"goods": {A: {"silver": 3}}, "dealt": ["bm_04", "bm_03"], "flipped": 1, "virtue": {A: 9}}


def test_e22_the_black_market() -> None:
    """E22: AW-9.2 to AW-9.4"""
    s = turn(table(2, **E22), "place:market_small")  # type: ignore[arg-type]
    assert (held(s), s.virtue[A]) == ({"silver": 2, "marble": 1, "stone": 1}, 8)
    s = turn(table(2, **E22), "place:market_large")  # type: ignore[arg-type]
    assert (held(s), s.virtue[A]) == ({"gold": 1, "stone": 1, "wood": 2}, 8)
    s = turn(table(2, **E22, coins={"woodcutter_2": 2}), "place:market_hire")  # type: ignore[arg-type]
    assert len(legal(s, "hire")) == 8
    say(s, "hire:woodcutter_2")
    assert (held(s), s.virtue[A]) == ({"silver": 3}, 8)
    s = turn(table(2, **E22, pile=BUILDING_IDS[:6]), "place:market_look")  # type: ignore[arg-type]
    assert (held(s), legal(s, "keep")) == ({"silver": 1}, BUILDING_IDS[:5])
    say(s, f"keep:{BUILDING_IDS[2]}")
    assert hand(s) == [BUILDING_IDS[2]]
    order = [BUILDING_IDS[card] for card in s.pile]
    assert (order[0], order[-4:]) == (BUILDING_IDS[5], [BUILDING_IDS[i] for i in (0, 1, 3, 4)])


def test_e23_a_space_is_closed_until_a_reset() -> None:
    """E23: AW-9.5, AW-3.8"""
    s = table(2, **E22)  # type: ignore[arg-type]
    s.goods[len(GOODS) + 5] = 3
    before = look(s)["small"]
    turn(s, "place:market_small")
    assert look(s)["small"] == before
    assert why(s, "place:market_small") == "space-taken AW-3.8"


def test_e24_send_and_release() -> None:
    """E24: AW-10.1, AW-10.4, AW-10.5, AW-3.15"""
    s = table(3, workers={A: {"guardhouse": 2}}, captured={A: {B: 2, C: 3}}, prison={A: 3})
    turn(s, "place:guardhouse", "send", "release")
    v = look(s)
    assert held(s) == {"silver": 5}
    assert (v["prison"], v["supply"][A]) == ([0, 2, 3], 17)
    assert question(s) == "1 Turn"  # one action is left, and nothing to do with it


def test_e25_paying_debts() -> None:
    """E25: AW-10.7, AW-10.8"""
    s = table(2, goods={A: {"silver": 12}}, workers={A: {"guardhouse": 1}}, unpaid={A: 2})
    turn(s, "place:guardhouse", "pay-debt", "pay-debt")
    assert (held(s), s.tax, s.virtue[A]) == ({}, 10, 9)
    assert (s.unpaid[A], s.paid[A]) == (0, 2)


@pytest.mark.parametrize("column", range(1, 5))
def test_e26_the_order_of_the_spaces(column: int) -> None:
    """E26: AW-11.1, AW-11.3 With four players the sixth column is never used."""
    s = table(4, guild=[0, 1, 2, 3, 0] + [1] * column, goods={A: {"wood": 2, "stone": 2}}, hands={A: ["well"]})
    turn(s, "place:guildhall", "build:well")
    v = look(s)
    assert v["guildhall"][5:] == [1] * column + [A]  # row 2, after the last
    assert v["spaces"] == 4 * 5


def test_e27_the_well() -> None:
    """E27: AW-12.2, AW-12.3, AW-17.B11"""
    s = table(2, hands={A: ["well"]}, goods={A: {"wood": 2, "stone": 2}})
    turn(s, "place:guildhall", "build:well")
    assert held(s) == {"clay": 4}
    assert look(s)["built"][A] == ["well"]
    assert parts(s, A)[0] == 3


@pytest.mark.parametrize(("captives", "points"), [(0, 12), (2, 12), (3, 13), (7, 14)])
def test_e28_the_keep(captives: int, points: int) -> None:
    """E28: AW-17.B30"""
    s = table(
        2,
        hands={A: ["keep"]},
        goods={A: {"wood": 5, "stone": 2, "gold": 2}},
        hired={A: ["woodcutter_1", "miner_1", "stonecutter_1"]},
        captured={A: {B: captives}},
    )
    turn(s, "place:guildhall", "build:keep")
    assert (held(s), s.virtue[A]) == ({}, 5)
    assert parts(s, A)[0] == points


def test_e29_the_first_level() -> None:
    """E29: AW-13.2, AW-13.5"""
    s = table(2, virtue={A: 5}, goods={A: {"gold": 1}}, hands={A: ["keep", "well"]}, rewards=["reward_gold"])
    turn(s, "place:guildhall", "advance", "discard:keep")
    assert (held(s), hand(s), s.virtue[A], s.level[A]) == ({"gold": 1}, ["well"], 6, 1)
    assert parts(s, A)[1] == 2


def test_e30_a_full_level() -> None:
    """E30: AW-13.4"""
    full = {A: 3, B: 3, C: 2}  # Red, Blue and Green
    given = {"goods": {C: {"marble": 1, "wood": 2, "stone": 2}}, "hands": {C: ["keep", "well"]}, "active": C}
    s = turn(table(4, levels=full, **given), "place:guildhall")  # type: ignore[arg-type]
    assert legal(s) == ["build:well"]
    assert why(s, "advance") == "level-full AW-13.4"
    for levels in ({**full, A: 4}, {**full, B: 4}):
        s = turn(table(4, levels=levels, **given), "place:guildhall")  # type: ignore[arg-type]
        say(s, "advance", "discard:keep")
        assert look(s)["levels"] == [*(levels[seat] for seat in (A, B)), 3, 0]


@pytest.mark.parametrize("level", [1, 2])
def test_e30_two_markers_block_nobody_below(level: int) -> None:
    """E30: AW-13.4 On levels 1 and 2 there is room for a third."""
    goods = {C: {"gold": 1, "stone": 4}}
    s = table(4, goods=goods, hands={C: ["keep"]}, levels={A: level, B: level, C: level - 1}, active=C)
    assert legal(turn(s, "place:guildhall")) == ["advance"]


def test_e31_any_mix_of_stone_and_wood() -> None:
    """E31: AW-13.2"""
    s = table(2, levels={A: 1}, goods={A: {"stone": 3, "wood": 1}}, hands={A: ["keep"]}, rewards=["reward_virtue"])
    turn(s, "place:guildhall", "advance")
    assert (held(s), s.level[A]) == ({}, 2)
    s = table(2, levels={A: 3}, goods={A: {"stone": 5, "wood": 3}}, hands={A: ["keep"]}, rewards=["reward_virtue"])
    turn(s, "place:guildhall", "advance")
    assert (held(s), s.level[A]) == ({}, 4)


def test_d1_five_buildings_as_the_designer_gives_them() -> None:
    """D1: AW-17.B14, AW-17.B15, AW-17.B17, AW-17.B19, AW-17.B20"""
    found = {}
    for card in BUILDINGS:
        skills = [name for i, name in enumerate(SKILLS) if card.skills >> i & 1]
        cost = {good: n for good, n in zip(GOODS, card.cost, strict=True) if n}
        found[card.id] = (card.points, skills, cost, card.virtue, card.kind)
    every = ["carpentry", "tiling", "masonry"]
    assert found["church"] == (5, [], {"clay": 3, "stone": 3}, 1, "may_destroy_debt")
    assert found["barracks"] == (10, every, {"clay": 2, "wood": 6, "gold": 2}, 0, "release_boards_or_capture")
    assert found["chapel"] == (6, ["carpentry"], {"clay": 2, "wood": 1, "stone": 4}, 1, "virtue_if_most_cathedral")
    assert found["armoury"] == (9, ["carpentry", "masonry"], {"wood": 3, "stone": 5, "gold": 1}, 0, "free_capture")
    assert found["carpenters_hut"] == (5, [], {"clay": 3, "wood": 1, "stone": 1}, 0, "vp_per_skill")


def test_e32_virtue_above_the_top() -> None:
    """E32: AW-9.1, AW-14.1, AW-14.4"""
    s = table(2, virtue={A: 13}, unpaid={A: 2}, goods={A: {"clay": 2, "stone": 1, "wood": 1, "silver": 3}})
    assert parts(s, A)[2] == 5
    assert why(turn(s), "place:market_small") == "too-virtuous AW-9.1"
    s = table(
        2,
        virtue={A: 13},
        unpaid={A: 2},
        levels={A: 2},
        goods={A: {"marble": 1}},
        hands={A: ["keep"]},
        hired={A: ["acolyte_clay"]},
        rewards=["reward_virtue"],
    )
    turn(s, "place:guildhall", "advance")  # two Virtue: one above the top
    assert legal(s) == ["destroy:0", "destroy:1"]
    say(s, "destroy:1")
    assert (s.virtue[A], s.unpaid[A]) == (14, 1)


def test_e32_three_virtue_at_once() -> None:
    """E32: AW-14.4, AW-25.3"""
    s = table(2, virtue={A: 13}, unpaid={A: 2})
    gain_virtue(s, A, 3)
    s.settle()
    say(s, "destroy:2")
    assert (s.virtue[A], s.unpaid[A]) == (14, 0)


def test_e33_the_market_opens_below_ten() -> None:
    """E33: AW-8.2, AW-9.1"""
    s = table(2, virtue={A: 11}, goods={A: {"silver": 1}})
    turn(s)
    assert not [word for word in legal(s, "place") if word.startswith("market")]
    say(s, "place:tax_stand")
    assert s.virtue[A] == 9
    s.active = A
    assert "market_small" in legal(turn(s), "place")


def test_e34_tax_is_evaded_with_little_virtue() -> None:
    """E34: AW-13.1, AW-14.6, AW-8.5"""
    s = table(2, virtue={A: 1}, goods={A: {"silver": 2, "gold": 1}}, hands={A: ["keep"]}, rows=[PICK, []])
    assert parts(s, A)[2] == -8
    assert why(turn(s), "place:guildhall") == "no-work AW-11.5"
    assert look(s)["advance"] == "virtue"
    say(s, "place:hire", "hire:woodcutter_1")
    assert (held(s), s.tax) == ({"gold": 1}, 4)


def test_e35_a_reset() -> None:
    """E35: AW-15.1 to AW-15.7"""
    s = table(
        3,
        goods={A: {"silver": 3}},
        market={"small": A, "middle": B},
        prison={B: 2, C: 2},
        hired={B: ["gatekeeper"]},
        dealt=["bm_01", "bm_02", "bm_03"],
    )
    large = look(s)["large"]
    turn(s, "place:market_large", "1 free:2")
    v = look(s)
    assert (large, v["large"], v["small"]) == (
        {"wood": 1, "stone": 1, "marble": 2},
        {"wood": 2, "marble": 2},
        {"gold": 2},
    )
    assert v["prison"] == [2, 1, 2]
    assert set(v["market"].values()) == {-1}
    assert v["virtue"] == [6, 7, 7]  # only the price of the market
    assert v["unpaid"] == [1, 0, 1]


def test_e36_the_last_turns() -> None:
    """E36: AW-18.1, AW-18.2"""
    s = table(3, guild=[A, B, C] * 5, hands={B: ["well"]}, goods={B: {"wood": 2, "stone": 2}}, active=B)
    turn(s, "place:guildhall", "build:well")
    asked = []
    while s.legal:
        asked.append(question(s))
        say(s, "place:forest")
    assert asked == ["2 Turn", "0 Turn", "1 Turn"]
    assert s.over == 1


def test_e37_beside_the_guildhall() -> None:
    """E37: AW-11.8"""
    s = table(2, guild=[A, B] * 6, hands={A: ["well"]}, goods={A: {"wood": 2, "stone": 2}}, market={"small": B})
    s.last = 1
    turn(s, "place:guildhall", "build:well")
    v = look(s)
    assert (len(v["guildhall"]), v["spaces"], v["market"]["small"]) == (13, 12, B)


def test_e38_virtue_at_the_end() -> None:
    """E38: AW-18.6"""
    s = table(2, virtue={A: 14}, unpaid={A: 2}, built={A: ["castle"]}, goods={A: {"gold": 4}})
    s.last = 0
    end(s)
    assert (s.virtue[A], s.unpaid[A], s.over) == (14, 0, 1)


@pytest.mark.parametrize(
    ("built", "points"), [([], -4), (["gamblers_den"], -6), (["gamblers_den", "fountain"], -4), (["fountain"], -2)]
)
def test_e39_what_debts_cost(built: list[str], points: int) -> None:
    """E39: AW-17.22"""
    assert parts(table(2, built={A: built}, unpaid={A: 2}), A)[3] == points


def test_e40_the_monument() -> None:
    """E40: AW-17.9, AW-14.4"""
    s = table(
        3,
        hands={A: ["monument"]},
        goods={A: {"wood": 2, "stone": 3, "marble": 2}},
        hired={A: ["labourer"]},
        virtue={B: 9, C: 14},
        unpaid={C: 1},
    )
    turn(s, "place:guildhall", "build:monument", "2 destroy:1")
    assert (list(s.virtue), list(s.unpaid)) == ([9, 10, 14], [0, 0, 0])


def test_x1_a_whole_score() -> None:
    """X1: AW-19.1 to AW-19.7"""
    s = table(
        2,
        built={A: ["well", "keep", "carpenters_hut"]},
        hired={A: ["labourer", "woodcutter_1", "conspirator_1"]},
        captured={A: {B: 7}},
        levels={A: 3},
        virtue={A: 12},
        unpaid={A: 2},
        goods={A: {"gold": 3, "marble": 1, "silver": 26}},
        prison={A: 3},
    )
    assert parts(s, A) == [25, 7, 3, -4, 4, 2, -1]
    assert points(s, A) == 36


def test_x2_bonus_points() -> None:
    """X2: AW-17.19 to AW-17.21"""
    s = table(
        2,
        built={A: ["lighthouse", "university", "moneylender", "aqueduct"]},
        virtue={A: 9},
        paid={A: 3},
        goods={A: {"silver": 9}},
    )
    assert parts(s, A) == [36, 0, 0, 0, 0, 0, 0]


def test_x3_ties() -> None:
    """X3: AW-19.8"""
    s = table(2, goods={A: {"silver": 3, "gold": 40}, B: {"silver": 7, "gold": 40}}, virtue={A: 8, B: 8})
    assert (GAME.scores(s), GAME.ranks(s)) == ([40, 40], [2, 1])
    s.goods[5] = 7
    assert GAME.ranks(s) == [1, 1]
    s.virtue[A] = 9
    assert GAME.ranks(s) == [1, 2]


@pytest.mark.parametrize(("word", "prisoners", "virtue"), [("free:2", 1, 10), ("use-none", 3, 9)])
def test_x4_a_release_may_be_left_out(word: str, prisoners: int, virtue: int) -> None:
    """X4: AW-15.5"""
    s = table(2, goods={A: {"silver": 1}}, virtue={A: 10}, hired={A: ["gatekeeper"]}, prison={A: 3, B: 4})
    ask(s, Reset(A))
    assert question(s) == "0 Abilities"
    say(s, word)
    assert (look(s)["prison"][A], s.virtue[A]) == (prisoners, virtue)
    assert ("market_small" in legal(turn(s), "place")) == (virtue == 9)


@pytest.mark.parametrize(("word", "virtue"), [("use:squire_virtue", 11), ("use-none", 9)])
def test_x5_a_squire_may_be_left_out(word: str, virtue: int) -> None:
    """X5: AW-15.5"""
    s = table(2, virtue={A: 9}, hired={A: ["squire_virtue"]}, prison={B: 1})
    assert legal(ask(s, Reset(A))) == ["use:squire_virtue", "use-none"]
    say(s, word)
    assert s.virtue[A] == virtue
