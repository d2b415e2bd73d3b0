"""BI-11 Who knows what: views, news, and positions dealt anew; BI-15.8 and BI-15.9 questions that keep a secret."""

from __future__ import annotations

from collections import Counter

import pytest

from biblios.table import (
    BOB,
    JAMES,
    NUMBER,
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
    who_knows,
    worlds,
)
from mizban.core.plain import plain
from mizban.core.state import EVERYBODY
from mizban.games.biblios import GAME
from mizban.games.biblios.rules.auctions import Auctions, Discard, Lot, Open, Pay, Penalty
from mizban.games.biblios.rules.cards import KINDS
from mizban.games.biblios.rules.gifts import Gift, Take
from mizban.games.biblios.rules.state import BLOCK, BOX, CLOSED, DECK, DRAWN, MOST, OPEN, OUT, PILE, PUBLIC, Biblios

SIZES = [2, 3, 4]
BLUFF = {"penalty": "medieval_bluff"}
ALL = [BOB, JAMES, STEVE, 3]  # all viewers of a table of three; the last is the public


def owing(bid: int, cards: list[str], block: str, known: dict[str, list[int]] | None = None) -> Biblios:
    """Bob has won a card and is asked to pay."""
    s = table(hands={BOB: cards}, block=block, known=known)
    s.bid, s.bidder = bid, BOB
    return ask(s, Discard(BOB, bid) if block.startswith("gold") else Pay(BOB))


# What everybody sees.


@pytest.mark.parametrize("seats", SIZES)
def test_what_is_public_is_shown_to_every_viewer(seats: int) -> None:
    """BI-11.1"""
    for s in random_game(seats, seed=14):
        for viewer in range(seats + 1):
            view = look(s, viewer)
            assert view["dice"] == list(s.dice)
            assert sorted(view["public"]) == kinds(s, PUBLIC)
            assert view["block"] == kinds(s, BLOCK)
            assert (view["bid"], view["bidder"], view["active"], view["asked"]) == (s.bid, s.bidder, s.active, s.asked)
            assert view["barred"] == [bool(s.barred >> seat & 1) for seat in range(seats)]
            assert [len(cards) for cards in view["hands"]] == [len(hand(s, seat)) for seat in range(seats)]
            assert view["deck"] == len(numbers(s, PILE if s.phase else DECK))
            assert (len(view["pile"]), view["box"]) == (len(numbers(s, PILE)), len(numbers(s, BOX)))
            assert sorted(view["out"]) == kinds(s, OUT)
            assert sorted(view["open"]) == kinds(s, OPEN)
            assert len(view["closed"]) == len(numbers(s, CLOSED))


def test_bids_and_passes_are_public() -> None:
    """BI-11.1"""
    s = table(hands={BOB: ["monks_a"], JAMES: ["monks_b"], STEVE: ["monks_c"]}, block="monks_i")
    say(ask(s, Open(BOB)), "1 bid:2", "2 pass")
    for viewer in ALL:
        view = look(s, viewer)
        assert (view["bid"], view["bidder"], view["passed"]) == (2, JAMES, [False, False, True])
    assert [(seats, text.split(" ")[0]) for seats, text, _ in s.news or []] == [
        (EVERYBODY, "bids-gold"),
        (EVERYBODY, "passes"),
    ]


@pytest.mark.parametrize("seats", SIZES)
@pytest.mark.parametrize("options", [{}, BLUFF], ids=["standard", "medieval_bluff"])
def test_all_news_are_for_everybody_but_those_of_hidden_cards(seats: int, options: dict[str, str]) -> None:
    """BI-11.1, BI-11.3, BI-11.8, BI-8.12"""
    *_, s = random_game(seats, 2, options)
    private = {"draws", "robs-of", "robs", "you-lose"}
    found = {text.split(" ")[0] for seats_told, text, _ in s.news or [] if seats_told != EVERYBODY}
    assert found == private - ({"robs-of", "robs"} if options else {"you-lose"})
    texts = {text.split(" ")[0] for _, text, _ in s.news or []}
    assert {"gift-turn", "keeps", "shows", "sets-aside", "takes", "plays-church", "turns", "auctions-begin"} <= texts
    assert {"turns-up", "bids-gold", "bids-cards", "passes", "wins-for-gold", "wins-for-cards", "unsold"} <= texts
    assert {"pays", "discards", "refuses", "game-ends"} <= texts


@pytest.mark.parametrize("seats", SIZES)
def test_a_player_sees_the_whole_of_his_own_hand_always(seats: int) -> None:
    """BI-11.2"""
    for s in random_game(seats, seed=15):
        for seat in range(seats):
            assert sorted(look(s, seat)["hands"][seat]) == hand(s, seat)


def test_a_player_does_not_see_the_hands_of_others() -> None:
    """BI-11.2"""
    s = table(hands={BOB: ["monks_a", "gold_1_01"], JAMES: ["monks_b"], STEVE: []})
    assert look(s, JAMES)["hands"] == [["", ""], ["monks_b"], []]
    assert look(s, 3)["hands"] == [["", ""], [""], []]


