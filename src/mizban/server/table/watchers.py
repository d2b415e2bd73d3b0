"""Who looks at a table."""

from __future__ import annotations

from typing import Protocol

from mizban.server.storage.people import Person


class Watcher(Protocol):
    """Somebody who looks at a table."""

    person: int
    session: bytes

    def poke(self) -> None:
        """There is something new to see."""

    def meet(self, person: Person) -> None:
        """This is who looks: they have another name, or other settings."""

    def end(self) -> None:
        """This table is to be looked at anew."""
