"""Games of other packages: found by their entry points, and harmless where they are broken."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import pytest

import mizban
from mizban.core.game import registry
from mizban.core.problem import Problem
from mizban.render import texts

TESTS = Path(__file__).parents[1]
OURS = ["architects", "biblios", "concordia", "kingdom_builder", "troyes"]
Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Lays packages with entry points on the import path, as an installer does."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(TESTS))

    def installed(**points: str) -> None:
        about = tmp_path / "outside-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: outside\nVersion: 1.0\n")
        lines = [f"{name} = {package}" for name, package in points.items()]
        (about / "entry_points.txt").write_text("\n".join(["[mizban.games]", *lines, ""]))
        registry.folders.cache_clear()

    registry.SAID.clear()
    for kept in (texts.of_game, texts.sentence):  # what a game said that another test had installed
        kept.cache_clear()
    yield installed
    monkeypatch.undo()
    registry.folders.cache_clear()


def test_an_installed_package_adds_a_game(install: Install) -> None:
    install(tiny_game="tiny_game")
    assert [game.name for game in mizban.registered_games()] == [*OURS, "tiny_game"]
    s = mizban.game("tiny_game").new(2)
    while s.legal:
        s.play(s.legal[-1])
    assert len(mizban.game("tiny_game").scores(s)) == 2


@pytest.mark.parametrize("given", ["tiny_game", "tiny_game=tiny_game"])
def test_a_package_on_the_path_adds_a_game_by_its_name(
    install: Install, monkeypatch: pytest.MonkeyPatch, given: str
) -> None:
    monkeypatch.setenv("MIZBAN_GAMES", f"{given},other=somewhere.else")
    install()
    assert mizban.game("tiny_game").name == "tiny_game"
    assert registry.folders()["other"] == "somewhere.else"


def test_no_package_takes_the_place_of_one_of_our_games(install: Install) -> None:
    install(biblios="tiny_game")
    assert mizban.game("biblios").title("en") == "Biblios"


def test_a_game_that_is_not_registered_says_so(install: Install) -> None:
    install()
    tiny = import_module("tiny_game").GAME
    with pytest.raises(Problem, match="There is no game “tiny_game”"):
        tiny.prompt(tiny.new(2), "en")


@pytest.mark.parametrize(
    ("package", "source", "why"),
    [
        ("nowhere", None, "ModuleNotFoundError: No module named 'nowhere'"),
        ("raises", "raise RuntimeError('no luck\\nat all')", "RuntimeError: no luck"),
        ("exits", "import sys\nsys.exit('no')", "SystemExit: no"),
        ("empty", "", "AttributeError: module 'empty' has no attribute 'GAME'"),
        ("text", "GAME = 'chess'", "TypeError: GAME is no game of the name chess"),
    ],
)
def test_a_broken_game_is_named_in_one_line_and_harms_no_other(
    install: Install, tmp_path: Path, capsys: pytest.CaptureFixture[str], package: str, source: str | None, why: str
) -> None:
    if source is not None:
        (tmp_path / f"{package}.py").write_text(source)
    install(chess=package)
    for _ in range(2):
        assert [game.name for game in mizban.registered_games()] == OURS
    told = capsys.readouterr().err
    assert told.splitlines() == [
        f"mizban: The game “chess” of the package {package} cannot be loaded ({why}); the other games are not affected."
    ]
    with pytest.raises(Problem, match=package) as refused:
        mizban.game("chess")
    assert "بارگذاری نمی‌شود" in refused.value.say("fa")


def test_a_command_works_beside_a_broken_game(install: Install, tmp_path: Path) -> None:
    install(chess="nowhere")
    ran = subprocess.run(
        [sys.executable, "-c", "import mizban; print(len(mizban.registered_games()))"],
        env={"PYTHONPATH": os.pathsep.join([str(tmp_path), str(Path(mizban.__file__).parents[1])])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout == "5\n"
    assert len(ran.stderr.splitlines()) == 1
