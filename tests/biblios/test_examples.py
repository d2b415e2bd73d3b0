"""The worked examples of the rules: those of the rule book (A) and short ones of our own (B)."""

from __future__ import annotations

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
from biblios.test_scoring import TOTALS_ONLY, WITH_LETTERS
from mizban.games.biblios import GAME
from mizban.games.biblios.rules.auctions import Lot, Open, Pay
from mizban.games.biblios.rules.cards import CATEGORIES
from mizban.games.biblios.rules.gifts import Gift, Place, TurnDice
from mizban.games.biblios.rules.scoring import total, winner
from mizban.games.biblios.rules.state import BOX, CLOSED, DRAWN, NOBODY, OPEN, OUT, PILE, PUBLIC


@pytest.mark.parametrize("name", ["manuscripts_h", "manuscripts_i"])
def test_a1_a_category_card(name: str) -> None:
    """A1: BI-1.5, BI-1.6, BI-9.3."""
    s = table(hands={BOB: ["manuscripts_a"]})
    before = total(s, BOB, CATEGORIES.index("manuscripts"))
    s.take(BOB, NUMBER[name])
    assert total(s, BOB, CATEGORIES.index("manuscripts")) == before + 2


def test_a2_a_gift_turn_with_three_players() -> None:
    """A2: BI-4.2, BI-4.3, BI-4.4, BI-4.5, BI-4.6, BI-4.7, BI-4.8, BI-4.9, BI-4.10, BI-4.11."""
    top = ["monks_a", "gold_1_01", "monks_b", "gold_2_01"]
    s = table(deck=top + [name for name in NUMBER if name not in top][:68])
    ask(s, Gift(BOB))
    say(s, "0 place:auction", "0 place:public", "0 place:keep")
    assert [o.word for o in Place(BOB, 0, 1, 0).options(s)] == ["place:public"]
    assert look(s, JAMES)["public"] == ["gold_1", "gold_2"]
    assert kinds(s, PILE) == ["monks_a"]
    assert hand(s, BOB) == ["monks_b"]
    say(s, "1 take:gold_2")
    assert [hand(s, seat) for seat in (BOB, JAMES, STEVE)] == [["monks_b"], ["gold_2"], ["gold_1"]]
    assert kinds(s, PUBLIC) == []
    assert kinds(s, PILE) == ["monks_a"]
    assert len(s.deck) + len(numbers(s, DRAWN)) == 68
    assert s.active == JAMES
    for seat in (JAMES, STEVE):
        assert look(s, seat)["pile"] == [""]
        assert look(s, seat)["hands"][BOB] == [""]


def test_a3_no_change() -> None:
    """A3: BI-7.2, BI-7.3."""
    s = table(hands={BOB: ["gold_3_01", "monks_a"]}, block="pigments_a")
    s.bid = 2
    ask(s, Pay(BOB))
    assert legal(s) == ["refuse", "pay:0-0-1"]
    say(s, "pay:0-0-1")
    assert hand(s, BOB) == ["monks_a", "pigments_a"]
    assert kinds(s, OPEN) == ["gold_3"]


def test_a4_an_auction_with_three_players() -> None:
    """A4: BI-6.3, BI-6.4, BI-6.5, BI-6.6, BI-6.7, BI-6.11, BI-7.1, BI-7.2, BI-7.3, BI-7.4, BI-7.5."""
    hands = {
        BOB: ["gold_3_02", "pigments_a"],
        JAMES: ["gold_2_01", "gold_3_01", "monks_b"],
        STEVE: ["gold_3_03", "pigments_b"],
    }
    s = table(hands=hands, lots=["forbidden_tomes_h", "monks_a"])
    ask(s, Lot(BOB))
    say(s, "1 bid:2", "2 pass", "0 bid:3", "1 bid:4", "0 pass")
    assert (s.asked, question(s)) == (JAMES, "Pay")
    assert legal(s) == ["refuse", "pay:0-1-1"]
    say(s, "1 pay:0-1-1")
    assert hand(s, JAMES) == ["forbidden_tomes_h", "monks_b"]
    assert all(look(s, viewer)["open"] == ["gold_2", "gold_3"] for viewer in range(4))
    assert s.active == JAMES
    assert hand(s, BOB) + hand(s, STEVE) == ["gold_3", "pigments_a", "gold_3", "pigments_b"]


