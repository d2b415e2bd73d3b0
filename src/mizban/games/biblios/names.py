"""The names of things in Biblios, from its data file."""

from __future__ import annotations

from mizban.games.biblios.cards import DATA, KINDS
from mizban.games.biblios.state import MOST
from mizban.render.texts import digits

ROWS = {row.get("type", row["id"]): row for row in DATA["card"]}


def named(row: dict[str, str], lang: str) -> str:
    return row["name"] if lang == "en" else row[f"name_{lang}"]


def thing(kind: str, i: int, lang: str) -> str | int | list[str]:
    """What the i-th thing of a kind is called; a verb's things are what it is said of."""
    if kind in ("card", "take", "discard"):
        return named(ROWS[KINDS[i]], lang)
    if kind == "category":
        return named(DATA["category"][i], lang)
    if kind in ("raise", "lower"):
        return [named(row, lang) for die, row in enumerate(DATA["category"]) if i >> die & 1]
    if kind in ("gold", "pay"):
        counts = [i % MOST, i // MOST % MOST, i // MOST // MOST]
        held = [(n, named(row, lang)) for row, n in zip(DATA["gold_type"], counts, strict=True) if n]
        return [name if n == 1 else f"{digits(n, lang)} × {name}" for n, name in held]
    if kind == "bid":
        return i + 1
    return ""
