"""The Black Market Reset (AW-15)."""

from __future__ import annotations

from typing import final

from mizban.core.bits import members
from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, Step
from mizban.games.architects.rules.cards import (
    FARA,
    GATEKEEPERS,
    MANY_PRISONERS,
    PEDDLERS,
    PUPIL_AMOUNT,
    PUPIL_GAIN,
    PUPILS,
    SEATS,
    SQUIRES,
)
from mizban.games.architects.rules.state import NOBODY, PRISON, Architects
from mizban.games.architects.rules.supply import gain_each
from mizban.games.architects.rules.town import free_from_prison
from mizban.games.architects.rules.virtue import lose_virtue, take_debts


@final
class Reset(Step[Architects]):
    """AW-15.1 to AW-15.5, AW-15.10, AW-26.17 Workers to the Prison, a new card, and what seats have for a Reset,
    clockwise from the active one; then the penalties."""

    def resolve(self, s: Architects) -> None:
        s.tell(EVERYBODY, "reset")
        empty_market(s)
        turn_card(s)
        for i in range(s.seats):
            use_abilities(s, (self.seat + i) % s.seats)
        s.then(Burden(self.seat))


def empty_market(s: Architects) -> None:
    """AW-15.2, AW-3.9 Step 1: all workers in the Black Market go to the Prison."""
    for space in range(len(s.market)):
        owner = s.market[space]
        if owner != NOBODY:
            s.workers[PRISON * SEATS + owner] += 1
            s.market[space] = NOBODY
            s.tell(EVERYBODY, "to-prison seat space", owner, space)


def turn_card(s: Architects) -> None:
    """AW-15.3, AW-15.9 Step 2: the top card of the small pile is turned over; with no such card all are shuffled."""
    if s.flipped == len(s.dealt):
        s.tell(EVERYBODY, "shuffles-market")
        s.dealt = s.dealt[:]
        s.rng.shuffle(s.dealt)
        s.flipped = 0
    s.flipped += 1
    s.learned += 1
    s.tell(EVERYBODY, "new-large bazaar", s.large())
    s.tell(EVERYBODY, "new-small stock", s.small())


def use_abilities(s: Architects, seat: i64) -> None:
    """AW-15.4, AW-15.5, AW-16.4, AW-16.12, AW-24.1, AW-24.2 Step 3: releases first, as many as possible; then the
    Squires of who has nobody in Prison; and the Peddler."""
    hired = s.hired[seat]
    if s.is_board(seat, FARA):
        free_from_prison(s, seat, 1)
    if s.at(PRISON, seat):
        name(s, seat, hired & GATEKEEPERS)
        free_from_prison(s, seat, released(hired & GATEKEEPERS))
    gain_named(s, seat, hired & PEDDLERS)
    if not s.at(PRISON, seat):
        gain_named(s, seat, hired & SQUIRES)


def gain_named(s: Architects, seat: i64, cards: i64) -> None:
    """AW-6.12, AW-15.4 What each of these apprentices gives in a Reset."""
    name(s, seat, cards)
    gain_each(s, seat, cards, PUPIL_GAIN)


def name(s: Architects, seat: i64, cards: i64) -> None:
    """Tells which apprentices do something now."""
    if cards and s.news is not None:
        for card in members(cards):
            s.tell(EVERYBODY, "uses seat apprentice", seat, card)


def released(keepers: i64) -> i64:
    """AW-15.4 How many workers these Gatekeepers let go."""
    workers: i64 = 0
    for card in range(PUPILS):
        if keepers >> card & 1:
            workers += PUPIL_AMOUNT[card]
    return workers


@final
class Burden(Step[Architects]):
    """AW-15.6, AW-25.9 Step 4: with three or more workers in Prison a seat loses Virtue."""

    def resolve(self, s: Architects) -> None:
        for i in range(s.seats):
            seat = (self.seat + i) % s.seats
            if s.at(PRISON, seat) >= MANY_PRISONERS:
                s.tell(EVERYBODY, "burden seat n", seat, s.at(PRISON, seat))
                lose_virtue(s, seat, 1)
        s.then(Fullest(self.seat))


@final
class Fullest(Step[Architects]):
    """AW-15.7, AW-15.8 Step 5: who has the most workers in Prison takes a debt, also if several have."""

    def resolve(self, s: Architects) -> None:
        most: i64 = 0
        for seat in range(s.seats):
            most = max(most, s.at(PRISON, seat))
        if most:
            for i in range(s.seats):
                seat = (self.seat + i) % s.seats
                if s.at(PRISON, seat) == most:
                    s.tell(EVERYBODY, "fullest seat n", seat, most)
                    take_debts(s, seat, 1)
