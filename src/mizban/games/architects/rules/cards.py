"""The rows of the data file (AW-1): goods, places, cards and boards, and the figures of the box."""

from __future__ import annotations

from typing import Any, Final, final

from mizban.core.data import components
from mizban.core.packed import i64, vec
from mizban.games.architects.rules.effects import (
    BLACK_MARKET_BONUS,
    BLACK_MARKET_DISCOUNT,
    BLACK_MARKET_NO_LOSS,
    CATHEDRAL_BONUS,
    DEBT_PAID_BONUS,
    GUARDHOUSE_BONUS,
    HOUSE_KINDS,
    LOCATION_BONUS,
    PUPIL_KINDS,
    RESET_GAIN,
    RESET_NO_PRISONERS,
    RESET_RELEASE,
    STOREHOUSE_EXTRA,
    STOREHOUSE_TRADE,
    TAX_STAND_DISCOUNT,
    TAX_STAND_GAIN,
    TIMED_KINDS,
    TOWN_CENTRE_DISCOUNT,
)

DATA: Final = components("mizban.games.architects")
LIMITS: Final[dict[str, Any]] = DATA["limits"]
SEATS: Final[i64] = DATA["meta"]["max_players"]

# ---------------------------------------------------------------- goods

GOODS: Final[list[str]] = [row["id"] for row in DATA["resource"]]
TYPES: Final[i64] = len(GOODS)
CLAY: Final[i64] = GOODS.index("clay")
WOOD: Final[i64] = GOODS.index("wood")
STONE: Final[i64] = GOODS.index("stone")
GOLD: Final[i64] = GOODS.index("gold")
MARBLE: Final[i64] = GOODS.index("marble")
SILVER: Final[i64] = GOODS.index("silver")
GOOD_BITS: Final = 10  # of each good where several are told in one figure, clay lowest
MANY: Final = (1 << GOOD_BITS) - 1  # as many units of a good as such a figure can tell
THINGS: Final[list[str]] = [*GOODS, "virtue", "building_card"]  # what a card can give
WIDTH: Final[i64] = len(THINGS)
VIRTUE: Final[i64] = THINGS.index("virtue")
CARD: Final[i64] = THINGS.index("building_card")


def units(good: i64, n: i64) -> i64:
    """So many units of a good in a figure that tells goods; those of several goods add up."""
    return n << GOOD_BITS * good


def among(figure: i64, good: i64) -> i64:
    """How many units of a good such a figure tells."""
    return figure >> GOOD_BITS * good & MANY


def row_of(gain: dict[str, int], names: list[str]) -> list[int]:
    """Things in the order of a table."""
    assert set(gain) <= set(names)
    return [gain.get(name, 0) for name in names]


# ---------------------------------------------------------------- places

ROWS: Final[list[dict[str, Any]]] = [row for row in DATA["location"] if row["capturable"]]
LOCATIONS: Final[list[str]] = [row["id"] for row in ROWS]  # AW-3.7 the nine large circles
CIRCLES: Final[i64] = len(LOCATIONS)
FOREST: Final[i64] = LOCATIONS.index("forest")
QUARRY: Final[i64] = LOCATIONS.index("quarry")
MINES: Final[i64] = LOCATIONS.index("mines")
SILVERSMITH: Final[i64] = LOCATIONS.index("silversmith")
STOREHOUSE: Final[i64] = LOCATIONS.index("kings_storehouse")
WORKSHOP: Final[i64] = LOCATIONS.index("workshop")
TOWN: Final[i64] = LOCATIONS.index("town_centre")
STAND: Final[i64] = LOCATIONS.index("tax_stand")
GUARDHOUSE: Final[i64] = LOCATIONS.index("guardhouse")
MARKETS: Final[list[str]] = [row["id"] for row in DATA["black_market_space"]]  # AW-3.8 its three small circles
SMALL, MIDDLE, LARGE = range(3)
MARKET_PRICE: Final = vec[i64]([row["silver"] for row in DATA["black_market_space"]])  # AW-9.2 to AW-9.4 [space]
MARKET_LOSS: Final = vec[i64]([row["virtue_loss"] for row in DATA["black_market_space"]])  # [space]

# ---------------------------------------------------------------- skills, apprentices

SKILLS: Final[list[str]] = [row["id"] for row in DATA["skill"]]


def skill_bits(names: list[str]) -> int:
    """A bit for each skill."""
    return sum(1 << SKILLS.index(name) for name in names)


