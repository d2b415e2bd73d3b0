"""Half requests, headers without end and idle connections from one address, all at once, by a process of its own.

It is told the port, how many half requests, how many megabytes of headers and how many idle connections; it ends when
the server has ended all half requests, and says how many there were, how many of them were let in, how many idle
connections there were, and after how many seconds the half requests were gone.
"""

from __future__ import annotations

import socket
import sys
import threading
import time
from contextlib import suppress

HALF = b"GET / HTTP/1.1\r\nHost: x\r\n"
LONG = b"X-Long: " + b"a" * 99_990 + b"\r\n"
LONGEST = 60  # seconds until it is no use to wait
FIRST = 20  # half requests that come before all the rest, so that some are let in


def hold(port: int, count: int, data: bytes, lines: list[socket.socket]) -> None:
    """So many connections that say something, or nothing, and stay."""
    for _ in range(count):
        with suppress(OSError):
            lines.append(socket.create_connection(("127.0.0.1", port), 20))
            lines[-1].sendall(data)


def pour(port: int, megabytes: int) -> None:
    """Headers that do not end; when the connection is cut, over another one."""
    left = megabytes * 10
    while left > 0:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 20) as line:
            line.sendall(HALF)
            while left > 0:
                left -= 1
                line.sendall(LONG)


class Half:
    """A half request: whether it was let in, and whether it has ended."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.heard = b""
        line.setblocking(False)

    def ended(self) -> bool:
        try:
            while part := self.line.recv(65536):
                self.heard += part
        except BlockingIOError:
            return False
        except OSError:
            pass
        return True

    def let_in(self) -> bool:
        return not self.heard.startswith(b"HTTP/1.1 503")


def main(port: int, half: int, megabytes: int, idle: int) -> None:
    began = time.monotonic()
    halves: list[socket.socket] = []
    lines: list[socket.socket] = []
    works = [(hold, (port, half, HALF, halves)), (hold, (port, idle, b"", lines)), (pour, (port, megabytes))]
    threads = [threading.Thread(target=work, args=told) for work, told in works]  # type: ignore[arg-type]
    threads[0].start()
    while len(halves) < min(half, FIRST):
        time.sleep(0.001)
    for thread in threads[1:]:
        thread.start()
    for thread in threads:
        thread.join()
    begun = [Half(line) for line in halves]
    while not all(each.ended() for each in begun) and time.monotonic() - began < LONGEST:
        time.sleep(0.05)
    print(f"{len(begun)} {sum(each.let_in() for each in begun)} {len(lines)} {time.monotonic() - began:.1f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
