"""Messages of people who mean no good: each is refused in a sentence, and nothing at the table changes."""

from __future__ import annotations

import asyncio
import copy
import json
import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.result import Ok
from starlette.testclient import WebSocketTestSession
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from mizban.core.rng import fast
from mizban.render.texts import LANGS
from mizban.server.errors import Refusal
from mizban.server.http.api import description
from mizban.server.table.room import Room
from server.house import house, state
from server.served import Here, listening
from server.site import Site, Visitor, site

VERBS = ["say", "undo", "undo-ask", "undo-answer", "share", "sit", "stand", "bot", "leave", "return"]
VERBS += ["relieve", "rematch", "rewind", "play-on"]
ODD: list[Any] = [
    *(None, True, -1, 0, 3, 2**31, 2**63, 2**64, 10**400, 1.5, 1e308, [], [[]], {}, {"word": "pass"}),
    *("", "0", "pass", "place:keep", "bid:3", "take:gold_2", "x" * 201, "x" * 1_000),
    *("\u202e", "\u200b", "\x00", "🜁", "'; DROP TABLE entries; --", "../.."),
]
RAW = [
    *("", " ", "\x00", "null", "[]", "{}", "0", '"say"', "{", '{"id":', "NaN", "\ufeff{}", "x" * 5000),
    *("[" * 4000, '{"a":' * 600, '{"id":"a","do":"say","n":' + "9" * 4000 + ',"word":"pass"}'),
    *(f'{{"id":"a","do":"say","n":{n},"word":"pass"}}' for n in ("NaN", "1e999", "-0", "1.0", "Infinity")),
    *('{"id":"a","id":"b","do":"chat"}', '{"id":"a","do":"chat","text":"\\ud800"}', '{"do":"say"}'),
    *('{"id":"a","do":"no-such"}', '{"id":"a","do":["say"]}'),
]


class Attack:
    """A stream of bad commands for a table: no seat that sends them may do what they ask."""

    def __init__(self, turn: int, others: list[str], seed: int, illegal: Sequence[str] = ()) -> None:
        """With words that are illegal, half of all are said in answer to the question that is open."""
        self.turn, self.others, self.random, self.illegal = turn, others, random.Random(seed), illegal

    def message(self) -> str:
        """The next one."""
        if self.illegal and self.random.random() < 0.5:
            word = self.random.choice(self.illegal)
            return json.dumps({"id": f"h{self.random.randrange(10**12)}", "do": "say", "n": self.turn, "word": word})
        if self.random.random() < 0.2:
            return self.random.choice(RAW)
        return json.dumps(self.command(), ensure_ascii=self.random.random() < 0.5)

    def command(self) -> dict[str, Any]:
        choose = self.random.choice
        wanted: dict[str, Any] = {
            "id": f"h{self.random.randrange(10**12)}",
            "do": choose(VERBS),
            "n": self.turn + choose([-1, 1, 2, 1000]),
            "word": choose(["pass", "place:keep", "castle", "bid:99"]),
        }
        for _ in range(self.random.randrange(3)):
            field = choose(["id", "do", "n", "word", "yes", "seat", "level", "share", "text", "table", "person"])
            wanted[field] = choose([*ODD, *self.others])
        if self.random.random() < 0.4:
            wanted.pop(choose(list(wanted)))
        return wanted


def harmless(room: Room) -> dict[str, Any]:
    """What may not change."""
    return state(room, lines=3)


@pytest.fixture(scope="module")
def open_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MIZBAN_LIMITS", "off")
        with site(tmp_path_factory.mktemp("data")) as opened:
            yield opened


def scene(s: Site, kind: str) -> tuple[Room, Visitor]:
    """A table in a state, and somebody at it: one who may do nothing there just now, or the one who is asked."""
    ann, behrooz, eve = s.visitor("Ann"), s.visitor("Behrooz"), s.visitor("Eve")
    room = s.playing([ann, behrooz])
    if kind == "over":
        s.finish(room, [ann, behrooz])
        return room, eve
    if kind == "asked":
        return room, [ann, behrooz][room.play.asked]
    return room, eve if kind == "watching" else [ann, behrooz][1 - room.play.asked]


def exchanged(stream: WebSocketTestSession, message: str | bytes) -> dict[str, Any]:
    """Sends a message and waits for its answer."""
    if isinstance(message, bytes):
        stream.send_bytes(message)
    else:
        stream.send_text(message)
    while True:
        answer: dict[str, Any] = stream.receive_json()
        if "re" in answer:
            return answer


