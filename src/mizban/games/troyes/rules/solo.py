"""The King's Challenge (TR-22): Le Roy's placement, his turns and his table. He is the neutral party."""

from __future__ import annotations

from typing import Final

from mizban.core.packed import append, i64, vec
from mizban.core.state import EVERYBODY
from mizban.games.troyes.rules.activities import free_space
from mizban.games.troyes.rules.cards import (
    BISHOPRIC,
    CHARACTERS,
    CITY_HALL,
    CYCLE_DICE,
    CYCLE_ROYAL,
    DEED,
    DEED_AMOUNT,
    DEED_BOUGHT,
    DEED_DICE,
    DEEDS,
    HOUSE_SPACES,
    HUES,
    NEUTRAL,
    NOBODY,
    NUMBERS,
    PALACE,
    PICTURE,
    PRICE,
    RANKING,
    SIDES,
    SLOTS,
    STONE_POINTS,
    WIDTH,
    kind_number,
    kind_parts,
    slot_number,
)
from mizban.games.troyes.rules.cathedral import best_empty, build
from mizban.games.troyes.rules.citizens import enter, pushed
from mizban.games.troyes.rules.countered_events import put_cubes, settle_events
from mizban.games.troyes.rules.dice import drop
from mizban.games.troyes.rules.figures import (
    COST,
    FIRST,
    PREFERENCE,
    ROW_OF,
    ROYAL,
    ROYAL_CATHEDRAL,
    ROYAL_CHARACTER,
    ROYAL_HIGH,
    ROYAL_LOW,
)
from mizban.games.troyes.rules.scoring import tier
from mizban.games.troyes.rules.state import FEW, SHIFT, Troyes

SCORE, CITIZEN, EVENT, TRADESMAN, CATHEDRAL, CHARACTER = range(len(DEEDS))
WHEREVER: Final = vec[i64]([PALACE, CITY_HALL, BISHOPRIC])  # TR-22.36


# ---------------------------------------------------------------- placement


def cycle(s: Troyes) -> None:
    """TR-22.4, TR-22.5, TR-22.36 Six dice are rolled; the highest whose buildings have room name where three citizens
    of Le Roy stand."""
    dice = rolled(s)
    for _ in range(CYCLE_ROYAL):
        building = named(s, dice)
        if building == NOBODY:
            for other in WHEREVER:
                if building == NOBODY and best_space(s, other) != NOBODY:
                    building = other
        if building != NOBODY:
            stand(s, best_space(s, building))


def rolled(s: Troyes) -> vec[i64]:
    """TR-22.4 The dice of a cycle, by kind."""
    dice = vec[i64]()
    for colour in range(HUES):
        for _ in range(CYCLE_DICE[colour]):
            dice = append(dice, kind_number(colour, s.rng.below(SIDES)))
    for die in dice:
        s.tell(EVERYBODY, "royal-rolls die", die)
    return dice


def named(s: Troyes, dice: vec[i64]) -> i64:
    """TR-22.5, TR-22.10 The building of the highest die that is not used yet and leads to a free space; the die is used
    up, and so are those before it. NOBODY if there is none."""
    while True:
        at = NOBODY
        for i in range(len(dice)):
            if dice[i] != NOBODY and (at == NOBODY or before(dice[i], dice[at])):
                at = i
        if at == NOBODY:
            return NOBODY
        building, _ = kind_parts(dice[at])
        dice[at] = NOBODY
        if best_space(s, building) != NOBODY:
            return building


def before(die: i64, other: i64) -> bool:
    """TR-22.10 Whether a die ranks before another: the value, then red before yellow before white."""
    colour, face = kind_parts(die)
    other_colour, other_face = kind_parts(other)
    return face > other_face if face != other_face else rank(colour) < rank(other_colour)


def rank(colour: i64) -> i64:
    """TR-22.10 The place of a colour."""
    for i in range(HUES):
        if RANKING[i] == colour:
            return i
    return HUES


