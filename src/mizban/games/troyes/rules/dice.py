"""Dice groups (TR-7.3 to TR-7.17, TR-8.18 to TR-8.21): which can be formed, what
their dice cost and who gets it, and what they are worth.

An action that could not be completed may not be begun (TR-26.3): everything that looks ahead to the dice is here.
"""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import ONE
from mizban.core.packed import i64, vec
from mizban.core.state import EVERYBODY
from mizban.games.troyes.rules.cards import (
    FREE,
    HUES,
    LARGEST,
    LEVEL_SPACES,
    LEVELS,
    NEUTRAL,
    NOBODY,
    PARTIES,
    PRICE,
    SIDES,
    SLOTS,
    TAKEN,
    WHITE,
    YELLOW,
    die_number,
    die_parts,
    kind_parts,
)
from mizban.games.troyes.rules.citizens import open_faces
from mizban.games.troyes.rules.requirements import (
    accepted,
    bonus,
    cubes_each,
    drawn_from,
    factor,
    is_placing,
    mixes,
    most_dice,
    needed,
    purse,
)
from mizban.games.troyes.rules.state import (
    BUILDING_ACT,
    COMBAT_ACT,
    DIE,
    FEW,
    PLACE_ACT,
    SHIFT,
    Troyes,
    number,
)


def own_and_bought(s: Troyes, seat: i64, colour: i64, gone: i64) -> tuple[i64, i64]:
    """The dice of a colour in the own district, and in all others together; `gone` is a die that is spoken for, or
    NOBODY."""
    own = s.dice[seat * HUES + colour]
    bought = -own
    for district in range(PARTIES):
        bought += s.dice[district * HUES + colour]
    if gone >= 0:
        district, hue, face = die_parts(gone)
        if hue == colour and district == seat:
            own -= DIE[face]
        elif hue == colour:
            bought -= DIE[face]
    return own, bought


def best(own: i64, bought: i64, left: i64, most: i64) -> i64:
    """The highest sum of so many dice, of which so many at most are bought; -1 if there are too few. To take the
    highest there is, one's own first, is always best."""
    total: i64 = 0
    face: i64 = SIDES - 1
    while left and face >= 0:
        n = min(own >> SHIFT[face] & FEW, left)
        left -= n
        total += n * (face + 1)
        n = min(min(bought >> SHIFT[face] & FEW, left), most)
        left -= n
        most -= n
        total += n * (face + 1)
        face -= 1
    return -1 if left else total


def best_free(s: Troyes, seat: i64, left: i64, most: i64, used: i64, gone: i64) -> i64:
    """TR-17.10 The same with yellow dice where one die of every district is free; `used` are the districts that have
    given it, `gone` is a die that is spoken for. Alone, Le Roy gives as many as a group can have (TR-22.25)."""
    total: i64 = 0
    face: i64 = SIDES - 1
    while left and face >= 0:
        for district in range(PARTIES):
            n = s.dice[district * HUES + YELLOW] >> SHIFT[face] & FEW
            if gone == die_number(district, YELLOW, face):
                n -= 1
            while n and left and (gives(s, seat, district, used) or most):
                if not gives(s, seat, district, used):
                    most -= 1
                used |= ONE[district]
                n -= 1
                left -= 1
                total += face + 1
        face -= 1
    return -1 if left else total


def gives(s: Troyes, seat: i64, district: i64, used: i64) -> bool:
    """TR-17.10, TR-22.25 Whether the next die of a district is free with Tithing."""
    return district == seat or not used >> district & 1 or (s.seats == 1 and district == NEUTRAL)


def paid_dice(purse: i64, size: i64) -> i64:
    """TR-7.6 How many dice of a group can be bought."""
    return purse // PRICE[size] if purse > 0 else 0


def price(s: Troyes, seat: i64, cube: i64, size: i64, used: i64, district: i64) -> i64:
    """TR-7.5, TR-7.6, TR-17.10 What the next die of a district costs in a group of this size."""
    if district == seat or (cube != NOBODY and FREE[cube] and gives(s, seat, district, used)):
        return 0
    return PRICE[size]


