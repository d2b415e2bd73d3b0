"""Names, accounts, sessions and tokens."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from mizban.server.errors import Refusal
from mizban.server.lobby.lists import my_tables
from mizban.server.storage.people import Person, clean_name, hashed
from mizban.server.table.log_lines import log_lines
from server.house import House, house, state

GOOD = "correct horse"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("بهروز", "بهروز"),
        ("امیر\u200cعلی", "امیر\u200cعلی"),
        ("A\u200cnn", "Ann"),
        ("Ann\u202e\u2066", "Ann"),
        ("A\u200bn\u200dn\u2060\ufeff", "Ann"),
        ("Ann\u3164\u2800", "Ann"),
        ("A\x00n\x1bn\n", "Ann"),
        ("e\u0301", "é"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("😀", "😀"),
    ],
)
def test_a_name_is_one_line_that_hides_and_turns_nothing(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize("typed", ["", "   ", "\u200c", "\u202e", "\u3164", "\u2800", "\u0301", "\ud800", "\x00"])
def test_a_name_shows_something(typed: str) -> None:
    with pytest.raises(Refusal) as wrong:
        clean_name(typed)
    assert wrong.value.text == "name-empty"


def test_a_name_is_not_long() -> None:
    assert clean_name("n" * 24)
    with pytest.raises(Refusal) as wrong:
        clean_name("n" * 25)
    assert wrong.value.text == "name-long"


async def refusal(work: object) -> str:
    with pytest.raises(Refusal) as wrong:
        await work  # type: ignore[misc]
    return wrong.value.text


async def test_an_account_has_a_name_of_its_own_and_a_password_worth_it(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        ann, behrooz = await h.guests(2)
        people = h.host.people
        for account in ("", "ab", "a" * 25, "a b c", "<script>", "a\u200bbc", "\u202eabc"):
            assert await refusal(people.sign_up(ann, account, GOOD)) == "account-name", account
        for password, why in (("", "short"), ("short", "short"), ("x" * 201, "long")):
            assert await refusal(people.sign_up(ann, "annlee", password)) == f"password-{why}"
        for password in ("password", "PASSWORD1", "12345678", "Ann-Marie"):
            assert await refusal(people.sign_up(ann, "ann-marie", password)) == "password-common"
        made = await people.sign_up(ann, "Ann_Lee", GOOD)
        assert (made.id, made.account) == (ann.id, "ann_lee")
        assert await refusal(people.sign_up(behrooz, "ANN_lee", GOOD)) == "account-taken"
        assert await refusal(people.sign_up(behrooz, "ａｎｎ_lee", GOOD)) == "account-taken"
        assert await refusal(people.sign_up(ann, "other", GOOD)) == "has-account"
        assert await refusal(people.sign_up(made, "other", GOOD)) == "has-account"


@pytest.mark.parametrize("account", ["بهروز", "straße" * 3, "Ann.Lee", "۱۲۳"])
async def test_who_has_signed_up_can_log_in(tmp_path: Path, account: str) -> None:
    async with house(tmp_path) as h:
        [ann] = await h.guests(1)
        await h.host.people.sign_up(ann, account, GOOD)
        assert (await h.host.people.log_in(f" {account.upper()} ", GOOD, None)).id == ann.id


async def test_a_wrong_password_and_an_unknown_account_get_the_same_answer(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        [ann] = await h.guests(1)
        await h.host.people.sign_up(ann, "annlee", GOOD)
        for account, password in (("annlee", "wrong horse"), ("nobody", GOOD), ("", ""), ("annlee", "x" * 10_000)):
            with pytest.raises(Refusal) as wrong:
                await h.host.people.log_in(account, password, None)
            assert (wrong.value.status, wrong.value.text) == (403, "wrong-password")


async def test_nothing_in_the_file_opens_a_session(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        [ann] = await h.guests(1)
        ann = await h.host.people.sign_up(ann, "annlee", GOOD)
        session, token = await h.host.people.begin(ann, "Firefox"), await h.host.people.new_token(ann, "bot")
        with closing(sqlite3.connect(h.host.store.path)) as file:
            stored = "\n".join(file.iterdump())
        assert "$argon2id$" in stored
        for secret in (session, token, GOOD):
            assert secret not in stored
        assert await h.host.people.of_session(session) == ann
        assert await h.host.people.of_token(token) == ann
        for wrong in ("", "x", hashed(session).hex()):
            assert await h.host.people.of_session(wrong) is None
            assert await h.host.people.of_token(wrong) is None


async def test_a_session_is_no_token_and_a_token_no_session(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        [ann] = await h.guests(1)
        session, token = await h.host.people.begin(ann, ""), await h.host.people.new_token(ann, "bot")
        assert await h.host.people.of_token(token)
        assert await h.host.people.of_session(token) is None
        assert await h.host.people.of_token(session) is None


class Watcher:
    """Somebody who looks at a table."""

    def __init__(self, person: int, session: bytes) -> None:
        self.person, self.session, self.over = person, session, False

    def poke(self) -> None: ...

    def meet(self, person: Person) -> None: ...

    def end(self) -> None:
        self.over = True


async def watched(h: House, tokens: list[str]) -> list[Watcher]:
    """Streams with these sessions or tokens."""
    people = await h.guests(2)
    room = await h.playing(people)
    watchers = [Watcher(0, hashed(token)) for token in tokens]
    room.watchers.update(watchers)
    return watchers


async def test_log_out_ends_the_session_and_its_streams_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        [ann] = await h.guests(1)
        people = h.host.people
        here, there = await people.begin(ann, ""), await people.begin(ann, "")
        streams = await watched(h, [here, there])
        await people.end(here)
        assert await people.of_session(here) is None
        assert await people.of_session(there) == ann
        assert [stream.over for stream in streams] == [True, False]


async def test_a_session_that_ends_while_it_is_looked_up_stays_ended(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        [ann] = await h.guests(1)
        people = h.host.people
        for _ in range(20):
            token = await people.begin(ann, "")
            people.known.clear()
            looking = asyncio.create_task(people.of_session(token))
            await asyncio.sleep(0)
            await people.end(token)
            await looking
            assert await people.of_session(token) is None


async def test_all_other_sessions_can_be_ended(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        ann, behrooz = await h.guests(2)
        people = h.host.people
        here, there = await people.begin(ann, "here"), await people.begin(ann, "there")
        other = await people.begin(behrooz, "")
        streams = await watched(h, [here, there, other])
        assert {session.agent for session in await people.sessions(ann)} == {"here", "there"}
        await people.end_others(ann, here)
        assert [await people.of_session(token) for token in (here, there, other)] == [ann, None, behrooz]
        assert [stream.over for stream in streams] == [False, True, False]


async def test_a_token_ends_when_its_owner_says_so(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        ann, behrooz = await h.guests(2)
        people = h.host.people
        token, other = await people.new_token(ann, "one"), await people.new_token(ann, "two")
        streams = await watched(h, [token, other])
        marks = {each.agent: each.mark for each in await people.tokens(ann)}
        await people.of_token(token)
        await people.end_token(behrooz, marks["one"])
        assert await people.of_token(token) == ann
        await people.end_token(ann, marks["one"])
        assert await people.of_token(token) is None
        assert await people.of_token(other) == ann
        assert [stream.over for stream in streams] == [True, False]


async def test_a_guest_who_signs_up_keeps_games_and_session(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people, private=True)
        token = await h.host.people.begin(people[0], "")
        await h.host.people.sign_up(people[0], "annlee", GOOD)
        ann = await h.host.people.of_session(token)
        assert ann is not None
        assert ann.account == "annlee"
        assert [line.id for line in await my_tables(h.host.store, ann, "en")] == [room.id]


async def test_what_a_guest_began_goes_with_them_when_they_log_in(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        account, guest, other = await h.guests(3)
        people = h.host.people
        await people.sign_up(account, "annlee", GOOD)
        room = await h.playing([guest, other], private=True)
        both = await h.playing([account, guest])
        session, token = await people.begin(guest, ""), await people.new_token(guest, "bot")
        ann = await people.log_in("annlee", GOOD, guest)
        h.host.lobby.forget(guest.id)
        assert ann.id == account.id
        again = await h.host.lobby.room_for(room.id, ann)
        assert (again.seat_of(ann), again.owner) == (0, ann.id)
        assert {line.id for line in await my_tables(h.host.store, ann, "en")} == {room.id, both.id}
        assert [line.mine for line in await my_tables(h.host.store, ann, "en") if line.id == room.id] == [
            again.play.asked == 0
        ]
        assert [chair.person for chair in (await h.host.lobby.room(both.id)).chairs] == [account.id, guest.id]
        assert await people.of_session(session) is None, "who else sits at that browser gets no account"
        assert await people.of_token(token) is None
        assert state(await h.again(again)) == state(again)


async def test_nobody_has_two_seats_and_none_is_dead_when_a_guest_logs_in(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        thinks = AsyncMock(side_effect=lambda game, level, s, seat, table: s.legal[0].word)  # at once, in this process
        h.host.pool.choose = thinks  # type: ignore[method-assign]
        account, guest, other = await h.guests(3)
        people = h.host.people
        await people.sign_up(account, "annlee", GOOD)
        waiting = await h.waiting([guest, account, other], ["me", "open", "open"])
        await h.do(waiting, account, "sit")
        playing = await h.playing([account, guest, other])
        while playing.play.asked != 1:
            playing = await h.playing([account, guest, other])
        over = await h.playing([account, guest])
        await h.finish(over, [account, guest])
        ann = await people.log_in("annlee", GOOD, guest)
        asked = [line.id for line in await my_tables(h.host.store, ann, "en") if line.mine]
        assert playing.id not in asked, "it is the guest who was asked"
        twice = 1 + sum(room.state == "playing" for room in h.host.lobby.rooms.values())
        assert await h.host.merged(guest, ann) == twice
        again = await h.host.lobby.room(waiting.id)
        assert ([chair.kind for chair in again.chairs], again.owner) == (["open", "person", "open"], ann.id)
        again = await h.host.lobby.room(playing.id)
        assert [(chair.person, chair.away) for chair in again.chairs] == [
            (ann.id, False),
            (guest.id, True),
            (other.id, False),
        ]
        for _ in range(400):
            if again.play.asked != 1:
                break
            await asyncio.sleep(0.02)
        assert again.play.asked != 1, "the bot plays on"
        assert thinks.called
        assert [chair.person for chair in (await h.host.lobby.room(over.id)).chairs] == [ann.id, guest.id]
        assert state(await h.again(await h.host.lobby.room(waiting.id)))["owner"] == ann.id


async def test_settings_are_one_of_their_choices_and_a_new_name_is_seen_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        people = await h.guests(2)
        room = await h.playing(people)
        token = await h.host.people.begin(people[0], "")
        for field, value in (("lang", "xx"), ("theme", "pink"), ("motion", ""), ("card_names", "de")):
            assert await refusal(h.host.people.change(people[0], **{field: value})) == "bad-choice"
        changed = await h.host.people.change(people[0], name=" Anna\u202e ", lang="fa", sound=True)
        h.host.lobby.renamed(changed)
        assert (changed.name, changed.lang, changed.sound) == ("Anna", "fa", True)
        assert await h.host.people.of_session(token) == changed
        assert room.chairs.names("en")[0] == "Anna"
        await h.do(room, people[0], "chat", text="hello")  # from a stream that was opened under the old name
        assert log_lines(room, 0, "en")[-1].name == "Anna"