def best_space(s: Troyes, building: i64) -> i64:
    """TR-22.5 The best free space of a building, or NOBODY."""
    for i in range(HOUSE_SPACES):
        space = s.figures[PREFERENCE + building * HOUSE_SPACES + i]
        if s.spaces[space] == NOBODY:
            return space
    return NOBODY


def stand(s: Troyes, space: i64) -> None:
    """TR-22.30 A citizen of Le Roy stands on a free space, if he has one left."""
    if s.stock[NEUTRAL]:
        s.stock[NEUTRAL] -= 1
        s.spaces[space] = NEUTRAL
        s.tell(EVERYBODY, "royal-enters space", space)


# ---------------------------------------------------------------- his turn


def best_die(s: Troyes, district: i64) -> i64:
    """TR-22.10 The kind of the best die of a district, or NOBODY."""
    for face in range(SIDES - 1, -1, -1):
        for i in range(HUES):
            if s.dice[district * HUES + RANKING[i]] >> SHIFT[face] & FEW:
                return kind_number(RANKING[i], face)
    return NOBODY


def use_dice(s: Troyes, n: i64) -> None:
    """TR-22.13 He uses his best dice, as many as he has."""
    for _ in range(n):
        die = best_die(s, NEUTRAL)
        if die != NOBODY:
            drop(s, NEUTRAL, die)
            s.tell(EVERYBODY, "royal-uses die", die)


def royal_turn(s: Troyes) -> None:
    """TR-22.13, TR-22.14, TR-22.28 Two black dice say what Le Roy does; without dice of his own he does nothing."""
    if not s.dice_in(NEUTRAL):
        return
    s.rolled = s.rng.below(SIDES) + s.rng.below(SIDES) + 2
    deed = DEED[s.rolled]
    s.tell(EVERYBODY, "royal-turn n deed", s.rolled, deed)
    if deed == SCORE:
        royal_score(s)
    elif deed == CITIZEN:
        royal_citizen(s)
    elif deed == EVENT:
        royal_event(s)
    elif deed == TRADESMAN:
        royal_tradesman(s)
        use_dice(s, DEED_DICE[s.rolled])
    elif deed == CATHEDRAL:
        royal_cathedral(s)
        use_dice(s, DEED_DICE[s.rolled])
    else:
        royal_character(s)


def royal_score(s: Troyes) -> None:
    """TR-22.14, TR-22.15, TR-27.2 He scores, and buys the player's best die for it; the bank pays."""
    own = DEED_DICE[s.rolled] - DEED_BOUGHT[s.rolled]
    die = best_die(s, 0)
    if die == NOBODY:
        own = DEED_DICE[s.rolled]
    else:
        drop(s, 0, die)
        s.tell(EVERYBODY, "royal-buys die", die)
        s.give(0, PRICE[DEED_DICE[s.rolled]])
    use_dice(s, own)
    s.score(NEUTRAL, s.figures[ROYAL + (ROYAL_HIGH if DEED_DICE[s.rolled] == 3 else ROYAL_LOW)])


def royal_citizen(s: Troyes) -> None:
    """TR-22.16, TR-22.30, TR-22.32 The colour of his best die names the building: he expels a citizen of the player if
    he can, else takes the best empty space, else goes where the die leads."""
    die = best_die(s, NEUTRAL)
    building, face = kind_parts(die)
    use_dice(s, DEED_DICE[s.rolled])
    if not s.stock[NEUTRAL]:
        s.tell(EVERYBODY, "royal-nothing")
        return
    row = victim(s, building)
    space = best_space(s, building)
    if row == NOBODY and space != NOBODY:
        stand(s, space)
        return
    if row == NOBODY:
        out = pushed(s, building, face, NOBODY)
        if s.lying[out * HUES + building]:
            s.tell(EVERYBODY, "royal-nothing")
            return
        row = face
    s.stock[NEUTRAL] -= 1
    enter(s, NEUTRAL, building, row, True)


