"""The rows of the data file (KB-1): terrains, sections, location tiles and Kingdom Builder cards."""

from __future__ import annotations

from typing import Any, Final, final

from mizban.core.data import components
from mizban.core.packed import i64, vec

DATA: Final = components("mizban.games.kingdom_builder")
SEATS: Final[i64] = DATA["meta"]["max_players"]

TERRAINS: Final[list[str]] = [row["id"] for row in DATA["terrain"]]  # KB-2.3 the five that can be built on come first
LETTERS: Final[list[str]] = [row["letter"] for row in DATA["terrain"]]
LANDS: Final[i64] = sum(row["build"] == "yes" for row in DATA["terrain"])  # how many of them a card can show
WATER: Final[i64] = TERRAINS.index("water")
MOUNTAIN: Final[i64] = TERRAINS.index("mountain")
CASTLE: Final[i64] = TERRAINS.index("castle")
LOCATION: Final[i64] = TERRAINS.index("location")
ALIKE: Final[i64] = DATA["terrain"][0]["terrain_cards"]  # KB-1.2 cards of each terrain

# Sets of hexes: one for each terrain, and these three.
BUILDABLE: Final[i64] = len(TERRAINS)  # KB-7.2 the five terrains together
RIM: Final[i64] = len(TERRAINS) + 1  # KB-7.6, KB-10.4.1 those of them at the edge of the whole board
TOUCHING: Final[i64] = len(TERRAINS) + 2  # KB-8.1 those beside a location, whatever they are
CARD: Final[i64] = -1  # the terrain of the played card, whatever it is


@final
class Section:
    """KB-1.1, KB-2.2 One of the eight sections: its terrain row by row, and what its location is."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.rows: Final[list[str]] = row["rows"]
        self.location: Final[i64] = LOCATIONS.index(row["location"])


@final
class Location:
    """KB-1.4, KB-9.4, KB-9.5 A kind of location tile: whether it moves a settlement or builds one, and where."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.moves: Final[bool] = row["family"] == "move"
        self.target: Final[i64] = TARGETS.get(row["target"], BUILDABLE)  # KB-7.4 to KB-7.6
        self.line: Final[bool] = row["adjacency"] == "by_definition"  # KB-10.5 at the end of a line
        self.jumps: Final[bool] = row["adjacency"] == "none"  # KB-10.8 two hexes on, with no rule 3


TARGETS: Final[dict[str, i64]] = {
    "played_card": CARD,
    "any_buildable_on_board_edge": RIM,
    **{terrain: number for number, terrain in enumerate(TERRAINS)},
}
LOCATIONS: Final[list[str]] = [row["id"] for row in DATA["location_tile"]]
TILES: Final = [Location(row) for row in DATA["location_tile"]]  # [kind]
KINDS: Final[i64] = len(TILES)
SECTIONS: Final = [Section(row) for row in DATA["section"]]

CARDS: Final[list[str]] = [row["id"] for row in DATA["kingdom_builder_card"]]  # KB-1.3
GOLD: Final = vec[i64]([row["gold"] for row in DATA["kingdom_builder_card"]])  # [card] for each thing it counts
# Cards as bits: several cards together are the sum of theirs.
FISHERMEN: Final[i64] = 1 << CARDS.index("fishermen")
MINERS: Final[i64] = 1 << CARDS.index("miners")
MERCHANTS: Final[i64] = 1 << CARDS.index("merchants")
WORKERS: Final[i64] = 1 << CARDS.index("workers")
DISCOVERERS: Final[i64] = 1 << CARDS.index("discoverers")
KNIGHTS: Final[i64] = 1 << CARDS.index("knights")
HERMITS: Final[i64] = 1 << CARDS.index("hermits")
LORDS: Final[i64] = 1 << CARDS.index("lords")
CITIZENS: Final[i64] = 1 << CARDS.index("citizens")
FARMERS: Final[i64] = 1 << CARDS.index("farmers")

SECOND: Final[i64] = DATA["kingdom_builder_card"][CARDS.index("lords")]["gold_second"]
CASTLE_GOLD: Final[i64] = DATA["castle_scoring"]["gold"]

SUPPLY: Final[i64] = DATA["counts"]["settlements_per_player"]  # KB-1.6
MANDATORY: Final[i64] = DATA["counts"]["mandatory_settlements_per_turn"]
ON_HEX: Final[i64] = DATA["counts"]["tiles_per_location_hex"]  # KB-3.4
IN_PLAY: Final[i64] = DATA["counts"]["kingdom_builder_cards_used"]
