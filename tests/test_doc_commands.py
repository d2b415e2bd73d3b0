"""Every command that a page tells people to type works: it is run here or, where a run takes minutes or the network,
read here and run by another test, if by any. What is done with which:

mizban …, ./dev play …  run in this process: few games, quick bots, nobody at the keyboard, and no server is started;
    cli/test_serve.py starts it, and test_first_start.py (deep) does so with ./dev play in a bare clone
    with --gif, --peers or git:  read by the command; run by cli/test_commands.py, cli/test_bench.py (with libraries
        that stand in for the real ones) and cli/test_git_bots.py
    with an ellipsis, or by its mere name where it needs more  the name is looked up
./dev help, ./dev clauses  run
./dev load, release, mutants  their options are looked up in the help of the script, which is run for that
./dev docs  looked up; test_docs.py (long) runs the script
./dev and another task  name and options are looked up in what ./dev help prints
python -m venv  run, without pip
python examples/bot.py  its words are counted; server/test_api.py runs it
openapi-python-client  its options are looked up in its help; server/test_client.py runs it
pip install  extras are looked up in pyproject.toml, options in the help of pip; only ./dev release --check installs
cp, mv, rm, perl  run by test_outside_game.py, which makes a game of another name of the example
pre-commit  read; the programs of its hooks are started for their version, and the files that the hooks name are there

Other programs (npm install) are noticed only in a block of commands, where nothing knows how to try them.
"""

from __future__ import annotations

import asyncio
import io
import re
import shlex
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

INKS = "inks.md"  # where `pip` is the colour of a spot on a die
COMMANDS = sorted({command for page in PAGES if page.name != INKS for command in commands(page)})
RECORD = ROOT / "tests/biblios/records/two-seats-totals-only.txt"
FEW = {  # so that it is over in a moment: the last word counts
    "simulate": ["--games", "2"],
    "arena": ["--games", "2"],
    "statistics": ["--games", "2"],
    "watch": ["--bots", "easy,random"],
    "bench": ["--game", "biblios", "--seconds", "0.01", "--runs", "1"],
}
RUN = ("help", "clauses")  # of ./dev: over in a moment
SCRIPTS = {"load": "tests/server/load.py", "release": "tests/release.py", "mutants": "tests/mutants.py"}
SET_UP = """import runpy, sys
from tools import environment
environment.PYTHON, environment.environment = sys.executable, lambda *names: None
sys.argv.pop(0)
runpy.run_path("dev", run_name="__main__")
"""  # ./dev where everything is installed: what runs the tests is not to be made anew by one
READ_ONLY = {  # not run, only read
    "--peers": "it fetches other libraries",
    "--peer": "it fetches other libraries",
    "--gif": "it needs a browser; tests/cli/test_commands.py has it",
    "git:": "it builds an older commit; tests/cli/test_git_bots.py has it",
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
def printed(*words: str) -> str:
    """What Python prints with these words, in the checkout."""
    return subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


@cache
def tasks() -> dict[str, str]:
    """What `./dev` can do, as it says itself."""
    lines = [line for line in printed("dev", "help").splitlines() if line.startswith("  ")]
    return {line.split()[0]: line for line in lines}


def of_dev(words: list[str], home: Path) -> None:
    """What follows `play` is for mizban; a task that is over in a moment is run; of others the name and the options are
    looked up in what they say of themselves."""
    task, *others = words or ["help"]
    assert task in tasks()
    if task == "play":
        of_mizban(others, home)
    elif task in RUN:
        assert printed("-c", SET_UP, "dev", task, *others)
    else:
        said = printed(SCRIPTS[task], "--help") if task in SCRIPTS else tasks()[task]
        assert options(others) <= {*re.findall(r"--[a-z-]+", said)}


def options(words: list[str]) -> set[str]:
    return {word.strip("[]") for word in words if word.strip("[]").startswith("-")}


def of_pip(words: list[str], home: Path) -> None:
    """It installs this package, with extras that there are, and pip knows the options."""
    assert words[0] == "install"
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    there = {".", "mizban", *(f"{package}[{extra}]" for package in (".", "mizban") for extra in extras)}
    there |= {"pre-commit", "pytest", "./examples/pig"}  # for those who work on it, or on a game of their own
    assert [word for word in words[1:] if not word.startswith("-") and word not in there] == []
    assert options(words) <= {*re.findall(r"--[a-z-]+", printed("-m", "pip", "install", "--help"))}


def of_python(words: list[str], home: Path) -> None:
    """An environment is made; of a script that is named as many words come as its first line says."""
    if words[:2] == ["-m", "venv"]:
        subprocess.run([sys.executable, *words, "--without-pip"], check=True)
    elif words[:2] == ["-m", "pytest"]:
        assert [word for word in words[2:] if not (ROOT / word).is_dir()] == []
    elif words:
        usage = (ROOT / words[0]).read_text(encoding="utf-8").splitlines()[0].split(f"{Path(words[0]).name} ")[1]
        assert len(words[1:]) == len([word for word in usage.split() if word.isupper()])


def of_client(words: list[str], home: Path) -> None:
    assert words[0] == "generate"
    assert options(words) <= {*re.findall(r"--[a-z-]+", printed("-m", "openapi_python_client", *words[:1], "--help"))}


def of_copies(words: list[str], home: Path) -> None:
    """One of the lines by which the example gets another name."""
    assert any("anar" in word for word in words)


def of_pre_commit(words: list[str], home: Path) -> None:
    """It is no tool of ours and not installed here; what its hooks start is there, and so are the files they name."""
    assert words in (["install"], ["run", "--all-files"])
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    entries = [shlex.split(line) for line in re.findall(r"^ +entry: \.venv/bin/python (.+)$", hooks, re.MULTILINE)]
    assert 0 < len(entries) == hooks.count(" entry:")
    assert all(printed("-m", program, "--version") for _, program, *_ in entries)
    assert all((ROOT / word).exists() for entry in entries for word in entry if "/" in word)


PROGRAMS: dict[str, Callable[[list[str], Path], None]] = {
    "mizban": of_mizban,
    "./dev": of_dev,
    "pip": of_pip,
    "python": of_python,
    "openapi-python-client": of_client,
    "pre-commit": of_pre_commit,
    **dict.fromkeys(("cp", "mv", "rm", "perl"), of_copies),
}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_pages_works(command: str, home: Path) -> None:
    program, words = read(command)
    assert program in PROGRAMS, f"nothing here knows how to try {program}"
    PROGRAMS[program](words, home)


def test_a_wrong_command_would_be_noticed(home: Path) -> None:
    of_mizban = ("mizban --prot 9000", "mizban simulate biblios --gmaes 5", "mizban simulate chess")
    of_dev = ("./dev plya", "./dev play --prot 9000", "./dev test --log", "./dev mutants GAME [--cuont 300]")
    others = ("pip install '.[tabel]'", "pip install --uprgade mizban", "pre-commit instal")
    for wrong in (*of_mizban, *of_dev, *others):
        program, words = read(wrong)
        with pytest.raises(AssertionError):
            PROGRAMS[program](words, home)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_no_page_hides_a_command_where_nothing_looks(page: Path) -> None:
    assert [kind for kind, _ in blocks(page) if kind not in KINDS] == []
    hidden = [line for kind, text in blocks(page) if kind != "sh" for line in text.splitlines() if OURS.fullmatch(line)]
    assert hidden == []
