"""KB-12 Scoring and KB-13 the winner; a second scorer agrees about every card."""

from __future__ import annotations

import pytest

from kingdom_builder.second import ALONE, gold_of, places
from kingdom_builder.table import (
    BUILDABLE,
    FIRST,
    GRASS,
    A,
    B,
    C,
    D,
    beside,
    cell,
    final,
    gold,
    look,
    of_terrain,
    put,
    settlements,
    table,
)
from mizban.core.rng import Rng, fast
from mizban.games.kingdom_builder import GAME
from mizban.games.kingdom_builder.rules.cards import CARDS
from mizban.games.kingdom_builder.rules.scoring import areas, earned, of_castles
from mizban.games.kingdom_builder.rules.state import KingdomBuilder


def compare(s: KingdomBuilder) -> None:
    """Both scorers, of every card, the castles, the sums and the places."""
    v = look(s, s.seats)
    everybody = [settlements(s, seat) for seat in range(s.seats)]
    for card in CARDS:
        ours = [gold(s, card, seat) for seat in range(s.seats)]
        assert ours == [gold_of(v["terrain"], everybody, seat, card) for seat in range(s.seats)], card
    points = []
    for seat in range(s.seats):
        rows = [gold_of(v["terrain"], everybody, seat, card) for card in [*v["cards"], "castle"]]
        assert earned(s, seat) == rows
        points.append(sum(rows))
    assert GAME.scores(s) == points
    assert GAME.ranks(s) == places(points)


def strewn(seed: int) -> KingdomBuilder:
    """Settlements anywhere they can ever stand, in clumps and alone, and all of one seat; a final position that need
    not have been played."""
    rng: Rng = fast(seed)
    seats = 2 + seed % 3
    s: KingdomBuilder = GAME.new(seats, seed)
    s.todo, s.legal = [], []
    lands = sorted({hex for name in (*BUILDABLE, "water") for hex in of_terrain(s, name)})
    for seat in range(seats):
        wanted = 40 if rng.below(3) or seat == seed % seats else rng.below(41)
        clump = rng.below(100)
        while wanted:
            own = sorted(settlements(s, seat))
            close = [hex for hex in beside(own[rng.below(len(own))]) if hex in lands] if own else []
            pool = sorted(close) if close and rng.below(100) < clump else lands
            hex = pool[rng.below(len(pool))]
            if s.owner(cell(hex)) < 0:
                put(s, seat, hex)
                wanted -= 1
            elif pool is not lands:
                clump = max(clump - 1, 0)
    assert 0 in s.supply
    return s


@pytest.mark.parametrize("part", range(4))
def test_the_second_scorer_agrees_on_final_positions(part: int) -> None:
    """KB-12.1 to KB-12.12, KB-13.1, KB-13.2, KB-13.3"""
    for seed in range(part * 25, part * 25 + 25):
        compare(final(2 + seed % 3, seed))
        compare(strewn(seed))


@pytest.mark.deep
@pytest.mark.parametrize("part", range(20))
def test_the_second_scorer_agrees_on_many_final_positions(part: int) -> None:
    """KB-12.1 to KB-12.12"""
    for seed in range(1000 + part * 500, 1000 + part * 500 + 500):
        compare(final(2 + seed % 3, seed))
        compare(strewn(seed))


def test_nothing_is_earned_before_the_end() -> None:
    """KB-12.1, KB-12.1.1 Tiles, cards and what is left in the supply are worth nothing."""
    bare = table(FIRST, own={A: [(8, 7)]}, cards=["fishermen", "miners", "merchants"])
    rich = table(
        FIRST,
        own={A: [(8, 7)]},
        cards=["fishermen", "miners", "merchants"],
        tiles={A: {(6, 2): "ready", (6, 7): "ready"}},
        supply={A: 3},
        hands={A: GRASS},
    )
    assert GAME.scores(bare) == GAME.scores(rich)
    assert look(bare, A)["points"] == []


