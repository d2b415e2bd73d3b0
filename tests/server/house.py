"""A house for tests: people, tables and commands without a network."""

from __future__ import annotations

import copy
import itertools
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

import mizban
from mizban.core.problem import Problem
from mizban.core.rng import Rng, fast
from mizban.render.games import Game
from mizban.server.host import Host
from mizban.server.notify.notices import USUAL, Ways
from mizban.server.storage.people import Person
from mizban.server.table.commands import Answer, AnyCommand, read_command
from mizban.server.table.log_lines import log_lines
from mizban.server.table.room import Room

GAME = mizban.game("biblios")
COUNT = itertools.count(1)
NAMES = ("Ann", "Behrooz", "Cyrus", "Dana")


def command(do: str, **fields: object) -> AnyCommand:
    """A command as it would come over the wire, with an id of its own unless one is given."""
    return read_command(json.dumps({"id": f"c{next(COUNT)}", "do": do, **fields}))


def share(seat: int) -> str:
    return f"{seat:032x}"


class House:
    """One server and short ways to use it."""

    def __init__(self, host: Host, game: Game = GAME) -> None:
        self.host = host
        self.game = game

    async def guests(self, count: int) -> list[Person]:
        return [await self.host.people.guest(name, "en") for name in NAMES[:count]]

    async def waiting(
        self, people: Sequence[Person], chairs: Sequence[str] = (), private: bool = False, bank: int = 0
    ) -> Room:
        """A table that the first person has laid; the others are still to come."""
        wanted = list(chairs) or ["me"] + ["open"] * (max(len(people), 2) - 1)
        return await self.host.create(people[0], self.game, len(wanted), {}, wanted, private, bank)

    async def playing(self, people: Sequence[Person], bots: int = 0, private: bool = False, bank: int = 0) -> Room:
        """A table at which all sit and the game has begun."""
        chairs = ["me", *["open"] * (len(people) - 1), *["random"] * bots]
        room = await self.waiting(people, chairs, private, bank)
        for person in people[1:]:
            await self.do(room, person, "sit")
        for seat, person in enumerate(people):
            await self.do(room, person, "share", share=share(seat))
        assert room.state == "playing"
        return room

    async def do(self, room: Room, person: Person, do: str, **fields: object) -> Answer:
        return await self.host.do(room, person, command(do, **fields))

    async def refused(self, room: Room, person: Person, do: str, **fields: object) -> str:
        """The text of the refusal that a command gets; it changes nothing."""
        before = state(room)
        with pytest.raises(Problem) as wrong:
            await self.do(room, person, do, **fields)
        assert state(room) == before
        for lang in ("en", "fa"):
            assert wrong.value.say(lang)
        return wrong.value.text

    async def say(self, room: Room, people: Sequence[Person], rng: Rng) -> Answer:
        """The person who is asked gives any answer."""
        assert room.play.match is not None
        legal = room.play.facing(room.play.asked).legal
        word = legal[rng.below(len(legal))].word
        return await self.do(room, people[room.play.asked], "say", n=room.play.turn, word=word)

    async def finish(self, room: Room, people: Sequence[Person], seed: int = 1) -> None:
        """Plays the game to its end."""
        rng = fast(seed)
        while room.state == "playing":
            await self.say(room, people, rng)

    async def again(self, room: Room) -> Room:
        """The same table, read from disk."""
        self.host.lobby.rooms.pop(room.id, None)
        if room.timers.timer:
            room.timers.timer.cancel()
        reopened = await self.host.lobby.room(room.id)
        assert reopened is not room
        return reopened


def state(room: Room, lines: int = 6) -> dict[str, Any]:
    """All of a table that outlives the process, as plain data; of the log the last so many entries."""
    since = max(room.history.n - lines, 0)
    match = room.play.match
    seen = {
        "state": room.state,
        "owner": room.owner,
        "next": room.next,
        "n": room.history.n,
        "turn": room.play.turn,
        "sealed": room.play.sealed,
        "done": room.history.commands,
        "spent": room.clock.spent,
        "members": room.members,
        "vote": room.play.vote,
        "chairs": [(c.kind, c.person, c.name, c.level, c.away, c.share) for c in room.chairs],
        "gone": [e.n for e in room.history.entries if e.gone],
        "position": room.game.dump(match.s) if match else None,
        "marks": match.marks if match else None,
        "told": [[tuple(news) for news in told] for told in match.told] if match else None,
        "record": room.record().write() if match else None,
        "lines": [log_lines(room, viewer, lang, since) for viewer in range(room.seats + 1) for lang in ("en", "fa")],
    }
    return copy.deepcopy(seen)


@asynccontextmanager
async def house(folder: Path, ways: Ways = USUAL, game: Game = GAME) -> AsyncIterator[House]:
    """A server over a folder, until the block ends."""
    host = Host(folder, pace=0, workers=1, ways=ways)
    host.people.hasher = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)  # quick, and no good elsewhere
    try:
        yield House(host, game)
    finally:
        await host.close()
