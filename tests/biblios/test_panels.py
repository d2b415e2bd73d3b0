"""What stands beside the board of Biblios: a stepper, what one knows, and what each answer would mean."""

from __future__ import annotations

import pytest

from biblios.table import ask, look, random_game, table
from mizban.games.biblios import GAME
from mizban.games.biblios.face.answers import payment
from mizban.games.biblios.face.names import several, thing
from mizban.games.biblios.face.panels import forget
from mizban.games.biblios.rules.auctions import Bid, Discard, Pay
from mizban.games.biblios.rules.cards import GOLDS, KINDS
from mizban.games.biblios.rules.gifts import Place, Take, TurnDice
from mizban.games.biblios.rules.state import DRAWN, MOST, Biblios
from mizban.render.panels import Facts, Stepper

HANDS = {0: ["gold_1_01", "gold_2_01", "gold_2_02", "monks_a", "monks_e"], 1: ["gold_3_01"], 2: []}


def remark(s: Biblios, word: str, lang: str = "en") -> str:
    """What is said about an answer to the open question."""
    option = GAME.option(s, word)
    return GAME.remark(look(s, s.asked), option, lang, ["Bob", "James", "Steve"])


def bidding(block: str) -> Biblios:
    s = table(3, hands=HANDS, block=block)
    return ask(s, Bid(0))


def test_bids_have_a_stepper_for_the_one_who_bids_only() -> None:
    s = bidding("pigments_b")
    s.bid, s.bidder = 2, 1
    s.ask_again()
    assert GAME.panels(look(s, 0))[0] == Stepper("bid", "bid:3")
    assert not [panel for panel in GAME.panels(look(s, 1)) if isinstance(panel, Stepper)]


def test_a_bid_says_how_it_could_be_paid() -> None:
    """BI-6.9, BI-7.3"""
    s = bidding("pigments_b")
    assert remark(s, "bid:4") == "paid with 2 + 2, nothing lost"
    assert remark(s, "bid:3") == "paid with 1 + 2, nothing lost"
    assert remark(s, "bid:6") == "a bluff: you hold 5 Gold"
    assert remark(s, "bid:4", "fa") == "با ۲ + ۲ پرداخت می‌شود، بدون اضافه‌پرداخت"
    s = ask(table(3, hands={**HANDS, 0: ["gold_3_01", "gold_3_02"], 1: []}, block="pigments_b"), Bid(0))
    assert remark(s, "bid:4") == "paid with 3 + 3, 2 Gold lost"


def test_a_bid_of_cards_says_what_is_left() -> None:
    """BI-6.12, BI-7.6"""
    s = bidding("gold_3_02")
    assert remark(s, "bid:2") == "you keep 3 cards"
    assert remark(s, "bid:4") == "you keep 1 card"


def test_a_bluff_and_a_refusal_are_risky() -> None:
    """BI-6.9, BI-7.9"""

    def risky(s: Biblios) -> list[str]:
        return [o.word for o in s.legal if GAME.risky(look(s, s.asked), o)]

    s = bidding("pigments_b")
    assert risky(s) == [o.word for o in s.legal if o.word not in ("pass", *(f"bid:{n}" for n in range(1, 6)))]
    assert not [word for word in risky(bidding("gold_3_02")) if int(word[4:]) <= 5]
    s = table(3, hands=HANDS, block="pigments_b")
    s.bid, s.bidder = 2, 0
    assert risky(ask(s, Pay(0))) == ["refuse"]


@pytest.mark.parametrize("church", ["church_plus_one", "church_minus_two"])
def test_declining_comes_last(church: str) -> None:
    """BI-5.13"""
    s = ask(table(3, hands=HANDS), TurnDice(0, KINDS.index(church)))
    assert [o.word for o in s.legal if GAME.late(look(s, 0), o)] == ["decline"]


@pytest.mark.parametrize("purse", [(3, 2, 1), (0, 5, 0), (11, 0, 4), (1, 1, 1), (0, 0, 0)])
def test_the_payment_that_is_named_is_legal_and_none_loses_less(purse: tuple[int, int, int]) -> None:
    """BI-7.2 to BI-7.4"""
    golds = [f"{gold}_{i + 1:02}" for gold, n in zip(GOLDS, purse, strict=True) for i in range(n)]
    for bid in range(1, 20):
        s = table(2, hands={0: golds, 1: []}, block="monks_a")
        s.bid, s.bidder = bid, 0
        ask(s, Pay(0))
        legal = {o.arg: worth(o.arg) - bid for o in s.legal if o.verb == "pay"}
        coins, lost = payment(*purse, bid)
        if legal:
            assert legal[coins] == lost == min(legal.values())
        else:
            assert not coins