def test_gold_is_counted_card_by_card_then_castles() -> None:
    """KB-12.1"""
    s = final(3, 5)
    v = look(s, 3)
    assert [len(row) for row in v["gold"]] == [4, 4, 4]
    for seat in range(3):
        assert v["gold"][seat] == [*(gold(s, card, seat) for card in v["cards"]), of_castles(s, seat)]
    assert v["points"] == GAME.scores(s)


def test_an_area_is_all_that_hangs_together() -> None:
    """KB-12.1.2"""
    s = table(FIRST, own={A: [(8, 7), (8, 8), (9, 7), (0, 0), (0, 2)], B: [(0, 1), (8, 9)]})
    assert sorted(len(bits) and sum(bin(part).count("1") for part in bits) for bits in areas(s, A)) == [1, 1, 3]


def test_settlements_on_water_count_like_any_other() -> None:
    """KB-12.1.3, KB-12.3.1, KB-12.4.1"""
    s = table(FIRST, own={A: [(4, 14), (5, 13), (6, 14)]})
    water = of_terrain(s, "water")
    assert settlements(s, A) <= water
    assert gold(s, "fishermen") == 0
    assert gold(s, "miners") == 1  # (4, 14) beside (4, 15)
    assert gold(s, "discoverers") == 3
    assert gold(s, "hermits") == 1
    assert gold(s, "citizens") == 1
    assert gold(s, "workers") == sum(bool(beside(h) & {(7, 15), (6, 11), (2, 18)}) for h in settlements(s, A))


def test_castles_in_every_game() -> None:
    """KB-12.2, KB-12.2.1"""
    own = {A: [(3, 4), (4, 4), (2, 3)], B: [(2, 4)]}
    s = table(FIRST, own=own, cards=["miners", "hermits", "farmers"])
    assert beside((3, 3)) >= {(3, 4), (4, 4), (2, 3), (2, 4)}
    assert (of_castles(s, A), of_castles(s, B)) == (3, 3)
    assert earned(s, A)[-1] == 3
    s = table(FIRST, own={A: [(3, 4), (7, 14), (12, 11)]})
    assert of_castles(s, A) == 9


def test_fishermen() -> None:
    """KB-12.3, KB-12.3.2 An occupied water hex is still water."""
    s = table(FIRST, own={A: [(7, 14)], B: [(6, 14), (7, 13), (8, 14)]})
    assert gold(s, "fishermen") == 1
    assert gold(table(FIRST, own={A: [(8, 7)]}), "fishermen") == 0


def test_miners() -> None:
    """KB-12.4"""
    assert gold(table(FIRST, own={A: [(0, 2), (0, 5), (8, 7)]}), "miners") == 2


def test_merchants() -> None:
    """KB-12.5, KB-12.5.1, KB-12.5.2, KB-12.5.4, KB-12.5.5"""
    link = [(6, 3), (7, 3), (7, 4), (6, 5), (6, 6)]  # from (6, 2) to (6, 7)
    s = table(FIRST, own={A: link})
    assert gold(s, "merchants") == 8
    assert gold(table(FIRST, own={A: link[:-1]}), "merchants") == 0
    s = table(FIRST, own={A: link}, tiles={B: {(6, 2): "ready"}, A: {(6, 7): "used"}})
    assert gold(s, "merchants") == 8
    more = [*link, (5, 6), (7, 6), (7, 7)]
    assert gold(table(FIRST, own={A: more}), "merchants") == 8


def test_merchants_score_every_network() -> None:
    """KB-12.5.3"""
    link = [(6, 3), (7, 3), (7, 4), (6, 5), (6, 6)]
    other = [(12, 8), (13, 7), (14, 7), (15, 6), (16, 6)]  # from (12, 7) to (17, 5)
    assert gold(table(FIRST, own={A: [*link, *other]}), "merchants") == 16
    assert gold(table(FIRST, own={A: link, B: other}), "merchants", B) == 8


def test_workers() -> None:
    """KB-12.6"""
    assert gold(table(FIRST, own={A: [(6, 1), (6, 3), (3, 4), (8, 7)]}), "workers") == 3


def test_discoverers() -> None:
    """KB-12.7"""
    assert gold(table(FIRST, own={A: [(0, 0), (0, 19), (1, 0), (19, 10)]}), "discoverers") == 3


