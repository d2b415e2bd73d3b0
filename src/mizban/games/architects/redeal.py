"""What a seat does not know, dealt anew (AW-21)."""

from __future__ import annotations

from mizban.core.packed import append, i64, vec
from mizban.core.rng import Rng, fast
from mizban.games.architects.cards import BUILDINGS, HOUSES, MARKET_SMALL, ONE, WIDTH, count
from mizban.games.architects.cathedral import can_advance
from mizban.games.architects.guildhall import Work, buildable
from mizban.games.architects.state import NOBODY, Architects


def redeal(s: Architects, viewer: i64, rng: Rng) -> Architects:
    """AW-21.1 to AW-21.9 A position that `viewer` cannot tell from `s`: buildings it does not know, face-down
    apprentices, rewards and black market cards are dealt anew."""
    if not 0 <= viewer <= s.seats:
        raise ValueError("there is no such seat")
    c = s.copy()
    c.rng = fast(rng.next32())
    deal_buildings(s, c, viewer, rng)
    unmet = c.school[: c.unmet]
    rng.shuffle(unmet)
    for i in range(len(unmet)):
        c.school[i] = unmet[i]
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
    another hand or was put under the pile: it cannot be fresh. Who works in the Guildhall can do so (AW-11.5)."""
    into = vec[i64]([NOBODY] * HOUSES)  # [card] what comes to its place
    unseen, met = unknown(s, viewer)
    handled = unseen & ~fresh(s)
    cards, places = unseen, unseen
    worker = hidden_worker(s, viewer)
    if worker != NOBODY:
        card = any_of(workable(s, worker, met if count(met) == count(handled) else unseen), rng)
        place = any_of(s.hand[worker] & unseen, rng)
        into[place] = card
        cards ^= ONE[card]
        places ^= ONE[place]
    order = joined(shuffled(cards & met, rng), shuffled(cards & ~met, rng))
    goals = joined(shuffled(places & handled, rng), shuffled(places & ~handled, rng))
    for i in range(len(goals)):
        into[goals[i]] = order[i]
    swap(s, c, viewer, into)


def unknown(s: Architects, viewer: i64) -> tuple[i64, i64]:
    """The buildings that a viewer does not know the places of, and those of them that it met."""
    unseen: i64 = 0
    met: i64 = 0
    for card in range(HOUSES):
        if in_play(s, card) and not s.seen[card] >> viewer & 1:
            unseen |= ONE[card]
            if s.met[card] >> viewer & 1:
                met |= ONE[card]
    return unseen, met


def fresh(s: Architects) -> i64:
    """The buildings that have never been in a hand."""
    found: i64 = 0
    for card in s.pile[: s.fresh]:
        found |= ONE[card]
    return found


def hidden_worker(s: Architects, viewer: i64) -> i64:
    """AW-11.5 The seat that works in the Guildhall and can do so only with a card that the viewer does not know."""
    step = s.todo[-1] if s.todo else None
    if not isinstance(step, Work) or step.seat == viewer or can_advance(s, step.seat):
        return NOBODY
    for card in range(HOUSES):
        if s.hand[step.seat] >> card & 1 and s.seen[card] >> viewer & 1 and buildable(s, step.seat, card):
            return NOBODY
    return step.seat


def workable(s: Architects, seat: i64, cards: i64) -> i64:
    """Those of some buildings that a seat could construct."""
    found: i64 = 0
    for card in range(HOUSES):
        if cards >> card & 1 and buildable(s, seat, card):
            found |= ONE[card]
    return found


def shuffled(cards: i64, rng: Rng) -> vec[i64]:
    """A set of cards in any order."""
    found = vec[i64]()
    for card in range(HOUSES):
        if cards >> card & 1:
            found = append(found, card)
    rng.shuffle(found)
    return found


def any_of(cards: i64, rng: Rng) -> i64:
    """One of a set of cards."""
    return shuffled(cards, rng)[0]


def joined(first: vec[i64], second: vec[i64]) -> vec[i64]:
    """Both, one after the other."""
    for card in second:
        first = append(first, card)
    return first


def in_play(s: Architects, card: i64) -> bool:
    """AW-24.1 Whether a building is in this game."""
    return s.promo == 1 or BUILDINGS[card].promo is False


def swap(s: Architects, c: Architects, viewer: i64, into: vec[i64]) -> None:
    """Puts cards into the places of others in `c`: what seats know of a place they know of the card there now."""
    mine = ONE[viewer]
    for old in range(HOUSES):
        new = into[old]
        if new != NOBODY:
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
