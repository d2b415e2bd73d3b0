"""The lesson: it can be finished, wrong answers are explained, and it is the same for everybody at its start."""

from __future__ import annotations

import random

import pytest

import mizban
from mizban.core.lessons import PUPIL
from mizban.core.record import Record
from mizban.core.rng import agreed
from mizban.games.concordia.lesson import FIRST, POINTS
from mizban.render.texts import LANGS, digits, of_game

GAME = mizban.game("concordia")
GUIDED = 5  # goals that refuse something


def begun() -> Record:
    """The game of the lesson."""
    return Record.new(GAME, FIRST.seats, agreed(FIRST.secret, ["none"] * FIRST.seats), dict(FIRST.options))


@pytest.mark.parametrize("seed", range(6))
def test_whoever_heeds_the_teacher_finishes(seed: int) -> None:
    """Whatever the bot does, and whichever wanted answer the pupil gives; each guided goal refuses something."""
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
    assert GAME.scores(s)[PUPIL] >= POINTS
    assert refused == set(range(GUIDED))


def test_a_guided_opening_plays_five_cards_in_order() -> None:
    """CO-17.2 By the Tribune the pupil has a house and a card more, and has been scored."""
    record = begun()
    s, count, cards = record.start(), 0, list[str]()
    while count < GUIDED:
        goal = FIRST.goals[count]
        option = next(o for o in s.legal if s.asked != PUPIL or goal.wrong(s, o) is None)
        cards += [option.word] if s.asked == PUPIL and option.verb == "play" else []
        s.play(option)
        count = FIRST.after(count, s)
    assert cards == ["play:architect", "play:prefect", "play:mercator", "play:senator", "play:tribune"]
    view = GAME.view(s, PUPIL)
    assert s.compared or view["marks"][PUPIL] > 7  # CO-17.6 once all are compared, they are back at 0
    assert GAME.scores(s)[PUPIL] > 7
    assert len(view["houses"][PUPIL]) >= 1
    assert view["hand_sizes"][PUPIL] >= 8


def test_it_begins_on_italia_with_the_pupil() -> None:
    """CO-3.1, CO-17.1, CO-18.5 Two play, the points so far are shown, and the first Tribune scores."""
    view = GAME.view(begun().start(), PUPIL)
    assert (view["asked"], view["map"], view["first"]) == (PUPIL, "italia", PUPIL)
    assert view["marks"] == [-1, -1]
    assert view["points"] == [7, 7]


@pytest.mark.parametrize("lang", LANGS)
def test_everything_is_said(lang: str) -> None:
    texts, s = of_game(GAME.name, lang), begun().start()
    assert texts.say(f"lesson-{FIRST.id}")
    for goal in FIRST.goals:
        assert texts.say(goal.text)
        assert texts.say(goal.text, attribute="done")
    why = next(why for o in s.legal if (why := FIRST.goals[0].wrong(s, o)))
    assert "CO-7.1" in GAME.texts(lang).said(why)


@pytest.mark.parametrize("lang", LANGS)
def test_the_last_goal_says_its_points(lang: str) -> None:
    assert digits(POINTS, lang) in of_game("concordia", lang).say("goal-points")
