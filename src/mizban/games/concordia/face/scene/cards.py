"""Cards (CO-2.11): the display with its prices, the hand of the one who looks, and the played cards."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import Final

from mizban.games.concordia.face.about import CARD
from mizban.games.concordia.face.scene.cards_for_sale import Price
from mizban.games.concordia.face.scene.drawings import FACE, GOD, SEAL
from mizban.games.concordia.face.scene.pantheon import COLUMN, standing
from mizban.games.concordia.face.scene.table import Table
from mizban.games.concordia.rules.cards import CARDS, DATA, GODS, KINDS, NUMERALS, PAYS, PAYS_MORE, SORTS
from mizban.games.concordia.rules.view import Offer
from mizban.render.glyphs import Side
from mizban.render.shapes import COIN, TICK, Box, Disc, Group, Path, Shape, Text, Use, Words, count, pile, ring
from mizban.render.texts import RIGHT_TO_LEFT
from mizban.render.tongue import named, spoken

BAND: Final = 22  # the height of a card's band
BANDS: Final = 34  # the same with two names
LEAST: Final = 30  # of what is below it, for two lines
FOOT: Final = 26  # of the part with its price
DISPLAY: Final = 92  # of a card for sale
HELD: Final = 70  # of a card in hand
GAP: Final = 9  # between two cards, with room for the lamp round them
NARROW: Final = 104  # cards less wide have no words but their name
SLIM: Final = 64  # cards less wide lie in two rows
STACK: Final = 60  # the width of the face-down stack with the Pantheon table
SMALL_STACK: Final = 0.38  # the size of the stack
PILE: Final = 120  # of the played cards beside a hand
SMALL_PILE: Final = 39  # of the top one only
CHIP: Final = 17  # a card below the top one

Tongues = tuple[str, ...]  # of one name or two


def called(name: str, tongue: str) -> str:
    """The name on a card."""
    return named(DATA["personality"][CARDS[CARD[name]].kind], tongue)


def god_of(name: str) -> str:
    """The god of a card."""
    return GODS[CARDS[CARD[name]].god]


def sort_of(name: str) -> str:
    """What a card is when it is played."""
    return SORTS[CARDS[CARD[name]].sort]


def numeral(name: str) -> str:
    """The deck of a card; "" for a starting card."""
    return NUMERALS[CARDS[CARD[name]].deck]


@lru_cache(256)
def band(width: float, height: float, corner: float = 7) -> str:
    """The path of a card's coloured head."""
    x, c = width - 1, corner - 1
    return f"M1 {height:g}V{corner:g}q0-{c:g} {c:g}-{c:g}H{x - c:g}q{c:g} 0 {c:g} {c:g}V{height:g}Z"


# ---------------------------------------------------------------- one card


@lru_cache(2048)
def face(name: str, tongues: Tongues, width: float, height: float) -> tuple[Shape, ...]:
    """A card: its name on the colour of its god, below it a second one, what it does, its god and its deck."""
    side, god, wide = Side(spoken(tongues[0]), width), god_of(name), width >= NARROW
    start, deep = 8 if wide else 6, BAND if len(tongues) == 1 else BANDS
    head: list[Shape] = [Path(band(width, deep), "arch")]
    head.append(side.text(start, BAND / 2 + 0.5, called(name, tongues[0]), "band-name" if wide else "small-band"))
    head += [side.text(start, BAND + 3, called(name, tongue), "band-second") for tongue in tongues[1:]]
    if width >= SLIM + 16:
        head.append(Use(GOD[god], side.at(width - 14), BAND / 2, 0.66))
    if wide and numeral(name):
        head.append(Text(side.at(width - 31), BAND / 2, numeral(name), "band-numeral"))
    paper = Box(0.8, 0.8, width - 1.6, height - 1.6, 7, "paper")
    return (paper, Group(tuple(head), tone=god), *(body if wide else bare)(name, tongues[0], side, deep, height))


def body(name: str, tongue: str, side: Side, head: float, height: float) -> list[Shape]:
    """Below the name: a drawing, what the card does, and its god; where room is short, the god's sign in the head will
    do."""
    middle, twice = (head + height) / 2, head != BAND
    drawing = Use(FACE[sort_of(name)], side.at(19.5), middle, 1 if twice else 1.2)
    words: Words = (f"deed-{sort_of(name)}", ())
    if height - head < LEAST:
        return [drawing, side.text(37, middle + 0.5, words, "card-deed")]
    away = 7 if twice else 9
    god = named(DATA["god"][CARDS[CARD[name]].god], tongue)
    return [
        drawing,
        side.text(37, middle - away, words, "card-deed"),
        side.text(37, middle + away + 1, god, "card-note"),
    ]


