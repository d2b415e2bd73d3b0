"""What stands beside the board: a stepper for bids, and what one knows."""

from __future__ import annotations

from mizban.games.biblios.face.names import several
from mizban.games.biblios.rules.view import View
from mizban.render.panels import Facts, Panel, Stepper
from mizban.render.shapes import Words


def panels(v: View) -> list[Panel]:
    """A stepper while bids may be made, and the cards that the one who looks has seen and might forget."""
    bids = [word for word in v["legal"] if word.startswith("bid:")]
    steppers: list[Panel] = [Stepper("bid", bids[0])] if bids else []
    facts = known(v) if v["phase"] != "over" else []
    return [*steppers, Facts(tuple(facts))] if facts else steppers


def known(v: View) -> list[Words]:
    """BI-11.1, BI-11.4, BI-11.6, BI-11.11 A line for each place with cards that this viewer has seen."""
    lines: list[Words] = []
    for seat, hand in enumerate(v["hands"]):
        if seat != v["viewer"] and any(hand):
            lines.append(("fact-hand seat cards", (seat, several(hand))))
    for text, place in (("pile", v["pile"]), ("met", v["met"]), ("open", v["open"])):
        if any(place):
            lines.append((f"fact-{text} cards", (several(place),)))
    return lines


def forget(v: View) -> View:
    """BI-11.11 What lies on the table, and nothing that the one who looks has seen before: a memory aid nobody has to
    use. Heaps that lie open stay open."""
    if v["phase"] == "over":
        return v
    hands = [hand if seat == v["viewer"] else hidden(hand) for seat, hand in enumerate(v["hands"])]
    return {**v, "hands": hands, "pile": hidden(v["pile"]), "closed": hidden(v["closed"]), "met": []}


def hidden(cards: list[str]) -> list[str]:
    """As many cards, seen from behind."""
    return [""] * len(cards)
