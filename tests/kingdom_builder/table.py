"""A table of Kingdom Builder laid out hex by hex, for tests of single clauses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from mizban.core.plain import packed
from mizban.games.kingdom_builder import GAME
from mizban.games.kingdom_builder.rules.board import NEXT, PARTS, around, members
from mizban.games.kingdom_builder.rules.cards import ALIKE, CARDS, LANDS, LETTERS, LOCATIONS, SECTIONS, TERRAINS
from mizban.games.kingdom_builder.rules.extras import Extra, Lift, SetDown
from mizban.games.kingdom_builder.rules.scoring import SCORINGS
from mizban.games.kingdom_builder.rules.state import DISCARDS, DRAW, NOBODY, REMOVED, KingdomBuilder
from mizban.games.kingdom_builder.rules.turns import Act
from mizban.games.kingdom_builder.rules.view import View
from mizban.testing import Tables

Hex = tuple[int, int]  # row and column
A, B, C, D = 0, 1, 2, 3  # the seats of the examples, clockwise
FIRST = "tavern paddock oasis farm"  # nw, ne, sw, se; a section with ' is turned
SETUP = "paddock tower oasis harbor"
BUILDABLE = GRASS, CANYON, DESERT, FLOWERS, FOREST = "grass", "canyon", "desert", "flower_field", "forest"
TABLES = Tables[KingdomBuilder, View](GAME, whole=False)
ask, say, legal, why, look = TABLES.ask, TABLES.say, TABLES.legal, TABLES.why, TABLES.look
told, random_game, final = TABLES.told, TABLES.random_game, TABLES.final


def options(board: str = FIRST, cards: Sequence[str] = (), **more: str) -> dict[str, str]:
    """The options for this board and these cards; the first seat begins."""
    sections = [name.replace("'", "_turned") for name in board.split()]
    chosen = {"setup": "custom", **dict(zip(("nw", "ne", "sw", "se"), sections, strict=True))}
    chosen |= {f"card_{i}": card for i, card in enumerate(cards, 1)}
    return {**chosen, "first_player": "host_choice", "first_seat": "0", **more}


def table(
    board: str = FIRST,
    own: Mapping[int, Iterable[Hex]] | None = None,
    card: str = "",
    seats: int = 2,
    active: int = A,
    tiles: Mapping[int, Mapping[Hex, str]] | None = None,
    lost: dict[int, list[Hex]] | None = None,
    hands: dict[int, str] | None = None,
    supply: dict[int, int] | None = None,
    draw: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    cards: Sequence[str] = (),
    **more: str,
) -> KingdomBuilder:
    """Just these settlements, and `card` face up before the active seat. `tiles` says by location hex what is ready,
    used or new; `lost` from where a seat has had a tile. Nothing is still to do. A supply that is said is simply so:
    the rest of the forty stands nowhere. Without `draw`, what is nowhere else is in the draw pile."""
    s: KingdomBuilder = GAME.new(seats, 1, options(board, cards, **more))
    s.todo, s.legal, s.news = [], [], []
    s.active, s.owed = active, 3
    for seat, hexes in (own or {}).items():
        for hex in hexes:
            put(s, seat, hex)
    for seat, left in (supply or {}).items():
        s.supply[seat] = left
    for seat, states in (tiles or {}).items():
        for hex, state in states.items():
            give(s, seat, hex, state)
    for seat, hexes in (lost or {}).items():
        for hex in hexes:
            s.taken[seat] |= 1 << place(s, hex)
    held = hands or {}
    s.hand = packed(s.hand, [number(held.get(seat, "")) for seat in range(seats)])
    s.played = number(card)
    lay_cards(s, draw, discards)
    return s


def put(s: KingdomBuilder, seat: int, hex: Hex) -> None:
    """Sets a settlement of the supply on a hex; nothing follows from it."""
    at = cell(hex)
    assert s.free[at // 60] >> at % 60 & 1, f"{hex} is occupied"
    s.free[at // 60] &= ~(1 << at % 60)
    s.own[seat * PARTS + at // 60] |= 1 << at % 60
    for part, bits in enumerate(around(s.own, seat * PARTS)):
        s.near[seat * PARTS + part] = bits
    s.supply[seat] -= 1


def give(s: KingdomBuilder, seat: int, hex: Hex, state: str) -> None:
    """Gives a seat a tile from a location hex."""
    bit = 1 << place(s, hex)
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
    assert min(piles) >= 0
    s.piles = packed(s.piles, piles)


def cell(hex: Hex) -> int:
    return hex[0] * 20 + hex[1]


def number(terrain: str) -> int:
    """The number of a terrain; NOBODY for none."""
    return TERRAINS.index(terrain) if terrain else NOBODY


def place(s: KingdomBuilder, hex: Hex) -> int:
    """The number of the location on a hex."""
    return list(s.places).index(cell(hex))


def answers(s: KingdomBuilder) -> list[str]:
    """What the active seat may answer, also where only one answer is left, so that nobody is asked."""
    return [option.word for option in Act(s.active).options(s)]


def spots(s: KingdomBuilder, tile: str) -> set[Hex]:
    """Where the active seat may build with a tile, also where only one hex is left."""
    return {divmod(option.arg, 20) for option in Extra(s.active, LOCATIONS.index(tile)).options(s)}


def sources(s: KingdomBuilder, tile: str) -> set[Hex]:
    """Which settlements the active seat may move with a tile."""
    return {divmod(option.arg, 20) for option in Lift(s.active, LOCATIONS.index(tile)).options(s)}


def destinations(s: KingdomBuilder, tile: str, hex: Hex) -> set[Hex]:
    """Where the active seat may move the settlement on a hex with a tile."""
    return {divmod(option.arg, 20) for option in SetDown(s.active, LOCATIONS.index(tile), cell(hex)).options(s)}


def beside(hex: Hex) -> set[Hex]:
    """The neighbours of a hex."""
    near_hexes = [NEXT[cell(hex) * 6 + way] for way in range(6)]
    return {divmod(near, 20) for near in near_hexes if near >= 0}


def locations(s: KingdomBuilder) -> dict[str, list[Hex]]:
    """The location hexes of a board, by what they are."""
    by_kind: dict[str, list[Hex]] = {}
    for at, kind in zip(s.places, s.kinds, strict=True):
        by_kind.setdefault(LOCATIONS[kind], []).append(divmod(at, 20))
    return by_kind


def gold(s: KingdomBuilder, card: str, seat: int = A) -> int:
    """What a seat earns with a card, whether it is in play or not."""
    return SCORINGS[CARDS.index(card)].earned(s, seat)


def act(s: KingdomBuilder) -> KingdomBuilder:
    """Asks the active seat what it does."""
    return ask(s, Act(s.active))


def build(s: KingdomBuilder, *hexes: Hex) -> KingdomBuilder:
    """Builds on these hexes, one after the other."""
    return say(s, *(f"build:{row}-{column}" for row, column in hexes))


def hexes(s: KingdomBuilder, verb: str = "build") -> set[Hex]:
    """The hexes that this verb may be said of now."""
    return {divmod(option.arg, 20) for option in s.legal if option.verb == verb}


def usable(s: KingdomBuilder) -> set[str]:
    """The tiles that may be used now."""
    return {LOCATIONS[option.arg] for option in s.legal if option.verb == "use"}


def settlements(s: KingdomBuilder, seat: int) -> set[Hex]:
    return {divmod(hex, 20) for hex in members(s.own, seat * PARTS)}


def of_terrain(s: KingdomBuilder, terrain: str) -> set[Hex]:
    """All hexes of a terrain."""
    return {divmod(hex, 20) for hex in members(s.sets, TERRAINS.index(terrain) * PARTS)}


def sizes_of_terrains() -> list[list[int]]:
    """How many hexes of each terrain that can be built on there are, for every four sections."""
    letters = [LETTERS[terrain] for terrain in range(LANDS)]
    counts = [["".join(section.rows).count(letter) for letter in letters] for section in SECTIONS]
    return [[sum(sizes) for sizes in zip(*four, strict=True)] for four in combinations(counts, 4)]


def unoccupied(s: KingdomBuilder, terrain: str) -> set[Hex]:
    """The hexes of a terrain with no settlement."""
    return {hex for hex in of_terrain(s, terrain) if s.owner(cell(hex)) == NOBODY}


def states(s: KingdomBuilder, seat: int) -> dict[Hex, str]:
    """The tiles of a seat by the hex they came from, and their states."""
    by_hex = {}
    for name, _, state in look(s, s.seats)["tiles"][seat]:
        row, column = name.split("-")
        by_hex[int(row), int(column)] = state
    return by_hex


def left_on(s: KingdomBuilder, hex: Hex) -> int:
    """How many tiles lie on a location hex."""
    return s.tiles(place(s, hex))


def pile(s: KingdomBuilder, which: int) -> list[str]:
    """The cards of a pile."""
    return [TERRAINS[terrain] for terrain in range(LANDS) for _ in range(s.piles[which * LANDS + terrain])]
