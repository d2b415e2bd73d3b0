"""One bad table harms nobody else: it is set aside with a reason, and everything goes on."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable, Iterator, MutableMapping
from pathlib import Path
from typing import Any

import httpx2
import pytest
from structlog.testing import capture_logs

from cli.run import mizban
from mizban.core.rng import fast
from mizban.server import host as hosting
from mizban.server.bots.players import MOST_FAILURES
from mizban.server.bots.pool import Pool
from mizban.server.host import Host
from mizban.server.lobby import set_aside as asides
from mizban.server.lobby.lists import my_games, open_tables
from mizban.server.lobby.lobby import IDLE, Lobby
from mizban.server.lobby.set_aside import SetAside
from server.damage import SCRATCHES, TEN, WAYS, Folder, laid, log_lines
from server.house import house, state
from server.served import served
from server.site import Site, Visitor, site

Log = list[MutableMapping[str, Any]]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """A folder that nobody changes."""
    return asyncio.run(laid(tmp_path_factory.mktemp("whole")))


@pytest.fixture
def folder(whole: Folder, tmp_path: Path) -> Folder:
    """The same, to be damaged."""
    shutil.copytree(whole.path, tmp_path / "data")
    return whole._replace(path=tmp_path / "data")


@pytest.fixture
def log() -> Iterator[Log]:
    with capture_logs() as lines:
        yield lines


def until(so: Callable[[], object], what: str) -> None:
    end = time.monotonic() + 30
    while not so():
        assert time.monotonic() < end, f"{what}: not in time"
        time.sleep(0.01)


def attending(host: Host) -> bool:
    """Whether the house is being kept."""
    return any("attend" in repr(task.get_coro()) for task in host.tasks)


def keeps_house(s: Site) -> None:
    """It does all that it does now and then."""
    beats: list[float] = []
    s.host.garbage.beat = lambda: beats.append(time.monotonic())  # type: ignore[method-assign]
    until(lambda: len(beats) > 1, "the next beat")
    assert attending(s.host)


def reasons(log: Log, id: str) -> list[str]:
    """For what a table was set aside, as the log has it."""
    return [line["part"] for line in log if line["event"] == "aside" and line["table"] == id]


def plays_on(s: Site, folder: Folder, id: str) -> None:
    """A table takes a move."""
    room = s.run(s.host.lobby.room, id)
    n = room.history.n
    s.run(s.house.say, room, [visitor.person for visitor in folder.people], fast(1))
    assert room.history.n > n


PAGES = ("/", "/games", "/games?page=2", "/new", "/profile", "/help", "/rules", "/verify", "/api")
LISTS = ("/api/v1/tables", "/api/v1/tables/open", "/api/v1/games")


@pytest.mark.sampled(3)
@pytest.mark.parametrize("way", WAYS)
def test_a_damaged_table_is_set_aside_and_all_else_goes_on(folder: Folder, log: Log, way: str) -> None:
    bad, good, bots = folder.tables
    folder.damage(bad, way)
    before = folder.stored(bad)
    ann = folder.people[0]
    with site(folder.path) as s:
        until(lambda: {good, bots} <= set(s.host.lobby.rooms), "the tables that are whole")
        keeps_house(s)
        for who in (ann, None):
            answer = s.ask("GET", f"/t/{bad}", who)
            assert answer.status_code == 503
            assert "the host finds the reason in the log" in answer.text
        told = s.ask("GET", f"/api/v1/tables/{bad}", ann).json()
        assert told["status"] == 503
        assert told["error"] in s.ask("GET", f"/t/{bad}", ann).text
        with s.live(s.run(s.host.lobby.room, good), ann) as socket:
            assert socket.receive_json()["n"]
        for path in PAGES:
            assert s.ask("GET", path, ann).status_code == 200, path
        assert f"/t/{bad}" in s.ask("GET", "/games", ann).text
        mine, others, _ = (s.ask("GET", path, ann).json() for path in LISTS)
        assert {line["id"]: line["aside"] for line in mine} == {bad: True, good: False, bots: False}
        assert {line["state"] for line in mine} <= set(asides.STATES)
        assert {line["id"] for line in others} == {good, bots}
        plays_on(s, folder, good)
        s.host.lobby.rooms[good].idle_since -= IDLE + 1
        s.run(swept, s.host)
        assert good not in s.host.lobby.rooms
        plays_on(s, folder, good)
    assert folder.stored(bad) == before, "nothing of it is changed"
    [reason] = reasons(log, bad)
    assert WAYS[way][1] in reason
    assert not [line for line in log if line["log_level"] == "error" and line["event"] != "aside"]


async def swept(host: Host) -> None:
    host.lobby.sweep()


@pytest.mark.parametrize("scratch", SCRATCHES)
def test_what_is_there_for_lists_only_can_be_made_again(folder: Folder, log: Log, scratch: str) -> None:
    table = folder.tables[0]
    folder.run(SCRATCHES[scratch], id=table)
    with site(folder.path) as s:
        until(lambda: set(folder.tables) <= set(s.host.lobby.rooms), "all tables")
        for path in (*PAGES, *LISTS, f"/t/{table}"):
            assert s.ask("GET", path, folder.people[0]).status_code == 200, path
        plays_on(s, folder, table)
    assert not [line for line in log if line["log_level"] == "error"]


def test_who_opens_a_table_is_told_in_their_language_why_it_is_set_aside(folder: Folder) -> None:
    first, second, _ = folder.tables
    folder.damage(first, "its game is not installed")
    folder.damage(second, "a snapshot is of other rules")
    with site(folder.path) as s:
        for lang, words in {"en": ("not installed", "version 0"), "fa": ("نصب نیست", "نسخهٔ ۰")}.items():
            for id, word in zip((first, second), words, strict=True):
                text = s.ask("GET", f"/t/{id}", None, {"accept_language": lang}).text
                assert word in text.translate({0x2068: None, 0x2069: None}), (lang, id)


def test_a_private_table_that_is_set_aside_is_still_not_there_for_strangers(folder: Folder) -> None:
    bad = folder.tables[0]
    folder.damage(bad, "its options are cut")
    folder.run("UPDATE tables SET private = 1 WHERE id = :id", id=bad)
    with site(folder.path) as s:
        assert s.ask("GET", f"/t/{bad}", folder.people[1]).status_code == 503
        for stranger in (s.visitor("Eve"), None):
            answer = s.ask("GET", f"/t/{bad}", stranger)
            assert answer.status_code == 404
            assert answer.content == s.ask("GET", "/t/0123456789abcdef", stranger).content.replace(
                b"0123456789abcdef", bad.encode()
            )


async def test_a_table_that_is_set_aside_is_tried_again_later_and_after_a_restore(
    folder: Folder, log: Log, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    bad = folder.tables[0]
    assert mizban("backup", str(tmp_path / "good.sqlite"), "--data", str(folder.path)).status == 0
    folder.damage(bad, "its secret is lost")
    reads = 0

    async with house(folder.path) as h:
        read = h.host.store.look

        def counted(work: Any) -> Any:
            nonlocal reads
            reads += 1
            return read(work)

        monkeypatch.setattr(h.host.store, "look", counted)
        for _ in range(20):
            with pytest.raises(SetAside):
                await h.host.lobby.room(bad)
        assert reads == 1, "nobody reads it again and again"
        monkeypatch.setattr(asides, "AGAIN", 0.0)
        h.host.lobby.aside.tables.clear()
        for _ in range(3):
            with pytest.raises(SetAside):
                await h.host.lobby.room(bad)
        assert reads == 4
        assert reasons(log, bad) == ["secret"], "it is logged once"
        shutil.copy(tmp_path / "good.sqlite", folder.path / hosting.RESTORE)
        await h.host.restore()
        await h.host.lobby.room(bad)
        assert bad not in h.host.lobby.aside


async def test_tables_that_are_set_aside_leave_room_for_others(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the list of open tables, and among those that somebody may lay."""
    monkeypatch.setattr("mizban.server.lobby.lists.MOST", 3)
    monkeypatch.setattr(hosting, "MOST_TABLES", 6)
    old, good, bots = folder.tables
    ann = folder.people[0].person
    for i, id in enumerate(folder.copies(old, 8)):
        folder.damage(id, TEN[i])
    async with house(folder.path) as h:
        await h.host.lobby.resume()
        assert {line.id for line in await open_tables(h.host.store, "en", h.host.lobby.aside)} == {old, good, bots}
        assert await h.host.count(ann) == 3
        page = await my_games(h.host.store, ann, "en", 1, h.host.lobby.aside)
        assert sum(line.aside for line in page.lines) == 8
        assert not any(line.aside and line.mine for line in page.lines), "nobody can answer there"
        await h.waiting([ann])


