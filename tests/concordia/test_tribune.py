"""CO-6 The Tribune, CO-17 intermediate scoring."""

from __future__ import annotations

import pytest

from concordia.table import (
    A,
    B,
    C,
    final,
    hand,
    legal,
    look,
    question,
    random_game,
    say,
    stored,
    table,
    told,
    turn,
    why,
)
from mizban.core.plain import packed
from mizban.games.concordia import GAME
from mizban.games.concordia.rules.intermediate_scoring import compare
from mizban.games.concordia.rules.scoring import by_god, points

PILE = ["start_senator", "start_prefect_1", "start_mercator", "start_diplomat", "start_architect", "start_prefect_2"]


@pytest.mark.parametrize("played", range(6))
def test_cards_beyond_the_third_pay(played: int) -> None:
    """CO-6.1, CO-6.2, CO-5.8, CO-19.12, CO-19.13, CO-21.6 None may stay, and nobody is asked."""
    s = table(3, piles={A: PILE[:played]}, goods={A: {}}, cash={A: 5})
    turn(s, "play:tribune")
    assert s.cash[A] == 5 + max(0, played + 1 - 3)
    assert look(s)["hand_sizes"][A] == 7
    assert (look(s)["pile_sizes"][A], look(s)["tops"][A]) == (0, "")
    assert told(s, "takes-back") == [(A, played + 1, max(0, played - 2))]


def test_a_colonist_may_be_hired() -> None:
    """CO-6.3, CO-6.4, CO-6.5, CO-20.2, CO-4.3"""
    for way, spot in (("land", "land_roma"), ("sea", "sea_roma")):
        s = turn(table(3), "play:tribune")
        assert legal(s) == ["hire:land", "hire:sea", "no-colonist"]
        before = s.free(A)
        say(s, f"hire:{way}")
        assert stored(s) == {"brick": 1, "food": 1, "wine": 1, "cloth": 1}
        assert look(s)["colonists"][A].count(spot) == 2
        assert s.free(A) == before + 3
        assert question(s) == "1 Turn"  # at most once


def test_nobody_need_be_hired() -> None:
    """CO-5.7, CO-6.3"""
    s = turn(table(3), "play:tribune", "no-colonist")
    assert stored(s) == {"brick": 1, "food": 2, "tool": 1, "wine": 1, "cloth": 1}
    assert look(s)["stock"][A] == [2, 2]


@pytest.mark.parametrize("goods", [{}, {"food": 3}, {"tool": 2}, {"brick": 2, "wine": 2, "cloth": 2}])
def test_without_both_goods_nobody_is_hired(goods: dict[str, int]) -> None:
    """CO-6.6"""
    assert question(turn(table(3, goods={A: goods}), "play:tribune")) == "1 Turn"


def test_only_a_kind_that_is_left() -> None:
    """CO-6.4, CO-6.6"""
    s = turn(table(3, colonists={A: ["land_roma"] * 3 + ["sea_roma"]}), "play:tribune")
    assert legal(s) == ["hire:sea", "no-colonist"]
    assert why(s, "hire:land") == "none-left CO-6.4"
    s = turn(table(3, colonists={A: ["land_roma"] * 3 + ["sea_roma"] * 3}), "play:tribune")
    assert question(s) == "1 Turn"


def test_the_money_of_the_tribune_comes_first() -> None:
    """CO-6.6 What is hired is paid in goods, with what there is after the cards came back."""
    s = turn(table(3, piles={A: PILE[:5]}, cash={A: 0}), "play:tribune", "hire:sea")
    assert s.cash[A] == 3


def test_a_tribune_alone_in_hand_plays_itself() -> None:
    """CO-5.3, CO-6.2 There is nothing else to play, so nobody is asked."""
    s = turn(table(3, piles={A: PILE}, cash={A: 0}))
    assert (question(s), s.cash[A]) == ("0 Hire", 4)


def test_bought_cards_come_back_too() -> None:
    """CO-6.1, CO-5.4, CO-5.6"""
    s = table(3, cards={A: ["m1_prefect", "m1_mason"]}, piles={A: ["m1_mason", "start_prefect_1", "m1_prefect"]})
    turn(s, "play:tribune", "no-colonist")
    assert len(hand(s)) == 9
    assert {"m1_prefect", "m1_mason"} <= set(hand(s))


# ---------------------------------------------------------------- intermediate scoring


def test_it_is_off_unless_wanted() -> None:
    """CO-17.1, CO-23.2"""
    s = turn(table(3), "play:tribune")
    assert (list(s.marks), look(s)["marks"], told(s, "marks")) == ([-1, -1, -1], [], [])


