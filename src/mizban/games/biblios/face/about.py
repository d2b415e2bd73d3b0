"""What the things on the table are, for somebody who points at them, and where the news point."""

from __future__ import annotations

from mizban.core.words import Option
from mizban.games.biblios.rules.cards import CARDS, CATEGORIES, CHURCH, CHURCHES, FIRST, GOLD, GOLDS, KINDS
from mizban.games.biblios.rules.state import REFUSE
from mizban.games.biblios.rules.view import View
from mizban.render.shapes import Words

PLAIN = {"deck": ("draw", "auction"), "discards": ("open", "closed"), "price": ("gold", "cards")}
PLACES = ("keep", "public", "auction")


def meaning(ref: str) -> Words:
    """What a thing is, with its clauses; "" for what is explained by its word, or is no thing at all."""
    kind, _, id = ref.partition(":")
    if kind in ("die", "up", "down") and id in CATEGORIES:
        return (f"about-{kind} category", (CATEGORIES.index(id),))
    if kind == "card":
        return of_card(KINDS.index(id)) if id in KINDS else "" if id != "hidden" else ("about-hidden", ())
    if kind == "seat" and id in ("0", "1", "2", "3"):
        return ("about-seat", ())
    return (f"about-{kind}-{id}", ()) if id in PLAIN.get(kind, ()) else ""


def here(v: View, ref: str) -> Words:
    """BI-4.3, BI-4.5 A place for cards while the one who looks cannot choose one: whose it is, and why not. To whoever
    allocates, its word explains it. BI-8.12 In the Medieval Bluff penalties are discarded, too."""
    kind, _, id = ref.partition(":")
    if ref == "discards:closed" and bluff(v):
        return ("here-discards-bluff", ())
    if kind != "place" or id not in PLACES or (v["question"] == "Place" and v["asked"] == v["viewer"]):
        return ""
    if id != "keep":
        return (f"here-{id}", ())
    return ("here-your-keep", ()) if v["active"] == v["viewer"] else ("here-keep seat", (v["active"],))


def effect(v: View, o: Option) -> Words:
    """BI-6.12, BI-8.11 What is bid for the card under auction; what refusing to pay costs in the Medieval Bluff."""
    if o.verb == "bid" and v["block"]:
        text = "effect-bid-cards n" if v["block"][0] in GOLDS else "effect-bid-gold n"
        return (text, (o.arg + 1,))
    return ("effect-refuse-bluff", ()) if o is REFUSE and bluff(v) else ""


def bluff(v: View) -> bool:
    """BI-8.11, BI-14.1 Whether the Medieval Bluff is played."""
    return v["penalty"] == "medieval_bluff"


def of_card(kind: int) -> Words:
    """A card of a category, a Gold card or a Church card."""
    card = CARDS[FIRST[kind]]
    if kind < GOLD:
        return ("about-card card category", (kind, card.category))
    if kind < CHURCH:
        return ("about-gold card n", (kind, card.value))
    church = CHURCHES[kind - CHURCH]
    way = "either" if church.up and church.down else "up" if church.up else "down"
    return (f"about-church-{way} card n", (kind, church.dice))


def piece(kind: str, i: int) -> str:
    """The thing that a figure of the news stands for."""
    if kind == "card":
        return f"card:{KINDS[i]}"
    return f"die:{CATEGORIES[i]}" if kind == "category" else ""
