"""Who is there: guests with a name, accounts with a password, their sessions and the tokens of their bots."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import ColumnElement, Connection, Table, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from mizban.render.texts import LANGS
from mizban.render.tongue import BOTH, OWN
from mizban.server.errors import Refusal
from mizban.server.storage.schema import ADDRESSES, CHAIRS, MEMBERS, PEOPLE, SESSIONS, TABLES, TOKENS
from mizban.server.storage.store import Store

LONGEST_NAME = 24
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
ACCOUNT = re.compile(r"[\w.-]{3,24}")
ARABIC = "\u0621-\u064a\u066e-\u06d3\u06fa-\u06ff"
COMMON = frozenset(
    ("password", "password1", "12345678", "123456789", "1234567890", "11111111", "qwertyui", "qwerty123", "iloveyou")
)
YEAR = 365 * 24 * 3600 * 1000
LATEST = 1030 * YEAR  # no time that is stored is later: the calendars that show it end not long after
KEPT = 10_000  # sessions in memory
CHOICES = {
    "lang": LANGS,
    "theme": ("system", "light", "dark"),
    "motion": ("system", "less"),
    "card_names": (OWN, *LANGS, BOTH),
}
UNSEEN = re.compile(  # characters that show nothing although they are no controls
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
JOINS = ("\u200c", "\u200d")  # Persian needs the first, emoji the second
STRAY = re.compile(f"(?<![{ARABIC}])\u200c|\u200c(?![{ARABIC}])")


class Person(msgspec.Struct, frozen=True):
    """Somebody at this server, with the settings of their pages."""

    id: int
    name: str
    account: str  # "" for guests
    lang: str
    theme: str
    motion: str
    sound: bool
    confirm: bool
    card_names: str = OWN


class Session(NamedTuple):
    """One place where somebody is logged in; `mark` names it without giving it away."""

    mark: str
    made: datetime
    agent: str


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


def when(milliseconds: int) -> datetime:
    """A stored time as others use it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def hashed(token: str) -> bytes:
    """What is stored of a session or a token: nobody who reads the file can use it."""
    return hashlib.sha256(token.encode()).digest()


def visible(text: str, but: tuple[str, ...]) -> str:
    """A text in one line, without characters that turn, hide or break others."""
    kept = "".join(c for c in text if c.isspace() or c in but or unicodedata.category(c)[0] != "C")
    return " ".join(unicodedata.normalize("NFC", kept).split())


def clean_text(text: str) -> str:
    """What somebody says, as it is shown to others."""
    clean = visible(text, JOINS)
    return clean if shows(clean) else ""


def clean_name(name: str) -> str:
    """A name as it is shown: nothing unseen is left that could make two names look alike; a Refusal when it is none."""
    clean = STRAY.sub("", visible(UNSEEN.sub("", name), JOINS[:1])).strip()
    if not shows(clean):
        raise Refusal(422, "name-empty")
    if len(clean) > LONGEST_NAME:
        raise Refusal(422, "name-long", n=LONGEST_NAME)
    return clean


def shows(text: str) -> bool:
    """Whether there is anything to see: a letter, a digit or a sign, not only marks and joins."""
    return any(unicodedata.category(c)[0] in "LNPS" for c in UNSEEN.sub("", text))


