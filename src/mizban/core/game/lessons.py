"""Lessons: a game that is always the same at its start, and goals to reach in it one after another.

A game brings lessons from its own folder. A goal says what to do, says why an answer leads elsewhere, and knows from
the position and its log when it is reached; who learns sits on seat 0, and bots on the others. The end of the game ends
the lesson.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mizban.core.state import Said
from mizban.core.words import Option

if TYPE_CHECKING:
    from mizban.core.record import Record

PUPIL = 0


@dataclass(frozen=True)
class Goal:
    """One thing to learn. `text` is a message of the game; its attribute `done` is said when the goal is reached, and
    `missed`, if there is one, when the game was over before."""

    text: str
    reached: Callable[[Any], bool]
    """Whether a position has it; its log tells all that has happened in the game."""
    wrong: Callable[[Any, Option], Said | None] = lambda s, option: None
    """Why an answer that the rules allow is not what is wanted now; None: it is."""
    n: int = 0
    """A figure in its text."""


@dataclass(frozen=True)
class Lesson:
    """A table with a teacher. Its name is the message `lesson-<id>` of the game."""

    id: str
    seats: int
    secret: str
    """Where its chance comes from: the same start for everybody."""
    options: dict[str, str]
    goals: tuple[Goal, ...]
    level: str = "easy"
    """Of the bots."""

    def reached(self, record: Record) -> list[int]:
        """After how many words each goal was reached: it counts once the one before has been."""
        s = record.start()
        numbers = [0] * self.after(0, s)
        for number in record.play(s):
            numbers += [number] * (self.after(len(numbers), s) - len(numbers))
        return numbers

    def after(self, count: int, s: Any) -> int:
        """How many goals are reached in a position that had so many before."""
        while count < len(self.goals) and (not s.legal or self.goals[count].reached(s)):
            count += 1
        return count

    def missed(self, s: Any) -> bool:
        """Whether the game is over, and its last goal was not reached."""
        return not s.legal and not self.goals[-1].reached(s)
