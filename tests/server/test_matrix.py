"""Who may do what: every command and every route, for everybody, at every kind of table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.json import schema
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocketDisconnect

from mizban.server.table.commands import AnyCommand
from mizban.server.table.room import Room
from server.house import COUNT, share, state
from server.site import Site, Visitor, site

ROLES = ("owner", "seat", "member", "stranger", "nobody")
STATES = ("waiting", "playing", "over", "closed")

# The answer to a command: [state] for the owner (who sits), for another seat, and for those who only watch. A closed
# table is one that everybody has left. At the others one seat is free while they wait, nobody has said a word, and the
# owner is asked first.
COMMANDS: dict[str, tuple[dict[str, object], dict[str, tuple[int, int, int]]]] = {
    "say": ({"n": 0, "word": ""}, {"waiting": (409, 409, 403), "playing": (200, 422, 403), "over": (409, 409, 403)}),
    "undo": ({"n": 0}, {"waiting": (409, 409, 403), "playing": (409, 409, 403), "over": (409, 409, 403)}),
    "undo-ask": ({"n": 0}, {"waiting": (409, 409, 403), "playing": (409, 409, 403), "over": (409, 409, 403)}),
    "undo-answer": (
        {"n": 0, "yes": True},
        {"waiting": (409, 409, 403), "playing": (409, 409, 403), "over": (409, 409, 403)},
    ),
    "rewind": (
        {"n": 0, "words": 0},
        {"waiting": (409, 409, 403), "playing": (409, 409, 403), "over": (409, 409, 403)},
    ),
    "play-on": ({"n": 0}, {"waiting": (409, 409, 403), "playing": (409, 409, 403), "over": (409, 409, 403)}),
    "chat": ({"text": "hello"}, {"waiting": (200, 200, 200), "playing": (200, 200, 200), "over": (200, 200, 200)}),
    "share": ({"share": share(7)}, {"waiting": (200, 200, 403), "playing": (409, 409, 403), "over": (409, 409, 403)}),
    "sit": ({"seat": 2}, {"waiting": (409, 409, 200), "playing": (409, 409, 409), "over": (409, 409, 409)}),
    "stand": ({}, {"waiting": (200, 200, 403), "playing": (409, 409, 403), "over": (409, 409, 403)}),
    "bot": (
        {"seat": 2, "level": "random"},
        {"waiting": (200, 403, 403), "playing": (409, 409, 409), "over": (409, 409, 409)},
    ),
    "leave": ({}, {"waiting": (409, 409, 403), "playing": (200, 200, 403), "over": (409, 409, 403)}),
    "return": ({}, {"waiting": (409, 409, 403), "playing": (409, 409, 403), "over": (409, 409, 403)}),
    "relieve": ({"seat": 1}, {"waiting": (409, 409, 403), "playing": (409, 409, 403), "over": (409, 409, 403)}),
    "rematch": ({}, {"waiting": (409, 409, 403), "playing": (409, 409, 403), "over": (200, 200, 403)}),
}

# The answer of a route that is no table's: to somebody who is known, and to nobody.
OPEN = {
    "GET /": (200, 200),
    "POST /play": (422, 422),
    "POST /learn": (422, 422),
    "GET /new": (200, 200),
    "POST /new": (422, 422),
    "POST /join": (404, 404),
    "GET /help": (200, 200),
    "GET /rules": (200, 200),
    "GET /rules/{game}": (200, 200),
    "GET /rules/{game}/card": (200, 200),
    "GET /rules/{game}/changes": (200, 200),
    "GET /rules/{game}/examples/{id}": (200, 200),
    "GET /rules/{game}/examples/{id}/picture": (200, 200),
    "POST /rules/{game}/examples/{id}/try": (303, 303),
    "GET /rules/{game}/names": (200, 200),
    "GET /changes": (200, 200),
    "GET /verify": (200, 200),
    "POST /verify": (422, 422),
    "GET /games": (200, 200),
    "GET /profile": (200, 200),
    "POST /profile": (422, 422),
    "POST /profile/look": (303, 303),
    "POST /account": (422, 422),
    "POST /login": (403, 403),
    "POST /sessions/end": (403, 403),  # guests have no account; see also tests of people
    "POST /tokens": (403, 403),
    "POST /tokens/end": (403, 403),
    "GET /figures/{game}": (404, 404),  # this game has none to enter; see also tests of figures
    "POST /figures/{game}": (404, 404),
    "GET /figures/{game}/file": (404, 404),
    "GET /sw.js": (200, 200),
    "POST /push": (422, 422),
    "POST /push/end": (303, 403),
    "POST /push/test": (409, 403),
    "POST /mail": (404, 404),  # this server sends no mails; see also tests of notices
    "POST /mail/end": (404, 404),
    "GET /mail/confirm/{token}": (404, 404),
    "POST /mail/confirm/{token}": (404, 404),
    "GET /mail/stop/{token}": (404, 404),
    "POST /mail/stop/{token}": (404, 404),
    "GET /cover/{game}-{lang}.svg": (200, 200),
    "GET /look/{game}.css": (200, 200),
    "GET /cloths.css": (200, 200),
    "GET /robots.txt": (200, 200),
    "GET /healthz": (200, 200),
    "GET /static/{version}/{path:path}": (404, 404),
    "GET /api": (200, 200),
    "GET /api/v1/openapi.json": (200, 200),
    "GET /api/v1/games": (200, 200),
    "GET /api/v1/tables": (200, 401),
    "POST /api/v1/tables": (400, 401),
    "GET /api/v1/tables/open": (200, 200),
    "POST /logout": (303, 303),
}
# Routes of a table: for all who may see it; for the same once it is over; for who sits there; for who has the code.
SEEN = [
    "GET /t/{id}",
    "GET /t/{id}/about",
    "GET /t/{id}/aid",
    "GET /t/{id}/rules",
    "GET /t/{id}/verify",
    "GET /api/v1/tables/{id}",
]
ENDED = ["GET /t/{id}/replay", "GET /t/{id}/record", "GET /api/v1/tables/{id}/record"]
SEATED = ["GET /t/{id}/qr.svg"]
CODED = {"GET /j/{code}": (200, 200), "POST /j/{code}": (303, 303), "POST /api/v1/join/{code}": (200, 401)}
APART = {"POST /api/v1/tables/{id}/commands", "GET /api/v1/tables/{id}/stream"}  # tested by themselves, below


# What can be done at a closed table; nobody sits there.
CLOSED = {"chat": 200, "sit": 409, "bot": 409}


class World:
    """People in every role, and tables of every kind, made when they are wanted and again when they were changed."""

    def __init__(self, s: Site) -> None:
        self.site = s
        self.people = {role: s.visitor(role.title()) for role in ROLES[:-1]}
        self.tables: dict[tuple[bool, str], Room] = {}

    def who(self, role: str) -> Visitor | None:
        return self.people.get(role)

    def sees(self, role: str, private: bool) -> bool:
        return not private or role in ROLES[:3]

    def table(self, private: bool, wanted: str) -> Room:
        if (private, wanted) not in self.tables:
            self.tables[private, wanted] = self.laid(private, wanted)
        return self.tables[private, wanted]

    def laid(self, private: bool, wanted: str) -> Room:
        seated = [self.people["owner"], self.people["seat"]]
        if wanted in ("waiting", "closed"):
            room = self.site.waiting(seated, chairs=["me", "open", "open"], private=private)
            self.site.run(self.site.house.do, room, seated[1].person, "sit", seat=1)
            for visitor in seated[::-1] if wanted == "closed" else []:
                self.site.run(self.site.house.do, room, visitor.person, "stand")
                self.site.run(self.site.host.lobby.admit, room, visitor.person.id)
        else:
            room = self.site.playing(seated, private=private)
            while room.play.asked != 0:
                room = self.site.playing(seated, private=private)
        if wanted == "over":
            self.site.finish(room, seated)
        self.site.run(self.site.host.lobby.admit, room, self.people["member"].person.id)
        return room


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MIZBAN_LIMITS", "off")
        patch.setattr("mizban.server.host.MOST_TABLES", 10_000)
        with site(tmp_path_factory.mktemp("data")) as s:
            yield World(s)


def expected(world: World, role: str, private: bool, do: str, wanted: str) -> int:
    """The answer to a command."""
    if role == "nobody":
        return 401
    if not world.sees(role, private):
        return 404
    return CLOSED.get(do, 403) if wanted == "closed" else COMMANDS[do][1][wanted][min(ROLES.index(role), 2)]


def command(room: Room, do: str) -> dict[str, object]:
    """A command as the one who may give it would."""
    sent: dict[str, object] = {"id": f"m{next(COUNT)}", "do": do, **COMMANDS[do][0]}
    if "n" in sent:
        sent["n"] = room.play.turn
    if do == "say":
        sent["word"] = room.play.match.s.legal[0].word if room.play.match and room.play.match.s.legal else "pass"
    return sent


def test_every_command_has_a_row() -> None:
    parts = schema(AnyCommand)["$defs"].values()
    assert {part["properties"]["do"]["enum"][0] for part in parts} == set(COMMANDS)


@pytest.mark.parametrize("private", [False, True], ids=["open", "private"])
@pytest.mark.parametrize("wanted", STATES)
@pytest.mark.parametrize("do", COMMANDS)
def test_a_command_is_for_those_it_is_for(world: World, do: str, wanted: str, private: bool) -> None:
    for role in ROLES:
        room = world.table(private, wanted)
        before, sent = state(room), command(room, do)
        status = world.site.ask("POST", f"/api/v1/tables/{room.id}/commands", world.who(role), json=sent).status_code
        assert status == expected(world, role, private, do, wanted), role
        assert (state(room) != before) == (status == 200 and not (do == "rematch" and before["next"])), role
        if status == 200 and wanted not in ("over", "closed"):
            del world.tables[private, wanted]


@pytest.mark.parametrize("wanted", STATES)
@pytest.mark.parametrize("do", COMMANDS)
def test_a_command_over_the_live_channel_is_for_the_same(world: World, do: str, wanted: str) -> None:
    for role in ("owner", "member"):
        room = world.table(True, wanted)
        before, sent = state(room), command(room, do)
        good = expected(world, role, True, do, wanted) == 200
        with world.site.live(room, world.who(role)) as stream:
            stream.send_json(sent)
            while (answer := stream.receive_json()).get("re") != sent["id"]:
                pass
        assert answer["ok"] == good, role
        assert ("text" in answer) != good, role
        assert (state(room) != before) == (good and not (do == "rematch" and before["next"])), role
        if good and wanted not in ("over", "closed"):
            del world.tables[True, wanted]


def test_every_route_has_a_row(world: World) -> None:
    rows = {*OPEN, *SEEN, *ENDED, *SEATED, *CODED, *APART}
    real = {
        f"{method} {route.path}"
        for route in world.site.app.routes
        if isinstance(route, Route)
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert real == rows
    assert [r.path for r in world.site.app.routes if isinstance(r, WebSocketRoute)] == ["/t/{id}/live"]


@pytest.mark.parametrize("row", OPEN)
def test_a_route_of_the_house_is_for_those_it_is_for(world: World, row: str) -> None:
    method, path = row.split(" ")
    filled = path.replace(":path", "").format(game="biblios", id="A2", lang="en", version="x", path="x", token="x")
    for known in (True, False):
        who = world.site.visitor("Somebody") if known else None
        assert world.site.ask(method, filled, who).status_code == OPEN[row][not known], known


@pytest.mark.parametrize("private", [False, True], ids=["open", "private"])
@pytest.mark.parametrize("wanted", STATES)
@pytest.mark.parametrize("row", [*SEEN, *ENDED, *SEATED])
def test_a_table_is_seen_by_those_who_may_see_it(world: World, row: str, wanted: str, private: bool) -> None:
    method, path = row.split(" ")
    room = world.table(private, wanted)
    before = state(room)
    for role in ROLES:
        status = world.site.ask(method, path.format(id=room.id), world.who(role)).status_code
        seated = role in ROLES[:2] and wanted != "closed"
        answer = 409 if row in ENDED and wanted != "over" else 403 if row in SEATED and not seated else 200
        if row == "GET /t/{id}" and role == "nobody" and wanted == "waiting":
            answer = 303  # to where they are asked for a name
        assert status == (answer if world.sees(role, private) else 404), role
    assert state(room) == before


@pytest.mark.parametrize("private", [False, True], ids=["open", "private"])
@pytest.mark.parametrize("wanted", STATES)
def test_the_live_channel_is_for_those_who_may_see_the_table(world: World, wanted: str, private: bool) -> None:
    room = world.table(private, wanted)
    for role in ROLES:
        who = world.who(role)
        if world.sees(role, private):
            with world.site.live(room, who) as stream:
                assert stream.receive_json()["n"] == room.history.n
        else:
            with world.site.live(room, who) as stream:
                assert stream.receive_json()["status"] == 404
                with pytest.raises(WebSocketDisconnect) as closed:
                    stream.receive_json()
            assert closed.value.code == 4404


@pytest.mark.parametrize("wanted", STATES)
def test_the_stream_of_a_private_table_is_not_for_strangers(world: World, wanted: str) -> None:
    room = world.table(True, wanted)
    for role in ("stranger", "nobody"):
        answer = world.site.ask("GET", f"/api/v1/tables/{room.id}/stream", world.who(role))
        assert answer.status_code == 404


@pytest.mark.parametrize("row", CODED)
def test_who_has_the_code_may_come(world: World, row: str) -> None:
    method, path = row.split(" ")
    for known in (True, False):
        room = world.laid(True, "waiting")
        who = world.site.visitor("Guest") if known else None
        assert world.site.ask(method, path.format(code=room.code), who).status_code == CODED[row][not known]
        assert world.site.ask(method, path.format(code="AAAABBBB"), who).status_code in (404, 401)
        if who and method == "POST":
            assert world.site.ask("GET", f"/t/{room.id}", who).status_code == 200


def test_a_table_that_is_none_is_not_there_for_anybody(world: World) -> None:
    for id in ("none", "0" * 16, "..", "%00", "a" * 300):
        for role in ROLES:
            assert world.site.ask("GET", f"/api/v1/tables/{id}", world.who(role)).status_code == 404
