"""Every command that a page tells people to type works: it is run, with few games, or read by what would run it."""

from __future__ import annotations

import asyncio
import io
import subprocess
import sys
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from unittest.mock import Mock

import click
import pytest

import mizban.cli
from cli.run import mizban as run
from mizban.cli import cli
from pages import KINDS, OURS, PAGES, ROOT, blocks, commands, name, read
from server.house import house

COMMANDS = sorted({command for page in PAGES for command in commands(page)})
RECORD = ROOT / "tests/biblios/records/two-seats-totals-only.txt"
FEW = {  # so that it is over in a moment: the last word counts
    "simulate": ["--games", "2"],
    "arena": ["--games", "2"],
    "statistics": ["--games", "2"],
    "watch": ["--bots", "easy,random"],
    "bench": ["--game", "biblios", "--seconds", "0.01", "--runs", "1"],
}
OPTIONS_OF_DEV = ("dev", "tests/server/load.py", "tests/release.py", "tests/mutants.py")
READ_ONLY = {  # not run, only read
    "--peers": "it fetches other libraries",
    "--peer": "it fetches other libraries",
    "--gif": "it needs a browser; tests/cli/test_commands.py has it",
    "git:": "it builds an older commit; tests/cli/test_older.py has it",
}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to type commands in: with data, a record and a backup, and nobody at the keyboard."""
    asyncio.run(laid(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MIZBAN_DATA", "data")
    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.setattr(mizban.cli, "serve", Mock())
    (tmp_path / "FILE").write_bytes(RECORD.read_bytes())
    return tmp_path


async def laid(folder: Path) -> None:
    async with house(folder):
        pass


def filled(words: list[str]) -> list[str]:
    """Words as somebody would type them, with something in the place of what stands for it; for bots that think, others
    sit down that do not."""
    game = "troyes" if "statistics" in words else "biblios"  # not every game says what its cards are
    meant = {"GAME": game, "[GAME]": game, "COMMAND": "games", "hard,playout": "easy,random"}
    words = [meant.get(word, word.replace("~/", "")) for word in words]
    return [*words, "--bots", "easy,random"] if words[:1] == ["arena"] and words[2:] == [] != words[1:] else words


def of_mizban(words: list[str], home: Path) -> None:
    """Runs it, or reads it; a command by its name alone has to be there."""
    words = filled(words)
    verb = words[0] if words and not words[0].startswith("-") else ""
    assert verb == "" or verb in cli.commands, verb
    needs = verb and any(isinstance(param, click.Argument) for param in cli.commands[verb].params)
    if "…" in words or (needs and len(words) == 1):
        return
    if any(word.startswith(tuple(READ_ONLY)) or ",git:" in word for word in words):
        cli.commands[verb].make_context(verb, words[1:])
        return
    if verb in ("backup", "restore"):
        prepare(verb, words, home)
    ran = run(*words, *FEW.get(verb, []))
    assert ran.status in (0, 130 if verb == "play" else 0), ran


def prepare(verb: str, words: list[str], home: Path) -> None:
    """What a backup or a way back needs: a folder with data, and a file that is or is not there yet."""
    if "--data" in words:
        (home / "data").rename(home / words[words.index("--data") + 1])
    (home / "FILE").unlink()
    if verb == "restore":
        assert run("backup", "FILE").status == 0


@cache
def tasks() -> set[str]:
    """What `./dev` can do, as it says itself."""
    said = subprocess.run([sys.executable, ROOT / "dev", "help"], capture_output=True, text=True, check=True).stdout
    return {line.split()[0] for line in said.splitlines() if line.startswith("  ")}


def of_dev(words: list[str], home: Path) -> None:
    """What follows `play` is for mizban; the options of other tasks are those of `dev` or of their script."""
    if not words:
        return None
    assert words[0] in tasks()
    if words[0] == "play":
        return of_mizban(words[1:], home)
    sources = "".join((ROOT / path).read_text(encoding="utf-8") for path in OPTIONS_OF_DEV)
    assert [word for word in words[1:] if word.startswith("-") and f'"{word}"' not in sources] == []
    return None


@cache
def helped(*words: str) -> str:
    return subprocess.run([sys.executable, "-m", *words, "--help"], capture_output=True, text=True, check=True).stdout


def of_pip(words: list[str], home: Path) -> None:
    """It installs this package, with extras that there are, and pip knows the options."""
    assert words[0] == "install"
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    there = {".", "mizban", *(f"{package}[{extra}]" for package in (".", "mizban") for extra in extras)}
    there |= {"pre-commit"}  # for those who work on it
    assert [word for word in words[1:] if not word.startswith("-") and word not in there] == []
    assert all(word in helped("pip", "install") for word in words[1:] if word.startswith("--"))


def of_python(words: list[str], home: Path) -> None:
    """An environment is made; of a script that is named as many words come as its first line says."""
    if words[:2] == ["-m", "venv"]:
        subprocess.run([sys.executable, *words, "--without-pip"], check=True)
    elif words:
        usage = (ROOT / words[0]).read_text(encoding="utf-8").splitlines()[0].split(f"{Path(words[0]).name} ")[1]
        assert len(words[1:]) == len([word for word in usage.split() if word.isupper()])


def of_client(words: list[str], home: Path) -> None:
    assert words[0] == "generate"
    assert all(word in helped("openapi_python_client", "generate") for word in words if word.startswith("--"))


PROGRAMS: dict[str, Callable[[list[str], Path], None]] = {
    "mizban": of_mizban,
    "./dev": of_dev,
    "pip": of_pip,
    "python": of_python,
    "openapi-python-client": of_client,
}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_pages_works(command: str, home: Path) -> None:
    program, words = read(command)
    assert program in PROGRAMS, f"nothing here knows how to try {program}"
    PROGRAMS[program](words, home)


def test_a_wrong_command_would_be_noticed(home: Path) -> None:
    for wrong in ("mizban --prot 9000", "mizban simulate biblios --gmaes 5", "mizban simulate chess", "./dev plya"):
        program, words = read(wrong)
        with pytest.raises(AssertionError):
            PROGRAMS[program](words, home)
    with pytest.raises(AssertionError):
        of_pip(["install", ".[tabel]"], home)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_no_page_hides_a_command_where_nothing_looks(page: Path) -> None:
    assert [kind for kind, _ in blocks(page) if kind not in KINDS] == []
    hidden = [line for kind, text in blocks(page) if kind != "sh" for line in text.splitlines() if OURS.fullmatch(line)]
    assert hidden == []
