"""Tables that begin with a worked example: one person goes its way or another, back as often as they like, and nobody
else comes near."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import mizban
from mizban.core.game.examples import examples as examples_of
from mizban.core.game.trials import Trial, trials
from mizban.server.errors import Refusal
from mizban.server.lobby import examples
from mizban.server.lobby.lists import my_games, my_tables, open_tables
from mizban.server.storage import tables
from mizban.server.storage.people import Person
from mizban.server.storage.tables import change_table
from mizban.server.table.room import Room
from server.house import House, house, state

GAME = mizban.game("biblios")


def begun(id: str = "A2", step: int = 2, game: str = "biblios") -> Trial:
    found = mizban.game(game)
    return trials(found, next(example for example in examples_of(found) if example.id == id))[step]


async def laid(h: House, person: Person, trial: Trial | None = None, game: str = "biblios") -> Room:
    return await h.host.lay_example(person, mizban.game(game), trial or begun())


async def settled(h: House, room: Room) -> None:
    """Lets the bots answer."""
    while h.host.bots.busy:
        await next(iter(h.host.tasks))


def words(room: Room) -> list[str]:
    assert room.play.match is not None
    return [word for _, word in room.play.match.record.said]


async def say(h: House, room: Room, person: Person, word: str) -> None:
    await h.do(room, person, "say", n=room.play.turn, word=word)
    await settled(h, room)


async def test_the_others_answer_as_in_the_book_while_one_does(tmp_path: Path) -> None:
    """At its result they wait, until one wants to play on."""
    async with house(tmp_path) as h:
        [ann] = await h.guests(1)
        room = await laid(h, ann)
        assert (room.state, room.play.due) == ("playing", [0])
        assert room.chairs.names("fa") == ["باب", "جیمز", "استیو"]
        await say(h, room, ann, "place:keep")
        assert words(room) == ["place:keep", "take:gold_2"]
        assert room.play.due == [1]
        assert room.play.held
        assert await h.refused(room, ann, "say", n=room.play.turn, word="place:keep") == "not-your-turn"
        await h.do(room, ann, "play-on", n=room.play.turn)
        await settled(h, room)
        assert len(words(room)) > 2
        assert room.play.asked == 0


async def test_after_another_answer_bots_answer(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        [ann] = await h.guests(1)
        room = await laid(h, ann)
        await say(h, room, ann, "place:public")
        assert room.play.way is not None
        assert room.play.match is not None
        assert not room.play.way.trial.follows(room.play.match.record.said)
        assert {seat for seat, _ in room.play.match.record.said[1:]} <= {1, 2}
        assert len(words(room)) > 2
        assert not room.play.held
        assert await h.refused(room, ann, "play-on", n=room.play.turn) == "example-on"


async def test_one_goes_back_as_often_as_one_likes(tmp_path: Path) -> None:
    """Past what others have answered and what one has learned; and to the start at once. Then it is the way again."""
    async with house(tmp_path) as h:
        [ann] = await h.guests(1)
        room = await laid(h, ann)
        assert room.play.match is not None
        first = GAME.dump(room.play.match.s)
        assert await h.refused(room, ann, "undo", n=room.play.turn) == "undo-nothing"
        assert await h.refused(room, ann, "rewind", n=room.play.turn, words=0) == "undo-nothing"
        for _ in range(3):
            await say(h, room, ann, "place:public")
            await h.do(room, ann, "undo", n=room.play.turn)
            assert GAME.dump(room.play.match.s) == first
        await say(h, room, ann, "place:keep")
        await h.do(room, ann, "rewind", n=room.play.turn, words=1)
        assert words(room) == ["place:keep"]
        await settled(h, room)
        assert words(room) == ["place:keep", "take:gold_2"]
        await h.do(room, ann, "rewind", n=room.play.turn, words=0)
        assert GAME.dump(room.play.match.s) == first
        assert await h.refused(room, ann, "undo", n=room.play.turn - 1) == "stale"


async def test_it_is_the_same_after_a_restart(tmp_path: Path) -> None:
    """Wherever one has stopped: on the way, at the result, beyond it and at the end of what was laid."""
    async with house(tmp_path) as h:
        [ann] = await h.guests(1)
        room = await laid(h, ann)
        steps: list[dict[str, Any]] = [
            {"do": "say", "word": "place:keep"},
            {"do": "play-on"},
            {"do": "rewind", "words": 0},
        ]
        for step in steps:
            await h.do(room, ann, n=room.play.turn, **step)
            await settled(h, room)
            before, held = state(room), room.play.held
            room = await h.again(room)
            await settled(h, room)
            assert state(room) == before
            assert room.play.held == held


async def test_where_nothing_is_left_to_ask_one_can_go_back(tmp_path: Path) -> None:
    """The position of an example need not go on: then the table stays open."""
    async with house(tmp_path) as h:
        [ann] = await h.guests(1)
        trial = begun("E38", 0, "architects")
        room = await laid(h, ann, trial, "architects")
        for _, word in trial.line:
            await say(h, room, ann, word)
        assert room.play.match is not None
        assert not room.play.match.s.legal
        assert room.state == "playing"
        room = await h.again(room)
        await h.do(room, ann, "undo", n=room.play.turn)
        assert room.play.asked == trial.seat


@pytest.mark.parametrize(
    ("do", "more"),
    [
        ("chat", {"text": "hello"}),
        ("leave", {}),
        ("return", {}),
        ("stand", {}),
        ("rematch", {}),
        ("undo-ask", {"n": 0}),
        ("undo-answer", {"n": 0, "yes": True}),
        ("relieve", {"seat": 1}),
        ("sit", {"seat": 1}),
        ("bot", {"seat": 1, "level": "easy"}),
        ("share", {"share": "0" * 32}),
    ],
)
async def test_nothing_else_can_be_done_there(tmp_path: Path, do: str, more: dict[str, object]) -> None:
    async with house(tmp_path) as h:
        [ann] = await h.guests(1)
        assert await h.refused(await laid(h, ann), ann, do, **more) == "example-alone"


async def test_nobody_else_comes_near(tmp_path: Path) -> None:
    """Neither by the address nor by the code; and it is in no list, also not in one's own."""
    async with house(tmp_path) as h:
        ann, behrooz = await h.guests(2)
        room = await laid(h, ann)
        for person in (behrooz, None):
            with pytest.raises(Refusal) as wrong:
                await h.host.lobby.room_for(room.id, person)
            assert (wrong.value.status, wrong.value.text) == (404, "no-table")
        with pytest.raises(Refusal) as wrong:
            await h.host.lobby.by_code(room.code)
        assert wrong.value.text == "no-code"
        assert await h.refused(room, behrooz, "say", n=room.play.turn, word="place:keep") == "not-seated"
        assert await h.host.lobby.room_for(room.id, ann) is room
        assert await open_tables(h.host.store, "en") == []
        assert await my_tables(h.host.store, ann, "en") == []
        assert (await my_games(h.host.store, ann, "en", 1)).lines == []
        assert await h.host.count(ann) == 0
        assert await tables.being_played(h.host.store) == []


