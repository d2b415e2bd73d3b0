"""Tables without a network: who sits where, what may be said, and that memory and disk never disagree."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

import mizban
from mizban.core.problem import Problem
from mizban.core.record import Record
from mizban.core.rng import agreed, fast
from mizban.core.state import EVERYBODY, News, State
from mizban.core.words import Option
from mizban.server import host as hosting
from mizban.server.errors import Refusal
from mizban.server.lobby.lists import my_tables, open_tables
from mizban.server.lobby.lobby import IDLE
from mizban.server.table.entries import STRIDE
from mizban.server.table.log_lines import doer, log_lines
from mizban.server.table.timers import GONE
from server.house import command, house, share, state

# ---------------------------------------------------------------- before the game


async def test_one_seat_is_taken_once_under_fifty_parallel_sits(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        owner, *others = [await h.host.people.guest(f"p{i}", "en") for i in range(51)]
        room = await h.waiting([owner], ["me", "open"])
        tries = [h.do(room, person, "sit", seat=1) for person in others]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(not isinstance(answer, Exception) for answer in done) == 1
        assert {wrong.text for wrong in done if isinstance(wrong, Refusal)} == {"seat-taken"}
        assert state(await h.again(room)) == state(room)


async def test_nobody_sits_twice_or_where_somebody_sits(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        ann, behrooz, cyrus = await h.guests(3)
        room = await h.waiting([ann], ["me", "open", "open"])
        assert await h.refused(room, ann, "sit") == "seated-already"
        assert await h.refused(room, behrooz, "sit", seat=0) == "seat-taken"
        assert await h.refused(room, behrooz, "sit", seat=7) == "seat-taken"
        await h.do(room, behrooz, "sit", seat=2)
        await h.do(room, cyrus, "sit")
        assert [chair.person for chair in room.chairs] == [ann.id, cyrus.id, behrooz.id]


async def test_an_owner_who_stands_up_hands_the_table_on_and_the_last_one_closes_it(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        ann, behrooz, cyrus = await h.guests(3)
        room = await h.waiting([ann], ["me", "open", "open"])
        await h.do(room, behrooz, "sit")
        await h.do(room, ann, "stand")
        assert (room.owner, room.state) == (behrooz.id, "waiting")
        await h.do(room, behrooz, "stand")
        assert room.state == "closed"
        assert await h.refused(room, cyrus, "sit") == "table-closed"
        assert state(await h.again(room)) == state(room)


async def test_a_guest_who_stands_up_does_not_close_the_table_of_another(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        ann, behrooz = await h.guests(2)
        room = await h.waiting([ann], ["open", "open"])
        await h.do(room, behrooz, "sit")
        await h.do(room, behrooz, "stand")
        assert (room.owner, room.state) == (ann.id, "waiting")


async def test_only_the_owner_seats_and_removes_bots(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        ann, behrooz = await h.guests(2)
        room = await h.waiting([ann], ["me", "open", "open"])
        await h.do(room, behrooz, "sit", seat=1)
        assert await h.refused(room, behrooz, "bot", seat=2, level="random") == "not-owner"
        assert await h.refused(room, ann, "bot", seat=1, level="random") == "seat-taken"
        assert await h.refused(room, ann, "bot", seat=2, level="divine") == "bad-choice"
        await h.do(room, ann, "bot", seat=2, level="random")
        assert room.chairs[2].kind == "bot"
        await h.do(room, ann, "bot", seat=2)
        assert room.chairs[2].kind == "open"


async def test_a_line_about_a_bot_does_not_take_the_name_of_who_sits_there_later(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        ann, behrooz, _ = await h.guests(3)
        room = await h.waiting([ann], ["me", "open", "open"])
        await h.do(room, ann, "bot", seat=1, level="random")
        before = log_lines(room, 2, "en")
        await h.do(room, ann, "bot", seat=1)
        await h.do(room, behrooz, "sit", seat=1)
        assert log_lines(room, 2, "en")[: len(before)] == before


@pytest.mark.parametrize(
    ("news", "seat"),
    [
        ((EVERYBODY, "stands seat space", (2, 5)), 2),
        ((EVERYBODY, "sold card seat", (5, 1)), 1),
        ((0b100, "draws card", (7,)), 2),
        ((0b110, "hears n", (7,)), -1),
        ((EVERYBODY, "arrives event", (3,)), -1),
    ],
)
def test_a_line_bears_the_sign_of_the_seat_it_is_about(news: News, seat: int) -> None:
    """What happens by itself bears nobody's, whoever spoke before."""
    assert doer(news) == seat


