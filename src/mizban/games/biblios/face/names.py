"""The names of things in Biblios, from its data file."""

from __future__ import annotations

from typing import Final

from mizban.games.biblios.rules.cards import DATA, KINDS
from mizban.games.biblios.rules.state import MOST
from mizban.render.digits import digits
from mizban.render.tongue import named, spoken

bilingual: Final = True
ROWS = {row.get("type", row["id"]): row for row in DATA["card"]}
ONE_OF = {kind: 1 << 4 * number for number, kind in enumerate(KINDS)}  # [kind] a single card as a figure of `cards`


def times(n: int, name: str, tongue: str) -> str:
    """A thing, or several alike."""
    return name if n == 1 else f"{digits(n, spoken(tongue))} × {name}"


def coins(counts: list[int], tongue: str) -> str:
    """Gold by its values: 2 + 2; of many alike how many there are."""
    alike = [(n, value) for value, n in enumerate(counts, 1) if n]
    if sum(counts) <= 4:
        return digits(" + ".join(str(value) for n, value in alike for _ in range(n)), spoken(tongue))
    return digits(" + ".join(times(n, str(value), "en") for n, value in alike), spoken(tongue))


def several(kinds: list[str]) -> int:
    """Known cards as one figure of the kind `cards`: four bits for how many there are of each kind."""
    return sum([ONE_OF[kind] for kind in kinds if kind])


def thing(kind: str, i: int, tongue: str) -> str | int | list[str]:
    """What the i-th thing of a kind is called; a verb's things are what it is said of."""
    if kind in ("card", "take", "discard"):
        return named(ROWS[KINDS[i]], tongue)
    if kind == "category":
        return named(DATA["category"][i], tongue)
    if kind in ("raise", "lower"):
        return [named(row, tongue) for die, row in enumerate(DATA["category"]) if i >> die & 1]
    if kind in ("gold", "pay"):
        counts = [i % MOST, i // MOST % MOST, i // MOST // MOST]
        held = [(n, named(row, tongue)) for row, n in zip(DATA["gold_type"], counts, strict=True) if n]
        return [times(n, name, tongue) for n, name in held]
    if kind == "bid":
        return i + 1
    if kind == "coins":
        return coins([i % MOST, i // MOST % MOST, i // MOST // MOST], tongue)
    if kind == "faces":
        faces = [(row, i >> 4 * die & 15) for die, row in enumerate(DATA["category"])]
        return [f"{named(row, tongue)} {digits(n, spoken(tongue))}" for row, n in faces if n]
    if kind == "cards":
        there = [(n, id) for number, id in enumerate(KINDS) if (n := i >> 4 * number & 15)]
        return [times(n, named(ROWS[id], tongue), tongue) for n, id in there]
    return ""
