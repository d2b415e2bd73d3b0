"""Web push: a notice goes, encrypted, to the service that a browser named. Loaded when somebody is to be told."""

from __future__ import annotations

import ipaddress
import socket
import time
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import msgspec
from aiohttp.abc import ResolveResult
from aiohttp.resolver import ThreadedResolver
from py_vapid import Vapid02  # type: ignore[import-untyped]

from mizban.server.notify.encryption import encrypted
from mizban.server.notify.push_subscriptions import Keys, outside

PATIENCE = aiohttp.ClientTimeout(total=10)
KEPT = 12 * 3600  # seconds for which the service keeps a notice for a browser that sleeps
WIDE = ipaddress.ip_network("2000::/3")  # all public addresses of IPv6 there are


class Outside(ThreadedResolver):
    """Finds public addresses only, at the moment of sending: nobody can make this server call its neighbours."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        resolved = await super().resolve(host, port, family)
        if not all(public(each["host"]) for each in resolved):
            raise OSError("not a public address")
        return resolved


def public(address: str) -> bool:
    """Whether an address belongs to the whole world: not this machine, its network, or a way round into them."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(parsed, ipaddress.IPv6Address) and (parsed not in WIDE or parsed.sixtofour or parsed.teredo):
        return False
    return parsed.is_global and not parsed.is_multicast


def connector() -> aiohttp.TCPConnector:
    """How services are reached."""
    return aiohttp.TCPConnector(resolver=Outside(), limit=1)


async def push(browser: Any, notice: dict[str, str], topic: str, keys: Keys, contact: str) -> int:
    """Sends a notice to one browser; returns what its service answers. Later ones of a topic replace earlier ones."""
    if not outside(browser.endpoint):
        raise OSError("not a push service")
    service = urlsplit(browser.endpoint)
    claims = {"sub": contact, "aud": f"https://{service.netloc}", "exp": int(time.time()) + KEPT}
    headers = {
        **Vapid02.from_raw(keys.private.encode()).sign(claims),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Urgency": "high",
        "Topic": topic,
    }
    body = encrypted(msgspec.json.encode(notice), browser.p256dh, browser.auth)
    async with (
        aiohttp.ClientSession(connector=connector(), timeout=PATIENCE) as session,
        session.post(browser.endpoint, data=body, headers=headers, allow_redirects=False) as answer,
    ):
        return answer.status