def worth(arg: int) -> int:
    return arg % MOST + arg // MOST % MOST * 2 + arg // MOST // MOST * 3


def test_paying_says_what_is_lost_and_left() -> None:
    """BI-7.3"""
    s = table(3, hands=HANDS, block="pigments_b")
    s.bid, s.bidder = 3, 0
    ask(s, Pay(0))
    assert remark(s, "pay:1-1-0") == "nothing lost; you keep 2 Gold"
    assert remark(s, "pay:0-2-0") == "1 Gold lost; you keep 1 Gold"


def test_cards_say_what_the_hand_is_worth_without_them_or_with_them() -> None:
    s = table(3, hands=HANDS, block="gold_3_02")
    s.bid, s.bidder = 1, 0
    ask(s, Discard(0, 1))
    assert remark(s, "discard:monks_e") == "your Monks then count 2"
    assert remark(s, "discard:gold_2") == "you then hold 3 Gold"
    s = ask(table(3, hands=HANDS, public=["monks_h", "church_plus_one_1"]), Take(0))
    assert remark(s, "take:monks_h") == "your Monks then count 9"
    assert remark(s, "take:church_plus_one") == "it is played at once"


def test_places_say_who_comes_next() -> None:
    """BI-4.9, BI-11.4"""
    s = table(3, hands=HANDS)
    s.card = KINDS.index("pigments_b")
    s.where[s.card], s.seen[s.card] = DRAWN, 1
    ask(s, Place(0, 1, 2, 1))
    assert remark(s, "place:keep") == "face down, into your hand"
    assert remark(s, "place:public") == "James chooses first"
    assert remark(s, "place:auction") == "only you know which card it is"


def test_dice_say_where_they_go() -> None:
    """BI-5.10"""
    s = ask(table(3, hands=HANDS, dice={"monks": 4}), TurnDice(0, KINDS.index("church_plus_two")))
    assert remark(s, "raise:monks+pigments") == "then Monks 5 and Pigments 4"
    assert remark(s, "decline") == ""


def test_facts_are_what_the_view_knows_and_nothing_more() -> None:
    """BI-11.1, BI-11.11"""
    for s in random_game(3, 5):
        for viewer in range(4):
            v = look(s, viewer)
            facts = [panel for panel in GAME.panels(v) if isinstance(panel, Facts)]
            told = {line[0].split(" ")[0]: line for panel in facts for line in panel.lines}
            over = v["phase"] == "over"
            assert ("fact-pile" in told) == (any(v["pile"]) and not over)
            assert ("fact-open" in told) == (any(v["open"]) and not over)
            assert all(GAME.texts(lang).words(line) for line in told.values() for lang in ("en", "fa"))


def test_who_remembers_alone_is_shown_as_many_cards_but_not_those_seen_before() -> None:
    """BI-11.11"""
    seen = 0
    for s in random_game(3, 5):
        v = look(s, 1)
        left = forget(v)
        if v["phase"] == "over":
            assert left == v
            continue
        seen += any(any(hand) for seat, hand in enumerate(v["hands"]) if seat != 1)
        assert [*map(len, left["hands"])] == [*map(len, v["hands"])]
        assert len(left["pile"]) == len(v["pile"])
        assert left["hands"][1] == v["hands"][1]
        assert not any(any(hand) for seat, hand in enumerate(left["hands"]) if seat != 1)
        assert not any((*left["pile"], *left["closed"], *left["met"]))
        changed = {name for name in v if v[name] != left[name]}  # type: ignore[literal-required]
        assert changed <= {"hands", "pile", "closed", "met"}
    assert seen > 10


def test_alike_cards_are_counted() -> None:
    assert thing("cards", several(["gold_2", "", "monks_a", "gold_2"]), "en") == ["Monk 2 (A)", "2 × Gold 2"]
    assert thing("coins", 1 + 2 * MOST, "en") == "1 + 2 + 2"
    assert thing("coins", 5 + MOST, "fa") == "۵ × ۱ + ۲"