def test_a5_a_church_card_kept_in_the_middle_of_a_turn() -> None:
    """A5: BI-5.1, BI-5.5, BI-5.6, BI-5.10."""
    deck = ["church_minus_two_1", "monks_a", "monks_b", "monks_c"]
    s = table(hands={BOB: ["gold_1_01"]}, deck=deck, dice={"holy_books": 2, "pigments": 3})
    ask(s, Gift(BOB))
    say(s, "0 place:keep", "0 lower:pigments+holy_books")
    assert dice(s) == {"monks": 3, "pigments": 2, "holy_books": 1, "manuscripts": 3, "forbidden_tomes": 3}
    assert look(s, STEVE)["open"] == ["church_minus_two"]
    assert hand(s, BOB) == ["gold_1"]
    assert s.asked == BOB
    assert legal(s) == ["place:public", "place:auction"]


def test_a6_scoring() -> None:
    """A6: BI-9.3, BI-9.4, BI-9.5, BI-9.6, BI-9.7, BI-9.8, BI-9.9, BI-9.10, BI-10.1, BI-10.2."""
    s = table(
        hands={
            BOB: ["monks_c", "monks_e", "monks_h", "pigments_h", "holy_books_h", "manuscripts_h", "gold_1_01"],
            STEVE: ["monks_b", "monks_f", "monks_i", "pigments_a", "forbidden_tomes_i", "gold_3_01"],
            JAMES: ["pigments_b", "holy_books_a", "gold_3_02", "gold_3_03"],
        },
        dice={"monks": 5, "pigments": 4, "holy_books": 2, "manuscripts": 2, "forbidden_tomes": 3},
    )
    assert [total(s, seat, 0) for seat in (BOB, STEVE, JAMES)] == [9, 9, 0]
    assert [winner(s, category) for category in range(5)] == [STEVE, BOB, BOB, BOB, STEVE]
    assert GAME.scores(s) == [8, 0, 8]
    assert GAME.ranks(s) == [2, 3, 1]


