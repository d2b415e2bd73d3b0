"""What a seat does not know, dealt anew (AW-21)."""

from __future__ import annotations

from mizban.core.bits import ONE, count
from mizban.core.packed import append, i64, pop, vec
from mizban.core.rng import Rng, fast
from mizban.games.architects.rules.cards import BUILDINGS, HOUSES, MARKET_SMALL, PUPILS, WIDTH
from mizban.games.architects.rules.cathedral import can_advance
from mizban.games.architects.rules.guildhall import Work, buildable
from mizban.games.architects.rules.state import ALL, NOBODY, Architects


def redeal(s: Architects, viewer: i64, rng: Rng) -> Architects:
    """AW-21.1 to AW-21.9 A position that `viewer` cannot tell from `s`: buildings it does not know, face-down
    apprentices, rewards and black market cards are dealt anew."""
    if not 0 <= viewer <= s.seats:
        raise ValueError("there is no such seat")
    c = s.copy()
    c.rng = fast(rng.next32())
    deal_buildings(s, c, viewer, rng)
    unmet = shuffled(together(c.school[: c.unmet]), PUPILS, rng)
    for i in range(len(unmet)):
        c.school[i] = unmet[i]
    rest = s.rewards[s.given :]
    rng.deal_anew(rest)
    c.rewards = joined(s.rewards[: s.given], rest)
    deal_market(s, c, rng)
    c.ask_again()
    return c


def deal_market(s: Architects, c: Architects, rng: Rng) -> None:
    """AW-21.5 The small pile in another order; its top card shows the same small side."""
    rest = s.dealt[s.flipped :]
    rng.deal_anew(rest)
    if len(rest):
        same = [i for i in range(len(rest)) if alike(rest[i], s.small())]
        at = same[rng.below(len(same))]
        rest[0], rest[at] = rest[at], rest[0]
    c.dealt = joined(s.dealt[: s.flipped], rest)


def alike(card: i64, other: i64) -> bool:
    """Whether two black market cards have the same small side."""
    return all(MARKET_SMALL[card * WIDTH + i] == MARKET_SMALL[other * WIDTH + i] for i in range(WIDTH))


def deal_buildings(s: Architects, c: Architects, viewer: i64, rng: Rng) -> None:
    """AW-21.1, AW-21.2, AW-21.4, AW-21.6 Cards that the viewer does not know change places. One that it met is in
    another hand or was put under the pile: it cannot be fresh. Who works in the Guildhall can do so (AW-11.5). What
    others keep of their packs may be any card, also of those that the viewer knows (AW-26.1)."""
    into = vec[i64]([NOBODY] * HOUSES)  # [card] what comes to its place
    unseen, met = unknown(s, viewer)
    cards = unseen
    handled = handled_places(s, unseen)
    worker = hidden_worker(s, viewer)
    if worker != NOBODY:
        card = any_of(workable(s, worker, met if count(met) == len(handled) else unseen), rng)
        handled, place = taken_from(handled, s.hand[worker], rng)
        into[place] = card
        cards ^= ONE[card]
    rng.shuffle(handled)
    order = joined(shuffled(cards & met, HOUSES, rng), shuffled(cards & ~met, HOUSES, rng))
    goals = joined(handled, fresh_places(s, unseen))
    for i in range(len(goals)):
        into[goals[i]] = order[i]
    swap(s, c, viewer, into)
    for seat in range(len(s.pack)):
        if seat != viewer and s.picked[seat] != NOBODY:
            c.picked[seat] = any_of(c.pack[seat], rng)


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


def fresh_places(s: Architects, unseen: i64) -> vec[i64]:
    """The places of the pile whose card has never been in a hand, from the top, each named by the card there."""
    places = vec[i64]()
    for i in range(s.fresh):
        if unseen >> s.pile[i] & 1:
            places = append(places, s.pile[i])
    return places


def handled_places(s: Architects, unseen: i64) -> vec[i64]:
    """The other places with a card that the viewer does not know, each named by it: the pile from the top, then hand by
    hand and pack by pack. Within a hand all places are alike, so their order shows nothing of the cards."""
    places = vec[i64]()
    for i in range(s.fresh, len(s.pile)):
        if unseen >> s.pile[i] & 1:
            places = append(places, s.pile[i])
    for hand in s.hand:
        places = joined(places, in_order(hand & unseen, HOUSES))
    for pack in s.pack:
        places = joined(places, in_order(pack & unseen, HOUSES))
    return places


def taken_from(places: vec[i64], cards: i64, rng: Rng) -> tuple[vec[i64], i64]:
    """One of the places with some of these cards, and the places that are left."""
    fitting = [i for i in range(len(places)) if cards >> places[i] & 1]
    return pop(places, fitting[rng.below(len(fitting))])


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
    able: i64 = 0
    for card in range(HOUSES):
        if cards >> card & 1 and buildable(s, seat, card):
            able |= ONE[card]
    return able


def together(cards: vec[i64]) -> i64:
    """Cards as a set."""
    bits: i64 = 0
    for card in cards:
        bits |= ONE[card]
    return bits


def in_order(cards: i64, most: i64) -> vec[i64]:
    """A set of cards, of so many that there are, by number."""
    ordered = vec[i64]()
    if cards:
        for card in range(most):
            if cards >> card & 1:
                ordered = append(ordered, card)
    return ordered


def shuffled(cards: i64, most: i64, rng: Rng) -> vec[i64]:
    """The same in any order."""
    order = in_order(cards, most)
    rng.shuffle(order)
    return order


def any_of(cards: i64, rng: Rng) -> i64:
    """One of a set of cards."""
    return shuffled(cards, HOUSES, rng)[0]


def joined(first: vec[i64], second: vec[i64]) -> vec[i64]:
    """Both, one after the other."""
    for card in second:
        first = append(first, card)
    return first


def in_play(s: Architects, card: i64) -> bool:
    """AW-24.1 Whether a building is in this game."""
    return s.promo == 1 or BUILDINGS[card].promo is False


def swap(s: Architects, c: Architects, viewer: i64, into: vec[i64]) -> None:
    """Puts cards into the places of others in `c`. What the others know beside their own cards the viewer cannot tell,
    so they know nothing else that does not lie open, and have met nothing."""
    mine = ONE[viewer]
    for card in range(HOUSES):
        c.met[card] &= mine
        if c.seen[card] != ALL:
            c.seen[card] &= mine
    for i in range(len(s.pile)):
        if into[s.pile[i]] != NOBODY:
            c.pile[i] = into[s.pile[i]]
    for seat in range(s.seats):
        c.hand[seat] = exchanged(s.hand[seat], into)
        own = c.hand[seat]
        if len(s.pack):
            c.pack[seat] = exchanged(s.pack[seat], into)
            own |= c.pack[seat]
        for card in range(HOUSES):
            if own >> card & 1:
                c.seen[card] |= ONE[seat]


def exchanged(cards: i64, into: vec[i64]) -> i64:
    """A set of cards after the exchange."""
    after: i64 = 0
    for card in range(HOUSES):
        if cards >> card & 1:
            after |= ONE[into[card]] if into[card] != NOBODY else ONE[card]
    return after
