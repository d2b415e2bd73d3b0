"""What is known of playing Biblios well: plain cases that every player would decide so."""

from __future__ import annotations

import pytest

from biblios.table import BOB, JAMES, STEVE, ask, hand, kinds, look, random_game, table
from mizban.core.rng import fast
from mizban.games.biblios import GAME
from mizban.games.biblios.bot.knowledge import least, likely, world
from mizban.games.biblios.rules.auctions import BIDDERS, PAYERS, Discard
from mizban.games.biblios.rules.cards import KINDS
from mizban.games.biblios.rules.gifts import TAKERS, TurnDice
from mizban.games.biblios.rules.state import PILE, Biblios

LOTS = ["monks_a", "monks_b", "pigments_c", "holy_books_a", "gold_2_01", "manuscripts_c"]


def answer(s: Biblios) -> str:
    return likely(s, fast(1), 0).word


def auction(purse: list[str], block: str = "monks_i", bid: int = 0, lots: list[str] = LOTS) -> Biblios:
    """Bob holds Monks and this Gold, and is to bid."""
    s = table(hands={BOB: ["monks_h", "monks_g", *purse], JAMES: ["monks_e", "pigments_a"]}, block=block, lots=lots)
    s.bid, s.bidder = bid, JAMES if bid else -1
    return ask(s, BIDDERS[BOB])


def test_a_good_card_is_bid_for() -> None:
    assert answer(auction(["gold_1_01", "gold_1_02", "gold_2_03"])) == "bid:1"


def test_nobody_bids_what_cannot_be_paid() -> None:
    assert answer(auction(["gold_1_01", "gold_2_03"], bid=3)) == "pass"
    assert answer(auction([])) == "pass"


def test_where_change_would_be_lost_all_that_must_be_paid_is_bid() -> None:
    assert answer(auction(["gold_3_01", "gold_3_02"], lots=[])) == "bid:3"


def test_the_last_card_may_cost_everything() -> None:
    assert answer(auction(["gold_3_01", "gold_3_02", "gold_3_03"], bid=8, lots=[])) == "bid:9"


def test_what_is_worth_nothing_is_left_to_others() -> None:
    s = table(
        hands={BOB: ["gold_2_03"], JAMES: ["monks_h", "monks_g", "monks_f", "monks_e", "monks_d"]},
        known={name: [BOB] for name in ("monks_h", "monks_g", "monks_f", "monks_e", "monks_d")},
        block="monks_a",
        lots=LOTS[2:],
        dice={"monks": 1},
    )
    assert answer(ask(s, BIDDERS[BOB])) == "pass"


@pytest.mark.parametrize(
    ("purse", "amount", "cost"),
    [("1", 1, 1), ("33", 1, 3), ("33", 4, 6), ("2233", 5, 5), ("2233", 1, 2), ("11", 3, 0), ("223", 6, 7), ("", 1, 0)],
)
def test_the_smallest_payment_that_is_enough(purse: str, amount: int, cost: int) -> None:
    """BI-7.4."""
    s = table(hands={BOB: [f"gold_{value}_{number + 4:02}" for number, value in enumerate(purse)]})
    assert least(s, BOB, amount) == cost


def test_paying_loses_no_change_and_keeps_the_small_gold() -> None:
    """BI-7.2, BI-7.4."""
    s = table(hands={BOB: ["gold_1_01", "gold_1_02", "gold_2_03", "gold_3_04"]}, block="monks_i")
    s.bid, s.bidder = 3, BOB
    assert answer(ask(s, PAYERS[BOB])) == "pay:0-0-1"


def test_who_cannot_pay_refuses_and_nobody_else_does() -> None:
    """BI-7.9."""
    s = table(hands={BOB: ["gold_1_01"]}, block="monks_i")
    s.bid, s.bidder = 3, BOB
    assert answer(ask(s, PAYERS[BOB])) == "refuse"


def test_the_card_that_is_missed_least_is_discarded() -> None:
    """BI-7.6."""
    s = table(
        hands={BOB: ["monks_h", "monks_i", "holy_books_a", "gold_3_04"], JAMES: ["holy_books_h", "holy_books_i"]},
        known={"holy_books_h": [BOB], "holy_books_i": [BOB]},
        block="gold_3_05",
        lots=["monks_a", "monks_b"],
    )
    s.bid, s.bidder = 1, BOB
    assert answer(ask(s, Discard(BOB, 1))) == "discard:holy_books_a"


def test_the_dice_one_will_win_go_up_and_others_down() -> None:
    """BI-5.9."""
    s = table(
        hands={BOB: ["monks_h", "monks_i", "monks_g"], JAMES: ["pigments_h", "pigments_i", "pigments_g"]},
        known={name: [BOB] for name in ("pigments_h", "pigments_i", "pigments_g")},
    )
    for church, word in (("plus_one", "raise:monks"), ("minus_one", "lower:pigments"), ("either_one", "raise:monks")):
        assert answer(ask(s, TurnDice(BOB, KINDS.index(f"church_{church}")))) == word


def test_the_best_public_card_is_taken() -> None:
    """BI-4.9."""
    s = table(hands={JAMES: ["monks_h", "monks_g"]}, public=["monks_i", "holy_books_a", "gold_1_04"])
    assert answer(ask(s, TAKERS[JAMES])) == "take:monks_i"


def test_in_a_likely_world_others_hold_what_is_good() -> None:
    """Of a Gold 3 and a Gold 1, one kept by another seat and one in its pile, the Gold 3 is the one that was kept."""
    s = table(seats=2, hands={JAMES: ["gold_1_04"]}, pile=["gold_3_05"])
    for card in range(len(s.where)):
        if s.where[card] not in (JAMES, PILE):
            s.seen[card] = 31  # Bob knows all other cards
    s = ask(s, TurnDice(BOB, KINDS.index("church_plus_one")))
    for seed in range(20):
        c = world(s, BOB, fast(seed))
        assert hand(c, JAMES) == ["gold_3"]
        assert kinds(c, PILE) == ["gold_1"]
        assert list(c.gold) == [0, 0, 0, 0, 0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_likely_games_have_no_unpaid_bids(seats: int) -> None:
    for seed in range(5):
        s = GAME.new(seats, seed)
        while s.legal:
            option = likely(s, fast(seed), 0)
            assert option.word != "refuse"
            s.play(option)


def test_every_question_of_a_random_game_gets_a_likely_answer() -> None:
    for s in random_game(3, 5):
        if s.legal:
            assert likely(s, fast(1), 0) in s.legal
            assert look(world(s, STEVE, fast(2)), STEVE) == look(s, STEVE)
