"""The interface for programs: what its page says is true, and a program plays through it."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import urllib.request
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from msgspec.json import schema

import mizban
from mizban.core.record import Record
from mizban.render.texts import LANGS, source
from mizban.server.errors import Refusal
from mizban.server.http.api import description, events, routes
from mizban.server.http.openapi import message, texts
from mizban.server.storage.people import hashed
from mizban.server.table.commands import AnyCommand
from mizban.server.table.room import Room
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
        told = {f"api-{name}" for name in types} | {"api-Command", "api-parameters"}
        for operation in (parsed for path in description(lang)["paths"].values() for parsed in path.values()):
            told |= {f"api-parameters.{each['name']}" for each in operation.get("parameters", ())}
            told |= {f"api-status-{status}".replace("201", "200") for status in operation["responses"]}
        for name, part in types.items():
            assert part["description"]
            assert all(field["description"] for field in part["properties"].values())
            told |= {f"{message(texts(lang), name, field)}.{field}" for field in part["properties"]}
        parsed = FluentParser().parse(source("mizban.server", f"api-{lang}")).body
        entries = [entry for entry in parsed if isinstance(entry, ast.Message)]
        assert told == {e.id.name for e in entries} | {
            f"{e.id.name}.{a.id.name}" for e in entries for a in e.attributes
        }


def test_the_page_for_programs_speaks_the_language_of_its_reader(tmp_path: Path) -> None:
    with site(tmp_path) as s:
        for lang, sentence in (("en", "What became of a command."), ("fa", "با فرمان چه شد.")):
            assert sentence in s.ask("GET", "/api", headers={"accept-language": lang}).text


def test_the_page_for_programs_lists_the_values_of_fields(tmp_path: Path) -> None:
    with site(tmp_path) as s:
        page = s.ask("GET", "/api").text
        for kind in ("undo-ask", "0 | 300 | 600 | 1200 | 2400", "person | bot | open", "object | null"):
            assert f"<code>{kind}</code>" in page
        assert "<code>&#34;&#34; | easy | medium" in page, "no level is a value, too"


def test_the_description_names_every_route_and_is_served(tmp_path: Path) -> None:
    described = description()
    paths = {f"/api/v1{path}" for path in described["paths"]} | {"/api/v1/openapi.json"}
    assert paths == {route.path for route in routes}
    with site(tmp_path) as s:
        assert s.ask("GET", "/api/v1/openapi.json").json() == json.loads(json.dumps(described))


def operations() -> dict[str, dict[str, Any]]:
    """Every route of the description, by its name."""
    return {
        operation["operationId"]: operation for path in description()["paths"].values() for operation in path.values()
    }


def test_the_description_says_who_needs_a_token() -> None:
    needed: list[dict[str, list[str]]] = [{"token": []}]
    useful = [{}, *needed]
    assert {name: operation["security"] for name, operation in operations().items()} == {
        **dict.fromkeys(("my_tables", "create", "join", "command"), needed),
        **dict.fromkeys(("table", "stream", "record"), useful),
        "games": [],
        "open_tables": [],
    }


def test_the_description_lists_the_values_that_there_are() -> None:
    parts = description()["components"]["schemas"]
    games, levels = [game.name for game in mizban.registered_games()], ["easy", "medium", "hard", "random", "playout"]
    for name, field in (("NewTable", "game"), ("TableInfo", "game"), ("GameInfo", "name")):
        assert parts[name]["properties"][field]["enum"] == games
    assert parts["NewTable"]["properties"]["chairs"]["items"]["enum"] == ["me", "open", *levels]
    assert parts["NewTable"]["properties"]["bank"]["enum"] == [0, 300, 600, 1200, 2400]
    for name in ("TableInfo", "TableLine"):
        assert parts[name]["properties"]["state"]["enum"] == ["waiting", "playing", "over", "closed"]
    for name in ("ChairInfo", "SeatBot"):
        assert parts[name]["properties"]["level"]["enum"] == ["", *levels]
    assert parts["ChairInfo"]["properties"]["kind"]["enum"] == ["person", "bot", "open"]
    assert parts["LineInfo"]["properties"]["kind"]["enum"] == ["news", "event", "chat"]


def test_the_description_names_every_status_with_its_headers() -> None:
    for name, operation in operations().items():
        assert {"401", "429", "503"} < set(operation["responses"]), name
        assert "WWW-Authenticate" in operation["responses"]["401"]["headers"]
        for status in ("429", "503"):
            assert operation["responses"][status]["headers"]["Retry-After"]["schema"]["type"] == "integer"
    inside = {each["name"]: each["in"] for each in operations()["stream"]["parameters"]}
    assert inside == {"id": "path", "since": "query", "Last-Event-ID": "header"}


@pytest.mark.parametrize("status", [429, 503])
def test_who_is_to_wait_is_told_how_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int) -> None:
    def refuse(*_: object) -> None:
        raise Refusal(429, "too-often", n=1) if status == 429 else Refusal(503, "storage-failed")

    with site(tmp_path) as s:
        ann = s.visitor()
        room = s.waiting([ann])
        monkeypatch.setattr(Room, "do", refuse)
        answer = s.ask("POST", f"/api/v1/tables/{room.id}/commands", ann, json={"id": "a", "do": "stand"})
        assert answer.status_code == status
        assert int(answer.headers["retry-after"]) > 0


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
        [kept] = await h.host.people.tokens(people[0])
        await h.host.people.end_token(people[0], kept.mark)
        with pytest.raises(StopAsyncIteration):
            await anext(stream)
        assert not room.watchers


async def nothing(*_: object) -> AsyncIterator[bytes]:
    """A stream that ends at once."""
    yield b""


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """No stream goes on for ever, whatever is asked."""
    monkeypatch.setattr("mizban.server.http.api.events", nothing)


def test_a_head_of_a_stream_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mizban.server.http.api.events", None)  # it is not even begun
    with site(tmp_path) as s:
        room = s.waiting([s.visitor()])
        answer = s.ask("HEAD", f"/api/v1/tables/{room.id}/stream")
        assert (answer.status_code, answer.content) == (200, b"")
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert not room.watchers


NUMBERS = [
    "since=abc",
    "since=",
    "since=-1",
    "since=1.0",
    "since=1&since=2",
    f"since={2**31}",
    "since=%D9%A1",
    "since=1e3",
]


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("query", NUMBERS)
@pytest.mark.parametrize("path", ["", "/stream"])
def test_a_number_that_is_none_is_refused_by_its_name(tmp_path: Path, path: str, query: str) -> None:
    with site(tmp_path) as s:
        room = s.waiting([s.visitor()])
        answer = s.ask("GET", f"/api/v1/tables/{room.id}{path}?{query}")
        assert answer.status_code == 422
        assert "“since” must be a whole number" in answer.json()["error"]
        assert s.ask("GET", f"/api/v1/tables/{room.id}?since={2**31 - 1}").json()["lines"] == []


@pytest.mark.usefixtures("brief")
def test_an_id_of_an_event_that_is_none_is_refused(tmp_path: Path) -> None:
    with site(tmp_path) as s:
        room = s.waiting([s.visitor()])
        answer = s.ask("GET", f"/api/v1/tables/{room.id}/stream", headers={"last_event_id": "none"})
        assert answer.status_code == 422
        assert "“Last-Event-ID”" in answer.json()["error"]


GOOD = {"game": "biblios", "chairs": ["me", "easy"]}
BODIES: list[tuple[Any, str, str]] = [
    (GOOD | {"chairs": ["me", 3]}, "$.chairs[1]", "a text"),
    (GOOD | {"chairs": []}, "$.chairs", "1 at least"),
    (GOOD | {"chairs": ["me"] * 11}, "$.chairs", "10 at most"),
    (GOOD | {"private": "yes"}, "$.private", "true or false"),
    (GOOD | {"bank": 1.5}, "$.bank", "a whole number"),
    (GOOD | {"options": []}, "$.options", "an object"),
    (GOOD | {"colour": "red"}, "$.colour", "no field"),
    ({"chairs": ["me"]}, "$.game", "missing"),
    ([GOOD], "“$”", "an object"),
]
COMMANDS: list[tuple[Any, str, str]] = [
    ({"do": "say", "id": "a", "word": "x"}, "$.n", "missing"),
    ({"do": "say", "id": "a", "word": "x", "n": -1}, "$.n", "0 at least"),
    ({"do": "say", "id": "a", "word": "x", "n": 2**40}, "$.n", "2147483648 at most"),
    ({"do": "say", "id": "a", "word": "", "n": 1}, "$.word", "1 at least"),
    ({"do": "say", "id": "a b", "word": "x", "n": 1}, "$.id", "cannot have this value"),
    ({"do": "sing", "id": "a"}, "$.do", "cannot have this value"),
    ({"id": "a"}, "$.do", "missing"),
    ({"do": "stand", "id": "a", "x" * 4000: 1}, "$.xxx", "xxx…"),
]


@pytest.mark.parametrize(
    ("path", "body", "field", "said"),
    [*(("/tables", *row) for row in BODIES), *(("/tables/{id}/commands", *row) for row in COMMANDS)],
)
def test_a_body_that_does_not_fit_is_told_which_field_is_wrong(
    tmp_path: Path, path: str, body: Any, field: str, said: str
) -> None:
    with site(tmp_path) as s:
        ann = s.visitor()
        room = s.waiting([ann])
        answer = s.ask("POST", f"/api/v1{path.format(id=room.id)}", ann, json=body)
        assert answer.status_code == 400
        assert field in answer.json()["error"]
        assert said in answer.json()["error"]
        assert len(answer.json()["error"]) < 200
        s.run(s.host.people.change, ann.person, lang="fa")
        persian = s.ask("POST", f"/api/v1{path.format(id=room.id)}", ann, json=body).json()["error"]
        assert field.strip("“”") in persian
        assert "بخش" in persian


@pytest.mark.parametrize(("field", "value"), [("$.chairs[1]", {"chairs": ["me", "zzz"]}), ("$.bank", {"bank": 7})])
def test_a_value_that_there_is_not_is_told_by_its_field(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, field: str, value: dict[str, Any]
) -> None:
    monkeypatch.setenv("MIZBAN_LIMITS", "on")
    with site(tmp_path) as s:
        ann = s.visitor()
        for _ in range(30):  # mistakes do not use up the tables that one may lay
            answer = s.ask("POST", "/api/v1/tables", ann, json=GOOD | value)
            assert answer.status_code == 422
            assert field in answer.json()["error"]
        assert s.ask("POST", "/api/v1/tables", ann, json=GOOD).status_code == 201


def test_a_body_that_is_not_json_is_told_where(tmp_path: Path) -> None:
    with site(tmp_path) as s:
        ann = s.visitor()
        answer = s.ask("POST", "/api/v1/tables", ann, content=b'{"game": biblios}')
        assert answer.json()["error"] == "This message cannot be read as JSON: it goes wrong at byte 9."
        for body in (b"", b'{"game', b'{"game": "\xff"}'):
            answer = s.ask("POST", "/api/v1/tables", ann, content=body)
            assert answer.status_code == 400
            assert "JSON" in answer.json()["error"], body[:20]


@pytest.mark.parametrize("lang", LANGS)
def test_a_bad_option_is_named_as_programs_write_it(tmp_path: Path, lang: str) -> None:
    with site(tmp_path) as s:
        ann = s.visitor(lang=lang)
        for options, word in [({"penalty": "none"}, "standard, medieval_bluff"), ({"first_seat": "7"}, "first_seat")]:
            answer = s.ask("POST", "/api/v1/tables", ann, json=GOOD | {"options": options})
            assert (answer.status_code, word in answer.json()["error"]) == (422, True)
        crew = {"game": "architects", "chairs": ["me", "open"], "options": {"solo": "one"}}
        assert "solo=one" in s.ask("POST", "/api/v1/tables", ann, json=crew).text


def test_a_long_value_is_cut_where_a_sentence_repeats_it(tmp_path: Path) -> None:
    long = "x" * 200_000
    with site(tmp_path) as s:
        ann = s.visitor()
        for body in ({"options": {"penalty": long}}, {"options": {long: "a"}}):
            answer = s.ask("POST", "/api/v1/tables", ann, json=GOOD | body)
            assert answer.status_code == 422
            assert "xxx…" in answer.json()["error"]
            assert len(answer.text) < 300
        people = [ann, s.visitor("Behrooz")]
        room = s.playing(people)
        word = {"id": "a", "do": "say", "n": room.play.turn, "word": "x" * 200}
        asked = people[room.play.asked]
        assert "xxx…" in s.ask("POST", f"/api/v1/tables/{room.id}/commands", asked, json=word).json()["text"]


def event(stream: Iterable[bytes]) -> dict[str, Any]:
    """The next event of a stream."""
    for line in stream:
        if line.startswith(b"data: "):
            data: dict[str, Any] = json.loads(line[6:])
            return data
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
            room = await h.host.lobby.by_code(code)
            Record.read(room.record().write()).verify()

    asyncio.run(check())