def victim(s: Troyes, building: i64) -> i64:
    """TR-22.32 A face that leads to the row whose end is the player's citizen on the best space, if it can be expelled;
    NOBODY if there is none."""
    if s.lying[building]:
        return NOBODY  # TR-11.11 the player is protected here
    for i in range(HOUSE_SPACES):
        space = s.figures[PREFERENCE + building * HOUSE_SPACES + i]
        for face in range(SIDES):
            last = building * HOUSE_SPACES + (s.figures[ROW_OF + building * SIDES + face] + 1) * WIDTH[building] - 1
            if last == space and pushed(s, building, face, NOBODY) == 0:
                return face
    return NOBODY


def royal_event(s: Troyes) -> None:
    """TR-22.14, TR-22.17 He fills the flags of the event furthest to the right; with none open nothing happens."""
    if not len(s.row):
        s.tell(EVERYBODY, "royal-nothing")
        return
    event = s.row[len(s.row) - 1]
    n = s.room(event)
    use_dice(s, n)
    put_cubes(s, NEUTRAL, event, n)
    settle_events(s)


def royal_tradesman(s: Troyes) -> None:
    """TR-22.18, TR-22.30, TR-22.31 A tradesman on the free space with most points, where he has none."""
    best = NOBODY
    for colour in RANKING:
        for slot in range(slot_number(colour, 1), slot_number(colour, NUMBERS) + 1):
            if offers(s, slot) and (best == NOBODY or dearer(s, slot, best)):
                best = slot
    if best == NOBODY or not s.stock[NEUTRAL]:
        s.tell(EVERYBODY, "royal-nothing")
        return
    s.stock[NEUTRAL] -= 1
    s.trade[NEUTRAL * SLOTS + best] = free_space(s, best)
    s.tell(EVERYBODY, "royal-hires activity", s.slots[best])


def offers(s: Troyes, slot: i64) -> bool:
    """TR-22.31 Whether a face-up card has a free scoring space and none of Le Roy's citizens."""
    return s.up(slot) and not s.trade[NEUTRAL * SLOTS + slot] and free_space(s, slot) != PICTURE


def dearer(s: Troyes, slot: i64, other: i64) -> bool:
    """TR-22.18 Whether a card has a better free space than another: more points, then a lower hiring cost."""
    mine = s.figure(s.slots[slot], FIRST + free_space(s, slot) - 1)
    theirs = s.figure(s.slots[other], FIRST + free_space(s, other) - 1)
    if mine != theirs:
        return mine > theirs
    return s.figure(s.slots[slot], COST) < s.figure(s.slots[other], COST)


def royal_cathedral(s: Troyes) -> None:
    """TR-22.19, TR-22.33 Cubes on the best spaces of the lowest level with room; in a full cathedral he scores."""
    if best_empty(s) == NOBODY:
        s.score(NEUTRAL, s.figures[ROYAL + ROYAL_CATHEDRAL])
        return
    for _ in range(DEED_AMOUNT[s.rolled]):
        space = best_empty(s)
        if space != NOBODY:
            build(s, NEUTRAL, space)
            s.score(NEUTRAL, STONE_POINTS[space])


def royal_character(s: Troyes) -> None:
    """TR-22.6, TR-22.20 The top character is scored for both sides and leaves the game; when none is left he scores."""
    if s.scored == len(CHARACTERS):
        s.score(NEUTRAL, s.figures[ROYAL + ROYAL_CHARACTER])
        return
    character = s.characters[s.scored]
    mine, his = tier(s, 0, character), tier(s, NEUTRAL, character)
    s.tell(EVERYBODY, "character-scored character n of", character, mine, his)
    s.scored += 1
    s.score(0, mine)
    s.score(NEUTRAL, his)
