"""A second scorer, written from the rules alone: lists of names and a table of cards, nothing of the game's code."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

# CO-2.11, CO-2.13 The god of each kind of card; a Diplomat's depends on where it comes from.
GOD = {
    "tribune": "Mars",
    "architect": "Jupiter",
    "prefect": "Saturnus",
    "mercator": "Mercurius",
    "senator": "Vesta",
    "colonist": "Mars",
    "consul": "Jupiter",
}
DIPLOMATS = {"start": "Jupiter", "m1": "Saturnus", "m3": "Saturnus", "m4": "Mercurius", "m5": "Mars"}
SPECIALISTS = {
    "mason": ("brick", 3),
    "farmer": ("food", 3),
    "smith": ("tool", 3),
    "vintner": ("wine", 4),
    "weaver": ("cloth", 5),
}
PRICES = {"brick": 3, "food": 4, "tool": 5, "wine": 6, "cloth": 7}  # CO-2.8
ORDER = ("Vesta", "Jupiter", "Saturnus", "Mercurius", "Mars", "Minerva", "Concordia")


@dataclass
class Player:
    """What one player has at the end: cities with houses as (city, province, good)."""

    cards: list[str]
    houses: list[tuple[str, str, str]]
    colonists: int
    cash: int
    goods: dict[str, int]
    concordia: bool


def kind(card: str) -> str:
    """`start_prefect_2` is a Prefect, `m1_prefect` too."""
    return card.split("_")[1]


def god(card: str) -> str:
    if kind(card) == "diplomat":
        return DIPLOMATS[card.split("_")[0]]
    return "Minerva" if kind(card) in SPECIALISTS else GOD[kind(card)]


def value(player: Player, name: str) -> int:
    """CO-15.3 to CO-15.7 What one card of a god is worth."""
    goods = [good for _, _, good in player.houses]
    if name == "Vesta":
        return (player.cash + sum(PRICES[good] * n for good, n in player.goods.items())) // 10
    if name == "Jupiter":
        return len([good for good in goods if good != "brick"])
    if name == "Saturnus":
        return len({province for _, province, _ in player.houses})
    return 2 * len(set(goods)) if name == "Mercurius" else 2 * player.colonists


def result(player: Player) -> dict[str, int]:
    """CO-15.1, CO-15.2, CO-15.8, CO-15.9 The points by god."""
    by_god = dict.fromkeys(ORDER, 0)
    produced = Counter(good for _, _, good in player.houses)
    for card in player.cards:
        if god(card) == "Minerva":
            good, points = SPECIALISTS[kind(card)]
            by_god["Minerva"] += points * produced[good]
        else:
            by_god[god(card)] += value(player, god(card))
    by_god["Concordia"] = 7 if player.concordia else 0
    return by_god


def placing(points: list[int], magnus: int) -> list[int]:
    """CO-16.1, CO-16.2 The places: by points, and among equals in the order met from the holder to the right."""
    seats = len(points)
    met = [(magnus - i) % seats for i in range(seats)]
    order = sorted(met, key=lambda seat: -points[seat])  # sorting keeps the order of equals
    return [order.index(seat) + 1 for seat in range(seats)]
