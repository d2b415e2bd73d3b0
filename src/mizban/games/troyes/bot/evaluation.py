"""What things are worth to a seat of Troyes: deniers, influence, dice, citizens, cubes and tradesmen, for bots to think
with.

It looks only at what the seat may know (TR-23).
"""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import count
from mizban.core.packed import i64, vec
from mizban.core.rng import Rng
from mizban.games.troyes.bot import weights as w
from mizban.games.troyes.rules.activities import free_space
from mizban.games.troyes.rules.cards import (
    CHARACTERS,
    CHRETIEN,
    EFFECT,
    FLORENTIN,
    HELD,
    HENRI,
    HOUSE_SPACES,
    HUES,
    HUGUES,
    LEVEL_SPACES,
    LEVELS,
    MARAUDING,
    MOST_INFLUENCE,
    NEUTRAL,
    NOBODY,
    PARTIES,
    PER_CUBE,
    PICTURE,
    RECRUIT_COST,
    ROUNDS,
    SALARY,
    SLOTS,
    STONE_INFLUENCE,
    STONE_POINTS,
    THIBAUT,
    TIER_MANY,
    TIER_POINTS,
    TIER_TWO,
    TIERS,
    URBAIN,
    WIDTH,
)
from mizban.games.troyes.rules.citizens import pushed, recruits
from mizban.games.troyes.rules.figures import COST, FIRST, FLAGS, MOST, NEXT
from mizban.games.troyes.rules.scoring import cubes_in_cathedral, tradesmen
from mizban.games.troyes.rules.state import FROM_CARD, FROM_LYING, FROM_SPACE, Troyes

SPENT: Final[i64] = len(w.SAVED) - 1


def sums(first: int, fall: int, least: int) -> list[int]:
    """What so many of a thing are worth together, in hundredths of one, where each is worth less than the one before,
    down to some share."""
    together = [0]
    for i in range(int(w.MANY)):
        together.append(together[-1] + max(first - fall * i, least))
    return together


PURSE: Final = vec[i64](sums(w.COIN_FIRST, w.COIN_FALL, w.COIN_LEAST))  # [deniers]
RENOWN: Final = vec[i64](sums(w.FAVOUR_FIRST, w.FAVOUR_FALL, w.FAVOUR_LEAST))  # [influence]
UNKNOWN: Final[i64] = -1_000_000_000  # less than anything is worth
NO_HOPES: Final = vec[i64]([0] * len(CHARACTERS))


def hopes(s: Troyes, seat: i64) -> vec[i64]:
    """TR-2.6, TR-22.6 [character] How sure a seat is that it will score, in per cent."""
    chances = NO_HOPES[:]
    if s.seats == 1:
        for i in range(s.scored, len(CHARACTERS)):
            chances[s.characters[i]] = 100
        return chances
    for character in range(len(CHARACTERS)):
        chances[character] = w.UNSEEN[s.seats]
    n = HELD[s.seats]
    for i in range(seat * n, seat * n + n):
        chances[s.characters[i]] = 100
    return chances


