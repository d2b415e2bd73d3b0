"""KB-7 Building rules, and KB-8 location hexes and their tiles."""

from __future__ import annotations

import pytest

from kingdom_builder.table import (
    BUILDABLE,
    DESERT,
    FIRST,
    FLOWERS,
    FOREST,
    GRASS,
    A,
    B,
    C,
    Hex,
    act,
    answers,
    ask,
    beside,
    build,
    cell,
    hexes,
    left_on,
    legal,
    look,
    of_terrain,
    random_game,
    say,
    settlements,
    states,
    table,
    told,
    unoccupied,
    usable,
    why,
)
from mizban.games.kingdom_builder import GAME
from mizban.games.kingdom_builder.rules.building import move
from mizban.games.kingdom_builder.rules.cards import DATA, LOCATIONS
from mizban.games.kingdom_builder.rules.state import KingdomBuilder
from mizban.games.kingdom_builder.rules.turns import ENDS


def test_one_settlement_on_a_hex() -> None:
    """KB-2.18, KB-7.1, KB-7.3.6"""
    s = act(table(FIRST, own={A: [(8, 7)], B: [(8, 8), (7, 7)]}, card=GRASS))
    assert hexes(s) == {(7, 6), (9, 7)}
    assert why(s, "build:8-8") == "occupied KB-7.1"
    assert why(s, "build:8-7") == "own-here KB-7.1"


def test_only_five_terrains_are_built_on() -> None:
    """KB-7.2, KB-7.2.1, KB-7.2.2"""
    s = act(table(FIRST, card=GRASS))
    for terrain in ("mountain", "castle", "location"):
        for row, column in of_terrain(s, terrain):
            assert why(s, f"build:{row}-{column}") == "never KB-7.2.2"
    for row, column in of_terrain(s, "water"):
        assert why(s, f"build:{row}-{column}") == "on-water KB-7.2.1"


@pytest.mark.parametrize("card", BUILDABLE)
def test_the_card_says_which_terrain(card: str) -> None:
    """KB-6.1, KB-7.4, KB-7.3.7"""
    s = act(table(FIRST, own={B: [(8, 7)]}, card=card))
    assert hexes(s) == unoccupied(s, card)
    other = next(name for name in BUILDABLE if name != card)
    row, column = sorted(unoccupied(s, other))[0]
    assert why(s, f"build:{row}-{column}") == "other-terrain KB-7.4"


def test_next_to_own_settlements_if_possible() -> None:
    """KB-7.3, KB-7.3.1, KB-7.3.5, KB-7.3.8 Of all areas, but nowhere else."""
    s = act(table(FIRST, own={A: [(8, 7), (18, 10)]}, card=GRASS))
    assert hexes(s) == {(7, 6), (7, 7), (8, 8), (9, 7), (17, 10)}
    assert why(s, "build:7-14") == "not-beside KB-7.3.1"


def test_anywhere_if_not_possible() -> None:
    """KB-7.3.2, KB-7.3.8 One must build all the same."""
    s = act(table(FIRST, own={A: [(8, 7)]}, card=DESERT))
    assert hexes(s) == of_terrain(s, DESERT)
    assert "end" not in legal(s)


def test_the_rule_is_judged_anew_for_each_settlement() -> None:
    """KB-7.3.3"""
    s = build(act(table(FIRST, own={A: [(8, 7)]}, card=DESERT)), (8, 1))
    assert hexes(s) == beside((8, 1)) & of_terrain(s, DESERT)


def test_it_is_judged_anew_when_the_near_hexes_are_full() -> None:
    """KB-7.3.2, KB-7.3.3 An area that is closed in lets one go anywhere again."""
    s = table(FIRST, own={A: [(4, 0), (4, 1), (5, 0)]}, card=FLOWERS, hands={B: GRASS})
    act(s)  # (6, 1) is the only one and built at once
    assert settlements(s, A) == {(4, 0), (4, 1), (5, 0), (6, 1)}
    assert hexes(s) == unoccupied(s, FLOWERS)


