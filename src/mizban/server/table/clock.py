"""The clocks of a table: how long each seat has thought, and how long it may."""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    """The time of all seats. It runs only for people who are waited for."""

    def __init__(self, bank: int, seats: int, waits: Callable[[int], bool]) -> None:
        self.bank = bank  # seconds that each seat has in all; 0: there is no clock
        self.spent = [0] * seats  # milliseconds
        self.asked_at = [time.monotonic()] * seats
        self.waits = waits  # whether the answer of a person is waited for

    def ticks(self, seat: int) -> bool:
        """Whether the clock of a seat runs now."""
        return bool(self.bank) and self.waits(seat)

    def left(self, seat: int) -> float:
        """Seconds left on the clock of a seat."""
        here = time.monotonic() - self.asked_at[seat] if self.ticks(seat) else 0.0
        return max(self.bank - self.spent[seat] / 1000 - here, 0.0)

    def up(self, seat: int) -> bool:
        """Whether a seat has spent all of its time."""
        return bool(self.bank) and self.spent[seat] >= self.bank * 1000

    def thought(self, seat: int) -> int:
        """Milliseconds that the clock of a seat has run since the question was put."""
        return round((time.monotonic() - self.asked_at[seat]) * 1000) if self.ticks(seat) else 0

    def charge(self, seat: int, milliseconds: int) -> None:
        """A seat has spent some of its time."""
        self.spent[seat] += milliseconds

    def restart(self, seat: int) -> None:
        """A seat begins to think now."""
        self.asked_at[seat] = time.monotonic()

    def restart_all(self) -> None:
        """All seats begin to think now."""
        self.asked_at = [time.monotonic()] * len(self.asked_at)
