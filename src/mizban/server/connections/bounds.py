"""How much of this machine one request, one address and all of them together may have."""

from __future__ import annotations

from typing import NamedTuple

from mizban.server.http.guard import LARGEST

MOST = 4096  # connections that one process can serve well
AT_ONCE = 16  # connections that are taken in one go, and of those turned away as many that may hear why
SPARE = 48  # open files for the database, the log, notices on their way and whatever Python opens for a moment
WORKER = 4  # open files for a process in which a bot thinks
LEAST = 16  # connections, however few files may be open


class Bounds(NamedTuple):
    """Bytes, seconds and connections; tests have smaller ones."""

    places: int = 1024  # connections in all
    share: int = 512  # of those, for one address
    line: int = 8 * 1024  # bytes of the address of a page
    head: int = 32 * 1024  # bytes of the request line and all headers
    fields: int = 100  # headers
    body: int = 2 * LARGEST  # bytes of a body as it is sent, with all that is around its chunks
    leftover: int = LARGEST  # bytes that are read and thrown away, so that somebody who still sends can read our answer
    asking: float = 10.0  # seconds for the request line and headers, from the first byte or from the connection
    telling: float = 30.0  # seconds for the body
    resting: float = 5.0  # seconds between an answer and the next request
    reading: float = 30.0  # seconds in which the other end must have read something of what waits for it
    leaving: float = 3.0  # seconds to read why a request was refused
    grace: float = 2.0  # seconds for which nobody who has just come must make room for others of the same address
    again: int = 10  # seconds after which it is worth coming again
    beat: float = 1.0  # seconds between two looks at all deadlines


def bounds(workers: int) -> Bounds:
    """What this machine allows, beside the files that the server itself needs."""
    files = openable(MOST + SPARE + WORKER * workers + 2 * AT_ONCE)
    own = min(SPARE + WORKER * workers + 2 * AT_ONCE, files // 2)
    places = max(min(files - own, MOST), LEAST)
    return Bounds(places=places, share=places // 2)


def openable(wanted: int) -> int:
    """How many files this process may open: as many as are wanted, if the machine lets it."""
    try:
        import resource
    except ImportError:  # Windows does not count them
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    more = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
    except (OSError, ValueError):
        return soft
    return more
