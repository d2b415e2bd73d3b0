"""The Auction phase (BI-6) on the table."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mizban.games.biblios.cards import GOLDS, SETUPS
from mizban.games.biblios.scene.drawings import BID_CARD, BLUFF, CARD_RING, COIN_RING
from mizban.games.biblios.scene.table import MIDDLE, Cards, badge, doing, gold, mine, stack, zone
from mizban.games.biblios.view import View
from mizban.render.shapes import COIN, Box, Disc, Group, Path, Shape, Text, Use, Words

BIG: Final = 8  # so many bids are large coins
PODIUM: Final = Path(f"M148 {MIDDLE + 218}a90 16 0 1 1 180 0 90 16 0 1 1-180 0Z", "podium")


def auction(v: View, cards: Cards) -> list[Shape]:
    """BI-6 The auction deck, the card for sale, and the bids one may make or how the bidding stands."""
    deck = stack(v["deck"], zone("auction_pile", cards.lang))
    card = cards.lay((v["block"] or [v["church"]])[0], 167, MIDDLE + 4, 1.78)
    return [deck, PODIUM, card, *(offers(v) if mine(v, "Bid") else price(v))]


def for_cards(v: View) -> bool:
    """BI-6.12 Whether the card for sale is bought with cards, not with Gold."""
    return bool(v["block"]) and v["block"][0] in GOLDS


def offers(v: View) -> list[Shape]:
    """BI-6.5, BI-6.9 A coin for every bid that the one who looks may make: the first ones large, the rest small."""
    hand, cards = v["hands"][v["viewer"]], for_cards(v)
    most = len(hand) if cards else min(3 * len(hand), SETUPS[v["seats"]].purse)
    sure = len(hand) if cards else gold(hand)
    bids = range(v["bid"] + 1, max(most, v["bid"]) + 1)
    rest = bids[BIG:]
    y = MIDDLE + 14 * (3 - (len(rest) + 19) // 20)
    shapes: list[Shape] = [Text(618, y + 10, ("picture-bid-cards" if cards else "picture-bid-gold", ()), "caption")]
    shapes += large(bids[:BIG], y, sure, cards)
    for i, bid in enumerate(rest):
        shapes.append(coin(bid, 352 + 28 * (i % 20), y + 158 + 29 * (i // 20), 0.48, bid <= sure, cards))
    return shapes


def large(bids: range, y: int, sure: int, cards: bool) -> list[Shape]:
    """The large coins, with a line under those that can be paid and one under those that are a bluff."""
    left, paid = 618 - 35 * (len(bids) - 1), sum([bid <= sure for bid in bids])
    coins = [coin(bid, left + 70 * i, y + 58, 1, bid <= sure, cards) for i, bid in enumerate(bids)]
    held: Words = ("picture-hold n" if cards else "picture-payable n", (sure,))
    bluff = bracket(left + 70 * paid, len(bids) - paid, y + 98, ("picture-bluff", ()))
    return [*coins, *bracket(left, paid, y + 98, held), *bluff]


def bracket(left: int, coins: int, y: int, words: Words) -> list[Shape]:
    """A line under so many coins, and what they are."""
    x, width = left - 30, 70 * coins - 10
    line = Path(f"M{x} {y}v6h{width}v-6", "bracket")
    return [line, Text(max(x + width / 2, 420), y + 22, words, "remark")] if coins else []


@lru_cache(4096)
def coin(bid: int, x: float, y: float, scale: float, sure: bool, cards: bool) -> Group:
    """A bid to choose; one that the hand cannot pay is a bluff, and looks like it."""
    symbol, ink = (BID_CARD if cards else COIN, "price") if sure else (BLUFF, "price-bluff")
    ink = ink if scale == 1 else f"small-{ink}"
    ring = (CARD_RING if cards else COIN_RING) if scale == 1 and sure else None
    return Group((Use(symbol), Text(0, 0, str(bid), ink)), x, y, scale, f"bid-{bid}", f"bid:{bid}", lit=True, ring=ring)


def price(v: View) -> list[Shape]:
    """How the bidding stands, and who is asked now."""
    y, seat, bidder = MIDDLE + 34, v["asked"], v["bidder"]
    shapes: list[Shape] = [Box(352, y, 532, 160, 12, "mat")]
    shapes += [*badge(seat, 751, y + 66), Text(751, y + 126, doing(v), "caption")]
    if bidder < 0:
        return [*shapes, Disc(485, y + 66, 36, "slot"), Text(485, y + 126, ("picture-no-bid", ()), "caption")]
    state = "leads" if v["question"] == "Bid" else "won"
    words: Words = (f"picture-{state} seat", (bidder,)) if bidder != v["viewer"] else (f"picture-you-{state}", ())
    token = (Use(BID_CARD if for_cards(v) else COIN), Text(0, 1, str(v["bid"]), "price"))
    return [*shapes, Group(token, 485, y + 66, 1.4, id="bid"), Text(485, y + 126, words, "caption")]
