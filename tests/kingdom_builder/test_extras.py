"""KB-9 Extra actions, KB-10 the eight locations, KB-17 what runs out."""

from __future__ import annotations

from random import Random

import pytest

from kingdom_builder.table import (
    BUILDABLE,
    CANYON,
    DESERT,
    FIRST,
    FLOWERS,
    FOREST,
    GRASS,
    A,
    B,
    Hex,
    act,
    answers,
    beside,
    build,
    cell,
    destinations,
    hexes,
    legal,
    of_terrain,
    place,
    put,
    random_game,
    say,
    settlements,
    sizes_of_terrains,
    sources,
    spots,
    states,
    table,
    unoccupied,
    usable,
    why,
)
from mizban.games.kingdom_builder.rules.cards import LOCATIONS, TERRAINS
from mizban.games.kingdom_builder.rules.extras import usable as usable_tile
from mizban.games.kingdom_builder.rules.state import KingdomBuilder

ORACLE = "oracle harbor farm barn"
TAVERN = "tower tavern harbor barn"
LAND = BUILDABLE


def fill(s: KingdomBuilder, hexes_: set[Hex], but: set[Hex] | None = None) -> None:
    """B occupies all of these hexes that are free, whatever they are."""
    for hex in sorted(hexes_ - (but or set())):
        if s.owner(cell(hex)) < 0:
            put(s, B, hex)
    s.supply[B] = 40


def tiles_usable(s: KingdomBuilder, tile: str) -> bool:
    """Whether the active seat could use a tile of this kind, if it had one."""
    return usable_tile(s, s.active, LOCATIONS.index(tile))


# ---------------------------------------------------------------- KB-9


def test_a_tile_is_used_once_a_turn() -> None:
    """KB-9.1, KB-9.2"""
    s = act(table(FIRST, own={A: [(15, 11)]}, card=FOREST, tiles={A: {(15, 12): "ready"}}))
    say(s, "use:farm")
    say(s, legal(s)[0])
    assert states(s, A) == {(15, 12): "used"}
    assert why(s, "use:farm") == "tile-used KB-9.2"
    assert why(s, "use:oasis") == "no-tile KB-9.1"


def test_two_tiles_of_a_kind_are_one_option_and_two_uses() -> None:
    """KB-9.3, KB-19.4"""
    tiles = {A: {(15, 12): "ready", (11, 17): "ready"}}
    s = act(table(FIRST, own={A: [(15, 11), (11, 18)]}, card=FOREST, tiles=tiles))
    assert [word for word in legal(s) if word.startswith("use")] == ["use:farm"]
    for left in (1, 0):
        say(s, "use:farm")
        say(s, legal(s)[0])
        assert ("use:farm" in legal(s)) == bool(left)
    assert s.supply[A] == 36


def test_building_tiles_need_a_settlement() -> None:
    """KB-9.4, KB-17.1"""
    tiles = {A: {(3, 7): "ready", (11, 7): "ready"}}
    s = table(ORACLE, own={A: [(3, 6), (11, 8)]}, card=GRASS, tiles=tiles, supply={A: 0})
    s.owed = 0
    assert answers(s) == ["end"]


def test_moving_tiles_do_not() -> None:
    """KB-9.5, KB-17.1"""
    tiles = {A: {(17, 16): "ready"}}
    s = table("paddock tower oasis harbor", own={A: [(17, 17), (16, 17)]}, card=GRASS, tiles=tiles, supply={A: 0})
    s.owed = 0
    assert answers(s) == ["use:harbor", "end"]


def test_any_own_settlement_may_be_moved() -> None:
    """KB-9.5, KB-9.6 Also one that was built a moment ago, and one on water."""
    own = {A: [(5, 10), (19, 16), (18, 12)], B: [(8, 7)]}
    s = act(table(FIRST, own=own, card=FOREST, tiles={A: {(6, 11): "ready"}}, hands={B: GRASS}))
    build(s, (19, 12), (17, 12), (17, 13))
    say(s, "use:paddock")
    assert hexes(s, "lift") <= settlements(s, A)
    assert {(19, 12), (5, 10)} <= hexes(s, "lift")
    assert why(s, "lift:8-7") == "not-yours KB-9.5"
    assert why(s, "lift:19-16") == "no-jump KB-10.8"  # water all around


