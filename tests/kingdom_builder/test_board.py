"""KB-1 Components and KB-2 board geometry: the data file against the rules."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations, product
from random import Random

import pytest

from kingdom_builder.table import (
    BUILDABLE,
    DESERT,
    FIRST,
    GRASS,
    A,
    B,
    beside,
    cell,
    gold,
    look,
    of_terrain,
    settlements,
    table,
)
from mizban.core.bits import count
from mizban.core.plain import packed
from mizban.games.kingdom_builder import GAME
from mizban.games.kingdom_builder.rules.board import (
    AROUND,
    AT,
    BIT,
    EDGE,
    FULL,
    JUMP,
    LAID,
    NEXT,
    NONE,
    PARTS,
    SECTOR,
    SECTORS,
    around,
    holds,
    meets,
    members,
    size,
    turned,
)
from mizban.games.kingdom_builder.rules.board import beside as neighbours
from mizban.games.kingdom_builder.rules.cards import BUILDABLE as LAND
from mizban.games.kingdom_builder.rules.cards import (
    CITIZENS,
    DATA,
    DISCOVERERS,
    FARMERS,
    FISHERMEN,
    HERMITS,
    KNIGHTS,
    LETTERS,
    LORDS,
    MERCHANTS,
    MINERS,
    RIM,
    SECTIONS,
    TERRAINS,
    TILES,
    WORKERS,
)
from mizban.games.kingdom_builder.rules.state import NOBODY

ROWS = {section.id: section.rows for section in SECTIONS}
NAME = {row["letter"]: row["id"] for row in DATA["terrain"]}
SPECIAL = "KL"
EVERY = [(a, b, c, d) for a, b, c, d in combinations(ROWS, 4)]


def test_eight_sections_of_a_hundred_hexes() -> None:
    """KB-1.1"""
    assert len(ROWS) == 8
    assert all(len(rows) == 10 and all(len(row) == 10 for row in rows) for rows in ROWS.values())
    assert len({tuple(rows) for rows in ROWS.values()}) == 8


@pytest.mark.parametrize("row", DATA["section"], ids=lambda row: row["id"])
def test_the_terrain_of_a_section_adds_up(row: dict) -> None:  # type: ignore[type-arg]
    """KB-1.1, KB-2.2, KB-2.3"""
    letters = Counter("".join(row["rows"]))
    assert {terrain: letters[letter] for letter, terrain in NAME.items()} == row["terrain_counts"]
    assert sum(letters.values()) == 100
    assert sum(letters[letter] for letter in "GCDFT") == row["buildable_hexes"]
    for letter, key in (("L", "location_hexes"), ("K", "castle_hexes")):
        assert [[r, c] for r in range(10) for c in range(10) if row["rows"][r][c] == letter] == row[key]
    assert (letters["L"], letters["K"]) == ((1, 2) if row["id"] in ("oracle", "harbor") else (2, 1))
    assert row["location"] == row["id"]


def test_counts_of_the_box() -> None:
    """KB-1.2, KB-1.3, KB-1.4, KB-1.5, KB-1.6, KB-1.7"""
    counts = DATA["counts"]
    cards = {row["terrain"]: row["count"] for row in DATA["terrain_card"]}
    assert cards == dict.fromkeys(BUILDABLE, 5)
    assert sum(cards.values()) == counts["terrain_cards"] == 25
    assert len(DATA["kingdom_builder_card"]) == counts["kingdom_builder_cards"] == 10
    assert [row["count"] for row in DATA["kingdom_builder_card"]] == [1] * 10
    assert counts["kingdom_builder_cards_used"] == 3
    tiles = {row["id"]: row["count"] for row in DATA["location_tile"]}
    few = ("oracle", "harbor")
    assert tiles == {section: 2 if section in few else 4 for section in ROWS}
    assert sum(tiles.values()) == counts["location_tiles"] == 28
    assert [row["location"] for row in DATA["location_summary"]] == list(tiles)
    assert counts["settlements"] == 4 * counts["settlements_per_player"] == 160
    assert [row["id"] for row in DATA["player_color"]] == ["blue", "white", "black", "orange"]
    assert counts["gold_markers"] == 4


def test_each_kingdom_builder_card_has_a_bit_of_its_own() -> None:
    """KB-1.3 In the order of the data; three of them together are the cards in play."""
    bits = [FISHERMEN, MINERS, MERCHANTS, WORKERS, DISCOVERERS, KNIGHTS, HERMITS, LORDS, CITIZENS, FARMERS]
    assert bits == [1 << card for card in range(10)]
    assert table(FIRST, cards=["lords", "miners", "knights"]).cards == LORDS | MINERS | KNIGHTS


def test_gold_has_no_limit() -> None:
    """KB-1.8, KB-1.9 The track ends at 100, gold does not."""
    assert (DATA["gold_track"]["start_space"], DATA["gold_track"]["last_space"]) == (0, 100)
    land = table("tavern barn tower oracle", cards=["knights", "lords", "farmers"])
    lands = {hex for name in BUILDABLE for hex in of_terrain(land, name)}
    spread = [hex for q in range(4) for hex in sorted(h for h in lands if h[0] // 10 * 2 + h[1] // 10 == q)[:10]]
    s = table("tavern barn tower oracle", own={A: spread}, cards=["knights", "lords", "farmers"])
    assert GAME.scores(s)[A] > 100


def test_a_tile_has_states() -> None:
    """KB-1.10, KB-8.9"""
    assert [row["id"] for row in DATA["tile_state"]] == ["on_hex", "new", "ready", "used", "removed"]


def test_odd_rows_are_shifted_right() -> None:
    """KB-2.1, KB-2.4"""
    assert beside((2, 5)) == {(2, 6), (3, 5), (3, 4), (2, 4), (1, 4), (1, 5)}
    assert beside((3, 5)) == {(3, 6), (4, 6), (4, 5), (3, 4), (2, 5), (2, 6)}
    assert beside((0, 0)) == {(0, 1), (1, 0)}
    assert beside((1, 0)) == {(1, 1), (2, 1), (2, 0), (0, 0), (0, 1)}


def test_beyond_the_edge_there_is_no_neighbour() -> None:
    """KB-2.4"""
    for hex in range(400):
        assert sorted(neighbours(hex)) == sorted(cell(near) for near in beside(divmod(hex, 20)))


def test_adjacency_is_mutual() -> None:
    """KB-2.4, KB-2.5 There are 1,121 pairs, also across the seams; going back is the opposite direction."""
    pairs = {(hex, NEXT[hex * 6 + way]) for hex in range(400) for way in range(6) if NEXT[hex * 6 + way] >= 0}
    assert len(pairs) == 2 * 1121
    assert all((b, a) in pairs for a, b in pairs)
    for hex, way in product(range(400), range(6)):
        near = NEXT[hex * 6 + way]
        assert near < 0 or NEXT[near * 6 + (way + 3) % 6] == hex
    assert (9, 10) in beside((9, 9))
    assert (10, 5) in beside((9, 5))


def test_the_sets_of_neighbours_say_the_same() -> None:
    """KB-2.4"""
    for hex in range(400):
        assert {divmod(near, 20) for near in members(AROUND, hex * PARTS)} == beside(divmod(hex, 20))
    own = [(0, 0), (7, 12), (8, 12), (19, 19), (9, 0), (10, 19)]
    s = table("barn tower oasis tavern", own={A: [hex for hex in own if hex not in ((7, 12), (19, 19))]})
    near = {hex for at in settlements(s, A) for hex in beside(at)}
    assert {divmod(hex, 20) for hex in members(around(s.own, 0), 0)} == near
    assert size(around(s.own, 0), 0) == len(near)
    assert all(meets(s.own, 0, cell(hex)) == (hex in near) for hex in product(range(20), range(20)))


@pytest.mark.parametrize("at", [0, PARTS])
def test_the_neighbours_of_a_set_are_those_of_its_hexes(at: int) -> None:
    """KB-2.4, KB-2.5 Of each hex alone, also in the corners, and of many together; what lies before or after the set in
    the same array does not matter."""
    sets = [[hex] for hex in range(400)] + [list(range(start, 400, 37)) for start in range(37)]
    for hexes in sets:
        array = [FULL] * at + [sum(BIT[hex] for hex in hexes if AT[hex] == part) for part in range(PARTS)] + [FULL] * at
        near = {near for hex in hexes for near in beside(divmod(hex, 20))}
        assert {divmod(hex, 20) for hex in members(around(packed(NONE, array), at), 0)} == near


def test_the_hexes_of_a_set_are_counted() -> None:
    """KB-2.17 As many as there are, wherever they lie."""
    assert [count(1 << bit) for bit in range(60)] == [1] * 60
    assert [count((1 << bits) - 1) for bits in range(61)] == list(range(61))
    random = Random(1)
    for _ in range(200):
        bits = random.getrandbits(60)
        assert count(bits) == bin(bits).count("1")
    s = table(FIRST)
    letters = Counter("".join(look(s, 0)["terrain"]))
    assert [size(s.sets, terrain * PARTS) for terrain in range(len(TERRAINS))] == [
        letters[letter] for letter in LETTERS
    ]
    assert size(s.free, 0) == 400


def test_sectors_and_their_places() -> None:
    """KB-2.6, KB-2.7"""
    for sector, (top, left) in enumerate(product((0, 10), (0, 10))):
        inside = {(top + r, left + c) for r in range(10) for c in range(10)}
        assert {divmod(hex, 20) for hex in members(SECTOR, sector * PARTS)} == inside
    v = look(table("barn tower oasis tavern"), 0)
    assert v["sections"] == ["barn", "tower", "oasis", "tavern"]
    assert v["terrain"][0] == ROWS["barn"][0] + ROWS["tower"][0]
    assert v["terrain"][19] == ROWS["oasis"][9] + ROWS["tavern"][9]


def test_a_horizontal_line_runs_through_both_sections() -> None:
    """KB-2.8"""
    s = table(FIRST, own={A: [(0, 0), (0, 9), (0, 10), (0, 19)]})
    assert gold(s, "discoverers") == 1
    assert gold(s, "knights") == 8


def test_two_steps_in_one_direction() -> None:
    """KB-2.9, KB-2.10 Three axes, none of them vertical."""
    steps = [tuple(row["two_steps"]) for row in DATA["direction"]]
    assert set(steps) == {(0, 2), (2, 1), (2, -1), (0, -2), (-2, -1), (-2, 1)}
    assert len({row["axis"] for row in DATA["direction"]}) == 3
    for hex, way in product(range(400), range(6)):
        row, column = divmod(hex, 20)
        down, right = steps[way]
        inside = 0 <= row + down < 20 and 0 <= column + right < 20
        assert JUMP[hex * 6 + way] == (cell((row + down, column + right)) if inside else -1)


def test_a_section_can_be_turned_by_half() -> None:
    """KB-2.11, KB-2.12 That keeps every adjacency."""
    assert DATA["grid"]["section_rotations"] == [0, 180]
    rows = ROWS["tower"]
    assert all(turned(rows)[9 - r][9 - c] == rows[r][c] for r in range(10) for c in range(10))
    inner = set(product(range(10), range(10)))
    for r, c in inner:
        assert {(9 - a, 9 - b) for a, b in beside((r, c)) & inner} == beside((9 - r, 9 - c)) & inner
    v = look(table("tavern' paddock oasis' farm"), 0)
    assert v["sections"] == ["tavern_turned", "paddock", "oasis_turned", "farm"]
    assert v["terrain"][0][:10] == ROWS["tavern"][9][::-1]
    assert v["terrain"][10][:10] == ROWS["oasis"][9][::-1]


def test_edge_hexes() -> None:
    """KB-2.13 There are 76, also indented ones."""
    edge = {divmod(hex, 20) for hex in members(EDGE, 0)}
    assert edge == {(r, c) for r in range(20) for c in range(20) if r in (0, 19) or c in (0, 19)}
    assert len(edge) == DATA["grid"]["edge_hexes"] == 76
    assert {(1, 0), (0, 19)} <= edge
    for board in (FIRST, "tower' tavern harbor' barn"):
        s = table(board)
        lands = {hex for name in BUILDABLE for hex in of_terrain(s, name)}
        assert {divmod(hex, 20) for hex in members(s.sets, RIM * PARTS)} == edge & lands


def test_a_letter_is_all_there_is_of_a_hex() -> None:
    """KB-2.14 What is drawn on it besides has no effect: the data has no more than a terrain for each hex."""
    assert {letter for rows in ROWS.values() for row in rows for letter in row} == set(NAME)


@pytest.mark.parametrize("four", EVERY, ids=" ".join)
def test_what_any_four_sections_hold(four: tuple[str, ...]) -> None:
    """KB-2.15, KB-2.17, KB-3.4"""
    letters = Counter("".join(row for name in four for row in ROWS[name]))
    assert letters["L"] + letters["K"] == 12
    assert 6 <= letters["L"] <= 8
    assert 277 <= sum(letters[letter] for letter in "GCDFT") <= 306
    assert min(letters[letter] for letter in "GCDFT") >= 52
    assert 38 <= letters["W"] <= 98
    assert 12 <= letters["M"] <= 45
    assert 2 * letters["L"] in (12, 14, 16)


def test_special_hexes_lie_apart() -> None:
    """KB-2.16, KB-8.18 No hex touches two of them: within a section, and none is at a rim, so not over a seam."""
    for rows in ROWS.values():
        special = {(r, c) for r in range(10) for c in range(10) if rows[r][c] in SPECIAL}
        assert all(1 <= r <= 8 and 1 <= c <= 8 for r, c in special)
        assert all(len(beside((r, c)) & special) <= 1 for r in range(10) for c in range(10))
        assert not any(beside(hex) & special for hex in special)
    pairs = [(a, b) for a, b in permutations(ROWS, 2)]
    for (a, b), turn_a, turn_b in product(pairs, (0, 1), (0, 1)):
        rest = [name for name in ROWS if name not in (a, b)][:2]
        names = [a + "'" * turn_a, b + "'" * turn_b, *rest]
        s = table(" ".join(names))
        t = table(" ".join([names[0], rest[0], names[1], rest[1]]))
        for board in (s, t):
            special = of_terrain(board, "castle") | of_terrain(board, "location")
            assert all(len(beside(hex) & special) <= 1 for hex in product(range(20), range(20)))


def test_five_terrains_can_be_built_on() -> None:
    """KB-2.3, KB-7.2"""
    assert [row["id"] for row in DATA["terrain"] if row["build"] == "yes"] == list(BUILDABLE)
    assert TERRAINS[5:] == ["water", "mountain", "castle", "location"]
    s = table(FIRST)
    land = {divmod(hex, 20) for hex in members(s.sets, LAND * PARTS)}
    assert land == {hex for name in BUILDABLE for hex in of_terrain(s, name)}
    assert {divmod(hex, 20) for hex in members(s.sets, RIM * PARTS)} == {h for h in land if 0 in h or 19 in h}
    assert len(LAID) == 8 * 2 * SECTORS


def test_a_hex_keeps_its_terrain() -> None:
    """KB-2.18, KB-2.19"""
    s = table(FIRST, own={A: [(8, 7)], B: [(18, 17)]})
    assert (s.terrain(cell((8, 7))), s.terrain(cell((18, 17)))) == (TERRAINS.index(GRASS), TERRAINS.index("water"))
    assert (s.owner(cell((8, 7))), s.owner(cell((18, 17))), s.owner(cell((8, 8)))) == (A, B, NOBODY)
    assert not holds(s.free, 0, cell((8, 7)))


def test_tiles_say_what_they_allow() -> None:
    """KB-7.4, KB-7.5, KB-7.6, KB-9.4, KB-9.5"""
    kinds = {tile.id: tile for tile in TILES}
    assert {id for id, tile in kinds.items() if tile.moves} == {"barn", "harbor", "paddock"}
    assert kinds["oracle"].target == kinds["barn"].target == -1
    named = {id: TERRAINS[kinds[id].target] for id in ("farm", "oasis", "harbor")}
    assert named == {"farm": GRASS, "oasis": DESERT, "harbor": "water"}
    assert kinds["tower"].target == RIM
    assert kinds["tavern"].target == kinds["paddock"].target == LAND
