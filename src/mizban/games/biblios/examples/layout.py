"""A table of Biblios laid out card by card, for its examples and for tests of single clauses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mizban.core.game.rules import Rules
from mizban.core.plain import packed
from mizban.games.biblios.rules.cards import CARDS, CATEGORIES, KIND, KINDS
from mizban.games.biblios.rules.scoring import total, winner
from mizban.games.biblios.rules.state import ALL, BLOCK, BOX, CLOSED, DECK, NOBODY, OPEN, PILE, PUBLIC, Biblios

Held = Mapping[str, Sequence[str]] | Mapping[int, Sequence[str]]  # [seat] its cards
NUMBER = {card.id: number for number, card in enumerate(CARDS)}
NUMBERS = {kind: number for number, kind in enumerate(KINDS)}


def lay(
    game: Rules,
    seats: int = 3,
    hands: Held | None = None,
    deck: Sequence[str] = (),
    more: int = 0,
    pile: Sequence[str] = (),
    public: Sequence[str] = (),
    lots: Sequence[str] = (),
    block: str = "",
    opened: Sequence[str] = (),
    closed: Held | None = None,
    known: Mapping[str, Sequence[int]] | None = None,
    dice: Mapping[str, int] | None = None,
    active: int = 0,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
) -> Biblios:
    """Just these cards in these places, all others in the box. `deck` and `lots` are the draw pile and the auction
    deck, the top card first; under the draw pile lie so many `more`; `block` is under auction; `closed` was paid face
    down, by whom; `known` adds viewers to those who know a card anyway (its holder; everybody, where it lies open)."""
    first = {"first_player": "host_choice", "first_seat": str(active)}
    s: Biblios = game.new(seats, seed, {**first, **(options or {})}, news=True)
    s.todo, s.legal, s.news = [], [], []
    s.phase = 1 if lots or block else 0
    s.card = NOBODY
    for card in range(len(CARDS)):
        s.where[card], s.seen[card], s.met[card] = BOX, 0, 0
    for seat, names in (hands or {}).items():
        for name in names:
            s.take(int(seat), NUMBER[name])
            s.seen[NUMBER[name]] = 1 << int(seat)
    for seat, names in (closed or {}).items():
        put(s, names, CLOSED, 1 << int(seat))
    put(s, deck, DECK, 0)
    put(s, [*pile, *lots], PILE, 0)
    put(s, public, PUBLIC, ALL)
    put(s, opened, OPEN, ALL)
    if block:
        put(s, [block], BLOCK, ALL)
        s.card = NUMBER[block]
    below = [name for name, number in NUMBER.items() if s.where[number] == BOX][:more]
    put(s, below, DECK, 0)
    s.deck = packed(s.deck, [NUMBER[name] for name in reversed([*deck, *below, *lots])])
    s.public = packed(s.public, [NUMBER[name] for name in public])
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


def describe(s: Biblios) -> dict[str, object]:
    """All hands, and what each is worth in each category and in Gold; who would win what."""
    held = [sorted(KINDS[KIND[card]] for card in range(len(CARDS)) if s.where[card] == seat) for seat in range(s.seats)]
    return {
        "held": held,
        "size": list(s.size),
        "gold": [sum(s.gold[seat * 3 + i] * (i + 1) for i in range(3)) for seat in range(s.seats)],
        "piled": sorted(KINDS[KIND[card]] for card in range(len(CARDS)) if s.where[card] == PILE),
        "die": dict(zip(CATEGORIES, s.dice, strict=True)),
        "total": {name: [total(s, seat, i) for seat in range(s.seats)] for i, name in enumerate(CATEGORIES)},
        "winner": {name: winner(s, i) for i, name in enumerate(CATEGORIES)},
    }