def test_a_settlement_can_be_moved_twice_in_a_turn() -> None:
    """KB-9.6"""
    tiles = {A: {(6, 11): "ready", (2, 18): "ready"}}
    s = act(table(FIRST, own={A: [(5, 10), (2, 17), (8, 7)]}, card=FOREST, tiles=tiles))
    say(s, "use:paddock", "lift:8-7", "move:8-9", "use:paddock", "lift:8-9", "move:8-11")
    assert (8, 11) in settlements(s, A)


def test_a_tile_without_a_target_cannot_be_used() -> None:
    """KB-9.7 And stays ready."""
    s = table(FIRST, own={A: [(15, 11)]}, card=FOREST, tiles={A: {(15, 12): "ready"}})
    fill(s, of_terrain(s, GRASS))
    act(s)
    assert usable(s) == set()
    assert why(s, "use:farm") == "no-target KB-9.7"
    assert states(s, A) == {(15, 12): "ready"}


def test_a_settlement_is_lifted_before_its_target_is_judged() -> None:
    """KB-9.8, KB-10.6, KB-10.6.1 The only settlement is near nothing once it is lifted: it may go anywhere."""
    s = act(table(ORACLE, own={A: [(16, 11)]}, card=GRASS, tiles={A: {(16, 12): "ready"}}))
    say(s, "use:barn")  # the only one is lifted at once
    assert hexes(s, "move") == unoccupied(s, GRASS)
    assert (0, 0) in hexes(s, "move")
    assert why(s, "move:16-11") == "same-hex KB-9.10"


def test_the_others_are_what_a_target_is_next_to() -> None:
    """KB-9.8"""
    own = {A: [(16, 13), (0, 0)]}
    s = act(table(ORACLE, own=own, card=GRASS, tiles={A: {(16, 12): "ready"}}))
    say(s, "use:barn", "lift:16-13")
    assert hexes(s, "move") == {(0, 1), (1, 0)}
    assert why(s, "move:0-2") == "not-beside KB-7.3.1"


def cornered(*more: Hex) -> KingdomBuilder:
    """A has (0, 0) and (0, 1), grass and closed in; besides that these."""
    own = {A: [(0, 0), (0, 1), *more], B: [(1, 0), (0, 2), (1, 1)]}
    return table(ORACLE, own=own, card=GRASS, tiles={A: {(16, 12): "ready"}})


def test_the_hex_it_leaves_counts_for_rule_3() -> None:
    """KB-9.9 (0, 1) is grass beside (0, 0): rule 3 can be met there, so a far hex is no target."""
    s = cornered((16, 13))
    assert destinations(s, "barn", (0, 1)) == destinations(s, "barn", (0, 0)) == set()
    assert destinations(s, "barn", (16, 13)) == unoccupied(s, GRASS)  # forest: there it could not be met
    s = cornered((8, 13))
    assert destinations(s, "barn", (0, 1)) == beside((8, 13)) & unoccupied(s, GRASS)


def test_the_hex_it_leaves_is_no_target() -> None:
    """KB-9.10 Where it is the only one that meets rule 3, the settlement cannot be moved."""
    s = cornered((16, 13), (18, 13))
    fill(s, {(18, 12), (17, 12), (17, 13), (19, 12), (19, 13), (18, 14)})
    assert sources(s, "barn") == {(16, 13), (18, 13)}
    say(act(s), "use:barn")
    assert why(s, "lift:0-1") == why(s, "lift:0-0") == "only-back KB-9.10"


