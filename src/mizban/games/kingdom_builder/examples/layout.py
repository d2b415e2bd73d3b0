"""A table of Kingdom Builder laid out hex by hex, for its examples and for tests of single clauses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import cycle
from typing import Final

from mizban.core.game.rules import Rules
from mizban.core.packed import i64, vec
from mizban.core.plain import packed
from mizban.games.kingdom_builder.rules.board import NAMES, NEXT, PARTS, SECTORS, SIDE, WAYS, around, holds, members
from mizban.games.kingdom_builder.rules.cards import ALIKE, CARDS, LANDS, LOCATIONS, MANDATORY, TERRAINS
from mizban.games.kingdom_builder.rules.scoring import SCORINGS, areas, in_sector, of_castles, on_line, special
from mizban.games.kingdom_builder.rules.state import DISCARDS, DRAW, NOBODY, REMOVED, KingdomBuilder

FIRST: Final = "tavern paddock oasis farm"  # nw, ne, sw, se; a section with ' is turned
HEX: Final = {name: number for number, name in enumerate(NAMES)}
NUMBERS: Final = {**HEX, **{name: kind for kind, name in enumerate(LOCATIONS)}}


def chosen(board: str = FIRST, cards: Sequence[str] = (), **more: str) -> dict[str, str]:
    """The options for this board and these cards; the first seat begins."""
    sections = [name.replace("'", "_turned") for name in board.split()]
    laid = dict(zip(("nw", "ne", "sw", "se"), sections, strict=True))
    in_play = {f"card_{i}": card for i, card in enumerate(cards, 1)}
    return {"setup": "custom", **laid, **in_play, "first_player": "host_choice", "first_seat": "0", **more}


# ---------------------------------------------------------------- laying


def lay(
    game: Rules,
    board: str = FIRST,
    own: Mapping[str, Iterable[str]] | None = None,
    card: str = "",
    seats: int = 2,
    active: int = 0,
    owed: int | None = None,
    tiles: Mapping[str, Mapping[str, str]] | None = None,
    lost: Mapping[str, Iterable[str]] | None = None,
    hands: Mapping[str, str] | None = None,
    supply: Mapping[str, int] | None = None,
    draw: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    full: Mapping[str, Iterable[str]] | None = None,
    cards: Sequence[str] = (),
    over: bool = False,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
) -> KingdomBuilder:
    """Just these settlements, by seat, on hexes as "8-7" or, all free ones of a row that can be built on, "8-0 to 8-9";
    and `card` face up before the active seat. `tiles` says by location hex what is ready, used or new; `lost` from
    where a seat has had a tile. Three settlements are owed where a card is played. A supply that is said is simply so:
    the rest of the forty stands nowhere. Without `draw`, what is nowhere else is in the draw pile. A terrain that is
    `full` has no free hex but these: the other seats hold it in turn."""
    s: KingdomBuilder = game.new(seats, seed, chosen(board, cards, **options or {}), news=True)
    s.todo, s.legal, s.news = [], [], []
    s.active = active
    s.owed = (MANDATORY if card else 0) if owed is None else owed
    for seat, names in (own or {}).items():
        for name in names:
            for hex in meant(s, name):
                put(s, int(seat), hex)
    for terrain, but in (full or {}).items():
        fill(s, terrain, {*but})
    for seat, left in (supply or {}).items():
        s.supply[int(seat)] = left
    for seat, states in (tiles or {}).items():
        for name, state in states.items():
            give(s, int(seat), HEX[name], state)
    for seat, names in (lost or {}).items():
        for name in names:
            s.taken[int(seat)] |= 1 << place(s, HEX[name])
    held = {int(seat): terrain for seat, terrain in (hands or {}).items()}
    s.hand = packed(s.hand, [number(held.get(seat, "")) for seat in range(seats)])
    s.played = number(card)
    lay_cards(s, draw, discards)
    s.ending = 1 if over or not min(s.supply) else 0
    s.over = 1 if over else 0
    return s


def meant(s: KingdomBuilder, name: str) -> list[int]:
    """The hexes that a name means: "8-7", or a part of a row."""
    start, _, end = name.partition(" to ")
    if not end:
        return [HEX[start]]
    return [hex for hex in range(HEX[start], HEX[end] + 1) if s.terrain(hex) < LANDS and s.owner(hex) == NOBODY]


def put(s: KingdomBuilder, seat: int, at: int) -> None:
    """Sets a settlement of the supply on a hex; nothing follows from it."""
    if not s.free[at // 60] >> at % 60 & 1:
        raise ValueError(f"{NAMES[at]} is occupied")
    s.free[at // 60] &= ~(1 << at % 60)
    s.own[seat * PARTS + at // 60] |= 1 << at % 60
    for part, bits in enumerate(around(s.own, seat * PARTS)):
        s.near[seat * PARTS + part] = bits
    s.supply[seat] -= 1


def fill(s: KingdomBuilder, terrain: str, but: set[str]) -> None:
    """The seats that do not play hold every hex of a terrain but these, turn and turn about."""
    others = cycle([seat for seat in range(s.seats) if seat != s.active])
    for hex in members(s.sets, TERRAINS.index(terrain) * PARTS):
        if s.owner(hex) == NOBODY and NAMES[hex] not in but:
            put(s, next(others), hex)


def give(s: KingdomBuilder, seat: int, at: int, state: str) -> None:
    """Gives a seat a tile from a location hex."""
    bit = 1 << place(s, at)
    s.taken[seat] |= bit
    if state == "ready":
        s.ready[seat] |= bit
    elif state == "used":
        s.used |= bit
    else:
        s.fresh |= bit


def lay_cards(s: KingdomBuilder, draw: Sequence[str] | None, discards: Sequence[str]) -> None:
    """Fills the piles; cards that are nowhere are out of the game when the draw pile is said."""
    piles = [0] * (3 * LANDS)
    for terrain in range(LANDS):
        piles[DISCARDS * LANDS + terrain] = list(discards).count(TERRAINS[terrain])
        left = ALIKE - list(s.hand).count(terrain) - (s.played == terrain) - piles[DISCARDS * LANDS + terrain]
        piles[DRAW * LANDS + terrain] = left if draw is None else list(draw).count(TERRAINS[terrain])
        piles[REMOVED * LANDS + terrain] = 0 if draw is None else left - piles[DRAW * LANDS + terrain]
    if min(piles) < 0:
        raise ValueError("there are not so many cards of a terrain")
    s.piles = packed(s.piles, piles)


def number(terrain: str) -> int:
    """The number of a terrain; NOBODY for none."""
    return TERRAINS.index(terrain) if terrain else NOBODY


def place(s: KingdomBuilder, at: int) -> int:
    """The number of the location on a hex."""
    return list(s.places).index(at)


# ---------------------------------------------------------------- telling


def describe(s: KingdomBuilder) -> dict[str, object]:
    """The cards in all hands, where things lie, what may be chosen, and what each would earn with every card."""
    seats = range(s.seats)
    open = [option.arg for option in s.legal if option.verb in ("build", "move")]
    grounds = [s.terrain(hex) for hex in open]
    groups = [[names(area, 0) for area in areas(s, seat)] for seat in seats]
    return {
        "held": [TERRAINS[terrain] if terrain != NOBODY else "" for terrain in s.hand],
        "left": {NAMES[hex]: s.tiles(i) for i, hex in enumerate(s.places)},
        "at": {**locations(s), "castle": names(s.sets, TERRAINS.index("castle") * PARTS)},
        "free": {terrain: len(unoccupied(s, i)) for i, terrain in enumerate(TERRAINS)},
        "choices": len(open),
        "open": {TERRAINS[terrain]: grounds.count(terrain) for terrain in grounds},
        "near": [[TERRAINS[i] for i in range(LANDS) if {*unoccupied(s, i)} & beside(s, seat)] for seat in seats],
        "beside": {NAMES[hex]: [NAMES[at] for at in open if at in neighbours(hex)] for hex in s.places},
        "reach": {TERRAINS[i]: reached(s, i) for i in range(LANDS)},
        "around": [{NAMES[hex]: surroundings(s, hex) for hex in members(s.own, seat * PARTS)} for seat in seats],
        "areas": groups,
        "links": [[touched(s, area) for area in of_seat] for of_seat in groups],
        "rows": [{str(row): n for row in range(SIDE) if (n := on_line(s, seat, row))} for seat in seats],
        "sectors": [[in_sector(s, seat, sector) for sector in range(SECTORS)] for seat in seats],
        "earned": {
            **{card: [SCORINGS[i].earned(s, seat) for seat in seats] for i, card in enumerate(CARDS)},
            "castles": [of_castles(s, seat) for seat in seats],
        },
    }


def names(hexes: vec[i64], at: int) -> list[str]:
    """The hexes of a set by their names."""
    return [NAMES[hex] for hex in members(hexes, at)]


def locations(s: KingdomBuilder) -> dict[str, list[str]]:
    """The location hexes of a board, by what they are."""
    by_kind: dict[str, list[str]] = {}
    for at, kind in zip(s.places, s.kinds, strict=True):
        by_kind.setdefault(LOCATIONS[kind], []).append(NAMES[at])
    return by_kind


def unoccupied(s: KingdomBuilder, terrain: int) -> list[int]:
    """The hexes of a terrain with no settlement."""
    return [hex for hex in members(s.sets, terrain * PARTS) if holds(s.free, 0, hex)]


def neighbours(hex: int) -> set[int]:
    """What lies beside a hex."""
    return {near for way in range(WAYS) if (near := NEXT[hex * WAYS + way]) >= 0}


def surroundings(s: KingdomBuilder, hex: int) -> dict[str, list[str]]:
    """The hexes beside a hex, by their terrain."""
    by_terrain: dict[str, list[str]] = {}
    for near in sorted(neighbours(hex)):
        by_terrain.setdefault(TERRAINS[s.terrain(near)], []).append(NAMES[near])
    return by_terrain


def beside(s: KingdomBuilder, seat: int) -> set[int]:
    """What lies beside the settlements of a seat."""
    return {*members(s.near, seat * PARTS)}


def reached(s: KingdomBuilder, terrain: int) -> int:
    """How many locations have a free hex of a terrain beside them."""
    free = {*unoccupied(s, terrain)}
    return sum(bool(free & neighbours(hex)) for hex in s.places)


def touched(s: KingdomBuilder, area: Sequence[str]) -> list[str]:
    """The location and castle hexes beside an area."""
    near = {at for name in area for at in neighbours(HEX[name])}
    return [NAMES[hex] for hex in members(special(s), 0) if hex in near]
