"""What one seat may know (AW-21): the only door from the table to a person.

The shape of a view is `View` below. Things are named by their ids in the data file; seats are numbers; NOBODY is -1.

What an option points at (its ref), by its verb:

| word | ref | question | meaning |
| --- | --- | --- | --- |
| `character:ada` | `board:ada` | Choose | take this character (boards chosen) |
| `keep:smithy` | `card:smithy` | Draft, Look | keep a card of the pack (`pack`), or of the cards looked at (`looked`) |
| `place:forest` | `place:forest` | Turn | place a worker; 16 placings: forest quarry mines_clay mines_gold silversmith storehouse hire draw |
| | | | town_centre tax_stand market_small market_hire market_look market_large guardhouse guildhall |
| `take-back:forest` | `back:forest` | TakeBack | take a worker back; also market_small market_middle market_large prison board_0 to board_4 |
| `donate:clay-wood` | `donate:clay-wood` | Storehouse | two of clay, wood, stone for 1 Virtue: 6 ways |
| `carve:wood-wood-stone` | `carve:wood-wood-stone` | Storehouse | three of wood, stone for 1 marble: 4 ways |
| `trade:merchant_gold` | `trade:merchant_gold` | Storehouse | the trade of an own apprentice |
| `stop-trading` | `say:stop-trading` | Storehouse | |
| `hire:miner_1` | `apprentice:miner_1` | Hire | hire a card of `display` |
| `no-hire` | `say:no-hire` | Hire, Dismiss | the Tavern only: hire nobody |
| `dismiss:miner_1` | `hired:miner_1` | Dismiss | discard one of one's own apprentices |
| `capture:forest-2` | `group:forest-2` | Capture, Raid, Barracks | all workers of seat 2 in the Forest |
| `stop-capturing` | `say:stop-capturing` | Capture, Raid, Barracks | |
| `free-all` | `say:free-all` | Barracks | release all own workers from other boards |
| `send` `release` `ransom` `ransom-debt` `pay-debt` `stop-guarding` | `say:send` ... | Guardhouse | |
| `build:smithy` | `card:smithy` | Work | construct a card of one's hand |
| `advance` | `say:advance` | Work | advance the Cathedral |
| `mix:3-1` | `mix:3-1` | PayMix | so much wood, so much stone for a level of the Cathedral |
| `spare:wood` | `spare:wood` | Spare | Lothaire: what he pays one less of |
| `gold:1` | `gold:1` | Gild | Therese: how many of the gold and marble are paid in gold |
| `discard:smithy` | `card:smithy` | Discard, Shed, Library | put a card of one's hand under the pile |
| `keep-all` | `say:keep-all` | Library | |
| `take:gold` | `take:gold` | TakeOne | gold, marble or silver, of a building |
| `destroy:1` | `destroy:1` | Destroy | how many unpaid debts are destroyed |
| `buy-off` `take-debt` | `say:buy-off` ... | BuyOff | Hugo: pay 2 silver instead of a debt |

Other things worth a ref in the picture: `location:forest` (and black_market, guildhall, prison, cathedral, virtue),
`goods:clay` ..., `space:7` of the Guildhall, `built:smithy`, `market:small`, `market:large`, `rewards`, `debts`, `skill:tiling`.
"""

from __future__ import annotations

from typing import TypedDict

Things = dict[str, int]  # by id: goods, "virtue", "building_card"; what there is none of is left out


class Post(TypedDict):
    """AW-6 A card beside the Workshop."""

    card: str  # "" while it is empty, which only happens when everybody begins with an apprentice
    coins: int  # silver lying on it
    price: int  # what the one who looks would pay for it in all, with one more worker there; 0 for the public
    reach: bool  # whether that one can pay it


class View(TypedDict):
    """The table as one seat sees it."""

    seats: int
    viewer: int  # the seat that looks; the number of seats for the public
    asked: int  # the seat that has to answer, or -1; in the draft several are asked together
    question: str  # the kind of the open question, of the one who looks if it has one
    legal: list[str]  # the words that the one who looks may say now
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
    gives: dict[str, Things]  # by placing: what a worker placed there now would bring the viewer; see `placed` below
    buildable: list[str]  # the cards of the viewer's hand that it could construct now
    costs: dict[str, list[str]]  # by card of the viewer's hand: what is missing for it, goods and skills
    advance: str  # why the viewer cannot advance the Cathedral now: "" if it can, else top, virtue, full, goods or hand
    left: int  # actions that are left to the one who is asked: trades, captures, actions in the Guardhouse, discards
    price: int  # silver for the next capture while captures are made, or what hiring costs beside the skipped cards
    card: str  # the building that is paid for or carried out, or ""
    rows: list[list[int]]  # [seat] points by row of the score pad, when the game is over or running scores are wanted
    points: list[int]  # [seat]
    ranks: list[int]  # when the game is over
