"""What happens at a table by itself after a while: the start, the end of somebody's time, of a request to go back."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING

from mizban.server.errors import Refusal
from mizban.server.storage.people import now
from mizban.server.table.changes import seats, undo

if TYPE_CHECKING:
    from mizban.server.table.room import Room

PATIENCE = 8.0  # seconds to wait for the numbers of the seats before the game starts without them
RETRY = 5.0  # seconds until what could not be written is tried again
GONE = 20.0  # seconds after which a seat that is not there may be handed to a bot
SILENCE = 180.0  # the same for a seat that is asked and does not answer, where there is no clock
VOTING = 60.0  # seconds that bots wait for all to agree to going back


class Timers:
    """What a table waits for."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.timer: asyncio.TimerHandle | None = None
        self.hush: asyncio.TimerHandle | None = None  # until somebody has not answered for long
        self.full_since = 0.0  # when the last seat was taken; 0: not yet

    def cancel(self) -> None:
        """Nothing happens by itself any more."""
        for timer in (self.timer, self.hush):
            if timer:
                timer.cancel()
        self.timer = self.hush = None

    def arm(self) -> None:
        """Sets the timer for whatever happens by itself next: the start, or the end of somebody's time or patience."""
        room = self.room
        if self.timer:
            self.timer.cancel()
            self.timer = None
        if room.state == "waiting" and room.chairs.full:
            self.full_since = self.full_since or time.monotonic()
            wait = max(self.full_since + PATIENCE - time.monotonic(), 0.05)
            self.timer = room.host.lobby.later(wait, room, self.start_late)
            return
        self.full_since = 0.0
        clocks = [room.clock.left(seat) for seat in room.play.due if room.clock.ticks(seat)]
        if room.play.vote and room.play.held:
            waited = (now() - room.history.entries[room.play.vote.n - 1].at) / 1000
            wait = min(max(VOTING - waited, 0.05), VOTING)
            self.timer = room.host.lobby.later(wait, room, partial(self.lapse, room.play.vote.n))
        elif clocks:
            self.timer = room.host.lobby.later(min(clocks) + 0.05, room, partial(self.time_out, room.play.turn))
        if self.hush:
            self.hush.cancel()
        self.hush = room.host.lobby.later(SILENCE, room, self.grow_late) if room.play.due and not clocks else None

    def stalled(self, seat: int) -> bool:
        """Whether a bot may take over: the person has been away from the page for a while, or silent for long."""
        room, chair, moment = self.room, self.room.chairs[seat], time.monotonic()
        silent = seat in room.play.due and not room.clock.bank and moment - room.clock.asked_at[seat] > SILENCE
        here = chair.kind == "person" and not chair.away
        return here and (silent or (not chair.online and moment - chair.since > GONE))

    async def grow_late(self) -> None:
        """Nobody has answered for long: those who wait are shown that a bot may."""
        self.room.poke()

    async def start_late(self) -> None:
        """Not everybody has given a number: the game starts without theirs."""
        async with self.room.lock:
            self.timer = None
            try:
                await self.room.proceed(late=True)
            except Refusal:
                self.full_since = 0.0
                self.arm()

    async def lapse(self, n: int) -> None:
        """Bots have waited long enough for all to agree to going back: they go on."""
        room = self.room
        async with room.lock:
            self.timer = None
            if room.play.vote and room.play.vote.n == n and room.play.held and not room.history.closed:
                try:
                    await room.make(undo.ending(room, "undo-lapse", room.play.vote.seat))
                except Refusal:
                    self.timer = room.host.lobby.later(RETRY, room, partial(self.lapse, n))

    async def time_out(self, turn: int) -> None:
        """Somebody's time is up: a bot plays on."""
        room = self.room
        async with room.lock:
            self.timer = None
            late = [seat for seat in room.play.due if room.clock.ticks(seat) and room.clock.left(seat) <= 0]
            if room.play.turn == turn and late:
                try:
                    await room.make(seats.leaving(room, late[0], "time-out", True))
                except Refusal:
                    self.timer = room.host.lobby.later(RETRY, room, partial(self.time_out, turn))
