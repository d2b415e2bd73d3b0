"""A match: a record while it is being played, with its position, its news, and what may be taken back."""

from __future__ import annotations

from typing import Any, NamedTuple

from mizban.core.problem import Problem
from mizban.core.record import Record
from mizban.core.state import News
from mizban.core.words import Option


class Turn(NamedTuple):
    """What one word would do: nothing has happened yet."""

    seat: int
    word: str
    s: Any
    news: list[News]

    @property
    def mark(self) -> int:
        """What is learned by then."""
        return mark(self.s)


def mark(s: Any) -> int:
    """Grows whenever chance was asked or something hidden was shown to anybody: what came before is not undone."""
    return int(s.learned + s.rng.draws)


class Match:
    """Plays words onto a record. Undo is replay without the last words."""

    def __init__(self, record: Record) -> None:
        self.record = record  #: what has been said
        self.begin()

    def begin(self) -> None:
        """Replays the record from its start."""
        self.s: Any = self.record.start()  #: the position
        self.marks: list[int] = []  #: [words said] what had been learned by then
        self.told: list[list[News]] = []  #: [words said] the news that came with the last of them
        self.note()
        for _ in self.record.play(self.s):
            self.note()

    @classmethod
    def resume(cls, record: Record, s: Any, marks: list[int], told: list[list[News]]) -> Match:
        """A match from what was kept of it: no word is said again."""
        match = cls.__new__(cls)
        match.record, match.s, match.marks, match.told = record, s, marks, told
        return match

    def note(self) -> None:
        """Keeps what the last word brought."""
        self.marks.append(mark(self.s))
        self.told.append(self.s.news)
        self.s.news = []

    def option(self, seat: int, word: str) -> Option:
        """The answer that a seat gives with a word; a Problem that says why it may not. It may be asked with others.

        This is the one look at what is legal on the way of a move.
        """
        if not any(step.seat == seat for step in self.s.open()):
            raise Problem("not-your-turn")
        return self.record.game.option(self.s if seat == self.s.asked else self.s.facing(seat), word)

    def tried(self, seat: int, option: Option, after: Turn | None = None) -> Turn:
        """What would follow if this seat gave this answer, now or after another one. The match stays as it is."""
        before = after.s if after else self.s
        if seat != before.asked:
            raise Problem("not-your-turn")
        s = before.copy()
        s.news = []
        s.play(option)
        return Turn(seat, option.word, s, s.news)

    def take(self, turn: Turn) -> None:
        """Lets happen what was tried."""
        self.s = turn.s
        self.record.said.append((turn.seat, turn.word))
        self.record.finish(self.s)
        self.note()

    def say(self, seat: int, word: str) -> list[News]:
        """One answer of one seat: all that follows from it is played. Returns its news."""
        turn = self.tried(seat, self.option(seat, word))
        self.take(turn)
        return turn.news

    def undoable(self, seat: int) -> int:
        """How many of its last words this seat may take back: those since which nobody has learned anything
        and nobody else has answered."""
        count = 0
        for said, before, after in zip(reversed(self.record.said), self.marks[-2::-1], self.marks[:0:-1], strict=True):
            if said[0] != seat or before != after:
                break
            count += 1
        return count

    def undo(self, count: int = 1, s: Any = None) -> None:
        """Takes the last words back. Whether they may be is for `undoable` to say, or for the table to agree. Who has
        kept the position before them gives it; else the other words are said again."""
        words = max(len(self.record.said) - count, 0)
        del self.record.said[words:], self.marks[words + 1 :], self.told[words + 1 :]
        self.record.scores = None
        self.s = self.replayed() if s is None else s

    def replayed(self) -> Any:
        """The position after all words, which goes on keeping a log."""
        s = self.record.start()
        for _ in self.record.play(s):
            pass
        s.news = []
        return s
