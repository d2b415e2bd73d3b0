"""What one seat may know (CO-18): the only door from the table to a person."""

from __future__ import annotations

from typing import TypedDict

from mizban.core.bits import ONE
from mizban.core.packed import i64
from mizban.core.views import Head, head
from mizban.games.concordia.rules.architect import March, Move, price, targets
from mizban.games.concordia.rules.board import (
    CITIES,
    FIRST_LINE,
    FIRST_PROVINCE,
    LAND,
    LINES,
    MAPS,
    ON_MAP,
    PROVINCES,
    SEA,
    SPOTS,
    WAY,
    distance,
    members,
    network,
)
from mizban.games.concordia.rules.cards import (
    ANY,
    CARDS,
    COLONISTS,
    COST,
    EXTRA_CLOTH,
    GOODS,
    HOUSES,
    NAMES,
    NUMERALS,
    SLOTS,
    SORT,
    SORTS,
    TYPES,
)
from mizban.games.concordia.rules.goods import among
from mizban.games.concordia.rules.mercator import Trade
from mizban.games.concordia.rules.prefect import Prefect, coins, gains, yields
from mizban.games.concordia.rules.scoring import by_god, ranks
from mizban.games.concordia.rules.senator import Buy, missing
from mizban.games.concordia.rules.state import NOBODY, STOCK, Concordia
from mizban.games.concordia.rules.storehouse import Keep

Goods = dict[str, int]  # units by good; what there is none of is left out


class Offer(TypedDict):
    """A slot of the display, from left to right."""

    card: str  # "" when it is empty
    cost: Goods  # what the card costs
    extra: Goods  # CO-2.12 what the slot costs on top with a Senator; "any" is a good of any type
    price: Goods  # what the one who looks would pay for it: both together, or with a Consul the cost alone
    payable: bool  # whether the one who looks has all of it


class View(Head):
    """The table as one seat sees it. Cities, lines, provinces, goods and cards are named by their ids; a spot is a
    line, or a colonist in a city, `sea_roma`."""

    over: bool
    map: str
    first: int
    active: int
    card: str  # the card that is carried out, or ""
    copied: int  # the seat whose top card is copied with it, or -1
    tokens: dict[str, str]  # the good of each city
    houses: list[list[str]]  # [seat] cities
    houses_left: list[int]
    prices: dict[str, int]  # by city: the sestertii for the next house there
    colonists: list[list[str]]  # [seat] the spots of those on the board, land first
    stock: list[list[int]]  # [seat] colonists in the storehouse: of land, of the sea
    bonus: dict[str, str]  # the good of each province's marker
    turned: list[str]  # the provinces whose marker shows coins
    coins: int  # on all of them
    goods: list[Goods]  # [seat] the storehouse
    free: list[int]  # [seat] free spaces in it
    cash: list[int]
    display: list[Offer]
    stack: int  # cards that lie face down
    deck: str  # the numeral on the back of the next one, or ""
    unseen: list[str]  # CO-18.2 which cards they are, in no order
    hands: list[list[str]]  # [seat] cards; empty for those that are not shown
    hand_sizes: list[int]
    piles: list[list[str]]  # [seat] played cards, the top one last; for others only that one, unless all is open
    pile_sizes: list[int]
    tops: list[str]  # [seat] the sort of the top card, which a Diplomat may copy; "" for none
    magnus: int  # who holds the Praefectus Magnus
    concordia: int  # who has the Concordia card, or -1
    steps: int  # that are left for the Architect
    lifted: str  # the spot of the colonist that is being moved, or ""
    reach: dict[
        str, dict[str, int]
    ]  # for the one who is asked, by spot of a colonist that can move: lines and the steps to them
    yields: dict[str, list[Goods]]  # for the one who chooses a province, by province: what each seat would receive
    keep: Goods  # what has come in and does not all fit
    sold: list[str]  # while a Mercator trades: types sold so far
    bought: list[str]
    purchases: int  # how many cards may still be bought
    marks: list[int]  # CO-17.8 [seat] scoring markers, -1 before the first Tribune; empty without intermediate scoring
    gods: list[
        list[int]
    ]  # [seat] points by god, Concordia last; when the game is over, or if running scores are wanted
    points: list[int]
    ranks: list[int]  # when the game is over