def test_a_tile_with_which_nothing_can_move_is_not_offered() -> None:
    """KB-9.7, KB-9.10"""
    s = cornered()
    assert usable(act(s)) == set()
    assert why(s, "use:barn") == "no-target KB-9.7"


@pytest.mark.parametrize("tile", ["barn", "harbor", "paddock"])
@pytest.mark.parametrize("seed", range(3))
def test_only_settlements_with_a_target_can_be_lifted(tile: str, seed: int) -> None:
    """KB-9.7, KB-9.8, KB-9.10, KB-19.3 On boards with little room, where they stand in rows and three rows apart."""
    random, empty = Random(seed), table(ORACLE)
    seen = set[bool]()
    for _ in range(30):
        row, column = random.randrange(1, 16), random.randrange(1, 18)
        own = random.sample([(row + down, column + right) for down in (0, 1, 3) for right in (0, 1)], 4)
        lands = [hex for hex in own if any(hex in of_terrain(empty, terrain) for terrain in LAND)]
        s = table(ORACLE, own={A: own}, card=TERRAINS[empty.terrain(cell(lands[0]))] if lands else GRASS)
        wanted = {"barn": TERRAINS[s.played], "harbor": "water"}.get(tile, GRASS)
        far = sorted(unoccupied(s, wanted))
        near = [hex for hex in far if beside(hex) & set(own)]
        free = random.sample(near, min(len(near), random.randrange(3))) + random.sample(far, random.randrange(2))
        fill(s, {(r, c) for r in range(20) for c in range(20)}, but=set(free))
        able = {hex for hex in settlements(s, A) if destinations(s, tile, hex)}
        assert sources(s, tile) == able
        assert tiles_usable(s, tile) == bool(able)
        seen.add(bool(able))
    assert seen == {True, False}


def test_settlements_never_go_back_to_the_supply() -> None:
    """KB-9.11"""
    for s in random_game(3, 11):
        assert all(s.supply[seat] + len(settlements(s, seat)) == 40 for seat in range(3))


# ---------------------------------------------------------------- KB-10


def test_oracle_builds_on_the_terrain_of_the_card() -> None:
    """KB-10.1, KB-7.4"""
    s = say(act(table(ORACLE, own={A: [(3, 6)]}, card=FLOWERS, tiles={A: {(3, 7): "ready"}})), "use:oracle")
    assert hexes(s) == beside((3, 6)) & of_terrain(s, FLOWERS)


def test_oracle_needs_room_there() -> None:
    """KB-10.1.1, KB-17.3"""
    s = table(ORACLE, own={A: [(3, 6)]}, card=FLOWERS, tiles={A: {(3, 7): "ready"}})
    fill(s, of_terrain(s, FLOWERS))
    s.owed = 0
    assert answers(s) == ["end"]


@pytest.mark.parametrize(
    ("tile", "hex", "own", "terrain"),
    [
        ("farm", (15, 12), (15, 11), GRASS),
        ("oasis", (17, 5), (17, 6), DESERT),
    ],
)
def test_farm_and_oasis(tile: str, hex: Hex, own: Hex, terrain: str) -> None:
    """KB-10.2, KB-10.2.1, KB-10.3, KB-10.3.1, KB-17.3"""
    s = table(FIRST, own={A: [own]}, card=FOREST, tiles={A: {hex: "ready"}})
    assert hexes(say(act(s).copy(), f"use:{tile}")) == beside(own) & unoccupied(s, terrain)
    fill(s, of_terrain(s, terrain))
    assert usable(act(s)) == set()


def far(empty: KingdomBuilder, near: set[Hex], wanted: set[Hex]) -> Hex:
    """One of some hexes on which one can build and which has none of the wanted ones beside it."""
    return next(hex for hex in sorted(near) if TERRAINS[empty.terrain(cell(hex))] in LAND and not beside(hex) & wanted)


