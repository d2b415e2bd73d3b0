"""The imports of the package, compared with docs/architecture.md: a room may open only doors below it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from hatch_build import ROOMS as COMPILED

import mizban

PACKAGE = Path(mizban.__file__).parent
# Parts of what draws, and what a game is: they know none by name.
PARTS = (
    *("assembly", "digits", "frames", "games", "glyphs", "inks", "panels", "rows", "shapes", "sheets"),
    *("aids", "texts", "tongue"),
)
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
    modules = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules += [(name.name, node in inner) for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written out"
            modules.append((node.module or "", node in inner))
    return modules


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


def test_core_loads_by_name_only_the_games() -> None:
    """A door that no import shows: only the registry loads packages by their names, those of games."""
    core = [path for path in SOURCES if path.is_relative_to(PACKAGE / "core")]
    loading = [path.stem for path in core if "import_module(" in path.read_text(encoding="utf-8")]
    assert loading == ["registry"]


def picture(chapter: str) -> set[str]:
    """The words of the first picture in a chapter of docs/architecture.md."""
    page = (Path(__file__).parent.parent / "docs/architecture.md").read_text(encoding="utf-8")
    return set(re.findall(r"\w+", page.partition(f"\n## {chapter}\n")[2].split("```")[1]))


def parts_in(folder: Path) -> set[str]:
    """The modules of a folder, and the folders in it that hold any."""
    return {path.stem for path in folder.iterdir() if path.suffix == ".py" or list(path.glob("*.py"))} - {"__init__"}


@pytest.mark.parametrize(("chapter", "room"), [("The server", "server"), ("The pages", "web")])
def test_the_picture_of_a_room_shows_all_its_parts(chapter: str, room: str) -> None:
    assert parts_in(PACKAGE / room) <= picture(chapter)
    if room == "web":
        assert parts_in(PACKAGE / "web/pages") | parts_in(PACKAGE / "web/table") <= picture(chapter)


def test_the_picture_of_all_rooms_shows_every_room() -> None:
    assert {*ROOMS} <= picture("Rooms")


# ---------------------------------------------------------------- the order within a room

# Folders and files of a room, the lowest first: each may import those before it, also for types and inside functions.
# What stands together does not know each other.
COMMANDS = tuple(path.stem for path in sorted((PACKAGE / "cli").glob("*.py")) if path.stem != "__init__")
WITHIN: dict[str, tuple[tuple[str, ...], ...]] = {
    "server": (
        ("codes", "errors", "garbage", "network_address"),
        ("json_body", "storage"),
        ("log", "table"),
        ("bots", "notify"),
        ("lobby",),
        ("host",),
        ("http",),
        ("connections",),
    ),
    "web": (
        ("bundles", "constant_folding", "icons", "texts", "variant"),
        ("assets",),
        ("covers",),
        ("templates",),
        ("errors", "forms", "health_and_robots"),
        ("book",),
        ("pages", "table"),
        ("app",),
    ),
    "cli": (
        ("command_line", "peers"),
        ("data",),
        ("git_bots", "records"),
        ("bot_games",),
        ("terminal",),
        COMMANDS,
    ),
}


def part_of(name: str, room: str) -> str:
    """The folder or file of a room that a module is in; "" for the room itself and for what is elsewhere."""
    return name.removeprefix(f"mizban.{room}.").split(".")[0] if name.startswith(f"mizban.{room}.") else ""


def opened(path: Path) -> list[str]:
    """The modules that a file imports, also those that it names as parts of a package."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    parts = [
        f"{node.module}.{name.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    ]
    return [name for name, _ in imports(path)] + parts


@pytest.mark.parametrize("room", WITHIN)
def test_within_a_room_nothing_opens_a_door_above_it(room: str) -> None:
    ranks = {part: rank for rank, parts in enumerate(WITHIN[room]) for part in parts}
    upward = []
    for path in sorted((PACKAGE / room).rglob("*.py")):
        own = path.relative_to(PACKAGE / room).parts[0].removesuffix(".py")
        if own == "__init__":
            continue
        others = {(part_of(name, room), name) for name in opened(path)}
        upward += [
            f"{path.relative_to(PACKAGE).as_posix()} imports {name}: {part} is not below {own}"
            for part, name in sorted(others)
            if part in ranks and part != own and ranks[part] >= ranks[own]
        ]
    assert not upward, "\n".join(upward)


@pytest.mark.parametrize("room", WITHIN)
def test_every_part_of_a_room_has_its_place_in_the_order(room: str) -> None:
    files = [path.relative_to(PACKAGE / room) for path in (PACKAGE / room).rglob("*.py")]
    assert {path.parts[0].removesuffix(".py") for path in files} - {"__init__"} == {
        part for parts in WITHIN[room] for part in parts
    }


# ---------------------------------------------------------------- who owns what

ASKING = [path for path in SOURCES if path.relative_to(PACKAGE).parts[0] in ("server", "web")]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_only_storage_speaks_with_the_database(path: Path) -> None:
    """Tables, routes, pages and commands ask it by name: without this nobody else can make a statement, nor run one.
    Commands know the errors of a file that is no database."""
    if not path.is_relative_to(PACKAGE / "server" / "storage"):
        assert not {name.split(".")[0] for name, _ in imports(path)} & {"sqlalchemy", "alembic"}
        assert not {name for name, _ in imports(path)} & {"mizban.server.storage.schema"}
        assert used_of("sqlite3", path) <= ({"Error"} if path.is_relative_to(PACKAGE / "cli") else set())


def used_of(module: str, path: Path) -> set[str]:
    """What a file uses of a module that it imports as a whole, by name; whatever else it does with it is ""."""
    lines = ast.unparse(ast.parse(path.read_text(encoding="utf-8"))).splitlines()
    others = [line for line in lines if line.strip() != f"import {module}"]
    return set(re.findall(rf"(?<![.\w]){module}\b\.?(\w*)", "\n".join(others)))


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
