"""A view being laid out: who looks, what may be chosen, and what every form needs."""

from __future__ import annotations

from mizban.games.kingdom_builder.rules.state import WORDS
from mizban.games.kingdom_builder.rules.view import View
from mizban.render.frames import Frame


class Table(Frame[View]):
    """One view."""

    def __init__(self, v: View, tongue: str) -> None:
        super().__init__(v, tongue, WORDS)

    def identity(self, name: str) -> str:
        """The id of the settlement on a hex. It has that of the hex; but one that has just moved keeps its old one, so
        that it glides, and one that is new has its own, because on that hex another may have stood."""
        last = self.v["last"]
        if not last or name != last[0]:
            return f"home-{name}"
        return f"home-{last[1]}" if len(last) > 1 else f"new-{name}"

    def state(self, name: str) -> str:
        """Whether the settlement on a hex may be moved, or is being moved."""
        return "lifted" if name == self.v["lifted"] else "lit" if f"hex:{name}" in self.lit else ""