def bare(name: str, tongue: str, side: Side, head: float, height: float) -> list[Shape]:
    """The same on a narrow card: a drawing, and in the corners the god, the deck and what a Mercator pays."""
    width = side.width
    size = 1.3 if head == BAND else 1
    shapes: list[Shape] = [Use(FACE[sort_of(name)], side.at(width / 2 - 5), (head + height) / 2, size)]
    if width < SLIM + 16:
        shapes.append(Use(SEAL[god_of(name)], side.at(width - 12), height - 13, 0.72))
    if numeral(name):
        shapes.append(Text(side.at(width - 11), head + 11, numeral(name), "small-letter"))
    return [*shapes, *pay(name, side.at(11), height - 11)]


def pay(name: str, x: float, y: float) -> list[Shape]:
    """CO-10.1 What a Mercator pays."""
    if KINDS[CARDS[CARD[name]].kind] != "mercator":
        return []
    cash = PAYS if sort_of(name) == "mercator" else PAYS_MORE
    return [Use(COIN, x, y, 0.31), Text(x, y + 0.5, str(cash), "token")]


# ---------------------------------------------------------------- the display


def display(t: Table, x: float, y: float, width: float) -> list[Shape]:
    """CO-2.12, CO-2.15, CO-12.2 The seven slots from left to right, the stack and the Pantheon table: 92 high."""
    wide, shapes = round((width - STACK) / 7 - GAP, 1), list[Shape]()
    for slot, offer in enumerate(t.v["display"]):
        shapes.append(sale(t, slot, offer, round(x + slot * (wide + GAP), 1), y, wide))
    left = x + width - STACK
    shapes.append(stack(t.v["stack"], t.v["deck"], left + 1, y + 26, SMALL_STACK))
    return [*shapes, standing(t.v["seats"], t.lang, x + width - COLUMN, y, DISPLAY)]


def sale(t: Table, slot: int, offer: Offer, x: float, y: float, width: float) -> Group:
    """A card for sale with its price at the foot, and a tick if the one who looks can pay it; or an empty slot."""
    side, price, card = Side(t.lang, width), Price(t, offer), offer["card"]
    middle = DISPLAY - FOOT / 2 - 1
    lamp = ring(width, DISPLAY, 8)
    if not card:
        empty = (Box(0, 0, width, DISPLAY, 8, "slot"), *price.shapes(side, 18, middle, 0.74, width - 18))
        return Group(empty, x, y, 1, f"slot-{slot}", f"slot:{slot + 1}", ring=lamp)
    foot = Group((Path(base(width, DISPLAY, FOOT), "window"),), tone="person")
    shapes = [*face(card, t.tongues, width, DISPLAY - FOOT), foot, Box(0.8, 0.8, width - 1.6, DISPLAY - 1.6, 7, "rim")]
    shapes += price.shapes(side, 17, middle, 0.74, width - (33 if price.payable else 16))
    if price.payable:
        shapes += tick(side.at(width - 13), middle)
    lit = f"card:{card}" in t.lit
    return Group(tuple(shapes), x, y, 1, f"card-{card}", f"card:{card}", "", "shadow", lit=lit, ring=lamp)


def base(width: float, height: float, foot: float) -> str:
    """The path of a card's foot."""
    return f"M1.5 {height - foot:g}H{width - 1.5:g}V{height - 7:g}q0 6-6 6H7.5q-6 0-6-6Z"


def tick(x: float, y: float) -> list[Shape]:
    """Somebody can pay this."""
    return [Disc(x, y, 7.5, "yes-disc"), Use(TICK, x, y, 0.5, ink="yes")]


@lru_cache(256)
def stack(cards: int, numeral: str, x: float, y: float, scale: float) -> Group:
    """CO-18.2 The face-down stack: how many cards it has, and the deck of the next one."""
    wide, deep = round(80 * scale, 1), round(116 * scale, 1)
    shapes = list(pile(cards, scale)) or [Box(0, 0, wide, deep, 5, "slot")]
    if cards:
        middle = max(deep / 2, 31)  # on a small stack below how many there are
        shapes += [Disc(wide / 2, middle, 11, "disc"), Text(wide / 2, middle, numeral, "small-letter")]
        shapes.append(count(cards, wide - 13, 4))
    return Group(tuple(shapes), x, y, 1, "stack", "table:stack", "", "shadow", ring=ring(wide, deep, 6))


# ---------------------------------------------------------------- the hand


def bundles(cards: list[str]) -> list[list[str]]:
    """Cards by what they do, in the order of the personalities."""
    ordered = sorted(cards, key=lambda name: (SORTS.index(sort_of(name)), CARD[name]))
    return [list(group) for _, group in groupby(ordered, sort_of)]


