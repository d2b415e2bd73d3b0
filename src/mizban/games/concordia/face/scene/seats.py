"""What a seat owns (CO-4): the storehouse, the money, the counter of a Mercator, and plates for all seats."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mizban.games.concordia.face.panels import marked
from mizban.games.concordia.face.scene.cards import HELD, hand, line, times
from mizban.games.concordia.face.scene.drawings import COLONIST, CONCORDIA, GOOD, HOUSES, MAGNUS, MARK, SESTERTIUS
from mizban.games.concordia.face.scene.table import Table
from mizban.games.concordia.rules.board import WAYS
from mizban.games.concordia.rules.cards import GOODS, PRICE, SPACES
from mizban.render.glyphs import Side
from mizban.render.shapes import COIN, HAND, SEATS, Box, Group, Shape, Symbol, Text, Use, ring, round_ring

PLATE: Final = 62  # the height of a seat's plate
TALL_PLATE: Final = 98  # on a phone
FRAME: Final = 5  # of wood, round the spaces
BETWEEN: Final = 5  # two spaces
ROOMY: Final = 280  # plates less wide are crowded
FAR: Final = (44, 36, 36, 32, 32)  # from drawing to drawing of a plate: money may have three digits
NEAR: Final = (36, 31, 31, 24, 22)  # the same on a crowded one
TALL: Final = (45, 37, 37, 32, 32)  # and on a phone
MARKED: Final = 30  # the width of an intermediate score
SMALL: Final = 44  # the width of the plate of one who has no other
ROW: Final = 46  # the height of a good at the counter of a phone

# ---------------------------------------------------------------- the storehouse


def rack_size(cell: float, across: int = 6) -> tuple[float, float]:
    """How large a storehouse with spaces of this size is."""
    down = int(SPACES) // across
    return across * (cell + BETWEEN) - BETWEEN + 2 * FRAME, down * (cell + BETWEEN) - BETWEEN + 2 * FRAME


def storehouse(t: Table, seat: int, x: float, y: float, cell: float, across: int = 6) -> list[Shape]:
    """CO-2.8, CO-4.1, CO-4.2 The twelve spaces of a seat: colonists, goods, and what is free."""
    wide, deep = rack_size(cell, across)
    rack = (Box(0, 0, wide, deep, 9, "wood"), Box(2.5, 2.5, wide - 5, deep - 5, 7, "inlay"))
    shapes: list[Shape] = [
        Group(rack, x, y, 1, f"store-{seat}", f"store:{seat}", "", "shadow", ring=ring(wide, deep, 9))
    ]
    side, stored = Side(t.lang, wide), contents(t, seat)
    for i in range(int(SPACES)):
        left = FRAME + i % across * (cell + BETWEEN)
        place_x = round(x + (wide - left - cell if side.turned else left), 1)
        place_y = round(y + FRAME + i // across * (cell + BETWEEN), 1)
        if i < len(stored):
            id, ref = stored[i]
            shapes.append(unit(id, ref, seat, place_x, place_y, cell, seat == t.me and ref in t.lit))
        else:
            shapes.append(Box(place_x, place_y, cell, cell, 5, "slot"))
    return shapes


def contents(t: Table, seat: int) -> list[tuple[str, str]]:
    """The id and the ref of each thing in a storehouse. A colonist has the id that it keeps on the board."""
    contents: list[tuple[str, str]] = []
    for way, n in zip(WAYS, t.v["stock"][seat], strict=True):
        out = sum(spot.startswith(way) for spot in t.v["colonists"][seat])
        contents += [(f"colonist-{seat}-{way}-{out + i}", f"hire:{way}") for i in range(n)]
    for good, n in t.v["goods"][seat].items():
        kind = "pay" if seat == t.me and f"pay:{good}" in t.lit else "good"
        contents += [(f"unit-{seat}-{good}-{i}", f"{kind}:{good}") for i in range(n)]
    return contents


@lru_cache(8192)
def unit(id: str, ref: str, seat: int, x: float, y: float, cell: float, lit: bool) -> Group:
    """A thing in its space."""
    kind, _, name = ref.partition(":")
    scale = round(cell / 29, 2)
    thing = (
        Use(COLONIST[name][seat], 0, 0, scale * 1.05, f"seat-{seat}")
        if kind == "hire"
        else Use(GOOD[name], 0, 0, scale)
    )
    content = (Box(0, 0, cell, cell, 5, "medallion"), thing._replace(x=cell / 2, y=cell / 2))
    return Group(content, x, y, 1, id, ref, lit=lit, ring=ring(cell, cell, 5))


@lru_cache(1024)
def purse(seat: int, cash: int, x: float, y: float, scale: float) -> Group:
    """CO-2.10 The money of a seat, about its centre."""
    content = (Use(COIN), Text(0, 1, str(cash), "price"))
    return Group(content, x, y, scale, f"cash-{seat}", f"cash:{seat}", "", "shadow", ring=round_ring(27))


def store(t: Table, seat: int, x: float, y: float, cell: float) -> list[Shape]:
    """The storehouse of a seat with its money, under a line that says how much is free: 22 higher than the rack."""
    wide, _ = rack_size(cell)
    side = Side(t.lang, wide)
    head = side.text(0, 0, ("picture-store n", (t.v["free"][seat],)), "cloth-name")
    figure = side.text(wide - 30, 0, str(t.v["cash"][seat]), "cloth-name")
    money = Group((Use(COIN, side.at(wide - 42), 0, 0.34), figure), x, y + 9, 1, f"cash-{seat}", f"cash:{seat}")
    return [Group((head,), x, y + 9), money, *storehouse(t, seat, x, y + 22, cell)]


# ---------------------------------------------------------------- what is asked where the hand lies


def desk(t: Table, x: float, y: float, width: float) -> list[Shape]:
    """What lies before the one who looks, 70 high: the hand; or the counter of a Mercator, or goods that came."""
    if t.seated and t.v["asked"] == t.me and t.v["question"] == "Trade":
        return counter(t, x, y, width)
    if t.seated and t.v["asked"] == t.me and t.v["question"] == "Keep":
        return arrivals(t, x, y + 10, width, 50)
    return hand(t, x, y, width)


def counter(t: Table, x: float, y: float, width: float) -> list[Shape]:
    """CO-4.11, CO-10.2 The five goods with what selling and buying one of them brings or costs: 70 high."""
    wide, side = round((width + 8) / len(GOODS) - 8, 1), Side(t.lang, width)
    shapes: list[Shape] = []
    for i, good in enumerate(GOODS):
        left = side.at(i * (wide + 8)) - (wide if side.turned else 0)
        shapes += stall(t, good, x + left, y, wide, HELD)
    return shapes


def stall(t: Table, good: str, x: float, y: float, width: float, height: float) -> list[Shape]:
    """A good: how many units there are, and two buttons."""
    side, n = Side(t.lang, width), t.v["goods"][t.me].get(good, 0)
    traded = good in t.v["sold"] or good in t.v["bought"]
    shapes: list[Shape] = [Box(0, 0, width, height, 9, "plate-high" if traded else "plate")]
    wide = width >= 110
    shapes += [Use(GOOD[good], side.at(20), 16, 1), *times(n, side.at(45 if wide else width - 17), 16)]
    if wide:
        coin = Use(SESTERTIUS, side.at(width - 32), 16, 0.8)
        shapes += [coin, Text(side.at(width - 14), 16.5, str(price(good)), "middle-name")]
    stall: list[Shape] = [
        Group(tuple(shapes), x, y, 1, f"stall-{good}", f"good:{good}", "", "shadow", ring=ring(width, height, 9))
    ]
    half = (width - 15) / 2
    for i, verb in enumerate(("sell", "purchase")):
        left = side.at(4 + i * (half + 7)) - (half if side.turned else 0)
        stall.append(offer(verb, good, f"{verb}:{good}" in t.lit, x + left, y + height - 40, half, 36))
    return stall


def price(good: str) -> int:
    """CO-4.11 What a good costs, and brings."""
    return int(PRICE[GOODS.index(good)])


@lru_cache(1024)
def offer(verb: str, good: str, lit: bool, x: float, y: float, width: float, height: float) -> Group:
    """A button that sells or buys one unit, with what that brings or costs."""
    ink, ground = ("trade", "button") if lit else ("trade-off", "plate-out")
    content: tuple[Shape, ...] = (Box(0, 0, width, height, 8, ground), *deal(verb, price(good), width, height, ink))
    return Group(content, x, y, 1, f"{verb}-{good}", f"{verb}:{good}", lit=lit, ring=ring(width, height, 8))


def deal(verb: str, n: int, width: float, height: float, ink: str) -> tuple[Shape, ...]:
    """What a button does and the sestertii for it: in a line, or on a small button in two."""
    if width > 45:
        return (Text(width / 2, height / 2 + 0.5, (f"picture-{verb} n", (n,)), ink),)
    change = "earned" if verb == "sell" else "paid"
    return (
        Text(width / 2, height / 2 - 6, (f"picture-small-{verb}", ()), ink),
        Text(width / 2, height / 2 + 7, (f"picture-small-{change} n", (n,)), ink),
    )


def tall_desk(t: Table, x: float, y: float, width: float = 344) -> list[Shape]:
    """On a phone, what is asked beside the storehouse: the counter of a Mercator, 5 rows of 46, 52 apart; or goods that
    came."""
    if t.seated and t.v["asked"] == t.me and t.v["question"] == "Trade":
        return [shape for i, good in enumerate(GOODS) for shape in bench(t, good, x, y + i * (ROW + 6), width)]
    if t.seated and t.v["asked"] == t.me and t.v["question"] == "Keep":
        return arrivals(t, x, y, width, 48)
    return []


def bench(t: Table, good: str, x: float, y: float, width: float) -> list[Shape]:
    """A good in a row of its own, with two buttons that a finger can touch."""
    side, n = Side(t.lang, width), t.v["goods"][t.me].get(good, 0)
    traded = good in t.v["sold"] or good in t.v["bought"]
    shapes: list[Shape] = [Box(0, 0, width, ROW, 9, "plate-high" if traded else "plate")]
    shapes += [Use(GOOD[good], side.at(24), ROW / 2, 1.35), *times(n, side.at(54), ROW / 2)]
    bench: list[Shape] = [Group(tuple(shapes), x, y, 1, f"stall-{good}", f"good:{good}", ring=ring(width, ROW, 9))]
    half = (width - 84) / 2
    for i, verb in enumerate(("sell", "purchase")):
        left = side.at(76 + i * (half + 7)) - (half if side.turned else 0)
        bench.append(offer(verb, good, f"{verb}:{good}" in t.lit, x + left, y + 1, half, 44))
    return bench


def arrivals(t: Table, x: float, y: float, width: float, cell: float) -> list[Shape]:
    """CO-4.6 Goods that have come in and do not all fit: those that are touched are kept."""
    units = [good for good, n in t.v["keep"].items() for _ in range(n)]
    step = min(cell + 10, (width - cell) / max(1, len(units) - 1))
    left = x + (width - step * (len(units) - 1) - cell) / 2
    shapes: list[Shape] = []
    for i, good in enumerate(units):
        content = (Box(0, 0, cell, cell, 8, "medallion"), Use(GOOD[good], cell / 2, cell / 2, round(cell / 30, 2)))
        lit = f"keep:{good}" in t.lit
        place = round(left + i * step, 1)
        shapes.append(
            Group(content, place, y, 1, f"keep-{i}", f"keep:{good}", "", "shadow", "", lit, ring(cell, cell, 8))
        )
    return shapes


# ---------------------------------------------------------------- plates


def frame(t: Table, seat: int, width: float, height: float) -> list[Shape]:
    """The ground of a plate; it is ringed while its seat is at turn, by the lamp if that is the one who looks."""
    active = t.v["active"] == seat and not t.v["over"]
    inks = ["plate", *(["lamp-edge", "lamp"] if active and seat == t.me else ["turn"] if active else [])]
    return [Box(0, 0, width, height, 10, ink) for ink in inks]


def figures(t: Table, seat: int, size: float = 1) -> list[tuple[Use, str]]:
    """CO-18.3 Money, houses to build, cards in hand, and colonists in the storehouse: drawings with figures."""
    tone, (land, sea) = f"seat-{seat}", t.v["stock"][seat]
    return [
        (Use(SESTERTIUS, 0, 0, 0.82 * size), str(t.v["cash"][seat])),
        (Use(HOUSES[seat], 0, 0, 0.7 * size, tone), str(t.v["houses_left"][seat])),
        (Use(HAND, 0, 0, 0.72 * size, ink="strong"), str(t.v["hand_sizes"][seat])),
        (Use(COLONIST["land"][seat], 0, 0, 0.7 * size, tone), str(land)),
        (Use(COLONIST["sea"][seat], 0, 0, 0.7 * size, tone), str(sea)),
    ]


def row(side: Side, x: float, y: float, steps: tuple[int, ...], things: list[tuple[Use, str]]) -> list[Shape]:
    """Drawings with figures, from where reading begins, and how far it is from each to the next."""
    roomy = steps != NEAR
    shapes: list[Shape] = []
    for step, (drawing, figure) in zip(steps, things, strict=True):
        shapes.append(Group((drawing._replace(scale=round(drawing.scale, 2)),), side.at(x), y))
        shapes.append(side.text(x + (10 if roomy else 8.5), y + 0.5, figure, "small-row"))
        x += step
    return shapes


def held(t: Table, seat: int) -> list[tuple[str, Symbol]]:
    """CO-8.12, CO-14.2 Which of the Praefectus Magnus and the Concordia card a seat has."""
    cards = (("magnus", MAGNUS, t.v["magnus"]), ("concordia", CONCORDIA, t.v["concordia"]))
    return [(name, symbol) for name, symbol, holder in cards if holder == seat]


def mark(t: Table, seat: int, side: Side, x: float, y: float) -> list[Shape]:
    """CO-17.2, CO-17.8 The intermediate score of a seat, before the end of its plate."""
    if seat not in marked(t.v):
        return []
    content = (Use(MARK, 0, 0, 1.15), Text(0, 0.5, str(marked(t.v)[seat]), "token"))
    at = side.at(side.width - MARKED / 2 - 3)
    return [Group(content, round(x + at, 1), y, 1, f"mark-{seat}", f"mark:{seat}", ring=round_ring(13))]


def badges(t: Table, seat: int, side: Side, x: float, y: float, end: float) -> list[Shape]:
    """The same as small cards before this point."""
    shapes: list[Shape] = []
    for i, (name, symbol) in enumerate(held(t, seat)):
        left = side.at(end - 19 * (i + 1)) - (15 if side.turned else 0)
        shapes.append(
            Group((Use(symbol, 0, 0, 0.19),), x + left, y - 11, 1, name, f"table:{name}", ring=ring(15, 22, 3))
        )
    return shapes


def goods(t: Table, seat: int, side: Side, x: float, y: float, scale: float, room: float) -> list[Shape]:
    """CO-18.3 The goods of a seat on paper that begins here, with a figure where there are several of a type. They are
    drawn smaller where the room is short."""
    units = t.v["goods"][seat]
    if not units:
        return []
    steps = [24 * scale + (10 if n > 1 else 2) for n in units.values()]
    part, high = min(1, (room - 6) / sum(steps)), 24 * scale + 4
    wide = round(sum(steps) * part + 6, 1)
    shapes: list[Shape] = [
        Box(side.at(x) - (wide if side.turned else 0), round(y - high / 2, 1), wide, high, 6, "medallion")
    ]
    x += 4 + 12 * scale * part
    for (good, n), step in zip(units.items(), steps, strict=True):
        shapes.append(Use(GOOD[good], side.at(x), y, round(scale * part, 2)))
        if n > 1:
            shapes.append(Text(side.at(x + (12 * scale + 5) * part), y + 0.5, str(n), "token"))
        x += step * part
    return shapes


def top(t: Table, seat: int, x: float, y: float, width: float, height: float) -> list[Shape]:
    """CO-1.10, CO-11.1 The top card of a seat's pile, which a Diplomat may copy."""
    if not t.v["piles"][seat]:
        return [Box(x, y, width, height, 7, "none-yet")]
    ref = f"top:{t.v['tops'][seat]}"
    lit = seat != t.me and ref in t.lit
    content = line(t.v["piles"][seat][-1], t.tongues, width, height)
    return [Group(content, x, y, 1, f"top-{seat}", ref, lit=lit, ring=ring(width, height, 7))]


