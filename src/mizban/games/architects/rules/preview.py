"""What a worker placed somewhere would bring a seat now, for those who look at the table."""

from __future__ import annotations

from mizban.core.packed import i64, vec
from mizban.games.architects.rules.cards import (
    CAROLINE,
    COLLECTORS,
    CONSPIRATORS,
    GOODS,
    GUARDHOUSE,
    ILLUSIONISTS,
    MARKET_LARGE,
    MARKET_LOSS,
    MARKET_SMALL,
    OVERSEERS,
    PICKPOCKETS,
    PRINTED,
    PUPIL_GAIN,
    PUPILS,
    STAND_LOSS,
    STOREHOUSE,
    SWINDLERS,
    THIEVES,
    THINGS,
    TOWN,
    WIDTH,
    WORKSHOP,
    count,
)
from mizban.games.architects.rules.gathering import brought
from mizban.games.architects.rules.market import GOODS_LARGE, GOODS_SMALL, LOOKING, SPACE, fee
from mizban.games.architects.rules.state import (
    AT_DRAW,
    AT_GUARDHOUSE,
    AT_HIRE,
    AT_LARGE,
    AT_SILVERSMITH,
    AT_SMALL,
    AT_STAND,
    AT_STOREHOUSE,
    AT_TOWN,
    NOBODY,
    Architects,
)
from mizban.games.architects.rules.turns import CIRCLE, GATHERED
from mizban.games.architects.rules.workshop import hire_price


def placed(s: Architects, seat: i64, placing: i64) -> dict[str, int]:
    """AW-4.1 to AW-9.8, AW-22.3 What a worker placed there now would bring: goods, "virtue" and "building_card",
    negative where they are paid or lost; "actions" is how many trades, captures or actions there would be, "spared"
    the silver that Conspirators save."""
    found: dict[str, int] = {}
    if placing <= AT_SILVERSMITH:
        location, good = CIRCLE[placing], GATHERED[placing]
        found[GOODS[good]] = brought(location, good, s.at(location, seat) + 1)
        add(found, s.hired[seat] & COLLECTORS[location], PUPIL_GAIN)
    elif placing == AT_STOREHOUSE:
        found["actions"] = s.at(STOREHOUSE, seat) + 1 + count(s.hired[seat] & OVERSEERS)
    elif placing == AT_HIRE:
        found["silver"] = -hire_price(s, seat)
    elif placing == AT_DRAW:
        found["building_card"] = min(len(s.pile), 1 + (s.at(WORKSHOP, seat) + 1) // 2)
    elif placing == AT_TOWN:
        found["actions"] = s.at(TOWN, seat) + 1
        found["spared"] = count(s.hired[seat] & CONSPIRATORS)
    elif placing == AT_STAND:
        found["silver"] = s.tax
        found["virtue"] = -max(0, STAND_LOSS - count(s.hired[seat] & THIEVES))
        add(found, s.hired[seat] & PICKPOCKETS, PUPIL_GAIN)
    elif AT_SMALL <= placing <= AT_LARGE:
        bargained(s, seat, placing - AT_SMALL, found)
    elif placing == AT_GUARDHOUSE:
        found["actions"] = s.at(GUARDHOUSE, seat) + 1
    return {name: n for name, n in found.items() if n}


def bargained(s: Architects, seat: i64, what: i64, found: dict[str, int]) -> None:
    """AW-9.2 to AW-9.8, AW-20.7 The same for the Black Market."""
    space = SPACE[what]
    found["silver"] = -fee(s, seat, space)
    found["virtue"] = 0 if s.hired[seat] & ILLUSIONISTS else -MARKET_LOSS[space]
    if what == GOODS_SMALL:
        row(found, MARKET_SMALL, s.small() if s.small() != NOBODY else PRINTED)
    elif what == GOODS_LARGE:
        row(found, MARKET_LARGE, s.large() if s.large() != NOBODY else PRINTED)
    add(found, s.hired[seat] & SWINDLERS, PUPIL_GAIN)
    cards = (1 if what == LOOKING else 0) + (1 if s.is_board(seat, CAROLINE) else 0)
    found["building_card"] = min(len(s.pile), cards)


def row(found: dict[str, int], table: vec[i64], number: i64) -> None:
    """Adds what a row of a table gives."""
    for i in range(WIDTH):
        if table[number * WIDTH + i]:
            found[THINGS[i]] = found.get(THINGS[i], 0) + table[number * WIDTH + i]


def add(found: dict[str, int], cards: i64, table: vec[i64]) -> None:
    """Adds what each apprentice of a set gives."""
    for card in range(PUPILS):
        if cards >> card & 1:
            row(found, table, card)
