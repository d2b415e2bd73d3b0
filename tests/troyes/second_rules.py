"""What is legal, worked out a second time from a view alone, by trying every group of dice there is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

COLOURS = ("red", "white", "yellow")
HOUSES = {"palace": "red", "bishopric": "white", "city_hall": "yellow"}
PRICE = (0, 2, 4, 6)
GREY = 4
Die = tuple[int, str, int]  # district, colour, value

# TR-17, TR-21.4 By delayed card: the colours of the groups it suits, the dice it takes instead, its kind.
CUBES = {
    "blacksmith": ("red", "", "whole"),
    "militia": ("red", "yellow", "same"),
    "tithing": ("yellow", "", "free"),
    "monk": ("yellow", "white", "alone"),
    "priest": ("yellow", "", "each"),
    "apprenticeship": ("any", "", "set"),
    "confession": ("any", "", "each"),
    "templar": ("red", "white", "alone"),
    "prior": ("white", "white", "alone"),
}
TRADES = {
    "artisan", "merchant", "innkeeper", "journeyman", "goldsmith", "sculptor", "pilgrimage", "hunting", "mercenary",
    "troubadour",
}  # fmt: skip


class Position:
    """A view, and the figures of the open question."""

    def __init__(self, v: dict[str, Any], key: tuple[int, ...]) -> None:
        self.v = v
        self.key = key
        self.seat: int = v["asked"]
        self.cards = {card["card"]: card for card in v["activities"] if card["card"]}
        self.events = {event["event"]: event for event in v["events"]}
        self.dice = [(i, c, n) for i, own in enumerate(v["dice"]) for c in COLOURS for n in own[c]]

    def answers(self) -> set[str]:
        """All words that may be said."""
        return set(getattr(self, f"on_{self.v['question'].lower()}")())

    # ---------------------------------------------------------------- small questions

    def on_settle(self) -> Iterator[str]:
        yield from (f"settle:{space}" for space, who in self.v["spaces"].items() if who < 0)

    def on_mill(self) -> list[str]:
        return ["mill:palace", "mill:bishopric"]

    def on_mark(self) -> Iterator[str]:
        for id, event in self.events.items():
            if not event["flags"] or len(event["cubes"]) < event["flags"]:
                yield f"mark:{id}"

    def own(self, verb: str) -> set[str]:
        """An own die of each kind."""
        return {f"{verb}:{i}-{c}-{n}" for i, c, n in self.dice if i == self.seat}

    def influence(self, able: bool) -> set[str]:
        """TR-15 What influence can be used for; a citizen is recruited only where an action or a defence can follow."""
        v, have = self.v, self.v["influence"][self.seat]
        found = self.own("reroll") if have >= 1 else set()
        found |= {"recruit"} if able and have >= 2 and v["stock"][self.seat] else set()
        return found | ({"flip"} if have >= 4 and self.own("reroll") else set())

    def strength(self) -> int:
        """TR-6.15 What the own dice are worth against black ones."""
        return sum(n * (2 if c == "red" else 1) for i, c, n in self.dice if i == self.seat)

    def on_defend(self) -> set[str]:
        able = self.strength() >= max(self.v["black"])
        return self.influence(able) | {"defend" if able else "yield"}

    def on_face(self) -> set[str]:
        most = self.strength() - self.key[1]
        return {"enough"} | {f"face:{n}" for n in self.v["black"] if n <= most}

    def on_spend(self) -> set[str]:
        return self.own("spend") | ({"stop-spending"} if self.key[1] <= 0 else set())

    def on_turnover(self) -> set[str]:
        _, left, *turned = self.key
        dice = [(c, n) for i, c, n in self.dice if i == self.seat]
        for die in turned:
            if die >= 0:
                dice.remove((COLOURS[die // 6], die % 6 + 1))
        words = {f"turn-over:{self.seat}-{c}-{n}" for c, n in dice}
        return words | ({"stop-flipping"} if left < 3 else set())

    # ---------------------------------------------------------------- citizens

    def sources(self) -> list[str]:
        """TR-8.4 Where there are own citizens."""
        v = self.v
        found = ["supply"] if v["supply"][self.seat] else []
        found += [space for space, who in v["spaces"].items() if who == self.seat]
        found += [f"lying_{house}" for house, lying in v["lying"].items() if self.seat in lying]
        return found + [id for id, card in self.cards.items() if self.seat in (*card["tradesmen"], *card["picture"])]

    def allowed(self, house: str, value: int, source: str) -> bool:
        """TR-11.5 to TR-11.14 Whether this citizen may enter with this die."""
        size = {"palace": 1, "bishopric": 2, "city_hall": 3}[house]
        names = [space for space in self.v["spaces"] if space.startswith(house)]
        row = (value - 1) // size * size
        standing = [self.v["spaces"][name] for name in names[row : row + size]]
        if -1 in standing or source in names[row : row + size]:
            return True
        return standing[-1] not in self.v["lying"][house]

    def on_citizen(self) -> Iterator[str]:
        _, building, face = self.key
        for source in self.sources():
            if self.allowed(list(HOUSES)[building], face + 1, source):
                yield f"from:{source}"
        if self.allowed(list(HOUSES)[building], face + 1, "recruit"):
            yield from self.recruited(0)

    def on_hire(self) -> list[str]:
        target = self.v["doing"]["target"]
        kept = self.cards[target]["params"][0] if target in TRADES or target == "diplomat" else 0
        return [f"from:{source}" for source in self.sources()] + self.recruited(kept)

    def recruited(self, kept: int) -> list[str]:
        """TR-8.5, TR-8.8, TR-11.2 With an empty personal supply the citizen may be recruited, if the rest of the
        influence is enough for one activation."""
        v, seat = self.v, self.seat
        able = v["stock"][seat] > 0 and v["influence"][seat] - 2 >= kept
        return ["recruit"] if able and v["supply"][seat] == 0 else []

    # ---------------------------------------------------------------- groups of dice

    def colours(self, action: str, target: str) -> set[str]:
        """The colours of the groups that an action takes."""
        if action == "activate":
            return set(COLOURS) if target == "pilgrimage" else {self.cards[target]["colour"]}
        if action == "place":
            return {HOUSES[target]}
        if action == "combat":
            dice = self.events[target]["dice"]
            return set(COLOURS) if dice == "any_single_colour" else {dice}
        return {"white"} if action == "build" else {"yellow"}

    def drawn(self, action: str, target: str, cube: str) -> set[str]:
        """The colours of the dice that may be taken; none where the cube does not suit."""
        colours = self.colours(action, target)
        if not cube:
            return colours
        suits, instead, kind = CUBES[cube]
        if action == "build" and cube != "prior":
            return set()
        if action == "place" and kind not in ("same", "free"):
            return set()
        fitting = colours if suits == "any" else colours & {suits}
        return {instead} if instead and fitting else fitting

    def purse(self, action: str, target: str) -> int:
        """TR-7.8, TR-8.17 Deniers for dice, or less than nothing."""
        have: int = self.v["deniers"][self.seat]
        if action != "activate":
            return have
        card = self.cards[target]
        if target in TRADES or target == "diplomat":
            if self.v["influence"][self.seat] < card["params"][0]:
                return -1
            have -= card["params"][1] if target in TRADES else 0
        hired = self.seat in (*card["tradesmen"], *card["picture"])
        return have if hired else have - card["cost"]

    def needed(self, action: str, target: str) -> int:
        if action == "activate":
            return int(self.cards[target]["divisor"])
        return int(self.events[target]["divisor"]) if action == "combat" else 2 if action == "farm" else 0

    def worth(self, cube: str, die: Die) -> int:
        """What a die counts, without what the cube adds to every group of its size."""
        kind = CUBES[cube][2] if cube else ""
        if kind == "alone":
            return die[2] * int(self.cards[cube]["params"][0])
        return 0 if kind == "set" else die[2]

    def bonus(self, cube: str, size: int) -> int:
        kind = CUBES[cube][2] if cube else ""
        more = int(self.cards[cube]["params"][0]) if cube else 0
        return more * size if kind in ("each", "set") else more if kind == "whole" else 0

    def cost(self, cube: str, group: tuple[Die, ...], size: int, used: set[int]) -> int:
        """TR-7.6, TR-17.10 What the bought dice of a group cost."""
        given = set(used)
        total = 0
        for district, _, _ in group:
            free = cube == "tithing" and (district not in given or (self.v["solo"] and district == GREY))
            if district != self.seat and not free:
                total += PRICE[size]
            given.add(district)
        return total

    def works(self, action: str, target: str, cube: str, group: tuple[Die, ...], value: int) -> bool:
        """Whether a group does something."""
        if action == "place":
            return any(self.allowed(target, group[0][2], source) for source in self.sources())
        if action == "build":
            each = int(self.cards[cube]["params"][0]) if cube else 1
            full = [sum(level[n] >= 0 for level in self.v["cathedral"]) for n in range(6)]
            return all(full[n - 1] + each * sum(die[2] == n for die in group) <= 3 for n in range(1, 7))
        return value + sum(self.worth(cube, die) for die in group) >= self.needed(action, target)

    def groups(
        self, action: str, target: str, cube: str, size: int, left: int, value: int, colours: set[str], used: set[int]
    ) -> Iterator[tuple[Die, ...]]:
        """Every group of so many more dice that can be paid and does something."""
        mixed = target == "pilgrimage" and cube in ("", "apprenticeship", "confession")
        purse = self.purse(action, target)
        dice = [die for die in self.dice if die[1] in colours]
        for group in set(combinations(sorted(dice), left)):
            if not mixed and len({die[1] for die in group}) > 1:
                continue
            if self.cost(cube, group, size, used) <= purse and self.works(action, target, cube, group, value):
                yield group

    def sizes(self, action: str, target: str, cube: str) -> list[int]:
        """The sizes of group with which an action can be completed."""
        colours = self.drawn(action, target, cube)
        if not colours or self.purse(action, target) < 0:
            return []
        most = 1 if action == "place" or (cube and CUBES[cube][2] == "alone") else 3
        found = []
        for size in range(1, most + 1):
            groups = self.groups(action, target, cube, size, size, self.bonus(cube, size), colours, set())
            if next(groups, None):
                found.append(size)
        return found

    def stored(self) -> list[str]:
        """Delayed cards with own cubes."""
        return [id for id, card in self.cards.items() if card["cubes"][self.seat]]

    def possible(self, action: str, target: str) -> bool:
        return any(self.sizes(action, target, cube) for cube in ["", *self.stored()])

    # ---------------------------------------------------------------- the action

    def on_turn(self) -> set[str]:
        found = {f"activate:{id}" for id in self.cards if self.possible("activate", id)}
        found |= {f"combat:{id}" for id in self.events if self.possible("combat", id)}
        found |= {f"place:{house}" for house in HOUSES if self.possible("place", house)}
        found |= {"build"} if self.possible("build", "") else set()
        found |= {"farm"} if self.possible("farm", "") else set()
        passing = {"pass"} if not self.key[1] or not found else set()
        return found | passing | self.influence(bool(found))

    def on_cube(self) -> set[str]:
        doing = self.v["doing"]
        found = {f"cube:{id}" for id in self.stored() if self.sizes(doing["action"], doing["target"], id)}
        return found | ({"no-cube"} if self.sizes(doing["action"], doing["target"], "") else set())

    def on_group(self) -> set[str]:
        doing = self.v["doing"]
        return {f"group:{size}" for size in self.sizes(doing["action"], doing["target"], doing["cube"])}

    def on_take(self) -> set[str]:
        doing = self.v["doing"]
        bits, given = self.key[6], self.key[7]
        colours = {colour for i, colour in enumerate(COLOURS) if bits >> i & 1}
        used = {i for i in range(5) if given >> i & 1}
        groups = self.groups(
            doing["action"], doing["target"], doing["cube"], doing["size"], doing["left"], doing["value"], colours, used
        )
        found = {die for group in groups for die in group}
        return {f"take:{'n' if i == GREY else i}-{c}-{n}" for i, c, n in found}

    def on_often(self) -> set[str]:
        doing = self.v["doing"]
        action, target = doing["action"], doing["target"]
        most = doing["value"] // self.needed(action, target)
        if action == "combat" and self.events[target]["flags"]:
            most = min(most, self.events[target]["flags"] - len(self.events[target]["cubes"]))
        if target in TRADES:
            influence, deniers = self.cards[target]["params"][:2]
            most = min(most, self.v["influence"][self.seat] // influence) if influence else most
            most = min(most, self.v["deniers"][self.seat] // deniers) if deniers else most
        return {f"times:{n}" for n in range(1, most + 1)}
