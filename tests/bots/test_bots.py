"""Bots: they choose legal answers, see only what their seat may, and the one that thinks wins."""

from __future__ import annotations

from typing import Any

import pytest

import mizban
from mizban.bots import Bot, PlayoutBot, RandomBot, Sight, bot
from mizban.bots.playout import pick, play_out, play_out_checked, tried, value
from mizban.core.problem import Problem
from mizban.core.rng import fast
from mizban.core.words import Words

GAME = mizban.game("biblios")


def play(bots: list[Bot], seed: int) -> list[int]:
    """A whole game by bots; their places."""
    s = GAME.new(len(bots), seed)
    rng = fast(seed)
    while s.legal:
        option = bots[s.asked].choose(Sight(GAME, s, rng))
        assert option in s.legal
        s.play(option)
    return GAME.ranks(s)


def test_the_playout_bot_beats_the_random_one() -> None:
    wins = 0
    for seed in range(6):
        thinking = seed % 2
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[thinking] = PlayoutBot(60)
        wins += play(bots, seed)[thinking] == 1
    assert wins >= 5


@pytest.mark.parametrize("name", ["random", "playout:30"])
def test_a_bot_cannot_tell_worlds_apart_that_its_seat_cannot(name: str) -> None:
    """The same chance and the same sight give the same answer, whatever is hidden."""
    for seed in range(3):
        s = GAME.new(3, seed)
        rng = fast(seed)
        for _ in range(60):
            s.play(s.legal[rng.below(len(s.legal))])
        other = GAME.redeal(s, s.asked, fast(99 + seed))
        sights = [Sight(GAME, world, fast(5)) for world in (s, other)]
        for sight in sights:
            assert GAME.view(sight.world(), sight.seat) == GAME.view(s, s.asked)


def test_thinking_does_not_touch_the_table() -> None:
    s = GAME.new(3, 4)
    before = GAME.dump(s)
    PlayoutBot(50).choose(Sight(GAME, s, fast(1)))
    assert GAME.dump(s) == before


def test_a_bot_with_one_answer_gives_it() -> None:
    s: Any = GAME.new(2, 1)
    s.legal = s.legal[:1]
    assert PlayoutBot(10).choose(Sight(GAME, s, fast(1))) is s.legal[0]


def test_the_value_of_an_ended_game() -> None:
    assert value([1, 2], [9, 4], 0) == pytest.approx(1.005)
    assert value([1, 2], [9, 4], 1) == pytest.approx(-0.005)
    assert value([1, 1], [5, 5], 0) == pytest.approx(0.5)
    assert value([2, 1, 3], [5, 8, 1], 0) == pytest.approx(0.5 - 0.003)


def test_a_verb_is_chosen_before_an_answer() -> None:
    """Of a pass and many bids, the pass is taken half of the time; of amounts mostly small ones, of things any."""
    words = Words()
    bids = [words.word("pass"), *words.verb("bid", "", [str(n) for n in range(1, 10)])]
    things = words.verb("take", "", ["monk", "gold", "tome", "book", "scroll"])
    rng = fast(1)
    picked = [pick(bids, rng).word for _ in range(2000)]
    assert 900 < picked.count("pass") < 1100
    assert set(picked) == {"pass", "bid:1", "bid:2", "bid:3", "bid:5", "bid:9"}
    assert {pick(things, rng) for _ in range(200)} == set(things)
    assert pick(things[:1], rng) is things[0]
    assert pick(bids[1:2], rng) is bids[1]


def test_of_many_amounts_a_few_are_tried_and_of_things_all() -> None:
    words = Words()
    bids = [words.word("pass"), *words.verb("bid", "", [str(n) for n in range(1, 40)])]
    assert [bids[i].word for i in tried(bids)] == ["pass", *(f"bid:{n}" for n in (1, 2, 3, 5, 9, 17, 33))]
    things = words.verb("take", "card", ["monk", "gold", "tome", "book", "scroll"])
    assert tried(things) == [0, 1, 2, 3, 4]
    assert tried(bids[1:2]) == [0]


def test_playing_out_ends_the_game_and_counts() -> None:
    s, again = GAME.new(2, 3), GAME.new(2, 3)
    count = play_out(s, fast(7))
    assert not s.legal
    assert play_out_checked(again, 7, 0)[0] == count
    assert GAME.dump(again) == GAME.dump(s)


@pytest.mark.parametrize("name", ["genius", "playout:x", "playout:0", "random:²", ""])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(Problem, match="There is no bot"):
        bot(name)


def test_bots_are_found_by_name() -> None:
    assert isinstance(bot("random"), RandomBot)
    thinking = bot("playout:50")
    assert isinstance(thinking, PlayoutBot)
    assert thinking.playouts == 50