def test_a_settlement_on_water_makes_adjacent_too() -> None:
    """KB-7.3.4"""
    s = table(FIRST, own={A: [(7, 13)]}, card=GRASS)
    assert (7, 13) in of_terrain(s, "water")
    assert answers(s) == ["build:7-14"]


def test_other_players_do_not_make_adjacent() -> None:
    """KB-7.3.6, KB-7.3.7"""
    s = act(table(FIRST, own={B: [(8, 7)]}, card=GRASS))
    assert len(hexes(s)) == 60


def test_an_extra_action_may_be_left_out() -> None:
    """KB-7.3.8, KB-9.1"""
    s = table(FIRST, own={A: [(15, 11)]}, card=FOREST, tiles={A: {(15, 12): "ready"}}, hands={B: GRASS})
    act(s)
    while s.active == A:
        assert "use:farm" not in legal(s) or len(s.legal) > 1
        say(s, "end" if "end" in legal(s) else next(word for word in legal(s) if word.startswith("build")))
    assert states(s, A) == {(15, 12): "ready"}
    assert s.supply[A] == 36


def test_farm_and_oasis_have_a_terrain_of_their_own() -> None:
    """KB-7.5, KB-10.2, KB-10.2.2, KB-10.3 Whatever the card is."""
    own, tiles = {A: [(15, 11), (17, 6)]}, {A: {(15, 12): "ready", (17, 5): "ready"}}
    for card in BUILDABLE:
        s = act(table(FIRST, own=own, card=card, tiles=tiles))
        assert hexes(say(s.copy(), "use:farm")) <= of_terrain(s, GRASS)
        assert hexes(say(s, "use:oasis")) <= of_terrain(s, DESERT)


@pytest.mark.parametrize(("tile", "own", "card"), [("farm", GRASS, GRASS), ("oasis", DESERT, GRASS)])
def test_another_terrain_than_that_of_the_tile_is_refused(tile: str, own: str, card: str) -> None:
    """KB-7.4, KB-7.5, KB-7.3.1 With the clause of the tile, even where the card asks for the same terrain; a hex of its
    terrain that is too far off, with that of rule 3."""
    tiles = {A: {(15, 12): "ready", (17, 5): "ready"}}
    s = say(act(table(FIRST, own={A: [(15, 11), (17, 6), (8, 7), (8, 1)]}, card=card, tiles=tiles)), f"use:{tile}")
    for terrain in set(BUILDABLE) - {own}:
        row, column = min(unoccupied(s, terrain))
        assert why(s, f"build:{row}-{column}") == "other-terrain KB-7.5"
    row, column = min(unoccupied(s, own) - hexes(s))
    assert why(s, f"build:{row}-{column}") == "not-beside KB-7.3.1"


def test_building_costs_nothing() -> None:
    """KB-7.7, KB-12.1 There is nothing to pay with before the end."""
    s = build(act(table(FIRST, card=GRASS)), (8, 7))
    v = look(s, A)
    assert v["supply"] == [39, 40]
    assert v["gold"] == []


# ---------------------------------------------------------------- KB-8


def test_a_tile_is_taken_at_once() -> None:
    """KB-8.1, KB-8.2, KB-8.8, KB-14.3"""
    s = build(act(table(FIRST, card=FLOWERS)), (6, 1))
    assert states(s, A) == {(6, 2): "new"}
    assert left_on(s, (6, 2)) == 1
    assert told(s, "takes-tile") == [(A, LOCATIONS.index("tavern"))]
    assert s.todo[-1].seat == A  # nobody was asked whether to