@final
class Apprentice:
    """AW-1.2, AW-16 An apprentice card: what it can do, what it changes on hiring, and what its kind of bonus gives."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.promo: Final[bool] = row["set"] == "promo"
        self.skills: Final[i64] = skill_bits(row["skills"])
        self.virtue: Final[i64] = row["virtue"]
        self.kind: Final[str] = row["kind"]
        self.location: Final[str] = row.get("location", "")
        self.gain: Final[list[int]] = row_of(row.get("gain", {}), THINGS)
        self.pay: Final[list[int]] = row_of(row.get("pay", {}), GOODS)
        self.amount: Final[i64] = row.get("amount", row.get("silver", row.get("count", 0)))


APPRENTICES: Final = [Apprentice(row) for row in DATA["apprentice"]]  # AW-16.A01 to AW-16.A40, and the promo cards
APPRENTICE_IDS: Final[list[str]] = [card.id for card in APPRENTICES]
PUPILS: Final[i64] = len(APPRENTICES)
PUPIL_KIND: Final = vec[i64]([PUPIL_KINDS.index(card.kind) for card in APPRENTICES])  # [apprentice]
PUPIL_SKILLS: Final = vec[i64]([card.skills for card in APPRENTICES])  # AW-16.7 [apprentice]
PUPIL_VIRTUE: Final = vec[i64]([card.virtue for card in APPRENTICES])  # [apprentice]
PUPIL_GAIN: Final = vec[i64]([n for card in APPRENTICES for n in card.gain])  # [apprentice * WIDTH + thing]
PUPIL_PAY: Final = vec[i64]([n for card in APPRENTICES for n in card.pay])  # [apprentice * TYPES + good]
PUPIL_AMOUNT: Final = vec[i64]([card.amount for card in APPRENTICES])  # [apprentice]


def of_kind(kind: int, location: str = "") -> int:
    """The apprentices of a kind as bits, or those of them that work at a place."""
    alike = [i for i, card in enumerate(APPRENTICES) if PUPIL_KIND[i] == kind and location in ("", card.location)]
    return sum(1 << i for i in alike)


COLLECTORS: Final = vec[i64](  # AW-4.7, AW-16.6, AW-16.9, AW-16.13, AW-16.18 [location]
    [of_kind(LOCATION_BONUS, id) for id in LOCATIONS]
)
ACOLYTES: Final[i64] = of_kind(CATHEDRAL_BONUS)  # AW-16.1
CONSPIRATORS: Final[i64] = of_kind(TOWN_CENTRE_DISCOUNT)  # AW-16.2
DEBT_COLLECTORS: Final[i64] = of_kind(DEBT_PAID_BONUS)  # AW-16.3
GATEKEEPERS: Final[i64] = of_kind(RESET_RELEASE)  # AW-16.4
ILLUSIONISTS: Final[i64] = of_kind(BLACK_MARKET_NO_LOSS)  # AW-16.5
TRADERS: Final[i64] = of_kind(STOREHOUSE_TRADE)  # AW-16.8, AW-16.10, AW-16.16
PICKPOCKETS: Final[i64] = of_kind(TAX_STAND_GAIN)  # AW-16.11
SQUIRES: Final[i64] = of_kind(RESET_NO_PRISONERS)  # AW-16.12
SWINDLERS: Final[i64] = of_kind(BLACK_MARKET_BONUS)  # AW-16.14
THIEVES: Final[i64] = of_kind(TAX_STAND_DISCOUNT)  # AW-16.15
TRICKSTERS: Final[i64] = of_kind(BLACK_MARKET_DISCOUNT)  # AW-16.17
ENFORCERS: Final[i64] = of_kind(GUARDHOUSE_BONUS)  # AW-24.1
OVERSEERS: Final[i64] = of_kind(STOREHOUSE_EXTRA)
PEDDLERS: Final[i64] = of_kind(RESET_GAIN)

# ---------------------------------------------------------------- buildings


@final
class Building:
    """AW-1.2, AW-17 A building card: what it needs, costs and is worth, and what it does."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.promo: Final[bool] = row["set"] == "promo"
        self.skills: Final[i64] = skill_bits(row["skills"])
        self.cost: Final[list[int]] = row_of(row["cost"], GOODS)
        self.points: Final[i64] = row["vp"]
        self.virtue: Final[i64] = row["virtue"]
        self.timing: Final[str] = row["timing"]
        self.kind: Final[str] = row["kind"]
        assert self.kind in TIMED_KINDS[self.timing]
        self.gain: Final[list[int]] = row_of(row.get("gain", row.get("gain_a", {})), THINGS)
        self.other: Final[list[int]] = row_of(row.get("gain_b", {}), THINGS)  # AW-17.2 the other choice
        self.captures: Final[i64] = row.get("captures", 0)
        self.debts: Final[i64] = row.get("debts", 0)
        self.per: Final[i64] = row.get("per", 1)
        self.bonus: Final[i64] = row.get("vp_bonus", row.get("vp_each", row.get("vp_per_unpaid_debt", 0)))
        self.grace: Final[i64] = row.get("virtue_bonus", row.get("virtue_each", row.get("virtue_gain", 0)))
        self.loss: Final[i64] = row.get("virtue_loss", 0)
        counted = row.get("count_any_of", [row["resource"]] if "resource" in row else [])
        self.counted: Final[list[int]] = [GOODS.index(good) for good in counted]  # the goods it looks at
        self.skill: Final[i64] = skill_bits([row["skill"]] if "skill" in row else [])  # AW-17.18


