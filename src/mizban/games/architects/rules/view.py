"""What one seat may know (AW-21): the only door from the table to a person.

The shape of a view is `View` below. Things are named by their ids in the data file; seats are numbers; NOBODY is -1.

What an option points at (its ref), by its verb:

    character:ada     board:ada           Choose: take this character
    keep:smithy       card:smithy         Draft, Look: keep a card of `pack`, or of `looked`
    place:forest      place:forest        Turn: place a worker; 16 placings, see PLACINGS in state.py
    take-back:forest  back:forest         TakeBack: a worker comes back; also market_small, market_middle,
                                          market_large, prison and board_0 to board_4
    donate:clay-wood  donate:clay-wood    Storehouse: two of clay, wood, stone for 1 Virtue; six ways
    carve:wood-wood-stone  carve:...      Storehouse: three of wood, stone for 1 marble; four ways
    trade:merchant_gold  trade:...        Storehouse: the trade of an own apprentice
    stop-trading      say:stop-trading    Storehouse
    hire:miner_1      apprentice:miner_1  Hire: a card of `display`
    no-hire           say:no-hire         Hire, Dismiss: nobody; only with the Tavern
    dismiss:miner_1   hired:miner_1       Dismiss: one of one's own apprentices
    capture:forest-2  group:forest-2      Capture, Raid, Barracks: all workers of seat 2 in the Forest
    stop-capturing    say:stop-capturing  Capture, Raid, Barracks
    free-all          say:free-all        Barracks: release all own workers from other boards
    send, release, ransom, ransom-debt, pay-debt, stop-guarding   say:send ...   Guardhouse
    build:smithy      card:smithy         Work: construct a card of one's hand
    advance           say:advance         Work: advance the Cathedral
    mix:3-1           mix:3-1             PayMix: so much wood, so much stone for a level of the Cathedral
    spare:wood        spare:wood          Spare: Lothaire pays one less of it
    gold:1            gold:1              Gild: how much of Therese's gold and marble is gold
    discard:smithy    card:smithy         Discard, Shed, Library: a card of one's hand goes under the pile
    keep-all          say:keep-all        Library
    take:gold         take:gold           TakeOne: gold, marble or silver of a building
    destroy:1         destroy:1           Destroy: so many unpaid debts
    buy-off, take-debt   say:buy-off ...  BuyOff: Hugo pays 2 silver instead of taking a debt
    free:2            free:2              Abilities: so many own workers leave the Prison in a Reset
    use:squire_gold   use:squire_gold     Abilities: a Squire or a Peddler helps
    use-all, use-none    say:use-all ...  Abilities: everything, or nothing more
"""

from __future__ import annotations

from typing import TypedDict

from mizban.core.bits import members
from mizban.core.packed import i64, vec
from mizban.core.state import Step
from mizban.core.views import Head, head
from mizban.games.architects.rules.buildings import Discard, TakeOne
from mizban.games.architects.rules.cards import (
    APPRENTICE_IDS,
    BOARD_IDS,
    BUILDING_IDS,
    COLUMNS,
    GOODS,
    HAND_LIMIT,
    HOUSES,
    LINES,
    LOCATIONS,
    LOOK,
    MARKET_LARGE,
    MARKET_SMALL,
    MARKETS,
    NEEDS,
    PRINTED,
    REFRESHES,
    RESETS,
    SILVER,
    SKILLS,
    SPACES,
    THINGS,
    TYPES,
    WIDTH,
    WORKSHOP,
)
from mizban.games.architects.rules.cathedral import barrier
from mizban.games.architects.rules.guardhouse import Guardhouse
from mizban.games.architects.rules.guildhall import Spare, buildable, excused, lacking
from mizban.games.architects.rules.market import Look
from mizban.games.architects.rules.preview import placed
from mizban.games.architects.rules.scoring import parts, ranks
from mizban.games.architects.rules.state import BOARD, NOBODY, PLACINGS, PRISON, SUPPLY, Architects
from mizban.games.architects.rules.storehouse import Storehouse
from mizban.games.architects.rules.supply import ignored
from mizban.games.architects.rules.town import Capture, Raid
from mizban.games.architects.rules.virtue import BuyOff, Destroy
from mizban.games.architects.rules.workshop import PAID, Hire, hire_price, limit, skipped

Things = dict[str, int]  # by id: goods, "virtue", "building_card"; what there is none of is left out


class Post(TypedDict):
    """AW-6 A card beside the Workshop."""

    card: str  # "" while it is empty, which only happens when everybody begins with an apprentice
    coins: int  # silver lying on it
    price: int  # what the one who looks would pay for it in all, with one more worker there; 0 for the public
    reach: bool  # whether that one can pay it