def pay(s: Troyes, seat: i64, district: i64, price: i64, die: i64) -> None:
    """TR-7.5 to TR-7.7, TR-7.9, TR-13.4, TR-22.12 A die is taken: the seller is paid at once, for a neutral one or Le
    Roy's the bank."""
    s.deniers[seat] -= price
    if district == seat:
        s.tell(EVERYBODY, "uses seat die", seat, die)
    elif district == NEUTRAL:
        s.tell(EVERYBODY, "buys-royal seat die n" if s.alone() else "buys-neutral seat die n", seat, die, price)
    else:
        s.deniers[district] += price
        s.tell(EVERYBODY, "buys seat other die", seat, district, die)
        if price:
            s.tell(EVERYBODY, "pays seat other n", seat, district, price)


def highest(s: Troyes, seat: i64, act: i64, cube: i64, colours: i64, left: i64, most: i64, used: i64, gone: i64) -> i64:
    """The highest sum of so many more dice of these colours, of which so many at most are bought; -1 if they cannot be
    had. `gone` is a die that is spoken for, or NOBODY."""
    if cube != NOBODY and FREE[cube]:
        return best_free(s, seat, left, most, used, gone)
    mix = mixes(s, act, cube)
    own: i64 = 0
    bought: i64 = 0
    most_pips: i64 = -1
    for colour in range(HUES):
        if colours >> colour & 1:
            mine, theirs = own_and_bought(s, seat, colour, gone)
            if not mix:
                most_pips = max(most_pips, best(mine, theirs, left, most))
            own += mine
            bought += theirs
    return best(own, bought, left, most) if mix else most_pips


