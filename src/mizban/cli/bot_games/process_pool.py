"""Processes that play games beside each other."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.pool import Pool


@contextmanager
def workers(jobs: int) -> Iterator[Pool]:
    """So many processes. A terminal sends Ctrl+C to all of them; only this one is to hear it, and ends the others."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        with get_context("spawn").Pool(jobs, deaf) as pool:
            yield pool
        return
    resource_tracker.ensure_running()  # it would unblock the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # what a child begins with
    try:
        with get_context("spawn").Pool(jobs, deaf) as pool:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
            yield pool
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def deaf() -> None:
    """A process that Ctrl+C does not end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
