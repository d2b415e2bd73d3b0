"""What has to be installed for what: the library by itself needs little, and loads neither server nor database."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from unittest.mock import Mock

import pytest

import mizban
from mizban.__main__ import install

ROOT = Path(__file__).parent.parent
PACKAGE = Path(mizban.__file__).parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MODULES = {  # where a module is not called as its package is
    "argon2-cffi": "argon2",
    "markdown-it-py": "markdown_it",
    "pillow": "PIL",
}
FOUND = {"python_multipart", "uvloop"}  # starlette and uvicorn find them by name
BESIDE = {  # what draws for a terminal, and what pytest loads
    "terminal.py",
    "rows.py",
    "plain_table.py",
    "fixtures.py",
}
BARE = ("librt", "mypy-extensions")
TERMINAL = ("click", "platformdirs", "rich", "pygments", "markdown-it-py", "mdurl")
COMMAND = "import sys; sys.argv[0] = 'mizban'; from mizban.__main__ import main; main()"
LIBRARY = (ROOT / "tests" / "library.py").read_text(encoding="utf-8")


def name(requirement: str) -> str:
    """The package that a requirement is for."""
    return re.split(r"[\[<>=;]", requirement)[0].strip().lower()


def modules(*extras: str) -> set[str]:
    """What the library and these extras may import."""
    wanted = PROJECT["dependencies"] + [line for extra in extras for line in PROJECT["optional-dependencies"][extra]]
    return {MODULES.get(name(line), name(line).replace("-", "_")) for line in wanted} - {"mizban"}


def outside(path: Path) -> set[str]:
    """What a file imports that is neither Python's nor ours, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {part.name.partition(".")[0] for part in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").partition(".")[0])
    return found - sys.stdlib_module_names - {"mizban"}


def files(*rooms: str) -> list[Path]:
    """The files of these rooms, without those whose needs come with what they are for."""
    paths = [path for room in rooms for path in sorted((PACKAGE / room).rglob("*.py"))]
    return [path for path in paths if path.name not in BESIDE and "peers" not in path.parts]


class Place:
    """A Python with some packages only."""

    def __init__(self, folder: Path, *packages: str) -> None:
        self.path = os.pathsep.join([str(PACKAGE.parent), str(folder)])
        for package in packages:
            for file in distribution(package).files or []:
                top = folder / file.parts[0]
                if file.parts[0] != ".." and not top.exists():
                    top.symlink_to(Path(str(file.locate())).parents[len(file.parts) - 1] / file.parts[0])

    def run(self, code: str, *words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-S", "-c", code, *words]
        env = {**os.environ, "PYTHONPATH": self.path}
        return subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8", env=env)


@pytest.fixture
def bare(tmp_path: Path) -> Place:
    """As `pip install mizban` makes it."""
    return Place(tmp_path, *BARE)


@pytest.fixture
def terminal(tmp_path: Path) -> Place:
    """As `pip install mizban[terminal]` makes it."""
    return Place(tmp_path, *BARE, *TERMINAL)


def test_the_library_brings_at_most_three_packages_and_neither_server_nor_database() -> None:
    assert {name(line) for line in PROJECT["dependencies"]} == set(BARE)
    assert [distribution(package).requires for package in BARE] == [None, None]


def test_rules_bots_and_texts_import_only_what_the_library_brings() -> None:
    found = {path: outside(path) for path in files("core", "games", "bots", "render", "testing")}
    assert len(found) > 100
    assert {path.name: names for path, names in found.items() if not names <= modules()} == {}


def test_commands_and_the_table_import_what_their_extras_bring_and_nothing_is_brought_in_vain() -> None:
    imported: set[str] = set().union(*(outside(path) for path in PACKAGE.rglob("*.py") if "peers" not in path.parts))
    assert imported - {"pytest"} | FOUND == modules("terminal", "table", "gif")  # who tests a game has pytest


def test_importing_the_library_loads_nothing_from_outside() -> None:
    code = "import sys, mizban; mizban.registered_games(); print(*{name.partition('.')[0] for name in sys.modules})"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.split())
    assert "mizban" in loaded
    assert not loaded & (modules("terminal", "table", "gif") - modules())


def test_the_library_works_where_nothing_else_is_installed(bare: Place) -> None:
    ran = bare.run(LIBRARY)
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout)
    assert found["games"] == len(mizban.registered_games())
    assert set(found["loaded"]) <= {"librt", "mypy_extensions"}


@pytest.mark.parametrize(
    ("place", "words", "said"),
    [
        ("bare", [], 'install all commands with pip install "mizban[table]"'),
        ("bare", ["simulate", "biblios"], "mizban[terminal]"),
        ("bare", ["simulate", "biblios", "--lang", "fa"], "فرمان‌ها بستهٔ"),
        ("terminal", [], "This needs segno, which is not installed"),
        ("terminal", ["backup", "x", "--lang", "fa"], "این کار بستهٔ"),
    ],
)
def test_a_command_that_needs_more_says_what_to_install(
    request: pytest.FixtureRequest, place: str, words: list[str], said: str
) -> None:
    ran = request.getfixturevalue(place).run(COMMAND, *words)
    assert ran.returncode == 2, ran.stderr
    assert ran.stdout == ""
    assert said in ran.stderr
    assert ran.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("kind", "from_folder"),
    [({"dir_info": {}}, True), ({"dir_info": {"editable": True}}, True), ({"archive_info": {}}, False)],
)
def test_who_installed_from_a_folder_is_told_to_install_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: dict[str, object], from_folder: bool
) -> None:
    clone = tmp_path / "my clone"
    kept = Mock(read_text=Mock(return_value=json.dumps({"url": clone.as_uri(), **kind})))
    monkeypatch.setattr("importlib.metadata.distribution", Mock(return_value=kept))
    assert install("table") == 'pip install "mizban[table]"'  # the folder is gone
    clone.mkdir()
    assert install("table") == f'pip install "{clone if from_folder else "mizban"}[table]"'


@pytest.mark.parametrize(
    "found", [{"return_value.read_text.return_value": None}, {"side_effect": PackageNotFoundError}]
)
def test_who_installed_from_an_index_or_not_at_all_is_told_the_name(
    monkeypatch: pytest.MonkeyPatch, found: dict[str, object]
) -> None:
    monkeypatch.setattr("importlib.metadata.distribution", Mock(**found))
    assert install("gif") == 'pip install "mizban[gif]"'


def test_programs_are_told_as_data_what_to_install(bare: Place) -> None:
    ran = bare.run(COMMAND, "games", "--json")
    assert json.loads(ran.stdout)["error"] == "needs-terminal"
    assert ran.returncode == 2


def test_the_commands_that_need_no_server_do_without_it(terminal: Place) -> None:
    ran = terminal.run(COMMAND, "simulate", "biblios", "--games", "1", "--json")
    assert json.loads(ran.stdout)["games"] == 1, ran.stderr


def test_a_package_that_is_missing_though_the_table_is_installed_is_an_error_as_any_other(tmp_path: Path) -> None:
    ran = Place(tmp_path, *BARE, "click", "uvicorn").run(COMMAND, "games")
    assert "ModuleNotFoundError: No module named 'rich'" in ran.stderr
