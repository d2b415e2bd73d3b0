"""Small sets in one figure: a bit for each thing, counted from 0, as rules and bots keep cards and places."""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64, vec

BITS: Final = 62  # things that a set has room for
ONE: Final = vec[i64]([1 << i for i in range(BITS)])  # [i] the set of i alone; compiled, a shifted 1 has 32 bits only


REST: Final = 67  # divided by it, each bit of a set leaves another rest
PLACE_OF: Final = vec[i64]([next((i for i in range(BITS) if (1 << i) % REST == rest), 0) for rest in range(REST)])


def count(bits: i64) -> i64:
    """How many things a set has, added up by halves."""
    bits -= bits >> 1 & 0x1555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0xF0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    return (bits + (bits >> 32)) & 0xFF


def place(one: i64) -> i64:
    """Which thing it is, of a set that has only one."""
    return PLACE_OF[one % REST]


def members(bits: i64) -> list[int]:
    """The things of a set, in their order."""
    return [i for i in range(BITS) if bits >> i & 1]
