"""What one seat may know (KB-14): the only door from the table to a person."""

from __future__ import annotations

from mizban.core.packed import i64
from mizban.core.views import Head, head
from mizban.games.kingdom_builder.rules.board import NAMES, PARTS, SECTORS, SIDE, hex_at, members, piece_at, section_of
from mizban.games.kingdom_builder.rules.cards import CARDS, LANDS, LETTERS, LOCATIONS, SECTIONS, TERRAINS
from mizban.games.kingdom_builder.rules.extras import SetDown, Using
from mizban.games.kingdom_builder.rules.scoring import earned, ranks
from mizban.games.kingdom_builder.rules.state import DISCARDS, DRAW, NOBODY, REMOVED, KingdomBuilder


class View(Head):
    """The table as one seat sees it. Hexes are named `row-column`, terrains, tiles and cards by their ids."""

    over: bool
    ending: bool  # the last round
    first: int
    active: int
    sections: list[str]  # nw, ne, sw, se; "tower_turned" is upside down
    terrain: list[str]  # a letter for each hex, row by row
    cards: list[str]  # the Kingdom Builder cards in play
    settlements: list[list[str]]  # [seat]
    supply: list[int]
    locations: list[list[str | int]]  # the hex of each location, what it is, and how many tiles lie there
    tiles: list[list[list[str]]]  # [seat] what they have: where from, which tile, and ready, used or new
    taken: list[list[str]]  # [seat] the location hexes from which they can take no more
    hands: list[str]  # [seat] the terrain of their card; "" unknown, "-" none
    played: str  # the terrain of the card that lies open, or ""
    owed: int  # settlements of the mandatory action still to build
    draw: int  # cards in the draw pile
    discards: dict[str, int]  # KB-14.4 how many of each terrain
    removed: dict[str, int]
    tile: str  # the tile that is being used, or ""
    lifted: str  # the hex of the settlement that is being moved, or ""
    last: list[str]  # where a settlement was set down last, and whence it came if it moved
    gold: list[list[int]]  # [seat] by card, castles last; when the game is over, or if running scores are wanted
    points: list[int]
    ranks: list[int]  # when the game is over


def view(s: KingdomBuilder, viewer: i64) -> View:
    """KB-14.1 to KB-14.7 What this seat knows, built from nothing."""
    top = head(s, viewer)
    step = s.todo[-1] if s.todo else None
    shown = s.over == 1 or s.running == 1
    gold = [earned(s, seat) for seat in range(s.seats)] if shown else []
    tile = LOCATIONS[step.kind] if isinstance(step, Using) else ""
    return {
        **top,
        "over": s.over == 1,
        "ending": s.ending == 1,
        "first": s.first,
        "active": s.active,
        "sections": sections(s),
        "terrain": terrain(s),
        "cards": [CARDS[card] for card in range(len(CARDS)) if s.cards >> card & 1],
        "settlements": [[NAMES[hex] for hex in members(s.own, seat * PARTS)] for seat in range(s.seats)],
        "supply": list(s.supply),
        "locations": [[NAMES[s.places[i]], LOCATIONS[s.kinds[i]], s.tiles(i)] for i in range(len(s.places))],
        "tiles": [tiles(s, seat) for seat in range(s.seats)],
        "taken": [
            [NAMES[s.places[i]] for i in range(len(s.places)) if s.taken[seat] >> i & 1] for seat in range(s.seats)
        ],
        "hands": [hand(s, seat, viewer) for seat in range(s.seats)],
        "played": TERRAINS[s.played] if s.played != NOBODY else "",
        "owed": min(s.owed, s.supply[s.active]),
        "draw": s.cards_in(DRAW),
        "discards": pile(s, DISCARDS),
        "removed": pile(s, REMOVED),
        "tile": tile,
        "lifted": NAMES[step.hex] if isinstance(step, SetDown) else "",
        "last": [NAMES[hex] for hex in (s.last, s.whence) if hex != NOBODY],
        "gold": gold,
        "points": [sum(row) for row in gold],
        "ranks": ranks(s) if s.over else [],
    }


def sections(s: KingdomBuilder) -> list[str]:
    """How the board is laid, as the options say it."""
    pieces = [piece_at(s.layout, place) for place in range(SECTORS)]
    return [SECTIONS[section_of(piece)].id + ("_turned" if piece % 2 else "") for piece in pieces]


def terrain(s: KingdomBuilder) -> list[str]:
    """The letters of all hexes, row by row."""
    letters = [""] * len(NAMES)
    for number in range(len(TERRAINS)):
        for hex in members(s.sets, number * PARTS):
            letters[hex] = LETTERS[number]
    return ["".join(letters[hex_at(row, 0) : hex_at(row + 1, 0)]) for row in range(SIDE)]


def tiles(s: KingdomBuilder, seat: i64) -> list[list[str]]:
    """KB-8.9 The tiles of a seat and their states."""
    rows: list[list[str]] = []
    for i in range(len(s.places)):
        if s.held(seat) >> i & 1:
            state = "ready" if s.ready[seat] >> i & 1 else "used" if s.used >> i & 1 else "new"
            rows.append([NAMES[s.places[i]], LOCATIONS[s.kinds[i]], state])
    return rows


def hand(s: KingdomBuilder, seat: i64, viewer: i64) -> str:
    """KB-14.1, KB-14.5 The card in a hand, which only its holder knows."""
    if s.hand[seat] == NOBODY:
        return "-"
    return TERRAINS[s.hand[seat]] if seat == viewer else ""


def pile(s: KingdomBuilder, number: i64) -> dict[str, int]:
    """How many cards of each terrain an open pile has."""
    return {TERRAINS[terrain]: s.piles[number * LANDS + terrain] for terrain in range(LANDS)}