def test_a_new_tile_waits_for_the_next_turn() -> None:
    """KB-8.8, KB-8.9"""
    s = table(FIRST, card=FLOWERS, own={A: [(15, 11)]}, tiles={A: {(15, 12): "ready"}}, hands={B: GRASS})
    build(act(s), (6, 1))
    assert why(s, "use:tavern") == "tile-new KB-8.8"
    while s.owed:
        say(s, legal(s)[0])
    assert usable(s) == {"farm"}
    assert why(s, "use:tavern") == "tile-new KB-8.8"
    assert states(say(s, "end"), A)[6, 2] == "ready"


def test_two_players_empty_a_location() -> None:
    """KB-8.6, KB-17.8 It is never filled again."""
    s = table(FIRST, seats=3, card=GRASS, hands={B: GRASS, C: GRASS})
    build(act(s), (15, 11), (15, 10), (16, 10))
    build(s, (16, 12))
    assert left_on(s, (15, 12)) == 0
    build(s, (16, 11), (17, 11))
    build(s, (14, 12))
    assert (s.active, settlements(s, C)) == (C, {(14, 12), (14, 11)})
    assert states(s, C) == {}
    assert [kind for _, kind in told(s, "takes-tile")] == [LOCATIONS.index("farm")] * 2


def test_one_tile_from_each_hex_two_of_a_kind_at_most() -> None:
    """KB-8.4, KB-8.7"""
    tiles = {A: {(15, 12): "ready"}}
    s = table(FIRST, own={A: [(15, 11), (10, 18)]}, card=GRASS, tiles=tiles, hands={B: GRASS})
    build(act(s), (11, 18))
    assert states(s, A) == {(15, 12): "ready", (11, 17): "new"}
    build(s, (16, 12))
    assert left_on(s, (15, 12)) == 1
    most = {row["id"]: row["max_per_player"] for row in DATA["location_tile"]}
    assert most == {id: 1 if id in ("oracle", "harbor") else 2 for id in LOCATIONS}


@pytest.mark.parametrize("seed", range(6))
def test_nobody_has_more_tiles_of_a_kind_than_hexes(seed: int) -> None:
    """KB-8.4, KB-8.7"""
    for s in random_game(4, seed):
        for seat in range(4):
            kinds = [kind for _, kind, _ in look(s, 4)["tiles"][seat]]
            assert all(kinds.count(kind) <= (1 if kind in ("oracle", "harbor") else 2) for kind in kinds)


def moved(s: KingdomBuilder, hex: Hex, to: Hex) -> KingdomBuilder:
    """A settlement of A goes from hex to hex."""
    move(s, A, cell(hex), cell(to))
    return s


def test_a_move_counts_as_building() -> None:
    """KB-8.3, KB-10.7.3"""
    s = moved(table(FIRST, own={A: [(8, 7)]}, card=GRASS), (8, 7), (6, 1))
    assert states(s, A) == {(6, 2): "new"}
    s = moved(table(FIRST, own={A: [(8, 7)]}, card=GRASS), (8, 7), (18, 5))  # water beside (17, 5)
    assert states(s, A) == {(17, 5): "new"}


def test_a_tile_is_lost_with_the_last_settlement_beside_its_hex() -> None:
    """KB-8.5, KB-8.10, KB-8.11 It leaves the game, and no other comes from there."""
    s = table(FIRST, own={A: [(15, 11), (16, 12)]}, card=GRASS, tiles={A: {(15, 12): "ready"}})
    moved(s, (15, 11), (8, 7))
    assert states(s, A) == {(15, 12): "ready"}
    moved(s, (16, 12), (8, 8))
    assert states(s, A) == {}
    assert left_on(s, (15, 12)) == 1
    assert told(s, "loses-tile") == [(A, LOCATIONS.index("farm"))]
    moved(s, (8, 8), (16, 12))
    assert states(s, A) == {}
    assert left_on(s, (15, 12)) == 1
    assert look(s, B)["taken"][A] == ["15-12"]


