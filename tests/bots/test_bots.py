"""Bots: they choose legal answers, see only what their seat may, and the one that thinks wins."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import mizban
from mizban.bots import LEVELS, Bot, PlayoutBot, QuickBot, RandomBot, Sight, bot, compiling, likely, uncompiled
from mizban.bots.bot import Time
from mizban.bots.playout import DOUBT, LENT, WIDE, Comparison, pick, play_out, play_out_checked, tried, value
from mizban.core.game.rules import Knowledge
from mizban.core.problem import Problem
from mizban.core.rng import Rng, fast
from mizban.core.words import Option, Words
from mizban.render.games import Game
from tiny_game import GAME as TINY

GAME = mizban.game("biblios")
UNKNOWN = replace(GAME, knowledge=None)  # the same game, when nothing is known of playing it well


class Passer(Bot):
    """Keeps the first card, passes whenever it may, and for the rest does anything."""

    def __init__(self) -> None:
        self.name = "passer"

    def choose(self, sight: Sight) -> Option:
        calm = [o for o in sight.legal if o.word in ("pass", "place:keep")]
        return calm[0] if calm else sight.legal[sight.rng.below(len(sight.legal))]


def play(bots: list[Bot], seed: int, game: Game = GAME) -> list[int]:
    """A whole game by bots; their places."""
    s = game.new(len(bots), seed)
    rng = fast(seed)
    while s.legal:
        option = bots[s.asked].choose(Sight(game, s, rng))
        assert option in s.legal
        s.play(option)
    return game.ranks(s)


def wins(one: Bot, others: Bot, seats: int, games: int, game: Game = GAME) -> float:
    """How many games one bot wins among others of a kind, going from seat to seat."""
    won = 0.0
    for number in range(games):
        seat = number % seats
        ranks = play([one if i == seat else others for i in range(seats)], number // seats, game)
        won += (ranks[seat] == 1) / ranks.count(1)
    return won


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_easy_beats_who_only_passes_and_who_does_anything(seats: int) -> None:
    assert wins(bot("easy"), Passer(), seats, 24) >= 18
    assert wins(bot("easy"), RandomBot(), seats, 12) >= 11


@pytest.mark.sampled
@pytest.mark.parametrize(("seats", "least"), [(2, 26), (3, 18), (4, 15)])
def test_medium_beats_easy(seats: int, least: int) -> None:
    """Of 40 games; were they alike, one bot among others would win 20, 13 or 10."""
    assert wins(bot("medium"), bot("easy"), seats, 40) >= least


@pytest.mark.long
def test_thinking_beats_easy() -> None:
    assert wins(PlayoutBot(10), bot("easy"), 2, 6) >= 4


@pytest.mark.deep
@pytest.mark.parametrize(("seats", "least"), [(2, 44), (3, 32), (4, 25)])
def test_hard_beats_medium(seats: int, least: int) -> None:
    """Of 80 games; were they alike, it would win 40, 27 or 20."""
    assert wins(bot("hard"), bot("medium"), seats, 80) >= least


@pytest.mark.long
def test_levels_play_a_game_that_nothing_is_known_of() -> None:
    assert wins(bot("easy"), RandomBot(), 2, 8, UNKNOWN) >= 5
    assert wins(bot("medium"), RandomBot(), 2, 1, UNKNOWN) == 1


@pytest.mark.parametrize("name", ["easy", "medium", "playout:30"])
@pytest.mark.parametrize("game", [GAME, UNKNOWN], ids=["known", "unknown"])
def test_a_bot_thinks_in_worlds_that_its_seat_cannot_tell_apart(name: str, game: Game) -> None:
    for seed in range(3):
        s = game.new(3, seed)
        rng = fast(seed)
        for _ in range(60):
            s.play(s.legal[rng.below(len(s.legal))])
        sight = Sight(game, s, rng)
        assert game.view(sight.world(), sight.seat) == game.view(s, s.asked)
        assert bot(name).choose(sight) in s.legal


@pytest.mark.sampled
@pytest.mark.parametrize("name", LEVELS)
def test_the_same_chance_gives_the_same_answer(name: str) -> None:
    s = GAME.new(2, 3)
    play_out_some(s, 90)
    assert bot(name).choose(Sight(GAME, s, fast(4))) is bot(name).choose(Sight(GAME, s, fast(4)))


def play_out_some(s: Any, count: int) -> None:
    """So many decisions at random, low answers."""
    rng = fast(1)
    for _ in range(count):
        s.play(s.legal[rng.below(min(len(s.legal), 2))])


@pytest.mark.parametrize("answers", [500, 5000])
def test_thinking_ends_after_so_many_answers(answers: int) -> None:
    """But for those of the last world that was begun."""
    thought = 0

    def likely(s: Any, rng: Rng, blur: int) -> Option:
        nonlocal thought
        thought += 1
        assert GAME.knowledge
        return GAME.knowledge.likely(s, rng, blur)

    assert GAME.knowledge
    game = replace(GAME, knowledge=Knowledge(likely, GAME.knowledge.world))
    s = game.new(2, 1)
    PlayoutBot(10**6, answers).choose(Sight(game, s, fast(1)))
    assert answers <= thought < answers + 4 * 200


@pytest.mark.parametrize("cost", [1, 5])
def test_a_game_says_how_dear_its_answers_are(cost: int) -> None:
    thought = 0

    def likely(s: Any, rng: Rng, blur: int) -> Option:
        nonlocal thought
        thought += 1
        option: Option = s.legal[rng.below(len(s.legal))]
        return option

    game = replace(GAME, knowledge=Knowledge(likely, GAME.redeal, cost))
    PlayoutBot(10**6, 5000).choose(Sight(game, game.new(2, 1), fast(1)))
    assert 5000 // cost <= thought < 5000 // cost + 4 * 200


def test_a_plain_bot_leaves_alone_what_is_known() -> None:
    def never(*args: Any) -> Any:
        raise AssertionError("it was asked")

    game = replace(GAME, knowledge=Knowledge(never, never))
    s = game.new(2, 1)
    assert bot("playout:20").choose(Sight(game, s, fast(1))) is PlayoutBot(20).choose(Sight(UNKNOWN, s, fast(1)))


@pytest.mark.parametrize("name", ["hard", "playout", "playout:5"])
def test_thinking_may_last_so_many_milliseconds(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """As long as that and no longer, whatever its name says, by a clock on which every look takes a millisecond."""
    looks = 0

    def look() -> float:
        nonlocal looks
        looks += 1
        return looks / 1000

    monkeypatch.setattr(time, "perf_counter", look)
    s = GAME.new(2, 1)
    sight = Sight(GAME, s, fast(1))
    assert bot(name, ms=60).choose(sight) in s.legal
    assert (60 <= looks <= 63, sight.how) == (True, "thought")


class Slow:
    """The tiny game by one who needs so many seconds for every answer, and whose first thought is the wrong heap."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds: float, busy: float = 1.0) -> None:
        self.seconds, self.now, self.busy = seconds, 0.0, busy
        monkeypatch.setattr(time, "thread_time", lambda: self.now)
        monkeypatch.setattr(time, "monotonic", lambda: self.now * self.busy)
        self.game = replace(TINY, knowledge=Knowledge(self.likely, TINY.redeal))

    def likely(self, s: Any, rng: Rng, blur: int) -> Option:
        self.now += self.seconds
        legal: list[Option] = s.legal
        wrong = [o for o in legal if o.arg != s.colour[s.asked]]
        return legal[rng.below(len(legal))] if blur else [*wrong, *legal][0]

    def answers(self, bot: Bot) -> tuple[bool, str]:
        """Whether it takes of its own colour, and how it came to that."""
        s = self.game.new(2, 1)
        sight = Sight(self.game, s, fast(1))
        return bot.choose(sight).arg == s.colour[s.asked], sight.how


