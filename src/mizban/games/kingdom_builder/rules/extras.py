"""The extra actions of the location tiles (KB-9, KB-10)."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import place
from mizban.core.packed import i64, vec
from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.games.kingdom_builder.rules.board import (
    AROUND,
    AT,
    AXES,
    BIT,
    BITS,
    JUMP,
    NEXT,
    NONE,
    PARTS,
    WAYS,
    around,
    holds,
    members,
    spoken,
)
from mizban.games.kingdom_builder.rules.building import build, move, refusal, room, targets
from mizban.games.kingdom_builder.rules.cards import BUILDABLE, CARD, KINDS, SEATS, TILES
from mizban.games.kingdom_builder.rules.state import BUILD, LIFT, MOVE, KingdomBuilder


def allowed(s: KingdomBuilder, kind: i64) -> i64:
    """KB-7.4 to KB-7.6, KB-10.2.2 The set of hexes that a tile allows; below zero when no card lies open."""
    target = TILES[kind].target
    return s.played if target == CARD else target


def usable(s: KingdomBuilder, seat: i64, kind: i64) -> bool:
    """KB-9.4, KB-9.5, KB-9.7, KB-10.1.1, KB-10.2.1, KB-10.3.1, KB-17.1, KB-17.4 to KB-17.7 Whether a tile has a legal
    target, and a settlement to set there."""
    tile = TILES[kind]
    if tile.moves:
        return some_can_move(s, seat, kind)
    if not s.supply[seat]:
        return False
    if tile.line:
        ends = line_ends(s, seat)
        return any(ends[part] for part in range(PARTS))
    return room(s, allowed(s, kind))


def refused(said: Said, kind: i64) -> Said:
    """KB-7.5, KB-10.5, KB-10.8 Why one may not go to a hex, as the tile sees it: Farm, Oasis and Harbor have a terrain
    of their own, and no card asks for it; a line and a jump know nothing of rule 3."""
    text, figures = said
    tile = TILES[kind]
    if text == "other-terrain terrain wanted KB-7.4" and tile.target != CARD:
        return ("other-terrain terrain wanted KB-7.5", figures)
    if text == "not-beside KB-7.3.1" and tile.line:
        return ("no-line KB-10.5", ())
    return ("not-two-on KB-10.8", ()) if text == "not-beside KB-7.3.1" and tile.jumps else said


def flip(s: KingdomBuilder, seat: i64, kind: i64) -> None:
    """KB-9.2, KB-9.3 One ready tile of this kind is used now; another one stays ready."""
    for location in range(len(s.kinds)):
        if s.kinds[location] == kind and s.ready[seat] >> location & 1:
            s.ready[seat] ^= 1 << location
            s.used |= 1 << location
            break
    s.tell(EVERYBODY, "uses seat tile", seat, kind)


def extra_hexes(s: KingdomBuilder, seat: i64, kind: i64) -> vec[i64]:
    """KB-10.1 to KB-10.5 Where a tile lets one build."""
    return line_ends(s, seat) if TILES[kind].line else targets(s, seat, allowed(s, kind))


def line_ends(s: KingdomBuilder, seat: i64) -> vec[i64]:
    """KB-10.5, KB-10.5.1 to KB-10.5.7, KB-18.2 The unoccupied buildable hexes that go on a straight line of three own
    settlements or more; also a gap in one."""
    ends = NONE[:]
    own, mine = s.own, seat * PARTS
    for part in range(PARTS):
        bits = own[mine + part] & s.near[mine + part]  # one that stands alone is in no line
        while bits:
            low = bits & -bits
            bits ^= low
            hex = (part * BITS + place(low)) * WAYS
            for way in range(AXES):
                second = NEXT[hex + way]
                if second < 0 or not own[mine + AT[second]] & BIT[second]:
                    continue
                third = NEXT[second * WAYS + way]
                if third < 0 or not own[mine + AT[third]] & BIT[third]:
                    continue
                add_end(s, ends, NEXT[third * WAYS + way])
                add_end(s, ends, NEXT[hex + way + AXES])
    return ends


def add_end(s: KingdomBuilder, ends: vec[i64], hex: i64) -> None:
    """KB-10.5.2 Adds the end of a line, if one may build there."""
    if lands(s, hex):
        ends[AT[hex]] |= BIT[hex]


class Using(Step[KingdomBuilder]):
    """KB-9.2 What a tile of some kind asks its user."""

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.kind)


# ---------------------------------------------------------------- tiles that build


@final
class Extra(Using):
    """KB-9.4, KB-10.1 to KB-10.5, KB-19.2 Build one settlement where the tile says."""

    def ask(self, s: KingdomBuilder) -> Said:
        return ("Extra seat tile", (self.seat, self.kind))

    def hexes(self, s: KingdomBuilder) -> vec[i64]:
        """Where one may build."""
        return extra_hexes(s, self.seat, self.kind)

    def candidates(self, s: KingdomBuilder) -> list[Option]:
        return BUILD

    def options(self, s: KingdomBuilder) -> list[Option]:
        return spoken(BUILD, self.hexes(s))

    def why(self, s: KingdomBuilder, o: Option) -> Said:
        return refused(refusal(s, self.hexes(s), allowed(s, self.kind), o.arg), self.kind)

    def choose(self, s: KingdomBuilder, o: Option) -> None:
        build(s, self.seat, o.arg)


# ---------------------------------------------------------------- tiles that move


def some_can_move(s: KingdomBuilder, seat: i64, kind: i64) -> bool:
    """KB-9.7 Whether any own settlement has a target."""
    if not TILES[kind].jumps and not room(s, allowed(s, kind)):
        return False
    beside = at_hand(s, seat, kind)
    for part in range(PARTS):
        bits = s.own[seat * PARTS + part]
        while bits:
            low = bits & -bits
            if can_move(s, seat, kind, part * BITS + place(low), beside):
                return True
            bits ^= low
    return False


def at_hand(s: KingdomBuilder, seat: i64, kind: i64) -> vec[i64]:
    """The unoccupied hexes that a tile allows beside own settlements, before one of these is lifted."""
    if TILES[kind].jumps:
        return NONE
    hexes, at, mine = NONE[:], allowed(s, kind) * PARTS, seat * PARTS
    for part in range(PARTS):
        hexes[part] = s.sets[at + part] & s.free[part] & s.near[mine + part]
    return hexes


def can_move(s: KingdomBuilder, seat: i64, kind: i64, hex: i64, beside: vec[i64]) -> bool:
    """KB-9.8 to KB-9.10, KB-10.8 Whether this settlement has a target; `beside` is what is at hand."""
    if TILES[kind].jumps:
        return any(lands(s, JUMP[hex * WAYS + way]) for way in range(WAYS))
    mine = seat * PARTS
    for part in range(PARTS):
        bits = beside[part]
        while bits:
            low = bits & -bits
            if meets_others(s.own, mine, part * BITS + place(low), hex):
                return True
            bits ^= low
    terrain = allowed(s, kind)
    back = holds(s.sets, terrain * PARTS, hex) and holds(s.near, mine, hex)  # KB-9.9, KB-9.10
    return not back and room(s, terrain)


def meets_others(own: vec[i64], mine: i64, target: i64, lifted: i64) -> bool:
    """KB-9.8 Whether a hex has a neighbour among own settlements, but for the lifted one."""
    for part in range(PARTS):
        bits = own[mine + part] & AROUND[target * PARTS + part]
        if bits and (part != AT[lifted] or bits != BIT[lifted]):
            return True
    return False


def lands(s: KingdomBuilder, hex: i64) -> bool:
    """KB-10.5.2, KB-10.8, KB-10.8.1 to KB-10.8.5, KB-18.1 Whether a line or a jump may end here: on the board,
    unoccupied and buildable. What a jump passes, and what is beside its end, does not matter."""
    return hex >= 0 and (s.free[AT[hex]] & s.sets[BUILDABLE * PARTS + AT[hex]] & BIT[hex]) != 0


@final
class Lift(Using):
    """KB-9.5, KB-9.6, KB-10.7.2, KB-19.3, KB-19.6 Which own settlement moves; only those with a target."""

    def ask(self, s: KingdomBuilder) -> Said:
        return ("Lift seat tile", (self.seat, self.kind))

    def candidates(self, s: KingdomBuilder) -> list[Option]:
        return LIFT

    def options(self, s: KingdomBuilder) -> list[Option]:
        legal: list[Option] = []
        beside = at_hand(s, self.seat, self.kind)
        for hex in members(s.own, self.seat * PARTS):
            if can_move(s, self.seat, self.kind, hex, beside):
                legal.append(LIFT[hex])
        return legal

    def why(self, s: KingdomBuilder, o: Option) -> Said:
        if not holds(s.own, self.seat * PARTS, o.arg):
            return ("not-yours KB-9.5", ())
        if can_move(s, self.seat, self.kind, o.arg, at_hand(s, self.seat, self.kind)):
            return LEGAL
        return ("no-jump KB-10.8", ()) if TILES[self.kind].jumps else ("only-back KB-9.10", ())

    def choose(self, s: KingdomBuilder, o: Option) -> None:
        s.then(SetDown(self.seat, self.kind, o.arg))


@final
class SetDown(Using):
    """KB-9.8 to KB-9.10, KB-10.6 to KB-10.8, KB-10.6.1, KB-10.7.1, KB-19.3 Where the lifted settlement goes."""

    def __init__(self, seat: i64, kind: i64, hex: i64) -> None:
        super().__init__(seat, kind)
        self.hex: Final = hex  # where it stands until then

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.kind, self.hex)

    def ask(self, s: KingdomBuilder) -> Said:
        return ("SetDown seat tile hex", (self.seat, self.kind, self.hex))

    def hexes(self, s: KingdomBuilder) -> vec[i64]:
        """KB-9.8 to KB-9.10 Judged with the settlement lifted: its hex counts for rule 3, but it must not go back."""
        hexes = NONE[:]
        if TILES[self.kind].jumps:
            for way in range(WAYS):
                to = JUMP[self.hex * WAYS + way]
                if lands(s, to):
                    hexes[AT[to]] |= BIT[to]
            return hexes
        mine, at = self.seat * PARTS, allowed(s, self.kind) * PARTS
        others = s.own[mine : mine + PARTS]
        others[AT[self.hex]] ^= BIT[self.hex]
        near = around(others, 0)
        some: i64 = near[AT[self.hex]] & s.sets[at + AT[self.hex]] & BIT[self.hex]
        for part in range(PARTS):
            hexes[part] = s.sets[at + part] & s.free[part] & near[part]
            some |= hexes[part]
        if not some:
            for part in range(PARTS):
                hexes[part] = s.sets[at + part] & s.free[part]
        return hexes

    def candidates(self, s: KingdomBuilder) -> list[Option]:
        return MOVE

    def options(self, s: KingdomBuilder) -> list[Option]:
        return spoken(MOVE, self.hexes(s))

    def why(self, s: KingdomBuilder, o: Option) -> Said:
        if o.arg == self.hex:
            return ("same-hex KB-9.10", ())
        return refused(refusal(s, self.hexes(s), allowed(s, self.kind), o.arg), self.kind)

    def choose(self, s: KingdomBuilder, o: Option) -> None:
        move(s, self.seat, self.hex, o.arg)


EXTRAS: Final = [Extra(seat, kind) for seat in range(SEATS) for kind in range(KINDS)]  # [seat * KINDS + kind]
LIFTS: Final = [Lift(seat, kind) for seat in range(SEATS) for kind in range(KINDS)]
