"""Who may connect: nobody can take all places so that others do not come in.

Each address has a share of all places. Where there is no room, connections that wait for nothing but their own other
end make some: those of the address that has most of them, who has waited longest first. A live table, or an answer that
is being made, never does.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections.abc import Callable
from functools import lru_cache

import structlog

from mizban.server.connections.bounds import AT_ONCE, Bounds
from mizban.server.errors import Refusal

QUIET = 10.0  # seconds between two lines of the log
log = structlog.get_logger()


class Address:
    """Where connections come from: how many there are, and which wait for their other end, since when."""

    def __init__(self) -> None:
        self.places = 0
        self.waiting: dict[Place, float] = {}  # the longest first


class Place:
    """One connection, from the moment it is taken. Who was `turned` away is only to be told why."""

    def __init__(self, admission: Admission, key: str, turned: Refusal | None) -> None:
        self.admission = admission
        self.key = self.home = key
        self.turned = turned
        self.here = True
        self.due = math.inf  # when it has waited for long enough
        self.shut = math.inf  # when it should be closed altogether
        self.transport: asyncio.Transport | None = None
        self.late: Callable[[], None] = self.end
        admission.join(self)

    def wait(self, seconds: float) -> None:
        """From now on the other end has to do something."""
        now = time.monotonic()
        self.due = now + seconds
        if self.here and not self.turned:
            waiting = self.admission.addresses[self.key].waiting
            waiting.pop(self, None)
            waiting[self] = now

    def hurry(self, seconds: float) -> None:
        """The other end has to do something, but nobody else may have the place meanwhile."""
        self.due = time.monotonic() + seconds

    def busy(self) -> None:
        """From now on it is our turn, for as long as it takes."""
        self.due = math.inf
        if self.here and not self.turned:
            self.admission.addresses[self.key].waiting.pop(self, None)

    def move(self, key: str) -> None:
        """It is another's from now on: that of the one for whom a proxy asks."""
        if self.here and key != self.key:
            self.admission.part(self)
            self.key = key
            self.admission.join(self)

    def leave(self) -> None:
        """It has ended."""
        if self.here:
            self.here = False
            self.admission.part(self)

    def end(self) -> None:
        """Ends it at once, whatever is still to be sent."""
        self.leave()
        if self.transport is not None:
            self.transport.abort()

    def beat(self, now: float, reading: float) -> None:
        """Does what is due."""
        if self.transport is None:
            return
        if not self.transport.is_closing():
            if self.due <= now:
                self.late()
        elif self.shut == math.inf:
            self.shut = now + reading
        elif self.shut <= now:
            self.transport.abort()


class Admission:
    """All connections. A proxy's address asks for many people."""

    def __init__(self, bounds: Bounds, is_proxy: Callable[[str], bool]) -> None:
        self.bounds = bounds
        self.is_proxy = is_proxy
        self.addresses: dict[str, Address] = {}
        self.places: set[Place] = set()
        self.hearing: set[Place] = set()  # why they were turned away
        self.turned = self.displaced = 0
        self.told = -math.inf

    def enter(self, host: str) -> Place | Refusal:
        """A place for somebody who comes; a Refusal when there is none, not even to say why in peace."""
        turned = self.full(host)
        self.turned += turned is not None
        if turned and len(self.hearing) >= AT_ONCE:
            return turned
        return Place(self, near(host), turned)

    def full(self, host: str) -> Refusal | None:
        """Why there is no room for one more from there. Whoever has waited long enough makes some."""
        own = self.addresses.get(near(host))
        if own and own.places >= self.bounds.share and not self.is_proxy(host):
            return None if self.displace(own, self.bounds.grace) else Refusal(503, "crowded-near", n=self.bounds.again)
        if len(self.places) < self.bounds.places:
            return None
        most = self.most_waiting()
        grace = 0.0 if len(most.waiting) > 1 + (len(own.waiting) if own else 0) else self.bounds.grace
        return None if self.displace(most, grace) else Refusal(503, "crowded", n=self.bounds.again)

    def relieve(self) -> None:
        """One who waits must go, if there is anybody."""
        if self.addresses:
            self.displace(self.most_waiting(), 0)

    def most_waiting(self) -> Address:
        return max(self.addresses.values(), key=lambda each: len(each.waiting))

    def displace(self, address: Address, grace: float) -> bool:
        """Ends the connection of an address that has waited longest, if it has had its time of grace."""
        oldest = next(iter(address.waiting), None)
        if oldest is None or address.waiting[oldest] > time.monotonic() - grace:
            return False
        oldest.end()
        self.displaced += 1
        return True

    def join(self, place: Place) -> None:
        """Counts a connection for its address."""
        if place.turned:
            self.hearing.add(place)
            return
        self.places.add(place)
        self.addresses.setdefault(place.key, Address()).places += 1

    def part(self, place: Place) -> None:
        """Counts it no longer."""
        self.hearing.discard(place)
        if place not in self.places:
            return
        self.places.discard(place)
        address = self.addresses[place.key]
        address.waiting.pop(place, None)
        address.places -= 1
        if not address.places:
            del self.addresses[place.key]

    def room_for(self, host: str) -> bool:
        """Whether the one for whom a proxy asks has not had their share yet."""
        own = self.addresses.get(near(host))
        return own is None or own.places < self.bounds.share

    def beat(self) -> None:
        """Time has passed: does what is due, and tells the log what had to be done, now and then."""
        now = time.monotonic()
        for place in [*self.places, *self.hearing]:
            place.beat(now, self.bounds.reading)
        if (self.turned or self.displaced) and now - self.told > QUIET:
            log.warning("crowded", places=len(self.places), turned=self.turned, displaced=self.displaced)
            self.turned, self.displaced, self.told = 0, 0, now


@lru_cache(1000)
def near(host: str) -> str:
    """What counts as one address: one of IPv4, or a network of IPv6 such as a home has."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(address) >> 64 << 64))
