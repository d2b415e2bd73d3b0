"""The table and the stack of steps still to do."""

from __future__ import annotations

from typing import Any, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from mizban.core.packed import i64
from mizban.core.rng import Rng
from mizban.core.words import Option

S = TypeVar("S")
Said = tuple[str, tuple[int, ...]]  # a text with the kinds of its figures, "takes seat card", and the figures
News = tuple[int, str, tuple[int, ...]]  # for whom (a bit for each seat), and as in Said
LEGAL: Final[Said] = ("", ())  # what `why` says of an answer that may be given
NOTHING: Final[list[Option]] = []  # what is never asked has no answers
EVERYBODY: Final[i64] = -1  # all bits: every seat, and the public
SHOWN: Final = 5  # answers that a line about a position names


@mypyc_attr(allow_interpreted_subclasses=True)  # a game may be plain Python on a compiled core
class Step(Generic[S]):
    """A question to one seat, or a thing that happens. A value: never changed once made."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def key(self) -> tuple[int, ...]:
        """The figures it was made with, in their order: enough to make it again."""
        return (self.seat,)

    def secret(self) -> bool:
        """Whether it is asked even with one answer left, because not asking would tell the others something."""
        return False

    def together(self) -> bool:
        """Whether it is open at the same time as its neighbours on the stack that are for other seats and say so, too.
        Nothing of it depends on their answers: neither what may be answered, nor its text, nor what its seat is shown.
        An answer is only noted: what follows from all of them comes in a step after the last."""
        return False

    def ask(self, s: S) -> Said:
        """The question as a text; only public facts. `-others` is added for those who wait."""
        return (type(self).__name__, ())

    def candidates(self, s: S) -> list[Option]:
        """Every answer that this kind of question can have, legal or not."""
        return NOTHING

    def why(self, s: S, o: Option) -> Said:
        """Why this candidate is not legal now, with its clause as the last word: "too-high n BI-6.9"."""
        return LEGAL

    def options(self, s: S) -> list[Option]:
        """The legal answers; looking changes nothing. Empty: there is nothing to ask."""
        candidates = self.candidates(s)
        return [o for o in candidates if not self.why(s, o)[0]] if candidates else NOTHING

    def choose(self, s: S, o: Option) -> None:
        """What the answer does. The step is off the stack by now."""
        raise AssertionError(f"{self} cannot be answered")

    def resolve(self, s: S) -> None:
        """What happens when there is nothing to ask. A question that must be asked leaves this out."""
        raise AssertionError(f"{self} is a dead end")

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.key()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The table. A game adds its pieces: whole numbers, and packed arrays of them."""

    seats: i64  #: how many there are
    version: i64  #: of the rules that the game began with
    rng: Rng  #: the chance of the game
    todo: list[Step[Any]]  #: what is still to do, the next step last
    base: i64  #: where `then` puts steps: under those said earlier in the same step
    legal: list[Option]  #: answers to the open question; empty when the game is over
    learned: i64  #: how often anybody has been shown something hidden
    news: list[News] | None  #: what to tell the players; None where nobody reads, as on a copy

    def begin(self, seats: i64, rng: Rng, version: i64 = 1) -> None:
        """An empty table for so many seats, where a version of the rules holds."""
        self.seats = seats
        self.version = version
        self.rng = rng
        self.todo = []
        self.base = 0
        self.legal = []
        self.learned = 0
        self.news = []

    def copy(self) -> Self:
        """An equal position that shares nothing that can change; it tells no news."""
        raise NotImplementedError

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, _: dict[int, Any]) -> Self:
        return self.copy()

    def __repr__(self) -> str:
        table = f"{type(self).__name__}: {self.seats} seats" if self.seats > 1 else f"{type(self).__name__}: 1 seat"
        if not self.legal:
            return f"<{table}, over>"
        words = [o.word for o in self.legal[:SHOWN]] + ["…"] * (len(self.legal) > SHOWN)
        return f"<{table}, seat {self.asked} answers {type(self.todo[-1]).__name__}: {' '.join(words)}>"

    def copy_to(self, c: State) -> None:
        """What every game's copy() has in common."""
        c.seats = self.seats
        c.version = self.version
        c.rng = self.rng.copy()
        c.todo = self.todo[:]
        c.base = self.base
        c.legal = self.legal
        c.learned = self.learned
        c.news = None

    @property
    def asked(self) -> int:
        """The seat that the open question is for; -1 when the game is over."""
        return self.todo[-1].seat if self.todo else -1

    def open(self) -> list[Step[Any]]:
        """The questions that can be answered now: the next one, and those that are open together with it, in the order
        in which a record has their answers. Empty when the game is over."""
        steps = self.todo[-1:]
        if not steps or not steps[0].together():
            return steps
        seats = [steps[0].seat]
        for i in range(len(self.todo) - 2, -1, -1):
            step = self.todo[i]
            if not step.together() or step.seat in seats:
                break
            seats.append(step.seat)
            options = step.options(self)
            if len(options) > 1 or (options and step.secret()):
                steps.append(step)
        return steps

    def facing(self, seat: int) -> Self:
        """The position as it is for a seat whose question is open: a copy in which this question is the next."""
        c = self.copy()
        if any(step.seat == seat for step in self.open()):
            at = max(i for i, step in enumerate(c.todo) if step.seat == seat)
            c.todo.append(c.todo.pop(at))
            c.ask_again()
        return c

    def tell(self, seats: i64, text: str, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """A line for the log, for the seats in the bit set only: `tell(EVERYBODY, "takes seat card", 2, 31)`."""
        if self.news is not None:
            self.news.append((seats, text, (a, b, c)[: text.count(" ")]))

    def then(self, step: Step[Any]) -> None:
        """This comes next: after what was said earlier in the same step, before all that waited already."""
        self.todo.insert(self.base, step)

    def play(self, o: Option) -> None:
        """Answers the open question and plays on to the next real choice."""
        step = self.todo.pop()
        self.base = len(self.todo)
        step.choose(self, o)
        self.settle()

    def settle(self) -> None:
        """Plays the steps that leave no choice."""
        while self.todo:
            step = self.todo.pop()
            self.base = len(self.todo)
            options = step.options(self)
            if len(options) > 1 or (options and step.secret()):
                self.todo.append(step)
                self.legal = options
                return
            if options:
                step.choose(self, options[0])
            else:
                step.resolve(self)
        self.legal = []

    def follow(self, seats: list[int], answers: list[Option]) -> int:
        """Plays answers of these seats as long as they are asked for and legal; returns how many were."""
        for i in range(len(answers)):
            if not self.todo or self.todo[-1].seat != seats[i] or answers[i] not in self.legal:
                return i
            self.play(answers[i])
        return len(answers)

    def ask_again(self) -> None:
        """Looks anew at what is legal, after hidden things were dealt anew."""
        self.legal = self.todo[-1].options(self) if self.todo else []
