"""Bots at tables: who is asked thinks, one at a table at a time, and answers like anybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Mapping
from typing import Any, Protocol

import structlog

from mizban.server.bots.pool import Answers, Pool, bot_failed
from mizban.server.errors import Refusal
from mizban.server.table.room import Room
from mizban.server.table.timers import RETRY

log = structlog.get_logger()
STAND_IN = "medium"  # plays for who is away
MOST_FAILURES = 5  # answers of a bot that went wrong, after which its table is set aside


class BotLobby(Protocol):
    """What bots ask of those who keep all tables."""

    @property
    def rooms(self) -> Mapping[str, Room]: ...

    def stumbled(self, room: Room, wrong: Exception) -> None:
        """Something went wrong at a table, which goes on."""

    def set_aside(self, room: Room, wrong: Exception) -> None:
        """A table goes wrong again and again."""


class BotHost(Protocol):
    """What bots ask of the host of their tables."""

    @property
    def lobby(self) -> BotLobby: ...

    @property
    def pool(self) -> Pool: ...

    @property
    def pace(self) -> float: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> object:
        """Does something beside everything else."""


def as_in_example(room: Room, seat: int) -> str:
    """What a seat says in the example that a table begins with; "" where there is none, or it has been left."""
    if room.play.way is None or room.play.match is None or room.play.failures:
        return ""
    return room.play.way.trial.next(room.play.match.record.said, seat, len(room.play.open))


class Players:
    """The bots of all tables of a host."""

    def __init__(self, host: BotHost, answers: Answers) -> None:
        self.host = host
        self.answers = answers
        self.busy: set[str] = set()  # tables for which a bot thinks

    def wake(self, room: Room) -> None:
        """Lets a bot think if it is asked, unless nobody is there to play with, or somebody asks to go back."""
        if room.state != "playing":
            self.answers.close(room.id)
        on = room.state == "playing" and not room.history.closed and not room.chairs.deserted and not room.play.held
        bots = [seat for seat in room.play.due if room.chairs[seat].by_bot] if on else []
        if bots and room.id not in self.busy:
            self.busy.add(room.id)
            self.host.spawn(self.think(room, bots[0]))

    async def think(self, room: Room, seat: int) -> None:
        """One answer of a bot. It comes in steps of the pace, so that the time it took tells nothing."""
        turn, started = room.play.turn, time.monotonic()
        try:
            word = await self.answer(room, seat)
            if self.host.pace:
                took = time.monotonic() - started
                await asyncio.sleep(self.host.pace - took % self.host.pace)
            await room.say_for(seat, turn, word)
        except Refusal as refusal:
            log.error("think", table=room.id, error=refusal.text)
            await asyncio.sleep(RETRY)  # the disk may have room again
        except Exception as wrong:
            self.host.lobby.stumbled(room, wrong)
            if room.play.failed() >= MOST_FAILURES:
                self.host.lobby.set_aside(room, wrong)
            else:
                await asyncio.sleep(RETRY)
        finally:
            self.busy.discard(room.id)
            if current := self.host.lobby.rooms.get(room.id):
                self.wake(current)

    async def answer(self, room: Room, seat: int) -> str:
        """What a bot wants to say; where not even its question can be put, or its answer could not be played, it tries
        the legal answers in turn."""
        if word := as_in_example(room, seat):
            return word
        level = room.chairs[seat].level or STAND_IN
        if not room.play.failures:
            try:
                return await self.host.pool.choose(room.game, level, room.play.facing(seat), seat, room.id)
            except Exception as wrong:
                self.host.lobby.stumbled(room, wrong)
                bot_failed(room.game.name, level, seat, room.id, wrong)
        self.answers.add(room.id, room.game.name, "failed")
        legal = room.play.facing(seat).legal
        return str(legal[room.play.failures % len(legal)].word)
