"""BI-8 The penalty for a bid that is not paid."""

from __future__ import annotations

from collections import Counter

import pytest

from biblios.table import (
    BOB,
    JAMES,
    STEVE,
    ask,
    hand,
    kinds,
    legal,
    look,
    question,
    say,
    table,
    told,
    who_knows,
)
from mizban.games.biblios.rules.auctions import Lot, Open, Penalty
from mizban.games.biblios.rules.cards import CATEGORIES
from mizban.games.biblios.rules.state import BLOCK, CLOSED, OPEN, Biblios

BLUFF = {"penalty": "medieval_bluff"}
FIVE = ["gold_1_01", "gold_2_01", "monks_a", "pigments_a", "holy_books_a"]


def holding(cards: int, seats: int) -> dict[int, list[str]]:
    """Hands of so many cards each, without Gold."""
    return {seat: [f"{CATEGORIES[seat]}_{letter}" for letter in "abcdefg"[:cards]] for seat in range(seats)}


def auction(seats: int = 3, active: int = 0, cards: int = 4, options: dict[str, str] | None = None) -> Biblios:
    """Two cards to be sold; everybody holds some cards and no Gold, so every bid is a bluff."""
    s = table(seats, hands=holding(cards, seats), lots=["monks_i", "gold_3_11"], active=active, options=options)
    return ask(s, Lot(active))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_other_player_takes_one_card(seats: int) -> None:
    """BI-8.1"""
    s = ask(table(seats, hands={JAMES: FIVE}, block="monks_i"), Penalty(JAMES))
    assert len(hand(s, JAMES)) == 5 - (seats - 1)
    others = [seat for seat in range(seats) if seat != JAMES]
    assert [len(hand(s, seat)) for seat in others] == [1] * len(others)
    assert sorted(card for seat in range(seats) for card in hand(s, seat)) == sorted(hand(table(hands={0: FIVE}), 0))


@pytest.mark.parametrize("options", [{}, BLUFF])
def test_the_card_is_taken_at_random(options: dict[str, str]) -> None:
    """BI-8.1, BI-8.11, BI-12.1 Each card of the hand about as often as any other."""
    gone: Counter[str] = Counter()
    for seed in range(500):
        s = ask(table(2, hands={JAMES: FIVE}, block="monks_i", options=options, seed=seed), Penalty(JAMES))
        gone.update(kinds(s, CLOSED if options else BOB))
    assert len(gone) == 5
    assert all(60 < count < 140 for count in gone.values())


@pytest.mark.parametrize("penalised", range(4))
def test_they_take_clockwise_from_the_left_of_the_penalised(penalised: int) -> None:
    """BI-8.2"""
    s = ask(table(4, hands={penalised: FIVE}, block="monks_i"), Penalty(penalised))
    thieves = [(thief, victim) for thief, victim, _ in told(s, "robs-of")]
    assert thieves == [((penalised + i) % 4, penalised) for i in (1, 2, 3)]


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_when_the_hand_runs_out_the_rest_get_nothing(cards: int) -> None:
    """BI-8.2"""
    s = ask(table(4, hands={2: FIVE[:cards]}, block="monks_i"), Penalty(2))
    assert [len(hand(s, seat)) for seat in (3, 0, 1)] == [1] * cards + [0] * (3 - cards)
    assert hand(s, 2) == []


def test_who_passed_was_outbid_or_is_barred_takes_too() -> None:
    """BI-8.3"""
    s = auction(4)
    say(s, "1 bid:1", "2 bid:2", "3 pass", "0 pass", "1 pass", "2 refuse")
    assert [len(hand(s, seat)) for seat in range(4)] == [5, 5, 1, 5]
    say(s, "1 bid:1", "3 pass", "0 pass", "1 refuse")
    assert [len(hand(s, seat)) for seat in range(4)] == [6, 2, 2, 6]


def test_a_stolen_card_is_known_to_its_taker_and_its_former_owner() -> None:
    """BI-8.4, BI-11.8"""
    s = ask(table(hands={JAMES: ["monks_a", "monks_b", "monks_c"]}, block="monks_i"), Penalty(JAMES))
    for thief in (STEVE, BOB):
        (card,) = hand(s, thief)
        assert who_knows(s, card) == sorted([thief, JAMES])
    for seats, text, figures in s.news or []:
        if text.startswith("robs-of"):
            assert seats == 1 << figures[0] | 1 << JAMES
        elif text.startswith("robs"):
            assert not seats & (1 << figures[0] | 1 << JAMES)
            assert "card" not in text.split(" ")


@pytest.mark.parametrize(("active", "penalised", "speaker"), [(0, 1, 2), (0, 2, 1), (0, 0, 1), (2, 0, 1), (2, 2, 0)])
def test_the_card_is_auctioned_again_from_no_bid(active: int, penalised: int, speaker: int) -> None:
    """BI-8.5 Under the same active player; the next on his left who is not barred speaks first."""
    s = auction(active=active)
    for seat in ((active + i) % 3 for i in (1, 2, 3)):
        say(s, f"{seat} bid:2" if seat == penalised else f"{seat} pass")
    say(s, f"{penalised} refuse")
    assert (s.active, s.asked, question(s)) == (active, speaker, "Bid")
    assert (s.bid, look(s, BOB)["bid"], look(s, BOB)["bidder"]) == (0, 0, -1)
    assert kinds(s, BLOCK) == ["monks_i"]
    assert legal(s)[:2] == ["pass", "bid:1"]


def test_the_penalised_player_may_not_bid_for_this_card_any_more() -> None:
    """BI-8.6 Not even when the bidding goes round."""
    s = say(auction(4), "1 bid:1", "2 pass", "3 pass", "0 pass", "1 refuse")
    say(s, "2 bid:1", "3 bid:2", "0 bid:3", "2 bid:4", "3 pass", "0 bid:5", "2 pass")
    assert (s.asked, question(s)) == (0, "Pay")


