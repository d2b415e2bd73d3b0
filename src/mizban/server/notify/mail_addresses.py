"""Mail addresses: entered by somebody, confirmed by who reads the mail there, and forgotten with one click."""

from __future__ import annotations

import hmac
import secrets
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select, update

from mizban.server.errors import Refusal
from mizban.server.notify.push_subscriptions import setting
from mizban.server.storage.people import Person, hashed, now
from mizban.server.storage.schema import ADDRESSES
from mizban.server.storage.store import Store

DAY = 24 * 3600 * 1000  # milliseconds for which a link to confirm is good


class Entered(NamedTuple):
    """The address of a person, and whether they have confirmed it."""

    address: str
    confirmed: bool


class MailAddresses:
    """The addresses of all who want mails."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: Person) -> Entered | None:
        """Where somebody wants mails."""
        wanted = select(ADDRESSES).where(ADDRESSES.c.person == person.id)
        row = await self.store.read(lambda c: c.execute(wanted).one_or_none())
        return Entered(row.address, row.hash is None) if row else None

    async def enter(self, person: Person, address: str, token: str) -> None:
        """Somebody wants mails at an address; who shows the token reads them there."""
        row = {"person": person.id, "address": address, "hash": hashed(token), "made": now()}
        await self.store.write(lambda c: c.execute(insert(ADDRESSES).prefix_with("OR REPLACE"), row))

    async def forget(self, person: int) -> None:
        """Somebody wants no more mails."""
        await self.store.write(lambda c: c.execute(delete(ADDRESSES).where(ADDRESSES.c.person == person)))

    async def asked(self, token: str) -> str:
        """The address that a link to confirm is about; a Refusal when it is used, and another when it is too old."""
        wanted = select(ADDRESSES).where(ADDRESSES.c.hash == hashed(token))
        row = await self.store.read(lambda c: c.execute(wanted).one_or_none())
        if row is None:
            raise Refusal(404, "stale-link")
        if row.made <= now() - DAY:
            raise Refusal(410, "expired-link")
        return str(row.address)

    async def confirm(self, token: str) -> None:
        """The address is somebody's own."""
        done = await self.store.write(lambda c: c.execute(update(ADDRESSES).where(fresh(token)).values(hash=None)))
        if not done.rowcount:
            raise Refusal(404, "stale-link")

    async def stopper(self, person: int) -> str:
        """What the link in every mail to a person holds; it needs no storing."""
        key = await setting(self.store, "stop", lambda: secrets.token_hex(32))
        return f"{person}-{hmac.digest(bytes.fromhex(key), b'stop %d' % person, 'sha256').hex()[:32]}"

    async def stopped(self, token: str) -> int:
        """Whom such a link is for; a Refusal when nobody was sent it."""
        person = token.partition("-")[0]
        number = int(person) if person.isascii() and person.isdecimal() and len(person) < 16 else 0
        if not hmac.compare_digest((await self.stopper(number)).encode(), token.encode()):
            raise Refusal(404, "stale-link")
        return number


def fresh(token: str) -> Any:
    """The row that a link to confirm is for, while it is good."""
    return (ADDRESSES.c.hash == hashed(token)) & (ADDRESSES.c.made > now() - DAY)
