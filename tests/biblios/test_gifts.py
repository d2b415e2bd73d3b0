"""BI-4 The Gift phase."""

from __future__ import annotations

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
    numbers,
    question,
    random_game,
    say,
    table,
    verbs,
    who_knows,
)
from mizban.core.match import Match
from mizban.core.record import Record
from mizban.games.biblios import GAME
from mizban.games.biblios.rules.cards import CATEGORIES
from mizban.games.biblios.rules.gifts import Gift, Place, Take
from mizban.games.biblios.rules.state import CLOSED, DECK, DRAWN, OPEN, PILE, PUBLIC, Biblios

SIZES = [2, 3, 4]
DECK_OF = ["monks_a", "pigments_b", "holy_books_c", "manuscripts_d", "forbidden_tomes_e"]


def turns(s: Biblios, said: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], Biblios]]:
    """Every way to place the cards of a turn, and the table after each."""
    if question(s) != "Place":
        return [(said, s)]
    found: list[tuple[tuple[str, ...], Biblios]] = []
    for word in legal(s):
        found += turns(say(s.copy(), word), (*said, word))
    return found


def test_the_first_player_is_active_first() -> None:
    """BI-4.1"""
    for seed in range(10):
        s = GAME.new(4, seed)
        assert s.active == s.asked == s.first
        assert question(s) == "Place"


def test_after_a_turn_the_player_on_the_left_is_active() -> None:
    """BI-4.1"""
    deck = [f"{category}_{letter}" for category in CATEGORIES for letter in "abcdefgh"]
    s = ask(table(4, deck=deck, active=2), Gift(2))
    for active in (2, 3, 0, 1, 2):
        assert (s.active, s.asked) == (active, active)
        while s.active == active:
            say(s, legal(s)[0])


@pytest.mark.parametrize(("seats", "cards", "ways"), [(2, 3, 6), (3, 4, 12), (4, 5, 20)])
def test_a_turn_places_one_card_more_than_there_are_players(seats: int, cards: int, ways: int) -> None:
    """BI-4.2, BI-4.5, BI-4.7 One is kept, one goes to the auction, the rest are public, in any order."""
    s = ask(table(seats, deck=DECK_OF[:cards]), Gift(BOB))
    found = turns(s)
    assert len(found) == ways
    for said, after in found:
        assert numbers(after, DECK) + numbers(after, DRAWN) == []
        assert said.count("place:keep") <= 1
        assert len(hand(after, BOB)) == 1
        assert len(kinds(after, PILE)) == 1
        taken = sum(len(hand(after, seat)) for seat in range(1, seats))
        assert len(kinds(after, PUBLIC)) + taken == seats - 1


def test_the_top_card_is_drawn_and_only_the_active_player_looks_at_it() -> None:
    """BI-4.3, BI-11.3"""
    s = ask(table(deck=DECK_OF), Gift(BOB))
    assert kinds(s, DRAWN) == ["monks_a"]
    assert [look(s, viewer)["drawn"] for viewer in range(4)] == [["monks_a"], [""], [""], [""]]


@pytest.mark.parametrize(
    ("word", "place", "viewers"),
    [("place:keep", BOB, [BOB]), ("place:public", PUBLIC, [BOB, JAMES, STEVE, 3]), ("place:auction", PILE, [BOB])],
)
def test_a_card_goes_to_one_of_three_places(word: str, place: int, viewers: list[int]) -> None:
    """BI-4.3, BI-11.3 Face down in front of yourself, face up in public, face down on the pile."""
    s = ask(table(deck=DECK_OF), Gift(BOB))
    assert legal(s) == ["place:keep", "place:public", "place:auction"]
    say(s, word)
    assert kinds(s, place) == ["monks_a"]
    assert who_knows(s, "monks_a") == viewers


def test_the_next_card_is_drawn_when_the_place_of_the_last_is_fixed() -> None:
    """BI-4.4"""
    s = ask(table(4, deck=DECK_OF), Gift(BOB))
    for drawn, word in enumerate(["place:public", "place:auction", "place:public"]):
        assert kinds(s, DRAWN) == [DECK_OF[drawn]]
        assert sorted(kinds(s, DECK)) == sorted(DECK_OF[drawn + 1 :])
        say(s, word)


@pytest.mark.parametrize("seats", SIZES)
def test_the_place_of_a_card_is_never_changed(seats: int) -> None:
    """BI-4.4, BI-4.12 A placed card stays until it is taken; the pile grows and is not touched."""
    active, kept, public, pile = -1, set[int](), set[int](), set[int]()
    for s in random_game(seats, seed=3):
        if s.phase:
            break
        assert pile <= set(numbers(s, PILE))
        if s.active == active:
            assert kept <= set(numbers(s, active))
        if s.active == active and question(s) == "Place":
            assert public <= set(numbers(s, PUBLIC))
        active = s.active
        kept, public, pile = set(numbers(s, active)), set(numbers(s, PUBLIC)), set(numbers(s, PILE))
    assert pile <= {*numbers(s, PILE), s.card}


