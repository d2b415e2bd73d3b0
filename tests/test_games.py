"""The kit over all games, of every size and with every set of options."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import mizban
from mizban import testing
from mizban.core.record import Record
from mizban.core.rng import fast

SIZES = [(game.name, seats) for game in mizban.registered_games() for seats in range(game.least, game.most + 1)]
pytestmark = pytest.mark.built
LONG = {"architects", "concordia"}  # at random it takes a thousand decisions and more: a quarter of the looks will do
WHEEL = bool(os.environ.get("MIZBAN_WHEEL"))
EVERY = 30 if WHEEL else 60  # decisions between two hard looks; long runs look at every one
compares_builds = pytest.mark.skipif(not WHEEL, reason="on the plain sources both are the same build")
SETS = [(name, seats, options) for name, seats in SIZES for options in mizban.game(name).option_sets(seats)]


def label(value: Any) -> str:
    return ",".join(value.values()) if isinstance(value, dict) else str(value)


@pytest.mark.sampled(1, each="name")
@pytest.mark.parametrize(("name", "seats", "options"), SETS, ids=label)
def test_a_random_game_passes_the_kit(name: str, seats: int, options: dict[str, str]) -> None:
    number = SETS.index((name, seats, options))
    every = EVERY * 4 if name in LONG else EVERY
    testing.play_through(mizban.game(name), seats, options, seed=number, every=every)


def played(s: Any, decisions: int) -> Any:
    """A position so many random decisions on."""
    rng = fast(decisions)
    for _ in range(decisions):
        s.play(s.legal[rng.below(len(s.legal))])
    return s


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
@pytest.mark.parametrize("name", [game.name for game in mizban.registered_games()])
def test_what_python_copies_goes_its_own_way(name: str, copied: Callable[[Any], Any]) -> None:
    game = mizban.game(name)
    s = played(game.new(game.most, seed=5), 40)
    before = game.dump(s)
    other = copied(s)
    assert game.dump(other) == before
    assert game.dump(played(other, 30)) != before
    assert game.dump(s) == before


@pytest.mark.sampled(1, each="name")
@compares_builds
@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_both_builds_play_the_same_games(name: str, seats: int) -> None:
    hashes = {simulated(name, seats, games=40, pure=pure)["hash"] for pure in ("0", "1")}
    assert len(hashes) == 1


def thinking(name: str, seats: int, bot: str) -> Any:
    """What thinks at a table; playouts of long games of many are for long runs."""
    slow = name in LONG and bot != "easy"
    marks = pytest.mark.deep if slow and seats > mizban.game(name).least else ()
    return pytest.param(name, seats, "playout:1" if slow else bot, marks=marks)


@pytest.mark.sampled(1, each="name")
@compares_builds
@pytest.mark.parametrize(
    ("name", "seats", "bot"), [thinking(*size, bot) for size in SIZES for bot in ("easy", "playout:3")]
)
def test_both_builds_think_the_same(name: str, seats: int, bot: str) -> None:
    hashes = {simulated(name, seats, games=1, pure=pure, bot=bot)["hash"] for pure in ("0", "1")}
    assert len(hashes) == 1


HARD = """
import sys, mizban
from mizban.bots import Sight, bot
from mizban.core.rng import fast
game, rng = mizban.game(sys.argv[1]), fast(1)
s, words = game.new(game.duel, 1), []
while s.legal:
    thinks = bot("hard:6" if len(words) % 25 == 0 else "medium")
    words.append(thinks.choose(Sight(game, s, rng)).word)
    s.play(game.option(s, words[-1]))
