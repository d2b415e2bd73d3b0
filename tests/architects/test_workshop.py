"""AW-6 The Workshop: hiring and drawing."""

from __future__ import annotations

import pytest

from architects.table import A, B, hand, held, legal, look, question, row, say, table, told, turn, why
from mizban.games.architects import GAME
from mizban.games.architects.rules.cards import APPRENTICE_IDS, BUILDING_IDS

TOP = ["woodcutter_1", "miner_1", "stonecutter_1", "thief"]
LOW = ["woodcutter_2", "miner_2", "stonecutter_2", "jeweller_1"]
FIVE = ["patron_clay", "patron_wood", "patron_stone", "trader_clay", "trader_wood"]


def test_the_price() -> None:
    """AW-6.1, AW-8.3, AW-8.4"""
    s = turn(table(2, goods={A: {"silver": 5}}, rows=[TOP, LOW]), "place:hire", "hire:miner_2")
    assert (held(s), s.tax) == ({}, 6)  # column 2 with one worker: a coin
    s = turn(table(2, goods={A: {"silver": 4}}, rows=[TOP, LOW]), "place:hire")
    assert legal(s, "hire") == ["woodcutter_1", "woodcutter_2"]
    assert why(s, "hire:miner_1") == "no-silver AW-6.3"


@pytest.mark.parametrize(("workers", "prices"), [(1, [4, 5, 6, 7]), (2, [4, 4, 5, 6]), (4, [4] * 4), (9, [4] * 4)])
def test_each_worker_reaches_one_column_further(workers: int, prices: list[int]) -> None:
    """AW-6.2, AW-6.3"""
    for purse in range(3, 8):
        s = table(2, goods={A: {"silver": purse}}, workers={A: {"workshop": workers - 1, "forest": 1}}, rows=[TOP, LOW])
        turn(s)
        assert ("hire" in legal(s, "place")) == (purse >= 4)
        if purse >= 4:
            reach = [i for i, price in enumerate(prices) if price <= purse]
            wanted = [TOP[i] for i in reach] + [LOW[i] for i in reach]
            view = [post["card"] for line in look(s)["display"] for post in line if post["reach"]]
            assert view == wanted
            say(s, "place:hire")
            assert legal(s, "hire") == wanted


def test_coins_are_laid_on_one_row_only() -> None:
    """AW-6.3, AW-6.4, AW-6.13"""
    s = table(2, goods={A: {"silver": 7}}, rows=[TOP, LOW], coins={"woodcutter_2": 2})
    turn(s, "place:hire", "hire:jeweller_1")
    assert row(s, 0) == [(card, 0) for card in TOP]
    assert row(s, 1)[:3] == [("woodcutter_2", 3), ("miner_2", 1), ("stonecutter_2", 1)]
    assert told(s, "skips") == [(A, 3)]


def test_the_coins_on_a_card_do_not_pay_for_it() -> None:
    """AW-6.5, AW-6.6"""
    s = table(2, goods={A: {"silver": 3}}, rows=[TOP, LOW], coins={"woodcutter_1": 5})
    assert why(turn(s), "place:hire") == "no-silver AW-6.18"
    s = table(2, goods={A: {"silver": 4}}, rows=[TOP, LOW], coins={"woodcutter_1": 5})
    assert held(turn(s, "place:hire", "hire:woodcutter_1")) == {"silver": 5}


def test_a_virtue_sign_works_at_once_and_stays() -> None:
    """AW-6.7"""
    s = table(2, goods={A: {"silver": 9}}, rows=[["acolyte_clay"], ["gatekeeper"]], hired={A: FIVE})
    turn(s, "place:hire", "dismiss:patron_clay", "hire:acolyte_clay")
    assert s.virtue[A] == 8
    s.active = A
    s.goods[5] = 9
    turn(s, "place:hire", "dismiss:acolyte_clay", "hire:gatekeeper")
    assert s.virtue[A] == 7


def test_the_row_moves_left() -> None:
    """AW-6.8"""
    s = table(2, goods={A: {"silver": 9}}, rows=[TOP, LOW], coins={"thief": 1, "stonecutter_1": 2})
    fresh = s.school[0]
    turn(s, "place:hire", "hire:miner_1")
    assert row(s)[:3] == [("woodcutter_1", 1), ("stonecutter_1", 2), ("thief", 1)]
    assert s.display[3] == fresh
    assert row(s)[3][1] == 0
    assert row(s, 1) == [(card, 0) for card in LOW]


def test_five_apprentices_at_most() -> None:
    """AW-6.9, AW-6.10, AW-6.11, AW-26.7"""
    s = table(2, goods={A: {"silver": 9}}, rows=[TOP, LOW], hired={A: FIVE})
    turn(s, "place:hire")
    assert question(s) == "0 Dismiss"
    assert sorted(legal(s, "dismiss")) == sorted(FIVE)
    assert why(s, "dismiss:thief") == "not-hired AW-6.10"
    say(s, "dismiss:patron_wood")
    assert look(s)["dismissed"] == ["patron_wood"]
    assert question(s) == "0 Hire"
    say(s, "hire:woodcutter_1")
    assert sorted(look(s)["hired"][A]) == sorted([*FIVE[:1], *FIVE[2:], "woodcutter_1"])
    s = table(2, goods={A: {"silver": 9}}, rows=[TOP, LOW], hired={A: FIVE[:4]})
    assert question(turn(s, "place:hire")) == "0 Hire"


