"""What tests of single clauses do at the table of any game: ask, say words, and look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from mizban.core.rng import fast
from mizban.core.state import State, Step
from mizban.render.games import Game
from mizban.testing.position_checks import check_question

S = TypeVar("S", bound=State)
V = TypeVar("V")


class Tables(Generic[S, V]):
    """The tables of one game, with its states and its views. Where they are laid out whole, what is true of every
    position stays true after every word."""

    def __init__(self, game: Game, whole: bool = True) -> None:
        self.game, self.whole = game, whole

    def ask(self, s: S, step: Step[S]) -> S:
        """Puts one step on the empty stack and plays to the first question."""
        s.todo = [step]
        s.settle()
        check_question(self.game, s)
        return s

    def say(self, s: S, *words: str) -> S:
        """Plays words, "build:well"; with a seat before it, "1 pass", it is also a matter of who is asked."""
        for text in words:
            seat, _, word = text.rpartition(" ")
            legal = self.legal(s)
            assert word in legal, f"{word} is not legal for seat {s.asked}; legal are {', '.join(legal) or 'none'}"
            assert seat in ("", str(s.asked)), f"seat {s.asked} is asked, not {seat} who was to say {word}"
            s.play(self.game.words.named[word])
            check_question(self.game, s)
            if self.whole:
                self.game.invariant(s)
        return s

    def legal(self, s: S, verb: str = "") -> list[str]:
        """The words that may be said now, or the things that this verb may be said of."""
        words = [option.word for option in s.legal]
        return [word.partition(":")[2] for word in words if word.startswith(f"{verb}:")] if verb else words

    def why(self, s: S, word: str) -> str:
        """The text and the clause with which a word is refused."""
        option = self.game.words.named[word]
        assert option not in s.legal, f"{word} is legal"
        text, _ = s.todo[-1].why(s, option)
        return f"{text.split(' ')[0]} {text.split(' ')[-1]}"

    def look(self, s: S, viewer: int = 0) -> V:
        """The table as a viewer sees it; the seat after the last is the public."""
        view: V = self.game.view(s, viewer)
        return view

    def question(self, s: S) -> str:
        """The open question, and who is asked."""
        return f"{s.asked} {type(s.todo[-1]).__name__}" if s.todo else ""

    def told(self, s: S, text: str) -> list[tuple[int, ...]]:
        """The figures of all news with this text, in their order."""
        return [figures for _, name, figures in s.news or [] if name.split(" ")[0] == text]

    def random_game(self, seats: int, seed: int, more: dict[str, str] | None = None) -> Iterator[S]:
        """One position, again before every decision of a game played at random and when it is over."""
        s: Any = self.game.new(seats, seed, more, news=True)
        rng = fast(seed)
        while s.legal:
            yield s
            s.play(s.legal[rng.below(len(s.legal))])
        yield s

    def final(self, seats: int, seed: int, more: dict[str, str] | None = None) -> S:
        """The end of a game played at random."""
        *_, s = self.random_game(seats, seed, more)
        return s
