"""Citizens in the principal buildings (TR-11): where they come from, how they enter, and who is expelled."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import ONE
from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.games.troyes.rules import earlier
from mizban.games.troyes.rules.cards import (
    HOUSE,
    HOUSE_SPACES,
    HUES,
    NEUTRAL,
    NOBODY,
    PARTIES,
    RECRUIT_COST,
    SIDES,
    SLOTS,
    WIDTH,
)
from mizban.games.troyes.rules.figures import ROW_OF
from mizban.games.troyes.rules.influence import recruit
from mizban.games.troyes.rules.state import FROM, FROM_CARD, FROM_LYING, FROM_SPACE, RECRUIT, Troyes

# ---------------------------------------------------------------- rows


def first_of(s: Troyes, building: i64, face: i64) -> i64:
    """TR-11.5, TR-11.6 The left space of the row that a die leads to."""
    return building * HOUSE_SPACES + s.figures[ROW_OF + building * SIDES + face] * WIDTH[building]


def gap(s: Troyes, first: i64, size: i64, but: i64) -> i64:
    """TR-11.7 The first empty space of a row, or NOBODY; `but` is being left."""
    for space in range(first, first + size):
        if s.spaces[space] == NOBODY or space == but:
            return space
    return NOBODY


def pushed(s: Troyes, building: i64, face: i64, but: i64) -> i64:
    """TR-11.5, TR-11.8 Who is expelled when a citizen enters a row, or NOBODY."""
    first, size = first_of(s, building, face), WIDTH[building]
    return s.spaces[first + size - 1] if gap(s, first, size, but) == NOBODY else NOBODY


def enter(s: Troyes, party: i64, building: i64, face: i64, from_left: bool) -> None:
    """TR-11.3, TR-11.5, TR-11.7, TR-11.8, TR-11.16, TR-18.8 A citizen enters a row: it takes the first empty space, or
    comes in at the left and pushes the others to the first gap, or one of them out."""
    first, size = first_of(s, building, face), WIDTH[building]
    at = gap(s, first, size, NOBODY)
    if at == NOBODY:
        at = first + size - 1
        expel(s, s.spaces[at], building)
        from_left = True
    if from_left:
        while at > first:
            s.spaces[at] = s.spaces[at - 1]
            at -= 1
    s.spaces[at] = party
    if party == NEUTRAL:
        s.tell(EVERYBODY, "royal-enters space" if s.alone() else "enters space", at)
    else:
        s.tell(EVERYBODY, "stands seat space", party, at)


def expel(s: Troyes, party: i64, building: i64) -> None:
    """TR-11.9, TR-11.10, TR-11.12 A citizen is laid down on the picture of the building; its dice stay."""
    s.lying[party * HUES + building] += 1
    if party == NEUTRAL:
        s.tell(EVERYBODY, "royal-expelled building" if s.alone() else "neutral-expelled building", building)
    else:
        s.tell(EVERYBODY, "expelled seat building", party, building)


# ---------------------------------------------------------------- where a citizen comes from


def available(s: Troyes, seat: i64, source: i64) -> bool:
    """TR-8.4, TR-11.2 Whether a seat has a citizen there."""
    if source == 0:
        return s.supply[seat] > 0
    if source < FROM_LYING:
        return s.spaces[source - FROM_SPACE] == seat
    if source < FROM_CARD:
        return s.lying[seat * HUES + source - FROM_LYING] > 0
    slot = s.slot_of(source - FROM_CARD)
    return slot != NOBODY and s.trade[seat * SLOTS + slot] > 0


def candidates(s: Troyes) -> list[Option]:
    """TR-8.4, TR-8.5, TR-11.2 Every answer to the question which citizen comes."""
    return CITIZENS if earlier.recruited(s) else FROM


def sources(s: Troyes, seat: i64) -> list[Option]:
    """TR-8.4 Every place where a seat has a citizen."""
    places: list[Option] = []
    if s.supply[seat]:
        places.append(FROM[0])
    for space in range(len(s.spaces)):
        if s.spaces[space] == seat:
            places.append(FROM[FROM_SPACE + space])
    for building in range(HUES):
        if s.lying[seat * HUES + building]:
            places.append(FROM[FROM_LYING + building])
    for slot in range(SLOTS):
        if s.trade[seat * SLOTS + slot]:
            places.append(FROM[FROM_CARD + s.slots[slot]])
    return places


def take_up(s: Troyes, seat: i64, source: i64) -> None:
    """TR-8.4, TR-8.9, TR-8.11, TR-11.3, TR-11.14, TR-11.17 A citizen leaves where it is; nobody moves up, and cubes
    stay on a card."""
    if source == 0:
        s.supply[seat] -= 1
    elif source < FROM_LYING:
        s.spaces[source - FROM_SPACE] = NOBODY
    elif source < FROM_CARD:
        s.lying[seat * HUES + source - FROM_LYING] -= 1
    else:
        s.trade[seat * SLOTS + s.slot_of(source - FROM_CARD)] = 0
    s.tell(EVERYBODY, "takes-up seat source", seat, source)


def recruits(s: Troyes, seat: i64, kept: i64) -> bool:
    """TR-8.5, TR-11.2, TR-25.1 Whether a seat may recruit the citizen that is asked for, and still has so much
    influence for what follows."""
    able = s.influence[seat] >= RECRUIT_COST + kept and s.stock[seat] > 0
    return able and not s.supply[seat] and earlier.recruited(s)


def why_no_recruit(s: Troyes, seat: i64, kept: i64) -> Said:
    """TR-8.5, TR-25.1 Why a seat may not recruit it."""
    if s.supply[seat]:
        return ("no-need TR-8.5", ())
    if not s.stock[seat]:
        return ("no-stock TR-25.1", ())
    return LEGAL if recruits(s, seat, kept) else ("no-influence n of TR-8.5", (RECRUIT_COST + kept, s.influence[seat]))


def bring(s: Troyes, seat: i64, o: Option) -> None:
    """TR-8.4, TR-8.5, TR-11.2 The citizen that was chosen leaves where it is; one is recruited for it."""
    if o is RECRUIT:
        recruit(s, seat)
        take_up(s, seat, 0)
    else:
        take_up(s, seat, o.arg)


# ---------------------------------------------------------------- what is allowed


def protected(s: Troyes, building: i64, face: i64, source: i64) -> bool:
    """TR-11.3, TR-11.11 to TR-11.13 Whether the one who would be expelled cannot be, because one of the colour lies
    there already, even if it is that one who enters. A citizen taken from the row makes room in it."""
    left = source - FROM_SPACE if FROM_SPACE <= source < FROM_LYING and reopens(s, building) else NOBODY
    out = pushed(s, building, face, left)
    return out != NOBODY and s.lying[out * HUES + building] > 0


def reopens(s: Troyes, building: i64) -> bool:
    """TR-11.3 Whether the space that a citizen leaves is empty for itself, too: in rows, and by now in the Palace."""
    return WIDTH[building] > 1 or earlier.returns(s)


def open_faces(s: Troyes, seat: i64, building: i64) -> i64:
    """TR-11.11 The faces of dice with which a seat can place a citizen in a building, a bit for each: all of them while
    nobody lies there."""
    if not any(s.lying[party * HUES + building] for party in range(PARTIES)):
        return ONE[SIDES] - 1
    faces: i64 = 0
    for face in range(SIDES):
        if not closed(s, seat, building, face):
            faces |= ONE[face]
    return faces


def closed(s: Troyes, seat: i64, building: i64, face: i64) -> bool:
    """TR-11.11 Whether no citizen of a seat can enter with a die; one that is taken from that row still may."""
    if not protected(s, building, face, NOBODY):
        return False
    first, size = first_of(s, building, face), WIDTH[building]
    return not reopens(s, building) or all(s.spaces[space] != seat for space in range(first, first + size))


def unprotected(s: Troyes) -> Troyes:
    """TR-11.11 The same table with nobody lying on a building."""
    c = s.copy()
    for i in range(len(c.lying)):
        c.lying[i] = 0
    return c


@final
class Citizen(Step[Troyes]):
    """TR-11.2, TR-11.3, TR-11.11 Which citizen is placed."""

    def __init__(self, seat: i64, building: i64, face: i64) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.face: Final = face

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.building, self.face)

    def ask(self, s: Troyes) -> Said:
        return ("Citizen seat building", (self.seat, self.building))

    def candidates(self, s: Troyes) -> list[Option]:
        return candidates(s)

    def options(self, s: Troyes) -> list[Option]:
        legal = [o for o in sources(s, self.seat) if not self.shut(s, o)]
        if recruits(s, self.seat, 0) and not self.shut(s, RECRUIT):
            legal.append(RECRUIT)
        return legal

    def shut(self, s: Troyes, o: Option) -> bool:
        """TR-11.11 Whether the one who would be expelled is protected from this citizen; a recruit comes from the
        supply."""
        return protected(s, self.building, self.face, 0 if o is RECRUIT else o.arg)

    def why(self, s: Troyes, o: Option) -> Said:
        if o is not RECRUIT and not available(s, self.seat, o.arg):
            return ("no-citizen TR-11.2", ())
        if self.shut(s, o):
            return ("is-protected TR-11.11", ())
        return why_no_recruit(s, self.seat, 0) if o is RECRUIT else LEGAL

    def choose(self, s: Troyes, o: Option) -> None:
        bring(s, self.seat, o)
        enter(s, self.seat, self.building, self.face, s.pushing == 1)


CITIZENS: Final = [*FROM, RECRUIT]
assert len(HOUSE) == HUES * HOUSE_SPACES
