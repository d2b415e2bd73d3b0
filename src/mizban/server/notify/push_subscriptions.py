"""Browsers that want to be told: what their push service gave out, and the keys by which it knows this server."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from datetime import datetime
from typing import NamedTuple
from urllib.parse import urlsplit

from mizban.server.errors import Refusal
from mizban.server.storage import contacts
from mizban.server.storage.people import Person, now, when
from mizban.server.storage.store import Store

MOST = 10  # browsers of one person
LONGEST = 1000  # characters of an address
HOST = re.compile(r"(?!.*\.(?:localhost|local|internal|home\.arpa)$)(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}")


class Browser(NamedTuple):
    """One browser as its owner sees it; `mark` is that of its session."""

    mark: str
    made: datetime
    agent: str


class Keys(NamedTuple):
    """The halves of this server's key, as push services write them."""

    private: str
    public: str


async def keys(store: Store) -> Keys:
    """The keys of this server."""
    return Keys(*(await contacts.setting(store, "vapid", new_keys)).split())


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
    await contacts.add_browser(store, person.id, row, MOST)


async def browsers(store: Store, person: Person) -> list[Browser]:
    """Where somebody is told."""
    rows = await contacts.browsers(store, person.id)
    return [Browser(row.session.hex()[:16], when(row.made), row.agent) for row in rows]


async def unsubscribe(store: Store, person: Person, mark: str) -> None:
    """One of somebody's browsers is left in peace."""
    await contacts.forget_browser(store, person.id, mark)
