"""What is true of every position; the kit looks at each one it meets."""

from __future__ import annotations

from mizban.core.bits import members
from mizban.core.packed import i64, vec
from mizban.games.troyes.rules.cards import (
    ACTIVITIES,
    CHARACTERS,
    CITIZENS,
    COLOUR_OF,
    DELAYED,
    DICE_EACH,
    EVENT_ROWS,
    GREY,
    HELD,
    HUES,
    LE_ROY_CITIZENS,
    LEVEL_SPACES,
    LEVELS,
    MARAUDING,
    MOST_INFLUENCE,
    NEUTRAL,
    NOBODY,
    NUMBERS,
    PARTIES,
    PICTURE,
    PLACES,
    ROUNDS,
    SIDES,
    SLOTS,
    slot_parts,
)
from mizban.games.troyes.rules.dice import all_dice
from mizban.games.troyes.rules.figures import FIRST, FLAGS, ROUND, SIZE
from mizban.games.troyes.rules.state import Troyes, mark_parts


def invariant(s: Troyes) -> None:
    """TR-1.2 to TR-1.10 No piece is lost, and nothing says something else than another."""
    assert len(s.figures) == SIZE
    for array in (s.deniers, s.pouch, s.influence, s.passed):
        assert len(array) == s.seats
    for whole in (s.supply, s.stock, s.points, s.won):
        assert len(whole) == PARTIES
    assert min([*s.deniers, *s.pouch, *s.points, *s.supply, *s.stock]) >= 0
    assert all(0 <= n <= MOST_INFLUENCE for n in s.influence)
    assert all(n in (0, 1) for n in s.passed)
    assert 0 <= s.round <= ROUNDS[s.seats]
    assert 0 <= s.shown <= min(NUMBERS, s.round)
    assert 0 <= s.scored <= len(CHARACTERS)
    assert sorted(s.characters) == list(range(len(CHARACTERS)))
    assert s.start in parties(s)
    assert s.active in parties(s)
    check_citizens(s)
    check_dice(s)
    check_activities(s)
    check_events(s)
    check_cathedral(s)
    assert not s.over or not s.todo


def parties(s: Troyes) -> list[int]:
    """Who takes turns."""
    return [0, int(NEUTRAL)] if s.seats == 1 else list(range(s.seats))


def check_citizens(s: Troyes) -> None:
    """TR-1.5, TR-2.5, TR-8.7, TR-11.11, TR-22.3 Every citizen is in one place; of a colour at most one lies on a
    building."""
    assert len(s.spaces) == PLACES
    assert len(s.trade) == PARTIES * SLOTS
    assert all(n in (0, 1) for n in s.lying)
    for party in range(PARTIES):
        total = s.supply[party] + s.stock[party] + sum(owner == party for owner in s.spaces)
        total += sum(s.lying[party * HUES : party * HUES + HUES])
        total += sum(s.trade[party * SLOTS + slot] > 0 for slot in range(SLOTS))
        grey = LE_ROY_CITIZENS if s.seats == 1 else GREY
        own = CITIZENS if party < s.seats else 0
        assert total == (grey if party == NEUTRAL else own), f"{total} citizens of {party}"


def check_dice(s: Troyes) -> None:
    """TR-1.2, TR-5.8, TR-6.13 At most six dice of a colour; black ones with the highest first."""
    assert len(s.dice) == PARTIES * HUES
    assert all(n >= 0 for n in s.dice)
    for colour in range(HUES):
        assert all_dice(s, colour) <= DICE_EACH
    assert list(s.black) == sorted(s.black, reverse=True)
    assert all(1 <= value <= SIDES for value in s.black)


def check_activities(s: Troyes) -> None:
    """TR-2.7, TR-8.3, TR-8.6, TR-8.16 Cards are where their colour and number say; nobody stands on a space that is
    taken or not there; cubes lie on delayed cards only."""
    cards = [*s.slots, *s.box]
    assert sorted(cards) == [i for i, card in enumerate(ACTIVITIES) if s.bonus or not card.bonus]
    for slot in range(SLOTS):
        card = s.slots[slot]
        assert (COLOUR_OF[card], s.figure(card, ROUND)) == slot_parts(slot)
        spots = [s.trade[party * SLOTS + slot] for party in range(PARTIES)]
        scoring = [at for at in spots if 0 < at < PICTURE]
        assert len(set(scoring)) == len(scoring)
        assert all(s.figure(card, FIRST + at - 1) for at in scoring)
        cubes = [s.cubes[seat * SLOTS + slot] for seat in range(s.seats)]
        assert min(cubes) >= 0
        assert not any(cubes) or (DELAYED[card] and s.up(slot))
        assert not any(spots) or s.up(slot)


def check_events(s: Troyes) -> None:
    """TR-1.9, TR-10.3, TR-10.17 Every event is in one place, and none has more cubes than flags."""
    won = [event for bits in s.won for event in members(bits)]
    events = [*s.red, *s.white, *s.yellow, *s.aside, *s.row, *won]
    assert sorted(events) == [i for i in range(MARAUDING) if s.bonus or not EVENT_ROWS[i]["bonus_card"]]
    for event in s.row:
        assert count_of(s.marks, event) <= s.event(event, FLAGS)
    for mark in s.marks:
        event, party = mark_parts(mark)
        assert event == MARAUDING or s.is_open(event)
        assert party < s.seats or party == NEUTRAL


def count_of(marks: vec[i64], event: i64) -> int:
    """How many cubes an event has."""
    return sum(mark_parts(mark)[0] == event for mark in marks)


def check_cathedral(s: Troyes) -> None:
    """TR-9.2, TR-9.3 A cube stands on a cube."""
    assert len(s.cathedral) == LEVELS * LEVEL_SPACES
    for space in range(LEVEL_SPACES, len(s.cathedral)):
        assert s.cathedral[space] == NOBODY or s.cathedral[space - LEVEL_SPACES] != NOBODY


assert HELD[1] == 0