@pytest.mark.parametrize("seats", SIZES)
def test_nobody_looks_from_a_seat_that_is_not_there(seats: int) -> None:
    """BI-11.2 Each seat sees its own, the public sees what all see; there is nobody else."""
    s = GAME.new(seats, 1)
    for viewer in range(seats + 1):
        assert look(s, viewer)["viewer"] == viewer
        assert look(worlds(s, viewer, 1)[0], viewer) == look(s, viewer)
    for viewer in (-1, seats + 1):
        with pytest.raises(ValueError, match="no such seat"):
            look(s, viewer)
        with pytest.raises(ValueError, match="no such seat"):
            worlds(s, viewer, 1)


def test_who_is_asked_alone_sees_what_may_be_answered() -> None:
    """BI-11.1, BI-11.2 That a seat is asked is public; its answers may tell of its hand."""
    s = owing(2, ["gold_2_01", "monks_a"], "monks_i")
    assert [look(s, viewer)["legal"] for viewer in ALL] == [["refuse", "pay:0-1-0"], [], [], []]
    assert [(look(s, viewer)["asked"], look(s, viewer)["question"]) for viewer in ALL] == [(BOB, "Pay")] * 4


# The Gift phase.


def test_all_see_which_places_are_still_free() -> None:
    """BI-11.3 Where a card goes is public, and so is what is left for the next."""
    s = ask(table(deck=["monks_a", "monks_b", "monks_c", "monks_d"]), Gift(BOB))
    for word, room in (("place:public", [1, 2, 1]), ("place:auction", [1, 1, 1]), ("place:public", [1, 1, 0])):
        assert [look(s, viewer)["room"] for viewer in ALL] == [room] * 4
        say(s, word)
    assert (question(s), look(s, STEVE)["room"]) == ("Take", [0, 0, 0])


def test_all_see_which_church_card_is_played() -> None:
    """BI-11.5, BI-11.6"""
    s = ask(table(public=["church_plus_two_2", "monks_a"]), Take(JAMES))
    assert [look(s, viewer)["church"] for viewer in ALL] == [""] * 4
    say(s, "1 take:church_plus_two")
    assert [look(s, viewer)["church"] for viewer in ALL] == ["church_plus_two"] * 4


def test_the_drawn_card_is_known_to_the_active_player_only() -> None:
    """BI-11.3"""
    s = ask(table(deck=["monks_a", "monks_b", "monks_c", "monks_d"]), Gift(BOB))
    assert [look(s, viewer)["drawn"] for viewer in ALL] == [["monks_a"], [""], [""], [""]]
    assert [seats for seats, text, _ in s.news or [] if text.startswith("draws")] == [1 << BOB]


@pytest.mark.parametrize(("word", "text"), [("place:keep", "keeps"), ("place:auction", "sets-aside")])
def test_where_a_card_goes_is_public_and_what_it_is_is_not(word: str, text: str) -> None:
    """BI-11.3, BI-11.4, BI-11.5"""
    s = say(ask(table(deck=["monks_a", "monks_b", "monks_c", "monks_d"]), Gift(BOB)), word)
    assert [(seats, figures) for seats, name, figures in s.news or [] if name.split(" ")[0] == text] == [
        (EVERYBODY, (BOB,))
    ]
    assert who_knows(s, "monks_a") == [BOB]


def test_a_public_card_is_known_to_all() -> None:
    """BI-11.3"""
    s = say(ask(table(deck=["monks_a", "monks_b", "monks_c", "monks_d"]), Gift(BOB)), "place:public")
    assert [look(s, viewer)["public"] for viewer in ALL] == [["monks_a"]] * 4
    assert who_knows(s, "monks_a") == ALL


def test_only_its_giver_knows_a_card_of_the_auction_pile() -> None:
    """BI-11.4"""
    s = say(ask(table(deck=["monks_a", "monks_b", "monks_c", "monks_d"]), Gift(BOB)), "place:auction")
    assert [look(s, viewer)["pile"] for viewer in ALL] == [["monks_a"], [""], [""], [""]]


def test_a_kept_card_is_known_to_its_owner_only() -> None:
    """BI-11.5"""
    s = say(ask(table(deck=["monks_a", "monks_b", "monks_c", "monks_d"]), Gift(BOB)), "place:keep")
    assert [look(s, viewer)["hands"][BOB] for viewer in ALL] == [["monks_a"], [""], [""], [""]]


def test_a_kept_church_card_is_shown_when_it_is_played() -> None:
    """BI-11.5"""
    s = say(ask(table(deck=["church_plus_one_2", "monks_b", "monks_c", "monks_d"]), Gift(BOB)), "place:keep")
    assert [look(s, viewer)["open"] for viewer in ALL] == [["church_plus_one"]] * 4


def test_a_card_taken_from_the_public_space_is_known_to_all() -> None:
    """BI-11.6"""
    s = say(ask(table(hands={JAMES: ["monks_b"]}, public=["monks_a", "gold_1_01"]), Take(JAMES)), "take:monks_a")
    assert [look(s, viewer)["hands"][JAMES] for viewer in (BOB, STEVE, 3)] == [["monks_a", ""]] * 3


