"""A second scorer, written from the rules alone: lists of names and tables of figures, nothing of the game's code."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import permutations

# AW-17 The printed points of every building.
POINTS = {
    "smithy": 3,
    "steeple": 4,
    "stone_market": 7,
    "tavern": 6,
    "thieves_den": 8,
    "tilers_hut": 5,
    "trading_post": 7,
    "treasury": 6,
    "university": 11,
    "watchtower": 11,
    "well": 3,
    "wood_market": 7,
    "aqueduct": 3,
    "armoury": 9,
    "barracks": 10,
    "betting_house": 7,
    "carpenters_hut": 5,
    "castle": 10,
    "chapel": 6,
    "church": 5,
    "clay_market": 6,
    "clay_pit": 3,
    "drafting_room": 8,
    "dungeon": 14,
    "factory": 7,
    "fortress": 12,
    "fountain": 4,
    "gamblers_den": 10,
    "hideout": 8,
    "keep": 12,
    "library": 8,
    "lighthouse": 6,
    "lumber_camp": 3,
    "masons_hut": 5,
    "moneylender": 5,
    "monument": 9,
    "observatory": 7,
    "palace": 9,
    "reservoir": 4,
    "silver_market": 6,
    "crane": 3,
    "graveyard": 12,
    "museum": 4,
}
# AW-16 Apprentices by skill, by what their ids begin with; the Labourer has all.
SKILLS = {
    "carpentry": [
        "acolyte_building",
        "conspirator_1",
        "conspirator_2",
        "debt_collector_wood",
        "illusionist",
        "merchant_wood",
        "patron_wood",
        "squire_virtue",
        "swindler_wood",
        "thief",
        "trader_wood",
        "woodcutter_1",
        "woodcutter_2",
        "labourer",
        "peddler",
    ],
    "tiling": [
        "acolyte_clay",
        "debt_collector_clay",
        "jeweller_1",
        "jeweller_2",
        "merchant_clay",
        "merchant_marble",
        "miner_1",
        "miner_2",
        "patron_clay",
        "pickpocket",
        "squire_gold",
        "swindler_clay",
        "trader_clay",
        "labourer",
        "enforcer",
    ],
    "masonry": [
        "acolyte_silver",
        "debt_collector_stone",
        "gatekeeper",
        "merchant_gold",
        "merchant_stone",
        "patron_silver",
        "patron_stone",
        "squire_marble",
        "stonecutter_1",
        "stonecutter_2",
        "swindler_stone",
        "trader_stone",
        "trickster",
        "labourer",
        "overseer",
    ],
}
TRACK = (-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7)  # AW-14.1
CATHEDRAL = (0, 2, 4, 7, 12, 20)  # AW-13.2
HUTS = {"carpenters_hut": "carpentry", "masons_hut": "masonry", "tilers_hut": "tiling"}
MARKETS = {"clay_market": "clay", "stone_market": "stone", "wood_market": "wood", "silver_market": "silver"}


@dataclass
class Player:
    """What one player has at the end."""

    buildings: list[str]
    apprentices: list[str]
    goods: dict[str, int]
    virtue: int
    unpaid: int
    paid: int
    level: int
    captives: int
    prisoners: int
    board: str = ""
    rows: list[int] = field(default_factory=list)


def strictly_most(mine: int, others: list[int]) -> bool:
    return all(mine > other for other in others)


def bonus(me: Player, others: list[Player], card: str) -> int:
    """AW-17.16 to AW-17.21 What a building scores beside its printed points."""
    if card == "steeple":
        return 2 if strictly_most(me.level, [other.level for other in others]) else 0
    if card in MARKETS:
        good = MARKETS[card]
        return 2 if strictly_most(me.goods.get(good, 0), [other.goods.get(good, 0) for other in others]) else 0
    if card in HUTS:
        return len([name for name in me.apprentices if name in SKILLS[HUTS[card]]])
    each = {
        "aqueduct": len(me.buildings),
        "keep": me.captives // 3,
        "lighthouse": me.virtue // 4,
        "moneylender": me.paid,
        "university": 0 if me.unpaid else 2,
    }
    return each.get(card, 0)


def rows(me: Player, others: list[Player]) -> list[int]:
    """AW-19.1 to AW-19.7 The points by row of the score pad."""
    debt = 2 - ("fountain" in me.buildings) + ("gamblers_den" in me.buildings)
    return [
        sum(POINTS[card] + bonus(me, others, card) for card in me.buildings),
        CATHEDRAL[me.level],
        TRACK[me.virtue],
        -debt * me.unpaid,
        me.goods.get("gold", 0) + me.goods.get("marble", 0),
        me.goods.get("silver", 0) // 10,
        -(me.prisoners // 2),
    ]


def changes(me: Player, others: list[Player]) -> list[int]:
    """AW-17.13 to AW-17.15, AW-20.10, AW-24.1 What buildings do to Virtue at the end."""
    gold, marble = me.goods.get("gold", 0), me.goods.get("marble", 0)
    if me.board == "therese":
        gold = marble = gold + marble
    basic = sum(me.goods.get(good, 0) for good in ("clay", "wood", "stone"))
    found = {
        "castle": gold // 2,
        "observatory": marble // 2,
        "trading_post": basic // 4,
        "reservoir": me.paid // 2,
        "museum": len(me.buildings) // 2,
        "chapel": 2 if strictly_most(me.level, [other.level for other in others]) else 0,
        "dungeon": -2,
    }
    return [n for card, n in found.items() if card in me.buildings and n]


def finished(me: Player, others: list[Player]) -> tuple[int, int]:
    """AW-18.5 to AW-18.7 Virtue and unpaid debts after the best order of these changes, all of them tried."""
    best = (-10_000, 0)
    found = (me.virtue, me.unpaid)
    for order in set(permutations(changes(me, others))):
        virtue, unpaid = me.virtue, me.unpaid
        for change in order:
            virtue += change
            if virtue > 14:  # AW-18.6
                unpaid, virtue = max(0, unpaid - (virtue - 14)), 14
            if virtue < 0:  # AW-14.5
                unpaid, virtue = unpaid - virtue, 0
        then = Player(**{**me.__dict__, "virtue": virtue, "unpaid": unpaid})
        worth = (sum(rows(then, others)), virtue)
        if worth > best:
            best, found = worth, (virtue, unpaid)
    return found


def placing(totals: list[int], virtue: list[int], silver: list[int]) -> list[int]:
    """AW-19.8 The places: by points, then Virtue, then silver; else shared."""
    marks = list(zip(totals, virtue, silver, strict=True))
    order = sorted(marks, reverse=True)
    return [order.index(mark) + 1 for mark in marks]