# ---------------------------------------------------------------- while it is being played


class Mistake(AssertionError):
    """What a rule does that has a mistake."""


def fail(*_: object, **__: object) -> None:
    raise Mistake("ace of spades")


def test_a_move_in_which_the_game_goes_wrong_changes_nothing(
    folder: Folder, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, _ = folder.tables
    with site(folder.path) as s:
        room = s.run(s.host.lobby.room, first)
        who, before = folder.people[room.play.asked], state(room)
        move = {"do": "say", "n": room.play.turn, "word": room.play.facing(room.play.asked).legal[0].word}
        with monkeypatch.context() as patch:
            patch.setattr(room.play.match, "tried", fail)
            for i in range(3):
                answer = s.ask("POST", f"/api/v1/tables/{first}/commands", who, json={"id": f"x{i}", **move})
                assert answer.status_code == 500
                assert "Nothing has changed" in answer.json()["text"]
            with s.live(room, who) as socket:
                socket.send_json({"id": "y", **move})
                answers = [socket.receive_json() for _ in range(2)]
                assert [said["ok"] for said in answers if "re" in said] == [False]
            plays_on(s, folder, second)
        assert state(room) == before
        assert s.ask("POST", f"/api/v1/tables/{first}/commands", who, json={"id": "x0", **move}).status_code == 200
    stumbles = [line for line in log if line["log_level"] == "error"]
    assert [(line["event"], line["table"], line["error"]) for line in stumbles] == [("stumble", first, "Mistake")]
    assert "spades" not in str(log)


def test_a_table_that_cannot_be_drawn_for_one_is_drawn_for_others(
    folder: Folder, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = folder.tables[0]
    with site(folder.path, errors=False) as s:
        room = s.run(s.host.lobby.room, table)
        seen = room.seen
        monkeypatch.setattr(room, "seen", lambda viewer, *rest: fail() if viewer == 1 else seen(viewer, *rest))
        for _ in range(3):
            with s.live(room, folder.people[1]) as socket:
                told = socket.receive_json()
                assert told["status"] == 500
                assert "cannot be shown" in told["refused"]
            with s.live(room, folder.people[0]) as socket:
                assert socket.receive_json()["board"]
        stream = s.ask("GET", f"/api/v1/tables/{table}/stream", folder.people[1])
        assert stream.text.startswith("event: refused\ndata: {")
        plays_on(s, folder, folder.tables[1])
    assert [line["table"] for line in log if line["event"] == "stumble"].count(table) <= 2, "each place once"


async def waits(so: Callable[[], object], what: str) -> None:
    end = time.monotonic() + 20
    while not so():
        assert time.monotonic() < end, f"{what}: not in time"
        await asyncio.sleep(0.01)


async def test_a_bot_whose_question_cannot_be_put_gives_a_legal_answer(
    tmp_path: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed: list[tuple[Any, ...]] = []
    monkeypatch.setattr(Pool, "choose", fail)
    monkeypatch.setattr("mizban.server.bots.players.bot_failed", lambda *line: failed.append(line))
    async with house(tmp_path) as h:
        people = await h.guests(1)
        room = await h.playing(people, bots=2)
        rng = fast(1)
        for _ in range(6):
            await waits(lambda: room.play.asked == 0, "an answer")
            await h.say(room, people, rng)
        await waits(lambda: room.play.asked == 0, "an answer")
        counted = dict(h.host.bots.answers.tables[room.id][1])
    assert [line["error"] for line in log if line["event"] == "stumble"] == ["Mistake"]
    assert {(game, level, seat, table) for game, level, seat, table, _ in failed} == {
        ("biblios", "random", seat, room.id) for seat in (1, 2)
    }
    assert counted == {"failed": len(failed)}


async def test_a_table_whose_bots_go_wrong_again_and_again_is_set_aside(
    tmp_path: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mizban.server.bots.players.RETRY", 0.01)
    tries = 0
    async with house(tmp_path) as h:
        people = await h.guests(2)
        other = await h.playing(people)
        with monkeypatch.context() as patch:
            patch.setattr(h.host.bots, "wake", lambda room: None)
            room = await h.playing(people[:1], bots=1)
        h.host.bots.busy.add(room.id)
        while room.play.asked == 0:
            await h.say(room, people, fast(1))
        before = state(room)

        def tried(*_: object) -> None:
            nonlocal tries
            tries += 1
            fail()

        monkeypatch.setattr(room.play.match, "tried", tried)
        h.host.bots.busy.discard(room.id)
        h.host.bots.wake(room)
        await waits(lambda: room.id not in h.host.lobby.rooms, "the table is set aside")
        await asyncio.sleep(0.2)
        assert tries == MOST_FAILURES
        with pytest.raises(SetAside) as refused:
            await h.host.lobby.room(room.id)
        assert refused.value.text == "aside-broken"
        await h.say(other, people, fast(1))
        h.host.lobby.aside.tables.clear()
        assert state(await h.host.lobby.room(room.id)) == before
    assert [line["event"] for line in log if line["log_level"] == "error"] == ["stumble", "aside"]


async def test_a_table_that_goes_wrong_after_a_move_was_written_is_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        monkeypatch.setattr(room.play.match, "take", fail)
        answer = await h.say(room, people, fast(1))
        assert answer.ok
        again = await h.host.lobby.room(room.id)
        assert again is not room
        assert again.history.n == answer.n
        await h.say(again, people, fast(1))


async def test_a_game_that_cannot_begin_is_set_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mizban.server.table.timers.PATIENCE", 0.05)
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.waiting(people)
        monkeypatch.setattr("mizban.server.table.changes.seats.Match", fail)
        await h.do(room, people[1], "sit")
        await waits(lambda: room.id in h.host.lobby.aside, "the table is set aside")
        monkeypatch.undo()
        other = await h.playing(people)
        await h.say(other, people, fast(1))


def test_the_house_is_kept_whatever_goes_wrong_in_it(folder: Folder, log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    for owner, part in ((Lobby, "resume"), (Lobby, "sweep"), (Host, "restore")):
        monkeypatch.setattr(owner, part, fail)
    (folder.path / hosting.RESTORE).write_bytes(b"")
    with site(folder.path) as s:
        keeps_house(s)
        (folder.path / hosting.RESTORE).unlink()
    assert sorted(line["event"] for line in log if line["log_level"] == "error") == ["restore", "resume", "sweep"]


async def test_a_table_that_waits_begins_by_the_rules_of_today(folder: Folder) -> None:
    async with house(folder.path) as h:
        people = [visitor.person for visitor in folder.people]
        room = await h.waiting(people)
        folder.run("UPDATE tables SET rules = '0' WHERE id = :id", id=room.id)
        room = await h.again(room)
        await h.do(room, people[1], "sit")
        for seat, person in enumerate(people):
            await h.do(room, person, "share", share=f"{seat:032x}")
        assert room.state == "playing"
        assert state(await h.again(room)) == state(room)


# ---------------------------------------------------------------- all of it at once


def client(address: str) -> httpx2.Client:
    return httpx2.Client(base_url=address, headers={"Origin": address}, timeout=60)


class Visit:
    """A real server, and somebody who looks at everything there."""

    def __init__(self, web: httpx2.Client, folder: Folder) -> None:
        self.web = web
        self.people = folder.people

    def ask(self, who: Visitor, path: str, **data: object) -> httpx2.Response:
        self.web.cookies.clear()
        method, headers = "POST" if data else "GET", {"Cookie": f"mizban={who.session}"}
        return self.web.request(method, path, headers=headers, json=data or None)

    def lists_all(self, tables: set[str]) -> bool:
        """Whether the list has all tables; bots play meanwhile, and where one is asked it stands elsewhere."""
        pages = [self.ask(self.people[0], f"/games?page={n}").text for n in range(1, len(tables) // 20 + 2)]
        return all(any(f"/t/{id}" in page for page in pages) for id in tables)

    def looks(self, bad: set[str], good: set[str]) -> None:
        """All pages and lists are there, with every table where it belongs."""
        ann = self.people[0]
        for path in (*PAGES, *LISTS):
            assert self.ask(ann, path).status_code == 200, path
        until(lambda: self.lists_all(bad | good), "every table on a page of the list")
        for id in bad:
            assert self.ask(ann, f"/t/{id}").status_code == 503
        for id in good:
            assert self.ask(ann, f"/t/{id}").status_code == 200
        opened = {line["id"] for line in self.ask(ann, "/api/v1/tables/open").json()}
        assert len(opened) == min(len(good), 30)
        assert not opened & bad, "known to be bad by now"

    def plays(self, id: str) -> int:
        """Somebody makes a move at a table, as soon as bots have made theirs; returns its number."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            for who in self.people:
                info = self.ask(who, f"/api/v1/tables/{id}").json()
                if info["legal"]:
                    move = {"id": f"m{info['n']}", "do": "say", "n": info["turn"], "word": info["legal"][0]["word"]}
                    answer = self.ask(who, f"/api/v1/tables/{id}/commands", **move)
                    assert answer.status_code == 200, answer.text
                    return int(answer.json()["n"])
            time.sleep(0.1)
        raise AssertionError(f"nobody is asked at {id}")


@pytest.mark.parametrize(("tables", "damaged"), [(20, 10), pytest.param(300, 30, marks=pytest.mark.long)])
def test_a_house_with_damaged_tables_starts_plays_backs_up_and_restores(
    folder: Folder, tables: int, damaged: int, tmp_path: Path
) -> None:
    old, _, bots = folder.tables
    made = [*folder.tables, *folder.copies(old, tables - 3 - tables // 10), *folder.copies(bots, tables // 10)]
    bad = set(made[3 : 3 + damaged])
    good = set(made) - bad
    assert len(made) == tables
    for i, id in enumerate(sorted(bad)):
        folder.damage(id, TEN[i % 10])
    before = {id: folder.stored(id) for id in bad}
    file = tmp_path / "backup.sqlite"
    with served(folder.path) as server, client(server.address) as web:
        visit = Visit(web, folder)
        visit.looks(bad, good)
        assert mizban("backup", str(file), "--data", str(folder.path)).status == 0
        moves = {id: visit.plays(id) for id in sorted(good)}
        ran = mizban("restore", str(file), "--data", str(folder.path))
        assert ran.status == 0, ran.err
        visit.looks(bad, good)
        again = {id: visit.plays(id) for id in sorted(good)}
        assert all(again[id] == n for id, n in moves.items() if not id.startswith(bots[:8])), "they have gone back"
        assert mizban("backup", str(tmp_path / "again.sqlite"), "--data", str(folder.path)).status == 0
    assert {id: folder.stored(id) for id in bad} == before
    aside = [line["table"] for line in log_lines(folder.path, "aside")]
    assert {id: aside.count(id) for id in bad} == dict.fromkeys(bad, 2), "once, and once more after the restore"
    assert not log_lines(folder.path, "broken")
    assert not log_lines(folder.path, "task")
