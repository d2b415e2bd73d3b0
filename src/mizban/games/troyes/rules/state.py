"""The words of Troyes and the pieces on its table."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import ONE
from mizban.core.packed import append, i64, vec
from mizban.core.state import EVERYBODY, State
from mizban.core.words import Words
from mizban.games.troyes.rules.cards import (
    ACTIVITY_IDS,
    BUILDINGS,
    COLOURS,
    DELAYED,
    DIE_KINDS,
    EVENT_IDS,
    HOUSE,
    HOUSE_SPACES,
    HUES,
    MARAUDING,
    MOST_INFLUENCE,
    NEUTRAL,
    NOBODY,
    NUMBERS,
    PICTURE,
    PLACES,
    SEATS,
    SIDES,
    SLOTS,
    SPACES,
    WHITE,
    YELLOW,
)
from mizban.games.troyes.rules.figures import COLUMNS, EVENT, EVENT_COLUMNS, FLAGS

DISTRICTS: Final = [*[str(seat) for seat in range(SEATS)], "n"]  # of the seats, and the neutral one
VALUES: Final = [str(face + 1) for face in range(SIDES)]
FACES: Final = [f"{colour}-{value}" for colour in COLOURS for value in VALUES]  # [kind]
DICE_IDS: Final = [f"{district}-{die}" for district in DISTRICTS for die in FACES]  # [die]
OWN_DICE: Final = DICE_IDS[: int(SEATS) * DIE_KINDS]  # those that are not in the neutral district
MOST_TIMES: Final = 36  # three dice that each count 12

WORDS: Final = Words()
SETTLE: Final = WORDS.verb("settle", "space", SPACES)
DEFEND: Final = WORDS.word("defend")
YIELD: Final = WORDS.word("yield")
FACE: Final = WORDS.verb("face", "black", VALUES)
ENOUGH: Final = WORDS.word("enough")
SPEND: Final = WORDS.verb("spend", "die", OWN_DICE)
STOP_SPENDING: Final = WORDS.word("stop-spending")
REROLL: Final = WORDS.verb("reroll", "die", OWN_DICE)
RECRUIT: Final = WORDS.word("recruit")
FLIP: Final = WORDS.word("flip")
TURN_OVER: Final = WORDS.verb("turn-over", "die", OWN_DICE)
STOP_FLIPPING: Final = WORDS.word("stop-flipping")
ACTIVATE: Final = WORDS.verb("activate", "activity", ACTIVITY_IDS)
BUILD: Final = WORDS.word("build")
COMBAT: Final = WORDS.verb("combat", "event", EVENT_IDS)
PLACE: Final = WORDS.verb("place", "building", BUILDINGS)
FARM: Final = WORDS.word("farm")
PASS: Final = WORDS.word("pass")
CUBE: Final = WORDS.verb("cube", "cubes", ACTIVITY_IDS)
NO_CUBE: Final = WORDS.word("no-cube")
GROUP: Final = WORDS.verb("group", "group", ["1", "2", "3"])
TAKE: Final = WORDS.verb("take", "die", DICE_IDS)
TIMES: Final = WORDS.verb("times", "times", [str(n) for n in range(1, MOST_TIMES + 1)])
MILL: Final = WORDS.verb("mill", "building", BUILDINGS[:2])  # TR-17.3
MARK: Final = WORDS.verb("mark", "event", EVENT_IDS)

# Where a citizen may come from (TR-8.4): 0 the personal supply, then the spaces, the buildings it lies on, the cards.
SOURCES: Final = [
    ("supply", "supply:own"),
    *[(id, f"space:{id}") for id in SPACES],
    *[(f"lying_{id}", f"lying:{id}") for id in BUILDINGS],
    *[(id, f"activity:{id}") for id in ACTIVITY_IDS],
]
FROM_SPACE: Final[i64] = 1
FROM_LYING: Final[i64] = FROM_SPACE + PLACES
FROM_CARD: Final[i64] = FROM_LYING + HUES
FROM: Final = [WORDS.add("from", i, f"from:{name}", ref) for i, (name, ref) in enumerate(SOURCES)]

# Actions by number (TR-7.2): the nine activity places, then these, the buildings, and the events.
BUILDING_ACT: Final[i64] = SLOTS  # TR-9 the cathedral
FARM_ACT: Final[i64] = SLOTS + 1  # TR-12
PLACE_ACT: Final[i64] = SLOTS + 2  # TR-11 in the Palace; the other buildings follow
COMBAT_ACT: Final[i64] = PLACE_ACT + HUES  # TR-10 event 0; the others follow

# Dice of one colour in one district are counted in one number: dice >> SHIFT[face] & FEW.
FACE_BITS: Final = 5
FEW: Final[i64] = 31  # as many bits
SHIFT: Final = vec[i64]([FACE_BITS * face for face in range(SIDES)])  # [face] where the dice of a face are counted
DIE: Final = vec[i64]([1 << FACE_BITS * face for face in range(SIDES)])  # [face] one die

PARTY_BITS: Final = 3  # TR-10.17 a cube on an event is event << PARTY_BITS | party
PARTY_MASK: Final = 7


def mark_number(event: i64, party: i64) -> i64:
    """TR-10.17 The number of a cube of a party on an event, which `mark_parts` takes apart."""
    return event << PARTY_BITS | party


def mark_parts(mark: i64) -> tuple[i64, i64]:
    """TR-10.17 The event and the party of a cube."""
    return mark >> PARTY_BITS, mark & PARTY_MASK


@final
class Troyes(State):
    """Parties are the seats and the neutral one, who is Le Roy in the solo game."""

    figures: vec[i64]  # TR-28.6 what is printed on the cards; never changed, so copies share it
    bonus: i64  # TR-21.1 1: with the bonus cards
    pushing: i64  # TR-11.16 1: who enters a row with a gap does so at its left end
    running: i64  # TR-23.2 1: everybody sees all points
    dice: vec[i64]  # [district * HUES + colour] so many of each face
    black: vec[i64]  # TR-6.11 black dice still to counter, the highest first
    spaces: vec[i64]  # [space] who stands there, or NOBODY
    lying: vec[i64]  # TR-11.9 [party * HUES + building] expelled citizens
    supply: vec[i64]  # TR-2.4 [party] citizens in the personal supply
    stock: vec[i64]  # [party] citizens in the general supply
    trade: vec[i64]  # TR-8.3 [party * SLOTS + slot] 0: no tradesman; 1 to 3: on a space; PICTURE
    cubes: vec[i64]  # TR-8.16 [seat * SLOTS + slot] on delayed cards
    deniers: vec[i64]  # [seat]
    pouch: vec[i64]  # TR-13.2 [seat] deniers lying in the district
    influence: vec[i64]  # [seat]
    points: vec[i64]  # [party] victory point tokens
    won: vec[i64]  # TR-10.13 [party] a bit for each event
    passed: vec[i64]  # TR-13.3 [seat]
    cathedral: vec[i64]  # TR-9.2 [level * LEVEL_SPACES + number] whose cube, or NOBODY
    row: vec[i64]  # TR-6.1 open events from left to right, without Marauding
    marks: vec[i64]  # TR-10.17 cubes on events, in the order they were placed: see `mark_number`
    red: vec[i64]  # events, the next one first
    white: vec[i64]
    yellow: vec[i64]
    aside: vec[i64]  # TR-2.8 red events that are not in the deck, the next one to be called first
    slots: vec[i64]  # TR-2.7 [slot] the activity card, see `slot_number`; never changed
    box: vec[i64]  # activity cards that are not in the game, alike ones by number, for `redeal`; never changed
    characters: vec[i64]  # TR-2.6 those of seat 0 first, the rest in the box; alone: the pile, its top first
    scored: i64  # TR-22.20 how many of the pile have been scored
    shown: i64  # TR-5.1 how many activity cards of a colour are face up
    round: i64  # from 1; 0 during the initial placement
    phase: i64  # TR-4.2 0 to 5
    start: i64  # TR-2.10 who has the Start Player card
    active: i64  # the party at turn
    rolled: i64  # TR-22.13 Le Roy's last roll, or 0
    over: i64

    def copy(self) -> Troyes:
        c = Troyes()
        self.copy_to(c)
        c.figures, c.bonus, c.pushing, c.running = self.figures, self.bonus, self.pushing, self.running
        c.dice, c.black, c.spaces, c.lying = self.dice[:], self.black[:], self.spaces[:], self.lying[:]
        c.supply, c.stock, c.trade, c.cubes = self.supply[:], self.stock[:], self.trade[:], self.cubes[:]
        c.deniers, c.pouch, c.influence = self.deniers[:], self.pouch[:], self.influence[:]
        c.points, c.won, c.passed = self.points[:], self.won[:], self.passed[:]
        c.cathedral, c.row, c.marks = self.cathedral[:], self.row[:], self.marks[:]
        c.red, c.white, c.yellow, c.aside = self.red[:], self.white[:], self.yellow[:], self.aside[:]
        c.slots, c.box, c.characters, c.scored = self.slots, self.box, self.characters, self.scored
        c.shown, c.round, c.phase, c.start = self.shown, self.round, self.phase, self.start
        c.active, c.rolled, c.over = self.active, self.rolled, self.over
        return c

    def alone(self) -> bool:
        """TR-22.1 Whether one player plays against Le Roy."""
        return self.seats == 1

    def left(self, party: i64) -> i64:
        """TR-7.1, TR-22.7 Who comes next clockwise; alone, the player and Le Roy take turns."""
        if self.seats == 1:
            return 0 if party else NEUTRAL
        return party + 1 if party + 1 < self.seats else 0

    # Cards.

    def up(self, slot: i64) -> bool:
        """TR-5.1 Whether the activity card of a place is face up."""
        return slot % NUMBERS < self.shown

    def figure(self, card: i64, column: i64) -> i64:
        """A figure of an activity card."""
        return self.figures[card * COLUMNS + column]

    def event(self, event: i64, column: i64) -> i64:
        """A figure of an event."""
        return self.figures[EVENT + event * EVENT_COLUMNS + column]

    def slot_of(self, card: i64) -> i64:
        """The place of an activity card that is face up, or NOBODY."""
        for slot in range(SLOTS):
            if self.slots[slot] == card and self.up(slot):
                return slot
        return NOBODY

    # Events.

    def on(self, event: i64, party: i64) -> i64:
        """TR-10.7 How many cubes of a party an event has."""
        cubes: i64 = 0
        mark = mark_number(event, party)
        for other in self.marks:
            if other == mark:
                cubes += 1
        return cubes

    def room(self, event: i64) -> i64:
        """TR-10.3, TR-10.19 How many flags of an event are empty; Marauding always has room."""
        if event == MARAUDING:
            return MOST_TIMES
        flags = self.event(event, FLAGS)
        for mark in self.marks:
            if mark >> PARTY_BITS == event:
                flags -= 1
        return flags

    def is_open(self, event: i64) -> bool:
        """TR-10.1 Whether an event is open."""
        if event == MARAUDING:
            return True
        return any(other == event for other in self.row)

    # Gains and losses.

    def give(self, seat: i64, n: i64) -> None:
        """TR-25.2 Deniers from the bank, which never runs out."""
        if n:
            self.deniers[seat] += n
            self.tell(EVERYBODY, "gains-deniers seat n", seat, n)

    def inspire(self, seat: i64, n: i64) -> None:
        """TR-15.1 Influence, up to the end of the track; Le Roy has none (TR-22.1)."""
        if n and seat != NEUTRAL:
            self.influence[seat] = min(self.influence[seat] + n, MOST_INFLUENCE)
            self.tell(EVERYBODY, "gains-influence seat n of", seat, n, self.influence[seat])

    def score(self, party: i64, n: i64) -> None:
        """Victory points; the grey colour gains none, Le Roy does (TR-10.12, TR-22.17)."""
        if not n or (party == NEUTRAL and self.seats > 1):
            return
        self.points[party] += n
        if party == NEUTRAL:
            self.tell(EVERYBODY, "royal-points n", n)
        else:
            self.tell(EVERYBODY, "gains-points seat n", party, n)

    def punish(self, seat: i64, n: i64) -> None:
        """TR-6.7, TR-6.8 A loss of points, down to none in hand."""
        lost = min(n, self.points[seat])
        self.points[seat] -= lost
        self.tell(EVERYBODY, "loses-points seat n", seat, lost)

    def royal(self) -> bool:
        """TR-22.11 Whether the turn is Le Roy's."""
        return self.seats == 1 and self.active == NEUTRAL

    # Dice.

    def dice_in(self, district: i64) -> i64:
        """How many dice a district has."""
        first = district * HUES
        return number(self.dice[first]) + number(self.dice[first + WHITE]) + number(self.dice[first + YELLOW])

    def square(self) -> bool:
        """TR-14.1 Whether there are dice on the whole square."""
        return any(dice > 0 for dice in self.dice)

    def standing(self, party: i64, building: i64) -> i64:
        """How many citizens of a party stand in a building."""
        citizens: i64 = 0
        for space in range(building * HOUSE_SPACES, (building + 1) * HOUSE_SPACES):
            if self.spaces[space] == party:
                citizens += 1
        return citizens


def number(dice: i64) -> i64:
    """How many dice a count holds."""
    n: i64 = 0
    while dice:
        n += dice & FEW
        dice >>= FACE_BITS
    return n


def pips(dice: i64) -> i64:
    """The sum of the dice of a count."""
    total: i64 = 0
    for face in range(SIDES):
        total += (dice >> SHIFT[face] & FEW) * (face + 1)
    return total


def faces(dice: i64) -> list[int]:
    """The values of the dice of a count, the lowest first."""
    return [face + 1 for face in range(SIDES) for _ in range(dice >> SHIFT[face] & FEW)]


def insert(values: vec[i64], value: i64) -> vec[i64]:
    """A value in its place, the highest first."""
    at = len(values)
    values = append(values, value)
    while at > 0 and values[at - 1] < value:
        values[at] = values[at - 1]
        at -= 1
    values[at] = value
    return values


ALL_SEATS: Final = ONE[SEATS] - 1
assert [int(n) for n in HOUSE] == [i // HOUSE_SPACES for i in range(len(BUILDINGS) * HOUSE_SPACES)]
assert len(DELAYED) == len(ACTIVITY_IDS)
assert PICTURE > 3
