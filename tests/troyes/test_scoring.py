"""TR-16, TR-19 The end of the game, scored twice."""

from __future__ import annotations

import pytest

from mizban.core.rng import fast
from mizban.games.troyes import GAME
from mizban.games.troyes.scoring import parts, scores
from mizban.games.troyes.state import Troyes
from troyes import second
from troyes.table import A, N, final, look, table


def shown(s: Troyes) -> dict[str, object]:
    """The view of a position as if it were the end of the game."""
    c = s.copy()
    c.over = 1
    return look(c)  # type: ignore[return-value]


def compare(seed: int, most: int) -> int:
    """Scores every position of a random game twice; returns how many there were."""
    s: Troyes = GAME.new(seed % 4 + 1, seed, {"bonus_cards": "on" if seed % 8 > 3 else "off"})
    rng = fast(seed)
    count = 0
    while count < most:
        assert scores(s) == second.scores(shown(s)), f"seed {seed}"
        count += 1
        if not s.legal:
            break
        s.play(s.legal[rng.below(len(s.legal))])
    return count


def test_a_second_scorer_finds_the_same() -> None:
    """TR-16.2 to TR-16.8, TR-19.1 to TR-19.8"""
    assert sum(compare(seed, 300) for seed in range(8)) > 500


@pytest.mark.deep
def test_a_second_scorer_finds_the_same_in_twenty_thousand_positions() -> None:
    """TR-16.2 to TR-16.8, TR-19.1 to TR-19.8"""
    count, seed = 0, 0
    while count < 20_000:
        count += compare(seed, 20_000 - count)
        seed += 1
    assert count == 20_000


def test_points_may_go_below_nothing() -> None:
    """TR-16.5, TR-16.7"""
    s = table(2, deniers={A: 0}, influence={A: 0}, supply={A: 12}, characters=["urbain_iv"])
    assert parts(s, A)[:4] == [0, 0, 0, -6]
    assert scores(s)[A] == -6


def test_tied_players_share_the_place() -> None:
    """TR-16.8"""
    s = table(3, points={0: 9, 1: 9, 2: 4})
    assert GAME.ranks(s) == [1, 1, 3]


def test_the_game_ends_after_the_last_red_event() -> None:
    """TR-16.1, TR-16.9, TR-2.9"""
    for seats, rounds in ((2, 4), (3, 5), (4, 6)):
        s = final(seats, seats)
        assert (s.round, len(s.red), s.over) == (rounds, 0, 1)
        assert sum(s.lying) == sum(s.pouch) == s.square() == 0


def test_all_characters_score_everybody() -> None:
    """TR-16.6, TR-23.5"""
    s = table(2, deniers={0: 18, 1: 12}, influence={0: 0, 1: 0}, characters=["henri_i", "urbain_iv", "thibaut_ii"])
    assert [parts(s, seat)[4] for seat in (0, 1)] == [6, 3]


def test_le_roy_counts_at_the_end_too() -> None:
    """TR-22.22, TR-22.23"""
    s = table(1, points={A: 10, N: 4}, cathedral={(1, 1): N}, supply={A: 6})
    assert parts(s, N)[3] == -4
    assert scores(s)[0] == sum(parts(s, A)) - sum(parts(s, N))
