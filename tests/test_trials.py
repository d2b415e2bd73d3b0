"""Worked examples that are gone on with: each comes to its result by its own answers, and can be written down."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

import mizban
from mizban.core.game.examples import Example, Moment, examples, play
from mizban.core.game.trials import Trial, each, trials
from mizban.core.match import Match
from mizban.core.problem import Problem
from mizban.core.record import Record
from mizban.core.rng import fast
from mizban.render.games import Game

pytestmark = pytest.mark.built
GAMES = mizban.registered_games()
ALL = [(game.name, example) for game in GAMES for example in examples(game)]
TRIED = [(name, example) for name, example in ALL if trials(mizban.game(name), example)]
SELDOM = 400  # words, after which a game that is played at random may be left


def called(value: Any) -> str:
    return value if isinstance(value, str) else str(value.id)


def a2() -> Trial:
    game = mizban.game("biblios")
    return trials(game, next(example for example in examples(game) if example.id == "A2"))[2]


@pytest.mark.parametrize(("name", "example"), TRIED, ids=called)
def test_the_way_of_an_example_leads_to_its_result(name: str, example: Example) -> None:
    """By the answers that a table asks for, as a record that is written, read and replayed."""
    game = mizban.game(name)
    moments = [moment.state for moment in play(game, example)]
    for begun in trials(game, example).values():
        record = Record.of_example(game, begun)
        match = Match(record)
        for seat, word in begun.line:
            assert begun.next(record.said, seat, len(match.s.open())) == word
            match.say(seat, word)
        assert begun.over(record.said)
        result = moments[begun.done(record.said)].copy()
        result.settle()
        assert game.dump(match.s) == game.dump(result)
        again = Record.read(record.write())
        assert again == record
        assert game.dump(again.replay()) == game.dump(result)


@pytest.mark.parametrize(("name", "example"), TRIED, ids=called)
def test_one_has_the_place_of_who_answers(name: str, example: Example) -> None:
    """Of who looks, if they do; and wherever a table begins, somebody is asked."""
    for begun in trials(mizban.game(name), example).values():
        seats = {seat for seat, _ in begun.line}
        assert begun.opening.legal
        assert begun.seat in (seats or {begun.opening.asked, example.viewer})
        assert begun.seat < begun.seats == len(example.names["en"])
        assert begun.seat == example.viewer or example.viewer not in seats


def test_most_examples_can_be_tried() -> None:
    """All in which there is a choice after any step; the others only count or lay out."""
    asked = {(name, example.id) for name, example in ALL if any(map(asks, play(mizban.game(name), example)))}
    assert asked <= {(name, example.id) for name, example in TRIED}
    assert len(TRIED) > 180


def asks(moment: Moment) -> bool:
    s = moment.state.copy()
    s.settle()
    return bool(s.legal)


@pytest.mark.parametrize(("name", "example"), TRIED, ids=called)
def test_one_may_go_another_way(name: str, example: Example) -> None:
    """What is played after it ends, can be counted and shown, and bots are given it as it is."""
    game = mizban.game(name)
    begun = next(iter(trials(game, example).values()))
    s, rng = begun.start(), fast(1)
    for _ in range(SELDOM):
        if not s.legal:
            break
        assert game.load(game.dump(game.redeal(s, s.asked, rng)), laid=True).legal
        s.play(s.legal[rng.below(len(s.legal))])
    game.scores(s)
    game.ranks(s)
    for viewer in range(s.seats + 1):
        assert game.svg(s, viewer, "fa")


def test_what_is_left_of_the_way() -> None:
    begun = a2()
    assert begun.line == ((0, "place:keep"), (1, "take:gold_2"))
    assert (begun.seat, begun.seats, begun.done([])) == (0, 3, 2)
    other = [(0, "place:public")]
    assert begun.next([], 0) == "place:keep"
    assert begun.next([], 1) == ""
    assert begun.next(other, 1) == ""
    assert (begun.kept(other), begun.follows(other), begun.done(other)) == (0, False, 2)
    whole = [*begun.line]
    assert (begun.over(whole), begun.follows(whole), begun.done(whole)) == (True, True, 6)
    beyond = [*whole, (1, "place:keep")]
    assert (begun.over(beyond), begun.follows(beyond), begun.next(beyond, 2)) == (False, True, "")


def test_a_table_that_lays_and_answers_in_one_step_begins_before_the_answers() -> None:
    game = mizban.game("architects")
    begun = trials(game, next(example for example in examples(game) if example.id == "D1"))[0]
    assert len(begun.line) == 2
    assert begun.done([]) == -1
    assert begun.done(begun.line) == 0


def test_an_example_that_is_not_asked_anything_cannot_be_tried() -> None:
    game = mizban.game("biblios")
    assert not trials(game, next(example for example in examples(game) if example.id == "A6"))


def test_a_record_names_its_example() -> None:
    record = Record.of_example(mizban.game("biblios"), a2())
    head = record.write().split("\n")[0]
    assert re.match(rf"biblios rules={record.game.rules} seats=3 seed=0 example=A2\.2:[0-9a-f]{{8}} penalty=", head)
    assert record.start().news == []
    assert record.quiet().news is None


@pytest.mark.parametrize(
    ("old", "new"),
    [("A2.2", "Z9.2"), ("A2.2", "A2.9"), ("A2.2:", "A2.2:00000000"), ("seats=3", "seats=2"), ("A2.2", "../a2")],
)
def test_a_record_of_an_example_that_is_not_as_it_was_is_refused(old: str, new: str) -> None:
    text = Record.of_example(mizban.game("biblios"), a2()).write()
    changed = re.sub("A2.2:[0-9a-f]{8}", new, text) if new.endswith("0") else text.replace(old, new, 1)
    with pytest.raises(Problem) as problem:
        Record.read(changed)
    assert problem.value.text == "other-example"
    assert problem.value.say("fa") != problem.value.say("en")


def test_an_example_that_lays_another_table_has_another_name() -> None:
    """Its file may change while somebody tries it."""
    game: Game = mizban.game("biblios")
    begun = a2()
    first = begun.example.stages[0]
    assert first.table is not None
    other = replace(first, table={**first.table, "dice": {"monks": 4}})
    stages = (other, *begun.example.stages[1:])
    assert {made.step: made.name for made in each(game, begun.example)}[2] == begun.name
    assert {made.step: made.name for made in each(game, replace(begun.example, stages=stages))}[2] != begun.name