def plate(t: Table, seat: int, x: float, y: float, width: float) -> list[Shape]:
    """CO-18.3 A seat, 62 high: who it is, what it has, and the top card of its pile. From 200 wide on."""
    side, wide = Side(t.lang, width), width >= ROOMY
    steps, size = (FAR, 1.0) if wide else (NEAR, 0.88)
    end, cards = width - 2 - sum(steps), 19 * len(held(t, seat))
    room = int((end - 36 - (cards if wide else 0)) / 6.8)
    shapes = frame(t, seat, width, PLATE)
    shapes += [Use(SEATS[seat], side.at(16), 17, 0.8, f"seat-{seat}")]
    shapes += [side.text(30, 17.5, t.name(seat), "small-row", room)]
    shapes += row(side, end + 3, 17, steps, figures(t, seat, size))
    card, marks = 98.0, MARKED if seat in marked(t.v) else 0
    shapes += goods(t, seat, side, card + 12, 44, 0.66, width - card - 18 - marks - (0 if wide else cards))
    left = side.at(7) - (card if side.turned else 0)
    return [
        Group(tuple(shapes), x, y, 1, f"plate-{seat}", f"seat:{seat}", "", "shadow", ring=ring(width, PLATE, 10)),
        *top(t, seat, round(x + left, 1), y + 31, card, 26),
        *(badges(t, seat, side, x, y + 17, end - 6) if wide else badges(t, seat, side, x, y + 44, width - 6 - marks)),
        *mark(t, seat, side, x, y + 44),
    ]


