"""What is true of every position; the kit looks at each one it meets."""

from __future__ import annotations

from mizban.games.biblios.rules.cards import CARDS, CHURCH, GOLD, HIGHEST, KIND, LOWEST, SETUPS
from mizban.games.biblios.rules.state import BLOCK, BOX, CLOSED, DECK, DRAWN, NOBODY, OUT, PILE, PUBLIC, Biblios


def invariant(s: Biblios) -> None:
    """BI-1.4, BI-3.9, BI-4.11, BI-5.4, BI-5.15, BI-13.1, BI-13.3 No card is lost, no count is wrong."""
    places = list(s.where)
    setup = SETUPS[s.seats]
    assert len(places) == len(CARDS)
    assert all(place < s.seats or DECK <= place <= CLOSED for place in places)
    assert places.count(BLOCK) == (s.phase == 1 and s.card != NOBODY)
    assert places.count(BOX) == setup.random
    assert places.count(OUT) == 3 * setup.gold
    assert places.count(DRAWN) == (s.phase == 0 and s.card != NOBODY)
    for seat in range(s.seats):
        hand = [KIND[card] for card in range(len(CARDS)) if places[card] == seat]
        assert len(hand) == s.size[seat]
        assert [hand.count(GOLD + i) for i in range(3)] == list(s.gold)[seat * 3 : seat * 3 + 3]
        assert all(kind < CHURCH for kind in hand)
        assert all(s.seen[card] >> seat & 1 for card in range(len(CARDS)) if places[card] == seat)
    assert sorted(s.deck) == [card for card in range(len(CARDS)) if places[card] == (PILE if s.phase else DECK)]
    assert sorted(s.public) == [card for card in range(len(CARDS)) if places[card] == PUBLIC]
    assert all(KIND[card] < CHURCH for card in range(len(CARDS)) if places[card] == CLOSED)
    assert all(LOWEST <= die <= HIGHEST for die in s.dice)
