"""What stands beside the board: what each seat has, and what should not be forgotten."""

from __future__ import annotations

from mizban.games.architects.face.about import BUILDING
from mizban.games.architects.rules.cards import (
    GOODS,
)
from mizban.games.architects.rules.view import View
from mizban.render.panels import Facts, Held, Holding, Panel
from mizban.render.shapes import Words


def panels(v: View) -> list[Panel]:
    """AW-14.6, AW-18.2, AW-21.6 How many turns are left, tax that I ignore, and which cards I have seen go."""
    if v["over"]:
        return []
    lines: list[Words] = [("fact-last n", (v["last"],))] if v["last"] >= 0 else []
    me = v["viewer"]
    if me < v["seats"] and v["evasion"][me]:
        lines.append(("fact-evasion n", (v["evasion"][me],)))
    if v["under"]:
        lines.append(("fact-under buildings", (bits(list(v["under"])),)))
    if v["passed"]:
        lines.append(("fact-passed buildings", (bits(v["passed"]),)))
    return [Facts(tuple(lines))] if lines else []


def bits(cards: list[str]) -> int:
    """Buildings as one figure."""
    return sum(1 << BUILDING[card] for card in cards)


def held(v: View) -> list[Held]:
    """AW-21.3 What I play with: workers that are ready, and goods."""
    me = v["viewer"]
    if me == v["seats"] or v["over"]:
        return []
    ready = v["supply"][me]
    things = [Held(f"workers:{me}", ("held-workers n", (ready,)), str(ready))]
    for i, good in enumerate(GOODS):
        n = v["goods"][me][good]
        things.append(Held(f"goods:{good}", ("held-good good n", (i, n)), str(n)))
    return things


def holdings(v: View) -> list[Holding]:
    """AW-21.3 The workers that each seat has ready, its silver, its virtue, and unpaid debts if there are any."""
    holdings: list[Holding] = []
    for seat in range(v["seats"]):
        debts = [("debt:unpaid", str(v["unpaid"][seat]))] if v["unpaid"][seat] else []
        silver = ("goods:silver", str(v["goods"][seat]["silver"]))
        virtue = ("location:virtue", str(v["virtue"][seat]))
        holdings.append(((f"workers:{seat}", str(v["supply"][seat])), silver, virtue, *debts))
    return holdings
