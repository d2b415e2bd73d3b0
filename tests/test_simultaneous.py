"""Questions that are open together: a game that has them passes the kit, and every mistake planted there is found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from mizban import testing
from mizban.core.game.registry import folders
from mizban.core.match import Match
from mizban.core.problem import Problem
from mizban.core.record import Record
from mizban.core.rng import Rng, fast
from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.render.games import Game
from mizban.testing import kit, simultaneous_checks, world_checks
from simultaneous_game import GAME
from simultaneous_game.rules import CARDS, LAY, NONE, Lay, Simultaneous

Plant = Callable[[pytest.MonkeyPatch], Game | None]
PLANTS: dict[str, tuple[str, Plant]] = {}


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game is one of those that are played here."""
    monkeypatch.setenv("MIZBAN_GAMES", "simultaneous_game")
    folders.cache_clear()
    yield
    monkeypatch.undo()
    folders.cache_clear()


def asked(s: Simultaneous) -> list[int]:
    return [step.seat for step in s.open()]


# ---------------------------------------------------------------- the core


def test_neighbours_that_say_so_are_open_together() -> None:
    s = GAME.new(3, 1)
    assert asked(s) == [0, 1, 2]
    assert s.asked == 0
    s.play(LAY[0])
    assert asked(s) == [1, 2]
    s.play(LAY[1])
    s.play(LAY[1])
    assert asked(s) == [1, 2, 0]  # the next round begins on the next seat


def test_a_turned_position_asks_that_seat_and_nothing_else_has_changed() -> None:
    s = GAME.new(3, 1)
    before = GAME.dump(s)
    t = s.facing(2)
    assert t.asked == 2
    assert asked(t) == [2, 0, 1]
    assert GAME.dump(s) == before
    t.play(LAY[3])
    assert asked(t) == [0, 1]
    assert t.laid == [NONE, NONE, 3]
    assert GAME.dump(s.facing(3)) == before  # the public is asked nothing


def test_one_seat_is_asked_one_thing_at_a_time() -> None:
    s = GAME.new(2, 1)
    s.todo = [Lay(0), Lay(1), Lay(0)]
    assert asked(s) == [0, 1]
    assert s.facing(1).todo == [s.todo[0], s.todo[2], s.todo[1]]


def test_what_is_not_together_is_asked_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    s = GAME.new(3, 1)
    monkeypatch.setattr(Lay, "together", Step.together)
    assert asked(s) == [0]
    monkeypatch.setattr(Lay, "together", lambda step: step.seat != 1)
    assert asked(s) == [0]
    monkeypatch.setattr(Lay, "together", lambda step: step.seat != 2)
    assert asked(s) == [0, 1]
    assert asked(GAME.new(3, 1)) == [0, 1]


def test_who_has_one_answer_left_is_asked_only_where_that_is_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    s = GAME.new(3, 1)
    s.held[1] = 0b1
    assert asked(s) == [0, 2]
    s.play(LAY[2])
    assert (s.asked, s.laid) == (2, [2, 0, NONE])
    monkeypatch.setattr(Lay, "secret", lambda step: True)
    s = GAME.new(3, 1)
    s.held[1] = 0b1
    assert asked(s) == [0, 1, 2]


def test_when_the_game_is_over_nothing_is_open() -> None:
    s = GAME.new(2, 1)
    while s.legal:
        s.play(s.legal[0])
    assert s.open() == []


def test_a_match_says_whether_a_seat_may_answer_before_its_turn() -> None:
    match = Match(Record.new(GAME, 3, 1))
    match.s.held[2] = 0b1110
    match.option(2, "lay:two")
    for seat, word, problem in ((2, "lay:one", "illegal-word"), (2, "lay:six", "unknown-word")):
        with pytest.raises(Problem) as refused:
            match.option(seat, word)
        assert refused.value.text == problem
        assert refused.value.say("en")
    match.say(0, "lay:one")
    with pytest.raises(Problem) as refused:
        match.option(0, "lay:two")
    assert refused.value.text == "not-your-turn"
    assert match.record.said == [(0, "lay:one")]


# ---------------------------------------------------------------- the kit


def verdict(game: Game) -> str:
    """What the kit says of a game; nothing, if it finds no fault."""
    try:
        for seats in (3, 2, 4):
            for seed in range(4):
                testing.play_through(game, seats, {}, seed, every=1)
    except (AssertionError, AttributeError, LookupError, ValueError, Problem) as fault:
        return f"{type(fault).__name__}: {fault}"
    return ""


