"""Browsers that want to be told: what their push service gave out, and the keys by which it knows this server."""

from __future__ import annotations

import asyncio
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Callable
from datetime import datetime
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import ColumnElement, Connection, Row, Select, delete, func, insert, select

from mizban.server.errors import Refusal
from mizban.server.storage.people import Person, mark_of, now, when
from mizban.server.storage.schema import BROWSERS, SESSIONS, SETTINGS
from mizban.server.storage.store import Store

MOST = 10  # browsers of one person
LONGEST = 1000  # characters of an address
HOST = re.compile(r"(?!.*\.(?:localhost|local|internal|home\.arpa)$)(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}")
OWN = SESSIONS.c.hash == BROWSERS.c.session


class Browser(NamedTuple):
    """One browser as its owner sees it; `mark` is that of its session."""

    mark: str
    made: datetime
    agent: str


class Keys(NamedTuple):
    """The halves of this server's key, as push services write them."""

    private: str
    public: str


async def setting(store: Store, name: str, make: Callable[[], str]) -> str:
    """Something of the server's own, made on the first need."""
    wanted = select(SETTINGS.c.value).where(SETTINGS.c.name == name)
    found: str | None = await store.read(lambda c: c.execute(wanted).scalar_one_or_none())
    if found is not None:
        return found
    row = {"name": name, "value": await asyncio.to_thread(make)}

    def work(c: Connection) -> str:
        c.execute(insert(SETTINGS).prefix_with("OR IGNORE"), row)
        return str(c.execute(wanted).scalar_one())

    return await store.write(work)


async def keys(store: Store) -> Keys:
    """The keys of this server."""
    return Keys(*(await setting(store, "vapid", new_keys)).split())


def new_keys() -> str:
    """A fresh pair of keys; the library is loaded only for this."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = ec.generate_private_key(ec.SECP256R1())
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    number = key.private_numbers().private_value.to_bytes(32, "big")
    return " ".join(urlsafe_b64encode(half).rstrip(b"=").decode() for half in (number, point))


def outside(endpoint: str) -> bool:
    """Whether this can be an address of a push service: https, a name and no number, its ordinary port."""
    if len(endpoint) > LONGEST or not re.fullmatch(r"https://[!-~]+", endpoint):
        return False
    try:
        parts = urlsplit(endpoint)
        plain = parts.port in (None, 443) and "@" not in parts.netloc and not parts.fragment
    except ValueError:
        return False
    return plain and "\\" not in endpoint and bool(HOST.fullmatch(parts.hostname or ""))


def holds(text: str, size: int) -> bool:
    """Whether a text is so many bytes in the letters of an address."""
    try:
        return len(text) < 200 and len(urlsafe_b64decode(text + "=" * (-len(text) % 4))) == size
    except (Error, ValueError):
        return False


async def subscribe(store: Store, person: Person, session: bytes, endpoint: str, p256dh: str, auth: str) -> None:
    """This browser is to be told from now on."""
    if not (outside(endpoint) and holds(p256dh, 65) and holds(auth, 16)):
        raise Refusal(422, "bad-browser")
    row = {"session": session, "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "made": now()}
    same = (BROWSERS.c.session == session) | (BROWSERS.c.endpoint == endpoint)
    count = select(func.count()).select_from(BROWSERS).join(SESSIONS).where(SESSIONS.c.person == person.id)

    def work(c: Connection) -> None:
        c.execute(delete(BROWSERS).where(same))
        if c.execute(count).scalar_one() >= MOST:
            raise Refusal(409, "many-browsers", n=MOST)
        c.execute(insert(BROWSERS), row)

    await store.write(work)


def of_person(person: int) -> Select[Any]:
    """The browsers of a person, the newest first."""
    mine = SESSIONS.c.person == person
    joined = BROWSERS.join(SESSIONS, OWN)
    return select(BROWSERS, SESSIONS.c.agent).select_from(joined).where(mine).order_by(BROWSERS.c.made.desc())


async def browsers(store: Store, person: Person) -> list[Browser]:
    """Where somebody is told."""
    rows = await store.read(lambda c: c.execute(of_person(person.id)).all())
    return [Browser(row.session.hex()[:16], when(row.made), row.agent) for row in rows]


async def unsubscribe(store: Store, person: Person, mark: str) -> None:
    """One of somebody's browsers is left in peace."""
    theirs = select(SESSIONS.c.hash).where(SESSIONS.c.person == person.id, mark_of(SESSIONS) == mark)
    await forget(store, BROWSERS.c.session.in_(theirs))


async def forget(store: Store, which: ColumnElement[bool]) -> None:
    """These are told no more."""
    await store.write(lambda c: c.execute(delete(BROWSERS).where(which)))


async def of_session(store: Store, session: bytes) -> Row[Any] | None:
    """What is stored of a browser."""
    wanted = select(BROWSERS).where(BROWSERS.c.session == session)
    return await store.read(lambda c: c.execute(wanted).one_or_none())


async def follow(store: Store, before: Row[Any], session: bytes) -> None:
    """A browser goes on under another session: somebody has logged in."""
    row = {**before._mapping, "session": session}
    await store.write(lambda c: c.execute(insert(BROWSERS).prefix_with("OR IGNORE"), row))