@pytest.mark.parametrize("card", BUILDABLE)
@pytest.mark.parametrize(
    ("board", "hex", "tile", "terrain"),
    [
        (ORACLE, (3, 7), "oracle", ""),
        ("oasis farm tower barn", (1, 17), "farm", GRASS),
        ("oasis farm tower barn", (2, 7), "oasis", DESERT),
    ],
)
def test_a_tile_builds_on_all_of_its_terrain_if_none_is_near(
    board: str, hex: Hex, tile: str, terrain: str, card: str
) -> None:
    """KB-7.3.2, KB-7.4, KB-7.5, KB-10.1, KB-10.2, KB-10.3 Oracle on that of the card, the others on their own."""
    empty = table(board)
    wanted = of_terrain(empty, terrain or card)
    own = far(empty, beside(hex), wanted)
    s = say(act(table(board, own={A: [own]}, card=card, tiles={A: {hex: "ready"}})), f"use:{tile}")
    assert hexes(s) == wanted - {own}


def test_tower_builds_at_the_edge() -> None:
    """KB-7.6, KB-10.4, KB-10.4.1 The edge of the whole board, next to own settlements there if there are any."""
    tiles = {A: {(3, 5): "ready"}}
    s = say(act(table(TAVERN, own={A: [(4, 4), (9, 9)]}, card=CANYON, tiles=tiles)), "use:tower")
    assert all(0 in hex or 19 in hex for hex in hexes(s))
    assert not any(hex in hexes(s) for hex in ((9, 4), (10, 4), (4, 9), (4, 10)))
    assert why(s, "build:9-8") == "not-the-edge KB-10.4"
    s = say(act(table(TAVERN, own={A: [(4, 4), (1, 18)]}, card=CANYON, tiles=tiles)), "use:tower")
    assert hexes(s) == {(0, 18), (0, 19), (1, 19)}
    assert why(s, "build:0-0") == "not-beside KB-7.3.1"


def test_tower_needs_room_at_the_edge() -> None:
    """KB-17.4"""
    s = table(TAVERN, own={A: [(4, 4)]}, card=GRASS, tiles={A: {(3, 5): "ready"}})
    fill(s, {hex for terrain in LAND for hex in of_terrain(s, terrain) if 0 in hex or 19 in hex})
    assert usable(act(s)) == set()


def ends(own: list[Hex], others: list[Hex] | None = None) -> set[Hex]:
    """Where Tavern builds, with these settlements; it may be used where that is somewhere."""
    s = table(TAVERN, own={A: [*own, (6, 11)], B: others or []}, card=CANYON, tiles={A: {(6, 12): "ready"}})
    hexes = spots(s, "tavern")
    assert ("use:tavern" in answers(s)) == bool(hexes)
    return hexes


def test_tavern_goes_on_a_straight_line_of_three() -> None:
    """KB-10.5, KB-10.5.1, KB-10.5.2, KB-10.5.5"""
    assert ends([(10, 13), (10, 14), (10, 15)]) == {(10, 12), (10, 16)}
    assert ends([(10, 13), (10, 14), (10, 15), (10, 16)]) == {(10, 12), (10, 17)}
    assert ends([(10, 13), (10, 14)]) == set()
    assert ends([(10, 13), (10, 14), (11, 14)]) == set()  # bent


@pytest.mark.parametrize("corner", [(0, 0), (0, 19), (19, 0), (19, 19)])
def test_two_at_the_edge_are_no_line(corner: Hex) -> None:
    """KB-10.5, KB-10.5.1 Beyond the edge is no third, whatever stands in a corner of the board."""
    assert (10, 17) in {hex for terrain in LAND for hex in of_terrain(table(TAVERN), terrain)}
    assert ends([(10, 18), (10, 19), corner]) == set()
    assert ends([(18, 10), (19, 10), corner]) == set()
    assert ends([(9, 19), (10, 19), corner]) == set()


def test_a_line_runs_on_three_axes_but_not_straight_down() -> None:
    """KB-2.9, KB-10.5.1, KB-18.2"""
    assert ends([(9, 7), (10, 8), (11, 8)]) == {(8, 7), (12, 9)}
    assert ends([(9, 8), (10, 8), (11, 7)]) == {(8, 9), (12, 7)}
    assert ends([(8, 8), (10, 8), (12, 8)]) == set()


