"""How others in the network reach this machine."""

from __future__ import annotations

import socket
from contextlib import suppress
from urllib.parse import urlsplit

OWN_NAMES = ("localhost", "127.0.0.1", "::1", "0.0.0.0")


def own_address() -> str:
    """The address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("10.255.255.255", 1))
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def reachable(address: str) -> str:
    """The same address for others: a name that only this machine answers to gives way to the one in its network."""
    parts = urlsplit(address)
    if parts.hostname not in OWN_NAMES:
        return address
    return parts._replace(netloc=f"{own_address()}:{parts.port}" if parts.port else own_address()).geturl()