SEATED = ("leave", "undo-ask")  # what a seat may well do, asked or not


def refusable(text: str, kind: str) -> bool:
    """Whether nobody in this place may do what the message asks."""
    try:
        wanted = json.loads(text)
    except (ValueError, RecursionError):
        return True
    return not (kind in ("asked", "not asked") and isinstance(wanted, dict) and wanted.get("do") in SEATED)


def illegal(room: Room) -> list[str]:
    """All words of the game that are no answer to the question that is open."""
    assert room.play.match is not None
    legal = [option.word for option in room.play.match.s.legal]
    return [word for word in room.game.words.named if word not in legal]


BROKEN = [Refusal(500, "server-error").say(lang) for lang in LANGS]  # what people are told when something has failed
KINDS = ["watching", "not asked", "over", "asked"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("way", ["live", "post"])
def test_bad_commands_are_refused_and_change_nothing(open_site: Site, kind: str, way: str) -> None:
    room, who = scene(open_site, kind)
    wrong = illegal(room) if kind == "asked" else []
    attack = Attack(room.play.turn, [room.id, room.code, "0" * 16, str(room.owner)], KINDS.index(kind), wrong)
    before = harmless(room)
    messages = [text for text in (attack.message() for _ in range(70)) if refusable(text, kind)]
    if way == "live":
        with open_site.live(room, who) as stream:
            for text in messages:
                answer = exchanged(stream, text)
                assert answer["ok"] is False, text
                assert answer["text"], text
                assert answer["text"] not in BROKEN, text
                assert harmless(room) == before, text
    else:
        for text in messages:
            status = open_site.ask("POST", f"/api/v1/tables/{room.id}/commands", who, content=text.encode()).status_code
            assert 400 <= status < 500, text
            assert harmless(room) == before, text


@pytest.mark.parametrize(
    "body", [b"\xff\xfe", b'{"id":"a","do":"chat","text":"\xc3\x28"}', b"\x00" * 4096, b"\xed\xa0\x80"]
)
def test_bytes_that_are_no_text_are_refused(open_site: Site, body: bytes) -> None:
    room, who = scene(open_site, "watching")
    assert open_site.ask("POST", f"/api/v1/tables/{room.id}/commands", who, content=body).status_code == 400
    with open_site.live(room, who) as stream:
        assert exchanged(stream, body)["ok"] is False


def test_an_id_used_again_for_something_else_does_nothing(open_site: Site) -> None:
    ann, behrooz = open_site.visitor("Ann"), open_site.visitor("Behrooz")
    room = open_site.playing([ann, behrooz])
    path = f"/api/v1/tables/{room.id}/commands"
    first = open_site.ask("POST", path, ann, json={"id": "same", "do": "chat", "text": "hello"}).json()
    before = harmless(room)
    for do in ({"do": "leave"}, {"do": "chat", "text": "other"}):
        assert open_site.ask("POST", path, ann, json={"id": "same", **do}).json() == first
        assert harmless(room) == before
    move = {"id": "same", "do": "say", "n": room.play.turn, "word": "place:keep"}
    assert open_site.ask("POST", path, ann, json=move).status_code == 409, "a move that is not made is not acknowledged"
    assert harmless(room) == before
    open_site.ask("POST", path, behrooz, json={"id": "same", "do": "chat", "text": "mine"})
    assert room.history.n == before["n"] + 1, "the ids of others are their own"


def test_a_channel_that_is_refused_says_why(tmp_path: Path) -> None:
    async def come(server: Here) -> tuple[dict[str, Any], int | None]:
        address = f"{server.address.replace('http', 'ws')}/t/none/live"
        async with connect(address, origin=Origin(server.address), proxy=None) as stream:
            said: dict[str, Any] = json.loads(await stream.recv())
            await stream.wait_closed()
            return said, stream.close_code

    with listening(tmp_path) as server:
        said, code = asyncio.run(come(server))
    assert said == {"refused": Refusal(404, "no-table").say("en"), "status": 404}
    assert code == 4404


def flood(server: Here, prepared: Prepared, until: float, most: int) -> int:
    """Bad commands over real connections until the time is up; returns how many were sent."""

    async def send(seed: int) -> int:
        asked = seed % 4 > 1
        attack = Attack(prepared.turn, [prepared.table, prepared.code], seed, prepared.illegal if asked else ())
        sent = 0
        headers = {"Authorization": f"Bearer {prepared.asked if asked else prepared.token}"}
        address = f"{server.address.replace('http', 'ws')}/t/{prepared.table}/live"
        while time.monotonic() < until and sent < most:
            async with connect(address, additional_headers=headers, max_size=None) as stream:
                try:
                    for _ in range(200):
                        text = attack.message()
                        if not refusable(text, "not asked"):
                            continue
                        await stream.send(text.encode() if seed % 2 else text)
                        sent += 1
                        while "re" not in (answer := json.loads(await asyncio.wait_for(stream.recv(), 20))):
                            pass
                        assert answer["ok"] is False, text
                        assert answer["text"] not in BROKEN, text
                except ConnectionClosed:
                    assert stream.close_code in (1007, 1009), text
        return sent

    async def all_at_once() -> int:
        return sum(await asyncio.gather(*(send(seed) for seed in range(4))))

    return asyncio.run(all_at_once())


class Prepared(NamedTuple):
    """A table in the middle of its game, and the tokens of somebody who is not asked there and of the one who is."""

    table: str
    code: str
    token: str
    asked: str
    turn: int
    illegal: list[str]


async def prepared(folder: Path) -> tuple[Prepared, dict[str, Any]]:
    async with house(folder) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        rng = fast(1)
        for _ in range(20):
            await h.say(room, people, rng)
        token = await h.host.people.new_token(people[1 - room.play.asked], "eve")
        asked = await h.host.people.new_token(people[room.play.asked], "eve")
        return Prepared(room.id, room.code, token, asked, room.play.turn, illegal(room)), harmless(room)


async def now(folder: Path, table: str) -> dict[str, Any]:
    async with house(folder) as h:
        return harmless(await h.host.lobby.room(table))


@pytest.mark.parametrize(
    ("seconds", "most"), [(5, 60), pytest.param(900, 25_000, marks=pytest.mark.deep)], ids=["few", "many"]
)
def test_a_flood_of_bad_commands_over_real_connections_changes_nothing(
    tmp_path: Path, seconds: float, most: int
) -> None:
    """The deep run sends 100,000."""
    start, before = asyncio.run(prepared(tmp_path))
    with listening(tmp_path) as server:
        sent = flood(server, start, time.monotonic() + seconds, most)
        assert server.app.state.host.lobby.rooms[start.table].history.n == before["n"]
    assert sent >= (100_000 if most > 1000 else 100)
    assert asyncio.run(now(tmp_path, start.table)) == before


@pytest.mark.parametrize("examples", [4, pytest.param(600, marks=pytest.mark.deep)], ids=["few", "many"])
def test_requests_made_from_the_description_are_answered_as_it_says(tmp_path: Path, examples: int) -> None:
    load_all_checks()
    names = ("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance")
    checks: list[Any] = CHECKS.get_by_names(names)
    start, before = asyncio.run(prepared(tmp_path))
    described = copy.deepcopy(description())
    done: list[int] = []  # the entries that acknowledged commands made at the prepared table
    del described["paths"]["/tables/{id}/stream"]  # it does not end
    with listening(tmp_path) as server:
        for result in schemathesis.openapi.from_dict(described).get_all_operations():
            assert isinstance(result, Ok)
            operation = result.ok()

            @given(case=operation.as_strategy())
            @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
            def probe(case: Case[Any]) -> None:
                if case.path_parameters and "id" in case.path_parameters and len(str(case.body)) % 2:
                    case.path_parameters["id"] = start.table
                headers = {"Authorization": f"Bearer {start.token}"}
                answer = case.call_and_validate(base_url=f"{server.address}/api/v1", headers=headers, checks=checks)
                here = case.path_parameters and case.path_parameters.get("id") == start.table
                if here and case.method.upper() == "POST" and answer.status_code == 200:
                    done.append(answer.json()["n"])

            probe()
        room = server.app.state.host.lobby.rooms[start.table]
        room.game.invariant(room.play.match.s)
        assert {entry.n for entry in room.history.entries[before["n"] :] if entry.command} == set(done)
    assert done or asyncio.run(now(tmp_path, start.table)) == before
    assert done or examples < 100, "no command was acknowledged"