@pytest.mark.parametrize("seats", SIZES)
def test_in_the_gift_phase_one_knows_of_others_just_what_they_took(seats: int) -> None:
    """BI-11.5, BI-11.6"""
    for s in random_game(seats, seed=16):
        if s.phase:
            break
        for seat in range(seats):
            took = sorted(KINDS[kind] for taker, kind in told(s, "takes") if taker == seat)
            openly = [kind for kind in took if not kind.startswith("church")]
            for viewer in range(seats + 1):
                if viewer != seat:
                    assert knows(s, viewer, seat) == openly


# The Auction phase.


def test_nobody_knows_the_order_of_the_auction_deck() -> None:
    """BI-6.1, BI-11.4 Not even of the cards a player gave himself."""
    pile = ["monks_a", "monks_b", "monks_c", "gold_1_01"]
    s = table(pile=pile, hands={BOB: ["monks_d"]}, known={name: [BOB] for name in pile})
    ask(s, Auctions(BOB))
    assert len({tuple(world.deck) for world in worlds(s, BOB)}) == 6
    assert {tuple(sorted(world.deck)) for world in worlds(s, BOB)} == {tuple(sorted(s.deck))}
    assert all(look(world, BOB) == look(s, BOB) for world in worlds(s, BOB))


def test_a_card_won_at_auction_is_known_to_all() -> None:
    """BI-11.6"""
    s = say(owing(1, ["gold_1_01", "monks_b"], "monks_a"), "pay:1-0-0")
    assert [look(s, viewer)["hands"][BOB] for viewer in (JAMES, STEVE, 3)] == [["monks_a", ""]] * 3
    s = say(owing(1, ["gold_1_01", "monks_b"], "gold_3_01"), "discard:gold_1")
    assert [look(s, viewer)["hands"][BOB] for viewer in (JAMES, STEVE, 3)] == [["gold_3", ""]] * 3


def test_its_giver_knows_a_card_of_the_pile_until_it_turns_up() -> None:
    """BI-11.4 Cards with a letter are each one of a kind."""
    s = table(lots=["monks_b", "monks_a"], hands={JAMES: ["monks_i"]}, known={"monks_a": [BOB]})
    ask(s, Lot(BOB))
    assert look(s, BOB)["pile"] == ["monks_a"]
    assert look(s, JAMES)["pile"] == [""]
    say(s, "1 pass")
    assert look(s, BOB)["block"] == ["monks_a"]


@pytest.mark.parametrize(("mine", "other"), [("gold_2_03", "gold_2_07"), ("gold_2_07", "gold_2_03")])
def test_a_card_like_ones_own_that_turns_up_may_be_ones_own(mine: str, other: str) -> None:
    """BI-1.10, BI-11.4 Bob gave a Gold 2 to the pile, and so did Steve: when one turns up, both have seen theirs."""
    s = table(lots=[other, mine], hands={JAMES: ["monks_i"]}, known={mine: [BOB], other: [STEVE]})
    assert look(s, BOB)["pile"] == ["gold_2", ""]
    ask(s, Lot(BOB))
    assert [look(s, viewer)["pile"] for viewer in ALL] == [[""]] * 4


def test_of_two_own_cards_in_the_pile_one_is_left_when_one_turns_up() -> None:
    """BI-1.10, BI-11.4"""
    s = table(
        lots=["gold_2_03", "gold_2_04", "gold_2_05", "gold_3_01"],
        hands={JAMES: ["monks_i"]},
        known={"gold_2_04": [BOB], "gold_2_05": [BOB], "gold_3_01": [BOB]},
    )
    ask(s, Lot(BOB))
    assert look(s, BOB)["pile"] == ["gold_2", "gold_3", ""]


def test_like_church_cards_in_the_pile_cannot_be_told_apart_either() -> None:
    """BI-1.10, BI-11.4"""
    s = table(
        lots=["church_plus_one_1", "church_plus_one_2", "church_minus_one_1"],
        hands={JAMES: ["monks_i"]},
        known={"church_plus_one_2": [BOB], "church_minus_one_1": [BOB]},
    )
    ask(s, Lot(BOB))
    assert look(s, BOB)["pile"] == ["church_minus_one", ""]


@pytest.mark.parametrize(("kept", "taken"), [("gold_2_01", "gold_2_02"), ("gold_2_02", "gold_2_01")])
def test_a_gold_card_paid_may_be_the_one_that_was_known(kept: str, taken: str) -> None:
    """BI-1.10, BI-7.5, BI-11.6 All know of one Gold 2 in Bob's hand; he pays a Gold 2: now they know of none."""
    s = owing(2, [kept, taken, "gold_3_01"], "monks_a", known={taken: ALL, "gold_3_01": [STEVE]})
    assert knows(s, JAMES, BOB) == ["gold_2"]
    say(s, "pay:0-1-0")
    assert hand(s, BOB) == ["gold_2", "gold_3", "monks_a"]
    assert knows(s, JAMES, BOB) == ["monks_a"]
    assert knows(s, STEVE, BOB) == ["gold_3", "monks_a"]


