"""The worked examples guard their rules: of each of these mistakes, planted in the rules of a game, an example of its
chapter says that it is no longer true.

`plants.toml` in the folder of a game's tests names the mistakes as `./dev mutants` does, each with its chapter.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest

import clauses
import mizban
import planting
from mizban.core.game.examples import Example, Untrue, examples, play

pytestmark = pytest.mark.skipif(mizban.build() != "pure", reason="compiled functions cannot be changed")
FEWEST = 5  # of each game
PLANTS = [
    (game, key, chapter)
    for game in clauses.games()
    for key, chapter in tomllib.loads(
        (planting.ROOT / "tests" / game / "plants.toml").read_text(encoding="utf-8")
    ).items()
]


def mistake(game: str, key: str) -> planting.Mistake:
    """The mistake of this name."""
    path = planting.GAMES / game / "rules" / key.partition(" ")[0]
    return next(each for each in planting.mistakes(path) if each.key == key)


@pytest.fixture
def planted(request: pytest.FixtureRequest) -> Iterator[None]:
    """The rules with the mistake in them, and afterwards without it."""
    game, key, _ = request.node.callspec.params["plant"]
    planting.find_functions()
    before = [(function, function.__code__) for function in planting.Functions.here]
    assert planting.exchange(game, mistake(game, key))
    yield
    for function, code in before:
        function.__code__ = code


def untrue(game: mizban.Game, example: Example) -> bool:
    """Whether an example notices that something is wrong."""
    try:
        for _ in play(game, example):
            pass
    except (Untrue, ArithmeticError, AssertionError, LookupError, ValueError):
        return True
    return False


def test_there_are_mistakes_enough() -> None:
    counts = [sum(of == game for of, _, _ in PLANTS) for game in clauses.games()]
    assert min(counts) >= FEWEST
    assert sum(counts) >= 30


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: f"{plant[0]}-{plant[2]}")
@pytest.mark.usefixtures("planted")
def test_an_example_of_its_chapter_notices(plant: tuple[str, str, str]) -> None:
    name, _, chapter = plant
    game = mizban.game(name)
    near = [each for each in examples(game) if any(id.split(".")[0] == chapter for id in each.clauses)]
    assert any(untrue(game, each) for each in near)