@pytest.mark.parametrize(
    ("each", "answer"),
    [(0.001, (True, "thought")), (0.02, (False, "thought")), (0.1, (False, "likely")), (1.5, (False, "likely"))],
)
def test_the_best_answer_so_far_is_given_when_time_is_up(
    monkeypatch: pytest.MonkeyPatch, each: float, answer: tuple[bool, str]
) -> None:
    """Another one if enough worlds speak for it, else the likely one."""
    slow = Slow(monkeypatch, each)
    assert slow.answers(bot("hard:1000000", seconds=2)) == answer
    assert 2 <= slow.now < 2 + 8 * each


def test_a_busy_machine_does_not_keep_people_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a bot gets a tenth of a core, the clock on the wall ends its thinking."""
    slow = Slow(monkeypatch, 0.001, busy=10.0)
    slow.answers(bot("hard:1000000", seconds=2))
    assert 2.2 <= slow.now * 10 < 2.2 + 8 * 0.01


@pytest.mark.parametrize("name", ["easy", "medium", "hard", "playout"])
def test_time_ends_the_thinking_of_every_level(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Also in a game that nothing is known of, where every look at the clock takes its time here."""
    now = 0.0

    def look() -> float:
        nonlocal now
        now += 0.05
        return now

    monkeypatch.setattr(time, "thread_time", look)
    s = UNKNOWN.new(2, 1)
    assert bot(name, seconds=0.2).choose(Sight(UNKNOWN, s, fast(1))) in s.legal
    assert now < 0.5


