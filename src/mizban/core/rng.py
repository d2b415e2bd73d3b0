"""Chance, behind one face: a keyed generator for live games, a fast one for thinking.

Both give the same draws on every platform, compiled or not: all arithmetic stays below 2**63.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from mypy_extensions import mypyc_attr

from mizban.core.packed import i64, vec

WORD: Final[i64] = 0xFFFFFFFF  # the largest number of 32 bits
BLOCK: Final[i64] = 64  # bytes of one BLAKE2b digest


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A stream of chance. `draws` counts what was drawn, so that undo can tell whether anything was."""

    draws: i64  #: how many numbers were drawn

    def next32(self) -> i64:
        """The next 32 random bits."""
        raise NotImplementedError

    def copy(self) -> Rng:
        """The same stream from here on, apart from this one."""
        raise NotImplementedError

    def save(self) -> list[object]:
        """Plain data from which `restored` makes the same stream."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely: what would favour some is thrown away (Lemire 2019)."""
        self.draws += 1
        product = self.next32() * n
        if (product & WORD) < n:
            unfair = (WORD + 1) % n
            while (product & WORD) < unfair:
                product = self.next32() * n
        return product >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        """Every order equally likely (Fisher and Yates)."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card

    def deal_anew(self, cards: vec[i64]) -> None:
        """The same, whatever order they lie in: the same cards and the same chance always give the same order."""
        for i in range(1, len(cards)):
            card = cards[i]
            at = i
            while at > 0 and cards[at - 1] > card:
                cards[at] = cards[at - 1]
                at -= 1
            cards[at] = card
        self.shuffle(cards)


@final
class Keyed(Rng):
    """BLAKE2b in counter mode: nobody without the key can work out the next draw."""

    def __init__(self, key: bytes, draws: i64, block: i64, used: i64, bytes: bytes) -> None:
        self.key: Final = key
        self.draws = draws
        self.block = block  # the number of the block in hand
        self.used = used  # how many of its bytes are spent
        self.bytes = bytes  # the block itself

    def next32(self) -> i64:
        if self.used == BLOCK:
            self.block += 1
            self.used = 0
            self.bytes = digest(self.key, self.block)
        at = self.used
        self.used = at + 4
        b = self.bytes
        low: i64 = b[at] | b[at + 1] << 8
        high: i64 = b[at + 2] | b[at + 3] << 8
        return low | high << 16

    def copy(self) -> Keyed:
        return Keyed(self.key, self.draws, self.block, self.used, self.bytes)

    def save(self) -> list[object]:
        return ["keyed", self.key.hex(), self.draws, self.block, self.used]


def digest(key: bytes, block: int) -> bytes:
    """A block of the keyed stream: 16 numbers of 32 bits, the lowest byte first."""
    return hashlib.blake2b(block.to_bytes(8, "little"), key=key).digest()


MULTIPLIER: Final[i64] = 2147483085  # m * 2**32 - 1 is a safe prime, so the period is near 2**62


@final
class Fast(Rng):
    """Multiply with carry, halves folded: quick, and good enough to think with; never for a live game."""

    def __init__(self, state: i64, draws: i64) -> None:
        self.state = state
        self.draws = draws

    def next32(self) -> i64:
        state = self.state
        low = state & WORD
        high = state >> 32
        self.state = MULTIPLIER * low + high
        return low ^ high

    def copy(self) -> Fast:
        return Fast(self.state, self.draws)

    def save(self) -> list[object]:
        return ["fast", self.state, self.draws]


def keyed(seed: str) -> Rng:
    """The chance of a game with this seed."""
    key = hashlib.blake2b(seed.encode(), digest_size=32, person=b"mizban").digest()
    return Keyed(key, 0, 0, 0, digest(key, 0))


def fast(seed: i64) -> Rng:
    """A quick stream; seeds that differ give streams that differ."""
    high = mixed(seed >> 32 & WORD)
    low = mixed(seed & WORD ^ high)
    return Fast((high ^ mixed(low)) >> 2 << 32 | low, 0) if low else Fast(1, 0)


def mixed(x: i64) -> i64:
    """Scatters 32 bits, so that neighbours have nothing in common."""
    x = ((x ^ x >> 16) * 0x45D9F3B) & WORD
    x = ((x ^ x >> 16) * 0x45D9F3B) & WORD
    return x ^ x >> 16


def restored(saved: list[object]) -> Rng:
    """The stream that `save` wrote down."""
    kind, start, *counts = saved
    numbers = [n for n in counts if isinstance(n, int)]
    if kind == "keyed" and isinstance(start, str) and len(numbers) == 3:
        key = bytes.fromhex(start)
        return Keyed(key, numbers[0], numbers[1], numbers[2], digest(key, numbers[1]))
    if kind == "fast" and isinstance(start, int) and len(numbers) == 1:
        return Fast(start, numbers[0])
    raise ValueError("not a saved generator")


def commitment(secret: str) -> str:
    """What a server publishes before the game, so that it cannot change its secret later."""
    return hashlib.blake2b(secret.encode(), digest_size=32, person=b"mizban-commit").hexdigest()


def agreed(secret: str, shares: list[str]) -> str:
    """The seed of a game from the server's secret and a number of each seat: none of them chooses it alone."""
    text = "\n".join([secret, *shares])
    return hashlib.blake2b(text.encode(), digest_size=32, person=b"mizban-seed").hexdigest()
