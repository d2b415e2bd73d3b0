"""What things are worth to a seat of Architects of the West Kingdom: goods, Virtue, workers, cards and apprentices, for
bots to think with.

It looks only at what the seat may know (AW-21).
"""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import count
from mizban.core.packed import i64, vec
from mizban.core.rng import Rng
from mizban.games.architects.bot import card_values as v
from mizban.games.architects.bot import weights as w
from mizban.games.architects.bot.card_values import BREADTH, EARLY, EFFECTS, HOUSE_VIRTUE, LATE, WORTH
from mizban.games.architects.rules.cards import (
    ACOLYTES,
    BUILDINGS,
    CAPACITY,
    CARD,
    CIRCLES,
    COST,
    FREDERICK,
    GOLD,
    HIGHEST,
    HOUSES,
    LEVEL_COST,
    LEVEL_MIX,
    LEVEL_POINTS,
    MARBLE,
    NEEDS,
    PUPIL_GAIN,
    PUPIL_KIND,
    PUPIL_SKILLS,
    PUPIL_VIRTUE,
    PUPILS,
    SILVER,
    SKILLS,
    SPACES,
    STONE,
    TOP,
    TRACK,
    TYPES,
    VIRTUE,
    WIDTH,
    WOOD,
    WORTHY,
)
from mizban.games.architects.rules.cathedral import crowd, mix_of
from mizban.games.architects.rules.scoring import DEBT_POINTS, highest, points, skilled
from mizban.games.architects.rules.state import NOBODY, PRISON, SUPPLY, Architects

SCORES: Final = vec[i64](v.END)  # [good]
MOST_UNITS: Final[i64] = len(w.UNITS) - 1
FULL_HAND: Final[i64] = len(w.HAND) - 1
OF_SHARES: Final = 100 * 100  # divides what two shares in per cent were taken of
UNKNOWN: Final[i64] = -1_000_000_000  # less than anything is worth
SIX: Final = vec[i64]([0] * 6)
NO_WORTH: Final = vec[i64]([UNKNOWN] * len(BUILDINGS))