def columns(s: Troyes, seat: i64, left: i64, most: i64, each: i64, gone: i64) -> bool:
    """TR-9.1 to TR-9.6 Whether so many more white dice can be taken that all place their cubes, `each` of them as many;
    `gone` is a die that is spoken for, or NOBODY."""
    usable: i64 = 0
    buyable: i64 = 0
    own, bought = own_and_bought(s, seat, WHITE, gone)
    taken: i64 = NOBODY
    if gone >= 0:
        taken = gone % SIDES
    for face in range(SIDES):
        room: i64 = 0
        for level in range(LEVELS):
            if s.cathedral[level * LEVEL_SPACES + face] == NOBODY:
                room += 1
        mine, theirs = own >> SHIFT[face] & FEW, bought >> SHIFT[face] & FEW
        if face == taken:
            room -= each
            if room < 0:
                return False
        mine = min(mine, room // each)
        usable += mine
        buyable += min(theirs, room // each - mine)
    return usable + min(buyable, most) >= left


def has_face(s: Troyes, seat: i64, colour: i64, wanted: i64, pays: bool, cube: i64) -> bool:
    """TR-11.1 Whether a die of one of these faces (a bit each) can be had."""
    for district in range(PARTIES):
        if district == seat or pays or (cube != NOBODY and FREE[cube]):
            dice = s.dice[district * HUES + colour]
            for face in range(SIDES):
                if wanted >> face & 1 and dice >> SHIFT[face] & FEW:
                    return True
    return False


def reaches(s: Troyes, seat: i64, act: i64, cube: i64, size: i64) -> bool:
    """TR-7.8, TR-7.16, TR-26.3 Whether a group of this size can be formed and paid, and does something."""
    colours = drawn_from(s, act, cube)
    left = purse(s, seat, act)
    if not colours or left < 0 or size > most_dice(act, cube):
        return False
    return formed(s, seat, act, cube, size, colours, left)


def formed(s: Troyes, seat: i64, act: i64, cube: i64, size: i64, colours: i64, left: i64) -> bool:
    """The same with dice of these colours, and so many deniers left for them."""
    if is_placing(act):
        colour: i64 = act - PLACE_ACT
        if cube != NOBODY and TAKEN[cube] != NOBODY:
            colour = TAKEN[cube]
        return has_face(s, seat, colour, open_faces(s, seat, act - PLACE_ACT), left >= PRICE[1], cube)
    if act == BUILDING_ACT:
        return columns(s, seat, size, paid_dice(left, size), cubes_each(s, cube), NOBODY)
    sum = highest(s, seat, act, cube, colours, size, paid_dice(left, size), 0, NOBODY)
    return sum >= 0 and sum * factor(s, cube) + bonus(s, cube, size) >= needed(s, act)


def can(s: Troyes, seat: i64, act: i64, cube: i64) -> bool:
    """TR-7.16, TR-26.3 Whether an action can be completed with this cube, or with none."""
    colours = drawn_from(s, act, cube)
    left = purse(s, seat, act)
    if not colours or left < 0:
        return False
    return any(formed(s, seat, act, cube, size, colours, left) for size in range(1, most_dice(act, cube) + 1))


def helped(s: Troyes, seat: i64, act: i64) -> bool:
    """TR-8.18 Whether an action can be completed with a cube."""
    return any(s.cubes[seat * SLOTS + slot] and can(s, seat, act, s.slots[slot]) for slot in range(SLOTS))


# The purses that buy the same dice are of one kind (TR-7.6): [deniers, up to the price of three dice].
DEAREST: Final[i64] = LARGEST * PRICE[LARGEST]
BUYS: Final = [[n // each for each in list(PRICE)[1:]] for n in range(DEAREST + 1)]
MEANS: Final = vec[i64]([sum(BUYS[i] != BUYS[i + 1] for i in range(n)) for n in range(len(BUYS))])
KINDS: Final[i64] = MEANS[DEAREST] + 1
UNASKED: Final[i64] = -2
NO_SUMS: Final = vec[i64]([UNASKED] * (HUES * KINDS))


@final
class Reach:
    """What a seat can complete now, for many actions: the highest sums of dice are worked out once."""

    def __init__(self, s: Troyes, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.cubes = any(s.cubes[seat * SLOTS + slot] for slot in range(SLOTS))
        self.sums = NO_SUMS[:]  # [colour * KINDS + kind of purse]

    def possible(self, act: i64) -> bool:
        """TR-7.16, TR-26.3 Whether an action can be completed, with a cube or without."""
        return self.can(act) or (self.cubes and helped(self.s, self.seat, act))

    def can(self, act: i64) -> bool:
        """Whether an action can be completed without a cube; the same as `can` says."""
        s = self.s
        if act == BUILDING_ACT or is_placing(act) or mixes(s, act, NOBODY):
            return can(s, self.seat, act, NOBODY)
        left = purse(s, self.seat, act)
        if left < 0:
            return False
        colours, need = accepted(s, act), needed(s, act)
        left = min(left, DEAREST)
        return any(colours >> colour & 1 and self.sum(colour, left) >= need for colour in range(HUES))

    def sum(self, colour: i64, left: i64) -> i64:
        """TR-7.3 to TR-7.8 The highest sum of one, two or three dice of a colour that can be paid."""
        at = colour * KINDS + MEANS[left]
        if self.sums[at] == UNASKED:
            own, bought = own_and_bought(self.s, self.seat, colour, NOBODY)
            highest_sum: i64 = -1
            if own or (bought and left >= PRICE[1]):
                for size in range(1, LARGEST + 1):
                    sum = best(own, bought, size, paid_dice(left, size))
                    if sum < 0:
                        break  # nor can a larger group be formed: it takes more dice, and each is dearer
                    highest_sum = max(highest_sum, sum)
            self.sums[at] = highest_sum
        return self.sums[at]


def die_at(s: Troyes, district: i64, colour: i64, face: i64) -> bool:
    """Whether a district has such a die."""
    return s.dice[district * HUES + colour] >> SHIFT[face] & FEW > 0


def drop(s: Troyes, district: i64, kind: i64) -> None:
    """TR-7.10 A die leaves a district."""
    colour, face = kind_parts(kind)
    s.dice[district * HUES + colour] -= DIE[face]


def most_activations(s: Troyes, act: i64, value: i64) -> i64:
    """TR-8.13, TR-10.2, TR-10.3 How often a group of this value works."""
    times = value // needed(s, act)
    return min(times, s.room(act - COMBAT_ACT)) if act >= COMBAT_ACT else times


def all_dice(s: Troyes, colour: i64) -> i64:
    """How many dice of a colour lie on the whole square."""
    n: i64 = 0
    for district in range(PARTIES):
        n += number(s.dice[district * HUES + colour])
    return n
