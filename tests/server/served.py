"""Real servers on a port of this machine: in a process of their own, or in a thread."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from starlette.applications import Starlette

from mizban.server.connections.bounds import Bounds
from mizban.server.connections.server import Server, settings
from mizban.web.app import app

USUAL = Bounds()


class Served(NamedTuple):
    """A running server and its address."""

    address: str
    process: subprocess.Popen[str]


@contextmanager
def served(folder: Path, files: int = 0, **env: str) -> Iterator[Served]:
    """`mizban` over a folder of data, until the block ends; with so many open files at most, if that is said."""
    command = [sys.executable, "-m", "mizban", "--data", str(folder), "--host", "127.0.0.1", "--no-open"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "MIZBAN_LIMITS": "off", **env}
    if files:
        command = ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh", *command]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found
        yield Served(found[0].rstrip("/"), process)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.communicate(timeout=15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


class Here(NamedTuple):
    """A server in a thread of this process."""

    address: str
    app: Starlette
    server: Server


@contextmanager
def listening(folder: Path, bounds: Bounds = USUAL, proxy: str | None = None) -> Iterator[Here]:
    """The application on a real port, with quick bots, until the block ends."""
    made = app(folder, pace=0, workers=1)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        server = Server(settings(made, proxy, patience=1), bounds)
        thread = threading.Thread(target=server.run, args=([taken],))
        thread.start()
        while not server.started:
            time.sleep(0.01)
        try:
            yield Here(f"http://127.0.0.1:{taken.getsockname()[1]}", made, server)
        finally:
            server.should_exit = True
            thread.join()