def test_of_two_gold_cards_known_one_is_left_when_one_is_paid() -> None:
    """BI-1.10, BI-11.6"""
    s = owing(2, ["gold_2_01", "gold_2_02", "gold_2_03"], "monks_a", known={"gold_2_02": ALL, "gold_2_03": [STEVE]})
    say(s, "pay:0-1-0")
    assert [knows(s, viewer, BOB) for viewer in (JAMES, STEVE)] == [["monks_a"], ["gold_2", "monks_a"]]


def test_after_a_face_down_payment_the_others_know_of_no_card_that_was_there() -> None:
    """BI-7.7, BI-11.7, BI-11.11 What they had seen, they remember, but not where it is."""
    cards = ["monks_a", "pigments_b", "gold_1_01", "gold_2_01", "holy_books_c"]
    known = {"monks_a": ALL, "gold_1_01": ALL, "pigments_b": [STEVE]}
    s = say(owing(2, cards, "gold_3_01", known=known), "discard:holy_books_c", "discard:gold_2")
    assert look(s, JAMES)["hands"][BOB] == ["gold_3", "", "", ""]
    assert not any(s.met[card] for card in range(NUMBER["gold_1_01"], len(s.met)))
    assert [look(s, viewer)["met"] for viewer in ALL] == [[], ["monks_a"], ["monks_a", "pigments_b"], ["monks_a"]]
    assert [look(s, viewer)["closed"] for viewer in ALL] == [["holy_books_c", "gold_2"], ["", ""], ["", ""], ["", ""]]


def test_a_face_down_payment_looks_the_same_whatever_is_paid() -> None:
    """BI-7.7, BI-11.7, BI-11.11"""
    cards = ["monks_a", "pigments_b", "gold_1_01", "gold_2_01"]
    known = {"monks_a": ALL, "gold_1_01": ALL}
    payments = [("monks_a", "gold_1"), ("pigments_b", "gold_2"), ("monks_a", "pigments_b"), ("gold_1", "gold_2")]
    for viewer in (JAMES, STEVE, 3):
        views = []
        for one, other in payments:
            s = owing(2, cards, "gold_3_01", known=known)
            say(s, f"discard:{one}")
            views.append([look(s, viewer)])
            say(s, f"discard:{other}")
            views[-1].append(look(s, viewer))
        assert all(view == views[0] for view in views)


def test_cards_paid_face_down_are_known_to_the_payer() -> None:
    """BI-11.7"""
    s = say(owing(2, ["monks_a", "monks_b", "gold_1_01"], "gold_3_01"), "discard:monks_b", "discard:gold_1")
    assert look(s, BOB)["closed"] == ["monks_b", "gold_1"]
    assert all(sorted(look(world, BOB)["closed"]) == ["gold_1", "monks_b"] for world in worlds(s, BOB))


def test_a_stolen_card_is_known_to_taker_and_former_owner_only() -> None:
    """BI-8.4, BI-11.8 Also when all knew of it before."""
    s = table(2, hands={JAMES: ["monks_a"]}, block="monks_i", known={"monks_a": [0, 1, 2]})
    ask(s, Penalty(JAMES))
    assert who_knows(s, "monks_a") == [0, 1]
    assert look(s, 2)["hands"] == [[""], []]
    assert look(s, 2)["met"] == ["monks_a"]
    for seed in range(10):
        hands = {JAMES: ["monks_a", "monks_b", "monks_c"]}
        s = table(hands=hands, block="monks_i", known={"monks_a": ALL, "monks_b": ALL}, seed=seed)
        ask(s, Penalty(JAMES))
        for thief, other in ((STEVE, BOB), (BOB, STEVE)):
            (card,) = hand(s, thief)
            assert knows(s, JAMES, thief) == knows(s, thief, thief) == [card]
            assert knows(s, other, thief) == knows(s, 3, thief) == []
        (left,) = hand(s, JAMES)
        assert who_knows(s, left) == [JAMES]
        assert look(s, 3)["met"] == ["monks_a", "monks_b"]


@pytest.mark.parametrize("options", [{}, BLUFF])
def test_a_penalty_looks_the_same_to_those_apart_whatever_is_lost(options: dict[str, str]) -> None:
    """BI-8.4, BI-8.12, BI-11.8, BI-11.11"""
    cards = ["monks_a", "pigments_b", "gold_1_01", "gold_2_01"]
    lost, views = set[str](), []
    for seed in range(20):
        s = table(
            2,
            {JAMES: cards},
            block="monks_i",
            known={"monks_a": [0, 2], "gold_1_01": [0, 2]},
            seed=seed,
            options=options,
        )
        ask(s, Penalty(JAMES))
        lost.update(kinds(s, CLOSED if options else BOB))
        views.append([look(s, viewer) for viewer in ((BOB, 2) if options else (2,))])
    assert len(lost) == 4
    assert all(view == views[0] for view in views)


def test_a_thief_still_knows_the_cards_that_stay() -> None:
    """BI-11.8 He knows which card is gone."""
    for seed in range(10):
        cards = ["monks_a", "monks_b", "monks_c"]
        s = table(2, {JAMES: cards}, block="monks_i", known={"monks_a": [BOB], "monks_b": [BOB]}, seed=seed)
        ask(s, Penalty(JAMES))
        known = [card for card in ("monks_a", "monks_b") if card in hand(s, JAMES)]
        assert knows(s, BOB, JAMES) == known


