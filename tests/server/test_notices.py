"""It is your turn, by push and by mail: who is told, when, what, and what nobody can make of it."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
import sqlite3
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
from py_vapid import Vapid02  # type: ignore[import-untyped]

from cli.run import mizban
from mizban.core.problem import Problem
from mizban.core.rng import fast
from mizban.server.errors import Refusal
from mizban.server.http.limits import LIMITS
from mizban.server.log import start_log
from mizban.server.notify import mail_addresses, notices, push, push_subscriptions
from mizban.server.notify.mail import Letter, is_address, read_mail_server, written
from mizban.server.notify.notices import Ways
from mizban.server.storage.people import Person, hashed
from mizban.server.table.room import Room
from server.house import House, house
from server.posts import NAME, Office, Phone, Service, push_service
from server.site import Site, Visitor, site
from server.test_people import GOOD, Watcher

ADDRESS = "https://table.example.org"
MAILBOX = "ann.lee@mail.example.org"


class Street(NamedTuple):
    """A house, a push service and a mail server."""

    house: House
    service: Service
    office: Office

    async def quiet(self) -> None:
        """Everything that was to be told is told."""
        for _ in range(3):
            await asyncio.sleep(0.005)
            await asyncio.gather(*self.house.host.tasks, return_exceptions=True)

    async def told(self) -> list[str]:
        """The browsers that were told since the last time, after a moment."""
        await self.quiet()
        paths = [sent.path for sent in self.service.got]
        self.service.got.clear()
        return paths

    async def mailed(self) -> int:
        """How many letters have come since the last time."""
        await self.quiet()
        count = len(self.office.letters)
        self.office.letters.clear()
        return count


@asynccontextmanager
async def street(folder: Path, patch: pytest.MonkeyPatch, pause: float = 0) -> AsyncIterator[Street]:
    office = Office()
    ways = Ways(ADDRESS, await office.open(), pause)
    async with push_service(folder, patch) as service, house(folder, ways) as h:
        yield Street(h, service, office)
    await office.close()


async def seated(s: Street) -> tuple[Room, list[Person]]:
    """A table at which the first person is asked and both have a browser; what they were told so far is forgotten."""
    people = await s.house.guests(2)
    room = await s.house.playing(people)
    rng = fast(1)
    while room.play.asked != 0:
        await s.house.say(room, people, rng)
    await s.quiet()
    for person in people:
        await Phone(person.name).told(s.house, person)
    await s.told()
    return room, people


async def pass_on(s: Street, room: Room, people: list[Person], comes: bool = True) -> None:
    """Whoever is asked comes, plays until it is somebody else's turn, and goes; or plays without looking."""
    seat, rng = room.play.asked, fast(2)
    here = Watcher(people[seat].id if comes else 0, b"")
    room.watchers.add(here)
    room.presence()
    while room.play.asked == seat:
        await s.house.say(room, people, rng)
    room.watchers.discard(here)
    room.presence()


async def confirmed(h: House, person: Person, address: str = MAILBOX) -> None:
    await h.host.notices.mail_addresses.enter(person, address, f"token{person.id}")
    await h.host.notices.mail_addresses.confirm(f"token{person.id}")


# ---------------------------------------------------------------- who is told, and when


async def test_who_is_asked_and_elsewhere_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with street(tmp_path, monkeypatch) as s:
        room, people = await seated(s)
        await pass_on(s, room, people)
        assert await s.told() == ["/Behrooz"]
        await s.house.do(room, people[0], "chat", text="hello?")
        room.presence()
        assert await s.told() == []
        await pass_on(s, room, people)
        assert "/Ann" in await s.told()


async def test_who_is_at_the_table_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with street(tmp_path, monkeypatch) as s:
        room, people = await seated(s)
        here = Watcher(people[1].id, b"")
        room.watchers.add(here)
        room.presence()
        await pass_on(s, room, people)
        assert await s.told() == []
        room.watchers.discard(here)  # their line is lost before they have answered
        room.presence()
        assert await s.told() == ["/Behrooz"]


