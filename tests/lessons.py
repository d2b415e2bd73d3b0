"""Lessons as tests take them: begun, and heeded to their end."""

from __future__ import annotations

import random
from typing import Any

from mizban.core.games import Game
from mizban.core.lessons import PUPIL, Lesson
from mizban.core.record import Record
from mizban.core.rng import agreed


def begun(game: Game, lesson: Lesson) -> Record:
    """The game of a lesson."""
    return Record.new(game, lesson.seats, agreed(lesson.secret, ["none"] * lesson.seats), dict(lesson.options))


def heeded(game: Game, lesson: Lesson, seed: int) -> tuple[Any, set[int]]:
    """The position in which a pupil who heeds the teacher finishes, whatever the bot does and whichever of the wanted
    answers the pupil gives; and the goals that refused something."""
    chance, record, refused = random.Random(seed), begun(game, lesson), set[int]()
    s, count = record.start(), 0
    while count < len(lesson.goals):
        assert s.legal, "the game ended before the lesson"
        wanted = s.legal
        if s.asked == PUPIL:
            wanted = [o for o in s.legal if lesson.goals[count].wrong(s, o) is None]
            refused |= {count} if len(wanted) < len(s.legal) else set()
            assert wanted, "there is always an answer"
        option = chance.choice(wanted)
        record.said.append((s.asked, option.word))
        s.play(option)
        count = lesson.after(count, s)
    assert lesson.reached(record) == count
    return s, refused
