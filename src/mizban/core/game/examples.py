"""Worked examples of the rules, each one file in the folder of its game: a position, answers, what must come out, and
sentences about it in every language. Whoever shows or tells one has had the program play it first."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from mizban.core.game.registry import folder
from mizban.core.game.rules import Rules
from mizban.core.game.stated import difference, in_any_order, leaves
from mizban.core.plain import steps_of
from mizban.core.state import News, Step

Texts = dict[str, str]  # [language]
LANGS: Final = ("en", "fa")
FACTS: Final = {"then", "legal", "can", "cannot", "asked", "question", "over", "scores", "ranks", "sees", "told"}
OF_STAGE: Final = {*LANGS, *FACTS, "say", "start", "table", "todo", "mark", "lit"}
OF_EXAMPLE: Final = {
    "id",
    "book",
    "clauses",
    "under",
    "viewer",
    "pause",
    "title",
    "names",
    "note",
    "provisional",
    "cut",
    "corner",
    "sample",
    "ledger",
    "step",
}


@dataclass(frozen=True)
class Stage:
    """One step of an example: what is laid, what is said, what must be true then, and the sentence about it."""

    text: Texts
    start: dict[str, Any] | None
    """A new game, by its seats, its seed and its options; None: no new one."""
    table: dict[str, Any] | None
    """A position to lay; with neither it goes on from the one before."""
    todo: tuple[tuple[str | int, ...], ...]
    """The steps that wait then, the next one first: a name, and the figures it is made with."""
    say: tuple[tuple[int, str], ...]
    """Answers, each with the seat that gives it."""
    facts: dict[str, Any]
    mark: tuple[str, ...]
    """The things on the table that it is about."""
    lit: bool
    """Whether the picture shows what may be answered then."""


@dataclass(frozen=True)
class Example:
    """One worked example."""

    id: str
    book: bool
    """Whether it is one of the rule book; else it is one of ours."""
    clauses: tuple[str, ...]
    """What it proves."""
    under: str
    """The clause that it stands under; "": none, as it is the sample turn."""
    viewer: int
    """Whose eyes it is seen with; the seat after the last is the public."""
    pause: bool
    """Whether it stops at questions with one answer, too."""
    title: Texts
    names: dict[str, tuple[str, ...]]
    """[language] who sits where."""
    note: Texts
    """What has to be said of it: a figure that was restored, or that is provisional."""
    provisional: Texts
    """The figures in it that no source confirms, in a few words."""
    cut: tuple[str, ...]
    """The things that its picture must show; none: what its steps are about; `table`: all of it."""
    corner: tuple[str, ...]
    """The things that lie beside what it is cut to and are shown in a corner of it."""
    ledger: bool
    """Whether it is told besides what who looks has in hand, because it does not lie in the cut."""
    sample: bool
    """Whether it is the sample turn, which stands before the rules and is told as a film: a picture for each step."""
    stages: tuple[Stage, ...]

    @property
    def answers(self) -> int:
        """How many answers are given in it."""
        return sum(len(stage.say) for stage in self.stages)

    @property
    def facts(self) -> int:
        """How many statements are compared with what comes out."""
        return sum(leaves(stage.facts) for stage in self.stages)


class Moment(NamedTuple):
    """A position that an example has come to."""

    stage: Stage
    state: Any


class Untrue(Exception):
    """A statement of an example that does not hold."""


# ---------------------------------------------------------------- reading


def said(text: str) -> tuple[int, str]:
    """An answer as it stands in a file: "1 bid:3"."""
    seat, _, word = text.partition(" ")
    return int(seat), word


def stage(row: dict[str, Any]) -> Stage:
    """A step as it stands in a file."""
    unknown = row.keys() - OF_STAGE
    if unknown:
        raise ValueError(f"a step knows nothing of {', '.join(sorted(unknown))}")
    return Stage(
        text={lang: row[lang] for lang in LANGS},
        start=row.get("start"),
        table=row.get("table"),
        todo=tuple(map(tuple, row.get("todo", ()))),
        say=tuple(map(said, row.get("say", ()))),
        facts={name: row[name] for name in row if name in FACTS},
        mark=tuple(row.get("mark", ())),
        lit=row.get("lit", False),
    )


def read(text: str) -> Example:
    """The example in a file."""
    data = tomllib.loads(text)
    unknown = data.keys() - OF_EXAMPLE
    if unknown:
        raise ValueError(f"an example knows nothing of {', '.join(sorted(unknown))}")
    clauses = tuple(data["clauses"])
    return Example(
        id=data["id"],
        book=data["book"],
        clauses=clauses,
        under="" if data.get("sample") else data.get("under", clauses[-1]),
        viewer=data.get("viewer", 0),
        pause=data.get("pause", False),
        title={lang: data["title"][lang] for lang in LANGS},
        names={lang: tuple(data["names"][lang]) for lang in LANGS},
        note={lang: data["note"][lang] for lang in LANGS} if "note" in data else {},
        provisional={lang: data["provisional"][lang] for lang in LANGS} if "provisional" in data else {},
        cut=tuple(data.get("cut", ())),
        corner=tuple(data.get("corner", ())),
        ledger=data.get("ledger", False),
        sample=data.get("sample", False),
        stages=tuple(map(stage, data["step"])),
    )


def in_order(id: str) -> list[str | int]:
    """What sorts A2 before A10."""
    return [int(part) if part.isdecimal() else part for part in re.split(r"(\d+)", id)]


@cache
def of_game(name: str) -> tuple[Example, ...]:
    """The examples of a game; it may have none."""
    place = files(folder(name)).joinpath("examples")
    if not place.is_dir():
        return ()
    pages = [page for page in place.iterdir() if page.name.endswith(".toml")]
    examples = []
    for page in pages:
        try:
            example = read(page.read_text(encoding="utf-8"))
        except (KeyError, TypeError, ValueError) as error:
            raise ValueError(f"{name}, {page.name}: {error!r}") from None
        if page.name != f"{example.id.lower()}.toml":
            raise ValueError(f"{name}, {page.name}: the example in it is {example.id}")
        examples.append(example)
    return tuple(sorted(examples, key=lambda example: in_order(example.id)))


def examples(game: Rules) -> tuple[Example, ...]:
    """The worked examples of a game, in their order."""
    return of_game(game.name) if game.layout else ()


# ---------------------------------------------------------------- playing


def play(game: Rules, example: Example) -> Iterator[Moment]:
    """Plays an example, a step at a time; `Untrue` says what does not hold."""
    s: Any = None
    for n, stage in enumerate(example.stages):
        try:
            s = after(game, example, stage, s)
            check(game, example, stage, s)
        except Untrue as error:
            raise Untrue(f"{game.name} {example.id}, step {n}: {error}") from None
        yield Moment(stage, s)


def after(game: Rules, example: Example, stage: Stage, s: Any) -> Any:
    """The position after a step, with its answers given."""
    s = before(game, example, stage, s)
    for seat, word in stage.say:
        answer(game, s, seat, word, example.pause)
    return s


def before(game: Rules, example: Example, stage: Stage, s: Any) -> Any:
    """The position in which the answers of a step are given: begun, laid anew, or gone on with."""
    if stage.start is not None:
        s = game.new(**stage.start, news=True)
    elif stage.table is not None:
        s = laid(game, stage.table)
    else:
        s = s.copy()
        s.news = []
    if stage.todo:
        s.todo += reversed(list(steps(game, stage.todo)))
        settle(s, example.pause)
    return s


def laid(game: Rules, table: dict[str, Any]) -> Any:
    """The position that a step lays."""
    assert game.layout, f"{game.name} does not say how its table is laid"
    try:
        return game.layout.lay(game, **table)
    except (KeyError, TypeError, ValueError) as error:
        raise Untrue(f"the table cannot be laid: {error!r}") from None


def steps(game: Rules, rows: Sequence[tuple[str | int, ...]]) -> Iterator[Step[Any]]:
    """The steps of these names, made with these figures."""
    assert game.layout
    kinds = {kind.__name__: kind for kind in steps_of(folder(game.name))}
    for name, *figures in rows:
        if name not in kinds:
            raise Untrue(f"there is no step {name}")
        numbers = [game.layout.numbers[figure] if isinstance(figure, str) else figure for figure in figures]
        yield kinds[str(name)](*numbers)


def answer(game: Rules, s: Any, seat: int, word: str, pause: bool) -> None:
    """Gives an answer, if it is this seat that is asked and the answer is legal."""
    option = game.words.named.get(word)
    if option not in s.legal:
        legal = ", ".join(option.word for option in s.legal) or "nothing"
        raise Untrue(f"{word} is not legal; legal is {legal}")
    if seat != s.asked:
        raise Untrue(f"not seat {seat} is asked, who was to say {word}, but seat {s.asked}")
    step = s.todo.pop()
    s.base = len(s.todo)
    step.choose(s, option)
    settle(s, pause)


def settle(s: Any, pause: bool) -> None:
    """As `State.settle`; with a pause it stops at a question with one answer, too: a reader wants to see it."""
    if not pause:
        s.settle()
        return
    while s.todo:
        step = s.todo.pop()
        s.base = len(s.todo)
        options = step.options(s)
        if options:
            s.todo.append(step)
            s.legal = options
            return
        step.resolve(s)
    s.legal = []


# ---------------------------------------------------------------- comparing


def check(game: Rules, example: Example, stage: Stage, s: Any) -> None:
    """Compares what a step states with the position; `Untrue` where they differ."""
    for name, expected in stage.facts.items():
        actual = seen(game, example, s) if name == "then" else FACT[name](game, s, expected)
        lack = difference(expected, actual, name)
        if lack:
            raise Untrue(lack)


def seen(game: Rules, example: Example, s: Any) -> dict[str, Any]:
    """The position as it is seen in the example, and what the game can say of it besides."""
    assert game.layout
    return {**game.view(s, example.viewer), **game.layout.describe(s)}


def refusals(game: Rules, s: Any, words: Mapping[str, str]) -> dict[str, str]:
    """The clause that refuses each of these answers; "" for what is not asked at all."""
    clauses = {}
    for word in words:
        option = game.words.named.get(word)
        if option is None:
            raise Untrue(f"{word} is no answer that can ever be given")
        if option in s.legal:
            raise Untrue(f"{word} is legal")
        asked = bool(s.todo) and option in s.todo[-1].candidates(s)
        clauses[word] = str(s.todo[-1].why(s, option)[0]).rpartition(" ")[2] if asked else ""
    return clauses


def news(s: Any) -> list[str]:
    """What was told since the step before: a text and its figures."""
    told: list[News] = s.news or []
    return [" ".join([text.split(" ")[0], *map(str, figures)]) for _, text, figures in told]


def told(game: Rules, s: Any, expected: list[str]) -> list[str]:
    """Those of some lines that were told, in their order."""
    return [line for line in news(s) if line in expected]


FACT: Final[dict[str, Callable[[Rules, Any, Any], Any]]] = {
    "legal": lambda game, s, expected: in_any_order([option.word for option in s.legal], expected),
    "can": lambda game, s, expected: [word for word in expected if game.words.named.get(word) in s.legal],
    "cannot": refusals,
    "asked": lambda game, s, expected: int(s.asked),
    "question": lambda game, s, expected: type(s.todo[-1]).__name__ if s.todo else "",
    "over": lambda game, s, expected: not s.todo,
    "scores": lambda game, s, expected: [int(n) for n in game.scores(s)],
    "ranks": lambda game, s, expected: [int(n) for n in game.ranks(s)],
    "sees": lambda game, s, expected: {seat: game.view(s, int(seat)) for seat in expected},
    "told": told,
}