async def test_somebody_who_only_watches_elsewhere_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with street(tmp_path, monkeypatch) as s:
        room, people = await seated(s)
        room.watchers.add(Watcher(people[0].id, b""))
        room.watchers.add(Watcher(0, b""))
        other = await s.house.playing(people)
        other.watchers.add(Watcher(people[1].id, b""))
        await s.told()
        await pass_on(s, room, people)
        assert await s.told() == ["/Behrooz"]


async def test_who_comes_or_answers_within_the_pause_is_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with street(tmp_path, monkeypatch, pause=0.15) as s:
        room, people = await seated(s)
        await asyncio.sleep(0.2)
        await s.told()
        await pass_on(s, room, people)
        assert list(s.house.host.notices.pending[room]) == [1]
        room.watchers.add(Watcher(people[1].id, b""))
        room.presence()
        assert not s.house.host.notices.pending[room]
        await asyncio.sleep(0.2)
        assert await s.told() == []
        await pass_on(s, room, people)
        await pass_on(s, room, people)
        await asyncio.sleep(0.2)
        assert await s.told() == [], "Ann has answered in time, and Behrooz is there"


async def test_bots_and_people_whom_a_bot_stands_in_for_are_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with street(tmp_path, monkeypatch) as s:
        people = await s.house.guests(2)
        asked: list[int] = []
        monkeypatch.setattr(s.house.host.notices, "due", lambda room, seat: asked.append(room.chairs[seat].person))
        room = await s.house.playing(people, bots=1)
        await s.house.do(room, people[1], "leave")
        await s.quiet()
        asked.clear()
        rng = fast(3)
        for _ in range(60):
            await s.quiet()
            if room.state == "playing" and room.play.asked == 0:
                await s.house.say(room, people[:1], rng)
        assert set(asked) == {people[0].id}


async def test_after_a_restart_nobody_is_told_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with street(tmp_path, monkeypatch) as s:
        room, people = await seated(s)
        await pass_on(s, room, people)
        assert await s.told() == ["/Behrooz"]
        again = await s.house.again(room)
        await s.house.do(again, people[0], "chat", text="hello?")
        assert await s.told() == []
        await pass_on(s, again, people)
        assert "/Ann" in await s.told()


async def test_who_was_not_told_before_a_restart_is_told_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with street(tmp_path, monkeypatch, pause=0.1) as s:
        room, people = await seated(s)
        await asyncio.sleep(0.2)
        await s.told()
        await pass_on(s, room, people)
        s.house.host.lobby.drop(room)
        await asyncio.sleep(0.2)
        assert await s.told() == []
        await s.house.host.lobby.resume()
        await asyncio.sleep(0.2)
        assert await s.told() == ["/Behrooz"]
        s.house.host.lobby.renew(s.house.host.lobby.rooms[room.id])
        await asyncio.sleep(0.3)
        assert await s.told() == []


async def test_a_move_does_not_wait_for_notices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with street(tmp_path, monkeypatch) as s:
        room, people = await seated(s)
        gate = asyncio.Event()

        async def slow(*_: Any) -> bool:
            await gate.wait()
            raise RuntimeError("nothing of this reaches the table")

        monkeypatch.setattr(s.house.host.notices, "push", slow)
        for _ in range(4):
            await pass_on(s, room, people)
        gate.set()
        await s.quiet()
        await pass_on(s, room, people)


# ---------------------------------------------------------------- what they are told


