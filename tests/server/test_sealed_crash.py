"""A server that ends while several are asked at once: no acknowledged answer is lost, and none counts twice."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2
import pytest

from server.players import Lobby, Serving

pytestmark = pytest.mark.once

TESTS = Path(__file__).parents[1]
WORDS = ("lay:two", "lay:four", "lay:one")
ENDED = 137  # the status of a server that has come to its point


class Table:
    """A table of three people at a server that is killed between their answers."""

    def __init__(self, folder: Path) -> None:
        path = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
        self.around = {"MIZBAN_GAMES": "simultaneous_game", "PYTHONPATH": path}
        self.server = Serving(folder)
        self.lobby = Lobby(self.server.base)
        self.cookies: list[str] = []
        self.id = ""

    async def start(self, crash_at: str = "") -> None:
        self.server.start(crash_at, **self.around)
        await self.server.answering()

    async def lay(self) -> None:
        """Three people sit down, and the game begins."""
        self.id, cookie = await self.lobby.lay("Neda", ["me", "open", "open"], "simultaneous_game")
        code = await self.lobby.code(self.id, cookie)
        self.cookies = [cookie, *[await self.lobby.sit(code, name) for name in ("Sara", "Mina")]]
        for seat in range(3):
            await self.do(seat, "share", do="share", share=f"{seat:032x}")

    async def do(self, seat: int, id: str, **command: object) -> Any:
        return await self.lobby.api("POST", f"/tables/{self.id}/commands", self.cookies[seat], {"id": id, **command})

    async def look(self, seat: int) -> Any:
        return await self.lobby.api("GET", f"/tables/{self.id}", self.cookies[seat])

    async def say(self, seat: int) -> Any:
        """A seat answers; the same command is sent again until it is acknowledged, as every client does."""
        turn = (await self.look(seat))["turn"]
        for _ in range(3):
            try:
                return await self.do(seat, f"say-{seat}", do="say", n=turn, word=WORDS[seat])
            except httpx2.TransportError:
                assert self.server.kill() == ENDED, "the server did not end where it should"
                await self.start()
        raise AssertionError("the answer does not arrive")


async def play(folder: Path, point: str, at: int) -> None:
    """Answers come in the order 2, 0, 1. The server ends at a point of the answer with this number; and after each."""
    table = Table(folder)
    try:
        await table.start()
        await table.lay()
        for count, seat in enumerate((2, 0, 1)):
            table.server.kill()
            await table.start(f"{point}:1" if count == at else "")
            answer = await table.say(seat)
            assert answer["ok"]
            table.server.kill()
            await table.start()
            assert await table.say(seat) == answer, "said again, it is answered the same"
            for other in range(3):
                seen = await table.look(other)
                assert seen["due"] == [[0, 1], [1], [1, 2, 0]][count]
                mine = count < 2 and other in (2, 0)[: count + 1]
                assert seen["sealed"] == (WORDS[other] if mine else "")
    finally:
        table.server.stop()
        await table.lobby.close()
    with closing(sqlite3.connect(folder / "mizban.sqlite")) as db:
        entries = db.execute("SELECT n, kind, seat, word FROM entries ORDER BY n").fetchall()
    assert [n for n, *_ in entries] == list(range(1, len(entries) + 1))
    moves = [(kind, seat, word) for _, kind, seat, word in entries if word]
    assert moves[:2] == [("seal", 2, WORDS[2]), ("seal", 0, WORDS[0])]
    assert moves[2:] == [("say", seat, WORDS[seat]) for seat in range(3)]


@pytest.mark.parametrize(("point", "at"), [("before commit", 0), ("after commit", 2)])
def test_no_sealed_answer_is_lost(tmp_path: Path, point: str, at: int) -> None:
    asyncio.run(play(tmp_path, point, at))


@pytest.mark.deep
@pytest.mark.parametrize("at", range(3))
@pytest.mark.parametrize("point", ["before write", "before commit", "after commit", "before answer"])
def test_no_sealed_answer_is_lost_wherever_the_server_ends(tmp_path: Path, point: str, at: int) -> None:
    asyncio.run(play(tmp_path, point, at))