@pytest.mark.parametrize("name", ["easy", "hard:20", "playout:20"])
def test_time_that_is_not_up_changes_nothing(name: str) -> None:
    for seed in range(3):
        s = GAME.new(2, seed)
        play_out_some(s, 30 * seed)
        free, bound = fast(4), fast(4)
        assert bot(name).choose(Sight(GAME, s, free)) is bot(name, seconds=3600).choose(Sight(GAME, s, bound))
        assert free.next32() == bound.next32()


def test_a_bot_says_how_it_found_its_answer() -> None:
    s = GAME.new(2, 1)
    sights = {name: Sight(GAME, s, fast(1)) for name in ("easy", "random", "hard:10", "playout:10")}
    for name, sight in sights.items():
        bot(name).choose(sight)
    hows = [sight.how for sight in sights.values()]
    assert hows == ["likely", "random", "thought", "thought"]


def test_who_is_always_likely_answers_as_is_likely() -> None:
    assert GAME.knowledge
    s = GAME.new(3, 5)
    for _ in range(40):
        wanted = GAME.knowledge.likely(s, fast(1), 0)
        assert likely().choose(Sight(GAME, s, fast(1))) is wanted
        s.play(wanted)


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
    assert value([1, 2], [9, 4], 0) == 1000 + 150
    assert value([1, 2], [9, 4], 1) == -150
    assert value([1, 1], [5, 5], 0) == 500
    assert value([2, 1, 3], [5, 8, 1], 0) == -90


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


@pytest.mark.parametrize("name", ["genius", "playout:x", "playout:0", "playout:", "random:²", "easy:5", "hard:0", ""])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(Problem, match="There is no bot"):
        bot(name)


def test_bots_know_whether_they_run_compiled() -> None:
    assert uncompiled() == (mizban.build() == "pure")
    assert not compiling()


def test_bots_know_that_compiled_rules_are_on_their_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIZBAN_COMPILED", str(tmp_path / "built"))
    assert not uncompiled()
    assert compiling() == (mizban.build() == "pure")
    (tmp_path / "built").mkdir()
    assert not compiling()


def test_bots_are_found_by_name() -> None:
    assert isinstance(bot("random"), RandomBot)
    assert [bot(name).name for name in LEVELS] == ["easy", "medium", "hard"]
    assert isinstance(bot("easy"), QuickBot)
    thinking = bot("playout:50")
    assert isinstance(thinking, PlayoutBot)
    assert thinking.playouts == 50
    usual, few = bot("hard"), bot("hard:40")
    assert isinstance(usual, PlayoutBot)
    assert isinstance(few, PlayoutBot)
    assert (usual.playouts, usual.answers) == (2000, 50_000)
    assert (few.name, few.playouts, few.answers) == ("hard:40", 40, 1000)


@pytest.mark.parametrize("doubt", [0, DOUBT])
def test_an_answer_is_better_exactly_when_numbers_of_any_size_say_so(doubt: int) -> None:
    """Just below, on and above the line, up to sums that no budget comes to."""
    assert GAME.knowledge
    comparison, rng = Comparison(Sight(GAME, GAME.new(2, 1), fast(1)), GAME.knowledge.likely, Time(0)), fast(2)
    verdicts = set()
    for number in range(3000):
        worlds = 1 + int(rng.below(1 << 1 + number % 23)) + LENT
        gain = int(rng.below(1 << 4 + number % 28)) - 5
        line = gain * gain * (100 * worlds + doubt) // (doubt * worlds) if doubt else 0
        for squares in (line - 1, line, line + 1):
            comparison.worlds, comparison.gained[0], comparison.squares[0] = (
                worlds - LENT,
                gain,
                squares - LENT * WIDE * WIDE,
            )
            sure = gain > 0 and 100 * gain * gain * worlds >= doubt * (worlds * squares - gain * gain)
            assert comparison.better(0, doubt) == sure, (gain, worlds, squares)
            verdicts.add(sure)
    assert len(verdicts) == 2
