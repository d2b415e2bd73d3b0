"""Who is there: guests with a name, accounts with a password, their sessions and the tokens of their bots."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
import unicodedata
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from mizban.render.texts import LANGS
from mizban.server.refusal import Refusal
from mizban.server.schema import CHAIRS, MEMBERS, PEOPLE, SESSIONS, TABLES, TOKENS
from mizban.server.store import Store

LONGEST_NAME = 24
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
ACCOUNT = re.compile(r"[\w.-]{3,24}")
COMMON = frozenset(
    ("password", "password1", "12345678", "123456789", "1234567890", "11111111", "qwertyui", "qwerty123", "iloveyou")
)
YEAR = 365 * 24 * 3600 * 1000
KEPT = 10_000  # sessions in memory
CHOICES = {"lang": LANGS, "theme": ("system", "light", "dark"), "motion": ("system", "less")}
ZERO_WIDTH = re.compile("[\u200b\u200e\u200f\u2060\ufeff]")


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


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no characters that turn or hide others; a Refusal when nothing is left."""
    kept = "".join(c for c in ZERO_WIDTH.sub("", name) if unicodedata.category(c)[0] != "C" or c == "\u200c")
    found = " ".join(unicodedata.normalize("NFC", kept).split())
    if not found.strip("\u200c "):
        raise Refusal(422, "name-empty")
    if len(found) > LONGEST_NAME:
        raise Refusal(422, "name-long", n=LONGEST_NAME)
    return found


def person_of(row: Any) -> Person:
    return Person(
        row.id, row.name, row.account or "", row.lang, row.theme, row.motion, bool(row.sound), bool(row.confirm)
    )


class People:
    """All who were ever here. Sessions that are in use are kept in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[bytes, Person] = OrderedDict()  # [hash of a session or token]
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
        self.keep(hashed(token), person)
        return token

    async def of_session(self, token: str) -> Person | None:
        """Whose session this is."""
        return await self.look_up(token, SESSIONS, now() - YEAR)

    async def of_token(self, token: str) -> Person | None:
        """Whose bot shows this token."""
        return await self.look_up(token, TOKENS, 0)

    async def look_up(self, token: str, table: Any, since: int) -> Person | None:
        key = hashed(token)
        if person := self.known.get(key):
            self.known.move_to_end(key)
            return person
        wanted = select(PEOPLE).join(table).where(table.c.hash == key, table.c.made > since)
        row = await self.store.read(lambda c: c.execute(wanted).one_or_none())
        if row is None:
            return None
        self.keep(key, person_of(row))
        return person_of(row)

    def keep(self, key: bytes, person: Person) -> None:
        self.known[key] = person
        if len(self.known) > KEPT:
            self.known.popitem(last=False)

    async def end(self, token: str) -> None:
        """Log-out: the session is worth nothing from now on."""
        await self.store.write(lambda c: c.execute(delete(SESSIONS).where(SESSIONS.c.hash == hashed(token))))
        self.known.pop(hashed(token), None)

    async def sessions(self, person: Person) -> list[Session]:
        """Where somebody is logged in."""
        wanted = select(SESSIONS).where(SESSIONS.c.person == person.id).order_by(SESSIONS.c.made.desc())
        rows = await self.store.read(lambda c: c.execute(wanted).all())
        return [Session(row.hash.hex()[:16], when(row.made), row.agent) for row in rows]

    async def end_others(self, person: Person, token: str) -> None:
        """Logs somebody out everywhere else."""
        mine = (SESSIONS.c.person == person.id) & (SESSIONS.c.hash != hashed(token))
        await self.store.write(lambda c: c.execute(delete(SESSIONS).where(mine)))
        self.forget(person, hashed(token))

    def forget(self, person: Person, but: bytes = b"") -> None:
        """Sessions of a person are read anew from the database."""
        for key in [key for key, known in self.known.items() if known.id == person.id and key != but]:
            del self.known[key]

    async def change(self, person: Person, **fields: Any) -> Person:
        """Another name or other settings."""
        if "name" in fields:
            fields["name"] = clean_name(fields["name"])
        for field, choices in CHOICES.items():
            if fields.get(field, choices[0]) not in choices:
                raise Refusal(422, "bad-choice")
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
        account = account.strip()
        if not ACCOUNT.fullmatch(account):
            raise Refusal(422, "account-name")
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refusal(422, "password-length", n=SHORTEST_PASSWORD)
        if password.casefold() in COMMON or password.casefold() == account.casefold():
            raise Refusal(422, "password-common")
        values = {"account": account.casefold(), "password": await self.hash(password)}

        def work(c: Connection) -> None:
            try:
                c.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(values))
            except IntegrityError:
                raise Refusal(409, "account-taken") from None

        await self.store.write(work)
        self.forget(person)
        return msgspec.structs.replace(person, account=values["account"])

    async def log_in(self, account: str, password: str, guest: Person | None) -> Person:
        """The person of an account; what they began as a guest goes with them."""
        wanted = select(PEOPLE).where(PEOPLE.c.account == account.strip().casefold()[:LONGEST_NAME])
        row = await self.store.read(lambda c: c.execute(wanted).one_or_none())
        right = await self.check(row.password if row else None, password[:LONGEST_PASSWORD])
        if row is None or not right:
            raise Refusal(403, "wrong-password")
        if guest and not guest.account:
            await self.store.write(lambda c: merge(c, guest.id, row.id))
        return person_of(row)

    async def hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self.workers, self.hasher.hash, password)

    async def check(self, stored: str | None, password: str) -> bool:
        """Whether this is the password; takes as long for an account that does not exist."""

        def work() -> bool:
            try:
                return self.hasher.verify(stored, password) if stored else not self.hasher.hash(password)
            except (VerifyMismatchError, InvalidHashError):
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

        def work(c: Connection) -> None:
            for row in c.execute(select(TOKENS.c.hash).where(TOKENS.c.person == person.id)).all():
                if row.hash.hex()[:16] == mark:
                    c.execute(delete(TOKENS).where(TOKENS.c.hash == row.hash))

        await self.store.write(work)
        self.forget(person)


def merge(c: Connection, guest: int, account: int) -> None:
    """All that a guest has goes to an account; where both sit at one table, the guest's seat stays with the guest."""
    for table in (CHAIRS, MEMBERS):
        both = select(table.c.table).where(table.c.person == account).scalar_subquery()
        c.execute(update(table).where(table.c.person == guest, table.c.table.not_in(both)).values(person=account))
    c.execute(update(TABLES).where(TABLES.c.owner == guest).values(owner=account))
