"""The rows of the data file (CO-2): goods, gods and cards, and the figures of the box."""

from __future__ import annotations

from typing import Any, Final, final

from mizban.core.data import components
from mizban.core.packed import i64, vec
from mizban.games.concordia.rules.goods import figure

DATA: Final = components("mizban.games.concordia")
SEATS: Final[i64] = DATA["meta"]["max_players"]

# ---------------------------------------------------------------- goods

GOODS: Final[list[str]] = [row["id"] for row in DATA["good"]]  # CO-1.2 from least to most valuable
TYPES: Final[i64] = len(GOODS)
BRICK: Final[i64] = GOODS.index("brick")
FOOD: Final[i64] = GOODS.index("food")
TOOL: Final[i64] = GOODS.index("tool")
CLOTH: Final[i64] = GOODS.index("cloth")
PRICE: Final = vec[i64]([row["price"] for row in DATA["good"]])  # CO-4.11 [good]
COINS: Final = vec[i64]([row["bonus_coins"] for row in DATA["good"]])  # CO-2.7 [good] on the back of its marker
HOUSE_CASH: Final = vec[i64]([row["house_sestertii"] for row in DATA["good"]])  # CO-7.14 [good] of the first house
HOUSE_GOODS: Final = vec[i64](  # CO-7.14 [good of the city * TYPES + good]
    [row["house_goods"].get(good, 0) for row in DATA["good"] for good in GOODS]
)
HOUSE_FIGURE: Final = vec[i64](  # [good of the city] the same in one figure
    [figure([row["house_goods"].get(good, 0) for good in GOODS]) for row in DATA["good"]]
)

# ---------------------------------------------------------------- cards

GODS: Final[list[str]] = [row["id"] for row in DATA["god"]]  # CO-15.11 in the customary order of scoring
VESTA, JUPITER, SATURNUS, MERCURIUS, MARS, MINERVA = range(6)
KINDS: Final[list[str]] = [row["id"] for row in DATA["personality"]]
MARKET_MERCATOR: Final = "mercator_5"  # CO-10.1 one that was bought, and so pays more
SORTS: Final[list[str]] = [*KINDS, MARKET_MERCATOR]  # what can be played: cards of one sort do the same
TRIBUNE: Final[i64] = KINDS.index("tribune")
ARCHITECT: Final[i64] = KINDS.index("architect")
PREFECT: Final[i64] = KINDS.index("prefect")
MERCATOR: Final[i64] = KINDS.index("mercator")
DIPLOMAT: Final[i64] = KINDS.index("diplomat")
SENATOR: Final[i64] = KINDS.index("senator")
CONSUL: Final[i64] = KINDS.index("consul")
COLONIST: Final[i64] = KINDS.index("colonist")
MASON: Final[i64] = KINDS.index("mason")  # CO-13 the first of five specialists, one for each good in its order
MERCATOR_5: Final[i64] = SORTS.index(MARKET_MERCATOR)


