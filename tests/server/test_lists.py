"""Lists of tables: in which order, how many, and what is said of each."""

from __future__ import annotations

from pathlib import Path

import pytest

from mizban.server.lobby import lists
from mizban.server.lobby.lists import my_games, my_tables
from server.house import House, house


async def seen(h: House, person: object, page: int = 1) -> lists.Page:
    """A page of somebody's games."""
    return await my_games(h.host.store, person, "en", page)  # type: ignore[arg-type]


async def test_my_games_come_in_order_and_page_by_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "PAGE", 2)
    async with house(tmp_path) as h:
        people = await h.guests(2)
        over = []
        for seed in range(2):
            over.append(await h.playing(people))
            await h.finish(over[-1], people, seed)
        waiting = await h.waiting(people)
        asked = await h.playing(people)
        ann = people[asked.play.asked]
        others = await h.playing(people)
        while others.play.asked == asked.play.asked:
            others = await h.playing(people)
        wanted = [asked.id, others.id, waiting.id, over[1].id, over[0].id]
        if ann is not people[0]:
            wanted.remove(waiting.id)
        count = len(await my_tables(h.host.store, ann, "en"))
        pages = [await seen(h, ann, number) for number in range(1, (count + 3) // 2)]
        listed = [line.id for page in pages for line in page.lines]
        assert [id for id in listed if id in wanted] == wanted
        assert len(set(listed)) == len(listed) == count
        assert {page.of for page in pages} == {len(pages)}
        assert (await seen(h, ann, 99)).number == len(pages), "there is no page after the last"
        assert (await seen(h, ann, 0)).number == 1


async def test_many_tables_that_run_hide_none_that_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "MOST", 3)
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        await h.finish(room, people)
        for _ in range(4):
            await h.waiting(people)
        lines = await my_tables(h.host.store, people[0], "en")
        assert [line.state for line in lines] == ["waiting"] * 3 + ["over"]
        assert lines[-1].id == room.id


async def test_a_finished_game_has_its_places_as_the_rules_give_them(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(3)
        room = await h.playing(people)
        await h.finish(room, people)
        [line] = (await seen(h, people[0])).lines
        told = room.seen(0, "en", "wide").result
        assert [(place.seat, place.points, place.rank) for place in line.result] == told
        assert [place.name for place in line.result] == [people[seat].name for seat, _, _ in told]
        assert not line.asked
        unknown = line._replace(ranks=[], scores=[3, 9, 5]).result
        assert [(place.rank, place.points) for place in unknown] == [(0, 9), (0, 5), (0, 3)], "from an older server"


async def test_a_list_says_that_a_bot_is_asked(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(1)
        room = await h.playing(people, bots=2)
        h.host.bots.busy.add(room.id)  # no bot thinks
        while room.play.asked == 0:
            legal = room.play.facing(0).legal
            await h.do(room, people[0], "say", n=room.play.turn, word=legal[0].word)
        [line] = (await seen(h, people[0])).lines
        assert (line.asked, line.mine, line.away) == ([f"Bot {'AB'[room.play.asked - 1]}"], False, False)
        await h.do(room, people[0], "leave")
        [line] = (await seen(h, people[0])).lines
        assert line.away, "nobody thinks until they are back"
