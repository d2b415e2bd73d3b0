"""What the things on the table are, for somebody who points at them, and where the news point."""

from __future__ import annotations

from mizban.games.concordia.rules.board import CITIES, LINE_ROWS, LINES, PROVINCES, SPOTS, WAY, WAYS
from mizban.games.concordia.rules.cards import (
    ANY,
    CARDS,
    EXTRA_CLOTH,
    GODS,
    GOODS,
    HOUSE_FIGURE,
    NAMES,
    PRICE,
    SLOTS,
    SORTS,
)
from mizban.games.concordia.rules.goods import bill, figure
from mizban.games.concordia.rules.view import View
from mizban.render.shapes import Words

CITY = {name: number for number, name in enumerate(CITIES)}
LINE = {name: number for number, name in enumerate(LINES)}
SPOT = {name: number for number, name in enumerate(SPOTS)}
PROVINCE = {name: number for number, name in enumerate(PROVINCES)}
CARD = {name: number for number, name in enumerate(NAMES)}
SLOT = {str(slot + 1): slot for slot in range(SLOTS)}
PLAIN = ("stack", "magnus", "concordia")  # there is one of each: "table:stack"
OF_SEAT = ("pile", "store", "cash", "houses", "mark", "seat")  # each seat has one: "cash:2"
SEATS = ("0", "1", "2", "3", "4")
PRICES = {(0, 0): "free", (1, 0): "any", (0, 1): "cloth", (1, 1): "any-cloth", (0, 2): "two-cloth"}


def meaning(ref: str) -> Words:
    """What a thing is, with its clauses; "" for what is explained by its word, or is no thing at all."""
    kind, _, id = ref.partition(":")
    if kind in ("hand", "top") and id in SORTS:
        return (f"about-{id} personality", (SORTS.index(id),))
    if kind == "card" and id in CARD:
        return of_card(CARD[id])
    if kind == "good" and id in GOODS:
        return (f"about-good-{id} n", (PRICE[GOODS.index(id)],))
    if kind == "god" and id in (*GODS, "concordia"):
        return ("about-god-concordia", ()) if id == "concordia" else (f"about-god-{id} god", (GODS.index(id),))
    if (kind in OF_SEAT and id in SEATS) or (kind == "table" and id in PLAIN):
        return (f"about-{kind if kind in OF_SEAT else id}", ())
    return of_place(kind, id)


def of_place(kind: str, id: str) -> Words:
    """A thing of the map, or a slot of the display."""
    if kind == "city" and id in CITY:
        return ("about-roma", ()) if id == "roma" else ("about-city known-city", (CITY[id],))
    if kind == "line" and id in LINE:
        return (f"about-line-{LINE_ROWS[LINE[id]]['type']} line", (LINE[id],))
    if kind == "province" and id in PROVINCE:
        return ("about-province known-province", (PROVINCE[id],))
    if kind == "figure":  # somebody else's colonist, where one's own may stand as well: "figure:1:land_roma"
        seat, _, spot = id.partition(":")
        return of_place("colonist", spot) if seat in SEATS else ""
    if kind == "colonist" and id in SPOT:
        return (f"about-colonist-{WAYS[WAY[SPOT[id]]]}", ())
    if kind == "slot" and id in SLOT:
        return (f"about-slot-{PRICES[ANY[SLOT[id]], EXTRA_CLOTH[SLOT[id]]]}", ())
    return ""


def here(v: View, ref: str) -> Words:
    """CO-2.15, CO-7.14, CO-7.15, CO-8.3 A city with its good, and what the next house there costs; the stack with the
    cards of each god in this game."""
    if ref == "table:stack":
        return ("here-stack pantheon", (v["seats"],))
    kind, _, id = ref.partition(":")
    if kind not in ("city", "build") or id not in v["prices"] or not v["tokens"].get(id):
        return ""
    good = GOODS.index(v["tokens"][id])
    return ("here-city known-city type bill", (CITY[id], good, bill(v["prices"][id], HOUSE_FIGURE[good])))


def of_card(number: int) -> Words:
    """CO-2.11, CO-2.13 A card: its god, its cost if it is for sale, and what it does."""
    card = CARDS[number]
    if not card.deck:
        return ("about-starting-card card god deed", (number, card.god, card.sort))
    return ("about-card card god goods deed", (number, card.god, figure(card.cost), card.sort))


def piece(kind: str, i: int) -> str:
    """The thing that a figure of the news stands for."""
    if kind == "card":
        return f"card:{NAMES[i]}"
    if kind == "city":
        return f"city:{CITIES[i]}"
    if kind == "spot":
        return f"line:{LINES[i]}" if i < len(LINES) else f"city:{CITIES[(i - len(LINES)) % len(CITIES)]}"
    if kind == "line":
        return f"line:{LINES[i]}"
    if kind == "province":
        return f"province:{PROVINCES[i]}"
    return f"good:{GOODS[i]}" if kind == "good" else ""