@pytest.mark.parametrize(
    ("seats", "gold", "box", "deck", "turns", "lots"),
    [(2, 6, 21, 60, 20, 20), (3, 3, 12, 72, 18, 18), (4, 0, 7, 80, 16, 16)],
)
def test_b1_set_up_counts(seats: int, gold: int, box: int, deck: int, turns: int, lots: int) -> None:
    """B1: BI-3.2, BI-3.3, BI-3.4, BI-3.9."""
    s = GAME.new(seats, 5)
    assert len(s.deck) + len(numbers(s, DRAWN)) == deck
    assert len(numbers(s, BOX)) == box
    assert kinds(s, OUT) == sorted(["gold_1", "gold_2", "gold_3"] * (gold // 3))
    for s in random_game(seats, 5):
        if s.phase:
            break
    active = [seat for (seat,) in told(s, "gift-turn")]
    assert [active.count(seat) for seat in range(seats)] == [turns // seats] * seats
    assert told(s, "auctions-begin") == [(lots,)]


def test_b2_order_of_speaking() -> None:
    """B2: BI-6.4."""
    hands = {seat: [f"{category}_{letter}" for letter in "abc"] for seat, category in enumerate(CATEGORIES[:4])}
    s = table(4, hands=hands, block="monks_i", active=2)
    ask(s, Open(2))
    say(s, "3 bid:1", "0 bid:2", "1 pass", "2 bid:3", "3 bid:4", "0 pass", "2 bid:5", "3 bid:6", "2 pass")
    assert (s.asked, question(s)) == (3, "Pay")


def test_b3_nobody_wants_it() -> None:
    """B3: BI-6.8."""
    s = table(2, hands={BOB: ["monks_a"], JAMES: ["monks_b"]}, lots=["church_plus_two_1", "monks_c"])
    ask(s, Lot(BOB))
    say(s, "1 pass", "0 pass")
    assert kinds(s, OPEN) == ["church_plus_two"]
    assert set(dice(s).values()) == {3}
    assert s.active == JAMES
    assert question(s) == "Bid"


def test_b4_buying_gold_with_cards() -> None:
    """B4: BI-6.12, BI-7.6, BI-7.7."""
    hands = {
        BOB: ["pigments_a", "pigments_b", "pigments_c", "pigments_d"],
        JAMES: ["pigments_e", "pigments_f", "pigments_g", "pigments_h"],
        STEVE: ["monks_a", "gold_1_01", "manuscripts_c", "holy_books_d"],
    }
    s = table(hands=hands, block="gold_3_05", known={"gold_1_01": [BOB]})
    ask(s, Open(BOB))
    say(s, "1 pass", "2 bid:3", "0 pass")
    for word in ("discard:gold_1", "discard:manuscripts_c", "discard:holy_books_d"):
        assert question(s) == "Discard"
        assert "gold_3" not in hand(s, STEVE)
        say(s, f"2 {word}")
    assert question(s) == ""
    assert hand(s, STEVE) == ["gold_3", "monks_a"]
    assert kinds(s, CLOSED) == ["gold_1", "holy_books_d", "manuscripts_c"]
    for seat in (BOB, JAMES):
        assert look(s, seat)["closed"] == ["", "", ""]
        assert knows(s, seat, STEVE) == ["gold_3"]


def test_b5_legal_payments_in_gold() -> None:
    """B5: BI-7.2, BI-7.4."""
    s = table(hands={BOB: ["gold_1_01", "gold_1_02", "gold_2_01", "gold_3_01"]}, block="pigments_i")
    s.bid = 4
    ask(s, Pay(BOB))
    assert set(legal(s)) == {"refuse", "pay:2-1-0", "pay:1-0-1", "pay:0-1-1"}


def test_b6_standard_penalty() -> None:
    """B6: BI-8.1, BI-8.2, BI-8.3, BI-8.4, BI-8.5, BI-8.6, BI-8.7."""
    james = ["gold_2_01", "monks_a", "monks_b", "pigments_a", "pigments_b"]
    hands = {BOB: ["holy_books_a", "holy_books_b"], JAMES: james, STEVE: ["gold_1_01", "holy_books_c"]}
    s = table(hands=hands, lots=["monks_i", "monks_h"])
    ask(s, Lot(BOB))
    say(s, "1 bid:3", "2 pass", "0 pass")
    assert legal(s) == ["refuse"]
    say(s, "1 refuse")
    assert [len(hand(s, seat)) for seat in (BOB, JAMES, STEVE)] == [3, 3, 3]
    assert [figures[:2] for figures in told(s, "robs-of")] == [(STEVE, JAMES), (BOB, JAMES)]
    assert s.bid == 0
    say(s, "2 bid:1", "0 pass", "2 pay:1-0-0")
    assert "monks_i" in hand(s, STEVE)
    assert s.active == JAMES


def test_b7_medieval_bluff() -> None:
    """B7: BI-8.11."""
    james = ["gold_2_01", "monks_a", "monks_b", "pigments_a", "pigments_b"]
    hands = {BOB: ["holy_books_a", "holy_books_b"], JAMES: james, STEVE: ["gold_1_01", "holy_books_c"]}
    s = table(hands=hands, lots=["monks_i", "monks_h"], options={"penalty": "medieval_bluff"})
    ask(s, Lot(BOB))
    say(s, "1 bid:3", "2 pass", "0 pass", "1 refuse")
    assert len(hand(s, JAMES)) == 4
    assert hand(s, BOB) == ["holy_books_a", "holy_books_b"]
    assert hand(s, STEVE) == ["gold_1", "holy_books_c"]
    assert look(s, BOB)["closed"] == [""]
    say(s, "2 bid:1", "0 pass", "2 pay:1-0-0")
    assert hand(s, STEVE) == ["holy_books_c", "monks_i"]
    assert s.active == JAMES


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("church_plus_two", ["decline"]),
        ("church_plus_one", ["raise:forbidden_tomes", "decline"]),
        (
            "church_minus_two",
            [f"lower:{a}+{b}" for i, a in enumerate(CATEGORIES) for b in CATEGORIES[i + 1 :]] + ["decline"],
        ),
    ],
)
def test_b8_dice_at_the_limit(kind: str, words: list[str]) -> None:
    """B8: BI-5.15, BI-5.16."""
    s = table(dice={"monks": 6, "pigments": 6, "holy_books": 6, "manuscripts": 6, "forbidden_tomes": 5})
    step = TurnDice(BOB, GAME.words.named[f"take:{kind}"].arg)
    assert [o.word for o in step.options(s)] == words


def test_b9_an_empty_category() -> None:
    """B9: BI-9.9."""
    s = table(hands={BOB: ["gold_3_01"], JAMES: ["monks_a"]}, dice={"manuscripts": 6})
    assert winner(s, CATEGORIES.index("manuscripts")) == NOBODY
    assert GAME.scores(s) == [0, 3, 0]


@pytest.mark.parametrize(("options", "ranks"), [({}, [2, 1]), (TOTALS_ONLY, [2, 1]), (WITH_LETTERS, [1, 2])])
def test_b10_final_tie(options: dict[str, str], ranks: list[int]) -> None:
    """B10: BI-10.2, BI-10.3, BI-10.5, BI-14.2."""
    s = table(
        2,
        hands={
            0: ["monks_a", "monks_e", "holy_books_h", "gold_2_01", "gold_2_02"],
            1: ["monks_b", "monks_f", "pigments_h", "manuscripts_h", "gold_3_01", "gold_1_01"],
        },
        dice={"monks": 3, "pigments": 2, "holy_books": 4, "manuscripts": 5, "forbidden_tomes": 3},
        options=options,
    )
    assert GAME.scores(s) == [7, 7]
    assert GAME.ranks(s) == ranks
