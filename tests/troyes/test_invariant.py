"""What is true of every position: one with a piece too many, too few or out of place is found."""

from __future__ import annotations

import pytest

from mizban.core.plain import packed
from mizban.games.troyes import GAME
from mizban.games.troyes.rules.cards import ACTIVITIES, MARAUDING, NOBODY, PICTURE, SLOTS
from mizban.games.troyes.rules.figures import FIRST, FLAGS
from mizban.games.troyes.rules.state import DIE, Troyes
from mizban.games.troyes.rules.turns import TURNS
from troyes.table import A, B, C, D, N, slot, table


def wrong(s: Troyes) -> bool:
    """Whether the position is found to be none that can be."""
    try:
        GAME.invariant(s)
    except AssertionError:
        return True
    return False


def longer(s: Troyes, name: str, value: int = 0) -> Troyes:
    """One thing more at the end of an array."""
    setattr(s, name, packed(getattr(s, name), [*getattr(s, name), value]))
    return s


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *((name, 0) for name in ("figures", "deniers", "pouch", "influence", "passed", "supply", "stock", "points")),
        *((name, 0) for name in ("won", "trade", "dice")),
        *((name, NOBODY) for name in ("spaces", "cathedral")),
    ],
)
def test_every_seat_and_every_space_has_its_pieces_and_no_other_has(name: str, value: int) -> None:
    """TR-1.2 to TR-1.10, TR-9.2"""
    for seats in (1, 3):
        s = table(seats)
        assert not wrong(s)
        assert wrong(longer(s, name, value))


@pytest.mark.parametrize("name", ["deniers", "pouch", "points", "supply", "stock"])
def test_nothing_falls_below_nothing(name: str) -> None:
    """TR-1.3 to TR-1.5 Even where the citizens still add up."""
    s = table(3, deniers={B: 0})
    other = {"supply": "stock", "stock": "supply"}.get(name)
    if other:
        getattr(s, other)[B] += getattr(s, name)[B]
    getattr(s, name)[B] = 0
    assert not wrong(s)
    if other:
        getattr(s, other)[B] += 1
    getattr(s, name)[B] = -1
    assert wrong(s)


def test_the_influence_track_has_an_end() -> None:
    """TR-1.7"""
    s = table(3)
    for n, bad in ((-1, True), (0, False), (20, False), (21, True)):
        s.influence[C] = n
        assert wrong(s) == bad


def test_a_seat_has_passed_or_not() -> None:
    """TR-1.10"""
    s = table(3)
    for n, bad in ((-1, True), (0, False), (1, False), (2, True)):
        s.passed[C] = n
        assert wrong(s) == bad


