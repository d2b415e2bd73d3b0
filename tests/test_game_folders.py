"""The games are built alike: the same job has the same file name, and what one has of its own has a reason."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import clauses

BESIDE: dict[str, dict[str, str]] = tomllib.loads(
    (Path(__file__).parent / "game_folders.toml").read_text(encoding="utf-8")
)
SEVERAL = BESIDE.pop("several")
GAMES = clauses.games()


def files(*names: str) -> set[str]:
    """Files of a folder, "rules: cards state" for two of them."""
    folders = (line.partition(": ") for line in names)
    return {f"{folder}/{name}" for folder, _, parts in folders for name in parts.split()}


EVERY = {"__init__.py", "components.toml", "names.toml"} | files(
    "rules: __init__.py cards.py state.py setup.py scoring.py view.py redeal.py invariant.py",
    "bot: __init__.py knowledge.py evaluation.py weights.py",
    "face: __init__.py aid.py names.py about.py answers.py panels.py terminal.py lesson.py",
    "face/scene: __init__.py table.py tall.py sheet.py drawings.py inks.py emblems.py cover.py",
    "book: en.md fa.md",
    "examples: __init__.py layout.py",
    "texts: en.ftl fa.ftl",
)


def held(game: str) -> set[str]:
    """What the folder of a game holds, beside its worked examples."""
    folder = clauses.GAMES / game
    made, many = (".pyc", ".so", ".pyd"), folder.glob("examples/*.toml")
    found = {path for path in folder.rglob("*") if path.is_file() and path.suffix not in made} - {*many}
    return {path.relative_to(folder).as_posix() for path in found}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_what_every_game_has(game: str) -> None:
    assert held(game) >= EVERY


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_has_of_its_own_has_a_reason(game: str) -> None:
    assert held(game) - EVERY - set(SEVERAL) == set(BESIDE[game])


def test_what_is_the_same_job_in_several_games_is_in_several() -> None:
    for name in SEVERAL:
        assert 1 < sum(name in held(game) for game in GAMES) < len(GAMES), name


def test_no_file_that_only_one_game_has_is_found_in_another() -> None:
    own = [name for game in GAMES for name in BESIDE[game]]
    assert sorted(own) == sorted(set(own))


def chapters(game: str) -> Iterator[tuple[str, str]]:
    """The files of a game that carry out chapters, and each of these."""
    for name, why in BESIDE[game].items():
        if why.startswith("chapter"):
            numbers = why.partition(":")[0].replace(",", " ").split()
            yield from ((name, number) for number in numbers if "-" in number)


@pytest.mark.parametrize("game", GAMES)
def test_a_file_for_a_chapter_names_its_clauses(game: str) -> None:
    reading = clauses.read(game)
    for name, chapter in chapters(game):
        own = [id for id in reading.rules if id.startswith(f"{chapter}.")]
        assert own, f"{game} has no chapter {chapter}"
        places = [place for id in own for place in reading.code.get(id, [])]
        assert any(f"/{name}:" in place for place in places), f"{name} names nothing of {chapter}"
