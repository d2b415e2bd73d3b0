"""A server that runs already: who starts a second one on the same data is shown the way to the first."""

from __future__ import annotations

import time
from contextlib import ExitStack, suppress
from http.client import HTTPException
from pathlib import Path
from typing import IO
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, build_opener

from mizban.cli.data.lock import alone
from mizban.core.problem import Problem
from mizban.server.network_address import HEALTH
from mizban.server.storage.data_folder import LOCK

PATIENCE = 10.0  # seconds for somebody who holds the folder, such as one who goes back to a backup
OPENING = 120.0  # seconds for a server that is being started, on however busy a machine
EACH = 2.0  # seconds for one answer


def entered(held: ExitStack, folder: Path, port: int | None) -> IO[str] | str:
    """Holds a folder of data, or returns the address of the server that runs on it. A wish for another port cannot
    be met then: two never write to one folder."""
    start = time.monotonic()
    while True:
        if address := open_at(folder):
            if port not in (None, urlsplit(address).port):
                raise Problem("data-in-use", folder=str(folder))
            return address
        try:
            lock = held.enter_context(alone(folder))
            note(lock, "opening")
            return lock
        except Problem as wrong:
            patience = OPENING if noted(folder) else PATIENCE
            if wrong.text != "data-in-use" or time.monotonic() > start + patience:
                raise
        time.sleep(0.1)


def note(lock: IO[str], *words: str) -> None:
    """Writes into the lock which server holds it, by its address and its sign, for others; nothing: it closes."""
    with suppress(OSError):  # a full disk: then they find only that it is held
        lock.seek(0)
        lock.truncate()
        lock.write(" ".join(words) + "\n" if words else "")
        lock.flush()


def noted(folder: Path) -> list[str]:
    """The note of the server that holds a folder, or held it when it was ended."""
    with suppress(OSError, ValueError):
        return (folder / LOCK).read_text(encoding="utf-8").split()
    return []


def open_at(folder: Path) -> str:
    """The address of the server that has left its note in a folder, if it is there and answers by its sign."""
    with suppress(OSError, ValueError, HTTPException):
        address, sign = noted(folder)
        ask = build_opener(ProxyHandler({})).open
        with ask(address.rstrip("/") + HEALTH, timeout=EACH) as answer:
            return address if answer.read(200) == f"mizban {sign}\n".encode() else ""
    return ""
