"""The Guildhall (AW-11) and constructing a building (AW-12)."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import ONE
from mizban.core.packed import append, i64
from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.games.architects.rules.buildings import effect
from mizban.games.architects.rules.cards import (
    BUILDINGS,
    CLOVIS,
    COST,
    GOLD,
    HOUSE_KIND,
    HOUSES,
    LOTHAIRE,
    MARBLE,
    NEEDS,
    REFRESHES,
    RESETS,
    SPACES,
    STONE,
    THERESE,
    TYPES,
    WOOD,
    units,
)
from mizban.games.architects.rules.cathedral import Gild, advance, can_advance, precious, why_not_advance
from mizban.games.architects.rules.effects import EXTRA_WORKER
from mizban.games.architects.rules.state import ADVANCE, ALL, BUILD, GUILDHALL, SPARE, SUPPLY, Architects
from mizban.games.architects.rules.steps import OfBuilding
from mizban.games.architects.rules.storehouse import affords, lack, spend
from mizban.games.architects.rules.supply import draw
from mizban.games.architects.rules.virtue import change_virtue
from mizban.games.architects.rules.workshop import refresh


def payable(s: Architects, seat: i64, card: i64) -> bool:
    """AW-12.2, AW-20.10, AW-24.2 Whether a seat has the goods of a building. For Therese gold and marble are the same;
    Lothaire may lack one wood or stone."""
    if s.is_board(seat, THERESE):
        rest = s.has(seat, GOLD) + s.has(seat, MARBLE) >= precious(COST, card)
        return rest and all(s.goods[seat * TYPES + good] >= COST[card * TYPES + good] for good in range(GOLD))
    if s.is_board(seat, LOTHAIRE):
        lack = lacking(s, seat, card, WOOD) + lacking(s, seat, card, STONE)
        others = all(not lacking(s, seat, card, good) for good in range(TYPES) if good not in (WOOD, STONE))
        return others and lack <= 1
    return affords(s, seat, COST, card)


def why_not_payable(s: Architects, seat: i64, card: i64) -> Said:
    """AW-12.2, AW-20.10, AW-24.2 What a seat lacks for a building; of wood and stone Lothaire needs one less."""
    short = lack(s, seat, COST, card)
    if s.is_board(seat, THERESE):
        short &= units(GOLD, 1) - 1  # what is no gold and no marble
        if not short:
            return ("no-precious n of AW-12.2", (precious(COST, card), s.has(seat, GOLD) + s.has(seat, MARBLE)))
    if s.is_board(seat, LOTHAIRE):
        if lacking(s, seat, card, WOOD):
            short -= units(WOOD, 1)
        elif lacking(s, seat, card, STONE):
            short -= units(STONE, 1)
    return ("no-goods goods AW-12.2", (short,))


def lacking(s: Architects, seat: i64, card: i64, good: i64) -> i64:
    """How much of a good a seat lacks for a building."""
    return max(0, COST[card * TYPES + good] - s.goods[seat * TYPES + good])


def excused(s: Architects, seat: i64, card: i64, good: i64) -> bool:
    """AW-20.10, AW-24.2 Whether a lack of this good for a building does not matter: to Therese gold and marble are the
    same, and Lothaire may lack one wood or stone."""
    if good in (GOLD, MARBLE):
        enough = s.has(seat, GOLD) + s.has(seat, MARBLE) >= precious(COST, card)
        return s.is_board(seat, THERESE) and enough
    if good in (WOOD, STONE) and s.is_board(seat, LOTHAIRE):
        return lacking(s, seat, card, WOOD) + lacking(s, seat, card, STONE) <= 1
    return False


def buildable(s: Architects, seat: i64, card: i64) -> bool:
    """AW-12.1, AW-12.2 Whether a seat has the skills and the goods for a building."""
    return not NEEDS[card] & ~s.skills[seat] and payable(s, seat, card)


def can_work(s: Architects, seat: i64) -> bool:
    """AW-11.5 Whether a seat could construct a card of its hand, or advance the Cathedral."""
    hand = s.hand[seat]
    for card in range(HOUSES):
        if hand >> card & 1 and buildable(s, seat, card):
            return True
    return can_advance(s, seat)


def occupy(s: Architects, seat: i64) -> None:
    """AW-3.10, AW-11.3, AW-11.6 to AW-11.8, AW-18.1, AW-24.4, AW-25.8, AW-25.11 A worker takes the next space
    and stays there: it may bring a Reset, new apprentices, or the end. Once all spaces are full it lies beside them
    and brings nothing."""
    s.move(seat, SUPPLY, GUILDHALL, 1)
    s.guild = append(s.guild, seat)
    space: i64 = len(s.guild)
    if space > SPACES[s.seats]:
        return
    if RESETS[s.seats] & ONE[space]:
        s.resets += 1
    if s.refreshing and REFRESHES[s.seats] & ONE[space]:
        refresh(s)
    if space == SPACES[s.seats]:
        s.last = s.seats
        s.tell(EVERYBODY, "last-space seat", seat)


@final
class Work(Step[Architects]):
    """AW-11.4, AW-11.5, AW-12.8, AW-26.9 Construct a card of the hand, or advance the Cathedral. It is asked even
    when only one of them is possible, for that would tell what is in the hand."""

    def secret(self) -> bool:
        return True

    def ask(self, s: Architects) -> Said:
        return ("Work seat", (self.seat,))

    def candidates(self, s: Architects) -> list[Option]:
        return WORKS

    def options(self, s: Architects) -> list[Option]:
        legal: list[Option] = []
        hand = s.hand[self.seat]
        for card in range(HOUSES):
            if hand >> card & 1 and buildable(s, self.seat, card):
                legal.append(BUILD[card])
        if can_advance(s, self.seat):
            legal.append(ADVANCE)
        return legal

    def why(self, s: Architects, o: Option) -> Said:
        if o is ADVANCE:
            return why_not_advance(s, self.seat)
        if not s.hand[self.seat] >> o.arg & 1:
            return ("not-in-hand building AW-12.8", (o.arg,))
        lack = NEEDS[o.arg] & ~s.skills[self.seat]
        if lack:
            return ("no-skill skills AW-12.1", (lack,))
        return LEGAL if payable(s, self.seat, o.arg) else why_not_payable(s, self.seat, o.arg)

    def choose(self, s: Architects, o: Option) -> None:
        if o is ADVANCE:
            advance(s, self.seat)
        else:
            construct(s, self.seat, o.arg)


def construct(s: Architects, seat: i64, card: i64) -> None:
    """AW-12.2 to AW-12.4, AW-12.7 The card lies open and is paid for; then its Virtue sign and its effect."""
    s.hand[seat] ^= ONE[card]
    s.built[seat] |= ONE[card]
    s.seen[card] = ALL
    s.learned += 1
    s.tell(EVERYBODY, "builds seat building", seat, card)
    if s.is_board(seat, LOTHAIRE):
        s.then(Spare(seat, card))
    elif s.is_board(seat, THERESE) and precious(COST, card):
        settle_goods(s, seat, card, GOLD)
        s.then(Gild(seat, precious(COST, card)))
    else:
        spend(s, seat, COST, card)
    s.then(Erect(seat, card))


def settle_goods(s: Architects, seat: i64, card: i64, types: i64) -> None:
    """The first so many types of goods of a building's cost go to the Supply."""
    told: i64 = 0
    for good in range(types):
        n = COST[card * TYPES + good]
        if n:
            s.goods[seat * TYPES + good] -= n
            told += units(good, n)
    s.tell(EVERYBODY, "gives seat goods", seat, told)


