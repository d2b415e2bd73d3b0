"""Activating an activity card (TR-8): the tradesman, how often, and what each card does (TR-17, TR-21)."""

from __future__ import annotations

from typing import Final, final

from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, LEGAL, NOTHING, Said, Step
from mizban.core.words import Option
from mizban.games.troyes.rules.cards import (
    CITY_HALL,
    DELAYED,
    EFFECT,
    HIT,
    HUES,
    NEUTRAL,
    PARTIES,
    PICTURE,
    RED,
    SCORING,
    SEATS,
    SIDES,
    SLOTS,
    TRADE,
    YELLOW,
)
from mizban.games.troyes.rules.citizens import available, bring, candidates, recruits, sources, why_no_recruit
from mizban.games.troyes.rules.countered_events import Mark, put_cubes
from mizban.games.troyes.rules.dice import all_dice, most_activations
from mizban.games.troyes.rules.effects import (
    ARCHERY,
    BAKING,
    BANQUET,
    CAPTAINCY,
    CHIVALRY,
    DIPLOMACY,
    GLASS,
    JOUST,
    MILLING,
    PROCESSION,
    TAXES,
)
from mizban.games.troyes.rules.figures import FIRST, A, B, C, D, E
from mizban.games.troyes.rules.requirements import favour, fee, hiring
from mizban.games.troyes.rules.scoring import cubes_in_cathedral, marked
from mizban.games.troyes.rules.state import COMBAT_ACT, MILL, RECRUIT, TIMES, Troyes, number, pips

# ---------------------------------------------------------------- the tradesman


def free_space(s: Troyes, slot: i64) -> i64:
    """TR-8.3, TR-8.6, TR-8.9, TR-8.12 The first empty tradesman space of a card, or its picture."""
    card = s.slots[slot]
    for at in range(1, SCORING + 1):
        taken = any(s.trade[party * SLOTS + slot] == at for party in range(PARTIES))
        if s.figure(card, FIRST + at - 1) and not taken:
            return at
    return PICTURE


@final
class Hire(Step[Troyes]):
    """TR-8.1 to TR-8.8, TR-8.10 Without a tradesman on the card, pay and bring a citizen."""

    def __init__(self, seat: i64, slot: i64) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.slot)

    def ask(self, s: Troyes) -> Said:
        return ("Hire seat activity", (self.seat, s.slots[self.slot]))

    def candidates(self, s: Troyes) -> list[Option]:
        return NOTHING if s.trade[self.seat * SLOTS + self.slot] else candidates(s)

    def options(self, s: Troyes) -> list[Option]:
        if s.trade[self.seat * SLOTS + self.slot]:
            return NOTHING
        legal = sources(s, self.seat)
        if recruits(s, self.seat, favour(s, self.slot)):
            legal.append(RECRUIT)
        return legal

    def why(self, s: Troyes, o: Option) -> Said:
        if o is RECRUIT:
            return why_no_recruit(s, self.seat, favour(s, self.slot))
        return LEGAL if available(s, self.seat, o.arg) else ("no-citizen TR-8.4", ())

    def choose(self, s: Troyes, o: Option) -> None:
        cost = hiring(s, self.seat, self.slot)
        s.deniers[self.seat] -= cost
        bring(s, self.seat, o)
        s.trade[self.seat * SLOTS + self.slot] = free_space(s, self.slot)
        s.tell(EVERYBODY, "hires seat activity n", self.seat, s.slots[self.slot], cost)

    def resolve(self, s: Troyes) -> None:
        """TR-8.2 There is a tradesman already."""


# ---------------------------------------------------------------- how often