def test_a_penalised_active_player_stays_active() -> None:
    """BI-8.6"""
    s = say(auction(), "1 pass", "2 pass", "0 bid:1", "0 refuse")
    assert (s.active, s.asked) == (BOB, JAMES)
    say(s, "1 pass", "2 pass")
    assert (s.active, s.asked) == (JAMES, STEVE)


def test_who_had_passed_may_bid_again() -> None:
    """BI-8.7"""
    s = say(auction(), "1 pass", "2 bid:1", "0 pass", "2 refuse", "1 bid:1", "0 bid:2")
    assert s.asked == JAMES


def test_bars_add_up() -> None:
    """BI-8.8"""
    s = say(auction(4), "1 bid:1", "2 pass", "3 pass", "0 pass", "1 refuse")
    say(s, "2 bid:1", "3 pass", "0 pass", "2 refuse")
    assert look(s, BOB)["barred"] == [False, True, True, False]
    assert [len(hand(s, seat)) for seat in range(4)] == [6, 2, 2, 6]
    say(s, "3 bid:1", "0 bid:2", "3 bid:3", "0 pass")
    assert (s.asked, question(s)) == (3, "Pay")


def test_a_card_that_nobody_who_is_left_wants_is_discarded() -> None:
    """BI-8.9"""
    s = say(auction(), "1 bid:1", "2 pass", "0 pass", "1 refuse", "2 pass", "0 pass")
    assert kinds(s, OPEN) == ["monks_i"]
    assert kinds(s, BLOCK) == ["gold_3"]


def test_a_card_for_which_nobody_is_left_is_discarded() -> None:
    """BI-8.9"""
    s = say(auction(2), "1 bid:1", "0 pass", "1 refuse", "0 bid:1", "0 refuse")
    assert kinds(s, OPEN) == ["monks_i"]
    assert (s.active, kinds(s, BLOCK)) == (JAMES, ["gold_3"])


def test_the_last_player_who_is_not_barred_still_decides() -> None:
    """BI-6.10, BI-8.9"""
    s = say(auction(2), "1 bid:1", "0 pass", "1 refuse")
    assert s.asked == BOB
    assert legal(s)[:2] == ["pass", "bid:1"]
    assert (say(s, "0 bid:1").asked, question(s)) == (BOB, "Pay")


def test_the_bar_ends_with_the_card() -> None:
    """BI-8.10"""
    s = say(auction(), "1 pass", "2 bid:1", "0 pass", "2 refuse", "1 pass", "0 pass")
    assert (s.active, s.asked) == (JAMES, STEVE)
    assert look(s, BOB)["barred"] == [False, False, False]
    assert look(s, BOB)["passed"] == [False, False, False]
    say(s, "2 bid:1", "0 pass", "1 pass", "2 refuse")
    assert s.asked == BOB


def test_medieval_bluff_costs_one_card_that_nobody_gets() -> None:
    """BI-8.11"""
    s = say(auction(4, options=BLUFF), "1 bid:1", "2 pass", "3 pass", "0 pass", "1 refuse")
    assert [len(hand(s, seat)) for seat in range(4)] == [4, 3, 4, 4]
    assert len(kinds(s, CLOSED)) == 1
    assert look(s, BOB)["barred"] == [False, True, False, False]
    assert (s.active, s.bid, kinds(s, BLOCK)) == (BOB, 0, ["monks_i"])
    say(s, "2 bid:1", "3 pass", "0 pass", "2 refuse")
    assert [len(hand(s, seat)) for seat in range(4)] == [4, 3, 3, 4]
    say(s, "3 pass", "0 pass")
    assert kinds(s, OPEN) == ["monks_i"]


def test_only_its_former_owner_knows_the_card_lost_to_the_bluff() -> None:
    """BI-8.12"""
    hands = {BOB: ["monks_c"], JAMES: ["monks_a", "monks_b"]}
    s = table(hands=hands, block="monks_i", options=BLUFF, known={"monks_a": [0, 1, 2, 3], "monks_b": [0, 1]})
    ask(s, Penalty(JAMES))
    (card,) = kinds(s, CLOSED)
    assert who_knows(s, card) == [JAMES]
    assert [look(s, viewer)["closed"] for viewer in range(4)] == [[""], [card], [""], [""]]
    assert [seats for seats, text, _ in s.news or [] if "card" in text.split(" ")] == [1 << JAMES]


@pytest.mark.parametrize("options", [{}, BLUFF])
def test_an_empty_hand_loses_nothing_and_is_barred_all_the_same(options: dict[str, str]) -> None:
    """BI-8.13"""
    hands = {BOB: ["monks_a"], STEVE: ["monks_b"]}
    s = ask(table(hands=hands, block="monks_i", options=options), Penalty(JAMES))
    assert [hand(s, seat) for seat in range(3)] == [["monks_a"], [], ["monks_b"]]
    assert kinds(s, CLOSED) == []
    assert look(s, BOB)["barred"] == [False, True, False]
    assert (s.asked, question(s)) == (STEVE, "Bid")


def test_a_penalty_is_not_for_those_who_pay() -> None:
    """BI-7.9, BI-8.1"""
    s = table(hands={JAMES: ["gold_1_01", "monks_a"], STEVE: ["monks_b"]}, block="monks_i")
    say(ask(s, Open(BOB)), "1 bid:1", "2 pass", "1 pay:1-0-0")
    assert [hand(s, seat) for seat in range(3)] == [[], ["monks_a", "monks_i"], ["monks_b"]]
    assert look(s, BOB)["barred"] == [False, False, False]
