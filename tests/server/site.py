"""The whole application in this process: requests of several people, and a look behind the counter."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import httpx2
from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession

from mizban.server.host import Host
from mizban.server.notify.notices import USUAL, Ways
from mizban.server.storage.people import Person
from mizban.server.table.room import Room
from mizban.web.app import app
from server.house import House

T = TypeVar("T")
HOST = "house.test"
ORIGIN = f"http://{HOST}"


class Visitor(NamedTuple):
    """Somebody with a browser: who they are, and their cookie."""

    person: Person
    session: str


class Site:
    """One server. What a visitor asks comes from our own pages, unless the headers say otherwise."""

    def __init__(self, made: Starlette, client: TestClient) -> None:
        self.app, self.client = made, client
        self.host: Host = made.state.host
        self.house = House(self.host)

    def run(self, work: Callable[..., Awaitable[T]], *args: Any, **fields: Any) -> T:
        """Does something behind the counter, in the loop of the server."""

        async def call() -> T:
            return await work(*args, **fields)

        assert self.client.portal is not None
        return self.client.portal.call(call)

    def visitor(self, name: str = "Ann", lang: str = "en") -> Visitor:
        person = self.run(self.host.people.guest, name, lang)
        return Visitor(person, self.run(self.host.people.begin, person, "tests"))

    def headers(self, who: Visitor | None, **others: str | None) -> dict[str, str]:
        headers = {"host": HOST, "origin": ORIGIN, "cookie": f"mizban={who.session}" if who else None, **others}
        return {name.replace("_", "-"): value for name, value in headers.items() if value is not None}

    def ask(
        self,
        method: str,
        path: str,
        who: Visitor | None = None,
        headers: dict[str, str | None] | None = None,
        **rest: Any,
    ) -> httpx2.Response:
        """One request."""
        self.client.cookies.clear()
        answer: httpx2.Response = self.client.request(method, path, headers=self.headers(who, **headers or {}), **rest)
        return answer

    def live(self, room: Room, who: Visitor | None = None, **headers: str | None) -> WebSocketTestSession:
        """The live channel of a table."""
        self.client.cookies.clear()
        return self.client.websocket_connect(f"/t/{room.id}/live", headers=self.headers(who, **headers))

    def playing(self, people: list[Visitor], **how: Any) -> Room:
        return self.run(self.house.playing, [visitor.person for visitor in people], **how)

    def waiting(self, people: list[Visitor], **how: Any) -> Room:
        return self.run(self.house.waiting, [visitor.person for visitor in people], **how)

    def finish(self, room: Room, people: list[Visitor]) -> None:
        self.run(self.house.finish, room, [visitor.person for visitor in people])


@contextmanager
def site(folder: Path, public: str = "", errors: bool = True, ways: Ways = USUAL) -> Iterator[Site]:
    """The application over a folder, until the block ends; with `errors` a mistake of ours is raised here."""
    made = app(folder, pace=0, workers=1, public=public, ways=ways)
    with TestClient(made, base_url=ORIGIN, raise_server_exceptions=errors, follow_redirects=False) as client:
        yield Site(made, client)
