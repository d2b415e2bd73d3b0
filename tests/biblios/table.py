"""A table of Biblios as its examples lay it, and short ways to ask, answer and look, for tests of single clauses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from mizban import testing
from mizban.core.rng import fast
from mizban.core.state import Step
from mizban.games.biblios import GAME
from mizban.games.biblios.examples import layout
from mizban.games.biblios.rules.cards import CATEGORIES, KIND, KINDS
from mizban.games.biblios.rules.state import Biblios
from mizban.games.biblios.rules.view import View

BOB, JAMES, STEVE = 0, 1, 2  # the seats of the examples, clockwise
NUMBER = layout.NUMBER
table = partial(layout.lay, GAME)  # nothing is still to do


def ask(s: Biblios, step: Step[Biblios]) -> Biblios:
    """Puts one step on the empty stack and plays to the first question."""
    s.todo = [step]
    s.settle()
    testing.check_question(GAME, s)
    return s


def say(s: Biblios, *words: str) -> Biblios:
    """Plays words, "bid:3"; with a seat before it, "1 bid:3", it is also a matter of who is asked."""
    for text in words:
        seat, _, word = text.rpartition(" ")
        assert word in legal(s), f"{word} is not legal for seat {s.asked}; legal are {', '.join(legal(s)) or 'none'}"
        assert seat in ("", str(s.asked)), f"seat {s.asked} is asked, not {seat} who was to say {word}"
        s.play(GAME.words.named[word])
        testing.check_question(GAME, s)
    return s


def legal(s: Biblios) -> list[str]:
    """The words that may be said now."""
    return [option.word for option in s.legal]


def verbs(s: Biblios) -> set[str]:
    """What may be done now, whatever it may be done with."""
    return {option.verb for option in s.legal}


def question(s: Biblios) -> str:
    """The name of the open question; "" when there is none."""
    return type(s.todo[-1]).__name__ if s.todo else ""


def numbers(s: Biblios, place: int) -> list[int]:
    """The cards in a place by number."""
    return [card for card, where in enumerate(s.where) if where == place]


def kinds(s: Biblios, place: int) -> list[str]:
    """The cards in a place by kind, in the order of the alphabet."""
    return sorted(KINDS[KIND[card]] for card in numbers(s, place))


def hand(s: Biblios, seat: int) -> list[str]:
    """The cards of a hand by kind, in the order of the alphabet."""
    assert len(kinds(s, seat)) == s.size[seat]
    return kinds(s, seat)


def dice(s: Biblios) -> dict[str, int]:
    """What the dice show."""
    return dict(zip(CATEGORIES, s.dice, strict=True))


def look(s: Biblios, viewer: int) -> View:
    """The table as a viewer sees it; the seat after the last is the public."""
    found: View = GAME.view(s, viewer)
    return found


def knows(s: Biblios, viewer: int, seat: int) -> list[str]:
    """The kinds of the cards in a hand that a viewer knows, in the order of the alphabet."""
    return sorted(kind for kind in look(s, viewer)["hands"][seat] if kind)


def who_knows(s: Biblios, name: str) -> list[int]:
    """The viewers that know where this card lies; the seat after the last is the public."""
    return [viewer for viewer in range(s.seats + 1) if s.seen[NUMBER[name]] >> viewer & 1]


def worlds(s: Biblios, viewer: int, count: int = 40) -> list[Biblios]:
    """Positions that a viewer cannot tell from this one."""
    return [GAME.redeal(s, viewer, fast(seed)) for seed in range(count)]


def random_game(seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[Biblios]:
    """One position, again before every decision of a game played at random and when it is over; of many bids
    low ones are likelier, so that auctions go round."""
    s: Biblios = GAME.new(seats, seed, options, news=True)
    rng = fast(seed)
    while s.legal:
        yield s
        most = min(len(s.legal), 4 if question(s) == "Bid" else len(s.legal))
        s.play(s.legal[rng.below(most)])
    yield s


def told(s: Biblios, text: str) -> list[tuple[int, ...]]:
    """The figures of all news with this text, in their order."""
    return [figures for _, name, figures in s.news or [] if name.split(" ")[0] == text]