@pytest.mark.parametrize("known", ["gold_2_01", "gold_2_02"])
def test_a_stolen_gold_card_may_be_the_one_the_thief_knew_of(known: str) -> None:
    """BI-1.10, BI-11.8"""
    for seed in range(6):
        s = table(2, {JAMES: ["gold_2_01", "gold_2_02"]}, block="monks_i", known={known: [BOB]}, seed=seed)
        ask(s, Penalty(JAMES))
        assert knows(s, BOB, BOB) == ["gold_2"]
        assert knows(s, BOB, JAMES) == []


def test_the_cards_taken_out_at_random_are_known_to_nobody() -> None:
    """BI-11.9"""
    s = GAME.new(3, 1)
    assert not any(s.seen[card] for card in numbers(s, BOX))
    boxes = {tuple(numbers(world, BOX)) for world in worlds(s, BOB)}
    assert len(boxes) == 40
    assert [look(s, viewer)["box"] for viewer in ALL] == [12] * 4


def test_the_gold_taken_out_by_rule_is_known_to_all() -> None:
    """BI-11.1"""
    s = GAME.new(2, 1)
    assert [look(s, viewer)["out"] for viewer in range(3)] == [
        ["gold_1", "gold_1", "gold_2", "gold_2", "gold_3", "gold_3"]
    ] * 3


@pytest.mark.parametrize("seats", SIZES)
def test_at_the_end_hands_are_shown_and_nothing_else(seats: int) -> None:
    """BI-9.2, BI-11.10, BI-3.6, BI-7.7"""
    closed = 0
    for seed in range(6):
        *_, s = random_game(seats, seed)
        for viewer in range(seats + 1):
            assert [sorted(cards) for cards in look(s, viewer)["hands"]] == [hand(s, seat) for seat in range(seats)]
        assert not any(look(s, seats)["closed"])
        closed += len(numbers(s, CLOSED))
        assert all(bin(s.seen[card]).count("1") == 1 for card in numbers(s, CLOSED))
        assert not any(s.seen[card] for card in numbers(s, BOX))
    assert closed


@pytest.mark.parametrize("viewer", range(4))
def test_at_the_end_everybody_sees_who_has_won_what(viewer: int) -> None:
    """BI-9.2, BI-11.10 The hands tell it: the winner of each die, the points, the places and what broke the tie."""
    hands = {BOB: ["monks_a", "gold_1_01"], JAMES: ["pigments_a", "gold_3_01"], STEVE: ["gold_2_01"]}
    s = ask(table(hands=hands, lots=["monks_i"], dice={"holy_books": 6}), Lot(BOB))
    view = look(s, viewer)
    assert (view["won"], view["points"], view["ranks"], view["decided"]) == ([], [], [], "")
    say(s, "1 pass", "2 pass", "0 pass")
    view = look(s, viewer)
    assert view["won"] == [BOB, JAMES, -1, -1, -1]
    assert (view["points"], view["ranks"], view["decided"]) == ([3, 3, 0], [2, 1, 3], "gold")
    assert (view["asked"], view["question"], view["legal"]) == (-1, "", [])


def test_a_card_that_left_a_hand_face_down_is_not_followed() -> None:
    """BI-11.11 Steve saw Bob take a Monk; James steals it and later pays with it: Steve is told neither."""
    s = table(hands={BOB: ["monks_a"], JAMES: ["monks_b"]}, block="gold_1_01", known={"monks_a": ALL}, active=STEVE)
    ask(s, Penalty(BOB))
    assert hand(s, JAMES) == ["monks_a", "monks_b"]  # the only card of Bob's hand; Steve gets nothing
    assert (look(s, STEVE)["hands"][JAMES], look(s, STEVE)["met"]) == (["", ""], ["monks_a"])
    assert knows(s, BOB, JAMES) == ["monks_a"]
    say(s, "1 bid:1", "1 discard:monks_a")
    assert (look(s, STEVE)["hands"][JAMES], look(s, STEVE)["closed"]) == (["gold_1", ""], [""])
    assert look(s, STEVE)["met"] == look(s, BOB)["met"] == ["monks_a"]
    assert knows(s, BOB, JAMES) == ["gold_1"]


def test_who_never_saw_a_card_does_not_remember_it() -> None:
    """BI-11.11"""
    s = say(owing(1, ["monks_a", "monks_b"], "gold_3_01", known={"monks_a": [STEVE]}), "discard:monks_b")
    assert [look(s, viewer)["met"] for viewer in ALL] == [[], [], ["monks_a"], []]


