"""Set-up (CO-3, CO-23). Chance is asked here and nowhere else (CO-18.1)."""

from __future__ import annotations

from typing import Final

from mizban.core.bits import ONE
from mizban.core.packed import append, i64, vec
from mizban.core.rng import Rng
from mizban.games.concordia.rules.board import (
    CITIES,
    CITY_COUNT,
    FIRST_PROVINCE,
    IN_PROVINCE,
    LAND,
    MAPS,
    PROVINCES,
    ROMA,
    ROWS,
    SEA,
    members,
)
from mizban.games.concordia.rules.cards import (
    CARDS,
    COLONISTS,
    DATA,
    DECKS,
    GOODS,
    HAND,
    SLOTS,
    START,
    START_CASH,
    START_GOODS,
    TYPES,
)
from mizban.games.concordia.rules.state import NOBODY, STOCK, Concordia
from mizban.games.concordia.rules.turns import TURNS

LETTERS: Final = ["A", "B", "C", "D"]
BEARING: Final = [  # [map * 4 + letter] CO-2.3 the cities that bear it
    vec[i64]([CITIES.index(city["id"]) for city in row["cities"] if city["letter"] == letter])
    for row in ROWS
    for letter in LETTERS
]
TOKENS: Final = [  # [letter] CO-2.6 the goods of its tokens
    vec[i64]([good for good, id in enumerate(GOODS) for _ in range(row[id])]) for row in DATA["city_token_set"]
]


def new_game(seats: i64, rng: Rng, options: dict[str, str]) -> Concordia:
    """CO-3.1 to CO-3.13, CO-23.1 to CO-23.4 The table before the first card is played."""
    s = Concordia()
    s.begin(seats, rng)
    s.map = chosen_map(seats, options["map"])
    s.intermediate = 1 if options["intermediate_scoring"] == "on" else 0
    s.open_hands = 1 if options["open_hands"] == "on" else 0
    s.running = 1 if options["running_scores"] == "on" else 0
    s.first = rng.below(seats) if options["first_player"] == "random" else int(options["first_seat"])  # CO-3.10
    lay_tokens(s)
    lay_bonus(s)
    lay_cards(s)
    give_out(s)
    s.turned = s.roads = s.waters = 0
    s.active = s.first
    s.card = s.copied = s.concordia = NOBODY
    s.magnus = s.right(s.first)  # CO-3.12
    s.doubled = s.over = 0
    s.then(TURNS[s.first])
    s.settle()
    return s


def chosen_map(seats: i64, name: str) -> i64:
    """CO-3.1, CO-21.3, CO-23.1 Two play on Italia, five on Imperium; three or four on either."""
    if name == "usual":
        return MAPS.index("italia" if seats == 2 else "imperium")
    return MAPS.index(name)


def lay_tokens(s: Concordia) -> None:
    """CO-3.2 A token of its letter on each city, at random; they stay there."""
    s.tokens = vec[i64]([NOBODY] * CITY_COUNT)
    s.types = vec[i64]([0] * TYPES)
    for letter in range(len(LETTERS)):
        cities = BEARING[s.map * len(LETTERS) + letter]
        if len(cities):
            goods = TOKENS[letter][:]
            s.rng.shuffle(goods)
            for i in range(len(cities)):
                s.tokens[cities[i]] = goods[i]
                s.types[goods[i]] |= ONE[cities[i]]


def lay_bonus(s: Concordia) -> None:
    """CO-3.3, CO-19.7, CO-19.8 For each province a marker of its most valuable good, good side up."""
    s.bonus = vec[i64]([NOBODY] * len(PROVINCES))
    for province in range(FIRST_PROVINCE[s.map], FIRST_PROVINCE[s.map + 1]):
        for city in members(IN_PROVINCE[province]):
            s.bonus[province] = max(s.bonus[province], s.tokens[city])


def lay_cards(s: Concordia) -> None:
    """CO-3.4 to CO-3.6 The decks for so many players, each shuffled, I on top; the first seven lie face up."""
    s.stack = vec[i64]()
    for deck in range(1, min(s.seats, DECKS) + 1):
        cards = vec[i64]()
        for card in range(START, len(CARDS)):
            if CARDS[card].deck == deck:
                cards = append(cards, card)
        s.rng.shuffle(cards)
        for card in cards:
            s.stack = append(s.stack, card)
    s.display = s.stack[:SLOTS]
    s.drawn = SLOTS


def give_out(s: Concordia) -> None:
    """CO-3.7 to CO-3.9, CO-3.11, CO-3.13, CO-21.2 What each seat begins with: cards, goods, colonists and cash."""
    seats = s.seats
    s.houses = vec[i64]([0] * seats)
    s.spots = vec[i64]([STOCK] * (seats * COLONISTS))
    s.goods = vec[i64]([0] * (seats * TYPES))
    s.cash = vec[i64]([0] * seats)
    s.hand = vec[i64]([HAND] * seats)
    s.pile = vec[i64]([0] * seats)
    s.top = vec[i64]([NOBODY] * seats)
    s.marks = vec[i64]([NOBODY] * seats)
    for i in range(seats):
        seat = (s.first + i) % seats
        s.cash[seat] = START_CASH + i
        for good in range(TYPES):
            s.goods[seat * TYPES + good] = START_GOODS[good]
        s.place(seat, LAND, ROMA)
        s.place(seat, SEA, ROMA)
