"""The example of a game from outside: installed as its author's package, found, tried by the kit, and shown; copied,
renamed and spoilt, as authors do."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from inspect import signature
from pathlib import Path
from typing import get_args

import pytest

import mizban
from mizban import testing
from mizban.render import shapes
from pages import ROOT, blocks

EXAMPLE = ROOT / "examples" / "pig"
GUIDE = ROOT / "docs" / "adding-a-game.md"
LOOK = "import json, mizban; g = mizban.game('pig'); print(json.dumps([g.title('fa'), g.svg(g.new(2), 0, 'fa')[:4]]))"
SPOILT = [  # a file of the example, what stands there, what its author wrote instead, and what is said of it
    ("components.toml", "max_players = 4", "", "components.toml: [meta] has no max_players"),
    ("components.toml", "players = 4", "players = 'four'", "max_players in [meta] is no number: 'four'"),
    ("components.toml", "min_players = 2", "min_players = 5", "min_players in [meta] is 0 or more than max_players"),
    ("components.toml", "[meta]", '[[option]]\nid = "dice"\n[meta]', "[[option]] dice has no values"),
    ("components.toml", "goal = 30 ", "goal = many ", "components.toml: Invalid value (at line 3, column 8)"),
    ("texts/fa.ftl", "Turn = ", "Turn - ", "texts/fa.ftl: line 1: cannot read 'Turn - "),
    ("texts/fa.ftl", "picture = ", "image = ", "the texts in fa have no message picture"),
    ("face/scene.py", "Use(DICE[6]", "Use(DICE[7]", "(IndexError: list index out of range)"),
    ("face/scene.py", 'tall = form == "tall"', 'raise ValueError("no scene")', "(ValueError: no scene)"),
    ("face/scene.py", 'tall = form == "tall"', 'raise SystemExit("no scene")', "(SystemExit: no scene)"),
    ("__init__.py", "name=", "nam=", "(TypeError: Game.__init__() got an unexpected keyword argument 'nam')"),
]
LISTS = """
import sys
from pathlib import Path
from starlette.testclient import TestClient
from mizban.web.app import app
with TestClient(app(Path(sys.argv[1]), workers=1, local=True), base_url="http://localhost") as client:
    for page in ("/", "/new", "/rules", "/cloths.css", "/api/v1/games"):
        for lang in ("en", "fa"):
            answer = client.get(page, headers={"Accept-Language": lang})
            print(page, lang, answer.status_code, "biblios" in answer.text, "anar" in answer.text)
"""


def renamed(folder: Path, name: str) -> Path:
    """A copy of the example under another name, made as the guide says; the folder that Python looks in."""
    lines = next(text for kind, text in blocks(GUIDE) if kind == "sh" and "examples/pig" in text)
    shutil.copytree(
        EXAMPLE, folder / "clone/examples/pig", ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True
    )
    lines = lines.replace("anar", name).replace("Anar", name.capitalize())
    subprocess.run(["sh", "-ec", lines], cwd=folder / "clone", check=True)
    return folder / name


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the example is installed beside Mizban."""
    folder = tmp_path_factory.mktemp("site")
    options = ["-q", "--no-deps", "--no-build-isolation", "--python", sys.executable, "--target", str(folder)]
    subprocess.run([sys.executable, "-m", "uv", "pip", "install", *options, str(EXAMPLE)], check=True)
    path = os.pathsep.join([str(folder), str(Path(mizban.__file__).parents[1])])
    return {**os.environ, "PYTHONPATH": path}


def ran(env: dict[str, str], *words: object, cwd: Path = EXAMPLE) -> str:
    """What a Python program prints."""
    return subprocess.run(
        [sys.executable, *map(str, words)], env=env, capture_output=True, text=True, check=True, cwd=cwd
    ).stdout


def beside(*folders: Path) -> dict[str, str]:
    """An environment in which these games are named, each the folder of its package."""
    games = ",".join(f"{folder.name}=mizban_{folder.name}" for folder in folders)
    path = os.pathsep.join([*map(str, folders), str(Path(mizban.__file__).parents[1])])
    return {**os.environ, "PYTHONPATH": path, "MIZBAN_GAMES": games}


def test_it_is_there_by_itself(installed: dict[str, str]) -> None:
    assert json.loads(ran(installed, "-c", LOOK)) == ["خوک", "<svg"]
    assert "pig" in [row["game"] for row in json.loads(ran(installed, "-m", "mizban", "games", "--json"))]


def test_bots_play_it(installed: dict[str, str]) -> None:
    words = ["-m", "mizban", "arena", "pig", "--bots", "playout:3,random", "--games", "2", "--json"]
    assert json.loads(ran(installed, *words))["games"] == 2


def test_its_own_tests_pass(installed: dict[str, str]) -> None:
    assert " passed" in ran(installed, "-m", "pytest", "-o", "addopts=", "-p", "no:cacheprovider", "tests")


