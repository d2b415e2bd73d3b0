"""A table of Kingdom Builder laid out hex by hex, for tests of single clauses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from mizban.games.kingdom_builder import GAME
from mizban.games.kingdom_builder.examples import layout
from mizban.games.kingdom_builder.rules.board import NAMES, PARTS, members
from mizban.games.kingdom_builder.rules.cards import CARDS, LANDS, LETTERS, LOCATIONS, MANDATORY, SECTIONS, TERRAINS
from mizban.games.kingdom_builder.rules.extras import Extra, Lift, SetDown
from mizban.games.kingdom_builder.rules.scoring import SCORINGS
from mizban.games.kingdom_builder.rules.state import NOBODY, KingdomBuilder
from mizban.games.kingdom_builder.rules.turns import Act
from mizban.games.kingdom_builder.rules.view import View
from mizban.testing import Tables

Hex = tuple[int, int]  # row and column
A, B, C, D = 0, 1, 2, 3  # the seats of the examples, clockwise
FIRST = layout.FIRST
SETUP = "paddock tower oasis harbor"
BUILDABLE = GRASS, CANYON, DESERT, FLOWERS, FOREST = "grass", "canyon", "desert", "flower_field", "forest"
TABLES = Tables[KingdomBuilder, View](GAME, whole=False)
ask, say, legal, why, look = TABLES.ask, TABLES.say, TABLES.legal, TABLES.why, TABLES.look
options = layout.chosen
told, random_game, final = TABLES.told, TABLES.random_game, TABLES.final


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
    """As `lay` for the examples, with numbers of seats, and rows and columns; three settlements are owed."""

    def named(of_seat: Mapping[int, Iterable[Hex]] | None) -> dict[str, list[str]]:
        return {str(seat): [NAMES[cell(hex)] for hex in hexes] for seat, hexes in (of_seat or {}).items()}

    return layout.lay(
        GAME,
        board,
        own=named(own),
        card=card,
        seats=seats,
        active=active,
        owed=MANDATORY,
        tiles={
            str(seat): {NAMES[cell(hex)]: state for hex, state in states.items()}
            for seat, states in (tiles or {}).items()
        },
        lost=named(lost),
        hands={str(seat): terrain for seat, terrain in (hands or {}).items()},
        supply={str(seat): left for seat, left in (supply or {}).items()},
        draw=draw,
        discards=discards,
        cards=cards,
        options=more,
    )


def put(s: KingdomBuilder, seat: int, hex: Hex) -> None:
    """Sets a settlement of the supply on a hex; nothing follows from it."""
    layout.put(s, seat, cell(hex))


def give(s: KingdomBuilder, seat: int, hex: Hex, state: str) -> None:
    """Gives a seat a tile from a location hex."""
    layout.give(s, seat, cell(hex), state)


def place(s: KingdomBuilder, hex: Hex) -> int:
    """The number of the location on a hex."""
    return layout.place(s, cell(hex))


def cell(hex: Hex) -> int:
    return hex[0] * 20 + hex[1]


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
    return {divmod(near, 20) for near in layout.neighbours(cell(hex))}


def locations(s: KingdomBuilder) -> dict[str, list[Hex]]:
    """The location hexes of a board, by what they are."""
    return {kind: [divmod(layout.HEX[name], 20) for name in names] for kind, names in layout.locations(s).items()}


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
