"""Tables at which several are asked at once: answers are sealed, outlive the process, and tell nobody anything."""

from __future__ import annotations

import asyncio
import itertools
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from mizban.core.game.registry import folders
from mizban.core.record import Record
from mizban.server.http.api import table_info
from mizban.server.lobby.lists import my_tables
from mizban.server.storage.people import Person
from mizban.server.table.entries import STRIDE, Entry
from mizban.server.table.log_lines import log_lines
from mizban.server.table.play import Play
from mizban.server.table.room import Room
from mizban.server.table.timers import SILENCE
from server.application import Page, listening, opened, settled
from server.house import House, command, house, share, state
from server.posts import Phone
from server.served import listening as served
from server.test_api import BOT
from server.test_notices import street
from server.test_traffic import World
from simultaneous_game import GAME


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game is one of those that are played here."""
    monkeypatch.setenv("MIZBAN_GAMES", "simultaneous_game")
    folders.cache_clear()
    yield
    monkeypatch.undo()
    folders.cache_clear()


async def lay(h: House, room: Room, person: Person, word: str, **fields: Any) -> int:
    """Somebody lays a card."""
    return (await h.do(room, person, "say", n=room.play.turn, word=f"lay:{word}", **fields)).n


def said(room: Room) -> list[tuple[int, str]]:
    assert room.play.match is not None
    return room.play.match.record.said


# ---------------------------------------------------------------- answering


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
async def test_all_answer_when_they_like_and_the_record_is_the_same(tmp_path: Path, order: Sequence[int]) -> None:
    async with house(tmp_path, game=GAME) as h:
        people = await h.guests(3)
        room = await h.playing(people)
        words, turn = ["three", "one", "two"], room.play.turn
        for count, seat in enumerate(order, 1):
            assert room.play.due == [other for other in range(3) if other not in order[: count - 1]]
            assert room.seen(seat, "en", "wide").mine
            await lay(h, room, people[seat], words[seat])
            assert (room.play.turn == turn) == (count < 3)
            assert state(await h.again(room)) == state(room)
            room = h.host.lobby.rooms[room.id]
        assert said(room) == [(0, "lay:three"), (1, "lay:one"), (2, "lay:two")]
        assert (room.play.sealed, room.play.due) == ({}, [1, 2, 0])
        entries = [entry for entry in room.history.entries if entry.kind == "say"]
        assert [entry.person for entry in entries] == [person.id for person in people]


async def test_who_has_answered_waits_and_the_others_are_asked(tmp_path: Path) -> None:
    async with house(tmp_path, game=GAME) as h:
        people = await h.guests(3)
        room = await h.playing(people)
        await lay(h, room, people[0], "four")
        mine, other, watcher = [room.seen(viewer, "en", "wide") for viewer in (0, 2, 3)]
        assert (mine.mine, mine.chosen, mine.options, mine.undo) == (False, "the four", [], 1)
        assert (other.mine, other.chosen, other.undo) == (True, "", 0)
        assert other.prompt == "Lay a card, face down."
        assert len(other.options) == 4
        assert watcher.asked == 1
        assert mine.prompt == watcher.prompt == "Behrooz lays a card."
        assert (mine.view["laid"], mine.view["down"]) == ([-1] * 3, [False] * 3)


async def test_what_may_not_be_said_is_refused_for_each_seat(tmp_path: Path) -> None:
    async with house(tmp_path, game=GAME) as h:
        people = await h.guests(4)
        room = await h.playing(people[:3])
        turn = room.play.turn
        assert await h.refused(room, people[2], "say", n=turn, word="lay:six") == "unknown-word"
        assert await h.refused(room, people[2], "say", n=turn - 1, word="lay:one") == "stale"
        assert await h.refused(room, people[3], "say", n=turn, word="lay:one") == "not-seated"
        for person in (people[2], people[0], people[1]):
            await lay(h, room, person, "one")
        assert await h.refused(room, people[2], "say", n=turn, word="lay:two") == "stale"
        assert await h.refused(room, people[2], "say", n=room.play.turn, word="lay:one") == "illegal-word"
        assert await h.refused(room, people[2], "undo", n=room.play.turn) == "undo-unfair"


async def test_a_sealed_answer_is_done_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async with house(tmp_path, game=GAME) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        say = command("say", n=room.play.turn, word="lay:two")
        answers = await asyncio.gather(*(h.host.do(room, people[1], say) for _ in range(5)))
        again = await h.again(room)
        answers.append(await h.host.do(again, people[1], say))
        await lay(h, again, people[0], "one")
        answers.append(await h.host.do(await h.again(again), people[1], say))
        room = h.host.lobby.rooms[room.id]
        assert len(set(map(str, answers))) == 1
        assert said(room) == [(0, "lay:one"), (1, "lay:two")]
        assert [entry.kind for entry in room.history.entries if entry.kind in ("say", "seal")] == ["seal", "say", "say"]
        assert await h.refused(room, people[1], "say", n=room.play.turn, word="lay:one", id=say.id) == "id-used"


async def test_a_sealed_answer_can_be_changed_and_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path, game=GAME) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        await lay(h, room, people[0], "one")
        await lay(h, room, people[0], "two")
        assert room.seen(0, "en", "wide").chosen == "the two"
        room = await h.again(room)
        await h.do(room, people[0], "undo", n=room.play.turn)
        assert (room.play.due, room.play.sealed) == ([0, 1], {})
        assert room.seen(0, "en", "wide").mine
        assert state(await h.again(room)) == state(room)
        room = h.host.lobby.rooms[room.id]
        await lay(h, room, people[1], "four")
        await lay(h, room, people[0], "three")
        assert said(room) == [(0, "lay:three"), (1, "lay:four")]


async def test_changing_ones_mind_cannot_fill_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mizban.server.table.history.LONGEST_TALK", 6)
    async with house(tmp_path, game=GAME) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        for word in ("one", "two", "one", "two", "one", "two", "one"):
            await lay(h, room, people[0], word)
        assert await h.refused(room, people[0], "say", n=room.play.turn, word="lay:two") == "table-full"
        await h.finish(room, people)
        assert room.state == "over"


async def test_whole_games_are_recorded_and_checked_and_cross_snapshots(tmp_path: Path) -> None:
    async with house(tmp_path, game=GAME) as h:
        for count in (2, 3, 4):
            people = await h.guests(count)
            room = await h.playing(people)
            await h.finish(room, people, seed=count)
            assert len(said(room)) == 3 * count < STRIDE
            Record.read(room.record().write()).verify()
            assert state(await h.again(room)) == state(room)


async def test_a_snapshot_within_a_run_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mizban.server.table.changes.answers.STRIDE", 2)
    async with house(tmp_path, game=GAME) as h:
        people = await h.guests(3)
        room = await h.playing(people)
        for person in reversed(people):
            await lay(h, room, person, "one")
        assert list(room.play.kept) == [2]
        again = await h.again(room)
        assert state(again) == state(room)
        assert list(again.play.kept) == [2]
        await h.finish(again, people)
        again.record().verify()


# ---------------------------------------------------------------- going back


async def test_nobody_goes_back_alone_once_another_has_answered(tmp_path: Path) -> None:
    async with house(tmp_path, game=GAME) as h:
        people = await h.guests(3)
        room = await h.playing(people)
        await lay(h, room, people[1], "one")
        assert await h.refused(room, people[2], "undo", n=room.play.turn) == "undo-unfair"
        assert room.seen(2, "en", "wide").undo == 0


async def test_going_back_by_consent_asks_all_of_them_again_and_uncovers_nothing(tmp_path: Path) -> None:
    async with house(tmp_path, game=GAME) as h:
        people = await h.guests(3)
        room = await h.playing(people)
        start = GAME.dump(room.play.match.s) if room.play.match else {}
        for person in people:
            await lay(h, room, person, "two")
        await lay(h, room, people[0], "four")
        vote = (await h.do(room, people[2], "undo-ask", n=room.play.turn)).n
        await h.do(room, people[0], "undo-answer", n=vote, yes=True)
        await h.do(room, people[1], "undo-answer", n=vote, yes=True)
        assert room.play.match is not None
        assert (said(room), room.play.sealed, room.play.due) == ([], {}, [0, 1, 2])
        assert GAME.dump(room.play.match.s) == start
        assert state(await h.again(room)) == state(room)
        told = [line.text for viewer in (1, 2, 3) for line in log_lines(room, viewer, "en")]
        assert not [line for line in told if "four" in line]


async def test_a_request_to_go_back_stays_open_while_others_answer(tmp_path: Path) -> None:
    async with house(tmp_path, game=GAME) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        for person in people:
            await lay(h, room, person, "two")
        vote = (await h.do(room, people[0], "undo-ask", n=room.play.turn)).n
        await lay(h, room, people[1], "one")
        assert room.play.vote
        assert state(await h.again(room)) == state(room)
        room = h.host.lobby.rooms[room.id]
        await h.do(room, people[1], "undo-answer", n=vote, yes=True)
        assert (said(room), room.play.sealed) == ([], {})


@pytest.mark.parametrize("last", [False, True])
async def test_a_bot_waits_for_who_asks_to_go_back_if_it_would_answer_last(tmp_path: Path, last: bool) -> None:
    async with house(tmp_path, game=GAME) as h:
        people = await h.guests(2)
        room = await h.playing(people, bots=1)
        h.host.bots.busy.add(room.id)  # it answers here, and not by itself
        for person in people:
            await lay(h, room, person, "two")
        await room.say_for(2, room.play.turn, "lay:one")
        assert len(said(room)) == 3
        vote = (await h.do(room, people[1], "undo-ask", n=room.play.turn)).n
        assert room.play.vote
        assert room.play.vote.words == 3, "what was answered together goes together"
        for person in people if last else []:
            await lay(h, room, person, "one")
        await room.say_for(2, room.play.turn, "lay:two")
        assert (sorted(room.play.sealed), room.play.held) == (([0, 1], True) if last else ([2], False))
        await h.do(room, people[0], "undo-answer", n=vote, yes=True)
        assert (said(room), room.play.sealed) == ([], {})


# ---------------------------------------------------------------- bots, clocks, lists


async def until(room: Room, wanted: list[int]) -> None:
    """Waits until these seats and no others have sealed an answer."""
    for _ in range(1000):
        if sorted(room.play.sealed) == wanted:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"{sorted(room.play.sealed)} have answered, not {wanted}")


async def test_bots_do_not_wait_for_people_and_stand_in_for_who_leaves(tmp_path: Path) -> None:
    async with house(tmp_path, game=GAME) as h:
        people = await h.guests(2)
        room = await h.playing(people, bots=2)
        await until(room, [2, 3])
        assert room.play.due == [0, 1]
        await lay(h, room, people[1], "one")
        await h.do(room, people[1], "leave")
        assert room.play.sealed[1].word == "lay:one", "what was answered stays"
        await h.do(room, people[1], "return")
        await lay(h, room, people[0], "two")
        assert said(room)[:2] == [(0, "lay:two"), (1, "lay:one")]
        await h.do(room, people[1], "leave")
        await until(room, [1, 2, 3])
        assert room.play.due == [0]
        await h.do(room, people[1], "return")
        await h.do(
            room, people[1], "undo", n=room.play.turn
        )  # the bot has answered, and its person thinks better of it
        assert room.play.due == [1, 0]
        while room.state == "playing":
            for seat in [seat for seat in room.play.due if seat < 2]:
                await lay(h, room, people[seat], room.play.facing(seat).legal[0].word.removeprefix("lay:"))
            await asyncio.sleep(0.01)
        room.record().verify()


async def test_every_open_seat_has_its_clock(tmp_path: Path) -> None:
    async with house(tmp_path, game=GAME) as h:
        people = await h.guests(3)
        room = await h.playing(people, bank=300)
        h.host.bots.busy.add(room.id)  # no bot thinks
        for seat in range(3):
            room.clock.asked_at[seat] -= 100
        assert [room.clock.ticks(seat) for seat in range(3)] == [True] * 3
        assert all(199 < room.clock.left(seat) <= 200 for seat in range(3))
        await lay(h, room, people[1], "one")
        assert [room.clock.ticks(seat) for seat in range(3)] == [True, False, True]
        room.clock.asked_at[1] -= 100
        assert 199 < room.clock.left(1) <= 200
        await h.do(room, people[1], "undo", n=room.play.turn)
        assert 199 < room.clock.left(1) <= 200, "thinking again begins now"
        room.clock.asked_at[1] -= 50
        await lay(h, room, people[1], "two")
        assert 149 < room.clock.left(1) <= 150
        again = await h.again(room)
        assert again.clock.spent == room.clock.spent
        for seat in (0, 2):
            again.clock.asked_at[seat] -= 301
        again.timers.arm()
        for _ in range(200):
            if again.chairs[0].away and again.chairs[2].away:
                break
            await asyncio.sleep(0.02)
        assert [chair.away for chair in again.chairs] == [True, False, True]


async def test_lists_say_of_whom_an_answer_is_waited_for(tmp_path: Path) -> None:
    async with house(tmp_path, game=GAME) as h:
        people = await h.guests(3)
        room = await h.playing(people)

        async def asked() -> tuple[list[str], list[str]]:
            lines = [(await my_tables(h.host.store, person, "en"))[0] for person in people]
            assert len({tuple(line.asked) for line in lines}) == 1
            return lines[0].asked, [p.name for p, line in zip(people, lines, strict=True) if line.mine]

        assert await asked() == (["Ann", "Behrooz", "Cyrus"],) * 2
        await lay(h, room, people[0], "one")
        assert await asked() == (["Behrooz", "Cyrus"],) * 2
        h.host.bots.busy.add(room.id)  # no bot thinks
        await h.do(room, people[1], "leave")
        assert await asked() == (["Cyrus"],) * 2
        await h.do(room, people[1], "return")
        assert await asked() == (["Behrooz", "Cyrus"],) * 2
        await h.do(room, people[0], "undo", n=room.play.turn)
        assert await asked() == (["Ann", "Behrooz", "Cyrus"],) * 2
        while room.state == "playing":
            for seat in room.play.due:
                await lay(h, room, people[seat], room.play.facing(seat).legal[0].word.removeprefix("lay:"))
        assert await asked() == ([], [])


async def test_everybody_who_is_asked_and_elsewhere_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with street(tmp_path, monkeypatch) as s:
        s.house.game = GAME
        people = await s.house.guests(4)
        for person in people:
            await Phone(person.name).told(s.house, person)
        room = await s.house.playing(people[:3])
        assert sorted(await s.told()) == ["/Ann", "/Behrooz", "/Cyrus"]
        again = await s.house.again(room)
        assert await s.told() == [], "nobody is told twice, not even after a restart"
        for seat in (2, 0):
            await lay(s.house, again, people[seat], "one")
        assert await s.told() == []
        monkeypatch.setattr(s.house.host.notices, "ways", s.house.host.notices.ways._replace(pause=0.2))
        await lay(s.house, again, people[1], "two")
        assert sorted(s.house.host.notices.pending[again]) == [0, 1, 2]
        await lay(s.house, again, people[1], "three")
        assert sorted(s.house.host.notices.pending[again]) == [0, 2], "who has answered in time is not told"
        await asyncio.sleep(0.3)
        assert sorted(await s.told()) == ["/Ann", "/Cyrus"]


async def test_the_seat_of_anybody_who_is_waited_for_can_be_relieved(tmp_path: Path) -> None:
    async with house(tmp_path, game=GAME) as h:
        people = await h.guests(3)
        room = await h.playing(people)
        h.host.bots.busy.add(room.id)  # no bot thinks
        await lay(h, room, people[1], "one")
        for seat in range(3):
            room.clock.asked_at[seat] -= SILENCE + 1
        assert [room.timers.stalled(seat) for seat in range(3)] == [True, False, True]
        await h.do(room, people[0], "relieve", seat=2)
        assert await h.refused(room, people[0], "relieve", seat=1) == "not-stalled"


# ---------------------------------------------------------------- programs


async def test_a_program_is_asked_and_answers_before_the_one_on_top(tmp_path: Path) -> None:
    async with house(tmp_path, game=GAME) as h:
        people = await h.guests(3)
        room = await h.playing(people)
        second = table_info(room, people[1], "en", 0)
        assert (second.asked, second.due, second.sealed) == (0, [0, 1, 2], "")
        assert [option.word for option in second.legal] == ["lay:one", "lay:two", "lay:three", "lay:four"]
        await lay(h, room, people[1], "three")
        own, other = (table_info(room, people[seat], "en", 0) for seat in (1, 2))
        assert (own.due, own.sealed, own.legal) == ([0, 2], "lay:three", [])
        assert (other.due, other.sealed, len(other.legal)) == ([0, 2], "", 4)
        assert own.turn == other.turn == second.turn


def test_the_example_plays_against_itself_and_all_are_asked_at_once(tmp_path: Path) -> None:
    async def prepared() -> tuple[list[str], str]:
        async with house(tmp_path, game=GAME) as h:
            owner, *robots = await h.guests(3)
            room = await h.waiting([owner], ["open", "open"], private=True)
            return [await h.host.people.new_token(robot, "example") for robot in robots], room.code

    async def record(code: str) -> Record:
        async with house(tmp_path, game=GAME) as h:
            room = await h.host.lobby.by_code(code)
            assert {entry.kind for entry in room.history.entries} >= {"seal", "say"}
            return Record.read(room.record().write())

    tokens, code = asyncio.run(prepared())
    with served(tmp_path) as server:
        commands = [[sys.executable, str(BOT), server.address, token, code] for token in tokens]
        programs = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for command in commands]
        scores = [program.communicate(timeout=90)[0] for program in programs]
    assert [program.returncode for program in programs] == [0, 0]
    played = asyncio.run(record(code))
    played.verify()
    assert scores == [f"scores: {played.scores}\n"] * 2


# ---------------------------------------------------------------- secrets


async def sent(world: World, seed: int, words: list[str]) -> dict[int, list[object]]:
    """All bytes that reach everybody else while one seat answers, changes its mind, and answers again."""
    world.begin(seed)
    h = world.house
    room, cookies = await h.laid(["en", "fa", "en"], {}, "simultaneous_game")
    cookies.append(await h.watcher(room, "fa"))
    pages = [await opened(h, room, cookie, "tall" if i % 2 else "wide") for i, cookie in enumerate(cookies)]
    streams = [await listening(h, room, cookie) for cookie in cookies]
    frames: dict[int, list[object]] = {i: [] for i in range(4) if i != 1}

    async def look() -> None:
        for i, parts in frames.items():
            for path in (f"/t/{room.id}", f"/api/v1/tables/{room.id}", "/", "/api/v1/tables", f"/t/{room.id}/record"):
                parts.append((path, await h.ask("GET", path, cookies[i])))
            for path in (f"/t/{room.id}/replay", f"/t/{room.id}/about?ref=card:one", f"/t/{room.id}/verify"):
                parts.append((path, await h.ask("GET", path, cookies[i])))
            fresh = await opened(h, room, cookies[i])
            await fresh.close()
            parts.append(fresh.frames)

    async def do(page: Page, name: str, **fields: Any) -> None:
        world.time += 1000
        answer = await page.send(id=name, do=fields.pop("do", "say"), n=room.play.turn, **fields)
        assert answer["ok"], answer
        await settled(room)
        await look()

    await do(pages[1], "a", word=words[0])
    await do(pages[1], "b", word=words[1])
    await do(pages[1], "c", do="undo")
    await do(pages[1], "d", word=words[2])
    await do(pages[0], "e", word="lay:two")
    frames[0].append(await pages[0].send(id="f", do="undo", n=room.play.turn))
    frames[2].append(await pages[2].send(id="f", do="undo", n=room.play.turn))
    for i, parts in frames.items():
        parts += [pages[i].frames, streams[i].parts]
    for page, stream in zip(pages, streams, strict=True):
        await stream.close()
        await page.close()
    return frames


def compare(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds that differ in what one seat answers send the same to everybody else."""

    async def run() -> None:
        worlds = World(folder / "first", monkeypatch), World(folder / "second", monkeypatch)
        try:
            one = await sent(worlds[0], 1, ["lay:one", "lay:two", "lay:three"])
            two = await sent(worlds[1], 1, ["lay:four", "lay:three", "lay:one"])
            for viewer, parts in one.items():
                assert len(parts) == len(two[viewer]) > 40
                for here, there in zip(parts, two[viewer], strict=True):
                    assert here == there, f"viewer {viewer} can tell what was answered"
        finally:
            for world in worlds:
                await world.house.close()

    asyncio.run(run())


def test_nobody_else_is_sent_a_byte_of_a_sealed_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compare(tmp_path, monkeypatch)


def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were a name to say what was answered, this test would say so."""
    seal = Play.seal

    def telling(self: Play, entry: Entry) -> None:
        seal(self, entry)
        self.chairs[entry.seat].name += f" {entry.word}"

    monkeypatch.setattr(Play, "seal", telling)
    with pytest.raises(AssertionError, match="can tell"):
        compare(tmp_path, monkeypatch)


async def test_the_log_and_refusals_do_not_name_a_sealed_answer(tmp_path: Path) -> None:
    async with house(tmp_path, game=GAME) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        await lay(h, room, people[1], "three")
        for viewer in (0, 2):
            assert not [line for line in log_lines(room, viewer, "en") if re.search("three|answer", line.text)]
        assert "three" not in room.record().write()
        assert share(1) in room.record().write()