def test_the_end_of_a_line_must_be_free_and_buildable() -> None:
    """KB-10.5.2, KB-10.5.4, KB-17.5"""
    assert ends([(10, 13), (10, 14), (10, 15)], [(10, 16)]) == {(10, 12)}
    assert ends([(10, 13), (10, 14), (10, 15)], [(10, 16), (10, 12)]) == set()
    assert (2, 17) in of_terrain(table(TAVERN), "mountain")
    assert ends([(2, 13), (2, 14), (2, 15), (2, 16)]) == {(2, 12)}


def test_a_gap_is_an_end_too() -> None:
    """KB-10.5.3"""
    assert ends([(10, 13), (10, 14), (10, 15), (10, 17)]) == {(10, 12), (10, 16)}


def test_settlements_on_water_belong_to_a_line() -> None:
    """KB-10.5.4 But the end is not water."""
    line = [(14, 4), (14, 5), (14, 6)]
    assert (14, 4) in of_terrain(table(TAVERN), "water")
    assert ends(line) == {(14, 3), (14, 7)}
    assert ends([(17, 3), (17, 4), (17, 5)]) == {(17, 2)}  # (17, 6) is a location
    assert (10, 5) in of_terrain(table(TAVERN), "water")
    assert ends([(10, 6), (10, 7), (10, 8)]) == {(10, 9)}


def test_a_line_crosses_seams() -> None:
    """KB-10.5.6"""
    assert ends([(0, 9), (0, 10), (0, 11)]) == {(0, 8), (0, 12)}


def test_a_line_counts_what_was_just_built() -> None:
    """KB-10.5.7"""
    tiles = {A: {(6, 12): "ready"}}
    s = act(table(TAVERN, own={A: [(6, 11)]}, card=DESERT, tiles=tiles, hands={B: GRASS}))
    while s.owed:
        assert usable(s) == set()
        build(s, next(hex for hex in [(7, 11), (8, 11), (9, 10)] if hex in hexes(s)))
    assert usable(s) == {"tavern"}


def test_elsewhere_tavern_does_not_build() -> None:
    """KB-10.5"""
    own = {A: [(10, 13), (10, 14), (10, 15), (6, 11)]}
    s = say(act(table(TAVERN, own=own, card=CANYON, tiles={A: {(6, 12): "ready"}})), "use:tavern")
    assert why(s, "build:0-0") == why(s, "build:11-13") == "no-line KB-10.5"


def test_barn_moves_to_the_terrain_of_the_card() -> None:
    """KB-10.6, KB-10.6.1, KB-7.4"""
    s = act(table(ORACLE, own={A: [(16, 13), (3, 8)]}, card=CANYON, tiles={A: {(16, 12): "ready"}}))
    say(s, "use:barn", "lift:16-13")
    assert hexes(s, "move") == unoccupied(s, CANYON)  # no canyon beside (3, 8)
    assert why(s, "move:0-0") == "other-terrain KB-7.4"


def test_harbor_moves_to_water() -> None:
    """KB-7.2.1, KB-7.3.1, KB-7.5, KB-10.7, KB-10.7.1 Another terrain is refused with the clause of the tile, water that
    is too far off with that of rule 3."""
    own = {A: [(6, 17), (6, 15)]}
    s = act(table(ORACLE, own=own, card=CANYON, tiles={A: {(7, 16): "ready"}}))
    say(s, "use:harbor", "lift:6-17")
    assert hexes(s, "move") == beside((6, 15)) & of_terrain(s, "water")
    for terrain, reason in ((CANYON, "other-terrain KB-7.5"), ("water", "not-beside KB-7.3.1")):
        row, column = min(unoccupied(s, terrain) - hexes(s, "move"))
        assert why(s, f"move:{row}-{column}") == reason
    say(s, "move:6-14")
    assert settlements(s, A) == {(6, 14), (6, 15)}


