"""Going back by consent: bots wait for it, for a while; however it ends, the log says so once, and nothing hangs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from mizban.core.rng import fast
from mizban.render.games import Game
from mizban.server.storage.people import Person, now
from mizban.server.table.entries import UNDO_ENDS, Entry
from mizban.server.table.log_lines import log_lines
from mizban.server.table.room import Room
from mizban.server.table.timers import GONE, VOTING
from server.house import House, house, state


class Slow:
    """A bot that answers when it is let."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.answers = 0

    async def choose(self, game: Game, level: str, s: Any, seat: int, table: str) -> str:
        await self.may.wait()
        self.answers += 1
        return str(s.legal[0].word)

    async def close(self) -> None:
        pass


async def until(wanted: Callable[[], bool]) -> None:
    """Waits for something that comes by itself."""
    for _ in range(1000):
        if wanted():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")


async def slipped(h: House, bank: int = 0) -> tuple[Room, list[Person], int, Slow]:
    """A table of two people and a bot that thinks, right after the slip of the seat that is returned."""
    bot = Slow()
    h.host.pool = bot  # type: ignore[assignment]
    people = await h.guests(2)
    room = await h.playing(people, bots=1, bank=bank)
    await played_until(h, room, people, bot, lambda: room.play.asked == 2 and bool(said(room)) and said(room)[-1] < 2)
    assert room.id in h.host.bots.busy
    return room, people, said(room)[-1], bot


async def played_until(
    h: House, room: Room, people: Sequence[Person], bot: Slow, wanted: Callable[[], bool], seed: int = 1
) -> None:
    """Everybody plays on until it is as wanted; then the bot is not let any more."""
    rng = fast(seed)
    while not wanted():
        if room.play.asked < 2:
            await h.say(room, people, rng)
            continue
        turn = room.play.turn
        bot.may.set()
        await until(lambda: room.play.turn != turn)  # noqa: B023
        bot.may.clear()


def said(room: Room) -> list[int]:
    """Who said the words of the game."""
    assert room.play.match is not None
    return [seat for seat, _ in room.play.match.record.said]


def since(room: Room, n: int) -> list[Entry]:
    """What happened after an entry."""
    return room.history.entries[n:]


def ends(room: Room, n: int) -> list[str]:
    """How the log says that request n ended; every viewer reads it in both languages."""
    ended = [entry for entry in since(room, n) if entry.kind in UNDO_ENDS]
    for lang in ("en", "fa"):
        for viewer in range(room.seats + 1):
            told = {line.n for line in log_lines(room, viewer, lang, n) if line.text}
            assert told >= {entry.n for entry in ended}
    return [entry.kind for entry in ended]


# ---------------------------------------------------------------- bots wait