@pytest.mark.parametrize(("seats", "rounds"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_rounds_and_the_activity_cards_that_are_face_up(seats: int, rounds: int) -> None:
    """TR-1.8 A card has the number of the round in which it appears."""
    s = table(seats)
    for n, bad in ((rounds, False), (rounds + 1, True)):
        s.round = n
        assert wrong(s) == bad
    for n, shown, bad in (
        (0, 0, False),
        (0, 1, True),
        (2, 2, False),
        (2, 3, True),
        (4, 3, False),
        (4, 4, True),
        (1, -1, True),
    ):
        s.round, s.shown = n, shown
        assert wrong(s) == bad


def test_characters_are_all_there() -> None:
    """TR-1.10 And of those in the solo game's pile so many have been scored."""
    s = table(1)
    for n, bad in ((-1, True), (0, False), (6, False), (7, True)):
        s.scored = n
        assert wrong(s) == bad
    s = table(1)
    s.characters = packed(s.characters, [0, 0, 2, 3, 4, 5])
    assert wrong(s)


@pytest.mark.parametrize("name", ["start", "active"])
def test_only_who_takes_turns_is_at_turn(name: str) -> None:
    """TR-1.10 Alone, Le Roy is; the grey colour never is."""
    s = table(3)
    for party, bad in ((-1, True), (A, False), (C, False), (D, True), (N, True)):
        setattr(s, name, party)
        assert wrong(s) == bad
    s = table(1)
    for party, bad in ((A, False), (B, True), (N, False)):
        setattr(s, name, party)
        assert wrong(s) == bad


def test_at_the_end_nothing_is_to_do() -> None:
    """TR-1.10"""
    s = table(3)
    s.over = 1
    assert not wrong(s)
    s.todo = [TURNS[A]]
    assert wrong(s)
    s.over = 0
    assert not wrong(s)


# ---------------------------------------------------------------- citizens and dice


@pytest.mark.parametrize(("seats", "party", "citizens"), [(2, A, 12), (4, D, 12), (2, C, 0), (3, N, 8), (1, N, 24)])
def test_a_colour_has_so_many_citizens(seats: int, party: int, citizens: int) -> None:
    """TR-1.5, TR-2.5, TR-22.3 Twelve of a player, eight grey ones, 24 of Le Roy; no one without a seat has any."""
    s = table(seats)
    assert s.supply[party] + s.stock[party] == citizens
    s.stock[party] += 1
    assert wrong(s)


def test_citizens_on_buildings_and_cards_count() -> None:
    """TR-1.5, TR-2.5, TR-8.7 One of the twelve leaves the supply for every one of them."""
    miller = next(card.id for card in ACTIVITIES if not card.bonus)
    for party in (B, N):
        s = table(3, cards=[miller])
        s.spaces[17] = party
        assert wrong(s)
        s.stock[party] -= 1
        assert not wrong(s)
        s.lying[party * 3 + 2] = 1
        assert wrong(s)
        s.stock[party] -= 1
        assert not wrong(s)
        s.trade[party * SLOTS + slot(s, miller)] = PICTURE
        assert wrong(s)
        s.stock[party] -= 1
        assert not wrong(s)


def test_of_a_colour_one_citizen_lies_on_a_building() -> None:
    """TR-11.11"""
    for n in (2, -1):
        s = table(3)
        s.lying[B * 3] = n
        s.stock[B] -= n
        assert wrong(s)


def test_there_are_six_dice_of_a_colour() -> None:
    """TR-1.2, TR-5.8"""
    for colour in ("red", "white", "yellow"):
        s = table(3, dice={(A, colour): [1, 2, 3], (N, colour): [6, 6, 6]})
        assert not wrong(s)
        s.dice[B * 3 + ("red", "white", "yellow").index(colour)] += DIE[3]
        assert wrong(s)


def test_black_dice_lie_with_the_highest_first() -> None:
    """TR-1.2, TR-6.13"""
    s = table(3)
    for black, bad in (([6, 5, 5, 1], False), ([5, 6], True), ([1, 2, 3], True), ([6, 0], True), ([7, 6], True)):
        s.black = packed(s.black, black)
        assert wrong(s) == bad


# ---------------------------------------------------------------- activity cards


@pytest.mark.parametrize("bonus", [False, True])
def test_an_activity_card_is_in_one_place(bonus: bool) -> None:
    """TR-1.8, TR-2.7 The bonus cards only if they are in play."""
    s = table(3, bonus=bonus)
    s.bonus = 1 - s.bonus
    assert wrong(s)
    s = table(3, bonus=bonus)
    s.box = packed(s.box, list(s.box)[1:])
    assert wrong(s)


def test_an_activity_card_lies_on_the_place_of_its_colour_and_number() -> None:
    """TR-2.7"""
    for one, two in ((0, 1), (0, 3), (4, 7), (6, 8)):
        s = table(3)
        s.slots = packed(s.slots, list(s.slots))
        s.slots[one], s.slots[two] = s.slots[two], s.slots[one]
        assert wrong(s)


def test_a_space_of_a_card_holds_one_tradesman_and_the_picture_any_number() -> None:
    """TR-8.3, TR-8.6 And nobody stands on a space that the card does not have."""
    card = next(card for card in range(27) if not table(3).figure(card, FIRST + 2))
    id = ACTIVITIES[card].id
    assert table(3, cards=[id]).figure(card, FIRST + 1)
    for one, two, bad in ((1, 2, False), (1, 1, True), (2, 2, True), (4, 4, False), (1, 3, True), (3, 4, True)):
        s = table(3, cards=[id])
        for party, at in ((A, one), (N, two)):
            s.trade[party * SLOTS + slot(s, id)] = at
            s.stock[party] -= 1
        assert wrong(s) == bad


def test_tradesmen_stand_on_cards_that_are_face_up() -> None:
    """TR-8.3"""
    for shown in (0, 1, 2, 3):
        for at in range(SLOTS):
            s = table(3, shown=shown)
            s.trade[B * SLOTS + at] = PICTURE
            s.stock[B] -= 1
            assert wrong(s) == (at % 3 >= shown)


def test_cubes_lie_on_delayed_cards_that_are_face_up() -> None:
    """TR-8.16"""
    for card in ACTIVITIES[:27]:
        for shown in (0, 3):
            s = table(3, cards=[card.id], shown=shown)
            s.cubes[B * SLOTS + slot(s, card.id)] = 1
            assert wrong(s) == (not card.delayed or not shown)
            s.cubes[B * SLOTS + slot(s, card.id)] = -1
            assert wrong(s)


# ---------------------------------------------------------------- events and the cathedral


@pytest.mark.parametrize("bonus", [False, True])
def test_an_event_is_in_one_place(bonus: bool) -> None:
    """TR-1.9 In a deck, set aside, open, or with who has won it; the bonus cards only if they are in play."""
    s = table(3, bonus=bonus)
    assert not wrong(s)
    s.bonus = 1 - s.bonus
    assert wrong(s)
    for name in ("red", "white", "yellow", "aside"):
        s = table(3, bonus=bonus)
        event, *rest = getattr(s, name)
        setattr(s, name, packed(s.red, rest))
        assert wrong(s)
        s.won[N] = 1 << event
        assert not wrong(s)
        s.row = packed(s.row, [event])
        assert wrong(s)
        s.won[N] = 0
        assert not wrong(s)


def test_an_event_has_no_more_cubes_than_flags() -> None:
    """TR-10.3, TR-10.17 Marauding has any number of them."""
    s = table(3)
    event = s.red[0]
    s.red, s.row = packed(s.red, list(s.red)[1:]), packed(s.row, [event])
    flags = s.event(event, FLAGS)
    s.marks = packed(s.marks, [event * 8 + B] * flags)
    assert not wrong(s)
    s = longer(s, "marks", event * 8 + N)
    assert wrong(s)
    s.marks = packed(s.marks, [MARAUDING * 8 + A] * 20)
    assert not wrong(s)


def test_cubes_are_on_open_events_and_of_somebody_at_the_table() -> None:
    """TR-10.3, TR-10.17"""
    s = table(3)
    event = s.white[0]
    assert wrong(longer(s, "marks", event * 8 + A))
    for party, bad in ((A, False), (C, False), (D, True), (N, False), (5, True)):
        s.marks = packed(s.marks, [MARAUDING * 8 + party])
        assert wrong(s) == bad


def test_a_cube_of_the_cathedral_stands_on_a_cube() -> None:
    """TR-9.2, TR-9.3"""
    for number in range(6):
        s = table(3)
        for level, bad in ((2, True), (1, True), (0, False)):  # from above
            s.cathedral[level * 6 + number] = B
            assert wrong(s) == bad
        s = table(3)
        s.cathedral[number] = s.cathedral[12 + number] = B
        assert wrong(s)
