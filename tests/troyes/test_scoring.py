"""TR-16, TR-19 The end of the game, scored twice."""

from __future__ import annotations

import pytest

from mizban.core.plain import packed
from mizban.core.rng import fast
from mizban.games.troyes import GAME
from mizban.games.troyes.rules.cards import MARAUDING, NOBODY, PICTURE, SLOTS
from mizban.games.troyes.rules.scoring import parts, scores
from mizban.games.troyes.rules.state import Troyes
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


def scattered(seed: int) -> Troyes:
    """The end of a game where everything that counts lies at random; it need not come about in play."""
    rng = fast(seed)
    seats = seed % 4 + 1
    s: Troyes = GAME.new(seats, seed, {"bonus_cards": "on" if seed % 8 > 3 else "off"})
    s.todo, s.legal, s.over, s.shown = [], [], 1, 3
    parties = [*range(seats), N]
    owners = [*parties, NOBODY]
    some = [owners[rng.below(len(owners))] for _ in range(36)]
    s.spaces, s.cathedral = packed(s.spaces, some[:18]), packed(s.cathedral, some[18:])
    for seat in range(seats):
        s.deniers[seat], s.influence[seat] = rng.below(25), rng.below(21)
    for party in parties:
        s.points[party] = rng.below(60)
    for card in range(SLOTS):
        free = [1, 2, PICTURE, PICTURE, PICTURE]
        for party in parties:
            if rng.below(2):
                s.trade[party * SLOTS + card] = free.pop(rng.below(len(free)))
    events = [i for i in range(MARAUDING) if rng.below(2)]
    s.row = packed(s.row, [i for i in events if i % 3])
    for i in events:
        if i % 3 == 0:
            s.won[parties[rng.below(len(parties))]] |= 1 << i
    marks = [i * 8 + party for i in [*s.row, MARAUDING] for party in parties for _ in range(rng.below(3))]
    s.marks, s.scored = packed(s.marks, marks), rng.below(7) if seats == 1 else 0
    return s


def test_a_second_scorer_finds_the_same_at_any_end() -> None:
    """TR-16.2 to TR-16.8, TR-19.1 to TR-19.8"""
    found = set[int]()
    for seed in range(200):
        s = scattered(seed)
        assert scores(s) == second.scores(dict(look(s))), f"seed {seed}"
        found |= set(scores(s))
    assert len(found) > 60


@pytest.mark.deep
def test_a_second_scorer_finds_the_same_at_twenty_thousand_ends() -> None:
    """TR-16.2 to TR-16.8, TR-19.1 to TR-19.8"""
    for seed in range(20_000):
        s = scattered(seed)
        assert scores(s) == second.scores(dict(look(s))), f"seed {seed}"


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
