"""A table of Architects of the West Kingdom laid out piece by piece, for tests of single clauses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mizban.core.bits import members
from mizban.core.plain import packed
from mizban.games.architects import GAME
from mizban.games.architects.rules.cards import (
    APPRENTICE_IDS,
    APPRENTICES,
    BOARD_IDS,
    BUILDING_IDS,
    COLUMNS,
    GOODS,
    LOCATIONS,
    MARKET_CARDS,
    MARKETS,
    REWARDS,
    SEATS,
    TYPES,
)
from mizban.games.architects.rules.state import ALL, BOARD, GUILDHALL, PRISON, SUPPLY, Architects
from mizban.games.architects.rules.turns import BACKS, ENDS, TURNS
from mizban.games.architects.rules.view import View
from mizban.testing import Tables

A, B, C, D, E = 0, 1, 2, 3, 4  # the seats, clockwise
CLAY, WOOD, STONE, GOLD, MARBLE, SILVER = GOODS
FIRST = {"first_player": "host_choice", "first_seat": "0"}
Counts = Mapping[str, int]
TABLES = Tables[Architects, View](GAME)
ask, say, legal, why, look = TABLES.ask, TABLES.say, TABLES.legal, TABLES.why, TABLES.look
question, told, random_game, final = TABLES.question, TABLES.told, TABLES.random_game, TABLES.final


def table(
    seats: int = 2,
    goods: Mapping[int, Counts] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    built: Mapping[int, Sequence[str]] | None = None,
    hired: Mapping[int, Sequence[str]] | None = None,
    workers: Mapping[int, Counts] | None = None,
    captured: Mapping[int, Mapping[int, int]] | None = None,
    prison: Mapping[int, int] | None = None,
    market: Mapping[str, int] | None = None,
    guild: Sequence[int] = (),
    virtue: Mapping[int, int] | None = None,
    unpaid: Mapping[int, int] | None = None,
    paid: Mapping[int, int] | None = None,
    levels: Mapping[int, int] | None = None,
    rows: Sequence[Sequence[str]] | None = None,
    coins: Counts | None = None,
    pile: Sequence[str] | None = None,
    rewards: Sequence[str] | None = None,
    given: int = 0,
    dealt: Sequence[str] = (),
    flipped: int = 0,
    tax: int = 4,
    boards: Mapping[int, str] | None = None,
    active: int = A,
    **more: str,
) -> Architects:
    """The table after the draft, where only what is said is otherwise: nobody holds goods, silver or cards but those
    named. `workers` of a seat are on the large circles, `captured[A]` are on the board of A by owner, `rows` are the
    apprentices beside the Workshop, `pile` are the next buildings. Nothing is still to do."""
    s: Architects = GAME.new(seats, 1, {**FIRST, **more}, news=True)
    while s.legal and s.pack:
        s.play(s.legal[0])
    s.todo, s.legal, s.news = [], [], []
    s.active = active
    s.goods = packed(s.goods, [0] * len(s.goods))
    for seat, held in (goods or {}).items():
        for good, n in held.items():
            s.goods[seat * TYPES + GOODS.index(good)] = n
    lay_buildings(s, hands or {}, built or {}, pile)
    lay_apprentices(s, hired or {}, rows, coins or {})
    if workers or captured or prison or market or guild:
        stand(s, workers or {}, captured or {}, prison or {}, market or {}, guild)
    for field, values in ((s.virtue, virtue), (s.unpaid, unpaid), (s.paid, paid), (s.level, levels)):
        for seat, n in (values or {}).items():
            field[seat] = n
    lay_cards(s, rewards, given, dealt, flipped)
    s.tax = tax
    for seat, board in (boards or {}).items():
        s.boards = s.boards[:]
        s.boards[seat] = BOARD_IDS.index(board)
    GAME.invariant(s)
    return s


def lay_buildings(
    s: Architects, hands: Mapping[int, Sequence[str]], built: Mapping[int, Sequence[str]], pile: Sequence[str] | None
) -> None:
    """Hands and buildings as said; all others lie in the pile, those named on top."""
    s.hand = packed(s.hand, [bits(BUILDING_IDS, hands.get(seat, ())) for seat in range(s.seats)])
    s.built = packed(s.built, [bits(BUILDING_IDS, built.get(seat, ())) for seat in range(s.seats)])
    top = [BUILDING_IDS.index(card) for card in pile or ()]
    taken = {card for held in (*s.hand, *s.built) for card in members(held)}
    rest = [card for card in range(43 if s.promo else 40) if card not in taken and card not in top]
    s.pile = packed(s.pile, top + rest)
    s.fresh = len(s.pile)
    s.seen, s.met = packed(s.seen, [0] * 43), packed(s.met, [0] * 43)
    for seat in range(s.seats):
        for card in members(s.hand[seat]):
            s.seen[card] = 1 << seat
        for card in members(s.built[seat]):
            s.seen[card] = int(ALL)


def lay_apprentices(
    s: Architects, hired: Mapping[int, Sequence[str]], rows: Sequence[Sequence[str]] | None, coins: Counts
) -> None:
    """Apprentices as said; the rest of the eight places and the pile are filled with the others in their order."""
    s.hired = packed(s.hired, [bits(APPRENTICE_IDS, hired.get(seat, ())) for seat in range(s.seats)])
    shown = [APPRENTICE_IDS.index(card) for row in rows or ((), ()) for card in row]
    taken = {card for held in s.hired for card in members(held)}
    rest = [card for card in range(43 if s.promo else 40) if card not in taken and card not in shown]
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
    workers: Mapping[int, Counts],
    captured: Mapping[int, Mapping[int, int]],
    prison: Mapping[int, int],
    market: Mapping[str, int],
    guild: Sequence[int],
) -> None:
    """Sets workers where they are said to be, and the rest of the twenty in the supplies."""
    s.workers = packed(s.workers, [0] * len(s.workers))
    for seat, places in workers.items():
        for place, n in places.items():
            s.workers[LOCATIONS.index(place) * SEATS + seat] = n
    for board, owners in captured.items():
        for owner, n in owners.items():
            s.workers[(BOARD + board) * SEATS + owner] = n
    for seat, n in prison.items():
        s.workers[PRISON * SEATS + seat] = n
    s.market = packed(s.market, [market.get(id, -1) for id in MARKETS])
    s.guild = packed(s.guild, list(guild))
    for seat in range(s.seats):
        s.workers[GUILDHALL * SEATS + seat] = list(guild).count(seat)
        used = sum(s.workers[i] for i in range(seat, len(s.workers), int(SEATS)))
        s.workers[SUPPLY * SEATS + seat] = 20 - used - list(s.market).count(seat)


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


def bits(ids: list[str], names: Sequence[str]) -> int:
    """A set of cards."""
    return sum(1 << ids.index(name) for name in names)


def turn(s: Architects, *words: str) -> Architects:
    """The active seat is at turn, and says these words."""
    at = s.at(SUPPLY, s.active)
    return say(ask(s, TURNS[s.active] if at else BACKS[s.active]), *words)


def end(s: Architects) -> Architects:
    """The turn of the active seat ends."""
    return ask(s, ENDS[s.active])


def held(s: Architects, seat: int = A) -> dict[str, int]:
    """The goods of a seat; what there is none of is left out."""
    return {good: n for good, n in look(s, seat)["goods"][seat].items() if n}


def hand(s: Architects, seat: int = A) -> list[str]:
    return look(s, seat)["hands"][seat]


def row(s: Architects, number: int = 0) -> list[tuple[str, int]]:
    """A row beside the Workshop: cards and the silver on them."""
    return [(post["card"], post["coins"]) for post in look(s)["display"][number]]
