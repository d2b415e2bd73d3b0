"""What plays a game: its rules, with no idea of pictures or texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from mizban.core.game.box import Box
from mizban.core.game.lessons import Lesson
from mizban.core.plain import plain, rebuilt
from mizban.core.problem import Problem
from mizban.core.rng import Rng, keyed
from mizban.core.state import State
from mizban.core.words import Option, Words


@dataclass(frozen=True)
class Knowledge:
    """What is known of playing a game well, for bots to think with. It looks only at what a seat may know."""

    likely: Callable[[Any, Rng, int], Option]
    """A sensible answer to the open question, quickly found; judging every worth up to so many per cent off."""
    world: Callable[[Any, int, Rng], Any]
    """A position that a seat cannot tell from this one, as sensible players may have brought it about."""
    cost: int = 1
    """How many times as long as usual a likely answer takes: a bot thinks about so many times fewer of them."""


@dataclass(frozen=True)
class Layout:
    """How a game's positions are laid out and told in words that people can read, for its worked examples."""

    lay: Callable[..., Any]
    """A position of just these pieces, with nothing to do yet: of these rules, from the table of an example."""
    describe: Callable[[Any], dict[str, Any]] = lambda s: {}
    """What a sentence may say of a position that no view says, or none in words."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    """The figures of things that steps are made with, by name."""


@dataclass(frozen=True)
class Use:
    """A card that was in play in a game that has ended, and the seats that used it."""

    kind: str
    """As `thing` knows it; the game has a text `uses-KIND` that heads a table of them."""
    card: int
    seats: tuple[int, ...]


@dataclass(frozen=True, repr=False, kw_only=True)
class Rules(Box):
    """A game that can be played, thought about and kept; `render.games.Game` is one that can be seen, too."""

    new_game: Callable[[int, Rng, dict[str, str]], Any]
    """The first position, for so many seats, with this chance and all options, of which `rules` is the version of the
    rules; `new` is for callers."""
    view: Callable[[Any, int], Any]
    """What a seat may know, as plain data; the seat after the last is the public."""
    redeal: Callable[[Any, int, Rng], Any]
    """A position that a seat cannot tell from this one."""
    scores: Callable[[Any], list[int]]
    """Points of each seat."""
    ranks: Callable[[Any], list[int]]
    """The place of each seat, tie-breaks counted: [1, 3, 2]."""
    invariant: Callable[[Any], None]
    """Fails when pieces are lost or doubled; for tests."""
    words: Words
    """Every answer that can ever be given."""
    used: Callable[[Any, list[tuple[int, Option]]], list[Use]] | None = None
    """The cards that were in play and who used them, from the end of a game and all answers: for statistics."""
    knowledge: Knowledge | None = None
    """What bots know of playing it; without it they play by the rules alone."""
    lessons: tuple[Lesson, ...] = ()
    """What it teaches."""
    layout: Layout | None = None
    """How the tables of its worked examples are laid; without it, it has none."""

    def new(
        self,
        seats: int,
        seed: int | str = 0,
        options: dict[str, str] | None = None,
        news: bool = False,
        rules: str | None = None,
    ) -> Any:
        """A game at its first question; the same seats, seed and options always give the same chance.
        With `news` it keeps a log in `s.news` for people to read. `rules` is an older version of the rules."""
        version = rules or self.rules
        if version not in self.versions:
            raise Problem("other-rules", game=self.name, rules=version, ours=self.rules)
        s = self.new_game(seats, keyed(str(seed)), {**self.chosen(seats, options or {}), "rules": version})
        s.version = int(version)
        if not news:
            s.news = None
        return s

    def dump(self, s: Any) -> dict[str, Any]:
        """A whole position, secrets and all, as plain JSON data."""
        return {"game": self.name, "rules": str(s.version), **plain(s)}

    def load(self, data: dict[str, Any], laid: bool = False) -> Any:
        """The position that `dump` wrote down; one that was `laid` for an example may be without some pieces."""
        if not isinstance(data, dict):
            raise Problem("bad-position", game=self.name)
        game, version = str(data.get("game")), str(data.get("rules"))
        if game != self.name or version not in self.versions:
            raise Problem("other-rules", game=game, rules=version, ours=self.rules)
        try:
            s = rebuilt(self.new(self.least, rules=version), {**data, "version": int(version)})
            if not laid:
                self.invariant(s)
        except (AssertionError, AttributeError, LookupError, OverflowError, TypeError, ValueError):
            raise Problem("bad-position", game=self.name) from None
        return s

    def option(self, s: State, word: str) -> Option:
        """The legal option with this word; a Problem that says why when there is none."""
        option = self.words.named.get(word)
        if option is None:
            raise Problem("unknown-word", word=word)
        if option not in s.legal:
            raise Problem("illegal-word", word=word, why=partial(self.why, s, word))
        return option

    def lesson(self, id: str) -> Lesson:
        """The lesson of this name."""
        found = next((lesson for lesson in self.lessons if lesson.id == id), None)
        if found is None:
            raise Problem("unknown-lesson", lesson=id)
        return found

    def why(self, s: State, word: str | Option, lang: str, names: list[str] | None = None) -> str:
        """Why this word is not legal now, and "" if it is; without texts, the name of the text and its clause."""
        option = word if isinstance(word, Option) else self.words.named.get(word)
        if option in s.legal:
            return ""
        asked = bool(s.todo) and option is not None and option in s.todo[-1].candidates(s)
        return str(s.todo[-1].why(s, option)[0]) if asked and option is not None else "not-asked"
