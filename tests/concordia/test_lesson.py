"""The lesson: it can be finished, wrong answers are refused, and it is the same for everybody at its start."""

from __future__ import annotations

import pytest

from lessons import begun, heeded
from mizban.core.game.lessons import PUPIL
from mizban.games.concordia import GAME
from mizban.games.concordia.face.lesson import FIRST, POINTS

GUIDED = 5  # goals that refuse something


@pytest.mark.parametrize("seed", range(6))
def test_whoever_heeds_the_teacher_finishes(seed: int) -> None:
    """Each guided goal refuses something."""
    s, refused = heeded(GAME, FIRST, seed)
    assert s.over or GAME.scores(s)[PUPIL] >= POINTS
    assert refused == set(range(GUIDED))


def test_the_end_of_the_game_is_the_end_of_the_lesson() -> None:
    """CO-14.3 Also for a pupil who never has so many points."""
    s = begun(GAME, FIRST).start()
    assert GAME.scores(s)[PUPIL] < POINTS
    assert not FIRST.goals[-1].reached(s)
    s.over = 1
    assert FIRST.goals[-1].reached(s)


def test_a_guided_opening_plays_five_cards_in_order() -> None:
    """CO-17.2 By the Tribune the pupil has a house and a card more, and has been scored."""
    s, count, cards = begun(GAME, FIRST).start(), 0, list[str]()
    while count < GUIDED:
        goal = FIRST.goals[count]
        option = next(o for o in s.legal if s.asked != PUPIL or goal.wrong(s, o) is None)
        cards += [option.word] if s.asked == PUPIL and option.verb == "play" else []
        s.play(option)
        count = FIRST.after(count, s)
    assert cards == ["play:architect", "play:prefect", "play:mercator", "play:senator", "play:tribune"]
    view = GAME.view(s, PUPIL)
    assert view["marks"] == [0, 0] or view["marks"][PUPIL] > 7  # CO-17.6 once all are compared, they are back at 0
    assert GAME.scores(s)[PUPIL] > 7
    assert len(view["houses"][PUPIL]) >= 1
    assert view["hand_sizes"][PUPIL] >= 8


def test_it_begins_on_italia_with_the_pupil() -> None:
    """CO-3.1, CO-17.1, CO-18.5 Two play, the points so far are shown, and the first Tribune scores."""
    view = GAME.view(begun(GAME, FIRST).start(), PUPIL)
    assert (view["asked"], view["map"], view["first"]) == (PUPIL, "italia", PUPIL)
    assert view["marks"] == [-1, -1]
    assert view["points"] == [7, 7]
