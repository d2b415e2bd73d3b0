"""What `./dev test` runs: the quick part, which holds every kind of test, and the long part, which holds the rest.

docs/testing.md says what runs where, what it costs and why.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.environment import PYTHON, environment
from tools.jobs import begin, end, run, say, stop, wait
from tools.package import build
from tools.system_packages import installed

CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 2  # that we may use
WORKERS = min(CORES, 8)
QUICK = "not deep and not long and not once"
QUICK_BUILT = "built and not deep and not long"
LONG = "long and rules and not deep and not once"
LONG_BUILT = f"(long or once or rules) and not deep and not ({QUICK_BUILT})"


def quick() -> None:
    """Format, lint and types, the quick tests on the plain sources, and some of rules, server and browser as built."""
    started = time.monotonic()
    if not os.environ.get("CI"):  # where the long part follows, which wants what people get
        os.environ.setdefault("MIZBAN_OPTIMIZE", "0")
    environment("dev")
    env = browser()
    run(PYTHON, "-m", "ruff", "format", "--check", ".")
    run(PYTHON, "-m", "ruff", "check", ".")
    with beside("types", PYTHON, "-m", "mypy"), beside("building", sys.executable, "dev", "build"):
        say("the quick tests on the plain sources; types and building beside them")
        pytest(QUICK, MIZBAN_PURE="1", **env)
    say("the quick tests on the built package")
    pytest(QUICK_BUILT, **on_built(), **env)
    others = "of those left, `./dev test --long` runs the long ones and `./dev deep` the deep ones"
    say(f"the quick tests have passed in {time.monotonic() - started:.0f} s; {others}")


def long() -> None:
    """All that the quick part has left, on both builds."""
    started = time.monotonic()
    environment("dev")
    env = {**browser(), **checker()}
    say("the long tests on the plain sources")
    pytest(LONG, MIZBAN_PURE="1", **env)
    say("the other tests on the built package (mistakes cannot be planted in compiled code)")
    pytest(LONG_BUILT, **on_built(), **env)
    say(f"the long tests have passed in {time.monotonic() - started:.0f} s")


def pytest(which: str, *words: str, **env: str) -> None:
    """Runs the tests with these marks, on all cores."""
    spread = ["-n", str(WORKERS), "--maxschedchunk", "1"]
    run(PYTHON, "-m", "pytest", *spread, "-m", which, "--durations=10", *words, **env)


def on_built() -> dict[str, str]:
    """The settings with which tests run on the built package."""
    return {"MIZBAN_WHEEL": "1", "PYTHONPATH": str(build())}


@contextmanager
def beside(what: str, *command: str | Path) -> Iterator[None]:
    """Runs a program meanwhile; what it says is shown when it is done, and if it fails all has failed."""
    with tempfile.TemporaryFile("w+", errors="replace") as output:
        job = begin(*command, stdout=output, stderr=subprocess.STDOUT)
        try:
            yield
            status = wait(job, what)
        finally:
            end(job)
        output.seek(0)
        print(output.read().strip(), file=sys.stderr, flush=True)
    if status:
        stop(f"{what} has failed", status)


def browser() -> dict[str, str]:
    """Installs Chromium where that is the ordinary way; without one, CI fails and others are told loudly."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return {"MIZBAN_NEEDS_BROWSER": "1"} if installed("Chromium", "chromium", *names) else {}


def checker() -> dict[str, str]:
    """Fetches the Nu HTML checker, and installs Java for it in the same way."""
    if not installed("Java", "default-jre-headless", "java"):
        return {}
    run(PYTHON, "npm/parts.py", "checks")
    return {"MIZBAN_NEEDS_CHECKER": "1"}