class Notes:
    """What one viewer can write down from the news it is told and from its own hand: which kinds lie where."""

    def __init__(self, viewer: int, seats: int) -> None:
        self.viewer = viewer
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.pile: Counter[str] = Counter()
        self.met: set[str] = set()
        self.drew = self.block = ""

    def read(self, text: str, figures: tuple[int, ...]) -> None:
        name, *names = text.split(" ")
        values = dict(zip(names, figures, strict=True))
        seat = values.get("seat", -1)
        kind = KINDS[values["card"]] if "card" in values else ""
        if name == "draws":
            self.drew = kind
        elif name == "sets-aside" and seat == self.viewer:
            self.pile[self.drew] += 1
        elif name == "takes":
            self.came(seat, kind)
        elif name == "turns-up":
            self.block = kind
            self.gone(self.pile, kind)
        elif name == "pays":
            for value in range(3):
                for _ in range(values["gold"] // MOST**value % MOST):
                    self.gone(self.hands[seat], f"gold_{value + 1}")
            self.came(seat, self.block)
        elif name == "discards":
            self.lost(seat)
            self.came(seat, self.block)
        elif name in ("robs", "loses-one"):
            self.lost(values.get("other", seat))
        elif name == "robs-of":
            self.gone(self.hands[values["other"]], kind)
            self.came(seat, kind)

    def came(self, seat: int, kind: str) -> None:
        """A card that the viewer sees comes to a hand."""
        if not kind.startswith("church"):
            self.hands[seat][kind] += 1

    def gone(self, place: Counter[str], kind: str) -> None:
        """A card that the viewer sees leaves a place: if it knew of such a card there, it may be that one."""
        place[kind] -= place[kind] > 0

    def lost(self, seat: int) -> None:
        """An unseen card leaves a hand: any card there may be the one."""
        self.met |= {kind for kind in +self.hands[seat] if "gold" not in kind}
        self.hands[seat].clear()


@pytest.mark.parametrize("seats", SIZES)
@pytest.mark.parametrize("options", [{}, BLUFF], ids=["standard", "medieval_bluff"])
@pytest.mark.parametrize("seed", range(4))
def test_a_view_is_what_a_player_could_have_written_down(seats: int, options: dict[str, str], seed: int) -> None:
    """BI-11.2, BI-11.3, BI-11.4, BI-11.5, BI-11.6, BI-11.7, BI-11.8, BI-11.11 No more and no less."""
    notes = [Notes(viewer, seats) for viewer in range(seats + 1)]
    for s in random_game(seats, seed, options):
        for note in notes:
            for told_to, text, figures in s.news or []:
                if told_to >> note.viewer & 1:
                    note.read(text, figures)
        s.news = []
        if question(s) == "Discard" or s.phase == 2:
            continue  # cards on their way; or all is shown
        for note in notes:
            view = look(s, note.viewer)
            for seat, cards in enumerate(view["hands"]):
                if seat != note.viewer:
                    assert Counter(kind for kind in cards if kind) == +note.hands[seat]
            assert Counter(kind for kind in view["pile"] if kind) == +note.pile
            elsewhere = {kind for cards in view["hands"] for kind in cards} | set(view["closed"])
            assert set(view["met"]) == note.met - elsewhere


# Positions dealt anew.


@pytest.mark.parametrize("seats", SIZES)
@pytest.mark.parametrize("options", [{}, BLUFF], ids=["standard", "medieval_bluff"])
def test_a_position_dealt_anew_looks_the_same_to_the_viewer(seats: int, options: dict[str, str]) -> None:
    """BI-11.2, BI-5.4 It is a position of the same game, and the true one is as it was."""
    for number, s in enumerate(random_game(seats, 17, options)):
        if number % 7 == 0 and s.legal:
            before = plain(s)
            for viewer in range(seats + 1):
                for world in worlds(s, viewer, 2):
                    GAME.invariant(world)
                    assert look(world, viewer) == look(s, viewer)
                    if viewer == s.asked:
                        assert legal(world) == legal(s)
            assert plain(s) == before


def test_church_cards_are_never_dealt_into_hands_or_face_down_payments() -> None:
    """BI-5.4"""
    s = table(
        hands={BOB: ["monks_a"], JAMES: ["monks_b", "monks_c"], STEVE: ["gold_1_01", "gold_1_02"]},
        lots=["church_plus_one_1", "church_plus_one_2", "church_minus_one_1", "monks_d"],
        closed={JAMES: ["monks_e", "monks_f"]},
    )
    places = Counter(
        where
        for world in worlds(s, BOB, 60)
        for card, where in enumerate(world.where)
        if card >= NUMBER["church_plus_one_1"]
    )
    assert set(places) == {BOX, PILE}
    held = [{name for world in worlds(s, BOB, 60) for name in kinds(world, place)} for place in (JAMES, STEVE, CLOSED)]
    assert all(len(found) > 20 for found in held)


def test_a_card_met_in_a_hand_is_in_a_hand_or_paid_face_down() -> None:
    """BI-7.8, BI-11.11 It never comes back to a pile, but where it is, the viewer does not know."""
    hands = {BOB: ["monks_a", "monks_b", "monks_c"], JAMES: ["pigments_a", "pigments_b"], STEVE: ["gold_1_01"]}
    s = table(hands=hands, block="gold_3_01", lots=["monks_h", "monks_g"], known={"monks_a": [STEVE]})
    s.bid = 2
    say(ask(s, Discard(BOB, 2)), "discard:monks_a", "discard:monks_b")
    assert look(s, STEVE)["met"] == ["monks_a"]
    places = Counter(world.where[NUMBER["monks_a"]] for world in worlds(s, STEVE, 80))
    assert {BOB, CLOSED} <= set(places) <= {BOB, JAMES, CLOSED}
    assert {world.where[NUMBER["monks_b"]] for world in worlds(s, STEVE, 80)} >= {BOX, PILE}
    assert all(look(world, STEVE)["met"] == ["monks_a"] for world in worlds(s, STEVE))


def test_a_world_does_not_show_what_others_have_met() -> None:
    """BI-7.8, BI-11.11 James has met a card in Bob's hand; Steve cannot know whether he could still tell it apart."""
    worlds_of = []
    for met in ("monks_a", "gold_2_01"):
        hands = {BOB: [met, "monks_b", "monks_c"], JAMES: ["pigments_a"], STEVE: ["gold_1_01"]}
        s = table(hands=hands, block="gold_3_01", lots=["monks_h", "monks_g"], known={met: [JAMES]})
        s.bid = 2
        say(ask(s, Discard(BOB, 2)), "discard:monks_b", "discard:monks_c")
        assert look(s, JAMES)["met"] == (["monks_a"] if met == "monks_a" else [])
        worlds_of.append([plain(world) for world in worlds(s, STEVE, 20)])
    assert worlds_of[0] == worlds_of[1]


def test_a_world_does_not_show_whose_cards_the_auction_has_left() -> None:
    """BI-11.3 Who put a card into the pile knows that it is still there; a third cannot tell whose are left."""
    found = []
    for owners in ([BOB, BOB], [BOB, JAMES], [JAMES, JAMES]):
        s = table(hands={STEVE: ["gold_1_01"]}, block="gold_3_01", lots=["monks_h", "monks_g"])
        for name, owner in zip(("monks_h", "monks_g"), owners, strict=True):
            s.seen[NUMBER[name]] = 1 << owner
        found.append([plain(world) for world in worlds(s, STEVE, 20)])
    assert found[0] == found[1] == found[2]


def test_a_world_does_not_show_which_of_alike_cards_one_holds() -> None:
    """BI-1.10"""
    found = []
    for mine, other in (("gold_2_01", "gold_2_07"), ("gold_2_09", "gold_2_03")):
        s = table(hands={STEVE: [mine, "monks_a"], BOB: [other]}, block="monks_b", lots=["monks_h", "monks_g"])
        found.append([plain(world) for world in worlds(s, STEVE, 20)])
    assert found[0] == found[1]


@pytest.mark.parametrize("viewer", ALL)
def test_a_world_does_not_show_which_of_alike_cards_lies_where(viewer: int) -> None:
    """BI-1.10 Five Gold 2 that are known, two of them in one hand, and one that is not: any of their kind."""
    found = []
    for names in (range(1, 7), range(6, 0, -1), (4, 2, 6, 1, 3, 5), (11, 1, 10, 2, 9, 3)):
        mine, shown, other, public, opened, hidden = (f"gold_2_{number:02}" for number in names)
        s = table(
            hands={STEVE: [mine, shown, "monks_a"], JAMES: [other], BOB: [hidden]},
            public=[public, "monks_c"],
            opened=[opened],
            pile=["monks_d"],
            known={shown: ALL, other: ALL},
            deck=["monks_h", "monks_g"],
        )
        found.append([plain(world) for world in worlds(ask(s, Take(JAMES)), viewer, 6)])
        assert all(look(world, viewer) == look(s, viewer) for world in worlds(s, viewer, 6))
    assert found[0] == found[1] == found[2] == found[3]


def test_in_a_world_everybody_knows_what_he_gave_and_paid() -> None:
    """BI-11.4, BI-11.7, BI-11.9 Which cards they are the viewer does not know, but who knows them."""
    s = table(
        hands={BOB: ["monks_a"], JAMES: ["monks_b", "monks_c"], STEVE: ["gold_1_01"]},
        deck=["holy_books_a", "holy_books_b"],
        pile=["pigments_a", "pigments_b", "pigments_c"],
        closed={BOB: ["monks_e"], JAMES: ["monks_f", "monks_g"]},
        known={"pigments_a": [BOB], "pigments_b": [JAMES], "pigments_c": [JAMES]},
    )
    for world in worlds(s, STEVE):
        for place, knowers in ((CLOSED, [1, 2, 2]), (PILE, [1, 2, 2]), (BOB, [1]), (JAMES, [2, 2]), (DECK, [0, 0])):
            assert sorted(world.seen[card] for card in numbers(world, place)) == knowers
        assert {world.seen[card] for card in numbers(world, BOX)} == {0}
        assert [world.seen[card] for card in numbers(world, STEVE)] == [1 << STEVE]


@pytest.mark.parametrize("left", range(1, 6))
def test_in_a_world_the_others_know_about_as_much_of_the_auction_deck(left: int) -> None:
    """BI-11.4 Each card there was given by somebody who knows it; by whom, the viewer cannot tell."""
    lots = [f"monks_{letter}" for letter in "abcdefg"[:left]]
    s = table(
        hands={STEVE: ["gold_1_01"]}, block="gold_3_01", lots=[*lots, "pigments_a"], known={"pigments_a": [STEVE]}
    )
    for world in worlds(s, STEVE, 10):
        assert "pigments_a" in kinds(world, PILE)
        seen = [world.seen[card] for card in numbers(world, PILE) if card != NUMBER["pigments_a"]]
        assert sorted(seen) == [1 << BOB] * (left - left // 2) + [1 << JAMES] * (left // 2)


@pytest.mark.parametrize("viewer", ALL)
def test_alike_public_cards_are_two_cards_in_a_world(viewer: int) -> None:
    """BI-1.10, BI-11.1 In the order in which they came, whatever lies between them."""
    public = ["gold_2_07", "church_plus_one_2", "gold_2_03", "church_plus_one_1", "gold_2_11"]
    s = ask(table(4, public=public, opened=["gold_2_05"], hands={STEVE: ["gold_2_01"]}), Take(JAMES))
    for world in worlds(s, viewer, 10):
        assert sorted(world.public) == numbers(world, PUBLIC)
        assert look(world, viewer)["public"] == ["gold_2", "church_plus_one", "gold_2", "church_plus_one", "gold_2"]


def test_the_answers_of_a_world_are_those_of_its_own_cards() -> None:
    """BI-11.2, BI-15.8 They do not give away what another seat could really answer."""
    s = owing(3, ["gold_3_01", "gold_2_01", "gold_1_01", "monks_a"], "monks_i")
    answers = {tuple(legal(world)) for world in worlds(s, JAMES)}
    assert len(answers) > 3
    for world in worlds(s, JAMES):
        assert world.legal == world.todo[-1].options(world)


def test_known_cards_stay_and_unknown_ones_are_dealt_anew() -> None:
    """BI-11.2, BI-11.6"""
    s = table(
        hands={BOB: ["monks_a", "gold_2_01"], JAMES: ["monks_b", "monks_c"]},
        deck=["monks_d", "monks_e", "monks_f", "monks_g"],
        pile=["pigments_a", "pigments_b"],
        known={"monks_b": ALL, "pigments_a": [BOB]},
    )
    ask(s, Gift(STEVE))
    others, drawn, piles = set[str](), set[str](), set[str]()
    for world in worlds(s, BOB):
        assert hand(world, BOB) == ["gold_2", "monks_a"]
        assert "monks_b" in hand(world, JAMES)
        assert "pigments_a" in kinds(world, PILE)
        assert [world.where[card] for card in world.deck] == [DECK] * 3
        assert numbers(world, DRAWN) == [world.card]
        others.update(hand(world, JAMES))
        drawn.update(kinds(world, DRAWN))
        piles.update(kinds(world, PILE))
    assert min(len(others), len(drawn), len(piles)) > 15
    assert {world.card for world in worlds(s, STEVE)} == {s.card}


def test_nobody_knows_what_chance_will_bring() -> None:
    """BI-3.7, BI-12.1 The draw pile is shuffled anew, and so is the generator."""
    s = GAME.new(2, 1)
    anew = worlds(s, s.active)
    assert len({world.deck[-1] for world in anew}) > 20
    assert len({str(world.rng.save()) for world in anew}) == len(anew)
    assert all(world.rng.save() != s.rng.save() for world in anew)


# Questions that keep a secret.


def test_whether_a_bid_can_be_paid_is_told_to_nobody() -> None:
    """BI-15.8, BI-15.9 The question is asked with one answer as it is with many."""
    rich, poor = owing(3, ["gold_3_01", "monks_a"], "monks_i"), owing(3, ["monks_b", "monks_a"], "monks_i")
    assert (legal(rich), legal(poor)) == (["refuse", "pay:0-0-1"], ["refuse"])
    for viewer in (JAMES, STEVE, 3):
        assert look(rich, viewer) == look(poor, viewer)
    assert rich.news == poor.news


def test_that_all_cards_of_a_hand_are_alike_is_told_to_nobody() -> None:
    """BI-15.8 One kind to choose from, and still the question is asked."""
    s = say(owing(2, ["gold_1_01", "gold_1_02", "gold_1_03"], "gold_3_01"), "discard:gold_1")
    assert (question(s), legal(s)) == ("Discard", ["discard:gold_1"])
    mixed = say(owing(2, ["gold_1_01", "monks_a", "monks_b"], "gold_3_01"), "discard:gold_1")
    for viewer in (JAMES, STEVE, 3):
        assert look(s, viewer) == look(mixed, viewer)


def test_what_all_can_see_to_be_forced_is_not_asked() -> None:
    """BI-15.8 The whole hand is to be paid, and all know its size."""
    s = say(owing(3, ["gold_1_01", "monks_a", "monks_b"], "gold_3_01"), "discard:gold_1")
    assert (question(s), hand(s, BOB)) == ("", ["gold_3"])
    assert kinds(s, CLOSED) == ["gold_1", "monks_a", "monks_b"]
    assert [look(s, viewer)["closed"] for viewer in (JAMES, 3)] == [["", "", ""]] * 2
