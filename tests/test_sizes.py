"""How much lies in one place: lines in a file, files in a folder, methods in a class."""

from __future__ import annotations

import ast
import re
from collections import Counter
from fnmatch import fnmatch
from pathlib import Path

import pytest

import mizban

PACKAGE = Path(mizban.__file__).parent
CODE = (".py", ".js", ".css")
LINES = 350  # of a file
FILES = 12  # of code in one folder, without the one that only says what it is for
METHODS = 20  # of a class, its own, for others to call
MORE_FILES = {
    "games/*/rules": "a file for each chapter of the rule book, and for each kind of card",
    "games/*/face/scene": "a file for each thing that is drawn",
    "cli": "a file for each command",
    "render": "one layer of shapes, texts and frames on which all faces stand",
}
ROOM_NAMES = ["", *sorted(path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__")]


def code(room: str) -> list[Path]:
    """All that is written in a room, or beside them all; not what others wrote."""
    paths = (PACKAGE / room).rglob("*") if room else PACKAGE.glob("*")
    return [path for path in sorted(paths) if path.suffix in CODE and path.parent.name != "vendor"]


def crowded() -> dict[str, int]:
    """The folders with more files than are easily looked over, and how many they have."""
    counts = Counter(path.parent for room in ROOM_NAMES for path in code(room) if path.name != "__init__.py")
    return {folder.relative_to(PACKAGE).as_posix(): count for folder, count in counts.items() if count > FILES}


@pytest.mark.parametrize("room", ROOM_NAMES, ids=lambda room: room or "beside them")
def test_no_file_is_long(room: str) -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in code(room)}
    assert {str(path.relative_to(PACKAGE)): length for path, length in lengths.items() if length > LINES} == {}


def test_no_folder_is_crowded() -> None:
    allowed = [folder for folder in crowded() for pattern in MORE_FILES if fnmatch(folder, pattern)]
    assert {folder: count for folder, count in crowded().items() if folder not in allowed} == {}


def test_no_folder_is_excused_that_needs_it_no_more() -> None:
    assert [pattern for pattern in MORE_FILES if not any(fnmatch(folder, pattern) for folder in crowded())] == []


@pytest.mark.parametrize("room", ROOM_NAMES, ids=lambda room: room or "beside them")
def test_no_class_has_many_methods(room: str) -> None:
    classes = {
        f"{path.relative_to(PACKAGE)} {name}": count for path in code(room) for name, count in methods(path).items()
    }
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
