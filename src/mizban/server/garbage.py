"""Lost cycles are looked for in small steps: left alone, Python looks when it has counted, seldom and long.

What is kept of every page and every move outlives the first look, and is as many objects as caches let go of: Python,
which counts the difference, then looks at all of them at once, and everybody waits for a tenth of a second.
"""

from __future__ import annotations

import gc
import time

PAGES = 20  # that are drawn between two looks at what is new
REST = 2.0  # seconds without a page, after which all may be looked through
SELDOM = 600.0  # seconds between two looks at all
LONGEST = 3600.0  # seconds after which that is done even if nobody rests


class GarbageCollector:
    """Looks through between pages what is new, and everything when nobody plays."""

    def __init__(self) -> None:
        self.pages = 0  # since all was looked through
        self.last = self.whole = time.monotonic()

    def drawn(self) -> None:
        """A page was drawn."""
        self.last = time.monotonic()
        self.pages += 1
        if self.pages % PAGES == 0:
            gc.collect(1)

    def beat(self) -> None:
        """Time has passed."""
        now = time.monotonic()
        since = now - self.whole
        if self.pages and (since > LONGEST or (since > SELDOM and now - self.last > REST)):
            gc.collect()
            self.pages, self.whole = 0, now
