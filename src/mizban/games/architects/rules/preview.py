"""What a worker placed somewhere would bring a seat now, for those who look at the table."""

from __future__ import annotations

from mizban.core.bits import count
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
    CIRCLE,
    GATHERED,
    NOBODY,
    Architects,
)
from mizban.games.architects.rules.workshop import hire_price


def placed(s: Architects, seat: i64, placing: i64) -> dict[str, int]:
    """AW-4.1 to AW-9.8, AW-22.3 What a worker placed there now would bring: goods, "virtue" and "building_card",
    negative where they are paid or lost; "actions" is how many trades, captures or actions there would be, "spared"
    the silver that Conspirators save."""
    brings: dict[str, int] = {}
    if placing <= AT_SILVERSMITH:
        location, good = CIRCLE[placing], GATHERED[placing]
        brings[GOODS[good]] = brought(location, good, s.at(location, seat) + 1)
        add(brings, s.hired[seat] & COLLECTORS[location], PUPIL_GAIN)
    elif placing == AT_STOREHOUSE:
        brings["actions"] = s.at(STOREHOUSE, seat) + 1 + count(s.hired[seat] & OVERSEERS)
    elif placing == AT_HIRE:
        brings["silver"] = -hire_price(s, seat)
    elif placing == AT_DRAW:
        brings["building_card"] = min(len(s.pile), 1 + (s.at(WORKSHOP, seat) + 1) // 2)
    elif placing == AT_TOWN:
        brings["actions"] = s.at(TOWN, seat) + 1
        brings["spared"] = count(s.hired[seat] & CONSPIRATORS)
    elif placing == AT_STAND:
        brings["silver"] = s.tax
        brings["virtue"] = -max(0, STAND_LOSS - count(s.hired[seat] & THIEVES))
        add(brings, s.hired[seat] & PICKPOCKETS, PUPIL_GAIN)
    elif AT_SMALL <= placing <= AT_LARGE:
        bargained(s, seat, placing - AT_SMALL, brings)
    elif placing == AT_GUARDHOUSE:
        brings["actions"] = s.at(GUARDHOUSE, seat) + 1
    return {name: n for name, n in brings.items() if n}


def bargained(s: Architects, seat: i64, what: i64, brings: dict[str, int]) -> None:
    """AW-9.2 to AW-9.8, AW-20.7 The same for the Black Market."""
    space = SPACE[what]
    brings["silver"] = -fee(s, seat, space)
    brings["virtue"] = 0 if s.hired[seat] & ILLUSIONISTS else -MARKET_LOSS[space]
    if what == GOODS_SMALL:
        row(brings, MARKET_SMALL, s.small() if s.small() != NOBODY else PRINTED)
    elif what == GOODS_LARGE:
        row(brings, MARKET_LARGE, s.large() if s.large() != NOBODY else PRINTED)
    add(brings, s.hired[seat] & SWINDLERS, PUPIL_GAIN)
    cards = (1 if what == LOOKING else 0) + (1 if s.is_board(seat, CAROLINE) else 0)
    brings["building_card"] = min(len(s.pile), cards)


def row(brings: dict[str, int], table: vec[i64], number: i64) -> None:
    """Adds what a row of a table gives."""
    for i in range(WIDTH):
        if table[number * WIDTH + i]:
            brings[THINGS[i]] = brings.get(THINGS[i], 0) + table[number * WIDTH + i]


def add(brings: dict[str, int], cards: i64, table: vec[i64]) -> None:
    """Adds what each apprentice of a set gives."""
    for card in range(PUPILS):
        if cards >> card & 1:
            row(brings, table, card)
