"""BI-5 Church cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from biblios.table import (
    BOB,
    JAMES,
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
from mizban.core.state import EVERYBODY
from mizban.games.biblios import GAME
from mizban.games.biblios.rules.auctions import Lot, Open
from mizban.games.biblios.rules.cards import CATEGORIES, CHURCH, KIND
from mizban.games.biblios.rules.gifts import Gift, Take, TurnDice
from mizban.games.biblios.rules.state import BLOCK, CLOSED, DRAWN, OPEN, PILE, PUBLIC, Biblios

PAIRS = [f"{one}+{other}" for i, one in enumerate(CATEGORIES) for other in CATEGORIES[i + 1 :]]
ANSWERS = {
    "church_plus_one": [f"raise:{die}" for die in CATEGORIES],
    "church_minus_one": [f"lower:{die}" for die in CATEGORIES],
    "church_plus_two": [f"raise:{pair}" for pair in PAIRS],
    "church_minus_two": [f"lower:{pair}" for pair in PAIRS],
    "church_either_one": [f"{verb}:{die}" for verb in ("raise", "lower") for die in CATEGORIES],
}
DECK = ["church_plus_one_1", "monks_a", "monks_b", "monks_c"]


def turn(kind: str, hands: dict[int, list[str]] | None = None, **points: int) -> Biblios:
    """Bob has to turn the dice of a Church card; those that are not named show 3."""
    return ask(table(dice=points, hands=hands), TurnDice(BOB, GAME.words.named[f"take:{kind}"].arg))


def kept() -> Biblios:
    return say(ask(table(deck=DECK), Gift(BOB)), "0 place:keep")


def taken() -> Biblios:
    return say(ask(table(public=["church_plus_one_1", "monks_a"]), Take(BOB)), "0 take:church_plus_one")


def bought() -> Biblios:
    s = ask(table(hands={BOB: ["gold_1_01"]}, block="church_plus_one_1"), Open(BOB))
    return say(s, "0 bid:1", "0 pay:1-0-0")


@pytest.mark.parametrize("acquired", [kept, taken, bought])
def test_a_church_card_that_is_acquired_is_played_at_once(acquired: Callable[[], Biblios]) -> None:
    """BI-5.1, BI-5.2, BI-11.5 When it is kept, taken or bought; all see it, and it is discarded face up."""
    s = acquired()
    assert (s.asked, question(s)) == (BOB, "TurnDice")
    assert all("church_plus_one" in look(s, viewer)["open"] for viewer in range(4))
    assert hand(s, BOB) == []
    say(s, "raise:monks")
    assert dice(s)["monks"] == 4
    assert "church_plus_one" in kinds(s, OPEN)
    assert hand(s, BOB) == []


@pytest.mark.parametrize(("word", "place"), [("place:public", PUBLIC), ("place:auction", PILE)])
def test_placing_a_church_card_elsewhere_has_no_effect(word: str, place: int) -> None:
    """BI-5.3"""
    s = say(ask(table(deck=DECK), Gift(BOB)), word)
    assert kinds(s, place) == ["church_plus_one"]
    assert question(s) == "Place"
    assert set(dice(s).values()) == {3}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_church_card_never_enters_a_hand(seats: int, seed: int) -> None:
    """BI-5.4 So it is never paid face down, never stolen and never scored."""
    for s in random_game(seats, seed):
        assert all(KIND[card] < CHURCH for place in (*range(seats), CLOSED) for card in numbers(s, place))
    assert not any(o.verb == "discard" and "church" in o.word for o in GAME.words.all)


def test_a_kept_church_card_is_the_kept_card_of_the_turn() -> None:
    """BI-5.5"""
    s = say(kept(), "0 decline")
    assert legal(s) == ["place:public", "place:auction"]
    say(s, "0 place:public", "0 place:public")
    assert kinds(s, PILE) == ["monks_c"]
    assert (s.asked, hand(s, BOB)) == (JAMES, [])


def test_a_kept_church_card_is_resolved_before_the_next_card_is_drawn() -> None:
    """BI-5.6"""
    s = kept()
    assert numbers(s, DRAWN) == []
    assert len(s.deck) == 3
    say(s, "0 decline")
    assert kinds(s, DRAWN) == ["monks_a"]


def test_a_taken_church_card_is_resolved_before_the_next_player_takes() -> None:
    """BI-5.7"""
    s = ask(table(4, deck=["monks_a", "monks_b", "church_minus_one_1", "monks_c", "monks_d"]), Gift(BOB))
    say(s, "0 place:keep", "0 place:public", "0 place:public", "0 place:public", "1 take:church_minus_one")
    assert look(s, STEVE)["public"] == ["monks_b", "monks_c"]
    say(s, "1 lower:monks", "2 take:monks_b")
    assert hand(s, 3) == ["monks_c"]


def test_a_bought_church_card_is_resolved_after_payment_and_before_the_next_card() -> None:
    """BI-5.8"""
    s = ask(table(hands={JAMES: ["gold_3_01"]}, lots=["church_either_one_1", "monks_a", "monks_b"]), Lot(BOB))
    say(s, "1 bid:2", "1 pay:0-0-1")
    assert (s.asked, question(s)) == (JAMES, "TurnDice")
    assert hand(s, JAMES) == []
    assert (len(s.deck), numbers(s, BLOCK)) == (2, [])
    say(s, "1 lower:manuscripts")
    assert s.phase == 2  # nobody holds a card, so nobody can bid
    assert dice(s)["manuscripts"] == 2


@pytest.mark.parametrize(("kind", "answers"), ANSWERS.items())
def test_the_dice_a_church_card_can_turn(kind: str, answers: list[str]) -> None:
    """BI-5.9, BI-5.10, BI-5.11, BI-5.12, BI-5.13, BI-5.14, BI-15.3 Any of the five, in hand or not, or decline."""
    assert legal(turn(kind)) == [*answers, "decline"]
    assert len(answers) + 1 <= 11
    for category in CATEGORIES:
        for holder in (BOB, JAMES):
            hands = {holder: [f"{category}_a", f"{category}_b"]}
            assert legal(turn(kind, hands)) == [*answers, "decline"]


@pytest.mark.parametrize("kind", list(ANSWERS))
def test_the_owner_is_asked_for_as_many_dice_as_the_card_turns(kind: str) -> None:
    """BI-5.9, BI-5.10, BI-5.11 One or two, and all can read for which card."""
    s = turn(kind)
    number = GAME.words.named[f"take:{kind}"].arg
    assert s.todo[-1].ask(s) == ("TurnDice seat card n", (BOB, number, 2 if kind.endswith("two") else 1))


@pytest.mark.parametrize(("kind", "word"), [(kind, word) for kind, words in ANSWERS.items() for word in words])
def test_each_die_named_moves_by_one_and_no_other(kind: str, word: str) -> None:
    """BI-5.9, BI-5.10, BI-5.11, BI-5.12"""
    verb, _, named = word.partition(":")
    after = 4 if verb == "raise" else 2
    s = say(turn(kind), word)
    assert dice(s) == {category: after if category in named.split("+") else 3 for category in CATEGORIES}
    assert question(s) == ""


@pytest.mark.parametrize("kind", ["church_plus_two", "church_minus_two"])
def test_a_two_dice_card_is_not_for_one_die(kind: str) -> None:
    """BI-5.12 Neither one die by one nor one die by two."""
    s = turn(kind)
    verb = "raise" if kind == "church_plus_two" else "lower"
    assert "BI-5.12" in GAME.why(s, f"{verb}:monks", "en")
    assert not any("monks+monks" in o.word for o in GAME.words.all)


@pytest.mark.parametrize("kind", list(ANSWERS))
def test_a_church_card_may_be_declined(kind: str) -> None:
    """BI-5.13"""
    s = say(turn(kind), "decline")
    assert set(dice(s).values()) == {3}
    assert question(s) == ""


def test_a_declined_church_card_is_discarded() -> None:
    """BI-5.1, BI-5.13"""
    s = say(taken(), "decline")
    assert kinds(s, OPEN) == ["church_plus_one"]
    assert set(dice(s).values()) == {3}


def test_a_die_shows_1_to_6() -> None:
    """BI-5.15 At 6 it cannot be raised, at 1 it cannot be lowered."""
    s = turn("church_either_one", monks=6, pigments=1)
    assert "raise:monks" not in legal(s)
    assert "lower:pigments" not in legal(s)
    assert {"lower:monks", "raise:pigments"} <= set(legal(s))
    assert len(legal(s)) == 9
    assert "BI-5.15" in GAME.why(s, "raise:monks", "en")
    assert "raise:monks" in legal(turn("church_plus_one", monks=5))
    assert "lower:monks" in legal(turn("church_minus_one", monks=2))


@pytest.mark.parametrize(("kind", "limit"), [("church_plus_two", 6), ("church_minus_two", 1)])
def test_a_pair_with_a_die_at_its_limit_is_no_answer(kind: str, limit: int) -> None:
    """BI-5.15, BI-5.12"""
    s = turn(kind, monks=limit)
    assert len(legal(s)) == 6 + 1
    assert not any("monks" in word for word in legal(s))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dice_stay_from_1_to_6_in_a_game(seats: int) -> None:
    """BI-5.15"""
    for seed in range(5):
        for s in random_game(seats, seed):
            assert all(1 <= die <= 6 for die in s.dice)


@pytest.mark.parametrize(
    ("kind", "points"),
    [
        ("church_plus_one", [6, 6, 6, 6, 6]),
        ("church_minus_one", [1, 1, 1, 1, 1]),
        ("church_plus_two", [6, 6, 6, 6, 5]),
        ("church_plus_two", [6, 6, 6, 6, 6]),
        ("church_minus_two", [1, 1, 2, 1, 1]),
    ],
)
def test_a_card_that_cannot_move_enough_dice_is_discarded(kind: str, points: list[int]) -> None:
    """BI-5.16, BI-13.4, BI-15.8 Declining is all that is left, and it is not asked for."""
    s = turn(kind, None, **dict(zip(CATEGORIES, points, strict=True)))
    assert question(s) == ""
    assert list(s.dice) == points


@pytest.mark.parametrize(
    ("kind", "points", "words"),
    [
        ("church_plus_one", [6, 6, 5, 6, 6], ["raise:holy_books"]),
        ("church_plus_two", [6, 5, 6, 6, 1], ["raise:pigments+forbidden_tomes"]),
        ("church_minus_two", [1, 1, 1, 6, 2], ["lower:manuscripts+forbidden_tomes"]),
        ("church_either_one", [6, 6, 6, 6, 6], [f"lower:{die}" for die in CATEGORIES]),
        ("church_either_one", [1, 1, 1, 1, 1], [f"raise:{die}" for die in CATEGORIES]),
    ],
)
def test_a_card_that_can_just_move_enough_dice_may_be_used(kind: str, points: list[int], words: list[str]) -> None:
    """BI-5.15, BI-5.16"""
    assert legal(turn(kind, None, **dict(zip(CATEGORIES, points, strict=True)))) == [*words, "decline"]


def test_what_is_done_with_a_church_card_is_public() -> None:
    """BI-5.17"""
    for words in (["raise:monks"], ["decline"]):
        s = taken()
        s.news = []
        say(s, *words)
        assert [seats for seats, _, _ in s.news or []] == [EVERYBODY]
        assert len({tuple(look(s, viewer)["dice"]) for viewer in range(4)}) == 1
    assert [text.split(" ")[0] for _, text, _ in s.news or []] == ["declines"]