@final
class Card:
    """CO-2.11, CO-2.13 A personality card: its kind, its god, and for one that is for sale its deck and its cost."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.kind: Final[i64] = KINDS.index(row["kind"])
        self.god: Final[i64] = GODS.index(row["god"])
        self.deck: Final[i64] = row.get("deck", 0)  # 0: a starting card
        self.cost: Final[list[int]] = [row.get("cost", {}).get(good, 0) for good in GOODS]
        bought = row["kind"] == "mercator" and "deck" in row
        self.sort: Final[i64] = MERCATOR_5 if bought else self.kind


ROWS: Final[list[dict[str, Any]]] = [*DATA["cards"]["starting"], *DATA["cards"]["market"]]
CARDS: Final = [Card(row) for row in ROWS]  # each seat has its own starting cards; of the others there is one
CARD_FIGURE: Final = vec[i64]([figure(card.cost) for card in CARDS])  # [card] its cost in one figure
NAMES: Final[list[str]] = [card.id for card in CARDS]
START: Final[i64] = len(DATA["cards"]["starting"])  # the number of the first market card
DECKS: Final[i64] = 5
NUMERALS: Final = ["", "I", "II", "III", "IV", "V"]  # [deck]
SORT: Final = vec[i64]([card.sort for card in CARDS])  # [card]
COST: Final = vec[i64]([n for card in CARDS for n in card.cost])  # [card * TYPES + good]
HAND: Final[i64] = (1 << len(DATA["cards"]["starting"])) - 1  # CO-3.13 the starting cards as bits
OF_SORT: Final = vec[i64](  # [sort] a bit for each card
    [sum(1 << number for number, card in enumerate(CARDS) if SORTS[card.sort] == sort) for sort in SORTS]
)
OF_GOD: Final = vec[i64](  # [god] a bit for each card
    [sum(1 << number for number, card in enumerate(CARDS) if GODS[card.god] == god) for god in GODS]
)
MINERVA_POINTS: Final = vec[i64](  # CO-15.8 [good] of its specialist, for each house
    [row["minerva_points"] for row in DATA["personality"] if row["specialist"]]
)

# ---------------------------------------------------------------- the display

SLOTS: Final[i64] = DATA["constants"]["display_slots"]
ANY: Final = vec[i64]([row["extra"].count("any") for row in DATA["display_slot"]])  # CO-2.12 [slot]
EXTRA_CLOTH: Final = vec[i64]([row["extra"].count("cloth") for row in DATA["display_slot"]])  # [slot]

# ---------------------------------------------------------------- figures

SPACES: Final[i64] = DATA["per_player"]["storehouse_spaces"]  # CO-2.8
HOUSES: Final[i64] = DATA["per_player"]["houses"]  # CO-2.5
OF_KIND: Final[i64] = DATA["per_player"]["land_colonists"]  # CO-2.5 colonists of one kind
COLONISTS: Final[i64] = DATA["per_player"]["land_colonists"] + DATA["per_player"]["sea_colonists"]
START_GOODS: Final = vec[i64]([DATA["per_player"]["storehouse_start_goods"][good] for good in GOODS])  # CO-3.9
START_CASH: Final[i64] = DATA["per_player"]["base_sestertii"]  # CO-3.11
NEW_COLONIST: Final = vec[i64]([DATA["constants"]["new_colonist_goods"].get(good, 0) for good in GOODS])  # CO-6.3
FREE_CARDS: Final[i64] = DATA["constants"]["tribune_free_cards"]  # CO-6.2
PAYS: Final[i64] = DATA["constants"]["mercator_starting_sestertii"]  # CO-10.1
PAYS_MORE: Final[i64] = DATA["constants"]["mercator_market_sestertii"]
MOST_TYPES: Final[i64] = DATA["constants"]["mercator_max_types"]  # CO-10.2
COLONIST_CASH: Final[i64] = DATA["constants"]["colonist_cash_base"]  # CO-9.5
SENATOR_CARDS: Final[i64] = DATA["constants"]["senator_max_cards"]  # CO-12.1
CONSUL_CARDS: Final[i64] = DATA["constants"]["consul_max_cards"]  # CO-12.5
BONUS: Final[i64] = DATA["constants"]["prefect_bonus_units"]  # CO-8.2
DOUBLE: Final[i64] = DATA["constants"]["prefect_bonus_units_with_praefectus_magnus"]  # CO-8.10
TYPE_POINTS: Final[i64] = 2  # CO-15.6 of Mercurius for each type
COLONIST_POINTS: Final[i64] = 2  # CO-15.7 of Mars for each colonist
CONCORDIA: Final[i64] = DATA["constants"]["concordia_card_points"]  # CO-15.9
HIGHEST: Final[i64] = DATA["constants"]["intermediate_first_sestertii"]  # CO-17.4
SECOND: Final[i64] = DATA["constants"]["intermediate_second_sestertii"]