def most_times(s: Troyes, seat: i64, act: i64, value: i64) -> i64:
    """TR-8.13, TR-8.17, TR-10.2, TR-10.3 How often a group can be used: by its value, by what each time costs, and by
    the empty flags."""
    times = most_activations(s, act, value)
    if act >= SLOTS or not TRADE[s.slots[act]]:
        return times
    if fee(s, act):
        times = min(times, s.deniers[seat] // fee(s, act))
    return min(times, s.influence[seat] // favour(s, act)) if favour(s, act) else times


@final
class Often(Step[Troyes]):
    """TR-8.13, TR-8.14, TR-10.2, TR-10.3, TR-10.5 As often as the group allows, or less, but once at least; all cubes
    of a combat go to one event."""

    def __init__(self, seat: i64, act: i64, value: i64) -> None:
        super().__init__(seat)
        self.act: Final = act
        self.value: Final = value

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.act, self.value)

    def ask(self, s: Troyes) -> Said:
        n = most_times(s, self.seat, self.act, self.value)
        if self.act < SLOTS:
            return ("Often seat activity n", (self.seat, s.slots[self.act], n))
        return ("OftenCubes seat event n", (self.seat, self.act - COMBAT_ACT, n))

    def candidates(self, s: Troyes) -> list[Option]:
        return TIMES

    def options(self, s: Troyes) -> list[Option]:
        return TIMES[: most_times(s, self.seat, self.act, self.value)]

    def why(self, s: Troyes, o: Option) -> Said:
        most = most_times(s, self.seat, self.act, self.value)
        return LEGAL if o.arg < most else ("too-often n TR-8.13", (most,))

    def choose(self, s: Troyes, o: Option) -> None:
        n = o.arg + 1
        if self.act >= SLOTS:
            put_cubes(s, self.seat, self.act - COMBAT_ACT, n)
            return
        card = s.slots[self.act]
        s.tell(EVERYBODY, "activates seat activity n", self.seat, card, n)
        if DELAYED[card]:
            s.cubes[self.seat * SLOTS + self.act] += n  # TR-8.16
        elif TRADE[card]:
            trade(s, self.seat, card, n)
        else:
            s.then(Activate(self.seat, self.act, n))


@final
class Activate(Step[Troyes]):
    """TR-8.15, TR-17.28 The effect, once per activation, one after another."""

    def __init__(self, seat: i64, slot: i64, left: i64) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.left: Final = left

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.slot, self.left)

    def resolve(self, s: Troyes) -> None:
        card = s.slots[self.slot]
        if EFFECT[card] == DIPLOMACY and s.influence[self.seat] < s.figure(card, A):
            return  # TR-8.17
        once(s, self.seat, card)
        if self.left > 1:
            s.then(Activate(self.seat, self.slot, self.left - 1))


def trade(s: Troyes, seat: i64, card: i64, n: i64) -> None:
    """TR-17.1, TR-17.2, TR-17.4, TR-17.7 to TR-17.9, TR-17.17, TR-17.22, TR-17.23, TR-17.27, TR-17.28 Pay and gain, so
    many times."""
    influence, deniers = s.figure(card, A) * n, s.figure(card, B) * n
    if influence:
        s.influence[seat] -= influence
        s.tell(EVERYBODY, "pays-influence seat n of", seat, influence, s.influence[seat])
    if deniers:
        s.deniers[seat] -= deniers
        s.tell(EVERYBODY, "pays-bank seat n", seat, deniers)
    s.give(seat, s.figure(card, C) * n)
    s.inspire(seat, s.figure(card, D) * n)
    s.score(seat, s.figure(card, E) * n)


