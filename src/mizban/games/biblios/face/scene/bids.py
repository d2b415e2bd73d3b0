"""Bids (BI-6) as coins, plates for the bidders, and the slate that shows how the auction stands."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mizban.games.biblios.face.scene.drawings import BID_CARD, BLUFF, CARD_RING, COIN_RING, RAYS, SMALL_BACK
from mizban.games.biblios.face.scene.table import Table, badge, gold
from mizban.games.biblios.rules.cards import GOLDS
from mizban.render.shapes import COIN, CROSS, LOCK, SEATS, Box, Disc, Group, Path, Shape, Text, Use, Words, ring

HIGH: Final = ("highest", "winner")
NARROW: Final = 150  # a plate


def for_cards(t: Table) -> bool:
    """BI-6.12 Whether the card for sale is bought with cards, not with Gold."""
    return bool(t.v["block"]) and t.v["block"][0] in GOLDS


def offers(t: Table) -> list[int]:
    """The bids that may be made now."""
    return [int(word[4:]) for word in t.v["legal"] if word.startswith("bid:")]


def sure(t: Table) -> int:
    """The highest bid that the one who looks could pay."""
    return len(t.hand) if for_cards(t) else gold(t.hand)


@lru_cache(4096)
def coin(bid: int, x: float, y: float, scale: float, payable: bool, cards: bool) -> Group:
    """A bid to choose; one that the hand cannot pay is a bluff, and looks like it."""
    symbol, ink = (BID_CARD if cards else COIN, "price") if payable else (BLUFF, "price-bluff")
    ink = ink if scale > 0.7 else f"small-{ink}"
    lamp, calm = CARD_RING if cards and payable else COIN_RING, "" if payable and scale > 0.7 else "calm"
    content = (Use(symbol), Text(0, 1, str(bid), ink))
    return Group(content, x, y, scale, f"bid-{bid}", f"bid:{bid}", "", calm, lit=True, ring=lamp)


def grid(t: Table, bids: list[int], x: float, y: float, width: float, height: float, across: int) -> list[Shape]:
    """The higher bids, small, in as few even rows of at most so many as there must be."""
    rows = -(-len(bids) // across)
    across = -(-len(bids) // max(1, rows))
    step, most, cards = min(width / max(1, across), 44), sure(t), for_cards(t)
    x += (width - step * across) / 2
    pitch = min(step + 1, height / max(1, rows), 31)
    size = round(min(0.52, (min(step, pitch) - 1.5) / 54), 2)
    places = [
        (round(x + step * (i % across + 0.5), 1), round(y + pitch * (i // across + 0.5), 1)) for i in range(len(bids))
    ]
    return [coin(bid, *place, size, bid <= most, cards) for bid, place in zip(bids, places, strict=True)]


def stands(t: Table, seat: int) -> str:
    """How a seat stands, in a word."""
    v = t.v
    if v["barred"][seat]:
        return "barred"
    if v["bidder"] == seat:
        return "highest" if t.asks("Bid") else "winner"
    if v["passed"][seat]:
        return "passed"
    return "bidding" if v["asked"] == seat and t.asks("Bid") else "in"


def price(t: Table, x: float, y: float, scale: float, id: str) -> Group:
    """The highest bid."""
    small = scale < 0.6
    face: tuple[Shape, ...] = (Use(BID_CARD if for_cards(t) else COIN), Text(0, 1, str(t.v["bid"]), "price"))
    if small:
        face = (face[0], Text(0, 1, str(t.v["bid"]), "small-price"))
    ref = "price:cards" if for_cards(t) else "price:gold"
    return Group(face if small else (Use(RAYS), *face), x, y, scale, id, ref, ring=COIN_RING)


def plate(t: Table, seat: int, x: float, y: float, width: float, height: float) -> list[Shape]:
    """BI-6.13, BI-11.1 A bidder: who it is, how they stand, and the auction deck before the one who is active."""
    standing = stands(t, seat)
    inks, active = frame(t, seat, standing), t.v["active"] == seat
    shapes: list[Shape] = [bidder(seat, t.name(seat), standing, inks, active, x, y, width, height)]
    if standing in HIGH:
        away, scale = (27, 0.6) if width < NARROW else (32, 0.72)
        shapes.append(price(t, x + width - away, y + height / 2, scale, "bid"))
    return shapes


@lru_cache(4096)
def bidder(
    seat: int,
    name: Words,
    standing: str,
    inks: tuple[str, ...],
    active: bool,
    x: float,
    y: float,
    width: float,
    height: float,
) -> Group:
    """The plate without the bid. From move to move most of them are the same."""
    middle, narrow = height / 2, width < NARROW
    shapes: list[Shape] = [Box(0, 0, width, height, 12, ink) for ink in inks]
    left, start, room = (18, 33, 6 if standing in HIGH else 8) if narrow else (25, 46, int((width - 106) / 8.5))
    if active:
        shapes.append(Use(SMALL_BACK, left - 7, middle + 4, 0.64))
    up = 13 if active or narrow else 0
    shapes.append(Use(SEATS[seat], left, middle - up, 0.85 if narrow else 1.05 if active else 1.15, f"seat-{seat}"))
    shapes.append(Text(start, middle - (13 if narrow else 11), name, "small-name" if narrow else "name", room))
    state = Text(start if not narrow else 29 if active else 10, middle + 14, (f"picture-{standing}", ()), "note-start")
    shapes += [state, *sign(standing, width - 30, middle, 0.9)]
    return Group(tuple(shapes), x, y, 1, f"plate-{seat}", f"seat:{seat}", ring=ring(width, height, 12))


def slip(t: Table, seat: int, x: float, y: float, width: float, height: float) -> list[Shape]:
    """BI-6.13, BI-11.1 The same in one line."""
    standing, middle, active = stands(t, seat), height / 2, t.v["active"] == seat
    shapes: list[Shape] = [Box(0, 0, width, height, 9, ink) for ink in frame(t, seat, standing)]
    room = 8 if active else 11
    shapes += [Use(SEATS[seat], 17, middle, 0.8, f"seat-{seat}"), Text(32, middle, t.name(seat), "small-name", room)]
    if active:
        shapes.append(Use(SMALL_BACK, width - 92, middle - 9, 0.6))
    if standing in ("bidding", "in"):
        shapes.append(Text(width - 10, middle, (f"picture-{standing}", ()), "aside"))
    shapes += sign(standing, width - 20, middle, 0.6)
    slip: list[Shape] = [Group(tuple(shapes), x, y, 1, f"plate-{seat}", f"seat:{seat}", ring=ring(width, height, 9))]
    if standing in HIGH:
        slip.append(price(t, x + width - 20, y + middle, 0.46, "bid"))
    return slip


def frame(t: Table, seat: int, standing: str) -> tuple[str, ...]:
    """The inks of a plate; it is ringed while its seat is asked, by the lamp if that is the one who looks."""
    ink = "plate-high" if standing in HIGH else "plate-out" if standing in ("passed", "barred") else "plate"
    if t.v["asked"] != seat:
        return (ink,)
    return (ink, "lamp-edge", "lamp") if seat == t.me else (ink, "turn")


def sign(standing: str, x: float, y: float, scale: float) -> list[Shape]:
    """A cross for who has passed, a lock for the barred."""
    if standing == "barred":
        return [Use(LOCK, x, y, 1.2 * scale, ink="quiet")]
    return [Use(CROSS, x, y, scale)] if standing == "passed" else []


def bidders(t: Table) -> list[int]:
    """All seats, the one who looks first."""
    seats = t.v["seats"]
    return [(t.me + i) % seats for i in range(seats)] if t.me < seats else list(range(seats))


def slate(t: Table, x: float, y: float, width: float, height: float) -> list[Shape]:
    """How the bidding stands, on the left; on the right who is asked, or what is asked of the one who looks."""
    v, scale = t.v, round(min(1.5, height / 118), 2)
    left, right, up = x + width * 0.27, x + width * 0.73, y + height * 0.42
    foot, room = y + height - max(22, height * 0.17), 9 if width < 400 else 14
    inner = Box(x + 3, y + 3, width - 6, height - 6, 8, "slate-edge")
    shapes: list[Shape] = [Box(x, y, width, height, 10, "slate"), inner]
    if t.asks("TurnDice"):
        return [*shapes, *asked(t, x + width / 2, up, foot, scale, width)]
    shapes.append(Path(f"M{x + width / 2} {y + 18}V{y + height - 18}", "chalk-line"))
    if v["bidder"] < 0:
        shapes += [Disc(left, up, 27 * scale, "slot"), Text(left, foot, ("picture-no-bid", ()), "chalk")]
    else:
        state = "leads" if t.asks("Bid") else "won"
        mine = v["bidder"] == t.me
        words: Words = (f"picture-you-{state}", ()) if mine else (f"picture-{state} seat", (v["bidder"],))
        shapes += [price(t, left, up, scale, "price"), Text(left, foot, words, "chalk", room)]
    return [*shapes, *asked(t, right, up, foot, scale, width)]


def asked(t: Table, x: float, y: float, foot: float, scale: float, width: float) -> list[Shape]:
    """Who is asked, and the word that ends it."""
    wide = min(180.0, width * 0.42)
    verb = next((verb for verb in ("refuse", "decline", "pass") if f"say:{verb}" in t.lit), "")
    if verb:
        return [*t.button(verb, x - wide / 2, y - 22, wide, 44), Text(x, foot, t.doing(), "chalk-small")]
    words = Text(x, foot, t.doing(), "chalk", 9 if width < 400 else 12)
    return [badge(t.v["asked"], x, y, round(0.62 * scale + 0.14, 2)), words]
