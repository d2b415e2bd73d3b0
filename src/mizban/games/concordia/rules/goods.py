"""Several goods that come at one moment (CO-4.6, CO-4.7), in one figure: four bits for each type."""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64

UNIT_BITS: Final[i64] = 4  # of each type
MOST_UNITS: Final[i64] = 15  # that they have room for
CASH_AT: Final[i64] = 20  # the first bit after five types


def units(good: i64, n: i64) -> i64:
    """So many units of one good."""
    return n << UNIT_BITS * good


def among(goods: i64, good: i64) -> i64:
    """How many units of a good there are among some goods."""
    return goods >> UNIT_BITS * good & MOST_UNITS


def total(goods: i64) -> i64:
    """How many units there are of all types."""
    count: i64 = 0
    while goods:
        count += goods & MOST_UNITS
        goods >>= UNIT_BITS
    return count


def bill(cash: i64, goods: i64) -> i64:
    """Money and goods in one figure."""
    return cash << CASH_AT | goods


def figure(counts: list[int]) -> int:
    """So many units of each good in turn."""
    return sum(n << UNIT_BITS * good for good, n in enumerate(counts))
