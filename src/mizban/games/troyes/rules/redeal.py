"""What a seat does not know, dealt anew (TR-23.3, TR-23.4)."""

from __future__ import annotations

from mizban.core.packed import append, i64, vec
from mizban.core.rng import Rng, fast
from mizban.games.troyes.rules.cards import COLOUR_OF, HELD, SLOTS
from mizban.games.troyes.rules.figures import ROUND
from mizban.games.troyes.rules.state import Troyes


def redeal(s: Troyes, viewer: i64, rng: Rng) -> Troyes:
    """TR-23.1 to TR-23.4 A position that `viewer` cannot tell from `s`: the characters of others, face-down activity
    cards and the decks of events are dealt anew. Points lie hidden, but everybody has seen each of them come."""
    if not 0 <= viewer <= s.seats:
        raise ValueError("there is no such seat")
    c = s.copy()
    c.rng = fast(rng.next32())
    if not s.over:
        deal_events(c, rng)
        deal_activities(c, rng)
        deal_characters(c, viewer, rng)
    c.ask_again()
    return c


def deal_events(c: Troyes, rng: Rng) -> None:
    """TR-2.8, TR-23.4 The red cards that nobody has seen are in the deck or put aside."""
    red = joined(c.red, c.aside)
    rng.deal_anew(red)
    n = len(c.red)
    c.red, c.aside = red[:n], red[n:]
    rng.deal_anew(c.white)
    rng.deal_anew(c.yellow)


def joined(some: vec[i64], more: vec[i64]) -> vec[i64]:
    """Two arrays one after the other."""
    cards = some[:]
    for card in more:
        cards = append(cards, card)
    return cards


def deal_activities(c: Troyes, rng: Rng) -> None:
    """TR-2.7, TR-23.4 A face-down card may be any of its colour and number that is in the box."""
    c.slots, c.box = c.slots[:], c.box[:]
    for slot in range(SLOTS):
        if not c.up(slot):
            alike = [i for i in range(len(c.box)) if is_alike(c, c.box[i], c.slots[slot])]
            c.slots[slot] = exchanged(c.box, alike, c.slots[slot], rng.below(len(alike) + 1))


def exchanged(box: vec[i64], places: list[int], card: i64, number: i64) -> i64:
    """Of a card and those in some places of the box the one with this number, the lowest being 0. The others lie in the
    box by number, as ever."""
    for i in places:
        if box[i] > card:
            card, box[i] = box[i], card
    for at in range(len(places) - 1, number - 1, -1):
        card, box[places[at]] = box[places[at]], card
    return card


def is_alike(c: Troyes, card: i64, other: i64) -> bool:
    """Whether two activity cards have the same back."""
    return COLOUR_OF[card] == COLOUR_OF[other] and c.figure(card, ROUND) == c.figure(other, ROUND)


def deal_characters(c: Troyes, viewer: i64, rng: Rng) -> None:
    """TR-2.6, TR-22.6, TR-23.3 The characters of other seats may be any that the viewer does not hold; the pile of the
    solo game lies open."""
    if c.seats == 1:
        return
    n = HELD[c.seats]
    c.characters = c.characters[:]
    places = [i for i in range(len(c.characters)) if not viewer * n <= i < viewer * n + n or viewer == c.seats]
    cards = vec[i64]([c.characters[i] for i in places])
    rng.deal_anew(cards)
    for i in range(len(places)):
        c.characters[places[i]] = cards[i]
