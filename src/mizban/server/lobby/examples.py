"""Tables that begin with a worked example: they live for a day, and a person has only so many."""

from __future__ import annotations

from collections.abc import Iterable

from mizban.server.lobby.lobby import Lobby
from mizban.server.storage import tables
from mizban.server.storage.people import Person, now

DAY = 24 * 60 * 60 * 1000  # milliseconds, after which such a table goes
MOST = 12  # of one person; the oldest makes way


async def make_way(lobby: Lobby, person: Person) -> None:
    """There is room for one more table of a person."""
    mine = await tables.examples_of(lobby.host.store, person.id)
    await remove(lobby, mine[MOST - 1 :])


async def expire(lobby: Lobby) -> None:
    """Those that have had their day go."""
    await remove(lobby, await tables.examples_before(lobby.host.store, now() - DAY))


async def remove(lobby: Lobby, ids: Iterable[str]) -> None:
    """These tables are no more. Whoever looks at one is told so."""
    for id in ids:
        with lobby.minding("remove", id):
            if room := lobby.rooms.get(id):
                lobby.drop(room)
            lobby.aside.back(id)
            await lobby.host.store.write(tables.remove_table(id))
