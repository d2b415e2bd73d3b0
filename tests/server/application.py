"""The whole application without a network: requests and live channels in this process, with every byte kept."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import structlog

from mizban.server.host import Host
from mizban.server.http.live import SOON
from mizban.server.table.room import Room
from mizban.web.app import app

HERE = "table.example"
Message = MutableMapping[str, Any]


class Reply(NamedTuple):
    """The answer to a request."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    def header(self, name: str) -> str:
        """One of its headers."""
        return dict(self.headers).get(name.encode(), b"").decode()

    @property
    def cookie(self) -> str:
        """The session it begins."""
        return self.header("set-cookie").partition(";")[0]


def scope(kind: str, path: str, cookie: str, more: dict[str, str]) -> dict[str, Any]:
    """What the application is told of a connection."""
    headers = {"host": HERE, "origin": f"http://{HERE}", "cookie": cookie, **more}
    bare, _, query = path.partition("?")
    return {
        "type": kind,
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": bare,
        "raw_path": bare.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(name.encode(), value.encode()) for name, value in headers.items() if value],
        "client": ("127.0.0.1", 1),
        "server": (HERE, 80),
        "subprotocols": [],
    }


class House:
    """A server over a folder of data."""

    def __init__(self, folder: Path) -> None:
        structlog.configure(logger_factory=structlog.ReturnLoggerFactory())
        self.app = app(folder, pace=0, workers=1)
        self.host: Host = self.app.state.host

    async def close(self) -> None:
        await self.host.close()

    async def ask(self, method: str, path: str, cookie: str = "", body: bytes = b"", **headers: str) -> Reply:
        """One request."""
        start: list[Message] = []
        parts: list[bytes] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                start.append(message)
            else:
                parts.append(message.get("body", b""))

        more = {name.replace("_", "-"): value for name, value in headers.items()} | {"content-length": str(len(body))}
        await self.app({**scope("http", path, cookie, more), "method": method}, receive, send)
        return Reply(start[0]["status"], tuple(map(tuple, start[0]["headers"])), b"".join(parts))

    async def form(self, path: str, cookie: str = "", lang: str = "en", **fields: str) -> Reply:
        """A form that somebody sends."""
        text = "&".join(f"{name}={value.replace(' ', '+')}" for name, value in fields.items())
        kind = "application/x-www-form-urlencoded"
        return await self.ask("POST", path, cookie, text.encode(), content_type=kind, accept_language=lang)

    async def api(self, method: str, path: str, cookie: str, data: object = None) -> Any:
        """A request to the JSON interface."""
        body = b"" if data is None else msgspec.json.encode(data)
        return msgspec.json.decode((await self.ask(method, f"/api/v1{path}", cookie, body)).body)

    async def laid(self, langs: list[str], options: dict[str, str], game: str = "biblios") -> tuple[Room, list[str]]:
        """A table at which as many people sit as languages are given, with their cookies; its game is on."""
        chairs = {f"chair-{seat}": "open" if 0 < seat < len(langs) else "none" for seat in range(4)}
        chosen = {f"option-{id}": value for id, value in options.items()}
        form = {"game": game, "name": "Player 0", "open": "no"} | chairs | {"chair-0": "me"} | chosen
        reply = await self.form("/new", lang=langs[0], **form)
        assert reply.status == 303, reply.body
        room = await self.host.lobby.room(reply.header("location").rpartition("/")[2])
        cookies = [reply.cookie]
        for seat, lang in enumerate(langs[1:], 1):
            cookies.append((await self.form(f"/j/{room.code}", lang=lang, name=f"Player {seat}", way="sit")).cookie)
        for seat, cookie in enumerate(cookies):
            command = {"id": "share", "do": "share", "share": f"{seat:032x}"}
            answer = await self.api("POST", f"/tables/{room.id}/commands", cookie, command)
            assert answer["ok"], answer
        assert room.state == "playing"
        return room, cookies

    async def watcher(self, room: Room, lang: str = "en") -> str:
        """Somebody who comes to watch; returns their cookie."""
        return (await self.form(f"/j/{room.code}", lang=lang, name="Watcher", way="watch")).cookie


class Page:
    """A live channel that somebody has open, with all that came over it."""

    def __init__(self, house: House, room: Room, cookie: str, form: str = "wide", since: int = 0) -> None:
        self.room = room
        self.frames: list[str] = []
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        path = f"/t/{room.id}/live?form={form}&since={since}"
        self.task = asyncio.create_task(house.app(scope("websocket", path, cookie, {}), self.inbox.get, self.take))

    async def take(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self.frames.append(message["text"])
        elif message["type"] == "websocket.close":
            self.frames.append(f"closed {message['code']}")

    async def send(self, **command: Any) -> dict[str, Any]:
        """Sends a command and waits until it is answered and everybody has been told."""
        self.inbox.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(command).decode()})
        start = f'{{"re":"{command["id"]}"'
        at = len(self.frames)
        while True:
            for frame in self.frames[at:]:
                if frame.startswith(start):
                    await settled(self.room)
                    answer: dict[str, Any] = msgspec.json.decode(frame)
                    return answer
            assert not self.task.done()
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Goes away."""
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task
        await settled(self.room)


class Listening:
    """A stream of JSON that somebody's program listens to, with all that came over it."""

    def __init__(self, house: House, room: Room, cookie: str) -> None:
        self.room = room
        self.parts: list[str] = []
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.inbox.put_nowait({"type": "http.request", "body": b"", "more_body": False})
        asked = {**scope("http", f"/api/v1/tables/{room.id}/stream", cookie, {}), "method": "GET"}
        self.task = asyncio.create_task(house.app(asked, self.inbox.get, self.take))

    async def take(self, message: Message) -> None:
        self.parts.append(message.get("body", b"").decode() or repr(message))

    async def close(self) -> None:
        """Goes away."""
        self.inbox.put_nowait({"type": "http.disconnect"})
        await self.task
        await settled(self.room)


async def listening(house: House, room: Room, cookie: str) -> Listening:
    """Somebody's program begins to listen, and is told how the table stands."""
    listener = Listening(house, room, cookie)
    while len(listener.parts) < 2:
        assert not listener.task.done()
        await asyncio.sleep(0)
    await settled(room)
    return listener


async def opened(house: House, room: Room, cookie: str, form: str = "wide", since: int = 0) -> Page:
    """Somebody opens the page of a table, and is told how it stands."""
    page = Page(house, room, cookie, form, since)
    while not page.frames:
        assert not page.task.done()
        await asyncio.sleep(0)
    await settled(room)
    return page


async def settled(room: Room) -> None:
    """Waits until everybody who looks has been told all."""
    for _ in range(5000):
        await asyncio.sleep(SOON / 2)
        watchers: list[Any] = list(room.watchers)
        if not any(watcher.news.is_set() or getattr(watcher, "fresh", False) for watcher in watchers):
            return
    raise AssertionError("the table does not come to rest")