@pytest.mark.parametrize(
    "chairs", [["me"], ["me", "me"], ["random", "random"], ["me", "divine"], ["me"] + ["open"] * 9]
)
async def test_a_table_needs_seats_that_fit_and_a_person(tmp_path: Path, chairs: list[str]) -> None:
    async with house(tmp_path) as h:
        with pytest.raises(ValueError, match=r".+"):
            await h.waiting(await h.guests(1), chairs)


SOLO = {"solo": "one"}


@pytest.mark.parametrize(
    ("options", "chairs"),
    [(SOLO, ["me", "open"]), ({"solo": "two"}, ["me", "easy", "easy"]), ({"solo": "two"}, ["me", "open", "open"])],
)
async def test_an_option_for_so_many_people_needs_them(
    tmp_path: Path, options: dict[str, str], chairs: list[str]
) -> None:
    async with house(tmp_path) as h:
        [ann] = await h.guests(1)
        with pytest.raises(Refusal) as wrong:
            await h.host.create(ann, mizban.game("architects"), len(chairs), options, chairs, False, 0)
        assert (wrong.value.text, wrong.value.status) == ("bad-crew", 422)
    said = {"one": "“Solo: you against one bot” is for one person and one bot.", "two": "is for 2 people and one bot."}
    assert said[options["solo"]] in wrong.value.say("en")
    assert f"برای {'۱' if options == SOLO else '۲'} نفر و ۱ ربات است" in wrong.value.say("fa")


