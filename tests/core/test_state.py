"""The stack of steps, on a table with nothing but a log."""

from __future__ import annotations

from typing import Any

import pytest

from mizban.core.rng import fast
from mizban.core.state import EVERYBODY, LEGAL, Said, State, Step
from mizban.core.words import Option, Words

WORDS = Words()
YES, NO = WORDS.word("yes"), WORDS.word("no")


class Table(State):
    log: list[str]

    def copy(self) -> Table:
        c = Table()
        self.copy_to(c)
        c.log = self.log[:]
        return c


class Happens(Step[Table]):
    """Writes itself down, then says what comes next."""

    def __init__(self, name: str, *after: Step[Any]) -> None:
        super().__init__(0)
        self.name, self.after = name, after

    def resolve(self, s: Table) -> None:
        s.log.append(self.name)
        for step in self.after:
            s.then(step)


class Ask(Step[Table]):
    """A question with as many answers as it is given."""

    def __init__(self, answers: list[Option], secret: bool = False) -> None:
        super().__init__(1)
        self.answers, self.hidden = answers, secret

    def secret(self) -> bool:
        return self.hidden

    def candidates(self, s: Table) -> list[Option]:
        return [YES, NO]

    def why(self, s: Table, o: Option) -> Said:
        return LEGAL if o in self.answers else ("no-way XX-1.1", ())

    def choose(self, s: Table, o: Option) -> None:
        s.log.append(o.word)
        s.then(Happens(f"after {o.word}"))


def table(*steps: Step[Any]) -> Table:
    s = Table()
    s.begin(2, fast(1))
    s.log = []
    for step in steps:
        s.then(step)
    s.settle()
    return s


def test_steps_come_in_the_order_said() -> None:
    assert table(Happens("a"), Happens("b"), Happens("c")).log == ["a", "b", "c"]


def test_what_a_step_says_comes_before_what_waited() -> None:
    s = table(Happens("a", Happens("a1", Happens("a11")), Happens("a2")), Happens("b"))
    assert s.log == ["a", "a1", "a11", "a2", "b"]


def test_a_real_choice_is_asked_and_play_goes_on_after_it() -> None:
    s = table(Happens("a"), Ask([YES, NO]), Happens("b"))
    assert s.legal == [YES, NO]
    assert s.asked == 1
    s.play(NO)
    assert s.log == ["a", "no", "after no", "b"]
    assert s.legal == []
    assert s.asked == -1


def test_a_single_answer_is_given_without_asking() -> None:
    assert table(Ask([YES])).log == ["yes", "after yes"]


def test_a_single_answer_is_asked_where_not_asking_would_tell() -> None:
    s = table(Ask([YES], secret=True))
    assert s.legal == [YES]
    assert s.log == []


def test_a_question_without_answers_is_a_dead_end() -> None:
    with pytest.raises(AssertionError, match="dead end"):
        table(Ask([]))


def test_a_step_that_only_happens_cannot_be_answered() -> None:
    with pytest.raises(AssertionError, match="cannot be answered"):
        Happens("a").choose(table(), YES)


def test_a_copy_goes_its_own_way_and_tells_nothing() -> None:
    s = table(Ask([YES, NO]), Ask([YES, NO]))
    c = s.copy()
    c.play(YES)
    assert s.log == []
    assert s.legal == [YES, NO]
    c.tell(EVERYBODY, "anything")
    assert c.news is None


def test_news_are_kept_with_as_many_figures_as_their_text_names() -> None:
    s = table()
    s.tell(EVERYBODY, "moves seat card", 1, 0)
    s.tell(1, "nothing")
    assert s.news == [(-1, "moves seat card", (1, 0)), (1, "nothing", ())]


def test_a_word_stands_for_one_thing() -> None:
    words = Words()
    words.word("pass")
    with pytest.raises(ValueError, match="two things"):
        words.word("pass")


def test_options_know_their_word_number_and_what_they_point_at() -> None:
    words = Words()
    take = words.verb("take", "card", ["gold", "monk"])
    pairs = words.sets("raise", "die", ["a", "b", "c"], [[0], [0, 2]])
    assert [o.word for o in words.all] == ["take:gold", "take:monk", "raise:a", "raise:a+c"]
    assert [o.id for o in words.all] == [0, 1, 2, 3]
    assert take[1].arg == 1
    assert take[1].ref == "card:monk"
    assert pairs[1].arg == 0b101
    assert pairs[1].ref == "die:a die:c"
    assert words.named["raise:a+c"] is pairs[1]
