"""What is legal, worked out a second time from a view and the data file: names and searches, no code of the game."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from mizban.games.concordia.rules.view import View

DATA: dict[str, Any] = tomllib.loads(files("mizban.games.concordia").joinpath("components.toml").read_text("utf-8"))
PRICES = {"brick": 3, "food": 4, "tool": 5, "wine": 6, "cloth": 7}
BASE = {"brick": 1, "food": 2, "tool": 3, "wine": 4, "cloth": 5}  # CO-7.14 sestertii of the first house
SLOTS = [(0, 0), (1, 0), (1, 0), (0, 1), (0, 1), (1, 1), (0, 2)]  # CO-2.12 goods of any type, and cloth
COSTS = {row["id"]: row["cost"] for row in DATA["cards"]["market"]}
WAYS = ("land", "sea")


class Position:
    """A view of the seat that is asked. `begun`: a colonist has been placed with this card."""

    def __init__(self, v: View, begun: bool) -> None:
        self.v, self.begun, self.me = v, begun, v["viewer"]
        self.map = DATA["maps"][v["map"]]
        self.goods = {good: v["goods"][self.me].get(good, 0) for good in PRICES}
        self.cash = v["cash"][self.me]
        self.ends = {row["id"]: {row["a"], row["b"]} for row in self.map["lines"]}
        self.taken = {spot for spots in v["colonists"] for spot in spots if spot in self.ends}

    def answers(self) -> set[str]:
        """The legal words."""
        words: Iterator[str] = getattr(self, self.v["question"].lower())()
        return set(words)

    def has(self, cost: dict[str, int]) -> bool:
        """CO-4.10 Whether the storehouse has all of it."""
        return all(self.goods[good] >= n for good, n in cost.items())

    @property
    def free(self) -> int:
        """CO-4.2"""
        return 12 - sum(self.goods.values()) - sum(self.v["stock"][self.me])

    # ------------------------------------------------------------ the turn

    def turn(self) -> Iterator[str]:
        """CO-20.1"""
        for card in self.v["hands"][self.me]:
            deck, kind = card.split("_")[:2]
            yield "play:mercator_5" if kind == "mercator" and deck != "start" else f"play:{kind}"

    def copy(self) -> Iterator[str]:
        """CO-11.1 to CO-11.4"""
        for seat, top in enumerate(self.v["tops"]):
            if seat != self.me and top not in ("", "diplomat"):
                yield f"copy:{top}"

    def hire(self) -> Iterator[str]:
        """CO-6.3, CO-6.4"""
        for way, left in zip(WAYS, self.v["stock"][self.me], strict=True):
            if left:
                yield f"hire:{way}"
        yield "no-colonist"

    # ------------------------------------------------------------ the Architect

    def lines_from(self, way: str, cities: set[str]) -> set[str]:
        """CO-7.4 The lines of a kind that end in one of some cities."""
        return {line for line, ends in self.ends.items() if line.startswith(f"{way}_") and ends & cities}

    def reached(self, spot: str) -> set[str]:
        """CO-7.3 to CO-7.10 The free lines that a colonist can get to, step by step."""
        way = spot.split("_")[0]
        if spot in self.ends:
            edge = self.lines_from(way, self.ends[spot]) - {spot}
        else:
            edge = self.lines_from(way, {spot.removeprefix(f"{way}_")})
        lines: set[str] = set()
        for _ in range(self.v["steps"]):
            lines |= edge
            edge = {line for other in edge for line in self.lines_from(way, self.ends[other])}
        return lines - self.taken

    def move(self) -> Iterator[str]:
        """CO-7.2"""
        for spot in self.v["colonists"][self.me]:
            if self.reached(spot):
                yield f"lift:{spot}"
        yield "stop-moving"

    def march(self) -> Iterator[str]:
        """CO-7.7"""
        for line in self.reached(self.v["lifted"]):
            yield f"move:{line}"

    def build(self) -> Iterator[str]:
        """CO-7.12 to CO-7.17"""
        lines = [spot for spot in self.v["colonists"][self.me] if spot in self.ends]
        for city in {city for line in lines for city in self.ends[line]} - {"roma", *self.v["houses"][self.me]}:
            good = self.v["tokens"][city]
            cost = {"food": 1} if good == "brick" else {"brick": 1, good: 1}
            there = sum(city in houses for houses in self.v["houses"]) + 1
            if self.has(cost) and self.cash >= BASE[good] * there:
                yield f"build:{city}"
        yield "stop-building"

    # ------------------------------------------------------------ the other cards

    def prefect(self) -> Iterator[str]:
        """CO-8.1, CO-8.7"""
        for province in self.map["provinces"]:
            if province["id"] not in self.v["turned"]:
                yield f"produce:{province['id']}"
        if self.v["turned"]:
            yield "collect"

    def keep(self) -> Iterator[str]:
        """CO-4.6"""
        for good in self.v["keep"]:
            yield f"keep:{good}"

    def settle(self) -> Iterator[str]:
        """CO-9.1 to CO-9.6"""
        for way, left in zip(WAYS, self.v["stock"][self.me], strict=True):
            for city in ["roma", *self.v["houses"][self.me]]:
                if left and self.has({"food": 1, "tool": 1}) and self.lines_from(way, {city}):
                    yield f"settle:{way}_{city}"
        yield "stop-settling" if self.begun else "take-cash"

    def trade(self) -> Iterator[str]:
        """CO-10.2 to CO-10.5"""
        sold, bought = self.v["sold"], self.v["bought"]
        for good, price in PRICES.items():
            new = good not in sold + bought
            if new and len(sold + bought) == 2:
                continue
            if good not in bought and self.goods[good]:
                yield f"sell:{good}"
            if good not in sold and self.free and self.cash >= price:
                yield f"purchase:{good}"
        yield "stop-trading"

    def consul(self) -> bool:
        """CO-12.5 Whether a Consul is carried out, or copied."""
        if self.v["copied"] >= 0:
            return self.v["tops"][self.v["copied"]] == "consul"
        return "consul" in self.v["card"]

    def buy(self) -> Iterator[str]:
        """CO-12.2, CO-12.3, CO-12.5"""
        for offer, (any_goods, cloth) in zip(self.v["display"], SLOTS, strict=True):
            if offer["card"]:
                cost = dict(COSTS[offer["card"]])
                if not self.consul():
                    cost["cloth"] = cost.get("cloth", 0) + cloth
                    cost["any"] = any_goods
                spare = sum(self.goods.values()) - sum(cost.values())
                if self.has({good: n for good, n in cost.items() if good != "any"}) and spare >= 0:
                    yield f"buy:{offer['card']}"
        yield "stop-buying"

    def payany(self) -> Iterator[str]:
        """CO-12.3"""
        for good, n in self.goods.items():
            if n:
                yield f"pay:{good}"
