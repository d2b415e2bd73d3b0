"""The records of whole games that the tests of a game keep, beside them in `records/`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mizban.core.record import Record
from mizban.render.games import Game


class Records:
    """All records of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.folder = Path(__file__).parent / game.name / "records"

    def path(self, name: str) -> Path:
        return self.folder / f"{name}.txt"

    def names(self) -> list[str]:
        """What there is."""
        return sorted(path.stem for path in self.folder.glob("*.txt"))

    def read(self, name: str) -> Record:
        """One of them."""
        return Record.read(self.path(name).read_text(encoding="utf-8"))

    def verified(self, name: str) -> Any:
        """The end of a game: its words, chance, scores and seal are right, and it is written as it stands there."""
        record = self.read(name)
        s = record.verify()
        assert record.scores == self.game.scores(s)
        assert record.write() == self.path(name).read_text(encoding="utf-8")
        return s

    def said(self) -> list[str]:
        """Every answer that was given in one of them."""
        return [word for name in self.names() for _, word in self.read(name).said]


def verbs(words: list[str]) -> set[str]:
    """What kinds of answers these are."""
    return {word.partition(":")[0] for word in words}