def view(s: Concordia, viewer: i64) -> View:
    """CO-18.2 to CO-18.5, CO-23.4 What this seat knows, built from nothing."""
    top = head(s, viewer)
    step = s.todo[-1] if s.todo else None
    gods = [by_god(s, seat) for seat in range(s.seats)] if s.over or s.running else []
    consul = isinstance(step, Buy) and step.plain == 1 and step.seat == viewer
    return {
        **top,
        "over": s.over == 1,
        "map": MAPS[s.map],
        "first": s.first,
        "active": s.active,
        "card": NAMES[s.card] if s.card != NOBODY else "",
        "copied": s.copied,
        "tokens": {CITIES[city]: GOODS[s.tokens[city]] for city in members(ON_MAP[s.map])},
        "houses": [[CITIES[city] for city in members(s.houses[seat])] for seat in range(s.seats)],
        "houses_left": [HOUSES - len(members(s.houses[seat])) for seat in range(s.seats)],
        "prices": {CITIES[city]: price(s, city) for city in members(ON_MAP[s.map])},
        "colonists": [colonists(s, seat) for seat in range(s.seats)],
        "stock": [[s.stocked(seat, LAND), s.stocked(seat, SEA)] for seat in range(s.seats)],
        "bonus": {PROVINCES[i]: GOODS[s.bonus[i]] for i in provinces(s)},
        "turned": [PROVINCES[i] for i in provinces(s) if s.turned >> i & 1],
        "coins": coins(s),
        "goods": [goods(s, seat) for seat in range(s.seats)],
        "free": [s.free(seat) for seat in range(s.seats)],
        "cash": list(s.cash),
        "display": [offer(s, viewer, slot, 1 if consul else 0) for slot in range(SLOTS)],
        "stack": s.stacked(),
        "deck": NUMERALS[CARDS[s.stack[s.drawn]].deck] if s.stacked() else "",
        "unseen": [NAMES[card] for card in sorted(s.stack[s.drawn :])],
        "hands": [cards(s.hand[seat]) if shown(s, seat, viewer) else [] for seat in range(s.seats)],
        "hand_sizes": [len(members(s.hand[seat])) for seat in range(s.seats)],
        "piles": [pile(s, seat, viewer) for seat in range(s.seats)],
        "pile_sizes": [len(members(s.pile[seat])) for seat in range(s.seats)],
        "tops": [SORTS[SORT[card]] if card != NOBODY else "" for card in s.top],
        "magnus": s.magnus,
        "concordia": s.concordia,
        "steps": step.steps if isinstance(step, (Move, March)) else 0,
        "lifted": SPOTS[step.spot] if isinstance(step, March) else "",
        "reach": reached(s) if viewer == s.asked else {},
        "yields": yielded(s) if isinstance(step, Prefect) and viewer == s.asked else {},
        "keep": unpacked(step.goods) if isinstance(step, Keep) else {},
        "sold": [GOODS[good] for good in members(step.sold)] if isinstance(step, Trade) else [],
        "bought": [GOODS[good] for good in members(step.bought)] if isinstance(step, Trade) else [],
        "purchases": step.cards if isinstance(step, Buy) else 0,
        "marks": list(s.marks) if s.intermediate else [],
        "gods": gods,
        "points": [sum(row) for row in gods],
        "ranks": ranks(s) if s.over else [],
    }


# ---------------------------------------------------------------- the board


def provinces(s: Concordia) -> list[int]:
    """The provinces of this map."""
    return list(range(FIRST_PROVINCE[s.map], FIRST_PROVINCE[s.map + 1]))


