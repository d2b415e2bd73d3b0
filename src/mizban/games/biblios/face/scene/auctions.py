"""The Auction phase (BI-6) on the table."""

from __future__ import annotations

from typing import Final

from mizban.games.biblios.face.scene.bids import bidders, coin, for_cards, grid, offers, plate, slate, sure
from mizban.games.biblios.face.scene.gifts import MIDDLE, row
from mizban.games.biblios.face.scene.table import Table, deck
from mizban.render.shapes import Box, Path, Shape, Text, Words

BIG: Final = 6  # so many bids are large coins
LEFT: Final = 352  # of the bidding
WIDE: Final = 548
STEP: Final = 73  # from coin to coin
PODIUM: Final = (
    Box(98, MIDDLE - 30, 280, 320, 140, "beam"),
    Path(f"M146 {MIDDLE + 232}a92 17 0 1 1 184 0 92 17 0 1 1-184 0Z", "podium"),
)


def auction(t: Table) -> list[Shape]:
    """BI-6 The auction deck, the card for sale on its podium, the bidders, and the bids or how they stand."""
    shapes: list[Shape] = [deck(t.v["deck"], "deck:auction", t.zone("auction_pile"), 36, MIDDLE + 30, 1.05)]
    known = [kind for kind in t.v["pile"] if kind]
    if known:
        shapes += row(t, known, 24, MIDDLE + 200, 108)
        shapes.append(Text(78, MIDDLE + 246, ("picture-known n", (len(known),)), "remark"))
    shapes += [*PODIUM, t.card((t.v["block"] or [t.v["church"]])[0], 166, MIDDLE + 4, 1.8)]
    if t.asks("TurnDice"):
        return [*shapes, *slate(t, LEFT + 64, MIDDLE + 52, 360, 150)]
    step = (WIDE + 10) / t.v["seats"]
    for i, seat in enumerate(bidders(t)):
        shapes += plate(t, seat, round(LEFT + i * step), MIDDLE, round(step - 10), 66)
    return [*shapes, *(choices(t) if offers(t) else slate(t, LEFT, MIDDLE + 92, WIDE, 168))]


def choices(t: Table) -> list[Shape]:
    """BI-6.5, BI-6.9 Pass, or a coin for every bid that may be made: the first ones large, the rest small."""
    bids, y = offers(t), MIDDLE + 128
    cards, most = for_cards(t), sure(t)
    caption: Words = ("picture-bid-cards" if cards else "picture-bid-gold", ())
    shapes: list[Shape] = [Text(LEFT + 330, MIDDLE + 86, caption, "caption")]
    shapes += t.button("pass", LEFT, y - 26, 100, 52)
    large = bids[:BIG]
    shapes += [coin(bid, LEFT + 150 + STEP * i, y, 1, bid <= most, cards) for i, bid in enumerate(large)]
    paid = sum([bid <= most for bid in large])
    held: Words = ("picture-hold n" if cards else "picture-payable n", (most,))
    shapes += bracket(0, paid, y + 40, held)
    shapes += bracket(paid, len(large) - paid, y + 40, ("picture-bluff", ()))
    return shapes + grid(t, bids[BIG:], LEFT, y + 71, WIDE, 94, 20)


def bracket(first: int, coins: int, y: float, words: Words) -> list[Shape]:
    """A line under so many coins, and what they are."""
    x, width = LEFT + 150 + STEP * first - 30, STEP * coins - 13
    middle = min(max(x + width / 2, LEFT + 190), LEFT + 520) if words else x
    return [Path(f"M{x} {y}v6h{width}v-6", "bracket"), Text(middle, y + 20, words, "remark")] if coins else []
