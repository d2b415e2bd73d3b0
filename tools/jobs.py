"""Programs that `./dev` runs: each one is shown, shows a sign of life, and ends with us."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
EVERY = 10  # seconds between signs of life
GRACE = 5  # seconds a program has to end
INTERRUPTED = 130  # the status after Ctrl+C
ENDED = 143  # and after SIGTERM
WINDOWS = os.name == "nt"
GROUP: dict[str, Any] = {} if WINDOWS else {"process_group": 0}  # so that what a program has started ends with it
BEGUN: list[subprocess.Popen[str]] = []  # whatever was, so that nothing is left behind


def say(text: str) -> None:
    print(f"dev: {text}", file=sys.stderr, flush=True)


def stop(text: str, status: int = 2) -> NoReturn:
    say(text)
    raise SystemExit(status)


def begin(*command: str | Path, **how: Any) -> subprocess.Popen[str]:
    """Starts a program in the checkout, in a group of its own."""
    env = {**os.environ, **how.pop("env", {})}
    words = [str(part) for part in command]
    with uninterrupted():  # or it could be there without anybody knowing it
        job = subprocess.Popen(words, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, text=True, **GROUP, **how)
        BEGUN.append(job)
    return job


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl+C and SIGTERM wait until this is done."""
    came: list[int] = []
    before = {
        number: signal.signal(number, lambda it, _: came.append(it)) for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if came:
        signal.raise_signal(came[0])


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


@contextlib.contextmanager
def ending_together() -> Iterator[None]:
    """However this ends, everything that was begun in it ends, too; SIGTERM ends it as Ctrl+C does."""

    def leave(*_: object) -> None:
        raise SystemExit(ENDED)

    signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        for job in BEGUN:
            if job.poll() is None:
                end(job)
