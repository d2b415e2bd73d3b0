"""What is true of every position; and a position that is spoilt in one place is found out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from biblios.table import NUMBER, kinds, numbers, question, random_game
from mizban.games.biblios import GAME
from mizban.games.biblios.rules.cards import CHURCH, KIND
from mizban.games.biblios.rules.state import BLOCK, BOX, CLOSED, DRAWN, NOBODY, OPEN, OUT, PUBLIC, Biblios

Spoil = Callable[[Biblios], None]


def reached(phase: int, asked: str, seats: int = 3) -> Biblios:
    """The last position of a random game at which this is asked in this phase."""
    found = [s.copy() for s in random_game(seats, seed=2) if s.phase == phase and question(s) == asked]
    GAME.invariant(found[-1])
    return found[-1]


def spoilt(s: Biblios, spoil: Spoil) -> None:
    """One change, and the position is none of this game any more."""
    spoil(s)
    with pytest.raises(AssertionError):
        GAME.invariant(s)


def lay(s: Biblios, place: int, other: int, church: bool = False) -> None:
    """Moves one card from a place to another, and tells nobody."""
    s.where[next(card for card in numbers(s, place) if (KIND[card] >= CHURCH) == church)] = other


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_is_sound(seats: int) -> None:
    """BI-1.4, BI-3.9, BI-4.11, BI-5.4, BI-5.15, BI-13.1, BI-13.3 Whatever is asked, in either phase, and at the end."""
    met = set[tuple[int, str]]()
    for seed in (2, 3):
        for s in random_game(seats, seed):
            GAME.invariant(s)
            met.add((s.phase, question(s)))
    gifts = {(0, "Place"), (0, "TurnDice")} | ({(0, "Take")} if seats > 2 else set())  # of one card nobody is asked
    assert met == {*gifts, (1, "Bid"), (1, "Pay"), (1, "Discard"), (1, "TurnDice"), (2, "")}


def test_every_card_is_somewhere() -> None:
    """BI-1.4 87 of them, each in a place that there is: with three at the table there is no fourth hand."""
    s = reached(2, "")
    assert numbers(s, OPEN)
    spoilt(s.copy(), lambda s: lay(s, OPEN, CLOSED + 1))
    spoilt(s.copy(), lambda s: lay(s, OPEN, 3))
    s.where = s.where[:-1]
    with pytest.raises(AssertionError):
        GAME.invariant(s)


@pytest.mark.parametrize("seats", [2, 3])
def test_what_was_taken_out_stays_out(seats: int) -> None:
    """BI-3.9, BI-13.3 Else the draw pile would not divide into whole turns, and Gold would come back."""
    s = reached(0, "Place", seats)
    spoilt(s.copy(), lambda s: lay(s, BOX, OPEN))
    spoilt(s.copy(), lambda s: lay(s, OUT, OPEN))


def test_one_card_is_drawn_at_a_time() -> None:
    """BI-13.1 It is the one that is being placed; while others take, there is none."""
    s = reached(0, "Place")
    assert numbers(s, DRAWN) == [s.card]
    spoilt(s.copy(), lambda s: lay(s, DRAWN, OPEN))
    spoilt(s.copy(), lambda s: setattr(s, "card", NOBODY))
    spoilt(reached(0, "Take"), lambda s: setattr(s, "card", NUMBER["monks_a"]))
    spoilt(reached(1, "Bid"), lambda s: lay(s, OPEN, DRAWN))


def test_one_card_is_for_sale_at_a_time() -> None:
    """BI-13.1 None in the Gift phase, and none while a Church card that was bought is played."""
    s = reached(1, "Bid")
    assert numbers(s, BLOCK) == [s.card]
    spoilt(s.copy(), lambda s: lay(s, OPEN, BLOCK))
    spoilt(s.copy(), lambda s: setattr(s, "card", NOBODY))
    spoilt(reached(1, "TurnDice"), lambda s: lay(s, OPEN, BLOCK, church=True))
    spoilt(reached(0, "Take"), lambda s: lay(s, OPEN, BLOCK, church=True))


@pytest.mark.parametrize("seat", range(3))
def test_a_hand_is_as_large_as_it_says(seat: int) -> None:
    """BI-4.11, BI-13.3 All its cards, and its Gold by value."""
    s = reached(1, "Bid")

    def more(counts: str, at: int) -> Spoil:
        def spoil(s: Biblios) -> None:
            getattr(s, counts)[at] += 1

        return spoil

    spoilt(s.copy(), more("size", seat))
    for value in range(3):
        spoilt(s.copy(), more("gold", seat * 3 + value))


@pytest.mark.parametrize("seat", range(3))
def test_everybody_knows_his_own_hand(seat: int) -> None:
    """BI-4.11 A card that was acquired is known to the one who has it."""

    def forget(s: Biblios) -> None:
        s.seen[numbers(s, seat)[0]] &= ~(1 << seat)

    spoilt(reached(1, "Bid"), forget)


@pytest.mark.parametrize("seat", range(3))
def test_no_church_card_is_in_a_hand_or_paid_with(seat: int) -> None:
    """BI-5.4"""

    def hold(s: Biblios) -> None:
        lay(s, OPEN, seat, church=True)
        s.size[seat] += 1

    s = reached(1, "Bid")
    spoilt(s.copy(), hold)
    spoilt(s.copy(), lambda s: lay(s, OPEN, CLOSED, church=True))


@pytest.mark.parametrize(("phase", "asked"), [(0, "Place"), (1, "Bid")])
def test_the_pile_holds_what_is_still_to_come(phase: int, asked: str) -> None:
    """BI-3.9, BI-13.1 The draw pile, and later the auction deck."""
    found = [s.copy() for s in random_game(3, seed=2) if s.phase == phase and question(s) == asked]
    s = found[len(found) // 2]
    GAME.invariant(s)
    assert len(s.deck) > 1

    def drop(s: Biblios) -> None:
        s.deck = s.deck[1:]

    spoilt(s, drop)


def test_the_public_space_holds_what_is_still_to_take() -> None:
    """BI-4.11, BI-13.1"""
    s = reached(0, "Take")
    assert len(kinds(s, PUBLIC)) == len(s.public) > 1

    def drop(s: Biblios) -> None:
        s.public = s.public[1:]

    spoilt(s, drop)


def test_a_die_shows_1_to_6() -> None:
    """BI-5.15"""
    s = reached(0, "Place")
    for points in range(1, 7):
        s.dice[0] = s.dice[4] = points
        GAME.invariant(s)
    for die in range(5):
        for points in (0, 7):
            other = s.copy()
            other.dice[die] = points
            with pytest.raises(AssertionError):
                GAME.invariant(other)
