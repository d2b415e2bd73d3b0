"""How people are reached who are elsewhere, as it is stored: their browsers and mail addresses, and our own keys."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Select, delete, func, insert, select, update

from mizban.server.errors import Refusal
from mizban.server.storage.people import mark_of
from mizban.server.storage.schema import ADDRESSES, BROWSERS, PEOPLE, SESSIONS, SETTINGS
from mizban.server.storage.store import Store


class Reader(NamedTuple):
    """How one person is told."""

    lang: str
    browsers: list[Any]
    address: str  # "" when they want no mails


async def reader(store: Store, person: int) -> Reader:
    """How a person is told."""
    confirmed = (ADDRESSES.c.person == person) & ADDRESSES.c.hash.is_(None)

    def work(c: Connection) -> Reader:
        lang = c.execute(select(PEOPLE.c.lang).where(PEOPLE.c.id == person)).scalar_one()
        address = c.execute(select(ADDRESSES.c.address).where(confirmed)).scalar_one_or_none()
        return Reader(lang, list(c.execute(of_person(person)).all()), address or "")

    return await store.read(work)


async def setting(store: Store, name: str, make: Callable[[], str]) -> str:
    """Something of the server's own, made on the first need."""
    wanted = select(SETTINGS.c.value).where(SETTINGS.c.name == name)
    value: str | None = await store.read(lambda c: c.execute(wanted).scalar_one_or_none())
    if value is not None:
        return value
    row = {"name": name, "value": await asyncio.to_thread(make)}

    def work(c: Connection) -> str:
        c.execute(insert(SETTINGS).prefix_with("OR IGNORE"), row)
        return str(c.execute(wanted).scalar_one())

    return await store.write(work)


# ---------------------------------------------------------------- browsers


async def add_browser(store: Store, person: int, row: dict[str, Any], most: int) -> None:
    """A browser of somebody is to be told, in place of what was known of it; a Refusal when they have too many."""
    same = (BROWSERS.c.session == row["session"]) | (BROWSERS.c.endpoint == row["endpoint"])
    count = select(func.count()).select_from(BROWSERS).join(SESSIONS).where(SESSIONS.c.person == person)

    def work(c: Connection) -> None:
        c.execute(delete(BROWSERS).where(same))
        if c.execute(count).scalar_one() >= most:
            raise Refusal(409, "many-browsers", n=most)
        c.execute(insert(BROWSERS), row)

    await store.write(work)


def of_person(person: int) -> Select[Any]:
    """The browsers of a person, the newest first."""
    mine = SESSIONS.c.person == person
    joined = BROWSERS.join(SESSIONS, SESSIONS.c.hash == BROWSERS.c.session)
    return select(BROWSERS, SESSIONS.c.agent).select_from(joined).where(mine).order_by(BROWSERS.c.made.desc())


async def browsers(store: Store, person: int) -> Sequence[Any]:
    """The browsers in which somebody is told."""
    return await store.read(lambda c: c.execute(of_person(person)).all())


async def browser_of_session(store: Store, session: bytes) -> Row[Any] | None:
    """The browser of a session."""
    wanted = select(BROWSERS).where(BROWSERS.c.session == session)
    return await store.read(lambda c: c.execute(wanted).one_or_none())


async def move_browser(store: Store, before: Row[Any], session: bytes) -> None:
    """A browser goes on under another session."""
    row = {**before._mapping, "session": session}
    await store.write(lambda c: c.execute(insert(BROWSERS).prefix_with("OR IGNORE"), row))


async def forget_browser(store: Store, person: int, mark: str) -> None:
    """One of somebody's browsers is told no more."""
    theirs = select(SESSIONS.c.hash).where(SESSIONS.c.person == person, mark_of(SESSIONS) == mark)
    await store.write(lambda c: c.execute(delete(BROWSERS).where(BROWSERS.c.session.in_(theirs))))


async def forget_endpoint(store: Store, endpoint: str) -> None:
    """A push service does not know this browser any more."""
    await store.write(lambda c: c.execute(delete(BROWSERS).where(BROWSERS.c.endpoint == endpoint)))


# ---------------------------------------------------------------- mail addresses


async def address_of(store: Store, person: int) -> Row[Any] | None:
    """The address that somebody has entered."""
    wanted = select(ADDRESSES).where(ADDRESSES.c.person == person)
    return await store.read(lambda c: c.execute(wanted).one_or_none())


async def address_of_link(store: Store, hash: bytes) -> Row[Any] | None:
    """The address that a link to confirm is about."""
    wanted = select(ADDRESSES).where(ADDRESSES.c.hash == hash)
    return await store.read(lambda c: c.execute(wanted).one_or_none())


async def enter_address(store: Store, row: dict[str, Any]) -> None:
    """Somebody has entered an address, in place of another."""
    await store.write(lambda c: c.execute(insert(ADDRESSES).prefix_with("OR REPLACE"), row))


async def confirm_address(store: Store, hash: bytes, since: int) -> bool:
    """The address that a link is about is somebody's own; whether there is one, entered after a moment."""
    fresh = (ADDRESSES.c.hash == hash) & (ADDRESSES.c.made > since)
    done = await store.write(lambda c: c.execute(update(ADDRESSES).where(fresh).values(hash=None)))
    return bool(done.rowcount)


async def forget_address(store: Store, person: int) -> None:
    """Somebody wants no more mails."""
    await store.write(lambda c: c.execute(delete(ADDRESSES).where(ADDRESSES.c.person == person)))
