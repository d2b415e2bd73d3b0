"""What is true of every position; and a position that is spoilt in one place is found out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kingdom_builder.table import DESERT, FIRST, FOREST, GRASS, A, B, C, cell, give, of_terrain, put, random_game, table
from mizban.core.packed import append
from mizban.games.kingdom_builder import GAME
from mizban.games.kingdom_builder.rules.board import PARTS
from mizban.games.kingdom_builder.rules.cards import BUILDABLE, LANDS, TERRAINS
from mizban.games.kingdom_builder.rules.setup import lay
from mizban.games.kingdom_builder.rules.state import DISCARDS, DRAW, NOBODY, REMOVED, KingdomBuilder

FARM, OTHER_FARM = (15, 12), (11, 17)  # its two locations on the board of the first game
TERRAIN = TERRAINS.index


def sound(**more: Any) -> KingdomBuilder:
    """A position of three in which nothing is amiss; A is at turn and has the tile of a farm."""
    own = {A: [(15, 11), (8, 7)], B: [(11, 18), (0, 0)], C: [(14, 12)]}
    tiles = {A: {FARM: "ready"}, B: {OTHER_FARM: "ready"}}
    s = table(FIRST, **{"own": own, "tiles": tiles, "seats": 3, "card": GRASS, "hands": {B: FOREST, C: DESERT}, **more})
    GAME.invariant(s)
    return s


def spoilt(spoil: Callable[[KingdomBuilder], object], **more: Any) -> None:
    """One change, and the position is none of this game any more."""
    s = sound(**more)
    spoil(s)
    with pytest.raises(AssertionError):
        GAME.invariant(s)


def add(values: str, at: int, more: int = 1) -> Callable[[KingdomBuilder], None]:
    """Makes one of some numbers greater."""

    def spoil(s: KingdomBuilder) -> None:
        getattr(s, values)[at] += more

    return spoil


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_is_sound(seats: int) -> None:
    """KB-1.2, KB-1.6, KB-2.18, KB-3.4, KB-5.1, KB-6.4, KB-7.1, KB-7.2, KB-8.4, KB-8.9, KB-8.10, KB-9.11, KB-11.1 With
    tiles in every state, cards drawn before a shuffle, and in the last round."""
    met = set[str]()
    for s in random_game(seats, seed=2):
        GAME.invariant(s)
        parts = [("used", s.used), ("new", s.fresh), ("old", s.old), ("last round", s.ending), ("over", s.over)]
        met |= {name for name, there in parts if there}
    assert met >= {"used", "new", "last round", "over"}
    assert "old" in met or seats == 2  # of 25 cards two players hardly need a shuffle


def test_the_board_is_four_sections_and_stays_so() -> None:
    """KB-2.18 Each hex is what its section says, all game."""

    def change(values: str) -> Callable[[KingdomBuilder], None]:
        def spoil(s: KingdomBuilder) -> None:
            array = getattr(s, values)[:]  # copies of the position share it
            array[0] ^= 1
            setattr(s, values, array)

        return spoil

    for values in ("sets", "places", "kinds"):
        spoilt(change(values))
    spoilt(lambda s: setattr(s, "layout", s.layout | 1 << 16))
    s = GAME.new(2, 1)
    s.layout = s.layout & ~0xFF | 0x32  # one section upright and turned
    lay(s)
    with pytest.raises(AssertionError):
        GAME.invariant(s)


def test_three_cards_are_in_play() -> None:
    """KB-1.6 As many as were laid out, all game."""
    spoilt(lambda s: setattr(s, "cards", s.cards & s.cards - 1))
    spoilt(lambda s: setattr(s, "cards", s.cards | s.cards + 1))


@pytest.mark.parametrize("values", ["own", "near", "supply", "taken", "ready", "hand"])
def test_every_seat_has_its_own(values: str) -> None:
    """KB-1.6"""
    spoilt(lambda s: setattr(s, values, append(getattr(s, values)[:], getattr(s, values)[0])))


def test_one_settlement_stands_on_a_hex() -> None:
    """KB-2.18, KB-7.1"""

    def share(s: KingdomBuilder) -> None:
        hex = cell((8, 7))
        s.free[hex // 60] |= 1 << hex % 60
        put(s, B, (8, 7))
        s.free[hex // 60] |= 1 << hex % 60

    spoilt(share)


@pytest.mark.parametrize("terrain", ["mountain", "castle", "location"])
def test_no_settlement_stands_where_none_can(terrain: str) -> None:
    """KB-7.2 Water can be reached by Harbor; these never."""
    s = sound()
    put(s, C, min(of_terrain(s, "water")))
    GAME.invariant(s)
    spoilt(lambda s: put(s, C, min(of_terrain(s, terrain))))


@pytest.mark.parametrize("seat", [A, B, C])
def test_a_seat_has_forty_settlements(seat: int) -> None:
    """KB-1.6, KB-9.11 On the board and in the supply together."""
    spoilt(add("supply", seat))
    spoilt(add("supply", seat, -1))


def test_no_supply_is_below_nothing() -> None:
    """KB-1.6, KB-6.4 Forty can be on the board, and then the last round is on; one more cannot."""
    land = sorted(hex for terrain in TERRAINS[:LANDS] for hex in of_terrain(table(FIRST), terrain))
    s = table(FIRST, own={B: land[:40]}, card=GRASS, hands={B: FOREST})
    s.ending = 1
    GAME.invariant(s)
    put(s, B, land[40])
    s.ending = 0
    with pytest.raises(AssertionError):
        GAME.invariant(s)


@pytest.mark.parametrize("values", ["near", "free"])
@pytest.mark.parametrize("hex", [(0, 5), (19, 19), (10, 10)])
def test_what_is_beside_and_what_is_free_follows_from_the_settlements(values: str, hex: tuple[int, int]) -> None:
    """KB-2.18, KB-7.1"""

    def toggle(s: KingdomBuilder) -> None:
        for seat in range(s.seats if values == "near" else 1):
            getattr(s, values)[seat * PARTS + cell(hex) // 60] ^= 1 << cell(hex) % 60

    spoilt(toggle)


def test_the_last_round_is_on_when_a_supply_is_empty() -> None:
    """KB-6.4, KB-11.1 Not before; and who has none left owes none."""
    spoilt(lambda s: setattr(s, "ending", 1))
    land = sorted(hex for terrain in TERRAINS[:LANDS] for hex in of_terrain(table(FIRST), terrain))
    s = table(FIRST, own={A: land[:40]}, card=GRASS, hands={B: FOREST})
    for owed, ending, fine in ((0, 1, True), (1, 1, False), (0, 0, False)):
        s.owed, s.ending = owed, ending
        if fine:
            GAME.invariant(s)
        else:
            with pytest.raises(AssertionError):
                GAME.invariant(s)


def test_nobody_owes_more_than_three() -> None:
    """KB-6.4"""
    for owed in range(4):
        s = sound()
        s.owed = owed
        GAME.invariant(s)
    for owed in (-1, 4):
        spoilt(lambda s, owed=owed: setattr(s, "owed", owed))  # type: ignore[misc]


@pytest.mark.parametrize(("one", "other"), [("used", "new"), ("ready", "used"), ("ready", "new")])
def test_a_tile_is_in_one_state(one: str, other: str) -> None:
    """KB-8.9"""
    sound(tiles={A: {FARM: one}})
    sound(tiles={A: {FARM: other}})
    spoilt(lambda s: give(s, A, FARM, other), tiles={A: {FARM: one}})


@pytest.mark.parametrize("state", ["ready", "used", "new"])
def test_a_tile_was_taken_and_its_owner_touches_its_hex(state: str) -> None:
    """KB-8.4, KB-8.10 In whatever state it is; one that is lost leaves the mark that it was taken."""

    def never(s: KingdomBuilder) -> None:
        s.taken[A] = 0

    spoilt(never, tiles={A: {FARM: state}})
    spoilt(lambda s: give(s, A, OTHER_FARM, state))
    sound(lost={A: [OTHER_FARM]})


def test_two_tiles_lie_on_a_location() -> None:
    """KB-3.4, KB-8.4 A third player takes none."""
    sound(lost={B: [FARM]})
    with pytest.raises(AssertionError):
        sound(lost={B: [FARM], C: [FARM]})


@pytest.mark.parametrize("terrain", range(5))
@pytest.mark.parametrize("which", [DRAW, DISCARDS, REMOVED])
def test_there_are_five_cards_of_each_terrain(which: int, terrain: int) -> None:
    """KB-1.2"""
    spoilt(add("piles", which * LANDS + terrain))

    def owe(s: KingdomBuilder) -> None:
        more = s.piles[which * LANDS + terrain] + 1
        s.piles[which * LANDS + terrain] -= more
        s.piles[(which + 1) % 3 * LANDS + terrain] += more

    spoilt(owe)


@pytest.mark.parametrize("card", [-2, BUILDABLE, TERRAIN("water")])
def test_a_card_shows_a_terrain_that_can_be_built_on(card: int) -> None:
    """KB-1.2, KB-5.1"""

    def hold(s: KingdomBuilder) -> None:
        s.piles[DISCARDS * LANDS + s.hand[B]] += 1
        s.hand[B] = card

    spoilt(hold)


def test_who_is_not_at_turn_holds_a_card() -> None:
    """KB-5.1 And who is at turn has none: it lies open."""

    def drop(s: KingdomBuilder) -> None:
        s.piles[DISCARDS * LANDS + s.hand[C]] += 1
        s.hand[C] = NOBODY

    def keep(s: KingdomBuilder) -> None:
        s.piles[DRAW * LANDS] -= 1
        s.hand[A] = 0

    spoilt(drop)
    spoilt(keep)


def test_only_a_card_that_is_held_was_drawn_before_the_shuffle() -> None:
    """KB-5.1"""
    for seat in (B, C):
        s = sound()
        s.old = 1 << seat
        GAME.invariant(s)
    spoilt(lambda s: setattr(s, "old", 1 << A))