class View(Head):
    """The table as one seat sees it."""

    over: bool
    modules: list[str]  # of variable, promo, extra, starting, refreshing, running: those in use
    first: int
    active: int
    last: int  # AW-18.2 how many turns are left once the end is announced, else -1
    boards: list[str]  # [seat] the character, or "" on a standard board
    goods: list[Things]  # [seat] all six of them, also where there is none
    virtue: list[int]  # [seat]
    evasion: list[int]  # [seat] how many tax coins it ignores
    unpaid: list[int]  # [seat] debts
    paid: list[int]  # [seat]
    levels: list[int]  # [seat] of the Cathedral
    supply: list[int]  # [seat] workers ready to be placed
    captured: list[list[int]]  # [seat][owner] captured workers on the board of a seat
    workers: dict[str, list[int]]  # [location][seat] workers on the nine large circles
    prison: list[int]  # [seat] workers
    market: dict[str, int]  # by space of the Black Market (small, middle, large): whose worker, or -1
    guildhall: list[int]  # whose workers, in the order of the spaces; what goes beyond `spaces` lies beside it
    spaces: int  # of the Guildhall that are in use: 4 rows, and as many columns as this is four times
    resets: list[int]  # numbers from 1 of the spaces that bring a Reset
    refreshes: list[int]  # and of those that refresh the apprentices, where that is played
    tax: int  # silver on the Tax Stand
    display: list[list[Post]]  # [row][column] the apprentices beside the Workshop
    school: int  # apprentices in the pile
    dismissed: list[str]  # those at its bottom that everybody has seen, the deepest last
    hired: list[list[str]]  # [seat] apprentices
    limits: list[int]  # [seat] how many apprentices it may have
    built: list[list[str]]  # [seat] buildings
    hands: list[list[str]]  # [seat] buildings; "" for one that the viewer does not know
    pile: int  # buildings in the pile
    under: dict[str, int]  # the buildings in it that the viewer knows, and how many cards lie on top of each
    passed: list[str]  # buildings that the viewer saw in the draft or later, and that may be in any other hand by now
    pack: list[str]  # while the viewer drafts: the cards to choose from
    picked: str  # and the one it has chosen, before all have, or ""
    looked: list[str]  # the buildings that the viewer looks at in the Black Market
    small: Things  # AW-9.2 what the small market gives
    large: Things  # AW-9.4 what the large market gives
    small_pile: int  # black market cards with the small side up
    rewards: int  # reward cards left
    gives: dict[str, Things]  # by placing: what a worker placed there now would bring the viewer; see preview.py
    buildable: list[str]  # the cards of the viewer's hand that it could construct now
    costs: dict[str, list[str]]  # by card of the viewer's hand: what is missing for it, goods and skills
    advance: str  # why the viewer cannot advance the Cathedral now: "" if it can, else top, virtue, full, goods or hand
    left: int  # actions that are left to the one who is asked: trades, captures, actions in the Guardhouse, discards
    price: int  # silver for the next capture while captures are made, or what hiring costs beside the skipped cards
    card: str  # the building that is paid for or carried out, or ""
    rows: list[list[int]]  # [seat] points by row of the score pad, when the game is over or running scores are wanted
    points: list[int]  # [seat]
    ranks: list[int]  # when the game is over


def view(s: Architects, viewer: i64) -> View:
    """AW-21.1 to AW-21.9, AW-24.6 What this seat knows, built from nothing."""
    top = head(s, viewer)
    step = s.todo[-1] if s.todo else None
    mine = viewer == s.asked
    seated = viewer < s.seats
    seats = range(s.seats)
    shown = s.over == 1 or s.running == 1
    rows = [parts(s, seat) for seat in seats] if shown else []
    hand = members(s.hand[viewer]) if seated else []
    return {
        **top,
        "over": s.over == 1,
        "modules": modules(s),
        "first": s.first,
        "active": s.active,
        "last": s.last,
        "boards": [BOARD_IDS[board] if board != NOBODY else "" for board in s.boards],
        "goods": [{GOODS[good]: s.has(seat, good) for good in range(TYPES)} for seat in seats],
        "virtue": list(s.virtue),
        "evasion": [ignored(s, seat) for seat in seats],
        "unpaid": list(s.unpaid),
        "paid": list(s.paid),
        "levels": list(s.level),
        "supply": [s.at(SUPPLY, seat) for seat in seats],
        "captured": [[s.at(BOARD + seat, owner) for owner in seats] for seat in seats],
        "workers": {LOCATIONS[i]: [s.at(i, seat) for seat in seats] for i in range(len(LOCATIONS))},
        "prison": [s.at(PRISON, seat) for seat in seats],
        "market": {MARKETS[i]: s.market[i] for i in range(len(MARKETS))},
        "guildhall": list(s.guild),
        "spaces": SPACES[s.seats],
        "resets": members(RESETS[s.seats]),
        "refreshes": members(REFRESHES[s.seats]) if s.refreshing else [],
        "tax": s.tax,
        "display": [[post(s, viewer, row * COLUMNS + i) for i in range(COLUMNS)] for row in range(LINES)],
        "school": len(s.school),
        "dismissed": [APPRENTICE_IDS[card] for card in s.school[s.unmet :]],
        "hired": [[APPRENTICE_IDS[card] for card in members(s.hired[seat])] for seat in seats],
        "limits": [limit(s, seat) for seat in seats],
        "built": [[BUILDING_IDS[card] for card in members(s.built[seat])] for seat in seats],
        "hands": [known(s, viewer, s.hand[seat]) for seat in seats],
        "pile": len(s.pile),
        "under": under(s, viewer),
        "passed": [BUILDING_IDS[i] for i in range(HOUSES) if (s.met[i] & ~s.seen[i]) >> viewer & 1],
        "pack": [BUILDING_IDS[card] for card in members(s.pack[viewer])] if seated and len(s.pack) else [],
        "picked": picked(s, viewer),
        "looked": [BUILDING_IDS[card] for card in s.pile[:LOOK]] if mine and isinstance(step, Look) else [],
        "small": things(MARKET_SMALL, s.small() if s.small() != NOBODY else PRINTED),
        "large": things(MARKET_LARGE, s.large() if s.large() != NOBODY else PRINTED),
        "small_pile": len(s.dealt) - s.flipped,
        "rewards": s.prizes(),
        "gives": {PLACINGS[i]: placed(s, viewer, i) for i in range(len(PLACINGS))} if seated else {},
        "buildable": [BUILDING_IDS[card] for card in hand if buildable(s, viewer, card)],
        "costs": {BUILDING_IDS[card]: missing(s, viewer, card) for card in hand},
        "advance": barrier(s, viewer) if seated else "",
        "left": left(s, step),
        "price": price(s, step),
        "card": BUILDING_IDS[step.card] if isinstance(step, (TakeOne, Spare)) else "",
        "rows": rows,
        "points": [sum(row) for row in rows],
        "ranks": ranks(s) if s.over else [],
    }