def colonists(s: Concordia, seat: i64) -> list[str]:
    """CO-1.7 Where the colonists of a seat stand."""
    spots = [s.spots[i] for i in range(seat * COLONISTS, (seat + 1) * COLONISTS)]
    return [SPOTS[spot] for spot in spots if spot != STOCK]


def reached(s: Concordia) -> dict[str, dict[str, int]]:
    """CO-7.10 The lines that each colonist who can move, or the one that is being moved, can get to, and the steps."""
    step = s.todo[-1] if s.todo else None
    if isinstance(step, March):
        return {SPOTS[step.spot]: ways(s, step.spot, step.steps)}
    if isinstance(step, Move):
        return {SPOTS[o.arg]: ways(s, o.arg, step.steps) for o in s.legal if o.verb == "lift"}
    return {}


def ways(s: Concordia, spot: i64, steps: i64) -> dict[str, int]:
    """The lines that a colonist can get to, each with the steps to it."""
    first = FIRST_LINE[network(s.map, WAY[spot])]
    lines = [first + i for i in members(targets(s, spot, steps))]
    return {LINES[line]: distance(s.map, spot, line) for line in lines}


def yielded(s: Concordia) -> dict[str, list[Goods]]:
    """CO-8.2, CO-8.3 What each seat would receive from each province that can be chosen."""
    by_province: dict[str, list[Goods]] = {}
    for i in provinces(s):
        if not s.turned >> i & 1:
            seats = range(s.seats)
            figures = [gains(s, seat, i) if seat == s.active else yields(s, seat, i) for seat in seats]
            by_province[PROVINCES[i]] = [unpacked(figure) for figure in figures]
    return by_province


# ---------------------------------------------------------------- goods and cards


def goods(s: Concordia, seat: i64) -> Goods:
    """The goods in a storehouse."""
    return {GOODS[good]: s.goods[seat * TYPES + good] for good in range(TYPES) if s.goods[seat * TYPES + good]}


def unpacked(figure: i64) -> Goods:
    """Goods in one figure."""
    return {GOODS[good]: among(figure, good) for good in range(TYPES) if among(figure, good)}


def cards(bits: i64) -> list[str]:
    """A set of cards."""
    return [NAMES[card] for card in members(bits)]


def shown(s: Concordia, seat: i64, viewer: i64) -> bool:
    """CO-18.4 Whether a hand lies open for this viewer."""
    return seat == viewer or s.open_hands == 1 or s.over == 1


def pile(s: Concordia, seat: i64, viewer: i64) -> list[str]:
    """CO-1.10, CO-18.3 Played cards: the top one for all, the rest for those who may see the hand."""
    if s.top[seat] == NOBODY:
        return []
    below = cards(s.pile[seat] & ~ONE[s.top[seat]]) if shown(s, seat, viewer) else []
    return [*below, NAMES[s.top[seat]]]


def offer(s: Concordia, viewer: i64, slot: i64, plain: i64) -> Offer:
    """CO-2.12, CO-12.2, CO-12.5 A slot of the display and what it costs the one who looks."""
    card = s.display[slot]
    extra: Goods = {}
    if EXTRA_CLOTH[slot]:
        extra["cloth"] = EXTRA_CLOTH[slot]
    if ANY[slot]:
        extra["any"] = ANY[slot]
    if card == NOBODY:
        return {"card": "", "cost": {}, "extra": extra, "price": {}, "payable": False}
    cost = {GOODS[good]: COST[card * TYPES + good] for good in range(TYPES) if COST[card * TYPES + good]}
    total = dict(cost)
    if not plain:
        for good, n in extra.items():
            total[good] = total.get(good, 0) + n
    payable = viewer < s.seats and missing(s, viewer, slot, plain) == NOBODY
    return {"card": NAMES[card], "cost": cost, "extra": extra, "price": total, "payable": payable}


# ---------------------------------------------------------------- what nobody knows
