"""The seats: a plate for each."""

from __future__ import annotations

from mizban.games.biblios.scene.drawings import LEFT, SMALL_BACK, WIDE
from mizban.games.biblios.scene.table import PLATES, Cards, gold
from mizban.games.biblios.view import View
from mizban.render.shapes import COIN, CROSS, HAND, LOCK, SEATS, Box, Group, Shape, Text, Use


def plates(v: View, cards: Cards) -> list[Shape]:
    """A plate for each seat: the one who looks first, then the others clockwise."""
    seats = v["seats"]
    step = (WIDE + 12) // seats
    order = [(v["viewer"] + i) % seats for i in range(seats)] if v["viewer"] < seats else range(seats)
    return [plate(v, cards, seat, LEFT + i * step, step - 12) for i, seat in enumerate(order)]


def plate(v: View, cards: Cards, seat: int, x: int, width: int) -> Group:
    """Who sits there, how many cards they hold and which of them are known, and how they stand in the auction."""
    hand = v["hands"][seat]
    me = seat == v["viewer"]
    shapes = deck(v, seat, width) + frame(v, seat, width)
    shapes += [Use(SEATS[seat], 25, 25, 1.2, f"seat-{seat}")]
    shapes += [Text(46, 25, ("picture-you", ()) if me else ("name seat", (seat,)), "name")]
    shapes += [Use(HAND, width - 46, 26, 0.8, ink="quiet"), Text(width - 14, 25, str(len(hand)), "figure")]
    if standing := stands(v, seat):
        shapes.append(Text(width - 62, 25, (f"picture-{standing}", ()), "aside"))
    sign = tag(v, seat, width - 32, 58)
    shapes += purse(hand) if me else fan(cards, hand, width - 26 - (46 if sign else 0))
    return Group((*shapes, *sign), x, PLATES, id=f"seat-{seat}", title=("picture-seat seat n", (seat, len(hand))))


def deck(v: View, seat: int, width: int) -> list[Shape]:
    """BI-6.13 The auction deck lies in front of the active player: its cards peep out under the plate."""
    active = v["phase"] == "auction" and v["active"] == seat
    return [Use(SMALL_BACK, width / 2 + x, 65) for x in (-18, -11, -4)] if active else []


def frame(v: View, seat: int, width: int) -> list[Shape]:
    """The plate itself; it is ringed while its seat is asked, by the lamp if that is the one who looks."""
    out = stands(v, seat) in ("passed", "barred")
    inks = ["plate-out" if out else "plate"]
    if v["asked"] == seat:
        inks += ["lamp-edge", "lamp"] if seat == v["viewer"] else ["turn"]
    return [Box(0, 0, width, 82, 12, ink) for ink in inks]


def stands(v: View, seat: int) -> str:
    """How a seat stands, in a word."""
    if v["phase"] == "gift":
        return "active" if v["active"] == seat else ""
    if v["barred"][seat]:
        return "barred"
    if v["passed"][seat] or v["bidder"] == seat:
        return "passed" if v["passed"][seat] else "highest"
    return "active" if v["active"] == seat else ""


def tag(v: View, seat: int, x: float, y: float) -> list[Shape]:
    """The bid of the highest bidder, a lock for the barred, a cross for who has passed."""
    standing = stands(v, seat)
    if standing == "highest":
        return [Use(COIN, x, y, 0.7), Text(x, y, str(v["bid"]), "count")]
    if standing == "barred":
        return [Use(LOCK, x, y, 1.2, ink="quiet")]
    return [Use(CROSS, x, y)] if standing == "passed" else []


def purse(hand: list[str]) -> list[Shape]:
    """The Gold in one's own hand."""
    return [Use(COIN, 25, 58, 0.45), Text(46, 58, ("picture-purse n", (gold(hand),)), "row")]


def fan(cards: Cards, hand: list[str], width: float) -> list[Shape]:
    """The small cards of another hand: those not known first and close together."""
    known = [kind for kind in hand if kind]
    hidden = len(hand) - len(known)
    step = min(9.0, (width - 22) / max(1.0, hidden + 2.7 * len(known) - 1))
    backs: list[Shape] = [Use(SMALL_BACK, int(13 + i * step), 43) for i in range(hidden)]
    return backs + [cards.small(kind, int(13 + (hidden + 2.7 * i) * step), 43) for i, kind in enumerate(known)]
