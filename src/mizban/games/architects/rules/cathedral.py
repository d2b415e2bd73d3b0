"""Advancing the Cathedral (AW-13)."""

from __future__ import annotations

from typing import Final, final

from mizban.core.packed import i64, vec
from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.games.architects.rules.cards import (
    ACOLYTES,
    CAPACITY,
    FREDERICK,
    GOLD,
    HOUSES,
    LEAST_WORTHY,
    LEVEL_COST,
    LEVEL_MIX,
    LOTHAIRE,
    MARBLE,
    NO_REWARD,
    PUPIL_GAIN,
    REWARD_GAIN,
    STONE,
    THERESE,
    TOP,
    TYPES,
    WOOD,
    WORTHY,
    units,
)
from mizban.games.architects.rules.state import DISCARD, GILD, MIX, MIXES, Architects
from mizban.games.architects.rules.steps import Priced
from mizban.games.architects.rules.storehouse import affords, lack, short, spend
from mizban.games.architects.rules.supply import bury, gain, gain_each

MIX_WOOD: Final = vec[i64]([wood for wood, _ in MIXES])  # [mix]
MIX_STONE: Final = vec[i64]([stone for _, stone in MIXES])  # [mix]


def barrier(s: Architects, seat: i64) -> str:
    """AW-13.1 to AW-13.5, AW-13.9, AW-14.9 Why a seat cannot advance now: "" if it can."""
    level = s.level[seat] + 1
    if level > TOP:
        return "top"
    if not WORTHY[s.virtue[seat]]:
        return "virtue"
    if crowd(s, level) >= CAPACITY[level]:
        return "full"
    if not s.hand[seat] and not s.is_board(seat, FREDERICK):
        return "hand"
    return "" if level_payable(s, seat, level) else "goods"


def why_not_advance(s: Architects, seat: i64) -> Said:
    """AW-13.1 to AW-13.5 The same as a sentence."""
    reason = barrier(s, seat)
    if reason == "top":
        return ("at-the-top AW-13.3", ())
    if reason == "virtue":
        return ("too-wicked n of AW-13.1", (s.virtue[seat], LEAST_WORTHY))
    if reason == "full":
        return ("level-full AW-13.4", ())
    if reason == "hand":
        return ("no-card-to-discard AW-13.5", ())
    return why_not_payable(s, seat, s.level[seat] + 1) if reason else LEGAL


def why_not_payable(s: Architects, seat: i64, level: i64) -> Said:
    """AW-13.2, AW-20.10 What a seat lacks for a level."""
    if LEVEL_MIX[level]:
        return ("no-mix n of AW-13.2", (mix_of(s, seat, level), s.has(seat, WOOD) + s.has(seat, STONE)))
    if s.is_board(seat, THERESE):
        return ("no-precious n of AW-13.2", (precious(LEVEL_COST, level), s.has(seat, GOLD) + s.has(seat, MARBLE)))
    return ("no-goods goods AW-13.2", (lack(s, seat, LEVEL_COST, level),))


def can_advance(s: Architects, seat: i64) -> bool:
    """AW-13.1 to AW-13.5, AW-20.8 Whether a seat can advance now; Frederick needs no card."""
    level = s.level[seat] + 1
    if level > TOP or not WORTHY[s.virtue[seat]]:
        return False
    if not s.hand[seat] and not s.is_board(seat, FREDERICK):
        return False
    return level_payable(s, seat, level) and crowd(s, level) < CAPACITY[level]


def crowd(s: Architects, level: i64) -> i64:
    """AW-13.4 How many markers are on a level."""
    markers: i64 = 0
    for seat in range(s.seats):
        if s.level[seat] == level:
            markers += 1
    return markers


def mix_of(s: Architects, seat: i64, level: i64) -> i64:
    """AW-13.2, AW-24.2 How much stone and wood together a level costs; Lothaire pays one less."""
    n = LEVEL_MIX[level]
    return n - 1 if n and s.is_board(seat, LOTHAIRE) else n


def level_payable(s: Architects, seat: i64, level: i64) -> bool:
    """AW-13.2, AW-20.10 Whether a seat has what a level costs; for Therese gold and marble are the same."""
    if LEVEL_MIX[level]:
        return s.has(seat, WOOD) + s.has(seat, STONE) >= mix_of(s, seat, level)
    if s.is_board(seat, THERESE):
        return s.has(seat, GOLD) + s.has(seat, MARBLE) >= precious(LEVEL_COST, level)
    return affords(s, seat, LEVEL_COST, level)


def precious(costs: vec[i64], row: i64) -> i64:
    """AW-20.10 The gold and marble of a row of costs together."""
    return costs[row * TYPES + GOLD] + costs[row * TYPES + MARBLE]


def advance(s: Architects, seat: i64) -> None:
    """AW-13.5, AW-20.8 Pay; discard a card; move up and gain the reward."""
    level = s.level[seat] + 1
    if LEVEL_MIX[level]:
        s.then(PayMix(seat, mix_of(s, seat, level)))
    elif s.is_board(seat, THERESE):
        s.then(Gild(seat, precious(LEVEL_COST, level)))
    else:
        spend(s, seat, LEVEL_COST, level)
    if not s.is_board(seat, FREDERICK):
        s.then(Shed(seat))
    s.then(Rise(seat))


