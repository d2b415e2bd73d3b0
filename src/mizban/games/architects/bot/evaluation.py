"""What things are worth to a seat of Architects of the West Kingdom: goods, Virtue, workers, cards and apprentices, for
bots to think with.

It looks only at what the seat may know (AW-21). Worth is counted in thousandths of a point and in whole numbers, so
that the answers are the same compiled or not.
"""

from __future__ import annotations

from typing import Final, final

from mizban.core.packed import i64, vec
from mizban.core.rng import Rng
from mizban.games.architects.bot.card_values import BREADTH, EARLY, EFFECTS, HOUSE_VIRTUE, LATE, NO_ASPECTS, WORTH
from mizban.games.architects.rules.cards import (
    ACOLYTES,
    APPRENTICES,
    BUILDINGS,
    CAPACITY,
    CARD,
    CIRCLES,
    COST,
    FREDERICK,
    GOLD,
    HIGHEST,
    HOUSES,
    KINDS,
    LEVEL_COST,
    LEVEL_MIX,
    LEVEL_POINTS,
    MARBLE,
    NEEDS,
    PUPIL_GAIN,
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
    count,
)
from mizban.games.architects.rules.cathedral import crowd, mix_of
from mizban.games.architects.rules.scoring import DEBT_POINTS, highest, points, skilled
from mizban.games.architects.rules.state import NOBODY, PRISON, SUPPLY, Architects

# Figures of style, found by playing many games against other figures: thousandths of a point, or per cent, or
# hundredths of a turn where it is said.
PACE: Final[i64] = 416  # hundredths of a turn from one visit of a seat to the Guildhall to the next
FADE: Final[i64] = 31  # per cent of their worth that goods have at the very end
FADE_TURN: Final[i64] = 6  # per cent more for each turn to come
NEED: Final[i64] = 85  # per cent of what a building brings, for the goods and skills that it lacks
NEAR: Final[i64] = 121  # hundredths of a turn by which every building is further away than it seems
SKILL_TIME: Final[i64] = 202  # hundredths of a turn for a skill
SKILL: Final[i64] = 60  # what a new skill is worth for each turn to come
SOFT: Final[i64] = 1427  # what a Virtue is worth while there is time
HORIZON: Final[i64] = 1419  # hundredths of a turn before the end at which only that counts
WORKER: Final[i64] = 600  # what a worker is worth that one will run out of
REWARD: Final[i64] = 700  # what a reward card gives beside its Virtue
CLIMB: Final[i64] = 400  # what a level is worth for the next ones
DEBT: Final[i64] = 1488  # what an unpaid debt costs
SHED: Final[i64] = 606  # what a building card is worth that is discarded for the Cathedral
PUSH: Final[i64] = 100  # what a point of lead counts for ending the game
DEAR: Final[i64] = 235  # per cent of the goods that a card would still cost
FEW_SKILLS: Final[i64] = 900  # what a lacking skill takes from the worth of a card
MORE: Final[i64] = 70  # per cent of visits to the Guildhall to come that construct
SAFE: Final[i64] = 90  # per cent by which who is highest on the Cathedral will be so in the end
OPEN: Final[i64] = 30  # and who is not
EVEN: Final[i64] = 50  # per cent by which one will hold the most of a good
HOARD: Final[i64] = 14  # gold, marble or silver of which more is no use while there is something else to do
PRICE: Final = vec[i64]([480, 620, 650, 1500, 1700, 511])  # [good]
EFFORT: Final = vec[i64]([25, 30, 38, 80, 100, 30])  # [good] hundredths of a turn
UNITS: Final = vec[i64]([115, 108, 100, 92, 85, 78, 70, 62, 54, 46, 38, 30, 22, 14, 8, 4, 2])  # [units there] per cent
COINS: Final = vec[i64](
    [170, 165, 155, 140, 120, 100, 80, 65, 55, 50, 45, 40, 35, 30, 25, 20, 15]
)  # the same of silver
STAKE: Final = vec[i64]([37, 30, 28, 22, 16, 10, 14, 0, 6])  # [large circle] a worker there, for each turn to come
HAND: Final = vec[i64]([2774, 2000, 1500, 1100, 706, 400, 0])  # [cards in hand] what one more is worth

