"""`./dev play`: the table at once from the plain sources, while the rules are compiled beside it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import NoReturn

from tools import package
from tools.environment import CACHE, PYTHON
from tools.jobs import ENDED, ROOT, WINDOWS, begin, end, say
from tools.package import REMEDY, compiler, place

LOG = CACHE / "build.log"
COMPUTING = ("arena", "bench")  # commands that are about speed and strength


def play(words: list[str]) -> NoReturn:
    """Runs `mizban` with these words: the built package if it is there, or worth waiting for, else the sources."""
    built = place()
    if words and words[0] in COMPUTING and compiler():
        built = package.build()
    command = [str(PYTHON), "-m", "mizban", *words]
    env = {**os.environ, "MIZBAN_COMMAND": "./dev play"}
    if built.is_dir():
        hand_over(command, {**env, "PYTHONPATH": str(built)})
    env["PYTHONPATH"] = str(ROOT / "src")
    serves = (not words or words[0].startswith("-")) and not {"--help", "--version"} & {*words}
    if serves and compiler():
        beside(command, {**env, "MIZBAN_COMPILED": str(built)})
    say("the rules run uncompiled, which is slower; " + ("`./dev build` compiles them" if compiler() else REMEDY))
    hand_over(command, env)


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
