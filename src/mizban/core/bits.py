"""Small sets in one figure: a bit for each thing, counted from 0, as rules and bots keep cards and places."""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64, vec

BITS: Final = 62  # things that a set has room for
ONE: Final = vec[i64]([1 << i for i in range(BITS)])  # [i] the set of i alone; compiled, a shifted 1 has 32 bits only


def count(bits: i64) -> i64:
    """How many things a set has."""
    size: i64 = 0
    while bits:
        bits &= bits - 1
        size += 1
    return size


def members(bits: i64) -> list[int]:
    """The things of a set, in their order."""
    return [i for i in range(BITS) if bits >> i & 1]
