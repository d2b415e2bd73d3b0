"""BI-6 The Auction phase: bidding."""

from __future__ import annotations

from itertools import permutations

import pytest

from biblios.table import (
    BOB,
    JAMES,
    NUMBER,
    STEVE,
    ask,
    dice,
    hand,
    kinds,
    legal,
    look,
    numbers,
    question,
    random_game,
    say,
    table,
)
from mizban.games.biblios import GAME
from mizban.games.biblios.rules.auctions import Auctions, Bid, Lot, Open
from mizban.games.biblios.rules.cards import CATEGORIES
from mizban.games.biblios.rules.state import BLOCK, OPEN, PILE, Biblios

HOLDABLE = [name for name in NUMBER if "church" not in name]


def holding(cards: int, seats: int = 3) -> dict[int, list[str]]:
    """Hands of so many cards each, without Gold and without the last cards of the categories."""
    return {seat: [f"{CATEGORIES[seat]}_{letter}" for letter in "abcdefg"[:cards]] for seat in range(seats)}


def for_sale(block: str, cards: int = 4, seats: int = 3, active: int = 0) -> Biblios:
    """A card under auction; everybody holds some cards."""
    return ask(table(seats, hands=holding(cards, seats), block=block, active=active), Open(active))


@pytest.mark.parametrize(("seats", "lots"), [(2, 20), (3, 18), (4, 16)])
def test_the_auction_pile_becomes_the_auction_deck(seats: int, lots: int) -> None:
    """BI-6.1, BI-6.2 It is shuffled, and the first player of the game is active first again."""
    pile: set[int] = set()
    for s in random_game(seats, seed=2):
        if s.phase:
            break
        pile = set(numbers(s, PILE))
    assert len(s.deck) + 1 == lots
    assert pile <= {*s.deck, s.card}
    assert s.active == s.first


def test_the_auction_deck_is_shuffled() -> None:
    """BI-6.1, BI-12.1, BI-11.4 Any order is as likely as any other, whenever the cards came to the pile."""
    pile = ["monks_a", "gold_2_01", "pigments_a", "church_plus_one_1"]
    orders: dict[tuple[int, ...], int] = {}
    for seed in range(720):
        s = ask(table(pile=pile, hands=holding(4), seed=seed), Auctions(BOB))
        order = (*s.deck, s.card)
        orders[order] = orders.get(order, 0) + 1
    assert set(orders) == set(permutations(NUMBER[name] for name in pile))
    assert 12 < min(orders.values()) <= max(orders.values()) < 50  # 30 each, on average


@pytest.mark.parametrize("first", range(4))
def test_who_began_the_game_begins_the_auctions(first: int) -> None:
    """BI-6.2"""
    s = table(4, pile=["monks_h", "monks_i"], hands=holding(4, 4), active=first)
    s.active = (first + 1) % 4
    ask(s, Auctions(s.active))
    assert (s.active, s.asked) == (first, (first + 1) % 4)


def test_the_top_card_is_turned_up_for_all_to_see() -> None:
    """BI-6.3"""
    s = ask(table(hands=holding(4), lots=["monks_i", "monks_h"]), Lot(BOB))
    assert [look(s, viewer)["block"] for viewer in range(4)] == [["monks_i"]] * 4
    assert (s.asked, question(s), s.bid) == (JAMES, "Bid", 0)
    say(s, "pass", "pass", "pass")
    assert look(s, STEVE)["block"] == ["monks_h"]


@pytest.mark.parametrize("active", range(4))
def test_the_player_on_the_left_speaks_first_and_the_active_player_last(active: int) -> None:
    """BI-6.4"""
    s = for_sale("monks_i", seats=4, active=active)
    for bid in range(1, 5):
        say(s, f"{(active + bid) % 4} bid:{bid}")
    assert (s.bid, s.bidder) == (4, active)


def test_the_first_to_speak_bids_at_least_1_or_passes() -> None:
    """BI-6.4, BI-15.4"""
    s = for_sale("monks_i")
    assert legal(s) == ["pass", *(f"bid:{n}" for n in range(1, 13))]


def test_a_bid_is_any_number_above_the_highest_bid() -> None:
    """BI-6.5"""
    s = say(for_sale("monks_i"), "1 bid:5")
    assert legal(s) == ["pass", *(f"bid:{n}" for n in range(6, 13))]
    assert "BI-6.5" in GAME.why(s, "bid:5", "en")
    say(s, "2 bid:9")
    assert legal(s) == ["pass", "bid:10", "bid:11", "bid:12"]


