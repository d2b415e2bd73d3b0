"""A real server on a port of this machine, in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple


class Served(NamedTuple):
    """A running server and its address."""

    address: str
    process: subprocess.Popen[str]


@contextmanager
def served(folder: Path, **env: str) -> Iterator[Served]:
    """`mizban` over a folder of data, until the block ends."""
    command = [sys.executable, "-m", "mizban", "--data", str(folder), "--host", "127.0.0.1", "--no-open"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "MIZBAN_LIMITS": "off", **env}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found
        yield Served(found[0].rstrip("/"), process)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