async def test_a_notice_names_game_and_people_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with street(tmp_path, monkeypatch) as s:
        ann, behrooz = await s.house.guests(2)
        behrooz = await s.house.host.people.change(behrooz, lang="fa", name="بهروز")
        phones = {"/a": Phone("a"), "/b": Phone("b")}
        for phone, person in zip(phones.values(), (ann, behrooz), strict=True):
            await phone.told(s.house, person)
        room = await s.house.playing([ann, behrooz])
        await s.quiet()
        first = room.play.asked
        await pass_on(s, room, [ann, behrooz])
        await s.quiet()
        said = {sent.path: phones[sent.path].read(sent.body) for sent in s.service.got}
        common = {"path": f"/t/{room.id}", "tag": room.id}
        english = {"lang": "en", "dir": "ltr", "title": "Your turn: Biblios", **common}
        persian = {"lang": "fa", "dir": "rtl", "title": f"نوبت شماست: {room.game.title('fa')}", **common}
        with_him = "The table waits for you: you play with \u2068بهروز\u2069."
        after_him = "\u2068بهروز\u2069 has just played, and the table waits for you."
        with_her = "میز منتظر شماست؛ هم‌بازی‌هایتان: \u2068Ann\u2069."
        after_her = "\u2068Ann\u2069 همین حالا بازی کرد و میز منتظر شماست."
        assert said["/a"] == english | {"body": with_him if first == 0 else after_him}
        assert said["/b"] == persian | {"body": with_her if first == 1 else after_her}


async def test_a_push_service_can_tell_who_sends_and_not_what(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with street(tmp_path, monkeypatch) as s:
        room, people = await seated(s)
        await pass_on(s, room, people)
        await s.quiet()
        [sent] = s.service.got
        assert Vapid02.verify(sent.headers["authorization"])
        assert f"k={(await push_subscriptions.keys(s.house.host.store)).public}" in sent.headers["authorization"]
        token = sent.headers["authorization"].split("t=")[1].split(".")[1]
        claims = json.loads(urlsafe_b64decode(token + "=" * (-len(token) % 4)))
        assert (claims["aud"], claims["sub"]) == (f"https://{NAME}", "mailto:table@example.org")
        assert (sent.headers["content-encoding"], sent.headers["topic"]) == ("aes128gcm", room.id)
        assert int(sent.headers["ttl"]) > 0
        for word in (b"Biblios", b"Ann", room.id.encode()):
            assert word not in sent.body


async def test_the_keys_are_made_once_and_outlive_the_process(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        store = h.host.store
        made = await asyncio.gather(*(push_subscriptions.keys(store) for _ in range(5)))
        assert len(set(made)) == 1
    async with house(tmp_path) as h:
        assert await push_subscriptions.keys(h.host.store) == made[0]


# ---------------------------------------------------------------- browsers


@pytest.mark.parametrize(("status", "stays"), [(404, False), (410, False), (500, True), (429, True), (201, True)])
async def test_a_browser_that_its_service_has_forgotten_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int, stays: bool
) -> None:
    async with street(tmp_path, monkeypatch) as s:
        room, people = await seated(s)
        s.service.status = status
        await pass_on(s, room, people)
        assert await s.told() == ["/Behrooz"]
        assert bool(await push_subscriptions.browsers(s.house.host.store, people[1])) == stays
        assert await push_subscriptions.browsers(s.house.host.store, people[0])


async def test_a_redirect_is_not_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with street(tmp_path, monkeypatch) as s:
        room, people = await seated(s)
        s.service.status, s.service.location = 307, "https://elsewhere.example.net/x"
        await pass_on(s, room, people)
        assert await s.told() == ["/Behrooz"]


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "http://push.example.net/x",
        "https://localhost/x",
        "https://a.localhost/x",
        "https://printer.local/x",
        "https://metadata.google.internal/x",
        "https://127.0.0.1/x",
        "https://127.1/x",
        "https://2130706433/x",
        "https://0x7f.0.0.1/x",
        "https://169.254.169.254/latest",
        "https://[::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://10.0.0.1/x",
        "https://intranet/x",
        "https://push.example.net:8443/x",
        "https://push.example.net:99999/x",
        "https://push.example.net:x/x",
        "https://ann:word@push.example.net/x",
        "https://push.example.net\\@localhost/x",
        "https://push.example.net/x y",
        "https://push.example.net/x\r\nHost: y",
        "https://push.example.net/x#y",
        "https://push.example.net./x",
        "https://-/x",
        "file:///etc/passwd",
        "https://" + "a" * 64 + ".example.net/",
        "https://push.example.net/" + "x" * 1000,
        "https://پوش.example/x",
    ],
)
def test_what_cannot_be_a_push_service_is_refused(endpoint: str) -> None:
    assert not push_subscriptions.outside(endpoint)