def test_who_passes_is_out_for_this_card_only() -> None:
    """BI-6.6"""
    s = ask(table(4, hands=holding(4, 4), lots=["monks_i", "monks_h"]), Lot(BOB))
    say(s, "1 pass", "2 bid:1", "3 bid:2", "0 bid:3", "2 bid:4", "3 pass", "0 bid:5", "2 pass")
    assert (s.asked, question(s)) == (BOB, "Pay")
    s = ask(table(4, hands=holding(4, 4), lots=["monks_i", "monks_h"]), Lot(BOB))
    say(s, "1 pass", "2 pass", "3 pass", "0 pass", "2 bid:1", "3 pass", "0 pass", "1 bid:2")


def test_the_highest_bidder_is_not_asked_again() -> None:
    """BI-6.7 When all others are out, he has won."""
    s = say(for_sale("monks_i"), "1 bid:2", "2 pass", "0 pass")
    assert (s.asked, question(s), s.bid) == (JAMES, "Pay", 2)
    s = say(for_sale("monks_i"), "1 pass", "2 pass", "0 bid:3")
    assert (s.asked, question(s), s.bid) == (BOB, "Pay", 3)


def test_bidding_goes_round_until_one_is_left() -> None:
    """BI-6.7"""
    s = say(for_sale("monks_i"), *(f"{n % 3} bid:{n}" for n in range(1, 11)))
    say(s, "2 pass", "0 pass")
    assert (s.asked, question(s), s.bid) == (JAMES, "Pay", 10)


def test_a_card_that_nobody_wants_is_discarded() -> None:
    """BI-6.8"""
    s = ask(table(hands=holding(4), lots=["church_minus_two_1", "monks_h"]), Lot(BOB))
    say(s, "1 pass", "2 pass", "0 pass")
    assert all(look(s, viewer)["open"] == ["church_minus_two"] for viewer in range(4))
    assert set(dice(s).values()) == {3}
    assert (s.active, s.asked, kinds(s, BLOCK)) == (JAMES, STEVE, ["monks_h"])


@pytest.mark.parametrize(
    ("seats", "cards", "block", "ceiling"),
    [
        (2, 1, "monks_i", 3),
        (2, 17, "monks_i", 51),
        (2, 18, "monks_i", 54),
        (2, 19, "monks_i", 54),
        (3, 19, "church_plus_one_1", 57),
        (3, 20, "church_plus_one_1", 60),
        (3, 30, "church_plus_one_1", 60),
        (4, 21, "monks_i", 63),
        (4, 22, "monks_i", 66),
        (4, 40, "monks_i", 66),
        (2, 1, "gold_3_11", 1),
        (3, 5, "gold_3_11", 5),
        (4, 30, "gold_3_11", 30),
    ],
)
def test_a_bid_that_all_can_see_to_be_unpayable_is_not_accepted(
    seats: int, cards: int, block: str, ceiling: int
) -> None:
    """BI-6.9, BI-15.4 Three for each card in hand, and all Gold in the game; for a Gold card the cards in hand."""
    hands = {1: [name for name in HOLDABLE if name != block][:cards]}
    s = ask(table(seats, hands=hands, block=block), Bid(1))
    assert legal(s) == ["pass", *(f"bid:{n}" for n in range(1, ceiling + 1))]
    if ceiling < 66:
        assert "BI-6.9" in GAME.why(s, f"bid:{ceiling + 1}", "en")


@pytest.mark.parametrize(("seats", "gold"), [(2, 54), (3, 60), (4, 66)])
def test_all_gold_in_the_game(seats: int, gold: int) -> None:
    """BI-6.9, BI-13.3 What is not taken out by rule."""
    s = ask(table(seats, hands={1: HOLDABLE}, block="church_plus_one_1"), Bid(1))
    assert legal(s)[-1] == f"bid:{gold}"
    removed = {2: 12, 3: 6, 4: 0}[seats]
    assert gold == 66 - removed


def test_who_cannot_go_above_the_bid_can_only_pass() -> None:
    """BI-6.9, BI-15.8 It is not even asked: all know how many cards he holds."""
    hands = {BOB: ["monks_a", "monks_b"], JAMES: ["monks_c", "monks_d"], STEVE: ["monks_e"]}
    s = ask(table(hands=hands, block="monks_i"), Open(BOB))
    say(s, "1 bid:3")
    assert s.asked == BOB
    say(s, "0 bid:6")
    assert (s.asked, question(s)) == (BOB, "Pay")


def test_a_player_without_cards_can_only_pass() -> None:
    """BI-6.9, BI-13.2"""
    s = ask(table(hands={JAMES: [], STEVE: ["monks_a"], BOB: []}, block="monks_i"), Open(BOB))
    assert s.asked == STEVE
    s = ask(table(block="monks_i"), Open(BOB))
    assert (question(s), kinds(s, OPEN)) == ("", ["monks_i"])


