"""The lesson: it can be finished, wrong answers are explained, and it is the same for everybody at its start."""

from __future__ import annotations

import random

import pytest

import mizban
from mizban.core.lessons import PUPIL
from mizban.core.record import Record
from mizban.core.rng import agreed
from mizban.games.kingdom_builder.lesson import FIRST, GOLD
from mizban.render.texts import LANGS, of_game

GAME = mizban.game("kingdom_builder")
ENDED_BEFORE = (81, 133)  # the game is over before there is enough gold: the lesson is finished all the same


def begun() -> Record:
    """The game of the lesson."""
    return Record.new(GAME, FIRST.seats, agreed(FIRST.secret, ["none"] * FIRST.seats), dict(FIRST.options))


@pytest.mark.parametrize("seed", [*range(6), *ENDED_BEFORE])
def test_whoever_heeds_the_teacher_finishes(seed: int) -> None:
    """Whatever the bot does, and whichever of the wanted answers the pupil gives; every goal refuses something."""
    chance, record, refused = random.Random(seed), begun(), set[int]()
    s, count = record.start(), 0
    while count < len(FIRST.goals):
        assert s.legal, "the game ended before the lesson"
        goal = FIRST.goals[count]
        wanted = s.legal
        if s.asked == PUPIL:
            wanted = [o for o in s.legal if goal.wrong(s, o) is None]
            refused |= {count} if len(wanted) < len(s.legal) else set()
            assert wanted, "there is always an answer"
        option = chance.choice(wanted)
        record.said.append((s.asked, option.word))
        s.play(option)
        count = FIRST.after(count, s)
    assert FIRST.reached(record) == count
    assert s.over == (seed in ENDED_BEFORE)
    assert (GAME.scores(s)[PUPIL] >= GOLD) != s.over
    assert {0, 1, 2} <= refused


def test_it_begins_with_grass_and_the_pupil() -> None:
    """KB-3.14 to KB-3.17, KB-16.1 The suggested first game."""
    view = GAME.view(begun().start(), PUPIL)
    assert (view["asked"], view["played"]) == (PUPIL, "grass")
    assert view["sections"] == ["tavern", "paddock", "oasis", "farm"]
    assert view["cards"] == ["fishermen", "merchants", "knights"]


@pytest.mark.parametrize("lang", LANGS)
def test_everything_is_said(lang: str) -> None:
    texts, s = of_game(GAME.name, lang), begun().start()
    assert texts.say(f"lesson-{FIRST.id}")
    for goal in FIRST.goals:
        assert texts.say(goal.text)
        assert texts.say(goal.text, attribute="done")
    why = next(why for o in s.legal if (why := FIRST.goals[0].wrong(s, o)))
    assert "KB-8.1" in GAME.texts(lang).said(why)
