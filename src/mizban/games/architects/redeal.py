"""What a seat does not know, dealt anew (AW-21)."""

from __future__ import annotations

from mizban.core.packed import append, i64, vec
from mizban.core.rng import Rng, fast
from mizban.games.architects.cards import BUILDINGS, HOUSES, MARKET_SMALL, ONE, WIDTH
from mizban.games.architects.state import NOBODY, Architects


def redeal(s: Architects, viewer: i64, rng: Rng) -> Architects:
    """AW-21.1 to AW-21.9 A position that `viewer` cannot tell from `s`: buildings it does not know, face-down
    apprentices, rewards and black market cards are dealt anew."""
    if not 0 <= viewer <= s.seats:
        raise ValueError("there is no such seat")
    c = s.copy()
    c.rng = fast(rng.next32())
    deal_buildings(s, c, viewer, rng)
    fresh = c.school[: c.unmet]
    rng.shuffle(fresh)
    for i in range(len(fresh)):
        c.school[i] = fresh[i]
    c.rewards = c.rewards[: c.given]
    rest = s.rewards[s.given :]
    rng.shuffle(rest)
    for reward in rest:
        c.rewards = append(c.rewards, reward)
    deal_market(s, c, rng)
    c.ask_again()
    return c


def deal_market(s: Architects, c: Architects, rng: Rng) -> None:
    """AW-21.5 The small pile in another order; its top card shows the same small side."""
    rest = s.dealt[s.flipped :]
    rng.shuffle(rest)
    if len(rest):
        same = [i for i in range(len(rest)) if alike(rest[i], s.small())]
        at = same[rng.below(len(same))]
        rest[0], rest[at] = rest[at], rest[0]
    c.dealt = s.dealt[: s.flipped]
    for card in rest:
        c.dealt = append(c.dealt, card)


def alike(card: i64, other: i64) -> bool:
    """Whether two black market cards have the same small side."""
    return all(MARKET_SMALL[card * WIDTH + i] == MARKET_SMALL[other * WIDTH + i] for i in range(WIDTH))


def deal_buildings(s: Architects, c: Architects, viewer: i64, rng: Rng) -> None:
    """AW-21.1, AW-21.2, AW-21.4, AW-21.6 Cards that the viewer does not know change places. One that it met is in
    another hand or was put under the pile; it cannot be fresh."""
    met, rest = vec[i64](), vec[i64]()
    handled, fresh = vec[i64](), vec[i64]()  # the places to fill, each named by the card that lies there
    new: i64 = 0
    for card in s.pile[: s.fresh]:
        new |= ONE[card]
    for card in range(HOUSES):
        if s.seen[card] >> viewer & 1 or not in_play(s, card):
            continue
        if s.met[card] >> viewer & 1:
            met = append(met, card)
        else:
            rest = append(rest, card)
        if new >> card & 1:
            fresh = append(fresh, card)
        else:
            handled = append(handled, card)
    rng.shuffle(handled)
    rng.shuffle(rest)
    places = handled
    for card in fresh:
        places = append(places, card)
    swap(s, c, viewer, places, met, rest)


def in_play(s: Architects, card: i64) -> bool:
    """AW-24.1 Whether a building is in this game."""
    return s.promo == 1 or BUILDINGS[card].promo is False


def swap(s: Architects, c: Architects, viewer: i64, places: vec[i64], met: vec[i64], rest: vec[i64]) -> None:
    """Puts the cards that were met, then the rest, into these places of `c`."""
    into = vec[i64]([NOBODY] * HOUSES)  # [card] what comes to its place
    for i in range(len(places)):
        into[places[i]] = met[i] if i < len(met) else rest[i - len(met)]
    mine = ONE[viewer]
    for i in range(len(places)):
        old, new = places[i], into[places[i]]
        c.seen[new] = s.seen[old]
        c.met[new] = (s.met[new] & mine) | (s.met[old] & ~mine)
    for i in range(len(s.pile)):
        if into[s.pile[i]] != NOBODY:
            c.pile[i] = into[s.pile[i]]
    for seat in range(s.seats):
        c.hand[seat] = exchanged(s.hand[seat], into)
        if len(s.pack):
            c.pack[seat] = exchanged(s.pack[seat], into)
            if s.picked[seat] != NOBODY and into[s.picked[seat]] != NOBODY:
                c.picked[seat] = into[s.picked[seat]]


def exchanged(cards: i64, into: vec[i64]) -> i64:
    """A set of cards after the exchange."""
    found: i64 = 0
    for card in range(HOUSES):
        if cards >> card & 1:
            found |= ONE[into[card]] if into[card] != NOBODY else ONE[card]
    return found