def test_a_player_without_gold_can_still_bluff() -> None:
    """BI-6.9, BI-13.2"""
    s = ask(table(hands={JAMES: ["monks_a", "monks_b"]}, block="monks_i"), Bid(JAMES))
    assert legal(s) == ["pass", "bid:1", "bid:2", "bid:3", "bid:4", "bid:5", "bid:6"]


def test_the_ceiling_does_not_tell_what_is_in_the_hand() -> None:
    """BI-6.9, BI-11.2 Two cards are two cards."""
    answers = {
        tuple(legal(ask(table(hands={JAMES: cards}, block="monks_i"), Bid(JAMES))))
        for cards in (["gold_1_01", "gold_1_02"], ["gold_3_01", "gold_3_02"], ["monks_a", "holy_books_a"])
    }
    assert len(answers) == 1


def test_the_last_player_decides_when_there_is_no_bid_yet() -> None:
    """BI-6.10"""
    s = say(for_sale("monks_i"), "1 pass", "2 pass")
    assert s.asked == BOB
    assert legal(s) == ["pass", *(f"bid:{n}" for n in range(1, 13))]
    won = say(s.copy(), "0 bid:1")
    assert (won.asked, question(won)) == (BOB, "Pay")
    say(s, "0 pass")
    assert (question(s), kinds(s, OPEN)) == ("", ["monks_i"])


@pytest.mark.parametrize("buyer", [BOB, JAMES, STEVE])
def test_the_player_left_of_the_active_one_is_active_next_whoever_buys(buyer: int) -> None:
    """BI-6.11"""
    hands = {seat: [f"gold_1_0{seat + 1}", f"gold_2_0{seat + 1}"] for seat in range(3)}
    s = ask(table(hands=hands, lots=["monks_i", "monks_h"]), Lot(BOB))
    say(s, *(f"{seat} bid:1" if seat == buyer else f"{seat} pass" for seat in (JAMES, STEVE, BOB)))
    say(s, f"{buyer} pay:1-0-0")
    assert "monks_i" in hand(s, buyer)
    assert (s.active, s.asked) == (JAMES, STEVE)


@pytest.mark.parametrize(
    ("block", "asked"),
    [("gold_1_11", "Discard"), ("gold_3_11", "Discard"), ("monks_i", "Pay"), ("church_either_one_1", "Pay")],
)
def test_gold_is_bought_with_cards_and_all_else_with_gold(block: str, asked: str) -> None:
    """BI-6.12"""
    s = say(for_sale(block), "1 bid:2", "2 pass", "0 pass")
    assert question(s) == asked


@pytest.mark.parametrize(("block", "text"), [("gold_2_11", "BidCards"), ("monks_i", "BidGold")])
def test_the_next_is_asked_for_more_than_the_highest_bid(block: str, text: str) -> None:
    """BI-6.4, BI-6.5, BI-6.12 For cards or for Gold; from 1, and then from one above the highest bid."""
    s = for_sale(block)
    kind = GAME.words.named[f"take:{block.removesuffix('_11')}"].arg
    assert s.todo[-1].ask(s) == (f"{text} seat card n", (JAMES, kind, 1))
    say(s, "1 bid:3")
    assert s.todo[-1].ask(s) == (f"{text} seat card n", (STEVE, kind, 4))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_can_see_who_is_active(seats: int) -> None:
    """BI-6.13, BI-11.1"""
    for s in random_game(seats, seed=7):
        assert [look(s, viewer)["active"] for viewer in range(seats + 1)] == [s.active] * (seats + 1)


def test_a_bid_has_at_most_67_answers() -> None:
    """BI-15.4"""
    s = ask(table(4, hands={JAMES: HOLDABLE}, block="church_plus_one_1"), Bid(JAMES))
    assert len(legal(s)) == 67
    assert sum(o.verb == "bid" for o in GAME.words.all) == 66


@pytest.mark.parametrize(
    ("block", "words"),
    [
        ("monks_i", ["pass", "pass", "pass"]),
        ("monks_i", ["1 bid:1", "pass", "pass", "1 pay:1-0-0"]),
        ("gold_3_01", ["1 bid:1", "1 discard:gold_1"]),
        ("church_plus_one_1", ["1 bid:1", "pass", "pass", "1 pay:1-0-0"]),
    ],
)
def test_bids_and_bars_end_with_the_card(block: str, words: list[str]) -> None:
    """BI-8.10, BI-7.1, BI-6.8 Sold or not: nothing is on the block, nobody has bid, passed or is barred."""
    hands = {BOB: ["monks_a"], JAMES: ["gold_1_01", "monks_b"], STEVE: ["monks_c"]}
    s = say(ask(table(hands=hands, block=block), Open(BOB)), *words)
    assert (s.card, s.bid, s.bidder, s.silent, s.barred) == (-1, 0, -1, 0, 0)
    assert [look(s, viewer)["block"] for viewer in range(4)] == [[]] * 4
