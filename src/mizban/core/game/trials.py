"""Worked examples that are gone on with: the position of a step on a table, whose place one takes there, and what is
said in the example from there on. All of it comes from the example itself, played by its player."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import Any, Final

from mizban.core.game import registry
from mizban.core.game.examples import Example, Stage, Untrue, after, answer, before, examples
from mizban.core.game.rules import Rules
from mizban.core.problem import Problem

Words = Sequence[tuple[int, str]]  # who says what, in order
NAME: Final = re.compile(r"([A-Za-z0-9-]{1,24})\.(\d{1,3}):[0-9a-f]{8}", re.ASCII)


@dataclass(frozen=True)
class Trial:
    """A table that begins with an example."""

    name: str
    """The example, the step, and what tells that its position is as it was: A2.2:d7c5e8d7."""
    example: Example
    step: int
    """The step after which one goes on; of one that lays a table, before its answers."""
    seat: int
    """Whose place one takes."""
    options: dict[str, str]
    """All options of the game, as far as the example says them."""
    line: tuple[tuple[int, str], ...]
    """The answers of the example from there on, without those that leave no choice."""
    counts: tuple[int, ...]
    """After how many of them each step is done: that one, and those that follow from it."""
    opening: Any
    """The position; nobody changes it."""

    @property
    def seats(self) -> int:
        """How many there are."""
        return int(self.opening.seats)

    def start(self) -> Any:
        """The position, to be played on; it keeps a log."""
        s = self.opening.copy()
        s.news = []
        return s

    def kept(self, said: Words) -> int:
        """How many of some words are those of the example, before the first that is another."""
        pairs = enumerate(zip(said, self.line, strict=False))
        return next((n for n, (mine, theirs) in pairs if tuple(mine) != theirs), min(len(said), len(self.line)))

    def follows(self, said: Words) -> bool:
        """Whether all that has been said is the way of the example, or goes on from its result."""
        return self.kept(said) == min(len(said), len(self.line))

    def over(self, said: Words) -> bool:
        """Whether the result of the example has just been reached."""
        return len(said) == len(self.line) and self.follows(said)

    def next(self, said: Words, seat: int, together: int = 1) -> str:
        """What a seat says now in the example, where so many are asked together; "" if it has been left or is over."""
        here = self.line[len(said) : len(said) + together] if self.follows(said) else ()
        return next((word for other, word in here if other == seat), "")

    def done(self, said: Words) -> int:
        """The last step that is done on the way of the example; the one before the first, where none is."""
        kept = self.kept(said)
        return self.step - 1 + sum(count <= kept for count in self.counts)


def trials(game: Rules, example: Example) -> dict[int, Trial]:
    """The steps of an example from which one can go on: those from which the one who looks is to answer, or else
    anybody is; or else those where a question is open. An example in which nothing is asked has none."""
    return of_example(game.name, example.id)


@cache
def of_example(name: str, id: str) -> dict[int, Trial]:
    game = registry.rules(name)
    example = next(example for example in examples(game) if example.id == id)
    try:
        every = list(each(game, example))
    except Untrue:
        return {}
    own = [trial for trial in every if any(seat == example.viewer for seat, _ in trial.line)]
    some = [trial for trial in every if trial.line]
    return {trial.step: trial for trial in own or some or every}


def each(game: Rules, example: Example) -> Iterator[Trial]:
    """The table of every step at which somebody is asked."""
    s: Any = None
    options: dict[str, str] = {}
    for n, stage in enumerate(example.stages):
        laid = before(game, example, stage, s)
        s = after(game, example, stage, s)
        if stage.start is not None or stage.table is not None:
            options = chosen(game, stage, laid.seats)
        first = laid if begins(stage) else s
        opening = first.copy()
        opening.settle()
        if opening.legal:
            yield made(game, example, n, opening, options, first)


def begins(stage: Stage) -> bool:
    """Whether a step does not only go on from the one before."""
    return stage.start is not None or stage.table is not None or bool(stage.todo)


def chosen(game: Rules, stage: Stage, seats: int) -> dict[str, str]:
    """The options that a step says its table has, and the others as they usually are."""
    row = stage.table or stage.start or {}
    said = {**row, **row.get("options", {})}
    known = {setting.id: said[setting.id] for setting in game.settings if isinstance(said.get(setting.id), str)}
    try:
        return game.chosen(seats, known)
    except Problem:
        return game.chosen(seats, {})


def made(game: Rules, example: Example, step: int, opening: Any, options: dict[str, str], first: Any) -> Trial:
    """The table of a step. `first` is its position before what leaves no choice is played."""
    line: list[tuple[int, str]] = []
    counts: list[int] = []
    s = first.copy()
    for n, stage in enumerate(example.stages[step:]):
        if n and begins(stage):
            break
        for seat, word in stage.say if n or begins(stage) else ():
            if len(s.legal) > 1 or s.todo[-1].secret():
                line.append((seat, word))
            answer(game, s, seat, word, example.pause)
        counts.append(len(line))
    data = json.dumps(game.dump(opening), sort_keys=True).encode()
    name = f"{example.id}.{step}:{blake2b(data, digest_size=4).hexdigest()}"
    return Trial(name, example, step, place(example, opening, line), options, tuple(line), tuple(counts), opening)


def place(example: Example, opening: Any, line: Words) -> int:
    """Whose place one takes: of who looks, if they are to answer; else of the first who is."""
    if line:
        seats = [seat for seat, _ in line]
        return example.viewer if example.viewer in seats else seats[0]
    return example.viewer if example.viewer < opening.seats else int(opening.asked)


def trial(game: Rules, name: str) -> Trial:
    """The table of this name; a Problem where its example is not there any more as it was."""
    parts = NAME.fullmatch(name)
    example = next((example for example in examples(game) if parts and example.id == parts[1]), None)
    found = trials(game, example).get(int(parts[2])) if parts and example else None
    if found is None or found.name != name:
        raise Problem("other-example", example=parts[1] if parts else name, game=game.title)
    return found
