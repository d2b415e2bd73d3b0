"""Ctrl+C at any moment: commands end with 130 and the library with KeyboardInterrupt, the terminal is as it was, and no
file is half written."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import mizban
from mizban.cli.command_line.files import whole
from mizban.cli.records import record_file
from mizban.core.record import Record
from mizban.server.storage.backup_contents import packed
from mizban.server.storage.store import made_ready

if sys.platform == "win32":
    pytest.skip("there are no such terminals", allow_module_level=True)

from server.players import free_port
from terminal import Left, Terminal
from terminal import mizban as command

GAMES = [game.name for game in mizban.registered_games()]
RECORD = sorted(Path(__file__).parent.glob("troyes/records/*.txt"))[0]

WAITING = """
import ctypes, sys
from functools import partial
from operator import call
import mizban
from mizban.bots import Sight, bot
from mizban.bots.bot import Time
from mizban.bots.playout import Comparison
from mizban.core.rng import fast

game = mizban.game(sys.argv[1])
sight = Sight(game, game.new(game.duel, "1"), fast(1))
found = Comparison(sight, game.knowledge.likely, Time(0))
found.worlds, found.gained[0], found.squares[0] = 2000, 5_000_000, 10**13
tries = [partial(found.better, 0, 225), partial(bot("hard").choose, sight), partial(bot("medium").choose, sight)]
for think in tries:
    try:
        list(map(call, [ctypes.pythonapi.PyErr_SetInterrupt, think]))
        print(sum(range(1)))  # plain code, which hears it at the latest
    except KeyboardInterrupt:
        print("heard", flush=True)
"""

ENDLESS = """
import mizban
from mizban.bots import Sight, bot
from mizban.core.rng import fast

game = mizban.game("biblios")
sight = Sight(game, game.new(2, "1"), fast(1))
print("ready", flush=True)
bot("playout:999999999").choose(sight)
"""

LIBRARY = {
    "choose": "bot('hard').choose(Sight(game, game.new(game.duel, '1'), fast(1)))",
    "play_out": "play_out(game.new(game.most, '1'), fast(1))",
    "new": "game.new(game.least, '1')",
    "views": "s = game.new(game.duel, '1'); play_out(s, fast(1)); [game.view(s, seat) for seat in range(s.seats)]",
    "pictures": "game.svg(game.new(game.duel, '1'), 0, 'fa')",
}
LOOP = """
import sys
import mizban
from mizban.bots import Sight, bot
from mizban.bots.playout import play_out
from mizban.core.rng import fast
game = mizban.game(sys.argv[1])
print("ready", flush=True)
while True:
    {}