# what an apprentice brings in each turn to come, by its kind
USE: Final = vec[i64](  # [kind]
    [
        {
            "all_skills": 10,
            "black_market_bonus": 25,
            "black_market_no_virtue_loss": 25,
            "black_market_silver_discount": 13,
            "cathedral_bonus": 60,
            "debt_paid_bonus": 6,
            "guardhouse_send_bonus": 15,
            "location_bonus": 40,
            "reset_gain": 23,
            "reset_if_no_prisoners": 52,
            "reset_release": 10,
            "storehouse_extra_action": 16,
            "storehouse_trade": 40,
            "tax_stand_gain": 25,
            "tax_stand_virtue_discount": 20,
            "town_centre_discount": 10,
        }[kind]
        for kind in KINDS
    ]
)
KIND: Final = vec[i64]([KINDS.index(card.kind) for card in APPRENTICES])  # [apprentice]
END: Final = vec[i64]([0, 0, 0, 1000, 1000, 100])  # AW-19.5, AW-19.6 [good] what it scores
MOST_UNITS: Final[i64] = len(UNITS) - 1
FULL_HAND: Final[i64] = len(HAND) - 1
UNKNOWN: Final[i64] = -1_000_000_000
SIX: Final = vec[i64]([0] * 6)
NO_WORTH: Final = vec[i64]([UNKNOWN] * len(BUILDINGS))