BUILDINGS: Final = [Building(row) for row in DATA["building"]]  # AW-17.B01 to AW-17.B40, and the promo cards
BUILDING_IDS: Final[list[str]] = [card.id for card in BUILDINGS]
HOUSES: Final[i64] = len(BUILDINGS)
HOUSE_KIND: Final = vec[i64]([HOUSE_KINDS.index(card.kind) for card in BUILDINGS])  # [building]
NEEDS: Final = vec[i64]([card.skills for card in BUILDINGS])  # [building] AW-12.1
COST: Final = vec[i64]([n for card in BUILDINGS for n in card.cost])  # [building * TYPES + good]
HOUSE_GAIN: Final = vec[i64]([n for card in BUILDINGS for n in card.gain])  # [building * WIDTH + thing]
HOUSE_OTHER: Final = vec[i64]([n for card in BUILDINGS for n in card.other])  # [building * WIDTH + thing]
BASE_PUPILS: Final[i64] = sum(not card.promo for card in APPRENTICES)  # promo cards come last
BASE_HOUSES: Final[i64] = sum(not card.promo for card in BUILDINGS)

# ---------------------------------------------------------------- other cards

MARKET_CARDS: Final[list[str]] = [row["id"] for row in DATA["black_market_card"]]
MARKET_SMALL: Final = vec[i64](  # AW-2.1 [card * WIDTH + thing]; the last row is printed on the board (AW-9.6)
    [n for row in [*DATA["black_market_card"], DATA["black_market_printed"]] for n in row_of(row["small"], THINGS)]
)
MARKET_LARGE: Final = vec[i64](  # [card * WIDTH + thing]; the last row is printed on the board (AW-2.2)
    [n for row in [*DATA["black_market_card"], DATA["black_market_printed"]] for n in row_of(row["large"], THINGS)]
)
PRINTED: Final[i64] = len(MARKET_CARDS)
REWARDS: Final[list[str]] = [row["id"] for row in DATA["reward_card"]]
REWARD_GAIN: Final = vec[i64](  # AW-13.5 [reward * WIDTH + thing]; the last row is for an empty pile (AW-13.7)
    [n for row in [*DATA["reward_card"], DATA["reward_empty"]] for n in row_of(row["gain"], THINGS)]
)
NO_REWARD: Final[i64] = len(REWARDS)
REWARD_CARDS: Final[list[int]] = [i for i, row in enumerate(DATA["reward_card"]) for _ in range(row["count"])]

# ---------------------------------------------------------------- player boards


