"""Several goods that come at one moment (CO-4.6, CO-4.7), in one figure: four bits for each type."""

from __future__ import annotations

from mizban.core.packed import i64


def units(good: i64, n: i64) -> i64:
    """So many units of one good."""
    return n << 4 * good


def among(goods: i64, good: i64) -> i64:
    """How many units of a good there are among some goods."""
    return goods >> 4 * good & 15


def total(goods: i64) -> i64:
    """How many units there are of all types."""
    count: i64 = 0
    while goods:
        count += goods & 15
        goods >>= 4
    return count


def bill(cash: i64, goods: i64) -> i64:
    """Money and goods in one figure."""
    return cash << 20 | goods


def figure(counts: list[int]) -> int:
    """So many units of each good in turn."""
    return sum(n << 4 * good for good, n in enumerate(counts))