def test_the_push_services_there_are_can_be_used() -> None:
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/dX:APA91-_",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA=",
        "https://web.push.apple.com/QKx",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d",
        "https://push.example.net:443/x",
    ):
        assert push_subscriptions.outside(endpoint), endpoint


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.9.9.9",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "192.0.2.1",
        "::1",
        "::",
        "fe80::1%eth0",
        "fc00::1",
        "fd00:ec2::254",
        "ff02::1",
        "::ffff:10.0.0.1",
        "64:ff9b::a00:1",
        "2002:a00:1::",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "2001:db8::1",
        "nonsense",
    ],
)
def test_an_address_that_is_not_the_whole_worlds_is_not_public(address: str) -> None:
    assert not push.public(address)


def test_an_address_of_the_whole_world_is_public() -> None:
    assert all(push.public(address) for address in ("8.8.8.8", "142.250.74.10", "2a00:1450:4001:82b::200a"))


@pytest.mark.parametrize("found", ["127.0.0.1", "169.254.169.254", "192.168.0.9"])
async def test_a_name_that_leads_inside_is_not_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, found: str
) -> None:
    """The name is looked at when something is sent, and what was found then is what is called."""
    touched: list[object] = []
    real = socket.getaddrinfo

    def lookup(host: Any, port: Any, *rest: Any, **more: Any) -> Any:
        if host == NAME:
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (found, port))]
        return real(host, port, *rest, **more)

    async def connect(*args: object, **_: object) -> None:
        touched.append(args)
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    async with house(tmp_path, Ways(ADDRESS, None, 0)) as h:
        [ann] = await h.guests(1)
        await Phone().told(h, ann)
        monkeypatch.setattr(asyncio.get_running_loop(), "sock_connect", connect)
        with pytest.raises(Refusal) as wrong:
            await h.host.notices.test(ann)
        assert wrong.value.text == "push-failed"
    assert touched == []


