"""What changed in the rules of a game: rulings, each with its reason, and the version since which it holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Ruling:
    """One change; a row `[[ruling]]` of the game's data."""

    id: str
    since: int
    """The version of the rules since which it holds; 0 where only words have changed, and games end as before."""
    date: str
    """The day, as 2026-11-18."""
    clauses: tuple[str, ...]
    data: dict[str, Any]

    @classmethod
    def of(cls, row: dict[str, Any]) -> Ruling:
        """A row as it stands in the data."""
        return cls(row["id"], row.get("since", 0), str(row["date"]), tuple(row["clauses"]), row)

    def text(self, part: str, lang: str) -> str:
        """What it says in a language: its `name`, what was played `before` and is played `now`, and `why`."""
        return str(self.data[part if lang == "en" else f"{part}_{lang}"])


def since(data: dict[str, Any]) -> dict[str, int]:
    """The version since which each ruling holds, by its id: rules ask it to go on as a game began."""
    return {row["id"]: row.get("since", 0) for row in data.get("ruling", [])}
