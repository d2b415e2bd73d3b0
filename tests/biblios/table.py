"""A table of Biblios laid out card by card, for tests of single clauses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mizban import testing
from mizban.core.plain import packed
from mizban.core.rng import fast
from mizban.core.state import Step
from mizban.games.biblios import GAME
from mizban.games.biblios.rules.cards import CARDS, CATEGORIES, KIND, KINDS
from mizban.games.biblios.rules.state import ALL, BLOCK, BOX, CLOSED, DECK, NOBODY, OPEN, PILE, PUBLIC, Biblios
from mizban.games.biblios.rules.view import View

BOB, JAMES, STEVE = 0, 1, 2  # the seats of the examples, clockwise
NUMBER = {card.id: number for number, card in enumerate(CARDS)}


def table(
    seats: int = 3,
    hands: dict[int, list[str]] | None = None,
    deck: Sequence[str] = (),
    pile: Sequence[str] = (),
    public: Sequence[str] = (),
    lots: Sequence[str] = (),
    block: str = "",
    opened: Sequence[str] = (),
    closed: dict[int, list[str]] | None = None,
    known: dict[str, list[int]] | None = None,
    dice: dict[str, int] | None = None,
    active: int = 0,
    options: dict[str, str] | None = None,
    seed: int = 1,
) -> Biblios:
    """Just these cards in these places, all others in the box. `deck` and `lots` are the draw pile and the auction
    deck, the top card first; `block` is under auction; `closed` was paid face down, by whom; `known` adds viewers
    to those who know a card anyway (its holder; everybody, where it lies open). Nothing is still to do."""
    s: Biblios = GAME.new(seats, seed, {"first_player": "host_choice", "first_seat": str(active), **(options or {})})
    s.todo, s.legal, s.news = [], [], []
    s.phase = 1 if lots or block else 0
    s.card = NOBODY
    for card in range(len(CARDS)):
        s.where[card], s.seen[card], s.met[card] = BOX, 0, 0
    for seat, names in (hands or {}).items():
        for name in names:
            s.take(seat, NUMBER[name])
            s.seen[NUMBER[name]] = 1 << seat
    for seat, names in (closed or {}).items():
        put(s, names, CLOSED, 1 << seat)
    put(s, deck, DECK, 0)
    put(s, [*pile, *lots], PILE, 0)
    put(s, public, PUBLIC, ALL)
    put(s, opened, OPEN, ALL)
    s.deck = packed(s.deck, [NUMBER[name] for name in reversed([*deck, *lots])])
    s.public = packed(s.public, [NUMBER[name] for name in public])
    if block:
        put(s, [block], BLOCK, ALL)
        s.card = NUMBER[block]
    for name, viewers in (known or {}).items():
        for viewer in viewers:
            s.seen[NUMBER[name]] |= 1 << viewer
    for category, points in (dice or {}).items():
        s.dice[CATEGORIES.index(category)] = points
    return s


def put(s: Biblios, names: Sequence[str], place: int, seen: int) -> None:
    """Lays cards of the box somewhere on the table."""
    for name in names:
        s.where[NUMBER[name]], s.seen[NUMBER[name]] = place, seen


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