@final
class Board:
    """AW-20 The second side of a player board: what it begins with, and its power."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.promo: Final[bool] = row["set"] == "promo"
        self.prisoners: Final[i64] = row["prisoners"]
        self.silver: Final[i64] = row["silver"]
        self.virtue: Final[i64] = row["virtue"]
        extra = dict(row["extra"])
        self.debts: Final[i64] = extra.pop("debt", 0)
        self.extra: Final[list[int]] = row_of(extra, THINGS)
        self.power: Final[str] = row["power"]


BOARDS: Final = [Board(row) for row in DATA["player_board"]]
BOARD_IDS: Final[list[str]] = [board.id for board in BOARDS]
BASE_BOARDS: Final[i64] = sum(not board.promo for board in BOARDS)
ADA: Final[i64] = BOARD_IDS.index("ada")
CAROLINE: Final[i64] = BOARD_IDS.index("caroline")
FREDERICK: Final[i64] = BOARD_IDS.index("frederick")
RUDOLF: Final[i64] = BOARD_IDS.index("rudolf")
THERESE: Final[i64] = BOARD_IDS.index("therese")
LOTHAIRE: Final[i64] = BOARD_IDS.index("lothaire")
HUGO: Final[i64] = BOARD_IDS.index("hugo")
CLOVIS: Final[i64] = BOARD_IDS.index("clovis")
FARA: Final[i64] = BOARD_IDS.index("fara")
BERTHA: Final[i64] = BOARD_IDS.index("bertha")

# ---------------------------------------------------------------- virtue, Cathedral, Guildhall

HIGHEST: Final[i64] = LIMITS["virtue_max"]  # AW-14.1
TRACK: Final = vec[i64]([row["vp"] for row in DATA["virtue_space"]])  # AW-14.1 [virtue]
EVASION: Final = vec[i64]([row["tax_evasion"] for row in DATA["virtue_space"]])  # AW-14.6 [virtue]
TRUSTED: Final = vec[i64]([int(row["black_market_allowed"]) for row in DATA["virtue_space"]])  # AW-9.1 [virtue]
WORTHY: Final = vec[i64]([int(row["cathedral_allowed"]) for row in DATA["virtue_space"]])  # AW-13.1 [virtue]
MOST_TRUSTED: Final[i64] = max(i for i, row in enumerate(DATA["virtue_space"]) if row["black_market_allowed"])
LEAST_WORTHY: Final[i64] = min(i for i, row in enumerate(DATA["virtue_space"]) if row["cathedral_allowed"])
LEVELS: Final = DATA["cathedral_level"]
TOP: Final[i64] = LIMITS["cathedral_levels"]  # AW-13.3
LEVEL_POINTS: Final = vec[i64]([row["vp"] for row in LEVELS])  # AW-13.2 [level]
CAPACITY: Final = vec[i64]([row["capacity"] for row in LEVELS])  # AW-13.4 [level]
LEVEL_COST: Final = vec[i64](
    [n for row in LEVELS for n in row_of(row.get("cost", {}), GOODS)]
)  # [level * TYPES + good]
LEVEL_MIX: Final = vec[i64]([row.get("cost_any_count", 0) for row in LEVELS])  # [level] so many of stone and wood
LAYOUT: Final[dict[int, dict[str, Any]]] = {row["players"]: row for row in DATA["guildhall_layout"]}
SPACES: Final = vec[i64]([LAYOUT.get(n, {}).get("spaces", 0) for n in range(6)])  # AW-11.2 [seats]
RESETS: Final = vec[i64](  # AW-11.6 [seats] a bit for each space, numbered from 1
    [sum(1 << space for space in LAYOUT.get(n, {}).get("reset_spaces", [])) for n in range(6)]
)
REFRESHES: Final = vec[i64](  # AW-24.4 [seats]
    [sum(1 << space for space in LAYOUT.get(n, {}).get("refresh_spaces_optional", [])) for n in range(6)]
)

# ---------------------------------------------------------------- figures

WORKERS: Final[i64] = LIMITS["workers_per_player"]  # AW-1.4
HAND_LIMIT: Final[i64] = LIMITS["hand_limit"]  # AW-6.16
PUPIL_LIMIT: Final[i64] = LIMITS["apprentice_limit"]  # AW-6.9
START_VIRTUE: Final[i64] = LIMITS["virtue_start"]  # AW-2.8
LINES: Final[i64] = LIMITS["apprentice_rows"]  # AW-2.5
COLUMNS: Final[i64] = LIMITS["apprentice_columns"]
DEAL: Final[i64] = LIMITS["draft_deal"]  # AW-2.9
START_TAX: Final[i64] = LIMITS["tax_stand_start_silver"]  # AW-2.7
START_SILVER: Final = vec[i64](LIMITS["start_silver_by_seat"])  # AW-2.11 [place in the order of turns]
CAPTURE_PLACES: Final = vec[i64](LIMITS["capture_locations"])  # AW-7.4, AW-7.5 [seats]
MANY_PRISONERS: Final[i64] = LIMITS["prison_virtue_loss_threshold"]  # AW-15.6


def figure(location: str, name: str) -> int:
    """A figure of a place."""
    return int(next(row[name] for row in DATA["location"] if row["id"] == location))


HIRE_TAX: Final[i64] = figure("workshop", "hire_tax")  # AW-6.1
HIRE_SILVER: Final[i64] = figure("workshop", "hire_silver")
CAPTURE_TAX: Final[i64] = figure("town_centre", "first_capture_tax")  # AW-7.3
CAPTURE_SILVER: Final[i64] = figure("town_centre", "later_capture_silver")
STAND_LOSS: Final[i64] = figure("tax_stand", "virtue_loss")  # AW-8.2
RANSOM: Final[dict[str, int]] = DATA["guardhouse_action"][2]["cost_a"]  # AW-10.6
RANSOM_TAX: Final[i64] = RANSOM["tax"]
RANSOM_SILVER: Final[i64] = RANSOM["silver"]
DEBT: Final[dict[str, int]] = DATA["guardhouse_action"][3]["cost"]  # AW-10.7
DEBT_TAX: Final[i64] = DEBT["tax"]
DEBT_SILVER: Final[i64] = DEBT["silver"]
LOOK: Final[i64] = 5  # AW-9.3 buildings to look at
BERTHA_SILVER: Final[i64] = 2  # AW-24.2 what Bertha gains more when she sends workers to Prison
BRIBE: Final[i64] = 2  # AW-24.2 what Hugo pays instead of taking a debt
SCORE_ROWS: Final[list[str]] = [row["id"] for row in DATA["score_row"]]  # AW-19
