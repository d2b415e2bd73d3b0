"""Mail addresses: entered by somebody, confirmed by who reads the mail there, and forgotten with one click."""

from __future__ import annotations

import hmac
import secrets
from typing import NamedTuple

from mizban.server.errors import Refusal
from mizban.server.storage import contacts
from mizban.server.storage.people import Person, hashed, now
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
        row = await contacts.address_of(self.store, person.id)
        return Entered(row.address, row.hash is None) if row else None

    async def enter(self, person: Person, address: str, token: str) -> None:
        """Somebody wants mails at an address; who shows the token reads them there."""
        row = {"person": person.id, "address": address, "hash": hashed(token), "made": now()}
        await contacts.enter_address(self.store, row)

    async def forget(self, person: int) -> None:
        """Somebody wants no more mails."""
        await contacts.forget_address(self.store, person)

    async def asked(self, token: str) -> str:
        """The address that a link to confirm is about; a Refusal when it is used, and another when it is too old."""
        row = await contacts.address_of_link(self.store, hashed(token))
        if row is None:
            raise Refusal(404, "stale-link")
        if row.made <= now() - DAY:
            raise Refusal(410, "expired-link")
        return str(row.address)

    async def confirm(self, token: str) -> None:
        """The address is somebody's own."""
        if not await contacts.confirm_address(self.store, hashed(token), now() - DAY):
            raise Refusal(404, "stale-link")

    async def stopper(self, person: int) -> str:
        """What the link in every mail to a person holds; it needs no storing."""
        key = await contacts.setting(self.store, "stop", lambda: secrets.token_hex(32))
        return f"{person}-{hmac.digest(bytes.fromhex(key), b'stop %d' % person, 'sha256').hex()[:32]}"

    async def stopped(self, token: str) -> int:
        """Whom such a link is for; a Refusal when nobody was sent it."""
        person = token.partition("-")[0]
        number = int(person) if person.isascii() and person.isdecimal() and len(person) < 16 else 0
        if not hmac.compare_digest((await self.stopper(number)).encode(), token.encode()):
            raise Refusal(404, "stale-link")
        return number
