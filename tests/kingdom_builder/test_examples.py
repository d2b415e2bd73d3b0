"""The worked examples of the rule book, EX-1 to EX-36."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kingdom_builder.table import (
    BUILDABLE,
    CANYON,
    DESERT,
    FIRST,
    FLOWERS,
    FOREST,
    GRASS,
    SETUP,
    A,
    B,
    C,
    D,
    Hex,
    act,
    answers,
    ask,
    beside,
    build,
    gold,
    hexes,
    left_on,
    legal,
    locations,
    of_terrain,
    pile,
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
from mizban.games.kingdom_builder.rules.board import members
from mizban.games.kingdom_builder.rules.scoring import areas, earned, of_castles
from mizban.games.kingdom_builder.rules.state import DISCARDS, DRAW, KingdomBuilder
from mizban.games.kingdom_builder.rules.turns import ENDS


def test_ex1_first_game_board() -> None:
    """EX-1: KB-3.4, KB-3.14, KB-3.15, KB-3.16, KB-3.17"""
    s = GAME.new(2, 5, {"setup": "first_game"})
    assert locations(s) == {
        "tavern": [(6, 2), (6, 7)],
        "paddock": [(2, 18), (6, 11)],
        "oasis": [(12, 7), (17, 5)],
        "farm": [(11, 17), (15, 12)],
    }
    assert of_terrain(s, "castle") == {(3, 3), (7, 15), (11, 11), (17, 1)}
    assert sum(s.tiles(i) for i in range(8)) == 16
    sizes = {"grass": 61, "canyon": 55, "desert": 53, "flower_field": 57, "forest": 58, "water": 80, "mountain": 24}
    assert {terrain: len(unoccupied(s, terrain)) for terrain in sizes} == sizes
    assert set(GAME.view(s, 0)["cards"]) == {"fishermen", "knights", "merchants"}


def test_ex2_set_up_picture() -> None:
    """EX-2: KB-2.8, KB-3.4"""
    s = table(SETUP, cards=["miners", "knights", "fishermen"])
    assert locations(s) == {
        "paddock": [(2, 8), (6, 1)],
        "tower": [(3, 15), (7, 12)],
        "oasis": [(12, 7), (17, 5)],
        "harbor": [(17, 16)],
    }
    assert of_terrain(s, "castle") == {(7, 5), (6, 17), (17, 1), (14, 12), (18, 12)}
    assert sum(s.tiles(i) for i in range(7)) == 14
    assert set(GAME.view(s, 0)["cards"]) == {"miners", "knights", "fishermen"}
    line = [(16, column) for column in range(20)]
    assert all(b in beside(a) for a, b in pairwise(line))


def test_ex3_deal() -> None:
    """EX-3: KB-3.7, KB-3.8, KB-3.11"""
    s = GAME.new(3, 1)
    assert list(s.supply) == [40, 40, 40]
    v = GAME.view(s, 3)
    assert v["hands"].count("") == 2  # hidden
    others = [seat for seat in range(3) if seat != s.active]
    cards = [v["played"], *(GAME.view(s, seat)["hands"][seat] for seat in others)]  # the first has shown his
    assert all(card in BUILDABLE for card in cards)
    assert len(pile(s, DRAW)) == 22
    assert pile(s, DISCARDS) == []
    assert GAME.view(GAME.new(3, 1, {"running_scores": "on"}), 3)["points"] == [0, 0, 0]


def test_ex4_mandatory_action() -> None:
    """EX-4: KB-6.1, KB-6.2, KB-7.3"""
    s = act(table(FIRST, card=GRASS))
    assert hexes(s) == of_terrain(s, "grass")
    assert len(hexes(s)) == 61
    build(s, (8, 7))
    assert hexes(s) == {(7, 6), (7, 7), (8, 8), (9, 7)}
    build(s, (8, 8))
    assert hexes(s) == {(7, 6), (7, 7), (7, 8), (8, 9), (9, 7), (9, 8)}
    s.hand[B] = 0
    build(s, (9, 7))
    assert s.supply[A] == 37
    assert states(s, A) == {}


def test_ex5_after_the_turn() -> None:
    """EX-5: KB-4.1, KB-4.9"""
    s = act(table(FIRST, card=GRASS, hands={B: FOREST}))
    before = len(pile(s, DRAW))
    build(s, (8, 7), (8, 8), (9, 7))
    assert pile(s, DISCARDS) == [GRASS]
    assert GAME.view(s, A)["hands"][A] in BUILDABLE
    assert GAME.view(s, B)["hands"][A] == ""
    assert len(pile(s, DRAW)) == before - 1
    assert s.asked == s.active == B


def test_ex6_flipping_tiles() -> None:
    """EX-6: KB-4.10, KB-9.2"""
    s = table(SETUP, own={A: [(7, 11)]}, card=DESERT, tiles={A: {(7, 12): "ready"}}, hands={B: GRASS})
    say(act(s), "use:tower", "build:0-0")
    assert states(s, A) == {(7, 12): "used"}
    assert why(s, "use:tower") == "tile-used KB-9.2"
    while s.active == A:
        say(s, legal(s)[0])
    assert states(s, A) == {(7, 12): "ready"}


def test_ex7_draw_pile_empty() -> None:
    """EX-7: KB-5.2, KB-5.3"""
    discards = [GRASS] * 4 + [CANYON] * 5 + [DESERT] * 5 + [FLOWERS] * 5 + [FOREST] * 4
    s = table(FIRST, card=GRASS, hands={B: FOREST}, discards=discards)
    assert (len(pile(s, DRAW)), len(pile(s, DISCARDS))) == (0, 23)
    ask(s, ENDS[A])
    assert told(s, "shuffles") == [(24,)]
    assert (len(pile(s, DRAW)), len(pile(s, DISCARDS))) == (23, 0)
    assert s.hand[A] >= 0


def test_ex8_seize_a_tile() -> None:
    """EX-8: KB-8.1, KB-8.8"""
    s = build(act(table(SETUP, card=CANYON, hands={B: GRASS})), (7, 11))
    assert states(s, A) == {(7, 12): "new"}
    assert left_on(s, (7, 12)) == 1
    build(s, (7, 10), (8, 11))
    assert s.active == B  # nothing could be used after the last settlement
    assert states(s, A) == {(7, 12): "ready"}


def test_ex9_one_tile_per_hex() -> None:
    """EX-9: KB-8.4"""
    s = table(SETUP, own={A: [(7, 11)]}, card=CANYON, tiles={A: {(7, 12): "ready"}})
    build(act(s), (6, 12))
    assert states(s, A) == {(7, 12): "ready"}
    assert left_on(s, (7, 12)) == 1


def test_ex10_no_tile_left() -> None:
    """EX-10: KB-8.6"""
    tiles = {B: {(7, 12): "ready"}, C: {(7, 12): "ready"}}
    s = table(SETUP, own={B: [(7, 13)], C: [(8, 13)]}, card=CANYON, seats=3, tiles=tiles)
    build(act(s), (7, 11))
    assert states(s, A) == {}
    assert left_on(s, (7, 12)) == 0


def test_ex11_two_equal_tiles() -> None:
    """EX-11: KB-8.7, KB-9.3"""
    s = table(SETUP, own={A: [(7, 11)]}, card=FLOWERS, tiles={A: {(7, 12): "ready"}}, hands={B: GRASS})
    build(act(s), (3, 13), (2, 13), (2, 14))
    assert states(s, A) == {(7, 12): "ready"}
    s.owed, s.played = 3, 3
    build(act(s), (2, 15))
    assert states(s, A) == {(7, 12): "ready", (3, 15): "new"}
    ask(s, ENDS[A])
    s.active, s.owed, s.played, s.hand[A] = A, 3, 2, -1
    say(act(s), "use:tower", "build:0-0", "use:tower", "build:4-13")
    assert states(s, A) == {(7, 12): "used", (3, 15): "used"}
    assert usable(s) == set()


def test_ex12_losing_a_tile() -> None:
    """EX-12: KB-8.5, KB-8.10, KB-8.11, KB-9.8"""
    s = table(
        "barn tower oasis harbor",
        own={A: [(7, 1), (7, 11)]},
        card=DESERT,
        tiles={A: {(6, 2): "ready", (7, 12): "ready"}},
    )
    say(act(s), "use:barn", "lift:7-11")
    assert hexes(s, "move") == unoccupied(s, "desert")
    assert len(hexes(s, "move")) == 59
    before = left_on(s, (7, 12))
    say(s, "move:6-11")
    assert states(s, A) == {(6, 2): "used"}
    assert left_on(s, (7, 12)) == before
    build(s, (6, 10))
    s.played, s.owed = 1, 3  # canyon, and beside the tower hex again
    build(act(s), (7, 11))
    assert states(s, A) == {(6, 2): "used"}
    assert told(s, "loses-tile") == [(A, 3)]


def test_ex13_the_same_with_paddock() -> None:
    """EX-13: KB-8.12, KB-10.8, KB-10.8.1"""

    def lifted() -> KingdomBuilder:
        tiles = {A: {(6, 1): "ready", (7, 12): "ready"}}
        s = table(SETUP, own={A: [(7, 1), (7, 11)]}, card=GRASS, tiles=tiles)
        return say(act(s), "use:paddock", "lift:7-11")

    s = lifted()
    assert hexes(s, "move") == {(5, 10), (5, 12), (7, 9), (7, 13), (9, 10), (9, 12)}
    assert states(say(s, "move:7-13"), A) == {(6, 1): "used", (7, 12): "ready"}
    assert states(say(lifted(), "move:5-12"), A) == {(6, 1): "used"}


def test_ex14_castle() -> None:
    """EX-14: KB-12.2, KB-12.2.1"""
    s = table("oracle harbor farm barn", own={A: [(7, 3), (8, 3)]})
    assert all((7, 2) in beside(hex) & of_terrain(s, "castle") for hex in settlements(s, A))
    assert of_castles(s, A) == 3


def test_ex15_two_options() -> None:
    """EX-15: KB-7.3.1, KB-7.3.4, KB-7.3.5"""
    own = {A: [(2, 3), (2, 4), (2, 6)], B: [(1, 3), (1, 4)]}
    board = "oasis harbor farm barn"
    assert hexes(act(table(board, own=own, card=FLOWERS))) == {(3, 3), (3, 6)}
    assert hexes(act(table(board, own={A: own[A]}, card=FLOWERS))) == {(1, 3), (1, 4), (3, 3), (3, 6)}


def test_ex16_no_adjacent_hex() -> None:
    """EX-16: KB-7.3.1, KB-7.3.2"""
    s = act(table(FIRST, own={A: [(4, 0), (4, 1), (5, 0), (6, 1)]}, card=FLOWERS))
    assert hexes(s) == unoccupied(s, FLOWERS)
    assert len(hexes(s)) == 53
    assert (2, 0) in hexes(s)
    assert answers(table(FIRST, own={A: [(4, 0), (4, 1), (5, 0)]}, card=FLOWERS)) == ["build:6-1"]


def test_ex17_which_terrain() -> None:
    """EX-17: KB-7.4"""
    for card in BUILDABLE:
        s = act(table("tavern barn oasis farm", card=card))
        assert hexes(s) == of_terrain(s, card)


@pytest.mark.parametrize("card", BUILDABLE)
@pytest.mark.parametrize(
    ("board", "hex", "tile", "terrain"),
    [
        ("oracle harbor farm barn", (3, 7), "oracle", ""),
        ("oasis farm tower barn", (1, 17), "farm", GRASS),
        ("oasis farm tower barn", (2, 7), "oasis", DESERT),
    ],
)
def test_ex17_which_terrain_a_tile_allows(board: str, hex: Hex, tile: str, terrain: str, card: str) -> None:
    """EX-17: KB-7.4, KB-7.5, KB-10.1, KB-10.2, KB-10.3"""
    wanted = of_terrain(table(board), terrain or card)
    near = next(at for at in sorted(beside(hex)) if is_far(table(board), at, wanted))
    s = say(act(table(board, own={A: [near]}, card=card, tiles={A: {hex: "ready"}})), f"use:{tile}")
    assert hexes(s) == wanted - {near}


def is_far(s: KingdomBuilder, hex: Hex, allowed: set[Hex]) -> bool:
    """Whether one can build on a hex, and none of these is beside it."""
    return any(hex in of_terrain(s, name) for name in BUILDABLE) and not beside(hex) & allowed


def test_ex17_tower_takes_any_terrain_at_the_edge() -> None:
    """EX-17: KB-7.6"""
    s = table("tower oracle farm barn", own={A: [(4, 4)]}, card=CANYON, tiles={A: {(3, 5): "ready"}})
    edge = {hex for name in BUILDABLE for hex in of_terrain(s, name) if 0 in hex or 19 in hex}
    say(act(s), "use:tower")
    assert hexes(s) == edge


@pytest.mark.parametrize("card", BUILDABLE)
@pytest.mark.parametrize(
    ("board", "own", "hex", "tile", "terrain"),
    [
        ("harbor oracle farm barn", (6, 7), (7, 6), "harbor", "water"),
        ("oracle harbor farm barn", (12, 15), (12, 16), "barn", ""),
    ],
)
def test_ex17_where_a_tile_moves_to(board: str, own: Hex, hex: Hex, tile: str, terrain: str, card: str) -> None:
    """EX-17: KB-7.4, KB-7.5, KB-10.6, KB-10.7"""
    s = say(act(table(board, own={A: [own]}, card=card, tiles={A: {hex: "ready"}})), f"use:{tile}")
    assert hexes(s, "move") == of_terrain(s, terrain or card) - {own}  # the only settlement is lifted, so none is near


def test_ex18_fishermen() -> None:
    """EX-18: KB-12.3, KB-12.3.2"""
    s = table("harbor oracle farm barn", own={A: [(6, 5)]})
    assert beside((6, 5)) & of_terrain(s, "water") == {(6, 4), (7, 4), (7, 5)}
    assert gold(s, "fishermen") == 1


def test_ex19_fishermen_and_harbor() -> None:
    """EX-19: KB-12.3.1"""
    s = table(FIRST, own={A: [(18, 17)]})
    assert beside((18, 17)) <= of_terrain(s, "water")
    assert gold(s, "fishermen") == 0


def test_ex20_miners() -> None:
    """EX-20: KB-12.4"""
    s = table("oracle harbor farm barn", own={A: [(7, 5)]})
    assert (7, 5) in of_terrain(s, DESERT)
    assert beside((7, 5)) & of_terrain(s, "mountain") == {(7, 4)}
    assert gold(s, "miners") == 1


def groups(s: KingdomBuilder) -> set[frozenset[Hex]]:
    """The settlement areas of the first seat."""
    return {frozenset(divmod(hex, 20) for hex in members(area, 0)) for area in areas(s, A)}


def touched(s: KingdomBuilder, area: list[Hex]) -> set[Hex]:
    """The location and castle hexes beside an area."""
    return {near for hex in area for near in beside(hex)} & (of_terrain(s, "location") | of_terrain(s, "castle"))


def test_ex21_merchants() -> None:
    """EX-21: KB-12.2, KB-12.5, KB-12.5.1, KB-12.5.2, KB-12.5.3, KB-12.5.4"""
    first = [(3, 6), (4, 6), (5, 5), (5, 6), (6, 3), (6, 4), (6, 5), (6, 7)]
    second = [(7, 8), (7, 9), (6, 10), (5, 10), (4, 11)]
    s = table("barn harbor oracle farm", own={A: [*first, *second, (8, 11)]})
    assert groups(s) == {frozenset(first), frozenset(second), frozenset([(8, 11)])}
    assert touched(s, first) == {(2, 6), (6, 2), (7, 7)}
    assert touched(s, second) == {(7, 7), (4, 12)}
    assert touched(s, [(8, 11)]) == {(8, 12)}
    assert gold(s, "merchants") == 16
    assert of_castles(s, A) == 9


def test_ex22_workers() -> None:
    """EX-22: KB-12.6"""
    board = "oracle barn farm tower"
    alone = {hex: gold(table(board, own={A: [hex]}), "workers") for hex in [(6, 2), (6, 4), (7, 3), (8, 3)]}
    assert alone == {(6, 2): 1, (7, 3): 1, (8, 3): 1, (6, 4): 0}
    assert gold(table(board, own={A: alone}), "workers") == 3


def test_ex23_discoverers() -> None:
    """EX-23: KB-12.7"""
    own = [(6, 3), (6, 5), (7, 2), (7, 6), (8, 2)]
    assert gold(table("barn oracle farm tower", own={A: own}), "discoverers") == 3


def test_ex24_knights() -> None:
    """EX-24: KB-12.8, KB-12.8.1, KB-12.8.2"""
    own = [(5, 4), (5, 5), (5, 8), (6, 5), (6, 7), (6, 8), (7, 3), (7, 7)]
    assert gold(table("harbor oracle farm tower", own={A: own}), "knights") == 6


def test_ex25_hermits() -> None:
    """EX-25: KB-12.9"""
    s = table("paddock oracle farm tower", own={A: [(5, 4), (6, 7), (7, 6), (7, 7)]})
    assert groups(s) == {frozenset([(5, 4)]), frozenset([(6, 7), (7, 6), (7, 7)])}
    assert gold(s, "hermits") == 2


def test_ex26_lords() -> None:
    """EX-26: KB-12.10, KB-12.10.1, KB-12.10.2, KB-12.10.3"""
    own = {
        A: [(0, 2), (1, 2), (1, 3), (3, 7), (4, 7), (4, 8), (5, 7), (6, 8)],
        B: [(5, 4), (5, 5), (5, 6), (6, 5), (6, 6), (7, 4), (7, 5), (8, 6)],
        C: [(7, 0), (7, 1), (8, 0), (8, 1), (8, 2), (9, 0)],
        D: [(0, 5), (1, 4)],
    }
    s = table(FIRST, own=own, seats=4)
    others = 3 * 12  # where nobody has built, all have the most
    assert [gold(s, "lords", seat) - others for seat in (A, B, C, D)] == [12, 12, 6, 0]


def test_ex27_citizens() -> None:
    """EX-27: KB-12.11"""
    own = [(6, 3), (6, 4), (7, 3), (6, 6), (7, 5), (7, 6), (7, 7), (8, 5), (8, 6), (8, 7)]
    s = table("tower oracle farm barn", own={A: own})
    assert groups(s) == {frozenset(own[:3]), frozenset(own[3:])}
    assert gold(s, "citizens") == 3


def test_ex28_farmers() -> None:
    """EX-28: KB-12.12"""
    nw = [(0, 0), (0, 1), (0, 2), (0, 3), (0, 6), (0, 8), (0, 9), (1, 0), (1, 2), (1, 3)]
    ne = [(0, 10), (0, 11), (0, 12), (0, 15), (0, 16), (0, 17)]
    sw = [(10, 0), (10, 1), (10, 2), (10, 5), (10, 6), (10, 7)]
    se = [(10, 10), (10, 11), (10, 12), (10, 13)]
    assert gold(table("tower tavern oasis barn", own={A: nw + ne + sw + se}), "farmers") == 12


def spread(s: KingdomBuilder, counts: list[int]) -> list[Hex]:
    """So many hexes to build on in each sector."""
    lands = [hex for name in BUILDABLE for hex in sorted(of_terrain(s, name))]
    sectors: list[list[Hex]] = [[], [], [], []]
    for row, column in lands:
        sectors[row // 10 * 2 + column // 10].append((row, column))
    return [hex for sector, count in zip(sectors, counts, strict=True) for hex in sector[:count]]


@pytest.mark.parametrize(("counts", "expected"), [([20, 15, 5, 0], 0), ([12, 12, 8, 8], 24)])
def test_ex29_ex30_farmers(counts: list[int], expected: int) -> None:
    """EX-29, EX-30: KB-12.12.1, KB-12.12.2"""
    s = table(FIRST, own={A: spread(table(FIRST), counts)})
    assert gold(s, "farmers") == expected


def test_ex31_five_location_hexes() -> None:
    """EX-31: KB-7.3.7, KB-8.1"""
    touched = {}
    for card in (FLOWERS, GRASS, CANYON, FOREST, DESERT):
        s = act(table(FIRST, card=card))
        touched[card] = {hex: beside(hex) & hexes(s) for hexes_ in locations(s).values() for hex in hexes_}
    assert {hex: near for hex, near in touched[FLOWERS].items() if near} == {
        (2, 18): {(2, 19), (3, 17), (3, 18)},
        (6, 2): {(6, 1)},
        (11, 17): {(12, 18)},
        (12, 7): {(12, 8), (13, 6), (13, 7)},
        (15, 12): {(15, 13)},
    }
    counts = {card: sum(bool(near) for near in goals.values()) for card, goals in touched.items()}
    assert counts == {FLOWERS: 5, GRASS: 5, CANYON: 5, FOREST: 5, DESERT: 3}


def second_turn() -> KingdomBuilder:
    """The table of EX-33, before the second turn."""
    s = build(act(table(FIRST, card=GRASS, hands={B: DESERT})), (15, 11), (16, 11), (16, 12))
    s.active, s.owed, s.played = A, 3, 1
    return act(s)


def test_ex32_three_settlements_one_other_terrain() -> None:
    """EX-32: KB-8.1, KB-8.4"""
    s = second_turn()
    assert states(s, A) == {(15, 12): "ready"}
    near = {hex for own in settlements(s, A) for hex in beside(own)}
    terrains = [t for t in BUILDABLE if near & unoccupied(s, t)]
    assert terrains == [GRASS, FOREST]


def test_ex33_the_second_turn() -> None:
    """EX-33: KB-4.5, KB-7.3.2, KB-7.3.3, KB-8.8"""
    s = second_turn()
    assert hexes(s) == of_terrain(s, CANYON)
    assert len(hexes(s)) == 55
    assert usable(s) == {"farm"}
    build(s, (16, 6))
    assert states(s, A) == {(15, 12): "ready", (17, 5): "new"}
    assert hexes(s) == {(15, 6), (16, 7)}
    assert usable(s) == set()
    build(s, (15, 6), (16, 7))
    assert usable(s) == {"farm"}
    assert why(s, "use:oasis") == "tile-new KB-8.8"


@pytest.mark.parametrize(("trigger", "still"), [(A, [B, C, D]), (B, [C, D]), (D, [])])
def test_ex34_round_is_completed(trigger: int, still: list[int]) -> None:
    """EX-34: KB-11.1 to KB-11.6"""
    hands = {seat: GRASS for seat in (A, B, C, D) if seat != trigger}
    s = act(table(FIRST, seats=4, active=trigger, card=FOREST, hands=hands, supply={trigger: 1}))
    say(s, legal(s)[0])
    turns: list[int] = []
    while s.legal:
        if turns[-1:] != [s.active]:
            turns.append(s.active)
        say(s, legal(s)[0])
    assert turns == still
    assert s.over == 1


def test_ex35_extra_moves_with_an_empty_supply() -> None:
    """EX-35: KB-9.5, KB-10.8.1, KB-11.3"""
    own = [(6, 15), (6, 16), (6, 17), (5, 10), (3, 6)]
    s = table(FIRST, own={A: own}, card=FOREST, tiles={A: {(6, 11): "ready"}}, supply={A: 1}, hands={B: GRASS})
    build(act(s), (3, 7))
    assert (5, 17) in of_terrain(s, "mountain") & beside((6, 17)) & beside((4, 18))
    assert s.supply[A] == 0
    assert usable(s) == {"paddock"}
    areas = gold(s, "hermits")
    say(s, "use:paddock", "lift:6-17", "move:4-18")
    assert gold(s, "hermits") == areas + 1


def test_ex36_shared_victory() -> None:
    """EX-36: KB-13.2"""
    own = {A: [(2, 3), (6, 16), (10, 11)], B: [(2, 4), (7, 16), (11, 10)], C: [(3, 2)]}
    s = table(FIRST, own=own, seats=3, cards=["fishermen", "miners", "lords"])
    assert [earned(s, seat) for seat in (A, B, C)] == [[0, 0, 48, 9], [0, 0, 48, 9], [1, 0, 36, 3]]
    assert GAME.scores(s) == [57, 57, 40]
    assert GAME.ranks(s) == [1, 1, 3]
