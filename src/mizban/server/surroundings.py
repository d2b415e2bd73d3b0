"""What a table needs of the house it stands in, and who looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from mizban.server.storage.store import Store

if TYPE_CHECKING:
    from mizban.server.room import Room


class Watcher(Protocol):
    """Somebody who looks at a table."""

    person: int
    session: bytes

    def poke(self) -> None:
        """There is something new to see."""

    def end(self) -> None:
        """This table is to be looked at anew."""


class Surroundings(Protocol):
    """What a table needs of the house it stands in."""

    store: Store

    def wake(self, room: Room) -> None:
        """A bot may have to think."""

    def look(self, room: Room) -> None:
        """Somebody may have to be told that they are asked."""

    def later(self, seconds: float, room: Room, work: Callable[[], Any]) -> asyncio.TimerHandle:
        """Does something at a table after a while."""

    async def doubt(self, room: Room) -> None:
        """Something could not be written: is this table still what is on disk?"""

    def stumbled(self, room: Room, wrong: Exception) -> None:
        """Something went wrong at a table."""

    def renew(self, room: Room) -> None:
        """A table is to be read anew from disk."""