def small_plate(t: Table, seat: int, x: float, y: float, height: float) -> list[Shape]:
    """CO-18.3, CO-8.12, CO-14.2 What the storehouse and the hand do not show, 44 wide: houses to build, and the cards
    that only one has."""
    side = Side(t.lang, SMALL)
    house = Use(HOUSES[seat], side.at(14), 19, 0.7, f"seat-{seat}")
    content = (*frame(t, seat, SMALL, height), house, side.text(24, 19.5, str(t.v["houses_left"][seat]), "small-row"))
    plate = Group(content, x, y, 1, f"plate-{seat}", f"houses:{seat}", "", "shadow", ring=ring(SMALL, height, 10))
    return [plate, *badges(t, seat, side, x, y + 49, SMALL - 2)]


def tall_plate(t: Table, seat: int, x: float, y: float, width: float = 344) -> list[Shape]:
    """CO-18.3 The same on a phone, 98 high, with a card that a finger can touch."""
    side, end = Side(t.lang, width), 152.0
    shapes = frame(t, seat, width, TALL_PLATE)
    shapes += [Use(SEATS[seat], side.at(20), 22, 1, f"seat-{seat}")]
    shapes += [side.text(38, 22.5, t.name(seat), "row", 13 - 3 * len(held(t, seat)))]
    shapes += row(side, end + 12, 22, TALL, figures(t, seat))
    shapes += goods(t, seat, side, 156, 68, 0.95, width - 164 - (MARKED if seat in marked(t.v) else 0))
    left = side.at(8) - (140 if side.turned else 0)
    return [
        Group(tuple(shapes), x, y, 1, f"plate-{seat}", f"seat:{seat}", "", "shadow", ring=ring(width, TALL_PLATE, 10)),
        *top(t, seat, x + left, y + 46, 140, 44),
        *badges(t, seat, side, x, y + 22, end + 2),
        *mark(t, seat, side, x, y + 68),
    ]