async def test_a_browser_goes_with_its_session(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        [ann] = await h.guests(1)
        here, there = await Phone("here").told(h, ann), await Phone("there").told(h, ann)
        store = h.host.store
        assert {b.mark for b in await push_subscriptions.browsers(store, ann)} == {
            hashed(s).hex()[:16] for s in (here, there)
        }
        await h.host.people.end(here)
        assert [b.mark for b in await push_subscriptions.browsers(store, ann)] == [hashed(there).hex()[:16]]


async def test_browsers_are_few_and_one_is_told_once(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        ann, behrooz = await h.guests(2)
        store = h.host.store
        for n in range(push_subscriptions.MOST):
            await Phone(f"phone{n}").told(h, ann)
        with pytest.raises(Refusal) as wrong:
            await Phone("one more").told(h, ann)
        assert wrong.value.text in ("bad-browser", "many-browsers")
        with pytest.raises(Refusal) as wrong:
            await Phone("onemore").told(h, ann)
        assert wrong.value.text == "many-browsers"
        await Phone("phone3").told(h, behrooz)  # another person uses the same browser now
        assert len(await push_subscriptions.browsers(store, ann)) == push_subscriptions.MOST - 1
        [mark] = [b.mark for b in await push_subscriptions.browsers(store, behrooz)]
        await push_subscriptions.unsubscribe(store, ann, mark)
        assert await push_subscriptions.browsers(store, behrooz)
        await push_subscriptions.unsubscribe(store, behrooz, mark)
        assert not await push_subscriptions.browsers(store, behrooz)


@pytest.mark.parametrize(("p256dh", "auth"), [("", ""), ("AAAA", "AAAA"), ("é" * 87, "x"), ("A" * 87, "A" * 300)])
async def test_keys_of_a_browser_are_keys(tmp_path: Path, p256dh: str, auth: str) -> None:
    async with house(tmp_path) as h:
        [ann] = await h.guests(1)
        phone = Phone()
        phone.p256dh, phone.auth = p256dh, auth
        with pytest.raises(Refusal) as wrong:
            await phone.told(h, ann)
        assert wrong.value.text == "bad-browser"


def test_the_page_adds_tests_and_removes_a_browser(tmp_path: Path) -> None:
    with site(tmp_path) as s:
        ann, phone = s.visitor(), Phone()
        assert s.ask("POST", "/push", ann, {"origin": "https://evil.test"}, data=phone.form()).status_code == 403
        assert s.ask("POST", "/push", ann, data=phone.form()).headers["location"] == "/profile?saved=push#turns"
        page = s.ask("GET", "/profile", ann).text
        [mark] = re.findall(r'name="mark" value="(\w+)"', page)
        assert 'id="push-form"' not in page, "this browser is there already"
        assert 'action="/mail"' not in page, "this server sends no mails"
        assert s.ask("POST", "/push/test", s.visitor("Behrooz")).status_code == 409
        assert s.ask("POST", "/push/end", ann, data={"mark": mark}).status_code == 303
        page = s.ask("GET", "/profile", ann).text
        assert "data-key=" in page
        assert 'action="/push/end"' not in page


def test_nobody_becomes_a_guest_by_adding_a_browser(tmp_path: Path) -> None:
    with site(tmp_path) as s:
        answer = s.ask("POST", "/push", data=Phone().form())
        session = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
        person = s.run(s.host.people.of_session, session)
        assert person is not None
        assert len(s.run(push_subscriptions.browsers, s.host.store, person)) == 1


def test_who_logs_in_is_told_in_the_same_browser(tmp_path: Path) -> None:
    with site(tmp_path) as s:
        ann, guest = s.visitor(), s.visitor()
        s.run(s.host.people.sign_up, ann.person, "annlee", GOOD)
        s.ask("POST", "/push", guest, data=Phone().form())
        s.run(confirmed, s.house, guest.person)
        assert s.ask("POST", "/login", guest, data={"account": "annlee", "password": GOOD}).status_code == 303
        assert len(s.run(push_subscriptions.browsers, s.host.store, ann.person)) == 1
        assert s.run(s.host.notices.mail_addresses.of, ann.person) == (MAILBOX, True)
        assert s.run(s.host.notices.mail_addresses.of, guest.person) is None


def test_the_worker_serves_all_pages(tmp_path: Path) -> None:
    with site(tmp_path) as s:
        answer = s.ask("GET", "/sw.js")
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["cache-control"] == "no-cache"
        assert "showNotification" in answer.text


# ---------------------------------------------------------------- mail


async def test_mails_go_to_confirmed_addresses_and_not_too_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with street(tmp_path, monkeypatch) as s:
        room, people = await seated(s)
        await s.house.host.notices.mail_addresses.enter(people[1], MAILBOX, "token")
        await pass_on(s, room, people, comes=False)
        assert await s.mailed() == 0, "it is not confirmed"
        await confirmed(s.house, people[1])
        for count in (1, 0, 0):
            await pass_on(s, room, people, comes=False)
            await pass_on(s, room, people, comes=False)
            assert await s.mailed() == count
        room.watchers.add(Watcher(people[1].id, b""))
        room.presence()
        room.watchers.clear()
        await pass_on(s, room, people, comes=False)
        await pass_on(s, room, people, comes=False)
        assert await s.mailed() == 1, "they have come back and gone again"
        monkeypatch.setattr(notices, "APART", 0.0)
        await pass_on(s, room, people, comes=False)
        await pass_on(s, room, people, comes=False)
        assert await s.mailed() >= 1, "it was long ago"


async def test_a_server_that_no_longer_sends_mails_sends_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with street(tmp_path, monkeypatch) as s:
        room, people = await seated(s)
        await confirmed(s.house, people[1])
        s.house.host.notices.ways = Ways(ADDRESS, None, 0)
        await pass_on(s, room, people)
        assert await s.told() == ["/Behrooz"]
        assert await s.mailed() == 0


async def test_a_mail_is_in_the_readers_language_with_a_way_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with street(tmp_path, monkeypatch) as s:
        room, people = await seated(s)
        await s.house.host.people.change(people[1], lang="fa")
        await confirmed(s.house, people[1])
        await pass_on(s, room, people)
        await s.quiet()
        [(to, letter)] = s.office.letters
        assert to == [f"RCPT TO:<{MAILBOX}>"]
        assert s.office.logins == ["AUTH PLAIN AHRhYmxlAHMzY3JldC13b3Jk"]
        assert letter["Subject"] == f"نوبت شماست: {room.game.title('fa')}"
        assert letter["From"].addresses[0].addr_spec == "table@example.org"
        assert letter["Auto-Submitted"] == "auto-generated"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = letter["List-Unsubscribe"].strip("<>")
        assert stop.startswith(f"{ADDRESS}/mail/stop/")
        plain, page = parts(letter)
        for part in (plain, page):
            assert "Ann" in part
            assert f"{ADDRESS}/t/{room.id}" in part
            assert stop in part
        assert '<html lang="fa" dir="rtl">' in page


def parts(letter: EmailMessage) -> tuple[str, str]:
    """What a letter says as plain text and as a page."""
    texts = [cast("EmailMessage", letter.get_body((kind,))).get_content() for kind in ("plain", "html")]
    return texts[0], texts[1]


def test_a_letter_holds_names_as_names(tmp_path: Path) -> None:
    letter = Letter(
        "en", "Your turn", ["<b>Ann</b> has just played."], "Open", "https://x.test/t/1", "https://x.test/s"
    )
    plain, page = parts(written(letter, "table@example.org", MAILBOX))
    assert "<b>Ann</b>" in plain
    assert "&lt;b&gt;Ann" in page


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ann",
        "ann@",
        "@example.org",
        "ann@example",
        "ann lee@example.org",
        "ann@example.org\r\nBcc: all@example.org",
        "ann@example.org\n",
        "ann@example.org,other@example.org",
        "Ann <ann@example.org>",
        '"ann lee"@example.org',
        ".ann@example.org",
        "ann..lee@example.org",
        "ann@-example.org",
        "ann@example..org",
        "ann@127.0.0.1",
        "ann@[127.0.0.1]",
        "ann@example.org.",
        "آن@example.org",
        "ann@مثال.example",
        "a" * 65 + "@example.org",
        "ann@" + "a." * 130 + "org",
        "ann@example.org\x00",
    ],
)
def test_what_is_no_address_gets_no_letter(address: str) -> None:
    assert not is_address(address)


