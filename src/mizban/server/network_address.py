"""How others in the network reach this machine."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from urllib.parse import urlsplit

EVERYWHERE = "--host 0.0.0.0"  # to be started with, so that others in the network can come
HEALTH = "/healthz"  # where a host says that it is there, and which one it is
OWN_NAMES = ("localhost", "127.0.0.1", "::1", "0.0.0.0")
ELSEWHERE = ("192.0.2.1", 9)  # an address that nobody has (RFC 5737): the way to it is the way out
INSIDE = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "podman", "lxc", "lxdbr", "cni")  # no phone is there


def own_address() -> str:
    """The address of this machine in its network, whether that leads anywhere else or not; "" when it is in none."""
    address = way_out()
    return address if for_others(address) else next(filter(for_others, interfaces()), "")


def way_out() -> str:
    """The address that this machine would send from; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(ELSEWHERE)
        return str(probe.getsockname()[0])
    return ""


def interfaces() -> list[str]:
    """The addresses of this machine where others could be, those of private networks first."""
    import ifaddr

    with suppress(OSError):
        cards = [card for card in ifaddr.get_adapters() if not card.nice_name.startswith(INSIDE)]
        addresses = [str(each.ip) for card in cards for each in card.ips if each.is_IPv4]
        return sorted(addresses, key=lambda address: not ipaddress.ip_address(address).is_private)
    return []


def for_others(address: str) -> bool:
    """Whether others can use an address: it is not for this machine alone, nor one that it gave itself."""
    parsed = ipaddress.ip_address(address or "0.0.0.0")
    return not (parsed.is_loopback or parsed.is_unspecified or parsed.is_link_local)


def reachable(address: str) -> str:
    """The same address for others: a name that only this machine answers to gives way to the one in its network. It
    stays when there is none."""
    parts, own = urlsplit(address), own_address()
    if parts.hostname not in OWN_NAMES or not own:
        return address
    return parts._replace(netloc=f"{own}:{parts.port}" if parts.port else own).geturl()


def only_here(address: str) -> bool:
    """Whether nobody but this machine can use an address."""
    return urlsplit(address).hostname in OWN_NAMES
