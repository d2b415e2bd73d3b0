"""What is legal, worked out a second time from a view and the data file: names and searches, no code of the game."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from importlib.resources import files
from itertools import combinations_with_replacement
from typing import Any

from mizban.games.architects.rules.view import View

DATA: dict[str, Any] = tomllib.loads(files("mizban.games.architects").joinpath("components.toml").read_text("utf-8"))
BUILDINGS = {row["id"]: row for row in DATA["building"]}
APPRENTICES = {row["id"]: row for row in DATA["apprentice"]}
LEVELS = {row["level"]: row for row in DATA["cathedral_level"]}
CIRCLES = [row["id"] for row in DATA["location"] if row["space"] == "large_circle"]
PAID, FREE, TAVERN, START, GRAVEYARD = range(5)  # how an apprentice is hired or dismissed


class Excess:
    """AW-14.4, AW-17.7 How many debts may be destroyed, from the places of the markers and what was gained since.

    One thing is not worked out a second time here: who gains or loses how much Virtue, and in which order, is taken
    from what the game tells. That just this moves the marker is proved in test_guardhouse.py
    (`test_virtue_moves_at_once`, `test_debts_may_be_destroyed_for_virtue_above_the_top`), how much a thing brings by
    the test of its clause, and the Church, which gains nothing, in test_buildings.py (`test_the_church`)."""

    def __init__(self) -> None:
        self.owed: list[tuple[int, int]] = []  # seat, Virtue above the top

    def heed(self, before: View, after: View, news: Sequence[tuple[int, str, tuple[int, ...]]]) -> None:
        """A word was played, and this was told of the markers."""
        virtue = list(before["virtue"])
        for _, text, figures in news:
            if text.startswith(("virtue-up", "virtue-down")):
                seat, n, _ = figures
                virtue[seat] += n if text.startswith("virtue-up") else -n
                if virtue[seat] > 14 and after["unpaid"][seat]:
                    self.owed.append((seat, virtue[seat] - 14))
                virtue[seat] = min(14, max(0, virtue[seat]))

    def most(self, v: View) -> int:
        """So many for the seat that is asked now: what is above the top comes before the Church."""
        for seat, n in self.owed:
            if seat == v["viewer"]:
                self.owed.remove((seat, n))
                return min(n, v["unpaid"][seat])
        assert "church" in v["built"][v["viewer"]]
        return 1


class Position:
    """A view of the seat that is asked, and the figures of its question."""

    def __init__(self, v: View, figures: Sequence[int] = ()) -> None:
        self.v, self.figures, self.me = v, list(figures), v["viewer"]
        self.goods = v["goods"][self.me]
        self.silver = self.goods["silver"]
        self.board = v["boards"][self.me]
        self.mine = v["hired"][self.me]
        self.hand = v["hands"][self.me]

    def answers(self) -> set[str]:
        """The legal words."""
        found: Iterator[str] = getattr(self, self.v["question"].lower())()
        return set(found)

    def has(self, kind: str) -> int:
        """How many own apprentices have this effect."""
        return len([card for card in self.mine if APPRENTICES[card]["kind"] == kind])

    def tax(self, coins: int) -> int:
        """AW-14.6, AW-20.6"""
        virtue = self.v["virtue"][self.me]
        ignored = (2 if virtue < 2 else 1 if virtue < 4 else 0) + (self.board == "ada")
        return max(0, coins - ignored)

    def here(self, place: str) -> int:
        return self.v["workers"][place][self.me]

    def groups(self, places: Sequence[str]) -> Iterator[str]:
        """AW-7.2"""
        for place in places:
            for seat, n in enumerate(self.v["workers"][place]):
                if n:
                    yield f"capture:{place}-{seat}"

    # ------------------------------------------------------------ before the first turn

    def choose(self) -> Iterator[str]:
        """AW-20.1, AW-24.2"""
        for row in DATA["player_board"]:
            if row["id"] not in self.v["boards"] and (row["set"] == "base" or "extra" in self.v["modules"]):
                yield f"character:{row['id']}"

    def draft(self) -> Iterator[str]:
        """AW-2.9"""
        for card in self.v["pack"]:
            yield f"keep:{card}"

    # ------------------------------------------------------------ the turn

    def turn(self) -> Iterator[str]:
        """AW-26.2"""
        always = "forest quarry mines_clay silversmith storehouse draw town_centre guardhouse"
        yield from (f"place:{place}" for place in always.split())
        if self.here("mines"):
            yield "place:mines_gold"
        if self.silver >= self.wage():
            yield "place:hire"
        if self.v["tax"]:
            yield "place:tax_stand"
        if self.v["virtue"][self.me] < 10:
            yield from self.market()
        if list(self.work()):
            yield "place:guildhall"

    def market(self) -> Iterator[str]:
        """AW-9.2 to AW-9.4, AW-9.8, AW-9.12"""
        less = self.has("black_market_silver_discount")
        for word, space, price in (
            ("small", "small", 1),
            ("hire", "middle", 2),
            ("look", "middle", 2),
            ("large", "large", 3),
        ):
            free = self.v["market"][space] == -1 and self.silver >= max(0, price - less)
            if free and (word != "look" or self.v["pile"]):
                yield f"place:market_{word}"

    def takeback(self) -> Iterator[str]:
        """AW-3.4, AW-3.5"""
        circles = [place for place in CIRCLES if self.here(place)]
        if circles:
            yield from (f"take-back:{place}" for place in circles)
            return
        yield from (f"take-back:market_{space}" for space, owner in self.v["market"].items() if owner == self.me)
        if self.v["prison"][self.me]:
            yield "take-back:prison"
        for seat, owners in enumerate(self.v["captured"]):
            if owners[self.me]:
                yield f"take-back:board_{seat}"

    # ------------------------------------------------------------ places

    def storehouse(self) -> Iterator[str]:
        """AW-5.2 to AW-5.4"""
        for pair in combinations_with_replacement(["clay", "wood", "stone"], 2):
            if all(self.goods[good] >= pair.count(good) for good in pair):
                yield "donate:" + "-".join(pair)
        for trio in combinations_with_replacement(["wood", "stone"], 3):
            if all(self.goods[good] >= trio.count(good) for good in trio):
                yield "carve:" + "-".join(trio)
        for card in self.mine:
            pay = APPRENTICES[card].get("pay")
            if pay and all(self.goods[good] >= n for good, n in pay.items()):
                yield f"trade:{card}"
        yield "stop-trading"

    def wage(self) -> int:
        """AW-6.1, AW-20.9"""
        return 2 + self.tax(2) - (self.board == "rudolf")

    def hire(self) -> Iterator[str]:
        """AW-6.2, AW-6.3, AW-6.14, AW-17.12"""
        [how] = self.figures
        for line in self.v["display"]:
            for column, post in enumerate(line, 1):
                coins = max(0, column - self.here("workshop"))
                if post["card"] and (how != PAID or self.silver >= self.wage() + coins):
                    yield f"hire:{post['card']}"
        if how == TAVERN:
            yield "no-hire"

    def dismiss(self) -> Iterator[str]:
        """AW-6.10, AW-17.12"""
        yield from (f"dismiss:{card}" for card in self.mine)
        if self.figures == [TAVERN]:
            yield "no-hire"

    def capture(self) -> Iterator[str]:
        """AW-7.3 to AW-7.5"""
        _, done, spared, places = self.figures
        used = [place for i, place in enumerate(CIRCLES) if places >> i & 1]
        room = 2 if self.v["seats"] < 4 else 1
        price = self.tax(1) if not done else 0 if spared else 1
        if self.silver >= price:
            yield from self.groups(used if len(used) == room else CIRCLES)
        yield "stop-capturing"

    def raid(self) -> Iterator[str]:
        """AW-7.14"""
        yield from self.groups(CIRCLES)
        yield "stop-capturing"

    def barracks(self) -> Iterator[str]:
        """AW-17.5"""
        yield from self.raid()
        if any(owners[self.me] for owners in self.v["captured"]):
            yield "free-all"

    def guardhouse(self) -> Iterator[str]:
        """AW-10.3 to AW-10.7"""
        if any(self.v["captured"][self.me]):
            yield "send"
        if self.v["prison"][self.me]:
            yield "release"
        if any(owners[self.me] for owners in self.v["captured"]):
            yield "ransom-debt"
            if self.silver >= 3 + self.tax(2):
                yield "ransom"
        if self.v["unpaid"][self.me] and self.silver >= 3 + self.tax(3):
            yield "pay-debt"
        yield "stop-guarding"

    def abilities(self) -> Iterator[str]:
        """AW-15.4, AW-15.5"""
        releases, unused = self.figures
        allowed = sum(APPRENTICES[card]["count"] for card in self.mine if card == "gatekeeper") + (self.board == "fara")
        assert releases in (0, allowed)
        cards = [row["id"] for i, row in enumerate(DATA["apprentice"]) if unused >> i & 1]
        assert set(cards) <= {card for card in self.mine if card.startswith(("squire", "peddler"))}
        prisoners = self.v["prison"][self.me]
        if prisoners and releases >= prisoners:
            both = self.helped(cards, 0)
        else:
            both = self.helped(cards, prisoners)
        if len(both) + (prisoners > 0 and releases > 0) >= 2:
            yield "use-all"
        yield from (f"free:{n}" for n in range(1, 1 + min(prisoners, releases)))
        yield from (f"use:{card}" for card in self.helped(cards, prisoners))
        yield "use-none"

    def helped(self, cards: Sequence[str], prisoners: int) -> list[str]:
        """AW-15.4, AW-24.1 Those who bring something that can be had."""
        idle = ["squire_virtue"] if self.v["virtue"][self.me] == 14 and not self.v["unpaid"][self.me] else []
        return [card for card in cards if card == "peddler" or (not prisoners and card not in idle)]

    def look(self) -> Iterator[str]:
        """AW-9.3"""
        yield from (f"keep:{card}" for card in self.v["looked"])

    # ------------------------------------------------------------ buildings and the Cathedral

    def lack(self, cost: dict[str, int]) -> int:
        """How many goods are missing for a cost; for Therese gold and marble are one."""
        need, have = dict(cost), dict(self.goods)
        if self.board == "therese":
            need["gold"] = need.get("gold", 0) + need.pop("marble", 0)
            have["gold"] += have["marble"]
        return sum(max(0, n - have[good]) for good, n in need.items())

    def payable(self, cost: dict[str, int]) -> bool:
        """AW-12.2, AW-24.2"""
        if self.board != "lothaire":
            return not self.lack(cost)
        ways = [{**cost, good: cost[good] - 1} for good in ("wood", "stone") if cost.get(good)]
        return any(not self.lack(way) for way in ways or [cost])

    def work(self) -> Iterator[str]:
        """AW-11.4, AW-12.1, AW-13.1 to AW-13.5"""
        skills = {skill for card in self.mine for skill in APPRENTICES[card]["skills"]}
        for card in self.hand:
            row = BUILDINGS[card]
            if set(row["skills"]) <= skills and self.payable(row["cost"]):
                yield f"build:{card}"
        if self.can_advance():
            yield "advance"

    def can_advance(self) -> bool:
        level = self.v["levels"][self.me] + 1
        if level > 5 or self.v["virtue"][self.me] < 5 or not (self.hand or self.board == "frederick"):
            return False
        if self.v["levels"].count(level) >= LEVELS[level]["capacity"]:
            return False
        any_of: int = LEVELS[level].get("cost_any_count", 0)
        if any_of:
            return self.goods["wood"] + self.goods["stone"] >= any_of - (self.board == "lothaire")
        return not self.lack(LEVELS[level]["cost"])

    def paymix(self) -> Iterator[str]:
        """AW-13.2"""
        level = self.v["levels"][self.me] + 1
        n = LEVELS[level]["cost_any_count"] - (self.board == "lothaire")
        for wood in range(n + 1):
            if self.goods["wood"] >= wood and self.goods["stone"] >= n - wood:
                yield f"mix:{wood}-{n - wood}"

    def gild(self) -> Iterator[str]:
        """AW-20.11"""
        [n] = self.figures
        for gold in range(n + 1):
            if self.goods["gold"] >= gold and self.goods["marble"] >= n - gold:
                yield f"gold:{gold}"

    def spare(self) -> Iterator[str]:
        """AW-24.5"""
        cost = BUILDINGS[self.v["card"]]["cost"]
        for good in ("wood", "stone"):
            if cost.get(good) and not self.lack({**cost, good: cost[good] - 1}):
                yield f"spare:{good}"

    def shed(self) -> Iterator[str]:
        """AW-13.5"""
        yield from (f"discard:{card}" for card in self.hand)

    discard = shed

    def library(self) -> Iterator[str]:
        """AW-17.8"""
        yield from self.shed()
        yield "keep-all"

    def takeone(self) -> Iterator[str]:
        """AW-17.2"""
        row = BUILDINGS[self.v["card"]]
        yield from (f"take:{good}" for good in [*row["gain_a"], *row["gain_b"]])

    def destroy(self) -> Iterator[str]:
        """AW-14.4, AW-17.7"""
        [most] = self.figures
        yield from (f"destroy:{n}" for n in range(most + 1))

    def buyoff(self) -> Iterator[str]:
        """AW-24.2"""
        yield "take-debt"
        if self.silver >= 2:
            yield "buy-off"
