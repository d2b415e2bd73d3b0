"""A child process that measures one library; the program it runs is `measure.py`."""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Timer
from typing import Any, Self

PROGRAM = Path(__file__).with_name("measure.py")
PATIENCE = 60.0  # seconds that a child may be late
Figures = dict[str, float]  # a measure that a case does not have is not in it


class Failure(Exception):
    """A child that did not do what it should, with the last line it said."""


def last_line(text: str) -> str:
    """The last thing a program said, addresses left out."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return re.sub(r"\w+://\S+", "…", lines[-1]) if lines else ""


class Worker:
    """A child that measures one library, a round whenever it is asked."""

    def __init__(self, python: str | Path, name: str, arguments: list[str], env: dict[str, str]) -> None:
        self.name = name
        self.lost = False  # whether it failed on the way
        script = Path(__file__).with_name(f"{name}.py")
        command = [str(python), "-P", str(PROGRAM), str(script), *arguments]  # -P: our files are no libraries
        pipe = subprocess.PIPE
        with ExitStack() as opened:  # nothing stays open if it dies before its first word
            self.errors = opened.enter_context(tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace"))
            self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=self.errors, env=env, text=True)
            opened.callback(self.end)
            hello = self.answer(PATIENCE)
            opened.pop_all()
        self.build: str = hello["build"]
        self.cases: dict[str, list[str]] = hello["cases"]  # what is measured of each

    def answer(self, patience: float) -> Any:
        """The next line from the child."""
        assert self.process.stdout is not None
        watch = Timer(patience, self.process.kill)
        watch.start()
        try:
            line = self.process.stdout.readline()
        finally:
            watch.cancel()
        if not line:
            status = self.process.wait()
            self.errors.seek(0)
            raise Failure(last_line(self.errors.read()) or f"exit status {status}")
        return json.loads(line)

    def measure(self, case: str, seconds: float) -> Figures:
        """One round."""
        assert self.process.stdin is not None
        with suppress(OSError):  # it has ended, and its last words say why
            self.process.stdin.write(json.dumps({"case": case, "seconds": seconds}) + "\n")
            self.process.stdin.flush()
        figures: Figures = self.answer(PATIENCE + 20 * seconds)
        return figures

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self) -> None:
        """Whatever it is doing."""
        self.process.kill()
        self.process.communicate()
        self.errors.close()