def test_from_hex_to_hex_beside_one_location_nothing_changes() -> None:
    """KB-8.12"""
    s = moved(table(FIRST, own={A: [(15, 11)]}, card=GRASS, tiles={A: {(15, 12): "ready"}}), (15, 11), (16, 12))
    assert states(s, A) == {(15, 12): "ready"}
    assert told(s, "loses-tile") == told(s, "takes-tile") == []


@pytest.mark.parametrize("state", ["ready", "used", "new"])
def test_a_tile_is_lost_whatever_its_state(state: str) -> None:
    """KB-8.13"""
    s = moved(table(FIRST, own={A: [(15, 11)]}, card=GRASS, tiles={A: {(15, 12): state}}), (15, 11), (8, 7))
    assert states(s, A) == {}


def test_losses_come_before_gains() -> None:
    """KB-8.14"""
    s = moved(table(FIRST, own={A: [(15, 11)]}, card=GRASS, tiles={A: {(15, 12): "ready"}}), (15, 11), (6, 1))
    assert states(s, A) == {(6, 2): "new"}
    assert [text.split(" ")[0] for _, text, _ in s.news or []] == ["moves", "loses-tile", "takes-tile"]


@pytest.mark.parametrize("state", ["used", "new"])
def test_of_two_tiles_a_ready_one_stays(state: str) -> None:
    """KB-8.15"""
    tiles = {A: {(15, 12): "ready", (11, 17): state}}
    s = moved(table(FIRST, own={A: [(15, 11), (11, 18)]}, card=GRASS, tiles=tiles), (15, 11), (8, 7))
    assert states(s, A) == {(11, 17): "ready"}
    tiles = {A: {(15, 12): state, (11, 17): "ready"}}
    s = moved(table(FIRST, own={A: [(15, 11), (11, 18)]}, card=GRASS, tiles=tiles), (15, 11), (8, 7))
    assert states(s, A) == {(11, 17): "ready"}


def test_a_ready_tile_of_another_kind_is_no_substitute() -> None:
    """KB-8.15"""
    tiles = {A: {(15, 12): "ready", (17, 5): "used"}}
    s = moved(table(FIRST, own={A: [(15, 11), (17, 6)]}, card=GRASS, tiles=tiles), (15, 11), (8, 7))
    assert states(s, A) == {(17, 5): "used"}


def test_what_others_build_takes_no_tile_away() -> None:
    """KB-8.16"""
    tiles = {A: {(15, 12): "ready"}}
    s = table(FIRST, own={A: [(15, 11)]}, active=B, card=GRASS, tiles=tiles, hands={A: FOREST})
    build(act(s), (16, 12), (16, 11), (17, 11))
    assert states(s, A) == {(15, 12): "ready"}
    assert usable(s) == {"farm"}


def test_a_castle_has_no_tile() -> None:
    """KB-8.17"""
    s = build(act(table(FIRST, card=GRASS)), (3, 4))
    assert (3, 3) in beside((3, 4))
    assert states(s, A) == {}


@pytest.mark.parametrize("seed", range(4))
def test_one_settlement_brings_one_tile_at_most(seed: int) -> None:
    """KB-8.18"""
    before = 0
    for s in random_game(3, seed, {"setup": "random"}):
        now = len(told(s, "takes-tile"))
        built = len(told(s, "builds")) + len(told(s, "moves"))
        assert now <= built
        assert now >= before
        before = now
    assert before > 0
    for place_ in range(len(s.places)):
        assert sum(s.taken[seat] >> place_ & 1 for seat in range(3)) == 2 - s.tiles(place_)


def test_tiles_become_ready_at_the_end() -> None:
    """KB-4.10, KB-8.9"""
    s = table(FIRST, own={A: [(15, 11)]}, card=GRASS, tiles={A: {(15, 12): "new"}}, hands={B: GRASS})
    assert states(ask(s, ENDS[A]), A) == {(15, 12): "ready"}
    assert GAME.view(s, 0)["tiles"][A] == [["15-12", "farm", "ready"]]