print(mizban.build(), rng.next32(), *words)
"""


@pytest.mark.sampled(1, each="name")
@compares_builds
@pytest.mark.parametrize("name", sorted({name for name, _ in SIZES}))
def test_hard_says_the_same_words_in_both_builds(name: str) -> None:
    """A game in which now and then an answer is thought about, as long as is counted and however long that takes."""
    command = [sys.executable, "-c", HARD, name]
    said = [
        subprocess.run(command, env={**os.environ, "MIZBAN_PURE": pure}, capture_output=True, text=True, check=True)
        for pure in ("0", "1")
    ]
    builds, words = zip(*((ran.stdout.split()[0], ran.stdout.split()[1:]) for ran in said), strict=True)
    assert builds == ("compiled", "pure")
    assert words[0] == words[1]


def late(s: Any, seed: int, left: int) -> Any:
    """A position of a random game, so many decisions before its end or a fifth of them."""
    rng, start, said = fast(seed), s.copy(), []
    while s.legal:
        said.append(testing.pick(s.legal, rng, by_verb=True))
        s.play(said[-1])
    for option in said[: max(len(said) - left, len(said) * 4 // 5)]:
        start.play(option)
    return start


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.deep) for seed in range(1, 20))])
@pytest.mark.parametrize("name", [game.name for game in mizban.registered_games()])
def test_hard_answers_the_same_where_its_seat_sees_the_same(name: str, seed: int) -> None:
    """The true cards make no difference to what it thinks, as long as it is counted."""
    game = mizban.game(name)
    s, rng = late(game.new(max(3, game.duel), seed), seed, left=30), fast(seed)
    for here, there in testing.looking_alike(game, s, s.asked, rng):
        if here.asked == s.asked:
            testing.check_answers(game, here, there, "hard:2", seed)


@pytest.mark.deep
@compares_builds
@pytest.mark.parametrize("name", sorted({name for name, _ in SIZES}))
def test_bots_in_the_arena_say_the_same_words_in_both_builds(name: str) -> None:
    words = ["arena", name, "--bots", "hard:4,easy", "--games", "2", "--json"]
    found = [json.loads(ran(words, MIZBAN_PURE=pure)) for pure in ("0", "1")]
    assert [data["build"] for data in found] == ["compiled", "pure"]
    first, second = ([row["words"] for row in data["bots"]] for data in found)
    assert first == second


def test_the_wheel_runs_compiled_and_can_run_pure() -> None:
    builds = [simulated("biblios", 2, games=1, pure=pure)["build"] for pure in ("0", "1")]
    assert builds == ["compiled" if os.environ.get("MIZBAN_WHEEL") else mizban.build(), "pure"]


def simulated(name: str, seats: int, games: int, pure: str, bot: str = "random") -> dict[str, Any]:
    """What `mizban simulate` prints in a process of its own."""
    words = ["simulate", name, "--seats", str(seats), "--games", str(games), "--seed", "1", "--bot", bot, "--json"]
    found: dict[str, Any] = json.loads(ran(words, MIZBAN_PURE=pure if os.environ.get("MIZBAN_WHEEL") else "1"))
    return found


def ran(words: list[str], **env: str) -> str:
    """What a command prints."""
    command = [sys.executable, "-m", "mizban", *words]
    return subprocess.run(command, env={**os.environ, **env}, capture_output=True, text=True, check=True).stdout


@pytest.mark.deep
@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_ten_thousand_positions_keep_their_secrets(name: str, seats: int) -> None:
    """Two worlds at 10,000 random positions, for every seat and the public."""
    game = mizban.game(name)
    sets = list(game.option_sets(seats))
    positions = seed = 0
    while positions < 10_000:
        s = game.new(seats, seed, sets[seed % len(sets)])
        rng = fast(seed)
        while s.legal and positions < 10_000:
            option = testing.pick(s.legal, rng, by_verb=seed % 2 == 1)
            testing.check_two_worlds(game, s, option, rng)
            s.play(option)
            positions += 1
        seed += 1
    assert positions == 10_000


@pytest.mark.deep
@pytest.mark.parametrize(("name", "seats"), SIZES)
@pytest.mark.parametrize("batch", range(8))
def test_many_random_games_pass_the_kit_at_every_decision(name: str, seats: int, batch: int) -> None:
    game = mizban.game(name)
    sets = list(game.option_sets(seats))
    for number in range(1 if name in LONG else 12):
        seed = 1000 + batch * 12 + number
        testing.play_through(game, seats, sets[seed % len(sets)], seed, every=1)


@pytest.mark.deep
@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_thousands_of_random_games_end_well(name: str, seats: int) -> None:
    """Nothing is lost at any decision, and every record is found good."""
    game = mizban.game(name)
    sets = list(game.option_sets(seats))
    for seed in range(2000):
        record = Record.new(game, seats, seed, sets[seed % len(sets)])
        s, rng = record.start(), fast(seed)
        while s.legal:
            game.invariant(s)
            option = testing.pick(s.legal, rng, by_verb=seed % 2 == 1)
            record.said.append((s.asked, option.word))
            s.play(option)
        game.invariant(s)
        record.finish(s)
        Record.read(record.write()).verify()