def test_a_full_place_is_closed() -> None:
    """BI-4.5, BI-4.6 With three players keep and auction take one card, the public space two."""
    s = ask(table(deck=DECK_OF), Gift(BOB))
    assert legal(say(s.copy(), "place:keep")) == ["place:public", "place:auction"]
    assert legal(say(s.copy(), "place:auction")) == ["place:keep", "place:public"]
    assert legal(say(s.copy(), "place:public")) == ["place:keep", "place:public", "place:auction"]
    assert legal(say(s.copy(), "place:public", "place:public")) == ["place:keep", "place:auction"]
    assert "BI-4.6" in GAME.why(say(s.copy(), "place:keep"), "place:keep", "en")


def test_the_places_are_open_again_in_the_next_turn() -> None:
    """BI-4.6 It is for this turn only."""
    s = ask(table(2, deck=["monks_a", "monks_b", "monks_c", "monks_d", "monks_e", "monks_f"]), Gift(BOB))
    say(s, "0 place:keep", "0 place:auction")
    assert (s.asked, legal(s)) == (JAMES, ["place:keep", "place:public", "place:auction"])


@pytest.mark.parametrize(
    ("room", "word"), [((1, 0, 0), "place:keep"), ((0, 1, 0), "place:public"), ((0, 0, 1), "place:auction")]
)
def test_the_last_card_has_one_place_and_goes_there(room: tuple[int, int, int], word: str) -> None:
    """BI-4.7, BI-15.8 It is not asked for."""
    s = table(2, deck=["monks_a", "monks_b", "monks_c"])
    assert [o.word for o in Place(BOB, *room).options(s)] == [word]
    others = [place for place in ("place:keep", "place:public", "place:auction") if place != word]
    say(ask(s, Gift(BOB)), *others)
    assert question(s) == ""
    assert [len(hand(s, BOB)), len(hand(s, JAMES)), len(kinds(s, PILE))] == [1, 1, 1]


@pytest.mark.parametrize("seats", SIZES)
def test_all_are_told_which_card_of_the_turn_is_placed(seats: int) -> None:
    """BI-4.2, BI-4.4 The first of three, four or five, then the second, and so on; then who takes."""
    s = ask(table(seats, deck=DECK_OF[: seats + 1]), Gift(BOB))
    for number in range(1, seats + 1):
        assert s.todo[-1].ask(s) == ("Place seat n of", (BOB, number, seats + 1))
        say(s, legal(s)[0])
    if seats > 2:  # of one card nobody is asked
        assert s.todo[-1].ask(s) == ("Take seat", (JAMES,))


@pytest.mark.parametrize("seats", SIZES)
def test_a_place_is_not_taken_back_once_the_next_card_is_seen(seats: int) -> None:
    """BI-4.4 Nobody places a card anew who knows the next one."""
    match = Match(Record.new(GAME, seats, seed=1))
    first = match.s.first
    match.say(first, "place:auction")
    assert look(match.s, first)["drawn"] != [""]
    assert match.undoable(first) == 0


def test_the_kept_card_is_in_hand_before_anybody_takes() -> None:
    """BI-4.8"""
    s = ask(table(deck=DECK_OF), Gift(BOB))
    say(s, "place:keep", "place:public", "place:public")
    assert question(s) == "Take"
    assert hand(s, BOB) == ["monks_a"]


def test_the_others_take_one_each_clockwise() -> None:
    """BI-4.9, BI-4.10"""
    s = ask(table(4, deck=DECK_OF, active=2), Gift(2))
    say(s, "2 place:public", "2 place:keep", "2 place:public", "2 place:public")
    assert legal(s) == ["take:monks_a", "take:holy_books_c", "take:manuscripts_d"]
    say(s, "3 take:holy_books_c")
    assert legal(s) == ["take:monks_a", "take:manuscripts_d"]
    say(s, "0 take:manuscripts_d")
    assert [hand(s, seat) for seat in range(4)] == [["manuscripts_d"], ["monks_a"], ["pigments_b"], ["holy_books_c"]]


