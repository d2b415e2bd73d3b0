"""An action from its choice to its effect (TR-26.1): a cube to spend, the size of the group, the dice one by one."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import ONE
from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.games.troyes.rules.activities import Hire, Often
from mizban.games.troyes.rules.cards import (
    CARDS,
    FARM_DIVISOR,
    FARM_GAIN,
    HUES,
    LARGEST,
    NOBODY,
    PARTIES,
    PRICE,
    SIDES,
    SLOTS,
    die_number,
    die_parts,
    kind_of,
)
from mizban.games.troyes.rules.cathedral import build, lowest
from mizban.games.troyes.rules.citizens import Citizen, closed
from mizban.games.troyes.rules.dice import can, columns, die_at, drop, highest, paid_dice, pay, price, reaches
from mizban.games.troyes.rules.requirements import (
    bonus,
    cubes_each,
    drawn_from,
    factor,
    is_placing,
    mixes,
    most_dice,
    needed,
    purse,
    suited,
)
from mizban.games.troyes.rules.state import (
    BUILDING_ACT,
    CUBE,
    FARM_ACT,
    GROUP,
    NO_CUBE,
    PLACE_ACT,
    TAKE,
    Troyes,
)


def aim(s: Troyes, act: i64) -> i64:
    """What an action is about, for its questions: a card, else the number of the action after all cards."""
    return s.slots[act] if act < SLOTS else CARDS + act


@final
class Cube(Step[Troyes]):
    """TR-8.18 to TR-8.21 One cube of one delayed card may change the group."""

    def __init__(self, seat: i64, act: i64) -> None:
        super().__init__(seat)
        self.act: Final = act

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.act)

    def ask(self, s: Troyes) -> Said:
        return ("Cube seat aim", (self.seat, aim(s, self.act)))

    def candidates(self, s: Troyes) -> list[Option]:
        return CUBES

    def options(self, s: Troyes) -> list[Option]:
        legal: list[Option] = []
        for slot in range(SLOTS):
            if s.cubes[self.seat * SLOTS + slot] and can(s, self.seat, self.act, s.slots[slot]):
                legal.append(CUBE[s.slots[slot]])
        if not legal or can(s, self.seat, self.act, NOBODY):
            legal.append(NO_CUBE)
        return legal

    def why(self, s: Troyes, o: Option) -> Said:
        if o is NO_CUBE:
            return LEGAL if can(s, self.seat, self.act, NOBODY) else ("needs-cube TR-7.16", ())
        slot = s.slot_of(o.arg)
        if slot == NOBODY or not s.cubes[self.seat * SLOTS + slot]:
            return ("no-cubes TR-8.18", ())
        if not suited(s, self.act, o.arg):
            return ("not-suited TR-8.18", ())
        return LEGAL if can(s, self.seat, self.act, o.arg) else ("no-group TR-7.16", ())

    def choose(self, s: Troyes, o: Option) -> None:
        cube = NOBODY
        if o is not NO_CUBE:
            cube = o.arg
            s.cubes[self.seat * SLOTS + s.slot_of(cube)] -= 1
            s.tell(EVERYBODY, "spends-cube seat activity", self.seat, cube)
        s.then(Group(self.seat, self.act, cube))


@final
class Group(Step[Troyes]):
    """TR-7.3, TR-7.6, TR-7.17 How many dice the group has: that is what fixes the price of a bought die."""

    def __init__(self, seat: i64, act: i64, cube: i64) -> None:
        super().__init__(seat)
        self.act: Final = act
        self.cube: Final = cube

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.act, self.cube)

    def ask(self, s: Troyes) -> Said:
        return ("Group seat aim", (self.seat, aim(s, self.act)))

    def candidates(self, s: Troyes) -> list[Option]:
        return GROUP

    def options(self, s: Troyes) -> list[Option]:
        return [GROUP[size - 1] for size in range(1, LARGEST + 1) if reaches(s, self.seat, self.act, self.cube, size)]

    def why(self, s: Troyes, o: Option) -> Said:
        if o.arg + 1 > most_dice(self.act, self.cube):
            return ("one-die TR-7.3", ())
        return LEGAL if reaches(s, self.seat, self.act, self.cube, o.arg + 1) else ("no-group TR-7.16", ())

    def choose(self, s: Troyes, o: Option) -> None:
        size = o.arg + 1
        colours = drawn_from(s, self.act, self.cube)
        s.then(Take(self.seat, self.act, self.cube, size, size, bonus(s, self.cube, size), colours, 0))


@final
class Take(Step[Troyes]):
    """TR-7.3 to TR-7.12, TR-29.2, TR-29.3 Take the dice one by one, from any district; sellers are paid at once."""

    def __init__(
        self, seat: i64, act: i64, cube: i64, size: i64, left: i64, value: i64, colours: i64, used: i64
    ) -> None:
        super().__init__(seat)
        self.act: Final = act
        self.cube: Final = cube
        self.size: Final = size
        self.left: Final = left
        self.value: Final = value  # of the dice so far, and what the cube adds
        self.colours: Final = colours  # that may still be taken, as bits
        self.used: Final = used  # TR-17.10 districts that have given a free die, as bits

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.act, self.cube, self.size, self.left, self.value, self.colours, self.used)

    def ask(self, s: Troyes) -> Said:
        return ("Take seat n of aim", (self.seat, self.left, PRICE[self.size], aim(s, self.act)))

    def candidates(self, s: Troyes) -> list[Option]:
        return TAKE

    def options(self, s: Troyes) -> list[Option]:
        legal: list[Option] = []
        for district in range(PARTIES):
            for colour in range(HUES):
                if self.colours >> colour & 1 and s.dice[district * HUES + colour]:
                    for face in range(SIDES):
                        if die_at(s, district, colour, face) and self.fits(s, district, colour, face):
                            legal.append(TAKE[die_number(district, colour, face)])
        return legal

    def price(self, s: Troyes, district: i64) -> i64:
        """What the next die of a district costs."""
        return price(s, self.seat, self.cube, self.size, self.used, district)

    def fits(self, s: Troyes, district: i64, colour: i64, face: i64) -> bool:
        """TR-7.8, TR-7.16, TR-9.6, TR-26.3 Whether the group can be completed with this die."""
        left = purse(s, self.seat, self.act) - self.price(s, district)
        if left < 0:
            return False
        if is_placing(self.act):
            return not closed(s, self.seat, self.act - PLACE_ACT, face)
        die = die_number(district, colour, face)
        most = paid_dice(left, self.size)
        if self.act == BUILDING_ACT:
            return columns(s, self.seat, self.left - 1, most, cubes_each(s, self.cube), die)
        more: i64 = 0
        if self.left > 1:
            colours = self.colours if mixes(s, self.act, self.cube) else ONE[colour]
            used = self.used | ONE[district]
            more = highest(s, self.seat, self.act, self.cube, colours, self.left - 1, most, used, die)
            if more < 0:
                return False
        return self.value + (face + 1 + more) * factor(s, self.cube) >= needed(s, self.act)

    def why(self, s: Troyes, o: Option) -> Said:
        district, colour, face = die_parts(o.arg)
        if not die_at(s, district, colour, face):
            return ("no-die TR-7.4", ())
        if not self.colours >> colour & 1:
            return ("other-colour TR-7.3", ())
        have = purse(s, self.seat, self.act)
        if have < self.price(s, district):
            return ("no-deniers n of TR-7.8", (self.price(s, district), have))
        if self.fits(s, district, colour, face):
            return LEGAL
        if is_placing(self.act):
            return ("is-protected TR-11.11", ())
        return ("no-column TR-9.6", ()) if self.act == BUILDING_ACT else ("too-low n TR-7.16", (needed(s, self.act),))

    def choose(self, s: Troyes, o: Option) -> None:
        district, colour, face = die_parts(o.arg)
        pay(s, self.seat, district, self.price(s, district), kind_of(o.arg))
        drop(s, district, kind_of(o.arg))
        if self.act == BUILDING_ACT:
            for _ in range(cubes_each(s, self.cube)):
                build(s, self.seat, lowest(s, face))
        value = self.value + (face + 1) * factor(s, self.cube)
        if self.left == 1:
            perform(s, self.seat, self.act, value, face)
            return
        colours = self.colours if mixes(s, self.act, self.cube) else ONE[colour]
        used = self.used | ONE[district]
        s.then(Take(self.seat, self.act, self.cube, self.size, self.left - 1, value, colours, used))


def perform(s: Troyes, seat: i64, act: i64, value: i64, face: i64) -> None:
    """TR-26.1 The dice are taken and paid: the effect follows."""
    if act < SLOTS:
        s.then(Hire(seat, act))
        s.then(Often(seat, act, value))
    elif act == FARM_ACT:
        s.tell(EVERYBODY, "farms seat n", seat, value)
        s.give(seat, value // FARM_DIVISOR * FARM_GAIN)
    elif is_placing(act):
        s.then(Citizen(seat, act - PLACE_ACT, face))
    elif act != BUILDING_ACT:
        s.then(Often(seat, act, value))


CUBES: Final = [*CUBE, NO_CUBE]