def test_a_settlement_on_water_may_be_moved_on() -> None:
    """KB-9.6, KB-10.7.2"""
    own = {A: [(6, 17), (6, 14)]}
    s = act(table(ORACLE, own=own, card=CANYON, tiles={A: {(7, 16): "ready"}}))
    say(s, "use:harbor")
    assert (6, 14) in hexes(s, "lift")
    say(s, "lift:6-14")
    assert hexes(s, "move") <= of_terrain(s, "water")
    assert (6, 14) not in hexes(s, "move")


def test_barn_and_paddock_bring_a_settlement_back_from_water() -> None:
    """KB-10.7.2"""
    s = table(ORACLE, own={A: [(12, 15), (6, 14)]}, card=CANYON, tiles={A: {(12, 16): "ready"}})
    say(act(s), "use:barn", "lift:6-14")
    assert hexes(s, "move")
    assert hexes(s, "move") <= of_terrain(s, CANYON)
    s = table(FIRST, own={A: [(5, 10), (4, 3)]}, tiles={A: {(6, 11): "ready"}})
    assert (4, 3) in of_terrain(s, "water")
    assert (4, 3) in sources(s, "paddock")
    assert (4, 5) in destinations(s, "paddock", (4, 3))


def test_harbor_brings_tiles_too() -> None:
    """KB-8.3, KB-10.7.3"""
    own, tiles = {A: [(16, 17), (3, 4), (8, 7)]}, {A: {(17, 16): "ready"}}
    s = table("oasis farm tower harbor", own=own, card=CANYON, tiles=tiles)
    assert destinations(s, "harbor", (3, 4)) == {(8, 6), (9, 6), (9, 7)}
    say(act(s), "use:harbor", "lift:3-4", "move:8-6")  # beside the location (7, 5)
    assert states(s, A) == {(17, 16): "used", (7, 5): "new"}


@pytest.mark.parametrize("card", BUILDABLE)
@pytest.mark.parametrize(
    ("board", "own", "hex", "tile", "terrain"),
    [
        ("harbor oracle farm barn", (6, 7), (7, 6), "harbor", "water"),
        (ORACLE, (12, 15), (12, 16), "barn", ""),
    ],
)
def test_the_only_settlement_goes_to_any_hex_of_its_terrain(
    board: str, own: Hex, hex: Hex, tile: str, terrain: str, card: str
) -> None:
    """KB-7.4, KB-7.5, KB-9.8, KB-10.6, KB-10.7 It is lifted, so none is near."""
    s = say(act(table(board, own={A: [own]}, card=card, tiles={A: {hex: "ready"}})), f"use:{tile}")
    assert hexes(s, "move") == of_terrain(s, terrain or card) - {own}


def test_harbor_needs_free_water() -> None:
    """KB-17.6"""
    s = table(ORACLE, own={A: [(6, 17)]}, card=CANYON, tiles={A: {(7, 16): "ready"}})
    fill(s, of_terrain(s, "water"))
    s.owed = 0
    assert answers(s) == ["end"]
    assert sources(s, "harbor") == set()


def test_paddock_jumps_two_hexes_in_a_straight_line() -> None:
    """KB-10.8, KB-10.8.2, KB-10.8.4, KB-10.8.5, KB-18.1 Wherever it lands, alone and on any terrain."""
    s = act(table(FIRST, own={A: [(5, 10), (8, 9)]}, card=CANYON, tiles={A: {(6, 11): "ready"}}))
    say(s, "use:paddock", "lift:8-9")
    assert hexes(s, "move") == {(8, 7), (8, 11), (6, 8), (6, 10), (10, 8), (10, 10)}
    assert why(s, "move:8-8") == "not-two-on KB-10.8"
    assert why(s, "move:7-10") == "not-two-on KB-10.8"
    assert why(s, "move:8-9") == "same-hex KB-9.10"
    assert not beside((10, 10)) & settlements(s, A)
    say(s, "move:10-10")
    assert (10, 10) in settlements(s, A)