def test_knights() -> None:
    """KB-12.8, KB-12.8.1, KB-12.8.2"""
    assert gold(table(FIRST, own={A: [(0, 0), (0, 9), (0, 19), (1, 0), (1, 9), (1, 19)]}), "knights") == 6
    assert gold(table(FIRST), "knights") == 0


def test_hermits() -> None:
    """KB-12.9"""
    assert gold(table(FIRST, own={A: [(0, 0), (0, 1), (4, 4), (8, 8)]}), "hermits") == 3


SECTOR = {"nw": [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)], "ne": [(0, 10), (0, 11), (0, 12), (0, 13)]}
HERE, THERE = SECTOR["nw"], SECTOR["ne"]


def lords(*counts: int) -> list[int]:
    """What the seats earn with Lords in nw alone, where they have so many settlements."""
    spots_ = iter([(r, c) for r in range(10) for c in range(10)])
    empty = table(FIRST, seats=len(counts))
    lands = {hex for name in BUILDABLE for hex in of_terrain(empty, name)}
    free = (hex for hex in spots_ if hex in lands)
    own = {seat: [next(free) for _ in range(n)] for seat, n in enumerate(counts)}
    s = table(FIRST, seats=len(counts), own=own)
    return [gold(s, "lords", seat) - 36 for seat in range(len(counts))]


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ([5, 3], [12, 6]),
        ([4, 4], [12, 12]),
        ([5, 3, 1], [12, 6, 0]),
        ([5, 5, 1], [12, 12, 6]),
        ([5, 3, 3], [12, 6, 6]),
        ([8, 8, 6, 2], [12, 12, 6, 0]),
        ([5, 4, 4, 4], [12, 6, 6, 6]),
        ([3, 2, 1, 2], [12, 6, 0, 6]),
        ([4, 0], [12, 6]),
        ([4, 0, 0], [12, 6, 6]),
        ([4, 2, 0], [12, 6, 0]),
        ([0, 0, 0], [12, 12, 12]),
    ],
)
def test_lords(counts: list[int], expected: list[int]) -> None:
    """KB-12.10, KB-12.10.1, KB-12.10.2, KB-12.10.3, KB-12.10.4, KB-12.10.5"""
    assert lords(*counts) == expected


def test_citizens() -> None:
    """KB-12.11, KB-12.11.1"""
    assert gold(table(FIRST, own={A: [(8, 7), (8, 8), (9, 7), (9, 8), (8, 9)]}), "citizens") == 2
    assert gold(table(FIRST, own={A: [(8, 7), (8, 8), (0, 0), (0, 1)]}), "citizens") == 1
    assert gold(table(FIRST, own={A: [(8, 7)]}), "citizens") == 0


def test_farmers() -> None:
    """KB-12.12, KB-12.12.1, KB-12.12.2"""
    each = [(0, 0), (0, 1), (0, 10), (0, 11), (10, 0), (10, 1), (10, 10), (10, 11), (10, 12)]
    assert gold(table(FIRST, own={A: each}), "farmers") == 6
    assert gold(table(FIRST, own={A: each[:6]}), "farmers") == 0


def test_the_most_gold_wins_and_ties_are_shared() -> None:
    """KB-13.1, KB-13.2, KB-13.3"""
    cards = ["discoverers", "hermits", "workers"]
    own = {A: [(8, 7), (9, 7)], B: [(8, 9), (9, 9)], C: [(8, 11), (0, 0)], D: [(0, 19)]}
    s = table(FIRST, seats=4, own=own, cards=cards)
    points = GAME.scores(s)
    assert points[C] > points[A] == points[B] > points[D]
    assert GAME.ranks(s) == [2, 2, 1, 4]
    assert GAME.ranks(table(FIRST, seats=4)) == [1, 1, 1, 1]


def test_every_card_has_a_second_scorer() -> None:
    """KB-1.3"""
    assert sorted([*ALONE, "lords"]) == sorted(CARDS)
    assert len(look(table(FIRST), A)["cards"]) == 3