def test_ordinary_addresses_are_addresses() -> None:
    for address in ("ann@example.org", "a.b+tables@mail.example.co.uk", "x_y-z@ex-ample.io", "o'neil@example.ir"):
        assert is_address(address), address


@contextmanager
def mailing(folder: Path) -> Iterator[tuple[Site, Office]]:
    """A server that sends mails."""
    office = Office()
    with site(folder) as s:
        s.host.notices.ways = Ways(ADDRESS, s.run(office.open), 0)
        yield s, office
        s.run(office.close)


def link(office: Office, kind: str) -> str:
    """The path of a link in the last letter."""
    found = re.search(rf"{ADDRESS}(/mail/{kind}/\S+)", parts(office.letters[-1][1])[0])
    assert found
    return found[1]


def entered(s: Site, ann: Visitor) -> mail_addresses.Entered | None:
    return s.run(s.host.notices.mail_addresses.of, ann.person)


def test_an_address_counts_once_its_reader_agrees(tmp_path: Path) -> None:
    with mailing(tmp_path) as (s, office):
        ann = s.visitor()
        answer = s.ask("POST", "/mail", ann, data={"address": f" {MAILBOX} "})
        assert answer.headers["location"] == "/profile?saved=mail#turns"
        assert entered(s, ann) == (MAILBOX, False)
        assert MAILBOX in s.ask("GET", "/profile", ann).text
        path = link(office, "confirm")
        assert s.ask("GET", path).status_code == 200
        assert entered(s, ann) == (MAILBOX, False), "programs that look through mails open links, too"
        assert s.ask("POST", path, headers={"origin": "https://evil.test"}).status_code == 403
        assert s.ask("POST", path).status_code == 200
        assert entered(s, ann) == (MAILBOX, True)
        assert s.ask("GET", path).status_code == 404
        assert s.ask("POST", path).status_code == 404
        s.ask("POST", "/mail", ann, data={"address": MAILBOX})
        assert len(office.letters) == 1, "it is confirmed already"
        s.ask("POST", "/mail", ann, data={"address": "other@example.org"})
        assert entered(s, ann) == ("other@example.org", False)
        with closing(sqlite3.connect(s.host.store.path)) as file:
            assert link(office, "confirm").rpartition("/")[2] not in "\n".join(file.iterdump())


