"""What each answer would mean, what each seat has, what is still to come, and the points so far."""

from __future__ import annotations

from mizban.core.words import Option
from mizban.games.concordia.about import CARD
from mizban.games.concordia.board import CITIES, LINES, PROVINCES
from mizban.games.concordia.cards import (
    CARDS,
    COLONIST_CASH,
    FREE_CARDS,
    GODS,
    GOODS,
    HOUSE_FIGURE,
    KINDS,
    MASON,
    NAMES,
    PRICE,
    SORTS,
    START,
)
from mizban.games.concordia.view import Goods, View
from mizban.render.panels import Facts, Holding, Panel, Row
from mizban.render.shapes import Words


def figure(goods: Goods) -> int:
    """Goods as one figure, four bits for each type; goods of any type are left out."""
    return sum(n << 4 * GOODS.index(good) for good, n in goods.items() if good in GOODS)


# ---------------------------------------------------------------- what an answer would mean


def note(v: View, o: Option) -> Words:
    """A few words about an answer, for the one who is asked."""
    if o.verb == "play":
        return of_play(v, o.arg)
    if o.verb == "copy":
        return ("note-whose seat", (whose(v, SORTS[o.arg]),))
    if o.verb == "build":
        return (
            "note-build n goods",
            (v["prices"][CITIES[o.arg]], HOUSE_FIGURE[GOODS.index(v["tokens"][CITIES[o.arg]])]),
        )
    if o.verb == "move":
        return ("note-steps n", (v["reach"][v["lifted"]][LINES[o.arg]],))
    if o.verb == "produce":
        return of_province(v, PROVINCES[o.arg])
    if o.verb in ("collect", "take-cash"):
        return (
            "note-cash n",
            (v["coins"] if o.verb == "collect" else COLONIST_CASH + len(v["colonists"][v["viewer"]]),),
        )
    if o.verb in ("sell", "purchase"):
        change = PRICE[o.arg] if o.verb == "sell" else -PRICE[o.arg]
        return ("note-trade n of", (PRICE[o.arg], v["cash"][v["viewer"]] + change))
    return of_offer(v, NAMES[START + o.arg]) if o.verb == "buy" else ""


def of_play(v: View, sort: int) -> Words:
    """CO-6.2, CO-7.1, CO-13.1 What a card of the hand would bring at once."""
    me = v["viewer"]
    if SORTS[sort] == "tribune":
        n = v["pile_sizes"][me] + 1
        return ("note-back n of", (n, max(n - FREE_CARDS, 0)))
    if SORTS[sort] == "architect":
        return ("note-steps n", (len(v["colonists"][me]),))
    if MASON <= sort < len(KINDS):
        good = GOODS[sort - MASON]
        return ("note-produces n", (sum(v["tokens"][city] == good for city in v["houses"][me]),))
    return ""


def whose(v: View, sort: str) -> int:
    """CO-11.1 The first seat clockwise that has this sort of card on top."""
    seats = [(v["viewer"] + i) % v["seats"] for i in range(1, v["seats"])]
    return next(seat for seat in seats if v["tops"][seat] == sort)


def of_province(v: View, province: str) -> Words:
    """CO-8.2, CO-8.3 What I would receive, and how much the others would."""
    found = v["yields"][province]
    others = sum(sum(goods.values()) for seat, goods in enumerate(found) if seat != v["viewer"])
    return ("note-produce goods n", (figure(found[v["viewer"]]), others))


def of_offer(v: View, card: str) -> Words:
    """CO-12.2 What a card would cost me now."""
    price = next(offer["price"] for offer in v["display"] if offer["card"] == card)
    return (f"note-cost{'-any' if 'any' in price else ''} goods", (figure(price),))


# ---------------------------------------------------------------- beside the board


def panels(v: View) -> list[Panel]:
    """CO-18.2 Which cards are still face down: everybody may know it, and nobody need count."""
    bits = sum(1 << CARD[card] for card in v["unseen"])
    return [Facts((("fact-unseen cards", (bits,)),))] if bits else []


def holdings(v: View) -> list[Holding]:
    """CO-18.3 Cash, goods, houses to build and cards in hand of each seat, and the card that can be copied."""
    found: list[Holding] = []
    for seat in range(v["seats"]):
        stored = sum(v["goods"][seat].values())
        figures = {"cash": v["cash"][seat], "store": stored, "houses": v["houses_left"][seat]}
        things = [(f"{kind}:{seat}", str(n)) for kind, n in {**figures, "cards": v["hand_sizes"][seat]}.items()]
        things += [(f"top:{v['tops'][seat]}", "")] if v["tops"][seat] else []
        things += [("table:magnus", "")] if seat == v["magnus"] else []
        things += [("table:concordia", "")] if seat == v["concordia"] else []
        found.append(tuple(things))
    return found


def tally(v: View) -> list[Row]:
    """CO-15 The points so far, god by god, and the Concordia card; where they may be seen."""
    if not v["gods"]:
        return []
    rows: list[Row] = []
    for i, god in enumerate([*GODS, "concordia"]):
        points = tuple(v["gods"][seat][i] for seat in range(v["seats"]))
        words: Words = ("name-god god", (i,))
        rows.append(Row(f"god:{god}", words, points, tuple(earning(v, seat, god) for seat in range(v["seats"]))))
    return rows


def earning(v: View, seat: int, god: str) -> tuple[str, ...]:
    """CO-15.4 to CO-15.8 The things on the board that score with a god."""
    cities = v["houses"][seat]
    if god == "jupiter":
        cities = [city for city in cities if v["tokens"][city] != "brick"]
    if god in ("jupiter", "saturnus", "mercurius"):
        return tuple(f"city:{city}" for city in cities)
    if god == "mars":
        return tuple(f"colonist:{spot}" for spot in v["colonists"][seat])
    if god == "minerva":
        owned = [CARDS[CARD[card]] for card in v["hands"][seat] + v["piles"][seat]]
        goods = [GOODS[card.kind - MASON] for card in owned if card.kind >= MASON]
        return tuple(f"city:{city}" for city in cities if v["tokens"][city] in goods)
    return ()
