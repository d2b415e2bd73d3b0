"""Lessons as tests take them: begun, and heeded to their end; and what must be true of them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any, NamedTuple

from mizban.core.game.lessons import PUPIL, Lesson
from mizban.core.record import Record
from mizban.core.rng import agreed
from mizban.core.words import Option
from mizban.render.digits import digits
from mizban.render.games import Game

CLAUSE = re.compile(r"[A-Z]{2}-\d+\.[A-Z]?\d+")


def begun(game: Game, lesson: Lesson) -> Record:
    """The game of a lesson."""
    return Record.new(game, lesson.seats, agreed(lesson.secret, ["none"] * lesson.seats), dict(lesson.options))


class Heeded(NamedTuple):
    """How a lesson went: the position in which it was finished, the goals that refused something, and for each goal the
    position in which it was reached."""

    s: Any
    refused: set[int]
    reached: list[Any]


def heed(lesson: Lesson, record: Record, say: Callable[[Any, list[Option]], Option]) -> Heeded:
    """Plays the lesson; its pupil gives only answers that are wanted."""
    s, count, refused, at = record.start(), 0, set[int](), list[Any]()
    while count < len(lesson.goals):
        assert s.legal, "the game ended before the lesson"
        wanted = s.legal
        if s.asked == PUPIL:
            wanted = [o for o in s.legal if lesson.goals[count].wrong(s, o) is None]
            refused |= {count} if len(wanted) < len(s.legal) else set()
            assert wanted, "there is always an answer"
        option = say(s, wanted)
        record.said.append((s.asked, option.word))
        s.play(option)
        reached = lesson.after(count, s)
        at += [s.copy()] * (reached - count)
        count = reached
    assert len(lesson.reached(record)) == count
    return Heeded(s, refused, at)


def heeded(game: Game, lesson: Lesson, seed: int) -> tuple[Any, set[int]]:
    """The position in which a pupil who heeds the teacher finishes, whatever the bot does and whichever of the wanted
    answers the pupil gives; and the goals that refused something."""
    chance = random.Random(seed)
    s, refused, _ = heed(lesson, begun(game, lesson), lambda s, wanted: chance.choice(wanted))
    return s, refused


def check_answers(game: Game, lesson: Lesson, seed: int) -> None:
    """One answer at least is not wrong: in any position of any game, for any goal, not only where a pupil gets."""
    chance, s = random.Random(seed), begun(game, lesson).start()
    while s.legal:
        for goal in lesson.goals:
            assert any(goal.wrong(s, o) is None for o in s.legal), f"{goal.text}: {s.todo[-1]}"
        s.play(chance.choice(s.legal))


def check_end(game: Game, lesson: Lesson, say: Callable[[list[Option]], Option]) -> Any:
    """The end of the game ends the lesson, also where a goal is not reached. Returns the end of a game that is played
    so."""
    record = begun(game, lesson)
    s, count, before = record.start(), 0, 0
    while s.legal:
        option, before = say(s.legal), count
        record.said.append((s.asked, option.word))
        s.play(option)
        count = lesson.after(count, s)
    assert before < len(lesson.goals) == count == len(lesson.reached(record))
    return s


def wanted(lesson: Lesson, s: Any, goal: str) -> tuple[set[str], set[str]]:
    """The words that are wanted now for a goal, and what is said to the others."""
    wrong = next(each.wrong for each in lesson.goals if each.text == f"goal-{goal}")
    said = {o.word: wrong(s, o) for o in s.legal}
    return {word for word, why in said.items() if not why}, {why[0].split()[0] for why in said.values() if why}


def figures(said: str, lang: str) -> list[int]:
    """The figures of a text, without those of clauses; they have the digits of its language."""
    found = re.findall(r"\d+", CLAUSE.sub("", said))
    assert "".join(found) == "".join(digits(int(figure), lang) for figure in found)
    return [int(figure) for figure in found]