@final
class Spare(OfBuilding):
    """AW-24.2, AW-24.5 Lothaire pays one wood or one stone less; where the cost has both, he chooses."""

    def ask(self, s: Architects) -> Said:
        return ("Spare seat building", (self.seat, self.card))

    def spares(self, s: Architects, good: i64) -> bool:
        """Whether one less of this good will do."""
        other = STONE if good == WOOD else WOOD
        enough = lacking(s, self.seat, self.card, good) <= 1 and not lacking(s, self.seat, self.card, other)
        return enough and COST[self.card * TYPES + good] > 0

    def candidates(self, s: Architects) -> list[Option]:
        return SPARE

    def options(self, s: Architects) -> list[Option]:
        return [o for o in SPARE if self.spares(s, WOOD + o.arg)]

    def why(self, s: Architects, o: Option) -> Said:
        return LEGAL if self.spares(s, WOOD + o.arg) else ("no-spare good AW-24.5", (WOOD + o.arg,))

    def choose(self, s: Architects, o: Option) -> None:
        s.goods[self.seat * TYPES + WOOD + o.arg] += 1
        spend(s, self.seat, COST, self.card)
        s.tell(EVERYBODY, "spares seat good", self.seat, WOOD + o.arg)

    def resolve(self, s: Architects) -> None:
        """AW-24.5 The cost has neither wood nor stone."""
        spend(s, self.seat, COST, self.card)


@final
class Erect(OfBuilding):
    """AW-12.4 to AW-12.6, AW-25.4 The Virtue sign of the building, and then its immediate effect."""

    def resolve(self, s: Architects) -> None:
        change_virtue(s, self.seat, BUILDINGS[self.card].virtue)
        s.then(Effect(self.seat, self.card))


@final
class Effect(OfBuilding):
    """AW-12.5, AW-17, AW-24.2 What the building does at once; Clovis then draws a card."""

    def resolve(self, s: Architects) -> None:
        if HOUSE_KIND[self.card] == EXTRA_WORKER:
            crane(s, self.seat)
        else:
            effect(s, self.seat, self.card)
        if s.is_board(self.seat, CLOVIS):
            s.then(Plan(self.seat))


@final
class Plan(Step[Architects]):
    """AW-24.2 Clovis gains a building card after each construction."""

    def resolve(self, s: Architects) -> None:
        draw(s, self.seat, 1)


def crane(s: Architects, seat: i64) -> None:
    """AW-24.1, AW-15.11 One more worker in the Guildhall, to construct or to advance; skipped if that cannot be."""
    if s.at(SUPPLY, seat) and can_work(s, seat):
        occupy(s, seat)
        s.then(WORKERS_AT[seat])
    else:
        s.tell(EVERYBODY, "no-crane seat", seat)


WORKS: Final = [*BUILD, ADVANCE]
WORKERS_AT: Final = [Work(seat) for seat in range(5)]