def account_key(account: str) -> str:
    """An account name as it is stored and compared: capitals and forms of letters do not matter."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", account).strip().casefold())


def person_of(row: Any) -> Person:
    ticks = bool(row.sound), bool(row.confirm)
    return Person(row.id, row.name, row.account or "", row.lang, row.theme, row.motion, *ticks, row.card_names)


class People:
    """All who were ever here. Sessions that are in use are kept in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[tuple[str, bytes], Person] = OrderedDict()  # [sessions or tokens, hash]
        self.ends = 0  # sessions and tokens that have ended: what was read before may not be true any more
        self.ended: Callable[[bytes], None] = lambda hash: None  # tells the host, which ends their streams
        self.hasher = PasswordHasher()
        self.workers = ThreadPoolExecutor(2, thread_name_prefix="password")  # each takes 64 MiB and a core

    async def guest(self, name: str, lang: str) -> Person:
        """A new guest."""
        guest = Person(0, clean_name(name), "", lang, "system", "system", False, False)
        row = msgspec.structs.asdict(guest) | {"account": None, "made": now()}
        del row["id"]
        made = await self.store.write(lambda c: c.execute(insert(PEOPLE).values(row)).inserted_primary_key)
        assert made is not None
        return msgspec.structs.replace(guest, id=made[0])

    async def begin(self, person: Person, agent: str) -> str:
        """A new session; returns what the cookie holds."""
        token = secrets.token_urlsafe(32)
        row = {"hash": hashed(token), "person": person.id, "made": now(), "agent": agent[:120]}
        await self.store.write(lambda c: c.execute(insert(SESSIONS).values(row)))
        self.keep(SESSIONS, hashed(token), person)
        return token

    async def of_session(self, token: str) -> Person | None:
        """Whose session this is."""
        return await self.look_up(token, SESSIONS, now() - YEAR)

    async def of_token(self, token: str) -> Person | None:
        """Whose bot shows this token."""
        return await self.look_up(token, TOKENS, 0)

    async def look_up(self, token: str, table: Table, since: int) -> Person | None:
        key, before = hashed(token), self.ends
        if person := self.known.get((table.name, key)):
            self.known.move_to_end((table.name, key))
            return person
        wanted = select(PEOPLE).join(table).where(table.c.hash == key, table.c.made > since)
        row = await self.store.read(lambda c: c.execute(wanted).one_or_none())
        if row is None:
            return None
        if before == self.ends:
            self.keep(table, key, person_of(row))
        return person_of(row)

    def keep(self, table: Table, key: bytes, person: Person) -> None:
        self.known[table.name, key] = person
        if len(self.known) > KEPT:
            self.known.popitem(last=False)

    async def end(self, token: str) -> None:
        """Log-out: the session is worth nothing from now on."""
        await self.end_all(SESSIONS, SESSIONS.c.hash == hashed(token))

    async def end_all(self, table: Table, which: ColumnElement[bool]) -> None:
        """Ends sessions or tokens, and the streams that were opened with them."""

        def work(c: Connection) -> list[bytes]:
            hashes = list(c.execute(select(table.c.hash).where(which)).scalars())
            c.execute(delete(table).where(which))
            return hashes

        gone = await self.store.write(work)
        self.ends += 1
        for key in gone:
            self.known.pop((table.name, key), None)
            self.ended(key)

    async def sessions(self, person: Person) -> list[Session]:
        """Where somebody is logged in."""
        wanted = select(SESSIONS).where(SESSIONS.c.person == person.id).order_by(SESSIONS.c.made.desc())
        rows = await self.store.read(lambda c: c.execute(wanted).all())
        return [Session(row.hash.hex()[:16], when(row.made), row.agent) for row in rows]

    async def end_others(self, person: Person, token: str) -> None:
        """Logs somebody out everywhere else."""
        await self.end_all(SESSIONS, (SESSIONS.c.person == person.id) & (SESSIONS.c.hash != hashed(token)))

    def forget(self, person: Person) -> None:
        """A person is read anew from the database."""
        self.ends += 1
        for key in [key for key, known in self.known.items() if known.id == person.id]:
            del self.known[key]

    async def change(self, person: Person, **fields: Any) -> Person:
        """Another name or other settings."""
        if "name" in fields:
            fields["name"] = clean_name(fields["name"])
        for field, choices in CHOICES.items():
            if fields.get(field, choices[0]) not in choices:
                raise Refusal(422, "bad-choice")
        if not fields:
            return person
        await self.store.write(lambda c: c.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(fields)))
        changed = msgspec.structs.replace(person, **fields)
        for key, known in self.known.items():
            if known.id == person.id:
                self.known[key] = changed
        return changed

    # ------------------------------------------------------------ accounts

    async def sign_up(self, person: Person, account: str, password: str) -> Person:
        """A guest becomes an account and keeps everything."""
        if person.account:
            raise Refusal(409, "has-account")
        account = account_key(account)
        if not ACCOUNT.fullmatch(account):
            raise Refusal(422, "account-name")
        if len(password) < SHORTEST_PASSWORD:
            raise Refusal(422, "password-short", n=SHORTEST_PASSWORD)
        if len(password) > LONGEST_PASSWORD:
            raise Refusal(422, "password-long", n=LONGEST_PASSWORD)
        if password.casefold() in COMMON or password.casefold() == account:
            raise Refusal(422, "password-common")
        values = {"account": account, "password": await self.hash(password)}
        guest = (PEOPLE.c.id == person.id) & PEOPLE.c.account.is_(None)

        def work(c: Connection) -> None:
            try:
                if not c.execute(update(PEOPLE).where(guest).values(values)).rowcount:
                    raise Refusal(409, "has-account")
            except IntegrityError:
                raise Refusal(409, "account-taken") from None

        await self.store.write(work)
        self.forget(person)
        return msgspec.structs.replace(person, account=account)

    async def log_in(self, account: str, password: str, guest: Person | None) -> Person:
        """The person of an account; what they began as a guest goes with them."""
        wanted = select(PEOPLE).where(PEOPLE.c.account == account_key(account[:LONGEST_PASSWORD]))
        row = await self.store.read(lambda c: c.execute(wanted).one_or_none())
        right = await self.check(row.password if row else None, password[:LONGEST_PASSWORD])
        if row is None or not right:
            raise Refusal(403, "wrong-password")
        if guest and not guest.account:
            await self.store.write(lambda c: merge(c, guest.id, row.id))
            for table in (SESSIONS, TOKENS):  # whoever else holds one of the guest's must not get into the account
                await self.end_all(table, table.c.person == guest.id)
        return person_of(row)

    async def hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self.workers, self.hasher.hash, password)

    async def check(self, stored: str | None, password: str) -> bool:
        """Whether this is the password; takes as long for an account that does not exist."""

        def work() -> bool:
            try:
                return self.hasher.verify(stored, password) if stored else not self.hasher.hash(password)
            except (VerificationError, InvalidHashError):
                return False

        return await asyncio.get_running_loop().run_in_executor(self.workers, work)

    # ------------------------------------------------------------ tokens of remote bots

    async def new_token(self, person: Person, name: str) -> str:
        """A token with which a program may act for somebody; it is shown once."""
        token = "mz_" + secrets.token_urlsafe(32)
        row = {"hash": hashed(token), "person": person.id, "name": clean_name(name), "made": now()}
        await self.store.write(lambda c: c.execute(insert(TOKENS).values(row)))
        return token

    async def tokens(self, person: Person) -> list[Session]:
        """The tokens of somebody, by their names."""
        wanted = select(TOKENS).where(TOKENS.c.person == person.id).order_by(TOKENS.c.made.desc())
        rows = await self.store.read(lambda c: c.execute(wanted).all())
        return [Session(row.hash.hex()[:16], when(row.made), row.name) for row in rows]

    async def end_token(self, person: Person, mark: str) -> None:
        """A token is worth nothing from now on."""

        await self.end_all(TOKENS, (TOKENS.c.person == person.id) & (mark_of(TOKENS) == mark))


def mark_of(table: Table) -> ColumnElement[str]:
    """The beginning of a hash, which names a session or token without giving it away."""
    return func.lower(func.substr(func.hex(table.c.hash), 1, 16))


def merge(c: Connection, guest: int, account: int) -> None:
    """All that a guest has goes to an account; where both sit at one table, the guest's seat stays with the guest, who
    is yet to leave it."""
    there = select(CHAIRS.c.table).where(CHAIRS.c.person == account).scalar_subquery()
    c.execute(update(TABLES).where(TABLES.c.asked == guest, TABLES.c.id.not_in(there)).values(asked=account))
    c.execute(update(TABLES).where(TABLES.c.owner == guest).values(owner=account))
    for table in (CHAIRS, MEMBERS):
        both = select(table.c.table).where(table.c.person == account).scalar_subquery()
        c.execute(update(table).where(table.c.person == guest, table.c.table.not_in(both)).values(person=account))
    if c.execute(select(ADDRESSES).where(ADDRESSES.c.person == account)).first() is None:
        c.execute(update(ADDRESSES).where(ADDRESSES.c.person == guest).values(person=account))
    c.execute(delete(ADDRESSES).where(ADDRESSES.c.person == guest))
