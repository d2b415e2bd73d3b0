"""The table on a phone: 360 by 440. The players have their row in the page; here lies what the turn is about."""

from __future__ import annotations

from typing import Final

from mizban.games.biblios.face.scene.bids import bidders, coin, for_cards, grid, offers, slate, slip, sure
from mizban.games.biblios.face.scene.gifts import ON_PHONE, Places
from mizban.games.biblios.face.scene.hand import discards, idle, suits, worth
from mizban.games.biblios.face.scene.table import Table, badge, deck
from mizban.games.biblios.rules.cards import GOLDS
from mizban.render.shapes import Box, Path, Shape, Text, Words, count

WIDTH: Final = 360
HEIGHT: Final = 440
STAGE: Final = 98  # from the top: the card that the turn is about
FLOOR: Final = 218  # the bids, or how they stand
PILES: Final = 359  # the hand
BIG: Final = 6
ACROSS: Final = 15  # so many small coins in a row
BEAM: Final = Box(95, STAGE - 40, 170, 190, 85, "beam")
PODIUM: Final = (
    Box(-10, STAGE - 30, 124, 170, 62, "beam"),
    Path(f"M6 {STAGE + 106}a46 8 0 1 1 92 0 46 8 0 1 1-92 0Z", "podium"),
)


def gifts(t: Table) -> list[Shape]:
    """BI-4 The draw pile, the card just drawn, the discards or what says no, and the three places."""
    if t.asks("TurnDice"):
        return [*turning(t, "deck:draw", 0.84), *Places(t, ON_PHONE).all()]
    shapes: list[Shape] = [BEAM, deck(t.v["deck"], "deck:draw", "", 26, STAGE + 10, 0.8)]
    if t.asks("Take"):
        shapes += [badge(t.v["asked"], 180, STAGE + 50, 1), Text(180, STAGE + 106, t.doing(), "caption", 12)]
    else:
        shapes += [t.card(t.v["drawn"][0], 140, STAGE, 1), Text(180, STAGE + 128, t.doing(), "remark", 12)]
    return [*shapes, *discards(t, 250, STAGE + 18, 0.58), *Places(t, ON_PHONE).all()]


def turning(t: Table, ref: str, scale: float) -> list[Shape]:
    """BI-5 The Church card in play, below the arrows that hang from the shelf, and what declines it."""
    pile = deck(t.v["deck"], ref, "", 26, STAGE + 34, 0.68)
    caption = Text(180, STAGE + 31 + 116 * scale, t.doing(), "remark", 12)
    card = t.card(t.v["church"], 162 - 40 * scale, STAGE + 22, scale)
    return [pile, card, caption, *t.button("decline", 232, STAGE + 1 + 58 * scale, 120, 46)]


def auction(t: Table) -> list[Shape]:
    """BI-6 The card for sale on its podium, the auction deck, the bidders, and what is asked."""
    if t.asks("TurnDice"):
        return turning(t, "deck:auction", 1.5)
    shapes: list[Shape] = [*PODIUM, t.card((t.v["block"] or [t.v["church"]])[0], 14, STAGE, 0.93)]
    shapes.append(deck(t.v["deck"], "deck:auction", "", 102, STAGE + 48, 0.48))
    step = 112 / t.v["seats"]
    for i, seat in enumerate(bidders(t)):
        shapes += slip(t, seat, 154, round(STAGE + i * step), 198, round(step - 5))
    if offers(t):
        return [*shapes, *choices(t)]
    if t.lit and t.asks("Pay", "Discard"):
        return [*shapes, *t.button("refuse", 214, FLOOR, 138, 42), Text(108, FLOOR + 21, t.doing(), "caption")]
    return [*shapes, *slate(t, 11, FLOOR + 4, 338, 124)]


def choices(t: Table) -> list[Shape]:
    """BI-6.5, BI-6.9 Pass, or a coin for every bid that may be made."""
    bids, cards, most = offers(t), for_cards(t), sure(t)
    shapes = t.button("pass", 9, FLOOR, 62, 44)
    shapes += [coin(bid, 98 + 46.2 * i, FLOOR + 22, 0.76, bid <= most, cards) for i, bid in enumerate(bids[:BIG])]
    held: Words = ("picture-hold n" if cards else "picture-payable n" if bids[0] <= most else "note-bluff n", (most,))
    full = len(bids) - BIG > 3 * ACROSS  # then there is room for the coins only
    caption = [] if full else [Text(180, FLOOR + 57, held, "remark")]
    top = FLOOR + (47 if full else 67)
    return [*shapes, *caption, *grid(t, bids[BIG:], 8, top, 344, PILES - 4 - top, ACROSS)]


def hand(t: Table) -> list[Shape]:
    """The hand as piles; cards to pay with are laid out side by side."""
    if not t.hand:
        return idle(t, 180, PILES + 38)
    if not (t.lit and t.asks("Pay", "Discard")):
        return piles(t, suits(t.hand))
    if t.asks("Discard"):
        half = (len(t.hand) + 1) // 2
        return [*spread(t, t.hand[:half], 268), *spread(t, t.hand[half:], 352)]
    coins = [kind for kind in t.hand if kind in GOLDS]
    rest = [kind for kind in t.hand if kind not in GOLDS]
    return [*piles(t, suits(rest)), *spread(t, coins, 266)]


def spread(t: Table, kinds: list[str], y: float) -> list[Shape]:
    """Cards in a row, each of them to be touched."""
    step = min(60.0, 286 / max(1, len(kinds) - 1))
    left = 180 - (step * (len(kinds) - 1) + 56) / 2
    return [t.card(kind, round(left + step * i, 1), y, 0.7, True) for i, kind in enumerate(kinds)]


def piles(t: Table, groups: list[list[str]]) -> list[Shape]:
    """A pile for each category, the best card on top, and what the cards are worth together."""
    step = min(66.0, 344 / max(1, len(groups)))
    x = 180 - step * len(groups) / 2 + (step - 56) / 2
    shapes: list[Shape] = []
    for group in groups:
        lean = min(3.0, 9 / max(1, len(group) - 1))
        for i, kind in enumerate(group):
            shapes.append(t.card(kind, round(x + lean * i, 1), round(PILES + lean * i * 0.7, 1), 0.59))
        if len(group) > 1:
            shapes.append(count(worth(group), x + 46, PILES + 8)._replace(scale=0.82))
        x += step
    return shapes