def test_a_copy_gets_another_name_as_the_guide_says(tmp_path: Path) -> None:
    copy = renamed(tmp_path, "anar")
    assert [path for path in copy.rglob("*") if "pig" in path.name.lower()] == []
    words = ["-m", "pytest", "-o", "addopts=", "-p", "no:cacheprovider", "--anew", "-k", "not kit", "tests"]
    assert " passed" in ran(beside(copy), *words, cwd=copy)
    assert (copy / "tests" / "playthrough.txt").read_text(encoding="utf-8").startswith("anar ")


def test_the_guide_names_what_every_shape_consists_of() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| (`.+`) \|$", GUIDE.read_text(encoding="utf-8").partition("### All shapes")[2], re.MULTILINE
    )
    assert set(get_args(shapes.Shape)) <= {getattr(shapes, name) for name, _ in rows}
    for name, named in rows:
        parameters = signature(getattr(shapes, name)).parameters.values()
        fields = [f"`{each.name}{'' if each.default is each.empty else '='}`" for each in parameters]
        assert named == ", ".join(fields)


@pytest.mark.parametrize("path", sorted(Path(testing.__file__).parent.glob("*.py")), ids=lambda path: path.name)
def test_the_kit_says_what_it_misses(path: Path) -> None:
    """pytest explains assertions of its own tests only: those of the kit bring their sentence."""
    tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    assert [node.lineno for node in tree if isinstance(node, ast.Assert) and not node.msg] == []


@pytest.fixture(scope="module")
def spoilt(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Copies of the example, each with another fault."""
    folder, copies = tmp_path_factory.mktemp("spoilt"), []
    for letter, (file, was, now, _) in zip("abcdefghijk", SPOILT, strict=True):
        copies.append(renamed(folder, f"anar_{letter}"))
        path = copies[-1] / f"mizban_anar_{letter}" / file
        text = path.read_text(encoding="utf-8")
        assert was in text
        path.write_text(text.replace(was, now, 1), encoding="utf-8")
    return beside(*copies)


def test_a_game_that_cannot_be_shown_is_named_in_one_line(spoilt: dict[str, str]) -> None:
    words = [sys.executable, "-m", "mizban", "games", "--json"]
    listed = subprocess.run(words, env=spoilt, capture_output=True, text=True, check=True)
    assert [row["game"] for row in json.loads(listed.stdout) if row["game"].startswith("anar")] == []
    told = listed.stderr.splitlines()
    assert len(told) == len(SPOILT)
    for letter, line, (*_, why) in zip("abcdefghijk", told, SPOILT, strict=True):
        assert line.startswith(
            f"mizban: The game “anar_{letter}” of the package mizban_anar_{letter} cannot be loaded ("
        )
        assert why in line
        assert line.endswith("); the other games are not affected.")


def test_lists_of_games_do_without_it(spoilt: dict[str, str], tmp_path: Path) -> None:
    printed = ran(spoilt, "-c", LISTS, tmp_path, cwd=tmp_path).splitlines()
    answers = [line.split() for line in printed if line.startswith("/")]
    assert len(answers) == 10
    assert [answer for answer in answers if answer[2:] != ["200", "True", "False"]] == []


NAMES = """[[group]]
name = "Words"
name_fa = "واژه‌ها"
names = [
    { text = "roll", book = ["انداختن تاس"] },
    { of = "meta:", book = [] },
    { name = "lucky number", name_fa = "عدد شانس", book = ["عدد شانس"] },
]
"""
LISTED = """
import json, mizban
from mizban.render.names import all_names
from mizban.testing.name_checks import check_names
game = mizban.game("anar")
check_names(game)
print(json.dumps([name.words for name in all_names("anar")]))
"""


def test_a_list_of_names_is_a_choice(tmp_path: Path) -> None:
    copy = renamed(tmp_path, "anar")
    assert json.loads(ran(beside(copy), "-c", LISTED)) == []
    listed = copy / "mizban_anar" / "names.toml"
    listed.write_text(NAMES, encoding="utf-8")
    said = json.loads(ran(beside(copy), "-c", LISTED))
    assert said == [["roll", "انداختن تاس", "تاس ریختن"], ["Anar", "خوک"], ["lucky number", "عدد شانس", "عدد شانس"]]
    words = ["-m", "pytest", "-o", "addopts=", "-p", "no:cacheprovider", "-k", "kit and 0-2", "tests"]
    assert " passed" in ran(beside(copy), *words, cwd=copy)
    for wrong, why in (
        ("roll", "a text that is not there: spin"),
        ("meta:", "names what components.toml does not have"),
    ):
        listed.write_text(NAMES.replace(f'"{wrong}"', '"spin"'), encoding="utf-8")
        words = [sys.executable, "-m", "mizban", "games"]
        told = subprocess.run(words, env=beside(copy), capture_output=True, text=True, check=True).stderr
        assert "names.toml: the group 'Words'" in told
        assert why in told