def test_only_public_cards_can_be_taken() -> None:
    """BI-4.9"""
    s = ask(table(public=["monks_a", "monks_b"], hands={BOB: ["monks_c"]}, pile=["monks_d"]), Take(JAMES))
    assert legal(s) == ["take:monks_a", "take:monks_b"]
    for other in ("monks_c", "monks_d", "gold_1"):
        assert "BI-4.9" in GAME.why(s, f"take:{other}", "en")


@pytest.mark.parametrize("seats", SIZES)
def test_nobody_may_skip_and_the_active_player_takes_none(seats: int) -> None:
    """BI-4.10, BI-15.2"""
    asked = 0
    for s in random_game(seats, seed=4):
        if question(s) == "Take":
            asked += 1
            assert verbs(s) == {"take"}
            assert s.asked != s.active
            assert 2 <= len(legal(s)) <= seats - 1
    assert asked or seats == 2


def test_of_alike_cards_the_first_that_came_is_taken() -> None:
    """BI-1.10, BI-4.9 Which one it is does not hang on what nobody sees."""
    for public in (["gold_2_07", "monks_a", "gold_2_01"], ["gold_2_01", "monks_a", "gold_2_07"]):
        s = say(ask(table(public=public), Take(JAMES)), "take:gold_2")
        assert look(s, STEVE)["public"] == ["monks_a", "gold_2"]


def test_the_last_taker_has_no_choice() -> None:
    """BI-4.10, BI-15.8"""
    s = ask(table(2, public=["monks_a"]), Take(JAMES))
    assert question(s) == ""
    assert hand(s, JAMES) == ["monks_a"]


@pytest.mark.parametrize("seats", SIZES)
def test_after_a_turn_everybody_has_one_card_more(seats: int) -> None:
    """BI-4.11, BI-13.1"""
    s = ask(table(seats, deck=DECK_OF[: seats + 1]), Gift(BOB))
    for _, after in turns(s):
        while after.legal:
            say(after, legal(after)[-1])
        assert [len(hand(after, seat)) for seat in range(seats)] == [1] * seats
        assert len(kinds(after, PILE)) == 1
        assert kinds(after, PUBLIC) == [] == list(after.public)


@pytest.mark.parametrize("seats", SIZES)
def test_the_auction_pile_grows_by_one_a_turn_and_is_what_is_auctioned(seats: int) -> None:
    """BI-4.11, BI-4.12, BI-6.1"""
    pile: list[int] = []
    turn = 0
    active = -1
    for s in random_game(seats, seed=9):
        if s.phase:
            break
        if s.active != active:
            assert len(numbers(s, PILE)) == turn
            assert numbers(s, PUBLIC) == []
            active, turn = s.active, turn + 1
        pile = numbers(s, PILE)
    assert len(pile) in (turn, turn - 1)
    assert {*s.deck, s.card} >= set(pile)
    assert len(s.deck) + 1 == turn


def test_the_gift_phase_ends_with_the_draw_pile() -> None:
    """BI-4.13"""
    s = ask(table(2, deck=["monks_a", "monks_b", "monks_c"]), Gift(BOB))
    say(s, "0 place:keep", "0 place:public")
    assert s.todo == []
    s = ask(table(2, deck=["monks_a", "monks_b", "monks_c", "monks_d", "monks_e", "monks_f"]), Gift(BOB))
    say(s, "0 place:keep", "0 place:public")
    assert (s.asked, question(s)) == (JAMES, "Place")


@pytest.mark.parametrize("seats", SIZES)
def test_nothing_is_bought_traded_or_discarded_but_church_cards(seats: int) -> None:
    """BI-4.14"""
    hands: list[list[int]] = [[] for _ in range(seats)]
    played = 0
    for s in random_game(seats, seed=3):
        if s.phase:
            break
        assert verbs(s) <= {"place", "take", "raise", "lower", "decline"}
        assert all(kind.startswith("church") for kind in kinds(s, OPEN))
        assert kinds(s, CLOSED) == []
        for seat in range(seats):
            assert set(hands[seat]) <= set(numbers(s, seat))
            hands[seat] = numbers(s, seat)
        played = len(kinds(s, OPEN))
    assert played


@pytest.mark.parametrize("seats", SIZES)
def test_a_placement_has_at_most_three_answers(seats: int) -> None:
    """BI-15.1"""
    for s in random_game(seats, seed=5):
        if question(s) == "Place":
            assert set(legal(s)) <= {"place:keep", "place:public", "place:auction"}
            assert len(legal(s)) >= 2


def test_what_chance_brings_is_no_answer_of_anybody() -> None:
    """BI-15.7 There is no word for drawing, turning up, shuffling or stealing."""
    words = {o.verb for o in GAME.words.all}
    assert words == {"place", "take", "raise", "lower", "decline", "pass", "bid", "pay", "discard", "refuse"}
