"""The example of a game from outside: installed as its author's package, found, tried by the kit, and shown."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import mizban

EXAMPLE = Path(__file__).parent.parent / "examples" / "pig"
LOOK = "import json, mizban; g = mizban.game('pig'); print(json.dumps([g.title('fa'), g.svg(g.new(2), 0, 'fa')[:4]]))"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the example is installed beside Mizban."""
    folder = tmp_path_factory.mktemp("site")
    options = ["-q", "--no-deps", "--no-build-isolation", "--python", sys.executable, "--target", str(folder)]
    subprocess.run([sys.executable, "-m", "uv", "pip", "install", *options, str(EXAMPLE)], check=True)
    path = os.pathsep.join([str(folder), str(Path(mizban.__file__).parents[1])])
    return {**os.environ, "PYTHONPATH": path}


def ran(env: dict[str, str], *words: object) -> str:
    """What a Python program prints."""
    return subprocess.run(
        [sys.executable, *map(str, words)], env=env, capture_output=True, text=True, check=True, cwd=EXAMPLE
    ).stdout


def test_it_is_there_by_itself(installed: dict[str, str]) -> None:
    assert json.loads(ran(installed, "-c", LOOK)) == ["خوک", "<svg"]
    assert "pig" in [row["game"] for row in json.loads(ran(installed, "-m", "mizban", "games", "--json"))]


def test_bots_play_it(installed: dict[str, str]) -> None:
    words = ["-m", "mizban", "arena", "pig", "--bots", "playout:3,random", "--games", "2", "--json"]
    assert json.loads(ran(installed, *words))["games"] == 2


def test_its_own_tests_pass(installed: dict[str, str]) -> None:
    assert " passed" in ran(installed, "-m", "pytest", "-o", "addopts=", "-p", "no:cacheprovider", "tests")