@final
class Evaluation:
    """How a seat stands, and what more of anything would be worth to it."""

    def __init__(self, s: Troyes, seat: i64, blur: i64, rng: Rng) -> None:
        self.s = s
        self.seat = seat
        self.blur = blur
        self.rng = rng
        self.left: i64 = ROUNDS[s.seats] - max(s.round, 1)  # rounds to come
        self.stay = w.STAY[self.left] * w.SHOVED[s.seats] // 100
        self.rival = w.RIVAL[s.seats]
        self.hopes = hopes(s, seat)
        self.stones = cubes_in_cathedral(s, seat)
        self.source: i64 = UNKNOWN  # what the cheapest citizen costs, once it is known

    def judged(self, worth: i64) -> i64:
        """A worth as somebody sees it who is off by up to so many per cent."""
        return worth * (100 - self.blur + self.rng.below(2 * self.blur + 1)) // 100 if self.blur else worth

    # ------------------------------------------------------------ characters

    def esteem(self, character: i64, n: i64) -> i64:
        """TR-19.1 What it is worth to have so many of what a character counts; the way to the next tier counts, too."""
        if not self.hopes[character]:
            return 0
        reached: i64 = 0
        least: i64 = 0
        worth: i64 = 0
        for i in range(character * TIERS, character * TIERS + TIERS):
            next = TIER_MANY[i] if self.s.seats > 2 else TIER_TWO[i]
            if n < next:
                way = (TIER_POINTS[i] - reached) * w.POINT * (n - least) // (next - least)
                worth = way * w.SMOOTH[self.left] // 100
                break
            reached, least = TIER_POINTS[i], next
        return (w.POINT * reached + worth) * self.hopes[character] // 100

    def one_more(self, character: i64, n: i64) -> i64:
        """What one more is worth to who has so many."""
        return self.esteem(character, n + 1) - self.esteem(character, n)

    # ------------------------------------------------------------ deniers and influence

    def purse(self, n: i64) -> i64:
        """What so many deniers are worth."""
        most = min(max(n, 0), w.MANY)
        return w.COIN[self.left] * PURSE[most] // 100 + self.esteem(THIBAUT, most) * w.MONEY[self.left] // 100

    def coins(self, n: i64) -> i64:
        """What so many more deniers are worth, or less."""
        have = self.s.deniers[self.seat]
        return self.purse(have + n) - self.purse(have)

    def renown(self, n: i64) -> i64:
        """What so much influence is worth."""
        most = min(max(n, 0), MOST_INFLUENCE)
        return w.FAVOUR[self.left] * RENOWN[most] // 100 + self.esteem(HUGUES, most) * w.FAME[self.left] // 100

    def influence(self, n: i64) -> i64:
        """What so much more influence is worth, or less."""
        have = self.s.influence[self.seat]
        return self.renown(have + n) - self.renown(have)

    # ------------------------------------------------------------ dice and citizens

    def die(self, colour: i64, face: i64) -> i64:
        """What an own die is worth that is kept."""
        return w.KEEP[colour] + w.PIP[colour] * (face + 1)

    def standing(self, building: i64) -> i64:
        """TR-5.3, TR-5.6, TR-19.2 What a citizen is worth that stands in a building."""
        worth = w.STAND[building] * w.WIDE[WIDTH[building]] // 100
        wages: i64 = self.coins(-SALARY[building]) if SALARY[building] else 0
        return (worth + wages) * self.stay // 100

    def stood(self) -> i64:
        """How many citizens of the seat stand in the buildings."""
        citizens: i64 = 0
        for owner in self.s.spaces:
            if owner == self.seat:
                citizens += 1
        return citizens

    def entering(self, building: i64, face: i64) -> i64:
        """TR-11.5 to TR-11.8 What it is worth to enter a row: a die in every round, and a rival who has one less."""
        out = pushed(self.s, building, face, NOBODY)
        if out == self.seat:
            return 0
        worth = self.standing(building) + self.one_more(CHRETIEN, self.stood())
        if out >= 0 and (out != NEUTRAL or self.s.seats == 1):
            worth += w.STAND[building] * self.stay // 100 * self.rival // 100
        return worth

    def leaving(self, source: i64) -> i64:
        """TR-8.4 What it costs to take up a citizen there."""
        s, seat = self.s, self.seat
        if source == 0:
            return w.CITIZEN * self.stay // 100
        if source < FROM_LYING:
            return self.standing((source - FROM_SPACE) // HOUSE_SPACES) + self.one_more(CHRETIEN, self.stood() - 1)
        if source < FROM_CARD:
            return w.CITIZEN * self.stay // 100 * w.LYING // 100
        slot = s.slot_of(source - FROM_CARD)
        return self.tradesman(slot, s.trade[seat * SLOTS + slot], tradesmen(s, seat) - 1)

    def cheapest(self) -> i64:
        """TR-8.4, TR-8.5 What it costs to take up the citizen that is missed least, or to recruit one."""
        if self.source != UNKNOWN:
            return self.source
        s, seat = self.s, self.seat
        least: i64 = -UNKNOWN
        if s.supply[seat]:
            least = self.leaving(0)
        else:
            for building in range(HUES):
                if s.lying[seat * HUES + building]:
                    least = min(least, self.leaving(FROM_LYING + building))
                if s.standing(seat, building):
                    least = min(least, self.leaving(FROM_SPACE + HOUSE_SPACES * building))
            for slot in range(SLOTS):
                if s.trade[seat * SLOTS + slot]:
                    least = min(least, self.leaving(FROM_CARD + s.slots[slot]))
            if recruits(s, seat, 0):
                least = min(least, -self.influence(-RECRUIT_COST))
        self.source = least
        return least

    # ------------------------------------------------------------ cards

    def tradesman(self, slot: i64, at: i64, others: i64) -> i64:
        """TR-8.6, TR-16.4, TR-19.6 What a tradesman is worth on a space of a card to who has so many others."""
        points: i64 = w.POINT * self.s.figure(self.s.slots[slot], FIRST + at - 1) if at < PICTURE else 0
        return points + self.one_more(FLORENTIN, others) + w.REUSE * self.left

    def hired(self, slot: i64) -> i64:
        """TR-8.3 What it brings to hire a tradesman, paid for; nothing if there is one."""
        s, seat = self.s, self.seat
        if s.trade[seat * SLOTS + slot]:
            return 0
        worth = self.tradesman(slot, free_space(s, slot), tradesmen(s, seat))
        return worth + self.coins(-s.figure(s.slots[slot], COST)) - self.cheapest()

    def cubes(self, slot: i64, have: i64, n: i64) -> i64:
        """TR-8.16 What so many more cubes are worth on a delayed card."""
        each = w.CUBE[EFFECT[self.s.slots[slot]]] * w.USES[self.left] // 100
        worth: i64 = 0
        for i in range(have, have + n):
            worth += each * w.SAVED[min(i, SPENT)] // 100
        return worth

    # ------------------------------------------------------------ cathedral and events

    def stone(self, face: i64, skip: i64) -> i64:
        """TR-9.7, TR-16.5, TR-19.3 What a cube is worth on the lowest empty space of a number, above so many that will
        be there; UNKNOWN if there is none."""
        s = self.s
        for level in range(LEVELS):
            if s.cathedral[level * LEVEL_SPACES + face] == NOBODY:
                if not skip:
                    space = level * LEVEL_SPACES + face
                    worth = w.POINT * STONE_POINTS[space] + self.influence(STONE_INFLUENCE[space])
                    worth += self.one_more(URBAIN, self.stones)
                    return worth + (w.LEVEL[self.left] if bare(s, self.seat, level) else 0)
                skip -= 1
        return UNKNOWN

    def marking(self, event: i64, n: i64) -> i64:
        """TR-10.4 to TR-10.14, TR-16.3 What so many more cubes are worth on an event."""
        s, seat = self.s, self.seat
        mine = s.on(event, seat)
        worth = self.influence(n * PER_CUBE)
        if event == MARAUDING:
            return worth if mine else worth + w.RAIDS[self.left]
        room = s.room(event)
        if n >= room:
            return worth + self.countering(event, mine + room) + w.PLAGUE * self.left
        share = w.POINT * (s.event(event, MOST) + s.event(event, NEXT)) * w.FILLED[self.left] // 100
        worth += share * n // s.event(event, FLAGS)
        if not mine:
            worth += w.POINT * (100 - w.FILLED[self.left]) // 100
        return worth + (w.LEAD if mine <= self.most_cubes(event) < mine + n else 0)

    def most_cubes(self, event: i64) -> i64:
        """The most cubes that another party has on an event."""
        most: i64 = 0
        for party in range(PARTIES):
            if party != self.seat:
                most = max(most, self.s.on(event, party))
        return most

    def countering(self, event: i64, mine: i64) -> i64:
        """TR-10.8 to TR-10.14, TR-19.7 What it is worth to fill an event so that one has so many cubes there, less what
        the rivals gain. Who has been sure of points already counts them again: that is a small mistake."""
        s, seat = self.s, self.seat
        most, next = w.POINT * s.event(event, MOST), w.POINT * s.event(event, NEXT)
        top = self.most_cubes(event)
        had = s.on(event, seat)
        share = (most + next) * w.FILLED[self.left] // 100 * had // s.event(event, FLAGS)
        if mine > top:
            worth = most - (next * self.rival // 100 if top else -next)
            return worth - share + self.one_more(HENRI, count(s.won[seat]))
        if mine == top:
            return (most + next) // 2 - share
        return next - most * self.rival // 100 - share


def bare(s: Troyes, seat: i64, level: i64) -> bool:
    """TR-16.5 Whether a level of the cathedral has no cube of a seat."""
    first = level * LEVEL_SPACES
    return all(s.cathedral[space] != seat for space in range(first, first + LEVEL_SPACES))
