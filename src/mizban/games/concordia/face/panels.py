"""What stands beside the board: what each seat has, and what is still to come."""

from __future__ import annotations

from mizban.games.concordia.face.about import CARD
from mizban.games.concordia.rules.cards import (
    GOODS,
    HOUSE_CASH,
    HOUSE_FIGURE,
)
from mizban.games.concordia.rules.view import View
from mizban.render.panels import Facts, Held, Holding, Panel
from mizban.render.shapes import Words


def panels(v: View) -> list[Panel]:
    """CO-18.2, CO-23.4 Which cards are still face down: everybody may know it, and nobody need count. And the hands of
    the others where they lie open; intermediate scores; for an Architect what first houses cost (CO-7.14)."""
    lines: list[Words] = [("fact-unseen cards", (bits(v["unseen"]),))] if v["unseen"] else []
    for seat, hand in enumerate(v["hands"]):
        if hand and seat != v["viewer"] and not v["over"]:
            lines.append(("fact-hand seat cards", (seat, bits(hand))))
    lines += marks(v)
    if v["question"] in ("Move", "March", "Build"):
        lines += [("fact-house type n goods", (i, HOUSE_CASH[i], HOUSE_FIGURE[i])) for i in range(len(GOODS))]
    return [Facts(tuple(lines))] if lines else []


def marks(v: View) -> list[Words]:
    """The intermediate scores, in words."""
    return [("marks seat n", (seat, mark)) for seat, mark in marked(v).items()]


def marked(v: View) -> dict[int, int]:
    """CO-17.2, CO-17.8 The intermediate scores so far by seat, until all are compared."""
    if -1 not in v["marks"] or v["over"]:
        return {}
    return {seat: mark for seat, mark in enumerate(v["marks"]) if mark >= 0}


def bits(cards: list[str]) -> int:
    """Cards as one figure."""
    return sum(1 << CARD[card] for card in cards)


def held(v: View) -> list[Held]:
    """CO-4.1, CO-7.14 What I can pay with: my money and my goods; those that may be paid now can be chosen."""
    me = v["viewer"]
    if me == v["seats"] or v["over"]:
        return []
    things = [Held(f"cash:{me}", ("held-cash n", (v["cash"][me],)), str(v["cash"][me]))]
    for good, n in v["goods"][me].items():
        words: Words = ("held-good good n", (GOODS.index(good), n))
        may = f"pay:{good}" in v["legal"]
        things.append(Held(f"{'pay' if may else 'good'}:{good}", words, str(n), "may" if may else ""))
    return things


def holdings(v: View) -> list[Holding]:
    """CO-18.3 The money of each seat and its houses to build, which tell how near the end is, its intermediate score,
    and the cards that only one has; more is on the table, but not everybody has a plate of their own there."""
    only = (("magnus", v["magnus"]), ("concordia", v["concordia"]))
    holdings: list[Holding] = []
    for seat in range(v["seats"]):
        cards = [(f"table:{name}", "") for name, holder in only if holder == seat]
        mark = [(f"mark:{seat}", str(marked(v)[seat]))] if seat in marked(v) else []
        houses = (f"houses:{seat}", str(v["houses_left"][seat]))
        holdings.append(((f"cash:{seat}", str(v["cash"][seat])), houses, *mark, *cards))
    return holdings