def test_the_first_tribune_scores_all_cards() -> None:
    """CO-17.2, CO-17.3, CO-17.8 Money of the Tribune included, the colonist to be hired not."""
    s = table(3, piles={A: PILE[:5]}, goods={A: {"food": 1, "tool": 1}}, cash={A: 8}, intermediate_scoring="on")
    turn(s, "play:tribune")
    assert question(s) == "0 Hire"
    assert s.cash[A] == 11
    assert look(s, B)["marks"] == [2 + 4, -1, -1]  # Vesta (11 + 4 + 5) // 10, Mars 2 x 2
    say(s, "hire:land")
    assert look(s, B)["marks"][A] == 6
    assert points(s, A) == 7  # Mars 6, Vesta 1


def test_only_the_first_tribune_scores() -> None:
    """CO-17.2"""
    s = table(3, intermediate_scoring="on")
    s.marks[A] = 3
    turn(s, "play:tribune")
    assert s.marks[A] == 3
    assert told(s, "marks") == []


def test_prizes_when_all_have_scored() -> None:
    """CO-17.4, CO-17.6 The points have no further effect."""
    s = table(3, intermediate_scoring="on", cash={A: 0, B: 0, C: 0})
    s.marks = packed(s.marks, [-1, 40, 3])
    turn(s, "play:tribune", "no-colonist")
    assert 3 < told(s, "marks")[0][1] < 40
    assert look(s)["marks"] == [0, 0, 0]
    assert [s.cash[seat] for seat in range(3)] == [1, 2, 0]
    assert GAME.scores(s)[B] < 40


@pytest.mark.parametrize(
    ("marks", "prizes"),
    [
        ([25, 25, 22, 19], [2, 2, 1, 0]),
        ([9, 9, 9, 9], [2, 2, 2, 2]),
        ([30, 20, 20, 10], [2, 1, 1, 0]),
        ([1, 2, 3, 4], [0, 0, 1, 2]),
    ],
)
def test_ties_share_alike(marks: list[int], prizes: list[int]) -> None:
    """CO-17.5"""
    s = table(4, intermediate_scoring="on", cash=dict.fromkeys(range(4), 0))
    s.marks = packed(s.marks, marks)
    compare(s)
    assert list(s.cash) == prizes


def test_a_game_that_ends_first_has_no_prizes() -> None:
    """CO-17.7"""
    s = table(3, intermediate_scoring="on", stack=0, display=["m1_architect"], goods={B: {"tool": 1}}, active=B)
    turn(s, "play:senator", "buy:m1_architect")
    while s.legal:
        word = next((word for word in legal(s) if word in ("play:prefect", "stop-moving", "no-colonist")), legal(s)[-1])
        say(s, word)
    assert s.over == 1
    assert told(s, "prize") == []


def test_a_marker_that_still_stands_at_the_end_adds_nothing() -> None:
    """CO-17.6, CO-17.7 The points of the first Tribune count once, with the cards that earn them."""
    s = table(3, intermediate_scoring="on", stack=0, display=["m1_architect"], goods={B: {"tool": 1}}, active=B)
    s.marks[A] = 40
    turn(s, "play:senator", "buy:m1_architect")
    while s.legal:
        word = next((word for word in legal(s) if word in ("play:prefect", "stop-moving", "no-colonist")), legal(s)[-1])
        say(s, word)
    assert (s.over, list(s.marks)) == (1, [40, -1, -1])
    assert look(s)["points"] == [sum(by_god(s, seat)) for seat in range(3)] == GAME.scores(s)
    assert max(GAME.scores(s)) < 40
    bare = s.copy()
    bare.marks = packed(bare.marks, [-1, -1, -1])
    assert (GAME.scores(bare), GAME.ranks(bare)) == (GAME.scores(s), GAME.ranks(s))


def test_whole_games_with_it() -> None:
    """CO-17.2, CO-17.6"""
    met = False
    for s in random_game(3, 2, {"intermediate_scoring": "on"}):
        if all(mark >= 0 for mark in s.marks):
            assert list(s.marks) == [0, 0, 0]
            met = True
    assert met
    assert list(final(3, 2).marks) == [-1, -1, -1]


def test_it_is_on_if_wanted() -> None:
    """CO-17.1, CO-23.2"""
    s = turn(table(3, intermediate_scoring="on"), "play:tribune", "no-colonist")
    assert look(s)["marks"] == [s.marks[A], -1, -1]
    assert s.marks[A] > 0
