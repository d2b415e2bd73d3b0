"""What comes from the Supply and goes to it (AW-4.1, AW-22), Tax (AW-8.3 to AW-8.5), and cards from the pile."""

from __future__ import annotations

from mizban.core.bits import ONE
from mizban.core.packed import append, i64, pop, vec
from mizban.core.state import EVERYBODY
from mizban.games.architects.rules.cards import (
    ADA,
    CARD,
    EVASION,
    HOUSES,
    PUPILS,
    SILVER,
    TYPES,
    VIRTUE,
    WIDTH,
    units,
)
from mizban.games.architects.rules.state import Architects
from mizban.games.architects.rules.virtue import gain_virtue


def give(s: Architects, seat: i64, good: i64, n: i64) -> None:
    """AW-4.1, AW-22.2 So much of a good comes from the Supply, which never runs out."""
    if n:
        s.goods[seat * TYPES + good] += n
        s.tell(EVERYBODY, "gains seat goods", seat, units(good, n))


def gain(s: Architects, seat: i64, table: vec[i64], row: i64) -> None:
    """AW-25.4 Everything that a row of a table gives: goods, building cards, and Virtue."""
    first, mine = row * WIDTH, seat * TYPES
    told: i64 = 0
    for good in range(TYPES):
        n = table[first + good]
        if n:
            s.goods[mine + good] += n
            told += units(good, n)
    if told:
        s.tell(EVERYBODY, "gains seat goods", seat, told)
    if table[first + CARD]:
        draw(s, seat, table[first + CARD])
    if table[first + VIRTUE]:
        gain_virtue(s, seat, table[first + VIRTUE])


def gain_each(s: Architects, seat: i64, cards: i64, table: vec[i64]) -> None:
    """AW-6.12 What each apprentice of a set gives; they add up."""
    if cards:
        for card in range(PUPILS):
            if cards >> card & 1:
                gain(s, seat, table, card)


def due(s: Architects, seat: i64, tax: i64) -> i64:
    """AW-8.5, AW-10.9, AW-14.6 to AW-14.8, AW-20.6 The Tax that is left of a payment at the Virtue of this moment."""
    return max(0, tax - ignored(s, seat))


def ignored(s: Architects, seat: i64) -> i64:
    """AW-14.6, AW-20.6 How many Tax coins of a payment a seat ignores at the Virtue of this moment; Ada one more."""
    return EVASION[s.virtue[seat]] + (1 if s.is_board(seat, ADA) else 0)


def pay(s: Architects, seat: i64, silver: i64, tax: i64) -> None:
    """AW-8.3 Silver goes to the Supply, and what is Tax to the Tax Stand."""
    s.goods[seat * TYPES + SILVER] -= silver + tax
    s.tax += tax
    if silver + tax:
        s.tell(EVERYBODY, "pays seat n of", seat, silver + tax, tax)


# ---------------------------------------------------------------- the building pile


def draw(s: Architects, seat: i64, n: i64) -> None:
    """AW-6.15, AW-22.3 Cards from the top of the pile to a hand, as many as there are."""
    drawn: i64 = 0
    while drawn < n and len(s.pile):
        s.pile, card = pop(s.pile, 0)
        if s.fresh:
            s.fresh -= 1
        s.hand[seat] |= ONE[card]
        s.seen[card] |= ONE[seat]
        s.tell(ONE[seat], "drew building", card)
        drawn += 1
    if drawn:
        s.learned += 1
    s.tell(EVERYBODY, "draws seat n", seat, drawn)


def bury(s: Architects, seat: i64, card: i64) -> None:
    """AW-6.17, AW-21.6, AW-22.5 A card of a hand goes face down under the pile; nobody else knows which."""
    blur(s, s.hand[seat], ONE[seat])
    s.hand[seat] ^= ONE[card]
    s.pile = append(s.pile, card)
    s.tell(EVERYBODY, "discards seat", seat)
    s.tell(ONE[seat], "discarded building", card)


def blur(s: Architects, cards: i64, knowing: i64) -> None:
    """AW-21.6 One of these cards goes where only some can follow it: the others know no longer which lies where."""
    for card in range(HOUSES):
        if cards >> card & 1:
            s.met[card] |= s.seen[card] & ~knowing
            s.seen[card] &= knowing