"""


def python(code: str, *words: str) -> Terminal:
    """A program that uses the library."""
    return Terminal(sys.executable, "-c", code, *words)


@pytest.mark.parametrize("game", GAMES)
def test_an_interrupt_that_waits_while_a_bot_reckons_is_heard(game: str) -> None:
    """It waits already when the reckoning begins, so nothing here is left to luck."""
    ran = subprocess.run([sys.executable, "-c", WAITING, game], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "heard\n" * 3, "")


def test_a_bot_that_would_think_for_ever_hears_an_interrupt() -> None:
    thinking = python(ENDLESS)
    thinking.wait_for("ready")
    thinking.wait(0.5)
    assert thinking.interrupt().how == "KeyboardInterrupt"


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    def begin() -> None:
        with whole(path) as part:
            part.write_text("hal")
            raise KeyboardInterrupt

    path = tmp_path / "page.md"
    path.write_text("before")
    with pytest.raises(KeyboardInterrupt):
        begin()
    assert [path.read_text() for path in tmp_path.iterdir()] == ["before"]
    with whole(path) as part:
        part.write_text("after")
        assert path.read_text() == "before"
    assert [path.read_text() for path in tmp_path.iterdir()] == ["after"]


def test_an_interrupted_record_leaves_the_one_before_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    path, record = tmp_path / "game.txt", Record.new(mizban.game("biblios"), 2, "1", {})
    record_file.keep(record, path)
    before = path.read_text()
    monkeypatch.setattr("os.fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        record_file.keep(Record.new(mizban.game("biblios"), 3, "2", {}), path)
    assert [path.read_text() for path in tmp_path.iterdir()] == [before]


# Random moments.


def commands(game: str, folder: Path) -> dict[str, list[str]]:
    """What can be interrupted with a game; all they write goes to a folder."""
    sound = mizban.game(game)
    few = ["--games", "100000"]
    found = {
        "simulate": ["simulate", game, *few],
        "simulate hard": ["simulate", game, *few, "--bot", "hard"],
        "simulate record": ["simulate", game, *few, "--record", str(folder / "records")],
        "arena record": [
            "arena",
            game,
            *few,
            "--bots",
            "medium,easy",
            "--jobs",
            "2",
            "--record",
            str(folder / "games"),
        ],
        "arena": ["arena", game, *few, "--bots", "hard,easy"],
        "arena jobs": ["arena", game, *few, "--bots", "hard,easy", "--jobs", "2"],
        "play": ["play", game, "--bot", "hard", "--record", str(folder / "game.txt"), "--seed", "1"],
        "play fa": ["play", game, "--bot", "hard", "--record", str(folder / "game.txt"), "--lang", "fa"],
        "watch": ["watch", game, "--bots", "hard", "--delay", "0.1"],
        "watch fa": ["watch", game, "--bots", "easy,hard", "--delay", "0", "--lang", "fa"],
        "bench": ["bench", "--game", game],
        "games": ["games"],
        "verify": ["verify", str(RECORD)],
        "replay": ["replay", str(RECORD), "--svg", str(folder / "pictures")],
        "backup": ["backup", str(folder / "data" / "all"), "--data", str(folder / "data")],
        "restore": ["restore", str(folder / "data" / "old"), "--data", str(folder / "data")],
        "serve": ["--no-open", "--host", "127.0.0.1", "--port", str(free_port()), "--data", str(folder / "data")],
    }
    if sound.used is not None:
        found["statistics"] = ["statistics", game, "--games", "20", "--seats", "2", "--out", str(folder / "page.md")]
        found["statistics jobs"] = ["statistics", game, *few, "--jobs", "2", "--out", str(folder / "page.md")]
    return found


def check(left: Left, folder: Path) -> None:
    """That a command ended as it should."""
    assert left.how in ("130", "done"), left
    assert "Traceback" not in left.shown, left.shown
    assert "ignored" not in left.shown, left.shown
    assert left.restored, left
    assert not list(folder.rglob("*.part"))
    files = [path for path in folder.rglob("*") if path.is_file() and "data" not in path.parts]
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert path.suffix in (".svg", ".txt", ".md"), path  # nothing is left half made
        assert text.rstrip().endswith("</svg>") or path.suffix != ".svg", path
        assert path.suffix != ".txt" or Record.read(text), path


def interrupted(rng: Random, folders: Iterator[Path]) -> Iterator[tuple[str, Left]]:
    """One command or call after the other, each interrupted at a random moment."""
    while True:
        game, folder = rng.choice(GAMES), next(folders)
        words = commands(game, folder)
        name = rng.choice([*words, *LIBRARY])
        if name in ("backup", "restore"):
            (folder / "data").mkdir()
            (folder / "data" / "mizban.sqlite").touch()
            made_ready(folder / "data" / "mizban.sqlite")
            packed(folder / "data", folder / "data" / "old")
        if name in words:
            running = command(*words[name])
        else:
            running = python(LOOP.format(LIBRARY[name]), game)
            running.wait_for("ready")
        running.wait(rng.choice([0.5, 1.5, 4.0]) * rng.random())
        left = running.interrupt()
        if name in words:
            check(left, folder)
        else:
            assert left.how == "KeyboardInterrupt", left
        yield f"{name} {game}", left


def folders(tmp_path: Path) -> Iterator[Path]:
    """A new folder every time."""
    for number in range(10_000):
        (tmp_path / str(number)).mkdir()
        yield tmp_path / str(number)


def run(seed: int, count: int, tmp_path: Path) -> Counter[str]:
    """So many interrupts; how they ended."""
    found = interrupted(Random(seed), folders(tmp_path))
    ended = Counter(next(found)[1].how for _ in range(count))
    print(f"interrupts: {dict(ended)}")
    return ended


def test_a_few_interrupts_at_random_moments_end_well(tmp_path: Path) -> None:
    assert run(1, 8, tmp_path).total() == 8


@pytest.mark.deep
def test_two_hundred_interrupts_at_random_moments_end_well(tmp_path: Path) -> None:
    ended = run(2, 200, tmp_path)
    assert ended.total() == 200
    assert ended["130"] > 90
    assert ended["KeyboardInterrupt"] > 30


def test_an_interrupt_shows_the_cursor_again(tmp_path: Path) -> None:
    """A bar hides it."""
    running = command("simulate", "biblios", "--games", "1000000", "--bot", "easy")
    running.wait_for("\x1b[?25l")
    left = running.interrupt()
    assert "\x1b[?25l" in left.shown
    assert left.how == "130"
    assert left.restored
    check(left, tmp_path)


@pytest.mark.parametrize("name", ["arena", "statistics"])
def test_processes_beside_say_nothing_when_they_are_interrupted(name: str, tmp_path: Path) -> None:
    running = command(name, "troyes", "--games", "1000000", "--jobs", "2")
    running.wait_for("\x1b[?25l")
    running.wait(0.2)  # they are still loading
    left = running.interrupt()
    assert left.how == "130", left
    check(left, tmp_path)


@pytest.mark.once
def test_the_server_ends_with_130_and_without_a_word_of_python(tmp_path: Path) -> None:
    running = command("--no-open", "--host", "127.0.0.1", "--port", str(free_port()), "--data", str(tmp_path / "data"))
    running.wait_for("Ctrl+C")
    left = running.interrupt()
    assert left.how == "130", left
    check(left, tmp_path)


def test_an_interrupt_that_is_ignored_stays_so() -> None:
    """As in a job that a script has put into the background."""
    words = [sys.executable, "-m", "mizban", "games", "--json"]
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        ran = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    finally:
        signal.signal(signal.SIGINT, before)
    while ran.poll() is None:
        ran.send_signal(signal.SIGINT)
        try:
            ran.wait(0.05)
        except subprocess.TimeoutExpired:
            continue
    assert ran.stdout
    with ran.stdout as out:
        assert "troyes" in out.read()
    assert ran.returncode == 0
