"""What the teacher of a lesson says beside the question."""

from __future__ import annotations

from typing import NamedTuple

from mizban.core.game.lessons import PUPIL
from mizban.render.texts import of_game
from mizban.server.table.room import Room
from mizban.server.table.seen import Seen
from mizban.web.book.examples import of_text


class Teacher(NamedTuple):
    """What is said in a lesson: the goal and its number, and what was good about the one before."""

    text: str
    praise: str
    n: int
    of: int
    example: str  # one of what it teaches, "" where there is none


def teacher(room: Room, seen: Seen) -> Teacher | None:
    """What the teacher of a lesson says now; at its end there is praise only."""
    if room.play.lesson is None or room.play.match is None:
        return None
    texts = of_game(room.game.name, seen.tongue)
    reached, goals = room.play.reached, room.play.lesson.goals
    text = texts.say(room.play.goal.text, {"n": room.play.goal.n}) if room.play.goal else ""
    example = of_text(text, room.game.name)
    went_on = reached and any(seat == PUPIL for seat, _ in room.play.match.record.said[reached[-1] :])
    if not reached or (text and went_on):  # praise is for the first question after it
        return Teacher(text, "", len(reached) + 1, len(goals), example)
    last = goals[len(reached) - 1].text
    attribute = "missed" if room.play.lesson.missed(room.play.match.s) and texts.has(last, "missed") else "done"
    praise = texts.say(last, attribute=attribute) if texts.has(last, attribute) else ""
    return Teacher(text, praise, len(reached) + 1, len(goals), example)
