"""The interface for programs: what its page says is true, and a program plays through it."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from msgspec.json import schema

from mizban.core.record import Record
from mizban.render.texts import LANGS, source
from mizban.server.api import description, events, routes
from mizban.server.commands import AnyCommand
from mizban.server.openapi import message, texts
from mizban.server.people import hashed
from server.house import house
from server.served import listening
from server.site import site

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
BOT = ROOT / "examples" / "bot.py"


def test_every_route_is_on_the_page() -> None:
    written = re.findall(r"^\| `([A-Z]+)` \| `(\S+)` \|", PAGE, re.MULTILINE)
    real = [(method, route.path) for route in routes for method in route.methods or () if method != "HEAD"]
    assert sorted(written) == sorted(real)


def test_every_command_and_its_fields_are_on_the_page() -> None:
    parts = schema(AnyCommand)["$defs"].values()
    real = {part["properties"]["do"]["enum"][0]: set(part["properties"]) - {"do", "id"} for part in parts}
    written = dict(re.findall(r"^\| `([a-z-]+)` \|(.*?)\|", PAGE.partition("| `do` |")[2], re.MULTILINE))
    assert set(written) == set(real)
    for name, fields in real.items():
        assert fields <= set(re.findall(r"`(\w+)`", written[name])), name


def test_every_type_and_field_is_explained_in_every_language_and_nothing_else_is() -> None:
    for lang in LANGS:
        types = description(lang)["components"]["schemas"]
        told = {f"api-{name}" for name in types} | {"api-Command"}
        for name, part in types.items():
            assert part["description"]
            assert all(field["description"] for field in part["properties"].values())
            told |= {f"{message(texts(lang), name, field)}.{field}" for field in part["properties"]}
        found = FluentParser().parse(source("mizban.server", f"api-{lang}")).body
        entries = [entry for entry in found if isinstance(entry, ast.Message)]
        assert told == {e.id.name for e in entries} | {
            f"{e.id.name}.{a.id.name}" for e in entries for a in e.attributes
        }


def test_the_page_for_programs_speaks_the_language_of_its_reader(tmp_path: Path) -> None:
    with site(tmp_path) as s:
        for lang, sentence in (("en", "What became of a command."), ("fa", "با فرمان چه شد.")):
            assert sentence in s.ask("GET", "/api", headers={"accept-language": lang}).text


def test_the_description_names_every_route_and_is_served(tmp_path: Path) -> None:
    found = description()
    paths = {f"/api/v1{path}" for path in found["paths"]} | {"/api/v1/openapi.json"}
    assert paths == {route.path for route in routes}
    with site(tmp_path) as s:
        assert s.ask("GET", "/api/v1/openapi.json").json() == json.loads(json.dumps(found))


def test_a_stream_tells_what_happened_once_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    token, code = asyncio.run(prepared(tmp_path))
    with listening(tmp_path) as server:
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

        def ask(path: str, data: object = None, **others: str) -> urllib.request.Request:
            body = None if data is None else json.dumps(data).encode()
            return urllib.request.Request(f"{server.address}/api/v1{path}", body, headers | others)

        with urllib.request.urlopen(ask(f"/join/{code}", {})) as answer:
            table = json.load(answer)["id"]
        with urllib.request.urlopen(ask(f"/tables/{table}/stream"), timeout=20) as stream:
            first = event(stream)
            assert first["id"] == table
            for i in range(3):
                with urllib.request.urlopen(
                    ask(f"/tables/{table}/commands", {"id": f"c{i}", "do": "chat", "text": f"{i}"})
                ):
                    pass
            told: list[str] = []
            while len(told) < 3:
                told += [line["text"] for line in event(stream)["lines"] if line["kind"] == "chat"]
            assert told == ["0", "1", "2"]
        with urllib.request.urlopen(ask(f"/tables/{table}/stream", **{"Last-Event-ID": "2"}), timeout=20) as stream:
            assert [line["n"] for line in event(stream)["lines"]] == [3]


async def test_a_stream_ends_with_its_token(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        token = await h.host.people.new_token(people[0], "bot")
        stream = events(room, people[0], hashed(token), "en", 0)
        assert b'"legal"' in await anext(stream)
        assert room.chairs[0].online
        [found] = await h.host.people.tokens(people[0])
        await h.host.people.end_token(people[0], found.mark)
        with pytest.raises(StopAsyncIteration):
            await anext(stream)
        assert not room.watchers


def event(stream: Iterable[bytes]) -> dict[str, Any]:
    """The next event of a stream."""
    for line in stream:
        if line.startswith(b"data: "):
            found: dict[str, Any] = json.loads(line[6:])
            return found
    raise AssertionError("the stream has ended")


async def prepared(folder: Path) -> tuple[str, str]:
    """A token, and the code of a table that waits for its holder and has a bot on the other seat."""
    async with house(folder) as h:
        owner, robot = await h.guests(2)
        room = await h.waiting([owner], ["open", "random"], private=True)
        return await h.host.people.new_token(robot, "example"), room.code


def test_the_example_plays_a_whole_game(tmp_path: Path) -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 60
    token, code = asyncio.run(prepared(tmp_path))
    with listening(tmp_path) as server:
        ran = subprocess.run(
            [sys.executable, str(BOT), server.address, token, code],
            capture_output=True,
            text=True,
            timeout=90,
            check=False,
        )
    assert ran.returncode == 0, ran.stderr
    assert re.match(r"scores: \[\d+, \d+\]", ran.stdout)

    async def check() -> None:
        async with house(tmp_path) as h:
            room = await h.host.by_code(code)
            Record.read(room.record().write()).verify()

    asyncio.run(check())