# ---------------------------------------------------------------- the open question


def left(s: Architects, step: Step[Architects] | None) -> i64:
    """How many actions are left to the one who is asked."""
    if isinstance(step, (Storehouse, Capture, Raid, Guardhouse, BuyOff)):
        return step.left
    if isinstance(step, Destroy):
        return step.most
    return s.hand_size(step.seat) - HAND_LIMIT if isinstance(step, Discard) else 0


def price(s: Architects, step: Step[Architects] | None) -> i64:
    """What the next capture costs, or hiring."""
    if isinstance(step, Capture):
        return step.price(s)
    return hire_price(s, step.seat) if isinstance(step, Hire) and step.how == PAID else 0


def modules(s: Architects) -> list[str]:
    """AW-20.1, AW-24 What is played with beside the standard game."""
    names = ["variable", "promo", "extra", "starting", "refreshing", "running"]
    flags = [s.variable, s.promo, s.extra, s.starting, s.refreshing, s.running]
    return [names[i] for i in range(len(names)) if flags[i]]


# ---------------------------------------------------------------- cards


def post(s: Architects, viewer: i64, at: i64) -> Post:
    """AW-6.2, AW-6.3 A card beside the Workshop, and what it would cost the one who looks to go there now and hire it;
    while hiring, the worker is there already."""
    card = s.display[at]
    cost: i64 = 0
    if viewer < s.seats:
        step = s.todo[-1] if s.todo else None
        there = isinstance(step, Hire) and step.seat == viewer and step.how == PAID
        cost = hire_price(s, viewer) + skipped(s.at(WORKSHOP, viewer) + (0 if there else 1), at % COLUMNS)
    return {
        "card": APPRENTICE_IDS[card] if card != NOBODY else "",
        "coins": s.coins[at],
        "price": cost,
        "reach": viewer < s.seats and card != NOBODY and cost <= s.has(viewer, SILVER),
    }


def known(s: Architects, viewer: i64, cards: i64) -> list[str]:
    """A hand: the cards that the viewer knows, then a "" for each that it does not."""
    seen = [BUILDING_IDS[card] for card in members(cards) if s.seen[card] >> viewer & 1]
    return seen + [""] * (len(members(cards)) - len(seen))


def under(s: Architects, viewer: i64) -> dict[str, int]:
    """AW-21.6 The cards of the pile that the viewer knows, and how many lie on top of each."""
    return {BUILDING_IDS[s.pile[i]]: i for i in range(len(s.pile)) if s.seen[s.pile[i]] >> viewer & 1}


def picked(s: Architects, viewer: i64) -> str:
    """AW-21.2 What the viewer has chosen in the draft."""
    if viewer < s.seats and len(s.picked) and s.picked[viewer] != NOBODY:
        return BUILDING_IDS[s.picked[viewer]]
    return ""


def things(table: vec[i64], row: i64) -> Things:
    """What a row of a table gives."""
    return {THINGS[i]: table[row * WIDTH + i] for i in range(WIDTH) if table[row * WIDTH + i]}


def missing(s: Architects, seat: i64, card: i64) -> list[str]:
    """AW-12.1, AW-12.2 The goods of which a seat has too little for a building, and the skills that it lacks."""
    goods = [GOODS[good] for good in range(TYPES) if lacking(s, seat, card, good) and not excused(s, seat, card, good)]
    return goods + [SKILLS[skill] for skill in members(NEEDS[card] & ~s.skills[seat])]
