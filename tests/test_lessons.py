"""The lessons of all games: what a teacher says is there in every language."""

from __future__ import annotations

import random

import pytest

import mizban
from lessons import begun
from mizban.core.game.lessons import Lesson
from mizban.render.digits import digits
from mizban.render.games import Game
from mizban.render.texts import LANGS, of_game

LESSONS = [(game, lesson) for game in mizban.registered_games() for lesson in game.lessons]


def test_every_game_has_a_lesson() -> None:
    assert [game.name for game in mizban.registered_games() if game.lessons] == [
        game.name for game in mizban.registered_games()
    ]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{game.name}-{lesson.id}" for game, lesson in LESSONS])
def test_everything_is_said(game: Game, lesson: Lesson, lang: str) -> None:
    """Its name, each goal with its figure and its praise, and why the first wrong answer is wrong, with a clause."""
    texts, s, chance = of_game(game.name, lang), begun(game, lesson).start(), random.Random(1)
    assert texts.say(f"lesson-{lesson.id}")
    for goal in lesson.goals:
        assert digits(goal.n, lang) in texts.say(goal.text, {"n": goal.n}) or not goal.n
        assert texts.say(goal.text, attribute="done")
    while not any(lesson.goals[0].wrong(s, o) for o in s.legal):
        s.play(chance.choice(s.legal))
    why = next(why for o in s.legal if (why := lesson.goals[0].wrong(s, o)))
    assert why[0].split()[-1] in game.texts(lang).said(why)
