"""Set-up (BI-3). Chance is asked where the rules say so and nowhere else (BI-12.1, BI-15.7)."""

from __future__ import annotations

from mizban.core.packed import append, i64, vec
from mizban.core.rng import Rng
from mizban.games.biblios.rules.auctions import Auctions
from mizban.games.biblios.rules.cards import COUNT, FIRST, GOLD, GOLDS, SETUPS, START
from mizban.games.biblios.rules.gifts import GIFTS
from mizban.games.biblios.rules.state import ALL, BOX, DECK, DICE, NOBODY, OUT, Biblios


def new_game(seats: i64, rng: Rng, options: dict[str, str]) -> Biblios:
    """BI-3.1 to BI-3.9, BI-14.1 to BI-14.3 The table before the first card is drawn."""
    s = Biblios()
    s.begin(seats, rng)
    s.bluff = 1 if options["penalty"] == "medieval_bluff" else 0
    s.letters = 1 if options["final_tiebreak"] == "total_then_letter" else 0
    s.first = rng.below(seats) if options["first_player"] == "random" else int(options["first_seat"])
    s.active = s.first
    s.phase = 0
    s.where = vec[i64]([DECK] * COUNT)
    s.seen = vec[i64]([0] * COUNT)
    s.met = vec[i64]([0] * COUNT)
    s.public = vec[i64]()
    s.size = vec[i64]([0] * seats)  # BI-2.5
    s.gold = vec[i64]([0] * (3 * seats))
    s.dice = vec[i64]([START] * DICE)
    s.card = NOBODY
    s.bid = 0
    s.bidder = NOBODY
    s.silent = 0
    s.barred = 0
    take_out(s)
    s.then(GIFTS[s.first])
    s.then(Auctions(s.first))
    s.settle()
    return s


def take_out(s: Biblios) -> None:
    """BI-3.2 to BI-3.7 Gold by rule, then cards that nobody sees; the rest is the draw pile."""
    setup = SETUPS[s.seats]
    for value in range(len(GOLDS)):
        for card in range(FIRST[GOLD + value], FIRST[GOLD + value] + setup.gold):
            s.where[card] = OUT
            s.seen[card] = ALL
    cards = vec[i64]()
    for card in range(COUNT):
        if s.where[card] == DECK:
            cards = append(cards, card)
    s.rng.shuffle(cards)
    for i in range(setup.random):
        s.where[cards[i]] = BOX
    s.deck = cards[setup.random :]