def test_discarding_takes_a_skill_away() -> None:
    """AW-6.10, AW-12.1"""
    s = table(2, goods={A: {"silver": 9}}, rows=[["jeweller_1"], []], hired={A: FIVE})
    assert s.skills[A] == 0b111
    turn(s, "place:hire", "dismiss:patron_stone", "hire:jeweller_1")
    assert s.skills[A] == 0b011


def test_apprentices_of_one_name_add_up() -> None:
    """AW-6.12"""
    s = table(2, hired={A: ["woodcutter_1", "woodcutter_2"]})
    assert held(turn(s, "place:forest")) == {"wood": 3}


def test_hiring_elsewhere_takes_any_card() -> None:
    """AW-6.14, AW-6.6, AW-6.8"""
    s = table(2, goods={A: {"silver": 2}}, rows=[TOP, LOW], coins={"thief": 3})
    turn(s, "place:market_hire")
    assert legal(s, "hire") == [*TOP, *LOW]
    say(s, "hire:thief")
    assert held(s) == {"silver": 3}
    assert [card for card, _ in row(s)][:3] == TOP[:3]
    assert s.tax == 4


def test_hiring_in_the_market_at_the_limit() -> None:
    """AW-6.14, AW-6.11"""
    s = table(2, goods={A: {"silver": 2}}, rows=[TOP, LOW], hired={A: FIVE})
    turn(s, "place:market_hire", "dismiss:trader_wood", "hire:thief")
    assert len(look(s)["hired"][A]) == 5


@pytest.mark.parametrize(("workers", "cards"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_drawing(workers: int, cards: int) -> None:
    """AW-6.15"""
    s = table(2, workers={A: {"workshop": workers - 1, "forest": 1}})
    top = [BUILDING_IDS[card] for card in s.pile][:cards]
    turn(s, "place:draw")
    assert sorted(hand(s)) == sorted(top)
    assert told(s, "draws") == [(A, cards)]


def test_the_hand_limit_and_the_order_under_the_pile() -> None:
    """AW-6.16, AW-6.17, AW-26.12, AW-22.5"""
    s = table(2, hands={A: BUILDING_IDS[:6]}, workers={A: {"workshop": 3}})
    turn(s, "place:draw")
    assert look(s)["left"] == 3
    assert why(s, "discard:museum") == "not-in-hand AW-6.16"
    order = [BUILDING_IDS[5], BUILDING_IDS[0], BUILDING_IDS[3]]
    say(s, *(f"discard:{card}" for card in order))
    assert [BUILDING_IDS[card] for card in s.pile][-3:] == order
    assert len(hand(s)) == 6


def test_an_empty_pile_gives_nothing() -> None:
    """AW-6.18, AW-22.3"""
    s = table(4, hands={A: [], B: BUILDING_IDS[:37]}, workers={A: {"workshop": 5}})
    turn(s, "place:draw")
    assert (len(hand(s)), look(s)["pile"]) == (3, 0)
    s.active = A
    assert look(s)["gives"]["draw"] == {}
    turn(s, "place:draw")
    assert told(s, "draws")[-1] == (A, 0)
    assert len(hand(s)) == 3


def test_the_apprentice_pile_never_runs_out() -> None:
    """AW-22.4 With full boards, six with Rudolf, and eight on display, six are left; who hires then discards first."""
    full = {seat: APPRENTICE_IDS[5 * seat : 5 * seat + 5] for seat in range(5)}
    full[A] = [*full[A], APPRENTICE_IDS[25]]
    s = table(5, goods={seat: {"silver": 40} for seat in range(5)}, hired=full, boards={A: "rudolf"})
    assert look(s)["school"] == 6
    for _ in range(10):
        turn(s, "place:hire")
        say(s, legal(s)[0])
        say(s, legal(s)[0])
        assert look(s)["school"] == 6
        assert "" not in [card for number in range(2) for card, _ in row(s, number)]


@pytest.mark.parametrize(
    ("placing", "en", "fa"),
    [
        ("hire", "Hire an apprentice for 4 silver, and a coin for each skipped card.", "کارآموزی استخدام کنید: ۴ سکهٔ"),
        ("market_hire", "Hire any apprentice, for free.", "هر کارآموزی را که می‌خواهید رایگان استخدام کنید."),
    ],
)
def test_the_question_says_what_hiring_costs(placing: str, en: str, fa: str) -> None:
    """AW-6.1, AW-6.3, AW-9.3, AW-6.14"""
    s = turn(table(2, goods={A: {"silver": 9}}, rows=[TOP, LOW]), f"place:{placing}")
    assert GAME.prompt(s, "en") == en
    assert GAME.prompt(s, "fa").startswith(fa)