def hand(t: Table, x: float, y: float, width: float) -> list[Shape]:
    """CO-1.10, CO-18.4 The hand of the one who looks, 70 high, and beside it the played cards; where there is little
    room only a drawing of the top one."""
    if not t.seated:
        return [Text(x + width / 2, y + HELD / 2, ("picture-watching", ()), "remark")]
    beside = PILE if roomy(len(bundles(t.v["hands"][t.me])), width - PILE) else SMALL_PILE
    turned = t.lang in RIGHT_TO_LEFT
    cards = fan(t, x + (beside if turned else 0), y, width - beside)
    left = x if turned else x + width - beside + GAP
    return [*cards, *(played(t, left, y, beside - GAP) if beside == PILE else small_pile(t, left, y))]


def roomy(cards: int, width: float) -> bool:
    """Whether so many cards can be read side by side, or in two rows."""
    return (width + GAP) / max(cards, 1) - GAP >= SLIM or (width + GAP) / (-(-cards // 2)) - GAP >= NARROW - 4


def fan(t: Table, x: float, y: float, width: float) -> list[Shape]:
    """The hand: alike cards on one another, and small ones in two rows if need be."""
    held = bundles(t.v["hands"][t.me])
    if not held:
        return [Text(x + width / 2, y + HELD / 2, ("picture-no-hand", ()), "remark")]
    side, across = Side(t.lang, width), len(held)
    wide = min(128.0, (width + GAP) / across - GAP)
    if wide < SLIM:
        across = -(-across // 2)
        wide = min(128.0, (width + GAP) / across - GAP)
        step = HELD / 2 + 1
        return [slip_at(t, cards, side, x, y, i, across, wide, step) for i, cards in enumerate(held)]
    return [bundle(t, cards, *place(side, x, y, i, wide), round(wide, 1), HELD) for i, cards in enumerate(held)]


def place(side: Side, x: float, y: float, i: int, wide: float) -> tuple[float, float]:
    """Where the i-th card of a row lies; the first is where reading begins."""
    left = i * (wide + GAP)
    return round(x + (side.width - left - wide if side.turned else left), 1), y


def bundle(t: Table, cards: list[str], x: float, y: float, width: float, height: float) -> Group:
    """Cards of one sort: the first, with how many there are and all their gods."""
    sort, side = sort_of(cards[0]), Side(t.lang, width)
    shapes: list[Shape] = []
    if len(cards) > 1:
        shapes.append(Box(3.5, 3.5, width - 1.6, height - 1.6, 7, "paper"))
    shapes += face(cards[0], t.tongues, width, height)
    shapes += others(cards, side, height)
    lit = f"hand:{sort}" in t.lit
    return Group(tuple(shapes), x, y, 1, f"hand-{sort}", f"hand:{sort}", "", "shadow", "", lit, ring(width, height, 8))


def others(cards: list[str], side: Side, height: float) -> list[Shape]:
    """How many alike cards there are, and on wide ones the gods of those below the first."""
    if len(cards) < 2:
        return []
    x, y, shapes = side.width - 36, height - 14.0, list[Shape]()
    for name in cards[1:3] if side.width >= NARROW else []:
        if god_of(name) != god_of(cards[0]):
            shapes.append(Use(SEAL[god_of(name)], side.at(x), y, 0.8))
            x -= 19
    return [*shapes, *times(len(cards), side.at(side.width - 12), height - 12, 9)]


def times(n: int, x: float, y: float, radius: float = 9.5) -> list[Shape]:
    """How many there are, on a small disc."""
    return [Disc(x, y, radius, "disc"), Text(x, y + 0.5, str(n), "token")]


def slip_at(
    t: Table, cards: list[str], side: Side, x: float, y: float, i: int, across: int, wide: float, step: float
) -> Group:
    """The i-th of many cards, in two rows."""
    place_x, place_y = place(side, x, y + step * (i // across), i % across, wide)
    return slip(t, cards, place_x, place_y, round(wide, 1), step - 3)


def slip(t: Table, cards: list[str], x: float, y: float, width: float, height: float) -> Group:
    """Cards of one sort as one line: a drawing, the name on the colour of the god, and how many there are."""
    side, sort = Side(t.lang, width), sort_of(cards[0])
    shapes: list[Shape] = [*line(cards[0], t.tongues, width, height)]
    if len(cards) > 1:
        shapes += times(len(cards), side.at(10.5), 10.5, 7)
    lit, lamp = f"hand:{sort}" in t.lit, ring(width, height, 7)
    return Group(tuple(shapes), x, y, 1, f"hand-{sort}", f"hand:{sort}", "", "shadow", "", lit, lamp)


@lru_cache(1024)
def line(name: str, tongues: Tongues, width: float, height: float) -> tuple[Shape, ...]:
    """A card as one line: its drawing in a window, which is small where there is little room, and its names."""
    side, god, slim = Side(spoken(tongues[0]), width), god_of(name), width < NARROW - 6
    wide = 16 if slim else height - 6
    left = side.at(3) - (wide if side.turned else 0)
    window = Group((Box(left, 3, wide, height - 6, 5, "window"),), tone="person")
    start, middle = wide + (5 if slim else 9), height / 2 + 0.5 - 6.5 * (len(tongues) - 1)
    label = side.text(start, middle, called(name, tongues[0]), "band-name" if width > 124 else "small-band")
    more = [side.text(start, middle + 13, called(name, tongue), "band-second") for tongue in tongues[1:]]
    ground = Group((Box(0.8, 0.8, width - 1.6, height - 1.6, 7, "arch"), label, *more), tone=god)
    drawing = Use(FACE[sort_of(name)], side.at(3 + wide / 2), height / 2, round((wide - 3) / 24, 2))
    coin = pay(name, side.at(9), height - 8) if slim else pay(name, side.at(width - 11), height / 2)
    return (ground, window, drawing, *coin)


# ---------------------------------------------------------------- played cards


def played(t: Table, x: float, y: float, width: float) -> list[Shape]:
    """CO-1.10 My played cards: the top one, how many there are, and those below it as small drawings."""
    cards, top = t.v["piles"][t.me], 68.0
    side = Side(t.lang, width)
    left = side.at(0) - (top if side.turned else 0)
    shapes: list[Shape] = [discard(t, t.me, x + left, y, top)]
    below = list(reversed(cards[:-1]))[:8]
    for i, name in enumerate(below):
        across, down = divmod(i, 4)
        chip_x = side.at(top + 5 + across * CHIP) - (CHIP if side.turned else 0)
        shapes.append(chip(name, round(x + chip_x, 1), y + 1 + down * CHIP))
    return shapes


def small_pile(t: Table, x: float, y: float) -> list[Shape]:
    """CO-1.10 My played cards in little room: the top one without words, on the others, and how many there are."""
    cards, wide = t.v["piles"][t.me], SMALL_PILE - GAP
    if not cards:
        return []
    below = [Box(0.8 + 2 * i, 0.8 + 2 * i, wide - 1.6, 36.4, 7, "paper") for i in range(min(len(cards) - 1, 2), 0, -1)]
    content = (*below, *small(cards[-1], wide), *times(len(cards), wide / 2, 54))
    return [Group(content, x, y, 1, f"pile-{t.me}", f"pile:{t.me}", "", "shadow", ring=ring(wide, 38, 8))]


@lru_cache(256)
def small(name: str, width: float) -> tuple[Shape, ...]:
    """A card without words: its drawing on the colour of its god."""
    ground = Group((Box(0.8, 0.8, width - 1.6, 36.4, 7, "arch"),), tone=god_of(name))
    window = Group((Box(4, 4, width - 8, 30, 5, "window"),), tone="person")
    return (ground, window, Use(FACE[sort_of(name)], width / 2, 19, 0.95), *pay(name, width - 9, 31))


@lru_cache(1024)
def chip(name: str, x: float, y: float) -> Group:
    """A played card below others."""
    size = CHIP - 2
    content = (Box(0, 0, size, size, 4, "medallion"), Use(FACE[sort_of(name)], size / 2, size / 2, 0.5))
    return Group(content, x, y, 1, "", f"card:{name}", ring=ring(size, size, 4))


def discard(t: Table, seat: int, x: float, y: float, width: float, height: float = HELD) -> Group:
    """CO-1.10 The played cards of a seat: the top one, and how many there are."""
    cards, n = t.v["piles"][seat], t.v["pile_sizes"][seat]
    shapes: list[Shape] = [Box(1, 1, width - 2, height - 2, 7, "slot")]
    if cards:
        depth, deep = range(min(n - 1, 2), 0, -1), BANDS if t.second else BAND
        shapes = [Box(0.8 + 2 * i, 0.8 + 2 * i, width - 1.6, height - 1.6, 7, "paper") for i in depth]
        shapes += [*face(cards[-1], t.tongues, width, height), *times(n, Side(t.lang, width).at(11), deep + 12)]
    else:
        shapes.append(Text(width / 2, height / 2, ("picture-no-played", ()), "remark"))
    return Group(tuple(shapes), x, y, 1, f"pile-{seat}", f"pile:{seat}", "", "shadow", ring=ring(width, height, 8))
