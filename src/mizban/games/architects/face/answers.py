"""What an answer would mean: a few words about it, whether it is risky, and whether it comes after the others."""

from __future__ import annotations

from typing import Final

from mizban.core.words import Option
from mizban.games.architects.face.about import APPRENTICE, bounty, packed
from mizban.games.architects.rules.cards import (
    APPRENTICES,
    BUILDINGS,
    DATA,
    LEVEL_POINTS,
    LOCATIONS,
    SEATS,
    skill_bits,
)
from mizban.games.architects.rules.state import PLACINGS
from mizban.games.architects.rules.view import View
from mizban.render.shapes import Words

GATHERED: Final = ("forest", "quarry", "mines_clay", "mines_gold", "silversmith")
ACTED: Final = ("storehouse", "town_centre", "guardhouse")


def note(v: View, o: Option) -> Words:
    """A few words about an answer, for the one who is asked."""
    if o.verb == "place":
        return of_placing(v, PLACINGS[o.arg])
    if o.verb == "hire":
        return of_hire(v, o.word.partition(":")[2])
    if o.verb in ("build", "keep"):
        return of_building(o.arg)
    if o.verb == "advance":
        return ("note-points n", (int(LEVEL_POINTS[v["levels"][v["viewer"]] + 1]),))
    if o.verb == "capture":
        return of_capture(v, o.arg)
    if o.verb == "send":
        return ("note-gain goods", (packed(bounty(v)),))
    return ("note-ransom-debt", ()) if o.verb == "ransom-debt" else ""


def of_placing(v: View, placing: str) -> Words:
    """AW-4 to AW-11 What a worker placed there brings."""
    given = v["gives"].get(placing, {})
    if placing in GATHERED:
        return ("note-gain goods", (packed(given),))
    if placing in ACTED:
        return (f"note-{placing.replace('_', '-')} n", (given.get("actions", 0),))
    if placing == "hire":
        return ("note-hire n", (-given.get("silver", 0),))
    if placing == "draw":
        return ("note-draw n", (given.get("building_card", 0),))
    if placing == "guildhall":
        return of_guildhall(v)
    loss = -given.get("virtue", 0)
    if v["virtue"][v["viewer"]] < loss:
        return (f"note-{'stand' if placing == 'tax_stand' else 'market'}-debt", ())
    if placing == "tax_stand":
        return ("note-stand goods n", (packed(given), loss))
    return of_market(given, loss)


def of_market(given: dict[str, int], loss: int) -> Words:
    """AW-9.2 to AW-9.8 What a space of the Black Market costs and brings."""
    goods, price = packed(given), -given.get("silver", 0)
    return ("note-market n of goods", (price, loss, goods)) if goods else ("note-bare-market n of", (price, loss))


def of_guildhall(v: View) -> Words:
    """AW-11.6, AW-11.7 What the next space brings about, or how many buildings could be constructed."""
    space = len(v["guildhall"]) + 1
    if space == v["spaces"]:
        return ("note-last-space", ())
    if space in v["resets"]:
        return ("note-reset", ())
    return ("note-buildable n", (len(v["buildable"]),))


def of_hire(v: View, id: str) -> Words:
    """AW-6.1, AW-6.3, AW-6.6, AW-16 What a card costs, the silver lying on it, and what it does."""
    post = next(post for row in v["display"] for post in row if post["card"] == id)
    number = APPRENTICE[id]
    if v["price"] == 0 and post["price"]:
        return ("note-free n gist", (post["coins"], number))
    return ("note-price n of gist", (post["price"], post["coins"], number))


def of_building(number: int) -> Words:
    """AW-12.1, AW-12.2 What a building is worth, costs and needs."""
    row = DATA["building"][number]
    points, goods = int(BUILDINGS[number].points), packed(row["cost"])
    if not row["skills"]:
        return ("note-building n goods", (points, goods))
    return ("note-building-skilled n goods skills", (points, goods, skill_bits(row["skills"])))


def of_capture(v: View, group: int) -> Words:
    """AW-7.3, AW-7.8 How many workers a capture takes, and what it costs."""
    location, owner = divmod(group, int(SEATS))
    return ("note-capture n of", (v["workers"][LOCATIONS[location]][owner], v["price"]))


def risky(v: View, o: Option) -> bool:
    """AW-10.6, AW-11.7, AW-14.5 What brings a debt, or announces the end: nobody should do it by a slip."""
    if o.verb == "place" and PLACINGS[o.arg] == "guildhall":
        return len(v["guildhall"]) + 1 == v["spaces"]
    return o.verb == "ransom-debt" or v["virtue"][v["viewer"]] < -virtue(v, o)


def virtue(v: View, o: Option) -> int:
    """AW-8.2, AW-9.2, AW-14.3 What an answer changes at the Virtue by itself."""
    if o.verb == "place":
        return v["gives"].get(PLACINGS[o.arg], {}).get("virtue", 0)
    if o.verb == "hire":
        return int(APPRENTICES[o.arg].virtue)
    return int(BUILDINGS[o.arg].virtue) if o.verb == "build" else 0
