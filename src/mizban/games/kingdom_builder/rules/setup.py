"""Set-up (KB-3, KB-16). Chance is asked where the rules say so and nowhere else (KB-15.1, KB-15.2)."""

from __future__ import annotations

from typing import Final

from mizban.core.bits import count
from mizban.core.packed import append, i64, vec
from mizban.core.rng import Rng
from mizban.core.state import Said
from mizban.games.kingdom_builder.rules.board import (
    BOARD,
    LAID,
    LOCATION_HEXES,
    PARTS,
    PLACES,
    SECTORS,
    SETS,
    piece,
    piece_at,
    placed,
    section_of,
)
from mizban.games.kingdom_builder.rules.cards import ALIKE, CARDS, DATA, IN_PLAY, LANDS, LORDS, SECTIONS, SUPPLY
from mizban.games.kingdom_builder.rules.state import NOBODY, KingdomBuilder
from mizban.games.kingdom_builder.rules.turns import TURNS, draw

NAMED: Final = [section.id for section in SECTIONS]
FIRST_GAME: Final = next(row for row in DATA["layout"] if row["id"] == "first_game")  # KB-3.14 to KB-3.16
FIRST_SECTIONS: Final[list[str]] = [FIRST_GAME["sections"][place] for place in PLACES]
FIRST_CARDS: Final[list[str]] = FIRST_GAME["kingdom_builder_cards"]
ANY_SECTIONS: Final[list[str]] = ["random"] * SECTORS
CHOSEN_CARDS: Final[list[str]] = [f"card_{n}" for n in range(1, IN_PLAY + 1)]
ANY_CARDS: Final[list[str]] = ["random"] * IN_PLAY


def new_game(seats: i64, rng: Rng, options: dict[str, str]) -> KingdomBuilder:
    """KB-3.1 to KB-3.13, KB-3.17 The table before the first card is shown; it is the same for any number of seats."""
    s = KingdomBuilder()
    s.begin(seats, rng)
    sections, cards = wanted(options)
    s.layout = layout(rng, sections)
    s.cards = chosen(rng, cards, options["lords"] == "excluded")
    s.running = 1 if options["running_scores"] == "on" else 0
    s.first = rng.below(seats) if options["first_player"] == "random" else int(options["first_seat"])  # KB-3.10
    lay(s)
    s.free = BOARD[:]
    s.own = vec[i64]([0] * (seats * PARTS))
    s.near = vec[i64]([0] * (seats * PARTS))
    s.supply = vec[i64]([SUPPLY] * seats)
    s.taken = vec[i64]([0] * seats)
    s.ready = vec[i64]([0] * seats)
    s.piles = vec[i64]([ALIKE] * LANDS + [0] * (2 * LANDS))
    s.hand = vec[i64]([NOBODY] * seats)
    s.used = s.fresh = s.old = s.owed = s.ending = s.over = 0
    s.active = s.first
    s.played = s.last = s.whence = NOBODY
    deal(s)
    s.then(TURNS[s.first])
    s.settle()
    return s


def wanted(options: dict[str, str]) -> tuple[list[str], list[str]]:
    """KB-16.1 to KB-16.3 The sections, nw first, and the cards that a table asks for."""
    setup = options["setup"]
    if setup == "random":
        return ANY_SECTIONS, ANY_CARDS
    if setup == "first_game":
        return FIRST_SECTIONS, FIRST_CARDS
    return [options[place] for place in PLACES], [options[id] for id in CHOSEN_CARDS]


def clash(options: dict[str, str]) -> Said | None:
    """KB-16.2 Each section and each card is there once: none can be chosen twice."""
    sections = [NAMED.index(name.removesuffix("_turned")) for name in asked(options, PLACES)]
    cards = [CARDS.index(name) for name in asked(options, CHOSEN_CARDS)]
    for section in sections:
        if sections.count(section) > 1:
            return ("section-twice tile KB-16.2", (SECTIONS[section].location,))
    for card in cards:
        if cards.count(card) > 1:
            return ("card-twice card KB-16.2", (card,))
    return None


def asked(options: dict[str, str], ids: list[str]) -> list[str]:
    """What is asked for with these options; nothing where it is left to chance, or where they do not count."""
    return [options[id] for id in ids if options.get(id, "random") != "random"]


def layout(rng: Rng, sections: list[str]) -> i64:
    """KB-2.11, KB-3.2, KB-15.3 Four sections; chance takes the places that are left, either way round. There is one
    of each: in old records, who asked for it a second time left that place to chance."""
    laid: i64 = 0
    used: i64 = 0
    open: i64 = 0  # a bit for each place left to chance
    for place in range(SECTORS):
        name = sections[place]
        section: i64 = -1 if name == "random" else NAMED.index(name.removesuffix("_turned"))
        if section < 0 or used >> section & 1:
            open |= 1 << place
        else:
            used |= 1 << section
            laid |= placed(piece(section, 1 if name.endswith("_turned") else 0), place)
    for place in range(SECTORS):
        if open >> place & 1:
            section = unused(rng, used, len(SECTIONS))
            used |= 1 << section
            laid |= placed(piece(section, rng.below(2)), place)
    return laid


def chosen(rng: Rng, cards: list[str], no_lords: bool) -> i64:
    """KB-3.6, KB-16.4 Three different cards; those not asked for are drawn, and Lords may be left out of the draw."""
    in_play: i64 = 0
    for name in cards:
        if name != "random":
            in_play |= 1 << CARDS.index(name)
    out: i64 = LORDS if no_lords else 0
    for _ in range(IN_PLAY - count(in_play)):
        in_play |= 1 << unused(rng, in_play | out, len(CARDS))
    return in_play


def unused(rng: Rng, used: i64, most: i64) -> i64:
    """One of the numbers below `most` without a bit in `used`, each equally likely."""
    left: i64 = 0
    for i in range(most):
        left += 1 - (used >> i & 1)
    skip = rng.below(left)
    for i in range(most):
        if not used >> i & 1:
            if not skip:
                return i
            skip -= 1
    raise AssertionError("nothing is left")


def lay(s: KingdomBuilder) -> None:
    """KB-2.6, KB-3.2 to KB-3.4 The board: what hexes there are of each terrain, and where its locations lie."""
    first = LAID[piece_at(s.layout, 0) * SECTORS]
    sets, places, kinds = first[:], vec[i64](), vec[i64]()
    for place in range(SECTORS):
        here = piece_at(s.layout, place)
        if place:
            more = LAID[here * SECTORS + place]
            for i in range(SETS * PARTS):
                sets[i] |= more[i]
        for hex in LOCATION_HEXES[here * SECTORS + place]:
            places = append(places, hex)
            kinds = append(kinds, SECTIONS[section_of(here)].location)
    s.sets, s.places, s.kinds = sets, places, kinds


def deal(s: KingdomBuilder) -> None:
    """KB-3.5, KB-3.8, KB-5.1 A hidden card for each."""
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        s.hand[seat] = draw(s)
        s.tell(1 << seat, "draws terrain", s.hand[seat])
