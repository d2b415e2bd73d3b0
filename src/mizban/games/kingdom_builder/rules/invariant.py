"""What is true of every position; the kit looks at each one it meets."""

from __future__ import annotations

from mizban.games.kingdom_builder.rules.board import (
    BOARD,
    PARTS,
    PIECE_BITS,
    SECTORS,
    around,
    members,
    piece_at,
    section_of,
    size,
)
from mizban.games.kingdom_builder.rules.cards import (
    ALIKE,
    BUILDABLE,
    IN_PLAY,
    LANDS,
    MANDATORY,
    SECTIONS,
    SUPPLY,
    WATER,
)
from mizban.games.kingdom_builder.rules.setup import lay
from mizban.games.kingdom_builder.rules.state import NOBODY, KingdomBuilder


def invariant(s: KingdomBuilder) -> None:
    """KB-1.6, KB-2.18, KB-7.2, KB-8.10, KB-9.11 No piece is lost, and no set says something else than another."""
    pieces = [piece_at(s.layout, place) for place in range(SECTORS)]
    assert s.layout >> PIECE_BITS * SECTORS == 0
    assert len({section_of(piece) for piece in pieces}) == SECTORS
    assert all(section_of(piece) < len(SECTIONS) for piece in pieces)
    assert bin(s.cards).count("1") == IN_PLAY
    board = s.copy()
    lay(board)
    assert [list(board.sets), list(board.places), list(board.kinds)] == [list(s.sets), list(s.places), list(s.kinds)]
    assert len(s.own) == len(s.near) == s.seats * PARTS
    assert len(s.supply) == len(s.taken) == len(s.ready) == len(s.hand) == s.seats
    check_settlements(s)
    check_tiles(s)
    check_cards(s)


def check_settlements(s: KingdomBuilder) -> None:
    """KB-6.4, KB-7.1, KB-7.2, KB-11.1 Forty for each seat, on different hexes, all on land or water."""
    free = list(BOARD)
    for seat in range(s.seats):
        own = list(s.own)[seat * PARTS : (seat + 1) * PARTS]
        for part in range(PARTS):
            assert own[part] & ~free[part] == 0
            free[part] ^= own[part]
            holdable = s.sets[BUILDABLE * PARTS + part] | s.sets[WATER * PARTS + part]
            assert own[part] & ~holdable == 0
        assert s.supply[seat] + size(s.own, seat * PARTS) == SUPPLY
        assert s.supply[seat] >= 0
        assert list(around(s.own, seat * PARTS)) == list(s.near)[seat * PARTS : (seat + 1) * PARTS]
    assert list(s.free) == free
    assert s.ending == (0 in list(s.supply))
    assert 0 <= s.owed <= MANDATORY
    assert not (s.owed and not s.supply[s.active])


def check_tiles(s: KingdomBuilder) -> None:
    """KB-3.4, KB-8.4, KB-8.9, KB-8.10 A tile is in one state, and its owner still touches its hex."""
    assert s.used & s.fresh == 0
    assert (s.used | s.fresh) & s.ready[s.active] == 0
    for location, hex in enumerate(s.places):
        assert s.tiles(location) >= 0
        for seat in range(s.seats):
            if s.held(seat) >> location & 1:
                assert s.taken[seat] >> location & 1
                assert hex in list(members(s.near, seat * PARTS))


def check_cards(s: KingdomBuilder) -> None:
    """KB-1.2, KB-5.1 Five cards of each terrain; who is not at turn holds one, but for the last round."""
    for terrain in range(LANDS):
        count = list(s.hand).count(terrain) + (s.played == terrain)
        count += sum(s.piles[pile * LANDS + terrain] for pile in range(3))
        assert count == ALIKE
    assert min(s.piles) >= 0
    assert all(NOBODY <= card < LANDS for card in [*s.hand, s.played])
    if not s.ending:
        assert all((s.hand[seat] == NOBODY) == (seat == s.active) for seat in range(s.seats))
    for seat in range(s.seats):
        assert not (s.old >> seat & 1 and s.hand[seat] == NOBODY)