async def test_a_table_for_so_many_people_keeps_its_bots(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        ann, behrooz = await h.guests(2)
        chairs = ["me", "open", "random"]
        room = await h.host.create(ann, mizban.game("architects"), 3, {"solo": "two"}, chairs, False, 0)
        assert await h.refused(room, ann, "bot", seat=2, level="") == "bad-crew"
        assert await h.refused(room, ann, "bot", seat=1, level="easy") == "bad-crew"
        await h.do(room, behrooz, "sit")
        assert [chair.kind for chair in room.chairs] == ["person", "person", "bot"]


async def test_the_chance_is_committed_to_before_any_share_and_the_record_proves_it(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.waiting(people)
        commitment = room.commitment
        await h.do(room, people[1], "sit")
        for seat, person in enumerate(people):
            assert room.state == "waiting"
            await h.do(room, person, "share", share=share(seat))
        assert room.state == "playing"
        await h.finish(room, people)
        record = Record.read(room.record().write())
        assert record.fair["commit"] == commitment
        assert record.fair["shares"] == f"{share(0)},{share(1)}"
        assert record.seed == agreed(record.fair["secret"], [share(0), share(1)])
        record.verify()


async def test_a_share_is_given_once_and_only_before_the_start(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.waiting(people)
        await h.do(room, people[0], "share", share=share(1))
        assert await h.refused(room, people[0], "share", share=share(2)) == "shared-already"
        assert await h.refused(room, people[1], "share", share=share(2)) == "not-seated"
        await h.do(room, people[1], "sit")
        await h.do(room, people[1], "share", share=share(2))
        assert await h.refused(room, people[1], "share", share=share(3)) == "not-waiting"


async def test_a_full_table_starts_without_the_shares_that_do_not_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mizban.server.table.timers.PATIENCE", 0.3)
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.waiting(people)
        await h.do(room, people[1], "sit")
        await h.do(room, people[1], "share", share=share(1))
        for _ in range(8):  # talk does not put it off
            await h.do(room, people[0], "chat", text="wait")
            await asyncio.sleep(0.06)
        assert room.state == "playing"
        await h.finish(room, people)
        assert room.record().fair["shares"] == f"none,{share(1)}"
        room.record().verify()


# ---------------------------------------------------------------- saying and taking back


async def test_only_the_seat_that_is_asked_answers_the_open_question_with_what_is_legal(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(3)
        room = await h.playing(people[:2])
        assert room.play.match is not None
        word, asked, other = room.play.match.s.legal[0].word, people[room.play.asked], people[1 - room.play.asked]
        assert await h.refused(room, other, "say", n=room.play.turn, word=word) == "not-your-turn"
        assert await h.refused(room, people[2], "say", n=room.play.turn, word=word) == "not-seated"
        assert await h.refused(room, asked, "say", n=room.play.turn - 1, word=word) == "stale"
        assert await h.refused(room, asked, "say", n=room.play.turn + 1, word=word) == "stale"
        assert await h.refused(room, asked, "say", n=room.play.turn, word="castle") == "unknown-word"
        assert await h.refused(room, asked, "say", n=room.play.turn, word="bid:3") == "illegal-word"
        await h.do(room, asked, "say", n=room.play.turn, word=word)


async def test_a_command_sent_again_is_answered_the_same_and_done_once(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        assert room.play.match is not None
        asked = people[room.play.asked]
        say = command("say", n=room.play.turn, word=room.play.match.s.legal[0].word)
        answers = await asyncio.gather(*(h.host.do(room, asked, say) for _ in range(5)))
        assert len(room.play.match.record.said) == 1
        again = await h.again(room)
        answers.append(await h.host.do(again, asked, say))
        assert len(set(map(str, answers))) == 1
        assert state(again) == state(room)
        assert await h.refused(again, asked, "say", n=room.play.turn, word="something else", id=say.id) == "id-used"
        other = command("chat", text="something else", id=say.id)
        assert await h.host.do(again, asked, other) == answers[0]
        assert state(again) == state(room)


async def test_a_word_is_taken_back_as_long_as_nobody_has_learned_anything(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        assert room.play.match is not None
        rng, unfair = fast(4), 0
        while room.state == "playing":
            seat, before = room.play.asked, h.host.game("biblios").dump(room.play.match.s)
            await h.say(room, people, rng)
            if room.state != "playing":
                break
            if room.play.match.undoable(seat):
                await h.do(room, people[seat], "undo", n=room.play.turn)
                assert h.host.game("biblios").dump(room.play.match.s) == before
                assert room.play.asked == seat
                break
            assert await h.refused(room, people[seat], "undo", n=room.play.turn) == "undo-unfair"
            unfair += 1
        assert unfair
        assert room.state == "playing"


async def test_all_others_agree_before_the_table_goes_further_back(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(3)
        room = await h.playing(people)
        assert room.play.match is not None
        asker = people[room.play.asked]
        assert await h.refused(room, asker, "undo-ask", n=room.play.turn) == "undo-nothing"
        start = h.host.game("biblios").dump(room.play.match.s)
        await h.say(room, people, fast(1))
        vote = (await h.do(room, asker, "undo-ask", n=room.play.turn)).n
        others = [person for person in people if person != asker]
        assert await h.refused(room, asker, "undo-answer", n=vote, yes=True) == "undo-answered"
        assert await h.refused(room, others[0], "undo-answer", n=vote + 1, yes=True) == "stale"
        assert await h.refused(room, others[0], "undo-ask", n=room.play.turn) == "undo-asked"
        await h.do(room, others[0], "undo-answer", n=vote, yes=True)
        assert len(room.play.match.record.said) == 1
        again = await h.again(room)  # the vote outlives the process
        assert state(again) == state(room)
        await h.do(again, others[1], "undo-answer", n=vote, yes=True)
        assert again.play.match is not None
        assert h.host.game("biblios").dump(again.play.match.s) == start
        assert again.play.vote is None


async def test_one_no_is_enough(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        assert room.play.match is not None
        asker = room.play.asked
        await h.say(room, people, fast(1))
        vote = (await h.do(room, people[asker], "undo-ask", n=room.play.turn)).n
        await h.do(room, people[1 - asker], "undo-answer", n=vote, yes=False)
        assert len(room.play.match.record.said) == 1
        assert await h.refused(room, people[1 - asker], "undo-answer", n=vote, yes=True) == "stale"
        assert state(await h.again(room)) == state(room)
        asked, refused = log_lines(room, room.seats, "en")[-2:]
        assert (asked.name, refused.name) == (people[asker].name, people[1 - asker].name)
        seen = [[line.text for line in log_lines(room, viewer, "en")[-2:]] for viewer in (asker, 1 - asker)]
        assert seen[0] == ["You ask to take your last move back.", refused.text]
        assert seen[1] == [asked.text, "You do not agree; nothing is taken back."]


async def test_bots_and_those_who_are_away_agree(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        assert room.play.match is not None
        asker = room.play.asked
        await h.say(room, people, fast(1))
        h.host.bots.busy.add(room.id)  # no bot thinks
        await h.do(room, people[1 - asker], "leave")
        await h.do(room, people[asker], "undo-ask", n=room.play.turn)
        assert len(room.play.match.record.said) == 0


async def test_nobody_agrees_for_who_was_sent_away(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        assert room.play.match is not None
        rng = fast(1)
        asker = room.play.asked
        while room.play.asked == asker:
            await h.say(room, people, rng)
        other = people[1 - asker]
        h.host.bots.busy.add(room.id)  # no bot thinks
        room.chairs[1 - asker].since = -60.0
        await h.do(room, people[asker], "relieve", seat=1 - asker)
        assert await h.refused(room, people[asker], "undo-ask", n=room.play.turn) == "undo-absent"
        await h.do(room, other, "return")
        await h.say(room, people, rng)
        await h.do(room, other, "leave")
        assert await h.refused(room, people[asker], "undo-ask", n=room.play.turn) == "undo-absent", (
            "their own words would go"
        )


async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(1)
        room = await h.playing(people, bots=1)
        h.host.bots.busy.add(room.id)
        rng = fast(3)
        while room.play.asked == 0:
            await h.say(room, people, rng)
        id, words = room.id, room.history.n
    async with house(tmp_path) as h:
        assert h.host.lobby.rooms == {}
        await h.host.lobby.resume()
        for _ in range(3000):
            if h.host.lobby.rooms[id].history.n > words:
                return
            await asyncio.sleep(0.01)
        raise AssertionError("nobody thinks")


async def test_undo_goes_back_across_snapshots(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        assert room.play.match is not None
        rng = fast(2)
        while len(room.play.match.record.said) < STRIDE + 1:
            await h.say(room, people, rng)
        for _ in range(3):
            assert room.play.match is not None
            seat = room.play.match.record.said[-1][0]
            vote = (await h.do(room, people[seat], "undo-ask", n=room.play.turn)).n
            await h.do(room, people[1 - seat], "undo-answer", n=vote, yes=True)
            assert state(await h.again(room)) == state(room)
            room = h.host.lobby.rooms[room.id]
        assert room.play.match is not None
        assert len(room.play.match.record.said) < STRIDE
        for _ in range(5):
            await h.say(room, people, rng)
        assert state(await h.again(room)) == state(room)


@pytest.mark.skipif(mizban.build() != "pure", reason="compiled classes cannot be watched")
async def test_a_long_game_opens_from_its_last_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it is, fewer words than STRIDE are said again, also when the table has gone back behind the last."""
    played: list[object] = []
    play = State.play

    def spy(s: State, option: Option) -> None:
        played.append(option)
        play(s, option)

    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        rng = fast(3)

        async def reopened() -> tuple[int, int]:
            """The words of the game so far, and how many of them are said again when it is opened."""
            with monkeypatch.context() as patch:
                patch.setattr(State, "play", spy)
                played.clear()
                await h.again(room)
            assert room.play.match is not None
            return len(room.play.match.record.said), len(played)

        async def back() -> int:
            """Goes back by one word of the seat that spoke last; returns how many words were said again for it."""
            assert room.play.match is not None
            seat = room.play.match.record.said[-1][0]
            vote = (await h.do(room, people[seat], "undo-ask", n=room.play.turn)).n
            with monkeypatch.context() as patch:
                patch.setattr(State, "play", spy)
                played.clear()
                await h.do(room, people[1 - seat], "undo-answer", n=vote, yes=True)
            return len(played)

        words = 0
        while words < 3 * STRIDE + 1:
            await h.say(room, people, rng)
            words, again = await reopened()
            assert again == words % STRIDE
        assert room.state == "playing"
        while words >= 3 * STRIDE:
            assert await back() < STRIDE
            words, again = await reopened()
        assert again == words % STRIDE == STRIDE - 1
        while words < 3 * STRIDE:
            await h.say(room, people, rng)
            words, again = await reopened()
        assert again == 0


@pytest.mark.parametrize(
    ("seed", "seats"), [(1, 2), *(pytest.param(i, 3 - i % 2, marks=pytest.mark.deep) for i in range(2, 12))]
)
async def test_a_table_from_disk_is_the_table_in_memory_after_every_entry(
    tmp_path: Path, seed: int, seats: int
) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(seats)
        room = await h.playing(people, private=True)
        rng = fast(seed)
        while room.state == "playing":
            assert room.play.match is not None
            seat = room.play.match.record.said[-1][0] if room.play.match.record.said else -1
            if seat >= 0 and rng.below(8) == 0 and room.play.match.undoable(seat):
                await h.do(room, people[seat], "undo", n=room.play.turn)
            elif seat >= 0 and rng.below(25) == 0:
                vote = (await h.do(room, people[seat], "undo-ask", n=room.play.turn)).n
                for person in people:
                    if room.seat_of(person) != seat and room.play.vote:
                        await h.do(room, person, "undo-answer", n=vote, yes=rng.below(4) > 0)
            elif rng.below(15) == 0:
                await h.do(room, people[rng.below(seats)], "chat", text="سلام, hello")
            else:
                await h.say(room, people, rng)
            again = await h.again(room)
            assert state(again) == state(room)
            if rng.below(2):
                room = again
            else:
                h.host.lobby.rooms[room.id] = room
        assert state(await h.again(room), lines=9999) == state(room, lines=9999)


# ---------------------------------------------------------------- going, coming, ending


async def test_a_bot_keeps_the_seat_of_who_leaves_until_they_return(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        leaver = people[room.play.asked]
        assert (await my_tables(h.host.store, leaver, "en"))[0].mine
        await h.do(room, leaver, "leave")
        assert not (await my_tables(h.host.store, leaver, "en"))[0].mine
        assert await h.refused(room, leaver, "leave") == "away"
        assert await h.refused(room, leaver, "say", n=room.play.turn, word="pass") == "away"
        for _ in range(400):
            if room.play.asked != room.seat_of(leaver):
                break
            await asyncio.sleep(0.02)
        assert room.play.asked != room.seat_of(leaver), "the bot has not answered"
        await h.do(room, leaver, "return")
        assert await h.refused(room, leaver, "return") == "not-away"
        assert state(await h.again(room)) == state(room)


async def test_whole_games_are_played_with_bots(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        [ann] = await h.guests(1)
        room = await h.playing([ann], bots=2)
        rng, end = fast(3), time.monotonic() + 40
        while room.state == "playing" and time.monotonic() < end:
            if room.play.asked == 0:
                await h.say(room, [ann], rng)
            await asyncio.sleep(0.002)
        assert room.state == "over"
        room.record().verify()


async def test_what_somebody_has_left_does_not_keep_them_from_laying_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting, "MOST_TABLES", 2)
    async with house(tmp_path) as h:
        [ann] = await h.guests(1)
        rooms = [await h.playing([ann], bots=1) for _ in range(2)]
        with pytest.raises(Refusal) as refused:
            await h.waiting([ann], ["me", "open"])
        assert (refused.value.text, refused.value.status) == ("too-many-tables", 409)
        await h.do(rooms[0], ann, "leave")
        await h.waiting([ann], ["me", "open"])
        await h.do(rooms[0], ann, "return")
        with pytest.raises(Refusal):
            await h.waiting([ann], ["me", "open"])


async def test_who_does_not_answer_for_long_is_shown_as_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Although nothing happens at the table, whoever looks looks again."""
    monkeypatch.setattr("mizban.server.table.timers.SILENCE", 0.05)
    async with house(tmp_path) as h:
        room = await h.playing(await h.guests(2))
        looked = asyncio.Event()
        monkeypatch.setattr(room, "poke", looked.set)
        await asyncio.wait_for(looked.wait(), 5)
        assert room.timers.stalled(room.play.asked)


async def test_a_seat_is_relieved_only_after_its_person_has_been_gone_for_a_while(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(3)
        room = await h.playing(people[:2])
        h.host.bots.busy.add(room.id)
        assert await h.refused(room, people[0], "relieve", seat=1) == "not-stalled"
        room.chairs[1].since -= GONE + 1
        assert await h.refused(room, people[2], "relieve", seat=1) == "not-seated"
        assert await h.refused(room, people[0], "relieve", seat=-1) == "not-stalled"
        await h.do(room, people[0], "relieve", seat=1)
        assert room.chairs[1].away
        await h.do(room, people[1], "return")
        assert not room.chairs[1].away


async def test_who_runs_out_of_time_is_relieved_for_good(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people, bank=300)
        h.host.bots.busy.add(room.id)
        seat = room.play.asked
        room.clock.asked_at[seat] -= 100
        await h.do(room, people[seat], "leave")
        await h.do(room, people[seat], "return")  # going away does not turn the clock back
        assert room.clock.left(seat) < 201
        room.clock.asked_at[seat] -= 201
        room.timers.arm()
        for _ in range(100):
            await asyncio.sleep(0.02)
            if room.chairs[seat].away:
                break
        assert room.chairs[seat].away
        assert room.clock.left(seat) == 0
        assert await h.refused(room, people[seat], "return") == "no-time"
        again = await h.again(room)
        assert again.clock.spent == room.clock.spent
        assert await h.refused(again, people[seat], "return") == "no-time"


async def test_a_rematch_is_laid_once_and_all_may_come(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(3)
        room = await h.playing(people[:2], private=True)
        assert await h.refused(room, people[0], "rematch") == "not-over"
        await h.finish(room, people)
        assert await h.refused(room, people[2], "rematch") == "not-seated"
        asked = command("rematch")
        answers = await asyncio.gather(h.host.do(room, people[0], asked), h.do(room, people[1], "rematch"))
        assert answers[0].next == answers[1].next == room.next != ""
        again = await h.again(room)
        assert await h.host.do(again, people[0], asked) == answers[0]
        other = await h.host.lobby.room_for(room.next, people[1])
        await h.do(other, people[1], "sit")
        assert [chair.person for chair in other.chairs] == [people[0].id, people[1].id]
        with pytest.raises(Refusal):
            await h.host.lobby.room_for(room.next, people[2])


async def test_chat_is_one_line_without_tricks(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        await h.do(room, people[0], "chat", text="  می‌آیم \n\u202e\x00\x1b now\u2066 ")
        assert log_lines(room, 0, "en")[-1].text == "می‌آیم now"
        for empty in (" \n ", "\u202e", "\u3164"):
            assert await h.refused(room, people[0], "chat", text=empty) == "chat-empty"


async def test_talk_cannot_fill_a_table_so_that_the_game_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mizban.server.table.history.LONGEST_TALK", 8)
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        while room.history.talk < 8:
            await h.do(room, people[0], "chat", text="…")
        assert await h.refused(room, people[0], "chat", text="…") == "table-full"
        await h.finish(room, people)
        assert (await h.again(room)).history.talk == room.history.talk
        assert (await h.do(room, people[0], "rematch")).next


# ---------------------------------------------------------------- strangers, and things that go wrong


async def test_a_private_table_is_not_there_for_strangers(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(4)
        room = await h.playing(people[:2], private=True)
        for person in (people[2], None):
            with pytest.raises(Refusal) as wrong:
                await h.host.lobby.room_for(room.id, person)
            assert wrong.value.status == 404
        assert room.id not in {line.id for line in await open_tables(h.host.store, "en")}
        opened = await h.host.lobby.by_code(room.code.lower())
        await h.host.lobby.admit(opened, people[2].id)
        assert await h.host.lobby.room_for(room.id, people[2]) is room
        assert (await h.again(room)).members == {people[2].id}


async def test_a_command_is_done_to_its_end_when_its_sender_hangs_up(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        rng = fast(5)
        for _ in range(20):
            n = room.history.n
            task = asyncio.create_task(h.say(room, people, rng))
            for _ in range(rng.below(4)):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            while room.lock.locked():
                await asyncio.sleep(0.001)
            await h.do(room, people[0], "chat", text="still here")
            assert room.history.n in (n + 1, n + 2)
        assert state(await h.again(room)) == state(room)


async def test_a_table_is_in_memory_once_however_many_ask_for_it_and_hang_up(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        h.host.lobby.rooms.clear()
        first = asyncio.create_task(h.host.lobby.room(room.id))
        await asyncio.sleep(0)
        first.cancel()
        rooms = await asyncio.gather(*(h.host.lobby.room(room.id) for _ in range(10)))
        assert len({id(room) for room in rooms}) == 1


async def test_a_table_that_is_not_what_is_on_disk_is_read_anew(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        old = await h.playing(people)
        h.host.lobby.rooms.clear()
        new = await h.host.lobby.room(old.id)
        await h.do(new, people[0], "chat", text="one")
        with pytest.raises(Refusal) as wrong:
            await h.do(old, people[0], "chat", text="two")
        assert wrong.value.status == 503
        assert old.history.closed
        assert not new.history.closed
        await h.do(await h.host.lobby.room(old.id), people[0], "chat", text="three")
        assert [line.text for line in log_lines(new, 0, "en")][-2:] == ["one", "three"]


async def test_a_table_that_nobody_looks_at_is_let_go_of(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        room.idle_since -= IDLE + 1
        await h.host.lobby.room(room.id)  # somebody has asked for it just now
        h.host.lobby.sweep()
        assert room.id in h.host.lobby.rooms
        room.idle_since -= IDLE + 1
        h.host.lobby.sweep()
        assert room.id not in h.host.lobby.rooms
        with pytest.raises(Refusal):
            await h.do(room, people[0], "chat", text="to nobody")


# ---------------------------------------------------------------- lessons


async def test_a_lesson_begins_at_once_and_explains_what_leads_elsewhere(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        [neda] = await h.guests(1)
        game = h.host.game("kingdom_builder")
        room = await h.host.teach(neda, game, game.lessons[0].id)
        assert room.state == "playing"
        assert room.play.match is not None
        assert room.play.goal is game.lessons[0].goals[0]
        s = room.play.match.s
        wrong = next(o.word for o in s.legal if room.play.goal.wrong(s, o))
        right = next(o.word for o in s.legal if not room.play.goal.wrong(s, o))
        assert await h.refused(room, neda, "say", n=room.play.turn, word=wrong) == "lesson-wrong"
        assert room.play.reached == []
        await h.do(room, neda, "say", n=room.play.turn, word=right)
        assert room.play.reached == [1]
        assert (await h.again(room)).play.reached == [1]
        with pytest.raises(Problem, match="no lesson"):
            await h.host.teach(neda, game, "second")


async def test_a_lesson_is_the_same_for_everybody(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        game = h.host.game("kingdom_builder")
        rooms = [await h.host.teach(person, game, game.lessons[0].id) for person in await h.guests(2)]
        assert len({room.play.match.record.seed for room in rooms if room.play.match}) == 1
