"""`./dev play`: the table at once from the plain sources, while the rules are compiled beside it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from itertools import pairwise
from pathlib import Path
from typing import NoReturn

from tools import package
from tools.environment import CACHE, PYTHON, busy
from tools.jobs import ENDED, ROOT, WINDOWS, begin, end, say, stop
from tools.package import REMEDY, compiler, place

LOG = CACHE / "build.log"
HELP = {"-h", "--help"}
COMPUTING = ("arena", "bench")  # commands that are about speed and strength
PLAYING = (*COMPUTING, "play", "simulate", "statistics", "watch")  # and all that play games


def play(words: list[str]) -> NoReturn:
    """Runs `mizban` with these words: the built package if it is there, or worth waiting for, else the sources."""
    built = place()
    if words and words[0] in COMPUTING and compiler() and not HELP & {*words}:
        built = package.build()
    command = [str(PYTHON), "-m", "mizban", *words]
    env = {**os.environ, "MIZBAN_COMMAND": "./dev play"}
    if built.is_dir():
        hand_over(command, {**env, "PYTHONPATH": before_others(built)})
    env["PYTHONPATH"] = before_others(ROOT / "src")
    if serves(words) and compiler():
        beside(command, {**env, "MIZBAN_COMPILED": str(built)})
    if serves(words) or words[0] in PLAYING:
        say(f"the rules run uncompiled, which is slower; {remedy()}")
    hand_over(command, env)


def before_others(folder: Path) -> str:
    """A place to import from, before those that the reader has named: games of their own may be there."""
    return os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))


def remedy() -> str:
    """What there is to do about uncompiled rules: nothing while another ./dev compiles them."""
    if not compiler():
        return REMEDY
    return "another ./dev is compiling them" if busy("building") else "`./dev build` compiles them"


def serves(words: list[str]) -> bool:
    """Whether `mizban` serves the table with these words."""
    return (not words or words[0].startswith("-")) and not {*HELP, "--version"} & {*words}


def check_data(words: list[str]) -> None:
    """Stops before anything is installed where the table would not find a folder for its data."""
    folder = data_folder(words) if serves(words) else None
    if folder and not usable(folder):
        stop(f"{folder} cannot be used as a folder for data; name another one with --data")


def data_folder(words: list[str]) -> Path | None:
    """The folder of the data as far as it is known by now: that of --data, of MIZBAN_DATA, or on Linux the usual one,
    unless an earlier version has left one that may be used instead."""
    named = os.environ.get("MIZBAN_DATA", "")
    for before, word in pairwise(["", *words]):
        if before == "--data":
            named = word
        elif word.startswith("--data="):
            named = word.removeprefix("--data=")
    if named:
        return Path(named)
    earlier = os.environ.get("XDG_CONFIG_HOME") or os.path.expanduser("~/.config")
    usual = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    known = sys.platform == "linux" and not os.path.exists(Path(earlier, "mizban"))
    return Path(usual, "mizban") if known else None


def usable(folder: Path) -> bool:
    """Whether a folder can be written to, or be made."""
    there = next(place for place in (folder, *folder.absolute().parents) if os.path.exists(place))
    return os.path.isdir(there) and os.access(there, os.W_OK | os.X_OK)


def hand_over(command: list[str], env: dict[str, str]) -> NoReturn:
    """Becomes this program."""
    if not WINDOWS:
        os.execve(command[0], command, env)
    raise SystemExit(subprocess.run(command, env=env, check=False).returncode)


def beside(command: list[str], env: dict[str, str]) -> NoReturn:
    """Serves, and builds meanwhile with what is left of the machine; both end together."""
    say("compiling the rules beside the table, some minutes; until then bots find less in their time")
    with LOG.open("w") as log:
        modest = {} if WINDOWS else {"preexec_fn": lambda: os.nice(19)}
        builder = begin(sys.executable, ROOT / "dev", "build", stdout=log, stderr=log, **modest)
    threading.Thread(target=tell, args=(builder, Path(env["MIZBAN_COMPILED"])), daemon=True).start()
    try:
        status = served(command, env)
    finally:
        end(builder)
    raise SystemExit(status)


def served(command: list[str], env: dict[str, str]) -> int:
    """Serves until it ends. Ctrl+C is for the server, which hears it itself; SIGTERM is handed on to it."""
    came: list[int] = []  # while it was being started
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda it, _: came.append(it))
    server = subprocess.Popen(command, env=env)
    signal.signal(signal.SIGINT, lambda *_: None)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    for heard in came:
        server.send_signal(heard)
    status = server.wait()
    return status if status >= 0 else 128 - status


def tell(builder: subprocess.Popen[str], built: Path) -> None:
    """Says how the building has ended, if it was not we who ended it."""
    status = builder.wait()
    if built.is_dir():
        say("compiled: bots play with it from their next move, the whole table from its next start")
    elif status not in (ENDED, -signal.SIGTERM, -signal.SIGKILL):
        say(f"the rules stay uncompiled, and the table goes on; {LOG.relative_to(ROOT)} says why, or {REMEDY}")
