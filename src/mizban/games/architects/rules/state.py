"""The words of Architects of the West Kingdom and the pieces on its table."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import count, members
from mizban.core.packed import i64, vec
from mizban.core.state import State
from mizban.core.words import Option, Words
from mizban.games.architects.rules.cards import (
    APPRENTICE_IDS,
    BOARD_IDS,
    BUILDING_IDS,
    CIRCLES,
    CLAY,
    FOREST,
    GATEKEEPERS,
    GOLD,
    GOODS,
    GUARDHOUSE,
    LEVEL_MIX,
    LOCATIONS,
    MARBLE,
    MARKETS,
    MINES,
    PEDDLERS,
    PUPIL_AMOUNT,
    QUARRY,
    SEATS,
    SILVER,
    SILVERSMITH,
    SQUIRES,
    STAND,
    STONE,
    STOREHOUSE,
    TOWN,
    TRADERS,
    TYPES,
    WOOD,
    WORKSHOP,
)

NOBODY: Final[i64] = -1  # no seat, no card
ALL: Final[i64] = 63  # a bit for each of five seats, and for the public

# Where workers are; 0 to 8 are the large circles.
PRISON: Final[i64] = CIRCLES
SUPPLY: Final[i64] = PRISON + 1  # on the own board, ready to be placed
GUILDHALL: Final[i64] = SUPPLY + 1
BOARD: Final[i64] = GUILDHALL + 1  # captured, on the board of seat 0; the other boards follow
PLACES: Final[i64] = BOARD + SEATS

CIRCLE_OF: Final[dict[str, i64]] = {  # AW-26.2 how a worker may be placed: the large circle that it comes to, if any
    "forest": FOREST,  # the first five bring goods (AW-4)
    "quarry": QUARRY,
    "mines_clay": MINES,
    "mines_gold": MINES,
    "silversmith": SILVERSMITH,
    "storehouse": STOREHOUSE,
    "hire": WORKSHOP,
    "draw": WORKSHOP,
    "town_centre": TOWN,
    "tax_stand": STAND,
    "market_small": NOBODY,  # four to choose from in the Black Market
    "market_hire": NOBODY,
    "market_look": NOBODY,
    "market_large": NOBODY,
    "guardhouse": GUARDHOUSE,
    "guildhall": NOBODY,
}
PLACINGS: Final = list(CIRCLE_OF)
CIRCLE: Final = vec[i64](list(CIRCLE_OF.values()))  # [placing]
GOOD_OF: Final[dict[str, i64]] = {
    "forest": WOOD,
    "quarry": STONE,
    "mines_clay": CLAY,
    "mines_gold": GOLD,
    "silversmith": SILVER,
}
GATHERED: Final = vec[i64]([GOOD_OF.get(placing, NOBODY) for placing in PLACINGS])  # AW-4.2 to AW-4.6 [placing]
AT_FOREST: Final[i64] = PLACINGS.index("forest")
AT_QUARRY: Final[i64] = PLACINGS.index("quarry")
AT_CLAY: Final[i64] = PLACINGS.index("mines_clay")
AT_GOLD: Final[i64] = PLACINGS.index("mines_gold")
AT_SILVERSMITH: Final[i64] = PLACINGS.index("silversmith")
AT_STOREHOUSE: Final[i64] = PLACINGS.index("storehouse")
AT_HIRE: Final[i64] = PLACINGS.index("hire")
AT_DRAW: Final[i64] = PLACINGS.index("draw")
AT_TOWN: Final[i64] = PLACINGS.index("town_centre")
AT_STAND: Final[i64] = PLACINGS.index("tax_stand")
AT_SMALL: Final[i64] = PLACINGS.index("market_small")
AT_MARKET_HIRE: Final[i64] = PLACINGS.index("market_hire")
AT_LOOK: Final[i64] = PLACINGS.index("market_look")
AT_LARGE: Final[i64] = PLACINGS.index("market_large")
AT_GUARDHOUSE: Final[i64] = PLACINGS.index("guardhouse")
AT_GUILDHALL: Final[i64] = PLACINGS.index("guildhall")
HELD: Final = [*(f"market_{id}" for id in MARKETS), "prison", *(f"board_{seat}" for seat in range(SEATS))]  # AW-3.5
FROM_MARKET: Final[i64] = CIRCLES  # AW-3.4 where a worker is taken back from: a large circle, then what HELD names
FROM_PRISON: Final[i64] = FROM_MARKET + len(MARKETS)
FROM_BOARD: Final[i64] = FROM_PRISON + 1  # of seat 0; the other boards follow
GROUPS: Final = [f"{id}-{seat}" for id in LOCATIONS for seat in range(SEATS)]
PAIRS: Final[list[list[int]]] = [
    [CLAY, CLAY],
    [CLAY, WOOD],
    [CLAY, STONE],
    [WOOD, WOOD],
    [WOOD, STONE],
    [STONE, STONE],
]  # AW-5.2
TRIOS: Final[list[list[int]]] = [[WOOD] * (3 - n) + [STONE] * n for n in range(4)]  # AW-5.3

WORDS: Final = Words()
CHARACTER: Final = WORDS.verb("character", "board", BOARD_IDS)
KEEP: Final = WORDS.verb("keep", "card", BUILDING_IDS)
PLACE: Final = WORDS.verb("place", "place", PLACINGS)
TAKE_BACK: Final = WORDS.verb("take-back", "back", [*LOCATIONS, *HELD])


def mixed(verb: str, sets: list[list[int]]) -> list[Option]:
    """One option for each way to pay with several goods, `donate:clay-wood`."""
    return WORDS.verb(verb, verb, ["-".join(GOODS[good] for good in goods) for goods in sets])


DONATE: Final = mixed("donate", PAIRS)
CARVE: Final = mixed("carve", TRIOS)
TRADER: Final = vec[i64](members(TRADERS))  # [trade] the apprentice who offers it
TRADE: Final = WORDS.verb("trade", "trade", [APPRENTICE_IDS[i] for i in members(TRADERS)])
STOP_TRADING: Final = WORDS.word("stop-trading")
HIRE: Final = WORDS.verb("hire", "apprentice", APPRENTICE_IDS)
NO_HIRE: Final = WORDS.word("no-hire")
DISMISS: Final = WORDS.verb("dismiss", "hired", APPRENTICE_IDS)
CAPTURE: Final = WORDS.verb("capture", "group", GROUPS)
STOP_CAPTURING: Final = WORDS.word("stop-capturing")
FREE_ALL: Final = WORDS.word("free-all")
SEND: Final = WORDS.word("send")
RELEASE: Final = WORDS.word("release")
RANSOM: Final = WORDS.word("ransom")
RANSOM_DEBT: Final = WORDS.word("ransom-debt")
PAY_DEBT: Final = WORDS.word("pay-debt")
STOP_GUARDING: Final = WORDS.word("stop-guarding")
BUILD: Final = WORDS.verb("build", "card", BUILDING_IDS)
ADVANCE: Final = WORDS.word("advance")
MIXES: Final = [(wood, n - wood) for most in LEVEL_MIX if most for n in (most - 1, most) for wood in range(n + 1)]
MIX: Final = WORDS.verb("mix", "mix", [f"{wood}-{stone}" for wood, stone in MIXES])  # AW-26.10
SPARE: Final = WORDS.verb("spare", "spare", [GOODS[WOOD], GOODS[STONE]])  # AW-24.5
GILD: Final = WORDS.verb("gold", "gold", [str(n) for n in range(5)])  # AW-26.18 so many of the price in gold
DISCARD: Final = WORDS.verb("discard", "card", BUILDING_IDS)
KEEP_ALL: Final = WORDS.word("keep-all")
TAKE: Final = WORDS.verb("take", "take", [GOODS[GOLD], GOODS[MARBLE], GOODS[SILVER]])  # AW-26.13
DESTROY: Final = WORDS.verb("destroy", "destroy", [str(n) for n in range(4)])  # AW-26.16 so many debts
BUY_OFF: Final = WORDS.word("buy-off")
TAKE_DEBT: Final = WORDS.word("take-debt")
USE_ALL: Final = WORDS.word("use-all")
MOST_FREED: Final = 1 + sum(PUPIL_AMOUNT[card] for card in members(GATEKEEPERS))  # AW-15.4, AW-24.2 Fara frees one
FREE: Final = WORDS.verb("free", "free", [str(n) for n in range(1, MOST_FREED + 1)])  # so many prisoners
HELPER: Final = vec[i64](members(SQUIRES | PEDDLERS))  # [use] the apprentice who helps in a Reset
USE: Final = WORDS.verb("use", "use", [APPRENTICE_IDS[i] for i in members(SQUIRES | PEDDLERS)])
USE_NONE: Final = WORDS.word("use-none")


@final
class Architects(State):
    """Hands and what lies before a seat are sets of bits; every worker is in one place. `seen` and `met` say who knows
    which building lies where, and `view` and `redeal` are made from them."""

    variable: i64  # AW-20.1 1: the second side of the boards
    promo: i64  # AW-24.1 1: with promo cards
    extra: i64  # AW-24.2 1: with the extra boards
    starting: i64  # AW-24.3 1: everybody begins with an apprentice
    refreshing: i64  # AW-24.4 1: some spaces of the Guildhall refresh the apprentices
    running: i64  # AW-24.6 1: everybody sees what the game would score now
    first: i64  # AW-2.11 the first player
    boards: vec[i64]  # [seat] the character, or NOBODY on a standard board; never changed, so copies share it
    goods: vec[i64]  # [seat * TYPES + good]
    workers: vec[i64]  # [place * SEATS + owner]
    market: vec[i64]  # AW-3.8 [space of the Black Market] whose worker, or NOBODY
    guild: vec[i64]  # AW-11.3 whose workers the Guildhall has, in the order they came
    tax: i64  # AW-8.1 silver on the Tax Stand
    virtue: vec[i64]  # [seat]
    unpaid: vec[i64]  # AW-10.10 [seat] debts unpaid side up
    paid: vec[i64]  # [seat] debts paid side up
    level: vec[i64]  # AW-13 [seat] of the Cathedral
    hired: vec[i64]  # [seat] a bit for each apprentice
    skills: vec[i64]  # AW-12.1 [seat] a bit for each skill that they have
    built: vec[i64]  # [seat] a bit for each building
    hand: vec[i64]  # [seat] a bit for each building
    pack: vec[i64]  # AW-2.9 [seat] what is passed round, a bit for each building; empty once the draft is over
    picked: vec[i64]  # [seat] what is kept of it, or NOBODY before the choice; empty once the draft is over
    pile: vec[i64]  # buildings, the next one first
    fresh: i64  # how many of them have never been in a hand: they are on top
    seen: vec[i64]  # [building] a bit for each seat that knows that this card lies there
    met: vec[i64]  # [building] a bit for each seat that once saw it, and knows only that it is not fresh
    display: vec[i64]  # AW-2.5 [row * COLUMNS + column] the apprentice
    coins: vec[i64]  # AW-6.3 [row * COLUMNS + column] silver lying on it
    school: vec[i64]  # apprentices, the next one first
    unmet: i64  # how many of them nobody has seen: they are on top
    rewards: vec[i64]  # AW-2.3 all of them, the next one first, those in the box last; never changed
    given: i64  # how many of them have been revealed
    dealt: vec[i64]  # AW-2.1 black market cards: those that were turned over, then the small pile; never changed
    flipped: i64  # AW-15.3 how many of them lie on the large space
    active: i64
    resets: i64  # AW-15.1 how many Resets follow the action
    last: i64  # AW-18.2 turns that are left, or NOBODY before the end is announced
    over: i64

    def copy(self) -> Architects:
        c = Architects()
        self.copy_to(c)
        c.variable, c.promo, c.extra, c.starting = self.variable, self.promo, self.extra, self.starting
        c.refreshing, c.running, c.first, c.boards = self.refreshing, self.running, self.first, self.boards
        c.goods, c.workers, c.market = self.goods[:], self.workers[:], self.market[:]
        c.guild, c.tax = self.guild[:], self.tax
        c.virtue, c.unpaid, c.paid, c.level = self.virtue[:], self.unpaid[:], self.paid[:], self.level[:]
        c.hired, c.skills, c.built, c.hand = self.hired[:], self.skills[:], self.built[:], self.hand[:]
        c.pack, c.picked = self.pack[:], self.picked[:]
        c.pile, c.fresh, c.seen, c.met = self.pile[:], self.fresh, self.seen[:], self.met[:]
        c.display, c.coins, c.school, c.unmet = self.display[:], self.coins[:], self.school[:], self.unmet
        c.rewards, c.given, c.dealt, c.flipped = self.rewards, self.given, self.dealt, self.flipped
        c.active, c.resets, c.last, c.over = self.active, self.resets, self.last, self.over
        return c

    def left(self, seat: i64) -> i64:
        """AW-3.1 The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def at(self, place: i64, owner: i64) -> i64:
        """How many workers of a seat are in a place."""
        return self.workers[place * SEATS + owner]

    def move(self, owner: i64, origin: i64, goal: i64, n: i64) -> None:
        """So many workers of a seat go from one place to another."""
        self.workers[origin * SEATS + owner] -= n
        self.workers[goal * SEATS + owner] += n

    def held(self, seat: i64) -> i64:
        """AW-7.8 How many captured workers a board has."""
        captives: i64 = 0
        first = (BOARD + seat) * SEATS
        for i in range(first, first + SEATS):
            captives += self.workers[i]
        return captives

    def away(self, seat: i64) -> i64:
        """AW-10.6 How many own workers are on the boards of others."""
        captives: i64 = 0
        for other in range(self.seats):
            captives += self.workers[(BOARD + other) * SEATS + seat]
        return captives

    def has(self, seat: i64, good: i64) -> i64:
        """How much of a good a seat holds."""
        return self.goods[seat * TYPES + good]

    def is_board(self, seat: i64, board: i64) -> bool:
        """AW-20 Whether a seat plays this character."""
        return self.boards[seat] == board

    def hand_size(self, seat: i64) -> i64:
        """AW-21.1 How many cards a hand has."""
        return count(self.hand[seat])

    def prizes(self) -> i64:
        """AW-2.3, AW-13.7 How many reward cards are left."""
        return 2 * self.seats + 1 - self.given

    def small(self) -> i64:
        """AW-2.1, AW-9.6 The card on top of the small pile, or NOBODY."""
        return self.dealt[self.flipped] if self.flipped < len(self.dealt) else NOBODY

    def large(self) -> i64:
        """AW-2.2 The card on the large space, or NOBODY."""
        return self.dealt[self.flipped - 1] if self.flipped else NOBODY
