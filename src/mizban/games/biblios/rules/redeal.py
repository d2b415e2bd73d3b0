"""What a seat does not know, dealt anew (BI-11)."""

from __future__ import annotations

from typing import Final

from mizban.core.packed import append, i64, vec
from mizban.core.rng import Rng, fast
from mizban.games.biblios.rules.cards import ALIKE, COUNT, FIRST, GOLD, HOLDABLE, KIND, KINDS
from mizban.games.biblios.rules.state import CLOSED, DECK, DRAWN, NOBODY, PILE, PUBLIC, Biblios

KNOWERS: Final[i64] = 8  # nobody, or one of four seats
KNOWER: Final = vec[i64](  # [bits] the first of these seats + 1
    [next((seat + 1 for seat in range(4) if bits >> seat & 1), 0) for bits in range(32)]
)
MARK: Final = vec[i64]([1 << i >> 1 for i in range(KNOWERS)])  # [seat + 1] its bit; 0: nobody
NONE: Final = vec[i64]([0] * (KNOWERS * (CLOSED + 1)))  # copy it to count in it


def redeal(s: Biblios, viewer: i64, rng: Rng) -> Biblios:
    """A position that `viewer` cannot tell from `s`: the cards it does not know are dealt anew.

    What it can work out: no Church card is in a hand or paid face down (BI-5.4), and a card that it met
    in a hand is never in a pile again (BI-7.8). Nobody knows the order of a pile (BI-3.7, BI-11.4).
    """
    if not 0 <= viewer <= s.seats:
        raise ValueError("there is no such seat")
    c = s.copy()
    c.rng = fast(rng.next32())
    line_up(s, c, viewer)
    church, met, rest = vec[i64](), vec[i64](), vec[i64]()
    seen, known, mine = c.seen, c.met, MARK[viewer + 1]
    for card in range(COUNT):
        known[card] &= mine  # what others have met the viewer cannot tell
        if seen[card] >> viewer & 1:
            continue
        if card >= HOLDABLE:
            church = append(church, card)
        elif known[card]:
            met = append(met, card)
        else:
            rest = append(rest, card)
    held, piled = places(s, viewer)
    rng.shuffle(held)
    rng.shuffle(piled)
    rng.shuffle(rest)
    deal(c, piled, church, rest)
    deal(c, held, met, rest[len(piled) - len(church) :])
    pile = PILE if s.phase else DECK
    c.deck = vec[i64]()
    for card in range(COUNT):
        if c.where[card] == pile:
            c.deck = append(c.deck, card)
    rng.shuffle(c.deck)
    for i in range(len(c.gold)):
        c.gold[i] = 0
    for card in range(FIRST[GOLD], HOLDABLE):
        if c.where[card] < c.seats:
            c.gold[c.where[card] * 3 + KIND[card] - GOLD] += 1
    c.ask_again()
    return c


def line_up(s: Biblios, c: Biblios, viewer: i64) -> None:
    """BI-1.10 Of alike cards nobody can tell which is which: in `c` those that the viewer knows are the first of their
    kind, in the order of their places."""
    where, seen = c.where, c.seen
    for kind in range(GOLD, len(KINDS)):
        first = FIRST[kind]
        next = first
        for card in range(first, first + ALIKE[kind]):
            knowers = seen[card]
            if knowers >> viewer & 1:
                at, place = next, where[card]
                seen[card] = 0
                while at > first and (where[at - 1] << 5 | seen[at - 1]) > (place << 5 | knowers):
                    where[at] = where[at - 1]
                    seen[at] = seen[at - 1]
                    at -= 1
                where[at] = place
                seen[at] = knowers
                next += 1
    find_again(s, c, viewer)


def find_again(s: Biblios, c: Biblios, viewer: i64) -> None:
    """The card at hand, if the viewer knows it, and the public ones in the order they came, by their numbers in `c`."""
    if s.card != NOBODY and s.seen[s.card] >> viewer & 1:
        c.card = c.find(KIND[s.card], s.where[s.card])
    for i in range(len(s.public)):
        c.public[i] = c.find(KIND[s.public[i]], PUBLIC)
        for before in range(i):
            if c.public[i] == c.public[before]:
                c.public[i] += 1


def places(s: Biblios, viewer: i64) -> tuple[vec[i64], vec[i64]]:
    """The places of the cards that the viewer does not know: hands and what was paid face down, then the piles. Each
    is named by where it is and by the seat that knows what lies there, as far as the viewer can tell; nothing in their
    order depends on the cards."""
    count = NONE[:]  # [where * KNOWERS + the seat that knows + 1]
    where, seen = s.where, s.seen
    for card in range(COUNT):
        if not seen[card] >> viewer & 1:
            at = where[card]
            if at < DECK:
                count[at * KNOWERS + at + 1] += 1
            elif at == PILE and s.phase:
                count[at * KNOWERS] += 1
            else:
                count[at * KNOWERS + KNOWER[seen[card]]] += 1
    spread(count, s.seats, viewer)
    held, piled = vec[i64](), vec[i64]()
    for place in range(len(count)):
        for _ in range(count[place]):
            if DECK * KNOWERS <= place < CLOSED * KNOWERS:
                piled = append(piled, place)
            else:
                held = append(held, place)
    return held, piled


def spread(count: vec[i64], seats: i64, viewer: i64) -> None:
    """Who had put into the auction pile what is sold, only they know: of what is left all others know about as much."""
    left = count[PILE * KNOWERS]
    count[PILE * KNOWERS] = 0
    while left:
        for seat in range(seats):
            if seat != viewer and left:
                count[PILE * KNOWERS + seat + 1] += 1
                left -= 1


def deal(c: Biblios, places: vec[i64], fixed: vec[i64], rest: vec[i64]) -> None:
    """Puts the fixed cards, then of the rest as many as are needed, into these places of `c`."""
    where, seen = c.where, c.seen
    for i in range(len(places)):
        card = fixed[i] if i < len(fixed) else rest[i - len(fixed)]
        where[card] = places[i] // KNOWERS
        seen[card] = MARK[places[i] % KNOWERS]
        if where[card] == DRAWN:
            c.card = card
