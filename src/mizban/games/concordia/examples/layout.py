"""A table of Concordia laid out piece by piece, for its examples and for tests of single clauses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby

from mizban.core.game.rules import Rules
from mizban.core.plain import packed
from mizban.games.concordia.rules.architect import adjacent
from mizban.games.concordia.rules.board import BIT, CITIES, LINE_COUNT, PROVINCES, ROWS, SPOTS, WAY, members
from mizban.games.concordia.rules.cards import CARDS, COLONISTS, GODS, GOODS, NAMES, NUMERALS, SLOTS, TYPES
from mizban.games.concordia.rules.scoring import by_god, ranks, wealth
from mizban.games.concordia.rules.setup import lay_bonus
from mizban.games.concordia.rules.state import NOBODY, STOCK, Concordia
from mizban.games.concordia.rules.view import reached


def lay(
    game: Rules,
    seats: int = 3,
    map: str = "imperium",
    tokens: Mapping[str, str] | None = None,
    houses: Mapping[str, Sequence[str]] | None = None,
    colonists: Mapping[str, Sequence[str]] | None = None,
    goods: Mapping[str, Mapping[str, int]] | None = None,
    cash: Mapping[str, int] | None = None,
    cards: Mapping[str, Sequence[str]] | None = None,
    piles: Mapping[str, Sequence[str]] | None = None,
    display: Sequence[str] | None = None,
    next: Sequence[str] = (),
    stack: int | None = None,
    turned: Sequence[str] = (),
    magnus: int | None = None,
    concordia: int = NOBODY,
    marks: Sequence[int] | None = None,
    active: int = 0,
    options: Mapping[str, str] | None = None,
) -> Concordia:
    """The table after set-up, where only what is said is otherwise. `goods` and `colonists` of a seat are all that it
    has; `cards` are bought; `piles` are played, the top one last; `next` are the top cards of the stack; of `stack`
    cards all but so many are out of the way, bought in turn by the seats that `cards` does not name."""
    s: Concordia = game.new(
        seats, 1, {"map": map, "first_player": "host_choice", "first_seat": "0", **(options or {})}, news=True
    )
    s.todo, s.legal, s.news = [], [], []
    s.active = active
    for i, (city, good) in enumerate((tokens or {}).items()):
        put_token(s, city, good, list(tokens or {})[:i])
    for seat, cities in (houses or {}).items():
        s.houses[int(seat)] = sum(1 << CITIES.index(city) for city in cities)
    for seat, spots in (colonists or {}).items():
        stand(s, int(seat), spots)
    for seat, held in (goods or {}).items():
        for at, name in enumerate(GOODS):
            s.goods[int(seat) * TYPES + at] = held.get(name, 0)
    for seat, sestertii in (cash or {}).items():
        s.cash[int(seat)] = sestertii
    deal(s, cards or {}, display, next, stack)
    for seat, pile in (piles or {}).items():
        put_down(s, int(seat), pile)
    s.turned = sum(1 << PROVINCES.index(province) for province in turned)
    s.magnus = s.magnus if magnus is None else magnus
    s.concordia = concordia
    s.marks = s.marks if marks is None else packed(s.marks, [*marks])
    game.invariant(s)
    return s


def letter(s: Concordia, city: str) -> str:
    """The letter of a city on the map in play."""
    return next(str(row["letter"]) for row in ROWS[s.map]["cities"] if row["id"] == city)


def put_token(s: Concordia, city: str, good: str, fixed: Sequence[str]) -> None:
    """Puts a token on a city; the one that lay there goes where the other came from, so that none is lost."""
    at, wanted = CITIES.index(city), GOODS.index(good)
    if s.tokens[at] == wanted:
        return
    cities = [row["id"] for row in ROWS[s.map]["cities"]]
    alike = [name for name in cities if letter(s, name) == letter(s, city) and name not in fixed]
    other = CITIES.index(next(name for name in alike if s.tokens[CITIES.index(name)] == wanted))
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


def deal(
    s: Concordia,
    owned: Mapping[str, Sequence[str]],
    display: Sequence[str] | None,
    following: Sequence[str],
    stack: int | None,
) -> None:
    """Lays out the market: what is owned, what is for sale, and the rest face down."""
    bought = [NAMES.index(card) for cards in owned.values() for card in cards]
    usual = [card for card in sorted(s.stack) if card not in bought]
    shown = usual[:SLOTS] if display is None else [NAMES.index(card) for card in display]
    soon = [NAMES.index(card) for card in following]
    rest = [card for card in sorted(s.stack, key=lambda card: CARDS[card].deck) if card not in bought + shown + soon]
    away = [] if stack is None else rest[: len(soon + rest) - stack]
    s.stack = packed(s.stack, bought + away + shown + soon + rest[len(away) :])
    s.drawn = len(bought) + len(away) + len(shown)
    s.display = packed(s.display, shown + [NOBODY] * (SLOTS - len(shown)))
    for seat, cards in owned.items():
        for card in cards:
            s.hand[int(seat)] |= 1 << NAMES.index(card)
    others = [seat for seat in range(s.seats) if str(seat) not in owned] or [*range(s.seats)]
    for i, gone in enumerate(away):
        s.hand[others[i % len(others)]] |= 1 << gone


def put_down(s: Concordia, seat: int, cards: Sequence[str]) -> None:
    """Plays cards of the hand without carrying them out."""
    for card in map(NAMES.index, cards):
        if not s.hand[seat] >> card & 1:
            raise ValueError(f"seat {seat} has no {NAMES[card]}")
        s.hand[seat] ^= 1 << card
        s.pile[seat] |= 1 << card
        s.top[seat] = card


def describe(s: Concordia) -> dict[str, object]:
    """All hands, what each card scores, who would win, what the market is made of, and how far colonists can go."""
    seats = range(s.seats)
    market, shown = [CARDS[card] for card in s.stack], [CARDS[card] for card in s.display if card != NOBODY]
    owned = [members(s.hand[seat] | s.pile[seat]) for seat in seats]
    scored = [dict(zip([*GODS, "concordia"], by_god(s, seat), strict=True)) for seat in seats]
    return {
        "all_hands": [[NAMES[card] for card in members(s.hand[seat])] for seat in seats],
        "beside": [[CITIES[city] for city in members(adjacent(s, seat))] for seat in seats],
        "stored": [sum(s.goods[seat * TYPES : (seat + 1) * TYPES]) for seat in seats],
        "cards_of": {god: [sum(GODS[CARDS[card].god] == god for card in mine) for mine in owned] for god in GODS},
        "scored": {god: [row[god] for row in scored] for god in [*GODS, "concordia"]},
        "total": [sum(row.values()) for row in scored],
        "places": ranks(s),
        "wealth": [wealth(s, seat) for seat in seats],
        "market": len(market),
        "market_of": {god: sum(GODS[card.god] == god for card in market) for god in GODS},
        "decks": {numeral: sum(NUMERALS[card.deck] == numeral for card in market) for numeral in NUMERALS[1:]},
        "deck_order": [numeral for numeral, _ in groupby(NUMERALS[card.deck] for card in market)],
        "decks_shown": [NUMERALS[card.deck] for card in shown],
        "lines_at": {spot: steps_to(lines) for spot, lines in reached(s).items()},
        "markers": sum(good != NOBODY for good in s.bonus),
    }


def steps_to(lines: Mapping[str, int]) -> list[int]:
    """How many of these lines are one step away, two steps, and so on."""
    far = Counter(lines.values())
    return [far[steps] for steps in range(1, max(far, default=0) + 1)]
