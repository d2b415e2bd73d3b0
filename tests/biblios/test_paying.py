"""BI-7 The Auction phase: paying."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

import pytest

from biblios.table import (
    BOB,
    JAMES,
    STEVE,
    ask,
    hand,
    kinds,
    knows,
    legal,
    look,
    numbers,
    question,
    random_game,
    say,
    table,
    told,
)
from mizban.core.plain import plain
from mizban.core.state import EVERYBODY
from mizban.games.biblios import GAME
from mizban.games.biblios.rules.auctions import Discard, Open, Pay
from mizban.games.biblios.rules.cards import CARDS
from mizban.games.biblios.rules.state import BLOCK, CLOSED, OPEN, Biblios

MIXED = ["monks_a", "gold_1_01", "gold_3_01", "manuscripts_c", "holy_books_d"]


def gold(ones: int, twos: int, threes: int) -> list[str]:
    """The ids of so many Gold cards."""
    counts = enumerate([ones, twos, threes], 1)
    return [f"gold_{value}_{number:02}" for value, count in counts for number in range(1, count + 1)]


def owing(bid: int, cards: list[str], block: str = "monks_i", seats: int = 3) -> Biblios:
    """Bob has won a card and is asked to pay."""
    s = table(seats, hands={BOB: cards}, block=block)
    s.bid, s.bidder = bid, BOB
    return ask(s, Discard(BOB, bid) if block.startswith("gold") else Pay(BOB))


def payments(bid: int, ones: int, twos: int, threes: int) -> set[str]:
    """BI-7.2, BI-7.4 tried out one by one: enough, and not enough without any one of its cards."""
    found = set[str]()
    for counts in product(range(ones + 1), range(twos + 1), range(threes + 1)):
        paid = counts[0] + 2 * counts[1] + 3 * counts[2]
        if paid >= bid and all(paid - value < bid for value, count in enumerate(counts, 1) if count):
            found.add("pay:" + "-".join(map(str, counts)))
    return found


def test_the_winner_pays_and_then_takes_the_card() -> None:
    """BI-7.1"""
    s = owing(2, gold(0, 1, 0))
    assert kinds(s, BLOCK) == ["monks_i"]
    assert hand(s, BOB) == ["gold_2"]
    say(s, "pay:0-1-0")
    assert kinds(s, BLOCK) == []
    assert hand(s, BOB) == ["monks_i"]
    assert question(s) == ""


def test_the_card_that_is_won_is_no_part_of_its_payment() -> None:
    """BI-7.1"""
    s = owing(1, ["gold_1_01"], block="gold_3_02")
    assert legal(s) == ["refuse", "discard:gold_1"]
    s = owing(2, ["gold_3_01", "monks_a"], block="gold_3_02")
    say(s, "discard:gold_3")
    assert question(s) == ""
    assert hand(s, BOB) == ["gold_3"]
    assert kinds(s, CLOSED) == ["gold_3", "monks_a"]


@pytest.mark.parametrize("seed", range(8))
def test_the_payments_are_those_that_cover_the_bid_with_no_card_too_many(seed: int) -> None:
    """BI-7.2, BI-7.3, BI-7.4"""
    random = Random(seed)
    for _ in range(40):
        ones, twos, threes, bid = (random.randrange(n) for n in (7, 6, 5, 20))
        s = owing(bid + 1, [*gold(ones, twos, threes), "monks_a"])
        assert set(legal(s)) == {"refuse"} | payments(bid + 1, ones, twos, threes)


@pytest.mark.parametrize("value", [1, 2, 3])
def test_all_gold_of_one_value_can_be_paid_at_once(value: int) -> None:
    """BI-1.8, BI-7.2"""
    cards = [card.id for card in CARDS if card.id.startswith(f"gold_{value}")]
    s = owing(value * len(cards), cards)
    say(s, "pay:" + "-".join(str(len(cards) * (each == value)) for each in (1, 2, 3)))
    assert hand(s, BOB) == ["monks_i"]


def test_any_combination_worth_the_bid_will_do() -> None:
    """BI-7.2, BI-7.4 Paying too much is allowed where paying exactly would be possible."""
    s = owing(2, gold(2, 1, 1))
    assert set(legal(s)) == {"refuse", "pay:2-0-0", "pay:0-1-0", "pay:0-0-1"}
    assert "BI-7.4" in GAME.why(s, "pay:1-1-0", "en")
    assert "BI-7.2" in GAME.why(s, "pay:1-0-0", "en")
    assert "BI-7.2" in GAME.why(s, "pay:0-2-0", "en")


@pytest.mark.parametrize("bid", range(1, 15))
def test_every_other_payment_is_refused_with_a_reason(bid: int) -> None:
    """BI-7.2, BI-7.4"""
    s = owing(bid, gold(3, 2, 3))
    step = s.todo[-1]
    for option in step.candidates(s):
        paid = sum(value * int(count) for value, count in enumerate(option.word[4:].split("-"), 1)) if option.arg else 0
        text, *_ = step.why(s, option)
        if option.word in legal(s):
            assert text == ""
        else:
            assert text.endswith("BI-7.4" if text.startswith("one-too-many") else "BI-7.2")
            assert text.startswith("too-little") <= (paid < bid)
            assert text.startswith("one-too-many") <= (paid > bid)


def test_no_change_is_given() -> None:
    """BI-7.3, BI-13.3"""
    s = owing(4, gold(0, 0, 2))
    say(s, "pay:0-0-2")
    assert hand(s, BOB) == ["monks_i"]
    assert list(s.gold) == [0] * 9


def test_what_is_paid_leaves_the_hand_and_nothing_else_does() -> None:
    """BI-7.2"""
    s = owing(4, [*gold(2, 2, 2), "monks_a", "holy_books_a"])
    say(s, "pay:1-0-1")
    assert hand(s, BOB) == ["gold_1", "gold_2", "gold_2", "gold_3", "holy_books_a", "monks_a", "monks_i"]
    assert list(s.gold)[:3] == [1, 2, 1]


def test_gold_paid_is_shown_and_discarded_face_up() -> None:
    """BI-7.5"""
    s = owing(3, gold(1, 1, 0))
    say(s, "pay:1-1-0")
    assert [look(s, viewer)["open"] for viewer in range(4)] == [["gold_1", "gold_2"]] * 4
    assert [seats for seats, text, _ in s.news or [] if text.startswith("pays")] == [EVERYBODY]


@pytest.mark.parametrize("bid", [1, 2, 3, 4, 5])
def test_gold_is_paid_for_with_as_many_cards_as_were_bid(bid: int) -> None:
    """BI-7.6, BI-15.6 Of any kinds, Gold included; when all must go, the rest goes unasked."""
    s = owing(bid, MIXED, block="gold_2_01")
    said = 0
    while question(s) == "Discard":
        assert {word for word in legal(s) if word != "refuse"} == {f"discard:{kind}" for kind in hand(s, BOB)}
        say(s, legal(s)[-1])
        said += 1
    assert said == (bid if bid < len(MIXED) else 1)
    assert len(kinds(s, CLOSED)) == bid
    assert len(hand(s, BOB)) == len(MIXED) - bid + 1
    assert "gold_2" in hand(s, BOB)


def test_only_cards_of_the_hand_are_paid_with() -> None:
    """BI-7.6"""
    s = owing(2, MIXED, block="gold_2_01")
    assert "BI-7.6" in GAME.why(s, "discard:monks_b", "en")
    assert "BI-7.6" in GAME.why(s, "discard:gold_2", "en")


def test_cards_paid_for_gold_are_discarded_face_down() -> None:
    """BI-7.7, BI-11.7 The others learn how many there were, and not which."""
    s = owing(2, MIXED, block="gold_2_01")
    say(s, "discard:monks_a", "discard:gold_3")
    assert look(s, BOB)["closed"] == ["monks_a", "gold_3"]
    for viewer in (JAMES, STEVE, 3):
        assert look(s, viewer)["closed"] == ["", ""]
        assert knows(s, viewer, BOB) == ["gold_2"]
        assert len(look(s, viewer)["hands"][BOB]) == 4
    assert told(s, "discards") == [(BOB, 2)]
    assert all("card" not in text.split(" ") for seats, text, _ in s.news or [] if seats != 1 << BOB)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_discarded_cards_never_come_back(seats: int) -> None:
    """BI-7.8, BI-13.3"""
    opened, closed = set[int](), set[int]()
    for s in random_game(seats, seed=12):
        assert opened <= set(numbers(s, OPEN))
        assert closed <= set(numbers(s, CLOSED))
        opened, closed = set(numbers(s, OPEN)), set(numbers(s, CLOSED))
    assert opened
    assert closed


@pytest.mark.parametrize("block", ["monks_i", "gold_2_01"])
def test_a_winner_who_could_pay_may_refuse(block: str) -> None:
    """BI-7.9"""
    s = table(hands={BOB: ["gold_3_01", "monks_a"], JAMES: ["monks_b", "monks_c", "monks_d"]}, block=block)
    say(ask(s, Open(JAMES)), "0 bid:2", "1 pass")
    assert len(legal(s)) > 1
    say(s, "0 refuse")
    assert len(hand(s, BOB)) == 0
    assert kinds(s, BLOCK) == [block.removesuffix("_01")]
    assert s.asked != BOB


def test_a_bid_that_cannot_be_paid_is_refused_by_the_winner_himself() -> None:
    """BI-7.9, BI-15.9 The question is asked, with one answer."""
    s = owing(3, ["gold_2_01", "monks_a"])
    assert (question(s), legal(s)) == ("Pay", ["refuse"])
    s = owing(3, ["holy_books_a", "monks_a"])
    assert (question(s), legal(s)) == ("Pay", ["refuse"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gold_is_only_cards_and_never_minted(seats: int) -> None:
    """BI-13.3"""
    golden = [number for number, card in enumerate(CARDS) if card.kind.startswith("gold")]
    for s in random_game(seats, seed=1):
        for seat in range(seats):
            held = [CARDS[number].value for number in golden if s.where[number] == seat]
            assert list(s.gold)[seat * 3 : seat * 3 + 3] == [held.count(value) for value in (1, 2, 3)]


def test_a_payment_in_gold_has_at_most_54_answers() -> None:
    """BI-15.5"""
    most = max(len(legal(owing(bid, gold(11, 11, 11), seats=4))) for bid in range(1, 67))
    assert most == 54


def test_the_winner_is_asked_for_what_he_bid() -> None:
    """BI-7.2, BI-7.6 Gold worth the bid; or so many cards, and then for those that are still to come."""
    s = owing(4, gold(0, 0, 2))
    assert s.todo[-1].ask(s) == ("Pay seat card n", (BOB, GAME.words.named["take:monks_i"].arg, 4))
    s = owing(3, MIXED, block="gold_2_01")
    for left, word in ((3, "discard:monks_a"), (2, "discard:gold_1"), (1, "discard:gold_3")):
        text = "Discard seat card n" if left == 3 else "DiscardMore seat card n"
        assert s.todo[-1].ask(s) == (text, (BOB, GAME.words.named["take:gold_2"].arg, left))
        say(s, word)
    assert question(s) == ""


def test_refusing_comes_before_the_first_card_only() -> None:
    """BI-15.6"""
    s = owing(2, MIXED, block="gold_2_01")
    assert "refuse" in legal(s)
    say(s, "discard:monks_a")
    assert question(s) == "Discard"
    assert "refuse" not in legal(s)
    assert "BI-15.6" in GAME.why(s, "refuse", "en")


def test_cards_are_paid_in_any_order_with_the_same_result() -> None:
    """BI-15.6"""
    words = ["discard:monks_a", "discard:gold_1", "discard:holy_books_d"]
    ends = [plain(say(owing(3, [*MIXED, "gold_1_02"], block="gold_2_01"), *order)) for order in permutations(words)]
    assert all(end == ends[0] for end in ends)
