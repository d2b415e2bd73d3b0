"""A table of Architects of the West Kingdom laid out piece by piece, for its examples and for tests of single
clauses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from mizban.core.bits import members
from mizban.core.game.rules import Rules
from mizban.core.plain import packed
from mizban.games.architects.rules.cards import (
    APPRENTICE_IDS,
    APPRENTICES,
    BASE_HOUSES,
    BASE_PUPILS,
    BOARD_IDS,
    BUILDING_IDS,
    COLUMNS,
    GOODS,
    HOUSES,
    LOCATIONS,
    MARKET_CARDS,
    MARKETS,
    PUPILS,
    REWARDS,
    SCORE_ROWS,
    SEATS,
    TYPES,
    WORKERS,
)
from mizban.games.architects.rules.scoring import parts
from mizban.games.architects.rules.state import ALL, BOARD, GUILDHALL, PRISON, SUPPLY, Architects

T = TypeVar("T")
Counts = Mapping[str, int]
Seated = Mapping[str, T] | Mapping[int, T]  # by seat
FIRST = {"first_player": "host_choice", "first_seat": "0"}
DEEPEST = 4  # cards of the building pile that are told


def lay(
    game: Rules,
    seats: int = 2,
    goods: Seated[Counts] | None = None,
    hands: Seated[Sequence[str]] | None = None,
    built: Seated[Sequence[str]] | None = None,
    hired: Seated[Sequence[str]] | None = None,
    workers: Seated[Counts] | None = None,
    captured: Seated[Seated[int]] | None = None,
    prison: Seated[int] | None = None,
    market: Counts | None = None,
    guild: Sequence[int] = (),
    virtue: Seated[int] | None = None,
    unpaid: Seated[int] | None = None,
    paid: Seated[int] | None = None,
    levels: Seated[int] | None = None,
    rows: Sequence[Sequence[str]] | None = None,
    coins: Counts | None = None,
    pile: Sequence[str] | None = None,
    rewards: Sequence[str] | None = None,
    given: int = 0,
    dealt: Sequence[str] = (),
    flipped: int = 0,
    tax: int = 4,
    boards: Seated[str] | None = None,
    active: int = 0,
    last: int = -1,
    **more: str,
) -> Architects:
    """The table after the draft, where only what is said is otherwise: nobody holds goods, silver or cards but those
    named. `workers` of a seat are on the large circles, `captured[0]` are on the board of seat 0 by owner, `rows` are
    the apprentices beside the Workshop, `pile` are the next buildings, `last` so many turns are left. Nothing is still
    to do. `more` are options of the game."""
    s: Architects = game.new(seats, 1, {**FIRST, **more}, news=True)
    while s.legal and s.pack:
        s.play(s.legal[0])
    s.todo, s.legal, s.news = [], [], []
    s.active, s.last, s.tax = active, last, tax
    s.goods = packed(s.goods, [0] * len(s.goods))
    for seat, held in seated(goods):
        for good, n in held.items():
            s.goods[seat * TYPES + GOODS.index(good)] = n
    lay_buildings(s, hands, built, pile)
    lay_apprentices(s, hired, rows, coins or {})
    if workers or captured or prison or market or guild:
        stand(s, workers, captured, prison, market or {}, guild)
    for field, values in ((s.virtue, virtue), (s.unpaid, unpaid), (s.paid, paid), (s.level, levels)):
        for seat, n in seated(values):
            field[seat] = n
    lay_cards(s, rewards, given, dealt, flipped)
    for seat, board in seated(boards):
        s.boards = s.boards[:]
        s.boards[seat] = BOARD_IDS.index(board)
    game.invariant(s)
    return s


def seated(things: Seated[T] | None) -> list[tuple[int, T]]:
    """What seats have, by their numbers: a file can name them only in words."""
    return [(int(seat), thing) for seat, thing in things.items()] if things else []


def lay_buildings(
    s: Architects,
    hands: Seated[Sequence[str]] | None,
    built: Seated[Sequence[str]] | None,
    pile: Sequence[str] | None,
) -> None:
    """Hands and buildings as said; all others lie in the pile, those named on top."""
    s.hand = packed(s.hand, by_seat(s, BUILDING_IDS, hands))
    s.built = packed(s.built, by_seat(s, BUILDING_IDS, built))
    top = [BUILDING_IDS.index(card) for card in pile or ()]
    taken = {card for held in (*s.hand, *s.built) for card in members(held)}
    rest = [card for card in range(HOUSES if s.promo else BASE_HOUSES) if card not in taken and card not in top]
    s.pile = packed(s.pile, top + rest)
    s.fresh = len(s.pile)
    s.seen, s.met = packed(s.seen, [0] * HOUSES), packed(s.met, [0] * HOUSES)
    for seat in range(s.seats):
        for card in members(s.hand[seat]):
            s.seen[card] = 1 << seat
        for card in members(s.built[seat]):
            s.seen[card] = int(ALL)


def lay_apprentices(
    s: Architects, hired: Seated[Sequence[str]] | None, rows: Sequence[Sequence[str]] | None, coins: Counts
) -> None:
    """Apprentices as said; the rest of the eight places and the pile are filled with the others in their order."""
    s.hired = packed(s.hired, by_seat(s, APPRENTICE_IDS, hired))
    shown = [APPRENTICE_IDS.index(card) for row in rows or ((), ()) for card in row]
    taken = {card for held in s.hired for card in members(held)}
    rest = [card for card in range(PUPILS if s.promo else BASE_PUPILS) if card not in taken and card not in shown]
    full: list[int] = []
    for row in rows or ((), ()):
        line = [APPRENTICE_IDS.index(card) for card in row]
        full += line + [rest.pop() for _ in range(int(COLUMNS) - len(line))]
    s.display = packed(s.display, full)
    s.coins = packed(s.coins, [coins.get(APPRENTICE_IDS[card], 0) for card in full])
    s.school = packed(s.school, rest)
    s.unmet = len(rest)
    for seat in range(s.seats):
        s.skills[seat] = 0
        for card in members(s.hired[seat]):
            s.skills[seat] |= APPRENTICES[card].skills


def stand(
    s: Architects,
    workers: Seated[Counts] | None,
    captured: Seated[Seated[int]] | None,
    prison: Seated[int] | None,
    market: Counts,
    guild: Sequence[int],
) -> None:
    """Sets workers where they are said to be, and the rest of the twenty in the supplies."""
    s.workers = packed(s.workers, [0] * len(s.workers))
    for seat, places in seated(workers):
        for place, n in places.items():
            s.workers[LOCATIONS.index(place) * SEATS + seat] = n
    for board, owners in seated(captured):
        for owner, n in seated(owners):
            s.workers[(BOARD + board) * SEATS + owner] = n
    for seat, n in seated(prison):
        s.workers[PRISON * SEATS + seat] = n
    s.market = packed(s.market, [market.get(id, -1) for id in MARKETS])
    s.guild = packed(s.guild, list(guild))
    for seat in range(s.seats):
        s.workers[GUILDHALL * SEATS + seat] = list(guild).count(seat)
        used = sum(s.workers[i] for i in range(seat, len(s.workers), int(SEATS)))
        s.workers[SUPPLY * SEATS + seat] = WORKERS - used - list(s.market).count(seat)


def lay_cards(s: Architects, rewards: Sequence[str] | None, given: int, dealt: Sequence[str], flipped: int) -> None:
    """The next rewards, and the black market cards in their order: those turned over, then the small pile."""
    order = [REWARDS.index(id) for id in rewards or ()]
    rest = list(s.rewards)
    for reward in order:
        rest.remove(reward)
    s.rewards = packed(s.rewards, rest[:given] + order + rest[given:])
    s.given = given
    first = [MARKET_CARDS.index(id) for id in dealt]
    s.dealt = packed(s.dealt, first + [card for card in range(len(MARKET_CARDS)) if card not in first])
    s.flipped = flipped


def by_seat(s: Architects, ids: list[str], names: Seated[Sequence[str]] | None) -> list[int]:
    """The set of cards that each seat has."""
    sets = [0] * s.seats
    for seat, cards in seated(names):
        sets[seat] = sum(1 << ids.index(card) for card in cards)
    return sets


def describe(s: Architects) -> dict[str, object]:
    """What each seat holds, nothing else being there; its points by row of the score pad; the lowest cards of the
    building pile, the last one first; and the rewards that are in the box."""
    seats = range(s.seats)
    return {
        "held": [[f"{good} {n}" for i, good in enumerate(GOODS) if (n := s.has(seat, i))] for seat in seats],
        "score": [dict(zip(SCORE_ROWS, parts(s, seat), strict=True)) for seat in seats],
        "deepest": [BUILDING_IDS[card] for card in list(s.pile)[-DEEPEST:][::-1]],
        "boxed": len(s.rewards) - 2 * s.seats - 1,
    }