@final
class PayMix(Priced):
    """AW-13.2, AW-26.10 Choose how much of the price is wood and how much stone."""

    def ask(self, s: Architects) -> Said:
        return ("PayMix seat n", (self.seat, self.n))

    def candidates(self, s: Architects) -> list[Option]:
        return MIX

    def options(self, s: Architects) -> list[Option]:
        legal: list[Option] = []
        wood, stone = s.has(self.seat, WOOD), s.has(self.seat, STONE)
        for i in range(len(MIX)):
            if MIX_WOOD[i] + MIX_STONE[i] == self.n and MIX_WOOD[i] <= wood and MIX_STONE[i] <= stone:
                legal.append(MIX[i])
        return legal

    def why(self, s: Architects, o: Option) -> Said:
        wood, stone = MIX_WOOD[o.arg], MIX_STONE[o.arg]
        if wood + stone != self.n:
            return ("wrong-mix n AW-13.2", (self.n,))
        wood, stone = short(wood, s.has(self.seat, WOOD)), short(stone, s.has(self.seat, STONE))
        if wood or stone:
            return ("no-goods goods AW-13.2", (units(WOOD, wood) + units(STONE, stone),))
        return LEGAL

    def choose(self, s: Architects, o: Option) -> None:
        wood, stone = MIX_WOOD[o.arg], MIX_STONE[o.arg]
        s.goods[self.seat * TYPES + WOOD] -= wood
        s.goods[self.seat * TYPES + STONE] -= stone
        s.tell(EVERYBODY, "gives seat goods", self.seat, units(WOOD, wood) + units(STONE, stone))


@final
class Gild(Priced):
    """AW-20.10, AW-20.11, AW-26.18 Therese chooses how much of a price of gold and marble is paid in gold."""

    def ask(self, s: Architects) -> Said:
        return ("Gild seat n", (self.seat, self.n))

    def candidates(self, s: Architects) -> list[Option]:
        return GILD

    def options(self, s: Architects) -> list[Option]:
        least = max(0, self.n - s.has(self.seat, MARBLE))
        most = min(self.n, s.has(self.seat, GOLD))
        return GILD[least : most + 1]

    def why(self, s: Architects, o: Option) -> Said:
        if o.arg > self.n:
            return ("too-much-gold n AW-20.11", (self.n,))
        gold, marble = short(o.arg, s.has(self.seat, GOLD)), short(self.n - o.arg, s.has(self.seat, MARBLE))
        if gold or marble:
            return ("no-goods goods AW-20.11", (units(GOLD, gold) + units(MARBLE, marble),))
        return LEGAL

    def choose(self, s: Architects, o: Option) -> None:
        s.goods[self.seat * TYPES + GOLD] -= o.arg
        s.goods[self.seat * TYPES + MARBLE] -= self.n - o.arg
        s.tell(EVERYBODY, "gives seat goods", self.seat, units(GOLD, o.arg) + units(MARBLE, self.n - o.arg))


@final
class Shed(Step[Architects]):
    """AW-13.5, AW-26.11 Discard any card of the hand, face down under the pile."""

    def ask(self, s: Architects) -> Said:
        return ("Shed seat", (self.seat,))

    def candidates(self, s: Architects) -> list[Option]:
        return DISCARD

    def options(self, s: Architects) -> list[Option]:
        return in_hand(s, self.seat)

    def why(self, s: Architects, o: Option) -> Said:
        return LEGAL if s.hand[self.seat] >> o.arg & 1 else ("not-in-hand building AW-12.8", (o.arg,))

    def choose(self, s: Architects, o: Option) -> None:
        bury(s, self.seat, o.arg)


def in_hand(s: Architects, seat: i64) -> list[Option]:
    """The cards of a hand, to discard one."""
    cards: list[Option] = []
    hand = s.hand[seat]
    for card in range(HOUSES):
        if hand >> card & 1:
            cards.append(DISCARD[card])
    return cards


@final
class Rise(Step[Architects]):
    """AW-13.3, AW-13.5 to AW-13.8 The marker moves up one level; the top reward is gained and gone, or without one
    Virtue; and each Acolyte adds its bonus."""

    def resolve(self, s: Architects) -> None:
        seat = self.seat
        s.level[seat] += 1
        s.tell(EVERYBODY, "rises seat n", seat, s.level[seat])
        if s.prizes():
            reward = s.rewards[s.given]
            s.given += 1
            s.learned += 1
            s.tell(EVERYBODY, "reward seat reward", seat, reward)
            gain(s, seat, REWARD_GAIN, reward)
        else:
            gain(s, seat, REWARD_GAIN, NO_REWARD)
        gain_each(s, seat, s.hired[seat] & ACOLYTES, PUPIL_GAIN)
