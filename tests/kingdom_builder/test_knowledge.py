"""What is known of playing Kingdom Builder well: plain cases that every player would decide so."""

from __future__ import annotations

import pytest

from kingdom_builder.table import (
    BUILDABLE,
    FIRST,
    FOREST,
    GRASS,
    A,
    Hex,
    act,
    beside,
    cell,
    hexes,
    locations,
    of_terrain,
    random_game,
    say,
    settlements,
    table,
)
from knowledge_checks import check_likely, wins
from mizban.core.rng import fast
from mizban.games.kingdom_builder import GAME
from mizban.games.kingdom_builder.bot.knowledge import likely
from mizban.games.kingdom_builder.rules.cards import TERRAINS
from mizban.games.kingdom_builder.rules.state import KingdomBuilder

PLAIN = ["fishermen", "miners", "workers"]


def answer(s: KingdomBuilder) -> str:
    return likely(s, fast(1), 0).word


def built(s: KingdomBuilder) -> Hex:
    """Where the likely answer builds."""
    option = likely(s, fast(1), 0)
    assert option.verb == "build"
    return divmod(option.arg, 20)


def goals(s: KingdomBuilder) -> set[Hex]:
    """The locations and castles."""
    return {hex for kind in locations(s).values() for hex in kind} | of_terrain(s, "castle")


def terrain(s: KingdomBuilder, hex: Hex) -> str:
    return TERRAINS[s.terrain(cell(hex))]


@pytest.mark.parametrize("seed", range(8))
def test_a_game_begins_beside_a_location_or_a_castle(seed: int) -> None:
    s = GAME.new(2, seed)
    assert beside(built(s)) & goals(s)


def test_a_castle_in_reach_is_taken() -> None:
    """KB-12.2 From beside the own settlement one comes to a castle; one of the three settlements goes there."""
    s = table(FIRST)
    tried = 0
    for castle in of_terrain(s, "castle"):
        for goal in beside(castle):
            for start in beside(goal) - beside(castle):
                card = terrain(s, goal)
                if card not in BUILDABLE or terrain(s, start) not in BUILDABLE:
                    continue
                c = act(table(FIRST, own={A: [start]}, card=card, cards=["lords", "miners", "citizens"]))
                tried += 1
                while c.legal and c.owed and c.active == A:
                    c.play(likely(c, fast(1), 0))
                assert any(beside(hex) & goals(c) for hex in settlements(c, A) - {start})
    assert tried > 5


def test_the_last_settlement_goes_on_the_longest_line() -> None:
    """KB-12.8 With knights, where no castle is in reach."""
    s = table(FIRST)
    tried = 0
    for row in range(2, 18):
        for left in range(16):
            line = [(row, column) for column in range(left, left + 5)]
            if any(terrain(s, hex) != GRASS for hex in line):
                continue
            own = {A: line[:4]}
            c = act(table(FIRST, own=own, supply={A: 1}, card=GRASS, cards=["knights", "miners", "citizens"]))
            if not any(beside(hex) & of_terrain(c, "castle") for hex in hexes(c)):
                tried += 1
                assert built(c)[0] == row
    assert tried


def test_a_tile_is_used_before_the_turn_ends() -> None:
    """KB-9.1 An extra settlement is worth having."""
    s = table(FIRST, own={A: [(15, 11)]}, card=FOREST, tiles={A: {(15, 12): "ready"}}, cards=PLAIN)
    s.owed = 0
    assert answer(act(s)) == "use:farm"


def test_a_settlement_that_holds_a_tile_stays() -> None:
    """KB-8.10 The last one beside a location is not the one to jump."""
    s = table(FIRST)
    paddock = locations(s)["paddock"][0]
    spots = [hex for hex in beside(paddock) if terrain(s, hex) in BUILDABLE]
    others = [hex for hex in sorted(of_terrain(s, GRASS)) if not any(beside(hex) & {goal} for goal in goals(s))][:2]
    c = table(FIRST, own={A: [spots[0], *others]}, card=FOREST, tiles={A: {paddock: "ready"}}, cards=PLAIN)
    c.owed = 0
    say(act(c), "use:paddock")
    row, column = spots[0]
    assert f"lift:{row}-{column}" in [option.word for option in c.legal]
    assert answer(c) != f"lift:{row}-{column}"


def test_a_move_that_brings_nothing_is_not_made() -> None:
    """KB-9.6 A player may leave a tile alone."""
    ends = 0
    for seed in range(8):
        s = GAME.new(2, seed)
        while s.legal:
            option = likely(s, fast(seed), 0)
            ends += option.word == "end"
            s.play(option)
    assert ends


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_likely_games_score_far_better_than_random_ones(seats: int) -> None:
    known = random = 0
    for seed in range(6):
        s = GAME.new(seats, seed)
        rng = fast(seed)
        while s.legal:
            s.play(likely(s, rng, 0))
        known += sum(GAME.scores(s))
        *_, end = random_game(seats, seed)
        random += sum(GAME.scores(end))
    assert known > 1.4 * random


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_of_a_random_game_gets_a_likely_answer(seats: int) -> None:
    """KB-14.1 It is the same in every world that the seat cannot tell from the true one."""
    for s in random_game(seats, 5):
        if s.legal:
            check_likely(GAME, s)


def test_who_is_off_in_judgement_answers_otherwise() -> None:
    s = GAME.new(2, 1)
    assert len({likely(s, fast(seed), 140).word for seed in range(20)}) > 2
    assert len({likely(s, fast(seed), 0).word for seed in range(20)}) == 1
    assert not settlements(s, A)


@pytest.mark.long
def test_medium_beats_easy() -> None:
    """64 of 100 in the long run."""
    assert wins(GAME, "medium", "easy", 60) >= 31


@pytest.mark.deep
def test_hard_beats_medium_and_plain_playouts() -> None:
    assert wins(GAME, "hard", "medium", 16) >= 12
    assert wins(GAME, "hard", "playout", 16) >= 12