def turns_left(s: Architects) -> i64:
    """How many turns each seat still has after this one, about, in hundredths."""
    if s.last != NOBODY:
        return 0
    return max((SPACES[s.seats] - len(s.guild)) * w.PACE // s.seats, 100)


@final
class Evaluation:
    """How a seat stands, and what more of anything would be worth to it."""

    def __init__(self, s: Architects, seat: i64, blur: i64, rng: Rng) -> None:
        self.s = s
        self.seat = seat
        self.blur = blur
        self.rng = rng
        self.left = turns_left(s)
        self.fade = min(w.FADE + w.FADE_TURN * self.left // 100, 100)  # per cent
        self.goods = s.goods[seat * TYPES : seat * TYPES + TYPES]
        self.debt: i64 = w.DEBT if self.left else -w.POINT * DEBT_POINTS  # AW-19.4 what an unpaid one costs
        self.aspects = v.NO_ASPECTS
        self.houses = NO_WORTH[:]  # [building] what it is worth, as far as it is known
        self.looked = False
        self.aware = False
        self.need = SIX[:]  # [good] what a unit is worth on top, for what is wanted most and lacks it
        self.want = SIX[:]  # [good] so many units are wanted for that
        self.need_skill = SIX[:]  # [skill]

    def judged(self, worth: i64) -> i64:
        """A worth as somebody sees it who is off by up to so many per cent."""
        return worth * (100 - self.blur + self.rng.below(2 * self.blur + 1)) // 100 if self.blur else worth

    # ------------------------------------------------------------ goods

    def unit(self, good: i64, held: i64) -> i64:
        """What one more unit of a good is worth to one who has so many."""
        if not self.left:
            return SCORES[good]
        many = min(held, MOST_UNITS)
        share = w.COINS[many] if good == SILVER else w.UNITS[many]
        worth = w.PRICE[good] * share * self.fade // OF_SHARES
        return max(worth, SCORES[good]) if held < w.HOARD else worth

    def gained(self, good: i64, n: i64) -> i64:
        """What so many more units are worth, with what they are wanted for."""
        self.look_around()
        held = self.goods[good]
        worth: i64 = 0
        for i in range(held, held + n):
            worth += self.unit(good, i)
            if i < self.want[good]:
                worth += self.need[good]
        return worth

    def spent(self, good: i64, n: i64) -> i64:
        """What so many units less cost; those that are wanted cost more."""
        self.look_around()
        held = self.goods[good]
        worth: i64 = 0
        for i in range(held - n, held):
            worth += self.unit(good, i)
            if i < self.want[good]:
                worth += self.need[good]
        return worth

    def row(self, table: vec[i64], number: i64) -> i64:
        """What a row of a table is worth that gives goods, cards and Virtue."""
        first = number * WIDTH
        worth: i64 = 0
        for good in range(TYPES):
            if table[first + good]:
                worth += self.gained(good, table[first + good])
        if table[first + CARD]:
            worth += self.drawn(table[first + CARD])
        if table[first + VIRTUE]:
            worth += self.rise(table[first + VIRTUE])
        return worth

    def each(self, cards: i64, table: vec[i64]) -> i64:
        """AW-6.12 What the apprentices of a set give."""
        worth: i64 = 0
        if cards:
            for card in range(PUPILS):
                if cards >> card & 1:
                    worth += self.row(table, card)
        return worth

    def drawn(self, n: i64) -> i64:
        """What so many new building cards are worth."""
        if not self.left:
            return 0
        hand = self.s.hand_size(self.seat)
        worth: i64 = 0
        for i in range(hand, hand + n):
            worth += w.HAND[min(i, FULL_HAND)]
        return worth * self.fade // 100

    # ------------------------------------------------------------ Virtue, workers, the end

    def virtue(self, level: i64) -> i64:
        """AW-14.1 What it is worth to stand on a space of the track."""
        hope = min(self.left, w.HORIZON)
        return (w.POINT * TRACK[level] * (w.HORIZON - hope) + w.SOFT * level * hope) // w.HORIZON

    def rise(self, n: i64) -> i64:
        """AW-14.4, AW-14.5 What it is worth to gain so much Virtue, or to lose it; debts are beyond both ends."""
        now = self.s.virtue[self.seat]
        level = now + n
        worth: i64 = 0
        if level > HIGHEST:
            worth = self.debt * min(level - HIGHEST, self.s.unpaid[self.seat])
            level = HIGHEST
        elif level < 0:
            worth = self.debt * level
            level = 0
        return worth + self.virtue(level) - self.virtue(now)

    def workers(self, n: i64) -> i64:
        """What so many workers more in the supply are worth: as many as one will run out of."""
        lack = self.left - 100 * self.s.at(SUPPLY, self.seat)
        return w.WORKER * max(min(lack, 100 * n), 0) // 100

    def stake(self, location: i64, n: i64) -> i64:
        """What so many workers in a large circle are worth for visits to come."""
        return w.STAKE[location] * n * self.left // 100

    def ending(self) -> i64:
        """AW-18.1 What it is worth to fill a space of the Guildhall: the end comes nearer, for who is ahead."""
        s = self.s
        spaces = SPACES[s.seats] - len(s.guild)
        if spaces <= 0 or spaces > 2 * s.seats:
            return 0
        best: i64 = -1000
        for other in range(s.seats):
            if other != self.seat:
                best = max(best, points(s, other))
        return w.PUSH * (points(s, self.seat) - best) // spaces

    # ------------------------------------------------------------ buildings and the Cathedral

    def look_at_self(self) -> None:
        """What buildings look at, as it is or will be."""
        if self.aware:
            return
        self.aware = True
        s, seat = self.s, self.seat
        owing: i64 = 100 if s.unpaid[seat] else 0
        aspects = v.NO_ASPECTS[:]
        aspects[v.BUILT] = 100 * count(s.built[seat]) + 100 + self.left * w.MORE // w.PACE
        aspects[v.PAID] = s.paid[seat]
        aspects[v.UNPAID] = s.unpaid[seat]
        aspects[v.CLEAN] = 100 - owing
        aspects[v.OWING] = owing
        aspects[v.AHEAD] = w.SAFE if highest(s, seat) else w.OPEN if self.left else 0
        aspects[v.HELD] = s.held(seat)
        aspects[v.PRISONERS] = s.at(PRISON, seat)
        aspects[v.AWAY] = s.away(seat)
        aspects[v.VIRTUE] = s.virtue[seat]
        aspects[v.GOLD_HELD] = self.goods[GOLD]
        aspects[v.MARBLE_HELD] = self.goods[MARBLE]
        aspects[v.RICH] = w.EVEN
        for skill in range(len(SKILLS)):
            aspects[v.FIRST_SKILL + skill] = skilled(s, seat, 1 << skill)
        self.aspects = aspects

    def house(self, card: i64) -> i64:
        """What a building is worth, whatever it costs."""
        worth = self.houses[card]
        if worth == UNKNOWN:
            self.look_at_self()
            worth = WORTH[card] + (EARLY[card] * self.fade // 100 if self.left else LATE[card])
            first = card * BREADTH
            for aspect in range(BREADTH):
                worth += EFFECTS[first + aspect] * self.aspects[aspect]
            if HOUSE_VIRTUE[card]:
                worth += self.rise(HOUSE_VIRTUE[card])
            worth = self.judged(worth)
            self.houses[card] = worth
        return worth

    def card(self, card: i64) -> i64:
        """What a card in the hand is worth: the building, less the goods and skills that it would still take."""
        worth = self.house(card)
        for good in range(TYPES):
            n = COST[card * TYPES + good] - self.goods[good]
            if n > 0:
                worth -= n * w.PRICE[good] * w.DEAR // 100
        return worth - w.FEW_SKILLS * count(NEEDS[card] & ~self.s.skills[self.seat])

    def level(self) -> i64:
        """AW-13.2, AW-13.6 What it is worth to go up one level of the Cathedral, whatever it costs."""
        s, seat = self.s, self.seat
        level = s.level[seat] + 1
        worth = w.POINT * (LEVEL_POINTS[level] - LEVEL_POINTS[level - 1]) + self.rise(1)
        worth += self.each(s.hired[seat] & ACOLYTES, PUPIL_GAIN)
        if s.prizes():
            worth += w.REWARD * self.fade // 100
        if self.left:
            worth += w.CLIMB * (TOP - level) * self.fade // 100
            if not s.is_board(seat, FREDERICK):
                worth -= w.SHED * self.fade // 100
        return self.judged(worth)

    def look_around(self) -> None:
        """What goods and skills the buildings of the hand and the next level of the Cathedral lack."""
        if self.looked:
            return
        self.looked = True
        if not self.left:
            return
        s, seat = self.s, self.seat
        hand = s.hand[seat]
        for card in range(HOUSES):
            if hand >> card & 1:
                self.aim(COST, card, 0, NEEDS[card] & ~s.skills[seat], self.house(card))
        level = s.level[seat] + 1
        if level <= TOP and WORTHY[s.virtue[seat]] and crowd(s, level) < CAPACITY[level]:
            mix: i64 = mix_of(s, seat, level) if LEVEL_MIX[level] else 0
            self.aim(LEVEL_COST, level, mix, 0, self.level())

    def aim(self, costs: vec[i64], row: i64, mix: i64, skills: i64, worth: i64) -> None:
        """What is wanted for one thing: the nearer it is, the more each step towards it counts."""
        first = row * TYPES
        lack = mix - self.goods[WOOD] - self.goods[STONE]
        time = w.NEAR + w.SKILL_TIME * count(skills) + (w.EFFORT[WOOD] * lack if lack > 0 else 0)
        for good in range(TYPES):
            n = costs[first + good] - self.goods[good]
            if n > 0:
                time += w.EFFORT[good] * n
        if time > self.left + w.NEAR:
            return
        worth = worth * w.NEED // (100 + time)
        for good in range(TYPES):
            n = costs[first + good] - self.goods[good]
            if mix and good in (WOOD, STONE):
                n = lack
            if n > 0 and worth * w.EFFORT[good] // 100 > self.need[good]:
                self.need[good] = worth * w.EFFORT[good] // 100
                self.want[good] = self.goods[good] + n
        for skill in range(len(SKILLS)):
            if skills >> skill & 1:
                self.need_skill[skill] = max(self.need_skill[skill], worth * w.SKILL_TIME // 100)

    # ------------------------------------------------------------ apprentices

    def pupil(self, card: i64) -> i64:
        """AW-6.12, AW-12.1 What an apprentice is worth: its skills that are new, its bonus and its Virtue sign."""
        self.look_around()
        worth = w.USE[PUPIL_KIND[card]] * self.left // 100
        new = PUPIL_SKILLS[card] & ~self.s.skills[self.seat]
        for skill in range(len(SKILLS)):
            if new >> skill & 1:
                worth += self.need_skill[skill] + w.SKILL * self.left // 100
        if PUPIL_VIRTUE[card]:
            worth += self.rise(PUPIL_VIRTUE[card])
        return worth

    def parting(self, card: i64) -> i64:
        """AW-6.10 What an apprentice is worth to the one who has it."""
        worth = w.USE[PUPIL_KIND[card]] * self.left // 100
        for skill in range(len(SKILLS)):
            if PUPIL_SKILLS[card] >> skill & 1 and skilled(self.s, self.seat, 1 << skill) == 1:
                worth += w.ONLY_SKILL + w.SKILL * self.left // 100
        return worth


assert len(w.STAKE) == CIRCLES
assert len(w.UNITS) == len(w.COINS)
