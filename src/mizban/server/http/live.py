"""The live channel: one ordered stream for everybody who looks at a table, and their commands."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any, Protocol

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from mizban.core.problem import Problem
from mizban.render.tongue import tongue
from mizban.server.errors import Refusal, status_of
from mizban.server.http.guard import address
from mizban.server.http.request import host_of, limits_of, number, room_of, tongue_of
from mizban.server.storage.people import Person
from mizban.server.table.commands import Answer, Chat, read_command
from mizban.server.table.room import Room, check_crowd

SOON = 0.001  # seconds until news are drawn
MOST_ANSWERS = 100  # that wait for somebody who asks faster than they read
log = structlog.get_logger()


class SentTable(Protocol):
    """Makes what one stream is told. It remembers what the other end has already."""

    def message(self, since: int) -> dict[str, Any] | None:
        """What is new after entry `since`; None when nothing is."""


class Stream:
    """One connection. It is told what is newest as fast as it can take it; others do not wait for it."""

    def __init__(
        self, socket: WebSocket, room: Room, person: Person | None, form: str, since: int, aided: bool = True
    ) -> None:
        self.socket = socket
        self.host = host_of(socket)
        self.limits = limits_of(socket)
        self.room = room
        self.who = person
        self.person = person.id if person else 0
        self.session: bytes = socket.state.session
        self.lang: str = socket.state.lang
        self.tongue = tongue_of(socket)
        self.form = form
        self.aided = aided
        self.since = since
        self.answers: deque[Answer] = deque()
        self.news = asyncio.Event()
        self.fresh = True
        self.ended = False
        self.look()

    def look(self) -> None:
        """Looks through the eyes this person has now: they may have sat down since."""
        self.viewer = self.room.viewer(self.who)
        eyes = (self.room, self.viewer, self.tongue, self.form, self.aided)
        self.sent: SentTable = self.socket.app.state.sent_table(*eyes)

    def poke(self) -> None:
        """There is something new to see; the answer to the move that brought it goes out first."""
        if not self.fresh:
            self.fresh = True
            asyncio.get_running_loop().call_later(SOON, self.news.set)

    def meet(self, person: Person) -> None:
        """Where they want other names of things, all is told again."""
        self.who, before = person, self.tongue
        self.tongue = tongue(self.lang, person.card_names)
        if self.tongue != before:
            self.look()
            self.since = 0
            self.poke()

    def end(self) -> None:
        """The other end is to come again."""
        self.ended = True
        self.news.set()

    async def run(self) -> None:
        """Serves the connection until it ends."""
        self.room.come(self)
        self.room.poke()
        reader = asyncio.create_task(self.read())
        try:
            await self.write(reader)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the other end has gone
        finally:
            reader.cancel()
            self.room.go(self)
            self.room.poke()

    async def write(self, reader: asyncio.Task[None]) -> None:
        """Sends answers and news in their order."""
        reader.add_done_callback(lambda _: self.end())
        self.news.set()
        while True:
            await self.news.wait()
            self.news.clear()
            if self.ended:
                if not reader.done():
                    await self.socket.close(1012)
                return
            while self.answers:
                await self.send(self.answers.popleft())
            if self.fresh:
                await self.tell()

    async def tell(self) -> None:
        """Sends what is new. Pages are drawn one by one, and answers go out between them."""
        try:
            async with self.host.pencil:
                await asyncio.sleep(0)
                message = self.drawn()
        except Exception as wrong:  # a mistake of ours: this one gets a sentence, and all others see the table
            self.host.lobby.stumbled(self.room, wrong)
            await part(self.socket, Refusal(500, "draw-failed"))
            raise WebSocketDisconnect(4500) from None
        if message is not None:
            await self.send(message)
        self.host.garbage.drawn()

    def drawn(self) -> dict[str, Any] | None:
        """What is new, as this connection is told it."""
        self.fresh = False
        if self.room.viewer(self.who) != self.viewer:
            self.look()
            self.since = 0
        message = self.sent.message(self.since)
        self.since = self.room.history.n
        return message

    async def send(self, data: object) -> None:
        await self.socket.send_text(msgspec.json.encode(data).decode())

    async def read(self) -> None:
        """Takes commands until the other end goes."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if len(self.answers) >= MOST_ANSWERS:
                await self.socket.close(1008)
                return
            self.answers.append(await self.answered(message.get("text") or message.get("bytes") or ""))
            self.news.set()

    async def answered(self, data: str | bytes) -> Answer:
        """What becomes of one message."""
        id = ""
        try:
            try:
                command = read_command(data)
                id = command.id
            finally:
                self.limits.take("command", self.person or address(self.socket))
            if self.who is None:
                raise Refusal(403, "no-name")
            if isinstance(command, Chat):
                self.limits.take("chat", self.person)
            return await self.host.do(self.room, self.who, command)
        except Problem as problem:
            self.fresh = True
            return Answer(id, False, text=problem.say(self.lang), turn=self.room.play.turn)
        except Exception:  # the host has logged it
            return Answer(id, False, text=Refusal(500, "server-error").say(self.lang), turn=self.room.play.turn)


async def turn_away(socket: WebSocket, problem: Problem) -> None:
    """Says why not, and closes. A browser tells its page nothing of a channel that was never open."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the other end has gone
        await socket.accept()
        await part(socket, problem)


async def part(socket: WebSocket, problem: Problem) -> None:
    """Says why this channel ends, and ends it."""
    status = status_of(problem)
    await socket.send_json({"refused": problem.say(socket.state.lang), "status": status})
    await socket.close(4000 + status)


async def live(socket: WebSocket) -> None:
    """The stream of a table."""
    try:
        limits_of(socket).take("stream", address(socket))
        room = await room_of(socket)
        check_crowd(room, socket.state.person)
    except Problem as problem:
        await turn_away(socket, problem)
        return
    await socket.accept()
    form = "tall" if socket.query_params.get("form") == "tall" else "wide"
    since, aided = number(socket, "since", room.history.n), socket.query_params.get("memory") != "off"
    await Stream(socket, room, socket.state.person, form, since, aided).run()
