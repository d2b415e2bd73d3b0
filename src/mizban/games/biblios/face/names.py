"""The names of things in Biblios, from its data file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mizban.games.biblios.rules.cards import DATA, KINDS
from mizban.games.biblios.rules.state import gold_ones, gold_threes, gold_twos
from mizban.render.digits import digits
from mizban.render.tongue import named, spoken

bilingual: Final = True
ROWS = {row.get("type", row["id"]): row for row in DATA["card"]}
NUMBER_BITS: Final = 4  # of each number where several are told in one figure, the first lowest
LARGEST: Final = (1 << NUMBER_BITS) - 1  # as large as a number in such a figure can be


def times(n: int, name: str, tongue: str) -> str:
    """A thing, or several alike."""
    return name if n == 1 else f"{digits(n, spoken(tongue))} × {name}"


def coins(counts: list[int], tongue: str) -> str:
    """Gold by its values: 2 + 2; of many alike how many there are."""
    alike = [(n, value) for value, n in enumerate(counts, 1) if n]
    if sum(counts) <= 4:
        return digits(" + ".join(str(value) for n, value in alike for _ in range(n)), spoken(tongue))
    return digits(" + ".join(times(n, str(value), "en") for n, value in alike), spoken(tongue))


def packed(numbers: Iterable[int]) -> int:
    """Small numbers as one figure: of cards by their kinds, of pips by their dice."""
    return sum(n << NUMBER_BITS * at for at, n in enumerate(numbers))


def unpacked(figure: int, n: int) -> list[int]:
    """So many numbers that were packed into one figure."""
    return [figure >> NUMBER_BITS * at & LARGEST for at in range(n)]


def several(kinds: list[str]) -> int:
    """Known cards as one figure of the kind `cards`; one that is not known is left out."""
    return packed(kinds.count(kind) for kind in KINDS)


def golds(figure: int) -> list[int]:
    """How many Gold cards of each value a payment has."""
    return [gold_ones(figure), gold_twos(figure), gold_threes(figure)]


def thing(kind: str, i: int, tongue: str) -> str | int | list[str]:
    """What the i-th thing of a kind is called; a verb's things are what it is said of."""
    if kind in ("card", "take", "discard"):
        return named(ROWS[KINDS[i]], tongue)
    if kind == "category":
        return named(DATA["category"][i], tongue)
    if kind in ("raise", "lower"):
        return [named(row, tongue) for die, row in enumerate(DATA["category"]) if i >> die & 1]
    if kind in ("gold", "pay"):
        held = [(n, named(row, tongue)) for row, n in zip(DATA["gold_type"], golds(i), strict=True) if n]
        return [times(n, name, tongue) for n, name in held]
    if kind == "bid":
        return i + 1
    if kind == "coins":
        return coins(golds(i), tongue)
    if kind == "faces":
        faces = zip(DATA["category"], unpacked(i, len(DATA["category"])), strict=True)
        return [f"{named(row, tongue)} {digits(n, spoken(tongue))}" for row, n in faces if n]
    if kind == "cards":
        there = zip(KINDS, unpacked(i, len(KINDS)), strict=True)
        return [times(n, named(ROWS[id], tongue), tongue) for id, n in there if n]
    return ""
