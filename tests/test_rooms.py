"""The imports of the package, compared with docs/architecture.md: a room may open only doors below it."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from hatch_build import ROOMS as COMPILED

import mizban

PACKAGE = Path(mizban.__file__).parent
# Parts of what draws, and what a game is: they know none by name.
PARTS = ("assembly", "frames", "games", "glyphs", "panels", "rows", "shapes", "sheets", "texts")
BELOW = ("mizban.core", *(f"mizban.render.{part}" for part in PARTS))

# What each room may import of ours; a game's own folder is always open to it.
ROOMS = {
    "core": ("mizban.core",),
    "games": BELOW,
    "bots": ("mizban.core", "mizban.bots"),
    "render": ("mizban.core", "mizban.render"),
    "testing": ("mizban.core", "mizban.bots", "mizban.render", "mizban.testing"),
    "server": ("mizban.core", "mizban.bots", "mizban.render", "mizban.server"),
    "web": ("mizban.core", "mizban.bots", "mizban.render", "mizban.server", "mizban.web"),
    "cli": ("mizban",),
}
SOURCES = sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE)


def imports(path: Path) -> list[tuple[str, bool]]:
    """What a file imports, and whether it does so only inside functions or for types."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inner = {node for part in ast.walk(tree) if isinstance(part, (ast.FunctionDef, ast.If)) for node in ast.walk(part)}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(name.name, node in inner) for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written out"
            found.append((node.module or "", node in inner))
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_room_opens_only_doors_below_it(path: Path) -> None:
    place = path.relative_to(PACKAGE).as_posix()
    room = place.split("/")[0]
    own = ".".join(["mizban", *place.split("/")[:2]]) if room == "games" else f"mizban.{room}"
    for name, _ in imports(path):
        if name.split(".")[0] != "mizban" or name == own or name.startswith(f"{own}."):
            continue
        allowed = any(name == door or name.startswith(f"{door}.") for door in ROOMS[room])
        assert allowed, f"{place} imports {name}"


ASKING = [path for path in SOURCES if path.relative_to(PACKAGE).parts[0] in ("server", "web")]


@pytest.mark.parametrize("path", ASKING, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_only_storage_speaks_with_the_database(path: Path) -> None:
    """Tables, routes and pages ask it by name: without this nobody else can make a statement, nor run one."""
    if not path.is_relative_to(PACKAGE / "server" / "storage"):
        assert not {name.split(".")[0] for name, _ in imports(path)} & {"sqlalchemy", "sqlite3", "alembic"}
        assert not {name for name, _ in imports(path)} & {"mizban.server.storage.schema"}


@pytest.mark.parametrize("path", ASKING, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_table_is_changed_by_its_own_methods_only(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    changed = {
        ast.unparse(node) for node in ast.walk(tree) if isinstance(getattr(node, "ctx", None), ast.Store | ast.Del)
    }
    assert not [name for name in changed if name.startswith(("room.", "self.room."))]


RULES = sorted(path for room in COMPILED for path in PACKAGE.glob(f"games/*/{room}/*.py"))


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_rules_and_bots_have_no_chance_time_or_files_of_their_own(path: Path) -> None:
    allowed = {"__future__", "typing", "collections", "functools", "itertools", "math", "mizban"}
    assert {name.split(".")[0] for name, _ in imports(path)} <= allowed


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_rules_know_no_bots_and_neither_knows_faces(path: Path) -> None:
    game, room = path.parts[-3:-1]
    doors = ("mizban.core", f"mizban.games.{game}.rules", f"mizban.games.{game}.{room}")
    ours = [name for name, _ in imports(path) if name.split(".")[0] == "mizban"]
    assert not [name for name in ours if not any(f"{name}.".startswith(f"{door}.") for door in doors)]


def test_nothing_but_the_games_folder_names_a_game() -> None:
    names = [game.name for game in mizban.registered_games()]
    for path in SOURCES:
        place = path.relative_to(PACKAGE).as_posix()
        if not place.startswith("games/"):
            text = path.read_text(encoding="utf-8")
            tree = ast.parse(text)
            strings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)} - docstrings(tree)
            assert not [name for name in names if name in strings], place


def docstrings(tree: ast.Module) -> set[object]:
    """The texts that only explain."""
    alone = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    return {value.value for value in alone if isinstance(value, ast.Constant)}


# ---------------------------------------------------------------- how much lies in one place

IN_ORDER = ("bots", "server", "testing", "web")  # rooms in which it holds
CODE = (".py", ".js", ".css")
LINES = 350  # of a file
FILES = 12  # of code in one folder, without the one that only says what it is for
METHODS = 20  # of a class, for others to call


def code(room: str) -> list[Path]:
    """All that is written in a room; not what others wrote."""
    return [
        path for path in sorted((PACKAGE / room).rglob("*")) if path.suffix in CODE and path.parent.name != "vendor"
    ]


@pytest.mark.parametrize("room", IN_ORDER)
def test_no_file_is_long(room: str) -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in code(room)}
    assert {str(path.relative_to(PACKAGE)): length for path, length in lengths.items() if length > LINES} == {}


@pytest.mark.parametrize("room", IN_ORDER)
def test_no_folder_is_crowded(room: str) -> None:
    counts = Counter(path.parent for path in code(room) if path.name != "__init__.py")
    assert {str(folder.relative_to(PACKAGE)): count for folder, count in counts.items() if count > FILES} == {}


@pytest.mark.parametrize("room", IN_ORDER)
def test_no_class_has_many_methods(room: str) -> None:
    classes = {f"{path.name} {name}": count for path in code(room) for name, count in methods(path).items()}
    assert {name: count for name, count in classes.items() if count > METHODS} == {}


def methods(path: Path) -> dict[str, int]:
    """How many methods the classes of a file have, without those that are their own business."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        bodies = re.findall(r"^export class (\w+).*?\{$(.*?)^\}$", text, re.MULTILINE | re.DOTALL)
        heads = re.compile(r"^  (?:async )?(?:get |set )?(?!constructor\b)\w+\(.*\{$", re.MULTILINE)
        return {name: len(heads.findall(body)) for name, body in bodies}
    classes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef)]
    own = {
        each.name: [node.name for node in each.body if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
        for each in classes
    }
    return {name: len([each for each in names if not each.startswith("_")]) for name, names in own.items()}


def test_methods_are_counted(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("class A:\n    def __init__(self): ...\n    def b(self): ...\n")
    (tmp_path / "a.js").write_text(
        "export class A {\n  constructor(b) {\n  }\n\n  get b() {\n    if (c) {\n    }\n  }\n}\n"
    )
    assert methods(tmp_path / "a.py") == methods(tmp_path / "a.js") == {"A": 1}
