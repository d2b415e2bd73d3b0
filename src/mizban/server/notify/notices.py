"""It is your turn: told by web push and by mail to people who are asked and are not at the table.

All of it is done beside everything else, as well as it can be: no move waits for it, and what fails is only logged.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import structlog

from mizban.render.texts import RIGHT_TO_LEFT, isolated
from mizban.server.errors import Refusal, texts
from mizban.server.notify import mail, push_subscriptions
from mizban.server.notify.mail import Letter, MailServer, is_address
from mizban.server.notify.mail_addresses import MailAddresses
from mizban.server.storage import contacts
from mizban.server.storage.people import Person
from mizban.server.storage.store import Store
from mizban.server.storage.tables import change_chair
from mizban.server.table.room import Room

log = structlog.get_logger()
PAUSE = 20.0  # seconds that somebody who is asked has to come by themselves
APART = 600.0  # seconds between two mails of a table to one person who has not come back
AT_ONCE = 8  # notices on their way
GONE = (404, 410)  # what a push service says of a browser that has left


class Ways(NamedTuple):
    """How people are reached who are elsewhere: the address in links, who takes mails, and how long to wait."""

    address: str = ""
    mail_server: MailServer | None = None
    pause: float = PAUSE


USUAL = Ways()


class Notice(NamedTuple):
    """What somebody is told; nothing of it is secret in any game."""

    lang: str
    title: str
    body: str
    path: str
    tag: str  # the table: a later notice takes the place of an earlier one

    def data(self) -> dict[str, str]:
        """The same for a browser."""
        return self._asdict() | {"dir": "rtl" if self.lang in RIGHT_TO_LEFT else "ltr"}


class Pending(NamedTuple):
    """Somebody is asked and elsewhere: which question that is, and when they are told."""

    turn: int
    timer: asyncio.TimerHandle


class Notices:
    """Watches who is asked and who is there."""

    def __init__(self, store: Store, spawn: Callable[[Coroutine[Any, Any, None]], object], ways: Ways) -> None:
        self.store = store
        self.spawn = spawn
        self.ways = ways
        self.mail_addresses = MailAddresses(store)
        self.mailed: dict[tuple[str, int], float] = {}  # [table, person] when, unless they have come back
        self.pending: WeakKeyDictionary[Room, dict[int, Pending]] = WeakKeyDictionary()  # [table][seat]
        self.gate = asyncio.Semaphore(AT_ONCE)

    @property
    def by_mail(self) -> bool:
        """Whether this server can send mails."""
        return self.ways.mail_server is not None

    # ------------------------------------------------------------ when

    def look(self, room: Room) -> None:
        """Something has happened at a table, or somebody has come or gone: is anybody asked who is not there?"""
        if room.play.way:  # nothing counts there
            return
        here = {watcher.person for watcher in room.watchers}
        if self.mailed:
            for person in here:
                self.mailed.pop((room.id, person), None)
        pending = self.pending.setdefault(room, {})
        due = room.play.due if room.state == "playing" and not room.history.closed else []
        for seat, chair in enumerate(room.chairs):
            asked = seat in due and not chair.by_bot and chair.person not in here
            missed = room.play.turn if asked and room.play.turn > chair.told else 0
            waiting = pending.get(seat)
            if waiting and waiting.turn != missed:
                pending.pop(seat).timer.cancel()
            if missed and seat not in pending:
                timer = asyncio.get_running_loop().call_later(self.ways.pause, self.due, room, seat)
                pending[seat] = Pending(missed, timer)

    def due(self, room: Room, seat: int) -> None:
        """It is still their question, and they have not come."""
        del self.pending[room][seat]
        chair = room.chairs[seat]
        room.chairs.tell(seat, room.play.turn)
        self.spawn(self.tell(room, seat, chair.person))

    # ------------------------------------------------------------ what

    async def tell(self, room: Room, seat: int, person: int) -> None:
        """Tells one person, once, that a table waits for them."""
        await self.store.write(change_chair(room.id, seat, told=room.chairs[seat].told))
        reader = await contacts.reader(self.store, person)
        notice = turn_notice(room, seat, reader.lang)
        if self.by_mail and reader.address and self.may_mail(room.id, person):
            await self.mail(person, reader.address, notice)
        for browser in reader.browsers:  # one by one: nobody takes the place of others
            await self.push(browser, notice)

    def may_mail(self, table: str, person: int) -> bool:
        """Whether a table may send a mail to a person now; if so, that is remembered."""
        moment = time.monotonic()
        if moment - self.mailed.get((table, person), -APART) < APART:
            return False
        self.mailed = {key: at for key, at in self.mailed.items() if moment - at < APART}
        self.mailed[table, person] = moment
        return True

    async def push(self, browser: Any, notice: Notice) -> bool:
        """Tells one browser; whether that went well. One that its service does not know any more is forgotten."""
        try:
            async with self.gate:
                sender = await asyncio.to_thread(loaded)
                keys = await push_subscriptions.keys(self.store)
                status: int = await sender.push(browser, notice.data(), notice.tag, keys, self.contact)
        except Exception as wrong:
            log.warning("push", error=type(wrong).__name__)
            return False
        if status in GONE:
            await contacts.forget_endpoint(self.store, browser.endpoint)
        if status >= 300:
            log.warning("push", status=status)
        return status < 300

    @property
    def contact(self) -> str:
        """Whom a push service may ask about what we send."""
        if self.ways.mail_server:
            return f"mailto:{self.ways.mail_server.sender}"
        return self.link("") if self.ways.address.startswith("https://") else "mailto:nobody@example.com"

    async def mail(self, person: int, address: str, notice: Notice) -> bool:
        """Tells somebody by mail."""
        say = texts(notice.lang).say
        stop = self.link(f"/mail/stop/{await self.mail_addresses.stopper(person)}")
        letter = Letter(notice.lang, notice.title, [notice.body], say("mail-open"), self.link(notice.path), stop)
        return await self.post(letter, address)

    async def post(self, letter: Letter, address: str) -> bool:
        """Hands a letter to the mail server; whether that went well."""
        assert self.ways.mail_server is not None
        try:
            async with self.gate:
                await mail.send(self.ways.mail_server, letter, address)
        except Exception as wrong:  # its words would name the address
            log.warning("mail", error=type(wrong).__name__)
            return False
        return True

    def link(self, path: str) -> str:
        """The address of a page, for people who are elsewhere."""
        return self.ways.address.rstrip("/") + path

    # ------------------------------------------------------------ what people ask for

    async def test(self, person: Person) -> None:
        """Shows somebody what a notice looks like, in all their browsers; a Refusal when none could be reached."""
        reader = await contacts.reader(self.store, person.id)
        if not reader.browsers:
            raise Refusal(409, "no-browser")
        say = texts(reader.lang).say
        notice = Notice(reader.lang, say("test-title"), say("test-body"), "/profile", "test")
        if not any([await self.push(browser, notice) for browser in reader.browsers]):
            raise Refusal(503, "push-failed")

    async def ask(self, person: Person, address: str) -> None:
        """Writes to an address that somebody has entered, to see whether it is theirs."""
        if not is_address(address):
            raise Refusal(422, "bad-address")
        if await self.mail_addresses.of(person) == (address, True):
            return
        token, say = secrets.token_urlsafe(24), texts(person.lang).say
        stop = self.link(f"/mail/stop/{await self.mail_addresses.stopper(person.id)}")
        lines = [say("confirm-why"), say("confirm-how")]
        confirm = self.link(f"/mail/confirm/{token}")
        letter = Letter(person.lang, say("confirm-title"), lines, say("confirm-do"), confirm, stop)
        if not await self.post(letter, address):
            raise Refusal(503, "mail-failed")
        await self.mail_addresses.enter(person, address, token)


def loaded() -> Any:
    """What encrypts and sends; it takes long to load, and many servers never need it."""
    from mizban.server.notify import push

    return push


def turn_notice(room: Room, seat: int, lang: str) -> Notice:
    """What is said of a table: its game, and who has just played or who sits there."""
    say, names = texts(lang).say, room.chairs.names(lang)
    said = next(room.history.said(), None)
    others = [isolated(name, lang) for i, name in enumerate(names) if i != seat]
    if said and said.seat != seat:
        body = say("turn-after", {"name": names[said.seat]})
    else:
        body = say("turn-with", {"names": others})
    return Notice(lang, say("turn-title", {"game": room.game.title(lang)}), body, f"/t/{room.id}", room.id)