def turns_left(s: Architects) -> i64:
    """How many turns each seat still has after this one, about, in hundredths."""
    if s.last != NOBODY:
        return 0
    return max((SPACES[s.seats] - len(s.guild)) * PACE // s.seats, 100)


@final
class Evaluation:
    """How a seat stands, and what more of anything would be worth to it."""

    def __init__(self, s: Architects, seat: i64, blur: i64, rng: Rng) -> None:
        self.s = s
        self.seat = seat
        self.blur = blur
        self.rng = rng
        self.left = turns_left(s)
        self.fade = min(FADE + FADE_TURN * self.left // 100, 100)  # per cent
        self.goods = s.goods[seat * TYPES : seat * TYPES + TYPES]
        self.debt: i64 = DEBT if self.left else -1000 * DEBT_POINTS  # AW-19.4 what an unpaid one costs
        self.aspects = NO_ASPECTS
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
            return END[good]
        many = min(held, MOST_UNITS)
        share = COINS[many] if good == SILVER else UNITS[many]
        worth = PRICE[good] * share * self.fade // 10_000
        return max(worth, END[good]) if held < HOARD else worth

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
            worth += HAND[min(i, FULL_HAND)]
        return worth * self.fade // 100

    # ------------------------------------------------------------ Virtue, workers, the end

    def virtue(self, level: i64) -> i64:
        """AW-14.1 What it is worth to stand on a space of the track."""
        hope = min(self.left, HORIZON)
        return (1000 * TRACK[level] * (HORIZON - hope) + SOFT * level * hope) // HORIZON

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
        return WORKER * max(min(lack, 100 * n), 0) // 100

    def stake(self, location: i64, n: i64) -> i64:
        """What so many workers in a large circle are worth for visits to come."""
        return STAKE[location] * n * self.left // 100

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
        return PUSH * (points(s, self.seat) - best) // spaces

    # ------------------------------------------------------------ buildings and the Cathedral

    def look_at_self(self) -> None:
        """What buildings look at, as it is or will be."""
        if self.aware:
            return
        self.aware = True
        s, seat = self.s, self.seat
        owing: i64 = 100 if s.unpaid[seat] else 0
        self.aspects = vec[i64](
            [
                100 * count(s.built[seat]) + 100 + self.left * MORE // PACE,
                s.paid[seat],
                s.unpaid[seat],
                100 - owing,
                owing,
                SAFE if highest(s, seat) else OPEN if self.left else 0,
                s.held(seat),
                s.at(PRISON, seat),
                s.away(seat),
                s.virtue[seat],
                self.goods[GOLD],
                self.goods[MARBLE],
                EVEN,
                skilled(s, seat, 1),
                skilled(s, seat, 2),
                skilled(s, seat, 4),
            ]
        )

    def house(self, card: i64) -> i64:
        """What a building is worth, whatever it costs."""
        found = self.houses[card]
        if found == UNKNOWN:
            self.look_at_self()
            found = WORTH[card] + (EARLY[card] * self.fade // 100 if self.left else LATE[card])
            first = card * BREADTH
            for aspect in range(BREADTH):
                found += EFFECTS[first + aspect] * self.aspects[aspect]
            if HOUSE_VIRTUE[card]:
                found += self.rise(HOUSE_VIRTUE[card])
            found = self.judged(found)
            self.houses[card] = found
        return found

    def card(self, card: i64) -> i64:
        """What a card in the hand is worth: the building, less the goods and skills that it would still take."""
        worth = self.house(card)
        for good in range(TYPES):
            n = COST[card * TYPES + good] - self.goods[good]
            if n > 0:
                worth -= n * PRICE[good] * DEAR // 100
        return worth - FEW_SKILLS * count(NEEDS[card] & ~self.s.skills[self.seat])

    def level(self) -> i64:
        """AW-13.2, AW-13.6 What it is worth to go up one level of the Cathedral, whatever it costs."""
        s, seat = self.s, self.seat
        level = s.level[seat] + 1
        worth = 1000 * (LEVEL_POINTS[level] - LEVEL_POINTS[level - 1]) + self.rise(1)
        worth += self.each(s.hired[seat] & ACOLYTES, PUPIL_GAIN)
        if s.prizes():
            worth += REWARD * self.fade // 100
        if self.left:
            worth += CLIMB * (TOP - level) * self.fade // 100
            if not s.is_board(seat, FREDERICK):
                worth -= SHED * self.fade // 100
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
        time = NEAR + SKILL_TIME * count(skills) + (EFFORT[WOOD] * lack if lack > 0 else 0)
        for good in range(TYPES):
            n = costs[first + good] - self.goods[good]
            if n > 0:
                time += EFFORT[good] * n
        if time > self.left + NEAR:
            return
        worth = worth * NEED // (100 + time)
        for good in range(TYPES):
            n = costs[first + good] - self.goods[good]
            if mix and good in (WOOD, STONE):
                n = lack
            if n > 0 and worth * EFFORT[good] // 100 > self.need[good]:
                self.need[good] = worth * EFFORT[good] // 100
                self.want[good] = self.goods[good] + n
        for skill in range(len(SKILLS)):
            if skills >> skill & 1:
                self.need_skill[skill] = max(self.need_skill[skill], worth * SKILL_TIME // 100)

    # ------------------------------------------------------------ apprentices

    def pupil(self, card: i64) -> i64:
        """AW-6.12, AW-12.1 What an apprentice is worth: its skills that are new, its bonus and its Virtue sign."""
        self.look_around()
        worth = USE[KIND[card]] * self.left // 100
        new = PUPIL_SKILLS[card] & ~self.s.skills[self.seat]
        for skill in range(len(SKILLS)):
            if new >> skill & 1:
                worth += self.need_skill[skill] + SKILL * self.left // 100
        if PUPIL_VIRTUE[card]:
            worth += self.rise(PUPIL_VIRTUE[card])
        return worth

    def parting(self, card: i64) -> i64:
        """AW-6.10 What an apprentice is worth to the one who has it."""
        worth = USE[KIND[card]] * self.left // 100
        for skill in range(len(SKILLS)):
            if PUPIL_SKILLS[card] >> skill & 1 and skilled(self.s, self.seat, 1 << skill) == 1:
                worth += 400 + SKILL * self.left // 100
        return worth


assert len(STAKE) == CIRCLES
assert len(UNITS) == len(COINS)