def test_paddock_jumps_over_anything() -> None:
    """KB-10.8.1"""
    s = table(FIRST, own={A: [(5, 10), (6, 15)], B: [(8, 8)]}, card=CANYON, tiles={A: {(6, 11): "ready"}})
    put(s, A, (8, 7))
    say(act(s), "use:paddock", "lift:6-15")
    assert (6, 13) in hexes(s, "move")  # over water
    s = table(FIRST, own={A: [(5, 10), (8, 7), (8, 10)], B: [(8, 8)]}, card=CANYON, tiles={A: {(6, 11): "ready"}})
    say(act(s), "use:paddock", "lift:8-7")
    assert (8, 9) in hexes(s, "move")  # over a settlement of B
    s = table(FIRST, own={A: [(5, 10), (8, 7)]}, card=CANYON, tiles={A: {(6, 11): "ready"}})
    say(act(s), "use:paddock", "lift:5-10")
    assert (7, 11) in hexes(s, "move")  # over the location
    s = table(FIRST, own={A: [(5, 10), (7, 14)]}, tiles={A: {(6, 11): "ready"}})
    assert (7, 15) in of_terrain(s, "castle")
    assert (7, 16) in destinations(s, "paddock", (7, 14))


def test_paddock_lands_on_free_buildable_hexes_only() -> None:
    """KB-10.8, KB-10.8.3"""
    own = {A: [(5, 10), (6, 15), (2, 16)], B: [(6, 13)]}
    s = act(table(FIRST, own=own, card=CANYON, tiles={A: {(6, 11): "ready"}}))
    say(s, "use:paddock", "lift:6-15")
    assert why(s, "move:6-13") == "occupied KB-7.1"
    lands = {hex for terrain in LAND for hex in unoccupied(s, terrain)}
    assert hexes(s, "move") <= lands
    assert why(s, "move:4-16") == "never KB-7.2.2"
    assert why(s, "move:4-14") == "on-water KB-7.2.1"


def test_no_move_without_a_settlement() -> None:
    """KB-17.7 Who owns a tile has one beside it, so a tile that moves always has something to move."""
    for seed in range(4):
        for s in random_game(4, seed):
            for seat in range(4):
                assert not states(s, seat) or settlements(s, seat)
    s = table(FIRST, card=GRASS)
    s.ready[A] = 1 << place(s, (6, 11))
    assert usable(act(s)) == set()


def test_a_tile_asks_its_user_what_to_do_with_it() -> None:
    """KB-9.2, KB-19.2, KB-19.3 Where to build; or which settlement to lift, and then where it goes."""
    s = act(table(FIRST, own={A: [(15, 11), (11, 18)]}, card=FOREST, tiles={A: {(15, 12): "ready"}}))
    say(s, "use:farm")
    assert s.todo[-1].ask(s) == ("Extra seat tile", (A, LOCATIONS.index("farm")))
    s = act(table(FIRST, own={A: [(5, 10), (8, 9)]}, card=CANYON, tiles={A: {(6, 11): "ready"}}))
    say(s, "use:paddock")
    assert s.todo[-1].ask(s) == ("Lift seat tile", (A, LOCATIONS.index("paddock")))
    say(s, "lift:8-9")
    assert s.todo[-1].ask(s) == ("SetDown seat tile hex", (A, LOCATIONS.index("paddock"), cell((8, 9))))


def test_the_number_of_choices() -> None:
    """KB-19.6"""
    assert max(max(sizes) for sizes in sizes_of_terrains()) == 65
    s = table("farm oasis harbor oracle", own={A: [(12, 13), (3, 9)]}, card=GRASS, tiles={A: {(17, 6): "ready"}})
    s.owed = 3
    say(act(s), "use:harbor")
    assert len(s.legal) <= 98