def once(s: Troyes, seat: i64, card: i64) -> None:
    """TR-17.16, TR-17.20, TR-17.21, TR-17.25, TR-21.6 What one activation of a card does that does not only pay and
    gain."""
    effect = EFFECT[card]
    if effect == MILLING:
        s.then(MILLS[seat])
    elif effect == GLASS:
        s.score(seat, cubes_in_cathedral(s, seat) // 2 * s.figure(card, A))
    elif effect == PROCESSION:
        procession(s, card)
    elif effect == ARCHERY:
        shoot(s, seat, card)
    elif effect == CHIVALRY:
        n = number(s.dice[seat * HUES + RED]) * s.figure(card, A)
        if n:
            s.then(Mark(seat, n, 1))
    elif effect == DIPLOMACY:
        s.influence[seat] -= s.figure(card, A)
        s.tell(EVERYBODY, "pays-influence seat n of", seat, s.figure(card, A), s.influence[seat])
        s.then(Mark(seat, 1, s.figure(card, B)))
    elif effect == TAXES:
        collect(s, seat, card)
    elif effect == CAPTAINCY:
        s.score(seat, marked(s, seat) * s.figure(card, A))
    elif effect == JOUST:
        joust(s, seat, card)
    elif effect == BAKING:
        s.give(seat, all_dice(s, YELLOW) * s.figure(card, A))
    else:
        assert effect == BANQUET
        s.score(seat, feasting(s) * s.figure(card, A))


# ---------------------------------------------------------------- the cards


@final
class Mill(Step[Troyes]):
    """TR-17.3, TR-26.2 Deniers for each own citizen standing in the Palace or the Bishopric; chosen anew each time."""

    def ask(self, s: Troyes) -> Said:
        return ("Mill seat", (self.seat,))

    def candidates(self, s: Troyes) -> list[Option]:
        return MILL

    def options(self, s: Troyes) -> list[Option]:
        return MILL

    def choose(self, s: Troyes, o: Option) -> None:
        s.give(self.seat, s.standing(self.seat, o.arg) * s.figure(MILLER, A))


def procession(s: Troyes, card: i64) -> None:
    """TR-17.18, TR-22.35 Everybody with the most dice in the district gains points; grey takes part and gains none."""
    top: i64 = 0
    for district in range(PARTIES):
        top = max(top, s.dice_in(district))
    if top < s.figure(card, B):
        return
    for party in range(PARTIES):
        if s.dice_in(party) == top:
            s.score(party, s.figure(card, A))


def shoot(s: Troyes, seat: i64, card: i64) -> None:
    """TR-17.19, TR-24.1 Archer: roll a die; with a hit, a cube on any open event."""
    face = s.rng.below(SIDES) + 1
    s.tell(EVERYBODY, "shoots seat n", seat, face)
    if face >= HIT:
        s.then(Mark(seat, s.figure(card, A), 1))


def collect(s: Troyes, seat: i64, card: i64) -> None:
    """TR-17.24, TR-22.24 Tax Collector: each other player pays for the citizens in the City Hall, as far as it goes;
    alone, the bank pays for those of Le Roy."""
    if s.seats == 1:
        s.give(seat, s.standing(NEUTRAL, CITY_HALL) * s.figure(card, B))
        return
    for other in range(s.seats):
        if other != seat:
            n = min(s.standing(other, CITY_HALL) * s.figure(card, A), s.deniers[other])
            if n:
                s.deniers[other] -= n
                s.deniers[seat] += n
                s.tell(EVERYBODY, "pays seat other n", other, seat, n)


def red_sum(s: Troyes, district: i64) -> i64:
    """The sum of the red dice in a district."""
    return pips(s.dice[district * HUES + RED])


def joust(s: Troyes, seat: i64, card: i64) -> None:
    """TR-17.26, TR-22.35 Joust: the highest sum of red dice in a district; all who tie with the active player gain."""
    mine = red_sum(s, seat)
    if not mine or any(red_sum(s, district) > mine for district in range(PARTIES)):
        return
    for party in range(PARTIES):
        if red_sum(s, party) == mine:
            s.score(party, s.figure(card, A))


def feasting(s: Troyes) -> i64:
    """TR-21.5, TR-22.27 Banquet: the highest number of red dice in a district; alone, that of the player."""
    most: i64 = 0
    for district in range(1 if s.seats == 1 else PARTIES):
        most = max(most, number(s.dice[district * HUES + RED]))
    return most


MILLER: Final[i64] = next(i for i in range(len(EFFECT)) if EFFECT[i] == MILLING)
MILLS: Final = [Mill(seat) for seat in range(SEATS)]
