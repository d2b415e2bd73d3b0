"""What each god would give now (CO-15), and the things that earn it, worked out from a view: a page shows them.

What a god is worth follows from what lies open; how many cards a seat has of it is known of oneself, and of the others
where hands are shown.
"""

from __future__ import annotations

from typing import NamedTuple

from mizban.games.concordia.face.about import CARD, PROVINCE
from mizban.games.concordia.face.scene.pieces import colonist_ref
from mizban.games.concordia.rules.board import CITIES, IN_PROVINCE, MAPS, members
from mizban.games.concordia.rules.board import FIRST_PROVINCE as FIRST
from mizban.games.concordia.rules.board import PROVINCES as NAMES
from mizban.games.concordia.rules.cards import CARDS, CONCORDIA, GODS, GOODS, MASON, MINERVA_POINTS, PRICE, SORTS
from mizban.games.concordia.rules.view import View
from mizban.render.panels import Row
from mizban.render.shapes import Words


class Score(NamedTuple):
    """What a god gives a seat."""

    god: str
    cards: int
    worth: int  # of each card; 0 for Minerva, whose cards differ
    points: int
    things: tuple[str, ...]  # refs of what earns it


class Account:
    """CO-15.1 A seat, its cards in hand and played, and what it has on the board."""

    def __init__(self, v: View, seat: int) -> None:
        self.v, self.seat = v, seat
        self.cards = [CARDS[CARD[name]] for name in [*v["hands"][seat], *v["piles"][seat]]]
        self.houses = v["houses"][seat]

    def scores(self) -> list[Score]:
        """CO-15.2, CO-15.11 God by god in the customary order, and last the Concordia card."""
        scores = [self.score(god) for god in GODS]
        mine = self.v["concordia"] == self.seat
        things = ("table:concordia",) if mine else ()
        return [*scores, Score("concordia", int(mine), int(CONCORDIA), int(CONCORDIA) if mine else 0, things)]

    def score(self, god: str) -> Score:
        """CO-15.2 to CO-15.8 What one god gives, with the cards in hand that score it."""
        number = GODS.index(god)
        owned = [card for card in self.cards if card.god == number]
        hand = self.held(number) if self.seat == self.v["viewer"] else ()
        if god == "minerva":
            return Score(god, len(owned), 0, self.minerva(), (*self.on_board(god), *hand))
        worth = self.worth(god)
        return Score(god, len(owned), worth, len(owned) * worth, (*self.on_board(god), *hand))

    def held(self, number: int) -> tuple[str, ...]:
        """The cards of a god that lie in hand."""
        cards = [CARDS[CARD[name]] for name in self.v["hands"][self.seat]]
        return tuple(dict.fromkeys(f"hand:{SORTS[card.sort]}" for card in cards if card.god == number))

    def worth(self, god: str) -> int:
        """CO-15.3 to CO-15.7 What each card of a god scores."""
        if god == "vesta":
            stored = self.v["goods"][self.seat].items()
            return (self.v["cash"][self.seat] + sum(int(PRICE[GOODS.index(good)]) * n for good, n in stored)) // 10
        if god == "jupiter":
            return len(self.outside())
        if god == "saturnus":
            return len(self.provinces())
        if god == "mercurius":
            return 2 * len({self.v["tokens"][city] for city in self.houses})
        return 2 * len(self.v["colonists"][self.seat])

    def minerva(self) -> int:
        """CO-15.8 The points of each specialist for each house in a city of its good."""
        return sum(int(MINERVA_POINTS[good]) * len(self.of(GOODS[good])) for good in self.specialists())

    def specialists(self) -> list[int]:
        """The goods of the own specialists."""
        return [int(card.kind - MASON) for card in self.cards if card.kind >= MASON]

    def of(self, good: str) -> list[str]:
        """The own cities of a good."""
        return [city for city in self.houses if self.v["tokens"][city] == good]

    def outside(self) -> list[str]:
        """CO-15.4 The own cities that are not brick cities."""
        return [city for city in self.houses if self.v["tokens"][city] != "brick"]

    def provinces(self) -> list[str]:
        """CO-15.5 The provinces with an own house."""
        number = MAPS.index(self.v["map"])
        here = NAMES[FIRST[number] : FIRST[number + 1]]
        return [name for name in here if any(CITIES[i] in self.houses for i in members(IN_PROVINCE[PROVINCE[name]]))]

    def on_board(self, god: str) -> tuple[str, ...]:
        """CO-15.3 to CO-15.8 The things that a god looks at."""
        own = self.seat == self.v["viewer"]
        if god == "vesta":
            return (f"cash:{self.seat}", f"store:{self.seat}") if own and not self.v["over"] else (f"seat:{self.seat}",)
        if god == "mars":
            return tuple(colonist_ref(self.seat, spot, own) for spot in self.v["colonists"][self.seat])
        if god == "saturnus":
            return tuple(f"province:{name}" for name in self.provinces())
        if god == "jupiter":
            return tuple(f"city:{city}" for city in self.outside())
        if god == "mercurius":
            return tuple(f"city:{city}" for city in self.houses)
        return tuple(f"city:{city}" for good in sorted(set(self.specialists())) for city in self.of(GOODS[good]))


def known(v: View, seat: int) -> bool:
    """CO-18.5, CO-23.4 Whether the one who looks is told the points of a seat: one's own always."""
    return seat == v["viewer"] or bool(v["gods"])


def tally(v: View) -> list[Row]:
    """CO-15 What the game would score now, god by god; where others are not told, what I would score."""
    seats = range(v["seats"])
    if not any(known(v, seat) for seat in seats):
        return []
    accounts = [Account(v, seat).scores() for seat in seats]
    rows: list[Row] = []
    for i, god in enumerate([*GODS, "concordia"]):
        if god == "concordia" and v["concordia"] < 0:
            continue
        given = [v["gods"][seat][i] if v["gods"] else accounts[seat][i].points for seat in seats]
        points = tuple(n if known(v, seat) else None for seat, n in enumerate(given))
        things = tuple(accounts[seat][i].things for seat in seats)
        rows.append(Row(f"god:{god}", worded(v, i, accounts), points, things))
    return rows


def worded(v: View, i: int, accounts: list[list[Score]]) -> Words:
    """A god, and for one who plays how many cards score what."""
    if v["viewer"] < v["seats"] and i < len(GODS):
        own = accounts[v["viewer"]][i]
        if own.god == "minerva":
            return ("tally-cards god n", (i, own.cards))
        return ("tally-god god n of", (i, own.cards, own.worth))
    return ("name-god god", (i,))
