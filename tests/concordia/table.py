"""A table of Concordia laid out piece by piece, for tests of single clauses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mizban.core.plain import packed
from mizban.games.concordia import GAME
from mizban.games.concordia.rules.board import BIT, CITIES, LINE_COUNT, LINES, PROVINCES, ROWS, SPOTS, WAY
from mizban.games.concordia.rules.cards import CARDS, COLONISTS, GOODS, NAMES, SLOTS, START, TYPES
from mizban.games.concordia.rules.setup import lay_bonus
from mizban.games.concordia.rules.state import NOBODY, STOCK, Concordia
from mizban.games.concordia.rules.turns import TURNS
from mizban.games.concordia.rules.view import View
from mizban.testing import Tables

A, B, C, D, E = 0, 1, 2, 3, 4  # the seats, clockwise
BRICK, FOOD, TOOL, WINE, CLOTH = GOODS
FIRST = {"first_player": "host_choice", "first_seat": "0"}
TABLES = Tables[Concordia, View](GAME, whole=False)
ask, say, legal, why, look = TABLES.ask, TABLES.say, TABLES.legal, TABLES.why, TABLES.look
question, told, random_game, final = TABLES.question, TABLES.told, TABLES.random_game, TABLES.final


def table(
    seats: int = 3,
    map: str = "imperium",
    tokens: Mapping[str, str] | None = None,
    houses: Mapping[int, Sequence[str]] | None = None,
    colonists: Mapping[int, Sequence[str]] | None = None,
    goods: Mapping[int, Mapping[str, int]] | None = None,
    cash: Mapping[int, int] | None = None,
    cards: Mapping[int, Sequence[str]] | None = None,
    piles: Mapping[int, Sequence[str]] | None = None,
    display: Sequence[str] | None = None,
    stack: int | None = None,
    turned: Sequence[str] = (),
    magnus: int | None = None,
    active: int = A,
    **more: str,
) -> Concordia:
    """The table after set-up, where only what is said is otherwise. `goods` and `colonists` of a seat are all that it
    has; `cards` are bought; `piles` are played, the top one last; of `stack` cards all but so many are out of the way,
    with seat A. Nothing is still to do."""
    s: Concordia = GAME.new(seats, 1, {"map": map, **FIRST, **more})
    s.todo, s.legal, s.news = [], [], []
    s.active = active
    for i, (city, good) in enumerate((tokens or {}).items()):
        lay(s, city, good, list(tokens or {})[:i])
    for seat, cities in (houses or {}).items():
        s.houses[seat] = sum(1 << CITIES.index(city) for city in cities)
    for seat, spots in (colonists or {}).items():
        stand(s, seat, spots)
    for seat, held in (goods or {}).items():
        for at, name in enumerate(GOODS):
            s.goods[seat * TYPES + at] = held.get(name, 0)
    for seat, n in (cash or {}).items():
        s.cash[seat] = n
    deal(s, cards or {}, display, stack)
    for seat, pile in (piles or {}).items():
        put_down(s, seat, pile)
    s.turned = sum(1 << PROVINCES.index(province) for province in turned)
    s.magnus = s.magnus if magnus is None else magnus
    GAME.invariant(s)
    return s


def letter(s: Concordia, city: str) -> str:
    """The letter of a city on the map in play."""
    return next(str(row["letter"]) for row in ROWS[s.map]["cities"] if row["id"] == city)


def lay(s: Concordia, city: str, good: str, fixed: list[str]) -> None:
    """Puts a token on a city; the one that lay there goes where the other came from, so that none is lost."""
    at, wanted = CITIES.index(city), GOODS.index(good)
    if s.tokens[at] == wanted:
        return
    others = [row["id"] for row in ROWS[s.map]["cities"] if row["letter"] == letter(s, city) and row["id"] not in fixed]
    other = CITIES.index(next(name for name in others if s.tokens[CITIES.index(name)] == wanted))
    s.tokens[other], s.tokens[at] = s.tokens[at], wanted
    for number in range(TYPES):
        s.types[number] = sum(1 << i for i in range(len(CITIES)) if s.tokens[i] == number)
    lay_bonus(s)


def stand(s: Concordia, seat: int, spots: Sequence[str]) -> None:
    """Sets the colonists of a seat on these spots, and the rest in the storehouse."""
    first = seat * COLONISTS
    for i in range(COLONISTS):
        s.spots[first + i] = STOCK
    used = [0, 0]
    for name in spots:
        spot = SPOTS.index(name)
        way = WAY[spot]
        s.spots[first + way * 3 + used[way]] = spot
        used[way] += 1
    s.roads = sum(int(BIT[spot]) for spot in s.spots if 0 <= spot < LINE_COUNT and WAY[spot] == 0)
    s.waters = sum(int(BIT[spot]) for spot in s.spots if 0 <= spot < LINE_COUNT and WAY[spot] == 1)


def deal(s: Concordia, owned: Mapping[int, Sequence[str]], display: Sequence[str] | None, stack: int | None) -> None:
    """Lays out the market: what is owned, what is for sale, and the rest face down."""
    bought = [number(card) for cards in owned.values() for card in cards]
    usual = [card for card in sorted(s.stack) if card not in bought]
    shown = usual[:SLOTS] if display is None else [number(card) for card in display]
    rest = [card for card in sorted(s.stack, key=lambda card: CARDS[card].deck) if card not in bought + shown]
    away = [] if stack is None else rest[: len(rest) - stack]
    s.stack = packed(s.stack, bought + away + shown + rest[len(away) :])
    s.drawn = len(bought) + len(away) + len(shown)
    s.display = packed(s.display, shown + [NOBODY] * (SLOTS - len(shown)))
    for seat, cards in owned.items():
        for card in cards:
            s.hand[seat] |= 1 << number(card)
    for gone in away:
        s.hand[A] |= 1 << gone


def put_down(s: Concordia, seat: int, cards: Sequence[str]) -> None:
    """Plays cards of the hand without carrying them out."""
    for card in cards:
        assert s.hand[seat] >> number(card) & 1, f"seat {seat} has no {card}"
        s.hand[seat] ^= 1 << number(card)
        s.pile[seat] |= 1 << number(card)
        s.top[seat] = number(card)


def number(card: str) -> int:
    return NAMES.index(card)


def turn(s: Concordia, *words: str) -> Concordia:
    """The active seat is at turn, and says these words."""
    return say(ask(s, TURNS[s.active]), *words)


def stored(s: Concordia, seat: int = A) -> dict[str, int]:
    """The goods of a seat; what there is none of is left out."""
    return look(s, seat)["goods"][seat]


def shown(s: Concordia) -> list[str]:
    """The cards of the display, from left to right; "" is an empty slot."""
    return [offer["card"] for offer in look(s)["display"]]


def hand(s: Concordia, seat: int = A) -> list[str]:
    return look(s, seat)["hands"][seat]


def lines_of(s: Concordia, seat: int) -> list[str]:
    """The lines on which a seat has colonists."""
    spots = [s.spots[i] for i in range(seat * COLONISTS, (seat + 1) * COLONISTS)]
    return sorted(LINES[spot] for spot in spots if 0 <= spot < LINE_COUNT)


def market(deck: int) -> list[str]:
    """The cards of a deck."""
    return [card.id for card in CARDS[int(START) :] if card.deck == deck]