def plant(reason: str) -> Callable[[Plant], Plant]:
    """Registers a mistake with a part of what the kit must say about it."""

    def register(mistake: Plant) -> Plant:
        PLANTS[mistake.__name__] = (reason, mistake)
        return mistake

    return register


def test_the_kit_finds_no_fault() -> None:
    assert verdict(GAME) == ""


@plant("is shown what seat")
def view_that_shows_a_card(patch: pytest.MonkeyPatch) -> Game:
    """Everybody sees what lies face down; and `redeal` believes that all know it."""

    def view(s: Simultaneous, viewer: int) -> Any:
        return GAME.view(s, viewer) | {"laid": list(s.laid)}

    def redeal(s: Simultaneous, viewer: int, rng: Rng) -> Simultaneous:
        c = s.copy()
        c.rng = fast(rng.next32())
        return c

    return replace(GAME, view=view, redeal=redeal)


@plant("may answer")
def answers_that_depend(patch: pytest.MonkeyPatch) -> None:
    """A card that somebody has laid may not be laid by the next one."""

    def why(self: Lay, s: Simultaneous, o: Option) -> Said:
        free = o.arg not in [card for seat, card in enumerate(s.laid) if seat != self.seat]
        return LEGAL if s.held[self.seat] >> o.arg & 1 and free else ("not-held SI-1.1", ())

    patch.setattr(Lay, "why", why)


@plant("may answer")
def fewer_answers_after_others(patch: pytest.MonkeyPatch) -> None:
    """Who answers later has a card less, whatever the others have laid."""

    def why(self: Lay, s: Simultaneous, o: Option) -> Said:
        late = any(card != NONE for card in s.laid) and o.arg == len(CARDS) - 1
        return LEGAL if s.held[self.seat] >> o.arg & 1 and not late else ("not-held SI-1.1", ())

    patch.setattr(Lay, "why", why)


@plant("is asked")
def question_that_depends(patch: pytest.MonkeyPatch) -> None:
    """The question counts who has answered."""
    patch.setattr(Lay, "ask", lambda self, s: ("name seat" if max(s.laid) > NONE else "Lay seat", (self.seat,)))


@plant("the news tell viewer")
def news_that_tell(patch: pytest.MonkeyPatch) -> None:
    """Everybody reads what was laid."""
    tell = Simultaneous.tell

    def told(self: Simultaneous, seats: int, text: str, *figures: int) -> None:
        tell(self, seats, text, *figures)
        if text == "lays seat":
            tell(self, EVERYBODY, "shows seat card", figures[0], self.laid[figures[0]])

    patch.setattr(Simultaneous, "tell", told)


@plant("are asked, not")
def answer_that_asks_on(patch: pytest.MonkeyPatch) -> None:
    """Who lays the last card is asked again before the others are."""
    choose = Lay.choose

    def again(self: Lay, s: Simultaneous, o: Option) -> None:
        first = s.laid[self.seat] == NONE
        choose(self, s, o)
        if first:
            s.then(self)

    patch.setattr(Lay, "choose", again)


@plant("it matters who answers first")
def first_come(patch: pytest.MonkeyPatch) -> None:
    """Who lays first has a point."""
    choose = Lay.choose

    def quick(self: Lay, s: Simultaneous, o: Option) -> None:
        s.points[self.seat] += max(s.laid) == NONE
        choose(self, s, o)

    patch.setattr(Lay, "choose", quick)
    for module in (simultaneous_checks, world_checks):
        patch.setattr(module, "shown", lambda game, s, viewer: {})


@plant("by what can be undone")
def undo_that_tells(patch: pytest.MonkeyPatch) -> None:
    """A high card cannot be taken back."""
    choose = Lay.choose

    def noted(self: Lay, s: Simultaneous, o: Option) -> None:
        choose(self, s, o)
        s.learned += o.arg == len(CARDS) - 1

    patch.setattr(Lay, "choose", noted)
    for module in (kit, simultaneous_checks):
        patch.setattr(module, "check_two_worlds", lambda *args: None)


@pytest.mark.parametrize("name", list(PLANTS))
def test_the_kit_finds(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reason, mistake = PLANTS[name]
    game = mistake(monkeypatch) or GAME
    said = verdict(game)
    assert reason in said, f"{mistake.__doc__} The kit says: {said[:500] or 'nothing'}"
