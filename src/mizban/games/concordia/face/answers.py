"""What an answer would mean: a few words about it, whether it is risky, and whether it comes after the others."""

from __future__ import annotations

from mizban.core.words import Option
from mizban.games.concordia.rules.board import CITIES, LINES, PROVINCES
from mizban.games.concordia.rules.cards import (
    FREE_CARDS,
    GOODS,
    HOUSE_FIGURE,
    KINDS,
    MASON,
    NAMES,
    PRICE,
    SORTS,
    START,
)
from mizban.games.concordia.rules.colonist import earnings
from mizban.games.concordia.rules.goods import figure
from mizban.games.concordia.rules.view import Goods, View
from mizban.render.shapes import Words

BUYERS = ("senator", "consul")


def in_all(goods: Goods) -> int:
    """Goods as one figure; goods of any type are left out."""
    return figure([goods.get(good, 0) for good in GOODS])


def note(v: View, o: Option) -> Words:
    """A few words about an answer, for the one who is asked."""
    if o.verb == "play":
        return of_play(v, o.arg)
    if o.verb == "copy":
        return of_copy(v, o.arg)
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
        return ("note-cash n", (brings(v, o.verb),))
    if o.verb in ("sell", "purchase"):
        change = PRICE[o.arg] if o.verb == "sell" else -PRICE[o.arg]
        return ("note-trade n of", (PRICE[o.arg], v["cash"][v["viewer"]] + change))
    return of_offer(v, NAMES[START + o.arg]) if o.verb == "buy" else ""


def brings(v: View, verb: str) -> int:
    """CO-8.6, CO-9.5 The sestertii that an answer brings; 0 for those that bring none."""
    if verb == "take-cash":
        return int(earnings(len(v["colonists"][v["viewer"]])))
    return v["coins"] if verb == "collect" else 0


def of_play(v: View, sort: int) -> Words:
    """CO-6.2, CO-7.1, CO-12.1, CO-13.1 What a card of the hand would bring at once."""
    me = v["viewer"]
    if SORTS[sort] == "tribune":
        n = v["pile_sizes"][me] + 1
        return ("note-back n of", (n, max(n - FREE_CARDS, 0)))
    if SORTS[sort] == "architect":
        return ("note-steps n", (len(v["colonists"][me]),))
    if SORTS[sort] == "diplomat":
        return of_diplomat(v)
    if SORTS[sort] in BUYERS and idle(v, sort):
        return ("note-no-card", ())
    if MASON <= sort < len(KINDS):
        n = produced(v, sort)
        return ("note-no-room n" if n and not v["free"][me] else "note-produces n", (n,))
    return ""


def produced(v: View, sort: int) -> int:
    """CO-13.1 How many goods a specialist would bring me."""
    good = GOODS[sort - MASON]
    return sum(v["tokens"][city] == good for city in v["houses"][v["viewer"]])


def idle(v: View, sort: int) -> bool:
    """CO-12.2, CO-12.5, CO-19.10, CO-19.25 Whether a card would do nothing for me now: it produces nothing, there is no
    room for that, or I can pay for no card."""
    me = v["viewer"]
    if MASON <= sort < len(KINDS):
        return not produced(v, sort) or not v["free"][me]
    if SORTS[sort] == "consul":
        return not any(offer["card"] and covers(v["goods"][me], offer["cost"]) for offer in v["display"])
    return SORTS[sort] == "senator" and not any(offer["payable"] for offer in v["display"])


def covers(have: Goods, cost: Goods) -> bool:
    """Whether goods are enough for a cost."""
    return all(have.get(good, 0) >= n for good, n in cost.items())


def copyable(v: View) -> set[int]:
    """CO-11.2, CO-11.4 The sorts of cards that a Diplomat could copy now."""
    tops = [top for seat, top in enumerate(v["tops"]) if seat != v["viewer"]]
    return {SORTS.index(top) for top in tops if top not in ("", "diplomat")}


def of_diplomat(v: View) -> Words:
    """CO-11.9, CO-11.11 Which cards a Diplomat could copy now, if any, and whether none of them would do anything."""
    tops = copyable(v)
    if not tops:
        return ("note-copies-nothing", ())
    text = "note-copies-idle sorts" if all(idle(v, sort) for sort in tops) else "note-copies sorts"
    return (text, (sum(1 << sort for sort in tops),))


def of_copy(v: View, sort: int) -> Words:
    """CO-11.1 Whose card it is, and what a specialist would bring me; or that it would do nothing."""
    seat = whose(v, SORTS[sort])
    if idle(v, sort):
        return ("note-whose-idle seat", (seat,))
    if MASON <= sort < len(KINDS):
        return ("note-whose-produces seat n", (seat, produced(v, sort)))
    return ("note-whose seat", (seat,))


def risky(v: View, o: Option) -> bool:
    """CO-11.9, CO-19.25 A card that would do nothing now: nobody should play or copy it by a slip."""
    if o.verb == "play" and SORTS[o.arg] == "diplomat":
        return all(idle(v, sort) for sort in copyable(v))
    return o.verb in ("play", "copy") and idle(v, o.arg)


def whose(v: View, sort: str) -> int:
    """CO-11.1 The first seat clockwise that has this sort of card on top."""
    seats = [(v["viewer"] + i) % v["seats"] for i in range(1, v["seats"])]
    return next(seat for seat in seats if v["tops"][seat] == sort)


def of_province(v: View, province: str) -> Words:
    """CO-8.2, CO-8.3 What I would receive, and how much the others would."""
    yielded = v["yields"][province]
    others = sum(sum(goods.values()) for seat, goods in enumerate(yielded) if seat != v["viewer"])
    return ("note-produce goods n", (in_all(yielded[v["viewer"]]), others))


def of_offer(v: View, card: str) -> Words:
    """CO-12.2 What a card would cost me now."""
    price = next(offer["price"] for offer in v["display"] if offer["card"] == card)
    return ("note-cost-any price" if "any" in price else "note-cost goods", (in_all(price),))
