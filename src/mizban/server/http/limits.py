"""How often something may be done: credits that come back with time."""

from __future__ import annotations

import os
import time
from typing import NamedTuple

from mizban.server.errors import Refusal


class Limit(NamedTuple):
    """So many at once, and so many seconds for one to come back."""

    most: int
    each: float


LIMITS = {
    "page": Limit(120, 0.1),
    "command": Limit(60, 0.1),
    "chat": Limit(8, 2),
    "create": Limit(20, 30),
    "guest": Limit(30, 20),
    "join": Limit(20, 3),
    "login": Limit(8, 30),
    "account": Limit(5, 300),
    "stream": Limit(40, 1),
    "token": Limit(10, 60),
    "notice": Limit(10, 30),
    "mail": Limit(5, 300),
    "key": Limit(8, 30),
}
MANY = 50_000  # keys to remember; the oldest go first


class Limits:
    """Counts for everybody. MIZBAN_LIMITS=off is for measuring and tests."""

    def __init__(self) -> None:
        self.off = os.environ.get("MIZBAN_LIMITS") == "off"
        self.full: dict[tuple[str, object], float] = {}  # when all credits will be back

    def take(self, kind: str, key: object) -> None:
        """Spends a credit; a Refusal when there is none."""
        if self.off:
            return
        limit, now = LIMITS[kind], time.monotonic()
        full = max(self.full.pop((kind, key), now), now) + limit.each
        wait = full - now - limit.most * limit.each
        if wait > 0:
            self.full[kind, key] = full - limit.each
            raise Refusal(429, "too-often", n=int(wait) + 1)
        self.full[kind, key] = full
        if len(self.full) > MANY:
            del self.full[next(iter(self.full))]

    def give(self, kind: str, key: object) -> None:
        """Gives a credit back."""
        if (kind, key) in self.full:
            self.full[kind, key] -= LIMITS[kind].each