def test_a_link_to_confirm_does_not_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with mailing(tmp_path) as (s, office):
        ann = s.visitor()
        s.ask("POST", "/mail", ann, data={"address": MAILBOX})
        monkeypatch.setattr(mail_addresses, "DAY", -1)
        for how in ("GET", "POST"):
            answer = s.ask(how, link(office, "confirm"))
            assert answer.status_code == 410
            assert "This link has expired" in answer.text
        assert entered(s, ann) == (MAILBOX, False)


def test_one_click_stops_the_mails(tmp_path: Path) -> None:
    with mailing(tmp_path) as (s, office):
        ann = s.visitor()
        s.ask("POST", "/mail", ann, data={"address": MAILBOX})
        path = link(office, "stop")
        s.ask("POST", link(office, "confirm"))
        assert s.ask("GET", path).status_code == 200
        assert entered(s, ann), "looking stops nothing"
        wrong = path[:-1] + ("0" if path[-1] != "0" else "1")
        for other in (wrong, "/mail/stop/x", "/mail/stop/1-", "/mail/stop/²-x", f"/mail/stop/{'9' * 40}-x"):
            assert s.ask("POST", other).status_code == 404
        program = {"origin": None, "sec_fetch_site": None}
        answer = s.ask("POST", path, headers={**program}, data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 200
        assert entered(s, ann) is None
        assert s.ask("POST", path, headers={**program}).status_code == 200, "said twice, it is still true"


def test_somebody_can_take_their_address_away(tmp_path: Path) -> None:
    with mailing(tmp_path) as (s, _):
        ann = s.visitor()
        s.ask("POST", "/mail", ann, data={"address": MAILBOX})
        assert s.ask("POST", "/mail/end", ann, {"origin": "https://evil.test"}).status_code == 403
        assert s.ask("POST", "/mail/end", ann).headers["location"] == "/profile?saved=mail-end#turns"
        assert entered(s, ann) is None


def test_a_letter_that_cannot_be_sent_is_said_and_forgotten(tmp_path: Path) -> None:
    with mailing(tmp_path) as (s, office):
        ann = s.visitor()
        bad = s.ask("POST", "/mail", ann, data={"address": "ann@example.org\nBcc: x@example.org"})
        assert bad.status_code == 422
        office.refuses = True
        assert s.ask("POST", "/mail", ann, data={"address": MAILBOX}).status_code == 503
        assert entered(s, ann) is None
        assert office.letters == []


def test_nobody_can_make_the_server_write_often(tmp_path: Path) -> None:
    with mailing(tmp_path) as (s, office):
        s.app.state.limits.off = False
        ann, behrooz = s.visitor(), s.visitor()
        statuses = [s.ask("POST", "/mail", who, data={"address": MAILBOX}).status_code for who in (ann, behrooz) * 5]
        assert statuses.count(303) == len(office.letters) == LIMITS["mail"].most
        assert statuses.count(429) == 10 - LIMITS["mail"].most


def test_the_log_holds_no_address_and_no_password(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start_log(tmp_path, False)
    try:
        with mailing(tmp_path) as (s, office):
            ann, phone = s.visitor(), Phone("secret-endpoint")
            s.ask("POST", "/push", ann, data=phone.form())
            monkeypatch.setattr(push, "connector", lambda: 1 / 0)
            assert s.ask("POST", "/push/test", ann).status_code == 503
            s.ask("POST", "/mail", ann, data={"address": MAILBOX})
            tokens = [link(office, kind) for kind in ("confirm", "stop")]
            for path in tokens:
                s.ask("GET", path)
            office.refuses = True
            s.ask("POST", "/mail", ann, data={"address": "other@mail.example.org"})
        logging.shutdown()
        told = (tmp_path / "mizban.log").read_text()
    finally:
        logging.getLogger().handlers.clear()
    assert all(json.loads(line)["event"] for line in told.splitlines())
    assert '"event": "push"' in told
    assert '"event": "mail"' in told
    secret = [path.rpartition("/")[2] for path in tokens]
    for word in ("mail.example.org", "s3cret-word", "table@", "secret-endpoint", NAME, phone.auth, *secret):
        assert word not in told


@pytest.mark.parametrize(
    ("value", "host", "port", "secure", "user", "password"),
    [
        ("smtp://mail.example.org?from=a@b.org", "mail.example.org", 587, False, "", ""),
        ("smtps://u%40x:p%3Aw%2F@mail.example.org?from=a@b.org", "mail.example.org", 465, True, "u@x", "p:w/"),
        ("smtp://u:p@[::1]:25/?from=a@b.org", "::1", 25, False, "u", "p"),
    ],
)
def test_a_mail_server_is_read(value: str, host: str, port: int, secure: bool, user: str, password: str) -> None:
    assert read_mail_server(value) == (host, port, secure, user, password, "a@b.org")


def test_a_password_never_travels_openly() -> None:
    for value, starts in (
        ("smtp://u:p@mail.example.org?from=a@b.org", True),
        ("smtp://mail.example.org?from=a@b.org", None),
        ("smtp://u:p@localhost?from=a@b.org", None),
        ("smtps://u:p@mail.example.org?from=a@b.org", False),
    ):
        assert read_mail_server(value).starts_secure is starts


BAD = [
    "nonsense",
    "http://mail.example.org?from=a@b.org",
    "smtp://mail.example.org",
    "smtp://?from=a@b.org",
    "smtp://mail.example.org?from=",
    "smtp://mail.example.org?from=ab",
    "smtp://mail.example.org?from=a@b.org&from=c@d.org",
    "smtp://u@mail.example.org?from=a@b.org",
    "smtp://mail.example.org:x?from=a@b.org",
    "smtp://mail.example.org:99999?from=a@b.org",
    "smtp://mail.example.org/path?from=a@b.org",
    "smtp://[mail?from=a@b.org",
]


@pytest.mark.parametrize("value", BAD)
def test_what_is_no_mail_server_is_a_problem(value: str) -> None:
    with pytest.raises(Problem) as wrong:
        read_mail_server(value)
    assert wrong.value.text == "bad-mail"


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_bad_mail_server_is_one_sentence_without_the_password(tmp_path: Path, lang: str) -> None:
    value = "smtp://u:hidden-word@mail.example.org"
    ran = mizban("--lang", lang, "--data", str(tmp_path), "--no-open", "--mail", value)
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 1
    assert "smtps://" in ran.err
    assert "hidden-word" not in ran.err