async def test_a_bot_that_follows_the_book_does_not_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as h:
        [ann] = await h.guests(1)
        room = await laid(h, ann)
        monkeypatch.setattr(h.host.pool, "choose", None)
        await say(h, room, ann, "place:keep")
        assert words(room)[-1] == "take:gold_2"


async def test_nobody_is_told_that_it_is_their_turn(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        [ann] = await h.guests(1)
        room = await laid(h, ann)
        assert room.play.due == [0]
        assert not h.host.notices.pending.get(room)


async def test_it_is_gone_after_a_day(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        ann, behrooz = await h.guests(2)
        room, other, game = await laid(h, ann), await laid(h, behrooz), await h.playing([ann], bots=1)
        await say(h, room, ann, "place:keep")
        for each in (room, game):
            await h.host.store.write(change_table(each.id, made=each.made.timestamp() * 1000 - examples.DAY - 1))
        await examples.expire(h.host.lobby)
        with pytest.raises(Refusal) as wrong:
            await h.host.lobby.room_for(room.id, ann)
        assert wrong.value.status == 404
        stored = await tables.stored_table(h.host.store, room.id)
        assert (stored.row, *map(len, stored[1:])) == (None, 0, 0, 0, 0)
        assert (await h.again(other)).state == (await h.again(game)).state == "playing"
        with pytest.raises(Refusal):
            await h.do(room, ann, "undo", n=room.play.turn)


async def test_the_oldest_makes_way(tmp_path: Path) -> None:
    """They are not among the tables that one may have, and one cannot fill the disk with them."""
    async with house(tmp_path) as h:
        [ann] = await h.guests(1)
        rooms = []
        for i in range(examples.MOST + 2):
            rooms.append(await laid(h, ann))
            await h.host.store.write(change_table(rooms[-1].id, made=i + 1))
        left = await tables.examples_of(h.host.store, ann.id)
        assert left == [room.id for room in rooms[:1:-1]]


async def test_a_table_of_an_example_that_has_changed_says_so(tmp_path: Path) -> None:
    """To who sits there; to others it is not there."""
    async with house(tmp_path) as h:
        ann, behrooz = await h.guests(2)
        room = await laid(h, ann)
        await h.host.store.write(change_table(room.id, example="A2.2:00000000"))
        h.host.lobby.drop(room)
        for person, said in ((ann, "aside-example"), (behrooz, "no-table")):
            with pytest.raises(Refusal) as wrong:
                await h.host.lobby.room_for(room.id, person)
            assert wrong.value.text == said
        await h.host.store.write(change_table(room.id, made=1))
        await examples.expire(h.host.lobby)
        assert room.id not in h.host.lobby.aside


async def test_an_example_is_for_its_own_tables(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        for do, more in (("rewind", {"words": 0}), ("play-on", {})):
            assert await h.refused(room, people[0], do, n=room.play.turn, **more) == "no-example-here"
