"""The picture of a table as one connection gets it: a part of it travels once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mizban.render.inks import PATTERNS
from mizban.render.svg import Drawn

MOST = 300  # parts that a connection remembers


class SentBoard:
    """What a connection has of the pictures it was sent."""

    def __init__(self) -> None:
        self.last: int | None = None  # the hash of the whole picture
        self.numbers: dict[int, int] = {}  # [hash of a part] its number
        self.next = 0  # the number of the next part
        self.defs: set[int] = set()  # hashes of symbols

    def news(self, drawn: Drawn) -> dict[str, Any]:
        """A picture as numbers of its parts, with those that are new; nothing when nothing has changed."""
        if hash(drawn) == self.last:
            return {}
        self.last = hash(drawn)
        first, new = not self.next, dict[str, str]()
        defs = list(PATTERNS) if first else []
        parts: list[int] = []
        for part, needs in zip(drawn.parts[1:], drawn.needs[1:], strict=True):  # the page has a cloth of its own
            key = hash(part)
            if key not in self.numbers:
                self.numbers[key] = self.next
                new[str(self.next)] = part
                self.next += 1
                defs += self.undefined(needs)
            parts.append(self.numbers[key])
        size, said = [drawn.width, drawn.height], [drawn.title, drawn.about]
        news = {"size": size, "said": said, "defs": defs, "new": new, "parts": parts, "zoom": drawn.zoom}
        if drawn.panes:
            news["panes"] = drawn.panes
        if first:
            return news | {"fresh": True}  # what the page had, it had from another
        if len(self.numbers) <= MOST:
            return news
        kept = set(parts)
        self.numbers = {key: number for key, number in self.numbers.items() if number in kept}
        return news | {"only": True}  # the page forgets with us what does not lie there now

    def undefined(self, defs: Iterable[str]) -> list[str]:
        """Those of some symbols that this connection does not have yet; from now on it has."""
        new = [text for text in defs if hash(text) not in self.defs]
        self.defs.update(map(hash, new))
        return new
