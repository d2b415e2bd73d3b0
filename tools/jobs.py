"""Programs that `./dev` runs: each one is shown, shows a sign of life, and ends with us."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
EVERY = 10  # seconds between signs of life
GRACE = 5  # seconds a program has to end
INTERRUPTED = 130  # the status after Ctrl+C
ENDED = 143  # and after SIGTERM
WINDOWS = os.name == "nt"
GROUP: dict[str, Any] = {} if WINDOWS else {"process_group": 0}  # so that what a program has started ends with it


def say(text: str) -> None:
    print(f"dev: {text}", file=sys.stderr, flush=True)


def stop(text: str, status: int = 2) -> NoReturn:
    say(text)
    raise SystemExit(status)


def begin(*command: str | Path, **how: Any) -> subprocess.Popen[str]:
    """Starts a program in the checkout, in a group of its own."""
    env = {**os.environ, **how.pop("env", {})}
    words = [str(part) for part in command]
    return subprocess.Popen(words, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, text=True, **GROUP, **how)


def end(job: subprocess.Popen[str]) -> None:
    """Ends a program and all that it has started."""
    for number in (signal.SIGTERM, signal.SIGTERM if WINDOWS else signal.SIGKILL):
        try:
            job.send_signal(number) if WINDOWS else os.killpg(job.pid, number)
            job.wait(GRACE)
        except ProcessLookupError:
            return
        except subprocess.TimeoutExpired:
            continue


def wait(job: subprocess.Popen[str], what: str) -> int:
    """Waits for a program, and says now and then what it is about; whatever happens meanwhile, it is not left alone."""
    started = time.monotonic()
    try:
        while True:
            try:
                return job.wait(EVERY if what else None)
            except subprocess.TimeoutExpired:
                say(f"{what}, for {time.monotonic() - started:.0f} s")
    finally:
        end(job)


def run(*command: str | Path, quiet: str = "", **env: str) -> None:
    """Runs a program; stops when it fails. For one that says nothing itself, says how long it has been at work."""
    print("$", *(str(part).replace(f"{ROOT}/", "") for part in command), file=sys.stderr, flush=True)
    if status := wait(begin(*command, env=env), quiet):
        raise SystemExit(status)


def hear_the_end() -> None:
    """SIGTERM ends us as Ctrl+C does: with everything that was begun."""

    def leave(*_: object) -> None:
        raise SystemExit(ENDED)

    signal.signal(signal.SIGTERM, leave)