async def test_a_bot_that_thinks_does_not_end_a_request_to_go_back(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        room, people, asker, bot = await slipped(h)
        words = len(said(room))
        vote = (await h.do(room, people[asker], "undo-ask", n=room.play.turn)).n
        bot.may.set()
        await until(lambda: room.id not in h.host.bots.busy)
        assert bot.answers, "it had thought, and was not heard"
        assert (room.history.n, len(said(room)), room.play.held) == (vote, words, True)
        await h.do(room, people[1 - asker], "undo-answer", n=vote, yes=True)
        assert (len(said(room)), room.play.asked, room.play.vote) == (words - 1, asker, None)


async def test_a_stand_in_waits_like_a_bot(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        bot = Slow()
        h.host.pool = bot  # type: ignore[assignment]
        people = await h.guests(3)
        room = await h.playing(people)
        await h.do(room, people[2], "leave")
        await played_until(
            h, room, people, bot, lambda: room.play.asked == 2 and bool(said(room)) and said(room)[-1] < 2
        )
        asker = said(room)[-1]
        vote = (await h.do(room, people[asker], "undo-ask", n=room.play.turn)).n
        bot.may.set()
        await until(lambda: room.id not in h.host.bots.busy)
        assert room.history.n == vote
        await h.do(room, people[1 - asker], "undo-answer", n=vote, yes=False)
        await until(lambda: room.history.n > vote + 1)
        assert since(room, vote + 1)[0].seat == 2, "the stand-in goes on"


async def test_bots_wait_a_minute_and_the_request_lapses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as h:
        room, people, asker, bot = await slipped(h)
        vote = (await h.do(room, people[asker], "undo-ask", n=room.play.turn)).n
        assert room.timers.timer is not None
        assert 59 < room.timers.timer.when() - asyncio.get_running_loop().time() <= VOTING == 60
        room.history.entries[vote - 1].at -= 50_000
        await h.do(room, people[asker], "chat", text="please")
        left = room.timers.timer.when() - asyncio.get_running_loop().time()
        assert 9 < left <= 10, "from the request on, whatever happens meanwhile"
        monkeypatch.setattr("mizban.server.table.timers.VOTING", 50.1)
        room.timers.arm()
        await until(lambda: room.play.vote is None)
        assert await h.refused(room, people[1 - asker], "undo-answer", n=vote, yes=True) == "stale"
        assert await h.refused(room, people[asker], "undo-ask", n=room.play.turn) == "undo-again", "bots wait once"
        bot.may.set()
        await until(lambda: said(room)[-1] == 2)
        assert [entry.kind for entry in since(room, vote)][:3] == ["chat", "undo-lapse", "say"]
        assert ends(room, vote) == ["undo-lapse"]


async def regretted(h: House) -> tuple[Room, list[Person], int]:
    """A table of two people, one of whom has played and asks to go back while the other is asked; with the request."""
    people = await h.guests(2)
    room = await h.playing(people)
    asker = room.play.asked
    while room.play.asked == asker:
        await h.say(room, people, fast(1))
    return room, people, (await h.do(room, people[asker], "undo-ask", n=room.play.turn)).n


async def test_a_request_that_only_people_wait_for_does_not_lapse(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        room, _, vote = await regretted(h)
        room.history.entries[vote - 1].at = now() - 3_600_000
        room.timers.arm()
        assert (room.timers.timer, room.play.held) == (None, False)


async def test_after_a_restart_bots_wait_for_the_rest_of_the_time_and_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as h:
        room, people, asker, _ = await slipped(h)
        vote = (await h.do(room, people[asker], "undo-ask", n=room.play.turn)).n
        again = await h.again(room)
        assert again.play.vote == room.play.vote
        assert again.play.held
        assert again.timers.timer is not None
        assert again.timers.timer.when() - asyncio.get_running_loop().time() <= 60
        id = room.id
    monkeypatch.setattr("mizban.server.table.timers.VOTING", 0.0)  # the server was down for longer
    async with house(tmp_path) as h:
        h.host.pool = bot = Slow()  # type: ignore[assignment]
        bot.may.set()
        await h.host.lobby.resume()
        room = h.host.lobby.rooms[id]
        await until(lambda: said(room)[-1] == 2)
        assert ends(room, vote) == ["undo-lapse"]


# ---------------------------------------------------------------- how else it ends


async def withdraws(h: House, room: Room, people: list[Person], asker: int, vote: int) -> None:
    await h.do(room, people[asker], "undo-answer", n=vote, yes=False)


async def refuses(h: House, room: Room, people: list[Person], asker: int, vote: int) -> None:
    await h.do(room, people[1 - asker], "undo-answer", n=vote, yes=False)


async def leaves(h: House, room: Room, people: list[Person], asker: int, vote: int) -> None:
    await h.do(room, people[asker], "leave")


async def other_leaves(h: House, room: Room, people: list[Person], asker: int, vote: int) -> None:
    await h.do(room, people[1 - asker], "leave")


async def is_sent_away(h: House, room: Room, people: list[Person], asker: int, vote: int) -> None:
    room.chairs[1 - asker].since -= GONE + 1
    await h.do(room, people[asker], "relieve", seat=1 - asker)


@pytest.mark.parametrize(
    ("happens", "kinds"),
    [
        (withdraws, ["undo-withdraw"]),
        (refuses, ["undo-no"]),
        (leaves, ["leave", "undo-left"]),
        (other_leaves, ["leave", "undo-left"]),
        (is_sent_away, ["relieve", "undo-left"]),
    ],
)
async def test_the_log_says_how_a_request_ended_and_bots_go_on(tmp_path: Path, happens: Any, kinds: list[str]) -> None:
    async with house(tmp_path) as h:
        room, people, asker, bot = await slipped(h)
        vote = (await h.do(room, people[asker], "undo-ask", n=room.play.turn)).n
        await happens(h, room, people, asker, vote)
        assert [entry.kind for entry in since(room, vote)] == kinds
        assert ends(room, vote) == kinds[-1:]
        assert (room.play.vote, room.timers.timer) == (None, None)
        assert state(await h.again(room)) == state(room)
        h.host.lobby.rooms[room.id] = room
        before = len(said(room))
        bot.may.set()
        await until(lambda: 2 in said(room)[before:])


async def test_who_plays_on_ends_a_request(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        room, people, vote = await regretted(h)
        answer = await h.say(room, people, fast(1))
        assert [entry.kind for entry in since(room, vote)] == ["undo-past", "say"]
        assert ends(room, vote) == ["undo-past"]
        assert (answer.n, room.play.turn, room.play.vote) == (vote + 2, vote + 2, None)
        assert state(await h.again(room)) == state(room)


async def test_who_takes_a_word_back_ends_a_request_of_another(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        rng, seat = fast(4), -1
        while not (room.play.match and seat >= 0 and room.play.undoable(seat) and 1 - seat in said(room)):
            seat = room.play.asked
            await h.say(room, people, rng)
        vote = (await h.do(room, people[1 - seat], "undo-ask", n=room.play.turn)).n
        words = len(said(room))
        await h.do(room, people[seat], "undo", n=room.play.turn)
        assert len(said(room)) == words - 1
        assert [entry.kind for entry in since(room, vote)] == ["undo-past", "undo"]
        assert ends(room, vote) == ["undo-past"]
        assert state(await h.again(room)) == state(room)


async def test_a_clock_that_runs_out_ends_a_request(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people, bank=300)
        h.host.bots.busy.add(room.id)  # no bot thinks
        asker = room.play.asked
        while room.play.asked == asker:
            await h.say(room, people, fast(1))
        vote = (await h.do(room, people[asker], "undo-ask", n=room.play.turn)).n
        assert room.clock.ticks(1 - asker), "who is asked to play pays for the time"
        room.clock.asked_at[1 - asker] -= 301
        room.timers.arm()
        await until(lambda: room.chairs[1 - asker].away)
        assert [entry.kind for entry in since(room, vote)] == ["time-out", "undo-left"]
        assert ends(room, vote) == ["undo-left"]
        assert state(await h.again(room)) == state(room)


async def test_nobodys_clock_runs_while_bots_wait(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        room, people, asker, _ = await slipped(h, bank=300)
        await h.do(room, people[asker], "undo-ask", n=room.play.turn)
        assert not [seat for seat in range(3) if room.clock.ticks(seat)]


# ---------------------------------------------------------------- what is asked for


async def test_the_log_says_how_many_words_of_all_a_request_is_about(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        asker = room.play.asked
        await h.say(room, people, fast(1))
        vote = (await h.do(room, people[asker], "undo-ask", n=room.play.turn)).n
        viewers = [asker, 1 - asker]
        one = [[log_lines(room, viewer, lang, vote - 1)[0].text for viewer in viewers] for lang in ("en", "fa")]
        name = people[asker].name
        assert one[0] == ["You ask to take your last move back.", f"{name} asks to take their last move back."]
        assert one[1][0] == "خواسته‌اید حرکت آخرتان را پس بگیرید."
        await h.do(room, people[asker], "undo-answer", n=vote, yes=False)
        while said(room).count(1 - asker) < 4:
            await h.say(room, people, fast(1))
        count = said(room)[::-1].index(asker) + 1
        assert count > 1
        vote = (await h.do(room, people[asker], "undo-ask", n=room.play.turn)).n
        many = [[log_lines(room, viewer, lang, vote - 1)[0].text for viewer in viewers] for lang in ("en", "fa")]
        assert many[0] == [
            f"You ask to go back to before your last move: {count} moves in all, yours and others’.",
            f"{name} asks to go back to before their last move: {count} moves in all, their own and others’.",
        ]
        assert all(f" {'۰۱۲۳۴۵۶۷۸۹'[count]} حرکت" in text and "پس گرفته شود" in text for text in many[1])
        words = len(said(room))
        await h.do(room, people[1 - asker], "undo-answer", n=vote, yes=True)
        assert len(said(room)) == words - count
